"""How each game's table is drawn in a terminal. A game without a drawing of its own is shown as a tree."""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterator, Mapping, Sequence
from functools import cache
from importlib import import_module
from importlib.util import find_spec
from typing import Any, Protocol

from tablee.cli.scene import Scene
from tablee.core.decision import Choice
from tablee.core.edition import Edition


class Drawing(Protocol):
    """What a module of this folder offers for its game."""

    HINT: str
    """The key of the line that says what can be typed."""

    KINDS: Sequence[str]
    """The order in which kinds of choices are listed."""

    SHOWS: Mapping[str, Callable[[Scene], Any]]
    """Words a player can type to see more, each explained by the text `show-<word>`."""

    def table(self, scene: Scene) -> Any:
        """Everything on the table, as Rich draws it."""

    def choice(self, scene: Scene, choice: Choice) -> str:
        """One choice of the open decision in words."""

    def prompt(self, scene: Scene, key: str) -> str:
        """What the viewer must decide, from the game's text `key`."""

    def shorthand(self, scene: Scene, word: str) -> str | None:
        """The action in full that a word such as C4 stands for now; None if it stands for nothing."""

    def quiet(self, keys: Collection[str]) -> Collection[str]:
        """Of the events of one entry, those that the drawn table shows better than sentences."""

    def dressed(self, values: Mapping[str, Any], names: Sequence[str], edition: Edition, language: str) -> Mapping[str, Any]:
        """An event's values as its sentence wants them, with names for what the game counts."""

    def scoring(self, scene: Scene) -> Iterator[Any]:
        """The final scoring, step by step."""


@cache
def drawing(game: str) -> Drawing:
    """The drawing of a game, by its id."""
    name = f"{__name__}.{game}"
    return import_module(name if find_spec(name) else f"{__name__}.tree")
