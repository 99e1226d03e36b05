"""What each square does to who lands there: contract, sections 3.3 to 3.10."""

from tablee.core.events import EVERYBODY, emit
from tablee.core.position import NOBODY
from tablee.core.rule import rule
from tablee.games.planetweb.codes import (
    ACCESSES_IN,
    BOUGHT_ACCESSES,
    BOUGHT_LISTING,
    BOUGHT_PORTAL,
    BOUGHT_SITES,
    BOURSE_DRAWN,
    CLAIM_LAPSED,
    CLAIM_PAID,
    GAINED,
    LOSS_WAIVED,
    NEWS_DRAWN,
    NEWS_VOID,
    NEWS_WAIVED,
    NO_CASH,
    NO_CASH_FOR_CLAIMS,
    NO_SET,
    NO_STOCK,
    OUT_OF_REACH,
    POT_TAKEN,
    ROYALTIES_DUE,
    SITES_IN,
    STACK_EMPTY,
)
from tablee.games.planetweb.debts import demand
from tablee.games.planetweb.holdings import claims_on
from tablee.games.planetweb.stacks import draw_bourse, draw_news, give_back_claim, keep_claim, keep_open_card
from tablee.games.planetweb.state import (
    ACCESS,
    AT,
    AT_MENU,
    BOURSE_STACK,
    BUY_ACCESS,
    BUY_PORTAL,
    BUY_SERVICES,
    BUY_SITE,
    CARD_PRICE,
    GAIN,
    LIST,
    LISTING,
    LOSS,
    NEWS,
    NEWS_STACK,
    PORTAL,
    PORTAL_PRICE,
    ROYALTIES,
    SILICON,
    SITE,
    THE_BOURSE,
    UNOWNED,
)
from tablee.games.planetweb.takeovers import price_here
from tablee.games.planetweb.turn import bind, end_landing, has_unlisted


@rule
def land(box, s, events):
    """The square where the move ended has its effect; squares passed over have none (PLW-018)."""
    square = s.square[s.active]
    kind = box.kind[square]
    if kind == PORTAL:
        land_on_portal(box, s, box.portal_at[square], events)
    elif kind == SITE:
        sell_at(box, s, BUY_SITE, card_hindrance(s, s.site_stack), events)
    elif kind == ACCESS:
        sell_at(box, s, BUY_ACCESS, card_hindrance(s, s.access_stack), events)
    elif kind == SILICON:
        sell_at(box, s, BUY_SERVICES, card_hindrance(s, s.site_stack + s.access_stack), events)
    elif kind == LISTING:
        sell_at(box, s, LIST, listing_hindrance(s), events)
    elif kind == NEWS:
        land_on_news(box, s, events)
    elif kind == AT:
        s.actor = s.active
        s.point = AT_MENU  # PLW-092
    else:
        land_on_bourse(box, s, events)


@rule
def sell_at(box, s, point, hindrance, events):
    """Offer the purchase of a square (PLW-025), or tell what stands in its way (PLW-026, PLW-045)."""
    if hindrance:
        emit(events, OUT_OF_REACH, EVERYBODY, s.active, hindrance)
        end_landing(box, s, events)
    else:
        s.actor = s.active
        s.point = point


# --- 3.4 Portal squares


@rule
def land_on_portal(box, s, portal, events):
    owner = s.owner[portal]
    if owner == NOBODY:
        sell_at(box, s, BUY_PORTAL, portal_hindrance(box, s, portal), events)
    elif owner == s.active or not s.listed[portal] or s.free:
        end_landing(box, s, events)  # PLW-036, PLW-037, PLW-082
    else:
        emit(events, ROYALTIES_DUE, EVERYBODY, s.active, owner, portal, ROYALTIES)
        demand(box, s, s.active, ROYALTIES, owner, events)  # PLW-038, PLW-039, PLW-040


@rule
def portal_is_free(box, s):
    """Whether Libre Circulation covers the unowned portal under the pawn (PLW-083; option free_portal)."""
    return s.free and box.free_portal


@rule
def portal_hindrance(box, s, portal):
    """Why the unowned portal cannot be bought (PLW-035); 0 if it can."""
    if portal_is_free(box, s):
        return 0
    if s.cash[s.active] < PORTAL_PRICE:
        return NO_CASH
    if s.cash[s.active] - PORTAL_PRICE + s.pot[portal] < claims_on(box, s, portal, s.active):
        return NO_CASH_FOR_CLAIMS
    return 0


@rule
def buy_portal(box, s, events):
    """Price, pot, claims, in this order (PLW-032, PLW-033, PLW-070)."""
    portal = box.portal_at[s.square[s.active]]
    covered = portal_is_free(box, s)
    price = 0 if covered else PORTAL_PRICE
    s.cash[s.active] -= price
    s.till += price  # PLW-030
    s.owner[portal] = s.active
    emit(events, BOUGHT_PORTAL, EVERYBODY, s.active, portal, price)
    if s.pot[portal] > 0:
        s.cash[s.active] += s.pot[portal]
        emit(events, POT_TAKEN, EVERYBODY, s.active, portal, s.pot[portal])
        s.pot[portal] = 0
    for k in range(box.players):
        settle_claims(box, s, portal, (s.active + k) % box.players, covered, events)
    end_landing(box, s, events)


