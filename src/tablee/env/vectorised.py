"""Thousands of games at once: arrays in, arrays out, no Python for a single game.

The compiled rules step all games, shared out among threads (they hold no lock). A game that ends is paid out and begun
anew in the same step. What happens does not depend on the number of threads: every game has chance of its own.
"""

from __future__ import annotations

import os
from collections.abc import Callable, Mapping
from concurrent.futures import ThreadPoolExecutor, wait
from functools import cache
from itertools import pairwise
from typing import Any, NamedTuple

import numpy as np

from tablee import games
from tablee.core.chance import WORD
from tablee.core.compiled import buffer
from tablee.core.edition import Edition
from tablee.core.rulebook import Rulebook
from tablee.env import drivers
from tablee.env.drivers import WORDS, Entries, driver
from tablee.env.information import CANON
from tablee.env.play import WithBook

FEW = 256
"""Games that are not worth a second thread."""


class Step(NamedTuple):
    """What came of a step; the arrays are the environment's own and change with the next step."""

    reward: Any
    """What each seat of each game was paid: float32[games, players], zeros unless the game has just ended."""
    done: Any
    """Which games have just ended and were begun anew: bool[games]."""


class NotLegal(ValueError):
    """An action that the rules forbid; no game has been changed."""


@cache
def _threads(count: int, process: int) -> ThreadPoolExecutor:
    """Threads of this process; one that was forked has none of its parent's."""
    return ThreadPoolExecutor(count, thread_name_prefix="tablee-env")


