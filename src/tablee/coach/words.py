"""What the coach says, in words."""

from __future__ import annotations

from collections.abc import Sequence

from tablee.coach.hint import Reason
from tablee.core.rulebook import Rulebook
from tablee.core.texts import text

PACKAGE = "tablee.coach"


EVEN = 0.01
"""A lead that is nearly none, in chances to win."""


def why(book: Rulebook, reasons: Sequence[Reason], language: str, *, opening: bool = False, lead: float = 1.0) -> str:
    """One sentence: what speaks for the best choice, and what against it; of an opening, that it is one.

    `lead` is what its chance to win is ahead of the second: where that is nearly nothing, it is said instead.

    >>> from tablee import games
    >>> why(games.rulebook("offline"), [Reason("company", 2.0), Reason("others", -0.5)], "en")
    'This is best because your company gains majorities, but the types that are not yours get ahead.'
    """
    if opening:
        return text(PACKAGE, language, "why-opening")
    if lead < EVEN:
        return text(PACKAGE, language, "why-even")
    because = _because(book, reasons, language)
    return text(PACKAGE, language, "why", because=because) if because else text(PACKAGE, language, "why-far")


def better(book: Rulebook, best: str, lost: str, reasons: Sequence[Reason], language: str) -> str:
    """One sentence: what would have been better, by how much, and why."""
    because = _because(book, reasons, language)
    if because:
        return text(PACKAGE, language, "better", best=best, lost=lost, because=because)
    return text(PACKAGE, language, "better-plain", best=best, lost=lost)


def _because(book: Rulebook, reasons: Sequence[Reason], language: str) -> str:
    """What speaks for a choice; nothing if no term does by itself."""
    gains, costs = (
        [
            text(book.package, language, f"term-{reason.term}", way=way)
            for reason in reasons
            if (reason.gain > 0) == (way == "up")
        ]
        for way in ("up", "down")
    )
    if not gains:
        return ""
    values = dict(zip(("gain", "more"), gains, strict=False)) | dict(zip(("cost",), costs, strict=False))
    return text(PACKAGE, language, f"because-{'two' if len(gains) > 1 else 'one'}{'-but' if costs else ''}", **values)
