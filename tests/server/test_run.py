"""`serve` as a process of its own: its first line, its refusals in one line, its stop, and a full disk."""

from __future__ import annotations

import asyncio
import contextlib
import os
import socket
import subprocess
import sys
import time
from collections.abc import Iterator
from pathlib import Path

import httpx
import pytest

from tablee.client import CallFailed, Client
from tablee.core.texts import LANGUAGES, Complaint
from tablee.server import run
from tablee.server.addresses import addresses
from tablee.server.settings import Settings
from tests.server.running import NO_TLS, start_two, tell

ROOT = Path(__file__).parents[2]
SERVE = """
import sys
from tablee.core.texts import Complaint
from tablee.server import run, settings
try:
    run.serve(settings.load()[0])
except Complaint as complaint:
    sys.exit(str(complaint))
print("numba" in sys.modules)
"""


@contextlib.contextmanager
def serving(folder: Path, **settings: str) -> Iterator[tuple[subprocess.Popen[str], str]]:
    """A server process, and the address that its first line tells."""
    process = start(folder, **settings)
    try:
        assert process.stdout is not None
        first = process.stdout.readline()
        assert "http://127.0.0.1:" in first, first
        assert process.stdout.readline().strip() == "To stop, press Ctrl+C."
        yield process, first.split()[-1]
    finally:
        if process.poll() is None:
            process.terminate()
            process.communicate(timeout=30)


def start(folder: Path, **settings: str) -> subprocess.Popen[str]:
    kept = {name: value for name, value in os.environ.items() if not name.startswith("TABLEE_")}
    given = {
        "DATA": str(folder),
        "PORT": "0",
        "WORKERS": "1",
        "LOG": "warning",
        **{name.upper(): value for name, value in settings.items()},
    }
    environment = {**kept, "PYTHONPATH": str(ROOT / "src"), **{f"TABLEE_{name}": value for name, value in given.items()}}
    command = [sys.executable, "-u", "-c", SERVE]
    return subprocess.Popen(command, env=environment, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True)


def test_it_says_where_it_is_and_stops_when_told(tmp_path: Path) -> None:
    async def story(process: subprocess.Popen[str], url: str) -> None:
        async with Client(url, name="One") as one, Client(url, name="Two") as two:
            mine, theirs = await start_two(one, two)
            process.terminate()
            async with asyncio.timeout(20):
                while "stopping" not in mine.notices:
                    await asyncio.sleep(0.02)
            await mine.close()
            await theirs.close()

    with serving(tmp_path) as (process, url):
        assert httpx.get(url + "/ready", verify=NO_TLS, trust_env=False).json() == {"status": "ok"}
        tell(story(process, url))
        rest, _ = process.communicate(timeout=30)
        assert process.returncode == 0
        assert rest.splitlines() == ["False"], "it never imported numba and has nothing to complain about"


def test_a_second_server_on_the_same_file_refuses_in_one_line(tmp_path: Path) -> None:
    with serving(tmp_path) as (process, _):
        second = start(tmp_path)
        said, _ = second.communicate(timeout=30)
        assert second.returncode == 1
        assert len(said.splitlines()) == 1
        assert str(process.pid) in said
        assert "only one can" in said


def test_a_port_that_is_taken_is_said_in_one_line(tmp_path: Path) -> None:
    with contextlib.closing(socket.create_server(("127.0.0.1", 0))) as taken:
        port = taken.getsockname()[1]
        process = start(tmp_path, port=str(port))
        said, _ = process.communicate(timeout=30)
        assert process.returncode == 1
        assert len(said.splitlines()) == 1
        assert str(port) in said
    assert not (tmp_path / "tablee.db").exists(), "nothing is made before the port is had"
    for language in LANGUAGES:
        with pytest.raises(Complaint) as complaint:
            run.bind("no.such.host.invalid", 1)
        assert complaint.value.say(language)


def test_the_addresses_are_those_that_people_can_use() -> None:
    assert addresses(Settings(host="127.0.0.1"), 8000) == ["http://127.0.0.1:8000"]
    assert addresses(Settings(host="::1"), 8000) == ["http://[::1]:8000"]
    assert addresses(Settings(host="0.0.0.0", public_url="https://games.example"), 8000) == ["https://games.example"]
    everywhere = addresses(Settings(host="0.0.0.0"), 8000)
    assert everywhere[0] == "http://localhost:8000"
    assert all("0.0.0.0" not in address and "127." not in address for address in everywhere[1:])


@pytest.mark.skipif(sys.platform == "win32", reason="Windows has no such limit")
def test_the_soft_limit_of_open_files_is_raised() -> None:
    import resource

    before = resource.getrlimit(resource.RLIMIT_NOFILE)
    low = 256
    try:
        resource.setrlimit(resource.RLIMIT_NOFILE, (low, before[1]))
        run.raise_open_files(300)
        assert resource.getrlimit(resource.RLIMIT_NOFILE)[0] == 300
        run.raise_open_files(100)
        assert resource.getrlimit(resource.RLIMIT_NOFILE)[0] == 300, "it is never lowered"
    finally:
        resource.setrlimit(resource.RLIMIT_NOFILE, before)


@pytest.mark.skipif(not hasattr(__import__("resource") if sys.platform != "win32" else sys, "prlimit"), reason="Linux only")
def test_on_a_full_disk_everything_can_be_read_and_nothing_is_lost(tmp_path: Path) -> None:
    import resource

    async def story(process: subprocess.Popen[str], url: str) -> None:
        async with Client(url, name="Reader") as me:
            table = await me.create("offline")
            largest = max(path.stat().st_size for path in tmp_path.iterdir())
            hard = resource.prlimit(process.pid, resource.RLIMIT_FSIZE)[1]
            resource.prlimit(process.pid, resource.RLIMIT_FSIZE, (largest + 20_000, hard))
            refused = None
            for _ in range(500):
                try:
                    await me.create("offline")
                except CallFailed as failure:
                    refused = (failure.status, failure.key)
                    break
            assert refused == (503, "read-only")
            assert (await me.info(table)).id == table.id
            house = await me.house()
            assert house.read_only
            ready = httpx.get(url + "/ready", verify=NO_TLS, trust_env=False)
            assert (ready.status_code, ready.json()) == (200, {"status": "read-only"})
            kept = len((await me.lobby()).mine)
            resource.prlimit(process.pid, resource.RLIMIT_FSIZE, (hard, hard))
            until = time.monotonic() + 30
            while (await me.house()).read_only:
                assert time.monotonic() < until
                await asyncio.sleep(0.2)
            await me.create("offline")
            assert len((await me.lobby()).mine) == min(kept + 1, 50)

    with serving(tmp_path, tables_per_person="1000", tables_per_minute="10000", calls_per_second="10000") as (process, url):
        tell(story(process, url))
