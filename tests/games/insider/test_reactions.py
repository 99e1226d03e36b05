"""Bodyguards and reactions: contract, 3.12."""

from __future__ import annotations

import pytest

from tablee.core.events import SPECTATOR
from tablee.games.insider import codes
from tests.games.insider.table import BOOK, Table

ACTION = "point: ACTION\n"


@pytest.mark.clause("INS-180", "INS-181")
@pytest.mark.parametrize(
    ("said", "level"),
    [
        (("play ADM 1", "pawn red 1", "pawn green 1"), 1),
        (("play ADM 2", "pawn red 1", "pawn green 1"), 2),
        (("play HEL 3", "victim green"), 3),
        (("play SCA 1", "victim green"), 1),
        (("play SCA 2", "victim green"), 2),
        (("play SCA 3",), 3),
        (("play TRE 3",), 3),
    ],
    ids=lambda given: given[0].replace(" ", "") if isinstance(given, tuple) else "",
)
def test_as_many_bodyguards_as_cards_cancel_a_starred_action(said: tuple[str, ...], level: int):
    kind = said[0].split()[1]
    hand = " ".join([kind] * level)
    position = f"{ACTION}card: 5A\nred: a3 t1\ngreen: d5 t2\nhand red: {hand}\n"
    for held in range(4):
        table = Table(f"{position}hand green: {'BOD ' * held}").play(*said)
        assert (table.actor, table.offers()) == ("green", ["pass", "counter"] if held >= level else ["pass"])
        if held < level:
            assert table.refused("counter").clause == "INS-181"
            continue
        table.play("counter")
        assert table["hand green"].split() == ["BOD"] * (held - level)
        assert table["discard"].split() == [kind] * level + ["BOD"] * level
        assert (table.pawns("red"), table.pawns("green")) == (["a3", "t1"], ["d5", "t2"])
        assert (table["skip"], table["rumours"], table.scores, table["card"]) == ("0 0", "0 0", [0, 0], "5A")
        assert table.offers() == ["end"]


@pytest.mark.clause("INS-182", "INS-183")
@pytest.mark.parametrize(
    ("said", "asked"),
    [
        (("play ADM 1", "pawn blue 1", "pawn yellow 1"), ["yellow", "blue"]),
        (("play ADM 2", "pawn green 1", "pawn red 1"), ["red"]),
        (("play SCA 1", "victim red"), ["red"]),
        (("play SCA 2", "victim blue"), ["blue"]),
        (("play HEL 3", "victim yellow"), ["yellow"]),
        (("play SCA 3",), ["yellow", "red", "blue"]),
        (("play TRE 3",), ["yellow", "red", "blue"]),
    ],
    ids=lambda given: given[0].replace(" ", "") if given[0].startswith("play") else "",
)
def test_those_entitled_are_asked_clockwise_from_the_attacker(said: tuple[str, ...], asked: list[str]):
    kind, level = said[0].split()[1:]
    hand = " ".join([kind] * int(level))
    places = "red: a3\nblue: b4\ngreen: d5\nyellow: d2"
    table = Table(f"{ACTION}active: green\ncard: 6A\n{places}\nhand green: {hand}", 4).play(*said)
    met = []
    while table.point == "REACT":
        met.append(table.actor)
        assert table.offers() == ["pass"]
        table.play("pass")
    assert met == asked
    assert table.actor == "green"


@pytest.mark.clause("INS-183", "INS-186")
def test_the_first_counter_ends_the_window_and_cannot_be_countered():
    table = Table(f"{ACTION}card: 6A\nhand red: SCA SCA SCA BOD\nhand blue: BOD BOD BOD\nhand green: BOD BOD BOD", 3)
    table.play("play SCA 3", "counter")
    assert (table.point, table.actor, table["hand green"]) == ("ACTION", "red", "BOD BOD BOD")


@pytest.mark.clause("INS-184")
def test_whoever_is_asked_looks_the_same_from_outside_whatever_the_hand():
    seen = set()
    for hand in ("", "HEL", "BOD", "BOD BOD", "SCA BOD"):
        rest = " ".join(["TRE"] * (3 - len(hand.split())))
        table = Table(f"{ACTION}hand red: SCA SCA\nhand green: {hand} {rest}\n", 3).play("play SCA 2", "victim green")
        views = [BOOK.view(table.box, table.state, seat) for seat in (0, 1, SPECTATOR)]
        seen.add(repr(views))
        assert all(view.decision is None for view in views)
        assert not BOOK.decision(table.box, table.state).automatic
    assert len(seen) == 1


