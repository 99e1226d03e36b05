"""Mutation testing of the rules: change one thing in a game's rules and see whether a test notices.

    python tools/mutants.py [GAME ...] [--function NAME] [--list]

A game's rules are rules.py and the chapters of its folder that it reaches; bots are left out. The tests of
tests/games/<game> are collected once. Every mutant then runs in a process of its own, forked from there, with
the changed function in place of the true one; the file on disk is never touched. Those tests go first that caught the last
mutants of the same function, and the first failure ends the run. Tests of compiled forms are left out. Survivors must be
explained in tools/mutants_survivors.toml. Exit status 1 below 90 % or with a survivor that has no reason.
"""

from __future__ import annotations

import argparse
import gc
import os
import resource
import select
import signal
import sys
import tomllib
from collections import defaultdict
from dataclasses import dataclass, field
from importlib import import_module
from pathlib import Path
from typing import Any

import msgspec
import pytest
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn
from rich.table import Table

from mutations import Mutant, mutants_of
from tablee.core.rule import reached_rules
from tablee.games import names, rulebook

ROOT = Path(__file__).resolve().parent.parent
ENOUGH = 0.90
SECONDS_A_TEST = 15
SECONDS_A_MUTANT = 120
"""Of computing time, so that a busy machine catches nothing by itself."""

MEMORY = 2 << 30
REASONS = ROOT / "tools" / "mutants_survivors.toml"


class Judgement(msgspec.Struct):
    """What came of a run: the test that failed (empty if none did), and how long each test took."""

    failed: str = ""
    seconds: dict[str, float] = {}


@dataclass
class Run:
    """A running child."""

    mutant: Mutant | None
    process: int
    pipe: int


@dataclass
class Laboratory:
    """A pytest plugin that takes over once the tests are collected."""

    game: str
    mutants: list[Mutant]
    known: dict[tuple[str, str], str]
    console: Console
    caught: dict[Mutant, str] = field(default_factory=dict)
    survived: list[Mutant] = field(default_factory=list)
    seconds: dict[str, float] = field(default_factory=dict)
    catchers: dict[str, list[str]] = field(default_factory=lambda: defaultdict(list))
    complaint: str = ""
    tests: int = 0

    def pytest_collection_modifyitems(self, items: list[pytest.Item]) -> None:
        items[:] = [item for item in items if not item.get_closest_marker("xdist_group")]
        self.tests = len(items)

    def pytest_runtestloop(self, session: pytest.Session) -> bool:
        if session.testsfailed or not session.items:
            self.complaint = "the tests cannot be collected"
            return True
        gc.freeze()
        baseline = self._wait_for(self._start(session, None))
        if baseline.failed:
            self.complaint = f"without any change this test fails: {baseline.failed}"
            return True
        self.seconds = baseline.seconds
        self._judge_all(session)
        return True

    def _judge_all(self, session: pytest.Session) -> None:
        waiting = list(reversed(self.mutants))
        running: list[Run] = []
        columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
        with Progress(*columns, console=self.console) as progress:
            bar = progress.add_task(f"{self.game}: mutants", total=len(self.mutants))
            while waiting or running:
                while waiting and len(running) < (os.cpu_count() or 1):
                    running.append(self._start(session, waiting.pop()))
                ready = select.select([run.pipe for run in running], [], [])[0]  # a child has reported, or died
                for run in [run for run in running if run.pipe in ready]:
                    running.remove(run)
                    self._note(run.mutant, self._wait_for(run))
                    progress.update(bar, advance=1, description=f"{self.game}: {len(self.survived)} survived")

    def _note(self, mutant: Mutant | None, judgement: Judgement) -> None:
        assert mutant
        if judgement.failed:
            self.caught[mutant] = judgement.failed
            recent = self.catchers[mutant.function]
            if judgement.failed in recent:
                recent.remove(judgement.failed)
            recent.insert(0, judgement.failed)
        else:
            self.survived.append(mutant)
            if mutant.key not in self.known:
                self.console.print(f"survived: {mutant.function}:{mutant.line} {mutant.change}", markup=False, highlight=False)

    # Parent's side of a child

    def _start(self, session: pytest.Session, mutant: Mutant | None) -> Run:
        ours, theirs = os.pipe()
        process = os.fork()
        if process == 0:
            os.close(ours)
            self._work(session, mutant, theirs)
        os.close(theirs)
        return Run(mutant, process, ours)

    def _wait_for(self, run: Run) -> Judgement:
        with os.fdopen(run.pipe, "rb") as pipe:
            said = pipe.read()
        os.waitpid(run.process, 0)
        return msgspec.json.decode(said, type=Judgement) if said else Judgement(failed="the process died or ran out of time")

    # Child's side

    def _work(self, session: pytest.Session, mutant: Mutant | None, pipe: int) -> None:
        """Run the tests, those that are likely to fail first; never returns."""
        code = 1
        try:
            signal.signal(signal.SIGVTALRM, _out_of_time)
            _limit()
            if mutant:
                mutant.install(import_module(mutant.module))
            judgement = self._judge(session, mutant)
            with os.fdopen(pipe, "wb") as out:
                out.write(msgspec.json.encode(judgement))
            code = 0
        finally:
            os._exit(code)

    def _judge(self, session: pytest.Session, mutant: Mutant | None) -> Judgement:
        noted = _Noted()
        session.config.pluginmanager.register(noted)
        items = self._ordered(session.items, mutant)
        for item, following in zip(items, [*items[1:], None], strict=True):
            signal.setitimer(signal.ITIMER_VIRTUAL, SECONDS_A_TEST)
            session.config.hook.pytest_runtest_protocol(item=item, nextitem=following)
            signal.setitimer(signal.ITIMER_VIRTUAL, 0)
            if noted.failed:
                break
        return Judgement(noted.failed, noted.seconds)

    def _ordered(self, items: list[pytest.Item], mutant: Mutant | None) -> list[pytest.Item]:
        likely = self.catchers[mutant.function] if mutant else []
        others = {name: None for names in self.catchers.values() for name in names[:5]}
        order = {name: place for place, name in enumerate(dict.fromkeys([*likely, *others]))}
        return sorted(items, key=lambda item: (order.get(item.nodeid, len(order)), self.seconds.get(item.nodeid, 0.0)))


