"""What a seat or a spectator may see, as plain data."""

from __future__ import annotations

from typing import Any

import msgspec

from tablee.core.decision import Decision


class View(msgspec.Struct, frozen=True):
    """A position as one seat (or SPECTATOR) sees it; nothing hidden is in it.

    `phase` is the public name of what is going on. Only the seat that must decide gets the decision.
    """

    game: str
    seat: int
    actor: int
    phase: str
    board: Any
    decision: Decision | None = None
    over: str | None = None
    winners: tuple[int, ...] = ()
    scores: tuple[int, ...] | None = None


class Told(msgspec.Struct, frozen=True, gc=False):
    """An event as data: the key of its sentence and the values in it."""

    key: str
    values: dict[str, Any]
