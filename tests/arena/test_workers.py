"""Worker processes: every share is done once, errors come home, and nothing is left behind."""

from __future__ import annotations

import multiprocessing
import os
import signal
import subprocess
import sys
import time
from collections.abc import Generator
from pathlib import Path

import pytest

from tablee.arena.cluster import on_ray
from tablee.arena.workers import WorkerLost, spread
from tablee.core.texts import LANGUAGES, Complaint
from tests.arena.spreading import LAWS, Law, squares


def dies(job: int, start: int, stop: int) -> Generator[int]:
    yield start
    os._exit(9)


@pytest.mark.parametrize("law", LAWS, ids=lambda law: law.__name__)
def test_local_processes_keep_the_laws_of_spreading(law: Law, tmp_path: Path) -> None:
    law(spread, tmp_path)
    assert not multiprocessing.active_children()


def test_a_worker_that_dies_is_noticed() -> None:
    with pytest.raises(WorkerLost) as lost:
        list(spread(dies, 0, 0, 2, 2))
    assert len({lost.value.say(language) for language in LANGUAGES}) == len(LANGUAGES)
    assert not multiprocessing.active_children()


def test_playing_on_ray_without_ray_is_refused_in_words(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "ray", None)
    with pytest.raises(Complaint) as refused, on_ray():
        pass
    assert all("tablee[ray]" in refused.value.say(language) for language in LANGUAGES)


def test_giving_up_ends_the_workers() -> None:
    parts = spread(squares, 1, 0, 10_000_000, 2)
    next(parts)
    assert len(multiprocessing.active_children()) == 2
    parts.close()
    assert not multiprocessing.active_children()


ENDLESS = """
import multiprocessing, sys, threading, time
from tablee.arena.simulate import simulate

def tell():
    print(*(child.pid for child in multiprocessing.active_children()), flush=True)

def watch():
    while len(multiprocessing.active_children()) < 2:
        time.sleep(0.001)
    time.sleep(0.1)
    tell()

if __name__ == "__main__":
    when = sys.argv[1]
    if when == "starting":
        threading.Thread(target=watch, daemon=True).start()
    try:
        simulate(
            "offline", 1_000_000, ["random"] * 2, compiled=False, processes=2,
            progress=lambda done, games: tell() if when == "playing" and multiprocessing.active_children() else None,
        )
    except KeyboardInterrupt:
        print("stopped", len(multiprocessing.active_children()), flush=True)
"""


@pytest.mark.parametrize("when", ["starting", "playing"])
@pytest.mark.parametrize("everybody", [True, False], ids=["as-a-terminal-does", "one-process-only"])
def test_ctrl_c_stops_everything_without_a_word_from_the_workers(tmp_path: Path, everybody: bool, when: str) -> None:
    script = tmp_path / "endless.py"
    script.write_text(ENDLESS)
    process = subprocess.Popen(
        [sys.executable, str(script), when],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        start_new_session=True,
    )
    assert process.stdout is not None
    workers = [int(word) for word in process.stdout.readline().split()]
    assert len(workers) == 2
    (os.killpg if everybody else os.kill)(process.pid, signal.SIGINT)
    said, complaints = process.communicate(timeout=60)
    assert said.splitlines()[-1] == "stopped 0"
    assert complaints == ""
    deadline = time.monotonic() + 10
    while any(map(_lives, workers)) and time.monotonic() < deadline:
        time.sleep(0.05)
    assert not any(map(_lives, workers))


def _lives(pid: int) -> bool:
    try:
        os.kill(pid, 0)
    except ProcessLookupError:
        return False
    return True
