"""Debt, liquidation and elimination: contract, section 3.12."""

from __future__ import annotations

import pytest

from tablee.games.planetweb import codes
from tests.games.planetweb.playing import at_random, eager, played
from tests.games.planetweb.table import Table

OWES = {"active": "B", "P03": "A listed"}
"""B rolls 2-3 and owes A 60 000."""

NO_CARDS = {"opa": "5 0 5", "contre": "2 0 2"}


@pytest.mark.clause("PLW-121", "PLW-140")
def test_debts_have_one_debtor_one_creditor_and_three_causes():
    for seed in range(5):
        trace = played(4, seed, at_random if seed % 2 else eager)
        for at, step in enumerate(trace.steps):
            before, after = trace.positions[at : at + 2]
            if before.debtor == -1 and after.debtor != -1:
                causes = {codes.ROYALTIES_DUE, codes.NEWS_DRAWN, codes.BOURSE_DRAWN} & {event.kind for event in step.events}
                assert len(causes) == 1
                assert after.owed > after.cash[after.debtor]
                assert after.creditor != after.debtor
            assert sum(event.kind == codes.PAID for event in step.events) <= 1


@pytest.mark.clause("PLW-122")
def test_who_has_the_money_pays_at_once():
    table = Table(cash=[400, 60, 400], spares="0 1", **OWES).play("roll 2-3")
    assert table.cash == [460, 0, 400]
    assert table["spares"] == "0 1 0"  # nothing is sold
    assert table.told(codes.DEBT) == []
    assert table.open == ("PLAY", "C")


@pytest.mark.clause("PLW-123")
def test_selling_stops_once_the_debt_is_covered():
    table = Table(cash=[400, 50, 400], sites="0 3", **OWES).play("roll 2-3")
    assert table.told(codes.DEBT) == [(1, 0, 60_000, 10_000)]
    assert table.refused("pass").clause == "PLW-123"
    assert table.refused("pass").values == {"owed": 60_000, "cash": 50_000, "short": 10_000}
    table.play("sell site", "sell site")
    assert table.open == ("PLAY", "C")
    assert table["sites"] == "0 1 0"


@pytest.mark.clause("PLW-124", "PLW-130")
@pytest.mark.parametrize(
    ("given", "said", "half"),
    [({"sites": "0 1"}, "sell site", 5), ({"accesses": "0 1"}, "sell access", 5), ({"P07": "B"}, "sell P07", 10),
     ({"P07": "B listed"}, "sell listing P07", 5)],
)  # fmt: skip
def test_the_bourse_pays_half_and_everything_goes_back(given, said, half):
    table = Table(cash=[400, 60 - half, 400], **given, **OWES)
    stacks = [table.state.site_stack, table.state.access_stack, table.state.listing_stack]
    table.play("roll 2-3", said)
    assert table.cash == [460, 0, 400]
    assert table.state.till == 1000 * (1200 - 860)
    back = [table.state.site_stack, table.state.access_stack, table.state.listing_stack]
    changed = {"sell site": 0, "sell access": 1, "sell listing P07": 2}
    assert [after - before for before, after in zip(stacks, back, strict=True)] == [
        int(changed.get(said) == stack) for stack in range(3)
    ]
    assert table["P07"] == ("B" if said == "sell listing P07" else "-")


@pytest.mark.clause("PLW-125")
def test_spare_listing_cards_are_sold_before_anything_else():
    table = Table(cash=[400, 40, 400], spares="0 2", sites="0 9", **OWES).play("roll 2-3")
    assert table.told(codes.SOLD_LISTINGS) == [(1, 2, 10_000)]
    assert table.cash == [400, 50, 400]
    assert table.open == ("LIQUIDATE", "B")
    covered = Table(cash=[400, 55, 400], spares="0 3", **OWES).play("roll 2-3")
    assert covered.cash == [460, 10, 400]  # all of them, even if one had been enough


