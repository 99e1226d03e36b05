"""Portals, e-services, listing, e-News, pots, claims and Bourse cards: contract, sections 3.4 to 3.9."""

from __future__ import annotations

import pytest

from tablee.games.planetweb import codes
from tablee.games.planetweb.state import BOURSE_STACK, NEWS_STACK
from tests.games.planetweb.table import BOOK, Table

# Portals


@pytest.mark.clause("PLW-032", "PLW-033", "PLW-070")
def test_the_buyer_pays_the_price_takes_the_pot_and_settles_claims_clockwise_from_his_own_seat():
    claims = "N10-C N18-A N12-A N02-B"
    table = Table(active="B", claims=claims, P05="- pot 10000").play("roll 4-5", "buy")
    assert table.cash == [400, 360, 430]
    assert table["P05"] == "B"
    assert table["claims"] == "N18-A N12-A N02-B"
    kinds = [event.kind for event in table.events if event.kind != codes.ROLLED]
    assert kinds[:3] == [codes.BOUGHT_PORTAL, codes.POT_TAKEN, codes.CLAIM_PAID]


@pytest.mark.clause("PLW-069", "PLW-070")
def test_settled_cards_go_under_the_stack_in_the_order_of_the_seats():
    """A box where four e-News cards of P05 make claims."""
    table = Table(claims="N02-C N04-A N10-B N06-B", box={})
    for card in (1, 3, 5):
        table.box.news_portal[card] = 4
    table.play("roll 4-5", "buy")
    assert table.news[-4:] == ["N04", "N10", "N06", "N02"]
    assert table.cash == [400 - 20 - 30 - 10 - 20, 440, 420]
    assert table.told(codes.CLAIM_LAPSED) == [(0, 3)]
    assert table.told(codes.CLAIM_PAID) == [(0, 1, 9, 30_000), (0, 1, 5, 10_000), (0, 2, 1, 20_000)]


@pytest.mark.clause("PLW-034", "PLW-071")
def test_own_claims_lapse_and_those_on_other_portals_stay():
    table = Table(claims="N10-A N18-A").play("roll 4-5", "buy")
    assert table.cash == [380, 400, 400]
    assert table["claims"] == "N18-A"
    assert table.told(codes.CLAIM_LAPSED) == [(0, 9)]


@pytest.mark.clause("PLW-035")
@pytest.mark.parametrize(
    ("cash", "pot", "offered"), [(20, 0, False), (50, 0, True), (45, 0, False), (45, 5, True), (15, 100, False), (20, 30, True)]
)
def test_a_portal_is_offered_only_to_who_can_pay_price_and_claims(cash, pot, offered):
    table = Table(cash=[cash, 400, 400], claims="N10-B", P05=f"- pot {pot}000", opa="0 5 5").play("roll 4-5")
    assert table.point == ("BUY_PORTAL" if offered else "PLAY")
    if offered:
        assert table.play("buy").cash == [cash - 20 + pot - 30, 430, 400]
    else:
        why = BOOK.tell(table.box, table.events[1]).values["why"]
        assert why == ("cash" if cash < 20 else "claims")


@pytest.mark.clause("PLW-035")
def test_own_claims_do_not_keep_anybody_from_buying():
    assert Table(cash=[20, 400, 400], claims="N10-A").play("roll 4-5").point == "BUY_PORTAL"


@pytest.mark.clause("PLW-036", "PLW-037")
@pytest.mark.parametrize("line", ["A", "A listed", "C"])
def test_nothing_is_owed_on_an_own_or_an_unlisted_portal(line):
    table = Table(P03=line, cash=[0, 0, 0]).play("roll 2-3")
    assert table.cash == [0, 0, 0]
    assert table.open == ("PLAY", "B")


@pytest.mark.clause("PLW-038", "PLW-039", "PLW-040")
def test_royalties_are_60_000_whatever_else_the_owner_has():
    for others in ({}, {"P04": "B listed", "P06": "B listed", "P09": "B"}):
        table = Table(P03="B listed", **others).play("roll 2-3")
        assert table.cash == [340, 460, 400]
        assert table.told(codes.ROYALTIES_DUE) == [(0, 1, 2, 60_000)]
        assert table.paid == [("A", "B", 60)]
        assert table.state.earned[2] == 60_000
        assert table.open == ("PLAY", "B")


# Site Web, broadband, Silicon Valley


@pytest.mark.clause("PLW-044", "PLW-046", "PLW-047")
@pytest.mark.parametrize(("dice", "row", "stack"), [("1-1", "sites", "site_stack"), ("1-5", "accesses", "access_stack")])
def test_a_square_sells_one_card_to_anybody_and_it_is_unbound(dice, row, stack):
    table = Table().play(f"roll {dice}")
    assert table.offers == ["buy", "pass"]
    table.play("buy")
    assert table.row(row) == [1, 0, 0]
    assert getattr(table.state, stack) == 17
    assert table.point == "PLAY"
    assert table.state.listed == [0] * 18


