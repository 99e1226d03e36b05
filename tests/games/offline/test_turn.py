"""Contract 3.4: the turn; and what the clock plays for a player whose time ran out."""

from __future__ import annotations

import pytest

from tablee.core.chance import Scripted
from tablee.games.offline import rules
from tests.games.offline.table import BOOK, Table

DISPLAY = "YEM RFB BSB GDM GSC"


def expert(**given) -> Table:
    return Table(
        **{"variant": "expert", "G": "YEC RDM BFT", "offline": "GFT", "display": DISPLAY, "bag": "BDC RST YDT"} | given
    )


@pytest.mark.clause("OFF-040")
def test_a_turn_is_a_new_ad_or_emptying_or_an_analysis():
    takes = [f"take {ad}" for ad in DISPLAY.split()]
    assert expert().offers() == [*takes, "empty", "analyse"]
    assert expert(variant="basic").offers() == [*takes, "empty"]


@pytest.mark.clause("OFF-040")
@pytest.mark.parametrize("begun", [["take YEM"], ["take YEM", "x G2"], ["empty"], ["empty", "keep GFT"], ["analyse"]])
def test_what_is_begun_excludes_the_other_kinds_of_turn(begun):
    table = expert().play(*begun)
    assert table.actor == 0
    for other in ("take RFB", "empty", "analyse"):
        refusal = table.refused(other)
        assert refusal.clause == "OFF-040"
        assert refusal.values == {"point": table.point}


@pytest.mark.clause("OFF-041", "AMB-14")
@pytest.mark.parametrize("begun", [[], ["take YEM"], ["take YEM", "x G2"], ["empty", "keep GFT"], ["analyse"]])
def test_nobody_may_pass(begun):
    table = expert().play(*begun)
    assert table.refused("none").clause == "OFF-041"
    assert "none" not in table.offers()


@pytest.mark.clause("OFF-041", "AMB-44")
def test_an_ad_taken_cannot_be_put_back():
    table = expert().play("take YEM")
    assert not [said for said in table.offers() if not said.startswith(("put", "x"))]


TURNS = {
    "put": ["take RFB", "put A1"],
    "continuation A": ["take YEM", "x G2", "put A1"],
    "continuation B": ["take YEM", "x G2", "offline"],
    "continuation C": ["take YEM", "x G2", "x G3"],
    "emptying, none kept": ["empty", "none"],
    "emptying, one kept": ["empty", "keep GFT", "put A1"],
    "analysis": ["analyse", "pick RFB"],
}


@pytest.mark.clause("OFF-042")
@pytest.mark.parametrize("turn", TURNS.values(), ids=TURNS)
@pytest.mark.parametrize("seat", [0, 1, 2])
def test_after_every_kind_of_turn_the_next_player_clockwise_is_on_turn(turn, seat):
    table = expert(players=3, actor=seat)
    for said in turn:
        assert table.actor == seat
        table.play(said)
    assert table.actor == (seat + 1) % 3
    assert table.point == "TURN"
    assert table["hand"] == "---"
    assert table.state.turn == 1


@pytest.mark.clause("OFF-042")
def test_decisions_are_counted_one_by_one_and_turns_when_they_are_complete():
    table = expert()
    for plies, (said, turns) in enumerate([("take YEM", 0), ("x G2", 0), ("put A1", 1), ("empty", 1), ("none", 2)], start=1):
        table.play(said)
        assert (table.state.ply, table.state.turn) == (plies, turns)


@pytest.mark.parametrize(
    ("begun", "plays"),
    [
        ([], "take YEM"),
        (["take YEM"], "put A2"),
        (["take YEM", "x G2"], "put A2"),
        (["empty"], "none"),
        (["empty", "keep GFT"], "put A2"),
        (["analyse"], "pick YEM"),
    ],
)
def test_for_a_player_out_of_time_the_first_ad_is_taken_and_put_on_the_first_free_site(begun, plays):
    table = expert(A="YSM").play(*begun)
    action = rules.default(table.box, table.state)
    assert BOOK.to_text(table.box, table.state, action) == plays
    assert rules.refusal(table.box, table.state, action) == rules.ALLOWED


def test_the_choice_for_a_player_out_of_time_can_be_the_very_first_site():
    table = expert().play("take YEM")
    assert BOOK.to_text(table.box, table.state, rules.default(table.box, table.state)) == "put A1"


def test_the_choice_for_a_player_out_of_time_skips_empty_slots():
    table = expert(display="--- --- BSB GDM ---")
    assert BOOK.to_text(table.box, table.state, rules.default(table.box, table.state)) == "take BSB"
    table.play("analyse")
    assert BOOK.to_text(table.box, table.state, rules.default(table.box, table.state)) == "pick BSB"


@pytest.mark.clause("OFF-041", "OFF-123", "AMB-14")
def test_the_choice_for_a_player_out_of_time_is_always_legal(traces):
    for trace in traces:
        for position in trace.positions[:-1]:
            assert rules.default(trace.box, position) in BOOK.actions(trace.box, position)


def test_nothing_is_drawn_before_a_turn_is_complete():
    table = expert()
    for said in ("take YEM", "x G2"):
        table.play(said, chance=Scripted([]))
    drawn = Scripted([2])
    table.play("offline", chance=drawn)
    drawn.finish()
