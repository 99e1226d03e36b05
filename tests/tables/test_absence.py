"""A seat never dies: who is away is waited for, then replaced, and may return; who leaves for good is replaced at once."""

from __future__ import annotations

import pytest

from tablee.tables import clocks
from tablee.tables.sheet import TEMPO, Pace
from tests.games import toy
from tests.tables.refusing import refused
from tests.tables.shelf import PEOPLE, START, Shelf

MINUTE = 60_000
LIVE = Pace("game", 600, 5)
DAYS = Pace("move", 3 * 24 * 3600)


def leave(shelf: Shelf, person: str, after: int = 0) -> None:
    shelf.do(lambda table, now: table.leave_for_now(person, now), after)


def come_back(shelf: Shelf, person: str, after: int = 0) -> None:
    shelf.do(lambda table, now: table.come_back(person, now), after)


@pytest.mark.parametrize(
    ("pace", "grace"), [(LIVE, clocks.GRACE_LIVE), (Pace(), clocks.GRACE_UNTIMED)], ids=["live", "untimed"]
)
def test_who_is_away_too_long_while_others_wait_is_replaced_by_a_bot(pace, grace):
    shelf = Shelf(pace=pace).seat()
    leave(shelf, "anna", after=1_000)
    assert (shelf.job("grace").key, shelf.job("grace").due) == ("0", shelf.now + grace)
    assert shelf.do(lambda table, now: table.grace_over(0, now), after=grace - 1) is None
    assert shelf.do(lambda table, now: table.grace_over(0, now), after=1) is not None
    seat = shelf.table.sheet.seats[0]
    assert (seat.person, seat.stand_in, seat.player) == ("anna", "greedy", "greedy")
    assert (shelf.table.course.log[-1].kind, shelf.table.course.log[-1].name) == ("bot", "greedy")
    assert "grace" not in shelf.kinds()


def test_who_comes_back_in_time_was_never_replaced():
    shelf = Shelf(pace=LIVE).seat()
    leave(shelf, "anna")
    come_back(shelf, "anna", after=MINUTE - 1)
    assert "grace" not in shelf.kinds()
    assert shelf.do(lambda table, now: table.grace_over(0, now), after=MINUTE) is None


def test_the_owner_may_return_at_any_time_by_coming_back_or_by_deciding():
    for how in ("comes", "decides"):
        shelf = Shelf(pace=LIVE).seat()
        actor, me = shelf.actor, PEOPLE[shelf.actor]
        leave(shelf, me)
        shelf.do(lambda table, now, actor=actor: table.grace_over(actor, now), after=MINUTE)
        assert shelf.kinds()[0] == "bot"
        assert shelf.job("bot").due == shelf.now + TEMPO.bot
        if how == "comes":
            come_back(shelf, me)
        else:
            shelf.play()
        assert shelf.table.sheet.seats[actor].stand_in is None
        assert [entry.name for entry in shelf.table.course.log if entry.kind == "bot"] == ["greedy", ""]


def test_nobody_is_replaced_by_correspondence():
    shelf = Shelf(pace=DAYS).seat()
    leave(shelf, "anna")
    assert shelf.kinds() == ["clock"]


def test_against_bots_alone_the_game_waits_for_its_player():
    shelf = Shelf().seat(1)
    leave(shelf, "anna")
    assert "grace" not in shelf.kinds()


def test_while_nobody_is_there_nobody_is_replaced():
    """Two friends close their laptops for the night: bots must not finish the game."""
    shelf = Shelf(pace=Pace()).seat()
    leave(shelf, "anna")
    leave(shelf, "bert", after=1_000)
    assert "grace" not in shelf.kinds()
    assert shelf.do(lambda table, now: table.grace_over(0, now), after=10**9) is None
    come_back(shelf, "bert")
    assert shelf.job("grace").due == shelf.now + clocks.GRACE_UNTIMED  # the waiting begins now


def test_time_in_which_no_server_ran_is_no_absence():
    shelf = Shelf(pace=LIVE).seat()
    leave(shelf, "anna")
    shelf.table.pauses = [(shelf.now + 1_000, shelf.now + 10 * MINUTE)]
    assert shelf.do(lambda table, now: table.grace_over(0, now), after=10 * MINUTE) is None
    assert shelf.do(lambda table, now: table.grace_over(0, now), after=MINUTE) is not None


def test_who_resigns_is_replaced_at_once_and_for_good():
    shelf = Shelf(players=3, options={"on_leave": "bot"}).seat()
    actor = shelf.actor
    shelf.do(lambda table, now: table.resign(actor, now))
    seat = shelf.table.sheet.seats[actor]
    assert (seat.resigned, seat.player) == (True, "greedy")
    assert shelf.kinds() == ["bot"]
    come_back(shelf, PEOPLE[actor])
    assert seat.player == "greedy"
    choice = shelf.choices[0]
    for step in (
        lambda table, now: table.play(actor, choice, now),
        lambda table, now: table.undo(actor, now),
        lambda table, now: table.resign(actor, now),
        lambda table, now: table.propose_end(actor, now),
        lambda table, now: table.propose_pace(actor, LIVE, now),
    ):
        with refused("already-resigned"):
            shelf.do(step)
    shelf.do(lambda table, now: table.play(actor, choice, now, by="bot"))


def test_where_the_table_says_so_a_game_that_somebody_leaves_is_void_and_stays_closed():
    shelf = Shelf(options={"on_leave": "void"}).seat().play_on(7)
    shelf.do(lambda table, now: table.resign(0, now))
    assert shelf.table.sheet.status == "closed"
    assert shelf.table.sheet.ended == shelf.now
    assert shelf.jobs == []
    with refused("not-over"):
        shelf.table.record()
    goals = [b'"goals":[null,', b',null],"cards_left"']
    for seat in (0, 1):
        assert goals[1 - seat] in shelf.table.frames(seat)[-1].view


def test_where_the_rules_know_a_resignation_they_act():
    shelf = Shelf(toy.RULEBOOK, players=3, options={"on_leave": "out"}).seat()
    actor = shelf.actor
    shelf.do(lambda table, now: table.resign(actor, now))
    assert shelf.table.actor not in (actor, None)
    assert shelf.table.sheet.seats[actor].player is None
    rest = [seat for seat in range(3) if seat != actor]
    shelf.do(lambda table, now: table.resign(rest[0], now))
    assert shelf.table.sheet.status == "over"
    assert shelf.book.ends[shelf.table.state.over] == "one-left"


def test_a_resignation_lets_an_open_question_lapse():
    shelf = Shelf(players=3).seat()
    shelf.do(lambda table, now: table.propose_end(0, now))
    shelf.do(lambda table, now: table.resign(1, now))
    assert shelf.table.sheet.vote is None
    assert shelf.table.sheet.status == "running"


def test_presence_is_noted_once():
    shelf = Shelf().seat()
    assert shelf.do(lambda table, now: table.come_back("anna", now)) is None
    leave(shelf, "anna", after=5)
    assert shelf.table.sheet.seats[0].away_since == START + 5
    assert shelf.do(lambda table, now: table.leave_for_now("anna", now), after=5) is None
    assert shelf.do(lambda table, now: table.leave_for_now("nobody", now), after=5) is None
