"""The numbers that a learner is given, part by part: name, shape, meaning and range.

A game's `observe` writes them one after the other; its room `observed` names them in the same order.

>>> hand = rows("hands", 2, "each player's hand, the own one first", Part("cards", (5,), "cards of each kind, in sevenths"))
>>> layout = Layout(Part("dice", (2,), "the throw, in sixths"), hand, Part("lead", (), "points ahead", low=-40, high=40))
>>> layout.length
13
>>> [(start, part.name, part.shape) for start, part in layout.places()]
[(0, 'dice', (2,)), (2, 'hands', (2, 5)), (12, 'lead', ())]
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from functools import reduce
from operator import mul


@dataclass(frozen=True)
class Part:
    """Some numbers of an observation that belong together; all of them lie from `low` to `high`.

    Where `columns` are given, each row of the part consists of them and they have the ranges.
    """

    name: str
    shape: tuple[int, ...]
    meaning: str
    low: float = 0.0
    high: float = 1.0
    columns: tuple[Part, ...] = ()

    @property
    def length(self) -> int:
        """How many numbers it holds."""
        return reduce(mul, self.shape, 1)

    def ranges(self) -> Iterator[tuple[float, float]]:
        """The range of each number."""
        if not self.columns:
            yield from [(self.low, self.high)] * self.length
            return
        for _ in range(self.shape[0]):
            for column in self.columns:
                yield from column.ranges()


def rows(name: str, count: int, meaning: str, *columns: Part) -> Part:
    """A part of `count` rows that all have the same columns."""
    return Part(name, (count, sum(column.length for column in columns)), meaning, columns=columns)


class Layout(tuple[Part, ...]):
    """Every part of an observation, in the order in which they are written."""

    __slots__ = ()

    def __new__(cls, *parts: Part) -> Layout:
        names = [part.name for part in parts]
        if len(set(names)) != len(names):
            raise ValueError(f"a part of an observation is named twice: {', '.join(names)}")
        return super().__new__(cls, parts)

    @property
    def length(self) -> int:
        """How many numbers an observation has."""
        return sum(part.length for part in self)

    def places(self) -> Iterator[tuple[int, Part]]:
        """Each part with the index of its first number."""
        start = 0
        for part in self:
            yield start, part
            start += part.length

    def ranges(self) -> list[tuple[float, float]]:
        """The lowest and the highest value of each number."""
        return [pair for part in self for pair in part.ranges()]
