"""Takeovers, with a card or from the @, and the other actions of the @ square: contract, section 3.11."""

from tablee.core.chance import below
from tablee.core.events import EVERYBODY, emit
from tablee.core.rule import rule
from tablee.games.planetweb.codes import (
    ATTACK_ROLLED,
    ATTACKED,
    BOUGHT_LISTING,
    COUNTER_ROLLED,
    COUNTERED,
    NOT_BOUGHT,
    NOT_COUNTERED,
    TAKE_ACCESS,
    TAKE_PORTAL,
    TAKE_SITE,
    TAKEN_OVER,
    TOOK_ACCESS,
    TOOK_PORTAL,
    TOOK_SITE,
)
from tablee.games.planetweb.holdings import contre_cards
from tablee.games.planetweb.stacks import put_away, take_from_hand
from tablee.games.planetweb.state import (
    AT_MENU,
    AT_SECOND,
    CARD_PRICE,
    CONTRE,
    COUNTER,
    NO_CARD,
    NO_PORTAL,
    OPA,
    OPA_BUY,
    PORTAL_PRICE,
    TAKEOVER_PRICE,
)
from tablee.games.planetweb.turn import end_landing, end_play

DIE = 6


@rule
def price_here(s, price):
    """What a purchase costs the active player where he has landed: nothing under Libre Circulation (PLW-081)."""
    return 0 if s.free else price


# --- OPA with a card


@rule
def attack_with_card(box, s, portal, chance, events):
    """Lay an OPA card on an opponent's listed portal instead of moving (PLW-105, PLW-107)."""
    owner = s.owner[portal]
    s.double = 0
    s.target = portal
    s.opa_laid = take_from_hand(box, s, s.active, OPA)
    emit(events, ATTACKED, EVERYBODY, s.active, owner, portal, 0)
    if not box.counter_after and contre_cards(box, s, owner) > 0:
        s.actor = owner  # PLW-108, PLW-109
        s.point = COUNTER
    else:
        roll_attack(box, s, chance, events)


@rule
def answer_attack(box, s, lays, chance, events):
    """The owner lays a Contre OPA card beside the OPA card, or does not."""
    owner = s.actor
    if lays:
        s.contre_laid = take_from_hand(box, s, owner, CONTRE)
        emit(events, COUNTERED, EVERYBODY, owner, s.target)
    else:
        emit(events, NOT_COUNTERED, EVERYBODY, owner, s.target)
    if s.attack[0] == 0:
        roll_attack(box, s, chance, events)
    elif lays:
        roll_defence(box, s, chance, events)
    else:
        ask_to_buy(s)


@rule
def roll_attack(box, s, chance, events):
    """An even total succeeds (PLW-110)."""
    s.attack[0] = below(chance, DIE) + 1
    s.attack[1] = below(chance, DIE) + 1
    success = (s.attack[0] + s.attack[1]) % 2 == 0
    emit(events, ATTACK_ROLLED, EVERYBODY, s.active, s.attack[0], s.attack[1], 1 if success else 0)
    if not success:
        end_card_takeover(box, s, events)  # PLW-111
    elif s.contre_laid != NO_CARD:
        roll_defence(box, s, chance, events)
    elif box.counter_after and contre_cards(box, s, s.owner[s.target]) > 0:
        s.actor = s.owner[s.target]
        s.point = COUNTER
    else:
        ask_to_buy(s)


@rule
def roll_defence(box, s, chance, events):
    """An even total of the owner cancels the takeover (PLW-112)."""
    s.defence[0] = below(chance, DIE) + 1
    s.defence[1] = below(chance, DIE) + 1
    cancelled = (s.defence[0] + s.defence[1]) % 2 == 0
    emit(events, COUNTER_ROLLED, EVERYBODY, s.owner[s.target], s.defence[0], s.defence[1], 1 if cancelled else 0)
    if cancelled:
        end_card_takeover(box, s, events)
    else:
        ask_to_buy(s)


@rule
def ask_to_buy(s):
    """A takeover that succeeded lets the attacker buy, he need not (PLW-113)."""
    s.actor = s.active
    s.point = OPA_BUY


