"""Questions to everybody: ending, another clock, an undo. Everybody must agree, each person once; one no ends it."""

from __future__ import annotations

import pytest

from tablee.core import record as records
from tablee.tables.sheet import Pace
from tests.tables.quiet import QUIET
from tests.tables.refusing import refused
from tests.tables.shelf import PEOPLE, Shelf


def end(shelf: Shelf, seat: int) -> None:
    shelf.do(lambda table, now: table.propose_end(seat, now))


def answer(shelf: Shelf, seat: int, yes: bool = True) -> None:
    shelf.do(lambda table, now: table.answer(seat, yes, now))


def test_a_game_ends_without_a_result_when_everybody_agrees():
    shelf = Shelf(players=4).seat(3)
    end(shelf, 1)
    answer(shelf, 0)
    assert shelf.table.sheet.status == "running"
    answer(shelf, 2)
    assert shelf.table.sheet.status == "closed"
    assert shelf.table.actor is None
    assert shelf.jobs == []
    with refused("not-over"):
        shelf.table.record()


def test_one_no_ends_the_question():
    shelf = Shelf(players=3).seat()
    end(shelf, 0)
    answer(shelf, 1)
    answer(shelf, 2, yes=False)
    assert shelf.table.sheet.vote is None
    assert shelf.table.sheet.status == "running"
    with refused("no-vote"):
        answer(shelf, 1)


def test_one_question_at_a_time():
    shelf = Shelf().seat()
    end(shelf, 0)
    with refused("vote-open"):
        end(shelf, 1)
    with refused("vote-open"):
        shelf.do(lambda table, now: table.propose_pace(1, Pace("move", 60), now))


def test_saying_yes_twice_is_one_yes():
    shelf = Shelf(players=3).seat()
    end(shelf, 0)
    answer(shelf, 0)
    answer(shelf, 1)
    answer(shelf, 1)
    assert shelf.table.sheet.status == "running"
    assert shelf.table.sheet.vote is not None
    assert shelf.table.sheet.vote.yes == [0, 1]


def test_bots_are_not_asked():
    shelf = Shelf(players=3).seat(1, 2)
    end(shelf, 0)
    assert shelf.table.sheet.status == "closed"
    shelf = Shelf(players=3).seat(1)
    end(shelf, 0)
    with refused("no-vote"):
        answer(shelf, 1)


def test_on_a_shared_device_a_person_is_counted_once():
    shelf = Shelf(players=3, hot_seat=True).seat()
    end(shelf, 2)
    assert shelf.table.sheet.status == "closed"


@pytest.mark.parametrize("rated", [False, True])
def test_who_is_away_keeps_nobody_at_the_table_unless_it_is_rated(rated):
    shelf = Shelf(rated=rated, pace=Pace("game", 600)).seat()
    shelf.do(lambda table, now: table.leave_for_now("bert", now))
    shelf.do(lambda table, now: table.grace_over(1, now), after=60_000)
    end(shelf, 0)
    assert shelf.table.sheet.status == ("running" if rated else "closed")


def test_nothing_is_taken_back_behind_the_back_of_who_is_away():
    shelf = Shelf(pace=Pace("game", 600)).seat()
    actor = shelf.actor
    while shelf.table.actor == actor:
        shelf.play()
    away = PEOPLE[1 - actor]
    shelf.do(lambda table, now: table.leave_for_now(away, now))
    shelf.do(lambda table, now: table.grace_over(1 - actor, now), after=60_000)
    shelf.undo(actor)
    assert shelf.table.sheet.vote is not None
    assert shelf.table.course.epoch == 0


def test_a_question_lapses_when_the_decision_passes_on():
    shelf = Shelf().seat()
    actor = shelf.actor
    end(shelf, 1 - actor)
    shelf.play()
    assert shelf.table.sheet.vote is not None
    while shelf.table.actor == actor:
        shelf.play()
    assert shelf.table.sheet.vote is None


def test_a_question_lapses_when_its_asker_decides():
    shelf = Shelf().seat()
    end(shelf, shelf.actor)
    shelf.play()
    assert shelf.table.sheet.vote is None


def test_an_open_question_does_not_tell_when_somebody_decides_in_secret():
    shelf = Shelf(QUIET, players=2).seat()
    end(shelf, 1 - shelf.actor)
    before = shelf.table.sheet.vote
    shelf.play("peek")
    assert shelf.table.sheet.vote == before


def test_a_game_without_a_result_is_opened_only_if_all_agree_also_who_left():
    shelf = Shelf(players=3, options={"on_leave": "bot"}).seat(promised=False).play_on(6)
    shelf.do(lambda table, now: table.resign(2, now))
    with refused("open-nothing"):
        shelf.do(lambda table, now: table.propose_open(0, now))
    end(shelf, 0)
    answer(shelf, 1)
    assert shelf.table.sheet.status == "closed"
    with refused("not-running"):
        answer(shelf, 1)
    shelf.do(lambda table, now: table.propose_open(0, now))
    answer(shelf, 1)
    with refused("not-over"):
        shelf.table.record()
    answer(shelf, 2, yes=False)
    assert shelf.table.sheet.vote is None
    for person in (0, 1, 2):
        if shelf.table.sheet.vote is None:
            shelf.do(lambda table, now, person=person: table.propose_open(person, now))
        else:
            answer(shelf, person)
    shelf.move_to_another_node()
    record = records.read(records.write(shelf.table.record()))
    assert record.result is None
    assert records.verify(record, shelf.book).course.state == shelf.table.state
    with refused("open-nothing"):
        shelf.do(lambda table, now: table.propose_open(0, now))
