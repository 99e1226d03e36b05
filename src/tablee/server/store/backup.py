"""Backup and restore: everything the house keeps, into a file and back, from either database into either.

A backup is one read transaction, so it shows one moment; moves go on beside it. A restore is one transaction that writes:
killed at any point, it leaves the house as it was before or as it was backed up, never between.
"""

from __future__ import annotations

import time
from collections.abc import Callable, Iterator, Sequence
from contextlib import ExitStack, closing, contextmanager
from itertools import islice
from pathlib import Path
from typing import TYPE_CHECKING, Any

from sqlalchemy import Connection, LargeBinary, MetaData, Table, create_engine, func, insert, select, text, update
from sqlalchemy.exc import SQLAlchemyError

from tablee import __version__
from tablee.server.store.archive import ArchiveReader, ArchiveWriter, BadBackup, Manifest, Part
from tablee.server.store.commits import milliseconds
from tablee.server.store.database import Database, house_url
from tablee.server.store.lock import FileLock
from tablee.server.store.migrations import known, migrate, present
from tablee.server.store.models import CannotOpen
from tablee.server.store.schema import HEAD, jobs, metadata, runs

if TYPE_CHECKING:
    from tablee.server.settings import Settings

Progress = Callable[[int, int], None]
"""How many rows are done, and of how many."""

AT_ONCE = 500
"""Rows that are read or written at once."""

VERSION = "alembic_version"
FURNITURE = ("house", "runs")
"""Tables with rows that an empty house has too: its cookie secret, and when it was open."""

SIGN = 7.0
"""Seconds within which a running server gives a sign of life."""

RECENT = 120_000
"""Milliseconds after which a sign of life tells nothing any more, even if the clocks of two machines differ somewhat."""


def shape(revision: str) -> MetaData:
    """The tables of a revision of the schema."""
    if revision == HEAD:
        return metadata
    found = MetaData()
    engine = create_engine("sqlite://")
    with engine.connect() as connection:
        migrate(connection, to=revision)
        found.reflect(connection)
    engine.dispose()
    found.remove(found.tables[VERSION])
    return found


# Backup


def take(settings: Settings, path: Path, progress: Progress) -> Manifest:
    """Write a backup of the house, whether a server runs or not."""
    with opened(settings) as database:
        if database.file is not None and not database.file.exists():
            raise CannotOpen("backup-no-house", database=shown(database))
        with database.reading.connect() as connection, ArchiveWriter(path) as archive:
            revision = revision_of(connection)
            if revision is None:
                raise CannotOpen("backup-no-house", database=shown(database))
            taken = milliseconds()
            wanted = shape(revision).sorted_tables
            total = sum(connection.execute(select(func.count()).select_from(table)).scalar_one() for table in wanted)
            done = 0
            for table in wanted:
                rows = _told(_read(connection, table), progress, done, total)
                done += archive.part(table.name, table.columns.keys(), rows)
            return archive.finish(revision, taken, __version__)


def _read(connection: Connection, table: Table) -> Iterator[Sequence[Any]]:
    found = connection.execution_options(yield_per=AT_ONCE).execute(select(table).order_by(*table.primary_key))
    with closing(found):
        yield from found


def _told(rows: Iterator[Any], progress: Progress, done: int, total: int) -> Iterator[Any]:
    """The same rows; the progress is told of them now and then."""
    for row in rows:
        done += 1
        if done % AT_ONCE == 0:
            progress(done, total)
        yield row


# Restore


def check(path: Path, progress: Progress) -> Manifest:
    """Read a whole backup, and complain about whatever would keep it from being restored; nothing is written."""
    with ArchiveReader(path) as archive:
        _check(archive, progress)
        return archive.manifest


def _check(archive: ArchiveReader, progress: Progress) -> list[tuple[Table, Part]]:
    """The parts with the tables they belong to."""
    manifest = archive.manifest
    if manifest.revision not in known():
        raise BadBackup("backup-newer", file=str(archive.path), program=manifest.program[:40])
    tables = shape(manifest.revision).sorted_tables
    parts = {part.table: part for part in manifest.parts}
    if parts.keys() != {table.name for table in tables} or len(parts) != len(manifest.parts):
        raise BadBackup("backup-cut-off", file=str(archive.path))
    done = 0
    for table in tables:
        part = parts[table.name]
        if sorted(table.columns.keys()) != sorted(part.columns):
            raise BadBackup("backup-damaged", file=str(archive.path), part=part.table)
        for _ in _told(archive.rows(part), progress, done, manifest.rows):
            pass
        done += part.rows
    return [(table, parts[table.name]) for table in tables]


