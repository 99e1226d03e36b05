"""Contract 3.7 and 3.8: refill, and the end of the game."""

from __future__ import annotations

import pytest

from tablee.core.chance import Scripted
from tablee.core.events import Events
from tablee.games.offline import rules
from tests.games.offline.table import Table
from tests.games.offline.test_turn import TURNS, expert

DISPLAY = "YEM RFB BSB GDM GSC"

FULL_BUT_H4 = {
    "A": "YST RSM BSC YSM YSB BFT BST",
    "B": "GEM GDM BSB GEB GDB BDB",
    "C": "YDB YDT GET YDC GEC",
    "D": "YEC YFC REM BEC REC",
    "E": "GSB GFB GFC GFM GSM",
    "F": "BFB RST RFT RSC",
    "G": "BSM BFM BFC RFC",
    "H": "BDT RDM BDM ---",
}
LAST = "BEB YFB YFM RFM YFT"


@pytest.mark.clause("OFF-080", "AMB-23")
@pytest.mark.parametrize("turn", TURNS.values(), ids=TURNS)
@pytest.mark.parametrize("display", [DISPLAY, "YEM RFB BSB"])
def test_after_every_kind_of_turn_five_ads_are_on_display(turn, display):
    before = expert(display=display)
    table = expert(display=display).play(*turn)
    shown = table["display"].split()
    assert "---" not in shown
    laid = set(display.split()) - set(shown)
    assert laid <= {turn[0].split()[-1], turn[1].split()[-1]}
    drawn = 5 - len(display.split()) + len(laid)
    assert table.state.bag_count == before.state.bag_count - drawn


@pytest.mark.clause("OFF-080")
def test_a_refill_goes_into_the_empty_slots_and_moves_nothing():
    table = Table(G="YEC", display="YEM --- BSB --- GSC", bag="BDC RST YDT").play("take BSB", "put A1")
    assert table["display"] == "YEM BDC RST YDT GSC"


@pytest.mark.clause("OFF-080")
def test_every_ad_in_the_bag_is_equally_likely_to_be_drawn():
    bag = "BDC RST YDT RDT BEB GEC RFT"
    drawn = []
    for outcome in range(7):
        table = Table(G="YEC", display=DISPLAY, bag=bag).play("take YEM")
        chance = Scripted([(7, outcome)])
        table.play("put A1", chance=chance)
        chance.finish()
        drawn.append(table["display"].split()[0])
        assert sorted([drawn[-1], *table["bag"].split()]) == sorted(bag.split())
    assert sorted(drawn) == sorted(bag.split())


@pytest.mark.clause("OFF-081", "AMB-23")
def test_nothing_is_refilled_during_a_turn():
    table = Table(G="YEC RDM BFT", display=DISPLAY, bag="BDC RST")
    for said in ("take YEM", "x G2"):
        table.play(said)
        assert table["display"] == "--- RFB BSB GDM GSC"
        assert table.state.bag_count == 2
    assert table.play("offline")["display"] == "BDC RFB BSB GDM GSC"


@pytest.mark.clause("OFF-082")
@pytest.mark.parametrize(
    ("bag", "shown"), [("", "--- RFB BSB --- ---"), ("BDC", "BDC RFB BSB --- ---"), ("BDC RST", "BDC RFB BSB RST ---")]
)
def test_the_bag_gives_what_it_has_and_play_goes_on(bag, shown):
    table = Table(G="YEC", display="YEM RFB BSB", bag=bag).play("take YEM", "put A1")
    assert table["display"] == shown
    assert table.state.bag_count == 0
    assert (table.over, table.actor) == ("", 1)
    assert len(table.offers("take")) == shown.count(" ") + 1 - shown.count("---")


@pytest.mark.clause("OFF-080", "OFF-082")
@pytest.mark.parametrize(
    ("display", "bag", "shown"), [("", "", 0), ("", "BDC", 1), ("--- YEM --- RFB", "BDC", 3), ("YEM", "BDC RST YDT RDT BEB", 5)]
)
def test_a_refill_tells_how_many_ads_are_on_display(display, bag, shown):
    table = Table(display=display, bag=bag)
    assert rules.refill(table.state, Scripted([0] * 5), Events()) == shown
    assert 5 - table["display"].count("---") == shown


