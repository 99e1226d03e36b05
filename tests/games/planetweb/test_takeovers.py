"""The @ square and takeovers: contract, section 3.11."""

from __future__ import annotations

import pytest

from tablee.games.planetweb import codes
from tests.games.planetweb.table import BOOK, Table

DICE = [f"{one}-{two}" for one in range(1, 7) for two in range(1, 7)]


# The @ square


@pytest.mark.clause("PLW-092", "PLW-101")
def test_one_action_at_the_at_and_only_some_things_are_for_sale():
    table = Table(
        square="36", P03="B listed", P07="C", sites="0 1", accesses="0 0 1", spares="1 1", claims="N18-B", kept="B21-B B28-C",
        rolls="0 0 2",
    ).play("roll 1-2")  # fmt: skip
    assert table.offers == ["opa P03", "pass", "take B site", "take C access", "take P07", "listing"]
    assert table.refused("take C site").clause == "PLW-098"
    assert table.refused("take A site").clause == "PLW-098"
    assert table.refused("take D site").clause == "PLW-098"
    assert table.refused("take P09").clause == "PLW-098"
    assert table.refused("take P03").clause == "PLW-103"
    assert table.play("listing").open == ("PLAY", "B")


@pytest.mark.clause("PLW-093")
@pytest.mark.parametrize("dice", DICE)
def test_any_roll_but_a_double_succeeds_at_the_at(dice):
    table = Table(square="36", P03="B listed").play("roll 1-2", f"opa P03 {dice}")
    assert table.open == (("PLAY", "B") if dice[0] == dice[2] else ("OPA_BUY", "A"))
    assert table["target"] == ("-" if dice[0] == dice[2] else "P03")


@pytest.mark.clause("PLW-094", "PLW-097")
def test_a_takeover_at_the_at_takes_no_card_and_meets_none():
    table = Table(square="36", P03="B listed", opa="0 5 5").play("roll 1-2", "opa P03 2-2")
    assert (table["opa"], table["contre"], table.cash) == ("0 5 5", "2 2 2", [400, 400, 400])
    assert table.told(codes.ATTACKED) == [(0, 1, 2, 1)]
    assert table.told(codes.ATTACK_ROLLED) == [(0, 2, 2, 0)]
    won = Table(square="36", P03="B listed").play("roll 1-2", "opa P03 4-2")
    assert won.told(codes.ATTACK_ROLLED) == [(0, 4, 2, 1)]
    assert table.told(codes.COUNTERED) == table.told(codes.NOT_COUNTERED) == []


@pytest.mark.clause("PLW-095")
def test_the_portal_need_not_be_bought_after_all():
    table = Table(square="36", P03="B listed").play("roll 1-2", "opa P03 1-2", "pass")
    assert table["P03"] == "B listed"
    assert table.cash == [400, 400, 400]
    assert table.told(codes.NOT_BOUGHT) == [(0, 2)]
    assert table.open == ("PLAY", "B")


@pytest.mark.clause("PLW-096")
def test_a_takeover_at_the_at_is_announced_with_50_000():
    assert "opa P03" in Table(square="36", P03="B listed", cash=[50, 400, 400]).play("roll 1-2").offers
    table = Table(square="36", P03="B listed", cash=[45, 400, 400]).play("roll 1-2")
    assert "opa P03" not in table.offers
    assert table.refused("opa P03").clause == "PLW-096"


@pytest.mark.clause("PLW-098", "PLW-099", "PLW-100")
def test_two_things_one_after_the_other_each_payable_when_chosen():
    table = Table(square="36", P07="C", sites="0 2", cash=[25, 400, 400]).play("roll 1-2", "take P07")
    assert table.cash == [5, 400, 420]
    assert table.open == ("AT_SECOND", "A")
    assert table.offers == ["pass"]
    assert table.refused("take B site").clause == "PLW-026"
    assert table.refused("listing").clause == "PLW-015"
    assert table.play("pass").open == ("PLAY", "B")
    both = Table(square="36", sites="0 2").play("roll 1-2", "take B site", "take B site")
    assert both.row("sites") == [2, 0, 0]
    assert both.cash == [380, 420, 400]
    assert both.told(codes.TOOK_SITE) == [(0, 1, 10_000)] * 2


