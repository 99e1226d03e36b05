"""What the coach says of Planet'Web: the evaluation term by term, and what a lead in it means."""

from tablee.core.odds import decided, surer
from tablee.games.planetweb.bot import (
    CONTRE_WORTH,
    LEAST,
    ROLL_WORTH,
    TAKEOVER_HOPE,
    bareness,
    lasting,
    listed_worth,
    pending_worth,
    portals_worth,
    royalties_ahead,
    services_worth,
    weapons_worth,
)
from tablee.games.planetweb.holdings import contre_cards, listed_of, portals_of
from tablee.games.planetweb.state import COUNTER, OPA_BUY, TAKEOVER_PRICE

TERMS = (
    "cash", "portals", "listed", "services", "weapons", "passage", "royalties", "cushion", "debt", "claim", "threat", "others",
    "won", "lost", "rest",
)  # fmt: skip
"""Texts: `term-<name>`."""

USUAL_WORTH = 450_000
"""What a player is usually worth. A share grows with what is one's own and falls with what is the others': both are told as
they do where all are worth this, so that what the others lose seems no gain of cash or cards. The rest has no words."""


def spread(box):
    """The lead, in shares of all that the players are worth, that makes a seat e times as likely to win."""
    return 0.16


LAST_ROUNDS = 6.0
"""Rounds for each player: with fewer left a lead tells more than the evaluation says, and more and more from there on."""


def told(box, s, chances):
    """Chances that allow for a limit of rounds: in the last ones a lead can hardly be lost. Fitted to greedy games."""
    if not box.round_limit:
        return chances
    return surer(chances, max(1.0, LAST_ROUNDS * box.players / (box.round_limit - s.round + 1.5)))


def terms(box, s, seat):
    """What `evaluate` adds up for a seat, by name: how much each brings where all are worth what they usually are."""
    named = dict.fromkeys(TERMS, 0.0)
    if s.over:
        named.update(decided(s, seat))
        named["rest"] = (s.winners >> seat & 1) / s.winners.bit_count() - sum(named.values())
        return named
    living = [other for other in range(box.players) if not s.out[other]]
    all_listed = sum(listed_of(s, other) for other in living)
    worth = {other: _euros(box, s, other, len(living) - 1, all_listed) for other in living}
    mine = worth.get(seat, {})
    for name, euros in mine.items():
        named[name] = euros * (len(living) - 1) / (USUAL_WORTH * len(living) ** 2)
    own = sum(mine.values())
    everybodys = sum(sum(euros.values()) for euros in worth.values())
    others = everybodys - own + mine.get("threat", 0.0)  # what the attacker hopes for is said already
    named["others"] = -others / (USUAL_WORTH * len(living) ** 2)
    named["rest"] += own / everybodys - sum(named.values())
    return named


def _euros(box, s, seat, rivals, all_listed):
    """What a player's position is worth in euros, by name."""
    listed = listed_of(s, seat)
    unlisted = portals_of(s, seat) - listed
    laying = lasting(box, s, CONTRE_WORTH * contre_cards(box, s, seat), 0)  # counted against them, so that they are laid
    euros = {
        "cash": 1.0 * s.cash[seat],
        "portals": portals_worth(box, s, unlisted),
        "listed": listed_worth(box, s, listed),
        "services": services_worth(box, s, seat, unlisted),
        "weapons": weapons_worth(box, s, seat) - laying,
        "passage": 1.0 * ROLL_WORTH * s.rolls[seat],
        "royalties": royalties_ahead(box, s, listed, rivals, all_listed),
        "cushion": -bareness(s, seat, listed, all_listed),
    }
    pending = pending_worth(box, s, seat, rivals)
    if s.point not in (COUNTER, OPA_BUY):
        euros["debt" if s.debtor == seat else "claim"] = pending
    elif seat != s.active:
        euros["threat"] = pending
    else:  # compared with takeovers that are over, and with none: hope counts where success would
        hope = TAKEOVER_HOPE if s.point == COUNTER else 1.0
        euros["cash"] -= hope * TAKEOVER_PRICE
        euros["listed"] += hope * listed_worth(box, s, 1)
        euros["royalties"] += hope * royalties_ahead(box, s, 1, rivals, 0)
    worth = sum(euros.values()) + laying
    euros["rest"] = max(worth, LEAST) - sum(euros.values())
    return euros
