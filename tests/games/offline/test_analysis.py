"""Contract 3.9: market analysis, in the expert variant."""

from __future__ import annotations

import pytest

from tablee.core.events import SPECTATOR
from tests.games.offline.reference import board_of, random_board, rows, value
from tests.games.offline.table import BOOK, Table

DISPLAY = "YEM RFB BSB GDM GSC"


def expert(**given) -> Table:
    fixed = {"variant": "expert", "G": "YEC RDM BFT", "offline": "GFT", "display": DISPLAY, "bag": "BDC RST YDT RDT"}
    return Table(**fixed | given)


@pytest.mark.clause("OFF-090")
def test_an_analysis_takes_the_place_of_a_normal_turn():
    table = expert().play("analyse")
    assert (table.actor, table.point) == (0, "ANALYSE")
    table.play("pick RFB")
    assert (table.actor, table.point) == (1, "TURN")
    assert board_of(table) == {"G1": "YEC", "G2": "RDM", "G3": "BFT"}


@pytest.mark.clause("OFF-090")
def test_no_player_makes_a_second_analysis():
    table = expert().play("analyse", "pick RFB", "take YEM", "put A1")
    assert "analyse" not in table.offers()
    refusal = table.refused("analyse")
    assert refusal.clause == "OFF-090"
    assert refusal.values == {"card": "A", "ad": "RFB"}
    assert table["cards"] == "BCD"


@pytest.mark.clause("OFF-090")
def test_the_basic_game_has_no_analysis():
    table = expert(variant="basic", cards="ABCD")
    assert "analyse" not in table.offers()
    for said in ("take YEM", "put A1"):
        refusal = table.refused("analyse")
        assert (refusal.clause, refusal.reason.key) == ("OFF-090", "experts-only")
        table.play(said)


@pytest.mark.clause("OFF-091", "AMB-31")
@pytest.mark.parametrize(("players", "cards"), [(2, "ABCD"), (3, "ABD"), (4, "AD")])
def test_the_cards_in_play_are_the_printed_ones(players, cards):
    assert expert(players=players)["cards"] == cards


@pytest.mark.clause("OFF-092", "AMB-33")
@pytest.mark.parametrize(("players", "left", "taken"), [(2, "ABCD", "AB"), (3, "ABD", "ABD"), (4, "AD", "AD"), (3, "CD", "CD")])
def test_each_analyst_takes_the_first_card_that_is_left(players, left, taken):
    table = expert(players=players, cards=left)
    for ad, seat in zip(DISPLAY.split(), range(len(taken)), strict=False):
        assert table.actor == seat
        assert table.play("analyse", f"pick {ad}")["analysed"].split()[seat] == f"{taken[seat]}-{ad}"
    assert table["cards"] == left[len(taken) :]


@pytest.mark.clause("OFF-092")
def test_there_is_no_choice_of_card():
    """The choices name ads only: one each for the display, the offline sector and the sites."""
    assert expert().play("analyse").offers("pick") == ["YEC", "RDM", "BFT", *DISPLAY.split(), "GFT"]


@pytest.mark.clause("OFF-093")
@pytest.mark.parametrize("ad", ["YEC", "RDM", "BFT", *DISPLAY.split(), "GFT"])
def test_any_ad_of_display_offline_sector_or_site_can_be_picked(ad):
    table = expert().play("analyse", f"pick {ad}")
    assert table["analysed"] == f"A-{ad} ---"
    assert ad not in " ".join(table[line] for line in ("G", "display", "offline", "box", "hand", "bag"))


@pytest.mark.clause("OFF-093")
@pytest.mark.parametrize("seed", range(3))
def test_ads_are_picked_from_sites_whatever_their_value(seed):
    board = random_board(seed, ads=60)
    table = Table(variant="expert", **rows(board), display="GSC").play("analyse")
    assert table.offers("pick") == [*board.values(), "GSC"]
    assert {value(board, ad, site) > 0 for site, ad in board.items()} == {True, False}


@pytest.mark.clause("OFF-093", "AMB-36")
def test_of_a_smaller_display_those_left_can_be_picked():
    table = expert(display="--- RFB --- --- GSC", offline="--- --- GFT", bag="").play("analyse")
    assert table.offers("pick") == ["YEC", "RDM", "BFT", "RFB", "GSC", "GFT"]
    assert table.refused(table.box.sites).clause == "OFF-050"
    assert table.refused(table.box.sites + 5).clause == "OFF-072"
    assert table.refused(3).clause == "OFF-052"


