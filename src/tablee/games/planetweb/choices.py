"""What may be chosen at each decision point, and what is chosen for who is absent: contract, section 4."""

from tablee.core.position import NOBODY
from tablee.core.rule import rule
from tablee.games.planetweb.codes import (
    ACCESSES_IN,
    ACTIONS,
    ALLOWED,
    ALREADY_LISTED,
    BUY,
    BUY_LISTING,
    DEBT_MUST_BE_PAID,
    GAME_IS_OVER,
    LAY_COUNTER,
    LIST_PORTAL,
    MUST_BE_LISTED,
    NO_LISTING_TO_SELL,
    NO_OPA_CARD,
    NO_SUCH_ACTION,
    NO_SUCH_OPPONENT,
    NOT_AN_OPPONENTS,
    NOT_ENOUGH_CASH,
    NOT_NOW,
    NOT_YOURS,
    NOTHING_TO_SELL,
    NOTHING_TO_TAKE,
    PASS,
    PROTECTED,
    ROLL,
    SELL_ACCESS,
    SELL_CONTRE,
    SELL_LISTING,
    SELL_OPA,
    SELL_PORTAL,
    SELL_SITE,
    SERVICES,
    SITES_IN,
    STACK_IS_EMPTY,
    TAKE_ACCESS,
    TAKE_OVER,
    TAKE_PORTAL,
    TAKE_SITE,
    TARGET_FOR_SALE,
    TARGET_IS_YOURS,
    TARGET_NOT_LISTED,
    TOO_POOR_AT_THE_AT,
    TOO_POOR_TO_ATTACK,
)
from tablee.games.planetweb.holdings import contre_cards, opa_cards
from tablee.games.planetweb.state import (
    ASSIGN_LISTING,
    AT_MENU,
    AT_SECOND,
    BUY_ACCESS,
    BUY_PORTAL,
    BUY_SERVICES,
    BUY_SITE,
    CARD_OFFER,
    CARD_PRICE,
    COUNTER,
    LIQUIDATE,
    LIST,
    OPA_BUY,
    PLAY,
    PORTAL_PRICE,
    PORTALS,
    TAKEOVER_PRICE,
)
from tablee.games.planetweb.takeovers import price_here

PURCHASES = len(SITES_IN)
"""Choices of Silicon Valley beside passing."""


@rule
def takeover_refusal(box, s, portal):
    """Why the portal cannot be attacked, with a card or from the @."""
    if s.point != PLAY and s.point != AT_MENU:
        return NOT_NOW  # PLW-105
    if s.owner[portal] == NOBODY:
        return TARGET_FOR_SALE
    if s.owner[portal] == s.actor:
        return TARGET_IS_YOURS
    if not s.listed[portal]:
        return TARGET_NOT_LISTED  # PLW-120, PLW-093
    if s.point == AT_MENU:
        return TOO_POOR_AT_THE_AT if s.cash[s.actor] < price_here(s, TAKEOVER_PRICE) else ALLOWED  # PLW-096
    if opa_cards(box, s, s.actor) == 0:
        return NO_OPA_CARD
    return TOO_POOR_TO_ATTACK if s.cash[s.actor] < TAKEOVER_PRICE else ALLOWED  # PLW-106


@rule
def buy_refusal(s):
    """A purchase is only asked for where it can be paid, so there it is always allowed (PLW-026)."""
    return ALLOWED if s.point in (BUY_PORTAL, BUY_SITE, BUY_ACCESS, OPA_BUY, CARD_OFFER) else NOT_NOW


@rule
def pass_refusal(s):
    if s.point == PLAY:
        return NOT_NOW  # PLW-015
    if s.point == ASSIGN_LISTING:
        return MUST_BE_LISTED  # PLW-053
    if s.point == LIQUIDATE:
        return DEBT_MUST_BE_PAID  # PLW-123
    return ALLOWED  # PLW-025, PLW-031


