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


def decided(s: Any, seat: int, share: float | None = None) -> dict[str, float]:
    """The terms `won` and `lost` of a finished game, which every game has words for; a game without a result has neither.

    A choice that ends the game is compared with one after which it goes on, so that being better off can mean two things:
    to win, or not to have lost yet. That is why these are two terms. `share` is the seat's part of the victory, where a game
    knows better than by this one world.

    >>> from types import SimpleNamespace
    >>> decided(SimpleNamespace(winners=0b11), 0), decided(SimpleNamespace(winners=0b01), 1)
    ({'won': 500000.0, 'lost': -0.0}, {'won': 0.0, 'lost': -100000.0})
    """
    if not s.winners:
        return {"won": 0.0, "lost": 0.0}
    won = s.winners >> seat & 1
    part = won / int(s.winners).bit_count() if share is None else share
    return {"won": part * CERTAIN, "lost": -SECOND * CERTAIN * (1.0 - (won if share is None else share))}
