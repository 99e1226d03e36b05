"""What each viewer is sent: versions rise only when bytes change, and nothing tells of what others decide in secret."""

from __future__ import annotations

import sys
import threading
from contextlib import suppress
from itertools import pairwise

import msgspec
import pytest

from tablee.core.chance import Fast
from tablee.core.events import SPECTATOR
from tablee.games import names, rulebook
from tablee.server.live import table_info
from tablee.tables.kept import NotAllowed
from tablee.tables.sheet import Pace
from tablee.tables.stream import RECENT, Stream
from tests.games import toy
from tests.games.worlds import BOOKS
from tests.tables.quiet import QUIET
from tests.tables.refusing import refused
from tests.tables.shelf import OFFLINE, Shelf, sent, viewers

GAMES = pytest.mark.parametrize("book", [*map(rulebook, names()), toy.RULEBOOK, QUIET], ids=lambda book: book.id)


@GAMES
def test_versions_count_from_one_and_rise_only_when_bytes_change(book):
    shelf = Shelf(book, book.seats[-1]).seat().play_on(60)
    for viewer in viewers(shelf.table):
        frames = shelf.table.frames(viewer)
        assert [frame.version for frame in frames] == list(range(1, len(frames) + 1))
        for before, after in pairwise(frames):
            assert before.view != after.view or after.events


@GAMES
def test_a_stream_read_step_by_step_gives_what_a_stream_read_at_once_gives(book):
    shelf = Shelf(book, 2).seat()
    kept: dict[int, list[bytes]] = {viewer: [] for viewer in viewers(shelf.table)}
    for ply in range(40):
        for viewer, messages in kept.items():
            stream = shelf.table.stream(viewer)
            for frame in stream.since(len(messages)) if stream.version > len(messages) else ():
                messages.append(frame.message())
        if shelf.table.actor is None:
            break
        if ply % 5 == 4:
            with suppress(NotAllowed):
                shelf.undo(shelf.actor)
                continue
        shelf.play_on(1, seed=ply)
    for viewer, messages in kept.items():
        assert messages == sent(shelf.fresh(), viewer)[: len(messages)]
        assert len(messages) >= len(sent(shelf.table, viewer)) - 1


@GAMES
def test_a_stream_that_skips_what_is_long_past_counts_the_same_versions(book):
    shelf = Shelf(book, 2, secret="skip").seat()
    for ply in range(40):
        if shelf.table.actor is None:
            break
        shelf.play_on(1, seed=ply)
        if ply % 4 == 3 and shelf.table.actor is not None:
            with suppress(NotAllowed):
                shelf.undo(shelf.actor)
        if ply == 20:
            shelf.do(lambda table, now: table.leave_for_now("anna", now))
            shelf.do(lambda table, now: table.grace_over(0, now), after=300_000)
    kept = []
    for viewer in viewers(shelf.table):
        whole = shelf.table.frames(viewer)
        fresh = shelf.fresh().stream(viewer)
        assert fresh.version == len(whole)
        assert fresh.frame == whole[-1]
        assert fresh.recent == whole[-len(fresh.recent) :]
        kept.append(len(fresh.recent))
    assert max(kept) > 3


def test_a_viewer_far_behind_gets_the_present_frame_alone():
    shelf = Shelf().seat().play_on(30)
    stream = shelf.table.stream(0)
    assert [frame.version for frame in stream.since(stream.version - 2)] == [stream.version - 1, stream.version]
    assert [frame.version for frame in stream.since(0)] == [stream.version]
    assert [frame.version for frame in stream.since(stream.version - RECENT - 1)] == [stream.version]
    assert [frame.version for frame in stream.since(stream.version + 5)] == [stream.version]


def test_a_stream_before_the_start_is_empty():
    shelf = Shelf()
    assert shelf.table.stream(0).frame is None
    assert Stream(shelf.table.course, SPECTATOR).advance() == []


def secret_words(shelf: Shelf) -> list[bytes]:
    """What no message of a running game may hold."""
    table = shelf.table
    words = [shelf.secret.hex().encode()]
    words += [seat.entropy.encode() for seat in table.sheet.seats if seat.entropy]
    for entry in table.course.log:
        words.append(entry.digest.encode())
        if len(entry.draws) > 3:
            words.append(msgspec.json.encode(entry.draws)[1:-1])
    return words


@GAMES
def test_no_message_of_a_running_game_holds_secrets_plies_or_the_decisions_of_others(book):
    shelf = Shelf(book, book.seats[-1]).seat().play_on(25)
    assert not shelf.table.state.over
    words = secret_words(shelf)
    for viewer in viewers(shelf.table):
        for message in sent(shelf.table, viewer):
            assert not any(word in message for word in words)
            for field in (b'"ply"', b'"seq"', b'"digest"', b'"draws"', b'"entry"', b'"pending', b'"depth"', b'"epoch"'):
                assert field not in message
            view = msgspec.json.decode(message)["view"]
            assert (view["decision"] is not None) == (view["actor"] == viewer)


