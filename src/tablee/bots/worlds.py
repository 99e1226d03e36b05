"""How a search holds positions and chance when it runs interpreted; `buffers` has the same for byte buffers."""

from __future__ import annotations

from typing import Any

from tablee.core.chance import Fast
from tablee.core.rule import replaced_when_compiled


@replaced_when_compiled(by="tablee.bots.buffers:keep")
def keep(worlds: Any, place: int, world: Any) -> None:
    """Put a copy of a position into a place."""
    worlds[place] = world.copy()


@replaced_when_compiled(by="tablee.bots.buffers:keep_again")
def keep_again(worlds: Any, place: int, kept: int) -> None:
    """Put a copy of what was kept into another place."""
    worlds[place] = worlds[kept].copy()


@replaced_when_compiled(by="tablee.bots.buffers:actor_of")
def actor_of(worlds: Any, place: int) -> int:
    """Who must decide there."""
    return int(worlds[place].actor)


@replaced_when_compiled(by="tablee.bots.buffers:has_ended")
def has_ended(worlds: Any, place: int) -> bool:
    """Whether the game is over there."""
    return bool(worlds[place].over)


@replaced_when_compiled(by="tablee.bots.buffers:winners_of")
def winners_of(worlds: Any, place: int) -> int:
    """Who has won there."""
    return int(worlds[place].winners)


@replaced_when_compiled(by="tablee.bots.buffers:drawn")
def drawn(chance: Any, n: int) -> int:
    """A number from 0 to n - 1, all equally likely."""
    return chance.below(n)


@replaced_when_compiled(by="tablee.bots.buffers:seed")
def seed(chance: Any, low: int, high: int, part: int) -> None:
    """Begin chance anew, as `Fast(high << 32 | low, part)` does."""
    same_luck(chance, Fast(high << 32 | low, part))


@replaced_when_compiled(by="tablee.bots.buffers:same_luck")
def same_luck(chance: Any, other: Any) -> None:
    """Chance is to bring what the other will bring."""
    chance.a, chance.b, chance.c, chance.d = other.a, other.b, other.c, other.d


@replaced_when_compiled(by="tablee.bots.buffers:was_drawn")
def was_drawn(chance: Any, before: Any) -> bool:
    """Whether anything was drawn since chance was the same as `before`."""
    return chance.d != before.d
