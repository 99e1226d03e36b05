"""Positions for bots to choose in: every game of the house and the flea market, through random play."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, NamedTuple

from tablee import games
from tablee.core.chance import Fast
from tablee.core.rulebook import Rulebook
from tests.games import toy

BOOKS = (*(games.rulebook(name) for name in games.names()), toy.RULEBOOK)


class Setting(NamedTuple):
    """A game with its box."""

    book: Rulebook
    box: Any
    name: str

    def __repr__(self) -> str:
        return self.name


def _settings() -> Iterator[Setting]:
    for book in BOOKS:
        variants: list[dict[str, Any]] = [{}]
        variants += [{option.name: option.values[1]} for option in book.options if option.name == "variant"]
        for players in book.seats:
            for options in variants:
                name = "-".join([book.id, str(players), *map(str, options.values())])
                yield Setting(book, book.box(players, options), name)


SETTINGS = tuple(_settings())
"""Every game with every number of players, in each of its variants."""


def course(setting: Setting, seed: int) -> Iterator[Any]:
    """Every position of one random game at which somebody has a choice."""
    book, box, _ = setting
    chance = Fast(seed, 77)
    state, _ = book.start(box, chance)
    while not state.over:
        if len(book.actions(box, state)) > 1:
            yield state.copy()
        book.step(box, state, book.choose(box, state, chance, [0] * book.most_choices), chance)


def scattered(setting: Setting, seed: int, count: int) -> list[Any]:
    """Some positions of a random game, spread over its length so that every decision point comes up."""
    found = list(course(setting, seed))
    step = max(1, len(found) // count)
    return found[seed % step :: step][:count]
