"""Editions that the house keeps for everybody: statements of the store. (Those of tables are laid down with the table.)"""

from __future__ import annotations

import msgspec
from sqlalchemy import Connection, Insert, delete, func, select

from tablee.server.store.models import Conflict
from tablee.server.store.schema import house_editions

MOST = 500
"""Editions that a house keeps."""


class KeptEdition(msgspec.Struct, frozen=True):
    """An edition on the shelf; `person` brought it, or nobody if whoever runs the house did."""

    hash: str
    game: str
    name: str
    added: int
    person: str | None = None


_LISTED = [house_editions.c[name] for name in KeptEdition.__struct_fields__]


def put(connection: Connection, edition: KeptEdition, source: str, most: int, insert_if_new: Insert) -> None:
    """Keep an edition; one with the same data stays as it is. Raises Conflict if the person, or the house, has too many."""
    if connection.execute(select(house_editions.c.hash).where(house_editions.c.hash == edition.hash)).first():
        return
    counted = select(func.count()).select_from(house_editions)
    mine = counted.where(house_editions.c.person == edition.person)
    if connection.execute(counted).scalar_one() >= MOST:
        raise Conflict("editions-too-many", most=MOST)
    if edition.person is not None and connection.execute(mine).scalar_one() >= most:
        raise Conflict("editions-too-many", most=most)
    connection.execute(insert_if_new.values(**msgspec.structs.asdict(edition), source=source))


def take_away(connection: Connection, hashed: str) -> bool:
    """Throw an edition away; whether there was one. Tables that play with it have their own copy."""
    return connection.execute(delete(house_editions).where(house_editions.c.hash == hashed)).rowcount > 0


def listed(connection: Connection, game: str | None) -> list[KeptEdition]:
    """What is on the shelf, by name."""
    wanted = select(*_LISTED).order_by(house_editions.c.game, house_editions.c.name, house_editions.c.added)
    if game is not None:
        wanted = wanted.where(house_editions.c.game == game)
    return [KeptEdition(**row._asdict()) for row in connection.execute(wanted)]


def one(connection: Connection, hashed: str) -> tuple[KeptEdition, str] | None:
    """An edition and its text."""
    row = connection.execute(select(*_LISTED, house_editions.c.source).where(house_editions.c.hash == hashed)).first()
    if row is None:
        return None
    values = row._asdict()
    source: str = values.pop("source")
    return KeptEdition(**values), source
