"""Administrator, Helicopter, Scandal and Trendsetter: contract, 3.8 to 3.11."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.insider.table import BOOK, Table

ACTION = "point: ACTION\n"
OPEN = "out: b3 c4 d3 e4\n"


# Administrator


@pytest.mark.clause("INS-120", "INS-124")
def test_an_administrator_swaps_any_two_pawns_of_different_companies_in_different_places():
    table = Table(f"{ACTION}red: a3 b2\nblue: b2 c1\ngreen: d5\nhand red: ADM", 3).play("play ADM 1")
    assert table.offers("pawn") == ["red 1", "red 2", "blue 1", "blue 2", "green 1"]
    table.play("pawn blue 1")
    assert table.offers("pawn") == ["red 1", "green 1"]
    assert table.refused("pawn red 2").clause == "INS-124"
    assert table.refused("pawn blue 2").clause == "INS-124"
    table.play("pawn green 1", "pass", "pass")
    assert (sorted(table.pawns("blue")), table.pawns("green")) == (["c1", "d5"], ["b2"])


@pytest.mark.clause("INS-121")
@pytest.mark.parametrize("count", [1, 2])
def test_pawns_on_paths_and_start_squares_are_never_exchanged(count: int):
    table = Table(f"{ACTION}red: a3 a3-a4\ngreen: d5 d4-d5\nhand red: ADM ADM").play(f"play ADM {count}")
    assert table.offers("pawn") == ["red 1", "green 1"]
    for said in ("pawn red 2", "pawn red 3", "pawn green 2", "pawn green 3"):
        assert table.refused(said).clause == "INS-121"


@pytest.mark.clause("INS-122", "INS-123")
def test_two_cards_reach_inner_squares_and_tables():
    position = f"{ACTION}{OPEN}card: 4A\nred: c2 t1\ngreen: e3 t4\nhand red: ADM ADM"
    assert Table(position).refused("play ADM 1").clause == "INS-104"
    assert Table(position).play("play ADM 2").offers("pawn") == ["red 1", "red 2", "green 1", "green 2"]


def test_of_foreign_pawns_on_one_square_the_first_is_offered_whatever_ones_own_have_done():
    """Red's first two pawns have come from different squares, and one has arrived: that says nothing of green's."""
    moves = ("step 1 E", "step 1 E", "step 2 N")
    table = Table("point: MOVE\npoints: 4\nred: a2 a3\ngreen: d4 d4\nhand red: ADM").play(*moves, "play ADM 1")
    assert table.state.arrived[:2] == [1, 0]
    assert "green 1" in table.offers("pawn")
    assert "green 2" not in table.offers("pawn")


@pytest.mark.clause("INS-126")
def test_a_swap_takes_over_the_very_table_and_fills_no_card():
    table = Table(f"{ACTION}card: 3A\nred: a3\ngreen: t1 t2\nhand red: ADM ADM")
    table.play("play ADM 2", "pawn red 1", "pawn green 2", "pass")
    assert (table.pawns("red"), table.pawns("green"), table.state.evaluations) == (["t2"], ["t1", "a3"], 0)


@pytest.mark.clause("INS-127")
def test_frozen_pawns_may_be_swapped_and_stay_frozen():
    table = Table("point: MOVE\npoints: 3\nred: b2 c1\nfrozen: 1\norigin: a2 c1\ngreen: d4\nhand red: ADM")
    table.play("play ADM 1", "pawn red 1", "pawn green 1", "pass")
    assert table.pawns("red") == ["d4", "c1"]
    assert table.refused("step 1 N").clause == "INS-074"
    moving = Table("point: MOVE\npoints: 3\nred: b2\ngreen: d4\nhand red: ADM")
    moving.play("play ADM 1", "pawn red 1", "pawn green 1", "pass")
    assert moving.play("step 1 N").pawns("red") == ["d4-d5"]


@pytest.mark.clause("INS-128", "INS-203")
def test_a_swap_that_encloses_a_pawn_is_illegal():
    """With out {a3,b2,c4,d3} the squares a2 and b1 are open only to Red, through its base."""
    table = Table(f"{ACTION}out: a3 b2 c4 d3\nred: a2 d4\ngreen: e4\nhand red: ADM", 4).play("play ADM 1")
    assert table.offers("pawn") == ["red 2", "green 1"]
    table.play("pawn green 1")
    assert table.offers("pawn") == ["red 2"]
    assert table.refused("pawn red 1").clause == "INS-203"


@pytest.mark.clause("INS-129")
def test_the_owners_are_asked_but_never_the_attacker():
    own = Table(f"{ACTION}red: a3\nblue: b4\ngreen: d5\nhand red: ADM BOD\nhand blue: BOD", 3)
    own.play("play ADM 1", "pawn red 1", "pawn green 1")
    assert own.actor == "green"
    assert own.play("pass").actor == "red"


@pytest.mark.clause("INS-130", "INS-131")
def test_the_special_vip_seats_everybody_as_she_likes():
    table = Table(f"{ACTION}card: 5A\nred: t5\ngreen: t1 t2\nhand red: ADM ADM ADM").play("play ADM 3", "pledge 0")
    assert table.offers() == ["sit red", "sit green", "empty"]
    table.play("sit red", "empty", "empty")
    assert table.offers() == ["sit green"]
    assert table.refused("empty").clause == "INS-131"
    assert table.refused("sit red").clause == "INS-131"
    table.play("sit green", "sit green")
    assert (table.pawns("red"), table.pawns("green"), table.point) == (["t1"], ["t4", "t5"], "ACTION")
    assert table.state.tables == 0b11001


@pytest.mark.clause("INS-130")
def test_once_all_are_seated_the_other_tables_stay_empty():
    table = Table(f"{ACTION}card: 5A\ngreen: t4\nhand red: ADM ADM ADM").play("play ADM 3", "pledge 0", "empty", "sit green")
    assert (table.pawns("green"), table.point) == (["t2"], "ACTION")


# Helicopter


@pytest.mark.clause("INS-135", "INS-136")
def test_own_pawns_fly_and_never_from_or_to_a_path_or_a_base():
    table = Table(f"{ACTION}red: a3 a2-a3 a1\ngreen: d5\nhand red: HEL HEL").play("play HEL 2")
    assert table.offers("pawn") == ["red 1"]
    assert table.refused("pawn green 1").clause == "INS-135"
    assert table.refused("pawn red 2").clause == "INS-121"
    assert table.refused("pawn red 3").clause == "INS-121"
    table.play("pawn red 1")
    for square in ("a1", "e5"):
        assert table.refused(f"to {square}").clause == "INS-137"


@pytest.mark.clause("INS-137", "INS-138")
def test_one_card_stays_outside_and_two_reach_everything():
    position = f"{ACTION}{OPEN}card: 4A\nred: a3 c2\nhand red: HEL HEL\n"
    one = Table(position).play("play HEL 1")
    assert one.offers("pawn") == ["red 1"]
    one.play("pawn red 1")
    assert not {"c2", "c3", "a3"} & set(one.offers("to"))
    assert one.refused("to c3").clause == "INS-137"
    assert one.refused("to a3").clause == "INS-137"
    two = Table(position).play("play HEL 2", "pawn red 2")
    assert "c3" in two.offers("to")
    assert "c2" not in two.offers("to")


@pytest.mark.clause("INS-139", "INS-140")
def test_a_seated_pawn_flies_out_and_tokens_bar_only_their_own_square():
    table = Table(f"{ACTION}card: 4A\nred: t2\nhand red: HEL HEL").play("play HEL 2", "pawn red 1")
    assert not {"b3", "c2", "c4", "d3", "c3"} & set(table.offers("to"))
    assert table.refused("to c2").clause == "INS-017"
    assert table.play("to e3").state.tables == 0


@pytest.mark.clause("INS-140")
def test_the_insider_is_reached_by_air_while_all_accesses_are_closed():
    table = Table(f"{ACTION}card: 4A\nred: e3\nhand red: HEL HEL").play("play HEL 2", "pawn red 1", "to c3")
    assert table.point == "SEAT"


@pytest.mark.clause("INS-142")
def test_a_frozen_pawn_does_not_fly_and_a_flown_one_walks_on():
    table = Table("point: MOVE\npoints: 3\nred: b2 c1\nfrozen: 1\nhand red: HEL").play("play HEL 1")
    assert table.offers("pawn") == ["red 2"]
    assert table.refused("pawn red 1").clause == "INS-074"
    table.play("pawn red 2", "to d4")
    assert table.play("step 2 N", "step 2 N").pawns("red") == ["b2", "d5"]


@pytest.mark.clause("INS-144", "INS-145")
def test_a_meeting_sends_one_opponent_home_who_is_away():
    table = Table(f"{ACTION}card: 5A\nred: b2\nblue: b4 t1 a4-b4\nhand red: HEL HEL HEL", 3).play("play HEL 3")
    assert table.offers("victim") == ["blue"]
    assert table.refused("victim green").clause == "INS-145"
    table.play("victim blue", "pass")
    assert (table.pawns("blue"), table.pawns("red")) == ([], ["b2"])
    assert Table(f"{ACTION}hand red: HEL HEL HEL").refused("play HEL 3").clause == "INS-104"


@pytest.mark.clause("INS-146")
def test_only_the_victim_of_a_meeting_may_counter():
    table = Table(f"{ACTION}blue: b4\ngreen: d4\nhand red: HEL HEL HEL\nhand blue: BOD BOD BOD\nhand green: BOD BOD BOD", 3)
    table.play("play HEL 3", "victim green")
    assert (table.actor, table.offers()) == ("green", ["pass", "counter"])
    assert table.play("pass").actor == "red"


# Scandal


@pytest.mark.clause("INS-150", "INS-151")
def test_a_scandal_costs_an_opponent_the_next_turn():
    table = Table(f"{ACTION}hand red: SCA", 3).play("play SCA 1")
    assert table.offers("victim") == ["blue", "green"]
    table.play("victim blue", "pass", "end")
    assert (table.actor, table["skip"]) == ("green", "0 0 0")


@pytest.mark.clause("INS-153", "INS-154")
def test_rumours_leave_the_victim_one_die_until_the_next_evaluation():
    table = Table(f"{ACTION}hand red: SCA SCA").play("play SCA 2", "victim green", "pass", "end")
    assert table.offers() == ["roll1"]
    table.play("roll1", outcomes=(2,))
    assert (table.state.mp, table["dice"]) == (3, "3 0")


@pytest.mark.clause("INS-155", "INS-156")
def test_a_rumoured_player_plays_cards_and_draws_as_usual():
    table = Table("rumours: 1 0\nred: b2\nhand red: SCA").play("roll1", outcomes=(5,))
    assert "play SCA 1" in table.offers()
    assert Table("rumours: 1 0\nred: b2").play("draw").actor == "green"


@pytest.mark.clause("INS-157")
def test_rumours_are_not_spread_twice():
    table = Table(f"{ACTION}rumours: 0 1 0\nhand red: SCA SCA", 3).play("play SCA 2")
    assert table.offers("victim") == ["green"]
    assert table.refused("victim blue").clause == "INS-157"


@pytest.mark.clause("INS-158")
def test_rumours_end_at_an_evaluation_but_points_rolled_stay():
    table = Table("point: MOVE\npoints: 4\nmode: roll1\ndice: 4\nrumours: 1 1\nhand red: TRE TRE TRE").play(
        "play TRE 3", "pass"
    )
    assert (table["rumours"], table.state.mp) == ("0 0", 4)


@pytest.mark.clause("INS-159", "INS-160")
def test_a_bomb_threat_sends_everybody_home_and_ends_no_rumours():
    table = Table(
        f"{ACTION}card: 5A\npile: 6A 6B\nrumours: 0 1 1\nred: b2 t1\nblue: t2 a4-b4\ngreen: d4\nhand red: SCA SCA SCA", 3
    )
    table.play("play SCA 3", "pass", "pass")
    assert [table.pawns(colour) for colour in ("red", "blue", "green")] == [[], [], []]
    assert (table["rumours"], table.scores, table.state.evaluations) == ("0 1 1", [0, 0, 0], 0)


@pytest.mark.clause("INS-161", "INS-162")
def test_cards_under_the_pile_are_known_in_their_order():
    table = Table(f"{ACTION}card: 3A\npile: 3B 3C\nhand red: SCA SCA SCA SCA SCA SCA").play("play SCA 3", "pass")
    assert (table["card"], table["pile"], table["known"]) == ("3B", "3C 3A", "1")
    again = Table(f"{ACTION}card: 3B\npile: 3C 3A\nknown: 1\nshown: 3A 3B\nhand red: SCA SCA SCA").play("play SCA 3", "pass")
    assert (again["card"], again["pile"], again["known"]) == ("3C", "3A 3B", "2")
    bottom = board_of(again).evaluation.bottom
    assert bottom == ("3A", "3B")


def board_of(table: Table) -> Any:
    return BOOK.view(table.box, table.state).board


@pytest.mark.clause("INS-163", "INS-174")
@pytest.mark.parametrize("said", ["play SCA 3", "play TRE 3"])
def test_any_opponent_alone_cancels_a_bomb_threat_or_a_media_hype(said: str):
    hands = "hand red: SCA SCA SCA TRE TRE TRE\nhand blue: BOD BOD\nhand green: BOD\nhand yellow: BOD BOD BOD\n"
    table = Table(f"{ACTION}card: 5A\nred: t1\nblue: b4\n{hands}", 4).play(said, "pass", "pass")
    assert (table.actor, table.offers()) == ("yellow", ["pass", "counter"])
    table.play("counter")
    assert (table.pawns("red"), table.pawns("blue"), table["card"], table.scores) == (["t1"], ["b4"], "5A", [0, 0, 0, 0])


@pytest.mark.clause("INS-163")
def test_only_the_victim_answers_a_scandal_or_rumours():
    for count in (1, 2):
        table = Table(f"{ACTION}hand red: SCA SCA\nhand blue: BOD BOD\nhand green: BOD BOD", 3)
        table.play(f"play SCA {count}", "victim green")
        assert table.actor == "green"
        assert table.play("pass").actor == "red"


# Trendsetter


@pytest.mark.clause("INS-165", "INS-166")
def test_a_trendsetter_gives_another_turn_at_once():
    table = Table(f"{ACTION}turn: 7\nhand red: TRE HEL", 3).play("play TRE 1")
    assert (table.actor, table.point, table.state.turn, table.state.extra) == ("red", "START", 8, 1)
    table.play("move7", *["step 1 N"] * 4, *["step 2 E"] * 3)
    assert table.offers() == ["end"]
    assert table.play("end").actor == "blue"


@pytest.mark.clause("INS-167", "INS-168")
def test_in_an_extra_turn_one_moves_draws_and_robs_and_nothing_else():
    table = Table(f"{ACTION}red: b2\nhand red: TRE SCA").play("play TRE 1")
    assert table.offers() == ["move7", "roll", "draw"]
    assert table.play("draw").actor == "green"
    rumoured = Table(f"{ACTION}red: b2\nrumours: 1 0\nhand red: TRE").play("play TRE 1")
    assert rumoured.offers() == ["roll1", "draw"]
    robbing = Table(f"{ACTION}red: a2-b2\ngreen: b2\nhand red: TRE\nhand green: SCA").play("play TRE 1", "move7", "step 1 E")
    assert robbing.offers("rob") == ["1 green"]


@pytest.mark.clause("INS-169")
def test_an_extra_turn_is_a_new_turn_for_pawns():
    position = f"{ACTION}red: b2\norigin: a2-b2\narrived: 1\nfrozen: 1\nrobbed: 2\ngreen: b2\nhand red: TRE\nhand green: SCA"
    table = Table(position).play("play TRE 1", "move7")
    assert table.offers("rob") == []
    assert table.play("step 1 N", "step 1 S").offers("rob") == []
    assert [step for step in table.offers("step") if step.startswith("1")]


@pytest.mark.clause("INS-170", "INS-171")
def test_total_out_moves_none_one_or_two_tokens_one_after_the_other():
    table = Table(f"{ACTION}hand red: TRE TRE").play("play TRE 2", "from c2", "to e3")
    assert (table.point, table["out"]) == ("OUT_FROM", "b3 c4 d3 e3")
    assert table.offers() == ["from b3", "from c4", "from d3", "from e3", "stop"]
    table.play("from e3", "to d4")
    assert (table.point, table["out"], table.offers()) == ("ACTION", "b3 c4 d3 d4", ["end"])


@pytest.mark.clause("INS-172", "INS-173")
def test_a_media_hype_counts_as_one_of_the_seven():
    table = Table(f"{ACTION}card: 4A\npile: 5A 5B\nred: t1\ngreen: b4\nhand red: TRE TRE TRE").play("play TRE 3", "pass")
    assert (table.scores, table.state.evaluations, table["card"], table["pile"]) == ([3, -4], 1, "5A", "5B")
    assert "4A" in table["shown"].split()
    assert table.pawns("green") == ["b4"]
