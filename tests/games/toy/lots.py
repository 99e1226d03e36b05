"""Lots in hands, in the crate and on the heap: who holds them, who knows it, and worlds that fit what a dealer knows."""

from tablee.core.chance import shuffle
from tablee.core.events import SPECTATOR
from tablee.core.rule import rule

from .state import DEALERS, KINDS, LOTS, NO_KIND


@rule
def top_of_crate(s):
    """Take the top lot out of the crate."""
    s.crate_count -= 1
    kind = s.crate[s.crate_count]
    s.crate[s.crate_count] = 0
    return kind


@rule
def lots_of(s, seat):
    """How many lots a dealer holds."""
    lots = 0
    for kind in range(KINDS):
        lots += s.hand[seat][kind]
    return lots


@rule
def lay_on_heap(s, seat, kind):
    """A lot leaves the dealer's hand for everybody to see."""
    s.hand[seat][kind] -= 1
    s.heap[kind] += 1
    for other in range(DEALERS):
        if s.known[other][seat][kind] > 0:
            s.known[other][seat][kind] -= 1


@rule
def knows(s, seat, holder, kind):
    """How many lots of this kind `seat` (or a spectator) knows `holder` to have."""
    if seat == holder or s.over:
        return s.hand[holder][kind]
    if seat == SPECTATOR:
        return 0
    return s.known[seat][holder][kind]


@rule
def redeal(box, s, seat, chance):
    """Make this a random world that `seat` cannot tell from the true one (TOY-10).

    The unknown lots are counted by kind, laid out in the order of kinds and shuffled, so nothing of the true order stays.
    """
    top = NO_KIND
    if seat != SPECTATOR:
        top = s.peeked[seat]
    in_crate = s.crate_count - (1 if top != NO_KIND else 0)
    unknown = 0
    for kind in range(KINDS):
        hidden = box.copies[kind] - s.heap[kind] - (1 if top == kind else 0)
        for holder in range(box.players):
            hidden -= knows(s, seat, holder, kind)
        for _ in range(hidden):
            s.crate[unknown] = kind
            unknown += 1
    shuffle(chance, s.crate, unknown)
    for holder in range(box.players):
        missing = lots_of(s, holder)
        for kind in range(KINDS):
            s.hand[holder][kind] = knows(s, seat, holder, kind)
        missing -= lots_of(s, holder)
        for _ in range(missing):
            unknown -= 1
            s.hand[holder][s.crate[unknown]] += 1
    if top != NO_KIND:
        s.crate[in_crate] = top
    for at in range(s.crate_count, LOTS):
        s.crate[at] = 0
    for other in range(DEALERS):
        if other != seat:
            forget(s, other)


@rule
def forget(s, seat):
    """What another dealer knows is not ours to know: a redealt world credits her with nothing."""
    s.peeked[seat] = NO_KIND
    for holder in range(DEALERS):
        for kind in range(KINDS):
            s.known[seat][holder][kind] = 0
