"""What holds for whatever spreads work, be it local processes or a cluster: laws that each of them is put to."""

from __future__ import annotations

import time
from collections.abc import Callable, Generator
from pathlib import Path

import pytest

from tablee.arena.balance import balance
from tablee.arena.simulate import simulate
from tablee.arena.tournament import run, tournament
from tablee.arena.workers import Spread
from tablee.core.texts import Complaint

Law = Callable[[Spread, Path], None]


def squares(job: int, start: int, stop: int) -> Generator[int]:
    for number in range(start, stop):
        yield job * number * number


def refuses(job: str, start: int, stop: int) -> Generator[int]:
    yield start
    raise Complaint("no-such-game", name=job, known="none")


def slowly(folder: Path, start: int, stop: int) -> Generator[int]:
    """Leaves a file for each number, so that anybody can see how far it came."""
    for number in range(start, stop):
        (folder / str(number)).touch()
        time.sleep(0.05)
        yield number


def every_part_comes_once(spread: Spread, folder: Path) -> None:
    for processes in (None, 1, 2, 3):
        assert sorted(spread(squares, 2, 5, 12, processes)) == [2 * number * number for number in range(5, 12)]


def no_work_gives_nothing(spread: Spread, folder: Path) -> None:
    assert list(spread(refuses, "chess", 5, 5)) == []


def an_error_of_a_worker_is_raised_here(spread: Spread, folder: Path) -> None:
    with pytest.raises(Complaint) as refused:
        list(spread(refuses, "chess", 0, 2, 2))
    assert refused.value.values["name"] == "chess"


def whoever_closes_early_leaves_nobody_at_work(spread: Spread, folder: Path) -> None:
    parts = spread(slowly, folder, 0, 10_000, 2)
    next(parts)
    parts.close()
    time.sleep(0.2)
    done = len(list(folder.iterdir()))
    time.sleep(0.3)
    assert len(list(folder.iterdir())) == done


def the_results_are_those_of_one_process(spread: Spread, folder: Path) -> None:
    """Reports are equal, and the file of a tournament the same byte for byte."""
    meeting = tournament("offline", ["random", "greedy"], seed=4)
    alone, together = folder / "alone.jsonl", folder / "together.jsonl"
    assert run(meeting, 64, kept=together, processes=2, spread=spread) == run(meeting, 64, kept=alone, processes=1)
    assert together.read_bytes() == alone.read_bytes()
    series = {"seed": 2, "compiled": False}
    seats = ["random", "random"]
    assert simulate("offline", 9, seats, processes=2, spread=spread, **series) == simulate("offline", 9, seats, **series)
    found = balance("offline", 8, bot="random", processes=2, spread=spread, **series)
    assert found == balance("offline", 8, bot="random", processes=1, **series)


LAWS: list[Law] = [
    every_part_comes_once,
    no_work_gives_nothing,
    an_error_of_a_worker_is_raised_here,
    whoever_closes_early_leaves_nobody_at_work,
    the_results_are_those_of_one_process,
]
