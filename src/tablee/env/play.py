"""One game on byte buffers, played by the compiled rules: what the environments for one game at a time share."""

from __future__ import annotations

import operator
from collections.abc import Mapping
from importlib import import_module
from typing import Any

import numpy as np

from tablee import bots, games
from tablee.bots.compiled import choose_greedily
from tablee.core.chance import Fast
from tablee.core.compiled import CompiledGame, buffer, compiled
from tablee.core.compiled_chance import ChanceRecord, fast_record
from tablee.core.edition import Edition
from tablee.core.observed import Layout
from tablee.core.rulebook import Rulebook, winners
from tablee.env import information

_FIXED = fast_record(0).to_bytes()
"""The chance that what a seat knows is dealt with, ready to be copied; see `information`."""

SEEDS = 2**63
"""Seeds lie from 0 to below this."""


class MissingExtra(ImportError):
    """A library that an environment is made for is not installed."""

    def __init__(self, extra: str) -> None:
        super().__init__(f"tablee.env.{extra} needs a library that is not installed: pip install 'tablee[{extra}]'")


class WithBook:
    """Something that keeps a rule book; copies and pickles of it name the book instead of taking it along."""

    book: Rulebook

    def __getstate__(self) -> dict[str, Any]:
        return {**self.__dict__, "book": self.book.package}

    def __setstate__(self, kept: dict[str, Any]) -> None:
        self.__dict__.update(kept, book=import_module(kept["book"]).RULEBOOK)


def payoffs(book: Rulebook, box: Any, state: Any) -> list[float]:
    """What a position is worth to each seat: 1 to the only winner, as much in all taken from the others, 0 until the end."""
    won = winners(state)
    if not won:
        return [0.0] * box.players
    others = box.players - 1
    return [(box.players / len(won) - 1) / others if seat in won else -1 / others for seat in range(box.players)]


class Play(WithBook):
    """One game from set-up to score; `reset` begins it.

    Learners are given the game's observation, made for networks, or with `complete` all that their seat knows.
    """

    def __init__(
        self,
        game: str | Rulebook,
        players: int,
        options: Mapping[str, Any] | None = None,
        edition: Edition | None = None,
        complete: bool = False,
    ) -> None:
        self.book = game if isinstance(game, Rulebook) else games.rulebook(game)
        self.box = self.book.box(players, options, edition)
        self.players = players
        self.actions = self.book.action_count(self.box)
        self.complete = complete
        self._box = buffer(self.box)
        self._state = np.zeros(self.book.State.size(), np.uint8)
        self._chance = buffer(fast_record(0))
        self._read()

    @property
    def _form(self) -> CompiledGame:
        return compiled(self.book)

    def _read(self) -> None:
        self.position = self.book.State.from_bytes(self._state.tobytes())
        """The true position; show a player `view` or `observation` instead."""

    # Looking

    @property
    def actor(self) -> int:
        """The seat that must decide, NOBODY once the game is over."""
        return int(self.position.actor)

    @property
    def is_over(self) -> bool:
        """Whether the game has ended."""
        return bool(self.position.over)

    def legal(self) -> list[int]:
        """Every legal action number, in canonical order."""
        out = self._form.actions()
        return [int(action) for action in out[: self._form.legal(self._box, self._state, out)]]

    def mask(self, seat: int) -> Any:
        """1 for each action that `seat` may choose now: int8[actions]."""
        marks = np.zeros(self.actions, np.int8)
        if seat == self.actor and not self.is_over:
            marks[self.legal()] = 1
        return marks

    @property
    def layout(self) -> Layout:
        """The numbers of an observation by name."""
        return information.parts(self.book) if self.complete else self.book.observed

    def observation(self, seat: int) -> Any:
        """What `seat` sees, as `layout` names it: float32[numbers]."""
        if self.complete:
            return np.array(information.numbers(self.book, self.known(seat), seat), np.float32)
        out = np.zeros(self.book.observation, np.float64)
        self._form.observe(self._box, self._state, seat, out)
        return out.astype(np.float32)

    def known(self, seat: int, image: bytes | None = None) -> Any:
        """What `information.known` tells of this position, or of the one that an image shows."""
        world = self._state.copy() if image is None else np.frombuffer(bytearray(image), np.uint8)
        self._form.redeal(self._box, world, seat, np.frombuffer(bytearray(_FIXED), np.uint8))
        record = self.book.State.from_bytes(world.tobytes())
        record.ply = 0
        return record

    def payoffs(self) -> list[float]:
        """What the game is worth to each seat, zeros until it ends."""
        return payoffs(self.book, self.box, self.position)

    def __str__(self) -> str:
        return self.book.write_position(self.box, self.position)

    # Playing

    def reset(self, seed: int) -> None:
        """Begin anew; the same seed gives the same game."""
        self._chance = buffer(fast_record(seed))
        self._state[:] = 0
        self._form.new(self._box, self._state, self._chance, self._form.events())
        self._read()

    def play(self, action: Any) -> None:
        """Play a legal action; raises Refused with the clause if the rules forbid it, and then changes nothing."""
        number = operator.index(action)
        self.book.check(self.box, self.position, number)
        self._form.apply(self._box, self._state, number, self._chance, self._form.events())
        self._read()

    def bot_action(self, name: str, chance: Any) -> int:
        """What a bot does for the seat to act; `chance` is its own, as a buffer, and is moved on."""
        if name == "greedy":
            return choose_greedily(self._form, self._box, self._state, chance)
        if name == "random":
            world = self._state.copy()
            self._form.redeal(self._box, world, self.actor, chance)
            return int(self._form.choose(self._box, world, chance, self._form.actions()))
        words = ChanceRecord.from_bytes(chance.tobytes()).sfc
        own = Fast(0)
        own.a, own.b, own.c, own.d = words
        action = bots.bot(name).choose(self.book, self.box, self.position, self.actor, own)
        moved = ChanceRecord()
        moved.sfc = [own.a, own.b, own.c, own.d]
        chance[:] = buffer(moved)
        return action

    # Checkpoints

    def save(self) -> bytes:
        """The whole game, what chance will bring included."""
        words: bytes = np.array(ChanceRecord.from_bytes(self._chance.tobytes()).sfc, "<i8").tobytes()
        return words + self._state.tobytes()

    def restore(self, saved: bytes) -> None:
        """Go back to what `save` gave for a game with the same box."""
        words, image = saved[:32], saved[32:]
        self.position = self.book.State.from_bytes(image)
        record = ChanceRecord()
        record.sfc = [int(word) for word in np.frombuffer(words, "<i8")]
        self._chance = buffer(record)
        self._state = np.frombuffer(bytearray(image), np.uint8)