@rule
def answer_takeover(box, s, buys, events):
    """The attacker buys the portal with its three cards, or does not."""
    portal = s.target
    if buys:
        owner = s.owner[portal]
        price = price_here(s, TAKEOVER_PRICE)  # PLW-088; never free with a card: PLW-089
        s.cash[s.active] -= price
        s.cash[owner] += price  # PLW-095, PLW-114
        s.owner[portal] = s.active  # PLW-056, PLW-115: it stays listed
        s.won[s.active] += 1
        s.lost[owner] += 1
        emit(events, TAKEN_OVER, EVERYBODY, s.active, owner, portal, price)
    else:
        emit(events, NOT_BOUGHT, EVERYBODY, s.active, portal)
    if s.opa_laid == NO_CARD:
        forget_takeover(s)
        end_landing(box, s, events)
    else:
        end_card_takeover(box, s, events)


@rule
def end_card_takeover(box, s, events):
    """The cards are spent whatever the result, and the turn is over (PLW-116, PLW-117, PLW-119)."""
    put_away(s, s.opa_laid, OPA)  # PLW-118: before the Contre OPA card
    if s.contre_laid != NO_CARD:
        put_away(s, s.contre_laid, CONTRE)
    forget_takeover(s)
    end_play(box, s, False, events)


@rule
def forget_takeover(s):
    """No portal is under attack."""
    s.target = NO_PORTAL
    s.opa_laid = NO_CARD
    s.contre_laid = NO_CARD
    for die in range(2):
        s.attack[die] = 0
        s.defence[die] = 0


# --- The @ square


@rule
def attack_from_at(box, s, portal, chance, events):
    """A takeover without a card, which nobody can counter: any roll but a double succeeds (PLW-093, PLW-094)."""
    s.target = portal
    emit(events, ATTACKED, EVERYBODY, s.active, s.owner[portal], portal, 1)
    s.attack[0] = below(chance, DIE) + 1
    s.attack[1] = below(chance, DIE) + 1
    success = s.attack[0] != s.attack[1]
    emit(events, ATTACK_ROLLED, EVERYBODY, s.active, s.attack[0], s.attack[1], 1 if success else 0)
    if success:
        ask_to_buy(s)
    else:
        forget_takeover(s)  # PLW-097
        end_landing(box, s, events)


@rule
def take(box, s, action, events):
    """Buy an unbound card or an unlisted portal of an opponent, who cannot refuse (PLW-098, PLW-099)."""
    if action < TAKE_ACCESS:
        seat = action - TAKE_SITE
        s.sites[seat] -= 1
        s.sites[s.active] += 1
        pay_opponent(s, seat, price_here(s, CARD_PRICE))
        emit(events, TOOK_SITE, EVERYBODY, s.active, seat, price_here(s, CARD_PRICE))
    elif action < TAKE_PORTAL:
        seat = action - TAKE_ACCESS
        s.accesses[seat] -= 1
        s.accesses[s.active] += 1
        pay_opponent(s, seat, price_here(s, CARD_PRICE))
        emit(events, TOOK_ACCESS, EVERYBODY, s.active, seat, price_here(s, CARD_PRICE))
    else:
        portal = action - TAKE_PORTAL
        seat = s.owner[portal]
        s.owner[portal] = s.active
        pay_opponent(s, seat, price_here(s, PORTAL_PRICE))
        emit(events, TOOK_PORTAL, EVERYBODY, s.active, seat, portal, price_here(s, PORTAL_PRICE))
    if s.point == AT_MENU:
        s.point = AT_SECOND  # PLW-100
    else:
        end_landing(box, s, events)


@rule
def pay_opponent(s, seat, price):
    s.cash[s.active] -= price
    s.cash[seat] += price


@rule
def buy_listing(box, s, events):
    """Buy one listing card, with or without a portal for it (PLW-102)."""
    price = price_here(s, CARD_PRICE)
    s.cash[s.active] -= price
    s.till += price
    s.listing_stack -= 1
    s.spares[s.active] += 1
    emit(events, BOUGHT_LISTING, EVERYBODY, s.active, price)
    end_landing(box, s, events)
