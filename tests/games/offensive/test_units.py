"""Movement, rivers, combat, markers and variants where no vector has it: sections 3.5 to 3.13 of the contract."""

from __future__ import annotations

import pytest

from tablee.games.offensive import terms
from tablee.games.offensive.state import EXPLORED, KIND_CODES
from tests.games.offensive.table import BOOK, Table

UNITS = KIND_CODES[1:11]


@pytest.mark.clause("OFN-007")
def test_a_square_holds_one_piece() -> None:
    table = Table(red="TNK 5,5; MEC 5,6; ENG 6,6")
    assert "5,6" not in table.offers("5,5", "move")
    assert "BAR 5,6" not in table.offers("6,6", "lay")


@pytest.mark.clause("OFN-081")
def test_units_stay_on_the_board() -> None:
    table = Table(red="TNK 29,19; ENG 0,19")
    assert table.offers("29,19", "move") == ["28,18", "29,18", "28,19"]
    table.play("select 0,19")
    outside = 2 * table.box.squares + terms.LAY_BARRICADE
    assert BOOK.reasons[BOOK.refusal(table.box, table.state, outside)].clause == "OFN-081"


@pytest.mark.clause("OFN-079", "OFN-080")
def test_a_hop_leads_over_own_units_but_not_over_markers() -> None:
    table = Table(red="EXP 5,7; MEC 6,7; BAR 5,8; INF 7,7")
    assert "7,8" in table.offers("5,7", "move")
    assert "5,9" not in table.offers("5,7", "move")
    assert table.price("5,7", "7,8") == 2


@pytest.mark.clause("OFN-089")
def test_engineers_that_came_in_this_manche_carry_others_over() -> None:
    table = Table(red="ENG 12,9; INF 12,8")
    assert "14,9" not in table.offers("12,8", "move")
    table.use("12,9", "move 13,9")
    assert "14,9" in table.offers("12,8", "move")


@pytest.mark.clause("OFN-086")
def test_engineers_on_a_bridge_ferry_nobody() -> None:
    """A bridge is like an open square with a road for every unit, so passing it costs its price."""
    table = Table(red="INF 12,10; ENG 13,10")
    assert "14,10" not in table.offers("12,10", "move")


@pytest.mark.clause("OFN-114")
@pytest.mark.parametrize("attacker", UNITS)
@pytest.mark.parametrize("defender", UNITS)
def test_every_kind_attacks_and_suffers_contact(attacker: str, defender: str) -> None:
    table = Table(red=f"{attacker} 10,10", blue=f"{defender} 11,10").use("10,10", "contact 11,10", dice=[6, 6, 1, 1])
    assert table["11,10"] == f"red {attacker}"
    attack = table.box.attack[0][KIND_CODES.index(attacker)][0]
    defence = table.box.defence[0][KIND_CODES.index(defender)][0]
    assert table.totals == [attack, 12 + attack, defence, 2 + defence]


@pytest.mark.clause("OFN-140", "OFN-150")
def test_markers_are_no_units() -> None:
    table = Table(red="BAR 5,5; TNK 5,7; ENG 8,8", blue="MIN 20,5")
    assert table.refused("select 5,5").clause == "OFN-044"
    assert "5,5" not in [piece.square for piece in table.view(0).board.pieces if piece.points is not None]
    assert table.state.face[table.at("5,7")] & EXPLORED == 0


@pytest.mark.clause("OFN-143", "OFN-144")
def test_cards_bring_in_markers_face_up_from_the_supply() -> None:
    table = Table(point="CARDS", hand_red="C14 C15 C16", red="TNK 5,5")
    for card, place, kind in (("C14", "20,6", "SAB"), ("C15", "20,10", "DEM"), ("C16", "7,9", "MIN")):
        table.play(f"play {card}", f"target {place}", "pass")
        assert (table[place], table.face_up(place)) == (f"red {kind}", True)
    empty = Table(point="CARDS", hand_red="C14", red="TNK 5,5", used_red="SAB=2")
    assert empty.refused("play C14").clause == "OFN-061"


@pytest.mark.clause("OFN-144")
def test_where_cards_may_place_markers() -> None:
    table = Table(point="CARDS", hand_red="C14 C15 C16", red="TNK 5,10")
    counts = {}
    for card in ("C14", "C15", "C16"):
        asked = Table(point="TARGET", card=card, hand_red=card, red="TNK 5,10")
        counts[card] = asked.offers("", "target")
    assert "19,10" not in counts["C14"]  # an objective
    assert "13,10" in counts["C14"]  # a bridge
    assert "5,10" not in counts["C14"]  # occupied
    assert "16,10" in counts["C15"]
    assert "16,10" not in counts["C16"]  # built-up
    assert table.point == "CARDS"


