"""Positions and chance as byte buffers: what compiled drivers do with them around a game's entry points."""

from __future__ import annotations

from typing import Any

from tablee.core.chance import WORD, below
from tablee.core.compiled_chance import ChanceRecord, next_word
from tablee.core.position import Position
from tablee.core.rule import rule

CHANCE = ChanceRecord.dtype()
POSITION = Position.dtype()
POSITION_BYTES = Position.size()

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
    mine = chance.view(CHANCE)[0].sfc
    theirs = other.view(CHANCE)[0].sfc
    for k in range(4):
        mine[k] = theirs[k]


@rule
def was_drawn(chance: Any, before: Any) -> Any:
    """Whether anything was drawn since chance was the same as `before`."""
    return chance.view(CHANCE)[0].sfc[3] != before.view(CHANCE)[0].sfc[3]
