"""Openings: what strong bots do while a game is being prepared, where many games have shown that it is good.

A game's `openings.toml` names tables by their options and, seat by seat, the first choices there in short texts. An opening is
known by what the seat sees: once anything differs, the bot thinks for itself. With any other box there is no opening.
"""

from __future__ import annotations

import tomllib
from functools import cache
from importlib.resources import files
from typing import Any

import msgspec

from tablee.bots.boxes import OnceABox, digest
from tablee.core.chance import Fast
from tablee.core.options import Value
from tablee.core.rulebook import Rulebook

FILE = "openings.toml"


class Opening(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The first choices of every seat at tables with these options."""

    tables: tuple[dict[str, Value], ...]
    seats: tuple[tuple[str, ...], ...]


class Openings(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The file of a game's openings."""

    opening: tuple[Opening, ...] = ()


@cache
def openings(book: Rulebook) -> tuple[Opening, ...]:
    """The openings of a game."""
    source = files(book.package) / FILE
    if not source.is_file():
        return ()
    return msgspec.convert(tomllib.loads(source.read_text(encoding="utf-8")), Openings).opening


def answer(book: Rulebook, box: Any, world: Any) -> int | None:
    """What an opening says for the seat that acts; None if none was followed up to here."""
    if not openings(book) or book.is_prepared(world):
        return None  # every decision of a game comes by here, and to put a view together takes longer than many a thought
    return _answers(book)(box).get(_seen(book, box, world))


@cache
def _answers(book: Rulebook) -> OnceABox[dict[bytes, int]]:
    return OnceABox(lambda box: _followed(book, box))


def _followed(book: Rulebook, box: Any) -> dict[bytes, int]:
    """For everything that a seat sees while the openings for a box are played, what it does."""
    answers: dict[bytes, int] = {}
    own = digest(box)
    for opening in openings(book):
        players = len(opening.seats)
        if players != box.players or own not in [digest(book.box(players, options)) for options in opening.tables]:
            continue
        chance = Fast(0)
        state, _ = book.start(box, chance)
        to_come = [list(choices) for choices in opening.seats]
        while to_come[state.actor]:
            action = book.read_action(box, state, to_come[state.actor].pop(0))
            answers[_seen(book, box, state)] = action
            book.step(box, state, action, chance)
    return answers


def _seen(book: Rulebook, box: Any, world: Any) -> bytes:
    return msgspec.msgpack.encode(book.view(box, world, int(world.actor)))
