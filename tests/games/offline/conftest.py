"""Games of every kind, played once for all the tests that look at them."""

import pytest

from tests.games.offline.playing import Trace, at_random, delaying, played


@pytest.fixture(scope="session")
def traces() -> list[Trace]:
    """Games of 2, 3 and 4 players in both variants on the checked state: three at random, one that delays the end."""
    kinds = [(players, variant) for players in (2, 3, 4) for variant in ("basic", "expert")]
    return [
        played(players, seed, player, variant=variant)
        for players, variant in kinds
        for seed, player in ((1, at_random), (2, at_random), (3, at_random), (4, delaying))
    ]
