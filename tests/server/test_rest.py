"""The calls of /api/v1 over real sockets: tables from opening to rematch, files, forks, and who may not."""

from __future__ import annotations

import asyncio
import hashlib
import re
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import httpx
import msgspec
import pytest

from tablee import games, server
from tablee.client import CallFailed, Client
from tablee.core import record as records
from tablee.core.texts import LANGUAGES, has_text
from tablee.server.protocol import TableInfo
from tests.server.running import House, acting_first, play_on, start_two, tell

ENTROPY = "11" * 32
PROMISE = hashlib.sha256(bytes.fromhex(ENTROPY)).hexdigest()


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    with House(tmp_path_factory.mktemp("house")) as house:
        yield house


@pytest.fixture(scope="module")
def finished(house: House) -> tuple[TableInfo, str, str]:
    """A finished table, and the cookies of its players."""

    async def story() -> tuple[TableInfo, str, str]:
        async with house.client("Anna") as anna, house.client("Ben") as ben:
            mine, theirs = await start_two(anna, ben, public=True)
            await asyncio.gather(play_on(mine), play_on(theirs))
            await mine.close()
            await theirs.close()
            return mine.table, str(anna.cookie), str(ben.cookie)

    return tell(story())


def new_table(http: httpx.Client, **given: Any) -> str:
    answer = http.post("/tables", json={"game": "offline", "players": 2, **given})
    assert answer.status_code == 201, answer.text
    return str(answer.json()["id"])


def key(answer: httpx.Response) -> tuple[int, str]:
    return answer.status_code, answer.json()["key"]


# The house


def test_the_house_says_what_it_offers(house: House) -> None:
    with house.http() as http:
        said = http.get("/house").json()
        assert said["languages"] == list(LANGUAGES)
        assert [game["id"] for game in said["games"]] == list(games.names())
        for game in said["games"]:
            edition = http.get(f"/games/{game['id']}/edition").json()
            assert edition["hash"] == game["edition_hash"]
        assert said["read_only"] is False
        assert key(http.get("/games/chess/edition")) == (404, "no-such-game")


def test_a_table_names_the_box_it_plays_with(house: House) -> None:
    source = games.rulebook("offline").edition.source.replace('name = "reconstruction-1"', 'name = "my-box"')
    with house.guest() as http:
        table = new_table(http, edition=source)
        edition = http.get(f"/tables/{table}/edition").json()
        assert edition["name"] == "my-box"
        assert edition["hash"] == http.get(f"/tables/{table}").json()["edition_hash"]
        answer = http.post("/tables", json={"game": "offline", "players": 2, "edition": 'name = "x"'})
        assert answer.status_code == 400
        assert answer.json()["text"]


# Seats