@pytest.mark.clause("PLW-043", "PLW-044")
@pytest.mark.parametrize(("said", "sites", "accesses"), [("S", 1, 0), ("A", 0, 1), ("SA", 1, 1), ("SS", 2, 0), ("AA", 0, 2)])
def test_the_five_purchases_of_silicon_valley(said, sites, accesses):
    table = Table().play("roll 4-6", said)
    assert (table.row("sites")[0], table.row("accesses")[0]) == (sites, accesses)
    assert table.cash[0] == 400 - 10 * (sites + accesses)
    assert table.state.till == 10_000 * (sites + accesses)
    assert (table.state.site_stack, table.state.access_stack) == (18 - sites, 18 - accesses)


@pytest.mark.clause("PLW-045")
@pytest.mark.parametrize(
    ("sites", "accesses", "offers"),
    [
        ("0 0 18", "0 0 17", ["pass", "A"]),
        ("0 0 16", "0 0 18", ["pass", "S", "SS"]),
        ("0 0 17", "0 0 17", ["pass", "S", "A", "SA"]),
        ("0 0 18", "0 0 16", ["pass", "A", "AA"]),
    ],
)
def test_what_a_stack_does_not_hold_is_not_offered(sites, accesses, offers):
    table = Table(sites=sites, accesses=accesses).play("roll 4-6")
    assert table.offers == offers
    refused = next(said for said in ("SS", "AA") if said not in offers)
    assert table.refused(refused).clause == "PLW-045"


@pytest.mark.clause("PLW-045")
def test_an_empty_stack_sells_again_once_a_card_has_come_back():
    given = {"cash": [400, 55, 400], "P03": "A listed", "active": "B", "opa": "5 0 5", "contre": "2 0 2", "square": "0 0 36"}
    table = Table(sites="0 1 16", **given)
    assert table.state.site_stack == 0
    table.play("roll 2-3", "sell site", "roll 1-2", "pass", "roll 1-1")
    assert table.point == "BUY_SITE"  # B's last site was sold on the way


# Cotation


@pytest.mark.clause("PLW-048")
@pytest.mark.parametrize(
    ("given", "why"),
    [
        ({"sites": "1", "accesses": "1"}, "set"),
        ({"P01": "A listed", "sites": "1", "accesses": "1"}, "set"),
        ({"P01": "B", "sites": "1", "accesses": "1"}, "set"),
        ({"P01": "A", "accesses": "1"}, "set"),
        ({"P01": "A", "sites": "1"}, "set"),
        ({"P01": "A", "sites": "1", "accesses": "1", "spares": "0 0 18"}, "stock"),
        ({"P01": "A", "sites": "1", "accesses": "1", "cash": [5, 400, 400]}, "cash"),
    ],
)
def test_a_listing_needs_portal_site_access_card_and_money(given, why):
    table = Table(**given).play("roll 1-3")
    assert table.open == ("PLAY", "B")
    assert BOOK.tell(table.box, table.events[1]).values["why"] == why


@pytest.mark.clause("PLW-049", "PLW-050")
def test_one_landing_lists_one_portal_of_several_that_are_ready():
    table = Table(P01="A", P02="A", sites="2", accesses="3").play("roll 1-3", "list P02")
    assert table.state.listed[:2] == [0, 1]
    assert (table.row("sites")[0], table.row("accesses")[0], table.row("spares")[0]) == (1, 2, 0)
    assert table.cash[0] == 390
    assert table.open == ("PLAY", "B")


@pytest.mark.clause("PLW-051")
def test_a_bound_card_serves_its_portal_only():
    table = Table(P01="A listed", P02="A").play("roll 1-3")
    assert table.open == ("PLAY", "B")  # the site and the access of P01 list nothing else
    table = Table(P01="A listed", P02="A", sites="1", accesses="1").play("roll 1-3")
    assert table.offers == ["pass", "list P02"]
    assert table.refused("list P01").clause == "PLW-051"
    assert table.refused("list P09").clause == "PLW-049"


