"""Robbing: contract, 3.5."""

from __future__ import annotations

from collections import Counter

import pytest

from tablee.core.chance import Fast
from tablee.core.events import SPECTATOR
from tablee.games.insider import codes
from tablee.games.insider.state import BOD, HEL, NO_KIND
from tests.games.insider.table import BOOK, Table


def robber(more: str = "", players: int = 2, place: str = "a2-b2", **options: object) -> Table:
    """Red one step before b2, where others stand."""
    return Table(f"point: MOVE\npoints: 4\nred: {place}\ngreen: b2\nhand green: HEL HEL BOD\n{more}", players, **options)


@pytest.mark.clause("INS-080", "INS-082")
def test_who_arrives_where_a_rival_stands_may_rob_and_need_not():
    table = robber()
    assert table.offers("rob") == []
    table.play("step 1 E")
    assert table.offers("rob") == ["1 green"]
    table.play("step 1 S", "step 1 S", "step 2 N")
    assert (table.point, sum(table.state.hand[0])) == ("ACTION", 0)


def test_of_two_pawns_that_arrived_alike_the_first_is_offered():
    table = Table("point: MOVE\npoints: 6\ngreen: b1\nhand green: HEL HEL BOD").play("step 1 E", "step 1 E")
    assert table.offers("rob") == ["1 green"]
    table.play("step 2 E", "step 2 E")
    assert table.pawns("red") == ["b1", "b1"]
    assert table.offers("rob") == ["1 green"]
    assert table.refused("rob 2 green").reason.key == "same-pawn"
    assert table.play("rob 1 green", outcomes=(0,)).offers("rob") == ["2 green"]


@pytest.mark.clause("INS-080")
def test_the_rival_must_stand_on_the_very_square():
    table = robber("green: b3-b4\n").play("step 1 E")
    assert table.offers("rob") == []
    assert table.refused("rob 1 green").clause == "INS-080"


@pytest.mark.clause("INS-081")
def test_paths_and_the_centre_do_not_count():
    beside = Table("point: MOVE\npoints: 3\nred: b2\ngreen: b1\nhand green: HEL").play("step 1 S")
    assert beside.offers("rob") == []
    seated = Table("point: MOVE\npoints: 2\nout: b3 c4 d3 e4\ncard: 4A\nred: c2-c3\ngreen: t1\nhand green: HEL")
    assert seated.play("step 1 N", "table t2").offers("rob") == []


@pytest.mark.clause("INS-083", "INS-084")
def test_each_pawn_robs_each_rival_once_however_many_pawns_stand_there():
    table = robber("green: b2 b2 b2\nblue: b2\nhand blue: TRE TRE\n", 3).play("step 1 E")
    assert table.offers("rob") == ["1 blue", "1 green"]
    table.play("rob 1 green", outcomes=(2,))
    assert table.offers("rob") == ["1 blue"]
    assert table.refused("rob 1 green").clause == "INS-084"
    table.play("rob 1 blue", outcomes=(0,))
    assert table["hand red"] == "TRE BOD"


@pytest.mark.clause("INS-084")
def test_a_second_pawn_on_the_same_square_may_rob_too():
    table = Table("point: MOVE\npoints: 2\nred: a2-b2 b1-b2\ngreen: b2\nhand green: HEL HEL")
    table.play("step 1 E", "step 2 N").play("rob 2 green", "rob 1 green", outcomes=(0, 0))
    assert (table["hand red"], table["hand green"]) == ("HEL HEL", "")


@pytest.mark.clause("INS-085")
def test_the_card_is_random_and_seen_by_robber_and_victim_only():
    found: Counter[tuple[int, ...]] = Counter()
    chance = Fast(8)
    table = robber().play("step 1 E")
    action = BOOK.read_action(table.box, table.state, "rob 1 green")
    for _ in range(600):
        state = BOOK.State.from_bytes(table.state.to_bytes())
        BOOK.step(table.box, state, action, chance)
        found[tuple(state.hand[0])] += 1
    assert set(found) == {(0, 1, 0, 0, 0), (0, 0, 0, 0, 1)}
    assert abs(found[0, 0, 0, 0, 1] - 200) < 60
    table = robber(players=3).play("step 1 E").play("rob 1 green", outcomes=(1,))
    for seat, card in ((0, HEL), (2, HEL), (1, NO_KIND), (SPECTATOR, NO_KIND)):
        assert [event[2] for event in table.told(codes.ROBBED, seat)] == [card]


