"""Who can meet whom in a measurement of playing strength, on which footing, and how to tell that they think as before."""

from __future__ import annotations

import hashlib
import time
from typing import Any

import msgspec

from rivals import FlatMonteCarlo, OpenSpielSearch
from tablee import bots, games
from tablee.bots import openings
from tablee.bots.compiled_greedy import CompiledGreedy
from tablee.bots.levels import LEVELS, level
from tablee.bots.player import Bot
from tablee.bots.searcher import Budget, Manner, Searcher, prepare
from tablee.core.chance import Chance, Fast
from tablee.core.position import SEATS
from tablee.core.rulebook import Rulebook
from thumb import RuleOfThumb

LUCKS = 1 << 30
POSITIONS = 12
"""Positions of a game in which something is measured or compared."""
PROBE = 48
"""Simulations by which a bot's way to think is told from another."""


class Side(msgspec.Struct, frozen=True):
    """A bot on a footing: its own if nothing is said, else so many simulations or so many seconds a decision.

    A level makes no more walks than it does at a table, however much it is granted.
    """

    bot: str
    simulations: int = 0
    seconds: float = 0.0
    clock: bool = False
    """Whether a level keeps to its own seconds too, and not only to its walks."""

    def __str__(self) -> str:
        footing = f" {self.simulations:,}" if self.simulations else f" {self.seconds:g} s" if self.seconds else ""
        return self.bot + footing + (" by the clock" if self.clock else "")


class OwnLuck(CompiledGreedy):
    """The greedy bot, with new luck for each choice."""

    def choose(self, book: Rulebook, box: Any, state: Any, seat: int, chance: Chance) -> int:
        return super().choose(book, box, state, seat, Fast(chance.below(LUCKS)))


class Thinker(Bot):
    """A level searching compiled, in walks alone or in processor seconds; it counts its walks."""

    name = "thinker"

    def __init__(self, budget: Budget, manner: Manner) -> None:
        self.budget, self.manner = budget, manner
        self.made = 0

    def decide(self, book: Rulebook, box: Any, world: Any, chance: Chance) -> int:
        found = Searcher(self.budget, self.manner, compiled=True, clock=time.process_time).think(book, box, world, chance)
        self.made += found.walks
        return found.choices[0].action


def contender(side: Side, book: Rulebook, players: int = 2) -> Bot:
    """A bot in its compiled form. Only a footing of seconds looks at the clock, that of the processor."""
    if side.bot == "flat":
        return FlatMonteCarlo(side.seconds, side.simulations)
    if side.bot == "ismcts":
        return OpenSpielSearch(side.simulations or 1 << 20, side.seconds)
    if side.bot == "greedy":
        return OwnLuck()
    if side.bot in ("thumb", "patient"):
        return RuleOfThumb(patient=side.bot == "patient")
    if side.bot not in LEVELS:
        return bots.bot(side.bot)
    budget, manner, *_ = level(side.bot, book).at(book, book.box(players))
    walks = min(budget.walks, side.simulations or budget.walks)
    return Thinker(Budget(walks, budget.seconds if side.clock else side.seconds), manner)


def positions(game: str, players: int = 2) -> list[Any]:
    """Positions of a greedy game in which there is something to think about."""
    book = games.rulebook(game)
    box, chance, greedy = book.box(players), Fast(5), OwnLuck()
    state, _ = book.start(box, chance)
    found = []
    while not state.over:
        if len(book.actions(box, state)) > 1:
            found.append(state.copy())
        book.step(box, state, greedy.choose(book, box, state, state.actor, chance), chance)
    return found[:: max(1, len(found) // POSITIONS)][:POSITIONS]


def fingerprint(game: str, *sides: Side, players: int = 2) -> str:
    """How the sides think, told by what they do: the same as long as rules, evaluation, levels and search do the same."""
    book = games.rulebook(game)
    prepare(book)
    box, values = book.box(players), [0.0] * SEATS
    digest = hashlib.sha256(book.edition.hash.encode())
    for number, state in enumerate(positions(game, players)):
        digest.update(state.to_bytes())
        book.evaluate(box, state, values)
        digest.update(repr([round(value, 9) for value in values]).encode())
        for side in sides:
            digest.update(_told(side, book, box, state, number).encode())
    return digest.hexdigest()[:16]


def _told(side: Side, book: Rulebook, box: Any, state: Any, number: int) -> str:
    """What a side makes of a position, without any clock."""
    if side.bot not in LEVELS:
        probe = Side(side.bot, PROBE) if side.bot in ("flat", "ismcts") else side
        return str(contender(probe, book, int(box.players)).choose(book, box, state, state.actor, Fast(number)))
    budget, manner, *_ = level(side.bot, book).at(book, box)
    thought = Searcher(Budget(min(PROBE, budget.walks)), manner, compiled=True).think(book, box, state, Fast(number))
    choices = [(one.action, one.visits, *(round(chance, 9) for chance in one.chances)) for one in thought.choices]
    own = {name: value for name, value in manner._asdict().items() if value != Manner._field_defaults[name]}
    return f"{own} {budget.walks} {choices}" + (f" {openings.openings(book)}" if manner.openings else "")
