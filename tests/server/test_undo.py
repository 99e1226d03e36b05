"""Taking back, over the wire."""

from __future__ import annotations

from tests.server.house import House, actor_of, company, run, settle


def test_a_free_undo_shows_the_position_before_and_the_same_dice_follow(house: House):
    async def story() -> None:
        async with company(house) as wires:
            wire = await actor_of(wires)
            before = wire.view
            await wire.play()
            await wire.must("undo")
            await settle(wires)
            assert wire.view == before
            assert wire.frame is not None
            assert [event["key"] for event in wire.frame["events"]] == ["event-undone"]
            log = house.log_of(wire.table_id)
            assert [(entry["kind"], entry.get("crossing", False)) for entry in log[1:]] == [("move", False), ("undo", False)]

    run(story())


def test_a_crossing_is_asked_names_what_was_seen_and_brings_fresh_dice(house: House):
    async def story() -> None:
        async with company(house) as wires:
            wire = await actor_of(wires)
            other = next(one for one in wires if one is not wire)
            while wire.choices:
                last = wire.choices[0]
                await wire.play(last)
                await settle(wires)
            drawn = [entry for entry in house.log_of(wire.table_id) if entry.get("draws")][-1]
            await wire.must("undo")
            await settle(wires)
            vote = other.table["vote"]
            assert (vote["kind"], vote["seat"]) == ("undo", wire.view["seat"])
            assert "event-drawn" in [event["key"] for event in vote["seen"]]
            assert (await wire.ask("undo"))["key"] == "vote-open"
            await other.must("answer", yes=True)
            await settle(wires)
            assert wire.table["vote"] is None
            await wire.must("play", version=wire.version, do=last)
            again = [entry for entry in house.log_of(wire.table_id) if entry.get("draws")][-1]
            assert (again["ply"], again["do"]) == (drawn["ply"], drawn["do"])
            assert again["draws"] != drawn["draws"]

    run(story())


def test_one_no_keeps_everything_as_it_is(house: House):
    async def story() -> None:
        async with company(house) as wires:
            wire = await actor_of(wires)
            other = next(one for one in wires if one is not wire)
            while wire.choices:
                await wire.play()
                await settle(wires)
            before = other.view
            await wire.must("undo")
            await other.must("answer", yes=False)
            await settle(wires)
            assert other.view == before
            assert wire.table["vote"] is None
            assert (await other.ask("answer", yes=True))["key"] == "no-vote"

    run(story())


def test_a_peek_is_not_taken_back_for_nothing(house: House):
    async def story() -> None:
        async with company(house, game="toy") as wires:
            wire = await actor_of(wires)
            await wire.play("peek")
            await wire.must("undo")
            await settle(wires)
            assert wire.table["vote"]["kind"] == "undo"
            assert wire.view["board"]["top"] is not None

    run(story())
