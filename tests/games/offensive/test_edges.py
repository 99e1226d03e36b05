"""The edges of what there can be: first squares, kinds that a side has none of, cards that another edition may have."""

from __future__ import annotations

from itertools import permutations, product
from typing import Any

import pytest

from tablee.core.chance import Fast, Scripted
from tablee.core.events import Events
from tablee.games.offensive import combat as combat_rules
from tablee.games.offensive import deployment, draws, exploration, manche, movement
from tablee.games.offensive.state import (
    ABSENT,
    AGR,
    ATTACKED_BY_SEVERAL,
    BLUE,
    BROKEN_DOWN,
    BUILD,
    BUILT_UP,
    CAMOUFLAGED,
    CONTACT,
    COVERED,
    FOUGHT,
    INF,
    LIGHT,
    MEC,
    MIN,
    MISSION,
    NO_PIECE,
    OPEN,
    RANGED,
    RED,
    TNK,
    UNIT,
    UNIT_KINDS,
)
from tablee.games.offensive.terms import ON_AN_OBJECTIVE, PLAY, TYPE
from tests.games.offensive.golden_answers import corners
from tests.games.offensive.table import BOOK, Table

CORNERS = BOOK.box(2, {"scenario": "learning"}, corners())


def changed(**fields: Any) -> Any:
    """The learning map's box with some numbers of it changed: rows by place."""
    box = BOOK.box(2, {"scenario": "learning"}).copy()
    for name, places in fields.items():
        for place, value in places.items():
            row = getattr(box, name)
            *path, last = place if isinstance(place, tuple) else (place,)
            for step in path:
                row = row[step]
            row[last] = value
    return box


@pytest.mark.clause("OFN-121")
def test_the_first_square_is_fired_at() -> None:
    table = Table(side="blue", red="INF 0,0", blue="TNK 1,0").use("1,0", "fire 0,0", dice=[6, 6, 1, 1])
    assert (table["0,0"], table["1,0"]) == ("", "blue TNK")


@pytest.mark.clause("OFN-032")
def test_whoever_returns_may_stand_in_cover_unless_heavy() -> None:
    given = {"point": "CARDS", "hand_red": "C19", "red": "TNK 5,5", "blue": "INF 10,5", "removed_red": "TNK=1 INF=1"}
    table = Table(box=CORNERS, **given).play("play C19", "type INF", "target 0,1", "pass")
    assert table["0,1"] == "red INF"
    assert Table(box=CORNERS, **given).play("play C19", "type TNK").refused("target 0,1").reason.key == "not-a-target"


@pytest.mark.clause("OFN-024")
def test_each_side_begins_with_the_first_kind_it_has() -> None:
    for side, kinds in ((RED, (TNK, MEC)), (BLUE, (MEC, TNK))):
        box, state = changed(pool={(side, TNK): 0}), BOOK.State()
        BOOK.new(box, state, Fast(1), Events())
        begun = [state.building]
        BOOK.apply(box, state, BOOK.default(box, state), Fast(1), Events())
        assert state.point == BUILD
        assert (*begun, state.building) == kinds


@pytest.mark.clause("OFN-061")
def test_a_card_for_two_may_be_played_on_one() -> None:
    given = {"point": "CARDS", "hand_red": "C02", "red": "TNK 3,5; MEC 4,5; TNK 5,5", "blue": "INF 12,5"}
    table = Table(box=changed(most_targets={2: 2}), **given).play("play C02", "target 3,5")
    assert "done" in table.offers()
    assert table.play("target 4,5").point == "COUNTER"


@pytest.mark.clause("OFN-061")
def test_no_target_is_chosen_twice() -> None:
    given = {"point": "CARDS", "hand_red": "C02", "red": "TNK 3,5; MEC 4,5", "blue": "INF 12,5"}
    table = Table(scenario="learning", **given).play("play C02", "target 3,5")
    assert table.refused("target 3,5").reason.key == "target-twice"


@pytest.mark.clause("OFN-104", "OFN-105")
def test_of_a_disputed_square_the_terrain_that_suits_the_defender_most_counts() -> None:
    box = BOOK.box(2).copy()
    kinds = range(1, UNIT_KINDS + 1)
    for listed in (*permutations((OPEN, BUILT_UP, COVERED), 2), *permutations((OPEN, BUILT_UP, COVERED))):
        box.disputed[7] = sum((terrain + 1) << 2 * place for place, terrain in enumerate(listed))
        for combat, attacker, defender in product((CONTACT, RANGED), kinds, kinds):
            attack, defence = box.attack[combat][attacker], box.defence[combat][defender]
            best = min(listed, key=lambda terrain: attack[terrain] - defence[terrain])
            assert combat_rules.terrain_of_combat(box, 7, attacker, defender, combat) == best