@rule
def services_refusal(s, choice):
    """Why this purchase cannot be made in Silicon Valley."""
    if s.point != BUY_SERVICES:
        return NOT_NOW
    if SITES_IN[choice] > s.site_stack or ACCESSES_IN[choice] > s.access_stack:
        return STACK_IS_EMPTY  # PLW-045
    if s.cash[s.actor] < (SITES_IN[choice] + ACCESSES_IN[choice]) * price_here(s, CARD_PRICE):
        return NOT_ENOUGH_CASH  # PLW-026
    return ALLOWED


@rule
def list_refusal(s, portal):
    if s.point != LIST and s.point != ASSIGN_LISTING:
        return NOT_NOW
    if s.owner[portal] != s.actor:
        return NOT_YOURS  # PLW-049
    return ALREADY_LISTED if s.listed[portal] else ALLOWED  # PLW-051


@rule
def take_card_refusal(box, s, seat, there):
    """Why no unbound card can be bought of this player, who has so many of them."""
    if s.point != AT_MENU and s.point != AT_SECOND:
        return NOT_NOW
    if seat >= box.players or seat == s.actor or s.out[seat]:
        return NO_SUCH_OPPONENT  # PLW-098
    if there == 0:
        return NOTHING_TO_TAKE
    return NOT_ENOUGH_CASH if s.cash[s.actor] < price_here(s, CARD_PRICE) else ALLOWED  # PLW-100


@rule
def take_portal_refusal(s, portal):
    if s.point != AT_MENU and s.point != AT_SECOND:
        return NOT_NOW
    if s.owner[portal] == NOBODY or s.owner[portal] == s.actor:
        return NOT_AN_OPPONENTS  # PLW-098
    if s.listed[portal]:
        return PROTECTED  # PLW-103
    return NOT_ENOUGH_CASH if s.cash[s.actor] < price_here(s, PORTAL_PRICE) else ALLOWED


@rule
def listing_refusal(s):
    if s.point != AT_MENU:
        return NOT_NOW  # PLW-102
    if s.listing_stack == 0:
        return STACK_IS_EMPTY
    return NOT_ENOUGH_CASH if s.cash[s.actor] < price_here(s, CARD_PRICE) else ALLOWED


@rule
def sale_refusal(box, s, action):
    """Why the debtor cannot sell this (PLW-126)."""
    seat = s.actor
    if s.point != LIQUIDATE:
        return NOT_NOW
    if action == SELL_SITE:
        return ALLOWED if s.sites[seat] > 0 else NOTHING_TO_SELL
    if action == SELL_ACCESS:
        return ALLOWED if s.accesses[seat] > 0 else NOTHING_TO_SELL
    if action == SELL_OPA:
        return ALLOWED if opa_cards(box, s, seat) > 0 else NOTHING_TO_SELL
    if action == SELL_CONTRE:
        return ALLOWED if contre_cards(box, s, seat) > 0 else NOTHING_TO_SELL
    if action < SELL_LISTING:
        return ALLOWED if s.owner[action - SELL_PORTAL] == seat else NOT_YOURS
    if s.owner[action - SELL_LISTING] != seat:
        return NOT_YOURS
    return ALLOWED if s.listed[action - SELL_LISTING] else NO_LISTING_TO_SELL  # PLW-128


@rule
def refusal(box, s, action):
    """Why `action` may not be played now; ALLOWED if it may."""
    if s.over:
        return GAME_IS_OVER
    if action < 0 or action >= ACTIONS:
        return NO_SUCH_ACTION
    if action == ROLL:
        return ALLOWED if s.point == PLAY else NOT_NOW
    if action < BUY:
        return takeover_refusal(box, s, action - TAKE_OVER)
    if action == BUY:
        return buy_refusal(s)
    if action == PASS:
        return pass_refusal(s)
    if action < LIST_PORTAL:
        return services_refusal(s, action - SERVICES)
    if action < TAKE_SITE:
        return list_refusal(s, action - LIST_PORTAL)
    if action < TAKE_ACCESS:
        return take_card_refusal(box, s, action - TAKE_SITE, s.sites[action - TAKE_SITE])
    if action < TAKE_PORTAL:
        return take_card_refusal(box, s, action - TAKE_ACCESS, s.accesses[action - TAKE_ACCESS])
    if action < BUY_LISTING:
        return take_portal_refusal(s, action - TAKE_PORTAL)
    if action == BUY_LISTING:
        return listing_refusal(s)
    if action == LAY_COUNTER:
        return ALLOWED if s.point == COUNTER else NOT_NOW  # PLW-108, PLW-109
    return sale_refusal(box, s, action)


