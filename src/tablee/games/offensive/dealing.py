"""Kinds for the hidden pieces of a side, dealt at random so that they fit all that its enemy knows (contract 5.4).

Open pieces are those that may be of several kinds. `waiting` is the set of open pieces that have no kind yet, a bit for each,
counted from the side's first piece. While kinds are dealt, `s.army` counts those that are settled, and every waiting piece
holds the kind of a *witness*: some way to complete the deal, counted in `s.work`. Before a kind is dealt to a piece the
witness is changed to one that has it there; where that is impossible the kind is left out. So a deal always succeeds.
"""

from tablee.core.chance import below
from tablee.core.rule import rule
from tablee.games.offensive.exploration import bit_of
from tablee.games.offensive.state import (
    AGR,
    BAR,
    CLOSED_UNSEEN,
    DIRECTIONS,
    ENG,
    EXB,
    FEWEST_LINE_UNITS,
    LAID_ONE,
    LAST_LINE,
    LAYS,
    MIN,
    NO_KIND,
    NO_PIECE,
    RETURNED,
    TNK,
    UNIT_KINDS,
)
from tablee.games.offensive.terms import first_piece, is_line, is_unit, on_board, side_of, slot_of
from tablee.games.offensive.witness import can_have, complete, is_laid, is_open, left_of, size_of

CHOICES = 2 * DIRECTIONS
"""Ways to explain a marker laid unseen: one of eight units, as engineers or as an armed group."""


# --- Dealing


@rule
def deal_kinds(box, s, side, waiting, mines, need, chance):
    """Deal a kind to every waiting piece, those with the fewest possible kinds first, counters of the pool at random."""
    base = first_piece(side)
    complete(box, s, side, waiting, mines, need)
    for size in range(1, UNIT_KINDS + 2):
        for p in range(base, s.top[side] + 1):
            if waiting >> (p - base) & 1 and size_of(s.may_be[p]) == size:
                kind = pick_kind(box, s, side, p, waiting, mines, need, chance)
                can_have(box, s, side, p, kind, waiting, mines, need)
                waiting &= ~(1 << (p - base))
                s.work[kind] -= 1
                if kind == MIN:
                    mines -= 1
                else:
                    s.army[side][kind] += 1
                    need -= 1 if is_line(kind) else 0
    for kind in range(TNK, MIN + 1):
        s.work[kind] = 0


@rule
def pick_kind(box, s, side, p, waiting, mines, need, chance):
    """A random kind that the piece can have, each as likely as it has counters left."""
    total = 0
    fitting = 0
    for kind in range(TNK, MIN + 1):
        if s.may_be[p] >> (kind - 1) & 1 and left_of(box, s, side, kind, mines) > 0:
            if can_have(box, s, side, p, kind, waiting, mines, need):
                fitting |= bit_of(kind)
                total += left_of(box, s, side, kind, mines)
    drawn = below(chance, total)
    kind = NO_KIND
    while drawn >= 0:
        kind += 1
        if fitting >> (kind - 1) & 1:
            drawn -= left_of(box, s, side, kind, mines)
    return kind


# --- Markers laid unseen


@rule
def marker_kinds(s, lay):
    """What the marker of a LAY can be."""
    if s.lay_piece[lay] != NO_PIECE:
        return s.may_be[s.lay_piece[lay]]
    return bit_of(s.lay_kind[lay])


@rule
def doer_kind(choice):
    """Even choices explain a LAY by engineers, odd ones by an armed group."""
    return ENG if choice % 2 == 0 else AGR


