"""The table of Offensive in a terminal: the map with its pieces, objectives, hands, and what each choice means."""

from __future__ import annotations

import re
from collections.abc import Collection, Iterator
from typing import Any

from rich.console import Group
from rich.text import Text

from tablee.cli.boards.tree import dressed as dressed
from tablee.cli.scene import Scene
from tablee.core.decision import Choice
from tablee.games.offensive import story

__all__ = ["HINT", "KINDS", "SHOWS", "choice", "prompt", "quiet", "scoring", "shorthand", "table"]

HINT = "hint-offensive"
KINDS = (
    "preset", "count", "auto", "place", "lay", "play", "discard", "target", "type", "done", "counter", "pass", "end-cards",
    "select", "move", "contact", "fire", "clear", "back", "end-manche",
)  # fmt: skip

_LETTERS = {
    "TNK": "tk", "MEC": "mc", "INF": "in", "HUN": "hu", "EXP": "ex", "ENG": "en", "MOR": "mo", "ART": "ar", "MPO": "mp",
    "AGR": "ag", "BAR": "##", "MIN": "**", "EXB": "*!", "SAB": "%%", "DEM": "&&",
}  # fmt: skip
_GROUND = {".": " .", "B": "[]", "F": "^^", "~": "~~"}
_STYLES = {"red": "bold red", "blue": "bold blue"}
_FIRST = ("move", "place", "target", "select", "contact", "fire", "clear")
"""What a square alone stands for, where several things could be meant."""


def table(scene: Scene) -> Any:
    """Everything on the table as the viewer sees it."""
    return Group(*_map(scene), *_state(scene), *_own(scene))


def _charts(scene: Scene) -> tuple[list[str], list[str]]:
    """The grids of the map that is played on."""
    data = scene.edition.data
    scenario = next(entry for entry in data["scenario"] if entry["id"] == scene.options["scenario"])
    chart = next(entry for entry in data["map"] if entry["id"] == scenario["map"])
    return chart["terrain"].strip("\n").split("\n"), chart["roads"].strip("\n").split("\n")


def _map(scene: Scene) -> Iterator[Text]:
    terrain, roads = _charts(scene)
    board = scene.view.board
    pieces = {piece.square: piece for piece in board.pieces}
    flags = {objective.square: objective.side for objective in board.objectives}
    yield Text("   " + "".join(f"{column:2}" for column in range(len(terrain[0]))), "dim")
    for y, (row, road) in enumerate(zip(terrain, roads, strict=True)):
        line = Text(f"{y:2} ", "dim")
        for x, (ground, way) in enumerate(zip(row, road, strict=True)):
            place = f"{x},{y}"
            if place in pieces:
                line.append_text(_piece(pieces[place], chosen=place == board.selected, flag=place in flags))
            elif place in flags:
                side = flags[place]
                line.append("!R" if side == "red" else "!b", f"{_STYLES[side]} underline")
            else:
                line.append(_ground(ground, way, place in board.pontoons), "dim")
        yield line


def _ground(ground: str, way: str, pontoon: bool) -> str:
    if ground == "~" and (way != "." or pontoon):
        return "=="
    return _GROUND[ground][0] + "-" if way != "." else _GROUND[ground]


def _piece(piece: Any, *, chosen: bool, flag: bool) -> Text:
    """Two letters, large for Red and small for Blue; a question mark where the viewer does not see the kind."""
    letters = _LETTERS[piece.kind] if piece.kind else "r?" if piece.side == "red" else "b?"
    if piece.kind is None and len(piece.may_be) == 1:
        letters = _LETTERS[piece.may_be[0]][0] + "?"
    style = _STYLES[piece.side] + (" reverse" if chosen else " underline" if flag else "")
    return Text(letters.upper() if piece.side == "red" else letters, style)


