"""Playing on while the server is killed: people who remember what was acknowledged, and a look at what was kept."""

from __future__ import annotations

import asyncio
import contextlib
import random
from collections.abc import Callable, Iterator, Sequence

from websockets.exceptions import ConnectionClosed, WebSocketException

from tests.server.house import House, Wire, company

LEAST = 20
"""Moves that are acknowledged between two kills at the least, however slow the machine is."""


class Player:
    """Somebody who plays on whatever happens, and remembers what was acknowledged.

    What was cut off is sent again after a reconnection, to whichever node answers; so nothing is ever refused.
    """

    def __init__(self, house: House, wire: Wire, chance: random.Random) -> None:
        self.house = house
        self.wire = wire
        self.chance = chance
        self.acknowledged: list[str] = []
        self.sent: dict[str, str] = {}
        self.cut_off: tuple[str, int] | None = None
        """The move without an answer, and the version it was made on."""
        self.refused: list[str] = []

    async def play_for_ever(self) -> None:
        while True:
            try:
                await self.play_until_broken()
            except (AssertionError, OSError, ConnectionClosed, WebSocketException, TimeoutError):
                await asyncio.sleep(0.1)
                with contextlib.suppress(OSError, WebSocketException, AssertionError, TimeoutError):
                    client = self.wire.client
                    client.url = self.chance.choice(self.house.nodes).url
                    self.wire = await Wire.open(client, self.wire.table_id)

    async def play_until_broken(self) -> None:
        wire = self.wire
        while True:
            if self.cut_off is None:
                await wire.until(lambda: bool(wire.choices), 20)
                name = f"{id(self)}-{len(self.sent)}"
                self.sent[name] = self.chance.choice(wire.choices)
                self.cut_off = name, wire.version
            name, version = self.cut_off
            answer = await wire.ask("play", message_id=name, version=version, do=self.sent[name])
            if answer["type"] == "done":
                self.acknowledged.append(name)
            else:
                self.refused.append(answer["key"])
            if answer.get("key") == "store-read-only":
                await asyncio.sleep(0.2)
                continue
            self.cut_off = None
            await wire.ping()


def check(house: House, players: list[Player], excused: Sequence[str] = ()) -> int:
    """Every acknowledged move stands in its table's log, once, and the log has no hole; how many there are."""
    found = 0
    for player in players:
        log = house.log_of(player.wire.table_id)
        assert [entry["seq"] for entry in log] == list(range(1, len(log) + 1))
        stored = {entry["id"]: entry["do"] for entry in log if entry.get("id")}
        assert len(stored) == sum(bool(entry.get("id")) for entry in log)
        assert player.refused == [key for key in player.refused if key in excused], player.refused
        for name in player.acknowledged:
            assert stored[name] == player.sent[name]
        found += len(player.acknowledged)
        plies = [entry["ply"] for entry in log if entry["kind"] in ("new", "move")]
        assert plies == list(range(len(plies)))
    return found


def kill_and_start(house: House) -> Iterator[None]:
    """The whole house is killed, and started again."""
    house.kill()
    yield
    house.start()


Strike = Callable[[House], Iterator[None]]
"""Something bad that happens to a house, in steps; after each of them everything acknowledged must be there."""


async def under_fire(
    house: House,
    tables: int,
    strikes: Sequence[Strike],
    seed: int,
    between: tuple[float, float],
    struck: Callable[[], None] = lambda: None,
    excused: Sequence[str] = (),
) -> int:
    """Many tables are played while one bad thing after the other happens; how many moves were acknowledged.

    `excused` are refusals that may come meanwhile.
    """
    chance = random.Random(seed)
    async with contextlib.AsyncExitStack() as stack:
        players = []
        for number in range(tables):
            # A third of the tables with a bot, so that jobs are under way too.
            bots = (1,) if number % 3 == 0 else ()
            wires = await stack.enter_async_context(company(house, bots=bots))
            players += [Player(house, wire, random.Random(f"{seed} {number} {seat}")) for seat, wire in enumerate(wires)]
        at_work = [asyncio.get_running_loop().create_task(player.play_for_ever()) for player in players]
        try:
            for strike in strikes:
                await acknowledged(players, LEAST)
                await asyncio.sleep(chance.uniform(*between))
                steps = strike(house)
                while await asyncio.to_thread(next, steps, True) is None:
                    check(house, players, excused)
                struck()
            await go_on(house, players)
            assert not any(task.done() for task in at_work), [task.exception() for task in at_work if task.done()]
        finally:
            while pending := [task for task in at_work if not task.done()]:
                for task in pending:
                    task.cancel()
                await asyncio.wait(pending, timeout=1)  # Python 3.11's wait_for loses a cancellation now and then
            for player in players:
                player.wire.socket.transport.abort()
                await player.wire.close()
    house.stop()
    found = check(house, players, excused)
    jobs = house.rows("select table_id, kind, key, count(*) from jobs group by 1, 2, 3 having count(*) > 1")
    assert jobs == []
    return found


async def acknowledged(players: list[Player], moves: int) -> None:
    """Wait until so many more moves have been acknowledged, or every game is over."""
    wanted = moves + sum(len(player.acknowledged) for player in players)
    for _ in range(1_200):
        under_way = any(player.wire.status != "over" for player in players)
        if not under_way or sum(len(player.acknowledged) for player in players) >= wanted:
            return
        await asyncio.sleep(0.05)
    raise AssertionError(f"fewer than {moves} moves in a minute: {[player.wire.messages[-3:] for player in players]}")


async def go_on(house: House, players: list[Player]) -> None:
    """Wait until every table has gone on: it has new moves, or it is over."""
    waiting = {player.wire.table_id for player in players}
    start = {table: len(house.log_of(table)) for table in waiting}
    for _ in range(600):
        over = {table for table in waiting if house.rows("select 1 from tables where id = ? and status = 'over'", table)}
        waiting -= over | {table for table in waiting if len(house.log_of(table)) > start[table]}
        if not waiting:
            return
        await asyncio.sleep(0.1)
    stuck = [house.rows("select kind, key, due, ready, lease from jobs where table_id = ?", table) for table in waiting]
    said = [player.wire.messages[-3:] for player in players if player.wire.table_id in waiting]
    raise AssertionError(f"{len(waiting)} tables do not go on: {stuck}; {said}; " + "\n".join(house.log[-40:]))
