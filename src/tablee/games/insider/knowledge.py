"""What each seat, and an onlooker, is credited with knowing of the cards, and worlds that fit it: contract, 5.1."""

from tablee.core.chance import below
from tablee.core.events import SPECTATOR
from tablee.core.rule import rule
from tablee.games.insider.state import (
    BOD,
    KINDS,
    ONLOOKER,
    PLAYERS,
    POOL,
    VIEWERS,
)

COUNT_BITS = 6
COUNT = (1 << COUNT_BITS) - 1
"""Numbers of cards of all kinds fit into one whole number, so many bits a kind."""


# --- The records, event by event


@rule
def begin_records(box, s):
    """Nobody knows of any card in another hand; the draw pile may hold all that one does not hold oneself."""
    for viewer in range(VIEWERS):
        for kind in range(KINDS):
            s.pile_max[viewer][kind] = box.copies[kind] if viewer < box.players or viewer == ONLOOKER else 0
    lower_pile_max(box, s)


@rule
def lower_pile_max(box, s):
    """The draw pile holds no card that a viewer sees elsewhere or knows to be in a hand."""
    for viewer in range(VIEWERS):
        if viewer < box.players or viewer == ONLOOKER:
            for kind in range(KINDS):
                most = unseen_by(box, s, viewer, kind) - known_in_hands(s, viewer, kind)
                if most < s.pile_max[viewer][kind]:
                    s.pile_max[viewer][kind] = most


@rule
def unseen_by(box, s, viewer, kind):
    """Cards of a kind that lie neither in the viewer's hand nor in the discard pile."""
    unseen = box.copies[kind] - s.discard[kind]
    if viewer != ONLOOKER:
        unseen -= s.hand[viewer][kind]
    return unseen


@rule
def known_in_hands(s, viewer, kind):
    known = 0
    for holder in range(PLAYERS):
        known += s.holds[viewer][holder][kind]
    return known


@rule
def note_left(box, s, seat, kind, count):
    """Cards have left a hand openly."""
    for viewer in range(VIEWERS):
        s.holds[viewer][seat][kind] = max(0, s.holds[viewer][seat][kind] - count)
    lower_pile_max(box, s)


@rule
def note_drawn(s, seat, kind):
    """A player has drawn a card from the pile, which nobody else has seen."""
    s.pile_max[seat][kind] -= 1


@rule
def note_robbed(box, s, robber, victim, kind):
    """A card has changed hands; robber and victim have seen it."""
    for viewer in range(VIEWERS):
        if viewer == victim:
            s.holds[viewer][robber][kind] += 1
        elif viewer == robber:
            s.holds[viewer][victim][kind] = max(0, s.holds[viewer][victim][kind] - 1)
        else:
            for each in range(KINDS):
                s.holds[viewer][victim][each] = max(0, s.holds[viewer][victim][each] - 1)
    lower_pile_max(box, s)


@rule
def note_pledged(box, s, seat, count):
    """Everybody has seen so many Bodyguards in this hand."""
    for viewer in range(VIEWERS):
        if viewer == ONLOOKER or (viewer < box.players and viewer != seat):
            s.holds[viewer][seat][BOD] = max(count, s.holds[viewer][seat][BOD])
    lower_pile_max(box, s)


@rule
def note_reshuffled(box, s):
    """The discard pile, which everybody has seen, is about to become the draw pile."""
    for viewer in range(VIEWERS):
        if viewer < box.players or viewer == ONLOOKER:
            for kind in range(KINDS):
                s.pile_max[viewer][kind] = s.discard[kind]


@rule
def known_cards(s, viewer, holder, kind):
    """Cards of a kind that a viewer (or a spectator) knows to be in a hand."""
    if viewer == holder:
        return s.hand[holder][kind]
    return s.holds[ONLOOKER if viewer == SPECTATOR else viewer][holder][kind]


# --- Worlds that fit the records


@rule
def count_in(stock, kind):
    """Cards of one kind in a stock."""
    return stock >> (COUNT_BITS * kind) & COUNT


@rule
def drawn_from(stock, size, chance):
    """The kind of a random card of a stock of `size` cards."""
    skip = below(chance, size)
    kind = 0
    while skip >= count_in(stock, kind):
        skip -= count_in(stock, kind)
        kind += 1
    return kind


@rule
def redeal(box, s, seat, chance):
    """Make this a random world that `seat` cannot tell from the true one."""
    viewer = ONLOOKER if seat == SPECTATOR else seat
    stock = 0
    for kind in range(KINDS):
        stock += s.pile_max[viewer][kind] << (COUNT_BITS * kind)
    redeal_deck(s, stock, chance)
    redeal_hands(box, s, viewer, chance)
    redeal_pile(box, s, chance)
    credit_others(box, s, viewer)


@rule
def redeal_deck(s, stock, chance):
    """As many cards as the draw pile has, at random from the stock."""
    size = 0
    for kind in range(KINDS):
        size += count_in(stock, kind)
    for at in range(s.deck_count):
        kind = drawn_from(stock, size, chance)
        s.deck[at] = kind
        stock -= 1 << (COUNT_BITS * kind)
        size -= 1


@rule
def redeal_hands(box, s, viewer, chance):
    """Every foreign hand gets the cards that the viewer knows in it; what is left over fills the open places."""
    rest = 0
    for kind in range(KINDS):
        left = unseen_by(box, s, viewer, kind) - known_in_hands(s, viewer, kind)
        rest += left << (COUNT_BITS * kind)
    for at in range(s.deck_count):
        rest -= 1 << (COUNT_BITS * s.deck[at])
    size = 0
    for kind in range(KINDS):
        size += count_in(rest, kind)
    for holder in range(box.players):
        if holder != viewer:
            places = 0
            for kind in range(KINDS):
                places += s.hand[holder][kind] - s.holds[viewer][holder][kind]
                s.hand[holder][kind] = s.holds[viewer][holder][kind]
            for _ in range(places):
                kind = drawn_from(rest, size, chance)
                s.hand[holder][kind] += 1
                rest -= 1 << (COUNT_BITS * kind)
                size -= 1


@rule
def redeal_pile(box, s, chance):
    """The known bottom of the evaluation pile stays; the other places are filled with cards that were never face up."""
    left = 0
    for at in range(POOL):
        if not s.shown >> box.pool[at] & 1:
            left += 1
    taken = s.shown
    for at in range(s.pile_known, s.pile_count):
        skip = below(chance, left)
        left -= 1
        for n in range(POOL):
            card = box.pool[n]
            if not taken >> card & 1:
                if skip == 0:
                    s.pile[at] = card
                    taken |= 1 << card
                    break
                skip -= 1


@rule
def credit_others(box, s, viewer):
    """All others are credited with what an onlooker knows, and with what they know of the viewer's own hand."""
    for other in range(box.players):
        if other != viewer:
            for holder in range(box.players):
                if holder != viewer and holder != other:
                    for kind in range(KINDS):
                        s.holds[other][holder][kind] = s.holds[ONLOOKER][holder][kind]
            for kind in range(KINDS):
                s.pile_max[other][kind] = s.pile_max[ONLOOKER][kind]
    lower_pile_max(box, s)