def _state(scene: Scene) -> Iterator[Text]:
    """Turn, mission, hands and piles in as few lines as possible."""
    board = scene.view.board
    held = sum(objective.side == "red" for objective in board.objectives)
    red, blue = (scene.names[seat] for seat in (0, 1))
    yield Text(scene.label("offensive-turn", turn=board.turn, limit=board.turn_limit, held=held, needed=board.needed))
    yield Text(scene.label("offensive-sides", red=red, blue=blue, hand=board.sides[0].hand, other=board.sides[1].hand))
    for name, side in zip(scene.names, board.sides, strict=False):
        if side.lost:
            lost = ", ".join(f"{scene.say(f'kind-{code}')} {number}" for code, number in side.lost.items())
            yield Text(scene.label("offensive-lost", player=name, units=lost))
    if board.announced:
        targets = " ".join(board.announced.targets)
        yield Text(scene.label("offensive-announced", card=scene.say(f"card-{board.announced.card}"), targets=targets or "-"))


def _own(scene: Scene) -> Iterator[Text]:
    """The viewer's hand, and the army while it is built."""
    board = scene.view.board
    if board.hand:
        cards = [
            f"{card} {scene.say(f'card-{card}')}" + (f" x{number}" if number > 1 else "") for card, number in board.hand.items()
        ]
        yield Text(scene.label("offensive-hand", cards=", ".join(cards)))
    if board.army:
        counts = ", ".join(f"{scene.say(f'kind-{code}')} {number}" for code, number in board.army.counts.items())
        yield Text(scene.label("offensive-army", units=counts or "-", left=board.army.left))
        if board.army.next:
            yield Text(scene.label("offensive-next", kind=scene.say(f"kind-{board.army.next}")))


def hand(scene: Scene) -> Any:
    """The cards in the viewer's hand with what they do."""
    board = scene.view.board
    box = scene.book.box(2, scene.options, scene.edition)
    lines = []
    for card in board.hand or {}:
        told = story.card_text(box, int(card[1:]))
        lines.append(Text(f"{card} {scene.say(f'card-{card}')}: {scene.say(told.key, **told.values)}"))
    return Group(*lines) if lines else Text(scene.label("offensive-no-cards"))


def legend(scene: Scene) -> Any:
    """What the letters and signs on the map mean."""
    letters = [f"{sign.upper()} {scene.say(f'kind-{code}')}" for code, sign in _LETTERS.items()]
    ground = [
        f"[] {scene.say('word-built-up')}", f"^^ {scene.say('word-covered')}", f"~~ {scene.say('word-river')}",
        f"== {scene.say('word-bridge')}", f" - {scene.say('word-road-yellow')}", f"!R !b {scene.say('word-objective')}",
    ]  # fmt: skip
    return Group(Text(", ".join(letters)), Text(", ".join(ground)), Text(scene.label("offensive-letters")))


SHOWS = {"h": hand, "key": legend}


def choice(scene: Scene, choice: Choice) -> str:
    """A choice in words."""
    values = {name: value for name, value in choice.do.items() if name != "do"}
    if choice.do["do"] == "count":
        building = scene.view.board.army
        values["kind"] = (building and building.next) or "none"
    return scene.say(f"do-{choice.do['do']}", **values)


def prompt(scene: Scene, key: str) -> str:
    """Who must do what."""
    return scene.say(key, player=scene.names[scene.view.seat])


def shorthand(scene: Scene, word: str) -> str | None:
    """A square alone means whatever can be done there now."""
    if not re.fullmatch(r"\d{1,2},\d{1,2}", word) or scene.view.decision is None:
        return None
    offered = [choice.do for choice in scene.view.decision.choices if choice.do.get("square") == word]
    for kind in _FIRST:
        if any(do["do"] == kind for do in offered):
            return f"{kind} {word}"
    return None


def quiet(keys: Collection[str]) -> Collection[str]:
    """What the map shows better than sentences."""
    return ("event-placed", "event-concluded", "event-dealt", "event-lost-from-sight")


def scoring(scene: Scene) -> Iterator[Text]:
    """What each side has lost, and who controls what."""
    for name, side in zip(scene.names, scene.view.board.sides, strict=False):
        lost = ", ".join(f"{scene.say(f'kind-{code}')} {number}" for code, number in side.lost.items())
        yield Text(scene.label("offensive-lost", player=name, units=lost or "-"))
    held = [objective.square for objective in scene.view.board.objectives if objective.side == "red"]
    yield Text(scene.label("offensive-held", squares=" ".join(held) or "-"))
