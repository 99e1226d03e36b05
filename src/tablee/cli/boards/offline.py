"""The table of Offline in a terminal: board, display, own cards, and what each choice means."""

from __future__ import annotations

import re
from collections.abc import Collection
from typing import Any

from rich.console import Group
from rich.table import Table
from rich.text import Text

from tablee.cli.boards.offline_networks import CELL, GAP, networks, no_ad, own_goals, tile, worth
from tablee.cli.boards.offline_scoring import majorities, scoring, spelled, type_name
from tablee.cli.boards.tree import dressed
from tablee.cli.scene import Scene
from tablee.core.decision import Choice

__all__ = ["HINT", "KINDS", "SHOWS", "choice", "dressed", "prompt", "quiet", "scoring", "shorthand", "table"]

HINT = "hint-offline"
KINDS = ("take", "exchange", "offline", "put", "keep", "pick", "none", "empty", "analyse")

BOARD = 3 * CELL + 2 * GAP
PANEL = 36
"""Columns beside the board from which the rest of the table stands there, not below."""

NEARLY_OVER = 4
"""Free sites from which the end is announced."""

_KINDS = {"TURN": "take", "KEEP_ONE": "keep", "ANALYSE": "pick"}


def table(scene: Scene) -> Any:
    """Everything on the table as the viewer sees it."""
    board = networks(scene)
    if scene.layout == "drawn" and scene.width >= BOARD + 3 + PANEL:
        whole = Table.grid(padding=(0, 3, 0, 0))
        whole.add_column(width=BOARD)
        whole.add_column()
        whole.add_row(Group(*board), Group(*_beside(scene)))
        return whole
    return Group(*board, *_below(scene))


def choice(scene: Scene, choice: Choice) -> str:
    """A choice in words, exchanges with both values."""
    kind = choice.do["do"]
    site = choice.do.get("site", "")
    hand = scene.view.board.hand or ""
    values = {"ad": choice.do.get("ad", hand), "site": site, "removed": "", "mine": "", "theirs": ""}
    if kind == "exchange":
        removed = ad_on(scene, site) or ""
        values |= {"removed": removed, "mine": str(worth(scene, hand, site)), "theirs": str(worth(scene, removed, site))}
    said = scene.doing(kind, **values)
    return f"{said} ({_whereabouts(scene, choice.do['ad'])})" if kind == "pick" else said


def prompt(scene: Scene, key: str) -> str:
    """Who must do what with the ad in hand."""
    return scene.say(key, player=scene.names[scene.view.seat], ad=scene.view.board.hand or "")


def shorthand(scene: Scene, word: str) -> str | None:
    """A site alone means whatever can be meant there now; so does an ad."""
    word = word.upper()
    if re.fullmatch(r"[YRBG][EDFS][CMTB]", word):
        return f"{_KINDS.get(scene.view.phase, 'take')} {word}"
    if not re.fullmatch(r"[A-H][1-9]", word):
        return None
    there = ad_on(scene, word)
    if scene.view.phase == "ANALYSE" and there:
        return f"pick {there}"
    return f"x {word}" if there else f"put {word}"


def ad_on(scene: Scene, site: str) -> str | None:
    """The ad on a site, None if it is free or there is no such site."""
    for network in scene.view.board.networks:
        if network.name == site[0] and int(site[1:]) <= len(network.ads):
            ad: str | None = network.ads[int(site[1:]) - 1]
            return ad
    return None


def quiet(keys: Collection[str]) -> Collection[str]:
    """The board shows how a round is set up, and the scoring shows the points of the last one."""
    if "event-starting-ad" in keys:
        return ("event-starting-ad", "event-drawn")
    return ("event-goals-revealed", "event-scored") if "event-ended" in keys else ()


def unseen(scene: Scene) -> Any:
    """The ads still in the bag, if the table lists them."""
    ads = scene.view.board.unseen
    if ads is None:
        return Text(scene.label("offline-unseen-hidden"))
    lines = [Text(scene.label("offline-unseen", count=len(ads)))]
    for company in "YRBG":
        line = Text("  ")
        for ad in (ad for ad in ads if ad[0] == company):
            line.append_text(tile(ad, own_goals(scene))).append(" ")
        lines.append(line)
    return Group(*lines)


SHOWS = {"m": majorities, "unseen": unseen}


def _whereabouts(scene: Scene, ad: str) -> str:
    board = scene.view.board
    if ad in board.display:
        return scene.say("word-display")
    if ad in board.offline:
        return scene.say("word-offline")
    return next(f"{network.name}{network.ads.index(ad) + 1}" for network in board.networks if ad in network.ads)


def _below(scene: Scene) -> list[Text]:
    """The rest of the table in as few lines as possible."""
    board, own = scene.view.board, own_goals(scene)
    supply = _head(scene.say("word-display")).append(" ")
    for ad in board.display:
        supply.append(" ").append_text(tile(ad, own) if ad else no_ad(scene))
    if board.hand:
        supply.append("   ").append_text(_head(scene.say("word-hand"))).append("  ").append_text(tile(board.hand, own))
    if scene.layout == "tight":
        lines = [supply, _offline_line(scene).append("   ").append_text(_counts(scene))]
    else:
        lines = [Text(), supply, *([_offline_line(scene)] if scene.layout == "rows" else []), _counts(scene)]
    return [*lines, *_analyses(scene), *_earlier(scene), *_cards(scene)]


