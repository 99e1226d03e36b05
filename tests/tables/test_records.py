"""After the end: the record of a table verifies, wherever it goes; before the end there is none."""

from __future__ import annotations

import msgspec
import pytest

from tablee.core import record as records
from tablee.core.chance import Fast
from tablee.core.record import BadRecord
from tablee.tables import seating
from tablee.tables.sheet import Pace
from tests.games import toy
from tests.tables.refusing import refused
from tests.tables.shelf import OFFLINE, PEOPLE, Shelf, entropy


def eventful(book=OFFLINE, players: int = 3) -> Shelf:
    """A game with everything a log can hold: undos free and agreed, time-outs, a stand-in, a return, single choices."""
    shelf = Shelf(book, players, pace=Pace("game", 600, 5), options={"on_leave": "bot"}).seat(promised=True)
    for seat in range(players - 1):
        shelf.do(lambda table, now, seat=seat: seating.open_entropy(table, PEOPLE[seat], entropy(seat).hex(), now))
    shelf.do(seating.start, after=5_000)
    chance = Fast(4)
    for step in range(400):
        if shelf.table.actor is None:
            break
        shelf.play_on(1, seed=step, after=chance.below(3_000))
        if shelf.table.actor is None:
            break
        if step % 11 == 3:
            asker = chance.below(players)
            try:
                shelf.undo(asker)
            except ValueError:
                continue
            for seat in range(players):
                if shelf.table.sheet.vote is not None:
                    shelf.do(lambda table, now, seat=seat: table.answer(seat, True, now))
        if step == 20:
            shelf.do(lambda table, now: table.leave_for_now("bert", now))
            shelf.do(lambda table, now: table.grace_over(1, now), after=60_000)
        if step == 30:
            shelf.do(lambda table, now: table.come_back("bert", now))
        if step == 40 and shelf.table.actor is not None:
            shelf.now = shelf.job("clock").due
            shelf.do(lambda table, now: table.time_out(now))
    return shelf


def test_an_eventful_game_verifies_from_its_file():
    shelf = eventful()
    assert shelf.table.sheet.status == "over"
    written = records.write(shelf.table.record())
    read = records.read(written)
    replayed = records.verify(read, OFFLINE)
    assert replayed.course.state.to_bytes() == shelf.table.state.to_bytes()
    assert replayed.unopened == (2,), "who had promised and was not there at the start is named"
    kinds = {entry.kind for entry in read.log}
    assert {"new", "move", "undo", "bot"} <= kinds
    assert {entry.crossing for entry in read.log if entry.kind == "undo"} == {True, False}
    assert {"clock", None} <= {entry.by for entry in read.log}
    assert read.header == shelf.table.sheet.header
    assert read.fairness.entropies == (entropy(0).hex(), entropy(1).hex(), None)
    assert records.write(shelf.fresh().record()) == written


def test_the_flea_market_verifies_too():
    shelf = Shelf(toy.RULEBOOK, 3).seat().play_on(300)
    assert shelf.table.sheet.status == "over"
    records.verify(records.read(records.write(shelf.table.record())), toy.RULEBOOK)


@pytest.mark.parametrize("what", ["secret", "entropy", "draw", "seat", "undo"])
def test_a_file_that_was_bent_does_not_verify(what):
    record = eventful().table.record()
    raw = msgspec.json.decode(records.write(record))
    if what == "secret":
        raw["fairness"]["secret"] = "0" * 64
    elif what == "entropy":
        raw["fairness"]["entropies"][0] = raw["fairness"]["entropies"][1]
    elif what == "draw":
        entry = next(entry for entry in raw["log"] if entry.get("draws") and entry["kind"] == "move")
        entry["draws"][0][1] = (entry["draws"][0][1] + 1) % entry["draws"][0][0]
    else:
        kind = "move" if what == "seat" else "undo"
        next(entry for entry in raw["log"] if entry["kind"] == kind and entry.get("seat") is not None)["seat"] = 7
    with pytest.raises(BadRecord):
        records.verify(records.read(msgspec.json.encode(raw)), OFFLINE)


def test_before_the_end_there_is_no_record():
    shelf = Shelf()
    for _ in range(3):
        with refused("not-over"):
            shelf.table.record()
        shelf = Shelf().seat().play_on(20)


def test_the_record_names_no_person():
    shelf = eventful()
    written = records.write(shelf.table.record())
    assert not any(person.encode() in written for person in PEOPLE)


def test_a_finished_game_that_came_without_its_secret_is_written_without_one():
    shelf = eventful()
    shelf.table.secret = b""
    record = shelf.table.record()
    assert (record.fairness.secret, record.fairness.entropies) == (None, None)
    records.replay(records.read(records.write(record)), OFFLINE)
    with pytest.raises(BadRecord, match="not been opened"):
        records.verify(record, OFFLINE)
