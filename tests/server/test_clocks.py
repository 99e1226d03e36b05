"""Clocks, absence and standing orders in real time, several tables at once so that nobody waits long."""

from __future__ import annotations

import asyncio
import time
from pathlib import Path

from tablee.tables.sheet import Pace
from tests.server.house import SHORT_MINUTES, House, Wire, actor_of, company, run, settle


async def time_out(house: House) -> None:
    """Five seconds a move: the default is played, the second time a stand-in comes, and its owner returns."""
    async with company(house, pace=Pace("move", 5)) as wires:
        wire = await actor_of(wires)
        other = next(one for one in wires if one is not wire)
        seat = wire.view["seat"]
        await other.until(lambda: bool(other.choices), 12)
        assert next(entry["by"] for entry in house.log_of(wire.table_id) if entry.get("seat") == seat) == "clock"
        while other.choices:
            await other.play()
            await settle(wires)
        await other.until(lambda: other.table["seats"][seat]["stand_in"], 12)
        await wire.must("ready")  # I am here again
        await wire.until(lambda: not wire.table["seats"][seat]["stand_in"])


async def a_game_clock(house: House) -> None:
    """Thinking is charged at the end of a turn, and the increment added."""
    async with company(house, pace=Pace("game", 60, 10)) as wires:
        wire = await actor_of(wires)
        seat = wire.view["seat"]
        assert wire.table["seats"][seat]["clock"] == 60_000
        await asyncio.sleep(1.0)
        while wire.choices:
            await wire.play()
            await settle(wires)
        assert 67_000 < wire.table["seats"][seat]["clock"] <= 69_000


async def opening_without_late_entropies(house: House) -> None:
    """Somebody has promised and does not open: the game starts five seconds later without it."""
    async with house.client("Anna") as client:
        table = await client.create("offline", 2)
        await client.seat_bot(table, 1)
        await client.sit(table, 0)
        await client.call(dict, "POST", f"/tables/{table.id}/ready", {"ready": True})
        async with await Wire.open(client, table.id) as wire:
            assert wire.status == "opening"
            begin = time.monotonic()
            await wire.until(lambda: wire.status == "running", 12)
            assert time.monotonic() - begin > 3
            await wire.until(lambda: wire.frame is not None)


async def a_standing_order(house: House) -> None:
    """An order answers a robbery after the neutral pause, and so does a person who clicks at once."""
    async with company(house, 3, game="toy") as wires:
        thief = await actor_of(wires)
        seat = thief.view["seat"]
        asked = [wires[(seat + 1) % 3], wires[(seat + 2) % 3]]
        for wire in wires:
            await wire.until(lambda wire=wire: all(one["here"] for one in wire.table["seats"]))
        await settle(wires)
        before = [len(wire.received) for wire in wires]
        await asked[0].must("order", point="REACT", choice="let")
        assert (await asked[0].ask("order", point="TURN", choice="roll"))["key"] == "order-unknown"
        await settle(wires)
        for wire, count in zip(wires, before, strict=True):
            if wire is not asked[0]:
                assert [message["type"] for message in wire.messages[count:]] == ["pong"]
        begin = time.monotonic()
        await thief.play(f"rob {asked[0].view['seat'] + 1}")
        await asked[1].until(lambda: bool(asked[1].choices))
        by_order = time.monotonic() - begin
        begin = time.monotonic()
        await asked[1].play("let")
        by_hand = time.monotonic() - begin
        assert 1.9 < by_order < 4
        assert 1.9 < by_hand < 4


async def refusals_in_the_pause(house: House) -> None:
    """While somebody is asked, nobody else learns from a refusal what she holds."""
    async with company(house, 3, game="toy") as wires:
        thief = await actor_of(wires)
        asked = wires[(thief.view["seat"] + 1) % 3]
        other = wires[(thief.view["seat"] + 2) % 3]
        await thief.play(f"rob {asked.view['seat'] + 1}")
        await settle(wires)
        keys = {(await other.ask("play", version=other.version, do=do))["key"] for do in ("guard", "let", "sell lamp", "roll")}
        assert keys == {"not-your-turn"}
        begin = time.monotonic()
        refusal = await asked.play("roll")
        assert refusal["clause"] == "TOY-02"
        assert time.monotonic() - begin < 1.5


def test_clocks_orders_and_openings_in_real_time(house: House):
    async def story() -> None:
        async with asyncio.TaskGroup() as group:
            for tale in (time_out, a_game_clock, opening_without_late_entropies, a_standing_order, refusals_in_the_pause):
                group.create_task(tale(house))

    run(story())


def test_who_closes_the_page_is_seen_to_be_away_and_to_come_back(house: House):
    async def story() -> None:
        async with company(house) as (one, other):
            await other.close()
            await one.until(lambda: not one.table["seats"][1]["here"])
            async with await Wire.open(other.client, other.table_id):
                await one.until(lambda: one.table["seats"][1]["here"])
                async with await Wire.open(other.client, other.table_id):
                    pass
                await one.ping()
                assert one.table["seats"][1]["here"]  # one of two tabs is enough

    run(story())


def test_the_house_keeps_the_pauses_that_were_set(tmp_path: Path):
    async def story(house: House) -> None:
        async with company(house, 3, game="toy") as wires:
            thief = await actor_of(wires)
            asked = wires[(thief.view["seat"] + 1) % 3]
            begin = time.monotonic()
            await thief.play(f"rob {asked.view['seat'] + 1}")
            await asked.until(lambda: bool(asked.choices))
            await asked.play("let")
            assert 0.3 < time.monotonic() - begin < 1.9

    with House(tmp_path, reaction_pause=300) as house:
        run(story(house))


def test_the_clock_of_a_game_rings_by_itself(tmp_path: Path):
    async def story(house: House) -> None:
        async with company(house, game="planetweb", options={"clock_minutes": 30}) as wires:
            assert not wires[0].view["board"]["last_round"]
            assert 0 < wires[0].table["bell_at"] - wires[0].table["now"] <= 3_000, "everybody knows when it will ring"
            for wire in wires:
                await wire.until(lambda wire=wire: wire.view["board"]["last_round"], 12)
                await wire.until(lambda wire=wire: wire.table["bell_at"] is None)
            assert [entry["kind"] for entry in house.log_of(wires[0].table_id)] == ["new", "clock"]

    with House(tmp_path, serve=SHORT_MINUTES) as house:
        run(story(house))
