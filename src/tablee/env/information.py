"""All that a seat knows, as one position and as text.

A world redealt for a seat depends on nothing that the seat does not know, and looks to it as the true one does: two laws
that every game is tested for. So the world that one fixed chance deals *is* the seat's information: equal for all positions
that the seat cannot tell apart, different for all others. What is hidden is filled in there as in that one world.
"""

from __future__ import annotations

import hashlib
from functools import cache
from typing import Any

import msgspec

from tablee.core.chance import Fast
from tablee.core.rulebook import Rulebook

_FIXED = Fast(0)
CANON = (_FIXED.a, _FIXED.b, _FIXED.c, _FIXED.d)
"""The chance that every such world is dealt with."""


def known(book: Rulebook, box: Any, state: Any, seat: int) -> Any:
    """The position as far as `seat` (or a spectator) knows it; how many decisions led to it is left out."""
    world = state.copy()
    book.redeal(box, world, seat, Fast(0))
    world.ply = 0
    return world


def numbers(world: Any, seat: int) -> list[float]:
    """What is known as plain numbers: the seat, then every field of the state in the order of its declaration."""
    return [float(seat), *map(float, world._flat())]


@cache
def length(book: Rulebook) -> int:
    """How many numbers `numbers` gives."""
    return 1 + sum(field.length for field in book.State.fields)


def seen_text(book: Rulebook, box: Any, state: Any, seat: int) -> str:
    """What a seat is shown, as JSON; the same that a player's page gets."""
    return msgspec.json.encode(book.view(box, state, seat)).decode()


def text(book: Rulebook, box: Any, world: Any, seat: int) -> str:
    """What a seat is shown and, as a digest, all that it remembers: different texts for different information."""
    digest = hashlib.sha256(world.to_bytes()).hexdigest()[:32]
    return f"{seen_text(book, box, world, seat)} {digest}"
