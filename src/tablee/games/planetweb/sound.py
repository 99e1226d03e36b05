"""Whether a position that somebody wrote down can be played: contract, section 3.14 and the conditions of each decision."""

from typing import Any

from tablee.core.position import NOBODY
from tablee.games.planetweb import holdings, squares, stacks
from tablee.games.planetweb.box import NOTE
from tablee.games.planetweb.state import (
    ACCESS,
    ASSIGN_LISTING,
    AT,
    AT_MENU,
    AT_SECOND,
    BOURSE,
    BUY_ACCESS,
    BUY_PORTAL,
    BUY_SERVICES,
    BUY_SITE,
    CARD_OFFER,
    CONTRE,
    COUNTER,
    CREDITOR_PRICE,
    DEALT,
    GAIN,
    LIBRE,
    LIQUIDATE,
    LIST,
    LISTING,
    LOSS,
    NEWS,
    NEWS_STACK,
    NO_CARD,
    NO_PORTAL,
    NO_STACK,
    OPA,
    OPA_BUY,
    PLAY,
    PORTAL,
    PORTALS,
    SILICON,
    SITE,
    TAKEOVER_PRICE,
    THE_BOURSE,
    UNOWNED,
)

_ON_SQUARE = {
    BUY_PORTAL: PORTAL,
    BUY_SITE: SITE,
    BUY_ACCESS: ACCESS,
    BUY_SERVICES: SILICON,
    LIST: LISTING,
    AT_MENU: AT,
    AT_SECOND: AT,
}
"""The kind of square on which the active player stands at these decisions."""


def is_sound(box: Any, s: Any) -> bool:
    """Whether the rules can go on from here; a finished position only has to be complete."""
    return _components(box, s) and _seats(box, s) and (_over(s) or (s.over == 0 and _running(box, s)))


def _components(box: Any, s: Any) -> bool:
    """Nothing is where it cannot be (3.14)."""
    amounts = [*s.cash, *s.pot, *s.earned, s.owed]
    kinds = [box.bourse_kind[card] for card in s.kept[: s.kept_count]]
    return (
        all(amount % NOTE == 0 for amount in amounts)
        and all(s.owner[portal] != NOBODY or not s.listed[portal] for portal in range(PORTALS))
        and all(s.owner[portal] == NOBODY or not s.pot[portal] for portal in range(PORTALS))
        and all(_is_claim(box, s, card) for card in s.claim[: s.claims])
        and not {GAIN, LOSS} & set(kinds)
        and s.news_fresh <= s.news_count
        and s.bourse_fresh <= s.bourse_count
        and (s.dice[0] == 0) == (s.dice[1] == 0)
    )


def _is_claim(box: Any, s: Any, card: int) -> bool:
    return bool(box.news_out[card]) and s.owner[box.news_portal[card]] == NOBODY


def _seats(box: Any, s: Any) -> bool:
    """Who is out has nothing; at least two play on; a Libre Circulation card in use has rolls left."""
    gone = sorted(order for order in s.out if order)
    if gone != list(range(1, len(gone) + 1)) or len(gone) > box.players - 1 or s.active == NOBODY or s.first == NOBODY:
        return False
    return all(_owns_nothing(s, seat) for seat in range(box.players) if s.out[seat]) and all(
        _rolls_fit(box, s, seat) for seat in range(box.players)
    )


def _owns_nothing(s: Any, seat: int) -> bool:
    held = s.cash[seat] + s.sites[seat] + s.accesses[seat] + s.spares[seat] + s.opa[seat] + s.contre[seat] + s.square[seat]
    holders = [*s.owner, *s.claim_by[: s.claims], *s.kept_by[: s.kept_count]]
    return held == 0 and seat not in holders and not s.leaving >> seat & 1


def _rolls_fit(box: Any, s: Any, seat: int) -> bool:
    at = stacks.place_of_oldest(box, s, seat, LIBRE)
    if at < 0:
        return bool(s.rolls[seat] == 0)
    used_up = s.free and seat == s.active
    return bool((0 if used_up else 1) <= s.rolls[seat] <= box.bourse_amount[s.kept[at]])


def _over(s: Any) -> bool:
    return bool(s.over and s.actor == NOBODY and s.point == 0)


def _running(box: Any, s: Any) -> bool:
    """The open decision is one that the rules would ask for here."""
    if s.point == 0 or s.actor == NOBODY or s.out[s.active] or s.out[s.actor] or s.winners:
        return False
    if s.out.count(0) - (len(s.out) - box.players) < 2 or (s.point == PLAY and s.leaving):
        return False
    in_debt = s.point in (LIQUIDATE, CARD_OFFER) or (s.point == ASSIGN_LISTING and s.debtor != NOBODY)
    attacked = s.point in (COUNTER, OPA_BUY)
    if in_debt != (s.debtor != NOBODY) or attacked != (s.target != NO_PORTAL):
        return False
    if not in_debt and (s.owed or s.insolvent or s.offered or s.creditor != NOBODY or s.open_card != NO_STACK):
        return False
    if not attacked and (s.opa_laid != NO_CARD or s.contre_laid != NO_CARD or any(s.attack + s.defence)):
        return False
    if s.point in _ON_SQUARE:
        return _at_square(box, s)
    if in_debt:
        return _debt(box, s)
    if attacked:
        return _attack(box, s)
    if s.actor != s.active:
        return False
    if s.point == ASSIGN_LISTING:
        return _several_to_list(s, s.actor)
    return not s.free and not any(_can_list(s, seat) for seat in range(box.players))


