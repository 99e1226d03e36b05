"""The table of Insider in a terminal: the city, the restaurant, the companies, and what each choice means."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Collection, Iterator
from typing import Any

from rich.console import Group
from rich.table import Table
from rich.text import Text

from tablee.cli.boards.tree import dressed as dressed
from tablee.cli.scene import Scene
from tablee.core.decision import Choice

HINT = "hint-insider"
KINDS = ("table", "step", "rob", "move7", "roll", "roll1", "draw", "play", "relocate", "cycle", "forfeit", "end")

LETTERS = {"red": "R", "blue": "B", "green": "G", "yellow": "Y"}
STYLES = {"red": "bold red", "blue": "bold blue", "green": "bold green", "yellow": "bold yellow"}
CELL = 11
"""Columns of a big square: its name and a stack of each of four companies."""

_SQUARE = re.compile(r"[a-e][1-5]")
_BY_PHASE = {"OUT_FROM": "from", "OUT_TO": "to", "HEL_TO": "to", "VICTIM": "victim", "VIP": "sit"}


def table(scene: Scene) -> Any:
    """Everything on the table as the viewer sees it."""
    city = _city(scene) if scene.layout == "drawn" and scene.width >= _width(scene) else _places(scene)
    return Group(*city, Text(), *_restaurant(scene), _companies(scene), *_hand(scene), _turn(scene))


def choice(scene: Scene, choice: Choice) -> str:
    """A choice in words, with where it leads and what it costs."""
    board, do = scene.view.board, choice.do
    values = {name: value for name, value in do.items() if name != "do"}
    if do["do"] == "step":
        step = next(step for step in board.steps if (step.pawn, step.way) == (do["pawn"], do["way"]))
        values |= {"to": step.to, "cost": step.cost}
    elif do["do"] == "play":
        values["power"] = f"{do['card']}{do['count']}"
    elif do["do"] == "table":
        values["value"] = next(place.value for place in board.evaluation.tables if place.name == do["table"])
    elif do["do"] == "pawn":
        company = next(company for company in board.companies if company.colour == do["company"])
        values["place"] = company.pawns[do["pawn"] - 1].place
    return scene.doing(do["do"], **values)


def prompt(scene: Scene, key: str) -> str:
    """What the viewer must decide; an attack is named first."""
    played = scene.view.board.set
    said = scene.say(f"{key}-you" if scene.is_seated else key, player=scene.names[scene.view.seat])
    if scene.view.phase in ("REACT", "PLEDGE") and played:
        return f"{scene.names[played.seat]}, {scene.say(f'power-{played.power}')}: {said}"
    return said


def shorthand(scene: Scene, word: str) -> str | None:
    """`3n` is a step, and a square, a table or a company alone means whatever can be meant by it now."""
    word = word.lower()
    if re.fullmatch(r"[1-7][nesw]", word):
        return f"step {word[0]} {word[1].upper()}"
    if re.fullmatch(r"t[1-7]", word):
        return f"table {word}"
    if _SQUARE.fullmatch(word) or word in LETTERS:
        kind = _BY_PHASE.get(scene.view.phase)
        return f"{kind} {word}" if kind else None
    return None


def quiet(keys: Collection[str]) -> Collection[str]:
    """The table shows whose turn it is and which card lies open; after an evaluation everybody knows who goes home."""
    shown = ("event-turn-begins", "event-card-up")
    return (*shown, "event-sent-home") if "event-evaluated" in keys else shown


def powers(scene: Scene) -> Any:
    """What one, two and three cards of each kind do."""
    listed = Table.grid(padding=(0, 2))
    for kind in ("ADM", "HEL", "SCA", "TRE", "BOD"):
        for level in (1, 2, 3):
            listed.add_row(
                Text(f"{kind} {level}", "bold"), scene.say(f"power-{kind}{level}"), Text(scene.say(f"effect-{kind}{level}"))
            )
    return listed


SHOWS = {"cards": powers}


def scoring(scene: Scene) -> Iterator[Any]:
    """The points of each company."""
    for name, company in zip(scene.names, scene.view.board.companies, strict=True):
        yield Text.assemble((LETTERS[company.colour], STYLES[company.colour]), "  ", scene.pair(name, str(company.score)))


# The city


def _width(scene: Scene) -> int:
    return 5 * CELL + 4 * (_path_len(scene) + 2)


def _path_len(scene: Scene) -> int:
    return int(scene.options.get("path_len", 1))


def _standing(scene: Scene) -> dict[str, Counter[str]]:
    """The companies with pawns on each space."""
    found: dict[str, Counter[str]] = {}
    for company in scene.view.board.companies:
        for pawn in company.pawns:
            found.setdefault(pawn.place, Counter())[company.colour] += 1
    return found


def _city(scene: Scene) -> list[Text]:
    """The five rows of big squares with the lanes between them."""
    standing, lanes, length = _standing(scene), set(scene.edition.data["board"]["lanes"]), _path_len(scene)
    lines = []
    for row in "54321":
        line = Text()
        for column in "abcde":
            line.append_text(_square(scene, column + row, standing))
            if column != "e":
                lane = f"{column}{row}-{chr(ord(column) + 1)}{row}"
                line.append_text(_lane(lane, lanes, length, standing, "-"))
        lines.append(line)
        for place in range(length, 0, -1) if row != "1" else ():
            line = Text()
            for column in "abcde":
                lane = f"{column}{int(row) - 1}-{column}{row}"
                line.append("    ").append_text(_path(lane, place, length, standing) if lane in lanes else Text(" "))
                line.append(" " * (CELL - 5 + length + 2))
            lines.append(line)
    return lines


def _square(scene: Scene, name: str, standing: dict[str, Counter[str]]) -> Text:
    """A big square: its name, a token, or the pawns on it."""
    board = scene.view.board
    corner = {company.base: company.colour for company in board.companies}.get(name)
    cell = Text(name, STYLES[corner] if corner else "bold" if name == scene.edition.data["board"]["centre"] else "")
    if name in board.tokens:
        cell.append(" OUT", "bold reverse")
    elif name == scene.edition.data["board"]["centre"]:
        cell.append(" INSIDER", "bold")
    for colour, count in standing.get(name, {}).items():
        cell.append(f"{LETTERS[colour]}{count}", STYLES[colour])
    cell.append(" " * (CELL - cell.cell_len))
    return cell


def _lane(lane: str, lanes: set[str], length: int, standing: dict[str, Counter[str]], bar: str) -> Text:
    if lane not in lanes:
        return Text(" " * (length + 2))
    line = Text(bar, "dim")
    for place in range(1, length + 1):
        line.append_text(_path(lane, place, length, standing))
    return line.append(bar, "dim")


def _path(lane: str, place: int, length: int, standing: dict[str, Counter[str]]) -> Text:
    """A path square: the letter of the pawn on it, or a dot."""
    there = standing.get(lane if length == 1 else f"{lane}.{place}")
    if not there:
        return Text(".", "dim")
    colour = next(iter(there))
    return Text(LETTERS[colour], STYLES[colour])


def _places(scene: Scene) -> list[Text]:
    """Where the pawns are, without a drawing."""
    lines = []
    for company in scene.view.board.companies:
        line = Text(f"{LETTERS[company.colour]}  ", STYLES[company.colour])
        line.append(" ".join(f"{pawn.number}:{pawn.place}" for pawn in company.pawns), "not bold")
        lines.append(line)
    return [*lines, Text(f"{scene.say('word-token')}  {' '.join(scene.view.board.tokens)}")]


# What lies beside it


def _restaurant(scene: Scene) -> list[Text]:
    """The face-up card with its tables, and the cards to come."""
    shown = scene.view.board.evaluation
    line = Text().append(f"{scene.say('word-evaluation-card')} {shown.card}", "bold")
    line.append(f"  {shown.number}/7   {scene.say('word-penalty')} -{shown.penalty}")
    tables = Text("  ")
    for place in shown.tables:
        tables.append(f"{place.name} ").append(str(place.value), "bold").append(" ")
        if place.seat is None:
            tables.append("-", "dim")
        else:
            colour = scene.view.board.companies[place.seat].colour
            tables.append(LETTERS[colour], STYLES[colour])
        tables.append("   ")
    return [line, tables]


def _companies(scene: Scene) -> Table:
    """Each player's score, what the card would bring now, cards and troubles."""
    listed = Table.grid(padding=(0, 2))
    for name, company in zip(scene.names, scene.view.board.companies, strict=True):
        troubles = [scene.say("word-rumours")] * company.rumours + [scene.say("word-skip")] * bool(company.skip)
        known = f" ({' '.join(company.known)})" if company.known else ""
        listed.add_row(
            Text(LETTERS[company.colour], STYLES[company.colour]),
            Text(name),
            Text(str(company.score), "bold"),
            Text(f"{company.standing:+}"),
            Text(f"{scene.say('word-hand')} {company.cards}{known}"),
            Text(", ".join(troubles)),
        )
    return listed


def _hand(scene: Scene) -> list[Text]:
    """The viewer's own cards."""
    if not scene.is_seated:
        return []
    cards = Counter(scene.view.board.companies[scene.view.seat].hand or ())
    held = "   ".join(f"{kind} {scene.say(f'card-{kind}')} x{count}" for kind, count in cards.items())
    return [Text().append(f"{scene.say('word-hand')}  ", "bold").append(held or "-", "not bold")]


def _turn(scene: Scene) -> Text:
    """What is left of the turn, and the piles."""
    board = scene.view.board
    thrown = f" ({'+'.join(map(str, board.turn.dice))})" if board.turn.dice else ""
    parts = [f"{scene.say('word-turn')} {board.turn.number}", f"{scene.say('word-point')} {board.turn.points}{thrown}"]
    if board.turn.extra:
        parts.append(scene.say("word-extra-turn"))
    discard = " ".join(f"{kind}{count}" for kind, count in board.discard.items() if count) or "-"
    parts += [f"{scene.say('word-deck')} {board.deck}", f"{scene.say('word-discard')} {discard}"]
    return Text("   ".join(parts))
