"""Rule coverage: every clause of every game's contract, the tests that name it, and whether they pass.

    python tools/rules.py [--results FILE] [GAME ...]

It runs the tests that name clauses, or reads what came of a whole run (`pytest --junitxml FILE`).
Exit status 1 if a clause has no test or a failing one.
"""

from __future__ import annotations

import argparse
import sys
import xml.etree.ElementTree as ElementTree
from collections import Counter, defaultdict
from pathlib import Path

import pytest
from rich.console import Console
from rich.table import Table

from tablee.games import names

ROOT = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT))

from tests.clauses import RULING, clauses_of  # noqa: E402 (found from the root)

PROVED, FAILING, NO_TEST = "[green]proved[/]", "[bold red]failing[/]", "[bold yellow]no test[/]"
SHOWN = 2
"""Tests named in a row; the others are counted."""


class Outcomes:
    """A pytest plugin that notes for each clause which tests name it and which of them failed; it reads results as well."""

    def __init__(self) -> None:
        self.tests: dict[str, dict[str, bool]] = defaultdict(dict)
        self.broken: list[str] = []

    def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
        file, _, name = report.nodeid.split("[")[0].partition("::")
        for key, clause in report.user_properties:
            if key == "clause":
                self._note(Path(file).parts, name, str(clause), report.passed)

    def read(self, results: Path) -> None:
        """Take in what came of a run that is over."""
        for case in ElementTree.parse(results).iter("testcase"):
            passed = case.find("failure") is None and case.find("error") is None and case.find("skipped") is None
            for found in case.iterfind("properties/property[@name='clause']"):
                name = case.get("name", "").split("[")[0]
                self._note(tuple(case.get("classname", "").split(".")), name, found.get("value", ""), passed)

    def _note(self, place: tuple[str, ...], name: str, clause: str, passed: bool) -> None:
        known = self.tests[(_game_of(place) if RULING.fullmatch(clause) else "") + clause]
        known[name] = known.get(name, True) and passed

    def pytest_collectreport(self, report: pytest.CollectReport) -> None:
        if report.failed:
            self.broken.append(report.nodeid)

    def status(self, clause: str) -> str:
        tests = self.tests.get(clause)
        if not tests:
            return NO_TEST
        return PROVED if all(tests.values()) else FAILING


def _game_of(place: tuple[str, ...]) -> str:
    """The folder of a test, which tells the rulings of different games apart."""
    return f"{place[2]}:" if place[:2] == ("tests", "games") and len(place) > 3 else ""


def _row(table: Table, clause: str, found: Outcomes, key: str = "") -> str:
    status = found.status(key or clause)
    tests = sorted(found.tests.get(key or clause, {}), key=lambda name: (found.tests[key or clause][name], name))
    said = ", ".join(name.removeprefix("test_").replace("_", " ") for name in tests[:SHOWN])
    more = f" [dim]and {len(tests) - SHOWN} more[/]" if len(tests) > SHOWN else ""
    table.add_row(clause, status, said + more)
    return status


def report(game: str, found: Outcomes, console: Console) -> Counter[str]:
    """Print one game's table and count the states of its clauses."""
    table = Table(title=f"Rules of {game}", title_justify="left", header_style="bold", box=None, pad_edge=False)
    table.add_column("clause", no_wrap=True, min_width=7)
    table.add_column("status", no_wrap=True, min_width=7)
    table.add_column("tests", no_wrap=True, overflow="ellipsis")
    states = Counter(_row(table, clause, found) for clause in clauses_of(game))
    for key in sorted(found.tests):
        if key.startswith(f"{game}:"):
            status = _row(table, key.removeprefix(f"{game}:"), found, key)
            states[FAILING] += status == FAILING
    console.print(table)
    return states


def run(found: Outcomes) -> bool:
    """Run the tests that name clauses; whether all went well."""
    # The other tests are checked by `make tests`; only failures and the table are of interest here.
    arguments = ["-m", "clause", "-q", "--no-header", "--tb=short", "-n", "2", "--dist", "loadgroup"]
    here = ["--rootdir", str(ROOT), "-c", str(ROOT / "pyproject.toml"), str(ROOT / "tests" / "games")]
    return pytest.main([*arguments, *here], plugins=[found]) == pytest.ExitCode.OK and not found.broken


def main() -> int:
    """Find out what came of the tests that name clauses, print the report, and tell the exit status."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("games", nargs="*", metavar="GAME", help=f"any of {', '.join(names())}; all if none is named")
    parser.add_argument("--results", type=Path, help="results of a whole run, as pytest --junitxml writes them")
    given = parser.parse_args()
    if unknown := set(given.games) - set(names()):
        parser.error(f"no such game: {', '.join(sorted(unknown))}")
    console = Console(width=None if sys.stdout.isatty() else 160, soft_wrap=False)
    found = Outcomes()
    good = True
    if given.results:
        found.read(given.results)
    else:
        good = run(found)
    for game in given.games or names():
        states = report(game, found, console)
        total = len(clauses_of(game))
        proved = states[PROVED]
        console.print(f"{game}: {total} clauses, {proved} proved, {states[FAILING]} failing, {states[NO_TEST]} without a test")
        good = good and total > 0 and proved == total and not states[FAILING]
    return 0 if good else 1


if __name__ == "__main__":
    sys.exit(main())
