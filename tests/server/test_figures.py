"""What operators watch: figures that follow what happens, and that are told without a database too."""

from __future__ import annotations

import asyncio
import re
import sqlite3
from pathlib import Path

import pytest

from tests.server.running import House, eventually, play_on


def figure(house: House, name: str) -> float:
    """The sum of a figure over all its labels."""
    answer = house.get("/metrics")
    assert answer.status_code == 200
    found = re.findall(rf"^{name}(?:\{{[^}}]*\}})? (\S+)$", answer.text, re.MULTILINE)
    assert found, name
    return sum(map(float, found))


def test_moves_of_people_and_bots_are_counted_and_timed(tmp_path: Path) -> None:
    async def play(house: House) -> int:
        async with house.client("Anna") as anna:
            table = await anna.play_now("offline", players=2, bot="random")
            return await play_on(await anna.connect(table), most=8)

    with House(tmp_path) as house:
        assert asyncio.run(play(house)) == 8
        eventually(lambda: figure(house, "tablee_bots_thinking") == 0 and figure(house, "tablee_jobs_under_way") == 0)
        assert figure(house, "tablee_move_seconds_count") == 8
        assert figure(house, "tablee_bot_seconds_count") >= 1
        assert figure(house, "tablee_entries_total") >= 9
        assert figure(house, "tablee_commit_seconds_count") >= 9
        assert figure(house, "tablee_live_tables") == 1
        assert figure(house, "tablee_writer_queue") == 0
        assert figure(house, "tablee_database") == 1
        assert figure(house, "process_resident_memory_bytes") > 1e7


@pytest.mark.usefixtures("in_a_file")
def test_a_job_that_nobody_takes_up_is_late(tmp_path: Path) -> None:
    with House(tmp_path) as house:
        assert figure(house, "tablee_jobs_late_seconds") == 0
        house.app.state.node.jobs.stopping = True
        with sqlite3.connect(tmp_path / "tablee.db") as database:
            row = ("opening", "x", 1_000, 1_000)
            database.execute("PRAGMA foreign_keys=OFF")
            database.execute("INSERT INTO jobs (table_id, kind, key, due, ready) VALUES ('none', ?, ?, ?, ?)", row)
        assert figure(house, "tablee_jobs_late_seconds") > 1e9


@pytest.mark.usefixtures("in_a_file")
def test_figures_are_told_without_a_database(tmp_path: Path) -> None:
    with House(tmp_path) as house:
        with sqlite3.connect(tmp_path / "tablee.db") as database:
            database.execute("ALTER TABLE people RENAME TO nobody")
        assert figure(house, "tablee_database") == 0
        assert figure(house, "tablee_read_only") == 0
        with sqlite3.connect(tmp_path / "tablee.db") as database:
            database.execute("ALTER TABLE nobody RENAME TO people")
        assert figure(house, "tablee_database") == 1
