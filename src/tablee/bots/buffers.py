"""Positions and chance as byte buffers: what compiled drivers do with them around a game's entry points."""

from __future__ import annotations

from typing import Any

import numpy as np

from tablee.core.chance import WORD, below
from tablee.core.compiled_chance import ChanceRecord, next_word
from tablee.core.position import Position
from tablee.core.rule import rule

CHANCE = ChanceRecord.dtype()
POSITION = Position.dtype()
POSITION_BYTES = Position.size()

ACTOR_AT, OVER_AT, WINNERS_AT = (int(POSITION.fields[name][1]) for name in ("actor", "over", "winners"))
LUCK_AT = int(CHANCE.fields["sfc"][1])
LUCK_END = LUCK_AT + CHANCE.fields["sfc"][0].itemsize
COUNTER_AT = LUCK_END - CHANCE.fields["sfc"][0].base.itemsize
"""Where these bytes lie: the search reads them where it would otherwise make a view of a record, at every decision."""

WARM_UP = 15
"""Words that `Fast` throws away after it was seeded."""


@rule
def seen(state: Any) -> Any:
    """What every game's state begins with."""
    return state[:POSITION_BYTES].view(POSITION)[0]


@rule
def copy_into(target: Any, source: Any) -> None:
    """Copy a state; a plain loop becomes block moves and is ten times as fast as a slice assignment."""
    for k in range(source.size):
        target[k] = source[k]


@rule
def keep(worlds: Any, place: int, world: Any) -> None:
    """Put a copy of a state into a row."""
    copy_into(worlds[place], world)


@rule
def keep_again(worlds: Any, place: int, kept: int) -> None:
    """Put a copy of a row into another one."""
    for k in range(worlds.shape[1]):
        worlds[place, k] = worlds[kept, k]


@rule
def actor_of(worlds: Any, place: int) -> Any:
    """Who must decide in a row."""
    return np.int64(np.int8(worlds[place, ACTOR_AT]))


@rule
def has_ended(worlds: Any, place: int) -> Any:
    """Whether the game is over in a row."""
    return worlds[place, OVER_AT] != 0


@rule
def winners_of(worlds: Any, place: int) -> Any:
    """Who has won in a row."""
    return np.int64(worlds[place, WINNERS_AT]) | np.int64(worlds[place, WINNERS_AT + 1]) << 8


@rule
def drawn(chance: Any, n: int) -> Any:
    """A number from 0 to n - 1 from chance as a buffer."""
    return below(chance.view(CHANCE)[0], n)


@rule
def seed(chance: Any, low: Any, high: Any, part: Any) -> None:
    """Set fast chance as `Fast(high << 32 | low, part)` does."""
    c = chance.view(CHANCE)[0]
    c.sfc[0] = low
    c.sfc[1] = high
    c.sfc[2] = part & WORD
    c.sfc[3] = 1
    for _ in range(WARM_UP):
        next_word(c)


@rule
def same_luck(chance: Any, other: Any) -> None:
    """Chance is to bring what the other will bring."""
    for k in range(LUCK_AT, LUCK_END):
        chance[k] = other[k]


@rule
def was_drawn(chance: Any, before: Any) -> Any:
    """Whether anything was drawn since chance was the same as `before`."""
    changed = 0
    for k in range(COUNTER_AT, LUCK_END):
        changed |= chance[k] ^ before[k]
    return changed != 0
