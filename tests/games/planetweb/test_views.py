"""What is seen: everything but the order of the two stacks, the same for all, and what a choice would do."""

from __future__ import annotations

import msgspec
import pytest

from tablee.core.chance import Fast
from tablee.core.events import SPECTATOR
from tablee.games.planetweb.view import Board
from tests.games.planetweb.table import BOOK, Table


def board(table: Table) -> Board:
    return BOOK.view(table.box, table.state).board


@pytest.mark.clause("PLW-007")
def test_all_viewers_see_the_same_and_it_survives_json(traces):
    for trace in traces[::4]:
        for position in [*trace.positions[::25], trace.end]:
            boards = {msgspec.json.encode(BOOK.view(trace.box, position, seat).board) for seat in (SPECTATOR, 0, 1)}
            assert len(boards) == 1
            assert msgspec.json.decode(boards.pop(), type=Board) == BOOK.view(trace.box, position).board


@pytest.mark.clause("PLW-005")
def test_the_order_of_the_stacks_does_not_show(traces):
    for trace in traces[::3]:
        for chance, position in enumerate(trace.positions[::40]):
            world = position.copy()
            BOOK.redeal(trace.box, world, SPECTATOR, Fast(chance))
            assert BOOK.view(trace.box, world, 0).board == BOOK.view(trace.box, position, 0).board


def test_players_portals_and_stacks_are_shown_as_they_are():
    table = Table(
        P01="A listed", P02="A", P09="- pot 50000", sites="1 2", accesses="0 1", spares="1", kept="B21-A B25-B B28-C B30-C",
        rolls="0 0 1", claims="N10-B N18-C", cash=[100, 200, 300], square="5 6 7", won="1 0 2", lost="0 3 0",
    )  # fmt: skip
    seen = board(table)
    first, second, third = seen.players
    assert (first.cash, first.wealth, first.square) == (100_000, 100_000 + 50_000 + 20_000 + 10_000 + 10_000, 5)
    assert (first.portals, first.listed) == (("P01", "P02"), ("P01",))
    assert (first.sites, first.accesses, first.spare_listings) == (1, 0, 1)
    assert (first.opa, first.opa_bourse, first.contre, first.contre_bourse) == (5, ("B21",), 2, ())
    assert second.contre_bourse == ("B25",)
    assert [(card.bourse, card.rolls) for card in third.libre] == [("B28", 1), ("B30", 3)]
    assert [player.takeovers_won for player in seen.players] == [1, 0, 2]
    assert [player.portals_lost for player in seen.players] == [0, 3, 0]
    assert (seen.portals[0].owner, seen.portals[0].listed, seen.portals[8].owner, seen.portals[8].pot) == (
        0,
        True,
        None,
        50_000,
    )
    assert [(claim.news, claim.seat, claim.amount) for claim in seen.portals[4].claims] == [("N10", 1, 30_000)]
    assert [portal.square for portal in seen.portals] == list(table.box.square_of)
    assert msgspec.structs.astuple(seen.stacks) == (14, 16, 16, 34, 28, 15, 6)
    assert seen.ranking == ()


def test_the_danger_ahead_counts_rolls_that_hit_a_listed_portal_of_somebody_else():
    table = Table(P02="B listed", P03="B", P04="A listed", P05="C listed")
    dangers = [(player.danger.portals, player.danger.of_36) for player in board(table).players]
    assert dangers == [(2, 2 + 4), (2, 6 + 4), (2, 2 + 6)]  # totals 3 and 9; 7 and 9; 3 and 7
    far = Table(P01="B listed", P07="B listed", P08="B listed")
    assert board(far).players[0].danger.portals == 0
    near = Table(P01="B listed", square="38")
    assert (board(near).players[0].danger.portals, board(near).players[0].danger.of_36) == (1, 1)


