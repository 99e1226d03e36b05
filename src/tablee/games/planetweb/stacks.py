"""The two stacks of cards, the cards that are kept out of them, and what is remembered of their order.

Contract, sections 3.7 to 3.10 and 5. A stack is drawn from its top and filled from below; it is never shuffled again, so
the cards that have come back lie in an order that everybody has seen.
"""

from tablee.core.chance import shuffle
from tablee.core.events import EVERYBODY, emit
from tablee.core.rule import rule
from tablee.games.planetweb.codes import CARD_KEPT, CLAIM_KEPT, CLAIM_LAPSED, LIBRE_ENDED
from tablee.games.planetweb.holdings import kept_of_kind
from tablee.games.planetweb.state import (
    BOURSE_CARDS,
    BOURSE_STACK,
    CONTRE,
    DEALT,
    LIBRE,
    NEWS_CARDS,
    NEWS_STACK,
    NO_CARD,
    NO_STACK,
    OPA,
)


@rule
def shuffle_stacks(s, chance):
    """Both stacks complete, face down and shuffled (PLW-004, PLW-005)."""
    for card in range(NEWS_CARDS):
        s.news[card] = card
    for card in range(BOURSE_CARDS):
        s.bourse[card] = card
    shuffle(chance, s.news, NEWS_CARDS)
    shuffle(chance, s.bourse, BOURSE_CARDS)
    s.news_count = NEWS_CARDS
    s.news_fresh = NEWS_CARDS
    s.bourse_count = BOURSE_CARDS
    s.bourse_fresh = BOURSE_CARDS
    s.news_shown = NO_CARD
    s.bourse_shown = NO_CARD


# --- Drawing and putting back


@rule
def draw_news(s):
    """Turn up the top e-News card."""
    card = s.news[0]
    for at in range(1, s.news_count):
        s.news[at - 1] = s.news[at]
    s.news_count -= 1
    s.news[s.news_count] = 0
    if s.news_fresh > 0:
        s.news_fresh -= 1
    s.news_shown = card
    s.open_card = NEWS_STACK
    return card


@rule
def draw_bourse(s):
    """Turn up the top Bourse card."""
    card = s.bourse[0]
    for at in range(1, s.bourse_count):
        s.bourse[at - 1] = s.bourse[at]
    s.bourse_count -= 1
    s.bourse[s.bourse_count] = 0
    if s.bourse_fresh > 0:
        s.bourse_fresh -= 1
    s.bourse_shown = card
    s.open_card = BOURSE_STACK
    return card


@rule
def put_under_news(s, card):
    s.news[s.news_count] = card  # PLW-065
    s.news_count += 1


@rule
def put_under_bourse(s, card):
    s.bourse[s.bourse_count] = card  # PLW-078
    s.bourse_count += 1


@rule
def close_open_card(s):
    """The card that was carried out goes under its stack."""
    if s.open_card == NEWS_STACK:
        put_under_news(s, s.news_shown)
    elif s.open_card != NO_STACK:
        put_under_bourse(s, s.bourse_shown)
    s.open_card = NO_STACK


# --- Claims (3.8)


@rule
def keep_claim(box, s, seat, events):
    """The open e-News card stays with who drew it, against the future buyer of its portal (PLW-064)."""
    card = s.news_shown
    s.claim[s.claims] = card
    s.claim_by[s.claims] = seat
    s.claims += 1
    s.open_card = NO_STACK
    emit(events, CLAIM_KEPT, EVERYBODY, seat, card, box.news_portal[card], box.news_amount[card])


@rule
def give_back_claim(s, at):
    """A claim is settled or has lapsed: its card goes under the e-News stack."""
    put_under_news(s, s.claim[at])
    s.claims -= 1
    for place in range(at, s.claims):
        s.claim[place] = s.claim[place + 1]
        s.claim_by[place] = s.claim_by[place + 1]
    s.claim[s.claims] = 0
    s.claim_by[s.claims] = 0


@rule
def drop_claims(s, seat, events):
    """The claims of a player who is out of the game lapse, in the order they were drawn (PLW-072)."""
    at = 0
    while at < s.claims:
        if s.claim_by[at] == seat:
            emit(events, CLAIM_LAPSED, EVERYBODY, seat, s.claim[at])
            give_back_claim(s, at)
        else:
            at += 1


# --- Bourse cards in hands: OPA, Contre OPA and Libre Circulation


