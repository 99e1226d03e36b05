"""What a move costs, part by part: one server on SQLite, then one and two nodes on PostgreSQL and NATS, players apart.

First a steady rate, for latencies and processor time; then as many moves as there are answers, to see where it saturates.
All parts and the load generator share this machine, so the figures of several nodes are those of one machine cut in pieces.
"""

from __future__ import annotations

import argparse
import asyncio
import os
import secrets
import sys
import tempfile
import time
from collections.abc import Callable
from contextlib import ExitStack
from pathlib import Path

import msgspec
from rich.console import Console
from rich.table import Table

ROOT = Path(__file__).parents[1]
sys.path[:0] = [str(ROOT), str(ROOT / "src")]

from board import WIDTH  # noqa: E402
from processes import TICKS, Process, house  # noqa: E402
from server_load import LiveTable, Load, connect, play, until_answered  # noqa: E402
from tablee.games import rulebook  # noqa: E402
from tables import lay_down  # noqa: E402
from tests.server import services  # noqa: E402

LOOK = 0.005
"""Seconds between two looks for tables that can move again."""

Seconds = Callable[[], float]


class Measured(msgspec.Struct):
    """One set-up: how long answers took at the steady rate, what each part used for a move, and the most it could do."""

    name: str
    moves: float
    p50: float
    p99: float
    node: float
    database: float
    nats: float
    most: float
    errors: int


def family(pid: int) -> float:
    """Processor seconds of a process and of those it has started, also the ones that have ended."""
    spent = 0.0
    for entry in Path("/proc").iterdir():
        if entry.name.isdigit():
            try:
                fields = (entry / "stat").read_text().rpartition(")")[2].split()
            except OSError:
                continue
            if int(entry.name) == pid or int(fields[1]) == pid:
                spent += sum(int(ticks) for ticks in fields[11:13]) / TICKS
            if int(entry.name) == pid:
                spent += sum(int(ticks) for ticks in fields[13:15]) / TICKS
    return spent


async def measure(name: str, nodes: int, shared: bool, tables: int, rate: float, seconds: float, folder: Path) -> Measured:
    """One set-up, from empty tables to a flood."""
    data = folder / secrets.token_hex(4)
    settings = services.settings_of(data) if shared else {}
    laid = await lay_down(data, rulebook("offline"), 2, tables, settings.get("database_url", ""))
    load = Load()
    with ExitStack() as stack:
        servers = [stack.enter_context(house(data, **settings)) for _ in range(nodes)]
        live = [LiveTable(one, load) for one in laid]
        await connect(live, *(server.port for server in servers))
        await asyncio.sleep(2)
        await play(live, load, rate, 2)  # warm up
        load.latencies.seconds.clear()
        parts: list[Seconds] = [lambda: sum(map(Process.processor_seconds, servers))]
        if shared:
            parts += [lambda: family(services.postgres().pid), lambda: family(services.nats().pid)]
        before, begin = [part() for part in parts], time.perf_counter()
        await play(live, load, rate, seconds)
        lasted, steady = time.perf_counter() - begin, len(load.latencies.seconds)
        spent = [1000 * (part() - used) / max(1, steady) for part, used in zip(parts, before, strict=True)]
        p50, p99 = load.latencies.at(0.5), load.latencies.at(0.99)
        load.latencies.seconds.clear()
        begin = time.perf_counter()
        await flood(live, min(seconds, 8.0))
        most = len(load.latencies.seconds) / (time.perf_counter() - begin)
        await until_answered(live)
        unanswered = sum(bool(table.due) for table in live)
        for table in live:
            for wire in table.wires:
                wire.close()
    spent += [0.0] * (3 - len(spent))
    return Measured(name, steady / lasted, p50, p99, *spent, most, load.errors + unanswered)


async def flood(tables: list[LiveTable], seconds: float) -> None:
    """Every table moves again as soon as it has its answer."""
    end = time.perf_counter() + seconds
    while (now := time.perf_counter()) < end:
        for table in tables:
            if table.is_ready:
                table.move(now)
        await asyncio.sleep(LOOK)


async def compare(tables: int, rate: float, seconds: float, folder: Path) -> list[Measured]:
    """Every set-up in turn."""
    set_ups = (("SQLite, 1 process", 1, False), ("PostgreSQL + NATS, 1 node", 1, True), ("PostgreSQL + NATS, 2 nodes", 2, True))
    return [await measure(*set_up, tables, rate, seconds, folder) for set_up in set_ups]


def main() -> int:
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("--seconds", type=float, default=30.0, help="how long each set-up is played steadily (default 30)")
    parser.add_argument("--tables", type=int, default=500, help="live tables, two seats each (default 500)")
    parser.add_argument("--rate", type=float, default=200.0, help="moves a second in all (default 200)")
    given = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        found = asyncio.run(compare(given.tables, given.rate, given.seconds, Path(folder)))
    console = Console(width=None if sys.stdout.isatty() else WIDTH)
    shown = Table()
    for column in ("set-up", "moves/s", "p50", "p99", "node", "database", "NATS", "at most"):
        shown.add_column(column, justify="left" if column == "set-up" else "right")
    for one in found:
        costs = [f"{each:.2f} ms" if each else "-" for each in (one.node, one.database, one.nats)]
        shown.add_row(one.name, f"{one.moves:.0f}", f"{one.p50:.1f} ms", f"{one.p99:.1f} ms", *costs, f"{one.most:.0f} moves/s")
    console.print(shown)
    console.print("- node, database, NATS: processor time of each for one move at the steady rate.", style="dim")
    console.print("- at most: moves answered in a second when every table moves again at once.", style="dim")
    busy = os.getloadavg()[0]
    console.print(
        f"- {os.cpu_count()} cores for everything, the load included; load average at the end {busy:.1f}.", style="dim"
    )
    return 0 if not any(one.errors for one in found) else 1


if __name__ == "__main__":
    raise SystemExit(main())
