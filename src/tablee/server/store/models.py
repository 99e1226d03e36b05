"""What the store gives out, and what it says when it cannot take something."""

from __future__ import annotations

import unicodedata
from typing import Any, Literal

import msgspec

from tablee.core.course import Entry
from tablee.core.texts import Complaint
from tablee.tables.sheet import Sheet

PACKAGE = "tablee.server"

Role = Literal["player", "admin"]
Kind = Literal["turn", "invitation", "digest", "confirm"]
"""What a letter can be about."""


class StoredTable(msgspec.Struct):
    """A table as it was after its last committed change. Without `edition_source` the game's own edition is played."""

    sheet: Sheet
    secret: bytes
    revision: int
    log: list[Entry]
    edition_source: str | None = None


class TableNews(msgspec.Struct):
    """What has become of a table: its sheet now, and the entries that its log has got."""

    sheet: Sheet
    revision: int
    log: list[Entry]


class LeasedJob(msgspec.Struct, frozen=True):
    """A job that was handed to exactly one caller; `(id, lease)` is what a change spends."""

    id: int
    lease: str
    table: str
    kind: str
    key: str
    due: int


class Person(msgspec.Struct):
    """Somebody: a guest, or with a password (its argon2id hash) an account whose name nobody else has.

    `sessions` goes into every signed cookie; raising it ends them all. `muted` are the people not to be heard. An erased
    person is an id without name, kept because logs and seats of old tables refer to it.
    """

    id: str
    name: str
    created: int
    password: str | None = None
    language: str = ""
    role: Role = "player"
    banned: bool = False
    seen: int = 0
    sessions: int = 0
    muted: list[str] = []
    erased: bool = False


class ChatLine(msgspec.Struct, frozen=True):
    """What somebody said at a table: a text or a quick phrase, neither if it has been erased. Seat -1 is a watcher."""

    id: int
    table: str
    person: str
    seat: int
    at: int
    text: str | None
    phrase: str | None


class Wishes(msgspec.Struct, frozen=True):
    """What somebody wishes to be told when they are not here, and how.

    Only a confirmed address gets mail; one that was stopped by a link in a letter gets none until it is confirmed again.
    """

    turn: bool = True
    invitation: bool = True
    mail: str | None = None
    mail_state: Literal["", "unconfirmed", "confirmed", "stopped"] = ""
    hook: str | None = None
    hook_key: str = ""
    digest: bool = False
    digest_hour: int = 8
    zone: str = ""
    next_digest: int | None = None

    def wants(self, kind: Kind) -> bool:
        """Whether letters of this kind are wished."""
        return {"turn": self.turn, "invitation": self.invitation, "digest": self.digest, "confirm": True}[kind]


class Device(msgspec.Struct, frozen=True):
    """A browser that somebody is told on, and the keys that only it can read with."""

    id: int
    person: str
    endpoint: str
    p256dh: str
    auth: str
    added: int


class Invitation(msgspec.Struct, frozen=True):
    """Somebody is asked to a table."""

    host: str
    at: int
    sheet: Sheet


class Conflict(Complaint):
    """Somebody else was faster, or the lease was lost: nothing of the change was applied."""

    def __init__(self, key: str = "store-conflict", **values: Any) -> None:
        super().__init__(key, package=PACKAGE, **values)


class NameTaken(Conflict):
    """Another account has this name already, as people read it: case and composed letters make no difference."""

    def __init__(self, name: str) -> None:
        super().__init__("store-name-taken", name=name[:60])


class ReadOnly(Complaint):
    """Nothing can be stored at the moment: the disk is full, read-only or failing, or the database does not answer."""

    def __init__(self) -> None:
        super().__init__("store-read-only", package=PACKAGE)


class CannotOpen(Complaint):
    """The database cannot be used, and why, in one line."""

    def __init__(self, key: str, **values: Any) -> None:
        super().__init__(key, package=PACKAGE, **values)


def folded(name: str) -> str:
    """A name as people compare it.

    >>> folded("E\\u0301lodie") == folded("ÉLODIE")
    True
    """
    return unicodedata.normalize("NFKC", name).casefold()