def test_a_table_from_opening_to_start_by_calls_alone(house: House) -> None:
    with house.guest("Host") as host, house.guest("Guest") as guest:
        table = new_table(host, public=True, pace={"kind": "move", "seconds": 60})
        assert table in [one["id"] for one in guest.get("/lobby").json()["open"]]
        assert host.get("/lobby").json()["mine"][0]["id"] == table
        assert host.post(f"/tables/{table}/sit", json={"seat": 0, "promise": PROMISE}).status_code == 200
        assert key(guest.post(f"/tables/{table}/sit", json={"seat": 0})) == (409, "seat-taken")
        assert key(host.post(f"/tables/{table}/sit", json={"seat": 1})) == (409, "one-seat-each")
        assert key(guest.post(f"/tables/{table}/bot", json={"seat": 1, "bot": "greedy"})) == (403, "host-only")
        assert key(host.post(f"/tables/{table}/sit", json={"seat": 7})) == (409, "no-such-seat")
        assert guest.post(f"/tables/{table}/sit", json={"seat": 1}).status_code == 200
        assert key(guest.post(f"/tables/{table}/swap", json={"one": 0, "other": 1})) == (403, "host-only")
        swapped = host.post(f"/tables/{table}/swap", json={"one": 0, "other": 1}).json()
        assert [seat["name"] for seat in swapped["seats"]] == ["Guest", "Host"]
        assert guest.post(f"/tables/{table}/stand-up").json()["seats"][0]["kind"] == "free"
        assert key(host.post(f"/tables/{table}/bot", json={"seat": 0, "bot": "nobody"}))[0] == 400
        assert host.post(f"/tables/{table}/bot", json={"seat": 0, "bot": "random"}).json()["seats"][0]["kind"] == "bot"
        opening = host.post(f"/tables/{table}/ready", json={}).json()
        assert opening["status"] == "opening"
        assert len(opening["commitment"]) == 64
        assert key(host.post(f"/tables/{table}/open", json={"entropy": "22" * 32})) == (409, "promise-broken")
        assert key(guest.post(f"/tables/{table}/open", json={"entropy": ENTROPY})) == (409, "promise-broken")
        running = host.post(f"/tables/{table}/open", json={"entropy": ENTROPY}).json()
        assert running["status"] == "running"
        assert running["commitment"] == opening["commitment"]
        assert key(guest.post(f"/tables/{table}/sit", json={"seat": 1})) == (409, "not-open")


def test_play_now_waits_for_the_promise_and_needs_no_promise(house: House) -> None:
    with house.guest() as http:
        promised = http.post("/play", json={"game": "offline", "promise": PROMISE}).json()
        assert promised["status"] == "opening"
        assert promised["commitment"]
        opened = http.post(f"/tables/{promised['id']}/open", json={"entropy": ENTROPY}).json()
        assert opened["status"] == "running"
        assert [seat["kind"] for seat in opened["seats"]] == ["person", "bot"]
        assert http.post("/play", json={"game": "offline", "players": 4}).json()["status"] == "running"


@pytest.mark.parametrize(
    "body",
    [
        b"",
        b"{",
        b"[]",
        b'"x"',
        b"null",
        b"{}",
        b'{"game":"offline"}',
        b'{"game":"offline","players":"2"}',
        b'{"game":"offline","players":17}',
        b'{"game":"offline","players":2,"cheat":true}',
        b'{"game":"Offline!","players":2}',
        b'{"game":"offline","players":2,"options":{"variant":{"a":1}}}',
        b'{"game":"offline","players":2,"options":{"' + b"x" * 41 + b'":1}}',
        b'{"game":"offline","players":2,"pace":{"kind":"eternal"}}',
        b'{"game":"offline","players":2,"pace":{"kind":"move","seconds":1,"more":2}}',
        b'{"game":"offline","players":1e309}',
        b'{"game":"offline","players":2,"edition":7}',
        b"[" * 10_000,
        b'\xff\xfe{"game":"offline"}',
    ],
)
def test_bodies_that_do_not_fit_are_one_clear_refusal(house: House, body: bytes) -> None:
    with house.guest() as http:
        answer = http.post("/tables", content=body, headers={"Content-Type": "application/json"})
        assert key(answer) == (400, "bad-request"), answer.text
        assert set(answer.json()) == {"key", "text", "clause", "values"}


@pytest.mark.parametrize(
    ("given", "status", "expected"),
    [
        ({"game": "chess", "players": 2}, 404, "no-such-game"),
        ({"game": "offline", "players": 9}, 400, "seats"),
        ({"game": "offline", "players": 2, "options": {"variant": "chaos"}}, 400, "option-value"),
        ({"game": "offline", "players": 2, "options": {"nothing": 1}}, 400, "option-unknown"),
        ({"game": "offline", "players": 2, "pace": {"kind": "move", "seconds": 1}}, 409, "pace-unsound"),
        ({"game": "offline", "players": 2, "rated": True}, 403, "accounts-only"),
    ],
)
def test_tables_that_cannot_be_agreed_on(house: House, given: dict[str, Any], status: int, expected: str) -> None:
    for language in LANGUAGES:
        with house.guest(headers={"Accept-Language": language}) as http:
            answer = http.post("/tables", json=given)
            assert key(answer) == (status, expected)
            assert answer.json()["text"]