@pytest.mark.clause("PLW-126")
def test_the_debtor_chooses_among_everything_he_has():
    table = Table(cash=[400, 40, 400], sites="0 1", accesses="0 1", P07="B listed", P09="B", kept="B21-B", **OWES)
    table.play("roll 2-3")
    assert table.offers == [
        "sell site", "sell access", "sell P07", "sell P09", "sell listing P07", "sell opa", "sell contre",
    ]  # fmt: skip
    assert table.refused("sell P03").clause == "PLW-049"
    assert table.refused("sell listing P03").clause == "PLW-049"
    assert table.refused("sell listing P09").clause == "PLW-128"
    bare = Table(cash=[400, 40, 400], P07="B", opa="5 0 5", contre="2 2 2", **OWES).play("roll 2-3")
    assert bare.offers == ["sell P07", "sell contre"]
    assert {bare.refused(f"sell {card}").clause for card in ("site", "access", "opa")} == {"PLW-126"}


@pytest.mark.clause("PLW-127", "PLW-129")
def test_a_sold_portal_sets_its_cards_free():
    table = Table(cash=[400, 30, 400], P07="B listed", sites="0 1", **OWES).play("roll 2-3", "sell P07")
    assert table.told(codes.SOLD_PORTAL) == [(1, 6, 10_000, 1)]
    assert table.told(codes.SOLD_LISTINGS) == [(1, 1, 5_000)]
    assert (table["sites"], table["accesses"], table["spares"]) == ("0 2 0", "0 1 0", "0 0 0")
    assert table.cash == [400, 45, 400]
    assert table.open == ("LIQUIDATE", "B")


@pytest.mark.clause("PLW-129")
def test_a_freed_listing_card_lists_another_portal_and_selling_goes_on():
    table = Table(cash=[400, 30, 400], P07="B listed", P08="B", **OWES).play("roll 2-3", "sell P07")
    assert (table["P08"], table.cash, table.open) == ("B listed", [400, 40, 400], ("LIQUIDATE", "B"))
    table = Table(cash=[400, 30, 400], P07="B listed", P08="B", P10="B", **OWES).play("roll 2-3", "sell P07", "list P10")
    assert (table["P08"], table["P10"], table.cash) == ("B", "B listed", [400, 40, 400])
    assert table.open == ("LIQUIDATE", "B")


@pytest.mark.clause("PLW-128")
def test_a_sold_listing_card_keeps_the_portal():
    table = Table(cash=[400, 30, 400], P07="B listed", P08="B", **OWES).play("roll 2-3", "sell listing P07")
    assert (table["P07"], table["P08"]) == ("B", "B")
    assert (table["sites"], table["accesses"]) == ("0 1 0", "0 1 0")
    assert table.told(codes.UNLISTED) == [(1, 6, 5_000)]
    assert table.cash == [400, 35, 400]


@pytest.mark.clause("PLW-131", "PLW-133")
@pytest.mark.parametrize(("said", "row", "tray"), [("sell opa", "opa", "tray_opa"), ("sell contre", "contre", "tray_contre")])
def test_a_card_is_offered_to_the_creditor_first(said, row, tray):
    table = Table(cash=[400, 40, 400], **OWES).play("roll 2-3", said)
    assert table.open == ("CARD_OFFER", "A")
    assert table.offers == ["buy", "pass"]
    before = getattr(table.state, tray)
    had = table.row(row)
    bought = Table(cash=[400, 40, 400], **OWES).play("roll 2-3", said, "buy")
    assert bought.cash == [440, 0, 400]
    assert bought.row(row) == [had[0] + 1, had[1] - 1, had[2]]
    assert getattr(bought.state, tray) == before
    passed = table.play("pass")
    assert passed.cash == [400, 50, 400]
    assert passed.row(row) == [had[0], had[1] - 1, had[2]]
    assert getattr(passed.state, tray) == before + 1
    assert passed.open == ("LIQUIDATE", "B")
    assert passed.state.offered == 0


@pytest.mark.clause("PLW-118", "PLW-133")
def test_bourse_cards_keep_their_kind_when_sold():
    given = {"cash": [400, 40, 400], "opa": "5 0 5", "kept": "B24-B B21-B B22-A", **OWES}
    assert Table(**given).play("roll 2-3", "sell opa", "buy")["kept"] == "B21-B B22-A B24-A"
    table = Table(**given).play("roll 2-3", "sell opa", "pass")
    assert table["kept"] == "B21-B B22-A"
    assert table.bourse[-1] == "B24"


