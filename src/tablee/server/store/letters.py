"""Letters that wait to be sent: written with what they tell of, leased like jobs. Statements of the store."""

from __future__ import annotations

from typing import Any, Literal

import msgspec
from sqlalchemy import Connection, Table, delete, func, select, update
from sqlalchemy.dialects import postgresql, sqlite
from sqlalchemy.sql.dml import Insert

from tablee.server.store import leases
from tablee.server.store.models import Kind, Wishes
from tablee.server.store.schema import devices, hushed, letters, wishes

Way = Literal["mail", "hook", "push"]


class Letter(msgspec.Struct, frozen=True):
    """Something to be told to one person in one way, in the hands of one caller until the lease runs out."""

    id: int
    lease: str
    person: str
    table: str | None
    kind: Kind
    way: Way
    device: int
    key: str
    tries: int


_COLUMNS = [letters.c[name] for name in ("id", "person", "table_id", "kind", "way", "device", "key", "tries")]


def insert_if_new(connection: Connection, table: Table) -> Insert:
    """An insert that leaves a row that is already there alone."""
    made = sqlite.insert(table) if connection.dialect.name == "sqlite" else postgresql.insert(table)
    return made.on_conflict_do_nothing()


def wishes_of(connection: Connection, person: str) -> Wishes:
    """What somebody wishes; what nobody has said is as usual."""
    columns = [wishes.c[name] for name in Wishes.__struct_fields__]
    row = connection.execute(select(*columns).where(wishes.c.person == person)).first()
    return Wishes() if row is None else Wishes(**row._asdict())


def write(connection: Connection, kind: Kind, person: str, table: str | None, key: str, ready: int) -> None:
    """A letter for each way in which somebody wishes to be told of such things, unless they have hushed the table."""
    wished = wishes_of(connection, person)
    if not wished.wants(kind) or (table is not None and is_hushed(connection, person, table)):
        return
    ways: list[tuple[Way, int]] = []
    if wished.mail and wished.mail_state == "confirmed":
        ways.append(("mail", 0))
    if wished.hook:
        ways.append(("hook", 0))
    for number in connection.execute(select(devices.c.id).where(devices.c.person == person)).scalars():
        ways.append(("push", number))
    for way, device in ways:
        put(connection, person, table, kind, way, device, key, ready)


def put(
    connection: Connection, person: str, table: str | None, kind: Kind, way: Way, device: int, key: str, ready: int
) -> None:
    """One letter, unless it is there already."""
    row: dict[str, Any] = {"person": person, "table_id": table, "kind": kind, "way": way, "device": device, "key": key}
    connection.execute(insert_if_new(connection, letters).values(**row, tries=0, ready=ready))


def is_hushed(connection: Connection, person: str, table: str) -> bool:
    """Whether somebody does not want to be told of a table."""
    found = select(hushed.c.person).where(hushed.c.person == person, hushed.c.table_id == table)
    return connection.execute(found).first() is not None


def next_due(connection: Connection) -> int | None:
    """When a letter can next be handed out or a digest is to be written."""
    waiting: int | None = connection.execute(select(func.min(letters.c.ready))).scalar()
    digest: int | None = connection.execute(select(func.min(wishes.c.next_digest))).scalar()
    return min((moment for moment in (waiting, digest) if moment is not None), default=None)


def lease(connection: Connection, node: str, now: int, limit: int, lease_ms: int) -> list[Letter]:
    """Hand letters that are due, and not in other hands, to this caller alone."""
    token, rows = leases.take(connection, letters, _COLUMNS, node, now, limit, lease_ms)
    return [Letter(row[0], token, *row[1:]) for row in rows]


def done(connection: Connection, letter: Letter) -> None:
    """The letter was sent, or need not be."""
    connection.execute(delete(letters).where(letters.c.id == letter.id, letters.c.lease == letter.lease))


def again(connection: Connection, letter: Letter, ready: int) -> None:
    """The letter could not be sent: it is tried again then."""
    held = update(letters).where(letters.c.id == letter.id, letters.c.lease == letter.lease)
    connection.execute(held.values(lease=None, node=None, ready=ready, tries=letters.c.tries + 1))
