"""The turn and buying in general: contract, sections 3.2 and 3.3."""

from __future__ import annotations

import pytest

from tablee.games.planetweb import codes
from tests.games.planetweb.playing import at_random, played
from tests.games.planetweb.table import BOOK, Table


@pytest.mark.clause("PLW-015")
def test_a_play_is_a_move_or_a_takeover_with_a_card():
    table = Table(P03="B listed")
    assert table.offers == ["roll", "opa P03"]
    refusal = table.refused("pass")
    assert refusal.clause == "PLW-015"
    assert table.refused("buy").clause == "PLW-015"


@pytest.mark.clause("PLW-016", "PLW-017")
@pytest.mark.parametrize("square", range(0, 39, 4))
@pytest.mark.parametrize("dice", ["1-2", "3-4", "6-5"])
def test_a_pawn_counts_on_round_the_track(square, dice):
    table = Table(square=str(square)).play(f"roll {dice}")
    assert table.row("square") == [(square + sum(map(int, dice.split("-")))) % 39, 0, 0]


@pytest.mark.clause("PLW-018")
def test_what_is_passed_over_has_no_effect():
    """From 34 over P17 listed by B, the Bourse, P18 listed by C and the @ to P02."""
    table = Table(square="34", P17="B listed", P18="C listed").play("roll 4-4")
    assert table.cash == [400, 400, 400]
    assert table.open == ("BUY_PORTAL", "A")


@pytest.mark.clause("PLW-019")
def test_pawns_share_a_square_without_effect():
    table = Table(square="0 5 5", P03="A").play("roll 2-3")
    assert table.row("square") == [5, 5, 5]
    assert table.cash == [400, 400, 400]


@pytest.mark.clause("PLW-020")
def test_doubles_go_on_without_limit():
    """All portals are A's own, and every second square from 1 to 17 is one."""
    table = Table(**{f"P{n:02}": "A" for n in range(1, 19)}, square="1")
    for played_so_far in range(1, 9):
        assert table.play("roll 1-1").open == ("PLAY", "A")
        assert table.state.play == played_so_far
    assert table.play("roll 1-2").open == ("PLAY", "B")
    assert table.state.play == 0


@pytest.mark.clause("PLW-021")
def test_only_the_dice_of_a_move_give_another_play():
    assert Table(P03="B listed", contre="2 0 2").play("opa P03 2-2", "buy").open == ("PLAY", "B")
    assert Table(P03="B listed").play("opa P03", "counter 1-1 2-1", "buy").open == ("PLAY", "B")
    assert Table(P03="B listed").play("opa P03", "counter 1-1 2-2").open == ("PLAY", "B")
    assert Table(P03="B listed", square="36").play("roll 1-2", "opa P03 5-5").open == ("PLAY", "B")


@pytest.mark.clause("PLW-022", "PLW-119")
def test_a_takeover_after_a_double_is_the_last_play():
    table = Table(P03="B listed", contre="2 0 2").play("roll 1-1", "pass")
    assert table.open == ("PLAY", "A")
    assert "opa P03" in table.offers
    assert table.play("opa P03 6-6", "buy").open == ("PLAY", "B")
    assert table.state.double == 0


@pytest.mark.clause("PLW-023", "PLW-139")
def test_who_goes_under_on_a_double_plays_no_more():
    table = Table(P03="B listed", cash=[5, 400, 400], opa="0 5 5", contre="0 2 2", square="1").play("roll 2-2")
    assert table.row("out") == [1, 0, 0]
    assert table.open == ("PLAY", "B")


@pytest.mark.clause("PLW-024")
def test_the_turn_ends_after_a_move_without_a_double():
    assert Table().play("roll 1-2", "pass").open == ("PLAY", "B")
    assert Table(active="C").play("roll 1-2", "pass").open == ("PLAY", "A")


@pytest.mark.clause("PLW-014")
def test_the_turn_skips_who_is_out():
    table = Table(players=4, cash=[400, 0, 0, 400], opa="5 0 0 5", contre="2 0 0 2", out="0 2 1 0")
    assert table.play("roll 1-2", "pass").actor == "D"
    assert table.play("roll 1-2", "pass").actor == "A"


# Buying


@pytest.mark.clause("PLW-025", "PLW-031")
@pytest.mark.parametrize("square", [1, 2, 4, 6, 10])
def test_nobody_has_to_buy_and_nothing_follows_from_it(square):
    table = Table(square=str(square - 3 if square > 3 else square + 36), P18="A", sites="1", accesses="1")
    before = table.cash
    table.play("roll 1-2")
    assert "pass" in table.offers
    owned = [table[f"P{n:02}"] for n in range(1, 19)]
    table.play("pass")
    assert table.open == ("PLAY", "B")
    assert (table.cash, [table[f"P{n:02}"] for n in range(1, 19)]) == (before, owned)
    assert table.told(codes.PASSED) == [(0,)]


@pytest.mark.clause("PLW-026")
@pytest.mark.parametrize(("dice", "price"), [("1-2", 20), ("1-1", 10), ("1-5", 10), ("4-6", 10)])
def test_what_cannot_be_paid_from_cash_is_not_offered(dice, price):
    poor = Table(cash=[price - 5, 400, 400], P18="A", sites="0 1", opa="0 5 5").play(f"roll {dice}")
    assert poor.point == "PLAY"
    assert [BOOK.tell(poor.box, event).values["why"] for event in poor.log if event.kind == codes.OUT_OF_REACH] == ["cash"]
    just = Table(cash=[price, 400, 400], P18="A", sites="0 1", opa="0 5 5").play(f"roll {dice}")
    assert just.point != "PLAY"


@pytest.mark.clause("PLW-027", "PLW-028")
def test_debts_come_from_nothing_chosen_and_money_passes_only_where_the_rules_say():
    """In random games a debt is opened by rolling only, and cash moves between players in the listed ways only."""
    between = {codes.PAID, codes.CLAIM_PAID, codes.TAKEN_OVER, codes.CARD_BOUGHT}
    between |= {codes.TOOK_SITE, codes.TOOK_ACCESS, codes.TOOK_PORTAL}
    for seed in range(4):
        trace = played(3, seed, at_random)
        for at, step in enumerate(trace.steps):
            before, after = trace.positions[at : at + 2]
            if before.debtor == -1 != after.debtor:
                assert step.said == "roll"
            gained = [seat for seat in range(3) if after.cash[seat] > before.cash[seat] and seat != step.seat]
            if gained and before.debtor == -1:
                assert {event.kind for event in step.events} & between


@pytest.mark.clause("PLW-029")
def test_one_player_may_own_everything():
    table = Table(**{f"P{n:02}": "A" for n in range(1, 18)}, sites="17", accesses="18", square="34 0 36")
    table.play("roll 1-2", "buy")
    assert table.state.owner == [0] * 18
    assert table.play("roll 1-2", "roll 1-2", "pass", "roll 1-3", "buy").row("sites") == [18, 0, 0]


@pytest.mark.clause("PLW-030")
def test_the_bourse_gets_the_price_of_what_it_sells():
    for dice, bought, price in (("1-2", "buy", 20), ("1-1", "buy", 10), ("1-5", "buy", 10), ("4-6", "SA", 20)):
        table = Table().play(f"roll {dice}", bought)
        assert table.state.till == price * 1000
        assert table.cash == [400 - price, 400, 400]
    table = Table(sites="0 1", square="36").play("roll 1-2", "take B site")
    assert table.state.till == 0
    assert table.cash == [390, 410, 400]
