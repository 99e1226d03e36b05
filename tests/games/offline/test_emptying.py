"""Contract 3.6: emptying the offline sector."""

from __future__ import annotations

import pytest

from tests.games.offline.reference import SITES, board_of, random_board, rows, value
from tests.games.offline.table import Table

DISPLAY = "YEM RFB BSB GDM GSC"
LYING = "YDM RET BFT GSB"


def table_with(offline: str, **given) -> Table:
    return Table(**{"G": "YEC", "offline": offline, "display": DISPLAY, "bag": "BDC RST"} | given)


@pytest.mark.clause("OFF-070", "AMB-20", "AMB-21")
@pytest.mark.parametrize("count", range(5))
def test_emptying_is_offered_while_anything_is_offline_and_never_forced(count):
    table = table_with(" ".join(LYING.split()[:count]))
    assert ("empty" in table.offers()) == (count > 0)
    assert len(table.offers("take")) == 5


@pytest.mark.clause("OFF-070", "AMB-21")
def test_nothing_offline_cannot_be_emptied():
    assert table_with("").refused("empty").clause == "OFF-070"


@pytest.mark.clause("OFF-070")
def test_an_ad_on_the_last_square_alone_can_be_emptied():
    table = table_with("--- --- --- YDM").play("empty")
    assert table.offers() == ["keep YDM", "none"]


@pytest.mark.clause("OFF-071")
@pytest.mark.parametrize("rest", [["none"], ["keep RET", "put A1"]])
def test_all_ads_leave_the_offline_squares(rest):
    table = table_with(LYING).play("empty", *rest)
    assert table["offline"] == "--- --- --- ---"
    assert table.state.offline_count == 0
    assert "empty" not in table.offers()


@pytest.mark.clause("OFF-071")
def test_the_ads_lie_there_until_it_is_said_which_one_is_kept():
    table = table_with(LYING).play("empty")
    assert (table["offline"], table.point, table.actor) == (LYING, "KEEP_ONE", 0)


@pytest.mark.clause("OFF-072")
@pytest.mark.parametrize("kept", LYING.split())
def test_one_ad_of_the_players_choice_can_be_kept(kept):
    table = table_with(LYING).play("empty")
    assert table.offers() == ["keep YDM", "keep RET", "keep BFT", "keep GSB", "none"]
    table.play(f"keep {kept}")
    assert table["hand"] == kept
    assert table.play("put B2")["B"] == f"--- {kept} --- --- --- ---"
    assert table["box"] == LYING.replace(kept, "").replace("  ", " ").strip()


@pytest.mark.clause("OFF-072")
@pytest.mark.parametrize("seed", range(3))
def test_the_kept_ad_can_be_laid_on_any_free_site_whatever_its_value(seed):
    board = random_board(seed, ads=60)
    free = [site for site in SITES if site not in board]
    table = Table(**rows(board), offline="GSC", display="GSM").play("empty", "keep GSC")
    assert table.offers() == [f"put {site}" for site in free]
    assert {value(board, "GSC", site) > 0 for site in free} == {True, False}
    assert board_of(table.play(f"put {free[-1]}")) == board | {free[-1]: "GSC"}


@pytest.mark.clause("OFF-072")
def test_no_second_ad_can_be_kept_and_the_kept_one_must_be_laid():
    table = table_with(LYING).play("empty", "keep RET")
    for square in range(4):
        assert table.refused(table.box.sites + 5 + square).clause == "OFF-040"
    assert table.refused("offline").clause == "OFF-073"
    assert table.refused("none").clause == "OFF-041"


@pytest.mark.clause("OFF-072")
def test_an_empty_square_has_nothing_to_keep():
    table = table_with("--- RET").play("empty")
    assert table.refused(table.box.sites + 5).clause == "OFF-072"
    assert table.offers("keep") == ["RET"]


@pytest.mark.clause("OFF-073")
def test_a_kept_ad_exchanges_with_nobody():
    """Yellow English music would be worth more than red German music on G2, and a new ad of its kind may go there."""
    table = table_with("YEM", G="YEC RDM BFT", display="YET RFB BSB GDM GSC")
    assert "G2" in Table(G="YEC RDM BFT", point="NEW_AD", hand="YEM").offers("x")
    table.play("empty", "keep YEM")
    refusal = table.refused("x G2")
    assert refusal.clause == "OFF-073"
    assert refusal.values == {"site": "G2", "old": "RDM"}
    assert table.offers("x") == []


@pytest.mark.clause("OFF-074", "AMB-24")
def test_the_others_go_to_the_box_and_never_come_back():
    """The bag runs out and the display shrinks, but nothing returns from the box."""
    table = table_with("YDM RET BFT", display="YEM RFB", bag="").play("empty", "keep RET", "put A1")
    assert table["box"] == "YDM BFT"
    assert table.state.bag_count == 0
    table.play("take YEM", "put A2")
    assert table["display"] == "--- RFB --- --- ---"
    table.play("take RFB", "put A3")
    assert (table.over, table["box"]) == ("display", "YDM BFT")


@pytest.mark.clause("OFF-074")
def test_the_box_grows_with_every_emptying():
    table = table_with("YDM", box="RDT BEB").play("empty", "none")
    assert table["box"] == "RDT BEB YDM"
    assert table.state.boxed_count == 3


@pytest.mark.clause("OFF-075", "AMB-22")
@pytest.mark.parametrize(("display", "bag"), [(DISPLAY, "BDC"), (DISPLAY, ""), ("YEM RFB", ""), ("YEM", "BDC RST YDT RDT BEB")])
@pytest.mark.parametrize("rest", [["none"], ["keep RET", "put A1"]])
def test_emptying_ends_the_turn_whatever_the_display_shows(display, bag, rest):
    table = table_with(LYING, display=display, bag=bag).play("empty", *rest)
    assert (table.actor, table.point, table.over) == (1, "TURN", "")
    assert set(display.split()) <= set(table["display"].split())