@pytest.mark.clause("INS-184", "INS-185")
def test_pledges_are_asked_of_all_opponents_whatever_they_hold():
    table = Table(f"{ACTION}card: 6A\nred: t1\nhand red: ADM ADM ADM\nhand green: BOD", 4).play("play ADM 3")
    assert (table.actor, table.offers()) == ("blue", ["pledge 0"])
    table.play("pledge 0")
    assert (table.actor, table.offers()) == ("green", ["pledge 0", "pledge 1"])
    assert table.refused("pledge 2").clause == "INS-181"
    table.play("pledge 1")
    assert (table.actor, table.offers()) == ("yellow", ["pledge 0"])
    assert table.play("pledge 0").point == "VIP"


@pytest.mark.clause("INS-185")
def test_no_more_is_pledged_than_is_missing_and_pledged_cards_stay_in_hand_until_then():
    table = Table(f"{ACTION}card: 6A\nred: t1\nhand red: ADM ADM ADM\nhand blue: BOD BOD\nhand green: BOD BOD BOD", 4)
    table.play("play ADM 3", "pledge 2")
    assert (table["hand blue"], table["pledged"]) == ("BOD BOD", "0 2 0 0")
    assert table.offers() == ["pledge 0", "pledge 1"]
    assert table.refused("pledge 2").clause == "INS-185"
    table.play("pledge 1")
    assert (table["hand blue"], table["hand green"], table["discard"]) == ("", "BOD BOD", "ADM ADM ADM BOD BOD BOD")
    assert (table.point, table.pawns("red"), table["pledged"]) == ("ACTION", ["t1"], "0 0 0 0")


@pytest.mark.clause("INS-187")
def test_one_may_react_again_and_again():
    table = Table(f"{ACTION}hand red: SCA\nhand blue: SCA\nhand green: BOD BOD", 3)
    table.play("play SCA 1", "victim green", "counter", "end", "move7", *["step 1 S"] * 4, *["step 2 E"] * 3)
    table.play("play SCA 1", "victim green", "counter")
    assert (table["hand green"], table["skip"]) == ("", "0 0 0")


@pytest.mark.clause("INS-180")
def test_who_countered_is_public_and_so_are_the_cards():
    table = Table(f"{ACTION}hand red: SCA\nhand green: BOD", 3).play("play SCA 1", "victim green", "counter")
    assert table.told(codes.COUNTERED, SPECTATOR) == [(2, 1, 0, 0)]
    assert BOOK.view(table.box, table.state).board.discard["BOD"] == 1


@pytest.mark.clause("INS-185")
def test_too_few_pledges_are_told_and_go_back_before_the_tables_are_filled():
    table = Table("point: ACTION\ncard: 4A\nred: t1\nhand red: ADM ADM ADM\nhand blue: BOD\nhand green: BOD", 3)
    table.play("play ADM 3", "pledge 1")
    assert table.state.pledged == [0, 1, 0, 0]
    table.play("pledge 1")
    assert [event.kind for event in table.events] == [codes.PLEDGES, codes.PLEDGES_RETURN, codes.REARRANGES]
    assert table.told(codes.PLEDGES_RETURN, 0) == [(2, 0, 0, 0)]
    assert (table.point, table.state.pledged, table["hand blue"]) == ("VIP", [0, 0, 0, 0], "BOD")


@pytest.mark.clause("INS-132", "INS-185")
def test_one_bodyguard_of_each_of_three_opponents_repels_a_special_vip():
    hands = "".join(f"hand {colour}: BOD\n" for colour in ("blue", "green", "yellow"))
    table = Table(f"{ACTION}card: 6A\nred: t1\nhand red: ADM ADM ADM\n{hands}", 4).play("play ADM 3", *["pledge 1"] * 3)
    assert (table.point, table.pawns("red"), table["discard"]) == ("ACTION", ["t1"], "ADM ADM ADM BOD BOD BOD")
    assert table.told(codes.PLEDGES, SPECTATOR) == [(3, 1, 3, 0)]


@pytest.mark.clause("INS-185")
def test_a_single_pledge_is_known_to_everybody_else_and_goes_back():
    table = Table(f"{ACTION}card: 4A\nred: t1\nhand red: ADM ADM ADM\nhand green: BOD BOD").play("play ADM 3", "pledge 1")
    assert table.told(codes.PLEDGES_RETURN, SPECTATOR) == [(1, 0, 0, 0)]
    assert (table.point, table["hand green"]) == ("VIP", "BOD BOD")
    assert table["holds red green"] == "BOD"
