"""Why an action is refused: the clause behind each reason, and the numbers of the case."""

from typing import Any

from tablee.core.decision import Reason
from tablee.games.planetweb import codes
from tablee.games.planetweb.box import SEAT_NAMES, portal_name
from tablee.games.planetweb.state import CARD_PRICE, POINTS, PORTAL_PRICE, PORTALS, TAKEOVER_PRICE

REASONS = {
    codes.GAME_IS_OVER: Reason("PLW-147", "game-is-over"),
    codes.NO_SUCH_ACTION: Reason("", "no-such-action"),
    codes.NOT_NOW: Reason("PLW-015", "not-now"),
    codes.NO_OPA_CARD: Reason("PLW-105", "no-opa-card"),
    codes.TOO_POOR_TO_ATTACK: Reason("PLW-106", "too-poor-to-attack"),
    codes.TOO_POOR_AT_THE_AT: Reason("PLW-096", "too-poor-at-the-at"),
    codes.NOT_ENOUGH_CASH: Reason("PLW-026", "not-enough-cash"),
    codes.STACK_IS_EMPTY: Reason("PLW-045", "stack-is-empty"),
    codes.TARGET_FOR_SALE: Reason("PLW-120", "target-for-sale"),
    codes.TARGET_IS_YOURS: Reason("PLW-120", "target-is-yours"),
    codes.TARGET_NOT_LISTED: Reason("PLW-120", "target-not-listed"),
    codes.NO_SUCH_OPPONENT: Reason("PLW-098", "no-such-opponent"),
    codes.NOTHING_TO_TAKE: Reason("PLW-098", "nothing-to-take"),
    codes.NOT_AN_OPPONENTS: Reason("PLW-098", "not-an-opponents"),
    codes.PROTECTED: Reason("PLW-103", "protected"),
    codes.NOT_YOURS: Reason("PLW-049", "not-yours"),
    codes.ALREADY_LISTED: Reason("PLW-051", "already-listed"),
    codes.MUST_BE_LISTED: Reason("PLW-053", "must-be-listed"),
    codes.DEBT_MUST_BE_PAID: Reason("PLW-123", "debt-must-be-paid"),
    codes.NOTHING_TO_SELL: Reason("PLW-126", "nothing-to-sell"),
    codes.NO_LISTING_TO_SELL: Reason("PLW-128", "no-listing-to-sell"),
}

_PORTAL_ACTIONS = (codes.TAKE_OVER, codes.LIST_PORTAL, codes.TAKE_PORTAL, codes.SELL_PORTAL, codes.SELL_LISTING)


def explain(box: Any, s: Any, action: int, reason: int) -> dict[str, Any]:
    """The values that the reason's text names."""
    if reason == codes.NO_SUCH_ACTION:
        return {"action": str(action)[:24]}
    if reason == codes.NOT_NOW:
        return {"point": POINTS.get(s.point, "OVER")}
    if reason in (codes.NO_OPA_CARD, codes.MUST_BE_LISTED, codes.GAME_IS_OVER):
        return {}
    if reason == codes.DEBT_MUST_BE_PAID:
        return {"owed": s.owed, "cash": s.cash[s.actor], "short": s.owed - s.cash[s.actor]}
    if reason in (codes.TOO_POOR_TO_ATTACK, codes.TOO_POOR_AT_THE_AT, codes.NOT_ENOUGH_CASH):
        return {"cash": s.cash[s.actor], "price": _price(action)}
    if reason == codes.STACK_IS_EMPTY:
        return {"sites": s.site_stack, "accesses": s.access_stack, "listings": s.listing_stack}
    if reason in (codes.NO_SUCH_OPPONENT, codes.NOTHING_TO_TAKE):
        return {"seat": SEAT_NAMES[(action - codes.TAKE_SITE) % 6], "card": "site" if action < codes.TAKE_ACCESS else "access"}
    if reason == codes.NOTHING_TO_SELL:
        names = {codes.SELL_SITE: "site", codes.SELL_ACCESS: "access", codes.SELL_OPA: "opa", codes.SELL_CONTRE: "contre"}
        return {"card": names[action]}
    first = next(first for first in _PORTAL_ACTIONS if first <= action < first + PORTALS)
    return {"portal": portal_name(action - first)}


def _price(action: int) -> int:
    """What the refused purchase costs."""
    if action < codes.BUY:
        return TAKEOVER_PRICE
    if codes.SERVICES <= action < codes.LIST_PORTAL:
        return CARD_PRICE * (codes.SITES_IN[action - codes.SERVICES] + codes.ACCESSES_IN[action - codes.SERVICES])
    return PORTAL_PRICE if codes.TAKE_PORTAL <= action < codes.BUY_LISTING else CARD_PRICE
