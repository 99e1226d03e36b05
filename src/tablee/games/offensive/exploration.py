"""Chapter 3.7: exploration zones, who is face up, and what each side can exclude about hidden pieces (5.2, 5.4)."""

from tablee.core.events import EVERYBODY, emit
from tablee.core.rule import rule
from tablee.games.offensive.state import (
    ABSENT,
    AGR,
    ANY_KIND,
    CAMOUFLAGED,
    ENG,
    EXB,
    EXPLORED,
    FOR_GOOD,
    GAITS,
    LAYS,
    MIN,
    MOST_EXPLORED,
    NO_KIND,
    NO_PIECE,
    SHOWN,
)
from tablee.games.offensive.terms import LOST_FROM_SIGHT, SEEN, face_up, first_piece, is_unit, on_board, side_of, slot_of

# --- What can be excluded


@rule
def bit_of(kind):
    """A kind as a set."""
    return 1 << (kind - 1)


@rule
def narrow(s, p, kinds):
    """From now on the enemy knows the piece to be one of these kinds."""
    left = s.may_be[p] & kinds
    if left != s.may_be[p]:
        s.may_be[p] = left
        s.concluded += 1


@rule
def conclude_pair(box, s, e, f, distance):
    """`e` has a clear ray of this length to `f`: whether it explores `f` tells how far it sees."""
    if box.explores[s.kind[e]] >= distance:
        narrow(s, e, box.reaching[distance])
    else:
        narrow(s, e, ANY_KIND - box.reaching[distance])


@rule
def conclude_of_explorer(box, s, e):
    """What the pieces around tell about the range of `e`."""
    if s.may_be[e] & (s.may_be[e] - 1) == 0:
        return
    square = s.where[e]
    for distance in range(1, MOST_EXPLORED + 1):
        for k in range(box.zone_end[square][distance - 1], box.zone_end[square][distance]):
            f = s.at[box.zone[square][k]]
            if f != NO_PIECE and side_of(f) != side_of(e) and explorable(s, f):
                conclude_pair(box, s, e, f, distance)


@rule
def conclude_of_seers(box, s, f):
    """What it tells about the pieces around that they explore `f`, or do not."""
    if not explorable(s, f):
        return
    square = s.where[f]
    for distance in range(1, MOST_EXPLORED + 1):
        for k in range(box.seers_end[square][distance - 1], box.seers_end[square][distance]):
            e = s.at[box.seers[square][k]]
            if e != NO_PIECE and side_of(e) != side_of(f):
                conclude_pair(box, s, e, f, distance)


# --- Zones


@rule
def explorable(s, p):
    """Units and face-down markers, unless camouflaged or face up for good (OFN-101)."""
    kind = s.kind[p]
    if is_unit(kind):
        return s.face[p] & CAMOUFLAGED == 0
    return (kind == MIN or kind == EXB) and s.face[p] & FOR_GOOD == 0


@rule
def is_explored(box, s, p):
    """Whether the piece lies in the zone of an enemy unit."""
    if not explorable(s, p):
        return False
    square = s.where[p]
    for distance in range(1, MOST_EXPLORED + 1):
        for k in range(box.seers_end[square][distance - 1], box.seers_end[square][distance]):
            e = s.at[box.seers[square][k]]
            if e != NO_PIECE and side_of(e) != side_of(p) and box.explores[s.kind[e]] >= distance:  # OFN-095
                return True
    return False


@rule
def look_at(box, s, p):
    """Note whether an enemy unit explores the piece."""
    if is_explored(box, s, p):
        s.face[p] |= EXPLORED
    elif s.face[p] & EXPLORED:
        s.face[p] -= EXPLORED


@rule
def look_from(box, s, p):
    """Note what the unit explores from where it stands, or no longer does; markers have no zone (OFN-101)."""
    square = s.where[p]
    for k in range(box.zone_end[square][box.explores[s.kind[p]]]):
        f = s.at[box.zone[square][k]]
        if f != NO_PIECE and side_of(f) != side_of(p):
            look_at(box, s, f)


@rule
def refresh(box, s, p, events):
    """Turn the piece over if that is due, and tell so."""
    up = face_up(box, s, p)
    if up == (s.face[p] & SHOWN != 0):
        return
    s.seen_turn[p] = s.turn
    if up:
        s.face[p] |= SHOWN
        narrow(s, p, bit_of(s.kind[p]))
        emit(events, SEEN, EVERYBODY, side_of(p), s.handle[p], s.kind[p], s.where[p])
    else:
        s.face[p] -= SHOWN
        emit(events, LOST_FROM_SIGHT, EVERYBODY, side_of(p), s.handle[p], s.where[p])


