"""The coach at a table: only where it is allowed, only for who must decide, never with what the seat may not know."""

from __future__ import annotations

import asyncio
from typing import Any

import pytest

from tablee.client import CallFailed
from tablee.core.texts import Complaint
from tablee.server.advisers import EACH, WAITING, _queued
from tests.server.house import House, Wire, actor_of, company, play_out, run, settle


def test_a_hint_goes_to_who_must_decide_and_to_nobody_else(house: House):
    async def story() -> None:
        async with company(house, game="toy", coach=True) as wires, house.client("Watcher") as watcher:
            actor = await actor_of(wires)
            other = next(wire for wire in wires if wire is not actor)
            advised = await actor.client.hint(actor.table_id)
            legal = set(actor.choices)
            assert {one.text for one in advised.hint.choices} <= legal
            assert advised.version == actor.version
            assert advised.hint.only == (len(legal) == 1)
            assert all(step.view.seat == advised.hint.seat for one in advised.hint.choices for step in one.then)
            assert await actor.client.hint(actor.table_id) == advised, "the same question has the same answer"
            for client in (other.client, watcher):
                with pytest.raises(CallFailed, match="decide"):
                    await client.hint(actor.table_id)
            for client in (actor.client, other.client, watcher):
                standing = await client.chances(actor.table_id)
                assert sum(standing.chances) == pytest.approx(1.0)

    run(story(), 90)


def test_nobody_keeps_the_others_from_asking() -> None:
    async def story() -> None:
        answered = asyncio.Event()
        waiting: dict[asyncio.Task[Any], str] = {}
        greedy = [_queued(waiting, "Greedy", answered.wait) for _ in range(EACH)]
        with pytest.raises(Complaint, match="too many questions"):
            _queued(waiting, "Greedy", answered.wait)
        others = [_queued(waiting, f"Modest {number}", answered.wait) for number in range(WAITING - EACH)]
        with pytest.raises(Complaint, match="too many questions"):
            _queued(waiting, "One too many", answered.wait)
        answered.set()
        await asyncio.gather(*greedy, *others)
        assert not waiting
        await _queued(waiting, "Greedy", answered.wait)

    asyncio.run(story())


def test_without_the_coach_nobody_is_advised_nor_through_a_fork(house: House):
    async def story() -> None:
        async with company(house, game="toy") as wires:
            actor = await actor_of(wires)
            forked = await actor.client.fork(actor.table_id, actor.version)
            assert not forked.coach
            for table in (actor.table_id, forked.id):
                for ask in (actor.client.hint, actor.client.chances):
                    with pytest.raises(CallFailed, match="without the coach"):
                        await ask(table)
            with pytest.raises(CallFailed, match="not over yet"):
                await actor.client.review(actor.table_id)

    run(story())


def test_while_a_game_without_the_coach_runs_its_forks_are_not_reviewed_nor_lead_to_him(house: House):
    async def story() -> None:
        async with company(house, game="toy") as wires:
            actor = await actor_of(wires)
            client = actor.client
            forked = await client.fork(actor.table_id, actor.version, bot="random")
            async with await Wire.open(client, forked.id) as wire:
                await wire.until(lambda: wire.frame is not None)
                while wire.status == "running":
                    await wire.until(lambda: wire.view["decision"] or wire.status != "running")
                    if wire.status == "running":
                        await wire.play(wire.choices[0])
                        await settle([wire])
            with pytest.raises(CallFailed, match="still runs without the coach"):
                await client.review(forked.id)
            again = await client.fork(forked.id, 1, bot="random")
            assert not again.coach
            await play_out(wires)
            await settle(wires)
            assert (await client.review(forked.id)).total >= 0
            assert (await client.fork(forked.id, 1)).coach

    run(story(), 90)


def test_who_plays_on_meets_the_same_rivals(house: House):
    async def story() -> None:
        async with house.client("Anna") as client:
            table = await client.play_now("offline", 3, bot="novice")
            forked = await client.fork(table, 1)
            assert [seat.name for seat in forked.seats[1:]] == ["novice", "novice"]
            other = await client.fork(table, 1, bot="random")
            assert [seat.name for seat in other.seats[1:]] == ["random", "random"]

    run(story())


def test_a_rated_table_cannot_have_the_coach(house: House):
    async def story() -> None:
        async with house.client("Anna") as client:
            await client.register("Anna of the coach", "a long password")
            with pytest.raises(CallFailed, match="rated"):
                await client.create("offline", rated=True, coach=True)
            assert (await client.play_now("offline")).coach, "against bots one may ask"

    run(story())


def test_a_finished_game_is_reviewed_step_by_step(house: House):
    async def story() -> None:
        async with company(house, game="toy") as wires:
            await play_out(wires)
            await settle(wires)
            table, client = wires[0].table_id, wires[0].client
            reviewed = await client.review(table)
            while reviewed.review is None:
                await asyncio.sleep(0.2)
                reviewed = await client.review(table)
            moments = reviewed.review.moments
            assert reviewed.done == reviewed.total == len(moments) == len(reviewed.versions)
            frames = await client.frames(table)
            assert list(reviewed.versions) == sorted(reviewed.versions)
            assert {1, len(frames)} <= set(reviewed.versions) <= set(range(1, len(frames) + 1))
            assert moments[-1].chances != moments[0].chances
            assert (await client.fork(table, reviewed.versions[3])).coach

    run(story(), 90)
