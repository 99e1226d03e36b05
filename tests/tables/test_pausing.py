"""A game whose log the installed rules do not follow is paused at the last position they agree on; its players choose."""

from __future__ import annotations

import msgspec
import pytest

from tablee.core import record as records
from tablee.core.course import left_out
from tablee.core.events import SPECTATOR
from tablee.core.record import BadRecord
from tablee.core.texts import LANGUAGES
from tablee.tables import clocks, pausing
from tablee.tables.sheet import DAY, Pace
from tests.tables.corrected import CORRECTED, SET_UP_ANEW
from tests.tables.refusing import refused
from tests.tables.shelf import OFFLINE, Shelf


def exchanged(**agreed: object) -> tuple[Shelf, int]:
    """A game under the old rules with some entries after its first exchange, and the number of that entry."""
    shelf = Shelf(**agreed).seat().play_on(60, seed=4)  # type: ignore[arg-type]
    book, shelf.book = shelf.book, CORRECTED
    first = int(str(shelf.fresh().differs).split()[1])
    shelf.book = book
    assert 1 < first < len(shelf.log) - 2
    assert shelf.table.sheet.status == "running"
    return shelf, first


def upgraded(shelf: Shelf, book: object = CORRECTED) -> Shelf:
    """The same table with the corrected rules installed, paused."""
    shelf.book = book  # type: ignore[assignment]
    shelf.move_to_another_node()
    assert pausing.is_due(shelf.table)
    shelf.do(pausing.pause, after=1_000)
    shelf.move_to_another_node()
    return shelf


def test_it_stands_at_the_last_position_that_both_agree_on_and_nothing_moves() -> None:
    shelf, first = exchanged(pace=Pace("game", 600))
    old = [msgspec.json.decode(entry)["digest"] for entry in shelf.log]
    upgraded(shelf)
    table = shelf.table
    assert [entry.digest for entry in table.course.log] == old[: first - 1]
    assert table.sheet.paused is not None
    assert table.sheet.paused.entry == first
    assert (table.actor, table.sheet.actor, shelf.kinds()) == (None, None, [])
    for step in (table.play, table.undo, table.resign):
        with refused("paused"):
            shelf.do(lambda table, now, step=step: step(0, now) if step != table.play else table.play(0, 0, now))
    assert table.time_out(shelf.now + DAY) is None
    assert table.frames(SPECTATOR)
    assert len(shelf.log) == len(old), "nothing is thrown away"


def test_everybody_agrees_to_go_on_from_there_with_new_dice_and_the_file_is_sound_under_the_new_rules() -> None:
    shelf, first = exchanged(pace=Pace("game", 600, 5))
    dead = len(shelf.log)
    upgraded(shelf)
    clock = [seat.clock for seat in shelf.table.sheet.seats]
    shelf.do(lambda table, now: table.propose_resume(0, now), after=3_600_000)
    assert shelf.table.sheet.paused is not None
    with refused("paused"):
        shelf.do(lambda table, now: table.play(0, 0, now))
    shelf.do(lambda table, now: table.answer(1, True, now))
    table = shelf.table
    assert table.sheet.paused is None
    assert table.course.log[dead].kind == "rules"
    assert left_out(table.course.log) == set(range(first, dead + 1))
    assert table.course.epoch == 1
    assert [seat.clock for seat in table.sheet.seats] == clock, "nobody is charged for the pause"
    assert clocks.used(table.sheet.turn_since, shelf.now) == 0
    assert "clock" in shelf.kinds()
    shelf.move_to_another_node()
    assert shelf.table.differs is None
    shelf.play_on(2_000, seed=9)
    assert shelf.table.sheet.status == "over"
    record = records.read(records.write(shelf.fresh().record()))
    assert record.header.rules == 1
    assert records.verify(record, CORRECTED).course.state.over
    assert record.result == shelf.table.sheet.result
    with pytest.raises(BadRecord):
        records.verify(record, OFFLINE)
    forged = list(record.log)
    number = next(at for at in range(first - 1, dead) if forged[at].draws)
    n, result = forged[number].draws[0]
    forged[number] = msgspec.structs.replace(forged[number], draws=((n, (result + 1) % n), *forged[number].draws[1:]))
    with pytest.raises(BadRecord, match=f"{number + 1}"):
        records.verify(msgspec.structs.replace(record, log=tuple(forged)), CORRECTED)


def test_or_they_end_the_game_without_a_result() -> None:
    shelf, _ = exchanged()
    upgraded(shelf)
    shelf.do(lambda table, now: table.propose_end(1, now))
    shelf.do(lambda table, now: table.answer(0, False, now))
    assert shelf.table.sheet.vote is None
    assert shelf.table.sheet.status == "running"
    shelf.do(lambda table, now: table.propose_end(1, now))
    shelf.do(lambda table, now: table.answer(0, True, now))
    assert (shelf.table.sheet.status, shelf.table.sheet.result) == ("closed", None)
    shelf.move_to_another_node()
    assert shelf.table.differs is not None, "it can be opened all the same"


