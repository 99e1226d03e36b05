"""Chapter 3.12: markers that units lay and clear, and who may have laid one unseen (5.4)."""

from tablee.core.events import EVERYBODY, emit
from tablee.core.rule import rule
from tablee.games.offensive.exploration import (
    arrive,
    bit_of,
    look_around,
    narrow,
    new_piece,
    show_openly,
    take_away,
)
from tablee.games.offensive.state import (
    ABSENT,
    AGR,
    BAR,
    CLOSED,
    CLOSED_UNSEEN,
    DEM,
    DIRECTIONS,
    ENG,
    EXB,
    LAID_ONE,
    LAYS,
    MIN,
    MPO,
    NO_KIND,
    NO_PIECE,
    SAB,
    STEPPED,
)
from tablee.games.offensive.terms import (
    ALLOWED,
    BEYOND_THE_EDGE,
    CANNOT_CLEAR,
    CANNOT_LAY,
    CLEARED,
    CLEARED_ONLY_FACE_UP,
    LAID,
    LAID_OPENLY,
    NO_ATTACK_LEFT,
    NO_OBJECTS,
    NOTHING_TO_CLEAR,
    ON_A_RIVER,
    ON_AN_OBJECTIVE,
    SQUARE_IS_OCCUPIED,
    SUPPLY_IS_USED_UP,
    attacks_left,
    face_up,
    is_unit,
    open_river,
    side_of,
    slot_of,
)

# --- What may be laid and cleared


@rule
def lays(kind, marker):
    """Engineers lay barricades and mines, an armed group lays explosives (OFN-141)."""
    if kind == ENG:
        return marker == BAR or marker == MIN
    return kind == AGR and marker == EXB


@rule
def clears(kind, marker):
    """Engineers clear barricades, mines and explosives, military police the rest (OFN-148)."""
    if kind == ENG:
        return marker == BAR or marker == MIN or marker == EXB
    return kind == MPO and (marker == SAB or marker == DEM)


@rule
def layer_refusal(box, s, p, marker):
    """Why the unit lays no such marker at all now; ALLOWED if it could."""
    if not box.objects:
        return NO_OBJECTS  # OFN-162
    if not lays(s.kind[p], marker):
        return CANNOT_LAY  # OFN-141, OFN-144
    if attacks_left(s, p) <= 0:
        return NO_ATTACK_LEFT  # OFN-046
    if s.used[side_of(p)][marker - BAR] >= box.supply[marker]:
        return SUPPLY_IS_USED_UP  # OFN-143
    return ALLOWED


@rule
def spot_refusal(box, s, square):
    """Why no marker can be laid on a square (OFN-142); ALLOWED if one can."""
    if s.at[square] != NO_PIECE:
        return SQUARE_IS_OCCUPIED
    if box.objective_at[square] != 0:
        return ON_AN_OBJECTIVE
    return ON_A_RIVER if open_river(box, s, square) else ALLOWED


@rule
def lay_refusal(box, s, p, marker, direction):
    """Why the unit may not lay a marker in a direction; ALLOWED if it may."""
    reason = layer_refusal(box, s, p, marker)
    if reason != ALLOWED:
        return reason
    square = box.near[s.where[p]][direction]
    return BEYOND_THE_EDGE if square < 0 else spot_refusal(box, s, square)


@rule
def clear_refusal(box, s, p, direction):
    """Why the unit may not clear what lies in a direction; ALLOWED if it may."""
    if not box.objects:
        return NO_OBJECTS  # OFN-162
    if s.kind[p] != ENG and s.kind[p] != MPO:
        return CANNOT_CLEAR  # OFN-148
    if attacks_left(s, p) <= 0:
        return NO_ATTACK_LEFT  # OFN-046
    square = box.near[s.where[p]][direction]
    if square < 0:
        return BEYOND_THE_EDGE
    q = s.at[square]
    if q == NO_PIECE:
        return NOTHING_TO_CLEAR
    if side_of(q) != side_of(p) and not face_up(box, s, q):
        return CLEARED_ONLY_FACE_UP  # OFN-149
    if is_unit(s.kind[q]):
        return NOTHING_TO_CLEAR  # OFN-150
    return ALLOWED if clears(s.kind[p], s.kind[q]) else CANNOT_CLEAR


@rule
def can_work(box, s, p):
    """Whether there is anything that the unit may lay or clear."""
    kind = s.kind[p]
    if not box.objects or attacks_left(s, p) <= 0 or (kind != ENG and kind != AGR and kind != MPO):
        return False
    for direction in range(DIRECTIONS):
        if clear_refusal(box, s, p, direction) == ALLOWED:
            return True
        for marker in range(BAR, EXB + 1):
            if lay_refusal(box, s, p, marker, direction) == ALLOWED:
                return True
    return False


