"""Whole games over real sockets: people, bots, watchers, and everything else that happens at a table."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest

from tablee.client import CallFailed, Seat
from tablee.core import record as records
from tablee.games import rulebook
from tests.server.house import House, Wire, actor_of, company, play_out, run, settle


def test_two_people_play_a_whole_game_and_everybody_can_verify_it(house: House):
    async def story() -> None:
        async with company(house) as wires:
            await play_out(wires)
            for wire in wires:
                await wire.until(lambda wire=wire: wire.status == "over")
                assert wire.view["over"] == "full"
                assert wire.view["scores"] is not None
            record = records.read(await wires[0].client.export(wires[0].table_id))
            records.verify(record, rulebook("offline"))
            verified = await wires[1].client.call(dict, "GET", f"/tables/{wires[0].table_id}/verification")
            assert verified["commitment"] == wires[0].table["commitment"] == record.fairness.commitment

    run(story())


@pytest.mark.parametrize(
    ("game", "bots", "options"), [("offline", (0,), {}), ("toy", (0, 2), {"turns": 6})], ids=["offline", "toy"]
)
def test_a_person_plays_a_whole_game_against_bots(house: House, game: str, bots: tuple[int, ...], options: dict[str, int]):
    async def story() -> None:
        async with company(house, len(bots) + 1, game=game, bots=bots, options=options) as (wire,):
            made = 0
            while wire.status == "running":
                await wire.until(lambda: bool(wire.choices) or wire.status != "running")
                if wire.choices:
                    answer = await wire.play(wire.choices[made % len(wire.choices)])
                    assert answer["type"] == "done", answer
                    made += 1
                    await wire.ping()
            assert wire.view["over"]
            assert {entry.get("by") for entry in house.log_of(wire.table_id) if entry.get("seat") in bots} <= {"bot", "auto"}

    run(story(), 90)


def test_the_shipped_client_keeps_its_promises_and_checks_the_dice(house: House):
    async def story() -> None:
        async with house.client("Anna") as anna, house.client("Bert") as bert:
            table = await anna.create("offline", players=2)
            await anna.sit(table, 0)
            await bert.sit(table, 1)
            async with await anna.connect(table) as one, await bert.connect(table) as other:
                await one.ready()
                await other.ready()
                await one.until("running")
                await other.until("running")
                await asyncio.gather(play_first_choices(one), play_first_choices(other))
                record = await bert.check_dice(table)
                assert record.fairness.entropies == (anna.entropies[table.id][0], bert.entropies[table.id][0])

    run(story())


async def play_first_choices(seat: Seat) -> None:
    async for frame in seat:
        if frame.view.decision is not None and frame is seat.frame:
            await seat.play(frame.view.decision.choices[0].text)


def test_a_watcher_sees_the_game_and_can_do_nothing(house: House):
    async def story() -> None:
        async with (
            company(house) as wires,
            house.client("Watcher") as client,
            await Wire.open(client, wires[0].table_id) as watcher,
        ):
            assert watcher.welcome["seats"] == []
            assert watcher.welcome["seat"] == -1
            assert watcher.view["board"]["goals"] == [None, None]
            assert watcher.view["decision"] is None
            player = await actor_of(wires)
            for kind, fields in {
                "play": {"version": watcher.version, "do": player.choices[0]},
                "undo": {},
                "resign": {},
                "propose": {"what": "end"},
                "answer": {"yes": True},
                "order": {"point": "TURN", "choice": "x"},
                "ready": {},
                "open": {"entropy": "0" * 64},
                "show": {"seat": 0},
            }.items():
                answer = await watcher.ask(kind, **fields)
                assert answer["type"] == "refused", (kind, answer)
            before = watcher.version
            await player.play()
            await watcher.until(lambda: watcher.version == before + 1)
            await wires[0].until(lambda: wires[0].table["watchers"] == 1)
            await watcher.close()
            await wires[0].until(lambda: wires[0].table["watchers"] == 0)

    run(story())


@pytest.mark.parametrize("pace", [{"kind": "none"}, {"kind": "move", "seconds": 600}], ids=lambda pace: pace["kind"])
def test_a_turn_is_news_of_the_table_only_where_a_clock_runs(house: House, pace: dict[str, object]):
    async def story() -> None:
        async with company(house, pace=pace) as wires:
            await settle(wires)
            known = [len(wire.messages) for wire in wires]
            first = await actor_of(wires)
            while await actor_of(wires) is first:
                await first.play()
            await settle(wires)
            for wire, before in zip(wires, known, strict=True):
                told = [message["type"] for message in wire.messages[before:]]
                assert "frame" in told
                assert ("table" in told) == (pace["kind"] != "none")

    run(story())


def test_chat_is_stored_and_read_by_everybody_in_their_own_language(house: House):
    async def story() -> None:
        async with company(house) as wires:
            await wires[0].must("say", text="<b>hello</b>")
            await wires[1].must("say", phrase="well-played")
            await settle(wires)
            for wire in wires:
                lines = [message for message in wire.messages if message["type"] == "line"]
                assert [(line["seat"], line["text"], line["phrase"]) for line in lines] == [
                    (0, "<b>hello</b>", None),
                    (1, None, "well-played"),
                ]
            for wrong in ({}, {"text": "a", "phrase": "hello"}, {"text": " \n "}):
                assert (await wires[0].ask("say", **wrong))["key"] == "say-something"
            async with await Wire.open(wires[0].client, wires[0].table_id) as again:
                assert [line["text"] for line in again.welcome["chat"]] == ["<b>hello</b>", None]

    run(story())


def test_a_game_ends_by_vote_and_a_rematch_rotates_the_seats(house: House):
    async def story() -> None:
        async with company(house, 3) as wires:
            await wires[0].must("propose", what="end")
            await settle(wires)
            assert wires[2].table["vote"]["kind"] == "end"
            await wires[1].must("answer", yes=True)
            await wires[2].must("answer", yes=True)
            for wire in wires:
                await wire.until(lambda wire=wire: wire.status == "closed")
            again = [await wire.client.rematch(wire.table_id) for wire in wires]
            assert len({table.id for table in again}) == 1
            assert [seat.name for seat in again[0].seats] == ["P2", "P0", "P1"]
            verification = f"/tables/{wires[0].table_id}/verification"
            with pytest.raises(CallFailed, match="not over"):
                await wires[0].client.call(dict, "GET", verification)
            with pytest.raises(CallFailed):
                await wires[0].client.frames(wires[0].table_id, viewer=1)
            await wires[0].must("propose", what="open")
            for wire in wires[1:]:
                await wire.must("answer", yes=True)
            assert (await wires[0].client.call(dict, "GET", verification))["result"] is None
            assert await wires[0].client.frames(wires[0].table_id, viewer=1)

    run(story())


def by_a_bot(house: House, table: str, seat: int) -> bool:
    """Whether a bot has moved for a seat."""
    return any(entry.get("by") == "bot" and entry["seat"] == seat for entry in house.log_of(table))


def test_who_resigns_is_replaced_by_a_bot_and_the_others_play_on(house: House):
    async def story() -> None:
        async with company(house, options={"on_leave": "bot"}) as wires:
            leaver, stayer = wires
            await leaver.must("resign")
            assert (await leaver.ask("resign"))["key"] == "already-resigned"
            decisions = 0
            while not by_a_bot(house, stayer.table_id, seat=0):
                decisions += 1
                assert decisions < 20, "a turn of Offline has far fewer decisions"
                await stayer.until(lambda: bool(stayer.choices))
                assert (await stayer.play())["type"] == "done"
                await stayer.ping()
            await stayer.until(lambda: bool(stayer.choices))
            assert (await stayer.play())["type"] == "done"
            assert stayer.table["seats"][0]["resigned"]

    run(story())


def test_the_server_process_never_imports_numpy_or_numba(house: House):
    async def story() -> None:
        async with company(house, bots=(1,)) as (wire,):
            for _ in range(3):
                await wire.until(lambda: bool(wire.choices))
                await wire.play()
                await wire.ping()

    run(story())
    maps = Path(f"/proc/{house.pid}/maps").read_text()
    assert "sqlite" in maps or "psycopg" in maps
    assert "numpy" not in maps
    assert "numba" not in maps
    assert "llvmlite" not in maps
