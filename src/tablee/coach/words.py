"""What the coach says, in words."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import permutations

from tablee.coach.hint import Reason
from tablee.core.rulebook import Rulebook
from tablee.core.texts import has_text, text

PACKAGE = "tablee.coach"


EVEN = 0.01
"""A lead that is nearly none, in chances to win."""


def why(book: Rulebook, reasons: Sequence[Reason], language: str, *, opening: bool = False, lead: float = 1.0) -> str:
    """One sentence: what speaks for the best choice, and what against it; of an opening, that it is one.

    `lead` is what its chance to win is ahead of the second: where that is nearly nothing, it is said instead.

    >>> from tablee import games
    >>> why(games.rulebook("offline"), [Reason("company", 2.0), Reason("others", -0.5)], "en")
    'This is best because your company promises more points, but the types that are not yours get ahead.'
    >>> why(games.rulebook("offline"), [Reason("product", 2.0), Reason("company", 1.0)], "en")
    'This is best because your company and your product promise more points.'
    """
    if opening:
        return text(PACKAGE, language, "why-opening")
    if lead < EVEN:
        return text(PACKAGE, language, "why-even")
    because = _because(book, reasons, language)
    if because:
        return text(PACKAGE, language, "why", because=because)
    return text(PACKAGE, language, "why-far" if reasons else "why-later")


def better(book: Rulebook, best: str, lost: str, reasons: Sequence[Reason], language: str) -> str:
    """One sentence: what would have been better, by how much, and why."""
    because = _because(book, reasons, language)
    if because:
        return text(PACKAGE, language, "better", best=best, lost=lost, because=because)
    return text(PACKAGE, language, "better-plain", best=best, lost=lost)


def _because(book: Rulebook, reasons: Sequence[Reason], language: str) -> str:
    """What speaks for a choice; nothing if no term does by itself. Two gains are one clause where the game has words for it."""
    gains, costs = ([reason.term for reason in reasons if (reason.gain > 0) == good] for good in (True, False))
    if not gains:
        return ""
    both = [f"term-{one}-and-{other}" for one, other in permutations(gains, 2)]
    joined = [text(book.package, language, key) for key in both if has_text(book.package, language, key)]
    said = joined[:1] or [text(book.package, language, f"term-{term}", way="up") for term in gains]
    against = [text(book.package, language, f"term-{term}", way="down") for term in costs]
    values = dict(zip(("gain", "more"), said, strict=False)) | dict(zip(("cost",), against, strict=False))
    return text(PACKAGE, language, f"because-{'two' if len(said) > 1 else 'one'}{'-but' if costs else ''}", **values)
