"""All that a seat knows, as one position and as text.

A world redealt for a seat depends on nothing that the seat does not know, and looks to it as the true one does: two laws
that every game is tested for. So the world that one fixed chance deals *is* the seat's information: equal for all positions
that the seat cannot tell apart, different for all others. What is hidden is filled in there as in that one world.
"""

from __future__ import annotations

import hashlib
from functools import cache
from itertools import islice
from typing import Any

import msgspec

from tablee.core.chance import Fast
from tablee.core.observed import Layout, Part
from tablee.core.position import SEATS
from tablee.core.rulebook import Rulebook

HALF = 1 << 16
_FIXED = Fast(0)
CANON = (_FIXED.a, _FIXED.b, _FIXED.c, _FIXED.d)
"""The chance that every such world is dealt with."""


def known(book: Rulebook, box: Any, state: Any, seat: int) -> Any:
    """The position as far as `seat` (or a spectator) knows it; how many decisions led to it is left out."""
    world = state.copy()
    book.redeal(box, world, seat, Fast(0))
    world.ply = 0
    return world


@cache
def parts(book: Rulebook) -> Layout:
    """The numbers of what is known, by name: the seat, then every field of the state in the order of its declaration.

    Learners get them as 32-bit floats, which hold whole numbers of 24 bits: wider ones are two numbers, high half and low half.
    """
    named = [Part("seat", (), "the seat that looks, -1 for a spectator", low=-1, high=SEATS - 1)]
    for field in book.State.fields:
        if field.kind.high < 1 << 15:
            named.append(Part(field.name, field.shape, field.meaning, field.kind.low, field.kind.high))
        elif field.kind.high < 1 << 31:
            meaning = f"{field.meaning}; 65,536ths and rest"
            named.append(Part(field.name, (*field.shape, 2), meaning, field.kind.low // HALF, HALF - 1))
        else:
            raise TypeError(f"{book.id}: {field.name} has {field.kind.name}, which is too wide for learners")
    return Layout(*named)


def numbers(book: Rulebook, world: Any, seat: int) -> list[float]:
    """What is known as plain numbers, in the order of `parts`."""
    out = [float(seat)]
    values = iter(world._flat())
    for field in book.State.fields:
        if field.kind.high < 1 << 15:
            out.extend(map(float, islice(values, field.length)))
        else:
            for value in islice(values, field.length):
                out += (float(value >> 16), float(value & (HALF - 1)))
    return out


def seen_text(book: Rulebook, box: Any, state: Any, seat: int) -> str:
    """What a seat is shown, as JSON; the same that a player's page gets."""
    return msgspec.json.encode(book.view(box, state, seat)).decode()


def text(book: Rulebook, box: Any, world: Any, seat: int) -> str:
    """What a seat is shown and, as a digest, all that it remembers: different texts for different information."""
    digest = hashlib.sha256(world.to_bytes()).hexdigest()[:32]
    return f"{seen_text(book, box, world, seat)} {digest}"
