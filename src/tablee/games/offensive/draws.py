"""The draw pile, hands and the discard pile of chapter 3.4, and what each side knows of the pile (5.4)."""

from tablee.core.chance import shuffle
from tablee.core.events import EVERYBODY, all_but, emit, only
from tablee.core.rule import rule
from tablee.games.offensive.state import BLUE, ONLOOKER, RED
from tablee.games.offensive.terms import DEALT, DREW, DREW_HIDDEN, HAND_DEALT, RESHUFFLED

FIRST_HAND = 6


@rule
def hand_size(box, s, side):
    """Cards in a hand."""
    count = 0
    for card in range(1, box.cards + 1):
        count += s.hand[side][card]
    return count


@rule
def deal(box, s, chance, events):
    """Shuffle the deck and deal six cards to each, one by one, Red first (OFN-033)."""
    for card in range(1, box.cards + 1):
        for _ in range(box.copies[card]):
            s.pile[s.pile_count] = card
            s.pile_count += 1
        for knower in range(3):
            s.pile_max[knower][card] = box.copies[card]
    shuffle(chance, s.pile, s.pile_count)
    for _ in range(FIRST_HAND):
        for side in range(2):
            if s.pile_count > 0:
                card = take_top(s, side)
                emit(events, DEALT, only(side), side, card)
    emit(events, HAND_DEALT, EVERYBODY, hand_size(box, s, RED), hand_size(box, s, BLUE), s.pile_count)


@rule
def take_top(s, side):
    """The top card of the pile goes to a hand; that side knows that it is no longer in the pile."""
    s.pile_count -= 1
    card = s.pile[s.pile_count]
    s.pile[s.pile_count] = 0
    s.hand[side][card] += 1
    s.pile_max[side][card] -= 1
    return card


@rule
def draw(box, s, side, chance, events):
    """Draw a card if the hand limit allows it and there is one (OFN-065, OFN-066)."""
    if hand_size(box, s, side) >= box.hand_limit:
        return
    if s.pile_count == 0:
        reshuffle(box, s, chance, events)
    if s.pile_count == 0:
        return
    card = take_top(s, side)
    emit(events, DREW, only(side), side, card)
    emit(events, DREW_HIDDEN, all_but(side), side)


@rule
def reshuffle(box, s, chance, events):
    """The discard pile is shuffled into a new draw pile (OFN-066)."""
    for card in range(1, box.cards + 1):
        for knower in range(3):
            s.pile_max[knower][card] = s.discard[card]
        for _ in range(s.discard[card]):
            s.pile[s.pile_count] = card
            s.pile_count += 1
        s.discard[card] = 0
    if s.pile_count > 0:
        shuffle(chance, s.pile, s.pile_count)
        emit(events, RESHUFFLED, EVERYBODY, s.pile_count)


@rule
def throw_away(s, side, card):
    """A card leaves a hand for the discard pile, face up (OFN-063)."""
    s.hand[side][card] -= 1
    s.discard[card] += 1


@rule
def peek_at_pile(box, s, side):
    """After Intelligence the side knows all that is not in the pile, so it knows the pile (5.4)."""
    for card in range(1, box.cards + 1):
        unseen = box.copies[card] - s.hand[RED][card] - s.hand[BLUE][card] - s.discard[card]
        s.pile_max[side][card] = unseen


@rule
def forget_pile_of(box, s, side):
    """What a side knows of the pile becomes what an onlooker knows."""
    for card in range(1, box.cards + 1):
        s.pile_max[side][card] = s.pile_max[ONLOOKER][card]
