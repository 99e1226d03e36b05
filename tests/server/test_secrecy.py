"""What a seat cannot know never reaches it: worlds that differ in that alone send the same bytes, whatever is tried."""

from __future__ import annotations

import asyncio
import contextlib
from typing import Any

import msgspec
import pytest

from tablee.client import Client
from tablee.core.chance import Fast
from tablee.core.events import SPECTATOR
from tablee.core.rulebook import Rulebook
from tablee.games import names, rulebook
from tablee.tables.sheet import Change, Sheet
from tests.games import toy
from tests.server import running
from tests.server.house import House, Wire, actor_of, company, run, settle
from tests.tables import quiet
from tests.tables.shelf import START, Shelf

PLAYERS = 3
MESSAGES = {
    "offline": [
        "take YEC",
        "take GSB",
        "put A1",
        "put H3",
        "x B2",
        "x D1",
        "offline",
        "empty",
        "none",
        "keep YEC",
        "analyse",
        "pick RDM",
    ],
    "insider": [
        "move7",
        "roll",
        "roll1",
        "draw",
        "step 1 N",
        "step 7 S",
        "rob 1 blue",
        "rob 2 green",
        *(f"play {kind} {count}" for kind in ("ADM", "HEL", "SCA", "TRE", "BOD") for count in (1, 2, 3)),
        "relocate",
        *(f"cycle {kind}" for kind in ("ADM", "HEL", "SCA", "TRE", "BOD")),
        "forfeit",
        "end",
        "table t1",
        "pawn green 1",
        "from c2",
        "to d4",
        "stop",
        "victim green",
        "sit red",
        "empty",
        "pass",
        "counter",
        "pledge 3",
    ],
    "offensive": [
        "count 2",
        "preset",
        "auto",
        "place 4,8",
        "place 20,10",
        "select 9,9",
        "move 10,9",
        "contact 20,10",
        "fire 20,10",
        "lay MIN 16,9",
        "clear 16,9",
        *(f"play C{card:02}" for card in (1, 4, 11, 23)),
        "counter C23",
        "target 20,10",
        "type TNK",
        "pass",
        "done",
        "back",
        "end-cards",
        "end-manche",
    ],
    "toy": [
        "roll",
        "peek",
        "rob 1",
        "rob 2",
        "rob 3",
        "let",
        "guard",
        *(f"sell {kind}" for kind in ("dog", "lamp", "book", "vase", "clock")),
    ],
}


@pytest.fixture(scope="module")
def mirror(tmp_path_factory: pytest.TempPathFactory) -> Any:
    """A house whose clock stands still, so that only what is told can differ."""
    with running.House(tmp_path_factory.mktemp("mirror"), alone=True, reaction_pause=0) as house:
        house.app.state.node.now = lambda: START + 60_000
        yield house


def players_of(book: Rulebook) -> int:
    """Three where the game allows it, so that somebody watches what passes between two others."""
    return min(PLAYERS, book.seats[-1])


def twins(book: Rulebook, viewer: int, seed: int) -> list[Shelf]:
    """A game under way, and the same game in a world that the viewer cannot tell from it."""
    players = players_of(book)
    base = Shelf(book, players, secret=str(seed)).seat()
    while seed and not any(cause.draws for cause in base.table.course.causes):  # a preparation without dice is seen once
        base.play(book.default(base.table.box, base.table.state))
    base.play_on(4 + 3 * seed, seed)
    worlds = [base.table.state.copy() for _ in range(2)]
    book.redeal(base.table.box, worlds[1], viewer, Fast(seed, 99))
    return [Shelf(book, players, secret="twins", start=book.write_position(base.table.box, world)).seat() for world in worlds]


def seen(shelf: Shelf, viewer: int) -> Any:
    last = shelf.table.frames(viewer)[-1]
    return last.view, last.events, last.version


def next_step(pair: list[Shelf], viewer: int, chance: Fast) -> int | None:
    """An action that is possible in both worlds and shows the viewer the same; None if there is none."""
    both = [action for action in pair[0].choices if action in pair[1].choices]
    while both:
        action = both.pop(chance.below(len(both)))
        trial = [shelf.fresh() for shelf in pair]
        actor = pair[0].actor
        for table in trial:
            table.play(actor, action, START)
        frames = [table.frames(viewer) for table in trial]
        if [(frame.view, frame.events) for frame in frames[0]] == [(frame.view, frame.events) for frame in frames[1]]:
            return action
    return None


