"""Armies, hidden deployment, armed groups, the deal: sections 3.1 and 3.2 of the contract."""

from __future__ import annotations

import pytest

from tablee.core.chance import Fast, Scripted
from tablee.core.edition import BadEdition, Edition
from tablee.core.events import Events
from tablee.core.texts import Complaint
from tablee.games.offensive import terms
from tablee.games.offensive.maps import square_of
from tablee.games.offensive.state import BLUE, BUILT_UP, COVERED, KIND_CODES, OPEN, RED
from tests.games.offensive.golden_answers import corners
from tests.games.offensive.table import BOOK, Table


def prepared(edition: Edition | None = None, **options: object) -> Table:
    """A new game at its first decision."""
    table = Table.__new__(Table)
    from tests.games.offensive.table import CHECKED

    table.form, table.box = CHECKED, CHECKED.of(BOOK.box(2, options, edition))
    table.state, table.events = BOOK.State.checked()(), Events()
    BOOK.new(table.box, table.state, Fast(1), table.events)
    return table


def ready(**options: object) -> Table:
    """Both armies are the presets and deployed by the program; armed groups wait, or play has begun."""
    table = prepared(**options).play("preset", "preset", "auto")
    return deal(table, "auto")


def deal(table: Table, said: str) -> Table:
    """Play an action that may lead to the deal; the deck is not shuffled at all."""
    action = BOOK.read_action(table.box, table.state, said)
    cards = sum(table.box.copies)
    trial = table.state.copy()
    BOOK.apply(table.box, trial, action, Fast(1), Events())
    script = list(range(cards - 1, 0, -1)) if trial.turn and table.box.cards_on else []
    table.state, table.events = table.form.apply(table.box, table.state, action, Scripted(script))
    return table


@pytest.mark.clause("OFN-143")
def test_obstacles_are_prepared_in_the_zone_or_on_its_bridges_until_the_supply_is_used_up() -> None:
    table = prepared(corners(), scenario="learning", prepared_obstacles=4).play("preset", "preset")
    while "done" not in table.offers():
        table.play(table.offers()[0])
    begun = table.state.copy()
    assert obstacles(table) == [expected(table, used_up=False)] * 2
    table.play("lay BAR 8,5")
    assert obstacles(table) == [expected(table, used_up=False)] * 2
    table.play(next(said for said in table.offers() if "lay BAR" in said))
    assert obstacles(table) == [expected(table, used_up=True), expected(table, used_up=False)]
    table.play(next(said for said in table.offers() if "lay MIN" in said))
    assert (table.point, table.actor) == ("DEPLOY", RED), "nothing is left to prepare"
    table.state = begun
    table.play(next(said for said in table.offers() if "lay MIN" in said))
    assert obstacles(table) == [expected(table, used_up=False), expected(table, used_up=True)]
    assert "done" in table.play(next(said for said in table.offers() if "lay BAR" in said)).offers(), "a barricade is left"


@pytest.mark.clause("OFN-143")
def test_as_many_obstacles_are_prepared_as_were_agreed_and_mines_lie_open_where_all_markers_do() -> None:
    options = {"scenario": "learning", "prepared_obstacles": 2, "infiltration": False, "hidden_markers": False}
    table = prepared(**options).play("preset", "preset")
    while "done" not in table.offers():
        table.play(table.offers()[0])
    mined = next(said for said in table.offers() if "lay MIN" in said)
    assert "done" in table.play(mined).offers()
    assert table.play(next(said for said in table.offers() if "lay BAR" in said)).actor == RED
    deal(table, "auto")
    assert table[mined.split()[-1]] == "blue MIN"
    assert table.face_up(mined.split()[-1])


def obstacles(table: Table) -> list[list[str]]:
    """Why barricades and mines may not be prepared, square by square."""
    numbers = range(2 * table.box.squares)
    reasons = [BOOK.refusal(table.box, table.state, number) for number in numbers]
    said = [BOOK.reasons[reason].key if reason else "" for reason in reasons]
    return [said[: table.box.squares], said[table.box.squares :]]


