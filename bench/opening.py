"""How long it takes to open a long table, to take back a move there, and to start the server.

Opened are a finished game and a running one of 500 plies and more, neither in the server's memory: from the call to the
whole answer, and from dialling to the welcome.
"""

from __future__ import annotations

import asyncio
import secrets
import statistics
import sys
import tempfile
import time
import urllib.request
from collections.abc import Awaitable, Callable
from pathlib import Path

import msgspec
from rich.console import Console

from board import WIDTH, Row, rows_table
from processes import Process, house
from tablee.games import rulebook
from tablee.server.accounts import Cookies
from tablee.server.settings import Settings
from tablee.server.store import Person, Store
from tablee.tables import seating
from tablee.tables.table import Table
from wires import Wire

PLIES = 501
"""Positions of a long game: 500 plies and the set-up."""
COPIES = 6
"""Tables of each kind, so that each is opened once, cold."""

Timed = tuple[float, float]
"""How long something took, and the server's processor time meanwhile."""

NOW = 1_700_000_000_000


def long_game(finished: bool, people: list[Person]) -> tuple[Table, bytes]:
    """Four rounds of Offline, exchanging as long as possible."""
    book = rulebook("offline")
    options = {"rounds": 4, "variant": "expert"}
    sheet = seating.new_sheet(book, book.edition, len(people), people[0].id, NOW, options=options)
    secret = secrets.token_bytes(32)
    table = Table(sheet, secret, 0, [], book, book.edition)
    for seat, person in enumerate(people):
        seating.sit(table, person.id, seat, None, NOW)
    for person in people:
        seating.ready(table, person.id, True, NOW)
    while table.actor is not None and (finished or len(table.course.past) < PLIES):
        table.play(table.actor, book.actions(table.box, table.state)[-1], NOW)
    return table, secret


async def lay_down(data: Path, finished: bool) -> list[tuple[str, str, int]]:
    """Long games in the store: id, cookie of the seat that must decide (or of the first), plies."""
    store = await Store.open(Settings(data=data))
    cookies = Cookies(await store.house_secret())
    laid = []
    for _ in range(COPIES):
        people = [Person(secrets.token_urlsafe(12), f"P{seat}", NOW) for seat in range(4)]
        for person in people:
            await store.add_person(person)
        table, secret = long_game(finished, people)
        sheet = table.sheet
        await store.create_table(sheet, secret, None)
        change = table.changed(NOW, 0)
        change.revision = 0
        await store.commit(change, table.course.log)
        mine = people[table.actor or 0]
        laid.append((sheet.id, f"tablee={cookies.make(mine)}", len(table.course.past) - 1))
    await store.close()
    return laid


async def welcome(port: int, table: str, cookie: str) -> tuple[Wire, asyncio.Queue[bytes], float]:
    """Dial and wait for the welcome; how long that took."""
    heard: asyncio.Queue[bytes] = asyncio.Queue()
    begin = time.perf_counter()
    wire = await Wire.to(port, f"/api/v1/tables/{table}/socket", heard.put_nowait, lambda: None, cookie=cookie)
    said = await heard.get()
    assert said.startswith(b'{"type":"welcome"'), said[:100]
    return wire, heard, time.perf_counter() - begin


async def answer(heard: asyncio.Queue[bytes], name: str) -> dict[str, object]:
    while True:
        message = msgspec.json.decode(await asyncio.wait_for(heard.get(), 10))
        if message.get("id") == name:
            return message  # type: ignore[no-any-return]


async def undo(port: int, table: str, cookie: str) -> float:
    """Decide and take it back; how long the undo took."""
    wire, heard, _ = await welcome(port, table, cookie)
    wire.send(b'{"type":"ping","version":0}')
    frame = {}
    while "view" not in frame:
        frame = msgspec.json.decode(await asyncio.wait_for(heard.get(), 10))
    choice = frame["view"]["decision"]["choices"][0]["do"]
    wire.send(msgspec.json.encode({"type": "play", "id": "move", "version": frame["version"], "do": choice}))
    assert (await answer(heard, "move"))["type"] == "done"
    begin = time.perf_counter()
    wire.send(b'{"type":"undo","id":"back"}')
    assert (await answer(heard, "back"))["type"] == "done"
    lasted = time.perf_counter() - begin
    wire.close()
    return lasted


def fetch(port: int, table: str, cookie: str, what: str) -> float:
    """One call, whole answer; how long it took."""
    begin = time.perf_counter()
    request = urllib.request.Request(f"http://127.0.0.1:{port}/api/v1/tables/{table}/{what}", headers={"Cookie": cookie})
    with urllib.request.urlopen(request, timeout=60) as got:
        got.read()
    return time.perf_counter() - begin


def cold_start(data: Path) -> tuple[float, float]:
    """From starting the process to the first answered call: how long, and what of that the server has worked."""
    begin = time.perf_counter()
    with house(data) as server, urllib.request.urlopen(f"http://127.0.0.1:{server.port}/", timeout=30) as got:
        got.read()
        return time.perf_counter() - begin, server.processor_seconds()


async def opened(server: Process, finished: list[tuple[str, str, int]], running: list[tuple[str, str, int]]) -> list[Row]:
    half = COPIES // 2
    plies = min(plies for _, _, plies in (*finished, *running))

    async def greet(table: str, cookie: str) -> float:
        wire, _, lasted = await welcome(server.port, table, cookie)
        wire.close()
        return lasted

    async def replay(table: str, cookie: str) -> float:
        return await asyncio.to_thread(fetch, server.port, table, cookie, "frames")

    async def take_back(table: str, cookie: str) -> float:
        return await undo(server.port, table, cookie)

    async def each(open_it: Callable[[str, str], Awaitable[float]], tables: list[tuple[str, str, int]]) -> list[Timed]:
        timed = []
        for table, cookie, _ in tables:
            used = server.processor_seconds()
            lasted = await open_it(table, cookie)
            timed.append((lasted, server.processor_seconds() - used))
        return timed

    return [
        row(f"Opening a table of {plies} plies, to the welcome", await each(greet, finished[:half] + running[:half]), 0.3),
        row(f"Opening a finished table of {plies} plies, every frame", await each(replay, finished[half:]), 0.3),
        row(f"Undo at a table of {plies} plies, opened for it", await each(take_back, running[half:]), 0.1),
    ]


def row(what: str, timed: list[Timed], limit: float) -> Row:
    """The median, and beside it what the server has worked for it: on a busy machine most of the time is waiting."""
    seconds = [lasted for lasted, _ in timed]
    middle = statistics.median(seconds)
    worked = statistics.mean(used for _, used in timed)
    shown = f"{1000 * middle:.0f} ms (worst {1000 * max(seconds):.0f}, {1000 * worked:.0f} ms of work)"
    return Row(what, f"below {1000 * limit:.0f} ms", shown, limit / middle, middle < limit)


def main() -> int:
    with tempfile.TemporaryDirectory() as folder:
        data = Path(folder)
        starts = [cold_start(data / "new") for _ in range(3)]
        finished, running = (asyncio.run(lay_down(data, over)) for over in (True, False))
        with house(data) as server:
            rows = asyncio.run(opened(server, finished, running))
    rows.append(row("Cold start to the first answer", starts, 2.0))
    Console(width=None if sys.stdout.isatty() else WIDTH).print(rows_table(rows))
    return 0 if all(one.ok for one in rows) else 1


if __name__ == "__main__":
    raise SystemExit(main())
