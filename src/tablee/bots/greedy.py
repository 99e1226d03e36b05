"""The greedy bot: of all complete turns, the one that leaves its seat best off by the game's own evaluation."""

from __future__ import annotations

from math import inf
from typing import Any

from tablee.bots.player import Bot
from tablee.core.chance import Chance, Fast
from tablee.core.events import Events
from tablee.core.position import SEATS
from tablee.core.rulebook import Rulebook

MOST_POSITIONS = 4000
"""Positions after which no turn is followed further: what waits is judged as it stands (Offline needs under 2000)."""

LUCKS = 1 << 30
"""Kinds of luck that a search can meet."""


class Greedy(Bot):
    """Follows the seat's own decisions to the end of its turn and takes the first step towards the best position.

    A turn ends when another seat acts, when the game is over or when chance was drawn; long turns are followed as far as
    the game's `lookahead` says. Every branch meets the same luck, or the luckiest would win. The search goes level by
    level, so that a limit cuts all branches alike.
    """

    name = "greedy"

    def __init__(self, most_positions: int = MOST_POSITIONS) -> None:
        self.most_positions = most_positions

    def decide(self, book: Rulebook, box: Any, world: Any, chance: Chance) -> int:
        luck = Fast(chance.below(LUCKS))
        start = luck.a, luck.b, luck.c, luck.d
        best = _Best(book, box, world.actor, chance)
        waiting = [(world, -1, 0)]
        reached = 0
        for position, first, depth in waiting:
            if reached >= self.most_positions:
                best.judge(position, first)
                continue
            for action in book.actions(box, position):
                after = position.copy()
                luck.a, luck.b, luck.c, luck.d = start
                book.apply(box, after, action, luck, Events())
                reached += 1
                step = action if depth == 0 else first
                goes_on = after.actor == world.actor and luck.d == start[3] and depth + 1 < book.lookahead
                if goes_on:
                    waiting.append((after, step, depth + 1))
                else:
                    best.judge(after, step)
        return best.step


class _Best:
    """The best position so far and the first step towards it; among equals each is equally likely."""

    def __init__(self, book: Rulebook, box: Any, seat: int, chance: Chance) -> None:
        self.step = -1
        self._book = book
        self._box = box
        self._seat = seat
        self._chance = chance
        self._values = [0.0] * SEATS
        self._value = -inf
        self._equals = 0

    def judge(self, position: Any, step: int) -> None:
        """Keep `step` if it leads to a better position than all before."""
        self._book.evaluate(self._box, position, self._values)
        value = self._values[self._seat]
        if value > self._value:
            self._value = value
            self._equals = 1
            self.step = step
        elif value == self._value:
            self._equals += 1
            if self._chance.below(self._equals) == 0:
                self.step = step
