"""The course of a game: its positions as the fold of its log.

One shape for whoever plays a game on: a local game, a table on a server, a replay. Each step changes the position and
gives the log entry that says so; playing the entries of a log again gives the same positions.
"""

from __future__ import annotations

import hashlib
from collections.abc import Callable, Iterable
from typing import Any, Literal

import msgspec

from tablee.core.chance import Keyed, Scripted
from tablee.core.events import EventLog, Events
from tablee.core.position import CLOCK_RAN_OUT, LEFT_TO_THE_TABLE, NOBODY, RESIGNED
from tablee.core.rulebook import Rulebook
from tablee.core.texts import Complaint
from tablee.core.view import View

Kind = Literal["new", "move", "undo", "resign", "clock", "bot", "rules"]

ChanceOfPly = Callable[[int, int], Keyed | Scripted]
"""The chance of a ply (and epoch)."""


class Entry(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True, gc=False):
    """One step of the log; `digest` is that of the position after it.

    `ply` counts the entries that changed the position, set-up first (0), and goes back with an undo; `seq` counts all.
    `undo` goes back to the position after ply `to`; if that crossed a revelation (`crossing`) new dice follow.
    `bot` seats a bot of the given name, or the owner again if the name is empty. `rules` leaves out every entry from
    `since` up to itself: they were played under older rules, and the present ones lead elsewhere. The last three say how
    the entry came about, not what it does: who decided if not the seat's owner (`bot`, `clock`, `order`, `auto`), when,
    and the id that the client gave it.
    """

    seq: int
    kind: Kind
    ply: int
    digest: str
    seat: int | None = None
    do: str | None = None
    to: int | None = None
    crossing: bool = False
    name: str | None = None
    draws: tuple[tuple[int, int], ...] = ()
    since: int | None = None
    by: str | None = None
    at: int | None = None
    id: str | None = None


def left_out(log: Iterable[Entry]) -> set[int]:
    """The numbers of the entries that later ones have left out."""
    restarts = (entry for entry in log if entry.kind == "rules" and entry.since is not None)
    return {seq for entry in restarts for seq in range(entry.since or 0, entry.seq)}


class WrongStep(Complaint):
    """A step that no game can take here: a wrong seat, an undo of nothing."""


_seen: tuple[bytes, Any, Any] = (b"", None, None)
"""The image looked at last, of whichever course, its box, and what all its viewers see alike: they look one after another."""


