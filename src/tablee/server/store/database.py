"""The only place that knows which database it is: how to connect, what SQLite needs, what the two say differently."""

from __future__ import annotations

import contextlib
import os
from functools import cache, cached_property
from pathlib import Path
from typing import TYPE_CHECKING, Any

from sqlalchemy import URL, Connection, Engine, Table, create_engine, event, make_url
from sqlalchemy.dialects import postgresql, sqlite
from sqlalchemy.exc import ArgumentError, DBAPIError
from sqlalchemy.pool import QueuePool
from sqlalchemy.sql.dml import Insert

from tablee.server.store.models import CannotOpen

if TYPE_CHECKING:
    from tablee.server.settings import Settings

FILE = "tablee.db"

READERS = 4
"""Connections that read, each used by one thread at a time."""

BUSY = 10_000
"""Milliseconds that SQLite waits for somebody from outside (a backup, a shell) who holds the file."""

PATIENCE = 250
"""Milliseconds that the end of an erasure waits for readers."""

STUCK = 10_000
"""Milliseconds after which PostgreSQL ends a transaction whose node says nothing more: others wait for its locks."""

CONNECTING = {"connect_timeout": 5, "keepalives_idle": 10, "keepalives_interval": 3, "keepalives_count": 3}
"""How long a silent PostgreSQL is waited for, unless its address says otherwise."""

_DRIVERS = {"postgres": "postgresql+psycopg", "postgresql": "postgresql+psycopg", "sqlite": "sqlite"}
"""What each kind of address is spoken to with: drivers that block, since they run in threads of their own."""


class Database:
    """Two engines for one database: one that writes, one that reads, each read transaction on one snapshot."""

    def __init__(self, url: URL) -> None:
        self.url = url
        self.is_sqlite = url.get_backend_name() == "sqlite"
        self.file = Path(url.database).absolute() if self.is_sqlite and url.database else None
        try:
            self.writing, self.reading = self._sqlite() if self.is_sqlite else self._others()
        except ModuleNotFoundError as missing:
            raise CannotOpen("store-driver", driver=url.drivername, module=str(missing.name)) from None

    def _sqlite(self) -> tuple[Engine, Engine]:
        writing = create_engine(self.url, poolclass=QueuePool, pool_size=1, max_overflow=0)
        reading = create_engine(self.url, poolclass=QueuePool, pool_size=READERS, max_overflow=0)
        event.listen(writing, "connect", _prepare_writing)
        event.listen(reading, "connect", _prepare_reading)
        # Said to the driver itself: SQLAlchemy would make as much of it as of a query.
        event.listen(writing, "begin", lambda connection: connection.connection.dbapi_connection.execute("BEGIN IMMEDIATE"))
        event.listen(reading, "begin", lambda connection: connection.connection.dbapi_connection.execute("BEGIN"))
        return writing, reading

    def _others(self) -> tuple[Engine, Engine]:
        given = {name: value for name, value in CONNECTING.items() if name not in self.url.query}
        writing = create_engine(self.url, pool_size=1, max_overflow=0, connect_args=given)
        reading = create_engine(
            self.url, pool_size=READERS, max_overflow=0, connect_args=given, isolation_level="REPEATABLE READ"
        )
        event.listen(writing, "connect", _prepare_sharing)
        for engine in (writing, reading):
            event.listen(engine, "connect", _prepare_texts)
        return writing, reading

    @cached_property
    def glancing(self) -> Engine:
        """The engine that reads, for a single question: it needs no snapshot, and on PostgreSQL no transaction either."""
        return self.reading if self.is_sqlite else self.reading.execution_options(isolation_level="AUTOCOMMIT")

    @property
    def _driver(self) -> Any:
        return self.writing.dialect.loaded_dbapi

    @property
    def errors(self) -> tuple[type[Exception], ...]:
        """What can be raised while connecting."""
        return (DBAPIError, self._driver.Error, OSError)

    def is_trouble(self, error: Exception) -> bool:
        """Whether the database itself is in trouble (disk full, read-only, gone), not something about one statement."""
        cause = getattr(error, "orig", error)
        ours = (
            self._driver.IntegrityError,
            self._driver.DataError,
            self._driver.ProgrammingError,
            self._driver.NotSupportedError,
        )
        return isinstance(cause, self._driver.Error) and not isinstance(cause, ours)

    def is_entangled(self, error: Exception) -> bool:
        """Whether two nodes got into each other's way, so that one of them has to begin again."""
        return str(getattr(getattr(error, "orig", error), "sqlstate", None) or "")[:2] == "40"

    def is_lost(self, error: Exception) -> bool:
        """Whether the connection broke: another one may work."""
        cause = getattr(error, "orig", error)
        state = str(getattr(cause, "sqlstate", None) or "")
        broken = isinstance(cause, (self._driver.OperationalError, self._driver.InterfaceError)) and not state
        return not self.is_sqlite and (broken or state.startswith(("08", "57P", "25P03")))

    def is_collision(self, error: Exception) -> bool:
        """Whether a row was in the way, or one that is referred to is gone."""
        return isinstance(getattr(error, "orig", error), self._driver.IntegrityError)

    def make_room(self) -> None:
        """Make folder and file of a new SQLite database, for nobody else to read: it holds the secrets of running games."""
        if self.file is not None:
            self.file.parent.mkdir(parents=True, exist_ok=True, mode=0o700)
            os.close(os.open(self.file, os.O_RDWR | os.O_CREAT, 0o600))

    def insert_if_new(self, table: Table) -> Insert:
        """An insert that leaves a row that is already there alone."""
        if self.is_sqlite:
            return sqlite.insert(table).on_conflict_do_nothing()
        return postgresql.insert(table).on_conflict_do_nothing()

    def forget_erased(self, connection: Connection) -> None:
        """Outside a transaction: let what was erased vanish from the file too, as far as the database allows it."""
        if self.is_sqlite:
            with contextlib.suppress(*self.errors):
                dbapi: Any = connection.connection.dbapi_connection
                dbapi.execute(f"PRAGMA busy_timeout={PATIENCE}")
                dbapi.execute("PRAGMA wal_checkpoint(TRUNCATE)").fetchall()
                dbapi.execute(f"PRAGMA busy_timeout={BUSY}")

    def close(self) -> None:
        """Close every connection."""
        self.reading.dispose()
        self.writing.dispose()


