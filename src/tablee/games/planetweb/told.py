"""Events as sentences to be said: the key of each and what its numbers mean."""

from typing import Any

from tablee.core.events import Event
from tablee.core.view import Told
from tablee.games.planetweb import codes
from tablee.games.planetweb.box import BOURSE_KINDS, bourse_name, news_name, portal_name
from tablee.games.planetweb.state import BOURSE_STACK, ENDS, NEWS_STACK, THE_BOURSE, UNOWNED

EVENTS = {
    codes.STARTING_ROLL: ("starting-roll", ("seat", "one", "two")),
    codes.BEGINS: ("begins", ("seat",)),
    codes.ROUND: ("round", ("round",)),
    codes.ROLLED: ("rolled", ("seat", "one", "two", "square")),
    codes.FREE_LANDING: ("free-landing", ("seat", "rolls")),
    codes.OUT_OF_REACH: ("out-of-reach", ("seat", "why")),
    codes.PASSED: ("passed", ("seat",)),
    codes.BOUGHT_PORTAL: ("bought-portal", ("seat", "portal", "amount")),
    codes.POT_TAKEN: ("pot-taken", ("seat", "portal", "amount")),
    codes.CLAIM_PAID: ("claim-paid", ("seat", "other", "news", "amount")),
    codes.CLAIM_LAPSED: ("claim-lapsed", ("seat", "news")),
    codes.BOUGHT_SITES: ("bought-sites", ("seat", "count", "amount")),
    codes.BOUGHT_ACCESSES: ("bought-accesses", ("seat", "count", "amount")),
    codes.BOUGHT_LISTING: ("bought-listing", ("seat", "amount")),
    codes.LISTED: ("listed", ("seat", "portal")),
    codes.NEWS_DRAWN: ("news-drawn", ("seat", "news")),
    codes.NEWS_VOID: ("news-void", ("seat", "portal")),
    codes.NEWS_WAIVED: ("news-waived", ("seat", "amount")),
    codes.CLAIM_KEPT: ("claim-kept", ("seat", "news", "portal", "amount")),
    codes.STACK_EMPTY: ("stack-empty", ("seat", "stack")),
    codes.BOURSE_DRAWN: ("bourse-drawn", ("seat", "bourse")),
    codes.GAINED: ("gained", ("seat", "amount")),
    codes.LOSS_WAIVED: ("loss-waived", ("seat", "amount")),
    codes.CARD_KEPT: ("card-kept", ("seat", "kind", "rolls")),
    codes.LIBRE_ENDED: ("libre-ended", ("seat",)),
    codes.ROYALTIES_DUE: ("royalties-due", ("seat", "other", "portal", "amount")),
    codes.PAID: ("paid", ("seat", "creditor", "amount")),
    codes.TOOK_SITE: ("took-site", ("seat", "other", "amount")),
    codes.TOOK_ACCESS: ("took-access", ("seat", "other", "amount")),
    codes.TOOK_PORTAL: ("took-portal", ("seat", "other", "portal", "amount")),
    codes.ATTACKED: ("attacked", ("seat", "other", "portal", "from_at")),
    codes.COUNTERED: ("countered", ("seat", "portal")),
    codes.NOT_COUNTERED: ("not-countered", ("seat", "portal")),
    codes.ATTACK_ROLLED: ("attack-rolled", ("seat", "one", "two", "success")),
    codes.COUNTER_ROLLED: ("counter-rolled", ("seat", "one", "two", "success")),
    codes.TAKEN_OVER: ("taken-over", ("seat", "other", "portal", "amount")),
    codes.NOT_BOUGHT: ("not-bought", ("seat", "portal")),
    codes.DEBT: ("debt", ("seat", "creditor", "amount", "short")),
    codes.SOLD_PORTAL: ("sold-portal", ("seat", "portal", "amount", "listed")),
    codes.UNLISTED: ("unlisted", ("seat", "portal", "amount")),
    codes.SOLD_LISTINGS: ("sold-listings", ("seat", "count", "amount")),
    codes.SOLD_SITES: ("sold-sites", ("seat", "count", "amount")),
    codes.SOLD_ACCESSES: ("sold-accesses", ("seat", "count", "amount")),
    codes.OFFERED: ("offered", ("seat", "other", "kind", "amount")),
    codes.CARD_BOUGHT: ("card-bought", ("seat", "other", "kind", "amount")),
    codes.CARDS_SOLD: ("cards-sold", ("seat", "kind", "count", "amount")),
    codes.INSOLVENT: ("insolvent", ("seat", "amount")),
    codes.ELIMINATED: ("eliminated", ("seat",)),
    codes.RESIGNS: ("resigns", ("seat",)),
    codes.LEFT: ("left", ("seat",)),
    codes.BELL: ("bell", ()),
    codes.WEALTH: ("wealth", ("seat", "amount")),
    codes.ENDED: ("ended", ("reason",)),
}
"""The key of each event's sentence and what its numbers mean."""


def _yes_or_no(number: int) -> str:
    return "yes" if number else "no"


_NAMES: dict[str, Any] = {
    "portal": portal_name,
    "news": news_name,
    "bourse": bourse_name,
    "reason": ENDS.__getitem__,
    "why": {
        codes.NO_CASH: "cash",
        codes.NO_STOCK: "stock",
        codes.NO_CASH_FOR_CLAIMS: "claims",
        codes.NO_SET: "set",
    }.__getitem__,
    "stack": {NEWS_STACK: "news", BOURSE_STACK: "bourse"}.__getitem__,
    "kind": BOURSE_KINDS.__getitem__,
    "success": _yes_or_no,
    "from_at": _yes_or_no,
    "listed": _yes_or_no,
}
"""How numbers that are no numbers to the reader are named."""


def creditor_named(creditor: int) -> dict[str, Any]:
    if creditor < THE_BOURSE:
        return {"to": "player", "other": creditor}
    if creditor == THE_BOURSE:
        return {"to": "bourse"}
    return {"to": "portal", "portal": portal_name(creditor - UNOWNED)}


def tell(box: Any, event: Event) -> Told:
    """An event as the key of a sentence and its values; seats are numbers, the reader knows their names."""
    key, names = EVENTS[event.kind]
    values: dict[str, Any] = {}
    for name, number in zip(names, event[2:], strict=False):
        if name == "creditor":
            values |= creditor_named(number)
        else:
            values[name] = _NAMES[name](number) if name in _NAMES else number
    return Told(f"event-{key}", values)
