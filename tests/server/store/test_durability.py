"""What was acknowledged is on disk: after a kill, on a full disk, whoever else comes."""

from __future__ import annotations

import asyncio
import json
import os
import random
import re
import signal
import stat
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest
from sqlalchemy import Connection

from tablee.server.settings import Settings
from tablee.server.store import CannotOpen, ReadOnly, Store
from tests.server.store.keeping import SECRET, change, entry, kept, sheet, stored_until_full

pytestmark = pytest.mark.usefixtures("in_a_file")

ROOT = Path(__file__).parents[3]
KILLS = 4
MOVES = 40


def _run(module: str, *arguments: str) -> subprocess.Popen[str]:
    command = [sys.executable, "-m", f"tests.server.store.{module}", *arguments]
    return subprocess.Popen(command, cwd=ROOT, stdout=subprocess.PIPE, text=True)


def _pragma(connection: Connection, name: str) -> object:
    return connection.exec_driver_sql(f"PRAGMA {name}").scalar()


def test_the_writer_waits_for_the_disk(tmp_path: Path) -> None:
    async def story(store: Store) -> None:
        def pragmas(connection: Connection) -> dict[str, object]:
            names = ("journal_mode", "synchronous", "foreign_keys", "secure_delete", "busy_timeout")
            return {name: _pragma(connection, name) for name in names}

        found = await store._writer.write(pragmas)
        assert found == {"journal_mode": "wal", "synchronous": 2, "foreign_keys": 1, "secure_delete": 1, "busy_timeout": 10_000}
        assert await store._read(_pragma, "query_only") == 1

    kept(tmp_path, story)


def test_kill_9_loses_no_acknowledged_move_and_no_job(tmp_path: Path) -> None:
    acknowledged: dict[str, int] = {}
    chance = random.Random(20261115)
    for _ in range(KILLS):
        process = _run("mover", str(tmp_path))
        assert process.stdout is not None
        assert process.stdout.readline() == "open\n"
        told = "".join(process.stdout.readline() for _ in range(MOVES))
        time.sleep(chance.uniform(0.0, 0.4))
        process.send_signal(signal.SIGKILL)
        told += process.stdout.read()
        process.stdout.close()
        assert process.wait() == -signal.SIGKILL
        for line in re.findall(r"^(t\d+) (\d+)\n", told, re.MULTILINE):
            acknowledged[line[0]] = max(int(line[1]), acknowledged.get(line[0], 0))
        kept(tmp_path, lambda store: _all_there(store, dict(acknowledged)))
    assert len(acknowledged) == 12
    assert sum(acknowledged.values()) >= MOVES * KILLS


async def _all_there(store: Store, acknowledged: dict[str, int]) -> None:
    for table, last in acknowledged.items():
        found = await store.load_table(table)
        assert found is not None
        assert len(found.log) >= last
        # Each move was a job's effect and left one job: none was carried out twice, none was lost.
        assert found.log == [entry(seq) for seq in range(1, len(found.log) + 1)]
        assert found.revision == len(found.log) + 1
    assert (await store.stats())["jobs"] == 12
    assert await store._read(_pragma, "integrity_check") == "ok"


def test_a_second_server_on_one_file_is_refused_in_one_line(tmp_path: Path) -> None:
    async def story(_: Store) -> None:
        for attempt in (1, 2):
            with pytest.raises(CannotOpen) as refused:
                await Store.open(Settings(data=tmp_path))
            for language in ("fr", "en", "de"):
                said = refused.value.say(language)
                assert "\n" not in said
                assert str(tmp_path / "tablee.db") in said
                assert str(os.getpid()) in said, f"attempt {attempt}"

    kept(tmp_path, story)
    kept(tmp_path, story)


def test_a_second_server_in_another_process_is_refused_until_the_first_is_gone(tmp_path: Path) -> None:
    process = _run("mover", str(tmp_path))
    assert process.stdout is not None
    assert process.stdout.readline() == "open\n"
    try:
        with pytest.raises(CannotOpen) as refused:
            asyncio.run(Store.open(Settings(data=tmp_path)))
        assert str(process.pid) in str(refused.value)
    finally:
        process.kill()
        process.communicate()
    kept(tmp_path, lambda store: store.stats())


ORPHAN = """
import os, signal, sys
from pathlib import Path
from tablee.server.store.lock import FileLock
lock = FileLock(Path(sys.argv[1]))
worker = os.fork()
if not worker:
    os.close(1)
    signal.alarm(60)
    signal.pause()
print(worker, flush=True)
os.kill(os.getpid(), signal.SIGKILL)
"""


def test_workers_that_outlive_a_killed_server_do_not_bar_the_next_one(tmp_path: Path) -> None:
    """A child forked from the server has its open files, but not its lock."""
    server = subprocess.run(
        [sys.executable, "-c", ORPHAN, str(tmp_path / "tablee.db")], stdout=subprocess.PIPE, text=True, check=False
    )
    assert server.returncode == -signal.SIGKILL
    worker = int(server.stdout)
    try:
        kept(tmp_path, lambda store: store.stats())
    finally:
        os.kill(worker, signal.SIGKILL)