@pytest.mark.clause("PLW-132")
@pytest.mark.parametrize(("cash", "asked"), [(15, False), (20, True)])
def test_only_a_creditor_with_20_000_is_asked(cash, asked):
    table = Table(cash=[cash, 40, 400], **OWES).play("roll 2-3", "sell opa")
    assert table.point == ("CARD_OFFER" if asked else "LIQUIDATE")
    assert table.told(codes.CARDS_SOLD) == ([] if asked else [(1, 2, 1, 10_000)])
    unowned = Table(cash=[40, 400, 400], news="N17").play("roll 2-6", "sell opa")
    assert unowned.state.pot[8] == 50_000
    assert unowned.told(codes.OFFERED) == []


@pytest.mark.clause("PLW-134", "PLW-135")
def test_who_cannot_raise_the_debt_loses_everything_at_once():
    given = {"cash": [15, 5, 400], "P07": "B listed", "P08": "B", "sites": "0 1", "spares": "0 1"}
    given |= {"opa": "5 0 5", "contre": "2 0 2", **OWES}
    table = Table(**given).play("roll 2-3")  # 5 + 25 + 10 + 5 + 5 = 50 < 60
    assert table.cash == [65, 0, 400]
    assert table.row("out") == [0, 1, 0]
    assert (table["P07"], table["P08"]) == ("-", "-")
    assert [table.state.site_stack, table.state.access_stack, table.state.listing_stack] == [17, 17, 17]
    assert table.told(codes.INSOLVENT) == [(1, 60_000)]
    assert table.told(codes.SOLD_PORTAL) == [(1, 6, 10_000, 1), (1, 7, 10_000, 0)]
    assert table.told(codes.LISTED) == []
    assert table.open == ("PLAY", "C")
    kept = Table(**(given | {"cash": [15, 15, 400]})).play("roll 2-3")  # exactly 60
    assert kept.open == ("LIQUIDATE", "B")
    listed = {"P07": "B listed", "opa": "5 0 5", "contre": "2 0 2", **OWES}
    assert Table(cash=[15, 30, 400], **listed).play("roll 2-3").row("out") == [0, 1, 0]  # 30 + 25 < 60
    assert Table(cash=[15, 35, 400], **listed).play("roll 2-3").open == ("LIQUIDATE", "B")


@pytest.mark.clause("PLW-135")
def test_cards_count_20_000_only_with_a_creditor_who_can_buy():
    given = {"opa": "5 1 5", "contre": "2 1 2", **OWES}
    assert Table(cash=[20, 20, 400], **given).play("roll 2-3").open == ("LIQUIDATE", "B")
    assert Table(cash=[15, 20, 400], **given).play("roll 2-3").row("out") == [0, 1, 0]
    assert Table(cash=[15, 40, 400], **given).play("roll 2-3").open == ("LIQUIDATE", "B")
    kept = {"opa": "5 0 5", "contre": "2 0 2", "kept": "B21-B", **OWES}
    assert Table(cash=[20, 40, 400], **kept).play("roll 2-3").open == ("LIQUIDATE", "B")
    assert Table(cash=[20, 35, 400], **kept).play("roll 2-3").open == ("CARD_OFFER", "A")  # 55 < 60: all is sold


@pytest.mark.clause("PLW-135")
def test_in_a_ruin_opa_cards_come_first_and_each_is_offered():
    three = Table(cash=[45, 5, 400], opa="5 1 5", contre="2 1 2", kept="B21-B", **OWES).play("roll 2-3")
    assert three.open == ("LIQUIDATE", "B")  # 5 + 3 x 20 = 65: B may still choose
    ruin = Table(cash=[45, 0, 400], opa="5 1 5", contre="2 1 2", **OWES).play("roll 2-3")  # 40 < 60
    assert ruin.open == ("CARD_OFFER", "A")
    assert ruin["offered"] == "opa"
    ruin.play("buy")
    assert ruin["offered"] == "contre"
    assert ruin.cash == [25, 20, 400]
    ruin.play("buy")
    assert ruin.cash == [45, 0, 400]  # 45 - 40 + 40
    assert (ruin["opa"], ruin["contre"]) == ("6 0 5", "3 0 2")
    assert ruin.told(codes.OFFERED) == [(1, 0, 2, 20_000), (1, 0, 3, 20_000)]


