"""Two nodes on real PostgreSQL and NATS, players on different ones: one house, whichever part of it dies."""

from __future__ import annotations

import asyncio
import os
import re
import signal
import time
from collections.abc import Callable, Iterator
from typing import Any

import msgspec
import nats
import pytest
from nats.aio.msg import Msg

from tablee.client import Client
from tablee.server.store.writer import PROBE
from tests.server import services
from tests.server.fire import under_fire
from tests.server.house import SHORT_LEASES, House, Wire, actor_of, company, play_out, run, settle
from tests.server.strikes import database_restarted, nats_killed, node_killed, rolling_restart
from tests.server.test_jobs import children, end_turn, my_turn

pytestmark = pytest.mark.xdist_group("nodes")  # one PostgreSQL for all of them

AT_ONCE = 2.0
"""Seconds in which a hint has long arrived; the next look at the database may come later."""


def place_of(house: House, wire: Wire, seat: int) -> str | None:
    """The node that a seat's owner is connected to, None if they are away."""
    sheet = msgspec.json.decode(house.rows("select sheet from tables where id = ?", wire.table_id)[0][0])
    return None if "away_since" in sheet["seats"][seat] else sheet["seats"][seat].get("at", "")


async def moved_to(node: Any, wire: Wire) -> Wire:
    """The same person's wire to a node, a new one if they are at another."""
    if wire.client.url == node.url:
        return wire
    wire.client.url = node.url
    return await Wire.open(wire.client, wire.table_id)


async def comes_true(so: Callable[[], bool], seconds: float) -> bool:
    """Whether something becomes so in time."""
    end = time.monotonic() + seconds
    while not so() and time.monotonic() < end:
        await asyncio.sleep(0.05)
    return so()


