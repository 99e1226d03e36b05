"""Mutation testing of the rules: change one thing in a game's rules and see whether a test notices.

    python tools/mutants.py [GAME ...] [--room NAME] [--function NAME] [--results FILE] [--quick] [--list]

The rules are all the rooms of a game that its rule book's entry points reach: for most games rules.py alone. The tests of
tests/games/<game> are collected once, and each file of them is run by itself to see which lines of the rules each test
reaches. Every mutant then runs in a process of its own, forked from there, with the changed function in place of the true
one; the file on disk is never touched. Only tests of files that reach the changed line are run, those that reach it by
themselves first and among them those that caught the last mutants of the same function; the first failure ends the run.
Tests of compiled forms are left out. Survivors must be explained in tools/mutants_survivors.toml. Exit status 1 below 90 %
or with a survivor that has no reason.
"""

from __future__ import annotations

import argparse
import gc
import hashlib
import os
import resource
import select
import signal
import sys
import tomllib
from collections import defaultdict
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from importlib import import_module
from pathlib import Path
from types import ModuleType
from typing import Any

import msgspec
import pytest
from coverage import Coverage
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
    """What came of a run: the test that failed (empty if none did), how long each took, and which lines each reached."""

    failed: str = ""
    seconds: dict[str, float] = {}
    lines: dict[str, dict[str, list[int]]] = {}
    """Of each test, by room."""


@dataclass
class Run:
    """A running child: it tries a mutant, or follows the tests of a file."""

    tried: Mutant | Path
    process: int
    pipe: int


class Kept(msgspec.Struct):
    """A mutant that was caught: it stays so for as long as its function is the same."""

    game: str
    function: str
    change: str
    code: str
    by: str

    @classmethod
    def of(cls, game: str, mutant: Mutant, by: str) -> Kept:
        return cls(game, *mutant.key, hashlib.sha256(mutant.source.encode()).hexdigest()[:16], by)


@dataclass
class Laboratory:
    """A pytest plugin that takes over once the tests are collected."""

    game: str
    mutants: list[Mutant]
    homes: dict[Mutant, ModuleType]
    known: dict[tuple[str, str], str]
    console: Console
    results: Path | None = None
    caught: dict[Mutant, str] = field(default_factory=dict)
    survived: list[Mutant] = field(default_factory=list)
    quick: bool = False
    reached: dict[str, dict[str, set[int]]] = field(default_factory=dict)
    """The lines of each room that a test reaches, and a file of tests."""
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
        self._all(
            "what the tests reach", list({item.path: None for item in session.items}), self._follow, self._note_reach, session
        )
        if not self.complaint:
            self._remember()
            left = [mutant for mutant in self.mutants if mutant not in self.caught]
            self._all("mutants", left, self._judge, self._note, session)
        return True

    def _all(
        self,
        name: str,
        waiting: Sequence[Any],
        work: Callable[[pytest.Session, Any], Judgement],
        note: Callable[[Any, Judgement], None],
        session: pytest.Session,
    ) -> None:
        """Do the same for each, in processes of their own, as many at a time as there are cores."""
        left = list(reversed(waiting))
        running: list[Run] = []
        columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
        with Progress(*columns, console=self.console) as progress:
            bar = progress.add_task(f"{self.game}: {name}", total=len(left))
            while left or running:
                while left and len(running) < (os.cpu_count() or 1):
                    running.append(_started(left.pop(), lambda tried: work(session, tried)))
                ready = select.select([run.pipe for run in running], [], [])[0]  # a child has reported, or died
                for run in [run for run in running if run.pipe in ready]:
                    running.remove(run)
                    note(run.tried, _said_by(run))
                    survived = f", {len(self.survived)} survived" if self.survived else ""
                    progress.update(bar, advance=1, description=f"{self.game}: {name}{survived}")

    def _remember(self) -> None:
        """Take over what an earlier run has caught; whatever survived then is tried again."""
        if self.results is None or not self.results.exists():
            return
        lines = self.results.read_bytes().splitlines()
        before = [msgspec.json.decode(line, type=Kept) for line in lines if line.endswith(b"}")]
        by = {(kept.game, kept.function, kept.change, kept.code): kept.by for kept in before}
        for mutant in self.mutants:
            kept = Kept.of(self.game, mutant, "")
            if (found := by.get((kept.game, kept.function, kept.change, kept.code))) is not None:
                self.caught[mutant] = found

    def _note_reach(self, path: Path, judgement: Judgement) -> None:
        whole: dict[str, set[int]] = defaultdict(set)
        for test, rooms in judgement.lines.items():
            self.reached[test] = {room: set(lines) for room, lines in rooms.items()}
            for room, lines in rooms.items():
                whole[room] |= set(lines)
        self.reached[str(path)] = whole
        self.seconds |= judgement.seconds
        if judgement.failed:
            self.complaint = f"without any change {path.name} fails: {judgement.failed}"

    def _note(self, mutant: Mutant, judgement: Judgement) -> None:
        if judgement.failed:
            self.caught[mutant] = judgement.failed
            recent = self.catchers[mutant.function]
            if judgement.failed in recent:
                recent.remove(judgement.failed)
            recent.insert(0, judgement.failed)
            if self.results is not None:
                with self.results.open("ab") as out:
                    out.write(msgspec.json.encode(Kept.of(self.game, mutant, judgement.failed)) + b"\n")
        else:
            self.survived.append(mutant)
            if mutant.key not in self.known:
                self.console.print(f"survived: {mutant.function}:{mutant.line} {mutant.change}", markup=False, highlight=False)

    # In a child

    def _follow(self, session: pytest.Session, path: Path) -> Judgement:
        """Run the tests of a file and note which lines of the rules they reach."""
        files = sorted({str(file_of(module)) for module in self.homes.values()})
        trace = Coverage(data_file=None, config_file=False, include=files)
        trace.set_option("run:disable_warnings", ["no-data-collected", "module-not-measured"])  # it may reach none of them
        trace.start()
        judgement = self._run(session, [item for item in session.items if item.path == path], trace.switch_context)
        trace.stop()
        found = trace.get_data()
        for test in judgement.seconds:
            found.set_query_context(test)
            judgement.lines[test] = {file: found.lines(file) or [] for file in files}
        return judgement

    def _judge(self, session: pytest.Session, mutant: Mutant) -> Judgement:
        """Run the tests that may notice a mutant, those that are likely to fail first.

        Tests of a file share what they set up, so one may notice a change in a line that only another one has reached.
        """
        mutant.install(self.homes[mutant])
        room = str(file_of(self.homes[mutant]))
        reaches = {item.nodeid: mutant.line in self.reached[item.nodeid].get(room, ()) for item in session.items}
        within = [item for item in session.items if mutant.line in self.reached[str(item.path)][room]]
        others = {name: None for names in self.catchers.values() for name in names[:5]}
        order = {name: place for place, name in enumerate(dict.fromkeys([*self.catchers[mutant.function], *others]))}
        last = len(order)

        def rank(item: pytest.Item) -> tuple[bool, int, float]:
            return not reaches[item.nodeid], order.get(item.nodeid, last), self.seconds.get(item.nodeid, 0.0)

        return self._run(session, sorted((item for item in within if reaches[item.nodeid] or not self.quick), key=rank))

    def _run(
        self, session: pytest.Session, items: list[pytest.Item], begin: Callable[[str], None] = lambda test: None
    ) -> Judgement:
        """Run tests up to the first that fails."""
        noted = _Noted()
        session.config.pluginmanager.register(noted)
        for item, following in zip(items, [*items[1:], None], strict=True):
            begin(item.nodeid)
            signal.setitimer(signal.ITIMER_VIRTUAL, SECONDS_A_TEST)
            session.config.hook.pytest_runtest_protocol(item=item, nextitem=following)
            signal.setitimer(signal.ITIMER_VIRTUAL, 0)
            if noted.failed:
                break
        return Judgement(noted.failed, noted.seconds)


