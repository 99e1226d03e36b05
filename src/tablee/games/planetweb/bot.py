"""What bots know of Planet'Web: a sound evaluation, an encoding for learners, a quick random choice."""

from tablee.core.chance import below
from tablee.core.position import NOBODY
from tablee.core.rule import rule
from tablee.games.planetweb.choices import legal
from tablee.games.planetweb.holdings import claims_on, contre_cards, listed_of, opa_cards, portals_of, royalty_danger
from tablee.games.planetweb.state import (
    BOURSE_CARDS,
    BOURSE_PRICE,
    CARD_OFFER,
    CARD_PRICE,
    CONTRE,
    COUNTER,
    NEWS_CARDS,
    NO_PORTAL,
    OPA,
    OPA_BUY,
    PLAYERS,
    POINTS,
    PORTAL_PRICE,
    PORTALS,
    SQUARES,
    TAKEOVER_PRICE,
    THE_BOURSE,
)

# Worth in euros, fitted to the results of some thousand games between greedy bots (contract, section 9: where it began).
PORTAL_WORTH = 10_000
FIRST_PORTAL, FIRST_PORTALS = 12_000, 3
"""What each of the first portals that wait to be listed is worth on top: without one there is nothing to list."""
FITTING_CARD, NEXT_CARD, LOOSE_CARD = 18_500, 16_000, 8_500
"""An e-service with a portal to go with it, one kept ready for the next portal, and any beyond that."""
WHOLE_SET = 12_500
"""What it is worth on top to hold all that a portal needs but the listing."""
SPARE_WORTH = 10_000
LISTED_WORTH = 100_000
ROYALTIES_A_ROUND = 1_850
HORIZON = 12
OPA_WORTH, CONTRE_WORTH = 20_000, -1_000
"""A Contre OPA is for laying: it saves one portal in four that are attacked, and kept back it saves none. So it counts as a
little less than nothing; else who thinks of one throw alone would lay it only where that throw needs it."""
ROLL_WORTH = 3_500
CUSHION, BARE = 60_000, 0.55
"""One royalty in hand: who has less may have to sell at half price, and each euro that is missing costs so much."""

LEAST = 5_000.0
DEBT = 1.5
"""What a euro of debt costs: paying it may mean selling at half price."""
TAKEOVER_HOPE = 0.35
"""How far an attack that is not decided yet counts as won; one that has succeeded counts whole, since who may buy will."""


@rule
def rounds_ahead(box, s):
    """How many rounds royalties are reckoned for."""
    if box.round_limit and box.round_limit - s.round < HORIZON:
        return box.round_limit - s.round
    return HORIZON


@rule
def lasting(box, s, euros, price):
    """What a thing is worth that promises so many euros in the long run; when the last round comes it counts its price."""
    rounds = rounds_ahead(box, s)
    if rounds == HORIZON:
        return 1.0 * euros
    return (rounds * euros + (HORIZON - rounds) * price) / HORIZON


@rule
def portals_worth(box, s, unlisted):
    """Portals that are not listed yet."""
    return lasting(box, s, PORTAL_WORTH * unlisted + FIRST_PORTAL * min(unlisted, FIRST_PORTALS), PORTAL_PRICE * unlisted)


@rule
def listed_worth(box, s, listed):
    """Listed portals, each with its three cards."""
    return lasting(box, s, LISTED_WORTH * listed, (PORTAL_PRICE + 3 * CARD_PRICE) * listed)


@rule
def cards_worth(cards, unlisted):
    """E-services of one kind, some of which have a portal waiting for them."""
    fitting = min(cards, unlisted)
    ready = min(cards - fitting, 1)
    return fitting * FITTING_CARD + ready * NEXT_CARD + (cards - fitting - ready) * LOOSE_CARD


@rule
def services_worth(box, s, seat, unlisted):
    """E-services and spare listing cards."""
    sites = s.sites[seat]
    accesses = s.accesses[seat]
    euros = cards_worth(sites, unlisted) + cards_worth(accesses, unlisted) + SPARE_WORTH * s.spares[seat]
    euros += WHOLE_SET * min(min(sites, accesses), unlisted)
    return lasting(box, s, euros, CARD_PRICE * (sites + accesses + s.spares[seat]))