@pytest.mark.clause("PLW-026", "PLW-100", "PLW-102")
@pytest.mark.parametrize(
    ("said", "price"), [("take B site", 10), ("take C access", 10), ("take P07", 20), ("listing", 10), ("opa P03", 50)]
)
def test_at_the_at_the_last_note_is_enough(said, price):
    given = {"square": "36", "P03": "B listed", "P07": "C", "sites": "0 1", "accesses": "0 0 1"}
    enough = Table(cash=[price, 400, 400], **given).play("roll 1-2")
    assert said in enough.offers
    assert BOOK.refusal(enough.box, enough.state, BOOK.read_action(enough.box, enough.state, said)) == codes.ALLOWED
    short = Table(cash=[price - 5, 400, 400], **given).play("roll 1-2")
    assert said not in short.offers
    assert short.refused(said).clause == ("PLW-096" if price == 50 else "PLW-026")


@pytest.mark.clause("PLW-098")
def test_there_is_nobody_at_an_empty_seat():
    table = Table(square="36", P03="B listed").play("roll 1-2")
    assert BOOK.refusal(table.box, table.state, codes.TAKE_SITE + 3) == codes.NO_SUCH_OPPONENT
    assert BOOK.refusal(table.box, table.state, codes.TAKE_ACCESS + 3) == codes.NO_SUCH_OPPONENT
    assert BOOK.refusal(table.box, table.state, codes.TAKE_SITE + 1) == codes.NOTHING_TO_TAKE


@pytest.mark.clause("PLW-098")
def test_accesses_and_portals_change_hands_too():
    table = Table(square="36", accesses="0 0 1", P07="B").play("roll 1-2", "take C access", "take P07")
    assert table.row("accesses") == [1, 0, 0]
    assert table["P07"] == "A"
    assert table.cash == [370, 420, 410]
    assert table.told(codes.TOOK_ACCESS) == [(0, 2, 10_000)]
    assert table.told(codes.TOOK_PORTAL) == [(0, 1, 6, 20_000)]


@pytest.mark.clause("PLW-102")
def test_a_listing_card_may_be_bought_for_later():
    table = Table(square="36").play("roll 1-2", "listing")
    assert table["spares"] == "1 0 0"
    assert table.cash == [390, 400, 400]
    assert table.state.listing_stack == 17
    assert table.state.till == 10_000
    assert table.told(codes.BOUGHT_LISTING) == [(0, 10_000)]
    gone = Table(square="36", spares="0 0 18").play("roll 1-2")
    assert "listing" not in gone.offers
    assert gone.refused("listing").clause == "PLW-045"
    assert Table(square="36", cash=[5, 400, 400]).play("roll 1-2").refused("listing").clause == "PLW-026"


@pytest.mark.clause("PLW-104")
def test_the_further_play_of_a_double_follows_the_action():
    table = Table(square="37", P03="B listed").play("roll 1-1", "opa P03 5-5")
    assert table.open == ("PLAY", "A")
    assert Table(square="37", sites="0 1").play("roll 1-1", "take B site", "pass").open == ("PLAY", "A")


# OPA with a card


@pytest.mark.clause("PLW-105", "PLW-107")
def test_the_card_is_laid_on_the_portal_and_the_pawn_stays():
    table = Table(P03="B listed", square="9").play("opa P03")
    assert (table["target"], table["opa_laid"], table["contre_laid"]) == ("P03", "dealt", "-")
    assert (table["opa"], table.row("square")) == ("4 5 5", [9, 0, 0])
    assert table.told(codes.ATTACKED) == [(0, 1, 2, 0)]


@pytest.mark.clause("PLW-119")
def test_a_bid_in_the_play_after_a_double_is_the_last_of_the_turn():
    table = Table(P03="B listed").play("roll 1-1", "pass")
    assert (table.open, table.state.double) == (("PLAY", "A"), 1)
    assert table.play("opa P03").state.double == 0
    assert table.play("pass 1-1", "pass").open == ("PLAY", "B")


@pytest.mark.clause("PLW-105")
def test_who_has_no_opa_card_cannot_attack():
    table = Table(P03="B listed", opa="0 5 5")
    assert table.offers == ["roll"]
    assert table.refused("opa P03").clause == "PLW-105"
    assert Table(P03="B listed", opa="0 5 5", kept="B23-A").offers == ["roll", "opa P03"]
    assert Table(P03="B listed", opa="0 5 5", kept="B23-C B25-A").offers == ["roll"]


@pytest.mark.clause("PLW-106")
def test_an_attack_is_announced_with_50_000():
    table = Table(P03="B listed", cash=[50, 400, 400])
    assert table.offers == ["roll", "opa P03"]
    assert table.play("opa P03").open == ("COUNTER", "B")
    assert Table(P03="B listed", cash=[45, 400, 400]).refused("opa P03").clause == "PLW-106"