def _can_list(s: Any, seat: int) -> bool:
    """Whether the player holds all that lists a portal (PLW-052), which is done before anybody plays on."""
    unlisted = holdings.portals_of(s, seat) - holdings.listed_of(s, seat)
    return bool(s.spares[seat] and s.sites[seat] and s.accesses[seat] and unlisted)


def _at_square(box: Any, s: Any) -> bool:
    square = s.square[s.active]
    if s.actor != s.active or box.kind[square] != _ON_SQUARE[s.point]:
        return False
    hindrance = 0
    if s.point == BUY_PORTAL:
        portal = box.portal_at[square]
        hindrance = squares.portal_hindrance(box, s, portal) if s.owner[portal] == NOBODY else 1
    elif s.point == LIST:
        hindrance = squares.listing_hindrance(s)
    elif s.point not in (AT_MENU, AT_SECOND):
        stock = {BUY_SITE: s.site_stack, BUY_ACCESS: s.access_stack, BUY_SERVICES: s.site_stack + s.access_stack}[s.point]
        hindrance = squares.card_hindrance(s, stock)
    return hindrance == 0


def _several_to_list(s: Any, seat: int) -> bool:
    return _can_list(s, seat) and holdings.portals_of(s, seat) - holdings.listed_of(s, seat) > 1


def _debt(box: Any, s: Any) -> bool:
    """A debt that its square or card can have caused, and that is not settled yet."""
    debtor, creditor = s.debtor, s.creditor
    if creditor in (NOBODY, debtor) or s.out[debtor] or not s.owed or not _cause(box, s):
        return False
    if creditor < THE_BOURSE and (s.out[creditor] or s.active not in (debtor, creditor)):
        return False
    if creditor > THE_BOURSE and s.owner[creditor - UNOWNED] != NOBODY:
        return False
    if s.point == CARD_OFFER:
        cards = {OPA: holdings.opa_cards, CONTRE: holdings.contre_cards}.get(s.offered)
        asked = s.actor == creditor and creditor < THE_BOURSE and s.cash[s.actor] >= CREDITOR_PRICE
        sold_out = not s.insolvent or holdings.portals_of(s, debtor) + s.sites[debtor] + s.accesses[debtor] == 0
        return bool(asked and cards and cards(box, s, debtor) and sold_out and s.cash[debtor] < s.owed)
    if s.actor != debtor or s.offered or s.insolvent:
        return False
    if s.point == ASSIGN_LISTING:
        return _several_to_list(s, debtor)
    return bool(s.cash[debtor] < s.owed <= holdings.can_raise(box, s) and not s.spares[debtor])


def _cause(box: Any, s: Any) -> bool:
    """Royalties without a card, e-News and losses with theirs, where the active player stands."""
    square = s.square[s.active]
    if s.open_card == NO_STACK:
        portal = box.portal_at[square]
        return bool(portal != NO_PORTAL and s.listed[portal] and s.owner[portal] == s.creditor and s.debtor == s.active)
    if s.open_card == NEWS_STACK:
        return bool(box.kind[square] == NEWS and s.news_shown != NO_CARD)
    lossy = s.bourse_shown not in (NO_CARD, DEALT) and box.bourse_kind[s.bourse_shown] == LOSS
    return bool(box.kind[square] == BOURSE and lossy and s.creditor == THE_BOURSE and s.debtor == s.active)


def _attack(box: Any, s: Any) -> bool:
    """A listed portal of an opponent, the cards laid on it, and the rolls made so far."""
    owner = s.owner[s.target]
    if owner in (NOBODY, s.active) or not s.listed[s.target] or (s.defence[0] > 0) != (s.defence[1] > 0):
        return False
    laid = [(s.opa_laid, OPA), (s.contre_laid, CONTRE)]
    if any(card not in (NO_CARD, DEALT) and box.bourse_kind[card] != kind for card, kind in laid):
        return False
    if s.point == COUNTER:
        rolled = s.attack[0] > 0 and s.attack[1] > 0
        can = holdings.contre_cards(box, s, owner) > 0 and s.contre_laid == NO_CARD and not s.defence[0]
        return bool(s.actor == owner and s.opa_laid != NO_CARD and can and not s.free and rolled == bool(box.counter_after))
    from_at = s.opa_laid == NO_CARD
    if from_at and (box.kind[s.square[s.active]] != AT or s.contre_laid != NO_CARD):
        return False
    payable = s.cash[s.active] >= squares.price_here(s, TAKEOVER_PRICE)
    return bool(s.actor == s.active and s.attack[0] > 0 and s.attack[1] > 0 and payable and (from_at or not s.free))