def house_url(settings: Settings) -> URL:
    """The address of the house's database: the one that was set, or a file in the data directory."""
    return (
        read_url(settings.database_url) if settings.database_url else URL.create("sqlite", database=str(settings.data / FILE))
    )


def read_url(written: str) -> URL:
    """The address of a database; complains about one that nothing here can use, without showing the password in it."""
    try:
        url = make_url(written)
    except (ArgumentError, ValueError):
        raise CannotOpen("store-url") from None
    backend = url.get_backend_name()
    if backend not in _DRIVERS:
        raise CannotOpen("store-url")
    if backend == "sqlite" and url.database in (None, "", ":memory:"):
        raise CannotOpen("store-memory")
    return url.set(drivername=_DRIVERS[backend])


def _prepare_writing(connection: Any, _: Any) -> None:
    connection.isolation_level = None  # BEGIN and COMMIT are ours: Python would commit before each change of the schema
    mode = connection.execute("PRAGMA journal_mode=WAL").fetchone()[0]
    if mode != "wal":
        raise CannotOpen("store-no-wal", mode=str(mode))
    for pragma in (
        "synchronous=FULL",
        "fullfsync=ON",  # macOS: else FULL does not reach the disk
        "foreign_keys=ON",
        "secure_delete=ON",  # erased means erased, in the file too
        f"busy_timeout={BUSY}",
        "cache_size=-32768",
        "journal_size_limit=67108864",
    ):
        connection.execute(f"PRAGMA {pragma}")


@cache
def _texts() -> Any:
    """How a text is said to PostgreSQL, which cannot hold the character 0: it becomes the mark for what cannot be shown."""
    from psycopg.types.string import StrDumperUnknown

    class Texts(StrDumperUnknown):
        def dump(self, obj: str) -> Any:
            return super().dump(obj.replace("\0", "\ufffd"))

    return Texts


def _prepare_texts(connection: Any, _: Any) -> None:
    connection.adapters.register_dumper(str, _texts())


def _prepare_sharing(connection: Any, _: Any) -> None:
    """A node that stops in mid-transaction must not hold up the others for longer than a moment."""
    connection.autocommit = True
    connection.execute(f"SET idle_in_transaction_session_timeout = {STUCK}")
    connection.autocommit = False


def _prepare_reading(connection: Any, _: Any) -> None:
    connection.isolation_level = None
    for pragma in (f"busy_timeout={BUSY}", "query_only=ON", "cache_size=-8192"):
        connection.execute(f"PRAGMA {pragma}")
