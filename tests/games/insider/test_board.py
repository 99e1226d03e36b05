"""Board and occupation: contract, 3.1 and 7.2."""

from __future__ import annotations

from typing import Any

import pytest

from tablee.games.insider.box import _pairs, space_name, space_number, square_name, square_number
from tablee.games.insider.pawns import seated_of
from tablee.games.insider.state import NO_SPACE, PATH, SPACES, SQUARES
from tests.games.insider.table import BOOK, Table

BOX = BOOK.box(4)
NAMES = [column + row for column in "abcde" for row in "12345"]
INNER = ["b3", "c2", "c4", "d3"]
CORNERS = ["a1", "a5", "e1", "e5"]


def squares(bits: int) -> list[str]:
    return [square_name(square) for square in range(SQUARES) if bits >> square & 1]


def lanes(box: Any) -> list[str]:
    return [f"{square_name(one)}-{square_name(other)}" for one, other in _pairs(box.north, box.east)]


def distances(box: Any, closed: tuple[str, ...] = ()) -> dict[str, int]:
    """Points from each space to the centre, by plain search backwards from it."""
    far, waiting = {box.centre: 0}, [box.centre]
    for space in waiting:
        for near in box.next[space]:
            barred = 0 <= near < SQUARES and square_name(near) in closed
            if near != NO_SPACE and near not in far and not barred:
                far[near] = far[space] + 1
                if near >= SQUARES or not box.corners >> near & 1:
                    waiting.append(near)
    return {space_name(box, space): cost for space, cost in far.items()}


@pytest.mark.clause("INS-001", "INS-002")
def test_the_big_squares_are_a_grid_of_five_columns_and_five_rows():
    assert [square_name(square) for square in range(SQUARES)] == NAMES
    assert [square_number(name) for name in NAMES] == list(range(25))
    assert [square_number(name) for name in ("", "a", "a6", "f1", "a1-a2", "11")] == [-1] * 6


@pytest.mark.clause("INS-003", "INS-004")
def test_the_corners_are_bases_and_the_middle_is_the_insider():
    assert squares(BOX.corners) == CORNERS
    assert square_name(BOX.centre) == "c3"


@pytest.mark.clause("INS-005", "INS-006")
def test_inner_and_outer_squares_are_the_twenty_normal_ones():
    assert squares(BOX.inner) == INNER
    outer = squares(BOX.normal & ~BOX.inner)
    assert len(outer) == 16
    assert sorted(outer + INNER) == squares(BOX.normal) == [name for name in NAMES if name not in (*CORNERS, "c3")]
    assert all(distances(BOX)[name] == 2 for name in INNER)


@pytest.mark.clause("INS-007")
def test_lanes_join_orthogonal_neighbours_only():
    listed = BOOK.edition.data["board"]["lanes"]
    assert lanes(BOX) == listed
    assert len(listed) == 40
    for lane in listed:
        one, other = lane.split("-")
        assert abs(ord(one[0]) - ord(other[0])) + abs(int(one[1]) - int(other[1])) == 1


@pytest.mark.clause("INS-008")
@pytest.mark.parametrize("length", [1, 2, 3])
def test_every_lane_has_the_same_number_of_path_squares(length: int):
    box = BOOK.box(2, {"path_len": length})
    used = [space for space in range(PATH, SPACES) if any(near != NO_SPACE for near in box.next[space])]
    assert len(used) == 40 * length
    names = [space_name(box, space) for space in used]
    assert len(set(names)) == len(names)
    assert names[0] == ("a1-a2" if length == 1 else "a1-a2.1")
    assert [space_number(box, name) for name in names] == used
    table = Table(f"point: MOVE\npoints: {length + 1}", path_len=length)
    assert table.play(*["step 1 N"] * (length + 1)).pawns("red") == ["a2"]


@pytest.mark.clause("INS-009", "INS-010")
def test_two_lanes_leave_a_base_and_four_lead_into_the_insider():
    for corner in CORNERS:
        assert sum(corner in lane.split("-") for lane in lanes(BOX)) == 2
    ways_in = [lane for lane in lanes(BOX) if "c3" in lane.split("-")]
    assert ways_in == ["b3-c3", "c2-c3", "c3-c4", "c3-d3"]


