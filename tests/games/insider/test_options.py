"""Table options: contract, 6.2."""

from __future__ import annotations

import pytest

from tests.games.insider.table import BOOK, Table

ACTION = "point: ACTION\n"


@pytest.mark.clause("INS-008")
@pytest.mark.parametrize(("length", "way"), [(1, 8), (2, 12), (3, 16)])
def test_longer_lanes_make_the_way_to_the_centre_longer(length: int, way: int):
    table = Table("out: b3 c4 d3 e4", path_len=length)
    assert table.state.away[0] * (length + 1) == way


@pytest.mark.clause("INS-213")
@pytest.mark.parametrize("floor", [-7, -5, -10])
def test_the_cellar_may_lie_higher_or_lower(floor: int):
    table = Table(f"{ACTION}hand red: TRE TRE TRE\ncard: 5D\nscores: -4 -4", floor=floor).play("play TRE 3", "pass")
    assert table.scores == [max(floor, -10)] * 2


@pytest.mark.clause("INS-064")
def test_jumps_may_be_free():
    table = Table("point: MOVE\npoints: 1\ngreen: a1-a2", jump_cost="free")
    assert "a1->a2 (1)" in table.steps()
    assert table.play("step 1 N").state.mp == 0


@pytest.mark.clause("INS-050")
def test_cards_may_have_to_wait_for_the_first_step():
    rolled = "point: MOVE\npoints: 6\nmode: roll\ndice: 3 3\nhand red: SCA\n"
    table = Table(rolled, cards_before_first_step=False)
    assert not table.offers("play")
    assert "relocate" not in table.offers()
    assert table.refused("play SCA 1").clause == "INS-050"
    assert table.refused("relocate").clause == "INS-050"
    assert {"play SCA 1", "relocate"} <= set(table.play("step 1 N").offers())
    stuck = rolled + "card: 5A\nred: t1 t2 t3 t4 b2 b2 b2\nfrozen: 0 0 0 0 1 1 1\n"
    assert "play SCA 1" in Table(stuck, cards_before_first_step=False).offers()


@pytest.mark.clause("INS-083", "INS-084")
@pytest.mark.parametrize(
    ("scope", "after_one", "after_two"),
    [("pawn_and_opponent", ["1 green", "2 blue", "2 green"], ["2 blue", "2 green"]), ("per_pawn", ["2 blue", "2 green"], None)],
)
def test_robbing_may_be_limited_to_once_a_pawn(scope: str, after_one: list[str], after_two: list[str] | None):
    position = "point: MOVE\npoints: 2\nred: a2-b2 b1-b2\nblue: b2\ngreen: b2\nhand blue: HEL HEL\nhand green: TRE TRE"
    table = Table(position, 3, rob_scope=scope).play("step 1 E", "step 2 N").play("rob 1 blue", outcomes=(0,))
    assert table.offers("rob") == after_one
    if after_two is not None:
        assert table.play("rob 1 green", outcomes=(0,)).offers("rob") == after_two


@pytest.mark.clause("INS-084")
def test_robbing_may_be_limited_to_once_a_turn():
    position = "point: MOVE\npoints: 2\nred: a2-b2 b1-b2\nblue: b2\ngreen: b2\nhand blue: HEL HEL\nhand green: TRE TRE"
    table = Table(position, 3, rob_scope="once_per_turn").play("step 1 E", "step 2 N")
    assert len(table.offers("rob")) == 4
    table.play("rob 2 green", outcomes=(0,))
    assert table.offers("rob") == []
    assert table.refused("rob 1 blue").clause == "INS-084"


@pytest.mark.clause("INS-046")
def test_a_card_may_be_cycled_after_drawing():
    table = Table("red: b2\ngreen: b2\nhand red: SCA\ndeck: HEL BOD", cycle_after_draw=True).play("draw")
    assert (table.actor, table.point) == ("red", "ACTION")
    assert table.offers() == ["cycle HEL", "cycle SCA", "end"]
    assert table.refused("play SCA 1").clause == "INS-046"
    assert table.refused("relocate").clause == "INS-046"
    assert table.refused("rob 1 green").reason.key == "not-now"
    table.play("cycle SCA")
    assert (table["hand red"], table.actor) == ("HEL BOD", "green")
    extra = Table(f"{ACTION}red: b2\nhand red: TRE", cycle_after_draw=True).play("play TRE 1", "draw")
    assert extra.actor == "green"


@pytest.mark.clause("INS-156")
def test_drawing_may_be_barred_to_the_rumoured():
    table = Table("red: b2\nrumours: 1 0", rumours_may_draw=False)
    assert table.offers() == ["roll1"]
    assert table.refused("draw").clause == "INS-156"
    assert "draw" in Table("red: b2\nrumours: 0 1", rumours_may_draw=False).offers()


@pytest.mark.clause("INS-124")
def test_an_administrator_may_need_a_pawn_of_ones_own():
    table = Table(f"{ACTION}red: a3\nblue: b4\ngreen: d5\nhand red: ADM", 3, admin_needs_own_pawn=True).play(
        "play ADM 1", "pawn blue 1"
    )
    assert table.offers("pawn") == ["red 1"]
    assert table.refused("pawn green 1").clause == "INS-124"
    without = Table(f"{ACTION}blue: b4\ngreen: d5\nhand red: ADM", 3, admin_needs_own_pawn=True)
    assert without.refused("play ADM 1").clause == "INS-104"


@pytest.mark.clause("INS-163")
def test_bodyguards_may_save_only_their_owner_from_a_bomb_threat():
    position = f"{ACTION}card: 5A\npile: 6A\nred: b2\nblue: t1\ngreen: t2 d4\nhand red: SCA SCA SCA\nhand blue: BOD BOD BOD\n"
    table = Table(position, 3, bomb_counter="protects_self").play("play SCA 3", "counter")
    assert (table.actor, table.point) == ("green", "REACT")
    table.play("pass")
    assert (table.pawns("red"), table.pawns("blue"), table.pawns("green")) == ([], ["t1"], [])
    assert (table["card"], table.state.tables, table["hand blue"]) == ("5A", 0b1, "")
    assert table["guarded"] == ""  # the next threat finds her without
    nobody = Table(position, 3, bomb_counter="protects_self").play("play SCA 3", "pass", "pass")
    assert (nobody["card"], nobody.pawns("blue")) == ("6A", [])


@pytest.mark.clause("INS-151")
def test_scandals_may_add_up():
    table = Table(f"{ACTION}skip: 0 1 0\nhand red: SCA", 3, scandal_adds_up=True).play("play SCA 1")
    assert table.offers("victim") == ["blue", "green"]
    table.play("victim blue", "pass", "end")
    assert (table.actor, table["skip"]) == ("green", "0 1 0")


@pytest.mark.clause("INS-235")
def test_the_turn_limit_is_agreed_beforehand():
    assert BOOK.box(2).turn_cap == 400
    assert Table(f"{ACTION}turn: 73", turn_cap=73).play("end").over == "turns"
    assert Table(f"{ACTION}turn: 72", turn_cap=73).play("end").over == ""


def test_the_options_and_their_values_are_those_of_the_contract():
    names = [option.name for option in BOOK.options]
    assert names == [
        "path_len",
        "floor",
        "jump_cost",
        "cards_before_first_step",
        "rob_scope",
        "cycle_after_draw",
        "rumours_may_draw",
        "admin_needs_own_pawn",
        "bomb_counter",
        "scandal_adds_up",
        "turn_cap",
    ]
    cap = BOOK.options[-1]
    assert (cap.default, cap.low, cap.high) == (400, 50, 2000)
