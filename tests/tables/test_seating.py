"""Before the start: who sits where, and how a game is opened."""

from __future__ import annotations

import pytest

from tablee.core import fairness
from tablee.core.texts import Complaint
from tablee.tables import seating
from tablee.tables.kept import header_of
from tablee.tables.sheet import Pace
from tablee.tables.table import OPENING
from tests.tables.refusing import refused
from tests.tables.shelf import OFFLINE, PEOPLE, START, Shelf, entropy


def sit(shelf: Shelf, person: str, seat: int, promise: str | None = None) -> None:
    shelf.do(lambda table, now: seating.sit(table, person, seat, promise, now))


def ready(shelf: Shelf, person: str, is_ready: bool = True) -> None:
    shelf.do(lambda table, now: seating.ready(table, person, is_ready, now))


def test_everybody_holds_one_seat_and_no_seat_has_two_owners():
    shelf = Shelf(players=3)
    sit(shelf, "anna", 1)
    with refused("one-seat-each"):
        sit(shelf, "anna", 2)
    with refused("seat-taken"):
        sit(shelf, "bert", 1)
    with refused("no-such-seat"):
        sit(shelf, "bert", 3)
    with refused("no-such-seat"):
        sit(shelf, "bert", -1)
    assert [seat.person for seat in shelf.table.sheet.seats] == [None, "anna", None]


def test_who_stands_up_can_sit_elsewhere_and_gives_the_table_to_another_host():
    shelf = Shelf(players=3)
    sit(shelf, "anna", 1)
    sit(shelf, "bert", 2)
    shelf.do(lambda table, now: seating.stand_up(table, "anna", now))
    assert shelf.table.sheet.host == "bert"
    sit(shelf, "anna", 0)
    assert [seat.person for seat in shelf.table.sheet.seats] == ["anna", None, "bert"]


def test_on_one_shared_device_one_person_holds_several_seats():
    shelf = Shelf(hot_seat=True)
    sit(shelf, "anna", 0)
    sit(shelf, "anna", 1)
    ready(shelf, "anna")
    assert shelf.table.sheet.status == "running"


def test_only_the_host_seats_bots_and_swaps():
    shelf = Shelf(players=3)
    sit(shelf, "bert", 1)
    with refused("host-only"):
        shelf.do(lambda table, now: seating.seat_bot(table, "bert", 0, "greedy", now))
    with refused("host-only"):
        shelf.do(lambda table, now: seating.swap(table, "bert", 0, 1, now))
    with refused("seat-taken"):
        shelf.do(lambda table, now: seating.seat_bot(table, "anna", 1, "greedy", now))
    shelf.do(lambda table, now: seating.seat_bot(table, "anna", 0, "greedy", now))
    with refused("seat-taken"):
        sit(shelf, "cora", 0)
    shelf.do(lambda table, now: seating.seat_bot(table, "anna", 0, None, now))
    sit(shelf, "cora", 0)


def test_a_swap_asks_everybody_again_and_a_promise_goes_with_its_person():
    shelf = Shelf(players=3)
    promise = fairness.entropy_commitment(entropy(0)).hex()
    sit(shelf, "anna", 0, promise)
    sit(shelf, "bert", 1)
    ready(shelf, "anna")
    ready(shelf, "bert")
    shelf.do(lambda table, now: seating.swap(table, "anna", 0, 2, now))
    seats = shelf.table.sheet.seats
    assert [seat.person for seat in seats] == [None, "bert", "anna"]
    assert not any(seat.ready for seat in seats)
    assert seats[2].promise == promise


def test_the_last_one_ready_opens_the_game_and_nobody_can_go_back():
    shelf = Shelf()
    sit(shelf, "anna", 0)
    sit(shelf, "bert", 1)
    ready(shelf, "anna")
    assert shelf.table.sheet.status == "open"
    ready(shelf, "anna", False)
    ready(shelf, "bert")
    assert shelf.table.sheet.status == "open"
    ready(shelf, "anna")
    assert shelf.table.sheet.status == "running"
    for step in (
        lambda table, now: seating.stand_up(table, "anna", now),
        lambda table, now: seating.ready(table, "anna", False, now),
        lambda table, now: seating.swap(table, "anna", 0, 1, now),
        lambda table, now: seating.sit(table, "cora", 0, None, now),
        lambda table, now: seating.seat_bot(table, "anna", 0, "greedy", now),
    ):
        with refused("not-open"):
            shelf.do(step)


