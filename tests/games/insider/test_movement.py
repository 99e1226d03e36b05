"""Movement: contract, 3.4."""

from __future__ import annotations

import pytest

from tablee.core.events import EVERYBODY, Event
from tablee.games.insider import codes
from tests.games.insider.table import Table

OPEN = "out: b3 c4 d3 e4\n"


@pytest.mark.clause("INS-060")
def test_points_are_shared_among_pawns_in_any_order():
    table = Table("point: MOVE\npoints: 7\nred: b1 a2")
    table.play("step 1 E", "step 2 N", "step 3 E", "step 2 N", "step 1 E", "step 2 E", "step 1 N")
    assert table.pawns("red") == ["c1-c2", "a3-b3", "a1-b1"]
    assert table.state.mp == 0


@pytest.mark.clause("INS-061")
def test_a_step_goes_to_the_next_space_of_a_lane():
    table = Table("point: MOVE\npoints: 3\nred: b2")
    assert [step for step in table.steps() if step.startswith("b2")] == [
        "b2->b2-b3 (1)",
        "b2->b2-c2 (1)",
        "b2->b1-b2 (1)",
        "b2->a2-b2 (1)",
    ]
    on_the_way = table.play("step 1 S")
    assert [step for step in on_the_way.steps() if step.startswith("b1-b2")] == ["b1-b2->b2 (1)", "b1-b2->b1 (1)"]
    assert on_the_way.refused("step 1 E").clause == "INS-061"


@pytest.mark.clause("INS-063", "INS-064")
@pytest.mark.parametrize("jumped", ["red: a1 a1-a2.1 a1-a2.2", "green: a1-a2.1 a1-a2.2", "red: a1 a1-a2.1\ngreen: a1-a2.2"])
def test_a_jump_goes_over_any_row_of_pawns_and_counts_every_square(jumped: str):
    table = Table(f"point: MOVE\npoints: 7\n{jumped}", path_len=3)
    assert "a1->a1-a2.3 (3)" in table.steps()
    full = Table(f"point: MOVE\npoints: 7\n{jumped}\nblue: a1-a2.3", 4, path_len=3)
    assert "a1->a2 (4)" in full.steps()


@pytest.mark.clause("INS-064")
def test_a_jump_stops_at_the_first_empty_square():
    table = Table("point: MOVE\npoints: 7\ngreen: a1-a2.1 a1-a2.3", path_len=3)
    assert "a1->a1-a2.2 (2)" in table.steps()
    table.play("step 1 N")
    assert table.state.mp == 5
    assert [step for step in table.steps() if step.startswith("a1-a2.2")] == ["a1-a2.2->a2 (2)", "a1-a2.2->a1 (2)"]


@pytest.mark.clause("INS-066")
def test_the_square_left_is_free_again_and_the_square_taken_is_not():
    table = Table("point: MOVE\npoints: 6\nred: a1-a2")
    table.play("step 1 N")
    assert "a1->a1-a2 (1)" in table.steps()
    table.play("step 2 N")
    assert "a2->a1 (2)" in table.steps()


@pytest.mark.clause("INS-067")
def test_a_pawn_may_turn_round():
    table = Table("point: MOVE\npoints: 4\nred: b2").play("step 1 N", "step 1 S", "step 1 W", "step 1 E")
    assert table.pawns("red") == ["b2"]


@pytest.mark.clause("INS-069")
def test_an_arriving_pawn_takes_a_table_of_its_owners_choice():
    table = Table(f"point: MOVE\npoints: 2\n{OPEN}card: 4A\nred: c2-c3").play("step 1 N")
    assert (table.point, table.actor) == ("SEAT", "red")
    assert table.play("table t3").pawns("red") == ["t3"]
    assert (table.point, table.state.mp) == ("MOVE", 1)


def test_of_tables_of_the_same_value_the_first_is_offered():
    table = Table(f"point: MOVE\npoints: 2\n{OPEN}card: 5B\nred: c2-c3\ngreen: t2").play("step 1 N")
    assert table.offers() == ["table t1", "table t3"]
    assert table.refused("table t4").reason.key == "same-value"


@pytest.mark.clause("INS-070")
def test_a_seated_pawn_stays_and_the_centre_is_no_way_through():
    table = Table(f"point: MOVE\npoints: 5\n{OPEN}card: 4A\nred: t1 c2-c3")
    assert table.refused("step 1 N").clause == "INS-070"
    table.play("step 2 N", "table t2")
    assert table.state.mp == 4
    assert table.offers("step") == ["3 N", "3 E"]


@pytest.mark.clause("INS-071", "INS-073")
def test_the_last_table_brings_the_evaluation_in_mid_movement_and_the_turn_goes_on():
    table = Table(f"point: MOVE\npoints: 3\n{OPEN}card: 3A\npile: 3D 4A\nred: t1 t2 c2-c3\nhand red: SCA").play(
        "step 3 N", "table t3"
    )
    assert (table.scores, table["card"], table.state.mp, table.point) == ([3, -3], "3D", 2, "MOVE")
    assert "play SCA 1" in table.offers()
    assert table.play("step 1 N").pawns("red") == ["a1-a2"]


@pytest.mark.clause("INS-072")
def test_points_are_lost_only_if_no_pawn_can_step():
    stuck = "point: MOVE\npoints: 3\ncard: 5A\nred: t1 t2 t3 t4 b2 b2 b2\nfrozen: 0 0 0 0 1 1 1\n"
    assert Table(stuck).offers() == ["forfeit"]
    with_card = Table(stuck + "green: d4\nhand red: ADM\n")
    assert with_card.offers() == ["play ADM 1", "forfeit"]
    assert Table("point: MOVE\npoints: 3").refused("forfeit").clause == "INS-062"
    given_up = Table(stuck).play("forfeit")
    assert (given_up.state.mp, given_up.point) == (0, "ACTION")
    assert given_up.events[0] == Event(codes.FORFEITED, EVERYBODY, 0, 3, 0, 0)


@pytest.mark.clause("INS-072")
def test_a_step_too_expensive_is_no_step():
    table = Table("point: MOVE\npoints: 1\nred: a1 a1 a1 a1 a1 t1 t2\ncard: 5A\ngreen: a1-a2 a1-b1")
    assert table.offers() == ["forfeit"]
    assert table.play("forfeit").point == "ACTION"


@pytest.mark.clause("INS-074")
def test_a_pawn_that_has_robbed_stays_for_the_rest_of_the_turn():
    table = Table("point: MOVE\npoints: 4\nred: a2-b2\ngreen: b2\nhand green: HEL HEL").play("step 1 E")
    table.play("rob 1 green", outcomes=(0,))
    assert table.offers("step") == ["2 N", "2 E"]
    assert table.refused("step 1 N").clause == "INS-074"


def test_of_interchangeable_pawns_only_the_first_is_offered():
    table = Table("point: MOVE\npoints: 4\nred: b2 b2 b2 c1\norigin: b2 b2 a2-b2 c1")
    assert [said[0] for said in table.offers("step")] == ["1"] * 4 + ["3"] * 4 + ["4"] * 3 + ["5"] * 2
    assert table.refused("step 2 N").reason.key == "same-pawn"
