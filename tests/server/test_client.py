"""The client that ships: whole games, broken lines, lost messages, a server that restarts, dice that can be checked."""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import AsyncIterator, Iterator
from pathlib import Path

import msgspec
import pytest

from tablee import bots, games
from tablee.client import CallFailed, Client, NoAnswer, Seat, SeatLost, SeatRefused
from tablee.core.chance import Fast
from tablee.core.record import BadRecord
from tablee.server import protocol as say
from tablee.tables import seating
from tablee.tables.sheet import Change
from tablee.tables.table import Table
from tests.server.running import House, acting_first, play_on, start_two, tell


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    with House(tmp_path_factory.mktemp("house")) as house:
        yield house


class Line:
    """A line between client and server that can be cut, or go dead in one direction."""

    def __init__(self, port: int) -> None:
        self._port = port
        self._pairs: set[asyncio.StreamWriter] = set()
        self._server: asyncio.Server
        self.to_server = True
        self.to_client = True
        self.passed = 0

    async def open(self) -> str:
        self._server = await asyncio.start_server(self._join, "127.0.0.1", 0)
        return f"http://127.0.0.1:{self._server.sockets[0].getsockname()[1]}"

    async def _join(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        there, back = await asyncio.open_connection("127.0.0.1", self._port)
        self._pairs |= {writer, back}
        with contextlib.suppress(OSError):
            await asyncio.gather(self._pass(reader, back, "to_server"), self._pass(there, writer, "to_client"))

    async def _pass(self, source: asyncio.StreamReader, target: asyncio.StreamWriter, way: str) -> None:
        with contextlib.suppress(OSError):
            while data := await source.read(65_536):
                if getattr(self, way):
                    target.write(data)
                    await target.drain()
                    self.passed += 1
        target.close()

    def cut(self) -> None:
        """Break every connection; new ones work."""
        self.to_server = self.to_client = True
        for writer in self._pairs:
            writer.transport.abort()
        self._pairs.clear()

    async def close(self) -> None:
        self.cut()
        self._server.close()


@contextlib.asynccontextmanager
async def over_a_line(house: House) -> AsyncIterator[tuple[Line, Client]]:
    line = Line(house.port)
    url = await line.open()
    try:
        async with Client(url, name="Shaky") as client:
            yield line, client
    finally:
        await line.close()


@contextlib.asynccontextmanager
async def leaving(*seats: Seat) -> AsyncIterator[None]:
    try:
        yield
    finally:
        for seat in seats:
            await seat.close()


async def until(condition: object, seconds: float = 20) -> None:
    assert callable(condition)
    async with asyncio.timeout(seconds):
        while not condition():
            await asyncio.sleep(0.01)


def version(seat: Seat) -> int:
    return seat.frame.version if seat.frame else 0


def first_choice(seat: Seat) -> str:
    assert seat.frame is not None
    assert seat.frame.view.decision is not None
    return seat.frame.view.decision.choices[0].text


# A game


def test_the_example_of_the_package_works(house: House) -> None:
    async def story() -> None:
        async with Client(house.url, name="Anna") as me:
            table = await me.create("offline", players=2)
            await me.sit(table)
            await me.seat_bot(table, 1, "random")
            async with await me.connect(table) as seat:
                await seat.ready()
                async for frame in seat:
                    if frame.view.decision:
                        await seat.play(frame.view.decision.choices[0].text)
                        break
                assert seat.table.status == "running"

    tell(story())


def test_the_house_s_own_bots_can_sit_down_as_clients(house: House) -> None:
    """A bot of one's own sees what any client sees; here it even plays by the numbers of the choices."""

    async def sit_down(seat: Seat, seed: int) -> int:
        chance, made = Fast(seed), 0
        async for frame in seat:
            decision = frame.view.decision
            if decision and frame.version == version(seat):
                await seat.play(decision.choices[chance.below(len(decision.choices))].do)
                made += 1
        return made

    async def story() -> None:
        async with house.client("One") as one, house.client("Two") as two:
            mine, theirs = await start_two(one, two)
            async with leaving(mine, theirs):
                made = await asyncio.gather(sit_down(mine, 1), sit_down(theirs, 2))
                assert min(made) > 10
                assert mine.frame is not None
                assert theirs.frame is not None
                assert mine.frame.view.over == theirs.frame.view.over
                assert mine.frame.view.scores == theirs.frame.view.scores
            assert (await one.house()).bots == bots.LEVELS

    tell(story())


def test_a_refusal_carries_clause_and_text_in_ones_language(house: House) -> None:
    async def story() -> None:
        async with house.client("Un", language="fr") as one, house.client("Deux", language="fr") as two:
            mine, theirs = await start_two(one, two)
            async with leaving(mine, theirs):
                acting, _ = acting_first(mine, theirs)
                with pytest.raises(SeatRefused) as refusal:
                    await acting.play("put A1")
                assert refusal.value.key.startswith("refused-")
                assert refusal.value.clause.startswith("OFF-")
                assert refusal.value.clause in str(refusal.value)
                with pytest.raises(SeatRefused, match="« dance » ne désigne aucune action"):
                    await acting.play("dance")
                with pytest.raises(SeatRefused) as stale:
                    await acting.play(first_choice(acting), version=version(acting) + 5)
                assert stale.value.key == "stale"
                await acting.look(first_choice(acting))
                with pytest.raises(SeatRefused) as looked:
                    await acting.look("put A1")
                assert looked.value.key == refusal.value.key

    tell(story())


def test_what_cannot_be_reached_is_said_plainly(house: House) -> None:
    async def story() -> None:
        with pytest.raises(NoAnswer):
            async with Client("http://127.0.0.1:9"):
                pass
        async with house.client("Lost") as me:
            with pytest.raises(CallFailed) as failure:
                await me.info("nowhere")
            assert (failure.value.status, failure.value.key) == (404, "no-such-table")
            with pytest.raises(SeatLost, match="There is no such table"):
                await me.connect("nowhere")

    tell(story())


def test_a_kept_cookie_brings_one_back(house: House) -> None:
    async def story() -> None:
        async with house.client("Again") as me:
            table = await me.create("offline")
            await me.sit(table)
            cookie = me.cookie
        async with Client(house.url, cookie=cookie) as me:
            assert (await me.me()).name == "Again"
            assert [one.id for one in (await me.lobby()).mine] == [table.id]

    tell(story())


def test_one_device_for_two_shows_one_seat_at_a_time(house: House) -> None:
    async def story() -> None:
        async with house.client("Both") as me:
            table = await me.create("offline", players=2, hot_seat=True)
            await me.sit(table, 0)
            await me.sit(table, 1)
            assert len(me.entropies[table.id]) == 2
            seat = await me.connect(table)
            async with leaving(seat):
                await seat.ready()
                await seat.until("running")
                assert seat.seats == (0, 1)
                assert seat.seat == -1
                actor = seat.table.actor
                assert actor is not None
                await seat.show(actor)
                await until(lambda: seat.seat == actor and seat.frame and seat.frame.view.decision)
                await seat.play(first_choice(seat))

    tell(story())


# Broken lines


def test_a_cut_line_is_mended_and_the_game_goes_on(house: House) -> None:
    async def story() -> None:
        async with over_a_line(house) as (line, me), house.client("Steady") as other:
            mine, theirs = await start_two(me, other)
            async with leaving(mine, theirs):
                playing = asyncio.gather(play_on(mine), play_on(theirs))
                for _ in range(5):
                    before = version(mine)
                    await until(lambda before=before: version(mine) > before + 3 or mine.is_over)
                    line.cut()
                await playing
                assert mine.reconnections >= 3
                assert mine.frame == (await me.frames(mine.table))[-1]

    tell(story())


@pytest.mark.parametrize("dead", ["to_client", "to_server"])
def test_what_was_not_answered_is_sent_again_and_done_once(house: House, dead: str) -> None:
    """The answer is lost on the way back, or the message on the way there: either way it takes effect once."""

    async def story() -> None:
        async with over_a_line(house) as (line, me), house.client("Steady") as other:
            mine, theirs = await start_two(me, other)
            async with leaving(mine, theirs):
                while not (mine.frame and mine.frame.view.decision):
                    before = version(theirs)
                    await theirs.play(first_choice(theirs))
                    await until(lambda before=before: version(theirs) > before and version(mine) == version(theirs))
                seen, log = version(mine), len(await other.frames(mine.table))
                setattr(line, dead, False)
                playing = asyncio.create_task(mine.play(first_choice(mine)))
                if dead == "to_client":
                    await until(lambda: version(theirs) > seen)
                else:
                    await asyncio.sleep(0.2)
                    assert version(theirs) == seen
                assert not playing.done()
                line.cut()
                await asyncio.wait_for(playing, 20)
                await until(lambda: version(mine) == version(theirs) > seen)
                await asyncio.sleep(0.3)
                assert len(await other.frames(mine.table)) == log + 1, "the decision was taken once"

    tell(story())


def test_a_lost_last_message_is_noticed_by_the_next_sign_of_life(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("tablee.client.seat.PING", 0.5)

    async def story() -> None:
        async with house.client("Forgetful") as one, house.client("Steady") as two:
            mine, theirs = await start_two(one, two)
            async with leaving(mine, theirs):
                acting, _ = acting_first(mine, theirs)
                old = mine.frame
                await acting.play(first_choice(acting))
                await until(lambda: version(mine) == version(theirs) > 1)
                present = mine.frame
                mine.frame = old  # as if the line had swallowed the last frame
                await until(lambda: mine.frame == present)

    tell(story())


def test_a_restarted_server_finds_everybody_again(tmp_path: Path) -> None:
    async def story() -> None:
        first = House(tmp_path, alone=True)
        await asyncio.to_thread(first.__enter__)
        stopped = False
        try:
            async with first.client("One") as one, first.client("Two") as two:
                mine, theirs = await start_two(one, two)
                async with leaving(mine, theirs):
                    acting, _ = acting_first(mine, theirs)
                    await acting.play(first_choice(acting))
                    await until(lambda: version(mine) == version(theirs) > 1)
                    seen = mine.frame
                    await asyncio.to_thread(first.stop)
                    stopped = True
                    await until(lambda: "stopping" in mine.notices and "stopping" in theirs.notices)
                    with House(tmp_path, alone=True, port=first.port):
                        await until(lambda: mine.reconnections and theirs.reconnections)
                        assert mine.frame == seen, "everybody sees what they saw"
                        acting, _ = acting_first(mine, theirs)
                        before = version(mine)
                        await acting.play(first_choice(acting))
                        await until(lambda: version(mine) > before)
        finally:
            if not stopped:
                await asyncio.to_thread(first.stop)

    tell(story())


# Dice that the host cannot bend


def test_the_client_checks_the_dice_and_finds_a_bent_game(house: House) -> None:
    async def story() -> None:
        async with house.client("One") as one, house.client("Two") as two:
            mine, theirs = await start_two(one, two)
            async with leaving(mine, theirs):
                await asyncio.gather(play_on(mine), play_on(theirs))
            table = mine.table
            record = await one.check_dice(table)
            assert record.fairness.entropies == (one.entropies[table.id][0], two.entropies[table.id][0])
            assert one.commitments[table.id] == record.fairness.commitment
            one.commitments[table.id] = "00" * 32
            with pytest.raises(BadRecord):
                await one.check_dice(table)
            two.entropies[table.id] = ["00" * 32]
            with pytest.raises(BadRecord):
                await two.check_dice(table)
            assert games.rulebook("offline").id == record.header.game

    tell(story())


def test_play_now_opens_its_promise_only_after_the_commitment(house: House) -> None:
    async def story() -> None:
        async with house.client("Solo") as me:
            table = await me.play_now("offline", players=3, bot="random")
            assert table.status == "running"
            assert me.commitments[table.id] == table.commitment
            assert len(me.entropies[table.id]) == 1

    tell(story())


def test_a_host_who_leaves_out_what_a_client_has_opened_is_found_out(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    """The record of such a game is sound in itself; it names the seat, and the client knows better."""
    honest = seating.start

    def bent(table: Table, now: int) -> Change:
        table.sheet.seats[0].entropy = None
        return honest(table, now)

    monkeypatch.setattr(seating, "start", bent)

    async def story() -> None:
        async with house.client("Robbed") as me:
            table = await me.play_now("offline")
            assert [seat.promised for seat in table.seats] == [True, False]
            assert not table.seats[0].opened
            async with await me.connect(table) as seat:
                await play_on(seat)
            with pytest.raises(BadRecord) as found:
                await me.check_dice(table)
            assert found.value.key == "record-left-out"
            verified = await me.call(say.Verification, "GET", f"/tables/{table.id}/verification")
            assert verified.unopened == (0,)

    tell(story())


def test_a_rematch_has_promises_of_its_own(house: House) -> None:
    async def story() -> None:
        async with house.client("Anna") as anna, house.client("Ben") as ben:
            table = await anna.create("offline")
            await anna.sit(table)
            await ben.sit(table)
            async with await anna.connect(table) as one, await ben.connect(table) as other:
                await asyncio.gather(one.ready(), other.ready())
                await asyncio.gather(one.until("running"), other.until("running"))
                await one.propose_end()
                await other.answer(True)
                await asyncio.gather(one.until("closed"), other.until("closed"))
            again = await anna.rematch(table)
            assert [seat.promised for seat in again.seats] == [False, True]
            async with await anna.connect(again) as one, await ben.connect(again) as other:
                await asyncio.gather(one.ready(), other.ready())
                running = (await asyncio.gather(one.until("running"), other.until("running")))[0]
                assert all(seat.promised and seat.opened for seat in running.seats)
                await asyncio.gather(play_on(one), play_on(other))
            record = await ben.check_dice(again)
            assert record.header.promises == record.fairness.entropy_commitments
            assert set(record.fairness.entropies or ()) == {anna.entropies[again.id][0], ben.entropies[again.id][0]}

    tell(story())


def test_messages_of_the_client_fit_the_protocol() -> None:
    """Whatever the client sends, the server's decoder takes."""
    decoder = msgspec.json.Decoder(say.FromClient)
    for message in (say.Play("1", 3, {"do": "take"}), say.Say("2", phrase="hello"), say.Show("3"), say.Ping(4)):
        assert decoder.decode(msgspec.json.encode(message)) == message
