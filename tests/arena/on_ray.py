"""Work on a real Ray: the laws of spreading, and nothing lost with a killed worker or a killed driver. `make ray` runs it."""

from __future__ import annotations

import os
import signal
import socket
import subprocess
import sys
import threading
import time
from collections.abc import Generator, Iterator
from pathlib import Path
from typing import Any

import pytest

from tablee.arena import cluster
from tablee.arena.cluster import AGAIN, do_share, on_ray
from tablee.arena.tournament import run, tournament
from tablee.arena.workers import Spread, WorkerLost
from tablee.cli.run import run as command
from tablee.core.texts import LANGUAGES, Complaint
from tests.arena.spreading import LAWS, Law, squares

os.environ["RAY_AUTH_MODE"] = "disabled"  # else Ray writes a token into the home folder
os.environ["RAY_USAGE_STATS_ENABLED"] = "0"

pytestmark = pytest.mark.filterwarnings("default")  # Ray's own are not ours to mend


@pytest.fixture(scope="module")
def ray() -> Iterator[Any]:
    import ray

    ray.init(address="local", num_cpus=2, include_dashboard=False, log_to_driver=False)
    yield ray
    ray.shutdown()


@pytest.fixture
def spread(ray: Any) -> Iterator[Spread]:
    with on_ray() as spread:
        yield spread
    assert ray.is_initialized()  # it was there before us


@pytest.mark.parametrize("law", LAWS, ids=lambda law: law.__name__)
def test_a_cluster_keeps_the_laws_of_spreading(law: Law, spread: Spread, tmp_path: Path) -> None:
    law(spread, tmp_path)


# Whatever is lost


VICTIM = 70


def numbered(folder: Path, start: int, stop: int) -> Generator[int]:
    """Each number leaves a file with its process; the victim's waits, the first time, to be killed."""
    for number in range(start, stop):
        mark = folder / str(number)
        begun_before = mark.exists()
        with mark.open("a") as begun:
            begun.write(f"{os.getpid()}\n")
        if number == VICTIM and not begun_before:
            time.sleep(120)
        yield number


def dies(folder: Path, start: int, stop: int) -> Generator[int]:
    with (folder / "begun").open("a") as begun:
        begun.write("x")
    yield start
    os._exit(9)


def test_a_killed_worker_loses_no_result(spread: Spread, tmp_path: Path) -> None:
    mark = tmp_path / str(VICTIM)

    def kill() -> None:
        while not mark.exists() or not mark.read_text().endswith("\n"):
            time.sleep(0.01)
        os.kill(int(mark.read_text()), signal.SIGKILL)

    killer = threading.Thread(target=kill)
    killer.start()
    assert sorted(spread(numbered, tmp_path, 0, 300, 2)) == list(range(300))
    killer.join()
    first, second = mark.read_text().split()
    assert first != second


def test_a_tournament_is_the_same_if_its_workers_are_killed(spread: Spread, tmp_path: Path) -> None:
    meeting = tournament("offline", ["random", "greedy"], seed=9)
    alone, together = tmp_path / "alone.jsonl", tmp_path / "together.jsonl"
    expected = run(meeting, 320, kept=alone, processes=1)
    killed: list[int] = []

    def kill_once(done: int, of: int) -> None:
        if not killed and done < of:
            killed.extend(_workers())
            for worker in killed:
                os.kill(worker, signal.SIGKILL)

    assert run(meeting, 320, kept=together, progress=kill_once, spread=spread) == expected
    assert killed
    assert together.read_bytes() == alone.read_bytes()


def test_a_share_that_kills_every_worker_is_given_up(spread: Spread, tmp_path: Path) -> None:
    with pytest.raises(WorkerLost):
        list(spread(dies, tmp_path, 0, 1))
    assert len((tmp_path / "begun").read_text()) == 1 + AGAIN


def test_a_killed_driver_goes_on_from_its_file(tmp_path: Path) -> None:
    file, expected = tmp_path / "results.jsonl", tmp_path / "expected.jsonl"
    words = ["arena", "--game", "planetweb", "--bots", "random,greedy", "--games", "800", "--seed", "5"]
    driver = subprocess.Popen(
        [sys.executable, "-m", "tablee", *words, "--ray", "--results", str(file)],
        start_new_session=True,
        stdout=subprocess.DEVNULL,
        stderr=subprocess.DEVNULL,
    )
    deadline = time.monotonic() + 120
    while _lines(file) < 2:
        assert driver.poll() is None
        assert time.monotonic() < deadline
        time.sleep(0.01)
    os.killpg(driver.pid, signal.SIGKILL)
    driver.wait()
    before = _lines(file)
    assert 2 <= before < 51
    kept = file.read_bytes()
    assert command([*words, "--processes", "1", "--results", str(file)]) == 0
    assert command([*words, "--processes", "1", "--results", str(expected)]) == 0
    assert file.read_bytes() == expected.read_bytes()
    assert set(kept.split(b"\n")[:before]) <= set(expected.read_bytes().split(b"\n"))


def _lines(file: Path) -> int:
    return file.read_bytes().count(b"\n") if file.exists() else 0


def _workers() -> list[int]:
    """Processes below this one that are at work on a share."""
    parents, busy = {}, []
    for entry in Path("/proc").iterdir():
        if entry.name.isdigit():
            try:
                parents[int(entry.name)] = int((entry / "stat").read_text().rpartition(")")[2].split()[1])
                if f"ray::{do_share.__name__}".encode() in (entry / "cmdline").read_bytes():
                    busy.append(int(entry.name))
            except OSError:
                continue

    def ours(process: int) -> bool:
        while process > 1:
            if process == os.getpid():
                return True
            process = parents.get(process, 0)
        return False

    return [process for process in busy if ours(process)]


# Whatever cannot be used


def test_a_machine_with_other_rules_is_refused(spread: Spread, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(cluster, "made_of", lambda: "something else")
    with pytest.raises(Complaint) as refused:
        list(spread(squares, 2, 0, 4))
    assert refused.value.key == "ray-other-rules"


def test_a_stranger_at_the_address_is_told_apart(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(cluster, "PATIENCE", 3)
    with socket.socket() as stranger:
        stranger.bind(("127.0.0.1", 0))
        stranger.listen()
        address = f"127.0.0.1:{stranger.getsockname()[1]}"
        with pytest.raises(Complaint) as refused:
            cluster.is_there(address)
    assert refused.value.key == "ray-stranger"
    assert all(address in refused.value.say(language) for language in LANGUAGES)