class Vectorised(WithBook):
    """Many games of one kind, stepped together.

    `actor` (int8[games]) is who must act in each game, `mask` (bool[games, actions]) what may be chosen; `choices`
    (int32[games, most]) lists the same, the first `counts` (int64[games]) entries of a row. All are read-only and change
    with each step.
    """

    def __init__(
        self,
        game: str | Rulebook,
        count: int,
        *,
        players: int = 2,
        seed: int = 0,
        options: Mapping[str, Any] | None = None,
        edition: Edition | None = None,
        threads: int | None = None,
    ) -> None:
        if count < 1:
            raise ValueError(f"at least one game is needed, not {count}")
        self.book = game if isinstance(game, Rulebook) else games.rulebook(game)
        self.box = self.book.box(players, options, edition)
        self.count, self.players = count, players
        self.actions = self.book.action_count(self.box)
        self.threads = threads or os.cpu_count() or 1
        self._box = buffer(self.box)
        self._states = np.zeros((count, self.book.State.size()), np.uint8)
        self._words = np.zeros((count, WORDS), np.int64)
        self._actor = np.zeros(count, np.int8)
        self._counts = np.zeros(count, np.int64)
        self._choices = np.zeros((count, self.book.most_choices), np.int32)
        self._mask = np.zeros((count, self.actions), np.bool_)
        self._rewards = np.zeros((count, players), np.float32)
        self._ends = np.zeros(count, np.int8)
        self._scores = np.zeros((count, players), np.int32)
        self.reset(seed)

    @property
    def _form(self) -> Entries:
        return drivers.entries(self.book)

    # What is to be seen

    actor = property(lambda self: _read_only(self._actor), doc="The seat that must act in each game.")
    mask = property(lambda self: _read_only(self._mask), doc="True for each action that may be chosen, in each game.")
    choices = property(lambda self: _read_only(self._choices), doc="The same as lists; a row counts as far as `counts` says.")
    counts = property(lambda self: _read_only(self._counts), doc="How many choices there are in each game.")
    scores = property(lambda self: _read_only(self._scores), doc="The points that the game which ended last came to.")
    ends = property(lambda self: _read_only(self._ends), doc="Why a game has just ended, as the game numbers it; 0 if not.")
    states = property(lambda self: _read_only(self._states).view(self.book.State.dtype())[:, 0], doc="The true positions.")

    def observation(self, seats: Any = None, out: Any = None) -> Any:
        """What a seat of each game sees, as `book.observed` names it: float32[games, numbers]; by default who must act."""
        numbers = np.empty((self.count, self.book.observation), np.float32) if out is None else out
        self._shared(drivers.look, self._form.observe, self._box, self._states, self._seats(seats), numbers)
        return numbers

    def information(self, seats: Any = None) -> Any:
        """All that a seat of each game knows, as records of the game's state; by default who must act.

        What is hidden from the seat is filled in as in one world that it cannot rule out, the same for all of them, so two
        positions give the same record exactly if the seat cannot tell them apart.
        """
        worlds = np.empty_like(self._states)
        words = np.tile(np.array(CANON, np.int64), (self.count, 1))
        self._shared(drivers.imagine, self._form.redeal, self._box, self._states, self._seats(seats), words, worlds)
        known = worlds.view(self.book.State.dtype())[:, 0]
        known["ply"] = 0
        return known

    # Playing

    def reset(self, seed: int) -> None:
        """Begin all games anew; game number k depends on the seed and on k alone."""
        self._shared(drivers.sow, self._words, seed & WORD, seed >> 32 & WORD)
        for array in (self._counts, self._choices, self._mask, self._rewards, self._ends, self._scores):
            array[:] = 0
        listed = (self._actor, self._counts, self._choices, self._mask)
        rest = (self._box, self._states, self._words, *listed, self.book.most_choices)
        self._shared(drivers.begin, self._form.new, self._form.legal, *rest)

    def random_actions(self, out: Any = None) -> Any:
        """A random legal action for each game, all equally likely, by the game's own chance."""
        actions = np.empty(self.count, np.int64) if out is None else out
        self._shared(drivers.pick, self._words, self._counts, self._choices, actions)
        return actions

    def play_randomly(self, steps: int) -> Any:
        """Play so many random steps in each game, all in one go; tells how often each game ended: int64[games].

        Learners use it to meet positions from all over the game at once; nobody is paid for what happens here.
        """
        form, ended = self._form, np.zeros(self.count, np.int64)
        listed = (self._actor, self._counts, self._choices, self._mask)
        rest = (self._box, self._states, self._words, *listed, ended, self.book.most_choices, steps)
        self._shared(drivers.wander, form.new, form.legal, form.apply, *rest)
        self._rewards[:] = 0
        self._ends[:] = 0
        return ended

    def step(self, actions: Any) -> Step:
        """Play an action in each game; raises NotLegal, and changes nothing, if the rules forbid one of them."""
        chosen = np.ascontiguousarray(actions, np.int64)
        if chosen.shape != (self.count,):
            raise NotLegal(f"{self.count} actions are needed, one for each game, not an array of shape {chosen.shape}")
        self._check(chosen)
        form = self._form
        listed = (self._actor, self._counts, self._choices, self._mask)
        paid = (self._rewards, self._ends, self._scores)
        rest = (self._box, self._states, self._words, chosen, *listed, *paid, self.book.most_choices)
        self._shared(drivers.play, form.new, form.legal, form.apply, *rest)
        return Step(_read_only(self._rewards), self._ends != 0)

    def _check(self, actions: Any) -> None:
        """Compiled rules trust what they are given, so nothing illegal may reach them."""
        game = driver(drivers.find_forbidden)(actions, self._mask)
        if game < 0:
            return
        state = self.book.State.from_bytes(self._states[game].tobytes())
        reason = self.book.refusal(self.box, state, int(actions[game]))
        refused = self.book.refused(self.box, state, int(actions[game]), reason)
        raise NotLegal(f"game {game}: action {actions[game]} is not legal: {refused.say('en')}")

    # Copies

    def save(self) -> dict[str, Any]:
        """A checkpoint: plain arrays, good for `numpy.savez`."""
        return {name: getattr(self, name).copy() for name in _KEPT}

    def restore(self, saved: Mapping[str, Any]) -> None:
        """Go back to a checkpoint of an environment made with the same arguments."""
        for name in _KEPT:
            mine, given = getattr(self, name), np.asarray(saved[name])
            if given.shape != mine.shape or given.dtype != mine.dtype:
                raise ValueError(f"this checkpoint is of other games: {name} is {given.dtype}{list(given.shape)}")
        for name in _KEPT:
            getattr(self, name)[:] = saved[name]

    def _seats(self, seats: Any) -> Any:
        given = self._actor if seats is None else np.broadcast_to(np.asarray(seats, np.int8), (self.count,))
        if given.min() < -1 or given.max() >= self.players:
            raise ValueError(f"seats go from 0 to {self.players - 1}; -1 is somebody who only watches")
        return np.ascontiguousarray(given)

    def _shared(self, source: Callable[..., None], *arguments: Any) -> None:
        """Run a loop over all games, a part of them in each thread."""
        run = driver(source)
        parts = max(1, min(self.threads, self.count // FEW))
        if parts == 1:
            run(*arguments, 0, self.count)
            return
        bounds = [self.count * part // parts for part in range(parts + 1)]
        threads = _threads(parts, os.getpid())
        others = [threads.submit(run, *arguments, *pair) for pair in pairwise(bounds[1:])]
        run(*arguments, bounds[0], bounds[1])
        wait(others)
        for other in others:
            other.result()


_KEPT = ("_states", "_words", "_actor", "_counts", "_choices", "_mask", "_rewards", "_ends", "_scores")


def _read_only(array: Any) -> Any:
    view = array.view()
    view.flags.writeable = False
    return view
