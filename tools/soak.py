"""A long run of the laws over every game of the house: `python tools/soak.py [MINUTES]`, ten by default.

Random games, in all forms, until the time is up. The first game that breaks a law ends the run with status 1, its seed and
a `.tablee` file of it.
"""

from __future__ import annotations

import argparse
import secrets
import sys
import time
from collections import Counter
from pathlib import Path
from typing import TYPE_CHECKING, NamedTuple

from rich.console import Console
from rich.progress import BarColumn, Progress, TextColumn, TimeRemainingColumn
from rich.table import Table

sys.path.insert(0, str(Path(__file__).resolve().parents[1]))  # the laws live among the tests

if TYPE_CHECKING:
    from tests.games.worlds import Course, Setting

OUTSIDE = 40
"""Every other game has something from outside in one of so many steps."""


class Run(NamedTuple):
    """What was done, and the course that broke a law, with the reason, if one did."""

    games: Counter[str]
    decisions: Counter[str]
    broken: Course | None = None
    reason: str = ""


def check(course: Course) -> int:
    """Walk a course under all laws and play it in all forms; how many decisions it had."""
    from tests.games.forms import play_in_all_forms
    from tests.games.laws import walk_through

    walked = walk_through(course, every=3)
    played = play_in_all_forms(course)
    assert played.to_bytes() == walked.to_bytes(), "the forms play another game than the laws were tried on"
    return int(walked.ply)


def soak(settings: list[Setting], minutes: float, seed: int, console: Console) -> Run:
    """Check one game after another until the time is up or a law is broken."""
    from tablee.core.compiled import compiled
    from tests.games.worlds import Course

    with console.status("compiling"):
        for book in dict.fromkeys(setting.book for setting in settings):
            compiled(book)
    games, decisions = Counter[str](), Counter[str]()
    started = time.monotonic()
    columns = (TextColumn("{task.description}"), BarColumn(), TimeRemainingColumn(), TextColumn("{task.fields[done]}"))
    with Progress(*columns, console=console) as progress:
        task = progress.add_task("", total=60 * minutes, done="")
        while (spent := time.monotonic() - started) < 60 * minutes:
            setting = settings[seed % len(settings)]
            course = Course(setting, seed, outside=OUTSIDE * (seed // len(settings) % 2))
            done = f"{games.total():,} games, {decisions.total():,} decisions"
            progress.update(task, completed=spent, description=f"{setting.book.id}, {setting.players} players", done=done)
            try:
                decisions[str(setting)] += check(course)
            except Exception as error:  # whatever a rule may raise is a finding
                return Run(games, decisions, course, f"{type(error).__name__}: {error}")
            games[str(setting)] += 1
            seed += 1
        progress.update(task, completed=60 * minutes)
    return Run(games, decisions)


def summary(run: Run) -> Table:
    """Games and decisions of each setting."""
    table = Table("setting", "games", "decisions", title="The laws held")
    for name in run.games:
        table.add_row(name, f"{run.games[name]:,}", f"{run.decisions[name]:,}")
    table.add_section()
    table.add_row("all", f"{run.games.total():,}", f"{run.decisions.total():,}")
    return table


def main(given: list[str] | None = None, settings: list[Setting] | None = None) -> int:
    """The command; its exit status."""
    from tests.games.worlds import HOUSE
    from tests.games.worlds import settings as settings_of

    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    parser.add_argument("minutes", nargs="?", type=float, default=10.0)
    parser.add_argument("--seed", type=int, default=secrets.randbelow(2**31), help="where to start; a new one each time")
    chosen = parser.parse_args(given)
    console = Console()
    run = soak(settings or settings_of(HOUSE), chosen.minutes, chosen.seed, console)
    if run.broken is None:
        console.print(summary(run))
        return 0
    course = run.broken
    kept = course.recorded().save(f"soak-{course.setting.book.id}-{course.seed}.tablee")
    console.print(f"[red]A law is broken[/red] by {course.setting}, seed {course.seed}, after {run.games.total():,} games.")
    console.print(run.reason, markup=False)
    console.print(f"The game is kept in {kept}; again: python tools/soak.py 1 --seed {course.seed}", markup=False)
    return 1


if __name__ == "__main__":
    sys.exit(main())