@pytest.mark.clause("OFF-083")
@pytest.mark.parametrize(
    "turn",
    [["take BEB", "put H4"], ["take RFB", "x F1", "put H4"], ["empty", "keep BDC", "put H4"]],
    ids=["new ad", "removed ad", "kept ad"],
)
def test_the_last_free_site_ends_the_game_at_once_without_a_refill(turn):
    table = Table(**FULL_BUT_H4 | {"F": "BFB RST RFT RSC"}, offline="BDC", display=LAST.replace("YFB", "RFB"), bag="BEM YET")
    for said in turn:
        assert table.over == ""
        table.play(said, chance=Scripted([]))
    assert table.over == "full"
    assert table.state.bag_count == 2
    assert (table.actor, table.offers()) == (-1, [])


@pytest.mark.clause("OFF-083")
def test_a_finished_game_refuses_everything():
    table = Table(**FULL_BUT_H4, display=LAST, bag="BEM").play("take BEB", "put H4")
    for action in range(53):
        assert table.refused(action).clause == "OFF-083"
    for said in ("take YFB", "put H4", "x H4", "offline", "empty", "none", "analyse", "pick YFB"):
        assert table.refused(said).clause == "OFF-083"


@pytest.mark.clause("OFF-083", "AMB-47")
def test_no_round_is_completed_after_the_last_site():
    """With three players the first one fills the last site: the two others get no further turn."""
    table = Table(players=3, **FULL_BUT_H4, display=LAST, bag="BEM", turn=9, goals="YEC RDM BFT").play("take BEB", "put H4")
    assert (table.over, table.state.turn) == ("full", 10)


@pytest.mark.clause("OFF-083")
@pytest.mark.parametrize("turn", [["take RFB", "x F1", "offline"], ["empty", "none"]])
def test_a_turn_that_leaves_a_site_free_does_not_end_the_game(turn):
    table = Table(**FULL_BUT_H4, offline="BDC", display=LAST.replace("YFB", "RFB"), bag="BEM YET").play(*turn)
    assert (table.over, table.actor) == ("", 1)


@pytest.mark.clause("OFF-084")
def test_an_empty_display_after_the_refill_ends_the_game_though_sites_are_free_and_ads_offline():
    table = Table(G="YEC", offline="YDM", display="YEM").play("take YEM", "put G2")
    assert table.over == "display"
    assert table.state.free_sites == 38
    assert table["offline"] == "YDM --- --- ---"
    assert (table.actor, table.offers()) == (-1, [])


@pytest.mark.clause("OFF-084", "OFF-086")
def test_one_ad_left_in_the_bag_keeps_the_game_going():
    table = Table(G="YEC", display="YEM", bag="BDC").play("take YEM", "put G2")
    assert (table.over, table.actor, table["display"]) == ("", 1, "BDC --- --- --- ---")


@pytest.mark.clause("OFF-085", "AMB-25")
@pytest.mark.parametrize("rest", [["put G2"], ["x G2", "put A1"], ["x G2", "offline"], ["x G2", "x G3"]])
def test_whoever_takes_the_last_ad_completes_her_turn(rest):
    table = Table(G="YEC RDM BFT" if rest[0] != "put G2" else "YEC", display="YEM")
    for said in ("take YEM", *rest):
        assert (table.over, table.actor) == ("", 0)
        table.play(said)
    assert table.over == "display"


@pytest.mark.clause("OFF-086", "AMB-26")
def test_full_sites_are_tested_before_the_empty_display():
    table = Table(**FULL_BUT_H4, display="BEB").play("take BEB", "put H4")
    assert table.over == "full"


@pytest.mark.clause("OFF-086")
def test_the_next_player_sees_the_refilled_display():
    table = Table(G="YEC", display="YEM", bag="BDC RST").play("take YEM", "put G2")
    assert table.offers() == ["take BDC", "take RST"]
    assert table.actor == 1
