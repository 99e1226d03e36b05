"""A thousand live tables of Offline, moved by scripted clients, beside a bare echo server in the same run.

The server is one process, this load generator another. A move counts from the moment it was due to the server's answer
that it is stored; every seat also receives its view.
"""

from __future__ import annotations

import argparse
import asyncio
import sys
import tempfile
import time
from pathlib import Path

from rich.console import Console

from board import WIDTH, Row, rows_table
from processes import Process, echo, house
from tablee.games import rulebook
from tables import LaidDown, lay_down
from wires import Latencies, Wire, at_a_rate

_DECISION, _TEXT, _OVER = b'"decision":{', b'"text":"', b'"over":'


class LiveTable:
    """A table with a scripted client at each seat: whoever must decide takes the last choice."""

    def __init__(self, laid: LaidDown, load: Load) -> None:
        self.laid = laid
        self.load = load
        self.wires: list[Wire] = []
        self.due = 0.0
        self.turn: tuple[int, bytes, bytes] | None = None
        """The seat that must decide, its version and its choice."""
        self.moves = 0

    async def connect(self, *ports: int) -> None:
        """Connect every seat, in turns to each of several nodes."""
        for seat, cookie in enumerate(self.laid.cookies):
            path, port = f"/api/v1/tables/{self.laid.table}/socket", ports[seat % len(ports)]
            self.wires.append(
                await Wire.to(port, path, lambda said, seat=seat: self.heard(seat, said), self.load.lost, cookie=cookie)
            )

    def heard(self, seat: int, said: bytes) -> None:
        if said.startswith(b'{"type":"done"'):
            self.load.latencies.add(self.due)
            self.due = 0.0
            self.moves += 1
        elif said.startswith((b'{"type":"frame"', b'{"type":"welcome"')):
            start = said.find(_DECISION)
            if start >= 0:
                end = said.find(_OVER, start)
                text = said.rfind(_TEXT, start, end) + len(_TEXT)
                version = said.rfind(b'"version":', 0, start) + len(b'"version":')
                self.turn = (seat, said[version : said.find(b",", version)], said[text : said.find(b'"', text)])
        elif said.startswith(b'{"type":"refused"'):
            self.load.refused(said)
            self.due = 0.0

    @property
    def is_ready(self) -> bool:
        return self.turn is not None and not self.due

    def move(self, due: float) -> None:
        assert self.turn is not None
        seat, version, choice = self.turn
        self.turn = None
        self.due = due
        self.wires[seat].send(b'{"type":"play","id":"%d","version":%b,"do":"%b"}' % (self.moves, version, choice))


class Load:
    """Everything under way, and what came of it."""

    def __init__(self) -> None:
        self.latencies = Latencies()
        self.errors = 0
        self.late = 0
        """Moves that were due while every table was still waiting for its answer."""
        self.said = ""

    def lost(self) -> None:
        self.errors += 1
        self.said = "a connection was lost"

    def refused(self, said: bytes) -> None:
        self.errors += 1
        self.said = said.decode()


async def connect(tables: list[LiveTable], *ports: int) -> None:
    for first in range(0, len(tables), 20):
        await asyncio.gather(*(table.connect(*ports) for table in tables[first : first + 20]))


async def play(tables: list[LiveTable], load: Load, rate: float, seconds: float) -> None:
    """Moves at a rate, tables in turn."""
    place = 0

    def move(due: float) -> None:
        nonlocal place
        for _ in range(len(tables)):
            place = (place + 1) % len(tables)
            if tables[place].is_ready:
                tables[place].move(due)
                return
        load.late += 1

    await at_a_rate(rate, seconds, move)
    await until_answered(tables)


async def until_answered(tables: list[LiveTable], patience: float = 10) -> None:
    end = time.perf_counter() + patience
    while any(table.due for table in tables) and time.perf_counter() < end:
        await asyncio.sleep(0.02)


