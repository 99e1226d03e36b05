"""What the players have and what it is worth; the rules and the view count alike."""

from tablee.core.rule import rule
from tablee.games.planetweb.state import (
    BOURSE_PRICE,
    CARD_PRICE,
    CONTRE,
    CREDITOR_PRICE,
    OPA,
    PORTAL_PRICE,
    PORTALS,
    SQUARES,
    THE_BOURSE,
)


@rule
def portals_of(s, seat):
    """How many portals a player owns."""
    count = 0
    for portal in range(PORTALS):
        if s.owner[portal] == seat:
            count += 1
    return count


@rule
def listed_of(s, seat):
    """How many listed portals a player owns."""
    count = 0
    for portal in range(PORTALS):
        if s.owner[portal] == seat and s.listed[portal]:
            count += 1
    return count


@rule
def wealth_of(s, seat):
    """Cash and purchase prices; OPA, Contre OPA and Libre Circulation cards, claims and pots count nothing (PLW-143)."""
    cards = s.sites[seat] + s.accesses[seat] + s.spares[seat] + 3 * listed_of(s, seat)
    return s.cash[seat] + PORTAL_PRICE * portals_of(s, seat) + CARD_PRICE * cards


def standing_of(s, seat):
    """What survivors are ranked by: wealth, listed portals, portals, cash (PLW-144)."""
    return wealth_of(s, seat), listed_of(s, seat), portals_of(s, seat), s.cash[seat]


@rule
def kept_of_kind(box, s, seat, kind):
    """How many Bourse cards of this kind a player holds."""
    count = 0
    for at in range(s.kept_count):
        if s.kept_by[at] == seat and box.bourse_kind[s.kept[at]] == kind:
            count += 1
    return count


@rule
def opa_cards(box, s, seat):
    """OPA cards of both kinds."""
    return s.opa[seat] + kept_of_kind(box, s, seat, OPA)


@rule
def contre_cards(box, s, seat):
    """Contre OPA cards of both kinds."""
    return s.contre[seat] + kept_of_kind(box, s, seat, CONTRE)


@rule
def claims_on(box, s, portal, buyer):
    """What a buyer of the portal would owe to the other holders of claims (PLW-034)."""
    due = 0
    for at in range(s.claims):
        if box.news_portal[s.claim[at]] == portal and s.claim_by[at] != buyer:
            due += box.news_amount[s.claim[at]]
    return due


@rule
def creditor_can_buy(s):
    """Whether the creditor is a player who can pay for an OPA or Contre OPA card (PLW-132)."""
    return s.creditor < THE_BOURSE and s.cash[s.creditor] >= CREDITOR_PRICE


@rule
def can_raise(box, s):
    """The most the debtor can bring together: cash, half prices, and what his cards would fetch (PLW-135)."""
    seat = s.debtor
    cards = s.sites[seat] + s.accesses[seat] + s.spares[seat] + 3 * listed_of(s, seat)
    each = CREDITOR_PRICE if creditor_can_buy(s) else BOURSE_PRICE
    takeovers = opa_cards(box, s, seat) + contre_cards(box, s, seat)
    return s.cash[seat] + portals_of(s, seat) * PORTAL_PRICE // 2 + cards * CARD_PRICE // 2 + takeovers * each


@rule
def royalty_squares_ahead(box, s, seat):
    """A bit for each total of two dice that leads to an opponent's listed portal."""
    bits = 0
    for total in range(2, 13):
        portal = box.portal_at[(s.square[seat] + total) % SQUARES]
        if portal >= 0 and s.listed[portal] and s.owner[portal] != seat:
            bits |= 1 << total
    return bits


@rule
def royalty_danger(box, s, seat):
    """How likely a player's next movement roll is to end on an opponent's listed portal where royalties are due."""
    if s.rolls[seat] > 0:
        return 0.0  # PLW-082
    bits = royalty_squares_ahead(box, s, seat)
    ways = 0
    for total in range(2, 13):
        if bits >> total & 1:
            ways += 6 - abs(7 - total)
    return ways / 36.0