@rule
def weapons_worth(box, s, seat):
    """OPA and Contre OPA cards."""
    return lasting(box, s, OPA_WORTH * opa_cards(box, s, seat) + CONTRE_WORTH * contre_cards(box, s, seat), 0)


@rule
def royalties_ahead(box, s, listed, rivals, all_listed):
    """Royalties that a player with so many listed portals will take in, less those to be paid."""
    return 1.0 * rounds_ahead(box, s) * ROYALTIES_A_ROUND * (rivals * listed - (all_listed - listed))


@rule
def bareness(s, seat, listed, all_listed):
    """What it costs to be short of cash while royalties threaten."""
    return BARE * max(0, CUSHION - s.cash[seat]) if all_listed > listed else 0.0


@rule
def worth_of(box, s, seat, rivals, all_listed):
    """What a player's position is worth in euros, with so many living rivals and listed portals on the board."""
    listed = listed_of(s, seat)
    unlisted = portals_of(s, seat) - listed
    worth = 1.0 * s.cash[seat] + portals_worth(box, s, unlisted) + listed_worth(box, s, listed)
    worth += services_worth(box, s, seat, unlisted) + weapons_worth(box, s, seat) + ROLL_WORTH * s.rolls[seat]
    return worth + royalties_ahead(box, s, listed, rivals, all_listed) - bareness(s, seat, listed, all_listed)


@rule
def pending_worth(box, s, seat, rivals):
    """What an open debt and an undecided takeover add or take."""
    worth = 0.0
    if s.debtor == seat:
        worth -= DEBT * s.owed
    if s.debtor != NOBODY and s.creditor == seat:
        worth += 1.0 * s.owed
    if s.point == CARD_OFFER and s.debtor == seat:
        worth += BOURSE_PRICE - (OPA_WORTH if s.offered == OPA else CONTRE_WORTH)
    if s.point == COUNTER or s.point == OPA_BUY:
        hope = TAKEOVER_HOPE if s.point == COUNTER else 1.0
        gain = listed_worth(box, s, 1) + rounds_ahead(box, s) * ROYALTIES_A_ROUND * (rivals + 1) - TAKEOVER_PRICE
        if seat == s.active:
            worth += hope * gain
        elif seat == s.owner[s.target]:
            worth -= hope * gain
    return worth


@rule
def evaluate(box, s, out):
    """Each seat's share of all that the living are worth; of a finished game the winners have all."""
    living = 0
    all_listed = 0
    for seat in range(box.players):
        if not s.out[seat]:
            living += 1
            all_listed += listed_of(s, seat)
    total = 0.0
    for seat in range(box.players):
        out[seat] = 0.0
        if s.over:
            out[seat] = 1.0 if (s.winners >> seat) & 1 else 0.0
        elif not s.out[seat]:
            worth = worth_of(box, s, seat, living - 1, all_listed) + pending_worth(box, s, seat, living - 1)
            out[seat] = max(worth, LEAST)
        total += out[seat]
    for seat in range(box.players):
        out[seat] /= total


@rule
def choose(box, s, chance, out):
    """A random legal action, all equally likely; `out` is room for listing them."""
    n = legal(box, s, out)
    if n == 1:
        return out[0]
    return out[below(chance, n)]


POINT_COUNT = len(POINTS)
PLAYER_CODE = 14 + SQUARES
PORTAL_CODE = PLAYERS + 4
OBSERVATION = (
    PLAYERS * PLAYER_CODE  # in the game, cash, cards, rolls, portals, danger, square; own seat first
    + PORTALS * PORTAL_CODE  # owner, own seat first; listed, pot, own claim, others' claims
    + NEWS_CARDS  # the top e-News card, once its stack's order is known
    + BOURSE_CARDS  # the top Bourse card
    + 7  # sizes of the stacks, cards never drawn
    + POINT_COUNT  # decision point
    + 2 * PLAYERS  # who acts, whose turn it is; own seat first
    + PORTALS  # portal under attack
    + 2 * PLAYERS + 2  # debtor, creditor (own seat first), the Bourse, amount
    + 6  # insolvent, card offered, double, free, rounds left
    + PLAYERS  # number of players
)  # fmt: skip
"""Numbers in an observation."""