def test_who_has_no_seat_is_not_asked_whether_the_game_may_start():
    shelf = Shelf()
    sit(shelf, "bert", 0)
    with refused("no-seat-of-yours"):
        ready(shelf, "anna")


def test_a_bot_on_the_last_free_seat_opens_the_game_if_everybody_is_ready():
    shelf = Shelf()
    sit(shelf, "anna", 1)
    ready(shelf, "anna")
    shelf.do(lambda table, now: seating.seat_bot(table, "anna", 0, "greedy", now))
    assert shelf.table.sheet.status == "running"


def test_bots_do_not_start_a_game_without_people():
    shelf = Shelf()
    for seat in (0, 1):
        shelf.do(lambda table, now, seat=seat: seating.seat_bot(table, "anna", seat, "greedy", now))
    assert shelf.table.sheet.status == "open"


def test_the_commitment_is_published_before_anybody_opens_an_entropy():
    shelf = Shelf().seat(promised=True)
    sheet = shelf.table.sheet
    assert sheet.status == "opening"
    assert shelf.table.state is None
    assert sheet.header == header_of(sheet)
    assert sheet.commitment == fairness.commitment(shelf.secret, fairness.header_hash(sheet.header)).hex()
    assert [(job.kind, job.due) for job in shelf.jobs] == [("opening", START + OPENING)]


def test_the_game_starts_when_everybody_has_kept_the_promise():
    shelf = Shelf().seat(promised=True)
    with refused("promise-broken"):
        shelf.do(lambda table, now: seating.open_entropy(table, "anna", entropy(1).hex(), now))
    with refused("promise-unsound"):
        shelf.do(lambda table, now: seating.open_entropy(table, "anna", "12", now))
    with refused("promise-broken"):
        shelf.do(lambda table, now: seating.open_entropy(table, "cora", entropy(0).hex(), now))
    shelf.do(lambda table, now: seating.open_entropy(table, "anna", entropy(0).hex(), now))
    assert shelf.table.sheet.status == "opening"
    shelf.do(lambda table, now: seating.open_entropy(table, "bert", entropy(1).hex(), now))
    assert shelf.table.sheet.status == "running"
    with refused("not-opening"):
        shelf.do(lambda table, now: seating.open_entropy(table, "bert", entropy(1).hex(), now))


def test_every_entropy_that_came_bends_the_dice_and_a_late_one_does_not():
    def first_position(*opened: int) -> bytes:
        shelf = Shelf().seat(promised=True)
        for seat in opened:
            shelf.do(lambda table, now, seat=seat: seating.open_entropy(table, PEOPLE[seat], entropy(seat).hex(), now))
        if shelf.table.sheet.status == "opening":
            shelf.do(seating.start, after=OPENING)
        return shelf.table.state.to_bytes()

    positions = {first_position(), first_position(0), first_position(1), first_position(0, 1)}
    assert len(positions) == 4
    assert first_position(0) == first_position(0)


def test_a_promise_is_64_digits():
    shelf = Shelf()
    for promise in ("", "ab", "G" * 64, "a" * 65):
        with refused("promise-unsound"):
            sit(shelf, "anna", 0, promise)


def test_a_promise_can_be_made_at_any_time_before_the_start_and_binds_the_host():
    shelf = Shelf()
    sit(shelf, "anna", 0)
    sit(shelf, "bert", 1)
    hashed = [fairness.entropy_commitment(entropy(seat)).hex() for seat in range(2)]
    with refused("no-seat-of-yours"):
        shelf.do(lambda table, now: seating.promise(table, "cora", hashed[0], now))
    with refused("promise-unsound"):
        shelf.do(lambda table, now: seating.promise(table, "anna", "ab", now))
    for promised in (hashed[1], hashed[0]):
        shelf.do(lambda table, now, promised=promised: seating.promise(table, "anna", promised, now))
    for person in ("anna", "bert"):
        shelf.do(lambda table, now, person=person: seating.ready(table, person, True, now))
    assert shelf.table.sheet.status == "opening"
    assert shelf.table.sheet.header.promises == (hashed[0], None)
    with refused("not-open"):
        shelf.do(lambda table, now: seating.promise(table, "bert", hashed[1], now))
    shelf.do(lambda table, now: seating.open_entropy(table, "anna", entropy(0).hex(), now))
    assert shelf.table.sheet.status == "running"


