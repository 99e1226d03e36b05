"""What in an edition is known from the printed box and what was rebuilt: its `status` marks, gathered part by part.

>>> from tablee.core.edition import Edition
>>> edition = Edition('[board]\\nstatus = { size = "known", lanes = "reconstructed" }\\n[[card]]\\nid = "x"\\nstatus = "known"')
>>> for part in parts(edition):
...     print(part.name, part.known, part.reconstructed)
board ('size',) ('lanes',)
card ('x',) ()
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, NamedTuple

from tablee.core.edition import Edition

MARKS = ("known", "reconstructed")
_NAMES = ("name", "id", "key", "colour")
"""What an item of a list calls itself, the first that it has."""

_DEEPEST = 6


class Part(NamedTuple):
    """One table of an edition, or one list of tables, with the names of what is marked in it."""

    name: str
    known: tuple[str, ...]
    reconstructed: tuple[str, ...]


def parts(edition: Edition) -> tuple[Part, ...]:
    """Every part in which something is marked, in the order of the file."""
    found = []
    for name, value in edition.data.items():
        marks = list(_marks(value, (), 0)) if name != "status" else []
        if marks:
            known, rebuilt = (tuple(".".join(path) for path, mark in marks if mark == wanted) for wanted in MARKS)
            found.append(Part(name, known, rebuilt))
    return tuple(found)


def _marks(value: Any, path: tuple[str, ...], depth: int) -> Iterator[tuple[tuple[str, ...], str]]:
    if depth > _DEEPEST:
        return
    if isinstance(value, list):
        for index, item in enumerate(value, start=1):
            if isinstance(item, dict):
                yield from _marks(item, (*path, _name(item, index)), depth + 1)
    elif isinstance(value, dict):
        status = value.get("status")
        if isinstance(status, str):
            yield path, status
        elif isinstance(status, dict):
            yield from (((*path, thing), mark) for thing, mark in status.items() if isinstance(mark, str))
        for name, item in value.items():
            if name != "status":
                yield from _marks(item, (*path, name), depth + 1)


def _name(item: dict[str, Any], index: int) -> str:
    return next((item[key] for key in _NAMES if isinstance(item.get(key), str)), str(index))
