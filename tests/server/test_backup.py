"""A backup is taken while people play, and the house restored from it, on either database, goes on from that moment."""

from __future__ import annotations

import asyncio
import hashlib
import os
import signal
import subprocess
import sys
import threading
import zipfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import msgspec
import pytest
from sqlalchemy import select

from tablee.client import Client
from tablee.core.texts import Complaint
from tablee.server.settings import Settings
from tablee.server.store import CannotOpen, Store, backup
from tablee.server.store.archive import FORMAT, MANIFEST, MARK, Manifest
from tablee.server.store.database import Database, house_url
from tablee.server.store.schema import metadata
from tablee.tables.sheet import Job, Pace
from tests import postgres
from tests.server.running import House, play_on, start_two, tell
from tests.server.store.keeping import SECRET, change, entry, sheet

pytestmark = [pytest.mark.xdist_group("postgres"), pytest.mark.usefixtures("in_a_file")]


def quiet(*_: int) -> None:
    """Nobody watches the progress."""


@contextmanager
def place(kind: str, folder: Path) -> Iterator[dict[str, Any]]:
    """Settings of a new house on a database of this kind."""
    if kind == "sqlite":
        yield {"data": folder}
    else:
        with postgres.database() as url:
            yield {"database_url": url, "data": folder}


def everything(settings: Settings) -> dict[str, list[tuple[Any, ...]]]:
    """Every row of a house."""
    database = Database(house_url(settings))
    with database.reading.connect() as connection:
        found = {
            table.name: [tuple(row) for row in connection.execute(select(table).order_by(*table.primary_key))]
            for table in metadata.sorted_tables
        }
    database.close()
    return found


def logs(settings: Settings) -> dict[str, list[str]]:
    """The log of every table."""
    found: dict[str, list[str]] = {}
    for table, _, one in everything(settings)["entries"]:
        found.setdefault(table, []).append(one)
    return found


def furnished(settings: Settings, entries: int) -> None:
    """A house with one table, so many entries, a clock job in somebody's hands, and a server seen at 1,000."""

    async def story() -> None:
        store = await Store.open(settings)
        one = sheet("t1", "anna", "bo", status="running", turn_since=900)
        await store.create_table(one, SECRET, "name = 'mine'")
        await store.commit(change(one, 0, entries, [Job("clock", 5_000, "1")]), [entry(seq + 1) for seq in range(entries)])
        await store.add_line("t1", "anna", 0, 950, "Ça va ?", None)
        await store.house_secret()
        await store.beat("node", 1_000)
        assert [job.lease for job in await store.lease_jobs("node", 6_000)]
        await store.close()

    asyncio.run(story())


async def _restless(seat: Any, stop: asyncio.Event) -> None:
    """Play on until told to stop."""
    while not stop.is_set():
        frame = seat.frame
        if seat.table.status != "running":
            return
        if frame is not None and frame.view.decision is not None:
            await seat.play(frame.view.decision.choices[-1].text)
        await asyncio.sleep(0.005)


@pytest.mark.parametrize(("kind", "other"), [("sqlite", "postgresql"), ("postgresql", "sqlite")])
def test_people_play_during_a_backup_and_go_on_from_it_on_the_other_database(kind: str, other: str, tmp_path: Path) -> None:
    file = tmp_path / "house.backup"
    with place(kind, tmp_path / "here") as here, place(other, tmp_path / "there") as there:
        settings = Settings(**here)

        async def played(house: House) -> tuple[dict[str, Any], ...]:
            async with house.client("Anna") as anna, house.client("Bo") as bo:
                pairs = [await start_two(anna, bo, pace=Pace("game", 600)) for _ in range(2)]
                stop = asyncio.Event()
                playing = [asyncio.ensure_future(_restless(seat, stop)) for pair in pairs for seat in pair]
                await asyncio.sleep(0.3)
                before = await asyncio.to_thread(logs, settings)
                variables = {f"TABLEE_{name.upper()}": str(value) for name, value in here.items()}
                command = [sys.executable, "-m", "tablee", "backup", str(file), "--lang", "de"]
                taken = await asyncio.to_thread(
                    subprocess.run, command, env={**os.environ, **variables}, capture_output=True, text=True, check=False
                )
                assert taken.returncode == 0, taken.stderr
                assert "2 Tische, 2 Leute" in taken.stdout
                stop.set()
                await asyncio.gather(*playing)
                after = await asyncio.to_thread(logs, settings)
                cookies = {"anna": anna.cookie, "bo": bo.cookie}
                for pair in pairs:
                    for seat in pair:
                        await seat.close()
                return before, after, cookies

        with House(tmp_path / "here", **{key: value for key, value in here.items() if key != "data"}) as house:
            before, after, cookies = tell(played(house))
        assert file.stat().st_mode & 0o777 == 0o600
        assert sum(map(len, before.values())) < sum(map(len, after.values())), "nobody moved during the backup"

        restored = Settings(**there)
        backup.put_back(restored, file, quiet)
        kept = logs(restored)
        assert kept.keys() == before.keys()
        for table, log in kept.items():
            assert log[: len(before[table])] == before[table], "something acknowledged before is missing"
            assert log == after[table][: len(log)], "the backup shows what never was"

        async def go_on(house: House) -> None:
            async with (
                Client(house.url, cookie=cookies["anna"]) as anna,
                Client(house.url, cookie=cookies["bo"]) as bo,
            ):
                for table in kept:
                    if (await anna.info(table)).status == "running":
                        one, two = await anna.connect(table), await bo.connect(table)
                        await asyncio.gather(play_on(one), play_on(two))
                        await one.close()
                        await two.close()
                    record = await anna.check_dice(table)
                    old = [msgspec.json.decode(line)["digest"] for line in kept[table]]
                    assert [step.digest for step in record.log[: len(old)]] == old

        with House(tmp_path / "there", **{key: value for key, value in there.items() if key != "data"}) as house:
            tell(go_on(house))