def test_nobody_else_can_read_the_database(tmp_path: Path) -> None:
    async def story(store: Store) -> None:
        await store.create_table(sheet("t", "anna"), SECRET, None)
        assert stat.S_IMODE((tmp_path / "data").stat().st_mode) == 0o700
        modes = {file.name: stat.S_IMODE(file.stat().st_mode) for file in (tmp_path / "data").iterdir()}
        assert set(modes) == {"tablee.db", "tablee.db-wal", "tablee.db-shm", "tablee.db.lock"}
        assert set(modes.values()) == {0o600}

    before = os.umask(0o022)
    try:
        kept(tmp_path / "data", story)
    finally:
        os.umask(before)


def test_a_place_that_cannot_hold_a_database_is_refused_in_one_line(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("no directory")
    (tmp_path / "tablee.db").write_bytes(b"no database, but long enough to be looked at " * 40)
    for folder in (tmp_path / "file" / "data", tmp_path):
        with pytest.raises(CannotOpen) as refused:
            asyncio.run(Store.open(Settings(data=folder)))
        said = refused.value.say("en")
        assert "\n" not in said
        assert str(folder / "tablee.db") in said
    (tmp_path / "tablee.db").unlink()
    kept(tmp_path, lambda store: store.stats())


def test_addresses_of_databases_that_nobody_can_use(tmp_path: Path) -> None:
    for written in ("mysql://me:hush@host/tablee", "sqlite://", "sqlite:///:memory:", "nonsense hush"):
        with pytest.raises(CannotOpen) as refused:
            asyncio.run(Store.open(Settings(data=tmp_path, database_url=written)))
        assert "hush" not in refused.value.say("en")


def test_another_file_can_be_named(tmp_path: Path) -> None:
    async def story() -> None:
        store = await Store.open(Settings(data=tmp_path / "a", database_url=f"sqlite:///{tmp_path}/b/house.db"))
        await store.close()

    asyncio.run(story())
    assert (tmp_path / "b" / "house.db").exists()
    assert not (tmp_path / "a").exists()


def test_the_house_keeps_one_secret(tmp_path: Path) -> None:
    async def story(store: Store) -> bytes:
        secrets = await asyncio.gather(*(store.house_secret() for _ in range(5)))
        assert len(set(secrets)) == 1
        return secrets[0]

    first, again, elsewhere = kept(tmp_path, story), kept(tmp_path, story), kept(tmp_path / "other", story)
    assert first == again != elsewhere
    assert len(first) == 32


# A full disk


def test_a_full_database_is_read_only_until_there_is_room(tmp_path: Path) -> None:
    async def story(store: Store) -> None:
        store._writer.probe_seconds = 0.1
        heard: list[bool] = []
        store.on_read_only = heard.append
        table = sheet("t", "anna")
        await store.create_table(table, SECRET, None)
        await store._writer.write(lambda connection: _limit(connection, _pages(connection) + 4))
        stored, said = await stored_until_full(store, table)
        assert stored > 0
        assert "full" in said
        assert store.read_only
        with pytest.raises(ReadOnly):
            await store.create_table(sheet("other", "anna"), SECRET, None)
        with pytest.raises(ReadOnly):
            await store.lease_jobs("node", 10)
        found = await store.load_table("t")
        assert found is not None
        assert (found.revision, len(found.log)) == (stored, stored)
        await asyncio.sleep(0.35)  # some probes later
        assert store.read_only
        assert heard == [True]
        with store._database.writing.connect() as connection:  # the one that the writer gave back when it failed
            _limit(connection, 1_000_000)
        for _ in range(100):
            await asyncio.sleep(0.05)
            if not store.read_only:
                break
        assert heard == [True, False]
        await store.commit(change(table, stored, 1), [entry(stored + 1)])
        assert await store._read(lambda connection: connection.exec_driver_sql("SELECT key FROM house").all()) == []

    kept(tmp_path, story)


def _pages(connection: Connection) -> int:
    return int(str(_pragma(connection, "page_count")))


def _limit(connection: Connection, pages: int) -> None:
    _pragma(connection, f"max_page_count={pages}")


@contextmanager
def _tiny_file_system(folder: Path) -> Iterator[bool]:
    """Mount a file system of 2 MB, where this user may; whether that worked."""
    folder.mkdir()
    mounted = False
    if os.geteuid() == 0 and sys.platform == "linux":
        mount = ["mount", "-t", "tmpfs", "-o", "size=2m", "tmpfs", str(folder)]
        mounted = subprocess.run(mount, capture_output=True, check=False).returncode == 0
    try:
        yield mounted
    finally:
        if mounted:
            subprocess.run(["umount", str(folder)], check=True)


@pytest.mark.parametrize("room", ["tiny file system", "files that may not grow"])
def test_a_full_disk_means_read_only_and_nothing_is_lost(tmp_path: Path, room: str) -> None:
    """Where no file system can be mounted, the limit of the operating system stands in for it."""
    with _tiny_file_system(tmp_path / "disk") as mounted:
        tiny = mounted and room == "tiny file system"
        process = _run("crowded", str(tmp_path / "disk"), "tiny" if tiny else "limit")
        told, _ = process.communicate(timeout=60)
    assert process.returncode == 0
    seen = json.loads(told)
    assert seen["said"].startswith("Nothing can be stored at the moment")
    assert 0 < seen["stored"] < 2_000
    assert seen["read_only"]
    assert seen["refused_while_full"]
    assert seen["still_read_only"]
    assert not seen["read_only_later"]
    assert seen["heard"] == [True, False]
    assert seen["log_while_full"] == seen["stored"]
    assert seen["log_later"] == seen["stored"] + 1
