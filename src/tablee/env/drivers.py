"""Compiled loops over many games: each works on the rows from `low` to `high`, so that threads can share them out.

As the bots' drivers they get a game's entry points as first-class functions and are compiled once for all games. Chance is
one generator for every game, of which only the four words are kept; a driver lends it the rest.
"""

from __future__ import annotations

import hashlib
import inspect
import sys
from functools import cache
from pathlib import Path
from typing import Any, NamedTuple

import numba
import numpy as np
from numba.core import types

from tablee.bots import buffers
from tablee.bots import compiled as bots
from tablee.bots.buffers import CHANCE
from tablee.bots.compiled import CHANCE_BYTES, EVENT_BYTES, below, seed, seen
from tablee.core import chance as chances
from tablee.core import compiled as forms
from tablee.core import compiled_chance, layout, position
from tablee.core.compiled import SIGNATURES
from tablee.core.rulebook import Rulebook

WORDS = 4
"""Words of a generator."""

_inner = numba.njit(error_model="numpy", nogil=True)


@_inner
def take_up(words: Any, all_words: Any, state: Any, states: Any, row: Any) -> None:
    """Go on with a game where it stands, its own chance included."""
    for k in range(WORDS):
        words[k] = all_words[row, k]
    for k in range(state.size):
        state[k] = states[row, k]


@_inner
def put_back(words: Any, all_words: Any, state: Any, states: Any, row: Any) -> None:
    """Keep where a game stands."""
    for k in range(WORDS):
        all_words[row, k] = words[k]
    for k in range(state.size):
        states[row, k] = state[k]


@_inner
def list_choices(out: Any, n: Any, counts: Any, choices: Any, mask: Any, row: Any) -> None:
    """What may be chosen in a game, as a list and as marks."""
    for k in range(counts[row]):
        mask[row, choices[row, k]] = False
    counts[row] = n
    for k in range(n):
        choices[row, k] = out[k]
        mask[row, out[k]] = True


@_inner
def pay(now: Any, players: Any, rewards: Any, row: Any) -> None:
    """What a finished game is worth to each seat: 1 to the only winner, the same in all taken from the others."""
    won = 0
    for seat in range(players):
        won += now.winners >> seat & 1
    for seat in range(players):
        if won == 0:
            rewards[row, seat] = 0.0
        elif now.winners >> seat & 1:
            rewards[row, seat] = (players / won - 1.0) / (players - 1.0)
        else:
            rewards[row, seat] = -1.0 / (players - 1.0)


def sow(all_words: Any, first: Any, second: Any, low: Any, high: Any) -> None:
    """Give each game chance of its own, as `Fast(second << 32 | first, row)` does."""
    chance = np.zeros(CHANCE_BYTES, np.uint8)
    words = chance.view(CHANCE)[0].sfc
    for row in range(low, high):
        seed(chance, first, second, row)
        for k in range(WORDS):
            all_words[row, k] = words[k]


def begin(
    new: Any, legal: Any, box: Any, states: Any, all_words: Any, actors: Any, counts: Any, choices: Any, mask: Any,
    most_choices: Any, low: Any, high: Any,
) -> None:  # fmt: skip
    """Set up the games of these rows."""
    chance = np.zeros(CHANCE_BYTES, np.uint8)
    events = np.zeros(EVENT_BYTES, np.uint8)
    out = np.empty(most_choices, np.int64)
    state = np.zeros(states.shape[1], np.uint8)
    words = chance.view(CHANCE)[0].sfc
    now = seen(state)
    for row in range(low, high):
        take_up(words, all_words, state, states, row)
        state[:] = 0
        new(box, state, chance, events)
        actors[row] = now.actor
        list_choices(out, legal(box, state, out), counts, choices, mask, row)
        put_back(words, all_words, state, states, row)


def find_forbidden(actions: Any, mask: Any) -> Any:
    """The first game whose action may not be chosen, -1 if there is none."""
    for row in range(actions.size):
        action = actions[row]
        if action < 0 or action >= mask.shape[1] or not mask[row, action]:
            return row
    return -1


def play(
    new: Any, legal: Any, apply: Any, box: Any, states: Any, all_words: Any, actions: Any, actors: Any, counts: Any,
    choices: Any, mask: Any, rewards: Any, ends: Any, scores: Any, most_choices: Any, low: Any, high: Any,
) -> None:  # fmt: skip
    """Play one action in each game; one that has ended is paid out and begun anew.

    Each game is played on the same few buffers: a view of its row would be counted in and out at every call.
    """
    chance = np.zeros(CHANCE_BYTES, np.uint8)
    events = np.zeros(EVENT_BYTES, np.uint8)
    out = np.empty(most_choices, np.int64)
    state = np.zeros(states.shape[1], np.uint8)
    words = chance.view(CHANCE)[0].sfc
    now = seen(state)
    players = rewards.shape[1]
    for row in range(low, high):
        take_up(words, all_words, state, states, row)
        apply(box, state, actions[row], chance, events)
        if ends[row] != 0:
            for seat in range(players):
                rewards[row, seat] = 0.0
        ends[row] = now.over
        if now.over != 0:
            pay(now, players, rewards, row)
            for seat in range(players):
                scores[row, seat] = now.score[seat]
            state[:] = 0
            new(box, state, chance, events)
        actors[row] = now.actor
        list_choices(out, legal(box, state, out), counts, choices, mask, row)
        put_back(words, all_words, state, states, row)


