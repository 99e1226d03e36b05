"""No file that an owner may hand in brings a game down: it is refused with a line, or it can be played."""

from __future__ import annotations

from collections import Counter
from random import Random

import pytest

from tablee.core.rulebook import Rulebook
from tests.games.strange_editions import strange, try_out
from tests.games.worlds import HOUSE

TRIES = {"offensive": (8, 5)}
"""Files to try and plies to play; Offensive takes half a second for each. `make soak` does the same for minutes."""


@pytest.mark.parametrize("book", HOUSE, ids=lambda book: book.id)
def test_a_strange_edition_is_refused_or_can_be_played(book: Rulebook) -> None:
    seen: Counter[str] = Counter()
    tries, plies = TRIES.get(book.id, (30, 20))
    for seed in range(tries):
        random = Random(seed)
        source = strange(book.edition.source, random)
        try:
            seen[try_out(book, source, random, plies)] += 1
        except Exception as error:
            raise AssertionError(f"{book.id}, seed {seed}: {type(error).__name__}: {error}") from error
    assert set(seen) == {"refused", "played"}
