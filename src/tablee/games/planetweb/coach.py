"""What the coach says of Planet'Web: the evaluation term by term, and what a lead in it means."""

from tablee.games.planetweb.bot import (
    LEAST,
    ROLL_WORTH,
    bareness,
    listed_worth,
    pending_worth,
    portals_worth,
    royalties_ahead,
    services_worth,
    weapons_worth,
)
from tablee.games.planetweb.holdings import listed_of, portals_of

TERMS = ("cash", "portals", "listed", "services", "weapons", "passage", "royalties", "cushion", "pending", "least", "result")
"""Texts: `term-<name>`."""


def spread(box):
    """The lead, in shares of all that the players are worth, that makes a seat e times as likely to win."""
    return 0.16


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
    euros = {
        "cash": 1.0 * s.cash[seat],
        "portals": portals_worth(box, s, unlisted),
        "listed": listed_worth(box, s, listed),
        "services": services_worth(box, s, seat, unlisted),
        "weapons": weapons_worth(box, s, seat),
        "passage": 1.0 * ROLL_WORTH * s.rolls[seat],
        "royalties": royalties_ahead(box, s, listed, rivals, all_listed),
        "cushion": -bareness(s, seat, listed, all_listed),
        "pending": pending_worth(box, s, seat, rivals),
    }
    worth = sum(euros.values())
    euros["least"] = max(worth, LEAST) - worth
    return euros