def test_nobody_in_particular_can_do_nothing(house: House) -> None:
    with house.guest() as http:
        table = new_table(http)
    with house.http() as nobody:
        for path, body in (
            ("/tables", {"game": "offline", "players": 2}),
            ("/play", {"game": "offline"}),
            (f"/tables/{table}/sit", {"seat": 0}),
            (f"/tables/{table}/stand-up", None),
            (f"/tables/{table}/bot", {"seat": 0}),
            (f"/tables/{table}/swap", {"one": 0, "other": 1}),
            (f"/tables/{table}/ready", {}),
            (f"/tables/{table}/promise", {"promise": PROMISE}),
            (f"/tables/{table}/open", {"entropy": ENTROPY}),
            (f"/tables/{table}/rematch", None),
            (f"/tables/{table}/mute", {"seat": 0}),
            (f"/tables/{table}/fork", {"version": 1}),
            ("/records", {}),
            ("/me/erase", {}),
        ):
            assert key(nobody.post(path, json=body)) == (401, "who-are-you"), path
        assert key(nobody.delete(f"/tables/{table}")) == (401, "who-are-you")
        assert nobody.get(f"/tables/{table}").status_code == 200, "whoever has the link sees the table"


@pytest.mark.parametrize(
    "table", ["nowhere", "x" * 64, "..", "%2e%2e%2f", "a%00b", "'; DROP TABLE tables;--", "é", "%0d%0aX:%20y"]
)
def test_tables_that_are_not_there(house: House, table: str) -> None:
    with house.guest() as http:
        for answer in (
            http.get(f"/tables/{table}/frames"),
            http.get(f"/tables/{table}/record"),
            http.get(f"/tables/{table}/verification"),
            http.post(f"/tables/{table}/sit", json={"seat": 0}),
        ):
            assert answer.status_code in (404, 405), answer.text
            assert "x" not in {name.lower() for name in answer.headers}


def test_one_person_has_only_so_many_tables(tmp_path_factory: pytest.TempPathFactory) -> None:
    with House(tmp_path_factory.mktemp("few"), tables_per_person=2) as house, house.guest() as http:
        new_table(http)
        new_table(http)
        body = {"game": "offline", "players": 2}
        assert key(http.post("/tables", json=body)) == (409, "tables-too-many")
        with house.guest() as other:
            new_table(other)


# Looking back


def test_of_a_running_game_nobody_sees_more_than_their_seat_did(house: House) -> None:
    async def story() -> None:
        async with house.client("Anna") as anna, house.client("Ben") as ben, house.client("Cy") as watcher:
            mine, theirs = await start_two(anna, ben)
            await play_on(acting_first(mine, theirs)[0], 1)
            table = mine.table
            own = await anna.frames(table)
            assert {frame.view.seat for frame in own} == {0}
            assert [frame.version for frame in own] == list(range(1, len(own) + 1))
            assert {frame.view.seat for frame in await watcher.frames(table)} == {-1}
            assert await watcher.frames(table, -1) == await anna.frames(table, -1)
            for client, viewer in ((anna, 1), (ben, 0), (watcher, 0), (watcher, 1)):
                assert await refused(client.frames(table, viewer)) == (403, "not-your-eyes")
            for client in (anna, ben, watcher):
                status, _ = await refused(client.call(bytes, "GET", f"/tables/{table.id}/verification"))
                assert status == 409
            seen = msgspec.json.decode(await watcher.export(table))
            assert (seen["viewer"], "log" in seen, "fairness" in seen) == (-1, False, False)
            assert (await refused(watcher.fork(table, 1, viewer=0))) == (403, "not-your-eyes")
            assert await refused(watcher.rematch(table)) == (409, "no-seat-of-yours")
            await mine.close()
            await theirs.close()

    tell(story())


