"""The game's own clock: a table rings it when the agreed time of play is over, and the rules say what follows."""

from __future__ import annotations

from tablee.games import rulebook
from tablee.tables.sheet import Pace
from tests.tables.shelf import Shelf

MINUTE = 60_000
PLANETWEB = rulebook("planetweb")


def timed(minutes: int = 30) -> Shelf:
    return Shelf(PLANETWEB, options={"clock_minutes": minutes}).seat()


def ring(shelf: Shelf, after: int = 0) -> object:
    return shelf.do(lambda table, now: table.ring(now), after)


def test_the_clock_rings_when_the_agreed_time_is_over_and_only_once():
    shelf = timed()
    due = shelf.job("bell").due
    assert due == (shelf.table.sheet.started or 0) + 30 * MINUTE
    assert ring(shelf, after=due - shelf.now - 1) is None
    assert shelf.table.state.bell == 0
    assert ring(shelf, after=1) is not None
    assert shelf.table.state.bell == 1
    assert shelf.table.course.log[-1].kind == "clock"
    assert "bell" not in shelf.kinds()
    assert ring(shelf, after=MINUTE) is None


def test_a_table_opened_again_knows_that_the_clock_has_rung():
    shelf = timed()
    ring(shelf, after=30 * MINUTE)
    again = shelf.fresh()
    assert again.state.bell == 1
    assert again.bell_at() is None


def test_the_game_ends_with_the_round_in_which_the_clock_rang():
    shelf = timed()
    ring(shelf, after=30 * MINUTE)
    first, rounds = shelf.table.state.first, shelf.table.state.round
    for _ in range(60):
        if shelf.table.state.over:
            break
        default = PLANETWEB.default(shelf.table.box, shelf.table.state)
        shelf.play(default)
    assert PLANETWEB.ends[shelf.table.state.over] == "clock"
    assert (shelf.table.state.first, shelf.table.state.round) == (first, rounds)
    assert shelf.kinds() == []


def test_time_without_a_server_does_not_count():
    shelf = timed()
    due = shelf.job("bell").due
    shelf.table.pauses = ((shelf.now + MINUTE, shelf.now + 11 * MINUTE),)
    assert shelf.table.bell_at() == due + 10 * MINUTE


def test_a_game_without_a_clock_never_rings():
    assert "bell" not in Shelf(PLANETWEB).seat().kinds()
    offline = Shelf().seat()
    assert "bell" not in offline.kinds()
    assert offline.do(lambda table, now: table.ring(now), 1000 * MINUTE) is None


def test_who_runs_out_of_time_under_debt_is_sold_out_by_default_in_one_go():
    """Twelve sales of 5 000 each: the decision passes on only once the debt is paid."""
    start = "cash: 0 400000\nopa: 0 5\ncontre: 0 2\nsites: 9\naccesses: 9\nP03: B listed\n"
    start += "point: LIQUIDATE\ndebtor: A\ncreditor: B\nowed: 60000\nsquare: 5\n"
    shelf = Shelf(PLANETWEB, start=start, pace=Pace("move", 60)).seat()
    shelf.do(lambda table, now: table.time_out(now), after=MINUTE)
    sales = [entry.do for entry in shelf.table.course.log if entry.by in ("clock", "auto")]
    assert sales == ["sell site"] * 9 + ["sell access"] * 3
    assert (shelf.actor, shelf.table.sheet.seats[0].missed) == (1, 1)