@pytest.mark.clause("PLW-052", "PLW-053")
def test_a_spare_listing_card_is_used_as_soon_as_the_set_is_complete():
    by_site = Table(P01="A", accesses="1", spares="1").play("roll 1-1", "buy")
    by_access = Table(P01="A", sites="1", spares="1").play("roll 1-5", "buy")
    by_silicon = Table(P01="A", spares="1").play("roll 4-6", "SA")
    by_portal = Table(sites="1", accesses="1", spares="1").play("roll 1-2", "buy")
    for table, portal in ((by_site, "P01"), (by_access, "P01"), (by_silicon, "P01"), (by_portal, "P02")):
        assert table[portal] == "A listed"
        assert table["spares"] == "0 0 0"
        assert table.told(codes.LISTED) == [(0, int(portal[1:]) - 1)]


@pytest.mark.clause("PLW-054")
def test_listing_goes_on_while_it_applies():
    """Three portals and two spare listing cards: the first is named, of the last two the other follows the same way."""
    table = Table(P01="A", P02="A", P04="A", accesses="2", spares="2").play("roll 4-6", "SS")
    assert table.open == ("ASSIGN_LISTING", "A")
    assert table.offers == ["list P01", "list P02", "list P04"]
    assert table.refused("pass").clause == "PLW-053"
    assert table.play("list P02").offers == ["list P01", "list P04"]
    table.play("list P04")
    assert [table[portal] for portal in ("P01", "P02", "P04")] == ["A", "A listed", "A listed"]
    assert table.open == ("PLAY", "B")
    alone = Table(P01="A", P02="A", accesses="2", spares="2").play("roll 4-6", "SS", "list P02")
    assert (alone["P01"], alone["spares"]) == ("A listed", "0 0 0")  # with one candidate there is no choice


@pytest.mark.clause("PLW-055", "PLW-056")
def test_a_listed_portal_earns_can_be_attacked_and_moves_as_a_whole():
    table = Table(P03="B listed", contre="2 0 2", square="36")
    assert "opa P03" in table.offers
    table.play("roll 1-2")
    assert "take P03" not in table.offers
    assert table.refused("take P03").clause == "PLW-103"
    stacks = (table.state.site_stack, table.state.access_stack, table.state.listing_stack)
    table.play("opa P03 1-2", "buy")
    assert table["P03"] == "A listed"
    assert (table.state.site_stack, table.state.access_stack, table.state.listing_stack) == stacks == (17, 17, 17)
    assert table.play("roll 2-3").cash == [410, 390, 400]


# e-News, pots and claims


@pytest.mark.clause("PLW-057", "PLW-065")
def test_the_top_card_is_drawn_and_goes_under_and_the_order_is_kept():
    table = Table(news="N05 N07 N09")
    order = table.news
    table.play("roll 2-6")
    assert table.news == [*order[1:], "N05"]
    assert table.state.news_fresh == 35
    assert table.told(codes.NEWS_DRAWN) == [(0, 4)]
    assert table["news_shown"] == "N05"