def test_who_is_away_too_long_does_not_keep_the_others_waiting_and_has_the_seat_again_on_coming_back() -> None:
    shelf, _ = exchanged()
    upgraded(shelf)
    before = len(shelf.log)
    shelf.do(lambda table, now: table.leave_for_now("bert", now))
    assert shelf.kinds() == ["grace"]
    shelf.do(lambda table, now: table.grace_over(1, now), after=clocks.GRACE_UNTIMED)
    assert len(shelf.log) == before
    shelf.do(lambda table, now: table.propose_resume(0, now))
    assert shelf.table.sheet.paused is None
    assert [(entry.kind, entry.seat, entry.name) for entry in shelf.table.course.log[before:]][:2] == [
        ("rules", None, None),
        ("bot", 1, "greedy"),
    ]
    shelf.do(lambda table, now: table.come_back("bert", now))
    assert shelf.table.sheet.seats[1].stand_in is None
    shelf.move_to_another_node()
    assert shelf.table.differs is None


def test_somebody_who_comes_back_during_the_pause_is_asked_too() -> None:
    shelf, _ = exchanged()
    shelf.do(lambda table, now: table.leave_for_now("bert", now))
    shelf.do(lambda table, now: table.grace_over(1, now), after=clocks.GRACE_UNTIMED)
    upgraded(shelf)
    shelf.do(lambda table, now: table.come_back("bert", now))
    shelf.do(lambda table, now: table.propose_resume(0, now))
    assert shelf.table.sheet.paused is not None
    shelf.do(lambda table, now: table.answer(1, True, now))
    assert shelf.table.sheet.paused is None
    assert not any(entry.kind == "bot" and entry.seq > len(shelf.log) - 1 for entry in shelf.table.course.log)


def test_who_had_left_for_good_has_still_left_when_the_others_go_on() -> None:
    shelf, _ = exchanged(players=3)
    shelf.do(lambda table, now: table.resign(2, now))
    upgraded(shelf)
    with refused("already-resigned"):
        shelf.do(lambda table, now: table.propose_resume(2, now))
    shelf.do(lambda table, now: table.propose_resume(0, now))
    shelf.do(lambda table, now: table.answer(1, True, now))
    seat = shelf.table.sheet.seats[2]
    assert seat.resigned
    assert seat.stand_in or shelf.table.course.log[-1].kind == "resign"
    shelf.move_to_another_node()
    assert shelf.table.differs is None


def test_the_rules_of_before_lift_the_pause_as_if_nothing_had_happened() -> None:
    shelf, _ = exchanged()
    upgraded(shelf)
    shelf.book = OFFLINE
    shelf.move_to_another_node()
    assert not pausing.may_end(shelf.table), "a node that is not upgraded yet leaves it alone"
    assert shelf.table.actor is None
    assert pausing.may_end(shelf.table, older=True)
    shelf.do(pausing.lift)
    shelf.play_on(3)
    assert shelf.table.sheet.paused is None


def test_another_set_up_is_dealt_anew() -> None:
    shelf = upgraded(Shelf().seat().play_on(9), SET_UP_ANEW)
    assert shelf.table.state is None
    assert shelf.table.stream(0).frame is None
    shelf.do(lambda table, now: table.propose_resume(0, now))
    shelf.do(lambda table, now: table.answer(1, True, now))
    shelf.move_to_another_node()
    shelf.play_on(2_000, seed=2)
    assert shelf.table.sheet.status == "over"
    records.verify(records.read(records.write(shelf.table.record())), SET_UP_ANEW)


def test_a_game_that_the_new_rules_follow_goes_on_and_is_sound_under_its_older_header() -> None:
    shelf = Shelf().seat().play_on(1)
    shelf.book = CORRECTED
    shelf.move_to_another_node()
    assert not pausing.is_due(shelf.table)
    shelf.play_on(2_000, seed=3)
    record = shelf.table.record()
    assert (record.header.rules, shelf.table.book.version) == (1, 2)
    records.verify(record, CORRECTED)


def test_a_finished_game_of_older_rules_keeps_its_log_and_result() -> None:
    shelf = Shelf().seat().play_on(2_000, seed=4)
    before = records.write(shelf.table.record())
    shelf.book = CORRECTED
    table = shelf.fresh()
    assert table.differs is not None
    assert not pausing.is_due(table)
    assert records.write(table.record()) == before
    with pytest.raises(BadRecord) as older:
        records.verify(table.record(), CORRECTED)
    for language in LANGUAGES:
        assert "1" in older.value.say(language)
