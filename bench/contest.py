"""Bots against each other, seats and seeds mirrored: what the measurements of playing strength share."""

from __future__ import annotations

import time
from collections.abc import Iterator
from math import sqrt
from typing import Any

import msgspec

from tablee import bots, games
from tablee.bots import match
from tablee.bots.compiled import box_image, choose_greedily
from tablee.bots.levels import LEVELS, level
from tablee.bots.player import Bot
from tablee.bots.searcher import Searcher, prepare
from tablee.core.chance import Chance
from tablee.core.compiled import buffer, compiled
from tablee.core.compiled_chance import fast_record
from tablee.core.rulebook import Rulebook

LUCKS = 1 << 30


class CompiledGreedy(Bot):
    """The greedy bot in its compiled form."""

    name = "greedy"

    def choose(self, book: Rulebook, box: Any, state: Any, seat: int, chance: Chance) -> int:
        own = buffer(fast_record(chance.below(LUCKS)))
        return choose_greedily(compiled(book), box_image(box), buffer(state), own)

    def decide(self, book: Rulebook, box: Any, world: Any, chance: Chance) -> int:
        return self.choose(book, box, world, world.actor, chance)


def contender(name: str, book: Rulebook, *, clock: bool) -> Bot:
    """A bot in its compiled form; without the clock a level's walks alone count, whatever else the machine does."""
    if name == "greedy":
        return CompiledGreedy()
    if name not in LEVELS:
        return bots.bot(name)
    budget, manner = level(name, book)
    return Searcher(budget if clock else budget._replace(seconds=0.0), manner, compiled=True)


class Timed(Bot):
    """A bot and the processor time that it takes, where it has a choice."""

    name = "timed"

    def __init__(self, bot: Bot) -> None:
        self.bot = bot
        self.times: list[float] = []

    def choose(self, book: Rulebook, box: Any, state: Any, seat: int, chance: Chance) -> int:
        began = time.process_time()
        action = self.bot.choose(book, box, state, seat, chance)
        self.times.append(time.process_time() - began)
        return action

    def decide(self, book: Rulebook, box: Any, world: Any, chance: Chance) -> int:
        return self.bot.decide(book, box, world, chance)


class Score(msgspec.Struct, frozen=True):
    """What the first of two bots won against the second; milliseconds are processor time a decision."""

    game: str
    one: str
    other: str
    games: int
    won: float
    milliseconds: tuple[float, float]

    @property
    def share(self) -> float:
        return self.won / self.games

    @property
    def interval(self) -> tuple[float, float]:
        """Wilson's interval for 95 of 100 cases."""
        z, n, p = 1.96, self.games, self.share
        middle, half = p + z * z / (2 * n), z * sqrt(p * (1 - p) / n + z * z / (4 * n * n))
        return (middle - half) / (1 + z * z / n), (middle + half) / (1 + z * z / n)

    def __str__(self) -> str:
        low, high = self.interval
        one, other = self.milliseconds
        return (
            f"{self.game:10} {self.one:>8} - {self.other:<8} {self.won:5.1f} of {self.games:3}  {self.share:4.0%} "
            f"({low:.0%} to {high:.0%})  {one:.1f} ms, {other:.1f} ms a decision"
        )


def contest(game: str, one: Bot, other: Bot, names: tuple[str, str], count: int, seed: int) -> Iterator[Score]:
    """Games for two, each deal once with either seating; the score after every pair of games."""
    book = games.rulebook(game)
    prepare(book)
    box = book.box(2)
    timed = Timed(one), Timed(other)
    won = 0.0
    for number in range(2 * (-(-count // 2))):
        outcome = match.play(book, box, timed, seed, number)
        winners = outcome.winners & 3
        won += 0.5 if winners in (0, 3) else float(winners >> number % 2 & 1)
        if number % 2:
            spent = [1000 * sum(bot.times) / max(1, len(bot.times)) for bot in timed]
            yield Score(game, *names, number + 1, won, (spent[0], spent[1]))
