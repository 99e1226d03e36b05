"""Libre Circulation: contract, section 3.10."""

from __future__ import annotations

import pytest

from tablee.games.planetweb import codes
from tests.games.planetweb.table import Table

FREE = {"kept": "B30-A", "rolls": "3"}


@pytest.mark.clause("PLW-077", "PLW-080")
def test_counting_starts_with_the_next_roll_even_in_the_same_turn():
    table = Table(square="12", bourse="B30", P09="B listed").play("roll 2-2")
    assert table.row("rolls") == [3, 0, 0]
    assert table.state.free == 0
    table.play("roll 1-2")  # to the Cotation square 19
    assert table.row("rolls") == [2, 0, 0]
    assert table.told(codes.FREE_LANDING) == [(0, 2)]


@pytest.mark.clause("PLW-080")
def test_other_rolls_do_not_count():
    table = Table(P03="B listed", **FREE).play("opa P03", "counter 1-1 1-2", "buy")
    assert table.row("rolls") == [3, 0, 0]
    table = Table(P03="B listed", square="36", **FREE).play("roll 1-2", "opa P03 1-2", "buy")
    assert table.row("rolls") == [2, 0, 0]


@pytest.mark.clause("PLW-081", "PLW-082")
def test_no_royalties_are_paid_or_received():
    table = Table(P03="B listed", cash=[0, 400, 400], **FREE).play("roll 2-3")
    assert table.cash == [0, 400, 400]
    assert table.open == ("PLAY", "B")
    assert table.state.earned == [0] * 18


@pytest.mark.clause("PLW-083")
def test_an_unowned_portal_is_free_and_claims_lapse():
    table = Table(cash=[0, 400, 400], claims="N10-C N18-B", P05="- pot 15000", **FREE).play("roll 4-5", "buy")
    assert table.cash == [15, 400, 400]
    assert table["claims"] == "N18-B"
    assert table.news[-1] == "N10"
    assert table.told(codes.CLAIM_LAPSED) == [(2, 9)]
    assert table.told(codes.BOUGHT_PORTAL) == [(0, 4, 0)]


@pytest.mark.clause("PLW-084")
@pytest.mark.parametrize(("dice", "row"), [("1-1", "sites"), ("1-5", "accesses")])
def test_a_card_of_a_square_is_free(dice, row):
    table = Table(cash=[0, 400, 400], **FREE).play(f"roll {dice}", "buy")
    assert table.row(row) == [1, 0, 0]
    assert table.cash == [0, 400, 400]
    assert table.state.till == 400_000  # what A does not have


@pytest.mark.clause("PLW-084")
def test_silicon_valley_is_free_with_all_its_choices():
    table = Table(cash=[0, 400, 400], **FREE).play("roll 4-6")
    assert table.offers == ["pass", "S", "A", "SA", "SS", "AA"]
    assert table.play("AA").cash == [0, 400, 400]


@pytest.mark.clause("PLW-085")
def test_the_listing_card_is_free_but_the_set_is_needed():
    assert Table(cash=[0, 400, 400], P01="A", sites="1", **FREE).play("roll 1-3").point == "PLAY"
    table = Table(cash=[0, 400, 400], P01="A", sites="1", accesses="1", **FREE).play("roll 1-3", "list P01")
    assert table["P01"] == "A listed"
    assert table.told(codes.BOUGHT_LISTING) == [(0, 0)]


@pytest.mark.clause("PLW-086")
@pytest.mark.parametrize("owner", ["-", "B", "A"])
def test_only_what_the_holder_would_pay_is_waived_on_e_news(owner):
    waived = Table(P09=owner, news="N17", **FREE).play("roll 2-6")
    assert waived.cash == [400, 400, 400]
    assert waived["P09"] == owner
    assert waived.told(codes.NEWS_WAIVED) == ([] if owner == "A" else [(0, 50_000)])
    received = Table(P09=owner, news="N18", **FREE).play("roll 2-6")
    assert received.cash == ([440, 360, 400] if owner == "B" else [400, 400, 400])
    assert received["claims"] == ("N18-A" if owner == "-" else "")


@pytest.mark.clause("PLW-087")
def test_gains_and_kept_cards_work_losses_do_not():
    waived = Table(square="12", bourse="B19", **FREE).play("roll 1-3")
    assert waived.cash == [400, 400, 400]
    assert waived.told(codes.LOSS_WAIVED) == [(0, waived.box.bourse_amount[18])]
    assert Table(square="12", bourse="B08", **FREE).play("roll 1-3").cash == [460, 400, 400]
    assert Table(square="12", bourse="B21", **FREE).play("roll 1-3")["kept"] == "B30-A B21-A"


@pytest.mark.clause("PLW-088")
@pytest.mark.parametrize("said", ["take B site", "take B access", "take P07", "listing"])
def test_the_at_is_free_and_the_opponent_gets_nothing(said):
    table = Table(square="36", cash=[0, 400, 400], sites="0 1", accesses="0 1", P07="C", **FREE).play("roll 1-2", said)
    assert table.cash == [0, 400, 400]
    if table.point == "AT_SECOND":
        table.play("pass")
    assert table.open == ("PLAY", "B")


@pytest.mark.clause("PLW-089")
def test_a_card_takeover_still_costs_50_000():
    table = Table(P03="B listed", cash=[45, 400, 400], **FREE)
    assert table.offers == ["roll"]
    assert table.refused("opa P03").clause == "PLW-106"


@pytest.mark.clause("PLW-090")
def test_the_card_goes_under_the_stack_once_its_last_landing_is_resolved():
    table = Table(kept="B30-A", rolls="1").play("roll 1-1")
    assert table["kept"] == "B30-A"  # the site is not bought yet
    assert table.row("rolls") == [0, 0, 0]
    table.play("buy")
    assert table["kept"] == ""
    assert table.bourse[-1] == "B30"
    assert table.told(codes.LIBRE_ENDED) == [(0,)]
    assert table.open == ("PLAY", "A")  # a double, and the next roll is paid for
    assert table.play("roll 1-3").state.free == 0


@pytest.mark.clause("PLW-090")
def test_a_card_with_rolls_left_stays():
    assert Table(**FREE).play("roll 1-1", "pass")["kept"] == "B30-A"
    assert Table().play("roll 1-1", "pass").told(codes.LIBRE_ENDED) == []


@pytest.mark.clause("PLW-091")
def test_cards_are_used_up_one_after_the_other():
    table = Table(kept="B28-A B30-A B29-B", rolls="1 2").play("roll 1-1", "pass")
    assert (table["kept"], table.row("rolls")) == ("B30-A B29-B", [3, 2, 0])
    table = Table(kept="B28-A", rolls="2", square="12", bourse="B32").play("roll 1-3")
    assert (table["kept"], table.row("rolls")) == ("B28-A B32-A", [1, 0, 0])
