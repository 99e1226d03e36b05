"""What the coach says, in words."""

from __future__ import annotations

from collections.abc import Sequence
from functools import reduce
from itertools import permutations

from tablee.coach.hint import EVEN, Hint, Reason
from tablee.core.rulebook import Rulebook
from tablee.core.texts import has_text, text

PACKAGE = "tablee.coach"


CLEAR = 0.03
"""A lead that is plain to see."""


def why(book: Rulebook, advised: Hint, language: str) -> str:
    """What speaks for the best choice, and what against it; of an opening or the only choice, that it is one.

    Where the second is nearly as good, that is said instead, and what the best one is useful for all the same, or whether
    it matters at all what is chosen.

    >>> from tablee import games
    >>> from tablee.coach import Advice
    >>> offline, reasons = games.rulebook("offline"), (Reason("company", 2.0), Reason("others", -0.5))
    >>> ahead, behind = Advice(1, {}, "", (0.6, 0.4), 1), Advice(2, {}, "", (0.5, 0.5), 1)
    >>> why(offline, Hint(0, (ahead, behind), reasons, walks=8, compiled=True), "en")
    'This is best because your company promises more points, but the types that are not yours get ahead.'
    >>> why(offline, Hint(0, (ahead, ahead), (), walks=8, compiled=True, use=(Reason("product", 1.0),)), "en")
    'The best choices are worth almost the same. The first is useful because your product promises more points.'
    """

    def say(key: str, because: str = "") -> str:
        return text(PACKAGE, language, key, because=because)

    if advised.only or advised.opening or advised.same:
        return say("why-only" if advised.only else "why-opening" if advised.opening else "why-same")
    because, useful = (_because(book, reasons, language) for reasons in (advised.why, advised.use))
    own = [one.chances[advised.seat] for one in advised.choices[:2]]
    if own[0] - own[-1] >= EVEN:
        if because:
            return say("why", because)
        found = say("why-far" if advised.why else "why-later")
        return f"{found} {say('why-useful', useful)}" if useful else found
    if useful:
        return f"{say('why-even')} {say('why-first', useful)}"
    if advised.stake < EVEN:
        return say("why-all")
    return f"{say('why-even')} {say('why-others')}" if advised.stake >= CLEAR else say("why-even")


def go_on(steps: Sequence[str], language: str, *, either_way: bool = False) -> str:
    """How a choice goes on, from its steps in words.

    >>> go_on(["move to 9,10", "fire at 12,10"], "en")
    'Then: move to 9,10, then fire at 12,10'
    """
    said = reduce(lambda before, step: text(PACKAGE, language, "then-next", steps=before, step=step), steps)
    return text(PACKAGE, language, "then-either" if either_way else "then", steps=said)


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