def test_a_purchase_is_shown_with_price_pot_and_claims():
    table = Table(claims="N10-B", P05="- pot 40000").play("roll 4-5")
    assert msgspec.structs.astuple(board(table).purchase) == ("portal", "P05", 20_000, 40_000, 30_000, 390_000)
    free = Table(claims="N10-B", kept="B30-A", rolls="3").play("roll 4-5")
    assert msgspec.structs.astuple(board(free).purchase) == ("portal", "P05", 0, 0, 0, 400_000)
    paid = Table(claims="N10-B", kept="B30-A", rolls="3", free_portal=False).play("roll 4-5")
    assert board(paid).purchase.claims == 30_000
    for dice, what in (("1-1", "site"), ("1-5", "access"), ("4-6", "services")):
        assert msgspec.structs.astuple(board(Table().play(f"roll {dice}")).purchase) == (what, None, 10_000, 0, 0, 390_000)
    listing = Table(P01="A", sites="1", accesses="1", kept="B30-A", rolls="3").play("roll 1-3")
    assert (board(listing).purchase.what, board(listing).purchase.price) == ("listing", 0)
    assert board(Table()).purchase is None


def test_a_takeover_is_shown_with_cards_and_dice():
    table = Table(P03="B listed", kept="B25-B", contre="2 0 2").play("opa P03")
    shown = board(table).takeover
    assert (shown.seat, shown.owner, shown.portal, shown.from_at, shown.opa, shown.contre) == (
        0,
        1,
        "P03",
        False,
        "dealt",
        None,
    )
    assert (shown.attack, shown.defence, shown.price) == (None, None, 50_000)
    shown = board(table.play("counter 4-2 5-4")).takeover
    assert (shown.contre, shown.attack, shown.defence) == ("B25", (4, 2), (5, 4))
    at = board(Table(P03="B listed", square="36", kept="B30-A", rolls="3").play("roll 1-2", "opa P03 1-2")).takeover
    assert (at.from_at, at.opa, at.price) == (True, None, 0)
    assert board(Table()).takeover is None


def test_a_debt_is_shown_with_its_reason_and_what_lacks():
    royalties = board(Table(active="B", P03="A listed", cash=[400, 45, 400]).play("roll 2-3")).debt
    assert (royalties.debtor, royalties.to, royalties.creditor, royalties.why) == (1, "player", 0, "royalties")
    assert (royalties.amount, royalties.cash, royalties.short, royalties.can_raise) == (
        60_000,
        45_000,
        15_000,
        45_000 + 140_000,
    )
    loss = board(Table(square="12", bourse="B20", cash=[45, 400, 400]).play("roll 1-3")).debt
    assert (loss.to, loss.creditor, loss.why, loss.short, loss.can_raise) == ("bourse", None, "loss", 55_000, 115_000)
    rich = {"P01": "A listed", "P02": "A listed", "P04": "A", "sites": "1", "opa": "0 5 5", "contre": "0 2 2"}
    half = board(Table(square="12", bourse="B20", cash=[45, 400, 400], **rich).play("roll 1-3")).debt
    assert half.can_raise == 45_000 + 3 * 10_000 + 7 * 5_000
    pot = board(Table(news="N17", cash=[45, 400, 400]).play("roll 2-6")).debt
    assert (pot.to, pot.portal, pot.why) == ("portal", "P09", "news")
    offer = board(Table(active="B", P03="A listed", cash=[400, 45, 400]).play("roll 2-3", "sell contre")).debt
    assert (offer.offered, offer.insolvent) == ("contre", False)
    assert board(Table()).debt is None


def test_cards_dice_and_the_course_of_the_turn_are_shown():
    table = Table(news="N17", square="1", round_limit=30, round="30", cash=[45, 400, 400]).play("roll 1-6")
    seen = board(table)
    assert (seen.dice, seen.double, seen.free, seen.round, seen.round_limit, seen.last_round) == (
        (1, 6),
        False,
        False,
        30,
        30,
        True,
    )
    assert (seen.news.id, seen.news.open, seen.bourse) == ("N17", True, None)
    after = board(table.play("sell opa"))
    assert (after.news.id, after.news.open) == ("N17", False)
    assert board(Table()).dice is None
    drawn = board(Table(square="12", bourse="B08").play("roll 2-2"))
    assert (drawn.bourse.id, drawn.bourse.open, drawn.double, drawn.play) == ("B08", False, True, 1)
    clock = Table(clock_minutes=60)
    assert (board(clock).minutes, board(clock).last_round) == (60, False)
    assert clock.ring()
    assert board(clock).last_round


# Previews