@rule
def refresh_zone(box, s, side, square, events):
    """Turn over what a unit of this side explores, or explored, from a square."""
    for k in range(box.zone_end[square][MOST_EXPLORED]):
        f = s.at[box.zone[square][k]]
        if f != NO_PIECE and side_of(f) != side:
            refresh(box, s, f, events)


# --- Pieces that come, go and change


@rule
def leave(box, s, p):
    """The piece leaves its square; what it explored is told once it is somewhere else."""
    s.at[s.where[p]] = NO_PIECE
    if box.exploration:
        look_from(box, s, p)


@rule
def arrive(box, s, p, square):
    """The piece stands on a square from now on."""
    s.where[p] = square
    s.at[square] = p
    if box.exploration:
        look_from(box, s, p)
        look_at(box, s, p)


@rule
def look_around(box, s, p, old_square, events):
    """After the piece came from `old_square` (ABSENT: from nowhere): who sees whom now, and what that tells (OFN-099)."""
    if box.exploration == 0:
        return
    refresh(box, s, p, events)
    if old_square != ABSENT:
        refresh_zone(box, s, side_of(p), old_square, events)
    refresh_zone(box, s, side_of(p), s.where[p], events)
    conclude_of_explorer(box, s, p)
    conclude_of_seers(box, s, p)


@rule
def look_again(box, s, p, events):
    """After something else about the piece has changed: camouflage, or that it lies face up for good."""
    if box.exploration:
        look_at(box, s, p)
        refresh(box, s, p, events)
        conclude_of_seers(box, s, p)


@rule
def look_everywhere(box, s, events):
    """The exploration check of all pieces at once (OFN-035)."""
    if box.exploration == 0:
        return
    for side in range(2):
        for p in range(first_piece(side), s.top[side] + 1):
            if on_board(s, p):
                look_at(box, s, p)
    for side in range(2):
        for p in range(first_piece(side), s.top[side] + 1):
            if on_board(s, p):
                refresh(box, s, p, events)
                conclude_of_explorer(box, s, p)


@rule
def new_piece(s, side, kind):
    """A free piece number for a piece that comes into play, with the next handle of its side (contract 5.3)."""
    p = first_piece(side)
    while s.kind[p] != NO_KIND:
        p += 1
    s.kind[p] = kind
    s.top[side] = max(s.top[side], p)
    s.handles[side] += 1
    s.handle[p] = s.handles[side]
    return p


@rule
def show_openly(s, p):
    """The piece comes into play face up for good, before the eyes of both."""
    s.face[p] = FOR_GOOD | SHOWN
    s.may_be[p] = bit_of(s.kind[p])
    s.seen_turn[p] = s.turn


@rule
def take_away(box, s, p, events):
    """The piece leaves the board, shown to both (OFN-102); its number is free again unless it may have laid a marker."""
    square = s.where[p]
    side = side_of(p)
    leave(box, s, p)
    if box.exploration:
        refresh_zone(box, s, side, square, events)
    if not keeps_number(s, p):
        forget(s, p)
    else:
        kind, handle = s.kind[p], s.handle[p]
        forget(s, p)
        s.kind[p] = kind
        s.handle[p] = handle
        s.may_be[p] = bit_of(kind)
        s.where[p] = ABSENT


@rule
def keeps_number(s, p):
    """Whether the removed piece still counts among those that may have laid a marker unseen; others are struck out."""
    side, kind = side_of(p), s.kind[p]
    kept = False
    for lay in range(side * LAYS, (side + 1) * LAYS):
        if s.lay_turn[lay] != 0:
            if s.lay_piece[lay] == p:
                s.lay_kind[lay] = kind
                s.lay_piece[lay] = NO_PIECE
            for k in range(8):
                if s.lay_doer[lay][k] == p:
                    if kind == ENG or kind == AGR:
                        kept = True
                    else:
                        s.lay_doer[lay][k] = NO_PIECE
                        s.lay_left[lay][k] = 0
    return kept


@rule
def forget(s, p):
    """Nothing is left of the piece."""
    s.kind[p] = NO_KIND
    s.where[p] = 0
    s.handle[p] = 0
    s.face[p] = 0
    s.may_be[p] = 0
    s.seen_turn[p] = 0
    if side_of(p) == s.side:
        forget_manche(s, slot_of(p))
    else:
        s.attacked_by[slot_of(p)] = NO_PIECE


@rule
def forget_manche(s, slot):
    """Nothing is left of what a piece of the active player got and did in this manche."""
    s.granted[slot] = 0
    for gait in range(GAITS):
        s.spent[slot][gait] = 0
    s.done[slot] = 0
    s.attacks[slot] = 0
