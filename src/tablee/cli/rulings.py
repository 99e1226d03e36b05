"""The clauses of a game's rule book, looked up by number or by word."""

from __future__ import annotations

import re
from functools import cache
from importlib.resources import files

from tablee.cli.voice import complain
from tablee.core.rulebook import Rulebook
from tablee.core.texts import LANGUAGES

_CLAUSE = re.compile(r"^clause-([A-Z]+-\d+) *=", re.MULTILINE)


@cache
def clause_ids(book: Rulebook) -> tuple[str, ...]:
    """Every clause that has a text, in the order of the rule book."""
    source = (files(book.package) / "locale" / f"{LANGUAGES[0]}.ftl").read_text(encoding="utf-8")
    return tuple(_CLAUSE.findall(source))


def clauses(book: Rulebook, language: str, wanted: str) -> list[tuple[str, str]]:
    """The clauses that `wanted` names ("OFF-053", "53") or whose text holds it; all for an empty word."""
    word = wanted.strip()
    known = clause_ids(book)
    number = re.fullmatch(r"(?:[A-Za-z]+-?)?(\d{1,3})", word)
    if number:
        found = [clause for clause in known if clause.endswith(f"-{int(number.group(1)):03}")]
    else:
        found = [clause for clause in known if word.lower() in _text(book, language, clause).lower()]
    if not found:
        raise complain("no-such-clause", given=word[:40], first=known[0] if known else "-", last=known[-1] if known else "-")
    return [(clause, _text(book, language, clause)) for clause in found]


def _text(book: Rulebook, language: str, clause: str) -> str:
    return book.text(language, f"clause-{clause}")
