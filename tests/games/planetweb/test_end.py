"""The end of the game, variants, leaving: contract, section 3.13; table options: section 6.2."""

from __future__ import annotations

import pytest

from tablee.games.planetweb import codes, view
from tablee.games.planetweb.turn import MOST_DECISIONS, MOST_ROUNDS
from tests.games.planetweb.table import BOOK, Table

OUT_B = {"cash": [400, 0, 400], "opa": "5 0 5", "contre": "2 0 2", "out": "0 1 0"}


# Ends


@pytest.mark.clause("PLW-142", "PLW-146")
def test_a_limit_of_rounds_ends_the_game_before_the_next_round():
    table = Table(round_limit=30, round="30", active="B").play("roll 1-2", "pass")
    assert table.open == ("PLAY", "C")
    table.play("roll 1-2", "pass")
    assert table.over == "rounds"
    assert table.state.round == 30
    assert table.open == ("", "")
    assert table.winners == "ABC"


@pytest.mark.clause("PLW-146")
def test_rounds_are_counted_at_the_seat_of_who_began():
    table = Table(first="B", active="A").play("roll 1-2", "pass")
    assert (table.state.round, table.actor) == (2, "B")
    assert table.told(codes.ROUND) == [(2,)]
    table.play("roll 1-2", "pass")
    assert (table.state.round, table.actor) == (2, "C")
    past = Table(first="B", active="A", **OUT_B).play("roll 1-2", "pass")
    assert (past.state.round, past.actor) == (2, "C")
    assert past.play("roll 1-2", "pass").state.round == 2


@pytest.mark.clause("PLW-142")
def test_when_the_clock_runs_out_the_round_is_finished_first():
    table = Table(clock_minutes=30, active="B", first="A")
    assert table.ring()
    assert not table.ring()
    assert table.told(codes.BELL) == [()]
    table.play("roll 1-2", "pass")
    assert table.open == ("PLAY", "C")
    table.play("roll 1-2", "pass")
    assert table.over == "clock"


@pytest.mark.clause("PLW-142")
def test_without_a_clock_nothing_rings():
    table = Table()
    before = table.state.to_bytes()
    assert not table.ring()
    assert table.state.to_bytes() == before