async def refused(call: Any) -> tuple[int, str]:
    with pytest.raises(CallFailed) as failure:
        await call
    return failure.value.status, failure.value.key


def test_after_the_end_everybody_sees_everything(house: House, finished: tuple[TableInfo, str, str]) -> None:
    table, anna, _ = finished

    async def story() -> None:
        async with Client(house.url, cookie=anna) as me, house.client() as watcher:
            for viewer in (-1, 0, 1):
                seen = await watcher.frames(table, viewer)
                assert [frame.version for frame in seen] == list(range(1, len(seen) + 1))
                assert seen[-1].view.over
            assert len(await me.frames(table)) == len(await watcher.frames(table, 0))
            said = await watcher.call(dict[str, Any], "GET", f"/tables/{table.id}/verification")
            assert said["commitment"] == table.commitment
            assert said["entries"] > 0

    tell(story())


def test_a_game_goes_out_as_a_file_and_comes_in_again(house: House, finished: tuple[TableInfo, str, str]) -> None:
    table, _, _ = finished
    with house.guest("Archivist") as http:
        answer = http.get(f"/tables/{table.id}/record")
        assert answer.headers["content-disposition"] == f'attachment; filename="offline-{table.id}.tablee"'
        record = records.read(answer.content)
        records.verify(record, games.rulebook("offline"))
        assert "Anna" not in answer.text, "a file names seats, not people"
        imported = http.post("/records", content=answer.content, headers={"Content-Type": "application/json"})
        assert imported.status_code == 201, imported.text
        again = imported.json()["id"]
        assert imported.json()["status"] == "over"
        frames = http.get(f"/tables/{again}/frames", params={"viewer": 0}).content
        assert frames == http.get(f"/tables/{table.id}/frames", params={"viewer": 0}).content
        assert http.get(f"/tables/{again}/verification").json()["commitment"] == table.commitment


