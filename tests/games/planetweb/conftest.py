"""Games of every kind, played once for all the tests that look at them."""

import pytest

from tests.games.planetweb.playing import Trace, at_random, eager, played
from tests.games.planetweb.table import LIGHT


@pytest.fixture(scope="session")
def traces() -> list[Trace]:
    """Games of 2 to 6 players, at random and by who never passes; some with every option changed."""
    other = {"counter_timing": "after", "multi_buy": True, "free_portal": False, "starting_cash": 500_000}
    return [
        played(2, 2, at_random, LIGHT),
        played(2, 32, eager, LIGHT),
        played(3, 3, at_random, LIGHT),
        played(3, 9, eager, LIGHT, round_limit=30, **other),
        played(4, 4, eager, LIGHT, round_limit=45),
        played(5, 9, eager, LIGHT, round_limit=30, **other),
        played(6, 3, at_random, LIGHT, round_limit=30, control_target=4),
    ]
