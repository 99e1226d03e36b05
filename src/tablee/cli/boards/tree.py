"""Any game's view as an indented tree: complete, plain, and all there is until a game has a drawing of its own."""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterator, Mapping, Sequence
from typing import Any

import msgspec
from rich.text import Text

from tablee.cli.scene import Scene
from tablee.core.decision import Choice
from tablee.core.edition import Edition

HINT = "hint"
KINDS: Sequence[str] = ()
SHOWS: Mapping[str, Callable[[Scene], Any]] = {}


def table(scene: Scene) -> Text:
    """The board of the view, one line for each value."""
    return Text("\n".join(_lines(msgspec.to_builtins(scene.view.board), 0)))


def choice(scene: Scene, choice: Choice) -> str:
    """The game's words for the choice, else its notation."""
    values = {name: value for name, value in choice.do.items() if name != "do"}
    return scene.say_or(choice.text, f"do-{choice.do['do']}", **values)


def prompt(scene: Scene, key: str) -> str:
    """The game's prompt, or the public name of what is going on."""
    player = scene.names[scene.view.seat]
    return scene.say_or(scene.pair(player, scene.view.phase), key, player=player)


def shorthand(scene: Scene, word: str) -> str | None:
    """Only whole actions can be typed."""
    return None


def quiet(keys: Collection[str]) -> Collection[str]:
    """Everything is told."""
    return ()


def dressed(values: Mapping[str, Any], names: Sequence[str], edition: Edition, language: str) -> Mapping[str, Any]:
    """Events are told with the values they have."""
    return values


def scoring(scene: Scene) -> Iterator[Text]:
    """The points of each seat."""
    for name, points in zip(scene.names, scene.view.scores or (), strict=False):
        yield Text(scene.pair(name, str(points)))


def _lines(value: Any, depth: int) -> Iterator[str]:
    indent = "  " * depth
    pairs = value.items() if isinstance(value, dict) else ((str(at), item) for at, item in enumerate(value))
    for name, item in pairs:
        if isinstance(item, dict | list | tuple) and any(isinstance(part, dict | list | tuple) for part in _parts(item)):
            yield f"{indent}{name}"
            yield from _lines(item, depth + 1)
        else:
            yield f"{indent}{name}: {_short(item)}"


def _parts(value: Any) -> Any:
    return value.values() if isinstance(value, dict) else value


def _short(item: Any) -> str:
    if isinstance(item, dict):
        return ", ".join(f"{name} {_short(part)}" for name, part in item.items())
    if isinstance(item, list | tuple):
        return " ".join(map(_short, item))
    return "-" if item is None else str(item)