@pytest.mark.clause("PLW-136")
def test_choosing_badly_can_end_in_ruin():
    table = Table(cash=[400, 20, 400], opa="5 1 5", contre="2 1 2", **OWES).play("roll 2-3", "sell opa", "pass")
    assert table.open == ("CARD_OFFER", "A")  # 30 + 20 < 60
    assert table.state.insolvent == 1
    table.play("pass")
    assert table.cash == [440, 0, 400]
    assert table.row("out") == [0, 1, 0]


@pytest.mark.clause("PLW-137")
def test_claims_and_libre_cards_go_under_their_stacks_then_the_drawn_card():
    given = {"cash": [400, 0, 400], "P09": "B", "news": "N18", **NO_CARDS}
    table = Table(claims="N06-B N04-A N10-B", kept="B30-B B25-A B28-B", rolls="0 2", **given).play("roll 2-6")
    assert table.row("out") == [0, 1, 0]
    assert table.news[-3:] == ["N06", "N10", "N18"]
    assert table.bourse[-2:] == ["B30", "B28"]
    assert (table["claims"], table["kept"]) == ("N04-A", "B25-A")
    assert table.row("rolls") == [0, 0, 0]
    assert table.told(codes.CLAIM_LAPSED) == [(1, 5), (1, 9)]
    assert table.told(codes.ELIMINATED) == [(1,)]


@pytest.mark.clause("PLW-138")
def test_the_creditor_gets_money_only():
    table = Table(cash=[0, 5, 400], P07="B listed", **NO_CARDS, **OWES).play("roll 2-3")
    assert table.cash == [30, 0, 400]
    assert table.state.owner[6] == -1
    bourse = Table(square="12", bourse="B20", cash=[10, 400, 400], P07="A", opa="0 5 5", contre="0 2 2").play("roll 1-3")
    assert bourse.paid == [("A", "bourse", 20)]
    assert bourse.state.till == 1000 * (1200 - 800)
    assert bourse.bourse[-1] == "B20"


@pytest.mark.clause("PLW-139")
def test_the_turn_goes_on_if_somebody_else_is_eliminated():
    given = {"P09": "B", "cash": [400, 0, 400], "news": "N18", **NO_CARDS}
    assert Table(**given).play("roll 4-4").open == ("PLAY", "A")
    assert Table(**given).play("roll 2-6").open == ("PLAY", "C")


@pytest.mark.clause("PLW-023", "PLW-139")
def test_who_is_ruined_by_a_double_does_not_play_again_nor_does_the_next_one():
    given = {"active": "B", "square": "0 1", "P03": "A listed", "cash": [400, 0, 400], "opa": "5 0 5", "contre": "2 0 2"}
    table = Table(**given).play("roll 2-2")
    assert (table.open, table.state.double) == (("PLAY", "C"), 0)


@pytest.mark.clause("PLW-141")
def test_a_debtor_out_of_turn_sells_and_the_turn_returns():
    table = Table(P09="C listed", cash=[400, 400, 20], news="N18").play("roll 4-4")
    assert table.open == ("LIQUIDATE", "C")
    assert table.state.active == 0
    table.play("sell listing P09", "sell P09")
    assert table.cash == [400, 400, 35]
    table.play("sell access")
    assert table.cash == [440, 400, 0]
    assert table.open == ("PLAY", "A")  # it was a double


@pytest.mark.clause("PLW-053", "PLW-129")
def test_an_out_of_turn_sale_can_ask_the_debtor_which_portal_is_listed():
    table = Table(P09="C listed", P10="C", P11="C", cash=[400, 400, 25], news="N18").play("roll 2-6", "sell P09")
    assert table.open == ("ASSIGN_LISTING", "C")
    table.play("list P11")
    assert (table["P11"], table.open) == ("C listed", ("LIQUIDATE", "C"))
