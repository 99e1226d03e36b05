"""The boards as SVG, drawn from the editions. Colours are classes, so that the site's light and dark both fit."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from html import escape
from typing import Any

from tablee.games import rulebook


def board(game: str) -> str:
    """The board of the edition that comes with a game."""
    return DRAWN[game](rulebook(game).edition.data)


def _svg(width: int, height: int, parts: list[str], label: str) -> str:
    head = f'<svg class="diagram" viewBox="0 0 {width} {height}" role="img" aria-label="{escape(label)}">'
    return head + "".join(parts) + "</svg>"


def _line(one: tuple[float, float], other: tuple[float, float], kind: str) -> str:
    return f'<line class="{kind}" x1="{one[0]:g}" y1="{one[1]:g}" x2="{other[0]:g}" y2="{other[1]:g}"/>'


def _text(x: float, y: float, said: str, kind: str = "label") -> str:
    return f'<text class="{kind}" x="{x:g}" y="{y:g}">{escape(said)}</text>'


def network(data: Mapping[str, Any], name: str, written: Mapping[str, str], values: Mapping[str, int]) -> str:
    """One network of Offline with ads on some of its sites and their values."""
    found = next(one for one in data["network"] if one["id"] == name)
    return _svg(320, 220, _network(found, 20, -30, 2.8, written, values), f"{name} Net").replace("diagram", "diagram small", 1)


def _network(
    found: Mapping[str, Any],
    left: float,
    top: float,
    scale: float,
    written: Mapping[str, str] | None = None,
    values: Mapping[str, int] | None = None,
) -> list[str]:
    written, values = written or {}, values or {}
    at = [(left + scale * x, top + scale * y) for x, y in found["sites"]]
    parts = [_line(at[one - 1], at[other - 1], "link") for one, other in found["links"]]
    for number, (x, y) in enumerate(at, start=1):
        name = f"{found['id']}{number}"
        half = 9 * scale
        kind = "site taken" if name in written else "site"
        parts.append(
            f'<rect class="{kind}" x="{x - half:g}" y="{y - half:g}" width="{2 * half:g}" height="{2 * half:g}" rx="5"/>'
        )
        parts.append(_text(x, y + (-4 if name in written else 4), name, "label small" if name in written else "label"))
        if name in written:
            shown = f"{written[name]} = {values[name]}" if name in values else written[name]
            parts.append(_text(x, y + 13, shown, "label value"))
    return parts


def _offline(data: Mapping[str, Any]) -> str:
    parts: list[str] = []
    for place, found in enumerate(data["network"]):
        left, top = 20 + 190 * (place % 4), 40 + 190 * (place // 4)
        parts += [_text(left + 80, top - 14, f"{found['id']} Net", "label strong"), *_network(found, left, top, 1.6)]
    return _svg(780, 400, parts, "Offline: A Net – H Net")


def _insider(data: Mapping[str, Any]) -> str:
    def place(name: str) -> tuple[float, float]:
        return 50 + 100 * "abcde".index(name[0]), 50 + 100 * (5 - int(name[1]))

    city = data["board"]
    bases = {company["base"]: company["colour"] for company in data["company"]}
    lanes = [name.split("-") for name in city["lanes"]]
    parts = [_line(place(one), place(other), "lane") for one, other in lanes]
    for name in dict.fromkeys(end for lane in lanes for end in lane):
        x, y = place(name)
        kind = "centre" if name == city["centre"] else "inner" if name in city["inner"] else bases.get(name, "")
        parts.append(f'<rect class="square {kind}" x="{x - 26:g}" y="{y - 26:g}" width="52" height="52" rx="6"/>')
        parts.append(_text(x, y + 5, name))
    return _svg(500, 500, parts, "Insider")


_GROUND = {".": "open", "F": "covered", "B": "built-up", "~": "river"}


def _offensive(data: Mapping[str, Any]) -> str:
    chart = data["map"][0]
    rows, roads = chart["terrain"].split(), chart["roads"].split()
    parts = []
    for y, row in enumerate(rows):
        for x, ground in enumerate(row):
            parts.append(f'<rect class="{_GROUND.get(ground, "open")}" x="{20 * x}" y="{20 * y}" width="20" height="20"/>')
    for y, row in enumerate(roads):
        for x, road in enumerate(row):
            if road != ".":
                for step_x, step_y in ((1, 0), (0, 1)):
                    if y + step_y < len(roads) and x + step_x < len(row) and roads[y + step_y][x + step_x] != ".":
                        ends = (20 * x + 10, 20 * y + 10), (20 * (x + step_x) + 10, 20 * (y + step_y) + 10)
                        parts.append(_line(*ends, "road main" if road == "r" else "road"))
    for town in chart["places"]:
        x, y = (sum(square[axis] for square in town["squares"]) / len(town["squares"]) for axis in (0, 1))
        parts.append(_text(20 * x + 10, 20 * y + 15, town["name"], "label town"))
    return _svg(20 * len(rows[0]), 20 * len(rows), parts, chart["name"])


_SIGNS = {"at": "@", "site": "www", "access": "ADSL", "silicon": "S.V.", "listing": "Cot.", "news": "news", "bourse": "Brse"}


def _planetweb(data: Mapping[str, Any]) -> str:
    squares = data["track"]["squares"]
    parts = []
    side = 10
    for number, name in enumerate(squares):
        x, y = _on_ring(number, side)
        kind = "portal" if name.startswith("P") else name
        parts.append(f'<rect class="square {kind}" x="{x}" y="{y}" width="54" height="54" rx="6"/>')
        parts.append(_text(x + 27, y + 16, str(number), "label small"))
        parts.append(_text(x + 27, y + 38, _SIGNS.get(name, name), "label strong" if kind == "portal" else "label"))
    return _svg(60 * (side + 1), 60 * (side + 1), parts, "Planet’Web")


def _on_ring(number: int, side: int) -> tuple[int, int]:
    """Where a square of a ring stands: clockwise from the upper left corner."""
    leg, step = divmod(number, side)
    x, y = ((step, 0), (side, step), (side - step, side), (0, side - step))[leg % 4]
    return 60 * x + 3, 60 * y + 3


DRAWN: dict[str, Callable[[Mapping[str, Any]], str]] = {
    "offline": _offline,
    "insider": _insider,
    "offensive": _offensive,
    "planetweb": _planetweb,
}
