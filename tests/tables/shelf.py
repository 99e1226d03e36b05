"""A shelf for one table: keeps of it only what a store would, as bytes, and checks every change against that."""

from __future__ import annotations

import hashlib
from collections.abc import Callable
from typing import Any

import msgspec

from tablee.core import fairness
from tablee.core.chance import Fast
from tablee.core.course import Entry
from tablee.core.events import SPECTATOR
from tablee.core.rulebook import Rulebook
from tablee.games import rulebook
from tablee.tables import seating
from tablee.tables.sheet import Change, Job, Sheet
from tablee.tables.table import Table

START = 1_700_000_000_000
PEOPLE = ("anna", "bert", "cora", "dora", "emil", "fritz")
OFFLINE = rulebook("offline")

Step = Callable[[Table, int], Change | None]


class Shelf:
    """One table and the time. Nothing passes but through `do`, which keeps what is committed."""

    def __init__(
        self, book: Rulebook = OFFLINE, players: int = 2, *, secret: str = "secret", start: str = "", **agreed: Any
    ) -> None:
        self.now = START
        self.book = book
        sheet = seating.new_sheet(book, book.edition, players, PEOPLE[0], self.now, **agreed)
        sheet.id, sheet.start = "table", start
        self.secret = hashlib.sha256(secret.encode()).digest()
        self.table = Table(sheet, self.secret, 0, [], book, book.edition)
        self.revision = 0
        self.sheet = msgspec.json.encode(sheet)
        self.log: list[bytes] = []
        self.jobs: list[Job] = []

    def do(self, step: Step, after: int = 0) -> Change | None:
        """Take a step, `after` milliseconds later; what the change does not carry is lost."""
        self.now += after
        change = step(self.table, self.now)
        if change is None:
            assert msgspec.json.encode(self.table.sheet) == self.sheet
            return None
        log = [*self.table.course.log, *self.table.beyond]
        assert (change.table, change.revision) == ("table", self.revision)
        assert len(self.log) + change.entries == len(log)
        self.log += [msgspec.json.encode(entry) for entry in log[len(self.log) :]]
        self.revision += 1
        self.sheet = msgspec.json.encode(change.sheet)
        self.jobs = change.jobs
        return change

    def fresh(self) -> Table:
        """The table as another node would have it."""
        sheet = msgspec.json.decode(self.sheet, type=Sheet)
        log = [msgspec.json.decode(entry, type=Entry) for entry in self.log]
        table = Table(sheet, self.secret, self.revision, log, self.book, self.book.edition)
        table.pauses = self.table.pauses
        return table

    def move_to_another_node(self) -> None:
        """Go on with what was kept."""
        self.table = self.fresh()

    # Short ways to say what tests say often

    def seat(self, *bots: int, promised: bool = False) -> Shelf:
        """Everybody sits down and is ready; the seats named are bots'."""
        for number in range(len(self.table.sheet.seats)):
            if number in bots:
                self.do(lambda table, now, number=number: seating.seat_bot(table, PEOPLE[0], number, "greedy", now))
            else:
                promise = fairness.entropy_commitment(entropy(number)).hex() if promised else None
                person = PEOPLE[0] if self.table.sheet.hot_seat else PEOPLE[number]
                self.do(lambda table, now, n=number, who=person, what=promise: seating.sit(table, who, n, what, now))
        for person in sorted(self.table.sheet.people()):
            self.do(lambda table, now, person=person: seating.ready(table, person, True, now))
        return self

    def play(self, do: int | str | None = None, after: int = 0, **how: Any) -> Change:
        """The actor plays, its first choice unless told."""
        actor = self.actor
        chosen = self.choices[0] if do is None else do
        change = self.do(lambda table, now: table.play(actor, chosen, now, **how), after)
        assert change is not None
        return change

    def play_on(self, plies: int, seed: int = 1, after: int = 0) -> Shelf:
        """So many random decisions, fewer if the game ends."""
        chance = Fast(seed)
        for _ in range(plies):
            if self.table.actor is None:
                break
            self.play(self.choices[chance.below(len(self.choices))], after)
        return self

    def play_until_the_table_plays(self) -> int:
        """Random decisions until the table plays a single choice before the end; the seat that decided before it."""
        chance = Fast(3)
        while self.table.actor is not None:
            actor = self.actor
            self.play(self.choices[chance.below(len(self.choices))])
            if self.table.course.log[-1].by == "auto" and self.table.actor not in (actor, None):
                return actor
        raise AssertionError("the table never played a single choice")

    def undo(self, seat: int, after: int = 0) -> Change | None:
        return self.do(lambda table, now: table.undo(seat, now), after)

    @property
    def actor(self) -> int:
        assert self.table.actor is not None
        return self.table.actor

    @property
    def choices(self) -> list[int]:
        return self.book.actions(self.table.box, self.table.state)

    @property
    def point(self) -> str:
        return self.book.points[self.table.state.point]

    def kinds(self) -> list[str]:
        """What must happen by itself."""
        return [job.kind for job in self.jobs]

    def job(self, kind: str) -> Job:
        return next(job for job in self.jobs if job.kind == kind)


def entropy(seat: int) -> bytes:
    """What the client at a seat has up its sleeve."""
    return hashlib.sha256(f"entropy {seat}".encode()).digest()


def viewers(table: Table) -> tuple[int, ...]:
    return (*range(len(table.sheet.seats)), SPECTATOR)


def sent(table: Table, viewer: int) -> list[bytes]:
    """Every frame of a viewer since the start, as it was sent."""
    return [frame.message() for frame in table.frames(viewer)]
