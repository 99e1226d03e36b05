"""Who is told from afar that it is their turn: once, after a pause, and only who does not know it yet."""

from __future__ import annotations

import pytest

from tablee.tables.sheet import TEMPO, Notice, Pace
from tests.tables.shelf import PEOPLE, Shelf

DAYS = Pace("move", 3 * 24 * 3600)


def leave(shelf: Shelf, seat: int, after: int = 1) -> None:
    shelf.do(lambda table, now: table.leave_for_now(PEOPLE[seat], now), after)


def come_back(shelf: Shelf, seat: int, after: int = 1) -> None:
    shelf.do(lambda table, now: table.come_back(PEOPLE[seat], now), after)


def tell(shelf: Shelf, after: int = 0) -> list[Notice]:
    change = shelf.do(lambda table, now: table.tell_turn(now), after)
    return [] if change is None else change.notices


def pass_on(shelf: Shelf) -> None:
    """The actor decides until somebody else must."""
    actor = shelf.actor
    while shelf.actor == actor:
        shelf.play(after=1)


def somebody_left(pace: Pace = DAYS, *bots: int) -> Shelf:
    """The seat that waits has left, and then its turn has come."""
    shelf = Shelf(pace=pace).seat(*bots)
    leave(shelf, 1 - shelf.actor)
    pass_on(shelf)
    return shelf


@pytest.mark.parametrize(
    ("pace", "pause"), [(DAYS, TEMPO.notice_slow), (Pace("move", 60), TEMPO.notice_live)], ids=["slow", "live"]
)
def test_who_is_away_when_their_turn_comes_is_told_after_a_pause_and_once(pace: Pace, pause: int):
    shelf = somebody_left(pace)
    assert shelf.job("notice").due == shelf.table.sheet.turn_since + pause
    assert tell(shelf, pause - 1) == []
    shelf.move_to_another_node()
    assert tell(shelf, 1) == [Notice(PEOPLE[shelf.actor], shelf.table.sheet.turn_since)]
    other = 1 - shelf.actor
    leave(shelf, other)
    come_back(shelf, other)
    assert "notice" not in shelf.kinds()
    assert tell(shelf, pause) == []


def test_the_next_turn_is_another():
    shelf = somebody_left()
    first = tell(shelf, TEMPO.notice_slow)
    pass_on(shelf)  # decided from afar, without a connection
    pass_on(shelf)
    second = tell(shelf, TEMPO.notice_slow)
    assert len(first) == len(second) == 1
    assert first != second


@pytest.mark.parametrize("how", ["looked", "moved"])
def test_who_has_looked_or_moved_meanwhile_is_not_told(how: str):
    shelf = somebody_left()
    actor = shelf.actor
    if how == "looked":
        come_back(shelf, actor)
        leave(shelf, actor)
    else:
        pass_on(shelf)
    assert "notice" not in shelf.kinds()
    assert tell(shelf, TEMPO.notice_slow) == []


def test_who_is_here_is_told_only_if_they_look_at_something_else():
    shelf = Shelf(pace=DAYS).seat()
    idle = PEOPLE[1 - shelf.actor]
    pass_on(shelf)
    assert "notice" not in shelf.kinds()
    pass_on(shelf)
    shelf.do(lambda table, now: table.watch(idle, False, now), 1)
    pass_on(shelf)
    assert tell(shelf, TEMPO.notice_slow) == [Notice(idle, shelf.table.sheet.turn_since)]
    assert shelf.do(lambda table, now: table.watch(idle, False, now)) is None
    shelf.do(lambda table, now: table.watch(idle, True, now), 1)
    assert shelf.table.sheet.seats[shelf.actor].away_since is None


def test_somebody_else_who_looks_in_changes_nothing():
    shelf = somebody_left()
    other = 1 - shelf.actor
    leave(shelf, other)
    come_back(shelf, other)  # with nobody here before, everybody's absence counts from now; the notice does not
    assert shelf.job("notice").due == shelf.table.sheet.turn_since + TEMPO.notice_slow


def test_nobody_is_told_where_no_other_person_waits():
    alone = Shelf(pace=DAYS).seat(1)
    leave(alone, 0)
    while alone.actor == 1:
        alone.play(by="bot")
    assert "notice" not in alone.kinds()
    around_one_device = Shelf(pace=DAYS, hot_seat=True).seat()
    leave(around_one_device, 0)
    pass_on(around_one_device)
    assert "notice" not in around_one_device.kinds()


def test_where_a_bot_holds_the_seat_its_owner_is_not_told():
    shelf = Shelf(pace=Pace("move", 60)).seat()
    away = 1 - shelf.actor
    leave(shelf, away)
    shelf.do(lambda table, now: table.grace_over(away, now), 60_000)
    pass_on(shelf)
    assert "notice" not in shelf.kinds()