def test_distances_are_those_of_the_contract():
    table = ["86468", "64246", "42024", "64246", "86468"]
    far = distances(BOX)
    assert len(far) == 65
    for row, line in zip("54321", table, strict=True):
        assert [far[column + row] for column in "abcde"] == [int(cost) for cost in line]
    only_c2 = distances(BOX, ("b3", "d3", "c4"))
    assert [only_c2[corner] for corner in ("a1", "e1", "a5", "e5")] == [8, 8, 12, 12]
    assert distances(BOX, ("b3", "d3", "c4", "e4"))["e5"] == 20


@pytest.mark.clause("INS-011")
def test_any_number_of_pawns_of_any_colour_share_a_normal_square():
    table = Table("point: MOVE\npoints: 1\nred: a2-b2 b2 b2\nblue: b2 b2\ngreen: b2", 4)
    assert table.play("step 1 E").pawns("red") == ["b2", "b2", "b2"]


@pytest.mark.clause("INS-012", "INS-066")
def test_a_path_square_holds_one_pawn_own_ones_included():
    for owner in ("red: a1 a1-a2", "green: a1-a2"):
        table = Table(f"point: MOVE\npoints: 7\n{owner}")
        assert not [step for step in table.steps() if step.startswith("a1->a1-a2 ")]
        assert "a1->a2 (2)" in table.steps()


@pytest.mark.clause("INS-013", "INS-014")
def test_a_start_square_is_open_to_its_own_colour_alone_in_use_or_not():
    for corner, beside, way in (("e5", "d5-e5", "E"), ("a5", "a5-b5", "W"), ("e1", "d1-e1", "E")):
        table = Table(f"point: MOVE\npoints: 3\nred: {beside}")
        refusal = table.refused(f"step 1 {way}")
        assert (refusal.clause, refusal.values["square"]) == ("INS-013", corner)


@pytest.mark.clause("INS-015")
def test_own_pawns_walk_back_onto_and_through_their_base():
    table = Table("point: MOVE\npoints: 4\nred: a2")
    table.play("step 1 S", "step 1 S")
    assert table.pawns("red") == []
    assert table.play("step 1 E", "step 1 E").pawns("red") == ["b1"]


@pytest.mark.clause("INS-016")
def test_the_insider_has_as_many_places_as_the_card_has_tables():
    for card, tables in (("3A", 3), ("4A", 4), ("5A", 5)):
        table = Table(f"point: MOVE\npoints: 1\nout: b3 c4 d3 e4\ncard: {card}\nred: c2-c3").play("step 1 N")
        assert table.offers("table") == [f"t{number + 1}" for number in range(tables)]
        assert table.refused(f"table t{tables + 1}").clause == "INS-016"
    taken = Table("point: MOVE\npoints: 1\nout: b3 c4 d3 e4\ncard: 3D\nred: c2-c3\ngreen: t2").play("step 1 N")
    assert taken.offers() == ["table t1", "table t3"]
    assert taken.refused("table t2").clause == "INS-016"


@pytest.mark.clause("INS-017")
def test_a_token_closes_its_square_to_everybody():
    for seat, colour in enumerate(("red", "blue", "green", "yellow")):
        table = Table(f"point: MOVE\npoints: 12\nactive: {colour}\n{colour}: b2-c2 c1-c2", 4)
        assert table.state.active == seat
        for said in ("step 1 E", "step 2 N"):
            assert table.refused(said).clause == "INS-017"


@pytest.mark.clause("INS-018", "INS-019")
def test_tokens_stand_on_normal_squares_one_on_each():
    table = Table("point: OUT_FROM\nset: TRE 2\nused: 1\nrelocations: 2").play("from c2")
    for square in ("a1", "a5", "e1", "e5", "c3"):
        assert table.refused(f"to {square}").clause == "INS-018"
    for square in INNER:
        assert table.refused(f"to {square}").clause == "INS-017"
    assert len(table.offers("to")) == 16


def test_who_sits_is_counted():
    table = Table("card: 5A\nred: t1 t3 b2 a1-b1\ngreen: t2")
    assert [seated_of(table.state, seat) for seat in (0, 1)] == [2, 1]
