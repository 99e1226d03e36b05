"""Tables laid down in a house's store before it opens, so that a measurement need not wait for people to sit down."""

from __future__ import annotations

import asyncio
import secrets
from pathlib import Path

from tablee.core.rulebook import Rulebook
from tablee.server.accounts import Cookies
from tablee.server.settings import Settings
from tablee.server.store import Person, Store
from tablee.tables import seating
from tablee.tables.table import Table

NOW = 1_700_000_000_000


class LaidDown:
    """A table in the store: its id, and a cookie for each seat."""

    def __init__(self, table: str, cookies: list[str]) -> None:
        self.table = table
        self.cookies = cookies


async def lay_down(
    data: Path, book: Rulebook, players: int, count: int, database_url: str = "", bot: str | None = None
) -> list[LaidDown]:
    """So many running tables, each seat with a person of its own; with a bot, that sits at all seats but the first."""
    store = await Store.open(Settings(data=data, database_url=database_url))
    try:
        cookies = Cookies(await store.house_secret())
        laid: list[LaidDown] = []
        for first in range(0, count, 100):
            group = await asyncio.gather(*(_one(store, cookies, book, players, bot) for _ in range(min(100, count - first))))
            laid += group
        return laid
    finally:
        await store.close()


async def _one(store: Store, cookies: Cookies, book: Rulebook, players: int, bot: str | None) -> LaidDown:
    people = [Person(secrets.token_urlsafe(12), f"P{seat}", NOW) for seat in range(1 if bot else players)]
    for person in people:
        await store.add_person(person)
    sheet = seating.new_sheet(book, book.edition, players, people[0].id, NOW)
    secret = secrets.token_bytes(32)
    await store.create_table(sheet, secret, None)
    table = Table(sheet, secret, 0, [], book, book.edition)
    for seat in range(players):
        if seat < len(people):
            await store.commit(seating.sit(table, people[seat].id, seat, None, NOW), [])
        else:
            await store.commit(seating.seat_bot(table, people[0].id, seat, bot, NOW), [])
    for person in people:
        change = seating.ready(table, person.id, True, NOW)
        await store.commit(change, table.course.log if change.entries else [])
    return LaidDown(sheet.id, [f"tablee={cookies.make(person)}" for person in people])
