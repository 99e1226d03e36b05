"""Many tables at once, each with a person and the same bot at all other seats, beside a bare echo server in the same run.

`python bench/bot_tables.py --tables 50 --game offline`; a mix of all games unless some are named. The server, its workers and
this load generator share the machine. A person's move counts from the moment it was due to the server's answer that it is
stored. How long bots took is what the server itself counts: from the moment it wants a decision, waiting for a free worker
included; the thinking alone is counted in the worker.
"""

from __future__ import annotations

import argparse
import asyncio
import random
import re
import sys
import tempfile
import time
import urllib.request
from collections import Counter
from pathlib import Path

from rich.console import Console

from board import WIDTH, Row, rows_table
from processes import Process, busy_seconds, echo, house
from server_load import LiveTable, Load, connect, echoes, until_answered
from tablee import games
from tablee.arena.workers import cores
from tablee.bots.levels import level
from tables import lay_down

LOOK = 0.005
_SAMPLE = re.compile(r"^(\w+)_(bucket|count)\{(.*)\} (\S+)$", re.MULTILINE)
_LABEL = re.compile(r'(\w+)="([^"]*)"')

Told = dict[tuple[str, str, str], Counter[float]]
"""By figure, game and level that thought: how many decisions took so many seconds at the most."""


class BotTable(LiveTable):
    """A table with one person: a view without a decision means that there is none any more."""

    def heard(self, seat: int, said: bytes) -> None:
        if said.startswith((b'{"type":"frame"', b'{"type":"welcome"')):
            self.turn = None
        super().heard(seat, said)


class Visitor:
    """A person at a table with bots, who thinks for a while and takes the last choice."""

    def __init__(self, table: LiveTable, thinks: float, luck: random.Random) -> None:
        self.table = table
        self.thinks = thinks
        self.luck = luck
        self.due = 0.0

    def look(self, now: float) -> None:
        """Move if it is time."""
        if not self.table.is_ready:
            self.due = 0.0
        elif not self.due:
            self.due = now + self.thinks * self.luck.uniform(0.5, 1.5)
        elif now >= self.due:
            self.table.move(self.due)
            self.due = 0.0


async def play(visitors: list[Visitor], seconds: float) -> None:
    """Everybody plays for a while."""
    end = time.perf_counter() + seconds
    while (now := time.perf_counter()) < end:
        for visitor in visitors:
            visitor.look(now)
        await asyncio.sleep(LOOK)
    await until_answered([visitor.table for visitor in visitors])


def told(server: Process) -> Told:
    """What the server has counted so far."""
    with urllib.request.urlopen(f"http://127.0.0.1:{server.port}/metrics") as answer:
        text = answer.read().decode()
    found: Told = {}
    for name, kind, labels, value in _SAMPLE.findall(text):
        if kind == "bucket" and name in ("tablee_bot_seconds", "tablee_thinking_seconds"):
            label = dict(_LABEL.findall(labels))
            place = found.setdefault((name, label["game"], label.get("level", "")), Counter())
            place[float(label["le"])] += int(float(value))
    return found


def since(now: Told, before: Told) -> Told:
    """What was counted in between."""
    return {
        key: Counter({edge: n - before.get(key, Counter())[edge] for edge, n in counts.items()}) for key, counts in now.items()
    }


def within(counts: Counter[float], seconds: float) -> float:
    """The share of decisions that took so long at the most, by the nearest edge that is not above it."""
    total = counts[float("inf")]
    edges = [edge for edge in counts if edge <= seconds + 1e-9]
    return counts[max(edges)] / total if edges and total else 1.0


def at(counts: Counter[float], share: float) -> str:
    """The edge that this share of all decisions kept to."""
    total = counts[float("inf")]
    edge = next((edge for edge in sorted(counts) if counts[edge] >= share * total), float("inf"))
    return f"<= {edge:g} s"


