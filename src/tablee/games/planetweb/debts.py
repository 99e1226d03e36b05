"""Debts, forced sales and elimination: contract, section 3.12."""

from tablee.core.events import EVERYBODY, emit
from tablee.core.position import NOBODY
from tablee.core.rule import rule
from tablee.games.planetweb.codes import (
    CARD_BOUGHT,
    CARDS_SOLD,
    DEBT,
    INSOLVENT,
    OFFERED,
    PAID,
    SELL_ACCESS,
    SELL_LISTING,
    SELL_OPA,
    SELL_PORTAL,
    SELL_SITE,
    SOLD_ACCESSES,
    SOLD_LISTINGS,
    SOLD_PORTAL,
    SOLD_SITES,
    UNLISTED,
)
from tablee.games.planetweb.holdings import can_raise, contre_cards, creditor_can_buy, opa_cards
from tablee.games.planetweb.stacks import close_open_card, hand_over, put_away, take_from_hand
from tablee.games.planetweb.state import (
    BOURSE_PRICE,
    CARD_OFFER,
    CARD_PRICE,
    CONTRE,
    CREDITOR_PRICE,
    LIQUIDATE,
    NO_STACK,
    OPA,
    PORTAL_PRICE,
    PORTALS,
    THE_BOURSE,
    UNOWNED,
)
from tablee.games.planetweb.turn import eliminate, end_landing, end_play, list_spares, unbind

HALF_PORTAL = PORTAL_PRICE // 2
HALF_CARD = CARD_PRICE // 2
"""What the Bourse pays for a portal and for a site, access or listing card (PLW-124)."""


@rule
def demand(box, s, debtor, amount, creditor, events):
    """A debt arises: who has the money pays at once, who has not must sell (PLW-121 to PLW-123)."""
    s.debtor = debtor
    s.creditor = creditor
    s.owed = amount
    if s.cash[debtor] < amount:
        emit(events, DEBT, EVERYBODY, debtor, creditor, amount, amount - s.cash[debtor])
        sell_spares(s, debtor, events)  # PLW-125
    press(box, s, events)


@rule
def press(box, s, events):
    """Go on with the open debt: pay it, ask the debtor for the next sale, or sell everything he has."""
    if s.cash[s.debtor] >= s.owed:
        pay(box, s, s.owed, events)
        forget_debt(s)
        end_landing(box, s, events)
    elif can_raise(box, s) < s.owed:
        sell_out(s, events)  # PLW-134, PLW-135, PLW-136
        sell_cards(box, s, events)
    else:
        s.actor = s.debtor  # PLW-126, PLW-141: perhaps out of turn
        s.point = LIQUIDATE


@rule
def pay(box, s, amount, events):
    """Money goes from the debtor to whom it is owed (PLW-138)."""
    s.cash[s.debtor] -= amount
    if s.creditor < THE_BOURSE:
        s.cash[s.creditor] += amount
        if s.open_card == NO_STACK:  # only royalties are owed without a card
            s.earned[box.portal_at[s.square[s.debtor]]] += amount
    elif s.creditor == THE_BOURSE:
        s.till += amount
    else:
        s.pot[s.creditor - UNOWNED] += amount  # PLW-063
    emit(events, PAID, EVERYBODY, s.debtor, s.creditor, amount)


@rule
def forget_debt(s):
    """No debt is open any more; there is never more than one (PLW-140)."""
    s.debtor = NOBODY
    s.creditor = NOBODY
    s.owed = 0
    s.insolvent = 0


@rule
def earn(s, seat, amount):
    """The Bourse pays for what a debtor sells."""
    s.cash[seat] += amount
    s.till -= amount


# --- Sales by choice


@rule
def sell_spares(s, seat, events):
    """Sell all spare listing cards of a debtor (PLW-125, PLW-129)."""
    count = s.spares[seat]
    if count > 0:
        s.spares[seat] = 0
        s.listing_stack += count
        earn(s, seat, count * HALF_CARD)
        emit(events, SOLD_LISTINGS, EVERYBODY, seat, count, count * HALF_CARD)


@rule
def sell(box, s, action, events):
    """The debtor sells one thing of his choice (PLW-126)."""
    seat = s.debtor
    if action == SELL_SITE:
        sell_sites(s, seat, 1, events)
    elif action == SELL_ACCESS:
        sell_accesses(s, seat, 1, events)
    elif action < SELL_LISTING:
        sell_portal(s, action - SELL_PORTAL, events)
    elif action < SELL_OPA:
        break_up(s, action - SELL_LISTING, events)
    else:
        offer(box, s, OPA if action == SELL_OPA else CONTRE, events)
        return
    if not list_spares(s, seat, events):
        go_on_selling(box, s, events)


