"""What a referee can check after every decision (contract, section 3.14), and bounds of the house."""

from __future__ import annotations

import pytest

from tablee.core.events import CAPACITY, EVERYBODY
from tablee.games.planetweb import codes
from tablee.games.planetweb.box import LARGEST_AMOUNT
from tests.games.planetweb import pieces
from tests.games.planetweb.table import Table

CLAIMS = " ".join(f"N{card:02}-A" for card in range(2, 37, 2))
"""Every e-News card that can be kept."""


@pytest.mark.clause("PLW-009", "PLW-028", "PLW-068")
def test_money_and_cards_are_conserved_after_every_decision(traces):
    for trace in traces:
        for position in trace.positions:
            pieces.conserved(trace.box, position)


@pytest.mark.clause("PLW-065", "PLW-078")
def test_a_stack_keeps_its_order_and_only_its_top_and_bottom_change(traces):
    for trace in traces[::2]:
        for before, after in zip(trace.positions, trace.positions[1:], strict=False):
            old, new = before.news[: before.news_count], after.news[: after.news_count]
            drawn = int(after.news_shown != before.news_shown or old[:1] != new[:1])
            assert new[: len(old) - drawn] == old[drawn:][: len(new)]


def test_cards_never_drawn_are_counted_down_one_by_one(traces):
    for trace in traces:
        for step, before, after in zip(trace.steps, trace.positions, trace.positions[1:], strict=False):
            drawn = sum(event.kind == codes.NEWS_DRAWN for event in step.events)
            assert after.news_fresh == max(0, before.news_fresh - drawn)
            drawn = sum(event.kind == codes.BOURSE_DRAWN for event in step.events)
            assert after.bourse_fresh == max(0, before.bourse_fresh - drawn)


@pytest.mark.clause("PLW-040")
def test_royalties_earned_are_those_that_were_paid(traces):
    for trace in traces:
        paid = 0
        for at, step in enumerate(trace.steps):
            for event in step.events:
                if event.kind == codes.PAID and event.b < 6 and trace.positions[at + 1].open_card == 0:
                    royal = any(other.kind == codes.ROYALTIES_DUE for other in step.events)
                    began = trace.positions[at]
                    paid += event.c if royal or (began.debtor != -1 and began.open_card == 0) else 0
        assert sum(trace.end.earned) == paid


def test_everything_that_happens_is_seen_by_everybody(traces):
    for trace in traces:
        assert {event.seen_by for event in trace.setup} == {EVERYBODY}
        assert all(event.seen_by == EVERYBODY for step in trace.steps for event in step.events)


def test_games_end_long_before_their_bound(traces):
    assert all(trace.end.over and len(trace.steps) < 3_000 for trace in traces)


def test_an_action_causes_far_fewer_events_than_there_is_room_for(traces):
    most = max(len(step.events) for trace in traces for step in trace.steps)
    assert most < CAPACITY // 3


def test_the_longest_chains_of_events_fit():
    """A debt of the largest amount, a debtor with nothing but the cheapest things, and everybody concerned resigns.

    A sale brings 5 000 at the least and reports two events at the most, so a debt of 150 000 causes no more than 60; claims
    that lapse are 18, and what closes a play and a game is a dozen.
    """
    cheap = Table(
        square="12", bourse="B20", cash=[0, 400, 400], sites="17", accesses="13", opa="0 5 5", contre="0 2 2", claims=CLAIMS
    )
    cheap.box.bourse_amount[19] = LARGEST_AMOUNT
    cheap.play("roll 1-3")
    assert cheap.leave("A")
    assert 30 + 18 < len(cheap.events) < CAPACITY
    cards = Table(P09="B", news="N17", cash=[0, 400, 400], opa="15 5 5", contre="2 2 2")
    cards.box.news_amount[16] = LARGEST_AMOUNT
    cards.play("roll 2-6")
    assert cards.leave("B")
    assert cards.leave("A")
    assert cards.over == "last"
    assert 30 < len(cards.events) < CAPACITY