def expected(table: Table, *, used_up: bool) -> list[str]:
    """The same by the words of the contract, in the edition of corners."""
    box = table.box

    def reason(square: int) -> str:
        if used_up:
            return "supply-is-used-up"
        if box.river[square] and not box.road[square]:
            return "on-a-river"
        if square % box.width < 8:
            return "not-in-the-zone"
        return "square-is-occupied" if table.state.at[square] else "on-an-objective" if box.objective_at[square] else ""

    return [reason(square) for square in range(box.squares)]


@pytest.mark.clause("OFN-027")
def test_what_the_program_places_is_told_to_its_side_alone() -> None:
    table = prepared(scenario="learning").play("preset", "preset", "auto")
    assert [said.split()[0] for said in table.told(BLUE)] == ["placed"] * 12
    assert table.told(RED) == []


@pytest.mark.clause("OFN-172")
def test_who_has_no_time_to_count_gets_what_is_nearest_to_the_preset() -> None:
    table = prepared(scenario="learning").play("preset")
    red = {"TNK": 3, "MEC": 3, "INF": 1, "HUN": 1, "EXP": 1, "ENG": 1, "MOR": 1, "ART": 1, "MPO": 0}
    assert table.default() == "preset"
    table.play("count 2")
    counted = {"TNK": 2}
    while table.point == "BUILD":
        kind = KIND_CODES[table.state.building]
        counted[kind] = int(table.default().removeprefix("count "))
        table.play(table.default())
    assert counted == red | {"TNK": 2}
    assert table.state.army[RED][KIND_CODES.index("AGR")] == 1, "the last kind is forced"


@pytest.mark.clause("OFN-001", "OFN-002", "OFN-005", "OFN-006")
def test_the_map_is_a_rectangle_of_squares_with_one_terrain_each() -> None:
    box = BOOK.box(2)
    assert (box.width, box.height, box.squares) == (30, 20, 600)
    terrains = [box.terrain[square] for square in range(box.squares) if not box.river[square]]
    assert [terrains.count(kind) for kind in (OPEN, COVERED, BUILT_UP)] == [388, 152, 35]
    rivers = [square for square in range(box.squares) if box.river[square]]
    assert len(rivers) == 25
    assert all(box.terrain[square] == OPEN for square in rivers)


@pytest.mark.clause("OFN-004", "OFN-008")
def test_roads_of_both_colours_are_alike_and_squares_have_eight_neighbours() -> None:
    box = BOOK.box(2)
    roads = [box.road[square] for square in range(box.squares)]
    assert (roads.count(1), roads.count(2)) == (30, 117)
    for place, price in (("8,6", 1), ("16,6", 1), ("15,10", 2)):
        assert box.price[0][square_of(box, place)] == price
    around = [f"{x},{y}" for y in (4, 5, 6) for x in (4, 5, 6) if (x, y) != (5, 5)]
    assert list(box.near[square_of(box, "5,5")]) == [square_of(box, place) for place in around]
    assert list(box.near[0]).count(-1) == 5


@pytest.mark.clause("OFN-020", "OFN-021", "OFN-022")
def test_a_scenario_gives_mission_and_zones() -> None:
    table = prepared()
    box = table.box
    assert (box.objectives, box.needed, box.turn_limit) == (6, 3, 18)
    zones = [[square % 30 for square in range(600) if box.deployable[side][square]] for side in (RED, BLUE)]
    assert [(min(zone), max(zone)) for zone in zones] == [(0, 9), (15, 29)]
    assert table.actor == BLUE  # seat 0 is Red, seat 1 is Blue, and Blue begins to build


@pytest.mark.clause("OFN-023", "OFN-024")
def test_an_army_is_counted_kind_by_kind_and_the_last_kind_is_forced() -> None:
    table = prepared()
    said = ["count 4", "count 4", "count 9", "count 0", "count 0", "count 0", "count 0", "count 1", "count 1"]
    for text in said:
        assert table.actor == BLUE
        table.play(text)
    assert table.actor == RED
    assert [table.state.army[BLUE][kind] for kind in range(1, 11)] == [4, 4, 9, 0, 0, 0, 0, 1, 1, 1]