def put_back(settings: Settings, path: Path, progress: Progress, *, replace: bool = False) -> Manifest:
    """Restore a backup into an empty house or, with `replace`, in place of all that is there; no server may run on it."""
    with ArchiveReader(path) as archive:
        parts = _check(archive, progress)
        with opened(settings) as database, ExitStack() as held:
            database.make_room()
            if database.file is not None:
                held.callback(FileLock(database.file).release)
            signs = _no_server(database)
            with database.writing.connect() as connection:
                with connection.begin():
                    _clear(connection, database, replace, signs)
                    migrate(connection, to=archive.manifest.revision)
                    _fill(connection, archive, parts, progress)
                    migrate(connection)
                    # Whoever held a job when the backup was taken does not hold it here.
                    connection.execute(update(jobs).values(lease=None, node=None, ready=jobs.c.due))
                database.forget_erased(connection)
        return archive.manifest


def _no_server(database: Database) -> int | None:
    """The last sign of life of any server, which must not be a running one's. (A lock tells of those on a SQLite file.)"""
    if database.file is not None:
        return None
    last = _last_sign(database)
    if last is not None and milliseconds() - last < RECENT:
        time.sleep(SIGN)
        if _last_sign(database) != last:
            raise CannotOpen("restore-server-runs", database=shown(database))
    return last


def _last_sign(database: Database) -> int | None:
    with database.reading.connect() as connection:
        return None if present(connection) is None else _newest_run(connection)


def _newest_run(connection: Connection) -> int | None:
    newest: int | None = connection.execute(select(func.max(runs.c.until))).scalar()
    return newest


def _clear(connection: Connection, database: Database, replace: bool, signs: int | None) -> None:
    """An empty database, if the house may be cleared."""
    revision = revision_of(connection)
    if revision is None:
        return
    there = shape(revision).sorted_tables
    if database.file is None:
        connection.execute(text(f"LOCK TABLE {', '.join(table.name for table in there)} IN ACCESS EXCLUSIVE MODE"))
        if _newest_run(connection) != signs:
            raise CannotOpen("restore-server-runs", database=shown(database))
    if not replace:
        for table in there:
            if table.name not in FURNITURE and connection.execute(select(table).limit(1)).first():
                raise CannotOpen("restore-not-empty", database=shown(database))
    for table in reversed(there):
        connection.execute(text(f"DROP TABLE {table.name}"))
    connection.execute(text(f"DROP TABLE {VERSION}"))


def _fill(connection: Connection, archive: ArchiveReader, parts: list[tuple[Table, Part]], progress: Progress) -> None:
    done, total = 0, archive.manifest.rows
    for table, part in parts:
        binary = frozenset(number for number, name in enumerate(part.columns) if isinstance(table.c[name].type, LargeBinary))
        rows = _told(archive.rows(part, binary), progress, done, total)
        add = insert(table).inline()
        while batch := [dict(zip(part.columns, row, strict=True)) for row in islice(rows, AT_ONCE)]:
            connection.execute(add, batch)
        done += part.rows
        if connection.dialect.name == "postgresql":
            _count_on(connection, table)


def _count_on(connection: Connection, table: Table) -> None:
    """Let the numbers that PostgreSQL gives go on after those that are there; SQLite does so by itself."""
    for column in table.primary_key:
        owned = func.pg_get_serial_sequence(table.name, column.name)
        if connection.execute(select(owned)).scalar() is not None:
            highest = select(func.max(column)).scalar_subquery()
            connection.execute(select(func.setval(owned, func.coalesce(highest, 1), highest.is_not(None))))


# Both


@contextmanager
def opened(settings: Settings) -> Iterator[Database]:
    """The database of the house; whatever it says is a complaint in one line."""
    database = Database(house_url(settings))
    failures: tuple[type[Exception], ...] = (*database.errors, SQLAlchemyError)
    try:
        yield database
    except failures as error:
        if isinstance(error, OSError) and error.filename not in (None, str(database.file)):
            raise  # the file of the backup
        reason = getattr(error, "strerror", None) or str(getattr(error, "orig", None) or error)
        raise CannotOpen("store-cannot-open", database=shown(database), reason=" ".join(reason.split())) from None
    finally:
        database.close()


def revision_of(connection: Connection) -> str | None:
    """The revision of the house's database, None if there is nothing in it; complains about one from a later program."""
    found = present(connection)
    if found is not None and found not in known():
        raise CannotOpen("store-newer", found=found, known=HEAD)
    return found


def shown(database: Database) -> str:
    """The database as people may read it."""
    return database.url.render_as_string(hide_password=True) if database.file is None else str(database.file)
