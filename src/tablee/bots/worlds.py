"""How a search holds positions when it runs interpreted; `buffers` has the same for byte buffers."""

from __future__ import annotations

from typing import Any

from tablee.core.rule import replaced_when_compiled


@replaced_when_compiled(by="tablee.bots.buffers:seen")
def seen(world: Any) -> Any:
    """What every game's position begins with: actor, point, end, winners, score."""
    return world


@replaced_when_compiled(by="tablee.bots.buffers:keep")
def keep(worlds: Any, place: int, world: Any) -> None:
    """Put a copy of a position into a place."""
    worlds[place] = world.copy()


@replaced_when_compiled(by="tablee.bots.buffers:drawn")
def drawn(chance: Any, n: int) -> int:
    """A number from 0 to n - 1, all equally likely."""
    return chance.below(n)
