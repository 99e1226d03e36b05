"""The turn: contract, 3.3, 4.5, 4.7 and the platform guard."""

from __future__ import annotations

from collections import Counter

import pytest

from tablee.core.chance import Fast
from tablee.core.events import Events
from tablee.core.position import LEFT_TO_THE_TABLE, RESIGNED
from tablee.games.insider import codes
from tests.games.insider.table import BOOK, LIGHT, Table


@pytest.mark.clause("INS-040")
def test_a_turn_has_exactly_one_of_three_modes():
    table = Table("red: b2")
    assert table.offers() == ["move7", "roll", "draw"]
    table.play("move7")
    for said in ("move7", "roll", "draw"):
        assert table.refused(said).reason.key == "not-now"


@pytest.mark.clause("INS-042")
def test_counting_throws_have_the_weights_of_two_dice_without_the_seven():
    chance, found = Fast(5), Counter()
    table = Table(form=LIGHT)
    for _ in range(3000):
        state = table.state.copy()
        BOOK.step(table.box, state, codes.ROLL, chance)
        found[state.mp] += 1
    weights = {2: 1, 3: 2, 4: 3, 5: 4, 6: 5, 8: 5, 9: 4, 10: 3, 11: 2, 12: 1}
    assert set(found) == set(weights)
    for points, weight in weights.items():
        assert abs(found[points] - 100 * weight) < 5 * (100 * weight) ** 0.5


def test_all_throws_are_reported_sevens_included():
    table = Table().play("roll", outcomes=(2, 3, 5, 0, 4, 4))
    assert table.told(codes.THROWN, 1) == [(0, 3, 4, 0), (0, 6, 1, 0), (0, 5, 5, 10)]


@pytest.mark.clause("INS-046", "INS-094")
def test_a_drawing_turn_is_over_at_once():
    table = Table("red: b2 c1\nhand red: ADM SCA", 3).play("draw")
    assert (table.actor, table.point) == ("blue", "START")
    assert sum(table.state.hand[0]) == 4


@pytest.mark.clause("INS-048", "INS-101")
@pytest.mark.parametrize(
    "used",
    [("play TRE 2", "stop"), ("relocate", "from c2", "to e3"), ("play SCA 1", "victim green", "pass")],
    ids=["a set", "a relocation", "a set nobody counters"],
)
def test_there_is_one_action_a_turn(used: tuple[str, ...]):
    table = Table("point: ACTION\nmode: roll\ndice: 3 3\nhand red: TRE TRE SCA ADM HEL").play(*used)
    assert table.offers() == ["end"]
    for said in ("play SCA 1", "relocate", "cycle ADM"):
        assert table.refused(said).clause == "INS-048"


@pytest.mark.clause("INS-049", "INS-050")
def test_a_set_or_a_relocation_comes_before_between_or_after_steps():
    for steps in (0, 3, 6):
        table = Table("point: MOVE\npoints: 6\nmode: roll\ndice: 3 3\nhand red: SCA").play(*["step 1 N"] * min(steps, 4))
        table.play(*["step 2 E"] * (steps - min(steps, 4)))
        assert {"play SCA 1", "relocate"} <= set(table.offers())
        table.play("play SCA 1", "victim green", "pass")
        assert table.state.mp == 6 - steps
        assert table.point == ("MOVE" if steps < 6 else "ACTION")


@pytest.mark.clause("INS-051", "INS-108")
def test_cycling_comes_last_and_ends_the_turn():
    early = Table("point: MOVE\npoints: 1\nhand red: BOD")
    assert early.refused("cycle BOD").clause == "INS-062"
    table = Table("point: ACTION\nhand red: ADM HEL SCA TRE BOD BOD BOD\ndeck: HEL")
    assert table.offers("cycle") == ["ADM", "HEL", "SCA", "TRE", "BOD"]
    table.play("cycle BOD")
    assert (table["hand red"], table["discard"], table.actor) == ("ADM HEL HEL SCA TRE BOD BOD", "BOD", "green")
    assert Table("point: ACTION").offers() == ["end"]
    assert Table("point: ACTION").refused("cycle ADM").clause == "INS-108"


@pytest.mark.clause("INS-052")
def test_turns_go_clockwise():
    table = Table("point: ACTION\nred: a2\nblue: a4\ngreen: e4\nyellow: e2", 4)
    met = []
    for _ in range(6):
        table.play("end")
        met.append(table.actor)
        table.play("move7", *["step 1 N", "step 1 S"] * 3, "step 1 N")
    assert met == ["blue", "green", "yellow", "red", "blue", "green"]


@pytest.mark.clause("INS-053")
def test_robbing_leaves_the_action_and_the_action_leaves_robbing():
    table = Table("point: MOVE\npoints: 2\nred: a2-b2\ngreen: b2\nhand red: SCA\nhand green: HEL HEL")
    table.play("step 1 E", "rob 1 green", outcomes=(0,))
    assert "play SCA 1" in table.offers()
    table = Table("point: MOVE\npoints: 2\nred: a2-b2\ngreen: b2\nhand red: SCA\nhand green: HEL HEL")
    table.play("step 1 E", "play SCA 1", "victim green", "pass")
    assert "rob 1 green" in table.offers()


@pytest.mark.clause("INS-062")
def test_points_must_be_used_while_a_step_exists():
    table = Table("point: MOVE\npoints: 2")
    assert table.refused("end").clause == "INS-062"
    assert table.refused("forfeit").clause == "INS-062"


