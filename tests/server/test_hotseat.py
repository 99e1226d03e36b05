"""One device, several people: what goes over the wire around every hand-over holds one seat's secrets at a time."""

from __future__ import annotations

from typing import Any

from tests.server.house import House, Wire, company, run


def goals_in(message: dict[str, Any]) -> set[int]:
    """The seats whose goals a message shows."""
    frame = message.get("frame") if message["type"] == "welcome" else message if message["type"] == "frame" else None
    return {seat for seat, goals in enumerate(frame["view"]["board"]["goals"]) if goals is not None} if frame else set()


async def hand_over(wire: Wire) -> int:
    """Whoever must decide takes the device and says so."""
    seat = wire.table["actor"]
    assert isinstance(seat, int)
    await wire.must("show", seat=seat)
    await wire.until(lambda: wire.view["seat"] == seat)
    return seat


def test_between_hand_overs_only_public_things_go_over_the_wire(house: House):
    async def story() -> None:
        async with company(house, 3, people=1, hot_seat=True) as (wire,):
            assert wire.welcome["seats"] == [0, 1, 2]
            assert goals_in(wire.welcome) == set()
            shown = None
            turns = 0
            while turns < 8:
                start = len(wire.messages)
                seat = await hand_over(wire)
                assert seat != shown
                while wire.table["actor"] == seat:
                    assert (await wire.play())["type"] == "done"
                    await wire.ping()
                for message in wire.messages[start:]:
                    assert goals_in(message) <= {seat}
                covered = wire.messages[-1]
                assert wire.view["seat"] == -1
                assert goals_in(covered) == set()
                assert wire.view["decision"] is None
                shown = seat
                turns += 1

    run(story())


def test_only_the_seat_that_must_decide_is_shown(house: House):
    async def story() -> None:
        async with company(house, 3, people=1, hot_seat=True) as (wire,):
            actor = wire.table["actor"]
            for seat in range(3):
                if seat != actor:
                    assert (await wire.ask("show", seat=seat))["key"] == "not-your-turn"
            assert (await wire.ask("show", seat=9))["key"] == "no-seat-of-yours"
            assert (await wire.play("take YEC"))["key"] == "no-seat-of-yours"
            await wire.must("show", seat=actor)
            await wire.until(lambda: wire.view["seat"] == actor)
            await wire.must("show", seat=None)
            await wire.until(lambda: wire.view["seat"] == -1)
            assert all(goals_in(message) <= {actor} for message in wire.messages)

    run(story())


def test_a_second_device_of_the_same_person_is_covered_too(house: House):
    async def story() -> None:
        async with company(house, 2, people=1, hot_seat=True) as (wire,):
            seat = await hand_over(wire)
            async with await Wire.open(wire.client, wire.table_id) as other:
                assert other.view["seat"] == -1
                await other.must("show", seat=seat)
                while wire.table["actor"] == seat:
                    await wire.play()
                    await wire.ping()
                await other.ping()
                assert other.view["seat"] == wire.view["seat"] == -1
                assert all(goals_in(message) <= {seat} for message in other.messages)

    run(story())


def test_after_a_broken_connection_everything_is_covered(house: House):
    async def story() -> None:
        async with company(house, 2, people=1, hot_seat=True) as (wire,):
            await hand_over(wire)
            wire.socket.transport.abort()
            async with await Wire.open(wire.client, wire.table_id) as again:
                assert goals_in(again.welcome) == set()

    run(story())


def test_an_undo_that_passes_the_decision_back_covers_everything(house: House):
    async def story() -> None:
        async with company(house, 2, people=1, hot_seat=True) as (wire,):
            first = await hand_over(wire)
            while wire.table["actor"] == first:
                await wire.play()
                await wire.ping()
            second = await hand_over(wire)
            while wire.table["actor"] == second:
                await wire.play()
                await wire.ping()
            await hand_over(wire)
            start = len(wire.messages)
            await wire.must("undo")  # one person: nobody else is asked
            await wire.ping()
            assert wire.table["actor"] == first
            assert all(goals_in(message) <= {first} for message in wire.messages[start:])

    run(story())


def test_nobody_looks_at_a_seat_before_the_start_or_at_a_table_that_is_not_shared(house: House):
    async def story() -> None:
        async with house.client() as client, company(house) as wires:
            assert (await wires[0].ask("show", seat=0))["key"] == "not-hot-seat"
            table = await client.create("offline", 2, hot_seat=True)
            await client.sit(table, 0)
            async with await Wire.open(client, table.id) as wire:
                assert (await wire.ask("show", seat=0))["key"] == "not-running"

    run(story())


def test_every_reaction_asks_for_the_device_alike(house: House):
    """Whatever a dealer holds: the table says who is asked, and nothing of what, until she has the device."""

    async def story() -> None:
        async with company(house, 3, people=1, game="toy", hot_seat=True) as (wire,):
            seat = await hand_over(wire)
            victim = (seat + 1) % 3
            await wire.play(f"rob {victim + 1}")
            await wire.ping()
            assert wire.view["phase"] == "REACT"
            assert wire.view["seat"] == -1
            assert wire.view["decision"] is None
            asked = await hand_over(wire)
            assert asked == victim
            assert "let" in wire.choices

    run(story())


def test_frames_of_a_shared_table_are_public_ones_until_the_end(house: House):
    async def story() -> None:
        async with company(house, 2, people=1, hot_seat=True) as (wire,):
            await hand_over(wire)
            frames = await wire.client.frames(wire.table_id)
            assert all(frame.view.board["goals"] == [None, None] for frame in frames)
            for seat in (0, 1):
                answer = await wire.client._http.get(f"/tables/{wire.table_id}/frames", params={"viewer": seat})
                assert answer.status_code in (403, 409)

    run(story())
