"""What every measurement shares: its arguments, its rows and the way they are printed."""

from __future__ import annotations

import argparse
import sys
from collections.abc import Callable, Sequence

import msgspec
from rich.console import Console
from rich.table import Table

from peers import MissingPeer
from tablee import games
from tablee.arena.measure import ROUNDS, Line, Pace, shown

GAME = "offline"
"""The game whose start is measured, as its page is the first that people open."""
GAMES = games.names()
WIDTH = 120
"""Columns where the output is no terminal."""


CLOCK = "Everybody runs in turns in one process; seconds are processor time, the ratio is the median of the rounds."


class Row(msgspec.Struct, frozen=True):
    """A promise and what came of it; `ratio` is 1 or more where it is kept."""

    what: str
    contract: str
    measured: str
    ratio: float
    ok: bool


class Result(msgspec.Struct, frozen=True):
    """What one script measured: the paces side by side, the promises, and what exactly was compared."""

    title: str
    things: str
    paces: tuple[Pace, ...]
    rows: tuple[Row, ...]
    notes: tuple[str, ...]


def promise(line: Line) -> Row:
    """One of our own figures as a row."""
    what, contract, measured, _, _ = line.say("en")
    return Row(what, contract, measured, line.ratio, line.ok)


def against(what: str, mine: Pace, theirs: Pace, least: float) -> Row:
    """A promise to be so many times as fast as a peer in the same run."""
    times = mine.times(theirs)
    bound = f"at least {least:g} x {theirs.name}" if least != 1 else f"ahead of {theirs.name}"
    return Row(
        what, bound, f"{times:.1f} x ({shown(mine.per_second)}/s, {shown(theirs.per_second)}/s)", times / least, times >= least
    )


def paces_table(result: Result) -> Table:
    """The contestants side by side."""
    table = Table()
    table.add_column("contestant")
    table.add_column(f"{result.things}/s, median", justify="right")
    table.add_column("best round", justify="right")
    table.add_column("games/s", justify="right")
    for pace in result.paces:
        played = shown(pace.games_per_second) if any(pace.game_rounds) else "-"
        table.add_row(pace.name, shown(pace.per_second), shown(max(pace.rounds)), played)
    return table


def rows_table(rows: Sequence[Row]) -> Table:
    """Promises and verdicts."""
    table = Table()
    table.add_column("measured")
    table.add_column("contract")
    table.add_column("result", justify="right")
    table.add_column("ratio", justify="right")
    table.add_column("verdict")
    for row in rows:
        table.add_row(row.what, row.contract, row.measured, f"{row.ratio:.2f}", "[green]ok[/]" if row.ok else "[red]missed[/]")
    return table


def show(result: Result, console: Console) -> None:
    """Print one script's result."""
    console.print(f"[italic]{result.title}[/]")
    if result.paces:
        console.print(paces_table(result))
    if result.rows:
        console.print(rows_table(result.rows))
    notes = (*result.notes, CLOCK) if result.paces else result.notes
    for note in notes:
        console.print(f"- {note}", style="dim")
    console.print()


def main(*measurements: Callable[[float, int], Result], summary: bool = False) -> int:
    """Read the arguments, measure, print; the exit status is 2 where something is missing, else 0."""
    parser = argparse.ArgumentParser(description=(sys.modules["__main__"].__doc__ or "").strip().splitlines()[0])
    parser.add_argument("--seconds", type=float, default=5.0, help="seconds for each contestant (default 5)")
    parser.add_argument("--rounds", type=int, default=ROUNDS, help=f"rounds taken in turns (default {ROUNDS})")
    parser.add_argument("--json", action="store_true", help="print JSON instead of tables")
    given = parser.parse_args()
    if given.seconds <= 0 or given.rounds < 1:
        parser.error("--seconds must be above 0 and --rounds at least 1")
    console = Console(width=None if sys.stdout.isatty() else WIDTH)
    results = []
    for measure in measurements:
        try:
            results.append(measure(given.seconds, given.rounds))
        except MissingPeer as missing:
            print(missing, file=sys.stderr)
            return 2
        if not given.json:
            show(results[-1], console)
    if given.json:
        print(msgspec.json.encode(results).decode())
    elif summary:
        console.print(rows_table([row for result in results for row in result.rows]))
    return 0