@rule
def write_player(box, s, seat, out, at):
    """All that one player has."""
    out[at] = 0.0 if s.out[seat] else 1.0
    out[at + 1] = s.cash[seat] / 400_000.0
    out[at + 2] = 1.0 * s.sites[seat]
    out[at + 3] = 1.0 * s.accesses[seat]
    out[at + 4] = 1.0 * s.spares[seat]
    out[at + 5] = 1.0 * s.opa[seat]
    out[at + 6] = 1.0 * (opa_cards(box, s, seat) - s.opa[seat])
    out[at + 7] = 1.0 * s.contre[seat]
    out[at + 8] = 1.0 * (contre_cards(box, s, seat) - s.contre[seat])
    out[at + 9] = 1.0 * s.rolls[seat]
    out[at + 10] = 1.0 * ((s.leaving >> seat) & 1)
    out[at + 11] = portals_of(s, seat) / 4.0
    out[at + 12] = listed_of(s, seat) / 4.0
    out[at + 13] = 1.0 * royalty_danger(box, s, seat)
    out[at + 14 + s.square[seat]] = 1.0


@rule
def observe(box, s, seat, out):
    """The position as `seat` sees it, as numbers; a spectator (-1) sees it from seat 0."""
    for i in range(OBSERVATION):
        out[i] = 0.0
    own = max(seat, 0)
    at = 0
    for k in range(box.players):
        write_player(box, s, (own + k) % box.players, out, at + k * PLAYER_CODE)
    at += PLAYERS * PLAYER_CODE
    for portal in range(PORTALS):
        if s.owner[portal] != NOBODY:
            out[at + (s.owner[portal] - own + box.players) % box.players] = 1.0
        out[at + PLAYERS] = 1.0 * s.listed[portal]
        out[at + PLAYERS + 1] = s.pot[portal] / 50_000.0
        out[at + PLAYERS + 2] = (claims_on(box, s, portal, NOBODY) - claims_on(box, s, portal, own)) / 50_000.0
        out[at + PLAYERS + 3] = claims_on(box, s, portal, own) / 50_000.0
        at += PORTAL_CODE
    if s.news_fresh == 0 and s.news_count > 0:
        out[at + s.news[0]] = 1.0
    at += NEWS_CARDS
    if s.bourse_fresh == 0 and s.bourse_count > 0:
        out[at + s.bourse[0]] = 1.0
    at += BOURSE_CARDS
    out[at] = s.site_stack / 18.0
    out[at + 1] = s.access_stack / 18.0
    out[at + 2] = s.listing_stack / 18.0
    out[at + 3] = s.news_count / 36.0
    out[at + 4] = s.bourse_count / 32.0
    out[at + 5] = s.news_fresh / 36.0
    out[at + 6] = s.bourse_fresh / 32.0
    observe_decision(box, s, own, out, at + 7)


@rule
def observe_decision(box, s, own, out, at):
    """Who must decide what, and what it is about."""
    if s.over == 0:
        out[at + s.point - 1] = 1.0
        out[at + POINT_COUNT + (s.actor - own + box.players) % box.players] = 1.0
        out[at + POINT_COUNT + PLAYERS + (s.active - own + box.players) % box.players] = 1.0
    at += POINT_COUNT + 2 * PLAYERS
    if s.target != NO_PORTAL:
        out[at + s.target] = 1.0
    at += PORTALS
    if s.debtor != NOBODY:
        out[at + (s.debtor - own + box.players) % box.players] = 1.0
        if s.creditor < THE_BOURSE:
            out[at + PLAYERS + (s.creditor - own + box.players) % box.players] = 1.0
        elif s.creditor == THE_BOURSE:
            out[at + 2 * PLAYERS] = 1.0
        out[at + 2 * PLAYERS + 1] = s.owed / 50_000.0
    at += 2 * PLAYERS + 2
    out[at] = 1.0 * s.insolvent
    out[at + 1] = 1.0 if s.offered == OPA else 0.0
    out[at + 2] = 1.0 if s.offered == CONTRE else 0.0
    out[at + 3] = 1.0 * s.double
    out[at + 4] = 1.0 * s.free
    if box.round_limit:
        out[at + 5] = (box.round_limit - s.round) / 30.0
    out[at + 6 + box.players - 1] = 1.0