def test_one_promise_holds_for_all_seats_of_a_shared_device():
    shelf = Shelf(hot_seat=True)
    sit(shelf, "anna", 0)
    sit(shelf, "anna", 1)
    shelf.do(lambda table, now: seating.promise(table, "anna", fairness.entropy_commitment(entropy(0)).hex(), now))
    shelf.do(lambda table, now: seating.ready(table, "anna", True, now))
    shelf.do(lambda table, now: seating.open_entropy(table, "anna", entropy(0).hex(), now))
    assert [seat.entropy for seat in shelf.table.sheet.seats] == [entropy(0).hex()] * 2


def test_rated_tables_have_neither_bots_nor_shared_devices_nor_seat_changes():
    with refused("rated-hot-seat"):
        Shelf(rated=True, hot_seat=True)
    shelf = Shelf(rated=True)
    with refused("rated-swap"):
        shelf.do(lambda table, now: seating.swap(table, "anna", 0, 1, now))
    with refused("rated-bots"):
        shelf.do(lambda table, now: seating.seat_bot(table, "anna", 0, "greedy", now))


@pytest.mark.parametrize(
    "pace",
    [
        Pace("none", 5),
        Pace("none", 0, 1),
        Pace("move", 4),
        Pace("move", 60, 1),
        Pace("move", 14 * 24 * 3600 + 1),
        Pace("move", -60),
        Pace("game", 29),
        Pace("game", 24 * 3600 + 1),
        Pace("game", 600, 601),
        Pace("game", 600, -1),
    ],
)
def test_nobody_can_agree_on_a_clock_that_makes_no_sense(pace):
    with refused("pace-unsound"):
        Shelf(pace=pace)


def test_a_table_cannot_be_made_for_a_wrong_number_of_players_or_unknown_options():
    with pytest.raises(Complaint):
        Shelf(players=5)
    with pytest.raises(Complaint):
        Shelf(options={"variant": "none"})


def test_a_rematch_rotates_the_company_and_asks_everybody_again():
    shelf = Shelf(players=3, pace=Pace("game", 600, 5), public=True).seat(1)
    with refused("not-over"):
        seating.rematch(shelf.table, shelf.now)
    shelf.do(lambda table, now: table.propose_end(0, now))
    shelf.do(lambda table, now: table.answer(2, True, now))
    again = seating.rematch(shelf.table, shelf.now)
    assert [seat.person or seat.bot for seat in again.seats] == ["cora", "anna", "greedy"]
    assert [seat.ready for seat in again.seats] == [False, False, True]
    assert (again.id, again.pace, again.public, again.host) == (again.id, Pace("game", 600, 5), True, "anna")
    assert again.id != shelf.table.sheet.id


def test_who_left_for_good_is_not_part_of_the_rematch():
    shelf = Shelf(players=3, options={"on_leave": "bot"}).seat()
    shelf.do(lambda table, now: table.resign(0, now))
    shelf.do(lambda table, now: table.propose_end(1, now))
    shelf.do(lambda table, now: table.answer(2, True, now))
    again = seating.rematch(shelf.table, shelf.now)
    assert [seat.person or seat.bot for seat in again.seats] == ["cora", "greedy", "bert"]
    assert again.host == "bert"


def test_a_rated_rematch_leaves_the_seat_of_who_left_free():
    shelf = Shelf(rated=True, options={"on_leave": "void"}).seat()
    shelf.do(lambda table, now: table.resign(0, now))
    again = seating.rematch(shelf.table, shelf.now)
    assert [(seat.person, seat.bot) for seat in again.seats] == [("bert", None), (None, None)]


def test_the_header_names_no_person():
    shelf = Shelf(players=3).seat(2)
    header = shelf.table.sheet.header
    assert header is not None
    assert header.seats == ("person", "person", "bot greedy")
    assert header.game == OFFLINE.id