class _Noted:
    """A pytest plugin of the child: the first failure and the time of each test."""

    def __init__(self) -> None:
        self.failed = ""
        self.seconds: dict[str, float] = {}

    def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
        self.seconds[report.nodeid] = self.seconds.get(report.nodeid, 0.0) + report.duration
        if report.failed and not self.failed:
            self.failed = report.nodeid


def _out_of_time(signal_number: int, frame: Any) -> None:
    raise TimeoutError("a test took too long")


def _limit() -> None:
    """A mutant that loops or grows forever is stopped; the process ends by itself even if its tests catch everything."""
    resource.setrlimit(resource.RLIMIT_CPU, (SECONDS_A_MUTANT, SECONDS_A_MUTANT))
    resource.setrlimit(resource.RLIMIT_AS, (MEMORY, MEMORY))


def reasons(game: str) -> dict[tuple[str, str], str]:
    """Why each known survivor does no harm, by function and change."""
    known = tomllib.loads(REASONS.read_text(encoding="utf-8")).get(game, []) if REASONS.exists() else []
    return {(entry["function"], entry["change"]): entry["reason"] for entry in known}


def chapters(game: str) -> list[str]:
    """The modules of a game's folder that its rules live in, rules.py first."""
    book = rulebook(game)
    roots = [getattr(book, name) for name in ("new", "legal", "apply", "refusal", "default", "outside", "redeal")]
    found = {function.__module__ for function in reached_rules(roots)}
    first = f"{book.package}.rules"
    return [first, *sorted(name for name in found if name.startswith(f"{book.package}.") and name != first)]


def path_of(module: str) -> Path:
    """The file of a module."""
    return Path(import_module(module).__file__ or "")


def report(laboratory: Laboratory, console: Console) -> bool:
    """Print what survived and the share of the caught; whether that is good enough."""
    known = laboratory.known
    survived = sorted(laboratory.survived, key=lambda mutant: (mutant.module, mutant.line))
    if survived:
        table = Table("survivor", "change", "reason", title=f"{laboratory.game}: survivors", title_justify="left", box=None)
        for mutant in survived:
            reason = known.get(mutant.key, "[bold red]no reason is given[/]")
            table.add_row(
                f"{path_of(mutant.module).relative_to(ROOT)}:{mutant.line} {mutant.function}",
                mutant.change.replace("[", "\\["),
                reason,
            )
        console.print(table)
    unexplained = [mutant for mutant in survived if mutant.key not in known]
    surviving = {mutant.key for mutant in survived}
    tried = {mutant.key for mutant in laboratory.mutants}
    for key in known:
        if key in tried and key not in surviving:
            console.print(f"[yellow]caught after all, drop its reason:[/] {' '.join(key)}".replace("[0]", "\\[0]"))
    total = len(laboratory.mutants)
    share = len(laboratory.caught) / total if total else 0.0
    console.print(
        f"{laboratory.game}: {len(laboratory.caught)} of {total} mutants caught ({share:.1%}) by {laboratory.tests} tests,"
        f" {len(survived)} survived, {len(unexplained)} of them without a reason"
    )
    return share >= ENOUGH and not unexplained


def judged(game: str, chosen: list[Mutant], console: Console) -> bool:
    """Try every mutant of a game."""
    laboratory = Laboratory(game, chosen, reasons(game), console)
    arguments = ["-s", "-p", "no:terminal", "-p", "no:doctest", "-o", "addopts="]
    here = ["--rootdir", str(ROOT), "-c", str(ROOT / "pyproject.toml"), "-p", "no:cacheprovider"]
    pytest.main([*arguments, *here, str(ROOT / "tests" / "games" / game)], plugins=[laboratory])
    if laboratory.complaint or not laboratory.tests:
        console.print(f"[bold red]{game}: {laboratory.complaint or 'the tests cannot be collected'}[/]")
        sys.exit(2)
    return report(laboratory, console)


def main() -> int:
    """Try every mutant of the chosen games and tell the exit status."""
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0] if __doc__ else "")
    parser.add_argument("games", nargs="*", help=f"which games ({', '.join(names())}); all of them if none is named")
    parser.add_argument("--function", help="only mutants of this function")
    parser.add_argument("--list", action="store_true", help="only list the mutants")
    given = parser.parse_args()
    if unknown := set(given.games) - set(names()):
        parser.error(f"there is no game {', '.join(sorted(unknown))}")
    console = Console(width=None if sys.stdout.isatty() else 180)
    good = True
    for game in given.games or names():
        found = [
            mutant
            for module in chapters(game)
            for mutant in mutants_of(path_of(module).read_text(encoding="utf-8"), module)
            if given.function in (None, mutant.function)
        ]
        if given.list:
            for mutant in found:
                print(f"{path_of(mutant.module).name}:{mutant.line} {mutant.function}: {mutant.change}")
        else:
            good = judged(game, found, console) and good
    return 0 if good else 1


if __name__ == "__main__":
    sys.exit(main())