@pytest.mark.clause("PLW-058")
def test_every_e_news_card_names_portal_direction_and_amount_as_the_contract_has_it():
    box = BOOK.box(2)
    amounts = [30, 20, 20, 20, 15, 10, 25, 15, 40, 30, 20, 25, 10, 10, 30, 25, 50, 40]
    amounts += [25, 20, 15, 15, 20, 15, 25, 20, 30, 20, 40, 35, 10, 5, 15, 10, 35, 25]
    assert [amount // 1000 for amount in box.news_amount] == amounts
    assert box.news_portal == [card // 2 for card in range(36)]
    assert box.news_out == [card % 2 for card in range(36)]


@pytest.mark.clause("PLW-059", "PLW-060", "PLW-061")
@pytest.mark.parametrize("line", ["B", "B listed"])
def test_owner_and_drawer_pay_each_other_whether_listed_or_not(line):
    assert Table(P09=line, news="N17").play("roll 2-6").paid == [("A", "B", 50)]
    assert Table(P09=line, news="N18").play("roll 2-6").paid == [("B", "A", 40)]
    assert Table(P09=line, news="N17").play("roll 2-6").state.earned == [0] * 18


@pytest.mark.clause("PLW-062")
@pytest.mark.parametrize("card", ["N17", "N18"])
def test_a_card_about_an_own_portal_is_void(card):
    table = Table(P09="A", news=card).play("roll 2-6")
    assert table.cash == [400, 400, 400]
    assert table["claims"] == ""
    assert table.told(codes.NEWS_VOID) == [(0, 8)]
    assert table.news[-1] == card


@pytest.mark.clause("PLW-063", "PLW-067")
def test_pots_add_up_until_the_portal_is_bought():
    table = Table(news="N17", P09="- pot 35000", square="13").play("roll 2-6")
    assert table.state.pot[8] == 85_000
    assert table.paid == [("A", "portal", 50)]


@pytest.mark.clause("PLW-064")
def test_a_claim_is_kept_by_who_draws_it():
    table = Table(active="C", news="N10 N18", claims="N02-A").play("roll 2-6")
    assert table["claims"] == "N02-A N10-C"
    assert table.told(codes.CLAIM_KEPT) == [(2, 9, 4, 30_000)]
    assert table.state.open_card == 0


@pytest.mark.clause("PLW-052")
@pytest.mark.parametrize("lacking", ["sites", "accesses", "spares", "P01"])
def test_without_one_part_of_the_set_nothing_is_listed(lacking):
    given = {"P01": "A", "sites": "1", "accesses": "1", "spares": "1"}
    del given[lacking]
    table = Table(**given).play("roll 1-2", "pass")
    assert table.told(codes.LISTED) == []
    assert table.open == ("PLAY", "B")


@pytest.mark.clause("PLW-066", "PLW-079")
@pytest.mark.parametrize("stack", ["news", "bourse"])
def test_an_empty_stack_has_no_effect(stack):
    """Boxes in which every card can be held: all e-News cards are claims, all Bourse cards are OPA cards."""
    if stack == "news":
        table = Table()
        table.box.news_out = [1] * 36
        table.state.claim = list(range(36))
        table.state.claims, table.state.news_count, table.state.news_fresh = 36, 0, 0
        table.state.news = [0] * 36
        table.play("roll 2-6")
    else:
        table = Table(square="12")
        table.box.bourse_kind = [2] * 32
        table.state.kept = list(range(32))
        table.state.kept_count, table.state.bourse_count, table.state.bourse_fresh = 32, 0, 0
        table.state.bourse = [0] * 32
        table.play("roll 1-3")
    assert table.cash == [400, 400, 400]
    assert table.open == ("PLAY", "B")
    assert [event.kind for event in table.events] == [codes.ROLLED, codes.STACK_EMPTY]
    assert table.told(codes.STACK_EMPTY) == [(0, NEWS_STACK if stack == "news" else BOURSE_STACK)]


@pytest.mark.clause("PLW-068", "PLW-073")
def test_a_portal_that_comes_back_has_neither_pot_nor_claim_and_takes_new_ones():
    table = Table(active="B", P03="A listed", P09="B", cash=[400, 50, 400], opa="5 0 5", contre="2 0 2", news="N17 N18")
    table.play("roll 2-3", "sell P09")
    assert (table["P09"], table.state.pot[8], table["claims"]) == ("-", 0, "")
    table.play("roll 2-6")
    assert table["P09"] == "- pot 50000"
    assert table.play("roll 2-6")["claims"] == "N18-A"


@pytest.mark.clause("PLW-072")
def test_claims_are_worth_nothing_and_lapse_in_the_order_they_were_drawn():
    given = {"cash": [5, 400, 400], "opa": "0 5 5", "contre": "0 2 2", "P03": "B listed"}
    table = Table(claims="N18-A N10-B N04-A", **given).play("roll 2-3")
    assert table.row("out") == [1, 0, 0]
    assert table.news[-2:] == ["N18", "N04"]
    assert table["claims"] == "N10-B"
    assert table.paid == [("A", "B", 5)]


# Bourse cards


@pytest.mark.clause("PLW-074", "PLW-075")
def test_every_gain_and_loss_is_that_of_the_contract():
    gains = [10, 15, 20, 25, 30, 40, 50, 60]
    losses = [20, 20, 25, 30, 30, 40, 40, 50, 50, 60, 80, 100]
    for card, change in enumerate([*gains, *(-loss for loss in losses)], start=1):
        table = Table(square="12", bourse=f"B{card:02}").play("roll 1-3")
        assert table.cash == [400 + change, 400, 400]
        assert table.state.till == -1000 * change
        assert table.bourse[-1] == f"B{card:02}"
        assert table.state.bourse_fresh == 31


@pytest.mark.clause("PLW-076", "PLW-077", "PLW-078")
@pytest.mark.parametrize(
    ("card", "kind", "rolls"),
    [
        ("B21", "opa", 0),
        ("B24", "opa", 0),
        ("B25", "contre", 0),
        ("B27", "contre", 0),
        ("B28", "libre", 2),
        ("B32", "libre", 4),
    ],
)
def test_cards_to_keep_stay_out_of_the_stack(card, kind, rolls):
    table = Table(square="12", bourse=card).play("roll 1-3")
    assert table["kept"] == f"{card}-A"
    assert card not in table.bourse
    assert len(table.bourse) == 31
    assert table.row("rolls") == [rolls, 0, 0]
    kept = [BOOK.tell(table.box, event).values for event in table.events if event.kind == codes.CARD_KEPT]
    assert kept == [{"seat": 0, "kind": kind, "rolls": rolls}]
    assert table.state.open_card == 0