async def lay_down(house: running.House, shelf: Shelf, table_id: str, people: list[str]) -> None:
    """Put a table into the house's store as if it had been played there."""
    store = house.app.state.node.store
    sheet = msgspec.json.decode(shelf.sheet, type=Sheet)
    sheet.id, sheet.host = table_id, people[0]
    sheet.commitment = "c" * 64  # a hash over the header, and so over the position that these games start from
    for seat, person in zip(sheet.seats, people, strict=True):
        seat.person = person
    log = shelf.fresh().course.log

    async def store_it() -> None:
        await store.create_table(sheet, shelf.secret, None)
        await store.commit(Change(table_id, 0, sheet, len(log), shelf.jobs), log)

    await asyncio.wrap_future(asyncio.run_coroutine_threadsafe(store_it(), house.server.servers[0].get_loop()))


def person_of(client: Client) -> str:
    assert client.cookie is not None
    return client.cookie.partition(".")[0]


async def probe(wire: Wire, shelf: Shelf, number: int, steps: int) -> None:
    """Everything a curious client can say without moving."""
    playable = {shelf.book.to_text(shelf.table.box, shelf.table.state, action) for action in shelf.choices}
    mine = wire.welcome["seat"] == shelf.actor
    for place, said in enumerate(MESSAGES.get(shelf.book.id, MESSAGES["toy"])):
        if not (mine and said in playable):
            await wire.ask("play", message_id=f"p{steps}-{place}-{number}", version=wire.version, do=said)
    await wire.ask("play", message_id=f"q{steps}-{number}", version=wire.version + 1, do="roll")
    await wire.ask("answer", message_id=f"a{steps}-{number}", yes=False)
    await wire.ask("order", message_id=f"o{steps}-{number}", point="TURN", choice="guard")
    await wire.ask("order", message_id=f"w{steps}-{number}", point="REACT", choice=None)
    await wire.ping(version=0)
    await wire.ping()


BOOKS = {**{name: rulebook(name) for name in names()}, "toy": toy.RULEBOOK, "quiet": quiet.QUIET}


def once(received: list[bytes]) -> list[bytes]:
    """What was received, without pongs and without frames sent again.

    A ping from a client that has not read its last frame yet brings that frame once more; that depends on how busy the
    client is, not on the world.
    """
    told: list[bytes] = []
    for packed in received:
        again = packed.startswith(b'{"type":"frame"') and packed in told
        if not again and not packed.startswith(b'{"type":"pong"'):
            told.append(packed)
    return told


@pytest.mark.parametrize(
    ("name", "viewer"), [(name, viewer) for name, book in BOOKS.items() for viewer in (*range(players_of(book)), SPECTATOR)]
)
def test_two_worlds_a_viewer_cannot_tell_apart_send_it_the_same_bytes(
    mirror: running.House, name: str, viewer: int, monkeypatch: pytest.MonkeyPatch
):
    book = BOOKS[name]
    players = players_of(book)
    monkeypatch.setattr("tablee.games.rulebook", lambda wanted: BOOKS[wanted])

    async def story() -> int:
        steps = 0
        async with contextlib.AsyncExitStack() as stack:
            clients = [await stack.enter_async_context(mirror.client(f"P{seat}")) for seat in range(players)]
            watcher = await stack.enter_async_context(mirror.client("Watcher"))
            people = [person_of(client) for client in clients]
            for seed in range(2):
                pair = twins(book, viewer, seed)
                if seen(pair[0], viewer) != seen(pair[1], viewer):
                    pytest.fail("the twins are not alike to begin with")
                ids = [f"{name}-{viewer}-{seed}-{world}" for world in "ab"]
                for shelf, table in zip(pair, ids, strict=True):
                    await lay_down(mirror, shelf, table, people)
                wires = [
                    [await stack.enter_async_context(await Wire.open(client, table)) for client in (*clients, watcher)]
                    for table in ids
                ]
                chance = Fast(seed, viewer + 1)
                for _ in range(7):
                    action = next_step(pair, viewer, chance) if pair[0].table.actor is not None else None
                    if action is None:
                        break
                    actor = pair[0].actor
                    for shelf, company_of_world in zip(pair, wires, strict=True):
                        await probe(company_of_world[viewer], shelf, viewer, steps)
                        said = book.to_text(shelf.table.box, shelf.table.state, action)  # hidden, it may be another one there
                        shelf.play(action)
                        player = company_of_world[actor]
                        await player.ask("play", message_id=f"m{steps}", version=player.version, do=said)
                        # A ping that overtakes its frame brings it twice; when that happens is no secret of anybody's.
                        looker, newest = company_of_world[viewer], len(shelf.table.frames(viewer))
                        await looker.until(lambda looker=looker, newest=newest: looker.version >= newest)
                        await settle(company_of_world)
                    steps += 1
                for company_of_world in wires if viewer != SPECTATOR else ():
                    looker = company_of_world[viewer]
                    await looker.ask("undo", message_id=f"u{seed}")
                    for one in company_of_world[:players]:
                        await one.ask("answer", message_id=f"n{seed}", yes=False)
                    await looker.ask("say", message_id=f"s{seed}", text=None)
                told = [
                    [packed.replace(table.encode(), b"TABLE") for packed in once(company_of_world[viewer].received)]
                    for table, company_of_world in zip(ids, wires, strict=True)
                ]
                assert told[0] == told[1]
                assert len(told[0]) > 10
        return steps

    assert run(story()) >= 4


