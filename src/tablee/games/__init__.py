"""The games of the house. Each is one folder with the same rooms; see `tablee.core.rulebook`."""

from __future__ import annotations

from functools import cache
from importlib import import_module
from importlib.metadata import entry_points

from tablee.core.rulebook import Rulebook
from tablee.core.texts import Complaint

HOUSE = ("offline", "insider", "offensive", "planetweb")
"""The games that come with Tablée; other packages add theirs as entry points of the group `tablee.games`."""


@cache
def _modules() -> dict[str, str]:
    modules = {name: f"tablee.games.{name}" for name in HOUSE}
    for point in entry_points(group="tablee.games"):
        modules.setdefault(point.name, point.value)
    return modules


def names() -> tuple[str, ...]:
    """Every game that can be played here."""
    return tuple(_modules())


@cache
def rulebook(name: str) -> Rulebook:
    """The rule book of a game, by its id.

    >>> rulebook("offline").seats
    (2, 3, 4)
    """
    if name not in _modules():
        raise Complaint("no-such-game", name=name[:40], known=", ".join(names()))
    book = import_module(_modules()[name]).RULEBOOK
    assert isinstance(book, Rulebook)
    return book