@pytest.mark.clause("PLW-143")
def test_wealth_is_cash_and_purchase_prices_and_nothing_else():
    table = Table(
        round_limit=30, round="30", active="C", cash=[10, 20, 30], P01="A listed", P02="A", P03="B", sites="1 0 2",
        accesses="0 1 0", spares="0 1 0", claims="N18-B", kept="B21-C B30-C", rolls="0 0 3", P09="- pot 50000",
    ).play("roll 1-5", "pass")  # fmt: skip
    assert [score // 1000 for score in table.row("score")] == [10 + 50 + 20 + 10, 20 + 20 + 10 + 10, 30 + 20]
    assert table.told(codes.WEALTH) == [(0, 90_000), (1, 60_000), (2, 50_000)]
    assert table.winners == "A"


@pytest.mark.clause("PLW-144")
@pytest.mark.parametrize(
    ("given", "winners"),
    [
        ({"cash": [100, 150, 100], "P01": "A listed"}, "A"),
        ({"cash": [110, 130, 100], "P01": "A", "P02": "A"}, "A"),
        ({"cash": [100, 150, 100], "P01": "A", "sites": "3"}, "A"),
        ({"cash": [120, 150, 100], "sites": "3"}, "B"),
        ({"cash": [150, 150, 100]}, "AB"),
        ({"cash": [100, 100, 100]}, "ABC"),
        ({"cash": [130, 130, 130], "P01": "A", "P02": "B", "P04": "C"}, "ABC"),
    ],
)
def test_ties_are_broken_by_listed_portals_then_portals_then_cash(given, winners):
    table = Table(round_limit=30, round="30", active="C", **given).play("roll 1-5", "pass")
    assert table.winners == winners


@pytest.mark.clause("PLW-144")
def test_who_is_out_never_wins():
    given = OUT_B | {"cash": [0, 0, 0]}
    table = Table(round_limit=30, round="30", active="C", **given).play("roll 1-5")
    assert table.winners == "AC"


@pytest.mark.clause("PLW-145")
@pytest.mark.parametrize("stake", [400_000, 500_000, 600_000, 800_000, 1_000_000])
def test_the_stake_can_be_greater(stake):
    assert Table(starting_cash=stake).cash == [stake // 1000] * 3


@pytest.mark.clause("PLW-147")
def test_the_last_one_left_wins_at_once():
    table = Table(players=2, P03="A listed", active="B", cash=[0, 5], opa="5 0", contre="2 0").play("roll 2-3")
    assert (table.over, table.winners) == ("last", "A")
    assert table.told(codes.ENDED) == [(1,)]
    assert table.refused("roll").clause == "PLW-147"
    assert table.offers == []


@pytest.mark.clause("PLW-148")
def test_control_of_the_web_wins_at_the_end_of_a_play_if_the_table_says_so():
    portals = {"P01": "A listed", "P02": "A listed"}
    table = Table(control_target=3, P03="B listed", contre="2 0 2", **portals).play("opa P03 2-2", "buy")
    assert (table.over, table.winners) == ("control", "A")
    assert Table(P03="B listed", contre="2 0 2", **portals).play("opa P03 2-2", "buy").over == ""
    listing = Table(control_target=3, P04="A", sites="1", accesses="1", **portals).play("roll 1-3", "list P04")
    assert (listing.over, listing.winners) == ("control", "A")
    double = Table(control_target=3, P04="A", sites="1", accesses="1", **portals).play("roll 2-2", "list P04")
    assert double.over == "control"  # before another play


@pytest.mark.clause("PLW-148")
def test_control_is_judged_for_the_active_player_only():
    portals = {"P01": "B listed", "P02": "B listed", "P03": "B listed"}
    table = Table(control_target=3, **portals).play("roll 1-3")
    assert table.open == ("PLAY", "B")
    assert table.play("roll 1-3").winners == "B"


@pytest.mark.clause("PLW-151")
def test_a_game_that_never_ends_is_scored():
    table = Table(round=str(MOST_ROUNDS), active="C", cash=[405, 400, 400]).play("roll 1-5", "pass")
    assert (table.over, table.winners) == ("limit", "A")
    table = Table(ply=str(MOST_DECISIONS - 2), cash=[400, 405, 400]).play("roll 1-5")
    assert table.over == ""
    assert table.play("buy").over == "limit"
    assert table.state.ply == BOOK.most_plies == 60_000
    assert table.winners == "B"


@pytest.mark.clause("PLW-152")
def test_the_ranking_has_winners_survivors_by_wealth_then_the_eliminated_last_one_first():
    given = {"cash": [100, 0, 300, 200, 0, 200], "opa": "5 0 5 5 0 5", "contre": "2 0 2 2 0 2", "out": "0 2 0 0 1 0"}
    table = Table(players=6, round_limit=30, round="30", active="F", P01="F", **(given | {"cash": [100, 0, 300, 200, 0, 180]}))
    table.play("roll 1-5", "pass")
    assert view.ranking(table.box, table.state) == ((2,), (5,), (3,), (0,), (1,), (4,))
    equal = Table(players=6, round_limit=30, round="30", active="F", **given).play("roll 1-5", "pass")
    assert view.ranking(equal.box, equal.state) == ((2,), (3, 5), (0,), (1,), (4,))


# Leaving


@pytest.mark.clause("PLW-149")
def test_who_resigns_loses_everything_to_the_board_and_the_bourse():
    table = Table(
        P01="A listed", P02="A", P03="B listed", sites="2", accesses="1", spares="0 1", rolls="1",
        kept="B21-A B30-A B25-A B22-B",
        claims="N18-A N10-C",
    )  # fmt: skip
    assert table.leave("A")
    assert table.cash == [0, 400, 400]
    assert table.state.till == 400_000
    assert (table["P01"], table["P02"], table["P03"]) == ("-", "-", "B listed")
    assert (table["sites"], table["accesses"], table["opa"], table["contre"]) == ("0 0 0", "0 0 0", "0 5 5", "0 2 2")
    assert [table.state.site_stack, table.state.access_stack, table.state.listing_stack] == [17, 17, 16]
    assert (table.state.tray_opa, table.state.tray_contre) == (20, 8)
    assert (table["kept"], table.bourse[-3:]) == ("B22-B", ["B21", "B25", "B30"])
    assert (table["claims"], table.news[-1]) == ("N10-C", "N18")
    assert table.row("out") == [1, 0, 0]
    assert table.open == ("PLAY", "B")
    assert table.told(codes.OFFERED) == []


@pytest.mark.clause("PLW-149", "PLW-150")
def test_a_resignation_takes_effect_at_once_at_anybodys_play():
    table = Table(P03="B listed")
    assert table.leave("B")
    assert table.open == ("PLAY", "A")
    assert table.offers == ["roll"]
    assert not table.leave("B")
    assert table.leave("C")
    assert (table.over, table.winners) == ("last", "A")


@pytest.mark.clause("PLW-150")
def test_otherwise_it_waits_for_the_end_of_the_play_and_defaults_answer():
    table = Table().play("roll 1-2")
    assert table.leave("A")
    assert table.told(codes.RESIGNS) == [(0,)]
    assert table.told(codes.PASSED) == [(0,)]
    assert table.row("out") == [1, 0, 0]
    assert table.open == ("PLAY", "B")
    waiting = Table().play("roll 1-2")
    assert waiting.leave("C")
    assert waiting["leaving"] == "C"
    assert waiting.row("out") == [0, 0, 0]
    assert not waiting.leave("C")
    waiting.play("buy")
    assert waiting.row("out") == [0, 0, 1]
    assert waiting["leaving"] == "-"
    assert waiting.open == ("PLAY", "B")


@pytest.mark.clause("PLW-150")
def test_an_attacked_owner_who_leaves_does_not_counter():
    table = Table(P03="B listed").play("opa P03")
    assert table.leave("B", 2, 2)
    assert table.open == ("OPA_BUY", "A")
    assert table["leaving"] == "B"
    table.play("buy")
    assert table["P03"] == "A listed"
    assert table.row("out") == [0, 1, 0]
    assert table.state.till == 450_000
    failed = Table(P03="B listed").play("opa P03")
    assert failed.leave("B", 2, 1)
    assert (failed["P03"], failed.row("out"), failed.open) == ("-", [0, 1, 0], ("PLAY", "C"))


@pytest.mark.clause("PLW-150")
def test_an_attacker_who_leaves_buys_by_default_and_loses_it_again():
    table = Table(P03="B listed", contre="2 0 2").play("opa P03 2-2")
    assert table.leave("A")
    assert table.told(codes.TAKEN_OVER) == [(0, 1, 2, 50_000)]
    assert (table["P03"], table.cash) == ("-", [0, 450, 400])


@pytest.mark.clause("PLW-150")
def test_what_falls_to_a_leaver_later_in_the_play_is_answered_too():
    table = Table(P03="B listed").play("opa P03")
    assert table.leave("A")
    assert table.open == ("COUNTER", "B")
    table.play("pass 2-2")
    assert table.told(codes.TAKEN_OVER) == [(0, 1, 2, 50_000)]
    assert (table["P03"], table.cash, table.open) == ("-", [0, 450, 400], ("PLAY", "B"))


@pytest.mark.clause("PLW-150")
def test_a_debtor_who_leaves_sells_by_default_and_pays_first():
    table = Table(active="B", P03="A listed", P07="B", sites="0 1", cash=[15, 40, 400], opa="5 1 5", contre="2 0 2").play(
        "roll 2-3"
    )
    assert table.leave("B")
    assert table.cash == [75, 0, 400]  # site 5, OPA 10, portal 10
    assert table.state.till == 1_200_000 - 475_000
    assert table.row("out") == [0, 1, 0]


@pytest.mark.clause("PLW-150")
def test_a_creditor_who_leaves_lets_the_bourse_have_the_card():
    table = Table(active="B", P03="A listed", cash=[400, 50, 400]).play("roll 2-3", "sell opa")
    assert table.leave("A")
    assert table.told(codes.CARDS_SOLD) == [(1, 2, 1, 10_000)]
    assert table.row("out") == [1, 0, 0]
    assert table.cash == [0, 0, 400]
    assert table.open == ("PLAY", "C")


@pytest.mark.clause("PLW-150")
def test_a_double_of_who_leaves_gives_no_further_play():
    table = Table().play("roll 1-1")
    assert table.leave("A")
    assert table.open == ("PLAY", "B")


@pytest.mark.clause("PLW-133", "PLW-149")
@pytest.mark.parametrize("card", ["B21", "B25"])
def test_the_only_card_of_a_leaver_goes_under_the_stack_too(card):
    table = Table(opa="0 5 5", contre="0 2 2", kept=f"{card}-A")
    assert table.leave("A")
    assert (table["kept"], table.bourse[-1]) == ("", card)


@pytest.mark.clause("PLW-149")
def test_two_who_leave_at_once_leave_in_the_order_of_their_seats():
    table = Table(players=4).play("roll 1-2")
    assert table.leave("D")
    assert table.leave("C")
    table.play("pass")
    assert table.row("out") == [0, 0, 1, 2]
    two = Table(players=2).play("roll 1-2")
    assert two.leave("B")
    assert two.leave("A")
    assert (two.over, two.winners) == ("last", "B")


@pytest.mark.clause("PLW-149")
def test_a_table_may_leave_it_to_a_bot():
    table = Table(leaver="bot")
    before = table.state.to_bytes()
    assert not table.leave("A")
    assert table.state.to_bytes() == before


# Other options


@pytest.mark.clause("PLW-108", "PLW-112")
def test_counter_timing_after_asks_only_once_the_attack_has_succeeded():
    table = Table(P03="B listed", counter_timing="after").play("opa P03 1-2")
    assert (table.open, table["contre"]) == (("PLAY", "B"), "2 2 2")
    table = Table(P03="B listed", counter_timing="after").play("opa P03 1-3")
    assert table.open == ("COUNTER", "B")
    assert table.play("pass").open == ("OPA_BUY", "A")
    table = Table(P03="B listed", counter_timing="after").play("opa P03 1-3", "counter 1-1")
    assert (table.open, table["P03"], table["contre"]) == (("PLAY", "B"), "B listed", "2 1 2")
    table = Table(P03="B listed", counter_timing="after").play("opa P03 1-3", "counter 1-2")
    assert table.open == ("OPA_BUY", "A")
    assert Table(P03="B listed", contre="2 0 2", counter_timing="after").play("opa P03 1-3").open == ("OPA_BUY", "A")
    assert Table(P03="B listed", contre="2 1 2", counter_timing="after").play("opa P03 1-3").open == ("COUNTER", "B")


@pytest.mark.clause("PLW-044")
@pytest.mark.parametrize(("dice", "row"), [("1-1", "sites"), ("1-5", "accesses")])
def test_multi_buy_sells_one_card_after_the_other(dice, row):
    table = Table(multi_buy=True, cash=[30, 400, 400]).play(f"roll {dice}", "buy")
    assert table.offers == ["buy", "pass"]
    table.play("buy", "buy")
    assert table.point == "PLAY"
    assert table.row(row) == [3, 0, 0]
    assert Table(multi_buy=True).play(f"roll {dice}", "buy", "pass").row(row) == [1, 0, 0]
    last = Table(multi_buy=True, **{row: "0 0 17"}).play(f"roll {dice}", "buy")
    assert last.point == "PLAY"


@pytest.mark.clause("PLW-084")
def test_multi_buy_gives_one_card_for_nothing():
    table = Table(multi_buy=True, kept="B30-A", rolls="3").play("roll 1-1", "buy")
    assert (table.row("sites"), table.cash, table.point) == ([1, 0, 0], [400, 400, 400], "PLAY")


@pytest.mark.clause("PLW-083")
def test_free_portal_off_makes_price_and_claims_due():
    given = {"kept": "B30-A", "rolls": "3", "claims": "N10-B", "free_portal": False}
    table = Table(**given).play("roll 4-5", "buy")
    assert table.cash == [350, 430, 400]
    assert Table(cash=[45, 400, 400], **given).play("roll 4-5").point == "PLAY"
