"""Writes docs/observations.md: every number that learners are given, by name; `--check` only compares."""

from __future__ import annotations

import sys
from pathlib import Path

from tablee import games
from tablee.core.observed import Layout, Part
from tablee.env import information

PAGE = Path(__file__).parents[1] / "docs" / "observations.md"

HEAD = """# What learners are given

This page is made by `tools/observations.py` from what the games declare.

There are two encodings of a position, both from the eyes of one seat. Neither depends on anything that the seat may not know:
in any two worlds that the seat cannot tell apart they are equal.

- The **observation** is made for networks: marks and numbers of moderate size, the own seat first. PettingZoo, Gymnasium, the
  vectorised environment and OpenSpiel's `observation_tensor` give it. `book.observed` names its parts; the first number of
  each is its place in the flat array.
- The **information** is everything the seat knows, without loss: two positions have the same one exactly if the seat cannot
  tell them apart. It is a record of the game's state in which all that is hidden is filled in as in one fixed world that the
  seat cannot rule out, and in which `ply` is 0. `Vectorised.information` gives records, OpenSpiel's
  `information_state_tensor` the same as plain numbers behind that of the seat; numbers of 32 bits are two there, since a
  learner's floats would not hold them.
"""


def shape(dimensions: tuple[int, ...]) -> str:
    """A shape as people write it."""
    return " x ".join(map(str, dimensions)) or "1"


def reach(part: Part) -> str:
    """The range of a part."""
    return f"{part.low:g} to {part.high:g}"


def table(layout: Layout) -> list[str]:
    """The parts of a layout, those with columns followed by them."""
    lines = ["| first | part | shape | range | meaning |", "|--:|---|---|---|---|"]
    for start, part in layout.places():
        span = "" if part.columns else reach(part)
        lines.append(f"| {start} | `{part.name}` | {shape(part.shape)} | {span} | {part.meaning} |")
        offset = 0
        for column in part.columns:
            name = f"`{part.name}.{column.name}`"
            lines.append(f"| +{offset} | {name} | {shape(column.shape)} | {reach(column)} | {column.meaning} |")
            offset += column.length
    return lines


def page() -> str:
    """The whole page."""
    parts = [HEAD]
    for name in games.names():
        book = games.rulebook(name)
        parts.append(f"\n## {book.text('en', 'game-title')}\n\n### Observation: {book.observation} numbers\n")
        parts += table(book.observed)
        known = information.parts(book)
        parts.append(f"\n### Information: {known.length} numbers\n")
        parts += table(known)
    return "\n".join(parts) + "\n"


def main(arguments: list[str]) -> int:
    """Write the page, or tell whether it is up to date."""
    if arguments == ["--check"]:
        if PAGE.read_text(encoding="utf-8") == page():
            return 0
        print("docs/observations.md is out of date: run tools/observations.py", file=sys.stderr)
        return 1
    PAGE.write_text(page(), encoding="utf-8")
    return 0


if __name__ == "__main__":
    raise SystemExit(main(sys.argv[1:]))
