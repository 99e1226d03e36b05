"""A table's sheet: what was agreed, who sits where, and what is under way beside the game itself.

The sheet and the game's log are all there is of a table; both are plain data, so any node can serve any table. Times are
milliseconds since 1970, given by the caller: nothing here looks at a clock.
"""

from __future__ import annotations

from typing import Literal

import msgspec

from tablee.core.options import Value
from tablee.core.record import Header, Result
from tablee.core.view import Told

Status = Literal["open", "opening", "running", "over", "closed"]
PaceKind = Literal["none", "move", "game"]
VoteKind = Literal["undo", "end", "pace", "open", "resume"]

DAY = 24 * 60 * 60 * 1000
CORRESPONDENCE = DAY // 2
"""A pace that gives this long for a move is by correspondence: nobody is expected to stay."""


class Pace(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Clock rules: none, so long for each turn, or so long for the game with an increment for each turn.

    A turn is what a seat decides until the decision passes on. A limit for each single decision would be none at all:
    whoever decides and takes it back would start it anew.
    """

    kind: PaceKind = "none"
    seconds: int = 0
    increment: int = 0

    @property
    def by_correspondence(self) -> bool:
        """Whether players come and go as they like."""
        return self.kind == "move" and self.seconds * 1000 >= CORRESPONDENCE


NO_CLOCK = Pace()


class Tempo(msgspec.Struct, frozen=True):
    """Pauses in milliseconds that the house keeps: before any answer to a reaction is shown, whoever gives it, so that its
    timing tells nothing; before any other decision of a bot, so that people can follow (none if its last one showed
    them nothing); and before somebody who does not look is told that it is their turn, by correspondence (slow) or else (live).
    """

    reaction: int = 2_000
    bot: int = 700
    notice_live: int = 20_000
    notice_slow: int = 120_000


TEMPO = Tempo()


class Seat(msgspec.Struct, forbid_unknown_fields=True, omit_defaults=True):
    """One seat: its owner or its bot, and how they stand.

    A seat belongs to a person's session, so there is no token that could be passed on. `stand_in` is the bot that plays
    while the owner is away. `at` is the node whose connection the owner was last seen at, where there are several nodes;
    only that node can say that they have gone. `orders` are standing orders: the choice to make at a decision point, unasked.
    """

    person: str | None = None
    bot: str | None = None
    ready: bool = False
    promise: str | None = None
    entropy: str | None = None
    stand_in: str | None = None
    resigned: bool = False
    missed: int = 0
    away_since: int | None = None
    at: str = ""
    clock: int | None = None
    orders: dict[str, str] = {}
    unseen: int | None = None
    """Since when the owner has not looked at the table, gone or on another page; None while they do."""

    @property
    def is_free(self) -> bool:
        """Whether somebody can sit down here."""
        return self.person is None and self.bot is None

    @property
    def player(self) -> str | None:
        """The bot that decides for this seat now, None where a person does."""
        return self.bot or self.stand_in


class Vote(msgspec.Struct, forbid_unknown_fields=True, omit_defaults=True):
    """Something that needs the consent of every person at the table; `seen` is what an undo would take back."""

    kind: VoteKind
    seat: int
    yes: list[int]
    to: int = 0
    pace: Pace | None = None
    seen: list[Told] = []


class Paused(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The installed rules, of this version, do not follow the log from this entry on; since when nothing has gone on."""

    entry: int
    rules: int
    since: int


class Sheet(msgspec.Struct, forbid_unknown_fields=True, omit_defaults=True):
    """Everything of a table but its secret and its log."""

    id: str
    game: str
    rules: int
    edition: str
    edition_hash: str
    options: dict[str, Value]
    seats: list[Seat]
    pace: Pace
    host: str
    created: int
    status: Status = "open"
    public: bool = False
    rated: bool = False
    hot_seat: bool = False
    coach: bool = False
    """Whether players may ask the coach while they play."""
    commitment: str = ""
    started: int | None = None
    ended: int | None = None
    header: Header | None = None
    """What the game is played under, fixed when it is opened."""
    actor: int | None = None
    """The seat that must decide, for lists of tables."""
    turn_since: int = 0
    """Since when the actor has been deciding: the clock runs from here."""
    asked: int = 0
    """When the present decision was asked for. Nobody is told: several in a row may be a secret."""
    vote: Vote | None = None
    paused: Paused | None = None
    """Set while the players must choose what becomes of a game that other rules would have led elsewhere."""
    halted: int = 0
    """Milliseconds of such pauses that are over: the game's own clock does not count them."""
    result: Result | None = None
    """How the game ended, so that it is known whatever becomes of the rules."""
    start: str = ""
    """The position the game starts from, as text, if it does not start with the set-up."""
    origin: str = ""
    """Where that position comes from: "table version", and "redealt" if its hidden part was dealt anew."""
    next_table: str | None = None
    """The rematch."""
    opened: bool = False
    """Whether everybody has agreed to open the secret of a game that ended without a result."""
    told: int = 0
    """The turn, by its `turn_since`, that whoever must decide was last told of from afar."""
    sight: bool = False
    """Whether this is no game of its own, but shows a file of what one viewer saw of another."""

    def people(self) -> set[str]:
        """Everybody who owns a seat."""
        return {seat.person for seat in self.seats if seat.person is not None}

    def seats_of(self, person: str) -> list[int]:
        """The seats that a person owns."""
        return [number for number, seat in enumerate(self.seats) if seat.person == person]

    @property
    def is_open_to_all(self) -> bool:
        """Whether everything may be seen: the game has ended with a result, or all have agreed."""
        return self.status == "over" or (self.status == "closed" and self.opened)

    def waits_for(self, person: str) -> bool:
        """Whether it is for this person to decide."""
        return self.actor is not None and self.seats[self.actor].person == person and not self.seats[self.actor].player

    def keeps_waiting(self, person: str) -> bool:
        """Whether other people wait for this person to decide."""
        return self.waits_for(person) and not self.hot_seat and len(self.people()) > 1

    def unaware(self) -> str | None:
        """Who keeps others waiting and has not looked since the decision came to them; None if nobody is."""
        seat = self.seats[self.actor] if self.actor is not None else Seat()
        if seat.person is None or seat.unseen is None or seat.unseen > self.turn_since:
            return None
        return seat.person if self.keeps_waiting(seat.person) else None

    def voters(self, kind: VoteKind) -> list[int]:
        """The seats whose consent a vote needs: those held by a person.

        Who is away does not keep the others from ending a game or changing its clock, rated games excepted; but nothing
        that an absent player has seen or done is taken back unasked. What everybody held is opened only if all agree, also
        those who left.
        """
        if kind == "open":
            return [number for number, seat in enumerate(self.seats) if seat.person]
        waits = self.rated or kind == "undo"
        return [
            number
            for number, seat in enumerate(self.seats)
            if seat.person and not seat.resigned and (waits or not seat.stand_in or self._waits_in_pause(seat))
        ]

    def _waits_in_pause(self, seat: Seat) -> bool:
        """Whether somebody is here whose seat is theirs again only when the game goes on."""
        return self.paused is not None and seat.away_since is None


class Job(msgspec.Struct, frozen=True):
    """Something to be done later by whichever node comes first. There is one job of a kind and key for a table."""

    kind: Literal["opening", "bot", "order", "clock", "grace", "bell", "notice"]
    due: int
    key: str = ""


class Notice(msgspec.Struct, frozen=True):
    """Somebody who is to be told that it is their turn; `turn` is its `turn_since`."""

    person: str
    turn: int


class Change(msgspec.Struct):
    """What one step does to a table: applied whole or not at all, and only if `revision` is still the table's.

    `entries` is how many entries of the log are new. `jobs` replace all jobs of the table. `spent` is the job (id and
    lease) that this change carries out: if its lease has run out, nothing is applied. `notices` are to be sent.
    """

    table: str
    revision: int
    sheet: Sheet
    entries: int = 0
    jobs: list[Job] = []
    spent: tuple[int, str] | None = None
    notices: list[Notice] = []
