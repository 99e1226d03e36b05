"""Bots and other jobs: they think elsewhere, die with the server, and a dead one's work is done by the next."""

from __future__ import annotations

import asyncio
import os
import signal
import time
from collections.abc import Callable
from pathlib import Path

from tests.server.house import SHORT_LEASES, House, Wire, company, run


def children(pid: int) -> list[int]:
    """The processes that a process has started."""
    found = []
    for entry in Path("/proc").iterdir():
        if entry.name.isdigit():
            try:
                stat = (entry / "stat").read_text()
            except OSError:
                continue
            if int(stat.rpartition(")")[2].split()[1]) == pid:
                found.append(int(entry.name))
    return found


def thinkers(house: House) -> list[int]:
    """The processes in which bots think."""
    return [pid for pid in children(house.pid) if b"spawn_main" in Path(f"/proc/{pid}/cmdline").read_bytes()]


def is_there(pid: int) -> bool:
    try:
        os.kill(pid, 0)
    except ProcessLookupError:
        return False
    return "\nState:\tZ" not in Path(f"/proc/{pid}/status").read_text()


async def until(so: Callable[[], bool], seconds: float = 20) -> None:
    end = time.monotonic() + seconds
    while not so():
        assert time.monotonic() < end, "it did not come to pass"
        await asyncio.sleep(0.05)


async def one_bot_turn(house: House) -> None:
    async with company(house, bots=(0,)) as (wire,):
        await my_turn(wire)
        await end_turn(wire)
        await my_turn(wire)


def test_bots_think_in_other_processes_and_a_dead_thinker_is_replaced(tmp_path: Path):
    with House(tmp_path, serve=SHORT_LEASES, alone=True) as house:
        assert thinkers(house) == []
        run(one_bot_turn(house))
        (pid,) = thinkers(house)
        os.kill(pid, signal.SIGKILL)
        run(one_bot_turn(house))
        (again,) = thinkers(house)
        assert again != pid
        # A killed server tells nobody; its thinkers notice.
        house.kill()
        run(until(lambda: not is_there(again)))
        assert house.tracebacks == []


def test_what_a_dead_server_had_taken_up_is_done_by_the_next_once(tmp_path: Path):
    with House(tmp_path, serve=SHORT_LEASES, alone=True) as house:

        async def story() -> None:
            async with company(house, bots=(0,)) as (wire,):
                await my_turn(wire)
                await end_turn(wire)
                await my_turn(wire)
                (pid,) = thinkers(house)
                os.kill(pid, signal.SIGSTOP)  # the bot is asked and does not answer
                await end_turn(wire)
                leased = "select count(*) from jobs where table_id = ? and kind = 'bot' and lease is not null"
                await until(lambda: house.rows(leased, wire.table_id) == [(1,)])
                house.kill()
                os.kill(pid, signal.SIGKILL)
                house.start()
                async with await Wire.open(wire.client, wire.table_id) as again:
                    await my_turn(again)
                    await end_turn(again)
                    await my_turn(again)
                log = house.log_of(wire.table_id)
                assert [entry["seq"] for entry in log] == list(range(1, len(log) + 1))
                assert [entry["ply"] for entry in log if entry["kind"] == "move"] == list(range(1, len(log)))

        run(story(), 90)
        assert house.tracebacks == []


async def my_turn(wire: Wire) -> None:
    await wire.until(lambda: bool(wire.choices), 30)


async def end_turn(wire: Wire) -> None:
    while wire.choices:
        assert (await wire.play())["type"] == "done"
        await wire.ping()