@pytest.mark.clause("INS-086")
def test_an_arrival_is_a_step_or_own_flight_onto_another_square():
    back = Table("point: MOVE\npoints: 4\nred: b2\ngreen: b2\nhand green: HEL").play("step 1 N", "step 1 S")
    assert back.refused("rob 1 green").clause == "INS-086"
    flown = Table("point: ACTION\nred: d4\ngreen: b2\nhand red: HEL\nhand green: HEL")
    assert flown.play("play HEL 1", "pawn red 1", "to b2").offers("rob") == ["1 green"]
    swapped = Table("point: ACTION\nred: d4\ngreen: b2 b2\nhand red: ADM\nhand green: HEL")
    swapped.play("play ADM 1", "pawn red 1", "pawn green 1", "pass")
    assert swapped.pawns("red") == ["b2"]
    assert swapped.offers("rob") == []


@pytest.mark.clause("INS-086")
def test_a_pawn_swapped_away_from_where_it_arrived_has_not_arrived():
    table = Table("point: MOVE\npoints: 1\nred: a2-b2\ngreen: b2 d4 d4\nhand red: ADM\nhand green: HEL").play("step 1 E")
    assert table.offers("rob") == ["1 green"]
    table.play("play ADM 1", "pawn red 1", "pawn green 2", "pass")
    assert table.pawns("red") == ["d4"]
    assert table.offers("rob") == []


@pytest.mark.clause("INS-086")
def test_a_swap_undoes_the_arrival_of_the_player_s_own_pawn_alone():
    arrived = "point: ACTION\nmode: move7\nred: b2 d4\norigin: a1 a1\narrived: 1 1\ngreen: b2 e4 c5\nblue: c1\nhand red: ADM\n"
    second = Table(arrived, 3).play("play ADM 1", "pawn green 2", "pawn red 1", "pass")
    assert second.state.arrived == [0, 1, 0, 0, 0, 0, 0]
    first = Table(arrived, 3).play("play ADM 1", "pawn red 2", "pawn green 2", "pass")
    assert first.state.arrived == [1, 0, 0, 0, 0, 0, 0]
    others = Table(arrived, 3).play("play ADM 1", "pawn blue 1", "pawn green 2", "pass", "pass")
    assert others.state.arrived == [1, 1, 0, 0, 0, 0, 0]


@pytest.mark.clause("INS-086")
def test_a_pawn_sent_home_starts_anew_from_its_base():
    position = "point: MOVE\npoints: 5\nred: a2\norigin: b2\narrived: 1\ngreen: a2\nhand red: SCA SCA SCA\nhand green: HEL\n"
    table = Table(position + "card: 3A\npile: 3B")
    assert table.offers("rob") == ["1 green"]
    table.play("play SCA 3", "pass")
    assert table.state.origin == [0] * 7
    assert table.state.arrived == [0] * 7


@pytest.mark.clause("INS-087")
def test_a_full_hand_cannot_rob_and_an_empty_one_not_be_robbed():
    full = robber("hand red: ADM ADM ADM SCA SCA SCA TRE\n").play("step 1 E")
    assert full.offers("rob") == []
    assert full.refused("rob 1 green").clause == "INS-092"
    empty = robber("hand green:\n").play("step 1 E")
    assert empty.offers("rob") == []
    assert empty.refused("rob 1 green").clause == "INS-087"


@pytest.mark.clause("INS-088")
def test_the_robbery_may_wait_as_long_as_both_are_there():
    table = robber("hand red: ADM\nred: a2-b2 d4\n").play("step 1 E", "step 3 N", "step 3 N", "step 3 N")
    assert (table.point, table.offers("rob")) == ("ACTION", ["1 green"])
    table.play("play ADM 1", "pawn red 2", "pawn green 1", "pass")
    assert table.pawns("green") == ["d4"]
    assert table.offers("rob") == []


@pytest.mark.clause("INS-089")
def test_a_robbed_card_may_be_played_and_nobody_is_asked():
    table = robber().play("step 1 E").play("rob 1 green", outcomes=(2,))
    assert (table.actor, table.state.hand[0][BOD]) == ("red", 1)
    table = robber("hand green: SCA\n").play("step 1 E").play("rob 1 green", outcomes=(0,))
    assert "play SCA 1" in table.offers()


def test_a_spectator_sees_that_a_card_was_taken_and_from_whom():
    table = robber(players=3).play("step 1 E").play("rob 1 green", outcomes=(0,))
    told = [BOOK.tell(table.box, event) for event in table.events.seen_from(SPECTATOR)]
    assert [(one.key, one.values["rival"], one.values["card"]) for one in told] == [("event-robbed", "green", "unseen")]
