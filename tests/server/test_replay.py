"""Looking back: what was sent can be had again, forks and files; before the end only what that viewer saw."""

from __future__ import annotations

import msgspec
import pytest

from tablee.client import CallFailed, Client
from tablee.core import record as records
from tablee.games import rulebook
from tests.server.house import House, Wire, actor_of, company, play_out, run, settle


async def frames(client: Client, table: str, viewer: int | None = None) -> list[bytes]:
    """The frames of a viewer, byte for byte as the server gives them."""
    answer = await client._http.get(f"/tables/{table}/frames", params={} if viewer is None else {"viewer": viewer})
    assert answer.status_code == 200, answer.text
    packed = answer.content
    parts = [msgspec.json.encode(frame) for frame in msgspec.json.decode(packed)["frames"]]
    assert packed == b'{"frames":[' + b",".join(parts) + b"]}"
    return parts


def test_after_the_end_every_seat_can_download_every_byte_it_was_sent(house: House):
    async def story() -> None:
        async with (
            company(house, 2) as wires,
            house.client("Watcher") as client,
            await Wire.open(client, wires[0].table_id) as watcher,
        ):
            everybody = [*wires, watcher]
            for number in range(30):
                wire = await actor_of(wires)
                await wire.play(wire.choices[number % len(wire.choices)])
                if number % 7 == 3:
                    await settle(wires)
                    await wire.ask("undo")
                    for other in wires:
                        await other.ask("answer", yes=True)
                await settle(everybody)
                for viewer, one in ((0, wires[0]), (1, wires[1]), (-1, watcher)):
                    if number % 10 == 9:
                        assert await frames(one.client, one.table_id, viewer) == one.frames()
            await play_out(wires)
            await settle(everybody)
            assert watcher.status == "over"
            for viewer, one in ((0, wires[0]), (1, wires[1]), (-1, watcher)):
                assert len(one.frames()) > 40
                for reader in (wires[0].client, wires[1].client, client):
                    assert await frames(reader, one.table_id, viewer) == one.frames()

    run(story(), 90)


def test_while_a_game_runs_nobody_looks_through_other_eyes(house: House):
    async def story() -> None:
        async with company(house) as wires, house.client("Watcher") as client:
            table = wires[0].table_id
            await (await actor_of(wires)).play()
            for who, seat in ((wires[0].client, 1), (wires[1].client, 0), (client, 0), (client, 1)):
                with pytest.raises(CallFailed) as refusal:
                    await who.frames(table, viewer=seat)
                assert refusal.value.key == "not-your-eyes"
                with pytest.raises(CallFailed) as refusal:
                    await who.fork(table, 1, viewer=seat)
                assert refusal.value.key == "not-your-eyes"
            for who in (wires[0].client, client):
                with pytest.raises(CallFailed) as refusal:
                    await who.call(dict, "GET", f"/tables/{table}/verification")
                assert refusal.value.key == "not-over"
            assert (await client.frames(table))[-1].view.board["goals"] == [None, None]

    run(story())


def test_a_fork_of_a_running_game_is_redealt_and_says_so(house: House):
    async def story() -> None:
        async with company(house) as wires:
            for _ in range(6):
                await (await actor_of(wires)).play()
            await settle(wires)
            one = wires[0]
            hidden = wires[1].view["board"]["goals"][1]
            dealt = set()
            for _ in range(6):
                fork = await one.client.fork(one.table_id, one.version)
                assert fork.origin == f"{one.table_id} {one.version} redealt"
                assert fork.status == "running"
                async with await Wire.open(one.client, fork.id) as wire:
                    await wire.until(lambda wire=wire: wire.frame is not None)
                    assert wire.view["board"]["goals"][0] == one.view["board"]["goals"][0]
                    assert wire.view["board"]["goals"][1] is None
                    start = msgspec.json.decode(house.rows("select sheet from tables where id = ?", fork.id)[0][0])["start"]
                    dealt.add(start)
            assert hidden is not None
            assert len(dealt) > 1

    run(story())


def test_a_running_game_is_exported_as_its_viewer_saw_it_looked_at_elsewhere_and_played_on_redealt(house: House):
    async def story() -> None:
        async with company(house) as wires, house.client("Watcher") as client:
            for _ in range(8):
                await (await actor_of(wires)).play()
            await settle(wires)
            one, table = wires[0], wires[0].table_id
            for who, viewer in ((one.client, 0), (wires[1].client, 1), (client, -1)):
                file = await who.export(table)
                assert msgspec.json.decode(file)["viewer"] == viewer
                assert b'"log"' not in file
                assert b'"digest"' not in file
                assert b'"draws"' not in file
                seen = await frames(who, table)
                came = await client.import_record(file)  # whoever has the file may look at it
                assert (came.status, came.origin) == ("closed", "sight")
                assert await frames(client, came.id) == seen
                assert await client.export(came.id) == file
                version = len(seen) - 2
                fork = await client.fork(came.id, version)
                assert (fork.status, fork.origin) == ("running", f"{came.id} {version} redealt")
                first = msgspec.json.decode((await frames(client, fork.id, -1 if viewer < 0 else None))[0])["view"]
                assert first["board"] == msgspec.json.decode(seen[version - 1])["view"]["board"]
                for call in (client.fork(came.id, len(seen) + 1), client.rematch(came.id)):
                    with pytest.raises(CallFailed):
                        await call
                with pytest.raises(CallFailed) as refusal:
                    await client.call(dict, "GET", f"/tables/{came.id}/verification")
                assert refusal.value.key == "not-over"
            assert (await frames(one.client, table))[-1] == one.frames()[-1]

    run(story())


