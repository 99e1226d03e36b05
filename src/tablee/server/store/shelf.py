"""Whole tables: laid down, taken up again, listed, thrown away. Statements of the store; changes are in `commits`."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec
from sqlalchemy import Connection, bindparam, delete, exists, func, insert, select

from tablee.core.course import Entry
from tablee.server.store.commits import listed, milliseconds, write_company
from tablee.server.store.models import StoredTable, TableNews
from tablee.server.store.schema import AT_ONCE, editions, entries, people, sights, table_people, tables
from tablee.tables.sheet import Sheet

_read_sheet = msgspec.json.Decoder(Sheet).decode
_read_log = msgspec.json.Decoder(list[Entry]).decode

_TABLE = (
    select(tables.c.sheet, tables.c.secret, tables.c.revision, editions.c.source)
    .select_from(tables.outerjoin(editions))
    .where(tables.c.id == bindparam("table"))
)
_NEWS = select(tables.c.sheet, tables.c.revision).where(tables.c.id == bindparam("table"))
_SINCE = (
    select(entries.c.entry)
    .where(entries.c.table_id == bindparam("table"), entries.c.seq > bindparam("known"))
    .order_by(entries.c.seq)
)
_LOG = select(entries.c.entry).where(entries.c.table_id == bindparam("table")).order_by(entries.c.seq)


class NewTable:
    """A table at revision 0, packed on the caller's side."""

    def __init__(self, sheet: Sheet, secret: bytes, edition_source: str | None, sight: bytes | None = None) -> None:
        self.id = sheet.id
        self.sight = sight
        self.listed = listed(sheet)
        self.edition_source = edition_source
        self.row = {
            "id": sheet.id,
            "revision": 0,
            "game": sheet.game,
            "created": sheet.created,
            "updated": milliseconds(),
            "secret": secret,
            "sheet": msgspec.json.encode(sheet).decode(),
            **msgspec.structs.asdict(self.listed),
        }

    def __call__(self, connection: Connection) -> None:
        connection.execute(insert(tables).values(self.row))
        write_company(connection, self.id, self.listed.people)
        if self.edition_source is not None:
            connection.execute(insert(editions).values(table_id=self.id, source=self.edition_source))
        if self.sight is not None:
            connection.execute(insert(sights).values(table_id=self.id, file=self.sight))


def load(connection: Connection, table: str) -> StoredTable | None:
    """A table with its log."""
    row = connection.execute(_TABLE, {"table": table}).first()
    if row is None:
        return None
    log = connection.execute(_LOG, {"table": table}).scalars().all()
    return StoredTable(_read_sheet(row.sheet), row.secret, row.revision, _read_log(f"[{','.join(log)}]"), row.source)


def news(connection: Connection, table: str, known: int) -> TableNews | None:
    """A table without the entries of its log that are known already."""
    row = connection.execute(_NEWS, {"table": table}).first()
    if row is None:
        return None
    log = connection.execute(_SINCE, {"table": table, "known": known}).scalars().all()
    return TableNews(_read_sheet(row.sheet), row.revision, _read_log(f"[{','.join(log)}]"))


def sight(connection: Connection, table: str) -> bytes | None:
    """The file that a table shows, if it shows what one viewer saw."""
    file: bytes | None = connection.execute(select(sights.c.file).where(sights.c.table_id == table)).scalar()
    return file


def running(connection: Connection) -> list[str]:
    """Every game under way."""
    return list(
        connection.execute(select(tables.c.id).where(tables.c.status == "running").order_by(tables.c.created)).scalars()
    )


def revisions(connection: Connection, table_ids: Sequence[str]) -> dict[str, int]:
    """The revision of each of these tables that there is."""
    known: dict[str, int] = {}
    for first in range(0, len(table_ids), AT_ONCE):
        some = select(tables.c.id, tables.c.revision).where(tables.c.id.in_(table_ids[first : first + AT_ONCE]))
        known.update((row.id, row.revision) for row in connection.execute(some))
    return known


def found(
    connection: Connection,
    status: Sequence[str] | None,
    public: bool | None,
    person: str | None,
    game: str | None,
    limit: int,
    before: int | None,
) -> list[Sheet]:
    """Tables with all of these qualities, the newest first."""
    wanted = select(tables.c.sheet).order_by(tables.c.created.desc(), tables.c.id).limit(limit)
    if person is not None:
        wanted = wanted.join(table_people).where(table_people.c.person == person)
    if status is not None:
        wanted = wanted.where(tables.c.status.in_(status))
    if public is not None:
        wanted = wanted.where(tables.c.public.is_(public))
    if game is not None:
        wanted = wanted.where(tables.c.game == game)
    if before is not None:
        wanted = wanted.where(tables.c.created < before)
    return [_read_sheet(sheet) for sheet in connection.execute(wanted).scalars()]


def throw_away(connection: Connection, table_ids: Sequence[str]) -> None:
    """Delete tables with everything that belongs to them."""
    for first in range(0, len(table_ids), AT_ONCE):
        connection.execute(delete(tables).where(tables.c.id.in_(table_ids[first : first + AT_ONCE])))


def stale(connection: Connection, before: int) -> list[str]:
    """Tables at which nobody ever started, made before that moment."""
    old = select(tables.c.id).where(tables.c.status == "open", tables.c.created < before).order_by(tables.c.created)
    return list(connection.execute(old).scalars())


def abandoned(connection: Connection, before: int) -> list[str]:
    """Tables without a result at which nothing has happened since that moment, and nobody of whose company has an account."""
    sits = (table_people.c.table_id == tables.c.id, table_people.c.person == people.c.id)
    known = exists().where(*sits, people.c.account.isnot(None))
    left = tables.c.status.in_(("opening", "running", "closed"))
    old = select(tables.c.id).where(left, tables.c.updated < before, ~known).order_by(tables.c.created)
    return list(connection.execute(old).scalars())


def counts(connection: Connection) -> dict[str, int]:
    """How many tables there are, by status."""
    rows = connection.execute(select(tables.c.status, func.count()).group_by(tables.c.status))
    numbers = {f"tables_{status}": number for status, number in rows}
    return {
        f"tables_{status}": numbers.get(f"tables_{status}", 0) for status in ("open", "opening", "running", "over", "closed")
    }
