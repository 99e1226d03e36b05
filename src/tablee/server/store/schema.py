"""The tables of the database. Times are milliseconds since 1970; sheets and entries are JSON.

A change here needs a revision in `migrations/versions`, and `HEAD` names the last one.
"""

from __future__ import annotations

from sqlalchemy import BigInteger, Boolean, Column, ForeignKey, Index, Integer, LargeBinary, MetaData, String, Table, Text
from sqlalchemy import UniqueConstraint as Unique

HEAD = "0004"
"""The revision of the database that this program reads and writes."""

AT_ONCE = 200
"""Rows named in one statement at the most: old versions of SQLite take 999 values."""

metadata = MetaData(
    naming_convention={
        "pk": "pk_%(table_name)s",
        "fk": "fk_%(table_name)s_%(column_0_name)s",
        "uq": "uq_%(table_name)s_%(column_0_name)s",
    }
)

Moment = BigInteger
Number = BigInteger().with_variant(Integer(), "sqlite")
"""A number that the database gives; SQLite does so for INTEGER alone."""


def _of_table(*, key: bool = False) -> Column[str]:
    return Column("table_id", String(64), ForeignKey("tables.id", ondelete="CASCADE"), primary_key=key, nullable=False)


def _of_person(*, key: bool = False) -> Column[str]:
    return Column("person", String(64), ForeignKey("people.id", ondelete="CASCADE"), primary_key=key, nullable=False)


tables = Table(
    "tables",
    metadata,
    Column("id", String(64), primary_key=True),
    Column("revision", Integer, nullable=False),
    Column("game", String(64), nullable=False),
    Column("status", String(16), nullable=False),
    Column("public", Boolean, nullable=False),
    Column("created", Moment, nullable=False),
    Column("updated", Moment, nullable=False),
    Column("people", Text, nullable=False, doc="Who is in table_people, as JSON: tells whether that must be written again"),
    Column("secret", LargeBinary, nullable=False),
    Column("sheet", Text, nullable=False),
    Index("tables_created", "created"),
    Index("tables_status", "status", "created"),
)

editions = Table(
    "editions",
    metadata,
    _of_table(key=True),
    Column("source", Text, nullable=False),
)

house_editions = Table(
    "house_editions",
    metadata,
    Column("hash", String(64), primary_key=True),
    Column("game", String(64), nullable=False),
    Column("name", String(64), nullable=False),
    Column("added", Moment, nullable=False),
    Column("person", String(64)),
    Column("source", Text, nullable=False),
)

sights = Table(
    "sights",
    metadata,
    _of_table(key=True),
    Column("file", LargeBinary, nullable=False),
)

entries = Table(
    "entries",
    metadata,
    _of_table(key=True),
    Column("seq", Integer, primary_key=True, autoincrement=False),
    Column("entry", Text, nullable=False),
    sqlite_with_rowid=False,  # a log then lies together, and an entry is written once, not in a table and an index
)

table_people = Table(
    "table_people",
    metadata,
    Column("person", String(64), primary_key=True),
    _of_table(key=True),
    Index("table_people_table", "table_id"),
    sqlite_with_rowid=False,
)

jobs = Table(
    "jobs",
    metadata,
    Column("id", Number, primary_key=True),
    _of_table(),
    Column("kind", String(16), nullable=False),
    Column("key", String(64), nullable=False),
    Column("due", Moment, nullable=False),
    Column("ready", Moment, nullable=False, doc="When it may be handed out: at first `due`, then the end of the lease"),
    Column("lease", String(64)),
    Column("node", String(64)),
    Unique("table_id", "kind", "key"),
    Index("jobs_ready", "ready"),
)

people = Table(
    "people",
    metadata,
    Column("id", String(64), primary_key=True),
    Column("name", Text, nullable=False),
    Column("folded", Text, nullable=False, doc="The name as people compare it"),
    Column("account", Text, unique=True, doc="The same for accounts, whose names are their own; guests may share one"),
    Column("password", Text),
    Column("language", String(8), nullable=False),
    Column("role", String(16), nullable=False),
    Column("banned", Boolean, nullable=False),
    Column("created", Moment, nullable=False),
    Column("seen", Moment, nullable=False),
    Column("sessions", Integer, nullable=False),
    Column("muted", Text, nullable=False),
    Column("erased", Boolean, nullable=False),
    Index("people_created", "created"),
)

chat = Table(
    "chat",
    metadata,
    Column("id", Number, primary_key=True),
    _of_table(),
    Column("person", String(64), nullable=False),
    Column("seat", Integer, nullable=False),
    Column("at", Moment, nullable=False),
    Column("text", Text),
    Column("phrase", String(40)),
    Index("chat_table", "table_id", "id"),
    Index("chat_person", "person", "id"),
)

runs = Table(
    "runs",
    metadata,
    Column("node", String(64), primary_key=True),
    Column("since", Moment, primary_key=True, autoincrement=False),
    Column("until", Moment, nullable=False),
    Index("runs_until", "until"),
)

house = Table(
    "house",
    metadata,
    Column("key", String(64), primary_key=True),
    Column("value", LargeBinary, nullable=False),
)

wishes = Table(
    "wishes",
    metadata,
    _of_person(key=True),
    Column("turn", Boolean, nullable=False),
    Column("invitation", Boolean, nullable=False),
    Column("mail", Text),
    Column("mail_state", String(16), nullable=False),
    Column("hook", Text),
    Column("hook_key", String(64), nullable=False, doc="What signs the calls of the webhook"),
    Column("digest", Boolean, nullable=False),
    Column("digest_hour", Integer, nullable=False),
    Column("zone", String(64), nullable=False),
    Column("next_digest", Moment, doc="When the next digest is due; nothing without a digest"),
    Index("wishes_next_digest", "next_digest"),
)

devices = Table(
    "devices",
    metadata,
    Column("id", Number, primary_key=True),
    _of_person(),
    Column("endpoint", Text, nullable=False, unique=True),
    Column("p256dh", String(100), nullable=False),
    Column("auth", String(32), nullable=False),
    Column("added", Moment, nullable=False),
    Index("devices_person", "person"),
)

hushed = Table(
    "hushed",
    metadata,
    _of_person(key=True),
    _of_table(key=True),
    Index("hushed_table", "table_id"),
    sqlite_with_rowid=False,
)

invitations = Table(
    "invitations",
    metadata,
    _of_person(key=True),
    _of_table(key=True),
    Column("host", String(64), nullable=False, doc="Who invites"),
    Column("at", Moment, nullable=False),
    Index("invitations_table", "table_id"),
    sqlite_with_rowid=False,
)

letters = Table(
    "letters",
    metadata,
    Column("id", Number, primary_key=True),
    _of_person(),
    Column("table_id", String(64), ForeignKey("tables.id", ondelete="CASCADE")),
    Column("kind", String(16), nullable=False),
    Column("way", String(16), nullable=False),
    Column("device", Number, nullable=False, doc="Where the way is push; else 0"),
    Column("key", String(100), nullable=False, doc="What it is about: told once"),
    Column("tries", Integer, nullable=False),
    Column("ready", Moment, nullable=False, doc="When it may be handed out: when it is due, then the end of the lease"),
    Column("lease", String(64)),
    Column("node", String(64)),
    Unique("person", "kind", "way", "device", "key"),
    Index("letters_ready", "ready"),
    Index("letters_table", "table_id"),
)
