"""Evaluation and the end of the game: contract, 3.14 and 3.15."""

from __future__ import annotations

import pytest

from tablee.core.events import SPECTATOR
from tablee.games.insider import codes
from tests.games.insider.table import BOOK, Table

OPEN = "out: b3 c4 d3 e4\n"
HYPE = "point: ACTION\nhand red: TRE TRE TRE\n"


@pytest.mark.clause("INS-210", "INS-071")
def test_the_last_free_table_triggers_the_evaluation_on_foot_and_by_air():
    walked = Table(f"point: MOVE\npoints: 1\n{OPEN}card: 3C\nred: c2-c3 t1\ngreen: t2").play("step 1 N", "table t3")
    assert walked.scores == [4, 1]
    flown = Table(f"point: ACTION\n{OPEN}card: 3C\nred: b2 t1\ngreen: t2\nhand red: HEL HEL")
    assert flown.play("play HEL 2", "pawn red 1", "to c3", "table t3").scores == [4, 1]
    one_left = Table(f"point: MOVE\npoints: 1\n{OPEN}card: 4C\nred: c2-c3 t1\ngreen: t2").play("step 1 N", "table t3")
    assert one_left.state.evaluations == 0


@pytest.mark.clause("INS-211", "INS-212")
def test_companies_get_their_tables_and_absent_ones_lose_the_penalty():
    table = Table(f"{HYPE}card: 6C\nred: t1 t3\nblue: t6 b4", 3).play("play TRE 3", "pass", "pass")
    assert table.scores == [10, 0, -6]
    told = table.told(codes.SCORED, SPECTATOR)
    assert told == [(0, 10, 10, 1), (1, 0, 0, 1), (2, -6, -6, 0)]


@pytest.mark.clause("INS-213", "INS-214")
def test_no_score_falls_below_the_cellar_and_all_change_together():
    table = Table(f"{HYPE}card: 5D\nscores: 34 -3", 2).play("play TRE 3", "pass")
    assert table.scores == [28, -7]


@pytest.mark.clause("INS-215", "INS-158")
def test_the_card_leaves_and_rumours_end_also_when_the_game_does():
    table = Table(f"{HYPE}card: 3A\npile: 3B\nrumours: 1 1").play("play TRE 3", "pass")
    assert (table["card"], table["rumours"], table["shown"]) == ("3B", "0 0", "3A 3B")
    over = Table(f"{HYPE}card: 3A\nred: t1\nscores: 34 0\nrumours: 1 1").play("play TRE 3", "pass")
    assert (over.over, over["rumours"], over.pawns("red")) == ("goal", "0 0", ["t1"])


@pytest.mark.clause("INS-216", "INS-217", "INS-218")
def test_guests_go_home_and_everything_else_stays():
    position = f"{HYPE}{OPEN}card: 4A\npile: 4B\nred: t1 b2 b2-c2\ngreen: t2 d4\nskip: 0 1\nhand green: BOD HEL"
    table = Table(position).play("play TRE 3", "pass")
    assert (table.pawns("red"), table.pawns("green")) == (["b2", "b2-c2"], ["d4"])
    assert (table["out"], table["skip"], table["hand green"], table["card"]) == ("b3 c4 d3 e4", "0 1", "HEL BOD", "4B")
    assert table.state.tables == 0


@pytest.mark.clause("INS-230")
@pytest.mark.parametrize(("before", "over"), [(31, ""), (32, "goal"), (34, "goal")])
def test_thirty_five_or_more_ends_the_game_at_once(before: int, over: str):
    table = Table(f"{HYPE}card: 4A\nred: t1\nscores: {before} 0").play("play TRE 3", "pass")
    assert table.over == over
    assert table.scores[0] == before + 3


@pytest.mark.clause("INS-231")
def test_the_seventh_evaluation_ends_the_game():
    table = Table(f"{HYPE}card: 4A\nevaluations: 6\npile:\nred: t1\nscores: 5 9").play("play TRE 3", "pass")
    assert (table.over, table.scores, table.winners) == ("evaluations", [8, 5], ["red"])
    short = Table(f"{HYPE}card: 4A\nevaluations: 2\npile:\nred: t1").play("play TRE 3", "pass")
    assert short.over == "evaluations"
    sixth = Table(f"{HYPE}card: 4A\nevaluations: 5\npile: 4B").play("play TRE 3", "pass")
    assert (sixth.over, sixth.state.evaluations) == ("", 6)


@pytest.mark.clause("INS-232", "INS-233")
def test_the_highest_score_wins_and_equals_share():
    both = Table(f"{HYPE}card: 5D\nred: t3\ngreen: t2 t1\nscores: 33 30").play("play TRE 3", "pass")
    assert (both.scores, both.winners) == ([36, 39], ["green"])
    shared = Table(f"{HYPE}card: 5B\nred: t2\nblue: t3\nscores: 33 33 20", 3).play("play TRE 3", "pass", "pass")
    assert (shared.scores, shared.winners) == ([35, 35, 16], ["red", "blue"])


@pytest.mark.clause("INS-234")
def test_the_rest_of_the_turn_is_not_played():
    table = Table(f"point: MOVE\npoints: 5\n{OPEN}card: 3C\nred: t1 c2-c3\ngreen: t2\nscores: 31 0").play(
        "step 2 N", "table t3"
    )
    assert (table.over, table.offers(), table.actor) == ("goal", [], "-")
    assert table.refused("step 3 N").clause == "INS-234"
    assert BOOK.decision(table.box, table.state) is None


@pytest.mark.clause("INS-214")
def test_scores_above_thirty_five_are_kept_exactly():
    table = Table(f"{HYPE}card: 5D\nred: t1 t2 t3\nscores: 34 0").play("play TRE 3", "pass")
    assert table.scores == [46, -6]


def test_the_view_tells_what_the_card_would_bring_now():
    table = Table("card: 4A\nred: t1 t4\nblue: t2", 3)
    assert [company.standing for company in BOOK.view(table.box, table.state).board.companies] == [3, 2, -4]
