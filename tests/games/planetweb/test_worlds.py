"""What nobody knows: the order of the cards never drawn, and nothing else (contract, section 5)."""

from __future__ import annotations

from collections import Counter

import pytest

from tablee.core.chance import Fast
from tests.games.planetweb import pieces
from tests.games.planetweb.table import BOOK, Table


def redealt(table: Table, seed: int, seat: int = 0) -> Table:
    """The same table in another world."""
    other = Table()
    other.box, other.state = table.box, table.state.copy()
    BOOK.redeal(other.box, other.state, seat, Fast(seed))
    pieces.conserved(other.box, other.state)
    return other


@pytest.mark.clause("PLW-005", "PLW-065", "PLW-078")
def test_only_cards_never_drawn_change_places():
    table = Table(
        news="N30 N02 N17 N09 N21", news_fresh="5", bourse="B31 B07 B19", bourse_fresh="3", claims="N10-B", kept="B21-A"
    )
    for seed in range(30):
        world = redealt(table, seed)
        assert sorted(world.news[:5]) == sorted(table.news[:5])
        assert sorted(world.bourse[:3]) == sorted(table.bourse[:3])
        assert (world.news[5:], world.bourse[3:]) == (table.news[5:], table.bourse[3:])
        assert world.text.replace(world["news"], "").replace(world["bourse"], "") == table.text.replace(
            table["news"], ""
        ).replace(table["bourse"], "")


@pytest.mark.parametrize("fresh", ["news", "bourse"])
def test_every_order_is_equally_likely(fresh):
    table = Table(**{"news_fresh": "0", "bourse_fresh": "0"} | {f"{fresh}_fresh": "4"})
    found = Counter(tuple(getattr(redealt(table, seed), fresh)[:4]) for seed in range(2_400))
    assert len(found) == 24
    assert all(60 < count < 145 for count in found.values())


def test_no_trace_of_the_true_order_is_left():
    table = Table(news="N36 N35 N34", bourse="B32 B31")
    for seed in range(10):
        detour = redealt(redealt(table, seed + 100), seed)
        assert detour.state.to_bytes() == redealt(table, seed).state.to_bytes()
    assert redealt(table, 1).news != redealt(table, 2).news


def test_all_seats_and_watchers_know_the_same():
    table = Table(news_fresh="9", bourse_fresh="7")
    worlds = {redealt(table, 5, seat).state.to_bytes() for seat in (-1, 0, 1, 2)}
    assert len(worlds) == 1


def test_once_everything_was_drawn_nothing_is_hidden():
    table = Table(news_fresh="0", bourse_fresh="0")
    assert redealt(table, 3).state.to_bytes() == table.state.to_bytes()


@pytest.mark.parametrize(("fresh", "left"), [(36, 35), (2, 1), (1, 0), (0, 0)])
def test_cards_never_drawn_are_counted_down_to_none(fresh, left):
    assert Table(news_fresh=str(fresh)).play("roll 2-6").state.news_fresh == left
    fresh, left = min(fresh, 32), min(left, 31)
    assert Table(bourse_fresh=str(fresh), square="12").play("roll 1-3").state.bourse_fresh == left