def test_a_decision_that_nobody_may_notice_sends_nobody_anything(house: House):
    async def story() -> None:
        async with (
            company(house, 3, game="quiet") as wires,
            house.client("Watcher") as client,
            await Wire.open(client, wires[0].table_id) as watcher,
        ):
            await settle([*wires, watcher])
            actor = await actor_of(wires)
            others = [wire for wire in (*wires, watcher) if wire is not actor]
            await settle(others)
            before = [len(wire.received) for wire in others]
            versions = [wire.version for wire in others]
            assert (await actor.play("peek"))["type"] == "done"
            await settle(others)
            for wire, count, version in zip(others, before, versions, strict=True):
                assert [message["type"] for message in wire.messages[count:]] == ["pong"]
                assert wire.version == version

    run(story())


def test_no_message_or_call_of_a_running_game_holds_a_secret(house: House):
    async def story() -> None:
        async with company(house, 3, game="toy", public=True) as wires, house.client("Watcher") as client:
            table = wires[0].table_id
            async with await Wire.open(client, table) as watcher:
                everybody = [*wires, watcher]
                for number in range(10):
                    wire = await actor_of(wires)
                    await wire.play(wire.choices[number % len(wire.choices)])
                    await wire.ask("undo")
                    await settle(everybody)
                    if wires[0].status != "running":
                        break
                ((secret, sheet),) = house.rows("select secret, sheet from tables where id = ?", table)
                words = [secret.hex().encode(), secret]
                for entry in house.log_of(table):
                    words += [entry["digest"].encode(), entry["digest"][:16].encode()]
                said = [packed for wire in everybody for packed in wire.received]
                for path in ("", "/frames", "/edition", "/record", "/verification"):
                    for reader in (wires[0].client, client):
                        said.append((await reader._http.get(f"/tables/{table}{path}")).content)
                said.append((await client._http.get("/lobby")).content)
                assert len(said) > 40
                assert msgspec.json.decode(sheet)["status"] == "running"
                for packed in said:
                    assert not any(word in packed for word in words)
                    for field in (
                        b'"ply"',
                        b'"seq"',
                        b'"digest"',
                        b'"draws"',
                        b'"pending',
                        b'"depth"',
                        b'"epoch"',
                        b'"secret"',
                    ):
                        assert field not in packed
                for wire in everybody:
                    for message in wire.messages:
                        frame = message.get("frame") if message["type"] == "welcome" else message
                        if frame and "view" in frame:
                            assert (frame["view"]["decision"] is not None) == (frame["view"]["actor"] == wire.welcome["seat"])

    run(story())


def test_the_lobby_and_strangers_learn_nothing_of_a_private_table(house: House):
    async def story() -> None:
        async with company(house) as wires, house.client("Stranger") as client:
            table = wires[0].table_id
            lobby = await client._http.get("/lobby")
            assert table.encode() not in lobby.content
            assert (await client._http.get("/tables/nothing-here")).status_code == 404

    run(story())


def test_the_folder_of_the_house_is_for_its_owner_alone(house: House):
    files = list(house.folder.glob("tablee.db*"))
    assert bool(files) != bool(house.database), "all of it is in one place"
    assert all(file.stat().st_mode & 0o077 == 0 for file in files)
