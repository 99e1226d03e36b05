"""Contract 3.3: the value of an ad."""

from __future__ import annotations

from random import Random

import pytest

from tests.games.offline.reference import SITES, exchanges, linked, random_board, rows, shared, value
from tests.games.offline.table import ALL_ADS, BOOK, Table

DISPLAY = "YEM RFB BSB GDM GSC"


@pytest.mark.clause("OFF-030")
def test_only_ads_on_sites_have_a_value():
    table = Table(G="YEC YEM", offline="YET", display="YEB YDC", bag="RDM")
    networks = {network.name: network.values for network in BOOK.view(table.box, table.state).board.networks}
    assert networks.pop("G") == (2, 2, None, None)
    assert set().union(*networks.values()) == {None}


@pytest.mark.clause("OFF-030", "OFF-033")
@pytest.mark.parametrize("site", SITES)
def test_a_value_comes_from_directly_linked_sites_alone(site):
    """One other ad after another is laid; it counts if and only if a link leads to it."""
    for other in SITES:
        if other != site:
            table = Table(**rows({other: "YEM"}))
            assert table.value("YEC", site) == (2 if other in linked(site) else 0)


@pytest.mark.clause("OFF-031")
def test_a_neighbour_gives_as_many_points_as_it_shares_characteristics():
    table = Table(G="--- YEC")
    seen = {shared(ad, "YEC") for ad in ALL_ADS if ad != "YEC"}
    assert seen == {0, 1, 2}
    for ad in ALL_ADS:
        if ad != "YEC":
            assert table.value(ad, "G1") == shared(ad, "YEC")


@pytest.mark.clause("OFF-032", "AMB-04")
def test_a_characteristic_counts_once_for_every_neighbour():
    assert Table(D="YFM YST YDB YSM").value("YEC", "D5") == 4
    assert Table(D="YFM YST YDB YEM").value("YEC", "D5") == 5


@pytest.mark.clause("OFF-033", "AMB-05")
def test_an_ad_does_not_count_itself():
    assert Table(G="--- YEC").value("YEC", "G2") == 0


@pytest.mark.clause("OFF-033", "AMB-07")
def test_display_bag_box_hand_offline_and_analysis_cards_give_nothing():
    given = {"variant": "expert", "G": "RDM"}
    full = given | {"display": "YEM", "offline": "YET", "bag": "YEB", "box": "YDC", "hand": "YFC", "analysed": "A-YSC ---"}
    for site in SITES:
        assert Table(**full).value("YEC", site) == Table(**given).value("YEC", site)


@pytest.mark.clause("OFF-034")
def test_the_value_asked_beforehand_is_the_value_had_afterwards():
    board = rows(random_board(3, ads=60))
    table = Table(**board, display="GSC", bag="GSB")
    for site in Table(**board, display="GSC", bag="GSB").play("take GSC").offers("put"):
        laid = Table(**board, display="GSC", bag="GSB").play("take GSC", f"put {site}")
        assert laid.value("GSC", site) == table.value("GSC", site)


@pytest.mark.clause("OFF-034", "OFF-053")
def test_for_an_exchange_the_old_ad_itself_does_not_count():
    """The new ad shares two characteristics with the ad it replaces, which gives it nothing."""
    table = Table(G="YEC RDM", point="NEW_AD", hand="YEM")
    assert [table.value("YEM", "G1"), table.value("YEC", "G1")] == [1, 0]


@pytest.mark.clause("OFF-031", "OFF-032", "OFF-033")
@pytest.mark.parametrize("seed", range(8))
def test_values_agree_with_the_formula_on_any_board(seed):
    board = random_board(seed)
    table = Table(**rows(board))
    for ad in Random(seed).sample(ALL_ADS, 12):
        assert [table.value(ad, site) for site in SITES] == [value(board, ad, site) for site in SITES]


@pytest.mark.clause("OFF-035")
def test_values_are_never_points():
    """The same ads on other sites of the network: other values, same points."""
    apart, together = Table(G="YEC --- YEM", goals="YEC RDM"), Table(G="YEC YEM", goals="YEC RDM")
    assert [apart.value("YEM", "G3"), together.value("YEM", "G2")] == [0, 2]
    assert apart.points() == together.points()


@pytest.mark.clause("OFF-035")
def test_values_judge_exchanges():
    board = random_board(11, ads=48)
    for hand in ALL_ADS[48:]:
        assert Table(**rows(board), point="NEW_AD", hand=hand).offers("x") == exchanges(board, hand)


def test_the_view_shows_the_value_of_every_ad_laid():
    board = random_board(5)
    table = Table(**rows(board))
    shown = [v for network in BOOK.view(table.box, table.state).board.networks for v in network.values]
    assert shown == [value(board, board[site], site) if site in board else None for site in SITES]
