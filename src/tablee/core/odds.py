"""Chances to win, one for each seat; together they are 1."""

from __future__ import annotations

Odds = tuple[float, ...]


def surer(odds: Odds, times: float) -> Odds:
    """The odds if every lead told so many times as much: more certain above 1, less certain below.

    >>> [round(one, 3) for one in surer((0.6, 0.4), 2.0)]
    [0.692, 0.308]
    """
    weights = [one**times for one in odds]
    return tuple(one / sum(weights) for one in weights)