@pytest.mark.clause("OFF-093", "AMB-37")
def test_an_ad_with_own_types_can_be_picked():
    assert "YEC" in expert(goals="YEC RDM").play("analyse").offers("pick")


@pytest.mark.clause("OFF-094")
def test_card_and_ad_stay_face_up_with_their_owner_to_the_end():
    table = expert(display="YEM RFB", bag="", offline="").play("analyse", "pick RFB", "take YEM", "put G4")
    assert table.over == "display"
    for seat in (SPECTATOR, 0, 1):
        made = BOOK.view(table.box, table.state, seat).board.analyses
        assert (made[0].card, made[0].ad, made[1]) == ("A", "RFB", None)


@pytest.mark.clause("OFF-094")
def test_the_analysed_ad_counts_in_no_network():
    """Yellow English computing had yellow and English to itself in G Net; on the card it counts nowhere."""
    table = expert(goals="YEC RDM", G="YEC YEM", display="RFB BSB")
    assert table.card_points() == {"co:Y": 8, "la:E": 8}
    table.play("analyse", "pick YEC")
    assert table.card_points() == {"co:Y": 4, "la:E": 4, "pr:M": 4}
    assert table.value("YET", "G1") == 2
    assert table.value("YET", "G3") == 2


@pytest.mark.clause("OFF-095", "AMB-34")
def test_an_ad_picked_from_a_site_leaves_it_free():
    table = expert().play("analyse", "pick RDM")
    assert table["G"] == "YEC --- BFT ---"
    assert table.state.free_sites == 38
    assert "G2" in table.play("take YEM").offers("put")


@pytest.mark.clause("OFF-095", "AMB-34")
def test_the_last_free_site_can_be_put_off_by_an_analysis():
    """Two sites are free after the analysis, so the next ad does not end the game."""
    board = random_board(1, full=1.0, ads=60)
    del board["H4"]
    table = Table(variant="expert", **rows(board), display="GSC GSM", bag="GST").play("analyse", f"pick {board['A1']}")
    assert table.state.free_sites == 2
    assert table.play("take GSC", "put H4").over == ""


@pytest.mark.clause("OFF-095")
def test_an_ad_picked_offline_frees_its_square():
    table = expert(offline="GFT YET BEB").play("analyse", "pick YET")
    assert table["offline"] == "GFT --- BEB ---"
    assert table.state.offline_count == 2
    assert table["display"] == DISPLAY


@pytest.mark.clause("OFF-095", "AMB-35")
def test_an_ad_picked_from_the_display_is_replaced():
    table = expert().play("analyse", "pick BSB")
    assert table["display"] == "YEM RFB BDC GDM GSC"
    assert table.state.bag_count == 3


@pytest.mark.clause("OFF-095", "OFF-084", "AMB-35")
def test_analysing_the_last_ad_of_the_display_ends_the_game_when_the_bag_is_empty():
    table = expert(display="RFB", bag="").play("analyse", "pick RFB")
    assert (table.over, table["offline"]) == ("display", "GFT --- --- ---")


@pytest.mark.clause("OFF-096", "AMB-32")
def test_after_the_last_card_nobody_makes_an_analysis():
    table = expert(players=4).play("analyse", "pick RFB", "analyse", "pick YEM")
    assert table["cards"] == ""
    for seat, ad in ((2, "BSB"), (3, "GDM")):
        assert table.actor == seat
        assert "analyse" not in table.offers()
        assert table.refused("analyse").clause == "OFF-096"
        table.play(f"take {ad}", f"put A{seat}")


@pytest.mark.clause("OFF-096")
def test_two_players_use_cards_a_and_b_at_most():
    table = expert().play("analyse", "pick RFB", "analyse", "pick YEM", "take BSB", "put A1", "take GDM", "put A2")
    assert table["analysed"] == "A-RFB B-YEM"
    assert "analyse" not in table.offers()
    assert table.refused("analyse").clause == "OFF-090"
    assert table["cards"] == "CD"


@pytest.mark.clause("OFF-097")
@pytest.mark.parametrize("turn", [0, 1, 5, 30])
def test_an_analysis_may_be_made_on_any_turn_and_need_not_be(turn):
    table = expert(turn=turn)
    assert "analyse" in table.offers()
    assert len(table.offers("take")) == 5


@pytest.mark.clause("OFF-097")
def test_a_game_can_end_without_any_analysis():
    table = expert(display="YEM", bag="", goals="YEC RDM").play("take YEM", "put G4")
    assert table.over == "display"
    assert table["analysed"] == "--- ---"
    assert [table.bonus(seat) for seat in (0, 1)] == [0, 0]