def pick(all_words: Any, counts: Any, choices: Any, actions: Any, low: Any, high: Any) -> None:
    """A random legal action for each game, all equally likely."""
    chance = np.zeros(CHANCE_BYTES, np.uint8)
    own = chance.view(CHANCE)[0]
    words = own.sfc
    for row in range(low, high):
        for k in range(WORDS):
            words[k] = all_words[row, k]
        actions[row] = choices[row, below(own, counts[row])]
        for k in range(WORDS):
            all_words[row, k] = words[k]


def wander(
    new: Any, legal: Any, apply: Any, box: Any, states: Any, all_words: Any, actors: Any, counts: Any, choices: Any, mask: Any,
    ended: Any, most_choices: Any, steps: Any, low: Any, high: Any,
) -> None:  # fmt: skip
    """Play so many random steps in each game, and begin it anew wherever it ends."""
    chance = np.zeros(CHANCE_BYTES, np.uint8)
    events = np.zeros(EVENT_BYTES, np.uint8)
    out = np.empty(most_choices, np.int64)
    state = np.zeros(states.shape[1], np.uint8)
    own = chance.view(CHANCE)[0]
    words = own.sfc
    now = seen(state)
    for row in range(low, high):
        take_up(words, all_words, state, states, row)
        n = legal(box, state, out)
        for _ in range(steps):
            apply(box, state, out[below(own, n)], chance, events)
            if now.over != 0:
                ended[row] += 1
                state[:] = 0
                new(box, state, chance, events)
            n = legal(box, state, out)
        actors[row] = now.actor
        list_choices(out, n, counts, choices, mask, row)
        put_back(words, all_words, state, states, row)


def look(observe: Any, box: Any, states: Any, seats: Any, numbers: Any, low: Any, high: Any) -> None:
    """What the given seat of each game sees."""
    state = np.zeros(states.shape[1], np.uint8)
    out = np.zeros(numbers.shape[1], np.float64)
    for row in range(low, high):
        for k in range(state.size):
            state[k] = states[row, k]
        observe(box, state, np.int64(seats[row]), out)
        for k in range(out.size):
            numbers[row, k] = out[k]


def imagine(redeal: Any, box: Any, states: Any, seats: Any, all_words: Any, worlds: Any, low: Any, high: Any) -> None:
    """For each game a world that the given seat cannot tell from it; the games' chance stays where it is."""
    chance = np.zeros(CHANCE_BYTES, np.uint8)
    state = np.zeros(states.shape[1], np.uint8)
    words = chance.view(CHANCE)[0].sfc
    for row in range(low, high):
        take_up(words, all_words, state, states, row)
        redeal(box, state, np.int64(seats[row]), chance)
        for k in range(state.size):
            worlds[row, k] = state[k]


_BYTES = types.uint8[::1]
_ROWS = types.uint8[:, ::1]
_WORDS = types.int64[:, ::1]
_NUMBERS = types.int64[::1]
_SEATS = types.int8[::1]
_CHOICES = types.int32[:, ::1]
_MASK = types.boolean[:, ::1]
_FLOATS = types.float32[:, ::1]
_SCORES = types.int32[:, ::1]
_INT = types.int64


def _entries(*names: str) -> list[Any]:
    return [types.FunctionType(SIGNATURES[name]) for name in names]


_LISTED = (_SEATS, _NUMBERS, _CHOICES, _MASK)
_DRIVERS = {
    sow: types.void(_WORDS, _INT, _INT, _INT, _INT),
    find_forbidden: _INT(_NUMBERS, _MASK),
    begin: types.void(*_entries("new", "legal"), _BYTES, _ROWS, _WORDS, *_LISTED, _INT, _INT, _INT),
    play: types.void(
        *_entries("new", "legal", "apply"),
        *(_BYTES, _ROWS, _WORDS, _NUMBERS, *_LISTED, _FLOATS, _SEATS, _SCORES, _INT, _INT, _INT),
    ),
    wander: types.void(*_entries("new", "legal", "apply"), _BYTES, _ROWS, _WORDS, *_LISTED, _NUMBERS, _INT, _INT, _INT, _INT),
    pick: types.void(_WORDS, _NUMBERS, _CHOICES, _NUMBERS, _INT, _INT),
    look: types.void(*_entries("observe"), _BYTES, _ROWS, _SEATS, _FLOATS, _INT, _INT),
    imagine: types.void(*_entries("redeal"), _BYTES, _ROWS, _SEATS, _WORDS, _ROWS, _INT, _INT),
}


class Entries(NamedTuple):
    """The entry points of a game that drivers call."""

    new: Any
    legal: Any
    apply: Any
    redeal: Any
    observe: Any


@cache
def entries(book: Rulebook) -> Entries:
    """The entry points of a game's compiled form."""
    return Entries(*forms.compiled(book).pointers(*Entries._fields))


@cache
def _folder() -> Path:
    """Where the compiled forms are kept: an edit of anything they are made of makes a new folder."""
    digest = hashlib.sha256(f"{numba.__version__} {np.__version__}".encode())
    for module in (sys.modules[__name__], bots, buffers, chances, forms, compiled_chance, layout, position):
        digest.update(inspect.getsource(module).encode())
    return forms.cache_home() / "compiled" / f"env-{digest.hexdigest()[:20]}"


@cache
def driver(source: Any) -> Any:
    """The compiled form of one of the loops above."""
    with forms.caching_in(_folder()):
        return numba.njit(_DRIVERS[source], cache=True, error_model="numpy", nogil=True)(source)
