"""A server that is killed, or whose disk is full, loses nothing that it has acknowledged, and everything goes on."""

from __future__ import annotations

import asyncio
import resource
from pathlib import Path
from typing import Any

import msgspec
import pytest

from tablee.server.store import Conflict, ReadOnly
from tests.server import running
from tests.server.fire import kill_and_start, under_fire
from tests.server.house import SHORT_LEASES, House, Wire, actor_of, company, run, settle


def test_killed_again_and_again_under_load_it_loses_no_acknowledged_move(tmp_path: Path):
    house = House(tmp_path, serve=SHORT_LEASES)
    house.start()
    try:
        assert run(under_fire(house, tables=6, strikes=3 * [kill_and_start], seed=1, between=(0.4, 1.2)), 240) > 50
        assert house.tracebacks == []
    finally:
        house.stop()


@pytest.mark.usefixtures("in_a_file")
def test_a_full_disk_means_read_only_with_a_banner_until_there_is_room_again(tmp_path: Path):
    with House(tmp_path) as house:

        async def story() -> None:
            async with company(house) as wires:
                wire = await actor_of(wires)
                await wire.play()
                await settle(wires)
                before, stored = wire.view, house.log_of(wire.table_id)
                resource.prlimit(house.pid, resource.RLIMIT_FSIZE, (4096, resource.RLIM_INFINITY))
                answer = await wire.play()
                assert answer["key"] == "store-read-only"
                for one in wires:
                    await one.until(lambda one=one: {"type": "notice", "key": "read-only"} in one.messages)
                await settle(wires)
                assert wire.view == before
                assert house.log_of(wire.table_id) == stored
                # Everybody can still look, also somebody who comes now.
                async with await Wire.open(wire.client, wire.table_id) as late:
                    assert late.welcome["read_only"]
                    assert late.view == before
                    assert (await late.play())["key"] == "store-read-only"
                    assert (await late.ask("say", text="hello?"))["key"] == "store-read-only"
                ready = await wire.client._http.get(f"{house.url}/ready")
                assert ready.json()["status"] == "read-only"
                resource.prlimit(house.pid, resource.RLIMIT_FSIZE, (resource.RLIM_INFINITY, resource.RLIM_INFINITY))
                for one in wires:
                    await one.until(lambda one=one: {"type": "notice", "key": "writable"} in one.messages)
                assert (await wire.play())["type"] == "done"

        run(story())
        assert not any("Traceback" in line for line in house.log), "\n".join(house.log[-40:])


class Gate:
    """Holds every commit of a store until it is opened, or lets it fail."""

    def __init__(self, house: running.House) -> None:
        self.house = house
        self.store = house.app.state.node.store
        self.commit = self.store.commit
        self.loop = house.server.servers[0].get_loop()
        self.waiting = 0
        self.failure: Exception | None = None
        self.opened = asyncio.Event()

    async def held(self, change: Any, entries: Any) -> None:
        self.waiting += 1
        await self.opened.wait()
        if self.failure is not None:
            raise self.failure
        await self.commit(change, entries)

    def close(self) -> None:
        self.opened.clear()
        self.waiting = 0
        self.store.commit = self.held

    def open(self, failure: Exception | None = None) -> None:
        self.failure = failure
        self.store.commit = self.commit
        self.loop.call_soon_threadsafe(self.opened.set)


@pytest.mark.parametrize("failure", [None, ReadOnly(), Conflict()], ids=["stored", "full", "conflict"])
def test_nobody_sees_a_move_before_it_is_committed(tmp_path: Path, failure: Exception | None):
    with running.House(tmp_path, alone=True) as house:

        async def story() -> None:
            async with company(house, 2) as wires:  # type: ignore[arg-type]
                wire = await actor_of(wires)
                gate = Gate(house)
                gate.close()
                before = [(one.version, one.view) for one in wires]
                click = {"type": "play", "id": "held", "version": wire.version, "do": wire.choices[0]}
                await wire.send(msgspec.json.encode(click).decode())
                while not gate.waiting:
                    await asyncio.sleep(0.01)
                asking = [
                    asyncio.ensure_future(wires[0].ping()),
                    asyncio.ensure_future(wires[1].ping(version=0)),
                    asyncio.ensure_future(Wire.open(wires[1].client, wire.table_id)),
                    asyncio.ensure_future(wires[1].client.frames(wire.table_id)),
                    asyncio.ensure_future(wires[1].client.info(wire.table_id)),
                ]
                await asyncio.sleep(0.2)
                for one, (version, view) in zip(wires, before, strict=True):
                    assert (one.version, one.view) == (version, view)
                gate.open(failure)
                answered = await asyncio.gather(*asking)
                await settle(wires)
                answer = next(message for message in wire.messages if message.get("id") == "held")
                taken = not isinstance(failure, ReadOnly)  # after a conflict it is tried again
                assert answer["type"] == ("done" if taken else "refused")
                assert wire.version == before[wires.index(wire)][0] + taken
                assert answered[3][-1].version == wires[1].version
                assert answered[2].version == wires[1].version
                await answered[2].close()

        run(story())
