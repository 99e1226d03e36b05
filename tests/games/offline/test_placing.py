"""Contract 3.5: placing a new ad."""

from __future__ import annotations

import pytest

from tests.games.offline.reference import SITES, board_of, exchanges, random_board, rows, value
from tests.games.offline.table import ALL_ADS, Table

DISPLAY = "YEM RFB BSB GDM GSC"


def line(**given) -> Table:
    """The position of vectors EDGE-06 to EDGE-10: three ads on the line of G Net."""
    return Table(**{"G": "YEC RDM BFT", "display": DISPLAY, "bag": "BDC RST"} | given)


@pytest.mark.clause("OFF-050")
@pytest.mark.parametrize("ad", DISPLAY.split())
def test_any_ad_of_the_display_can_be_taken(ad):
    table = line().play(f"take {ad}")
    assert table["hand"] == ad
    assert table["display"] == DISPLAY.replace(ad, "---")


@pytest.mark.clause("OFF-050")
def test_only_what_lies_on_the_display_can_be_taken():
    table = line(display="YEM --- --- --- GSC")
    assert table.offers("take") == ["YEM", "GSC"]
    refusal = table.refused(table.box.sites + 2)
    assert refusal.clause == "OFF-050"


@pytest.mark.clause("OFF-050")
def test_an_ad_is_taken_before_anything_is_laid():
    for said in ("put A1", "x G2", "offline"):
        assert line().refused(said).clause == "OFF-040"


@pytest.mark.clause("OFF-050")
def test_the_ad_taken_must_be_put_or_exchanged():
    offers = line(offline="RET").play("take YEM").offers()
    assert {said.split()[0] for said in offers} == {"put", "x"}


@pytest.mark.clause("OFF-051")
@pytest.mark.parametrize("seed", range(3))
def test_a_new_ad_can_be_put_on_any_free_site_whatever_its_value(seed):
    board = random_board(seed, ads=60)
    free = [site for site in SITES if site not in board]
    assert Table(**rows(board), display="GSC", bag="GSM").play("take GSC").offers("put") == free
    assert {value(board, "GSC", site) > 0 for site in free} == {True, False}
    for site in free:
        table = Table(**rows(board), display="GSC", bag="GSM").play("take GSC", f"put {site}")
        assert board_of(table) == board | {site: "GSC"}
        assert (table.actor, table["hand"]) == (1, "---")


@pytest.mark.clause("OFF-052")
def test_an_exchange_lays_the_new_ad_and_takes_the_old_one_in_hand():
    table = line().play("take YEM", "x G2")
    assert table["G"] == "YEC YEM BFT ---"
    assert table["hand"] == "RDM"
    assert table.actor == 0


@pytest.mark.clause("OFF-052")
def test_there_is_nothing_to_exchange_on_a_free_site():
    refusal = line().play("take YEM").refused("x G4")
    assert refusal.clause == "OFF-052"
    assert refusal.values == {"site": "G4"}


@pytest.mark.clause("OFF-053")
@pytest.mark.parametrize("seed", range(6))
def test_an_exchange_is_legal_exactly_where_the_new_ad_is_worth_more(seed):
    board = random_board(seed, ads=58)
    for ad in ALL_ADS[58:]:
        table = Table(**rows(board), display=ad).play(f"take {ad}")
        assert table.offers("x") == exchanges(board, ad)


@pytest.mark.clause("OFF-053")
@pytest.mark.parametrize(("hand", "mine", "sign"), [("YFM", "1", "="), ("RFM", "0", "<")])
def test_a_refused_exchange_names_both_values(hand, mine, sign):
    table = Table(H="--- --- YEC RDC", point="NEW_AD", hand=hand)
    refusal = table.refused("x H4")
    assert refusal.clause == "OFF-053"
    assert refusal.values == {"site": "H4", "old": "RDC", "new": hand, "mine": mine, "theirs": "1", "sign": sign}


@pytest.mark.clause("OFF-054", "AMB-08")
def test_harm_to_neighbours_and_majorities_does_not_matter():
    """Red German travel comes into G Net: G1 is worth less then, and the player's own majorities are gone."""
    table = Table(G="YEC YFM RDC YST", goals="YEC RDM", display="RDT", bag="BDC")
    assert (table.value("YEC", "G1"), table.points()[0]) == (1, 5)
    table.play("take RDT", "x G2", "offline")
    assert (table.value("YEC", "G1"), table.points()[0]) == (0, 0)


@pytest.mark.clause("OFF-054", "AMB-08")
def test_gains_elsewhere_do_not_make_an_exchange_legal():
    """Yellow would win G Net by this exchange, but on G2 both ads are worth 2."""
    table = Table(G="YDC RDM BFM", goals="YEC RDM", display="YSM", bag="BDC").play("take YSM")
    assert (table.value("RDM", "G2"), table.value("YSM", "G2")) == (2, 2)
    assert table.refused("x G2").clause == "OFF-053"


@pytest.mark.clause("OFF-055", "AMB-07", "AMB-13")
def test_a_new_ad_neither_goes_offline_nor_exchanges_with_an_ad_there():
    table = line(offline="YET YEB").play("take YEM")
    assert table.refused("offline").clause == "OFF-055"
    for square in range(4):
        assert table.refused(table.box.sites + 5 + square).clause == "OFF-040"
    assert table.offers("put") == [site for site in SITES if site not in ("G1", "G2", "G3")]


