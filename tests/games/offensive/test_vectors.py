"""The vectors of the contract, on the light, the checked and the compiled form."""

from __future__ import annotations

import tomllib
from pathlib import Path
from typing import Any

import pytest

from tablee.core.chance import Fast
from tablee.core.texts import Complaint
from tablee.games.offensive import maps
from tablee.games.offensive.maps import place_of, square_of
from tablee.games.offensive.state import AGR, BUILT_UP, COVERED, HUN, KIND_CODES, MPO, OPEN, Box
from tablee.games.offensive.view import outcomes
from tests.games.offensive.table import BOOK, CHECKED, COMPILED, LIGHT, SIDES, Form, Table

VECTORS: list[dict[str, Any]] = tomllib.loads((Path(__file__).parent / "vectors.toml").read_text(encoding="utf-8"))["vector"]

FORMS = [
    pytest.param(LIGHT, id="light"),
    pytest.param(CHECKED, id="checked"),
    pytest.param(COMPILED, id="compiled", marks=pytest.mark.xdist_group("compiled")),
]
every_form = pytest.mark.parametrize("form", FORMS)
BY_TEST = ["V04", "V22", "V23", "V39", "V40", "V41", "V76", "V77", "V81", "V85", "V86", "V87", "V88", "V89", "V90"]
"""Vectors with a test of their own below."""


def test_every_vector_of_the_contract_is_here() -> None:
    names = {vector["id"].partition("-")[0] for vector in VECTORS} | set(BY_TEST)
    assert sorted(names) == [f"V{number:02}" for number in range(1, 92)]


@pytest.mark.parametrize("vector", [pytest.param(v, id=v["id"], marks=pytest.mark.clause(*v["clauses"])) for v in VECTORS])
@every_form
def test_vector(vector: dict[str, Any], form: Form) -> None:
    given = {name: value for name, value in vector.items() if name not in ("id", "clauses", "steps")}
    if "controlled" in given:
        given["line_control"] = given.pop("controlled")
    table = Table(form, **given)
    for step in vector["steps"]:
        before(table, step)
        if "do" in step:
            act(table, step)
        after(table, step)


def before(table: Table, step: dict[str, Any]) -> None:
    """What the unit may do, if it is asked; and what is face up or down before the action, if there is one."""
    unit = step.get("unit", "")
    for verb in ("move", "contact", "fire", "lay", "clear"):
        listed = step.get(f"{verb}s" if verb != "lay" else "lays")
        if listed is not None:
            assert table.offers(unit, verb) == listed
    if "do" not in step or unit:
        offered = table.offers(unit)
        assert [text for text in step.get("can", []) if text not in offered] == []
        assert [text for text in step.get("cannot", []) if text in offered] == []
        for text in step.get("cannot", []):
            asked = Table.__new__(Table)
            asked.form, asked.box, asked.state = table.form, table.box, table.state.copy()
            if unit:
                asked.state.point, asked.state.selected, asked.state.acted = 8, table.at(unit), 0
            assert asked.refused(text).clause
    for place, price in step.get("price", {}).items():
        if place not in table.offers(unit, "contact"):
            assert table.price(unit, place) == price
    assert [place for place in step.get("was_up", []) if not table.face_up(place)] == []
    assert [place for place in step.get("was_down", []) if table.face_up(place)] == []


def act(table: Table, step: dict[str, Any]) -> None:
    if "unit" in step and table.point == "UNIT" and table.state.selected != table.at(step["unit"]):
        table.play("back")
    if "unit" in step and table.point == "UNITS":
        table.play(f"select {step['unit']}")
    points = table.points(step["unit"]) if "unit" in step else 0
    dice, script = step.get("dice", []), step.get("script", [])
    trial = BOOK.read_action(table.box, table.state, step["do"])
    window = step.get("answer", "pass") if not step["do"].startswith(("pass", "counter")) else ""
    opens = window and _opens_window(table, trial)
    table.play(step["do"], dice=[] if opens else dice, script=[] if opens else script)
    if opens:
        table.play(window, dice=dice, script=script)
    for place, price in step.get("price", {}).items():
        if table[place] and not table[step["unit"]]:
            assert points - table.points(place) == price or step["do"].startswith("contact")