@pytest.mark.clause("OFN-110")
def test_who_was_attacked_by_somebody_who_is_gone_was_attacked_by_several() -> None:
    table = Table(side="blue", red="INF 18,11 attacked=45; TNK 18,13", blue="TNK 18,12")
    table.use("18,12", "contact 18,13", dice=[1, 1, 6, 6])
    assert table["18,12"] == ""
    assert table.state.attacked_by[1] == ATTACKED_BY_SEVERAL


@pytest.mark.clause("OFN-131")
def test_who_occupies_an_objective_and_advances_from_it_no_longer_holds_it() -> None:
    table = Table(control="occupation", red="TNK 17,3", blue="INF 18,3", line_control="17,3")
    table.use("17,3", "contact 18,3", dice=[6, 6, 1, 1])
    assert table["18,3"] == "red TNK"
    assert table.control() == []


@pytest.mark.clause("OFN-061")
def test_a_unit_on_the_first_square_bridges_the_river_beside_it() -> None:
    table = Table(box=changed(river={1: 1}), point="CARDS", hand_red="C03", blue="INF 12,5").play("play C03")
    assert table.offers(verb="target") == ["1,0"]


@pytest.mark.clause("OFN-056")
def test_a_breakdown_does_not_keep_a_vehicle_in_sight() -> None:
    given = {"point": "CARDS", "hand_red": "C22", "red": "TNK 18,12", "blue": "TNK 18,10"}
    table = Table(**given).play("play C22", "target 18,10", "pass")
    face = table.state.face[table.at("18,10")]
    assert face & BROKEN_DOWN
    assert not face & FOUGHT


@pytest.mark.clause("OFN-061")
def test_only_line_units_return() -> None:
    given = {"point": "CARDS", "hand_red": "C19", "red": "TNK 5,5", "blue": "INF 10,5", "removed_red": "INF=1 HUN=1"}
    table = Table(**given).play("play C19")
    assert table.offers(verb="type") == ["INF"]
    numbers = range(2 * table.box.squares + TYPE, 2 * table.box.squares + PLAY)
    assert [number - numbers[0] for number in numbers if not BOOK.refusal(table.box, table.state, number)] == [INF]


@pytest.mark.clause("OFN-099")
def test_at_the_end_nothing_is_imagined() -> None:
    table = Table(red="TNK 5,5; MEC 4,4", blue="INF 15,5; TNK 16,6")
    table.state.over = MISSION
    for viewer in (-1, RED, BLUE):
        world = table.state.copy()
        BOOK.redeal(table.box, world, viewer, Fast(3))
        assert world.to_bytes() == table.state.to_bytes()


@pytest.mark.clause("OFN-077", "OFN-079")
def test_who_is_surrounded_by_own_units_hops_over_them() -> None:
    places = [(column, row) for column in (4, 5, 6) for row in (6, 7, 8) if (column, row) != (5, 7)]
    around = "; ".join(f"{('TNK', 'MEC')[number % 2]} {column},{row}" for number, (column, row) in enumerate(places))
    table = Table(red=f"INF 5,7 points=4 attacks=0; {around}")
    assert "5,5" in table.offers("5,7", "move")
    assert "select 5,7" in table.offers()


@pytest.mark.clause("OFN-121")
def test_who_can_only_fire_at_the_first_piece_can_act() -> None:
    table = Table(side="blue", red="INF 18,11", blue="TNK 18,12 points=0 attacks=1")
    assert "select 18,12" in table.offers()


@pytest.mark.clause("OFN-031")
def test_what_may_stand_where_and_where_the_program_puts_it() -> None:
    box, state = (
        changed(auto_rank={(RED, TNK, 0): -1, (RED, AGR, 0): -1}, terrain={0: COVERED, 2: COVERED}, road={0: 1}),
        BOOK.State(),
    )
    assert deployment.best_square(box, state, RED, TNK) == 0
    assert deployment.best_group_square(box, state) == 0
    assert deployment.zone_refusal(box, state, BLUE, AGR, box.objective[0]) == ON_AN_OBJECTIVE
    assert deployment.possible_at_first(changed(pool={(RED, TNK): 0}), state, RED, 16) & 1 == 0
    table = Table(red="TNK 5,5", blue="TNK 12,5; INF 13,5")
    last = next(square for square in range(box.squares) if table.state.at[square] == table.state.top[BLUE])
    assert not deployment.far_from_enemies(table.box, table.state, RED, last - 1)


