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

FINE = 1e-4
"""How near an interval's end is looked for, in units of log w."""

Lineup = tuple[int, ...]
"""The bots at a table by their number; one may hold several seats."""


class Rating(msgspec.Struct, frozen=True):
    """A bot's strength with the interval that holds it with 95 %: whatever rating the games do not speak against clearly.

    The games of an unbeaten bot speak against a low rating and hardly against a high one, so its interval reaches far up.
    """

    bot: str
    elo: float
    low: float
    high: float


def rate(bots: Sequence[str], won: Mapping[Lineup, Sequence[float]]) -> list[Rating]:
    """The ratings of bots, from the victories that each seat of each line-up has won.

    >>> [round(one.elo) for one in rate(["a", "b"], {(0, 1): (75.0, 25.0)})]
    [95, -95]
    """
    games = _Games(len(bots), won)
    middle = np.eye(len(bots)) - 1 / len(bots)
    best = games.fit(np.zeros(len(bots)))
    errors = np.sqrt(np.diag(middle @ np.linalg.inv(games.slopes(best)[1]) @ middle)).tolist()
    ends = [(_end(games, best, row, -error), _end(games, best, row, error)) for row, error in zip(middle, errors, strict=True)]
    return [
        Rating(bot, ELO * float(row @ best), ELO * low, ELO * high)
        for bot, row, (low, high) in zip(bots, middle, ends, strict=True)
    ]


def _end(games: _Games, best: np.ndarray, row: np.ndarray, error: float) -> float:
    """How far a rating (`row` times log w) can be moved from the likeliest until the games speak against it."""
    most, at, strength = games.likelihood(best), float(row @ best), best

    def is_likely(value: float) -> bool:
        nonlocal strength
        moved = strength + (value - float(row @ strength)) * row / float(row @ row)
        strength = games.fit(moved, row)
        return 2.0 * (most - games.likelihood(strength)) < SURE**2

    inside, outside = at, at + SURE * error
    while is_likely(outside):
        inside, outside = outside, outside + SURE * error
    while abs(outside - inside) > FINE:
        between = (inside + outside) / 2
        inside, outside = (between, outside) if is_likely(between) else (inside, between)
    return inside


class _Games:
    """What was played, and how likely strengths are after it; the likelihood has one peak."""

    def __init__(self, bots: int, won: Mapping[Lineup, Sequence[float]]) -> None:
        lineups = np.array(list(won), int).reshape(len(won), -1 if won else 1)
        self._seats = np.eye(bots)[lineups]
        self._won = np.array(list(won.values()), float).reshape(lineups.shape)
        self._games = self._won.sum(1)

    def _shares(self, strength: np.ndarray) -> np.ndarray:
        at_table = self._seats @ strength
        weights = np.exp(at_table - at_table.max(1, keepdims=True, initial=-np.inf))
        return weights / weights.sum(1, keepdims=True)

    def likelihood(self, strength: np.ndarray) -> float:
        """The logarithm of how likely the games are, and of the prior."""
        return float((self._won * np.log(self._shares(strength))).sum() - PRIOR / 2 * strength @ strength)

    def slopes(self, strength: np.ndarray) -> tuple[np.ndarray, np.ndarray]:
        """How the likelihood rises with each strength, and how that rise falls."""
        shares = self._shares(strength)
        expected = self._games[:, None] * shares
        together = np.einsum("mp,mpb->mb", shares, self._seats)
        slope = np.einsum("mp,mpb->b", self._won - expected, self._seats) - PRIOR * strength
        bend = np.einsum("mp,mpb,mpc->bc", expected, self._seats, self._seats)
        bend -= np.einsum("m,mb,mc->bc", self._games, together, together)
        return slope, bend + PRIOR * np.eye(len(strength))

    def fit(self, strength: np.ndarray, held: np.ndarray | None = None) -> np.ndarray:
        """The likeliest strengths, by Newton's method; those that leave `held` times the strengths as it is, if it is given."""
        for _ in range(100):
            slope, bend = self.slopes(strength)
            if held is None:
                step = np.linalg.solve(bend, slope)
            else:
                zero = np.zeros((1, 1))
                whole = np.block([[bend, held[:, None]], [held[None, :], zero]])
                step = np.linalg.solve(whole, np.append(slope, 0.0))[:-1]
            strength = strength + step / max(1.0, float(np.abs(step).max()))
            if np.abs(step).max() < 1e-10:
                break
        return strength