def _beside(scene: Scene) -> list[Text]:
    """The rest of the table in a column of its own, ads spelled out."""
    board = scene.view.board
    lines = [_head(scene.say("word-display"))]
    lines += [_spelled(scene, ad) if ad else Text("  ").append_text(no_ad(scene)) for ad in board.display]
    if board.hand:
        lines += [Text(), _head(scene.say("word-hand")), _spelled(scene, board.hand)]
    lines += [Text(), _counts(scene)]
    for more in (_analyses(scene, beside=True), _earlier(scene), _cards(scene)):
        lines += [Text(), *more] if more else []
    return lines


def _head(word: str) -> Text:
    return Text().append(word[:1].upper() + word[1:], "bold")


def _spelled(scene: Scene, ad: str) -> Text:
    return Text("  ").append_text(tile(ad, own_goals(scene))).append(f"  {spelled(scene, ad)}")


def _offline_line(scene: Scene) -> Text:
    line = _head(scene.say("word-offline")).append(" ")
    for ad in scene.view.board.offline:
        line.append(" ").append_text(tile(ad, own_goals(scene)) if ad else no_ad(scene))
    return line


def _counts(scene: Scene) -> Text:
    """Bag, box and the two clocks of the game: free sites and what is left to draw."""
    board = scene.view.board
    line = Text(scene.label("offline-counts", bag=board.bag, box=len(board.box)))
    line.append("   ")
    free = scene.label("offline-free", count=board.free_sites)
    if board.free_sites <= NEARLY_OVER and not scene.view.over:
        return line.append(f"! {free} !", "bold reverse")
    return line.append(free)


def _analyses(scene: Scene, *, beside: bool = False) -> list[Text]:
    """Analysis cards left with their values, and the analyses made."""
    if scene.options.get("variant") != "expert":
        return []
    board = scene.view.board
    values = scene.edition.data["analysis"]
    left = [f"{card} {'/'.join(map(str, values[card]))}" for card in board.cards_left] or ["-"]
    head = _head(scene.say("word-analysis"))
    lines = [head.append("  " + "   ".join(left))]
    if beside and lines[0].cell_len > PANEL:
        lines = [_head(scene.say("word-analysis")), *(Text("  " + "   ".join(left[at : at + 2])) for at in (0, 2) if left[at:])]
    for name, made in zip(scene.names, board.analyses, strict=True):
        if made:
            taken = f"{made.card} {'/'.join(map(str, values[made.card]))}"
            lines.append(Text("  " + scene.pair(name, taken) + "  ").append_text(tile(made.ad)))
    return lines


def _earlier(scene: Scene) -> list[Text]:
    """Points of earlier rounds."""
    board = scene.view.board
    if not board.round or not board.earlier_points:
        return []
    points = ", ".join(f"{name} {points}" for name, points in zip(scene.names, board.earlier_points, strict=True))
    return [Text(scene.label("offline-earlier", points=points))]


def _cards(scene: Scene) -> list[Text]:
    """The viewer's preference cards with what they would score now; open cards of others by name only."""
    board, own = scene.view.board, own_goals(scene)
    lines: list[Text] = []
    if scene.view.over:
        return lines
    if own and scene.layout == "tight":
        lines.append(_cards_in_a_line(scene))
    elif own:
        lines.append(_head(scene.label("offline-own-cards")))
        names = [type_name(scene, category, letter) for category, letter in enumerate(own)]
        widest = max(map(len, names))
        for at, letter in enumerate(own):
            line = Text("  ").append(letter, "bold underline").append(f" {names[at]:{widest}}")
            if board.projection:
                line.append(f"  {card_sum(scene, board.projection.cards[at])}")
            lines.append(line)
        if board.projection:
            lines.append(Text("  " + _projection(scene)))
    return lines + [Text(scene.pair(name, goals)) for name, goals in _others(scene)]


def _others(scene: Scene) -> list[tuple[str, str]]:
    """The others' cards where they lie open, in words."""
    shown = zip(range(len(scene.names)), scene.names, scene.view.board.goals, strict=True)
    return [(name, spelled(scene, goals)) for seat, name, goals in shown if goals and seat != scene.view.seat]


def _cards_in_a_line(scene: Scene) -> Text:
    projection = scene.view.board.projection
    line = _head(scene.say("word-goals")).append(" ")
    for at, letter in enumerate(own_goals(scene)):
        line.append("  ").append(letter, "bold underline").append(f" {type_name(scene, at, letter)}")
        if projection:
            line.append(f" {projection.cards[at].points}")
    return line.append(f"   {_projection(scene)}") if projection else line


def card_sum(scene: Scene, card: Any) -> str:
    """How a card's points come together: "A4 + C3 = 7", in the expert variant "(A28 + C15) x 2 = 86"."""
    won = [
        f"{network.name} {points}" for network, points in zip(scene.view.board.networks, card.networks, strict=True) if points
    ]
    if not won:
        return "0"
    joined = " + ".join(won)
    if card.times > 1:
        return f"({joined}) × {card.times} = {card.points}" if scene.unicode else f"({joined}) x {card.times} = {card.points}"
    return f"{joined} = {card.points}"


def _projection(scene: Scene) -> str:
    projection = scene.view.board.projection
    if projection.bonus:
        return scene.label("offline-projection-bonus", bonus=projection.bonus, total=projection.total)
    return scene.label("offline-projection", total=projection.total)