def test_bent_and_broken_files_are_refused(house: House, finished: tuple[TableInfo, str, str]) -> None:
    table, _, _ = finished
    with house.guest() as http:
        good = http.get(f"/tables/{table.id}/record").content
        record = records.read(good)
        bent = msgspec.structs.replace(record, fairness=msgspec.structs.replace(record.fairness, secret="00" * 32))
        for body in (b"{}", b"[]", b"x", good[: len(good) // 2], records.write(bent), good.replace(b'"offline"', b'"chess"')):
            answer = http.post("/records", content=body, headers={"Content-Type": "application/json"})
            assert answer.status_code in (400, 404), answer.text
            assert answer.json()["text"]


def test_a_position_can_be_played_on_against_bots(house: House, finished: tuple[TableInfo, str, str]) -> None:
    table, anna, _ = finished
    with house.http(cookies={"tablee": anna}) as http:
        forked = http.post(f"/tables/{table.id}/fork", json={"version": 3, "bot": "random"})
        assert forked.status_code == 201, forked.text
        assert forked.json()["status"] == "running"
        assert forked.json()["origin"].startswith(table.id)
        for version in (0, -1, 10**12):
            assert http.post(f"/tables/{table.id}/fork", json={"version": version}).status_code == 400
        assert key(http.post(f"/tables/{table.id}/fork", json={"version": 99_999})) == (409, "no-such-version")


def test_a_fork_with_a_promise_waits_for_it(house: House, finished: tuple[TableInfo, str, str]) -> None:
    table, _, _ = finished
    with house.guest() as http:
        forked = http.post(f"/tables/{table.id}/fork", json={"version": 2, "promise": PROMISE}).json()
        assert forked["status"] == "opening"
        assert http.post(f"/tables/{forked['id']}/open", json={"entropy": ENTROPY}).json()["status"] == "running"


def test_a_rated_table_is_for_accounts_without_bots_and_seat_changes(house: House) -> None:
    with house.guest() as guest, house.http() as one, house.http() as other:
        for number, http in enumerate((one, other)):
            assert http.post("/accounts", json={"name": f"Rated {number}", "password": "long enough 1"}).status_code == 201
        made = one.post("/tables", json={"game": "offline", "players": 2, "rated": True})
        assert (made.status_code, made.json()["rated"]) == (201, True)
        table = made.json()["id"]
        assert key(guest.post(f"/tables/{table}/sit", json={"seat": 0})) == (403, "accounts-only")
        assert key(one.post(f"/tables/{table}/bot", json={"seat": 1, "bot": "greedy"})) == (409, "rated-bots")
        for seat, http in enumerate((one, other)):
            assert http.post(f"/tables/{table}/sit", json={"seat": seat}).status_code == 200
        assert key(one.post(f"/tables/{table}/swap", json={"one": 0, "other": 1})) == (409, "rated-swap")
        for http in (one, other):
            running = http.post(f"/tables/{table}/ready", json={})
        assert (running.json()["status"], running.json()["rated"]) == ("running", True)


def test_everybody_who_asks_for_a_rematch_gets_the_same_table(house: House, finished: tuple[TableInfo, str, str]) -> None:
    table, anna, ben = finished
    with house.http(cookies={"tablee": anna}) as one, house.http(cookies={"tablee": ben}) as other:
        first = one.post(f"/tables/{table.id}/rematch").json()
        assert other.post(f"/tables/{table.id}/rematch").json()["id"] == first["id"]
        assert [seat["name"] for seat in first["seats"]] == ["Ben", "Anna"]


def test_only_known_methods_and_they_are_named(house: House) -> None:
    with house.http() as http:
        answer = http.delete("/lobby")
        assert key(answer) == (405, "method-not-allowed")
        assert answer.headers["allow"] == "GET"
        assert http.put("/me").headers["allow"] == "GET, PATCH"


def test_everything_the_server_can_say_is_said_in_every_language() -> None:
    source = "".join(path.read_text(encoding="utf-8") for path in Path(server.__file__).parent.rglob("*.py"))
    keys = set(re.findall(r'TurnedAway\(\s*\d+,\s*"([a-z-]+)"', source))
    keys |= set(re.findall(r'Complaint\(\s*"([a-z-]+)", package=PACKAGE', source))
    assert len(keys) > 20
    for language in LANGUAGES:
        missing = [key for key in keys if not has_text("tablee.server", language, key)]
        assert missing == []


def test_what_nobody_wants_any_more_is_swept_after_the_set_times(tmp_path: Path) -> None:
    """Tables that never started within hours; unfinished games of guests, and guests at no table, within weeks."""

    async def story(house: House) -> None:
        node = house.app.state.node

        async def sweep(days: float) -> None:
            now = time.time_ns() // 1_000_000
            node.now = lambda: int(now + days * 24 * 3_600_000)
            await asyncio.to_thread(house.in_loop, node.sweep)
            del node.now

        def there(*tables: TableInfo) -> list[bool]:
            with house.http() as http:
                return [http.get(f"/tables/{table.id}").status_code == 200 for table in tables]

        async with house.client("Guest") as guest, house.client("Idle") as idle, house.client("Owner") as owner:
            await owner.register("Owner", "long enough 1")
            never, watched = await guest.create("offline"), await guest.create("offline")
            running, owned = await guest.play_now("offline"), await owner.play_now("offline")
            async with await idle.connect(watched):
                await sweep(0.5)
                assert there(never, watched, running, owned) == [True] * 4
                await sweep(2)
                assert there(never, watched, running, owned) == [False, True, True, True]
            await sweep(40)
            assert there(watched, running, owned) == [False, False, True]
            await owner.me()
            for gone in (guest, idle):
                with pytest.raises(CallFailed) as refusal:
                    await gone.me()
                assert refusal.value.key == "who-are-you"

    with House(tmp_path, alone=True, guest_days=30) as house:
        tell(story(house))