@pytest.mark.clause("INS-096")
def test_a_draw_never_fails_with_all_hands_full():
    full = "ADM HEL SCA TRE BOD BOD"
    hands = "".join(f"hand {colour}: {full} TRE\n" for colour in ("red", "blue", "green", "yellow"))
    discard = " ".join(["ADM HEL SCA"] * 7 + ["TRE"] * 3 + ["BOD"] * 3)
    table = Table(f"{hands}point: ACTION\ndeck:\ndiscard: {discard}", 4)
    assert (table.state.deck_count, sum(table.state.discard)) == (0, 27)
    table.play("cycle TRE", outcomes=(0,) * 27)
    assert (sum(table.state.hand[0]), table.state.deck_count) == (7, 27)


@pytest.mark.clause("INS-152")
def test_a_skipped_player_loses_the_turn_and_only_that():
    table = Table("point: ACTION\nskip: 0 1 0\nblue: b4", 3).play("end")
    assert (table.actor, table["skip"], table.pawns("blue")) == ("green", "0 0 0", ["b4"])
    assert table.told(codes.TURN_SKIPPED, 0) == [(1, 0, 0, 0)]


# The platform guard


@pytest.mark.clause("INS-235")
def test_after_the_last_turn_the_game_ends_and_the_card_is_not_scored():
    table = Table("point: ACTION\nturn: 50\nscores: 4 9\nred: t1\ncard: 3D", turn_cap=50).play("end")
    assert (table.over, table.scores, table.winners) == ("turns", [4, 9], ["green"])
    assert table.state.turn == 50


@pytest.mark.clause("INS-235")
def test_extra_turns_count_and_skipped_ones_do_not():
    assert Table("point: ACTION\nturn: 49\nhand red: TRE", turn_cap=50).play("play TRE 1").state.turn == 50
    assert Table("point: ACTION\nturn: 50\nhand red: TRE", turn_cap=50).play("play TRE 1").over == "turns"
    assert Table("point: ACTION\nturn: 49\nskip: 0 1", turn_cap=50).play("end").state.turn == 50


@pytest.mark.clause("INS-235")
def test_no_turn_takes_more_than_forty_eight_decisions():
    for players in (2, 3, 4):
        box = BOOK.box(players, {"turn_cap": 120})
        for seed in range(4):
            chance = Fast(seed, players)
            state, _ = BOOK.start(box, chance)
            counts: Counter[int] = Counter()
            while not state.over:
                counts[state.turn] += 1
                BOOK.step(box, state, BOOK.choose(box, state, chance, [0] * BOOK.most_choices), chance)
            assert max(counts.values()) <= 48
            assert state.ply <= 48 * 120


# Choices for those whose time ran out: contract, 4.7


@pytest.mark.parametrize(
    ("position", "choice"),
    [
        ("", "move7"),
        ("rumours: 1 0", "roll1"),
        ("point: ACTION\nhand red: SCA", "end"),
        ("point: MOVE\npoints: 3\nred: b1 c1\nout: b3 c4 d3 e4", "step 2 N"),
        ("point: MOVE\npoints: 3\nred: c2-c3 c1\nout: b3 c4 d3 e4", "step 1 N"),
        ("point: MOVE\npoints: 3\ncard: 5A\nred: t1 t2 t3 t4 b2 b2 b2\nfrozen: 0 0 0 0 1 1 1", "forfeit"),
        ("point: OUT_FROM\nset: TRE 2\nrelocations: 2\nused: 1", "stop"),
        ("point: OUT_FROM\nrelocations: 1\nused: 1\nmode: roll\ndice: 2 2", "from b3"),
        ("point: SEAT\nfirst: red 1\nred: c3\ncard: 5A\ngreen: t1\nout: b3 c4 d3 e4", "table t2"),
        ("point: VICTIM\nset: SCA 1\nused: 1", "victim green"),
        ("point: REACT\nset: SCA 1\nused: 1\nvictim: green\nactor: green\nactive: red\nhand green: BOD", "pass"),
        ("point: PLEDGE\nset: ADM 3\nused: 1\nactor: green\nactive: red\nhand green: BOD\nred: t1", "pledge 0"),
    ],
)
def test_the_choice_for_whoever_ran_out_of_time(position: str, choice: str):
    table = Table(position)
    assert BOOK.to_text(table.box, table.state, BOOK.default(table.box, table.state)) == choice


def test_while_the_centre_is_closed_the_default_step_goes_by_the_plain_distance():
    table = Table("point: MOVE\npoints: 3\nred: b2 b1-c1")
    assert BOOK.to_text(table.box, table.state, BOOK.default(table.box, table.state)) == "step 1 N"


def test_who_leaves_is_left_to_the_table():
    table = Table()
    before = table.state.to_bytes()
    assert BOOK.outside(table.box, table.state, 0, RESIGNED, Fast(0), Events()) == LEFT_TO_THE_TABLE
    assert table.state.to_bytes() == before


@pytest.mark.clause("INS-154")
def test_a_throw_of_one_die_is_a_mode_of_its_own():
    table = Table("rumours: 1 0").play("roll1", outcomes=(3,))
    assert (table["mode"], table["points"], table["dice"]) == ("roll1", "4", "4 0")
