"""Clocks: what thinking costs, when time is out, and that nobody can stop a clock by other means."""

from __future__ import annotations

import pytest

from tablee.tables import clocks
from tablee.tables.sheet import Pace
from tests.games import toy
from tests.tables.refusing import refused
from tests.tables.shelf import Shelf
from tests.tables.test_undo import play_until

MINUTE = 60_000
PER_GAME = Pace("game", 600, 5)
PER_MOVE = Pace("move", 60)


def clock_of(shelf: Shelf, seat: int) -> int:
    clock = shelf.table.sheet.seats[seat].clock
    assert clock is not None
    return clock


def end_turn(shelf: Shelf, after: int = 0) -> int:
    """The actor decides until the decision passes on; how many decisions that took."""
    actor, taken = shelf.actor, 0
    while shelf.table.actor == actor:
        shelf.play(after=after)
        taken += 1
    return taken


def test_a_table_without_clock_waits_for_ever():
    shelf = Shelf().seat()
    assert shelf.kinds() == []
    assert shelf.do(lambda table, now: table.time_out(now), after=10**12) is None


def test_a_game_clock_pays_for_thinking_and_earns_an_increment_once_a_turn():
    shelf = Shelf(pace=PER_GAME).seat()
    actor = shelf.actor
    taken = end_turn(shelf, after=7_000)
    assert taken > 1
    assert clock_of(shelf, actor) == 600_000 - taken * 7_000 + 5_000
    assert clock_of(shelf, 1 - actor) == 600_000


def test_the_increment_comes_with_a_turn_that_the_table_finishes():
    """The last step of a turn may be a single choice, which the table plays."""
    shelf = Shelf(secret="3", pace=PER_GAME, options={"rounds": 2}).seat()
    actor = shelf.play_until_the_table_plays()
    turns = sum(
        entry.seat == actor and shelf.table.course.position(entry.ply).actor != actor for entry in shelf.table.course.causes
    )
    assert turns > 5
    assert clock_of(shelf, actor) == 600_000 + turns * 5_000


def test_nobody_sees_on_a_clock_how_many_decisions_a_turn_has():
    shelf = Shelf(pace=PER_GAME).seat()
    actor = shelf.actor
    shelf.play(after=5_000)
    assert shelf.table.actor == actor
    assert clock_of(shelf, actor) == 600_000
    assert shelf.table.sheet.turn_since == shelf.now - 5_000


def test_a_clock_that_runs_out_plays_the_default_until_the_decision_passes_on():
    shelf = Shelf(pace=PER_MOVE).seat()
    actor = shelf.actor
    due = shelf.job("clock").due
    assert due == shelf.now + MINUTE
    assert shelf.do(lambda table, now: table.time_out(now), after=MINUTE - 1) is None
    expected = shelf.book.default(shelf.table.box, shelf.table.state)
    text = shelf.book.to_text(shelf.table.box, shelf.table.state, expected)
    change = shelf.do(lambda table, now: table.time_out(now), after=1)
    assert change is not None
    played = shelf.table.course.log[-change.entries :]
    assert played[0].do == text
    assert {entry.by for entry in played} <= {"clock", "auto"}
    assert shelf.table.actor == 1 - actor
    assert shelf.table.sheet.seats[actor].missed == 1
    assert shelf.table.sheet.seats[actor].player is None
    assert shelf.job("clock").due == shelf.now + MINUTE


def time_out(shelf: Shelf) -> None:
    shelf.now = shelf.job("clock").due
    assert shelf.do(lambda table, now: table.time_out(now)) is not None


@pytest.mark.parametrize("pace", [PER_MOVE, PER_GAME], ids=["move", "game"])
def test_two_turns_missed_in_a_row_bring_a_stand_in_and_its_owner_may_return(pace):
    shelf = Shelf(pace=pace).seat()
    actor = shelf.actor
    time_out(shelf)
    end_turn(shelf)
    time_out(shelf)
    seat = shelf.table.sheet.seats[actor]
    assert seat.stand_in == "greedy"
    end_turn(shelf)
    assert shelf.kinds() == ["bot"]
    shelf.do(lambda table, now: table.come_back("anna" if actor == 0 else "bert", now))
    assert (seat.stand_in, seat.missed) == (None, 0)
    assert shelf.kinds() == ["clock"]