@rule
def settle_claims(box, s, portal, holder, covered, events):
    """The buyer pays what one player claims from the portal (PLW-034, PLW-069); his own claims are void (PLW-071)."""
    at = 0
    while at < s.claims:
        card = s.claim[at]
        if s.claim_by[at] != holder or box.news_portal[card] != portal:
            at += 1
            continue
        if holder == s.active or covered:
            emit(events, CLAIM_LAPSED, EVERYBODY, holder, card)  # PLW-083
        else:
            s.cash[s.active] -= box.news_amount[card]
            s.cash[holder] += box.news_amount[card]
            emit(events, CLAIM_PAID, EVERYBODY, s.active, holder, card, box.news_amount[card])
        give_back_claim(s, at)


# --- 3.5 Site Web, broadband and Silicon Valley squares


@rule
def card_hindrance(s, stock):
    """Why a card of a stack with so many cannot be bought; 0 if it can."""
    if stock == 0:
        return NO_STOCK
    return NO_CASH if s.cash[s.active] < price_here(s, CARD_PRICE) else 0


@rule
def buy_services(s, sites, accesses, events):
    """So many sites and accesses from their stacks, unbound for now (PLW-046, PLW-047)."""
    each = price_here(s, CARD_PRICE)  # PLW-084
    if sites > 0:
        s.sites[s.active] += sites
        s.site_stack -= sites
        emit(events, BOUGHT_SITES, EVERYBODY, s.active, sites, sites * each)
    if accesses > 0:
        s.accesses[s.active] += accesses
        s.access_stack -= accesses
        emit(events, BOUGHT_ACCESSES, EVERYBODY, s.active, accesses, accesses * each)
    s.cash[s.active] -= (sites + accesses) * each
    s.till += (sites + accesses) * each


@rule
def buy_card(box, s, events):
    """One card of a Site Web or broadband square (PLW-041, PLW-042, PLW-044), or one after the other (option multi_buy)."""
    if s.point == BUY_SITE:
        buy_services(s, 1, 0, events)
        stock = s.site_stack
    else:
        buy_services(s, 0, 1, events)
        stock = s.access_stack
    if not box.multi_buy or s.free or card_hindrance(s, stock):  # PLW-084: one card for nothing
        end_landing(box, s, events)


@rule
def buy_at_silicon_valley(box, s, choice, events):
    """One of the five purchases of Silicon Valley (PLW-043)."""
    buy_services(s, SITES_IN[choice], ACCESSES_IN[choice], events)
    end_landing(box, s, events)


# --- 3.6 Cotation squares


@rule
def listing_hindrance(s):
    """Why no portal can be listed where the active player has landed (PLW-048); 0 if one can."""
    seat = s.active
    if has_unlisted(s, seat) == 0 or s.sites[seat] == 0 or s.accesses[seat] == 0:
        return NO_SET
    return card_hindrance(s, s.listing_stack)  # PLW-085


@rule
def buy_and_list(box, s, portal, events):
    """Buy one listing card for one portal (PLW-048 to PLW-050)."""
    price = price_here(s, CARD_PRICE)
    s.cash[s.active] -= price
    s.till += price
    s.listing_stack -= 1
    s.spares[s.active] += 1
    emit(events, BOUGHT_LISTING, EVERYBODY, s.active, price)
    bind(s, s.active, portal, events)
    end_landing(box, s, events)


# --- 3.7 e-News squares


@rule
def land_on_news(box, s, events):
    if s.news_count == 0:
        emit(events, STACK_EMPTY, EVERYBODY, s.active, NEWS_STACK)  # PLW-066
        end_landing(box, s, events)
        return
    card = draw_news(s)  # PLW-057
    emit(events, NEWS_DRAWN, EVERYBODY, s.active, card)
    portal = box.news_portal[card]
    amount = box.news_amount[card]
    owner = s.owner[portal]
    if owner == s.active:
        emit(events, NEWS_VOID, EVERYBODY, s.active, portal)  # PLW-062
        end_landing(box, s, events)
    elif box.news_out[card]:
        if owner == NOBODY:
            keep_claim(box, s, s.active, events)  # PLW-064
            end_landing(box, s, events)
        else:
            demand(box, s, owner, amount, s.active, events)  # PLW-060, PLW-061, PLW-089
    elif s.free:
        emit(events, NEWS_WAIVED, EVERYBODY, s.active, amount)  # PLW-086
        end_landing(box, s, events)
    elif owner == NOBODY:
        demand(box, s, s.active, amount, UNOWNED + portal, events)  # PLW-063
    else:
        demand(box, s, s.active, amount, owner, events)  # PLW-059


# --- 3.9 Bourse squares


@rule
def land_on_bourse(box, s, events):
    if s.bourse_count == 0:
        emit(events, STACK_EMPTY, EVERYBODY, s.active, BOURSE_STACK)  # PLW-079
        end_landing(box, s, events)
        return
    card = draw_bourse(s)  # PLW-074
    kind = box.bourse_kind[card]
    amount = box.bourse_amount[card]
    emit(events, BOURSE_DRAWN, EVERYBODY, s.active, card)
    if kind == GAIN:
        s.cash[s.active] += amount  # PLW-075
        s.till -= amount
        emit(events, GAINED, EVERYBODY, s.active, amount)
        end_landing(box, s, events)
    elif kind != LOSS:
        keep_open_card(box, s, s.active, events)
        end_landing(box, s, events)
    elif s.free:
        emit(events, LOSS_WAIVED, EVERYBODY, s.active, amount)  # PLW-087
        end_landing(box, s, events)
    else:
        demand(box, s, s.active, amount, THE_BOURSE, events)
