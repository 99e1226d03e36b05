"""The set-up: contract, section 3.1."""

from __future__ import annotations

import pytest

from tablee.core.chance import Fast, Scripted
from tablee.core.events import EVERYBODY, Events
from tablee.core.texts import Complaint
from tablee.games.planetweb import codes
from tests.games.planetweb import pieces
from tests.games.planetweb.table import BOOK, Table

KINDS = ("at", "portal", "site", "access", "silicon", "listing", "news", "bourse")


@pytest.mark.clause("PLW-001")
def test_two_to_six_play():
    assert BOOK.seats == (2, 3, 4, 5, 6)
    for players in BOOK.seats:
        assert BOOK.start(BOOK.box(players), Fast(players))[0].actor in range(players)
    for players in (0, 1, 7):
        with pytest.raises(Complaint):
            BOOK.box(players)


@pytest.mark.clause("PLW-002")
def test_the_track_has_39_squares_in_the_order_of_the_contract():
    box = BOOK.box(2)
    names = [KINDS[kind] for kind in box.kind]
    assert len(names) == 39
    assert {name: names.count(name) for name in KINDS} == {
        "at": 1, "portal": 18, "site": 4, "access": 4, "silicon": 2, "listing": 5, "news": 3, "bourse": 2,
    }  # fmt: skip
    where = {name: [square for square in range(39) if names[square] == name] for name in KINDS}
    assert where["at"] == [0]
    assert where["listing"] == [4, 12, 19, 27, 34]
    assert where["site"] == [2, 14, 23, 33]
    assert where["access"] == [6, 18, 25, 38]
    assert where["silicon"] == [10, 29]
    assert where["news"] == [8, 21, 31]
    assert where["bourse"] == [16, 36]
    assert box.square_of == where["portal"]
    assert [box.portal_at[square] for square in where["portal"]] == list(range(18))
    assert {box.portal_at[square] for square in range(39) if names[square] != "portal"} == {-1}


@pytest.mark.clause("PLW-003", "PLW-011")
def test_everything_is_for_sale_and_all_stand_on_the_at_without_having_landed_there():
    state, events = BOOK.start(BOOK.box(6), Fast(1))
    assert state.owner == [-1] * 18
    assert state.listed == state.pot == [0] * 18
    assert state.square == [0] * 6
    assert BOOK.points[state.point] == "PLAY"
    assert (state.news_shown, state.bourse_shown, state.open_card) == (-1, -1, 0)
    assert (state.target, state.opa_laid, state.contre_laid, state.debtor, state.creditor) == (-1, -1, -1, -1, -1)
    assert {event.kind for event in events} == {codes.STARTING_ROLL, codes.BEGINS}
    assert {event.seen_by for event in events} == {EVERYBODY}


@pytest.mark.clause("PLW-005")
def test_both_stacks_are_shuffled_and_every_order_can_come_up():
    orders = [BOOK.start(BOOK.box(2), Fast(seed))[0] for seed in range(60)]
    assert len({tuple(state.news) for state in orders}) == 60
    assert len({tuple(state.bourse) for state in orders}) == 60
    assert len({state.news[0] for state in orders}) > 20
    assert all(sorted(state.news) == list(range(36)) and sorted(state.bourse) == list(range(32)) for state in orders)
    assert {(state.news_count, state.news_fresh) for state in orders} == {(36, 36)}
    assert {(state.bourse_count, state.bourse_fresh) for state in orders} == {(32, 32)}


@pytest.mark.clause("PLW-006", "PLW-007", "PLW-008", "PLW-009")
@pytest.mark.parametrize("players", [2, 3, 4, 5, 6])
def test_everybody_gets_the_same_and_the_rest_stays_out(players):
    box = BOOK.box(players)
    state, _ = BOOK.start(box, Fast(players))
    assert state.cash[:players] == [400_000] * players
    assert state.opa[:players] == [5] * players
    assert state.contre[:players] == [2] * players
    assert (state.tray_opa, state.tray_contre) == (30 - 5 * players, 12 - 2 * players)
    assert state.till == 0
    assert not any(state.cash[players:] + state.opa[players:] + state.contre[players:])
    pieces.conserved(box, state)


@pytest.mark.clause("PLW-010")
def test_the_bourse_never_runs_out_of_money():
    table = Table(square="12", bourse="B08", cash=[400, 1_500_000, 400])
    assert table.state.till < -1_000_000_000
    assert table.play("roll 1-3").cash[0] == 460


@pytest.mark.clause("PLW-012", "PLW-013")
def test_ties_roll_again_among_themselves():
    rolls = [(1, 1), (5, 5), (4, 6), (6, 4), (6, 6), (6, 6), (2, 2), (1, 2), (2, 1), (6, 1), (1, 1)]
    untouched = [(last + 1, last) for size in (36, 32) for last in range(size - 1, 0, -1)]
    chance = Scripted([*untouched, *[(6, die - 1) for roll in rolls for die in roll]])
    state, events = BOOK.start(BOOK.box(4), chance)
    chance.finish()
    told = [event[2:5] for event in events if event.kind == codes.STARTING_ROLL]
    assert [seat for seat, _, _ in told] == [0, 1, 2, 3, 1, 2, 3, 1, 2, 1, 2]
    assert [dice for _, *dice in told] == [list(roll) for roll in rolls]
    assert state.first == 1


def test_the_starting_rolls_that_are_told_are_bounded():
    box = BOOK.box(6)
    tied = [(6, 0)] * (12 * 30)
    untouched = [(last + 1, last) for size in (36, 32) for last in range(size - 1, 0, -1)]
    decided = [(6, 5), (6, 5)] + [(6, 0)] * 10
    chance, events, state = Scripted([*untouched, *tied, *decided]), Events(), BOOK.State()
    BOOK.new(box, state, chance, events)
    chance.finish()
    assert state.first == 0
    assert sum(event.kind == codes.STARTING_ROLL for event in events) == 48
