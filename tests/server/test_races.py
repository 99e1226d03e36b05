"""Two tabs, double clicks, old messages, lost messages, slow readers: each has a defined answer, and no move counts twice."""

from __future__ import annotations

import asyncio
import socket as sockets

import msgspec
import pytest

from tests.server.house import House, Wire, actor_of, company, dial, run, settle


def moves(house: House, wire: Wire) -> list[str]:
    """The decisions that are really stored."""
    return [entry["do"] for entry in house.log_of(wire.table_id) if entry["kind"] == "move"]


def test_of_two_tabs_that_move_at_once_one_wins_and_the_other_gets_the_present_view(house: House):
    async def story() -> None:
        async with company(house) as wires:
            for _ in range(5):
                one = await actor_of(wires)
                async with await Wire.open(one.client, one.table_id) as other:
                    assert other.version == one.version
                    choices = one.choices
                    before = len(moves(house, one))
                    answers = await asyncio.gather(one.play(choices[0]), other.play(choices[1]))
                    assert sorted(answer["type"] for answer in answers) == ["done", "refused"]
                    assert next(answer for answer in answers if answer["type"] == "refused")["key"] == "stale"
                    await settle([one, other])
                    assert (one.version, one.view) == (other.version, other.view)
                    winner = 0 if answers[0]["type"] == "done" else 1
                    assert moves(house, one)[before] == choices[winner]

    run(story())


def test_a_double_click_is_one_move_and_two_answers(house: House):
    async def story() -> None:
        async with company(house) as wires:
            wire = await actor_of(wires)
            click = msgspec.json.encode(
                {"type": "play", "id": "click", "version": wire.version, "do": wire.choices[0]}
            ).decode()
            await wire.send(click)
            await wire.send(click)
            await settle([wire])
            assert [one["type"] for one in wire.messages if one.get("id") == "click"] == ["done", "done"]
            assert len(moves(house, wire)) == 1

    run(story())


def test_the_same_id_on_another_connection_gets_the_first_answer_also_after_an_undo(house: House):
    async def story() -> None:
        async with company(house) as wires:
            wire = await actor_of(wires)
            first = {"message_id": "again", "version": wire.version, "do": wire.choices[0]}
            await wire.must("play", **first)
            async with await Wire.open(wire.client, wire.table_id) as other:
                await other.must("play", **first)
                assert len(moves(house, wire)) == 1
                await wire.must("undo", message_id="back")
                await other.must("play", **first)
                await other.must("undo", message_id="back")
            log = house.log_of(wire.table_id)
            assert [entry["kind"] for entry in log] == ["new", "move", "undo"]
            # A client id is its seat's own: somebody else may use the same.
            await settle(wires)
            await wire.must("play", version=wire.version, do=wire.choices[0])
            await settle(wires)
            player = await actor_of(wires)
            while player is wire:
                await wire.play()
                player = await actor_of(wires)
            await player.must("play", message_id="again", version=player.version, do=player.choices[0])

    run(story())


def test_replaying_everything_that_was_ever_sent_changes_nothing(house: House):
    async def story() -> None:
        async with company(house) as wires:
            said: list[tuple[Wire, str]] = []
            for number in range(12):
                wire = await actor_of(wires)
                what = {"type": "play", "id": f"r{number}", "version": wire.version, "do": wire.choices[0]}
                if number == 5:
                    what = {"type": "undo", "id": "r5"}
                said.append((wire, msgspec.json.encode(what).decode()))
                await wire.send(said[-1][1])
                await settle(wires)
            before = house.log_of(wires[0].table_id)
            for wire in wires:
                for again in (wire, await Wire.open(wire.client, wire.table_id)):
                    for _, message in said:
                        await again.send(message)
                    await settle([again])
                    assert {one["type"] for one in again.messages[-12:]} <= {"done", "refused", "welcome", "pong", "table"}
                    if again is not wire:
                        await again.close()
            after = house.log_of(wires[0].table_id)
            # The other seat's undo of its own last decision is a new wish, and asks; it does not repeat anything.
            assert after == before

    run(story())


def test_a_move_on_an_earlier_version_is_refused_with_the_present_view(house: House):
    async def story() -> None:
        async with company(house) as wires:
            wire = await actor_of(wires)
            old, choices = wire.version, wire.choices
            await wire.play(choices[0])
            await wire.must("undo")
            await settle([wire])
            assert wire.choices == choices  # the same position, but not the same version
            for version in (old, old + 1, 0, -1, wire.version + 1, 2**62):
                answer = await wire.ask("play", version=version, do=choices[0])
                assert answer["key"] == "stale"
            fresh = [message for message in wire.messages if message["type"] == "welcome"]
            assert len(fresh) == 7
            assert fresh[-1]["frame"]["version"] == wire.version
            await wire.must("play", version=wire.version, do=choices[0])

    run(story())


def test_whoever_reconnects_in_mid_turn_goes_on_where_they_were(house: House):
    async def story() -> None:
        async with company(house) as wires:
            wire = await actor_of(wires)
            await wire.play()
            await settle([wire])
            hand, version, choices = wire.view["board"]["hand"], wire.version, wire.choices
            assert hand is not None
            wire.socket.transport.abort()
            async with await Wire.open(wire.client, wire.table_id) as again:
                assert (again.view["board"]["hand"], again.version, again.choices) == (hand, version, choices)
                assert (await again.play())["type"] == "done"

    run(story())


