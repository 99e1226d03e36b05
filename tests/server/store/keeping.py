"""A house to keep things in: settings, sheets and entries for the tests of the store."""

from __future__ import annotations

import asyncio
import threading
from collections.abc import AsyncIterator, Awaitable, Callable, Sequence
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any, TypeVar

from sqlalchemy import Connection

from tablee.core.course import Entry
from tablee.server.settings import Settings
from tablee.server.store import ReadOnly, Store
from tablee.server.store.database import Database, house_url
from tablee.tables.sheet import NO_CLOCK, Change, Job, Seat, Sheet
from tests.server import services

T = TypeVar("T")
SECRET = bytes(range(32))


def kept(folder: Path, story: Callable[[Store], Awaitable[T]]) -> T:
    """Run a story with a store in this folder."""

    async def told() -> T:
        async with opened(folder) as store:
            return await story(store)

    return asyncio.run(told())


@asynccontextmanager
async def opened(folder: Path) -> AsyncIterator[Store]:
    """A store in this folder, closed at the end."""
    store = await Store.open(Settings(data=folder, **services.here(folder)))
    try:
        yield store
    finally:
        await store.close()


@asynccontextmanager
async def another_node(folder: Path) -> AsyncIterator[Store]:
    """A second store on the same database, as a second node on PostgreSQL would be: it asks for no lock."""
    store = Store(Database(house_url(Settings(data=folder, **services.here(folder)))), lock=None)
    try:
        yield store
    finally:
        await store.close()


@asynccontextmanager
async def held_up(store: Store) -> AsyncIterator[None]:
    """Keep the writer busy in a transaction of its own, so that what is asked for meanwhile queues."""
    busy, free = threading.Event(), threading.Event()

    def hold(_: Connection) -> None:
        busy.set()
        assert free.wait(30)

    held = asyncio.ensure_future(store._writer.write(hold))
    await asyncio.to_thread(busy.wait, 30)
    try:
        yield
    finally:
        free.set()
        await held


def sheet(table: str, *people: str, created: int = 1_000, **more: Any) -> Sheet:
    """A table of two with these people, hosted by the first."""
    seats = [Seat(person=person) for person in people] + [Seat(bot="greedy", ready=True) for _ in range(2 - len(people))]
    given = {"host": people[0] if people else "host", "game": "offline", "options": {}, **more}
    return Sheet(id=table, rules=1, edition="own", edition_hash="0" * 64, seats=seats, pace=NO_CLOCK, created=created, **given)


def entry(seq: int, do: str = "x C4") -> Entry:
    """A move."""
    return Entry(seq=seq, kind="move", ply=seq, digest=f"{seq:064x}", seat=seq % 2, do=do, draws=((6, 3), (6, 5)), at=seq)


def change(
    of: Sheet, revision: int, entries: int = 0, jobs: Sequence[Job] = (), spent: tuple[int, str] | None = None
) -> Change:
    """A change of a table made on this revision."""
    return Change(of.id, revision, of, entries, list(jobs), spent)


async def stored_until_full(store: Store, table: Sheet) -> tuple[int, str]:
    """Store long entries at a new table until there is no room; how many were stored, and what was said then."""
    for stored in range(2_000):
        try:
            await store.commit(change(table, stored, 1), [entry(stored + 1, "x" * 3_000)])
        except ReadOnly as complaint:
            return stored, complaint.say("en")
    raise AssertionError("there was room for everything")
