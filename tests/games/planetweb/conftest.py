"""Games of every kind, played once for all the tests that look at them."""

import pytest

from tests.games.planetweb.playing import Trace, at_random, eager, played


@pytest.fixture(scope="session")
def traces() -> list[Trace]:
    """Games of 2 to 6 players on the checked state, at random and by who never passes; some with every option changed."""
    other = {"counter_timing": "after", "multi_buy": True, "free_portal": False, "starting_cash": 500_000}
    made = [played(players, players, player) for players in (2, 3, 4) for player in (at_random, eager)]
    made += [played(players, 9, eager, round_limit=30, **other) for players in (3, 5, 6)]
    return [*made, played(5, 2, at_random, round_limit=45), played(6, 3, at_random, round_limit=45, control_target=4)]