def _opens_window(table: Table, action: int) -> bool:
    after = table.state.copy()
    from tablee.core.events import Events

    BOOK.apply(table.box, after, action, Fast(1), Events())
    return bool(BOOK.points.get(after.point) == "COUNTER")


def after(table: Table, step: dict[str, Any]) -> None:
    assert {place: table[place] for place in step.get("at", {})} == step.get("at", {})
    assert {place: table.points(place) for place in step.get("points", {})} == step.get("points", {})
    assert {place: table.attacks(place) for place in step.get("attacks", {})} == step.get("attacks", {})
    assert [place for place in step.get("up", []) if not table.face_up(place)] == []
    assert [place for place in step.get("down", []) if table.face_up(place)] == []
    assert {side: table.lost(side) for side in step.get("lost", {})} == step.get("lost", {})
    found = {
        "control": lambda: sorted(table.control()),
        "over": lambda: table.over,
        "winner": lambda: SIDES[table.winners[0]],
        "hands": lambda: [len(table.hand(side)) for side in SIDES],
        "pile": lambda: table.state.pile_count,
        "discard": table.discard,
        "totals": lambda: table.totals,
        "turn": lambda: table.state.turn,
        "choices": table.offers,
    }
    for name, look in found.items():
        if name in step:
            assert look() == (sorted(step[name]) if name == "control" else step[name]), name
    for seat, sentences in step.get("told", {}).items():
        told = table.told(int(seat))
        assert [sentence for sentence in told if sentence in sentences] == sentences, told
    if "do" in step and "unit" not in step:
        offered = table.offers()
        assert [text for text in step.get("can", []) if text not in offered] == []
        assert [text for text in step.get("cannot", []) if text in offered] == []


# --- Vectors that are not a course of play


@pytest.mark.clause("OFN-095", "OFN-096", "OFN-097")
@every_form
def test_v04_the_zone_of_a_tank_hunter(form: Form) -> None:
    box = Table(form, red="HUN 18,9").box
    here = square_of(box, "18,9")
    zone = {place_of(box, box.zone[here][k]) for k in range(box.zone_end[here][box.explores[HUN]])}
    assert zone == {"18,8", "18,7", "18,6", "18,5", "18,10", "18,11", "18,12", "17,9", "16,9"}


@pytest.mark.clause("OFN-091")
@every_form
def test_v22_no_slipping_between_river_squares(form: Form) -> None:
    chart = maps.Map(3, 3, (OPEN,) * 9, (0,) * 9, tuple(square in (1, 3) for square in range(9)))
    box = Box.from_bytes(BOOK.box(2).to_bytes())
    box.width, box.height, box.squares = 3, 3, 9
    heavy, light, foot = maps.entry_prices(chart)
    drawn = maps.geometry(chart, False, False)
    for square in range(9):
        box.terrain[square] = box.road[square] = 0
        box.river[square] = int(chart.river[square])
        box.near[square] = list(drawn.near[square])
        box.steps[square] = drawn.steps[square]
        for way, prices in enumerate((heavy, heavy, light, foot)):
            box.price[way][square] = prices[square]
        box.zone_end[square] = box.seers_end[square] = [0] * len(box.zone_end[square])
        box.objective_at[square] = 0
    table = Table(form, red="INF 0,0", blue="INF 2,2", idle=False, box=box)
    assert table.offers("0,0", "move") == []


@pytest.mark.clause("OFN-032")
@every_form
def test_v23_deployment_in_a_wood(form: Form) -> None:
    for kind, place, allowed in (("TNK", "8,0", False), ("INF", "8,0", True), ("TNK", "9,3", True)):
        table = Table(form, point="DEPLOY", turn=0, army_red=f"{kind}=1", idle=False)
        assert (f"place {place}" in table.offers()) == allowed
        if not allowed:
            assert table.refused(f"place {place}").clause == "OFN-032"


