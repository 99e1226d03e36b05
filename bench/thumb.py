"""Players of Planet'Web by rule of thumb, as its contract describes them (section 9.3): *greedy* and *patient*.

*Greedy* buys what it can while a cushion is left and attacks as soon as it can; *patient* attacks when enough portals of others
are listed. The contract's own figures were measured with such players; our `greedy`, which weighs positions, is a stronger one.
"""

from __future__ import annotations

from typing import Any

from tablee.bots.player import Bot
from tablee.core.chance import Chance
from tablee.core.rulebook import Rulebook
from tablee.games.planetweb import choices, codes
from tablee.games.planetweb import state as points
from tablee.games.planetweb.codes import ACCESSES_IN, SITES_IN
from tablee.games.planetweb.holdings import contre_cards
from tablee.games.planetweb.state import CARD_PRICE, CREDITOR_PRICE, PORTAL_PRICE, PORTALS, ROYALTIES
from tablee.games.planetweb.takeovers import price_here

CUSHION = ROYALTIES
"""What is left in hand after a purchase."""
RICH = 100_000
"""What a creditor keeps who buys a card."""
ENOUGH = {2: 2, 3: 4, 4: 5, 5: 6, 6: 6}
"""Listed portals of others that a patient player waits for, by the players who are still in the game."""


class RuleOfThumb(Bot):
    """Greedy as the contract has it, or patient."""

    name = "thumb"

    def __init__(self, *, patient: bool = False) -> None:
        self.patient = patient

    def decide(self, book: Rulebook, box: Any, world: Any, chance: Chance) -> int:
        s, legal = world, book.actions(box, world)
        if s.point == points.PLAY:
            return self._play(box, s, legal, chance)
        if s.point in (points.AT_MENU, points.AT_SECOND):
            return _at(box, s, legal, chance)
        if s.point == points.LIQUIDATE:
            return int(choices.default_sale(box, s))
        if s.point in (points.LIST, points.ASSIGN_LISTING):
            return int(codes.LIST_PORTAL + choices.first_portal(s, False))
        if s.point == points.COUNTER:
            return codes.LAY_COUNTER
        if s.point == points.BUY_SERVICES:
            return _services(s, legal)
        return codes.BUY if _wanted(s) else codes.PASS

    def _play(self, box: Any, s: Any, legal: Any, chance: Chance) -> int:
        living = sum(not s.out[seat] for seat in range(box.players))
        targets = len(legal) - 1
        if targets == 0 or (self.patient and targets < ENOUGH[living]):
            return codes.ROLL
        return _target(box, s, legal, chance)


def _wanted(s: Any) -> bool:
    """Whether what is for sale here is worth its price."""
    seat = s.actor
    if s.point == points.OPA_BUY:
        return True
    if s.point == points.CARD_OFFER:
        return bool(s.cash[seat] - CREDITOR_PRICE >= RICH)
    if s.point == points.BUY_PORTAL:
        return bool(s.cash[seat] - price_here(s, PORTAL_PRICE) >= CUSHION)
    kept = s.sites if s.point == points.BUY_SITE else s.accesses
    return kept[seat] < _unlisted(s) and s.cash[seat] - price_here(s, CARD_PRICE) >= CUSHION


def _unlisted(s: Any) -> int:
    """E-services worth having of each kind: one for every portal of one's own that is not listed, and one in any case."""
    return max(1, sum(s.owner[portal] == s.actor and not s.listed[portal] for portal in range(PORTALS)))


def _services(s: Any, legal: Any) -> int:
    """As many e-services as are wanted and leave the cushion, most of them first."""
    seat, want = s.actor, _unlisted(s)
    sites, accesses = max(0, want - s.sites[seat]), max(0, want - s.accesses[seat])
    payable = (s.cash[seat] - CUSHION) // max(1, price_here(s, CARD_PRICE))
    for choice in (codes.SA, codes.SS, codes.AA, codes.S, codes.A):
        bought = SITES_IN[choice] + ACCESSES_IN[choice]
        fits = SITES_IN[choice] <= sites and ACCESSES_IN[choice] <= accesses and bought <= payable
        if fits and codes.SERVICES + choice in legal:
            return codes.SERVICES + choice
    return codes.PASS


def _target(box: Any, s: Any, legal: Any, chance: Chance) -> int:
    """A portal to attack, of somebody without a Contre OPA if there is one."""
    aims = [one for one in legal if codes.TAKE_OVER <= one < codes.BUY]
    undefended = [one for one in aims if contre_cards(box, s, s.owner[one - codes.TAKE_OVER]) == 0]
    return int((undefended or aims)[chance.below(len(undefended or aims))])


def _at(box: Any, s: Any, legal: Any, chance: Chance) -> int:
    """On the @: a takeover, else an unlisted portal, else cards that are wanted, else a spare listing."""
    if any(codes.TAKE_OVER <= one < codes.BUY for one in legal):
        return _target(box, s, legal, chance)
    left = s.cash[s.actor] - CUSHION
    portals = [one for one in legal if codes.TAKE_PORTAL <= one < codes.BUY_LISTING]
    if portals and left >= price_here(s, PORTAL_PRICE):
        return int(portals[chance.below(len(portals))])
    if left < price_here(s, CARD_PRICE):
        return codes.PASS
    cards = [
        one
        for one in legal
        if (codes.TAKE_SITE <= one < codes.TAKE_ACCESS and s.sites[s.actor] < _unlisted(s))
        or (codes.TAKE_ACCESS <= one < codes.TAKE_PORTAL and s.accesses[s.actor] < _unlisted(s))
    ]
    if cards:
        return int(cards[chance.below(len(cards))])
    return codes.BUY_LISTING if codes.BUY_LISTING in legal else codes.PASS