def test_before_the_start_there_is_nothing_to_export(house: House):
    async def story() -> None:
        async with house.client("Anna") as anna:
            table = await anna.create("offline")
            with pytest.raises(CallFailed) as refusal:
                await anna.export(table)
            assert refusal.value.key == "not-running"

    run(story())


def test_a_fork_of_a_finished_game_starts_from_the_true_position(house: House):
    async def story() -> None:
        async with company(house) as wires:
            await play_out(wires)
            one = wires[0]
            version = one.version // 2
            seen = (await one.client.frames(one.table_id))[version - 1]
            fork = await one.client.fork(one.table_id, version)
            assert fork.origin == f"{one.table_id} {version}"
            async with await Wire.open(one.client, fork.id) as wire:
                await wire.until(lambda: wire.frame is not None)
                first = msgspec.json.decode((await frames(one.client, fork.id))[0])["view"]
                assert first["board"] == msgspec.to_builtins(seen.view.board)
            for wrong in (10_000, 0):
                with pytest.raises(CallFailed):
                    await one.client.fork(one.table_id, wrong)
            with pytest.raises(CallFailed) as refusal:
                await one.client.fork(one.table_id, one.version)
            assert refusal.value.key == "fork-over"

    run(story())


def test_a_finished_game_goes_to_another_house_and_back_as_a_file(house: House):
    async def story() -> None:
        async with company(house) as wires, house.client("Stranger") as client:
            await play_out(wires)
            table = wires[0].table_id
            file = await client.export(table)
            came = await client.import_record(file)
            assert (came.status, came.origin) == ("over", "file")
            again = await client.export(came.id)
            assert again == file
            for viewer in (0, 1, -1):
                assert await frames(client, came.id, viewer) == await frames(client, table, viewer)
            verified = await client.call(dict, "GET", f"/tables/{came.id}/verification")
            assert verified["commitment"] == wires[0].table["commitment"]
            records.verify(records.read(again), rulebook("offline"))

    run(story())


def test_a_file_whose_secret_is_closed_can_be_looked_at_but_not_verified(house: House):
    async def story() -> None:
        async with company(house) as wires:
            await play_out(wires)
            client = wires[0].client
            raw = msgspec.json.decode(await client.export(wires[0].table_id))
            del raw["fairness"]["secret"], raw["fairness"]["entropies"]
            came = await client.import_record(msgspec.json.encode(raw))
            assert came.status == "over"
            assert len(await frames(client, came.id, 0)) > 10
            with pytest.raises(CallFailed) as refusal:
                await client.call(dict, "GET", f"/tables/{came.id}/verification")
            assert refusal.value.key == "record-not-opened"
            assert b'"secret"' not in await client.export(came.id)

    run(story())


def test_a_bent_or_broken_file_is_refused_in_one_sentence(house: House):
    async def story() -> None:
        async with company(house) as wires:
            await play_out(wires)
            client = wires[0].client
            good = await client.export(wires[0].table_id)
            raw = msgspec.json.decode(good)
            bent = []
            for change in (
                lambda file: file["fairness"].update(secret="0" * 64),
                lambda file: file["log"].pop(5),
                lambda file: file["log"][3].update(do="put Z9"),
                lambda file: file["log"][3].update(seat=3),
                lambda file: file["header"].update(seats=["a"] * 99),
                lambda file: file["header"].update(game="chess"),
                lambda file: file["header"].update(options={"variant": "none"}),
                lambda file: file["header"].update(start="actor: 99"),
                lambda file: file["header"].update(start="point: TURN\nactor: 1\nround: 120"),
                lambda file: file["header"].update(table="../../etc"),
                lambda file: file.update(result=None),
                lambda file: file.update(edition="x = ["),
                lambda file: file.update(log=[]),
            ):
                file = msgspec.json.decode(good)
                change(file)
                bent.append(msgspec.json.encode(file))
            assert raw["log"]
            for data in (b"", b"{", b"null", b"[]", good[:-100], b"\xff" * 100, *bent):
                answer = await client._http.post("/records", content=data, headers={"Content-Type": "application/json"})
                assert 400 <= answer.status_code < 500, (data[:80], answer.status_code, answer.text)
                assert answer.json()["text"]

    run(story())