@pytest.mark.clause("OFN-145")
def test_a_barricade_blocks_both_sides() -> None:
    table = Table(red="TNK 10,10; BAR 11,10", blue="TNK 12,10")
    assert "11,10" not in table.offers("10,10", "move")
    table.play("end-manche", "end-cards")
    assert "11,10" not in table.offers("12,10", "move")
    assert "11,10" not in table.offers("12,10", "contact")


@pytest.mark.clause("OFN-149")
def test_own_markers_are_cleared_at_any_time() -> None:
    table = Table(red="ENG 7,6; MIN 8,6")
    assert table.offers("7,6", "clear") == ["8,6"]
    assert table.use("7,6", "clear 8,6").told(1) == ["cleared 0 1 MIN 8,6", "concluded 1"]


@pytest.mark.clause("OFN-160")
def test_without_exploration_the_deck_has_54_cards_and_nothing_is_hidden() -> None:
    table = Table(exploration=False, red="TNK 18,12", blue="INF 19,9")
    assert sum(table.box.copies) == 54
    assert next(piece for piece in table.view(0).board.pieces if piece.square == "19,9").kind == "INF"


@pytest.mark.clause("OFN-162")
def test_symmetric_combat_has_no_objects() -> None:
    table = Table(symmetric="on", red="ENG 5,5; MPO 7,7; AGR 9,9")
    assert table.offers("5,5", "lay") == []
    assert sum(table.box.copies) == 50
    assert table.play("select 5,5").refused("lay BAR 5,6").clause == "OFN-162"


# --- Cards that no vector plays


@pytest.mark.clause("OFN-056")
def test_road_column_moves_up_to_three_vehicles_on_roads() -> None:
    table = Table(point="CARDS", hand_red="C02", red="TNK 5,10; MEC 6,10; INF 7,10; HUN 8,9; ART 9,10")
    table.play("play C02")
    assert table.offers() == ["target 5,10", "target 6,10", "target 9,10"]
    table.play("target 5,10", "target 9,10")
    assert table.refused("target 5,10").clause == "OFN-058"
    table.play("done", "pass")
    assert [table.points(place) for place in ("5,10", "6,10", "9,10")] == [4, 2, 4]
    assert table.may_be("5,10") & {"INF", "MPO"} == set()


@pytest.mark.clause("OFN-056")
def test_a_pontoon_is_a_bridge_for_the_rest_of_the_game() -> None:
    table = Table(point="CARDS", hand_red="C03", red="TNK 12,9").play("play C03")
    assert table.offers("", "target") == ["13,8", "13,9"]
    table.play("target 13,9", "pass", "end-cards")
    assert table.price("12,9", "13,9") == 1


@pytest.mark.clause("OFN-056")
def test_a_reinforcement_returns_on_the_rear_edge_without_points() -> None:
    table = Table(point="CARDS", hand_red="C19", red="INF 5,5", removed_red="TNK=1 HUN=1").play("play C19")
    assert table.offers() == ["type TNK"]
    table.play("type TNK")
    assert "target 1,5" not in table.offers()
    table.play("target 0,5", "pass")
    assert (table["0,5"], table.points("0,5"), table.attacks("0,5"), table.face_up("0,5")) == ("red TNK", 0, 0, False)
    assert table.may_be("0,5") == {"TNK"}
    assert table.lost("red") == ["HUN"]
    assert table.play("end-cards").refused("select 0,5").clause == "OFN-044"


@pytest.mark.clause("OFN-056")
def test_jamming_and_breakdown_last_through_the_next_manche() -> None:
    table = Table(point="CARDS", hand_red="C21 C22", red="EXP 18,9", blue="TNK 18,6; ART 25,9")
    table.play("play C21", "pass", "play C22", "target 18,6", "pass", "end-cards", "end-manche", "end-cards")
    assert table.offers("18,6", "move") == []
    assert table.play("select 25,9").refused("fire 18,9").key == "refused-guns-are-jammed"
    table.play("end-manche", "end-cards", "end-manche", "end-cards")
    assert table.offers("18,6", "move") != []
    assert "18,9" in table.offers("25,9", "fire")


