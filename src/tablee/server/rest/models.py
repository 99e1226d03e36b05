"""What the calls under /api/v1 take and give, beside what the protocol of the sockets already names.

Bodies have bounds and no unknown fields. The OpenAPI description and the page's types are generated from here.
"""

from __future__ import annotations

from typing import Annotated, Any, Literal

import msgspec
from msgspec import Meta

from tablee.core.options import Value
from tablee.server.protocol import Hex32, Name, SeatNumber
from tablee.tables.sheet import Pace, Status

Language = Literal["fr", "en", "de"]
Role = Literal["player", "admin"]
Password = Annotated[str, Meta(min_length=8, max_length=200)]
GameId = Annotated[str, Meta(min_length=1, max_length=40, pattern="^[a-z][a-z0-9_]*$")]
BotName = Annotated[str, Meta(min_length=1, max_length=40)]
Players = Annotated[int, Meta(ge=1, le=16)]
OptionName = Annotated[str, Meta(max_length=40)]
OptionValue = Annotated[str, Meta(max_length=60)] | Annotated[int, Meta(ge=-(2**31), le=2**31)] | bool
EditionText = Annotated[str, Meta(max_length=262_144)]
Options = Annotated[dict[OptionName, OptionValue], Meta(max_length=40)]


class _Body(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    pass


# People


class NewGuest(_Body, frozen=True):
    """Somebody who wants to play without an account; without a name the house gives one."""

    name: Name | None = None
    language: Language | None = None


class NewAccount(_Body, frozen=True):
    """A name and a password. A guest who asks keeps the seats and games they have."""

    name: Name
    password: Password
    language: Language | None = None


class SignIn(_Body, frozen=True):
    """The name and password of an account."""

    name: Annotated[str, Meta(min_length=1, max_length=200)]
    password: Annotated[str, Meta(min_length=1, max_length=200)]


class ChangePassword(_Body, frozen=True):
    """The password that holds and the one that shall; every other device is signed out."""

    old: Annotated[str, Meta(min_length=1, max_length=200)]
    new: Password


class ChangeMe(_Body, frozen=True):
    """Another name or language; what is left out stays."""

    name: Name | None = None
    language: Language | None = None


class EraseMe(_Body, frozen=True):
    """Erase everything personal, for good. An account confirms it with its password."""

    password: Annotated[str, Meta(min_length=1, max_length=200)] | None = None


class Unmute(_Body, frozen=True):
    """Hear somebody again."""

    name: Name


class Me(msgspec.Struct, frozen=True):
    """Who I am here. `created` is in the server's milliseconds; `muted` are the names of those I do not hear."""

    name: str
    account: bool
    language: Language | None
    role: Role
    created: int
    muted: tuple[str, ...]


# Notices


class MyNotice(msgspec.Struct, frozen=True):
    """Something that waits for me: a turn that others at a table wait for, or an invitation by `host`.

    `players` are the other people at the table; `since` is in the server's milliseconds.
    """

    kind: Literal["turn", "invitation"]
    table: str
    game: str
    players: tuple[str, ...]
    host: str
    since: int


class MyNotices(msgspec.Struct, frozen=True):
    """Everything that waits for me, but for tables that I have hushed."""

    notices: tuple[MyNotice, ...]


class NoticeWishes(msgspec.Struct, frozen=True):
    """What I am told when I am not here, and how. `hook_key` signs the calls of my webhook; `devices` counts browsers.

    The digest comes at an hour of the day in the time zone `zone`.
    """

    turn: bool
    invitation: bool
    digest: bool
    digest_hour: int
    zone: str
    mail: str | None
    mail_state: Literal["", "unconfirmed", "confirmed", "stopped"]
    hook: str | None
    hook_key: str
    devices: int


class ChangeWishes(_Body, frozen=True):
    """Other wishes; what is left out stays."""

    turn: bool | None = None
    invitation: bool | None = None
    digest: bool | None = None
    digest_hour: Annotated[int, Meta(ge=0, le=23)] | None = None
    zone: Annotated[str, Meta(max_length=64, pattern="^[A-Za-z][A-Za-z0-9_+/-]*$")] | None = None


class SetMail(_Body, frozen=True):
    """The address for mail; it must be confirmed by a link that is sent there."""

    address: Annotated[str, Meta(min_length=3, max_length=254)]


class SetHook(_Body, frozen=True):
    """The public https address that is called."""

    address: Annotated[str, Meta(min_length=9, max_length=500)]


class AddDevice(_Body, frozen=True):
    """This browser's subscription to push, as its PushManager gives it."""

    endpoint: Annotated[str, Meta(min_length=9, max_length=500)]
    p256dh: Annotated[str, Meta(max_length=100, pattern="^[A-Za-z0-9_-]+$")]
    auth: Annotated[str, Meta(max_length=32, pattern="^[A-Za-z0-9_-]+$")]


class DropDevice(_Body, frozen=True):
    """The browser that is told no more."""

    endpoint: Annotated[str, Meta(min_length=9, max_length=500)]


class FromLetter(_Body, frozen=True):
    """What a link in a letter ends with."""

    token: Annotated[str, Meta(min_length=1, max_length=200)]


class Hush(_Body, frozen=True):
    """Whether I am told nothing of a table."""

    hushed: bool


class Invite(_Body, frozen=True):
    """The name of the account that is asked to the table."""

    name: Name


class MyLine(msgspec.Struct, frozen=True):
    """Something I said at a table."""

    table: str
    at: int
    text: str | None
    phrase: str | None


class MyTable(msgspec.Struct, frozen=True):
    """A table where I have a seat, or which I opened."""

    table: str
    game: str
    created: int
    status: Status
    seats: list[int]


class MyData(msgspec.Struct, frozen=True):
    """Everything personal that the server holds about me."""

    me: Me
    tables: tuple[MyTable, ...]
    lines: tuple[MyLine, ...]
    wishes: NoticeWishes
    devices: tuple[str, ...]
    hushed: tuple[str, ...]
    invited: tuple[str, ...]


# Tables


class NewTable(_Body, frozen=True):
    """What is agreed before people sit down.

    `edition` is the TOML text of a box of one's own, `edition_hash` one from the house's shelf.
    """

    game: GameId
    players: Players
    options: Options = {}
    pace: Pace = Pace()
    public: bool = False
    rated: bool = False
    hot_seat: bool = False
    coach: bool = False
    edition: EditionText | None = None
    edition_hash: Hex32 | None = None


class PlayNow(_Body, frozen=True):
    """A game against bots that starts at once; with a promise it waits for that to be opened."""

    game: GameId
    players: Players = 2
    bot: BotName = "greedy"
    options: Options = {}
    coach: bool = True
    promise: Hex32 | None = None
    edition: EditionText | None = None
    edition_hash: Hex32 | None = None


class Sit(_Body, frozen=True):
    """The seat to take and the promise: SHA-256 of 32 random bytes that are opened at the start."""

    seat: SeatNumber
    promise: Hex32 | None = None


class SeatBot(_Body, frozen=True):
    """The seat that a bot takes; without a bot it becomes free again."""

    seat: SeatNumber
    bot: BotName | None = None


class Swap(_Body, frozen=True):
    """Two seats whose holders change places."""

    one: SeatNumber
    other: SeatNumber


class ReadyOrNot(_Body, frozen=True):
    """Whether I am ready to start."""

    ready: bool = True


class MakePromise(_Body, frozen=True):
    """SHA-256 of the 32 bytes that I shall open at the start, for all my seats."""

    promise: Hex32


class OpenEntropy(_Body, frozen=True):
    """The 32 bytes that I promised, in hexadecimal."""

    entropy: Hex32


class Mute(_Body, frozen=True):
    """Whom I do not want to hear: a seat, or a watcher (seat -1) by name."""

    seat: Annotated[int, Meta(ge=-1, le=15)]
    name: Name | None = None


class Fork(_Body, frozen=True):
    """Play on against bots from a version of what I (or after the end, another viewer) saw.

    Unless a bot is named, those that sat there sit down again, and the usual one in place of people. With a promise it starts
    when that is opened.
    """

    version: Annotated[int, Meta(ge=1, le=2**31)]
    bot: BotName | None = None
    viewer: Annotated[int, Meta(ge=-1, le=15)] | None = None
    promise: Hex32 | None = None


# The house


class OptionInfo(msgspec.Struct, frozen=True):
    """One thing a table can choose: one of `values`, or a number from `low` to `high`."""

    name: str
    values: tuple[Value, ...]
    low: int
    high: int
    default: Value
    clause: str


class GameInfo(msgspec.Struct, frozen=True):
    """A game of the house; `points` are its decision points and `reactions` those that answer somebody else's action."""

    id: str
    rules: int
    seats: tuple[int, ...]
    options: tuple[OptionInfo, ...]
    edition: str
    edition_hash: str
    points: tuple[str, ...]
    reactions: tuple[str, ...]


class BringEdition(_Body, frozen=True):
    """A box of one's own as TOML text, to be checked, and kept for everybody in the house if that is wanted."""

    edition: EditionText
    keep: bool = False


class EditionPart(msgspec.Struct, frozen=True):
    """What is marked in one part of an edition's file; an empty name stands for the whole part."""

    name: str
    known: tuple[str, ...]
    reconstructed: tuple[str, ...]


class ShelfEdition(msgspec.Struct, frozen=True):
    """An edition that the house keeps; `mine` if I may take it away."""

    game: str
    name: str
    hash: str
    added: int
    mine: bool


class EditionShelf(msgspec.Struct, frozen=True):
    """The editions that people brought."""

    editions: tuple[ShelfEdition, ...]


class EditionInfo(msgspec.Struct, frozen=True):
    """The box a game is played with: its data, by the hash that tables name; `parts` say what is known of the printed one."""

    game: str
    name: str
    hash: str
    title: dict[str, str]
    parts: tuple[EditionPart, ...]
    data: dict[str, Any]


class House(msgspec.Struct, frozen=True):
    """The server: what it speaks and what it offers. `address` is where other devices reach it, empty if they cannot.

    `mail` says whether it sends mail; `push_key` is what browsers subscribe to push with, empty if it cannot.
    """

    version: str
    address: str
    protocol: int
    languages: tuple[Language, ...]
    games: tuple[GameInfo, ...]
    bots: tuple[str, ...]
    usual_bot: str
    phrases: tuple[str, ...]
    accounts: bool
    mail: bool
    push_key: str
    read_only: bool
    now: int


class Health(msgspec.Struct, frozen=True):
    """Whether the server runs, and whether it can take what is written."""

    status: Literal["ok", "read-only", "starting", "stopping"]