@pytest.mark.parametrize("kind", ["sqlite", "postgresql"])
def test_nothing_is_charged_for_the_time_between_and_jobs_are_done_once(kind: str, tmp_path: Path) -> None:
    with place(kind, tmp_path / "house") as here, place(kind, tmp_path / "other") as there:
        furnished(Settings(**here), 3)
        backup.take(Settings(**here), tmp_path / "b", quiet)
        backup.put_back(Settings(**there), tmp_path / "b", quiet)

        async def story() -> None:
            store = await Store.open(Settings(**there))
            await store.beat("another", 9_000_000)
            assert await store.pauses(900) == [(1_000, 9_000_000)]
            leased = await store.lease_jobs("another", 9_000_000)
            assert [(job.kind, job.due) for job in leased] == [("clock", 5_000)], "a dead node's lease must not hold it up"
            assert await store.lease_jobs("third", 9_000_001) == []
            assert await store.add_line("t1", "bo", 1, 9_000_002, "Oui", None) == 2, "numbers go on after those restored"
            assert await store.house_secret() == await _secret_of(Settings(**here))
            await store.close()

        asyncio.run(story())


async def _secret_of(settings: Settings) -> bytes:
    store = await Store.open(settings)
    secret = await store.house_secret()
    await store.close()
    return secret


KILLED = """
import os, signal, sys
from pathlib import Path
from tablee.server.settings import load
from tablee.server.store import backup

calls = 0
def progress(done, total):
    global calls
    calls += 1
    if calls == int(sys.argv[2]):
        os.kill(os.getpid(), signal.SIGKILL)

backup.put_back(load()[0], Path(sys.argv[1]), progress, replace=True)
"""


@pytest.mark.parametrize("kind", ["sqlite", "postgresql"])
def test_a_restore_that_is_killed_leaves_the_house_as_it_was(kind: str, tmp_path: Path) -> None:
    with place(kind, tmp_path / "house") as here:
        settings = Settings(**here)
        furnished(settings, 2)
        before = everything(settings)
        large = Settings(data=tmp_path / "large")
        furnished(large, 1_600)
        manifest = backup.take(large, tmp_path / "b", quiet)
        calls = manifest.rows // backup.AT_ONCE
        variables = {f"TABLEE_{name.upper()}": str(value) for name, value in here.items()}
        command = [sys.executable, "-c", KILLED, str(tmp_path / "b"), str(calls + 2)]  # in the middle of the second pass
        ended = subprocess.run(command, env={**os.environ, **variables}, check=False)
        assert ended.returncode == -signal.SIGKILL
        assert everything(settings) == before
        backup.put_back(settings, tmp_path / "b", quiet, replace=True)
        assert logs(settings) == logs(large)


def test_a_house_that_is_not_empty_or_in_use_is_not_replaced(tmp_path: Path) -> None:
    settings = Settings(data=tmp_path / "house")
    furnished(settings, 2)
    backup.take(settings, tmp_path / "b", quiet)
    with pytest.raises(CannotOpen, match="not empty"):
        backup.put_back(settings, tmp_path / "b", quiet)
    with House(tmp_path / "running"), pytest.raises(CannotOpen) as refused:
        backup.put_back(Settings(data=tmp_path / "running"), tmp_path / "b", quiet, replace=True)
    assert refused.value.key == "store-in-use"
    with pytest.raises(Complaint) as there:
        backup.take(settings, tmp_path / "b", quiet)
    assert there.value.key == "backup-exists"
    with pytest.raises(Complaint) as nobody:
        backup.take(Settings(data=tmp_path / "nowhere"), tmp_path / "c", quiet)
    assert nobody.value.key == "backup-no-house"
    assert not (tmp_path / "nowhere").exists()
    assert sorted(path.name for path in tmp_path.iterdir()) == ["b", "house", "running"]