# --- Listing what is allowed, point by point


@rule
def legal(box, s, out):
    """Write every legal action into `out`, in the order of their numbers, and tell how many there are."""
    if s.over:
        return 0
    if s.point == PLAY:
        return legal_plays(box, s, out)
    if s.point == LIST or s.point == ASSIGN_LISTING:
        return legal_listings(s, out)
    if s.point == LIQUIDATE:
        return legal_sales(box, s, out)
    if s.point == AT_MENU or s.point == AT_SECOND:
        return legal_at(box, s, out)
    out[0] = PASS
    n = 1
    if s.point == BUY_SERVICES:
        for choice in range(PURCHASES):
            if services_refusal(s, choice) == ALLOWED:
                out[n] = SERVICES + choice
                n += 1
        return n
    if s.point == COUNTER:
        out[1] = LAY_COUNTER
    else:
        out[0] = BUY
        out[1] = PASS
    return 2


@rule
def legal_plays(box, s, out):
    out[0] = ROLL
    n = 1
    if s.cash[s.actor] >= TAKEOVER_PRICE and opa_cards(box, s, s.actor) > 0:
        for portal in range(PORTALS):
            if s.listed[portal] and s.owner[portal] != s.actor:
                out[n] = TAKE_OVER + portal
                n += 1
    return n


@rule
def legal_listings(s, out):
    n = 0
    if s.point == LIST:
        out[0] = PASS
        n = 1
    for portal in range(PORTALS):
        if list_refusal(s, portal) == ALLOWED:
            out[n] = LIST_PORTAL + portal
            n += 1
    return n


@rule
def legal_at(box, s, out):
    n = 0
    if s.point == AT_MENU:
        for portal in range(PORTALS):
            if takeover_refusal(box, s, portal) == ALLOWED:
                out[n] = TAKE_OVER + portal
                n += 1
    out[n] = PASS
    n += 1
    for seat in range(box.players):
        if take_card_refusal(box, s, seat, s.sites[seat]) == ALLOWED:
            out[n] = TAKE_SITE + seat
            n += 1
    for seat in range(box.players):
        if take_card_refusal(box, s, seat, s.accesses[seat]) == ALLOWED:
            out[n] = TAKE_ACCESS + seat
            n += 1
    for portal in range(PORTALS):
        if take_portal_refusal(s, portal) == ALLOWED:
            out[n] = TAKE_PORTAL + portal
            n += 1
    if listing_refusal(s) == ALLOWED:
        out[n] = BUY_LISTING
        n += 1
    return n


@rule
def legal_sales(box, s, out):
    n = 0
    for action in range(SELL_SITE, ACTIONS):
        if sale_refusal(box, s, action) == ALLOWED:
            out[n] = action
            n += 1
    return n


# --- 4.4 Defaults


@rule
def default(box, s):
    """The choice for a player whose time ran out, or who has resigned during this play."""
    if s.point == PLAY:
        return ROLL
    if s.point == OPA_BUY:
        return BUY
    if s.point == ASSIGN_LISTING:
        return LIST_PORTAL + first_portal(s, False)
    if s.point == LIQUIDATE:
        return default_sale(box, s)
    return PASS


@rule
def first_portal(s, listed):
    """The actor's first portal that is listed, or is not, as asked; -1 if there is none."""
    for portal in range(PORTALS):
        if s.owner[portal] == s.actor and (s.listed[portal] != 0) == listed:
            return portal
    return -1


@rule
def default_sale(box, s):
    """What is parted with first: a site, an access, OPA, Contre OPA, an unlisted portal, a listed one."""
    for action in (SELL_SITE, SELL_ACCESS, SELL_OPA, SELL_CONTRE):
        if sale_refusal(box, s, action) == ALLOWED:
            return action
    portal = first_portal(s, False)
    return SELL_PORTAL + (portal if portal >= 0 else first_portal(s, True))