@pytest.mark.clause("OFN-056")
def test_clearing_and_mediation_remove_markers() -> None:
    table = Table(point="CARDS", hand_red="C17 C18", red="TNK 7,10; BAR 5,5", blue="MIN 8,10; DEM 15,9; MIN 8,6")
    table.play("play C17")
    assert table.offers("", "target") == ["5,5", "8,10"]
    table.play("target 8,10", "pass", "play C18")
    assert table.offers("", "target") == ["15,9"]
    table.play("target 15,9", "pass")
    assert (table["8,10"], table["15,9"], table["8,6"]) == ("", "", "blue MIN")


# --- Options


@pytest.mark.clause("OFN-126")
def test_blind_fire_by_agreement() -> None:
    free = Table(blind_fire="free", red="ART 8,9", blue="TNK 18,9").use("8,9", "fire 18,9", dice=[1, 1, 6, 6])
    assert free.totals == [6, 8, 3, 15]
    assert free.face_up("18,9")
    forbidden = Table(blind_fire="forbidden", red="ART 8,9", blue="TNK 18,9").play("select 8,9")
    assert forbidden.refused("fire 18,9").clause == "OFN-126"


@pytest.mark.clause("OFN-009", "OFN-097")
def test_distances_in_steps_and_the_edge_of_a_zone() -> None:
    steps = Table(distance="staircase", red="HUN 18,10", blue="TNK 17,8; INF 19,9")
    assert steps.face_up("17,8")
    assert not steps.face_up("19,9")
    assert steps.offers("18,10", "fire") == ["17,8", "19,9"]
    edge = Table(explore_edge="first", red="HUN 18,9", blue="INF 19,9; INF 20,9")
    assert (edge.face_up("19,9"), edge.face_up("20,9")) == (True, False)


@pytest.mark.clause("OFN-131")
def test_conquest_by_occupation_and_by_any_unit() -> None:
    table = Table(control="occupation", red="INF 14,9").use("14,9", "move 15,10")
    assert table.control() == ["15,10"]
    table.play("end-manche", "end-cards", "end-manche", "end-cards").use("15,10", "move 14,10")
    assert table.control() == []
    scout = Table(capture_units="any", red="EXP 14,10").use("14,10", "move 15,10")
    assert scout.control() == ["15,10"]


@pytest.mark.clause("OFN-130")
def test_the_mission_can_be_checked_at_once() -> None:
    table = Table(capture_check="immediate", red="INF 14,10", line_control="17,3 17,16").use("14,10", "move 15,10")
    assert (table.over, table.winners) == ("mission", [0])


@pytest.mark.clause("OFN-101")
def test_markers_can_be_agreed_to_lie_open() -> None:
    table = Table(hidden_markers=False, red="ENG 5,5").use("5,5", "lay MIN 5,6")
    assert table.face_up("5,6")
    assert table.told(1)[0] == "laid 0 MIN 5,6"


@pytest.mark.clause("OFN-103")
def test_the_columns_of_mortar_and_hunter_can_be_exchanged() -> None:
    usual, swapped = BOOK.box(2), BOOK.box(2, {"table_mor_hun": "swapped"})
    mortar, hunter = KIND_CODES.index("MOR"), KIND_CODES.index("HUN")
    assert swapped.attack[1][mortar] == usual.attack[1][hunter]
    assert swapped.attack[0][hunter] == usual.attack[0][mortar]
    assert swapped.defence[0][mortar] == usual.defence[0][hunter]


@pytest.mark.clause("OFN-065")
def test_a_larger_hand_limit() -> None:
    hand = "C01 C01 C02 C02 C03 C03"
    table = Table(hand_limit=8, red="TNK 18,12", blue="TNK 18,10", hand_red=hand).use("18,12", "fire 18,10", dice=[1, 1, 6, 6])
    assert len(table.hand("red")) == 7


@pytest.mark.clause("OFN-142")
def test_obstacles_can_be_prepared_before_the_game() -> None:
    table = Table(prepared_obstacles=2, point="DEPLOY", side="blue", turn=0, army_blue="ENG=1", idle=False, army_size=12)
    table.state.placed = 12
    assert "lay BAR 20,6" in table.offers()
    assert "lay MIN 20,6" in table.offers()
    assert "lay BAR 19,10" not in table.offers()
    table.play("lay MIN 20,6").play("done")
    assert (table.actor, table.state.used[1][1]) == (0, 1)