def test_a_server_on_postgresql_is_noticed_by_its_signs_of_life(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    source = Settings(data=tmp_path / "house")
    furnished(source, 2)
    backup.take(source, tmp_path / "b", quiet)
    with postgres.database() as url:
        settings = Settings(database_url=url)
        alive, signs = threading.Event(), threading.Event()

        async def serve() -> None:
            store = await Store.open(settings)
            while not alive.is_set():
                await store.beat("node", backup.milliseconds())
                signs.set()
                await asyncio.sleep(0.05)
            await store.close()

        thread = threading.Thread(target=lambda: asyncio.run(serve()))
        thread.start()
        try:
            assert signs.wait(20)
            monkeypatch.setattr(backup, "SIGN", 1.0)
            with pytest.raises(CannotOpen) as refused:
                backup.put_back(settings, tmp_path / "b", quiet, replace=True)
            assert refused.value.key == "restore-server-runs"
        finally:
            alive.set()
            thread.join(20)
        backup.put_back(settings, tmp_path / "b", quiet, replace=True)
        assert logs(settings) == logs(source)


def test_a_broken_or_foreign_file_is_refused_in_one_line_and_nothing_is_changed(tmp_path: Path) -> None:
    settings = Settings(data=tmp_path / "house")
    furnished(settings, 200)
    good = tmp_path / "b"
    backup.take(settings, good, quiet)
    whole = good.read_bytes()
    before = hashlib.sha256((tmp_path / "house" / "tablee.db").read_bytes()).hexdigest()

    def damaged(at: int) -> bytes:
        return whole[:at] + bytes([whole[at] ^ 0xFF]) + whole[at + 1 :]

    bad = {
        "empty": (b"", "backup-foreign"),
        "text": (b"Dear diary", "backup-foreign"),
        "zip": (_zipped(other="x"), "backup-foreign"),
        "half": (whole[: len(whole) // 2], "backup-cut-off"),
        "cut": (whole[:-1], "backup-cut-off"),
        "rows": (damaged(whole.index(b"entries.jsonl") + 60), "backup-damaged"),
        "lost-part": (_zipped(manifest=_manifest(good, parts=0)), "backup-cut-off"),
        "lost-row": (_zipped(manifest=_manifest(good, rows=1)), "backup-damaged"),
        "later-format": (_zipped(manifest=_manifest(good, format=FORMAT + 1)), "backup-newer"),
        "later-revision": (_zipped(manifest=_manifest(good, revision="9999")), "backup-newer"),
    }
    for name, (content, key) in bad.items():
        file = tmp_path / name
        file.write_bytes(content)
        with pytest.raises(Complaint) as refused:
            backup.put_back(settings, file, quiet, replace=True)
        assert refused.value.key == key, name
        for language in ("fr", "en", "de"):
            said = refused.value.say(language)
            assert str(file) in said
            assert "\n" not in said
    assert hashlib.sha256((tmp_path / "house" / "tablee.db").read_bytes()).hexdigest() == before
    assert backup.check(good, quiet).rows == sum(map(len, everything(settings).values()))


def _manifest(good: Path, parts: int | None = None, rows: int = 0, **other: Any) -> bytes:
    """The manifest of a backup, not quite as it was."""
    with zipfile.ZipFile(good) as archive:
        found = msgspec.json.decode(archive.read(MANIFEST), type=Manifest)
    kept = tuple(msgspec.structs.replace(part, rows=part.rows + rows) for part in found.parts[:parts])
    return msgspec.json.encode(msgspec.structs.replace(found, parts=kept, **other))


def _zipped(manifest: bytes = b"", other: str = "") -> bytes:
    """An archive with this manifest and empty parts, or with something else in it."""
    import io

    file = io.BytesIO()
    with zipfile.ZipFile(file, "w") as archive:
        if other:
            archive.writestr("other", other)
        else:
            archive.writestr(MARK, "1\n")
            for table in metadata.sorted_tables:
                archive.writestr(f"{table.name}.jsonl", "")
            archive.writestr(MANIFEST, manifest)
    return file.getvalue()