def test_an_answer_that_got_lost_can_be_asked_for_again(house: House):
    """The connection breaks between sending a move and its answer, at many moments."""

    async def story() -> None:
        async with company(house) as wires:
            for number in range(8):
                wire = await actor_of(wires)
                place = wires.index(wire)
                what = {"version": wire.version, "do": wire.choices[0], "message_id": f"lost{number}"}
                packed = {"type": "play", "id": f"lost{number}", "version": wire.version, "do": wire.choices[0]}
                await wire.send(msgspec.json.encode(packed).decode())
                await asyncio.sleep(0.002 * (number % 4))
                wire.socket.transport.abort()
                wires[place] = await Wire.open(wire.client, wire.table_id)
                await wires[place].must("play", **what)
            stored = [entry.get("id") for entry in house.log_of(wires[0].table_id) if entry.get("id")]
            assert stored == [f"lost{number}" for number in range(8)]
            for wire in wires:
                await wire.close()

    run(story())


def test_a_lost_last_message_is_healed_by_the_next_ping(house: House):
    async def story() -> None:
        async with company(house) as wires:
            wire = await actor_of(wires)
            await wire.play()
            await settle(wires)
            for lost in wires:
                frames = sum(message["type"] == "frame" for message in lost.messages)
                pong = await lost.ping(version=lost.version - 1)
                assert pong["version"] == lost.version
                assert sum(message["type"] == "frame" for message in lost.messages) == frames + 1
                await lost.ping()
                assert sum(message["type"] == "frame" for message in lost.messages) == frames + 1

    run(story())


def test_nobody_moves_for_another_seat(house: House):
    async def story() -> None:
        async with company(house) as wires:
            actor = await actor_of(wires)
            other = next(wire for wire in wires if wire is not actor)
            answer = await other.ask("play", version=other.version, do=actor.choices[0])
            assert answer["key"] == "not-your-turn"
            assert moves(house, actor) == []

    run(story())


def test_a_slow_reader_gets_the_present_view_and_costs_the_server_a_bounded_queue(house: House):
    async def story() -> None:
        async with company(house) as wires, house.client("Slow") as client:
            small = sockets.socket()
            small.setsockopt(sockets.SOL_SOCKET, sockets.SO_RCVBUF, 4096)
            small.setblocking(False)
            await asyncio.get_running_loop().sock_connect(small, ("127.0.0.1", house.port))
            slow = await dial(client, wires[0].table_id, sock=small, max_queue=1)
            slow.transport.pause_reading()
            wire = await actor_of(wires)
            for _ in range(110):
                await wire.must("play", version=wire.version, do=wire.choices[0])
                await wire.until(lambda: wire.view["board"]["hand"] is not None)
                await wire.must("undo")
                await wire.until(lambda: wire.view["board"]["hand"] is None)
            slow.transport.resume_reading()
            kinds: list[str] = []
            last = {}
            while last.get("version") != wire.version:
                message = msgspec.json.decode(await asyncio.wait_for(slow.recv(), 10))
                kinds.append(message["type"])
                last = message["frame"] if message["type"] == "welcome" else message if message["type"] == "frame" else last
            assert kinds.count("welcome") >= 2
            assert kinds.count("frame") < 200  # of 220; the others were never sent
            assert last["view"]["board"]["hand"] is None
            await slow.close()

    run(story())


def test_who_sends_without_reading_is_not_listened_to_for_ever(house: House):
    async def story() -> None:
        async with company(house) as wires:
            deaf = await dial(wires[0].client, wires[0].table_id, max_queue=1)
            question = msgspec.json.encode({"type": "say", "id": "x", "text": None}).decode()

            async def shout() -> None:
                for _ in range(4000):  # 80 MB, ten times what the system keeps for us
                    async with asyncio.timeout(2):
                        for _ in range(500):
                            await deaf.send(question)

            with pytest.raises(TimeoutError):  # the server does not swallow everything
                await shout()
            await settle(wires)
            assert (await (await actor_of(wires)).play())["type"] == "done"
            deaf.transport.abort()

    run(story())


def test_a_crowd_at_one_table_sees_one_game(house: House):
    async def story() -> None:
        async with company(house, 4) as wires:
            tabs = [[wire, *[await Wire.open(wire.client, wire.table_id) for _ in range(2)]] for wire in wires]

            async def hammer(wire: Wire) -> int:
                done = 0
                for _ in range(25):
                    if wire.choices:
                        done += (await wire.play())["type"] == "done"
                    else:
                        await wire.ping()
                return done

            everybody = [tab for of_seat in tabs for tab in of_seat]
            done = await asyncio.gather(*map(hammer, everybody))
            await settle(everybody)
            log = house.log_of(wires[0].table_id)
            assert [entry["seq"] for entry in log] == list(range(1, len(log) + 1))
            assert sum(entry["kind"] == "move" and entry.get("by") is None for entry in log) == sum(done) > 0
            for of_seat in tabs:
                assert len({msgspec.json.encode(tab.view) for tab in of_seat}) == 1
            for of_seat in tabs:
                for tab in of_seat[1:]:
                    await tab.close()

    run(story())
