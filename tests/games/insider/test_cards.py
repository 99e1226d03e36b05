"""Drawing, hand limit, and playing sets in general: contract, 3.6 and 3.7."""

from __future__ import annotations

import pytest

from tablee.games.insider.sets import is_starred
from tablee.games.insider.state import ADM, HEL, SCA, TRE
from tests.games.insider.table import Table


@pytest.mark.clause("INS-047", "INS-090")
def test_a_drawing_turn_yields_a_card_for_each_normal_square():
    for places, cards in (("b2", 1), ("b2 c1", 2), ("b2 c1 a2 d4 e3 b5", 6)):
        table = Table(f"red: {places}").play("draw")
        assert sum(table.state.hand[0]) == cards
    assert Table("red: a1-a2").refused("draw").clause == "INS-047"


@pytest.mark.clause("INS-091")
def test_centre_base_and_paths_yield_nothing_and_a_square_counts_once():
    table = Table("red: t1 a1 a2-b2 b2 b2 b2 a1\ncard: 4A").play("draw")
    assert sum(table.state.hand[0]) == 1


@pytest.mark.clause("INS-092", "INS-093")
@pytest.mark.parametrize(("held", "drawn"), [(0, 4), (3, 4), (4, 3), (6, 1)])
def test_drawing_stops_at_seven_and_never_before(held: int, drawn: int):
    table = Table(f"red: b2 c1 a2 d4\nhand red: {'HEL ' * held}").play("draw")
    assert sum(table.state.hand[0]) == held + drawn


@pytest.mark.clause("INS-095")
def test_an_empty_pile_is_refilled_only_when_a_card_is_needed():
    table = Table("red: b2 c1\ndeck: ADM TRE\ndiscard: HEL HEL").play("draw")
    assert (table["hand red"], table.state.deck_count, table["discard"]) == ("ADM TRE", 0, "HEL HEL")
    table = Table("red: b2 c1 d4\ndeck: ADM TRE\ndiscard: HEL SCA").play("draw", outcomes=(0,))
    assert (table["hand red"], table["deck"], table["discard"]) == ("ADM HEL TRE", "SCA", "")


@pytest.mark.clause("INS-096")
def test_where_cards_are_missing_no_more_are_drawn_than_there_are():
    table = Table("red: b2 c1 d4\ndeck: ADM\ndiscard: HEL").play("draw")
    assert (table["hand red"], table.state.deck_count, table.actor) == ("ADM HEL", 0, "green")
    assert Table("red: b2\ndeck:").refused("draw").clause == "INS-047"


@pytest.mark.clause("INS-100", "INS-102")
def test_a_set_has_one_two_or_three_identical_cards():
    table = Table("point: ACTION\nhand red: SCA SCA SCA SCA\ngreen: b4")
    assert table.offers("play") == ["SCA 1", "SCA 2", "SCA 3"]
    assert table.play("play SCA 3")["discard"] == "SCA SCA SCA"
    two = Table("point: ACTION\nhand red: SCA SCA")
    assert two.refused("play SCA 3").clause == "INS-100"


@pytest.mark.clause("INS-103")
def test_bodyguards_are_not_played_in_the_own_turn_but_may_be_cycled():
    table = Table("point: ACTION\nhand red: BOD BOD BOD")
    for count in (1, 2, 3):
        assert table.refused(f"play BOD {count}").clause == "INS-103"
    assert table.offers() == ["cycle BOD", "end"]


@pytest.mark.clause("INS-104")
def test_a_set_needs_a_target_where_one_is_named():
    table = Table("point: ACTION\nhand red: SCA TRE TRE TRE\nskip: 0 1\nrumours: 0 1")
    assert table.offers("play") == ["TRE 1", "TRE 2", "TRE 3"]
    assert table.refused("play SCA 1").clause == "INS-104"
    bomb = Table("point: ACTION\nhand red: SCA SCA SCA\nskip: 0 1\nrumours: 0 1")
    assert bomb.offers("play") == ["SCA 3"]
    own_only = Table("point: ACTION\nhand red: ADM HEL\nred: b2")
    assert own_only.offers("play") == ["HEL 1"]


@pytest.mark.clause("INS-104", "INS-131")
def test_a_special_vip_needs_a_guest():
    assert Table("point: ACTION\nhand red: ADM ADM ADM").refused("play ADM 3").clause == "INS-104"
    assert "play ADM 3" in Table("point: ACTION\nhand red: ADM ADM ADM\ncard: 3A\ngreen: t2").offers()


@pytest.mark.clause("INS-105", "INS-106")
def test_cards_are_laid_open_first_then_targets_are_named_then_others_are_asked():
    table = Table("point: ACTION\nred: a3\ngreen: d5\nhand red: ADM\nhand green: BOD").play("play ADM 1")
    assert (table["hand red"], table["discard"], table.point) == ("", "ADM", "ADM_A")
    assert not [said for said in table.offers() if not said.startswith("pawn")]
    table.play("pawn red 1", "pawn green 1")
    assert (table.point, table.actor, table.pawns("red")) == ("REACT", "green", ["a3"])
    table.play("counter")
    assert (table.point, table.actor, table.pawns("red"), table.offers()) == ("ACTION", "red", ["a3"], ["end"])


@pytest.mark.clause("INS-107")
def test_cycling_takes_the_place_of_a_set():
    table = Table("point: ACTION\nhand red: HEL SCA\ndeck: TRE BOD").play("cycle HEL")
    assert (table["hand red"], table["discard"], table["deck"]) == ("SCA TRE", "HEL", "BOD")


@pytest.mark.clause("INS-109")
def test_the_starred_powers():
    starred = [(kind, level) for kind in (ADM, HEL, SCA, TRE) for level in (1, 2, 3) if is_starred(kind, level)]
    assert starred == [(ADM, 1), (ADM, 2), (ADM, 3), (HEL, 3), (SCA, 1), (SCA, 2), (SCA, 3), (TRE, 3)]


@pytest.mark.clause("INS-109")
@pytest.mark.parametrize("said", [("play HEL 1", "pawn red 1", "to d4"), ("play HEL 2", "pawn red 1", "to c2")])
def test_nobody_is_asked_about_a_flight(said: tuple[str, ...]):
    table = Table("point: ACTION\nred: a3\nhand red: HEL HEL\nhand green: BOD BOD BOD\nout: b3 c4 d3 e4").play(*said)
    assert (table.point, table.actor) == ("ACTION", "red")