def looked(table: Table, said: str) -> dict[str, object]:
    action = BOOK.read_action(table.box, table.state, said)
    return msgspec.to_builtins(BOOK.preview(table.box, table.state, action, table.state.actor))


@pytest.mark.parametrize(
    ("given", "played", "said"),
    [
        ({"P05": "- pot 40000", "claims": "N10-B"}, ["roll 4-5"], "buy"),
        ({"P05": "- pot 40000", "claims": "N10-B", "kept": "B30-A", "rolls": "3"}, ["roll 4-5"], "buy"),
        ({}, ["roll 1-1"], "buy"),
        ({}, ["roll 4-6"], "SA"),
        ({"kept": "B30-A", "rolls": "3"}, ["roll 4-6"], "AA"),
        ({}, ["roll 4-6"], "pass"),
        ({"P01": "A", "sites": "1", "accesses": "1"}, ["roll 1-3"], "list P01"),
        ({"P01": "A", "P05": "A", "sites": "1", "spares": "1"}, ["roll 1-5", "buy"], "list P05"),
        ({"square": "36", "sites": "0 1"}, ["roll 1-2"], "take B site"),
        ({"square": "36", "P07": "C"}, ["roll 1-2"], "take P07"),
        ({"square": "36"}, ["roll 1-2"], "listing"),
        ({"P03": "B listed", "contre": "2 0 2"}, ["opa P03 2-2"], "buy"),
        ({"active": "B", "P03": "A listed", "cash": [400, 15, 400], "sites": "0 1"}, ["roll 2-3"], "sell site"),
        ({"active": "B", "P03": "A listed", "cash": [400, 15, 400], "P09": "B"}, ["roll 2-3"], "sell P09"),
        ({"active": "B", "P03": "A listed", "cash": [400, 15, 400], "P09": "B listed"}, ["roll 2-3"], "sell P09"),
        ({"active": "B", "P03": "A listed", "cash": [400, 15, 400], "P09": "B listed", "P10": "B"}, ["roll 2-3"], "sell P09"),
        ({"active": "B", "P03": "A listed", "cash": [400, 15, 400], "P09": "B listed"}, ["roll 2-3"], "sell listing P09"),
        ({"active": "B", "P03": "A listed", "cash": [15, 15, 400], "sites": "0 9"}, ["roll 2-3"], "sell opa"),
        ({"active": "B", "P03": "A listed", "cash": [400, 15, 400]}, ["roll 2-3", "sell opa"], "buy"),
    ],
)
def test_a_preview_tells_the_cash_that_the_choice_leaves(given, played, said):
    table = Table(**given).play(*played)
    seat = table.state.actor
    shown = looked(table, said)
    before = table.state.to_bytes()
    assert table.state.to_bytes() == before
    table.play(said)
    assert shown["cash"] == table.state.cash[seat]
    if table.state.debtor == seat:
        assert shown["short"] == table.state.owed - table.state.cash[seat]


def test_a_preview_tells_what_a_sale_unbinds_and_lists():
    given = {"active": "B", "P03": "A listed", "cash": [400, 15, 400], "P09": "B listed"}
    alone = looked(Table(**given).play("roll 2-3"), "sell P09")
    assert (alone["unbinds"], alone["lists"], alone["sells_listing"]) == (True, (), True)
    heir = looked(Table(P10="B", P11="B", **given).play("roll 2-3"), "sell P09")
    assert (heir["unbinds"], heir["lists"], heir["sells_listing"]) == (True, ("P10", "P11"), False)
    listing = looked(Table(**given).play("roll 2-3"), "sell listing P09")
    assert (listing["unbinds"], listing["lists"], listing["sells_listing"]) == (True, (), False)


def test_a_preview_tells_the_chances_of_a_takeover():
    chances = looked(Table(P03="B listed"), "opa P03")
    assert (chances["chances"], chances["chances_if_countered"]) == (18, 9)
    alone = looked(Table(P03="B listed", contre="2 0 2"), "opa P03")
    assert (alone["chances"], alone["chances_if_countered"]) == (18, None)
    at = looked(Table(P03="B listed", square="36").play("roll 1-2"), "opa P03")
    assert (at["chances"], at["chances_if_countered"], at["cash"]) == (30, None, 400_000)
    assert looked(Table(), "roll")["chances"] is None
