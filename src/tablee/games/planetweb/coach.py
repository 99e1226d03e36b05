"""What the coach says of Planet'Web: the evaluation term by term, and what a lead in it means."""

from tablee.games.planetweb.bot import (
    CONTRE_WORTH,
    CUSHION,
    LEAST,
    LISTED_WORTH,
    OPA_WORTH,
    PORTAL_WORTH,
    ROLL_WORTH,
    ROYALTIES_A_ROUND,
    cards_worth,
    pending_worth,
    rounds_ahead,
)
from tablee.games.planetweb.holdings import contre_cards, listed_of, opa_cards, portals_of

TERMS = ("cash", "portals", "listed", "services", "weapons", "passage", "royalties", "cushion", "pending", "least", "result")
"""Texts: `term-<name>`."""


def spread(box):
    """The lead, in shares of all that the players are worth, that makes a seat e times as likely to win."""
    return 0.15


def terms(box, s, seat):
    """What `evaluate` adds up for a seat, by name: each as a share of what all are worth."""
    named = dict.fromkeys(TERMS, 0.0)
    if s.over:
        winners = bin(s.winners).count("1")
        named["result"] = (s.winners >> seat & 1) / winners
        return named
    living = [other for other in range(box.players) if not s.out[other]]
    all_listed = sum(listed_of(s, other) for other in living)
    worth = {other: _euros(box, s, other, len(living) - 1, all_listed) for other in living}
    total = sum(sum(euros.values()) for euros in worth.values())
    for name, euros in worth.get(seat, {}).items():
        named[name] = euros / total
    return named


def _euros(box, s, seat, rivals, all_listed):
    """What a player's position is worth in euros, by name."""
    listed = listed_of(s, seat)
    unlisted = portals_of(s, seat) - listed
    poor = s.cash[seat] < CUSHION and all_listed > listed
    euros = {
        "cash": 1.0 * s.cash[seat],
        "portals": 1.0 * PORTAL_WORTH * unlisted,
        "listed": 1.0 * LISTED_WORTH * listed,
        "services": 1.0 * sum(cards_worth(cards[seat], unlisted) for cards in (s.sites, s.accesses, s.spares)),
        "weapons": 1.0 * OPA_WORTH * opa_cards(box, s, seat) + CONTRE_WORTH * contre_cards(box, s, seat),
        "passage": 1.0 * ROLL_WORTH * s.rolls[seat],
        "royalties": 1.0 * rounds_ahead(box, s) * ROYALTIES_A_ROUND * (rivals * listed - (all_listed - listed)),
        "cushion": -0.4 * (CUSHION - s.cash[seat]) if poor else 0.0,
        "pending": pending_worth(box, s, seat, rivals),
    }
    worth = sum(euros.values())
    euros["least"] = max(worth, LEAST) - worth
    return euros
