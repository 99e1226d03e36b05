"""The server under fire: killed again and again while tables are played, then a long steady load with a look at its memory.

`python tools/soak_server.py [--kills 30] [--minutes 5]`. Fails if an acknowledged move is missing, a table does not go on, a
job takes effect twice, the server has an error of its own, or its memory grows.
"""

from __future__ import annotations

import argparse
import asyncio
import random
import re
import sys
import tempfile
import time
from pathlib import Path

ROOT = Path(__file__).parents[1]
sys.path[:0] = [str(ROOT), str(ROOT / "src")]

from rich.console import Console  # noqa: E402
from rich.progress import Progress  # noqa: E402

from tests.server.fire import kill_and_start, under_fire  # noqa: E402
from tests.server.house import SHORT_LEASES, House, company, play_out, run  # noqa: E402

AT_ONCE = 6
"""Kills for one set of tables: then their games are nearly over."""

TABLES = 9
GROWTH = 1.25
"""How much larger the memory may be at the end than after the first third."""


def kill(kills: int, seed: int, console: Console, progress: Progress) -> int:
    """Kill the server so many times; how many moves were acknowledged."""
    bar = progress.add_task("killing the server", total=kills)
    acknowledged = 0
    for first in range(0, kills, AT_ONCE):
        with tempfile.TemporaryDirectory() as folder:
            house = House(Path(folder), serve=SHORT_LEASES)
            house.start()
            try:
                times = min(AT_ONCE, kills - first)
                story = under_fire(
                    house, TABLES, times * [kill_and_start], seed + first, (0.2, 2.0), lambda: progress.advance(bar)
                )
                acknowledged += run(story, 600)
                if house.tracebacks:
                    raise AssertionError("\n".join(house.log[-60:]))
            finally:
                house.stop()
    console.print(f"killed {kills} times: all {acknowledged:,} acknowledged moves are there, every table went on")
    return acknowledged


def megabytes(house: House) -> float:
    found = re.search(r"VmRSS:\s+(\d+) kB", Path(f"/proc/{house.pid}/status").read_text())
    assert found is not None
    return int(found.group(1)) / 1024


async def steady(house: House, minutes: float, seed: int, progress: Progress) -> list[float]:
    """Games one after the other at several tables; the memory of the server at every tenth of the time."""
    end = time.monotonic() + 60 * minutes
    bar = progress.add_task("playing on", total=100)
    sizes: list[float] = []

    async def play_games(number: int) -> None:
        chance = random.Random(f"{seed} {number}")
        while time.monotonic() < end:
            async with company(
                house, chance.choice((2, 3, 4)), options={"variant": chance.choice(("basic", "expert"))}
            ) as wires:
                await play_out(wires)

    async def look() -> None:
        while time.monotonic() < end:
            await asyncio.sleep(6 * minutes)
            sizes.append(megabytes(house))
            progress.advance(bar, 10)

    await asyncio.gather(look(), *(play_games(number) for number in range(8)))
    return sizes


def play_on(minutes: float, seed: int, console: Console, progress: Progress) -> None:
    """Whole games for so long: no error, and the memory stays where it is."""
    with tempfile.TemporaryDirectory() as folder, House(Path(folder)) as house:
        sizes = run(steady(house, minutes, seed, progress), 60 * minutes + 120)
        games = house.rows("select count(*) from tables where status = 'over'")[0][0]
        if house.tracebacks:
            raise AssertionError("\n".join(house.log[-60:]))
    console.print(f"{games} whole games: memory {', '.join(f'{size:.0f}' for size in sizes)} MB")
    if sizes[-1] > GROWTH * sizes[len(sizes) // 3]:
        raise AssertionError("the memory of the server grows")


def main() -> int:
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("--kills", type=int, default=30, help="how often the server is killed (default 30)")
    parser.add_argument("--minutes", type=float, default=5.0, help="minutes of steady load (default 5)")
    parser.add_argument("--seed", type=int, default=int(time.time()), help="what the choices are drawn from")
    given = parser.parse_args()
    console = Console()
    console.print(f"seed {given.seed}")
    try:
        with Progress(console=console) as progress:
            if given.kills:
                kill(given.kills, given.seed, console, progress)
            if given.minutes:
                play_on(given.minutes, given.seed, console, progress)
    except AssertionError as failure:
        console.print(f"[red]failed[/] with seed {given.seed}:\n{failure}", markup=True)
        return 1
    return 0


if __name__ == "__main__":
    raise SystemExit(main())
