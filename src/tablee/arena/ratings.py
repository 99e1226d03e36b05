"""Strength as a number: who wins at a table of any size, in proportion to what each seat's bot is worth.

The model is Luce's: at a table, bot i wins with chance w_i / (sum of all seats' w). A victory shared by n counts 1/n for
each of them. Ratings are 400 log10(w), so between two bots they are Elo numbers; their mean is 0. A weak prior (as if each
bot had drawn a few games with a bot of its own strength) keeps the rating of an unbeaten bot finite.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from math import log

import msgspec
import numpy as np

ELO = 400 / log(10)
"""Elo points of one unit of log w."""

PRIOR = 0.02
"""The prior's precision: a bot's log w lies between -7 and 7 with 68 %."""

SURE = 1.96
"""Standard errors on either side of a 95 % interval."""

Lineup = tuple[int, ...]
"""The bots at a table by their number; one may hold several seats."""


class Rating(msgspec.Struct, frozen=True):
    """A bot's strength with the interval that holds it with 95 %."""

    bot: str
    elo: float
    low: float
    high: float


def rate(bots: Sequence[str], won: Mapping[Lineup, Sequence[float]]) -> list[Rating]:
    """The ratings of bots, from the victories that each seat of each line-up has won.

    >>> [round(one.elo) for one in rate(["a", "b"], {(0, 1): (75.0, 25.0)})]
    [95, -95]
    """
    strength, spread = _fit(len(bots), won)
    middle = np.eye(len(bots)) - 1 / len(bots)
    strength = middle @ strength
    errors = np.sqrt(np.diag(middle @ spread @ middle))
    return [
        Rating(bot, ELO * value, ELO * (value - SURE * error), ELO * (value + SURE * error))
        for bot, value, error in zip(bots, strength.tolist(), errors.tolist(), strict=True)
    ]


def _fit(bots: int, won: Mapping[Lineup, Sequence[float]]) -> tuple[np.ndarray, np.ndarray]:
    """The likeliest log w and the covariance of its error, by Newton's method; the likelihood has one peak."""
    strength = np.zeros(bots)
    for _ in range(100):
        slope = -PRIOR * strength
        bend = PRIOR * np.eye(bots)
        for lineup, victories in won.items():
            seats = np.zeros((len(lineup), bots))
            seats[range(len(lineup)), lineup] = 1
            share = np.exp(strength[list(lineup)] - strength[list(lineup)].max())
            share /= share.sum()
            games = sum(victories)
            slope += seats.T @ (np.asarray(victories) - games * share)
            bend += games * (seats.T @ (np.diag(share) - np.outer(share, share)) @ seats)
        step = np.linalg.solve(bend, slope)
        strength += np.clip(step, -1, 1)
        if np.abs(step).max() < 1e-10:
            break
    return strength, np.linalg.inv(bend)