async def measure(given: argparse.Namespace, data: Path) -> list[Row]:
    """The whole run."""
    chosen = given.game or list(games.names())
    load, luck = Load(), random.Random(1)
    laid = []
    for number, game in enumerate(chosen):
        count = given.tables * (number + 1) // len(chosen) - given.tables * number // len(chosen)
        laid += await lay_down(data, games.rulebook(game), given.players, count, bot=given.bot)
    settings = {"workers": given.workers} if given.workers else {}
    with echo() as mirror, house(data, reaction_pause=0, **settings) as server:
        bare = await echoes(mirror, given.tables, given.tables, max(1.0, given.seconds / 6))
        live = [BotTable(one, load) for one in laid]
        visitors = [Visitor(table, given.thinks, luck) for table in live]
        await connect(live, server.port)
        await play(visitors, given.warm_up)
        at_first = told(server)
        load.latencies.seconds.clear()
        used, thought, all_used, own = server.processor_seconds(), server.workers_seconds(), busy_seconds(), time.process_time()
        began = time.perf_counter()
        await play(visitors, given.seconds)
        lasted = time.perf_counter() - began
        spent, thought = server.processor_seconds() - used, server.workers_seconds() - thought
        others = busy_seconds() - all_used - spent - thought - (time.process_time() - own)
        counted = since(told(server), at_first)
        quiet = await echoes(mirror, given.tables, given.tables, max(1.0, given.seconds / 6))
        bare.seconds += quiet.seconds
        for table in live:
            for wire in table.wires:
                wire.close()
    p99, bare99 = load.latencies.at(0.99), bare.at(0.99)
    moves = len(load.latencies.seconds)
    return [
        Row(f"{len(live)} tables, {moves:,} moves of people", "no errors", f"{load.errors} errors {load.said}",
            float(not load.errors), not load.errors),
        Row("Processor time of server and workers", "-",
            f"{100 * spent / lasted:.0f} % and {100 * thought / lasted:.0f} % of a core", 1.0, True),
        Row("Other work on this machine meanwhile", "-", f"{100 * others / lasted:.0f} % of a core, of {cores()}", 1.0, True),
        Row("A person's move, due to stored", "p99 beside the echo's", str(load.latencies), bare99 / p99, True),
        Row("A bare echo server, same run", "-", str(bare), 1.0, True),
        Row("p99 of a person's move on idle cores", "goal: below 50 ms", f"{p99:.1f} ms", 50 / p99, p99 < 50),
        *(row for game in chosen for row in bot_rows(game, given.bot, counted, "")),
        *(row for game in chosen for row in bot_rows(game, given.bot, at_first, f", first {given.warm_up:g} s")),
    ]  # fmt: skip


def bot_rows(game: str, bot: str, counted: Told, when: str) -> list[Row]:
    """How the bots of a game kept to their budget."""
    budget = level(bot, games.rulebook(game)).budget.seconds
    answered = counted.get(("tablee_bot_seconds", game, ""), Counter())
    by_level = {
        name: counts for (figure, of, name), counts in counted.items() if figure == "tablee_thinking_seconds" and of == game
    }
    thought = sum(by_level.values(), Counter())
    total = max(1, answered[float("inf")])
    levels = ", ".join(
        f"{counts[float('inf')] / total:.0%} {name}" for name, counts in sorted(by_level.items()) if counts[float("inf")]
    )
    twice, inside = within(answered, 2 * budget), within(thought, budget)
    return [
        Row(f"{game}: a bot's answer{when}", f"within {2 * budget:g} s",
            f"{twice:.2%} of {answered[float('inf')]:,}; p50 {at(answered, 0.5)}, p99 {at(answered, 0.99)}",
            twice, twice == 1.0),
        Row(f"{game}: its thinking alone{when}", f"p99 within {budget:g} s",
            f"{inside:.2%}; p50 {at(thought, 0.5)}, p99 {at(thought, 0.99)}; {levels}", inside, inside >= 0.99),
    ]  # fmt: skip


def main() -> int:
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("--game", choices=games.names(), action="append", help="all games unless named")
    parser.add_argument("--tables", type=int, default=50)
    parser.add_argument("--players", type=int, default=2, help="seats of a table, a person at the first (default 2)")
    parser.add_argument("--bot", default="expert")
    parser.add_argument("--seconds", type=float, default=60.0, help="how long (default 60)")
    parser.add_argument("--warm-up", type=float, default=20.0, help="seconds before, in which workers load what they need")
    parser.add_argument("--thinks", type=float, default=1.0, help="seconds that a person thinks about a move (default 1)")
    parser.add_argument("--workers", type=int, default=0, help="worker processes (default: the server's own default)")
    given = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        found = asyncio.run(measure(given, Path(folder)))
    console = Console(width=None if sys.stdout.isatty() else WIDTH)
    console.print(rows_table(found))
    console.print(f"- People think {given.thinks:g} s about a move; a bot begins 0.7 s after the move before, as on any table.")
    console.print("- Answers to reactions are shown at once: how long the house keeps them back is no work of the server.")
    console.print("- Times of bots are known by the edges of the server's own histograms.")
    return 0 if all(row.ok for row in found) else 1


if __name__ == "__main__":
    raise SystemExit(main())