def test_a_turn_decided_in_time_is_no_miss():
    shelf = Shelf(pace=PER_MOVE).seat()
    actor = shelf.actor
    for missed in (1, 0, 1):
        time_out(shelf) if missed else end_turn(shelf)
        assert shelf.table.sheet.seats[actor].missed == missed
        end_turn(shelf)
    assert shelf.table.sheet.seats[actor].stand_in is None


def test_time_in_which_no_server_ran_is_not_charged():
    shelf = Shelf(pace=PER_GAME).seat()
    actor = shelf.actor
    shelf.table.pauses = [(shelf.now - MINUTE, shelf.now + MINUTE), (shelf.now + 3 * MINUTE, shelf.now + 8 * MINUTE)]
    assert clocks.deadline(shelf.table.sheet, actor, shelf.table.pauses) == shelf.now + 600_000 + 6 * MINUTE
    assert shelf.do(lambda table, now: table.time_out(now), after=600_000 + 6 * MINUTE - 1) is None
    shelf.now -= 600_000 + 6 * MINUTE - 1
    end_turn_at = shelf.now + 10 * MINUTE
    shelf.now = end_turn_at
    end_turn(shelf)
    assert clock_of(shelf, actor) == 600_000 - 4 * MINUTE + 5_000


def test_deciding_and_taking_back_does_not_stop_a_clock():
    for pace in (PER_MOVE, PER_GAME):
        shelf = Shelf(pace=pace).seat()
        actor = shelf.actor
        due = shelf.job("clock").due
        for _ in range(20):
            shelf.play(after=1_000)
            assert shelf.undo(actor, after=1_000) is not None
            assert shelf.table.actor == actor
            assert shelf.job("clock").due == due


def test_going_and_coming_does_not_stop_a_clock():
    for pace in (Pace("move", 90), Pace("game", 90)):
        shelf = Shelf(pace=pace).seat()
        actor = shelf.actor
        me = "anna" if actor == 0 else "bert"
        due = shelf.job("clock").due
        shelf.do(lambda table, now, me=me: table.leave_for_now(me, now), after=1_000)
        assert shelf.do(lambda table, now, actor=actor: table.grace_over(actor, now), after=MINUTE) is not None
        assert shelf.kinds() == ["bot"]
        shelf.do(lambda table, now, me=me: table.come_back(me, now), after=100)
        assert shelf.job("clock").due == due


def test_a_stand_in_neither_pays_nor_earns_time():
    shelf = Shelf(pace=PER_GAME).seat()
    actor = shelf.actor
    shelf.do(lambda table, now: table.resign(actor, now), after=10_000)
    assert clock_of(shelf, actor) == 590_000
    while shelf.table.actor == actor:
        choice = shelf.choices[0]
        shelf.do(lambda table, now, choice=choice: table.play(actor, choice, now, by="bot"), after=700)
    assert clock_of(shelf, actor) == 590_000


def test_an_answer_to_a_reaction_is_charged_to_who_gives_it():
    shelf = Shelf(toy.RULEBOOK, players=3, pace=PER_GAME).seat()
    play_until(shelf, "REACT")
    thief = next(seat for seat in range(3) if seat == shelf.table.state.thief)
    asked = shelf.actor
    before = clock_of(shelf, asked), clock_of(shelf, thief)
    shelf.play("let", after=9_000)
    assert (clock_of(shelf, asked), clock_of(shelf, thief)) == (before[0] - 9_000 + 5_000, before[1])


def test_the_pace_changes_by_vote_from_live_to_correspondence():
    shelf = Shelf(pace=PER_GAME).seat()
    days = Pace("move", 3 * 24 * 3600)
    shelf.do(lambda table, now: table.propose_pace(0, days, now), after=5_000)
    assert shelf.table.sheet.pace == PER_GAME
    shelf.do(lambda table, now: table.answer(1, True, now), after=5_000)
    assert shelf.table.sheet.pace == days
    assert shelf.table.sheet.seats[0].clock is None
    assert shelf.job("clock").due == shelf.now + 3 * 24 * 3600 * 1000
    assert shelf.table.sheet.pace.by_correspondence


def test_the_clock_of_a_rated_table_stays():
    shelf = Shelf(rated=True, pace=PER_GAME).seat()
    with refused("pace-rated"):
        shelf.do(lambda table, now: table.propose_pace(0, PER_MOVE, now))
