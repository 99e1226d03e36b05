"""Majorities and points of Offline: as they stand, and the final scoring step by step."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from rich import box
from rich.console import Group
from rich.table import Table
from rich.text import Text

from tablee.cli.boards.offline_networks import TILES, own_goals
from tablee.cli.scene import Scene

LETTERS = ("YRBG", "EDFS", "CMTB")
_CATEGORIES = ("company", "language", "product")


def type_name(scene: Scene, category: int, letter: str) -> str:
    """A company, language or product in words."""
    return scene.say(f"{_CATEGORIES[category]}-{letter}")


def spelled(scene: Scene, ad: str) -> str:
    """An ad, or three cards, in words."""
    return ", ".join(type_name(scene, category, letter) for category, letter in enumerate(ad))


def majorities(scene: Scene) -> Group:
    """A table of networks and types: how many ads of each, the sole majority starred, ties at the top marked."""
    own = own_goals(scene)
    shown = Table(box=_frame(scene), padding=(0, 0, 0, 1))
    shown.add_column(Text(scene.label("offline-network")), no_wrap=True)
    shown.add_column(Text(scene.label("offline-free-short")), justify="right", no_wrap=True)
    for category, letters in enumerate(LETTERS):
        for at, letter in enumerate(letters):
            head = Text(f"{letter} ", TILES[letter] if category == 0 else "")
            if own[category : category + 1] == letter:
                head.stylize("bold underline", 0, 1)
            shown.add_column(head, justify="right", min_width=3 if at == 0 else 2)
    for network in scene.view.board.networks:
        cells = []
        for judgement in network.majorities:
            best = max(judgement.counts)
            for count in judgement.counts:
                mark = "*" if count == best and judgement.leader else "=" if count == best and best else " "
                cells.append(Text(f"{count or '·' if scene.unicode else count or '.'}{mark}", "bold" if mark == "*" else ""))
        shown.add_row(scene.say("network", name=network.name), str(sum(ad is None for ad in network.ads)), *cells)
    return Group(shown, Text(scene.label("offline-majorities-caption"), "dim"))


def scoring(scene: Scene) -> Iterator[Any]:
    """The cards turned over, the networks judged one by one, then the cards added up."""
    board = scene.view.board
    if board.final is None:
        return
    yield _revealed(scene)
    for network in range(len(board.networks)):
        yield _judged(scene, network)
    yield _added_up(scene)


def _revealed(scene: Scene) -> Text:
    said = Text(scene.label("offline-revealed"), "bold")
    for name, goals in zip(scene.names, scene.view.board.goals, strict=True):
        said.append("\n  " + scene.pair(name, spelled(scene, goals)), "not bold")
    return said


def _judged(scene: Scene, network: int) -> Text:
    """One network's three judgements."""
    shown = scene.view.board.networks[network]
    said = Text(scene.say("network", name=shown.name), "bold")
    said.append(" " + scene.label("offline-sites", count=len(shown.ads)), "not bold dim")
    widest = max(len(scene.say(f"category-{category}")) for category in range(len(LETTERS)))
    for category, judgement in enumerate(shown.majorities):
        said.append(f"\n  {scene.say(f'category-{category}'):{widest}}  ", "not bold")
        said.append(_counted(category, judgement.counts), "not bold")
        said.append(_judgement(scene, network, category, judgement), "not bold")
    return said


def _counted(category: int, counts: tuple[int, ...]) -> str:
    return " ".join(f"{letter}{count}" for letter, count in zip(LETTERS[category], counts, strict=True)) + "   "


def _judgement(scene: Scene, network: int, category: int, judgement: Any) -> str:
    """Who gets what for one category of one network."""
    if judgement.leader is None:
        return scene.label("offline-no-majority")
    board = scene.view.board
    name = type_name(scene, category, judgement.leader)
    count = max(judgement.counts)
    points = count * (len(board.networks[network].ads) if scene.options.get("variant") == "expert" else 1)
    for seat, goals in enumerate(board.goals):
        if goals[category] == judgement.leader:
            return scene.label("offline-majority", type=name, player=scene.names[seat], points=points)
    return scene.label("offline-majority-lost", type=name, points=points)


def _added_up(scene: Scene) -> Table:
    """Each player's cards over the networks, multipliers and bonus, and the total."""
    board = scene.view.board
    expert = scene.options.get("variant") == "expert"
    shown = Table(box=_frame(scene), padding=(0, 0, 0, 1))
    shown.add_column(Text(scene.label("offline-player")))
    shown.add_column(Text(scene.label("offline-card")))
    for network in board.networks:
        shown.add_column(network.name, justify="right")
    if expert:
        shown.add_column("×" if scene.unicode else "x", justify="right")
    shown.add_column(Text(scene.label("offline-points")), justify="right")
    blank = [""] * (len(board.networks) + expert)
    for seat, (name, tally) in enumerate(zip(scene.names, board.final, strict=True)):
        for at, card in enumerate(tally.cards):
            points = [str(point or "") for point in card.networks]
            times = [str(card.times)] if expert else []
            shown.add_row(name if at == 0 else "", type_name(scene, at, card.type), *points, *times, str(card.points))
        if tally.bonus:
            shown.add_row("", scene.say("word-analysis"), *blank, str(tally.bonus))
        total = scene.view.scores[seat] if scene.view.scores else tally.total
        if total != tally.total:
            shown.add_row("", scene.label("offline-earlier-rounds"), *blank, str(total - tally.total))
        shown.add_row("", Text(scene.label("offline-total"), "bold"), *blank, Text(str(total), "bold"), end_section=True)
    return shown


def _frame(scene: Scene) -> box.Box | None:
    return box.SIMPLE_HEAD if scene.unicode else None