@rule
def go_on_selling(box, s, events):
    """A listing card that was set free and found no other portal is sold at once (PLW-129); then the debt is looked at."""
    sell_spares(s, s.debtor, events)
    press(box, s, events)


@rule
def sell_sites(s, seat, count, events):
    if count > 0:
        s.sites[seat] -= count
        s.site_stack += count  # PLW-130
        earn(s, seat, count * HALF_CARD)
        emit(events, SOLD_SITES, EVERYBODY, seat, count, count * HALF_CARD)


@rule
def sell_accesses(s, seat, count, events):
    if count > 0:
        s.accesses[seat] -= count
        s.access_stack += count
        earn(s, seat, count * HALF_CARD)
        emit(events, SOLD_ACCESSES, EVERYBODY, seat, count, count * HALF_CARD)


@rule
def sell_portal(s, portal, events):
    """The figurine goes back to its square; what was bound to it is unbound (PLW-127, PLW-130)."""
    seat = s.owner[portal]
    emit(events, SOLD_PORTAL, EVERYBODY, seat, portal, HALF_PORTAL, s.listed[portal])
    if s.listed[portal]:
        unbind(s, portal)
    s.owner[portal] = NOBODY  # PLW-073: with neither pot nor claim
    earn(s, seat, HALF_PORTAL)


@rule
def break_up(s, portal, events):
    """The listing card of a listed portal is sold, the portal is kept (PLW-128)."""
    seat = s.owner[portal]
    unbind(s, portal)
    s.spares[seat] -= 1
    s.listing_stack += 1
    earn(s, seat, HALF_CARD)
    emit(events, UNLISTED, EVERYBODY, seat, portal, HALF_CARD)


# --- OPA and Contre OPA cards


@rule
def offer(box, s, kind, events):
    """A card is offered to the creditor; if there is nobody to offer it to, the Bourse buys it (PLW-131, PLW-132)."""
    if creditor_can_buy(s):
        ask_creditor(s, kind, events)
    else:
        sell_card_to_bourse(box, s, kind, events)
        press(box, s, events)


@rule
def ask_creditor(s, kind, events):
    s.offered = kind
    s.actor = s.creditor
    s.point = CARD_OFFER
    emit(events, OFFERED, EVERYBODY, s.debtor, s.creditor, kind, CREDITOR_PRICE)


@rule
def sell_card_to_bourse(box, s, kind, events):
    put_away(s, take_from_hand(box, s, s.debtor, kind), kind)  # PLW-133
    earn(s, s.debtor, BOURSE_PRICE)
    emit(events, CARDS_SOLD, EVERYBODY, s.debtor, kind, 1, BOURSE_PRICE)


@rule
def answer_offer(box, s, bought, events):
    """The creditor takes the card for 20 000 or leaves it to the Bourse (PLW-131)."""
    kind = s.offered
    s.offered = 0
    if bought:
        hand_over(box, s, s.debtor, s.creditor, kind)
        s.cash[s.creditor] -= CREDITOR_PRICE
        s.cash[s.debtor] += CREDITOR_PRICE
        emit(events, CARD_BOUGHT, EVERYBODY, s.creditor, s.debtor, kind, CREDITOR_PRICE)
    else:
        sell_card_to_bourse(box, s, kind, events)
    if s.insolvent:
        sell_cards(box, s, events)
    else:
        press(box, s, events)


# --- Everything must go


@rule
def sell_out(s, events):
    """Portals with all that is bound to them, then the other sites and accesses of a debtor who cannot pay (PLW-135)."""
    seat = s.debtor
    s.insolvent = 1
    emit(events, INSOLVENT, EVERYBODY, seat, s.owed)
    for portal in range(PORTALS):
        if s.owner[portal] == seat:
            sell_portal(s, portal, events)
    sell_spares(s, seat, events)
    sell_sites(s, seat, s.sites[seat], events)
    sell_accesses(s, seat, s.accesses[seat], events)


@rule
def sell_cards(box, s, events):
    """His OPA cards and then his Contre OPA cards, each offered to the creditor first; after the last he is out."""
    while True:
        kind = OPA
        if opa_cards(box, s, s.debtor) == 0:
            kind = CONTRE
            if contre_cards(box, s, s.debtor) == 0:
                break
        if creditor_can_buy(s):
            ask_creditor(s, kind, events)
            return
        sell_card_to_bourse(box, s, kind, events)
    go_under(box, s, events)


@rule
def go_under(box, s, events):
    """The whole sum goes to the creditor and the debtor is eliminated (PLW-134, PLW-137)."""
    seat = s.debtor
    pay(box, s, s.cash[seat], events)
    forget_debt(s)
    if eliminate(box, s, seat, events):
        return
    if seat == s.active:
        close_open_card(s)
        end_play(box, s, False, events)  # PLW-139
    else:
        end_landing(box, s, events)
