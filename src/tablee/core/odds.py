"""Chances to win, one for each seat; together they are 1. And what a coach says of a game that is decided."""

from __future__ import annotations

from typing import Any

Odds = tuple[float, ...]


def surer(odds: Odds, times: float) -> Odds:
    """The odds if every lead told so many times as much: more certain above 1, less certain below.

    >>> [round(one, 3) for one in surer((0.6, 0.4), 2.0)]
    [0.692, 0.308]
    """
    weights = [one**times for one in odds]
    return tuple(one / sum(weights) for one in weights)


CERTAIN = 1_000_000.0
"""What a game won counts among an evaluation's terms: so much that none of the others is told beside it."""

SECOND = 0.1
"""How much less a game lost counts. Where one choice wins and another loses, only the victory is told."""


def decided(s: Any, seat: int) -> dict[str, float]:
    """The terms `won` and `lost` of a finished game, which every game has words for; a game without a result has neither.

    A choice that ends the game is compared with one after which it goes on, so that being better off can mean two things:
    to win, or not to have lost yet. That is why these are two terms.
    """
    if not s.winners:
        return {"won": 0.0, "lost": 0.0}
    if s.winners >> seat & 1:
        return {"won": CERTAIN / int(s.winners).bit_count(), "lost": 0.0}
    return {"won": 0.0, "lost": -SECOND * CERTAIN}