@pytest.fixture(scope="module")
def two(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    """One house for all; the tests that kill parts of it mend it too."""
    with House(tmp_path_factory.mktemp("two"), nodes=2, serve=SHORT_LEASES) as house:
        yield house
    if services.EVERYWHERE:
        time.sleep(2 * PROBE)  # every house stands on the PostgreSQL that was stopped here, and soon finds it again
    assert not any("Traceback" in line for line in house.log), "\n".join(house.log[-60:])


def test_a_whole_game_with_players_on_different_nodes(two: House):
    async def story() -> None:
        async with company(two, 2) as wires:
            assert wires[0].client.url != wires[1].client.url
            assert await play_out(wires) > 20
            assert {wire.status for wire in wires} == {"over"}
            log = two.log_of(wires[0].table_id)
            assert [entry["seq"] for entry in log] == list(range(1, len(log) + 1))
            # Each saw with its own eyes what any node shows of it now.
            for wire in wires:
                for node in two.nodes:
                    wire.client.url, before = node.url, wire.client.url
                    async with await Wire.open(wire.client, wire.table_id) as again:
                        assert (again.version, again.view) == (wire.version, wire.view)
                    wire.client.url = before

    run(story())


def test_moves_and_chat_arrive_at_once_and_presence_is_known_everywhere(two: House):
    async def story() -> None:
        async with company(two, 2) as wires:
            wire = await actor_of(wires)
            other = next(one for one in wires if one is not wire)
            before, began = other.version, time.monotonic()
            assert (await wire.play(wire.choices[-1]))["type"] == "done"
            await other.until(lambda: other.version > before, AT_ONCE)
            assert time.monotonic() - began < AT_ONCE
            await wire.must("say", text="bonjour")
            await other.until(lambda: any(one.get("text") == "bonjour" for one in other.messages), AT_ONCE)
            assert [one["text"] for one in other.messages if one["type"] == "line"] == ["bonjour"]
            # Somebody looks on at each node: everybody counts both.
            async with (
                two.client("A") as anna,
                two.client("B") as bert,
                await Wire.open(anna, wire.table_id),
                await Wire.open(bert, wire.table_id),
            ):
                for one in wires:
                    await one.until(lambda one=one: one.table["watchers"] == 2, AT_ONCE)
            for one in wires:
                await one.until(lambda one=one: one.table["watchers"] == 0, AT_ONCE)
            # Who has a second connection at the other node stays, wherever the first one closes.
            seat = wire.welcome["seats"][0]
            home, where = wire.client.url, place_of(two, wire, seat)
            wire.client.url = other.client.url
            second = await Wire.open(wire.client, wire.table_id)
            wire.client.url = home
            assert await comes_true(lambda: place_of(two, wire, seat) not in (where, None), AT_ONCE)
            await second.close()
            assert await comes_true(lambda: place_of(two, wire, seat) == where, AT_ONCE)
            await other.until(lambda: other.table["seats"][seat]["here"], AT_ONCE)
            await wire.close()
            await other.until(lambda: not other.table["seats"][seat]["here"], AT_ONCE)

    run(story())


def test_of_two_nodes_that_race_one_move_wins_and_the_loser_sees_it(two: House):
    async def story() -> None:
        async with company(two, 2) as wires:
            for _ in range(12):
                await settle(wires)
                one = await actor_of(wires)
                home = one.client.url
                one.client.url = next(node.url for node in two.nodes if node.url != home)
                async with await Wire.open(one.client, one.table_id) as twin:
                    one.client.url = home
                    stored = len(two.log_of(one.table_id))
                    choices = (one.choices[0], one.choices[-1])
                    answers = await asyncio.gather(one.play(choices[0]), twin.play(choices[1]))
                    assert sorted(answer["type"] for answer in answers) == ["done", "refused"]
                    assert next(answer for answer in answers if answer["type"] == "refused")["key"] == "stale"
                    await settle([one, twin])
                    assert (one.version, one.view) == (twin.version, twin.view)
                    won = choices[0 if answers[0]["type"] == "done" else 1]
                    moves = [entry for entry in two.log_of(one.table_id)[stored:] if entry.get("id")]
                    assert [entry["do"] for entry in moves] == [won]

    run(story())


def test_who_signs_out_everywhere_or_takes_another_name_is_known_at_every_node(two: House):
    async def story() -> None:
        async with company(two, 2) as wires:
            seat = wires[0].welcome["seats"][0]
            await wires[0].client.call(dict, "PATCH", "/me", {"name": "Zoë"})
            for wire in wires:
                await wire.until(lambda wire=wire: wire.table["seats"][seat]["name"] == "Zoë", AT_ONCE)
            # The socket is at one node, the call goes to the other.
            async with Client(wires[1].client.url, cookie=wires[0].client.cookie) as elsewhere:
                await elsewhere.sign_out(everywhere=True)
            assert await comes_true(lambda: wires[0].closed is not None, AT_ONCE)
            assert wires[0].closed.rcvd.code == 4403

    run(story())


def test_without_nats_a_move_is_seen_within_six_seconds_and_nats_is_found_again(two: House):
    async def story() -> None:
        async with company(two, 2) as wires:
            wire = await actor_of(wires)
            other = next(one for one in wires if one is not wire)
            services.nats().kill()
            try:
                began, before = time.monotonic(), other.version
                assert (await wire.play(wire.choices[-1]))["type"] == "done"
                assert time.monotonic() - began < AT_ONCE  # nobody waits for NATS
                await wire.must("say", text="encore là ?")
                await other.until(lambda: other.version > before, 6)
                await other.until(lambda: any(one.get("text") == "encore là ?" for one in other.messages), 6)
                assert time.monotonic() - began < 6
            finally:
                services.nats().start()
            connected = [line for line in two.log if "NATS is there" in line]
            assert connected
            for _ in range(200):
                if all(sum("NATS is there" in line for line in node.log) >= 2 for node in two.nodes):
                    break
                await asyncio.sleep(0.05)
            await settle(wires)
            wire = await actor_of(wires)
            other = next(one for one in wires if one is not wire)
            before = other.version
            await wire.play(wire.choices[-1])
            await other.until(lambda: other.version > before, AT_ONCE)

    run(story())


def test_nodes_tell_each_other_where_to_look_and_nothing_else(two: House):
    """Whoever listens to NATS learns which tables are busy: no card, no name, no line of chat."""

    async def story() -> None:
        heard: list[dict[str, object]] = []
        listener = await nats.connect(services.nats().url)

        async def listen(message: Msg) -> None:
            heard.append(msgspec.json.decode(message.data))

        await listener.subscribe("tablee.>", cb=listen)
        await listener.flush()
        async with company(two, 2) as wires:
            await (await actor_of(wires)).play()
            await wires[0].must("say", text="secret")
            await wires[1].client.rename("Secret")
            assert await comes_true(lambda: any("person" in hint for hint in heard), AT_ONCE)
        await listener.close()
        assert {name for hint in heard for name in hint} == {"node", "table", "revision", "line", "watchers", "ask", "person"}
        texts = {value for hint in heard for name, value in hint.items() if isinstance(value, str)}
        assert all(re.fullmatch(r"[\w-]{8,40}", one) for one in texts)  # ids
        assert "secret" not in str(heard).lower()

    run(story())


def test_without_postgres_everybody_is_told_and_looks_on_until_it_is_back(two: House):
    async def story() -> None:
        async with company(two, 2) as wires:
            wire = await actor_of(wires)
            before = wire.view
            services.postgres().stop()
            try:
                refusal = await wire.play()
                assert refusal["key"] == "store-read-only"
                for one in wires:
                    await one.until(lambda one=one: {"type": "notice", "key": "read-only"} in one.messages)
                await settle(wires)
                assert wire.view == before
                ready = await wire.client._http.get(f"{wire.client.url}/ready")
                assert ready.json()["status"] == "read-only"
                assert (await wire.client._http.get("/lobby")).status_code == 503
            finally:
                services.postgres().start()
            for one in wires:
                await one.until(lambda one=one: {"type": "notice", "key": "writable"} in one.messages)
            assert (await wire.play())["type"] == "done"
            await settle(wires)

    run(story())


def test_what_a_killed_node_had_taken_up_is_done_once_by_the_other(two: House):
    """A bot's turn and a clock are in the hands of a node that dies."""

    async def story() -> None:
        async with company(two, bots=(0,), pace={"kind": "move", "seconds": 60}) as (wire,):
            doomed, other = two.nodes[0], two.nodes[1]
            wire = await moved_to(doomed, wire)
            held = "select 1 from jobs where table_id = ? and kind = 'bot' and lease is not null and node = ?"
            stuck = False
            while not stuck:
                await my_turn(wire)
                asleep = children(doomed.pid)  # a bot asked there does not answer
                for pid in asleep:
                    os.kill(pid, signal.SIGSTOP)
                # A node takes up the turn of a bot that its own player has brought about.
                await end_turn(wire)
                stuck = (
                    await comes_true(lambda: bool(two.rows(held, wire.table_id, place_of(two, wire, 1))), 3) and asleep != []
                )
                for pid in [] if stuck else asleep:
                    os.kill(pid, signal.SIGCONT)
            doomed.kill()
            for pid in asleep:
                os.kill(pid, signal.SIGKILL)
            wire = await moved_to(other, wire)
            for _ in range(2):
                await my_turn(wire)
                await end_turn(wire)
            await my_turn(wire)
            log = two.log_of(wire.table_id)
            assert [entry["seq"] for entry in log] == list(range(1, len(log) + 1))
            assert [entry["ply"] for entry in log if entry["kind"] == "move"] == list(range(1, len(log)))
            # The same for the clock of the person who must decide now: nobody but the dead node held it.
            now = time.time_ns() // 1_000_000
            (sheet,) = two.rows("select sheet from tables where id = ?", wire.table_id)[0]
            late = sheet.replace(f'"turn_since":{msgspec.json.decode(sheet)["turn_since"]}', f'"turn_since":{now - 90_000}')
            two.write("update tables set sheet = ?, revision = revision + 1 where id = ?", late, wire.table_id)
            taken = "update jobs set lease = 'dead', node = 'dead', due = ?, ready = ? where table_id = ? and kind = 'clock'"
            two.write(taken, now - 30_000, now + 1_000, wire.table_id)
            before = len(log)
            assert await comes_true(lambda: len(two.log_of(wire.table_id)) > before, 15)
            by = [entry.get("by") for entry in two.log_of(wire.table_id)[before:]]
            assert by[0] == "clock"
            await wire.close()

    try:
        run(story(), 90)
    finally:
        two.nodes[0].start()


def test_whichever_part_dies_no_acknowledged_move_is_lost_and_everything_goes_on(two: House):
    strikes = [node_killed, nats_killed, rolling_restart, database_restarted]
    assert run(under_fire(two, 4, strikes, seed=1, between=(0.2, 0.6), excused=("store-read-only",)), 240) > 60
