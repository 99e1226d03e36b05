"""Action cards: hands, draw pile and discard pile. Contract, 3.6."""

from tablee.core.chance import shuffle
from tablee.core.events import EVERYBODY, all_but, emit, only
from tablee.core.rule import rule
from tablee.games.insider.codes import DREW, RESHUFFLED
from tablee.games.insider.knowledge import note_drawn, note_left, note_reshuffled
from tablee.games.insider.state import HAND, KINDS, PAWNS, SQUARES


@rule
def cards_of(s, seat):
    """How many action cards a player holds."""
    cards = 0
    for kind in range(KINDS):
        cards += s.hand[seat][kind]
    return cards


@rule
def cards_to_draw(box, s, seat):
    """The cards that a drawing turn yields: one for each normal square with own pawns, up to seven in hand."""
    squares = 0
    for pawn in range(PAWNS):
        place = s.place[seat][pawn]
        if place < SQUARES:
            squares |= 1 << place
    squares &= box.normal  # INS-090, INS-091
    count = 0
    while squares:
        squares &= squares - 1
        count += 1
    left = s.deck_count
    for kind in range(KINDS):
        left += s.discard[kind]  # INS-096: with all 55 cards this is never too little
    return min(count, HAND - cards_of(s, seat), left)  # INS-092, INS-093


@rule
def draw_cards(box, s, seat, count, chance, events):
    """Draw so many cards from the pile; the others see how many, and when the pile is made anew."""
    cards = 0
    drawn = 0
    for _ in range(count):
        if s.deck_count == 0:
            tell_drawn(seat, drawn, cards, events)
            cards = 0
            drawn = 0
            reshuffle(box, s, chance, events)
        s.deck_count -= 1
        kind = s.deck[s.deck_count]
        s.deck[s.deck_count] = 0
        s.hand[seat][kind] += 1
        note_drawn(s, seat, kind)
        cards += 1 << 3 * kind
        drawn += 1
    tell_drawn(seat, drawn, cards, events)


@rule
def tell_drawn(seat, count, cards, events):
    """Who draws sees the cards, three bits a kind; everybody else how many they are."""
    if count > 0:
        emit(events, DREW, only(seat), seat, count, cards)
        emit(events, DREW, all_but(seat), seat, count, 0)


@rule
def reshuffle(box, s, chance, events):
    """The discard pile becomes the draw pile (INS-095); there are always cards in it (INS-096)."""
    note_reshuffled(box, s)
    for kind in range(KINDS):
        for _ in range(s.discard[kind]):
            s.deck[s.deck_count] = kind
            s.deck_count += 1
        s.discard[kind] = 0
    shuffle(chance, s.deck, s.deck_count)
    emit(events, RESHUFFLED, EVERYBODY, s.deck_count)


@rule
def lay_open(box, s, seat, kind, count):
    """Cards go from a hand to the discard pile, face up."""
    s.hand[seat][kind] -= count
    s.discard[kind] += count
    note_left(box, s, seat, kind, count)