@pytest.mark.clause("OFN-023")
def test_a_count_that_leaves_the_army_too_small_is_refused_with_the_least_number() -> None:
    table = prepared(army_size=30)
    refusal = table.refused("count 0")
    assert (refusal.clause, refusal.values["least"]) == ("OFN-023", "1")
    assert table.offers()[0] == "count 1"


@pytest.mark.clause("OFN-024")
def test_only_the_preset_where_that_was_agreed() -> None:
    table = prepared(army_mode="preset")
    assert table.offers() == ["preset"]
    assert table.refused("count 2").clause == "OFN-024"


@pytest.mark.clause("OFN-026", "OFN-027", "OFN-028")
def test_neither_side_sees_anything_until_both_have_deployed() -> None:
    table = prepared().play("preset", "preset")
    assert table.actor == BLUE
    table.play("place 20,10").play("auto")
    assert table.actor == RED
    assert table.view(RED).board.pieces == ()
    assert len(table.view(BLUE).board.pieces) == 20
    assert table.view(-1).board.pieces == ()
    deal(table, "auto")
    enemies = [piece for piece in table.view(RED).board.pieces if piece.side == "blue"]
    assert len(enemies) == 20
    assert all(piece.kind is None for piece in enemies)
    assert [piece.handle for piece in enemies] == list(range(1, 21))
    squares = [square_of(table.box, piece.square) for piece in enemies]
    assert squares == sorted(squares)


@pytest.mark.clause("OFN-029", "OFN-031")
def test_units_are_placed_in_the_own_zone_on_free_land() -> None:
    table = prepared().play("preset", "preset")
    assert table.refused("place 14,10").clause == "OFN-029"
    table.play("place 15,10")
    assert table.refused("place 15,10").clause == "OFN-007"
    red = Table(point="DEPLOY", turn=0, army_red="TNK=1", idle=False, scenario="bridges")
    assert red.refused("place 8,10").clause == "OFN-029"
    assert Table(point="DEPLOY", turn=0, army_red="TNK=1", idle=False).refused("place 12,5").clause == "OFN-031"


@pytest.mark.clause("OFN-030")
def test_armed_groups_are_placed_by_turns_blue_first() -> None:
    table = Table(
        point="FREE", turn=0, side="blue", army_red="AGR=2", army_blue="AGR=1", red="INF 3,3", blue="INF 25,5", idle=False
    )
    table.play("place 20,14")
    assert table.actor == RED
    table.play("place 3,5")
    assert (table.actor, table.point) == (RED, "FREE")
    assert table.told(BLUE) == ["group-placed 0 3,5"]
    assert table.may_be("3,5") == {"AGR"}
    deal(table, "place 3,6")
    assert (table.actor, table.point, table.state.turn) == (RED, "CARDS", 1)


@pytest.mark.clause("OFN-033", "OFN-034")
def test_six_cards_each_one_by_one_red_first_and_all_objectives_blue() -> None:
    table = deal(prepared().play("preset", "preset", "auto"), "auto")
    if table.point == "FREE":
        deal(table, BOOK.to_text(table.box, table.state, BOOK.default(table.box, table.state)))
    assert [len(table.hand(side)) for side in ("red", "blue")] == [6, 6]
    dealt = [event.a for event in table.events if event.kind == terms.DEALT]
    assert dealt == [RED, BLUE] * 6
    assert table.state.pile_count == 48
    assert table.control() == []


@pytest.mark.clause("OFN-035")
def test_exploration_is_checked_before_the_first_manche() -> None:
    table = Table(point="FREE", turn=0, army_red="AGR=1", red="HUN 18,9", blue="TNK 18,6; INF 25,5", idle=False, cards=False)
    assert not table.face_up("18,6")
    table.play("place 3,5")
    assert table.face_up("18,6")
    kinds = [event.kind for event in table.events]
    assert kinds.index(terms.SEEN) < kinds.index(terms.MANCHE)