@pytest.mark.clause("OFF-056")
def test_after_an_exchange_the_removed_ad_is_put_sent_offline_or_exchanged():
    table = line().play("take YEM", "x G2")
    free = [site for site in SITES if site not in ("G1", "G2", "G3")]
    sites = ["x G3" if site == "G3" else f"put {site}" for site in SITES if site in free or site == "G3"]
    assert table.offers() == [*sites, "offline"]
    assert (table.actor, table.point) == (0, "REMOVED_AD")


@pytest.mark.clause("OFF-057", "AMB-11")
def test_the_removed_ad_can_go_to_any_free_site_of_any_network():
    for site in line().play("take YEM", "x G2").offers("put"):
        table = line().play("take YEM", "x G2", f"put {site}")
        assert board_of(table) == {"G1": "YEC", "G2": "YEM", "G3": "BFT", site: "RDM"}
        assert (table.actor, table["hand"], table["offline"]) == (1, "---", "--- --- --- ---")


@pytest.mark.clause("OFF-057", "AMB-12")
def test_the_removed_ad_cannot_return_to_its_site():
    table = line().play("take YEM", "x G2")
    assert table.refused("put G2").clause == "OFF-004"
    assert table.refused("x G2").clause == "OFF-053"


@pytest.mark.clause("OFF-058")
@pytest.mark.parametrize("lying", ["", "RET", "RET BFB", "RET BFB GEC"])
def test_the_removed_ad_can_go_offline_while_a_square_is_free(lying):
    table = line(offline=lying).play("take YEM", "x G2", "offline")
    assert table["offline"].replace("---", "").split() == [*lying.split(), "RDM"]
    assert (table.actor, table["hand"]) == (1, "---")
    assert board_of(table) == {"G1": "YEC", "G2": "YEM", "G3": "BFT"}


@pytest.mark.clause("OFF-058")
def test_the_removed_ad_cannot_go_offline_when_four_lie_there():
    table = line(offline="RET BFB GEC YDT").play("take YEM", "x G2")
    assert table.refused("offline").clause == "OFF-058"


@pytest.mark.clause("OFF-059", "AMB-09")
def test_second_exchange_is_judged_on_the_changed_board():
    """The same removed ad, twice: whether it may go on to G3 depends on the ad that has just been laid on G2."""
    table = line(display="YEM BEM").play("take YEM", "x G2")
    assert [table.value("RDM", "G3"), table.value("BFT", "G3")] == [1, 0]
    assert table.offers("x") == ["G3"]
    table = line(display="YEM BEM").play("take BEM", "x G2")
    assert [table.value("RDM", "G3"), table.value("BFT", "G3")] == [1, 1]
    assert table.offers("x") == []


@pytest.mark.clause("OFF-059", "OFF-062", "AMB-10")
@pytest.mark.parametrize("seed", range(6))
def test_second_exchanges_are_those_where_the_removed_ad_is_worth_more(seed):
    board = random_board(seed, ads=58)
    for ad in ALL_ADS[58:]:
        for site in exchanges(board, ad):
            table = Table(**rows(board), display=ad).play(f"take {ad}", f"x {site}")
            assert table.offers("x") == exchanges(board | {site: ad}, board[site])
            assert site not in table.offers("x")


@pytest.mark.clause("OFF-060", "AMB-17")
def test_no_second_exchange_when_four_ads_lie_offline():
    table = line(offline="RET BFB GEC YDT").play("take YEM", "x G2")
    refusal = table.refused("x G3")
    assert refusal.clause == "OFF-060"
    assert refusal.values == {"site": "G3", "old": "BFT"}
    assert table.offers("x") == []


@pytest.mark.clause("OFF-061", "AMB-19")
def test_the_second_removed_ad_goes_offline_by_itself_and_the_turn_is_over():
    table = line().play("take YEM", "x G2", "x G3")
    assert table["G"] == "YEC YEM RDM ---"
    assert table["offline"] == "BFT --- --- ---"
    assert table["hand"] == "---"
    assert (table.actor, table.point) == (1, "TURN")


@pytest.mark.clause("OFF-062")
def test_the_second_exchange_can_be_in_another_network():
    table = line(D="BST --- --- --- RDB").play("take YEM", "x G2")
    assert "D1" in table.offers("x")
    table.play("x D1")
    assert board_of(table) == {"D1": "RDM", "D5": "RDB", "G1": "YEC", "G2": "YEM", "G3": "BFT"}
    assert table["offline"] == "BST --- --- ---"


@pytest.mark.clause("OFF-063", "AMB-15")
def test_a_full_offline_sector_leaves_the_first_exchange_and_a_free_site():
    table = line(offline="RET BFB GEC YDT").play("take YEM")
    assert table.offers("x") == line().play("take YEM").offers("x") == ["G1", "G2", "G3"]
    table.play("x G2")
    assert {said.split()[0] for said in table.offers()} == {"put"}
    table.play("put A1")
    assert board_of(table) == {"G1": "YEC", "G2": "YEM", "G3": "BFT", "A1": "RDM"}
    assert table["offline"] == "RET BFB GEC YDT"


@pytest.mark.clause("AMB-16")
def test_a_removed_ad_always_has_somewhere_to_go(traces):
    for trace in traces:
        for position in trace.positions[:-1]:
            assert position.free_sites > 0