async def echoes(server: Process, connections: int, rate: float, seconds: float) -> Latencies:
    """The same connections and rate at a server that only sends back what it gets: 4 KB, as large as a view."""
    latencies = Latencies()
    sent: list[list[float]] = [[] for _ in range(connections)]
    wires: list[Wire] = []

    def heard(number: int) -> None:
        latencies.add(sent[number].pop(0))

    for number in range(connections):
        wires.append(await Wire.to(server.port, "/", lambda _, number=number: heard(number), lambda: None))
    payload = b"x" * 4_000
    place = 0

    def send(due: float) -> None:
        nonlocal place
        place = (place + 1) % connections
        sent[place].append(due)
        wires[place].send(payload)

    await at_a_rate(rate, seconds, send)
    await asyncio.sleep(0.5)
    for wire in wires:
        wire.close()
    return latencies


async def measure(tables: int, rate: float, seconds: float, data: Path) -> list[Row]:
    """The whole run."""
    laid = await lay_down(data, rulebook("offline"), 2, tables)
    load = Load()
    bare = Latencies()
    with echo() as mirror, house(data) as server:
        bare.seconds += (await echoes(mirror, min(tables, 1_000), rate, max(1.0, seconds / 6))).seconds
        empty = server.megabytes()
        live = [LiveTable(one, load) for one in laid]
        await connect(live, server.port)
        await asyncio.sleep(2)
        await play(live, load, rate, min(2.0, seconds / 4))  # warm up
        load.latencies.seconds.clear()
        used, begin = server.processor_seconds(), time.perf_counter()
        await play(live, load, rate, seconds)
        spent, lasted = server.processor_seconds() - used, time.perf_counter() - begin
        unanswered = sum(bool(table.due) for table in live)
        full = server.megabytes()
        bare.seconds += (await echoes(mirror, min(tables, 1_000), rate, max(1.0, seconds / 6))).seconds
        for table in live:
            for wire in table.wires:
                wire.close()
    return rows(load, bare, len(live), spent, lasted, unanswered, (full - empty) / len(live), rate)


def rows(
    load: Load, bare: Latencies, tables: int, spent: float, lasted: float, unanswered: int, megabytes: float, rate: float
) -> list[Row]:
    moves = len(load.latencies.seconds)
    failures = load.errors + unanswered
    each = 1000 * spent / max(1, moves)
    p99, bare99 = load.latencies.at(0.99), bare.at(0.99)
    return [
        Row(f"{tables:,} tables, {moves:,} moves", f"{rate:.0f} moves/s, no errors",
            f"{moves / lasted:.0f} moves/s, {failures} errors {load.said}",
            float(not failures), not failures and not load.late),
        Row("Processor time of the server a move", "at most 1 ms", f"{each:.2f} ms", 1 / each, each <= 1),
        Row("From due to stored and answered", "p99 beside the echo's", str(load.latencies), bare99 / p99, True),
        Row("A bare echo server, same run", "-", str(bare), 1.0, True),
        Row("p99 on idle cores", "goal: below 50 ms", f"{p99:.1f} ms", 50 / p99, p99 < 50),
        Row("Memory a live table", "below 0.5 MB", f"{megabytes:.2f} MB", 0.5 / max(megabytes, 1e-9), megabytes < 0.5),
    ]  # fmt: skip


def main() -> int:
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("--seconds", type=float, default=60.0, help="how long (default 60)")
    parser.add_argument("--tables", type=int, default=1_000, help="live tables, two seats each (default 1000)")
    parser.add_argument("--rate", type=float, default=500.0, help="moves a second in all (default 500)")
    given = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        found = asyncio.run(measure(given.tables, given.rate, given.seconds, Path(folder)))
    console = Console(width=None if sys.stdout.isatty() else WIDTH)
    console.print(rows_table(found))
    console.print("- Every move is committed to disk (SQLite, WAL, synchronous=FULL) before it is answered.", style="dim")
    console.print(
        "- The echo server sends back 4 KB to one connection; a move is judged, stored, and shown to two.", style="dim"
    )
    return 0 if found[0].ok else 1


if __name__ == "__main__":
    raise SystemExit(main())
