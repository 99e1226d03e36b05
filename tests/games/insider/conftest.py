"""Games of every kind, played once for all the tests that look at them."""

import pytest

from tests.games.insider.playing import Trace, at_random, hurried, played

OTHERWISE = {
    "path_len": 2,
    "jump_cost": "free",
    "cards_before_first_step": False,
    "rob_scope": "per_pawn",
    "cycle_after_draw": True,
    "rumours_may_draw": False,
    "bomb_counter": "protects_self",
    "scandal_adds_up": True,
}


SEEDS = {2: (7, 2), 3: (7, 5), 4: (5, 7)}
"""Hurried games in which much happens."""


@pytest.fixture(scope="session")
def traces() -> list[Trace]:
    """Games of 2, 3 and 4 players: at random and in a hurry, with default and with other options."""
    made = []
    for players, seeds in SEEDS.items():
        made.append(played(players, 1, at_random, turn_cap=150))
        made += [played(players, seed, hurried) for seed in seeds]
        made.append(played(players, 4, hurried, turn_cap=120, **OTHERWISE))
    return made