@pytest.mark.clause("OFN-172")
def test_the_automatic_deployment_is_always_the_same_and_legal() -> None:
    once, again = ready(), ready()
    assert once.state.to_bytes() == again.state.to_bytes()
    standing = {table_square: once[table_square] for table_square in ("19,10", "20,9", "20,11", "15,10", "17,3", "17,16")}
    assert set(standing.values()) == {"blue INF", "blue MEC"}
    guns = [once.state.where[p] % 30 for p in range(1, 45) if KIND_CODES[once.state.kind[p]] in ("ART", "MOR")]
    assert len(guns) == 4
    assert max(guns) <= 7


@pytest.mark.clause("OFN-163", "OFN-003")
def test_a_map_of_ones_own_can_be_played_and_its_errors_are_named_by_line_and_column() -> None:
    source = BOOK.edition.source
    assert BOOK.box(2, {"scenario": "free"}).squares == 280
    wrong = source.replace("..B.....F..~..BB....", "..B.....F..~..BX....")
    with pytest.raises(BadEdition) as refused:
        BOOK.box(2, {"scenario": "free"}, Edition(wrong, "mine.toml"))
    line = next(number for number, text in enumerate(wrong.splitlines(), 1) if "BX" in text)
    assert str(refused.value).startswith(f"mine.toml:{line}:16: ")
    more = 'disputed = [{ square = [0, 0], terrains = ["open", "built-up"] }]'
    disputed = source.replace('id = "combe-noire"', f'id = "combe-noire"\n{more}')
    assert BOOK.box(2, {"scenario": "free"}, Edition(disputed)).disputed[0] == 1 + 4 * 2


@pytest.mark.clause("OFN-163")
@pytest.mark.parametrize(
    ("old", "new", "key"),
    [
        ("...........~........\n..B.....F..~..BB....", "...........~.......\n..B.....F..~..BB....", "edition-row"),
        ("...FF.....~~....F...\n...........~........", "...FF.....~.....F...\n...........~........", "edition-river"),
        ("......BB....~...FF..\n......B.....~...F...", "......BB....~...FFFF\n......B.....~...F.F.", "edition-region"),
        ("red = [0, 6]", "red = [0, 14]", "edition-front"),
        ("red = [0, 6]", "red = [0, 0]", "edition-zone-room"),
        ("objectives = [[14, 4], [15, 5]", "objectives = [[3, 4], [15, 5]", "edition-objective"),
        ("objectives = [[14, 4], [15, 5]", "objectives = [[14, 40], [15, 5]", "edition-square"),
        ("needed = 2\nturns = 12", "needed = 5\nturns = 12", "edition-range"),
        ('map = "combe-noire"', 'map = "elsewhere"', "edition-no-map"),
    ],
)
def test_maps_and_scenarios_that_cannot_be_played_are_refused(old: str, new: str, key: str) -> None:
    source = BOOK.edition.source
    assert source.count(old) == 1
    with pytest.raises(BadEdition) as refused:
        BOOK.box(2, {"scenario": "free"}, Edition(source.replace(old, new)))
    assert refused.value.complaint.key == key


@pytest.mark.clause("OFN-162")
def test_the_strict_symmetric_game_has_no_armies_of_thirty() -> None:
    with pytest.raises(Complaint, match="29"):
        BOOK.box(2, {"symmetric": "strict", "army_size": 30})
    box = BOOK.box(2, {"symmetric": "strict"})
    assert [box.preset[side][kind] for side in (RED, BLUE) for kind in (3, 9, 10)] == [2, 0, 0, 8, 0, 0]
    assert sum(box.copies) == 50
    table = prepared(symmetric="strict")
    for text in ["count 4", "count 4", "count 9", "count 3", "count 0", "count 0", "count 0"]:
        table.play(text)
    assert table.actor == RED