@rule
def keep_bourse_card(s, seat, card):
    s.kept[s.kept_count] = card
    s.kept_by[s.kept_count] = seat
    s.kept_count += 1


@rule
def keep_open_card(box, s, seat, events):
    """The open Bourse card is kept until it is used (PLW-076, PLW-077)."""
    card = s.bourse_shown
    kind = box.bourse_kind[card]
    rolls = box.bourse_amount[card]
    if kind == LIBRE and kept_of_kind(box, s, seat, LIBRE) == 0:
        s.rolls[seat] = rolls  # PLW-080; a second card waits its turn: PLW-091
    keep_bourse_card(s, seat, card)
    s.open_card = NO_STACK
    emit(events, CARD_KEPT, EVERYBODY, seat, kind, rolls)


@rule
def place_of_oldest(box, s, seat, kind):
    """Where the card of this kind that the player has held longest stands among the kept ones, -1 if he has none."""
    for at in range(s.kept_count):
        if s.kept_by[at] == seat and box.bourse_kind[s.kept[at]] == kind:
            return at
    return -1


@rule
def take_kept(s, at):
    """Take a kept card out of its holder's hand."""
    card = s.kept[at]
    s.kept_count -= 1
    for place in range(at, s.kept_count):
        s.kept[place] = s.kept[place + 1]
        s.kept_by[place] = s.kept_by[place + 1]
    s.kept[s.kept_count] = 0
    s.kept_by[s.kept_count] = 0
    return card


@rule
def take_from_hand(box, s, seat, kind):
    """An OPA or CONTRE card leaves the hand: a dealt one first, else the Bourse card held longest (PLW-118)."""
    if kind == OPA and s.opa[seat] > 0:
        s.opa[seat] -= 1
        return DEALT
    if kind == CONTRE and s.contre[seat] > 0:
        s.contre[seat] -= 1
        return DEALT
    return take_kept(s, place_of_oldest(box, s, seat, kind))


@rule
def put_away(s, card, kind):
    """A spent card: the dealt kind leaves the game, the other goes under the Bourse stack (PLW-116, PLW-117, PLW-133)."""
    if card != DEALT:
        put_under_bourse(s, card)
    elif kind == OPA:
        s.tray_opa += 1
    else:
        s.tray_contre += 1


@rule
def hand_over(box, s, giver, taker, kind):
    """An OPA or CONTRE card joins another hand and keeps its kind (PLW-133)."""
    card = take_from_hand(box, s, giver, kind)
    if card != DEALT:
        keep_bourse_card(s, taker, card)
    elif kind == OPA:
        s.opa[taker] += 1
    else:
        s.contre[taker] += 1


@rule
def end_libre(box, s, seat, events):
    """A Libre Circulation card that is used up goes under the stack, and the next one starts (PLW-090, PLW-091)."""
    put_under_bourse(s, take_kept(s, place_of_oldest(box, s, seat, LIBRE)))
    emit(events, LIBRE_ENDED, EVERYBODY, seat)
    at = place_of_oldest(box, s, seat, LIBRE)
    s.rolls[seat] = box.bourse_amount[s.kept[at]] if at >= 0 else 0


@rule
def drop_libre(box, s, seat):
    """The Libre Circulation cards of a player who is out go under the stack, in the order they were drawn (PLW-137)."""
    at = place_of_oldest(box, s, seat, LIBRE)
    while at >= 0:
        put_under_bourse(s, take_kept(s, at))
        at = place_of_oldest(box, s, seat, LIBRE)
    s.rolls[seat] = 0


# --- What nobody knows (section 5)


@rule
def redeal(box, s, seat, chance):
    """Make this a random world that `seat` cannot tell from the true one: only cards never drawn are in unknown order.

    They are laid out in the order of their numbers and shuffled, so nothing of the true order stays.
    """
    cards = 0
    for at in range(s.news_fresh):
        cards |= 1 << s.news[at]
    at = 0
    for card in range(NEWS_CARDS):
        if (cards >> card) & 1:
            s.news[at] = card
            at += 1
    shuffle(chance, s.news, s.news_fresh)
    cards = 0
    for at in range(s.bourse_fresh):
        cards |= 1 << s.bourse[at]
    at = 0
    for card in range(BOURSE_CARDS):
        if (cards >> card) & 1:
            s.bourse[at] = card
            at += 1
    shuffle(chance, s.bourse, s.bourse_fresh)
