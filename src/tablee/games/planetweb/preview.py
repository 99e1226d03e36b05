"""What is for sale where the active player has landed, and what a choice would do before it is made."""

from typing import Any

import msgspec

from tablee.games.planetweb import codes, holdings
from tablee.games.planetweb.box import portal_name
from tablee.games.planetweb.state import (
    AT_MENU,
    BOURSE_PRICE,
    BUY_ACCESS,
    BUY_PORTAL,
    BUY_SERVICES,
    BUY_SITE,
    CARD_OFFER,
    CARD_PRICE,
    CREDITOR_PRICE,
    LIST,
    NO_PORTAL,
    OPA_BUY,
    PORTAL_PRICE,
    PORTALS,
    TAKEOVER_PRICE,
)


class Purchase(msgspec.Struct, frozen=True):
    """What the open decision of the active player sells: price of one card or portal, pot gained, claims due."""

    what: str
    portal: str | None
    price: int
    pot: int
    claims: int
    cash_after: int


def purchase_here(box: Any, s: Any) -> Purchase | None:
    """What is for sale where the active player has landed."""
    what = {BUY_PORTAL: "portal", BUY_SITE: "site", BUY_ACCESS: "access", BUY_SERVICES: "services", LIST: "listing"}.get(
        s.point
    )
    if what is None:
        return None
    portal = box.portal_at[s.square[s.active]]
    if s.point != BUY_PORTAL:
        price = 0 if s.free else CARD_PRICE
        return Purchase(what, None, price, 0, 0, s.cash[s.active] - price)
    covered = s.free and box.free_portal
    price = 0 if covered else PORTAL_PRICE
    claims = 0 if covered else holdings.claims_on(box, s, portal, s.active)
    after = s.cash[s.active] - price + s.pot[portal] - claims
    return Purchase(what, portal_name(portal), price, s.pot[portal], claims, after)


class Preview(msgspec.Struct, frozen=True):
    """What a choice would do to who makes it.

    `cash` is the money left, `short` what then still lacks to pay the debt, `chances` how many of 36 rolls a takeover
    succeeds with, alone and if it is countered. A sale that breaks a listing up unbinds a site and an access; `lists` names
    the portals of which one is then listed with the cards set free, `sells_listing` that there is none.
    """

    cash: int
    short: int
    chances: int | None = None
    chances_if_countered: int | None = None
    unbinds: bool = False
    lists: tuple[str, ...] = ()
    sells_listing: bool = False


def preview(box: Any, s: Any, action: int, seat: int) -> Preview:
    """What a legal choice would change, before it is made; nothing is drawn for it."""
    sold = action - codes.SELL_PORTAL if codes.SELL_PORTAL <= action < codes.SELL_LISTING else NO_PORTAL
    unbinds = codes.SELL_LISTING <= action < codes.SELL_OPA or (sold != NO_PORTAL and bool(s.listed[sold]))
    heirs = _unlisted_but(s, seat, sold) if unbinds and sold != NO_PORTAL else ()
    sells_listing = unbinds and sold != NO_PORTAL and not heirs
    cash = s.cash[seat] + _brings(box, s, action) + (CARD_PRICE // 2 if sells_listing else 0)
    alone, countered = _chances(box, s, action)
    return Preview(
        cash=cash,
        short=max(0, s.owed - cash) if s.debtor == seat else 0,
        chances=alone,
        chances_if_countered=countered,
        unbinds=unbinds,
        lists=heirs,
        sells_listing=sells_listing,
    )


def _unlisted_but(s: Any, seat: int, sold: int) -> tuple[str, ...]:
    """The player's unlisted portals, without the one that is sold."""
    return tuple(portal_name(p) for p in range(PORTALS) if p != sold and s.owner[p] == seat and not s.listed[p])


def _brings(box: Any, s: Any, action: int) -> int:
    """What a choice adds to the cash of who makes it; a takeover is only paid once it has succeeded."""
    if action in (codes.SELL_OPA, codes.SELL_CONTRE):
        return CREDITOR_PRICE if holdings.creditor_can_buy(s) else BOURSE_PRICE
    if action >= codes.SELL_SITE:
        return PORTAL_PRICE // 2 if codes.SELL_PORTAL <= action < codes.SELL_LISTING else CARD_PRICE // 2
    if s.point == CARD_OFFER:
        return -CREDITOR_PRICE if action == codes.BUY else 0
    if s.free or action in (codes.ROLL, codes.PASS):
        return s.pot[box.portal_at[s.square[s.active]]] if s.point == BUY_PORTAL and action == codes.BUY else 0
    if s.point == OPA_BUY:
        return -TAKEOVER_PRICE
    purchase = purchase_here(box, s)
    if purchase and action == codes.BUY:
        return purchase.cash_after - s.cash[s.active]
    if codes.SERVICES <= action < codes.LIST_PORTAL:
        return -CARD_PRICE * (codes.SITES_IN[action - codes.SERVICES] + codes.ACCESSES_IN[action - codes.SERVICES])
    if codes.TAKE_PORTAL <= action < codes.BUY_LISTING:
        return -PORTAL_PRICE
    listing = action == codes.BUY_LISTING or (s.point == LIST and codes.LIST_PORTAL <= action < codes.TAKE_SITE)
    return -CARD_PRICE if listing or codes.TAKE_SITE <= action < codes.TAKE_PORTAL else 0


def _chances(box: Any, s: Any, action: int) -> tuple[int | None, int | None]:
    """Of 36 rolls, how many take the portal over: any but a double at the @, half with a card, a quarter if countered."""
    if not codes.TAKE_OVER <= action < codes.BUY:
        return None, None
    if s.point == AT_MENU:
        return 30, None
    guarded = holdings.contre_cards(box, s, s.owner[action - codes.TAKE_OVER]) > 0
    return 18, 9 if guarded else None