@pytest.mark.clause("PLW-108", "PLW-109")
def test_only_the_owner_is_asked_and_only_with_a_card():
    assert Table(P03="B listed").play("opa P03").open == ("COUNTER", "B")
    assert Table(P03="C listed").play("opa P03").open == ("COUNTER", "C")
    table = Table(P03="B listed", contre="2 0 2").play("opa P03 1-2")
    assert table.open == ("PLAY", "B")
    assert Table(P03="B listed", contre="2 0 2", kept="B26-B").play("opa P03").open == ("COUNTER", "B")
    laid = Table(P03="B listed").play("opa P03", "counter 1-1 1-2")
    assert laid.open == ("OPA_BUY", "A")
    assert laid["contre"] == "2 1 2"
    assert laid["contre_laid"] == "dealt"
    assert laid.told(codes.COUNTERED) == [(1, 2)]


@pytest.mark.clause("PLW-110", "PLW-111")
@pytest.mark.parametrize("dice", DICE)
def test_an_even_total_succeeds(dice):
    even = (int(dice[0]) + int(dice[2])) % 2 == 0
    table = Table(P03="B listed", contre="2 0 2").play(f"opa P03 {dice}")
    assert table.open == (("OPA_BUY", "A") if even else ("PLAY", "B"))
    assert table.told(codes.ATTACK_ROLLED) == [(0, int(dice[0]), int(dice[2]), int(even))]


@pytest.mark.clause("PLW-112")
@pytest.mark.parametrize("dice", DICE)
def test_an_even_total_of_the_owner_cancels_it(dice):
    even = (int(dice[0]) + int(dice[2])) % 2 == 0
    table = Table(P03="B listed").play("opa P03", f"counter 3-1 {dice}")
    assert table.open == (("PLAY", "B") if even else ("OPA_BUY", "A"))
    assert table.told(codes.COUNTER_ROLLED) == [(1, int(dice[0]), int(dice[2]), int(even))]


@pytest.mark.clause("PLW-113", "PLW-114", "PLW-115")
def test_the_portal_changes_hands_whole_and_can_be_attacked_at_once_again():
    table = Table(P03="B listed", contre="0 0 2").play("opa P03 2-2", "buy")
    assert table["P03"] == "A listed"
    assert table.cash == [350, 450, 400]
    assert (table.row("won"), table.row("lost")) == ([1, 0, 0], [0, 1, 0])
    assert table.told(codes.TAKEN_OVER) == [(0, 1, 2, 50_000)]
    assert table.open == ("PLAY", "B")
    table.play("opa P03 4-4", "buy")
    assert table["P03"] == "B listed"
    assert table.cash == [400, 400, 400]


@pytest.mark.clause("PLW-116", "PLW-117")
@pytest.mark.parametrize("result", ["counter 1-2", "counter 1-1 1-1", "counter 1-1 1-2"])
def test_both_cards_are_spent_whatever_the_result(result):
    table = Table(P03="B listed").play("opa P03", result)
    if table.point == "OPA_BUY":
        table.play("pass")
    assert (table["opa"], table["contre"]) == ("4 5 5", "2 1 2")
    assert (table.state.tray_opa, table.state.tray_contre) == (16, 7)
    assert (table["target"], table["opa_laid"], table["contre_laid"]) == ("-", "-", "-")
    assert table.state.attack == table.state.defence == [0, 0]


@pytest.mark.clause("PLW-118")
def test_dealt_cards_are_used_first_then_the_one_held_longest():
    table = Table(P03="B listed", kept="B24-A B21-A B27-B B25-B", contre="2 1 2", opa="1 5 5").play("opa P03", "counter 1-2")
    assert table["kept"] == "B24-A B21-A B27-B B25-B"
    table = Table(P03="B listed", kept="B24-A B21-A B27-B B25-B", contre="2 0 2", opa="0 5 5").play("opa P03", "counter 1-2")
    assert table["kept"] == "B21-A B25-B"
    assert table.bourse[-2:] == ["B24", "B27"]


@pytest.mark.clause("PLW-120")
def test_neither_own_nor_unlisted_nor_unowned_portals_can_be_attacked():
    table = Table(P01="A listed", P02="B", P03="B listed")
    assert table.offers == ["roll", "opa P03"]
    assert {table.refused(f"opa {portal}").clause for portal in ("P01", "P02", "P04")} == {"PLW-120"}
    keys = [table.refused(f"opa {portal}").reason.key for portal in ("P01", "P02", "P04")]
    assert keys == ["target-is-yours", "target-not-listed", "target-for-sale"]