# --- What an attack, a LAY or a CLEAR does to the unit


@rule
def act_seen(s, p):
    """The unit has used an attack in the sight of all; after a step its movement is closed (OFN-046, OFN-048)."""
    s.attacks[slot_of(p)] -= 1
    if s.done[slot_of(p)] & STEPPED:
        s.done[slot_of(p)] |= CLOSED
    side = side_of(p)
    for lay in range(side * LAYS, (side + 1) * LAYS):  # what it has done openly it has not done unseen
        if s.lay_turn[lay] == s.turn:
            for k in range(DIRECTIONS):
                if s.lay_doer[lay][k] == p:
                    s.lay_left[lay][k] -= 1
                    if s.lay_left[lay][k] == 0:
                        s.lay_doer[lay][k] = NO_PIECE


@rule
def stepped_after_laying(s, p):
    """A unit that hops now did not lay a marker unseen after an earlier step of this manche (5.4)."""
    side = side_of(p)
    for lay in range(side * LAYS, (side + 1) * LAYS):
        if s.lay_turn[lay] == s.turn:
            for k in range(DIRECTIONS):
                if s.lay_doer[lay][k] == p and s.lay_stepped[lay] >> k & 1:
                    s.lay_doer[lay][k] = NO_PIECE
                    s.lay_left[lay][k] = 0


# --- LAY and CLEAR


@rule
def put_marker(box, s, side, marker, square, openly):
    """A marker comes into play; mines and explosives lie face down unless laid openly (contract 7.4)."""
    s.used[side][marker - BAR] += 1
    m = new_piece(s, side, marker)
    hidden = box.hidden_markers and not openly and (marker == MIN or marker == EXB)
    if hidden:
        s.may_be[m] = bit_of(MIN) | bit_of(EXB)
    else:
        show_openly(s, m)
    arrive(box, s, m, square)
    return m


@rule
def lay(box, s, p, marker, direction, events):
    """Lay a marker beside the unit (OFN-141); a face-down unit is not named (5.3)."""
    square = box.near[s.where[p]][direction]
    side = side_of(p)
    m = put_marker(box, s, side, marker, square, False)
    if face_up(box, s, p):
        s.may_be[m] = bit_of(marker)  # the unit seen to lay it tells which kind it is
        emit(events, LAID_OPENLY, EVERYBODY, side, marker, square, s.handle[p])
        act_seen(s, p)
    else:
        shown = marker if s.may_be[m] == bit_of(marker) else NO_KIND
        emit(events, LAID, EVERYBODY, side, shown, square)
        note_doers(box, s, m, shown)
        if s.done[slot_of(p)] & STEPPED:
            s.done[slot_of(p)] |= CLOSED_UNSEEN
        s.done[slot_of(p)] += LAID_ONE
    look_around(box, s, m, ABSENT, events)


@rule
def note_doers(box, s, m, shown):
    """Keep who may have laid the marker: face-down units beside it, with an attack not seen to be used (5.4)."""
    side = side_of(m)
    lay = side * LAYS
    while s.lay_turn[lay] != 0:
        lay += 1
    doing = bit_of(ENG) | bit_of(AGR)
    if shown == BAR or shown == MIN:
        doing = bit_of(ENG)
    elif shown == EXB:
        doing = bit_of(AGR)
    s.lay_turn[lay] = s.turn
    s.lay_kind[lay] = shown
    s.lay_piece[lay] = m
    count = 0
    for direction in range(DIRECTIONS):
        square = box.near[s.where[m]][direction]
        if square >= 0:
            q = s.at[square]
            if q != NO_PIECE and side_of(q) == side and not face_up(box, s, q) and s.may_be[q] & doing:
                left = s.attacks[slot_of(q)]
                if left > 0:
                    s.lay_doer[lay][count] = q
                    s.lay_left[lay][count] = left
                    if s.done[slot_of(q)] & STEPPED:
                        s.lay_stepped[lay] |= 1 << count
                    count += 1


@rule
def clear(box, s, p, direction, events):
    """Remove the marker beside the unit for good (OFN-148)."""
    m = s.at[box.near[s.where[p]][direction]]
    emit(events, CLEARED, EVERYBODY, side_of(p), s.handle[p], s.kind[m], s.where[m])
    narrow(s, p, bit_of(s.kind[p]))
    act_seen(s, p)
    take_away(box, s, m, events)