def _started(tried: Any, work: Callable[[Any], Judgement]) -> Run:
    """A child that does its work, says what came of it, and ends."""
    ours, theirs = os.pipe()
    process = os.fork()
    if process:
        os.close(theirs)
        return Run(tried, process, ours)
    code = 1
    try:
        os.close(ours)
        signal.signal(signal.SIGVTALRM, _out_of_time)
        _limit()
        judgement = work(tried)
        with os.fdopen(theirs, "wb") as out:
            out.write(msgspec.json.encode(judgement))
        code = 0
    finally:
        os._exit(code)


def _said_by(run: Run) -> Judgement:
    with os.fdopen(run.pipe, "rb") as pipe:
        said = pipe.read()
    os.waitpid(run.process, 0)
    return msgspec.json.decode(said, type=Judgement) if said else Judgement(failed="the process died or ran out of time")


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


def rooms(game: str) -> list[ModuleType]:
    """The modules of a game in which its rules stand, rules.py first."""
    book = rulebook(game)
    roots = [book.new, book.legal, book.apply, book.refusal, book.default, book.outside, book.redeal]
    found = {function.__module__ for function in reached_rules(roots)}
    inside = sorted(name for name in found if name.startswith(f"{book.package}."))
    return [import_module(name) for name in sorted(inside, key=lambda name: (not name.endswith(".rules"), name))]


def file_of(module: ModuleType) -> Path:
    return Path(module.__file__ or "")


def report(laboratory: Laboratory, console: Console) -> bool:
    """Print what survived and the share of the caught; whether that is good enough."""
    known = laboratory.known
    survived = sorted(laboratory.survived, key=lambda mutant: (laboratory.homes[mutant].__name__, mutant.line))
    if survived:
        table = Table("survivor", "change", "reason", title=f"{laboratory.game}: survivors", title_justify="left", box=None)
        for mutant in survived:
            reason = known.get(mutant.key, "[bold red]no reason is given[/]")
            table.add_row(
                f"{file_of(laboratory.homes[mutant]).relative_to(ROOT)}:{mutant.line} {mutant.function}",
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


def judged(
    game: str, chosen: dict[Mutant, ModuleType], console: Console, results: Path | None = None, *, quick: bool = False
) -> bool:
    """Try every mutant of a game."""
    laboratory = Laboratory(game, list(chosen), chosen, reasons(game), console, results, quick=quick)
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
    parser.add_argument("--room", help="only mutants of this room, such as rules")
    parser.add_argument("--results", type=Path, help="a file that keeps what was caught; an interrupted run goes on from there")
    parser.add_argument("--quick", action="store_true", help="only tests that reach the changed line by themselves")
    parser.add_argument("--list", action="store_true", help="only list the mutants")
    given = parser.parse_args()
    if unknown := set(given.games) - set(names()):
        parser.error(f"there is no game {', '.join(sorted(unknown))}")
    console = Console(width=None if sys.stdout.isatty() else 180)
    good = True
    for game in given.games or names():
        found = {
            mutant: module
            for module in rooms(game)
            for mutant in mutants_of(file_of(module).read_text(encoding="utf-8"))
            if given.function in (None, mutant.function) and given.room in (None, file_of(module).stem)
        }
        if given.list:
            for mutant, module in found.items():
                print(f"{file_of(module).name}:{mutant.line} {mutant.function}: {mutant.change}")
        else:
            good = judged(game, found, console, given.results, quick=given.quick) and good
    return 0 if good else 1


if __name__ == "__main__":
    sys.exit(main())
