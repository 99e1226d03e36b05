"""Golden refusals: positions with every action that belongs to their moment, and the reason why each is refused.

`python -m tests.games.insider.golden_refusals` writes the answers under the positions anew; a person reads what changed.
"""

from __future__ import annotations

from pathlib import Path
from typing import Any

from tablee.core.decision import Unreadable
from tablee.games.insider import codes
from tests.games.insider.table import BOOK, Table

FILE = Path(__file__).parent / "refusals.txt"
ANSWERS = "  "
"""Lines of answers are set in."""


def blocks(text: str) -> list[str]:
    """The positions of the file, each with its answers."""
    return [block.strip("\n") for block in text.split("\n\n") if block.strip()]


def answered(block: str) -> str:
    """A block with its answers written anew: its first line is a title with table options in brackets."""
    asked = [line for line in block.splitlines() if not line.startswith(ANSWERS)]
    title, *position = asked
    given = dict(word.split("=") for word in title.partition("[")[2].rstrip("]").split())
    table = Table("\n".join(position), int(given.pop("players", 3)), **{name: _value(value) for name, value in given.items()})
    return "\n".join([*asked, *_answers(table)])


def _value(word: str) -> Any:
    return {"true": True, "false": False}.get(word, int(word) if word.isdigit() else word)


def _answers(table: Table) -> list[str]:
    found: dict[str, dict[str, list[str]]] = {}
    for action in range(codes.ACTIONS):
        reason = BOOK.refusal(table.box, table.state, action)
        if reason != codes.NOT_NOW:
            key = BOOK.reasons[reason].key if reason else "allowed"
            verb, _, what = _words(table, action).partition(" ")
            found.setdefault(key, {}).setdefault(verb, []).append(what)
    keys = sorted(found, key=lambda key: (key != "allowed", key))
    return [f"{ANSWERS}{key}: {'; '.join(_line(verb, named) for verb, named in found[key].items())}" for key in keys]


def _words(table: Table, action: int) -> str:
    """An action in words; what names nobody at this table is said by its number."""
    try:
        return BOOK.to_text(table.box, table.state, action)
    except (Unreadable, IndexError, KeyError, ValueError):
        return f"number {action}"


def _line(verb: str, named: list[str]) -> str:
    return f"{verb} {', '.join(named)}".strip()


if __name__ == "__main__":
    FILE.write_text("\n\n".join(map(answered, blocks(FILE.read_text(encoding="utf-8")))) + "\n", encoding="utf-8")
