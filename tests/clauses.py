"""The clauses of every game's contract, by number. `games/<game>/locale/en.ftl` holds them as `clause-OFF-001 = …`."""

from __future__ import annotations

import re
from functools import cache
from importlib.resources import files

from tablee.games import names, rulebook

MOST_IN_A_TEST = 4
"""A test that proves more clauses than this proves none of them clearly."""

RULING = re.compile(r"AMB-\d\d")
"""Rulings on what a contract's source leaves open; they are told apart by the game's folder and need no test each."""

_CLAUSE = re.compile(r"^clause-([A-Z]+-\d{3}) =", re.MULTILINE)


@cache
def clauses_of(game: str) -> tuple[str, ...]:
    """The ids of a game's clauses, in order."""
    source = files(rulebook(game).package) / "locale" / "en.ftl"
    return tuple(sorted(_CLAUSE.findall(source.read_text(encoding="utf-8"))))


@cache
def all_clauses() -> frozenset[str]:
    """The ids of every registered game's clauses."""
    return frozenset(clause for game in names() for clause in clauses_of(game))


def wrong_with(ids: tuple[object, ...]) -> str:
    """What is wrong with the ids a test names; empty if nothing is."""
    if not 1 <= len(ids) <= MOST_IN_A_TEST:
        return f"names {len(ids)} clauses, 1 to {MOST_IN_A_TEST} are allowed"
    unknown = [str(name) for name in ids if name not in all_clauses() and not RULING.fullmatch(str(name))]
    return f"names {', '.join(unknown)}, which no contract holds" if unknown else ""
