"""A small network that learns from positions how likely each seat is to win.

A tenth of the positions is put aside: what is learned must hold there too. At first a network learns who has won, and the
state that does best is kept. Later on it learns from what it thinks itself of the positions that followed,
and a little from who has won in the end: that depends on all the luck in between, which a position is not to blame for.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

import numpy as np

from tablee.arena.school import Samples, chances_of
from tablee.bots.lessons import LEAST, OWN

PASSES, LATER_PASSES = 8, 2
"""How often everything is gone through, at first and later on."""

BATCH, PACE, LATER_PACE, END_PACE, MODESTY = 512, 1e-3, 5e-4, 1e-5, 1e-4
"""Positions learned from at a time, how fast at first, later on and at last, and how strongly weights are drawn back to
nothing."""

PATIENCE = 0.7
"""How much of what is learned about a position is left to what comes after the next position that was kept."""


def _inputs(samples: Samples, rows: Any) -> Any:
    """What the network is given of some positions."""
    evaluated = np.log(np.maximum(samples.chances[rows], LEAST))[..., None]
    return np.concatenate([samples.observed[rows].astype(np.float32), evaluated, np.ones_like(evaluated)], 2)


def loss(chances: Any, won: Any) -> float:
    """How far chances were off: the mean logarithm of what was given to those who won."""
    return float(-(won * np.log(np.clip(chances, 1e-6, 1.0))).sum(1).mean())


def _portions(rows: Any) -> list[Any]:
    return [rows[at : at + BATCH] for at in range(0, len(rows), BATCH)]


class Network:
    """The weights while they are learned, by gradients of the logarithmic loss (Adam)."""

    def __init__(self, inputs: int, neurons: int, seed: int) -> None:
        luck = np.random.default_rng(seed)
        first = luck.normal(scale=0.05, size=(inputs + OWN, neurons + 1)).astype(np.float32)
        first[-1, :] = 0.0
        first[:, neurons] = 0.0
        first[inputs, neurons] = 1.0  # to begin with it says what the evaluation says
        self.neurons = neurons
        self._luck = luck
        self._take([first, luck.normal(scale=0.05, size=neurons).astype(np.float32)])

    def _take(self, weights: list[Any]) -> None:
        """Go on from these weights."""
        self.weights = weights
        self._mean = [np.zeros_like(one) for one in weights]
        self._square = [np.zeros_like(one) for one in weights]
        self._steps = 0

    def chances(self, samples: Samples, rows: Any) -> Any:
        """What it says of some positions."""
        first, last = self.weights
        excited = _inputs(samples, rows) @ first
        return chances_of(np.maximum(excited[..., :-1], 0.0) @ last + excited[..., -1])

    def flat(self) -> Any:
        """As `lessons` lays it out."""
        return np.concatenate([self.weights[0].ravel(), self.weights[1]])

    def learn_who_won(self, schools: Sequence[Samples], passes: int = PASSES) -> tuple[float, float]:
        """Begin to learn: how far off the evaluation is where nothing was learned, and how far the network is now."""
        before = _off(schools, lambda samples, rows: samples.chances[rows])
        best, found = before, [one.copy() for one in self.weights]
        for number in range(passes):
            self._go_through(schools, [samples.won for samples in schools], PACE, number / passes)
            now = _off(schools, self.chances)
            if now < best:
                best, found = now, [one.copy() for one in self.weights]
        self._take(found)
        return before, best

    def learn_what_follows(self, schools: Sequence[Samples]) -> tuple[float, float]:
        """Learn on from games of players who went by this network; the errors as above."""
        before = _off(schools, lambda samples, rows: samples.chances[rows])
        self._take(self.weights)
        aims = [self.what_follows(samples) for samples in schools]
        for number in range(LATER_PASSES):
            self._go_through(schools, aims, LATER_PACE, number / LATER_PASSES)
        return before, _off(schools, self.chances)

    def what_follows(self, samples: Samples) -> Any:
        """What to expect of each position: what is thought of the next one of its game, or what is to be expected of that."""
        thought = np.concatenate([self.chances(samples, rows) for rows in _portions(np.arange(len(samples.won)))])
        expected = samples.won.copy()
        for at in range(len(expected) - 2, -1, -1):
            if samples.game[at] == samples.game[at + 1]:
                expected[at] = (1.0 - PATIENCE) * thought[at + 1] + PATIENCE * expected[at + 1]
        return expected

    def _go_through(self, schools: Sequence[Samples], aims: Sequence[Any], pace: float, progress: float) -> None:
        """Learn from everything once; the slower, the more of the passes lie behind."""
        pace = END_PACE + (pace - END_PACE) * (1 + np.cos(np.pi * progress)) / 2
        work = [
            (which, rows) for which, samples in enumerate(schools) for rows in _portions(self._luck.permutation(_cut(samples)))
        ]
        for at in self._luck.permutation(len(work)):
            which, rows = work[at]
            rows = np.sort(rows)
            self._learn(_inputs(schools[which], rows), aims[which][rows], pace)

    def _learn(self, inputs: Any, aim: Any, pace: float) -> None:
        """One step towards what is right for some positions."""
        first, last = self.weights
        excited = inputs @ first
        heard = np.maximum(excited[..., :-1], 0.0)
        wrong = (chances_of(heard @ last + excited[..., -1]) - aim) / len(aim)
        back = np.concatenate([wrong[..., None] * last * (heard > 0.0), wrong[..., None]], 2)
        slopes = [
            inputs.reshape(-1, inputs.shape[2]).T @ back.reshape(-1, back.shape[2]),
            np.einsum("bsn,bs->n", heard, wrong),
        ]
        self._steps += 1
        for weight, slope, mean, square in zip(self.weights, slopes, self._mean, self._square, strict=True):
            mean += 0.1 * (slope - mean)
            square += 0.001 * (slope * slope - square)
            step = mean / (1 - 0.9**self._steps) / (np.sqrt(square / (1 - 0.999**self._steps)) + 1e-8)
            weight -= pace * (step + MODESTY * weight)


def _cut(samples: Samples) -> int:
    """How many positions are learned from; the rest is put aside."""
    return len(samples.won) * 9 // 10


def _off(schools: Sequence[Samples], say: Callable[[Samples, Any], Any]) -> float:
    """How far something is off where nothing was learned."""
    told, total = 0, 0.0
    for samples in schools:
        for rows in _portions(np.arange(_cut(samples), len(samples.won))):
            total += len(rows) * loss(say(samples, rows), samples.won[rows])
            told += len(rows)
    return total / told