@pytest.mark.clause("OFN-066")
def test_all_cards_are_shuffled_in_again_and_where_there_is_none_none_is_drawn() -> None:
    box, state = BOOK.box(2), BOOK.State()
    events = Events()
    draws.draw(box, state, RED, Scripted([]), events)
    assert (list(events), draws.hand_size(box, state, RED)) == ([], 0)
    for card in range(1, box.cards + 1):
        state.discard[card] = 1
    draws.draw(box, state, RED, Fast(1), events)
    assert draws.hand_size(box, state, RED) == 1
    assert sorted([*state.pile[: state.pile_count], *(card for card in range(1, box.cards + 1) if state.hand[RED][card])]) == [
        *range(1, box.cards + 1)
    ]


@pytest.mark.clause("OFN-099")
def test_what_sees_nothing_beside_an_enemy_is_a_mine() -> None:
    table = Table(red="TNK 18,11", blue="MIN 18,10 may=INF+MIN", prepared_obstacles=2)
    assert table.may_be("18,10") == {"MIN"}
    state = table.state.copy()
    state.may_be[table.at("18,10")] |= 1 << INF - 1
    exploration.conclude_of_seers(table.box, state, table.at("18,11"))
    assert state.may_be[table.at("18,10")] == 1 << MIN - 1


@pytest.mark.clause("OFN-088", "OFN-089")
def test_a_row_of_ferries_is_passed_whichever_came_first() -> None:
    for ferries in ("ENG 13,4; ENG 12,4", "ENG 12,4; ENG 13,4"):
        table = Table(red=f"EXP 11,4 points=1 attacks=0; {ferries}")
        assert "14,4" in table.offers("11,4", "move")
        assert "select 11,4" in table.offers()
        assert table.use("11,4", "move 14,4")["14,4"] == "red EXP"


@pytest.mark.clause("OFN-077")
def test_nobody_hops_over_units_that_stand_elsewhere() -> None:
    table = Table(red="INF 14,7; INF 14,8; INF 10,7 points=6 attacks=0; MEC 10,8")
    assert "15,9" not in table.offers("10,7", "move")
    state, square = table.state, table.box.squares - 1 - table.box.width
    leave, arrive = table.at("10,7"), table.at("14,8")
    state.where[leave], state.where[arrive] = square, ABSENT
    assert movement.newly_reached(table.box, state, leave, LIGHT, 1, 0, 0, 0) == 0
    assert movement.last_passed(table.box, state, leave, LIGHT, 1, square) == NO_PIECE


@pytest.mark.clause("OFN-042")
def test_an_effect_that_lies_on_a_piece_twice_ends_once() -> None:
    for name, bit in (("C13", CAMOUFLAGED), ("C22", BROKEN_DOWN)):
        table = Table(red=f"TNK 18,12 face={bit | FOUGHT}", attached=f"red1:{name} red1:{name}")
        manche.end_effects(table.box, table.state, RED, table.box.lasts[int(name[1:])], Events())
        assert (table.state.attached, table.state.face[1] & bit, table.state.face[1] & FOUGHT) == (0, 0, FOUGHT)


@pytest.mark.clause("OFN-140")
def test_the_first_square_is_cleared_and_is_not_beyond_the_edge() -> None:
    table = Table(red="ENG 1,0; INF 5,5", blue="BAR 0,0; INF 25,5", idle=False)
    assert "clear 0,0" in table.offers("1,0")
    table = Table(red="ENG 1,0; INF 5,5", blue="INF 25,5", idle=False)
    table.state.point, table.state.selected = UNIT, table.at("1,0")
    for marker in ("BAR", "MIN"):
        assert f"lay {marker} 0,0" in table.offers() or table.refused(f"lay {marker} 0,0").reason.key != "beyond-the-edge"


@pytest.mark.clause("OFN-077")
def test_who_is_shut_in_gets_out_over_an_own_unit_or_not_at_all() -> None:
    table = Table(red="INF 1,0; INF 0,0 points=4 attacks=0; BAR 0,1; BAR 1,1")
    assert "select 0,0" in table.offers()
    walls = {"red": "BAR 0,1; BAR 1,1; ", "blue": "BAR 2,0; BAR 2,1"}
    for kind, points in (("EXP", 2), ("INF", 4)):
        table = Table(
            red=f"INF 10,7; INF 10,8; {kind} 0,0 points={points} attacks=0; HUN 1,0; {walls['red']}", blue=walls["blue"]
        )
        assert "select 0,0" not in table.offers()
