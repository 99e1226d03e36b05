"""Five players for every game, from one who plays for the first time to one who is hard to beat.

How each of them thinks about a game is data: `levels.toml` in the game's folder, else the one beside this file; a part
`[<level>.learned]` says what is different where bots have learned from many games, and in which companies if not in all. Every
level has a budget in walks, so that
it plays the same however fast the machine is, and one in seconds, which it never exceeds.
"""

from __future__ import annotations

import sys
import tomllib
from functools import cache
from importlib.resources import files
from typing import Any, NamedTuple

from tablee.bots.lessons import lessons
from tablee.bots.player import Bot
from tablee.bots.searcher import Budget, Manner, Searcher, Thought
from tablee.core.chance import Chance
from tablee.core.rulebook import Rulebook

LEVELS = ("novice", "amateur", "regular", "master", "expert")
"""The weakest first; their texts are `bot-<name>` and `bot-<name>-help`."""

USUAL = "regular"
"""The level that sits down where nobody asked for another: a fair rival who answers at once."""

WITHOUT_COMPILER = "regular"
"""The highest level that plays at its own strength while a game's compiled form is not ready."""


INTERPRETED = 60
"""Positions of a turn that are looked at where play goes on interpreted: a single walk must not outlast the whole budget."""


class Level(NamedTuple):
    """How long a level thinks, and how; at a table about which bots have learned something it may think in another way."""

    budget: Budget
    manner: Manner
    learned: Level | None = None
    companies: tuple[int, ...] = ()
    """The numbers of players with which it goes by what was learned; none named: all of them."""

    def at(self, book: Rulebook, box: Any) -> Level:
        """How it thinks at a table with this box."""
        if self.learned is None or (self.companies and box.players not in self.companies):
            return self
        return self.learned if lessons(book, box) else self


@cache
def _levels(package: str) -> dict[str, Level]:
    """A game's levels."""
    own = files(package) / "levels.toml"
    source = own if own.is_file() else files(__package__) / "levels.toml"
    return {name: _level(**given) for name, given in tomllib.loads(source.read_text(encoding="utf-8")).items()}


def _level(walks: int, seconds: float, learned: dict[str, Any] | None = None, **manner: Any) -> Level:
    other, companies = None, ()
    if learned is not None:
        companies = tuple(learned.get("companies", ()))
        changed = {name: value for name, value in learned.items() if name != "companies"}
        other = _level(**{"walks": walks, "seconds": seconds} | manner | changed | {"lessons": True})
    return Level(Budget(walks, seconds), Manner(**manner | {"deep": tuple(manner.get("deep", ()))}), other, companies)


def level(name: str, book: Rulebook) -> Level:
    """What a level means in a game."""
    return _levels(book.package)[name]


def really_plays(name: str, compiled: bool) -> str:
    """The level whose strength a level has: search is too slow for the higher ones until the compiled form is ready."""
    if compiled or name not in LEVELS:
        return name
    return LEVELS[min(LEVELS.index(name), LEVELS.index(WITHOUT_COMPILER))]


class Levelled(Bot):
    """A player of one of the levels, whatever the game."""

    def __init__(self, name: str, compiled: bool | None = None, *, seconds: float | None = None, timed: bool = True) -> None:
        self.name = name  # type: ignore[misc]
        self.compiled = compiled
        """Whether to search compiled; None: if the compiled form is ready."""
        self.seconds = seconds
        """Seconds that are left of the level's budget, if that is less than it has."""
        self.timed = timed
        """Whether the level's seconds count at all, or only its walks."""

    def decide(self, book: Rulebook, box: Any, world: Any, chance: Chance) -> int:
        return self._searcher(book, box).decide(book, box, world, chance)

    def think(self, book: Rulebook, box: Any, world: Any, chance: Chance) -> Thought:
        """What the player makes of a position."""
        return self._searcher(book, box).think(book, box, world, chance)

    def _searcher(self, book: Rulebook, box: Any) -> Searcher:
        own = level(self.name, book)
        budget, manner, *_ = own if self.compiled is False else own.at(book, box)
        if not self.timed:
            budget = budget._replace(seconds=0.0)
        if self.seconds is not None:
            budget = budget._replace(seconds=min(budget.seconds, self.seconds))
        if self.compiled is False:  # then there is no time for longer plans than greedy's either
            manner = manner._replace(
                positions=min(manner.positions, INTERPRETED), lookahead=min(manner.lookahead, book.lookahead)
            )
        compiled = self.compiled
        if compiled is None and budget.walks == 0 and "numba" not in sys.modules:
            compiled = False  # it chooses the same; the compiler's own start would cost more than the whole thought
        return Searcher(budget, manner, compiled)