@rule
def choice_fits(box, s, side, lay, choice, waiting):
    """Whether this choice can explain a LAY after the choices made for those before it."""
    p = s.lay_doer[lay][choice // 2]
    if p == NO_PIECE:
        return False
    kind = doer_kind(choice)
    marker = marker_kinds(s, lay)
    if marker & (bit_of(BAR) | bit_of(MIN) if kind == ENG else bit_of(EXB)) == 0:
        return False
    if waiting >> (p - first_piece(side)) & 1:
        if s.may_be[p] & bit_of(kind) == 0 or s.army[side][kind] >= box.pool[side][kind]:
            return False
    elif s.kind[p] != kind:
        return False
    times = 0
    for other in range(side * LAYS, lay):
        if s.lay_turn[other] == s.lay_turn[lay] and s.lay_pick[other] != 0:
            if s.lay_doer[other][(s.lay_pick[other] - 1) // 2] == p:
                times += 1
    if times >= s.lay_left[lay][choice // 2]:
        return False
    laid = MIN if kind == ENG else EXB
    return marker & (marker - 1) == 0 or s.used[side][laid - BAR] < box.supply[laid]


@rule
def settle_lays(box, s, side, last, fresh, sign):
    """Book (1) or take back (-1) the choices made for the LAYs before `last`; the pieces that still wait.

    A piece that was open before all choices has its kind by a choice; `fresh` are those pieces.
    """
    base = first_piece(side)
    waiting = fresh
    for lay in range(side * LAYS, last):
        if s.lay_pick[lay] != 0:
            choice = s.lay_pick[lay] - 1
            p = s.lay_doer[lay][choice // 2]
            if waiting >> (p - base) & 1:
                waiting &= ~(1 << (p - base))
                s.kind[p] = doer_kind(choice)
                s.army[side][s.kind[p]] += sign
            marker = marker_kinds(s, lay)
            if marker & (marker - 1) != 0:
                s.used[side][(MIN if doer_kind(choice) == ENG else EXB) - BAR] += sign
    return waiting


@rule
def can_explain(box, s, side, first, fresh, mines, need):
    """Whether the LAYs from `first` on, and all waiting pieces, can be settled after the choices made so far."""
    end = first
    while end < (side + 1) * LAYS and s.lay_turn[end] != 0:
        end += 1
    lay = first
    found = False
    while lay >= first and not found:
        if lay == end:
            waiting = settle_lays(box, s, side, end, fresh, 1)
            found = complete(box, s, side, waiting, mines, need)
            settle_lays(box, s, side, end, fresh, -1)
            lay -= 1
        else:
            choice = s.lay_pick[lay]
            s.lay_pick[lay] = 0
            waiting = settle_lays(box, s, side, lay, fresh, 1)
            while choice < CHOICES and not choice_fits(box, s, side, lay, choice, waiting):
                choice += 1
            settle_lays(box, s, side, lay, fresh, -1)
            if choice < CHOICES:
                s.lay_pick[lay] = choice + 1
                lay += 1
            else:
                lay -= 1
    for other in range(first, end):
        s.lay_pick[other] = 0
    return found


@rule
def pick_doers(box, s, side, fresh, mines, need, chance):
    """Choose at random who laid each marker unseen; a unit known to be of the right kind is as likely as all counters left."""
    for lay in range(side * LAYS, (side + 1) * LAYS):
        if s.lay_turn[lay] == 0:
            continue
        total = 0
        fitting = 0
        for choice in range(CHOICES):
            waiting = settle_lays(box, s, side, lay, fresh, 1)
            fits = choice_fits(box, s, side, lay, choice, waiting)
            weight = doer_weight(box, s, side, lay, choice, waiting) if fits else 0
            settle_lays(box, s, side, lay, fresh, -1)
            if fits:
                s.lay_pick[lay] = choice + 1
                if can_explain(box, s, side, lay + 1, fresh, mines, need):
                    fitting |= 1 << choice
                    total += weight
                s.lay_pick[lay] = 0
        drawn = below(chance, total)
        for choice in range(CHOICES):
            if fitting >> choice & 1 and s.lay_pick[lay] == 0:
                waiting = settle_lays(box, s, side, lay, fresh, 1)
                drawn -= doer_weight(box, s, side, lay, choice, waiting)
                settle_lays(box, s, side, lay, fresh, -1)
                if drawn < 0:
                    s.lay_pick[lay] = choice + 1


@rule
def doer_weight(box, s, side, lay, choice, waiting):
    """How likely a choice is: by the counters left of the doer's kind, or of all kinds if the doer is known."""
    p = s.lay_doer[lay][choice // 2]
    if waiting >> (p - first_piece(side)) & 1:
        return left_of(box, s, side, doer_kind(choice), 0)
    total = 0
    for kind in range(TNK, UNIT_KINDS + 1):
        total += left_of(box, s, side, kind, 0)
    return max(1, total)


# --- A side


@rule
def open_pieces(s, side):
    """The pieces of the deployment whose kinds are to be dealt, as a set."""
    pieces = 0
    for p in range(first_piece(side), s.top[side] + 1):
        if on_board(s, p) and is_open(s, p) and not is_laid(s, p):
            pieces |= 1 << (p - first_piece(side))
    return pieces


@rule
def count_known(s, side):
    """Count what the enemy knows of the army: the lost units and the known ones on the board."""
    for kind in range(TNK, UNIT_KINDS + 1):
        s.army[side][kind] = s.removed[side][kind]
    for p in range(first_piece(side), s.top[side] + 1):
        if on_board(s, p) and not is_open(s, p) and is_unit(s.kind[p]):
            s.army[side][s.kind[p]] += 1


@rule
def needed_line_units(s, side):
    """How many open pieces must be line units: three in the army, and one always on the board (5.4 (a), (d)).

    Never more than there are: a position that was set up by hand may have fewer.
    """
    need = FEWEST_LINE_UNITS
    for kind in range(TNK, LAST_LINE + 1):
        need -= s.army[side][kind]
    alive = 0
    for p in range(first_piece(side), s.top[side] + 1):
        if on_board(s, p) and not is_open(s, p) and is_line(s.kind[p]) and s.face[p] & RETURNED == 0:
            alive = 1
    if s.carried[side] == 0:
        need = max(need, 1 - alive)
    return min(need, open_line_units(s, side))


@rule
def open_line_units(s, side):
    count = 0
    for p in range(first_piece(side), s.top[side] + 1):
        if on_board(s, p) and is_open(s, p) and is_line(s.kind[p]):
            count += 1
    return count


@rule
def need_engineers(box, s, side, waiting, mines, need, chance):
    """Prepared obstacles prove that the army has engineers: one open piece is settled as such; the pieces that still wait."""
    base = first_piece(side)
    total = 0
    complete(box, s, side, waiting, mines, need)
    for p in range(base, s.top[side] + 1):
        if waiting >> (p - base) & 1 and s.may_be[p] & bit_of(ENG):
            if can_have(box, s, side, p, ENG, waiting, mines, need):
                total += 1
    drawn = below(chance, total)
    for p in range(base, s.top[side] + 1):
        if waiting >> (p - base) & 1 and s.may_be[p] & bit_of(ENG) and drawn >= 0:
            if can_have(box, s, side, p, ENG, waiting, mines, need):
                if drawn == 0:
                    s.army[side][ENG] += 1
                    waiting &= ~(1 << (p - base))
                drawn -= 1
    return waiting


@rule
def deal_side(box, s, side, mines, prepared, chance):
    """New kinds for all hidden pieces of a side; `mines` of them are prepared mines."""
    waiting = open_pieces(s, side)
    need = needed_line_units(s, side)
    pick_doers(box, s, side, waiting, mines, need, chance)
    waiting = settle_lays(box, s, side, (side + 1) * LAYS, waiting, 1)
    if prepared and s.army[side][ENG] == 0:
        waiting = need_engineers(box, s, side, waiting, mines, need, chance)
    deal_kinds(box, s, side, waiting, mines, need, chance)
    for lay in range(side * LAYS, (side + 1) * LAYS):
        if s.lay_pick[lay] != 0:
            credit(s, side, lay, s.lay_pick[lay] - 1)
            s.lay_pick[lay] = 0


@rule
def credit(s, side, lay, choice):
    """The chosen unit has laid the marker: its kind follows, and in its own manche the attack is used."""
    m = s.lay_piece[lay]
    if m != NO_PIECE and is_open(s, m):
        s.kind[m] = MIN if doer_kind(choice) == ENG else EXB
    p = s.lay_doer[lay][choice // 2]
    if s.lay_turn[lay] == s.turn and s.side == side and on_board(s, p) and side_of(p) == side:
        if s.lay_stepped[lay] >> (choice // 2) & 1:
            s.done[slot_of(p)] |= CLOSED_UNSEEN
        s.done[slot_of(p)] += LAID_ONE