def test_offline_two_deals_of_goals_look_the_same_to_whoever_cannot_see_them():
    """Two whole games that differ in the goals of others: the same bytes and versions until they are opened."""
    for viewer in (0, 1, 2, SPECTATOR):
        base = Shelf(players=3, secret="seat").seat()
        box = base.table.box
        world = base.table.state.copy()
        OFFLINE.redeal(box, world, viewer, Fast(11))
        assert world.to_bytes() != base.table.state.to_bytes()
        positions = (OFFLINE.write_position(box, base.table.state), OFFLINE.write_position(box, world))
        games = [Shelf(players=3, secret="play", start=position).seat() for position in positions]
        chance = Fast(viewer + 5)
        while games[0].table.actor is not None:
            choice = games[0].choices[chance.below(len(games[0].choices))]
            for game in games:
                game.play(choice, after=1_000)
            if chance.below(4) == 0 and games[0].table.actor is not None:
                actor = games[0].actor
                for game in games:
                    with suppress(NotAllowed):
                        game.undo(actor)
                    game.do(lambda table, now: table.answer((table.actor + 1) % 3, False, now) if table.sheet.vote else None)
        one, other = (sent(game.table, viewer) for game in games)
        assert one[:-1] == other[:-1]
        assert len(one) == len(other) > 30
        assert one[-1] != other[-1]


def as_named(game: str, bot: str) -> str:
    """Every bot plays as well as it is called."""
    return bot


def test_a_decision_that_nobody_may_notice_leaves_no_trace_in_bytes_versions_clocks_or_the_table():
    """Two games that differ in a hidden decision only."""
    for pace in (Pace(), Pace("move", 60), Pace("game", 600, 5)):
        games = [Shelf(QUIET, players=3, secret="2", pace=pace).seat() for _ in range(2)]
        games[0].now += 2_000
        games[1].now += 1_000
        games[1].play("peek")
        games[1].now += 1_000
        actor = games[0].actor
        told = []
        for game in games:
            others = [viewer for viewer in viewers(game.table) if viewer != actor]
            said = [sent(game.table, viewer) for viewer in others]
            info = msgspec.json.encode(table_info(game.table.sheet, str, as_named, game.now))
            lot = game.book.view(game.table.box, game.table.state, actor).board.dealers[actor].known[0]
            game.play(f"sell {lot}")
            said += [sent(game.table, viewer) for viewer in others]
            told.append((said, info, msgspec.json.encode(table_info(game.table.sheet, str, as_named, game.now))))
        assert told[0] == told[1]
        assert len(sent(games[1].table, actor)) == len(sent(games[0].table, actor)) + 1


def test_setting_a_standing_order_shows_nowhere():
    shelf = Shelf(toy.RULEBOOK, players=3).seat()
    before = [sent(shelf.table, viewer) for viewer in viewers(shelf.table)], table_info(shelf.table.sheet, str, as_named, 0)
    shelf.do(lambda table, now: table.order(1, "REACT", "guard", now))
    assert (
        [sent(shelf.table, viewer) for viewer in viewers(shelf.table)],
        table_info(shelf.table.sheet, str, as_named, 0),
    ) == before


def test_the_position_behind_a_version_is_the_one_that_was_seen():
    shelf = Shelf(toy.RULEBOOK, players=3).seat().play_on(12)
    for viewer in viewers(shelf.table):
        for frame in shelf.table.frames(viewer):
            position = shelf.table.position_of(viewer, frame.version)
            assert msgspec.json.encode(shelf.book.view(shelf.table.box, position, viewer)) == frame.view
        with refused("no-such-version"):
            shelf.table.position_of(viewer, 10_000)


@pytest.mark.parametrize("book", BOOKS, ids=lambda book: book.id)
def test_threads_that_look_at_different_tables_each_see_their_own(book):
    """A server looks through whole games beside its event loop, so views are made in several threads at once."""
    tables = [Shelf(book, book.seats[0], secret=name).seat().play_on(12).table for name in ("one", "other")]
    right = [[sent(table, viewer) for viewer in viewers(table)] for table in tables]
    wrong: list[int] = []

    def look(number: int) -> None:
        for _ in range(15):
            if [sent(tables[number], viewer) for viewer in viewers(tables[number])] != right[number]:
                wrong.append(number)

    before = sys.getswitchinterval()
    sys.setswitchinterval(1e-6)
    try:
        threads = [threading.Thread(target=look, args=(number,)) for number in (0, 1, 0, 1)]
        for thread in threads:
            thread.start()
        for thread in threads:
            thread.join()
    finally:
        sys.setswitchinterval(before)
    assert wrong == []
