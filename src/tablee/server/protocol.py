"""What clients and the server say to each other at a table, over one WebSocket; and what else is shown of tables.

Every message is a JSON object with a `type`. A client's message carries an `id` of its own making (up to 40 characters);
the answer (`done` or `refused`) carries it too, and sending the same message again returns the first answer. Views come
whole, with the events since the version before; each viewer has version numbers of its own. The types of the page are
generated from this module.
"""

from __future__ import annotations

from typing import Annotated, Any, Literal

import msgspec
from msgspec import Meta

from tablee.coach import Chances, Hint, Review
from tablee.core.options import Value
from tablee.core.record import Result
from tablee.core.view import Told, View
from tablee.tables.sheet import Pace, Status, VoteKind

PROTOCOL = 1
PHRASES = ("hello", "good-luck", "well-played", "thanks", "sorry", "your-turn", "one-moment", "rematch")
"""Quick phrases that everybody reads in their own language."""

Id = Annotated[str, Meta(min_length=1, max_length=40)]
Text = Annotated[str, Meta(min_length=1, max_length=300)]
Name = Annotated[str, Meta(min_length=1, max_length=30)]
SeatNumber = Annotated[int, Meta(ge=0, le=15)]
Hex32 = Annotated[str, Meta(pattern="^[0-9a-f]{64}$")]


class _Said(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag_field="type"):
    id: Id


# From a client


class Play(_Said, frozen=True, tag="play"):
    """A decision, made on the view with this version."""

    version: int
    do: dict[str, Any] | str


class Look(_Said, frozen=True, tag="look"):
    """What would this decision do? Answered by a preview, or by the reason why it is not allowed; nothing changes."""

    do: dict[str, Any] | str


class Undo(_Said, frozen=True, tag="undo"):
    """Take back my last decision, or ask the others whether I may."""


class Resign(_Said, frozen=True, tag="resign"):
    """Leave the game for good."""


class Propose(_Said, frozen=True, tag="propose"):
    """Ask everybody to end the game, to go on under another clock, to go on after a pause, or to open the secret of a game
    without a result.
    """

    what: Literal["end", "pace", "open", "resume"]
    pace: Pace | None = None


class Answer(_Said, frozen=True, tag="answer"):
    """My answer to what was asked of everybody."""

    yes: bool


class Order(_Said, frozen=True, tag="order"):
    """A standing order for a decision point; without a choice it is withdrawn."""

    point: Annotated[str, Meta(max_length=40)]
    choice: Annotated[str, Meta(max_length=40)] | None = None


class Ready(_Said, frozen=True, tag="ready"):
    """I am ready to start, or not yet after all. Once the game runs: I take my seat back from the bot that holds it."""

    ready: bool = True


class Promise(_Said, frozen=True, tag="promise"):
    """SHA-256 of my entropy, for all my seats, before the start; it takes the place of an earlier one."""

    promise: Hex32


class Open(_Said, frozen=True, tag="open"):
    """The entropy that I promised."""

    entropy: Hex32


class Say(_Said, frozen=True, tag="say"):
    """Chat: a text, or the name of a quick phrase."""

    text: Text | None = None
    phrase: Literal[PHRASES] | None = None  # type: ignore[valid-type]


class Show(_Said, frozen=True, tag="show"):
    """Hot seat: the owner of this seat holds the device and wants to see it; without a seat, cover everything."""

    seat: SeatNumber | None = None


class Watch(_Said, frozen=True, tag="watch"):
    """Whether anybody looks at this page: who does not can be told by other ways that it is their turn."""

    watching: bool = True


class Ping(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag_field="type", tag="ping"):
    """I am here and have this version; a mismatch brings the present view."""

    version: int


FromClient = Play | Look | Undo | Resign | Propose | Answer | Order | Ready | Promise | Open | Say | Show | Watch | Ping


# From the server


class SeatInfo(msgspec.Struct, frozen=True, gc=False):
    """A seat as everybody sees it. `clock` is milliseconds left at the table's `turn_since`.

    `promised` and `opened` tell whether its client has promised its part of the dice, and whether that is in them; `plays`
    is the level at which a bot really plays, another than its own while the game is still being compiled.
    """

    name: str
    kind: Literal["free", "person", "bot"]
    ready: bool
    here: bool
    stand_in: bool
    plays: str
    resigned: bool
    promised: bool
    opened: bool
    clock: int | None


