"""What a bot is: it chooses in a world redealt for its seat, so it cannot peek. And the simplest one."""

from __future__ import annotations

from abc import ABC, abstractmethod
from typing import Any, ClassVar

from tablee.core.chance import Chance
from tablee.core.rulebook import Rulebook


class Bot(ABC):
    """A player. It keeps nothing between two choices, so one bot can hold any number of seats."""

    name: ClassVar[str]

    def choose(self, book: Rulebook, box: Any, state: Any, seat: int, chance: Chance) -> int:
        """A legal action for `seat`, which must be the one to act; `chance` is the bot's own.

        The choice is the same in any two worlds that the seat cannot tell apart.
        """
        world = state.copy()
        book.redeal(box, world, seat, chance)
        return self.decide(book, box, world, chance)

    @abstractmethod
    def decide(self, book: Rulebook, box: Any, world: Any, chance: Chance) -> int:
        """A legal action for the acting seat of a redealt world."""


class Random(Bot):
    """Plays any legal action, all equally likely."""

    name = "random"

    def decide(self, book: Rulebook, box: Any, world: Any, chance: Chance) -> int:
        action: int = book.choose(box, world, chance, [0] * book.most_choices)
        return action
