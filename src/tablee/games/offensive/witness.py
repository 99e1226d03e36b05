"""Some way to complete a deal of kinds, always at hand while the deal goes on (see dealing.py)."""

from tablee.core.rule import rule
from tablee.games.offensive.exploration import bit_of
from tablee.games.offensive.state import (
    ANY_LINE,
    ANY_UNIT,
    BAR,
    LAST_LINE,
    MIN,
    NO_KIND,
    TNK,
    UNIT_KINDS,
)
from tablee.games.offensive.terms import first_piece


@rule
def is_open(s, p):
    """Whether the enemy cannot tell the kind of the piece."""
    return s.may_be[p] & (s.may_be[p] - 1) != 0


@rule
def is_laid(s, p):
    """Whether the piece is known to be a marker that was laid face down, mines or an explosive."""
    return s.may_be[p] & ANY_UNIT == 0


@rule
def size_of(kinds):
    """How many kinds a set has."""
    count = 0
    for kind in range(TNK, MIN + 1):
        count += kinds >> (kind - 1) & 1
    return count


# --- The witness


@rule
def spare_of(box, s, side, kind, mines):
    """Counters of a kind that neither the settled pieces nor the witness use."""
    if kind == MIN:
        return mines - s.work[MIN]
    return box.pool[side][kind] - s.army[side][kind] - s.work[kind]


@rule
def spare_kinds(box, s, side, mines):
    """The kinds with spare counters, as a set."""
    kinds = 0
    for kind in range(TNK, UNIT_KINDS + 1):
        if spare_of(box, s, side, kind, mines) > 0:
            kinds |= bit_of(kind)
    return kinds | (bit_of(MIN) if spare_of(box, s, side, MIN, mines) > 0 else 0)


@rule
def shift(s, side, waiting, starts, goals):
    """Pass kinds on among waiting pieces, so that a kind of `starts` has one piece less and one of `goals` one more.

    Answers the kind that has one less; NO_KIND, and nothing is changed, if there is no such chain.
    """
    base = first_piece(side)
    reached = starts
    before = 0
    found = NO_KIND
    grew = True
    while grew and found == NO_KIND:
        grew = False
        for p in range(base, s.top[side] + 1):
            if waiting >> (p - base) & 1 and reached & bit_of(s.kind[p]):
                fresh = s.may_be[p] & ~reached
                for kind in range(TNK, MIN + 1):
                    if fresh >> (kind - 1) & 1 and kind != BAR and found == NO_KIND:
                        reached |= bit_of(kind)
                        before |= s.kind[p] << (4 * kind)
                        grew = True
                        if goals & bit_of(kind):
                            found = kind
    if found == NO_KIND:
        return NO_KIND
    while starts & bit_of(found) == 0:
        source = before >> (4 * found) & 15
        p = base
        while not (waiting >> (p - base) & 1 and s.kind[p] == source and s.may_be[p] & bit_of(found)):
            p += 1
        s.kind[p] = found
        s.work[found] += 1
        s.work[source] -= 1
        found = source
    return found


@rule
def complete(box, s, side, waiting, mines, need):
    """Make a witness for all waiting pieces anew: so many mines, at least `need` line units; whether there is one."""
    base = first_piece(side)
    for kind in range(TNK, MIN + 1):
        s.work[kind] = 0
    for p in range(base, s.top[side] + 1):
        if waiting >> (p - base) & 1:
            s.kind[p] = NO_KIND
    seated = 0
    for p in range(base, s.top[side] + 1):
        if waiting >> (p - base) & 1:
            spare = spare_kinds(box, s, side, mines) & s.may_be[p]
            kind = TNK
            while kind <= MIN and spare >> (kind - 1) & 1 == 0:
                kind += 1
            if spare != 0:
                s.kind[p] = kind
                s.work[kind] += 1
            else:
                kind = shift(s, side, seated, s.may_be[p], spare_kinds(box, s, side, mines))
                if kind == NO_KIND:
                    return False
                s.kind[p] = kind
                s.work[kind] += 1
            seated |= 1 << (p - base)
    return satisfy(box, s, side, waiting, mines, need)


@rule
def satisfy(box, s, side, waiting, mines, need):
    """Change a witness so that all mines lie and enough line units are there; whether that is possible."""
    while s.work[MIN] < mines:
        if shift(s, side, waiting, ANY_UNIT - ANY_LINE, bit_of(MIN)) == NO_KIND:
            if shift(s, side, waiting, ANY_LINE, bit_of(MIN)) == NO_KIND:
                return False
    while s.work[TNK] + s.work[TNK + 1] + s.work[LAST_LINE] < need:
        goals = spare_kinds(box, s, side, mines) & ANY_LINE
        if shift(s, side, waiting, ANY_UNIT - ANY_LINE, goals) == NO_KIND:
            return False
    return True


@rule
def can_have(box, s, side, p, kind, waiting, mines, need):
    """Change the witness so that the waiting piece has this kind; whether that is possible."""
    if s.kind[p] == kind:
        return True
    others = waiting & ~(1 << (p - first_piece(side)))
    s.work[s.kind[p]] -= 1
    s.work[kind] += 1
    s.kind[p] = kind
    fits = spare_of(box, s, side, kind, mines) >= 0
    if not fits:
        fits = shift(s, side, others, bit_of(kind), spare_kinds(box, s, side, mines)) != NO_KIND
    if fits and satisfy(box, s, side, others, mines, need):
        return True
    complete(box, s, side, waiting, mines, need)
    return False


@rule
def left_of(box, s, side, kind, mines):
    """Counters of a kind that are not settled yet."""
    return mines if kind == MIN else box.pool[side][kind] - s.army[side][kind]