def disputed(form: Form, *, red: str, blue: str) -> Table:
    """A table whose square 11,10 may be taken as open or as built-up."""
    box = Box.from_bytes(BOOK.box(2).to_bytes())
    box.disputed[square_of(box, "11,10")] = (OPEN + 1) + 4 * (BUILT_UP + 1)
    return Table(form, red=red, blue=blue, box=box)


@pytest.mark.clause("OFN-105", "OFN-003")
@every_form
def test_v39_infantry_on_a_disputed_square_takes_it_as_built_up(form: Form) -> None:
    table = disputed(form, red="TNK 10,10", blue="INF 11,10").use("10,10", "contact 11,10", dice=[1, 1, 1, 1])
    assert table.totals == [-4, -2, 3, 5]


@pytest.mark.clause("OFN-105")
@every_form
def test_v40_a_tank_on_a_disputed_square_takes_it_as_open(form: Form) -> None:
    table = disputed(form, red="MEC 10,10", blue="TNK 11,10").use("10,10", "contact 11,10", dice=[1, 1, 1, 1])
    assert table.totals == [2, 4, 2, 4]


@pytest.mark.clause("OFN-103")
def test_v41_police_against_an_armed_group_in_cover() -> None:
    box = BOOK.box(2)
    margin = box.attack[0][MPO][COVERED] - box.defence[0][AGR][COVERED]
    assert margin == 4
    assert outcomes(margin, 2)[0] / 1296 == pytest.approx(0.841, abs=0.0005)
    assert outcomes(margin, 1)[0] / 216 == pytest.approx(0.995, abs=0.0005)


@pytest.mark.clause("OFN-023", "OFN-024")
@every_form
def test_v76_armies_beyond_the_pool_or_the_size(form: Form) -> None:
    table = Table(form, point="BUILD", turn=0, building="ART", army_red="TNK=4 MEC=5 INF=1 HUN=2 EXP=1 ENG=2 MOR=2", idle=False)
    assert table.refused("count 3").clause == "OFN-024"
    table = Table(form, point="BUILD", turn=0, building="MPO", army_red="TNK=6 MEC=6 INF=4 HUN=3", idle=False)
    assert table.refused("count 2").clause == "OFN-024"
    assert table.offers() == ["count 0", "count 1"]


@pytest.mark.clause("OFN-025")
@every_form
def test_v77_an_army_with_two_line_units(form: Form) -> None:
    table = Table(form, point="BUILD", turn=0, army_size=12, building="INF", army_red="TNK=0 MEC=0", idle=False)
    assert table.refused("count 2").clause == "OFN-025"
    assert table.offers()[0] == "count 3"


@pytest.mark.clause("OFN-106", "OFN-107")
def test_v81_the_outcome_table() -> None:
    assert outcomes(0, 2) == (575, 146, 575)
    assert outcomes(2, 1) == (206, 6, 4)
    assert all(sum(outcomes(margin, 2)) == 1296 and sum(outcomes(margin, 1)) == 216 for margin in range(-11, 12))


# --- What the opponent knows (8.6)


@pytest.mark.clause("OFN-032")
@every_form
def test_v85_what_stands_in_a_wood_without_road(form: Form) -> None:
    assert Table(form, blue="INF 24,11").may_be("24,11") == {"EXP", "HUN", "INF", "MPO"}


SECTOR = {"TNK", "MEC", "INF", "HUN", "EXP", "ENG", "MOR", "ART", "MPO"}


@pytest.mark.clause("OFN-072")
@every_form
def test_v86_what_a_hop_excludes(form: Form) -> None:
    table = Table(form, red="HUN 9,9").use("9,9", "move 10,9")
    assert table.may_be("10,9") == SECTOR
    on_the_road = Table(form, red="HUN 9,9").use("9,9", "move 10,9", "move 11,10")
    assert on_the_road.may_be("11,10") == SECTOR - {"INF", "MPO"}
    assert table.play("move 11,9").may_be("11,9") == {"EXP", "HUN"}


