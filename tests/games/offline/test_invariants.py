"""Contract 3.12: what holds in every position of every game. The games are those of `conftest.traces`."""

from __future__ import annotations

from itertools import product

import pytest

from tablee.games.offline import rules
from tablee.games.offline.state import ADS, COUNT_BITS, NO_AD
from tests.games.offline.playing import turns
from tests.games.offline.table import BOOK


def places(box, s) -> list[int]:
    """Every ad of a position, wherever it lies."""
    lying = [*s.site_ad[: box.sites], *s.display, *s.offline, s.hand, *s.analysis_ad[: box.players]]
    return [ad for ad in lying if ad != NO_AD] + list(s.bag[: s.bag_count]) + list(s.boxed[: s.boxed_count])


@pytest.mark.clause("OFF-120", "OFF-003")
def test_the_64_ads_are_always_all_there_once(traces):
    for trace in traces:
        for position in trace.positions:
            assert sorted(places(trace.box, position)) == list(range(ADS))


@pytest.mark.clause("OFF-120", "OFF-004", "OFF-005")
def test_what_is_counted_is_what_lies_there(traces):
    for trace in traces:
        for position in trace.positions:
            assert position.free_sites == list(position.site_ad[: trace.box.sites]).count(NO_AD)
            assert position.offline_count == 4 - list(position.offline).count(NO_AD)
            assert not any(position.bag[position.bag_count :])
            assert not any(position.boxed[position.boxed_count :])


@pytest.mark.clause("OFF-121")
def test_between_turns_five_ads_are_on_display_unless_the_bag_is_empty(traces):
    ran_out = False
    for trace in traces:
        for _, _, after in turns(trace):
            shown = 5 - list(after.display).count(NO_AD)
            if after.over != rules.ALL_SITES_FULL:
                assert shown == 5 or after.bag_count == 0
                ran_out |= shown < 5
    assert ran_out


@pytest.mark.clause("OFF-122")
def test_an_exchange_never_changes_the_number_of_free_sites(traces):
    exchanged = 0
    for trace in traces:
        for before, step, after in zip(trace.positions, trace.steps, trace.positions[1:], strict=False):
            if step.said.startswith("x "):
                assert after.free_sites == before.free_sites
                exchanged += 1
    assert exchanged > 100


@pytest.mark.clause("OFF-122")
def test_a_turn_fills_one_site_or_none_or_an_analysis_frees_one(traces):
    seen = set()
    for trace in traces:
        for before, steps, after in turns(trace):
            last = steps[-1].said
            expected = -1 if last.startswith("put") else 0
            if last.startswith("pick"):
                expected = int(steps[-1].action < trace.box.sites)
            assert after.free_sites - before.free_sites == expected
            seen.add((steps[0].said.split()[0], last.split()[0], expected))
    assert seen == {
        ("take", "put", -1),
        ("take", "offline", 0),
        ("take", "x", 0),
        ("empty", "put", -1),
        ("empty", "none", 0),
        ("analyse", "pick", 0),
        ("analyse", "pick", 1),
    }


@pytest.mark.clause("OFF-123", "AMB-14", "AMB-16")
def test_every_turn_begins_with_a_free_site_and_a_display_ad_and_nobody_is_ever_stuck(traces):
    for trace in traces:
        for before, _, _ in turns(trace):
            assert before.free_sites >= 1
            assert any(ad != NO_AD for ad in before.display)
        for position in trace.positions[:-1]:
            said = [BOOK.to_text(trace.box, position, action) for action in BOOK.actions(trace.box, position)]
            if position.hand == NO_AD:
                assert said
            else:
                assert sum(text.startswith("put") for text in said) == position.free_sites >= 1


@pytest.mark.clause("OFF-124")
def test_at_most_one_ad_goes_offline_in_a_turn_and_the_sector_never_overflows(traces):
    fullest = 0
    for trace in traces:
        for before, steps, after in turns(trace):
            went = sum(event.kind == rules.WENT_OFFLINE for step in steps for event in step.events)
            assert went <= 1
            assert after.offline_count <= 4
            if steps[0].said.startswith("take"):
                assert after.offline_count == before.offline_count + went
            fullest = max(fullest, after.offline_count)
    assert fullest == 4


@pytest.mark.clause("OFF-125")
def test_48_ads_reach_the_display_and_no_game_takes_more_than_100_turns(traces):
    for trace in traces:
        starts = [steps[0].said.split()[0] for _, steps, _ in turns(trace)]
        shown = 5 + sum(event.kind == rules.DRAWN for step in trace.steps for event in step.events)
        assert shown <= 48
        assert starts.count("take") <= shown
        went = sum(event.kind == rules.WENT_OFFLINE for step in trace.steps for event in step.events)
        assert starts.count("empty") <= went <= 48
        assert starts.count("analyse") <= sum(trace.box.deck) <= 4
        assert trace.end.turn == len(starts) <= 100
        assert trace.end.ply == len(trace.steps) <= BOOK.most_plies
    assert any(trace.end.over == rules.DISPLAY_EMPTY for trace in traces)
    assert max(trace.end.turn for trace in traces) > 50


def packed(counts: tuple[int, ...]) -> int:
    """Counts per type as the rules keep them."""
    return sum(count << COUNT_BITS * kind for kind, count in enumerate(counts))


NETWORKS = [counts for counts in product(range(8), repeat=4) if sum(counts) <= 7]
"""Every way to fill a network of at most seven sites with ads of four types."""


@pytest.mark.clause("OFF-126")
def test_four_ads_of_a_type_are_always_the_sole_majority():
    tried = 0
    for counts in NETWORKS:
        for kind, count in enumerate(counts):
            if count >= 4:
                assert rules.has_sole_majority(packed(counts), kind)
                tried += 1
    assert tried == 4 * sum(counts[0] >= 4 for counts in NETWORKS) > 0


@pytest.mark.clause("OFF-127")
def test_in_a_full_network_a_sole_majority_has_two_ads_at_least():
    for counts in NETWORKS:
        if sum(counts) >= 4:
            assert not any(rules.has_sole_majority(packed(counts), kind) for kind in range(4) if counts[kind] < 2)


@pytest.mark.clause("OFF-101", "OFF-102")
def test_a_majority_is_sole_exactly_if_one_count_beats_all_others():
    for counts in NETWORKS:
        for kind, count in enumerate(counts):
            alone = all(count > other for k, other in enumerate(counts) if k != kind)
            assert rules.has_sole_majority(packed(counts), kind) == alone


def test_the_legal_actions_are_those_not_refused_and_come_in_order(traces):
    for trace in traces[::3]:
        for position in trace.positions:
            allowed = [
                action
                for action in range(-2, BOOK.action_count(trace.box) + 2)
                if rules.refusal(trace.box, position, action) == rules.ALLOWED
            ]
            assert BOOK.actions(trace.box, position) == allowed


def test_slots_and_squares_keep_their_ads_until_they_are_taken(traces):
    """A shown board does not shuffle: what lies in a slot or on a square stays in that place."""
    for trace in traces:
        for before, after in zip(trace.positions, trace.positions[1:], strict=False):
            for old, new in ((before.display, after.display), (before.offline, after.offline)):
                for place, ad in enumerate(old):
                    assert new[place] == ad or ad == NO_AD or ad not in new
