"""What one viewer saw as a file: true to the last byte, possible in every world beside it, and never more than was seen."""

from __future__ import annotations

import msgspec
import pytest

from tablee.core import sight as sights
from tablee.core.chance import Fast
from tablee.core.events import SPECTATOR
from tablee.core.record import BadRecord
from tablee.core.sight import Sight
from tests.games import toy
from tests.games.worlds import BOOKS
from tests.tables.refusing import refused
from tests.tables.shelf import OFFLINE, Shelf, sent, viewers

PLAYERS = 3


def sight_of(shelf: Shelf, viewer: int) -> Sight:
    return shelf.table.sight(viewer, len(shelf.table.course.log))


@pytest.mark.parametrize("book", BOOKS, ids=lambda book: book.id)
def test_a_sight_holds_what_was_sent_and_worlds_that_look_like_it(book):
    shelf = Shelf(book, book.seats[-1]).seat().play_on(25)
    for viewer in viewers(shelf.table):
        file = sights.write(sight_of(shelf, viewer))
        assert sights.is_sight(file)
        read = sights.read(file)
        assert sights.check(read, book) == book.edition
        shown = [
            b'{"type":"frame","version":%d,"view":%b,"events":%b}'
            % (one.version, bytes(one.view), msgspec.json.encode(one.events))
            for one in read.moments
        ]
        assert shown == sent(shelf.table, viewer)
        assert sights.write(read) == file


@pytest.mark.parametrize("book", BOOKS, ids=lambda book: book.id)
def test_worlds_that_a_viewer_cannot_tell_apart_give_it_the_same_file(book):
    different = 0
    for viewer in (*range(PLAYERS if PLAYERS in book.seats else book.seats[0]), SPECTATOR):
        for seed in range(3):
            players = PLAYERS if PLAYERS in book.seats else book.seats[0]
            base = Shelf(book, players, secret=str(seed)).seat().play_on(3 + 4 * seed, seed)
            worlds = [base.table.state.copy() for _ in range(2)]
            book.redeal(base.table.box, worlds[1], viewer, Fast(seed, 99))
            different += worlds[0] != worlds[1]
            starts = [book.write_position(base.table.box, world) for world in worlds]
            files = [sights.write(sight_of(Shelf(book, players, start=start).seat(), viewer)) for start in starts]
            assert files[0] == files[1]
    assert different


def test_a_sight_of_a_fork_does_not_hold_the_position_it_started_from():
    base = Shelf(toy.RULEBOOK, 2).seat().play_on(3)
    start = toy.RULEBOOK.write_position(base.table.box, base.table.state)
    shelf = Shelf(toy.RULEBOOK, 2, start=start).seat()
    assert sight_of(shelf, SPECTATOR).header.start == ""
    assert msgspec.json.encode(start)[1:-1] not in sights.write(sight_of(shelf, SPECTATOR))


def test_before_the_start_nothing_was_seen():
    with refused("not-running"):
        Shelf().table.sight(SPECTATOR, 0)


@pytest.mark.parametrize(
    "bend",
    [
        lambda file: file.update(tablee=2),
        lambda file: file.update(viewer=7),
        lambda file: file.update(viewer=1),
        lambda file: file.update(viewer="0"),
        lambda file: file.update(moments=[]),
        lambda file: file.update(more=1),
        lambda file: file["header"].update(table="../x"),
        lambda file: file["header"].update(start="point: TURN"),
        lambda file: file["header"].update(rules=99),
        lambda file: file["header"].update(edition_hash="00"),
        lambda file: file["moments"].pop(2),
        lambda file: file["moments"][3].update(version=9),
        lambda file: file["moments"][3]["view"].update(phase="<b>"),
        lambda file: file["moments"][3]["view"]["board"].update(bag="many"),
        lambda file: file["moments"][3].update(world="nonsense"),
        lambda file: file["moments"][3].update(world=file["moments"][-1]["world"]),
        lambda file: file["moments"][3].update(events=[{"key": "event-put", "values": {"ad": {"deep": []}}}]),
    ],
)
def test_a_bent_sight_is_refused(bend):
    shelf = Shelf(OFFLINE, 2).seat().play_on(12)
    file = msgspec.json.decode(sights.write(sight_of(shelf, 0)))
    sights.check(sights.read(msgspec.json.encode(file)), OFFLINE)
    bend(file)
    with pytest.raises(BadRecord):
        sights.check(sights.read(msgspec.json.encode(file)), OFFLINE)


def test_other_files_are_no_sights():
    for data in (b"", b"{", b"[]", b"null", b'{"tablee":1}', b"\xff" * 9, b"[" * 100_000):
        assert not sights.is_sight(data)