@pytest.mark.clause("OFN-099")
@every_form
def test_v87_what_exploring_and_not_exploring_excludes(form: Form) -> None:
    table = Table(form, red="INF 18,9", blue="MPO 18,12")
    assert not table.face_up("18,9")
    assert table.may_be("18,12") == {"INF", "MPO"}
    table = Table(form, red="INF 18,9", blue="TNK 18,12")
    assert table.face_up("18,9")
    assert table.may_be("18,12") == SECTOR - {"INF", "MPO"}
    seen = next(piece for piece in table.view(0).board.pieces if piece.square == "18,9")
    assert seen.explored_by == ("18,12",)


@pytest.mark.clause("OFN-131")
@every_form
def test_v88_what_control_tells(form: Form) -> None:
    taken = Table(form, red="INF 16,2").use("16,2", "move 17,3")
    assert taken.control() == ["17,3"]
    assert taken.may_be("17,3") <= {"TNK", "MEC", "INF"}
    held = Table(form, red="HUN 16,2").use("16,2", "move 17,3")
    assert held.control() == []
    assert not held.may_be("17,3") & {"TNK", "MEC", "INF"}


def worlds(table: Table, seat: int, count: int = 60) -> list[Any]:
    """Worlds that a seat cannot tell from this one."""
    made = []
    for seed in range(count):
        world = BOOK.State.from_bytes(table.state.to_bytes())
        BOOK.redeal(table.box, world, seat, Fast(seed))
        made.append(world)
    return made


@pytest.mark.clause("OFN-056")
def test_v89_what_intelligence_fixes_of_the_enemy_hand() -> None:
    hands = {"hand_red": "C12 C05", "hand_blue": "C01 C09 C23"}
    table = Table(red="INF 3,3; TNK 18,12; HUN 18,13", blue="TNK 18,10", point="CARDS", **hands)
    table.play("play C12", "pass")
    assert [sentence for sentence in table.told(0) if sentence.startswith("peeked")] == [
        "peeked 1 C01 1",
        "peeked 1 C09 1",
        "peeked 1 C23 1",
    ]
    known = list(table.state.pile[: table.state.pile_count])
    table.play("end-cards").use("18,12", "fire 18,10", dice=[1, 1, 6, 6]).use("18,13", "fire 18,10", dice=[1, 1, 6])
    table.play("end-manche")
    table.play("play C09", "target 18,10", "pass", "end-cards")
    for world in worlds(table, 0):
        hand = [card for card, number in enumerate(world.hand[1]) for _ in range(number)]
        assert {1, 23} <= set(hand)
        assert len(hand) == len(table.hand("blue")) == 4
        drawn = list(hand)
        drawn.remove(1)
        drawn.remove(23)
        assert all(card in known for card in drawn)


@pytest.mark.clause("OFN-141")
def test_v90_who_may_have_laid_a_marker() -> None:
    placed = "AGR 16,11 may=AGR; INF 17,10 may=INF; MEC 25,3 may=MEC; INF 25,5 may=INF; INF 25,7 may=INF"
    table = Table(side="blue", blue=placed).use("16,11", "lay EXB 16,10")
    piece = table.at("16,10")
    assert not table.face_up("16,10")
    assert {KIND_CODES[world.kind[piece]] for world in worlds(table, 0)} == {"EXB"}
    open_one = Table(side="blue", blue=placed.replace("INF 17,10 may=INF", "INF 17,10")).use("16,11", "lay EXB 16,10")
    met = {(KIND_CODES[world.kind[piece]], KIND_CODES[world.kind[open_one.at("17,10")]]) for world in worlds(open_one, 0, 400)}
    assert {marker for marker, _ in met} == {"EXB", "MIN"}
    assert {unit for marker, unit in met if marker == "MIN"} == {"ENG"}


def test_a_position_that_cannot_be_is_refused() -> None:
    with pytest.raises(Complaint):
        Table(red="TNK 99,9")