class VoteInfo(msgspec.Struct, frozen=True, gc=False):
    """What everybody is asked; `seen` is what everybody has seen of that which an undo would take back."""

    kind: VoteKind
    seat: int
    yes: tuple[int, ...]
    pace: Pace | None
    seen: tuple[Told, ...]


class TableInfo(msgspec.Struct, frozen=True, gc=False):
    """A table as everybody sees it. Times are the server's milliseconds; `now` tells its clock.

    The actor's clock runs since `turn_since`; how many decisions a turn has had is nobody's business. `bell_at` is when the
    game's own clock runs out; lists of tables leave it out. `opened` tells of a game without a result whether everybody
    agreed to open what was hidden in it. `coach` tells whether players may ask the coach while they play. A running game is
    `paused` when the rules were corrected and what was played last does not agree with them: the players choose.
    """

    id: str
    game: str
    edition: str
    edition_hash: str
    options: dict[str, Value]
    pace: Pace
    status: Status
    seats: tuple[SeatInfo, ...]
    host: int | None
    public: bool
    rated: bool
    hot_seat: bool
    coach: bool
    commitment: str
    actor: int | None
    turn_since: int
    bell_at: int | None
    now: int
    vote: VoteInfo | None
    origin: str
    watchers: int
    next_table: str | None
    opened: bool
    paused: bool


class Lobby(msgspec.Struct, frozen=True):
    """Tables of interest: mine (and the ids of those where it is for me to decide), those with a free seat, those to watch."""

    turns: tuple[str, ...]
    mine: tuple[TableInfo, ...]
    open: tuple[TableInfo, ...]
    watch: tuple[TableInfo, ...]


class Verification(msgspec.Struct, frozen=True):
    """What was recomputed of a finished game.

    `unopened` are seats that had promised a part of the dice which is not in them: left out, or their clients were away.
    """

    table: str
    commitment: str
    draws: int
    entries: int
    unopened: tuple[int, ...]
    result: Result | None


class Advised(msgspec.Struct, frozen=True):
    """What the coach advises the seat that must decide, in the position with this version of its view."""

    version: int
    hint: Hint


class Standing(msgspec.Struct, frozen=True):
    """Each seat's chance to win, as the asking seat (or a watcher) can judge it at this version of its view."""

    version: int
    chances: Chances


class Reviewed(msgspec.Struct, frozen=True):
    """How far the review of a finished game has come, and the review once it is there.

    `versions` are those of the viewer's view, for each moment of the review.
    """

    done: int
    total: int
    versions: tuple[int, ...]
    review: Review | None


class _Told(msgspec.Struct, frozen=True, tag_field="type"):
    pass


class Line(_Told, frozen=True, tag="line"):
    """A line of chat; seat -1 is a watcher."""

    seat: int
    name: str
    at: int
    text: str | None
    phrase: str | None


class Frame(_Told, frozen=True, tag="frame"):
    """A version of my view, and what happened since the one before."""

    version: int
    view: View
    events: tuple[Told, ...]


class Welcome(_Told, frozen=True, tag="welcome"):
    """The first message: where I am, who I am here (seats I own; the seat I see, -1 as a watcher), and what was said."""

    protocol: int
    table: TableInfo
    seats: tuple[int, ...]
    seat: int
    frame: Frame | None
    chat: tuple[Line, ...]
    orders: dict[str, str]
    read_only: bool


class Changed(_Told, frozen=True, tag="table"):
    """The table (not the game) has changed: seats, clocks, votes, presence."""

    table: TableInfo


class Done(_Told, frozen=True, tag="done"):
    """What I asked for has been stored."""

    id: str


class Refused(_Told, frozen=True, tag="refused"):
    """What I asked for was refused, and why: a key with values, and the text in my language."""

    id: str
    key: str
    clause: str
    values: dict[str, Any]
    text: str


class Preview(_Told, frozen=True, tag="preview"):
    """What the decision that I looked at would change, as the game shows it."""

    id: str
    preview: Any


class Pong(_Told, frozen=True, tag="pong"):
    """I am here too; `version` is my present one."""

    version: int
    now: int


class Notice(_Told, frozen=True, tag="notice"):
    """Something about the server itself: it has become read-only, it is stopping."""

    key: Literal["read-only", "writable", "stopping"]


FromServer = Welcome | Frame | Changed | Line | Done | Refused | Preview | Pong | Notice
