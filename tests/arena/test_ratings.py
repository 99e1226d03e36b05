"""Ratings: the model's own strengths are found again, intervals hold what they promise, nothing is infinite."""

from __future__ import annotations

import random
from itertools import combinations
from math import log10

import pytest

from tablee.arena.ratings import rate

STRENGTHS = (1.0, 3.0, 9.0, 12.0)
ELO = [400 * log10(strength) for strength in STRENGTHS]
MIDDLE = sum(ELO) / len(ELO)


def played(players: int, games: int, seed: int) -> dict[tuple[int, ...], list[float]]:
    """Games between bots of known strengths."""
    chance = random.Random(seed)
    won = {}
    for lineup in combinations(range(len(STRENGTHS)), players):
        won[lineup] = [0.0] * players
        for seat in chance.choices(range(players), [STRENGTHS[bot] for bot in lineup], k=games):
            won[lineup][seat] += 1
    return won


@pytest.mark.parametrize("players", [2, 3, 4])
def test_strengths_are_found_again_at_tables_of_any_size(players: int) -> None:
    ratings = rate("abcd", played(players, 20_000, seed=1))
    for rating, elo in zip(ratings, ELO, strict=True):
        assert rating.elo == pytest.approx(elo - MIDDLE, abs=12)
        assert rating.low < rating.elo < rating.high


@pytest.mark.parametrize("players", [2, 3])
def test_nineteen_intervals_in_twenty_hold_the_truth(players: int) -> None:
    held = 0
    for seed in range(200):
        ratings = rate("abcd", played(players, 100, seed))
        held += sum(one.low <= elo - MIDDLE <= one.high for one, elo in zip(ratings, ELO, strict=True))
    assert 0.92 <= held / 800 <= 0.98


def test_more_games_make_an_interval_narrower() -> None:
    few, many = (rate("ab", {(0, 1): (6.0 * games, 4.0 * games)})[0] for games in (10, 1000))
    assert many.high - many.low < (few.high - few.low) / 5


def test_an_unbeaten_bot_has_a_finite_rating() -> None:
    best, worst = rate("ab", {(0, 1): (100.0, 0.0)})
    assert 300 < best.elo < 2000
    assert worst.elo == pytest.approx(-best.elo)


@pytest.mark.parametrize(
    ("won", "interval"), [((16.0, 0.0), (340, 3590)), ((15.0, 1.0), (191, 952)), ((300.0, 100.0), (152, 231))]
)
def test_an_interval_reaches_as_far_as_the_games_allow(won: tuple[float, float], interval: tuple[float, float]) -> None:
    """Against the profile of the same likelihood, worked out by itself: the difference is twice a rating of two bots."""
    best, worst = rate("ab", {(0, 1): won})
    assert (2 * best.low, 2 * best.high) == pytest.approx(interval, abs=2)
    assert (worst.low, worst.high) == pytest.approx((-best.high, -best.low), abs=0.1)


def test_shared_victories_count_in_parts() -> None:
    for rating in rate("ab", {(0, 1): (50.0, 50.0)}):
        assert rating.elo == pytest.approx(0)


def test_a_bot_that_holds_two_seats_of_a_table_is_one_bot() -> None:
    level = rate("ab", {(0, 0, 1): (100.0, 100.0, 100.0)})
    assert level[0].elo == pytest.approx(0, abs=1e-6)
    stronger = rate("ab", {(0, 0, 1): (50.0, 50.0, 200.0)})
    assert stronger[1].elo == pytest.approx(200 * log10(4), abs=1)