class Course:
    """Positions, and the log that led to them."""

    def __init__(self, book: Rulebook, box: Any, chance: ChanceOfPly, start: str = "") -> None:
        self.book = book
        self.box = box
        self.chance = chance
        self.start = start
        """The position it starts from, as text, if not with the set-up."""
        self.epoch = 0
        self.log: list[Entry] = []
        self.events = EventLog()
        """What happened at each entry of the log."""
        self.images: list[bytes] = []
        """The image of the position after each entry of the log."""
        self._present: tuple[bytes, Any] = (b"", None)
        """The image of the present position, and the position once somebody asked for it: one pair, since threads read it."""
        self.past: list[bytes] = []
        """The image of the position after each ply, up to the present one: a tenth of the objects' memory."""
        self.causes: list[Entry] = []
        """The entry that led to each of these positions."""

    def position(self, ply: int) -> Any:
        """The position after a ply."""
        return self.book.State.from_bytes(self.past[ply])

    @property
    def state(self) -> Any:
        """The present position, None before the start; a step puts another in its place and leaves this one as it was."""
        image, state = self._present
        if state is None and self.past:
            state = self.book.State.from_bytes(image)
            self._present = (image, state)
        return state

    def read(self, image: bytes) -> Any:
        """The position of an image, to be looked at only."""
        present, state = self._present
        return state if image is present and state is not None else self.book.State.from_bytes(image)

    def view(self, image: bytes, viewer: int) -> View:
        """The position of an image as a viewer sees it; what all see alike is put together once for all of them."""
        global _seen
        state = self.read(image)
        seen = _seen
        if seen[0] is not image or seen[1] is not self.box:
            _seen = seen = (image, self.box, self.book.everybodys(self.box, state))
        return self.book.view(self.box, state, viewer, seen[2])

    def copy(self) -> Course:
        """An independent course from here on."""
        twin = Course(self.book, self.box, self.chance, self.start)
        twin.epoch = self.epoch
        twin._present = self._present
        twin.log, twin.events, twin.images = list(self.log), self.events.copy(), list(self.images)
        twin.past, twin.causes = list(self.past), list(self.causes)
        return twin

    def begin(self) -> Entry:
        """Set the game up, or start from the given position."""
        if self.past:
            raise WrongStep("step-begun")
        return self._set_up("new")

    def _set_up(self, kind: Kind, **what: Any) -> Entry:
        chance = self.chance(0, self.epoch)
        if self.start:
            state, events = self.book.read_position(self.box, self.start), Events()
            if not state.over and not self.book.actions(self.box, state):
                raise WrongStep("step-stuck")
        else:
            state, events = self.book.start(self.box, chance)
        return self._reach(state, kind, events, chance, **what)

    def move(self, action: int, seat: int | None = None) -> Entry:
        """Play a legal action; raises Refused, and changes nothing, if the rules forbid it."""
        actor = self.state.actor
        if seat is not None and seat != actor:
            raise WrongStep("step-seat")
        self.book.check(self.box, self.state, action)
        said = self.book.to_text(self.box, self.state, action)
        state = self.state.copy()
        chance = self.chance(len(self.past), self.epoch)
        events = Events()
        self.book.apply(self.box, state, action, chance, events)
        return self._reach(state, "move", events, chance, seat=actor, do=said)

    def outside(self, kind: Literal["resign", "clock"], seat: int | None = None) -> Entry | None:
        """A resignation or the game's clock running out; None if the rules leave it to the table, or the game is over."""
        if kind == "resign" and (seat is None or not 0 <= seat < self.box.players):
            raise WrongStep("step-seat")
        if self.state.over:
            return None
        state = self.state.copy()
        chance = self.chance(len(self.past), self.epoch)
        events = Events()
        what = RESIGNED if kind == "resign" else CLOCK_RAN_OUT
        who = NOBODY if seat is None else seat
        if self.book.outside(self.box, state, who, what, chance, events) == LEFT_TO_THE_TABLE:
            return None
        return self._reach(state, kind, events, chance, seat=seat)

    def reveals(self, ply: int) -> bool:
        """Whether the step that led to the position after `ply` showed somebody something or passed the decision on."""
        cause = self.causes[ply]
        if cause.kind != "move" or cause.draws:
            return True
        before, after = self.position(ply - 1), self.position(ply)
        if after.actor != before.actor:
            return True
        return any(event.kind in self.book.revealing for event in self.events[cause.seq - 1])

    def crosses(self, to: int) -> bool:
        """Whether going back to the position after ply `to` takes back something that was revealed."""
        return any(self.reveals(ply) for ply in range(to + 1, len(self.past)))

    def undo(self, to: int, *, crossing: bool, seat: int | None = None) -> Entry:
        """Go back to the position after ply `to`, as `seat` wished; new dice follow if that crosses a revelation."""
        if not 0 <= to < len(self.past) - 1:
            raise WrongStep("undo-nothing")
        if seat is not None and not 0 <= seat < self.box.players:
            raise WrongStep("step-seat")
        del self.past[to + 1 :]
        del self.causes[to + 1 :]
        self._present = (self.past[-1], None)
        self.epoch += crossing
        return self._note("undo", Events(), seat=seat, to=to, crossing=crossing)

    def seat_bot(self, seat: int, name: str) -> Entry:
        """A bot takes a seat, or with an empty name its owner returns; the position stays."""
        return self._note("bot", Events(), seat=seat, name=name)

    def pass_over(self, entry: Entry) -> None:
        """Take in an entry that a later one leaves out: it stays in the log, and nothing comes of it but its dice."""
        self.epoch += entry.crossing or entry.kind == "rules"
        self.log.append(entry)
        self.events.append(Events())
        self.images.append(self.past[-1] if self.past else b"")

    def under_new_rules(self, since: int) -> Entry:
        """Go on without the entries from `since` on, which were passed over; nobody may know the dice to come."""
        if not 1 <= since <= len(self.log):
            raise WrongStep("step-since")
        self.epoch += 1
        return self._note("rules", Events(), since=since) if self.past else self._set_up("rules", since=since)

    def again(self, entry: Entry) -> Entry | None:
        """Play a recorded entry again; the entry that comes of it, None if the rules know nothing of it."""
        if entry.kind == "new":
            return self.begin()
        if entry.kind == "move":
            action = self.book.read_action(self.box, self.state, entry.do or "")
            return self.move(action, NOBODY if entry.seat is None else entry.seat)
        if entry.kind == "undo":
            to = entry.to if entry.to is not None and 0 <= entry.to < len(self.past) else len(self.past)
            return self.undo(to, crossing=self.crosses(to), seat=entry.seat)
        if entry.kind == "clock":
            return self.outside("clock")
        if entry.kind == "rules":
            return self.under_new_rules(entry.since or 0)
        if entry.seat is None or not 0 <= entry.seat < self.box.players:
            raise WrongStep("step-seat")
        if entry.kind == "resign":
            return self.outside("resign", entry.seat)
        return self.seat_bot(entry.seat, entry.name or "")

    def _reach(self, state: Any, kind: Kind, events: Events, chance: Keyed | Scripted, **what: Any) -> Entry:
        """A new position, and the entry that led to it."""
        if isinstance(chance, Scripted):
            chance.finish()
        self.past.append(state.to_bytes())
        self._present = (self.past[-1], state)
        entry = self._note(kind, events, draws=tuple(chance.draws), **what)
        self.causes.append(entry)
        return entry

    def _note(self, kind: Kind, events: Events, **what: Any) -> Entry:
        ply = len(self.past) - 1
        digest = hashlib.sha256(self.past[-1]).hexdigest()
        entry = Entry(seq=len(self.log) + 1, kind=kind, ply=ply, digest=digest, **what)
        self.log.append(entry)
        self.events.append(events)
        self.images.append(self.past[-1])
        return entry
