"""Chapters 3.3 and 3.11: the order of a manche, control of objectives and the end of the game."""

from tablee.core.events import EVERYBODY, emit
from tablee.core.position import NOBODY
from tablee.core.rule import rule
from tablee.games.offensive.exploration import forget_manche, look_again, narrow, refresh
from tablee.games.offensive.state import (
    ANNIHILATION,
    ANY_KIND,
    ANY_LINE,
    ANY_UNIT,
    BLUE,
    BROKEN_DOWN,
    CAMOUFLAGE,
    CAMOUFLAGED,
    CARDS,
    FOUGHT,
    IMMOBILISE,
    ITS_NEXT_MANCHE,
    MISSION,
    NO_PIECE,
    RED,
    SLOTS,
    THIS_MANCHE,
    TIME,
    UNITS,
    UNTIL_OWN_MANCHE,
)
from tablee.games.offensive.terms import CONQUERED, ENDED, MANCHE, first_piece, is_line, is_unit, on_board, side_of, slot_of

POINTS_A_MANCHE = 2


# --- 3.3 Order of a manche


@rule
def begin_manche(box, s, side, events):
    """Red's manche begins a turn; every unit of the active player may move and attack again (OFN-010, OFN-041)."""
    if side == RED:
        s.turn += 1
    s.side = side
    s.actor = side
    s.point = CARDS if box.cards_on else UNITS  # OFN-040, OFN-161
    s.discarded = 0
    emit(events, MANCHE, EVERYBODY, side, s.turn)
    for slot in range(1, SLOTS):
        s.attacked_by[slot] = NO_PIECE  # OFN-043
    for p in range(first_piece(side), s.top[side] + 1):
        if on_board(s, p) and s.may_be[p] & ANY_UNIT:  # prepared mines too, else their points would tell what they are
            s.granted[slot_of(p)] = POINTS_A_MANCHE  # OFN-041
            s.attacks[slot_of(p)] = 1  # OFN-046
    end_effects(box, s, side, UNTIL_OWN_MANCHE, events)  # OFN-042


@rule
def end_manche(box, s, events):
    """What ends with a manche, in the order of OFN-050; then the checks after Blue's, then the other player's manche."""
    side = s.side
    s.selected = NO_PIECE
    s.acted = 0
    for other in range(2):
        for p in range(first_piece(other), s.top[other] + 1):
            if s.face[p] & FOUGHT:
                s.face[p] -= FOUGHT
                if box.exploration:
                    refresh(box, s, p, events)
    end_effects(box, s, RED, THIS_MANCHE, events)
    end_effects(box, s, BLUE, THIS_MANCHE, events)
    end_effects(box, s, side, ITS_NEXT_MANCHE, events)
    s.jammed[side] = 0
    for slot in range(1, SLOTS):
        forget_manche(s, slot)
    if side == BLUE:
        check_mission(box, s, events)  # OFN-130
        if s.over == 0 and s.turn >= box.turn_limit:
            finish(s, TIME, BLUE, events)  # OFN-132
    if s.over == 0:
        begin_manche(box, s, 1 - side, events)


@rule
def end_effects(box, s, side, lasting, events):
    """Card effects of this duration on pieces of a side end."""
    kept = 0
    uncovered = 0
    for k in range(s.attached):
        p, card = s.attached_piece[k], s.attached_card[k]
        if side_of(p) == side and box.lasts[card] == lasting:
            if box.effect[card] == CAMOUFLAGE and s.face[p] & CAMOUFLAGED:
                s.face[p] -= CAMOUFLAGED
                uncovered |= 1 << (p - first_piece(side))
            if box.effect[card] == IMMOBILISE and s.face[p] & BROKEN_DOWN:
                s.face[p] -= BROKEN_DOWN
        else:
            s.attached_piece[kept] = p
            s.attached_card[kept] = card
            kept += 1
    for k in range(kept, s.attached):
        s.attached_piece[k] = NO_PIECE
        s.attached_card[k] = 0
    s.attached = kept
    for p in range(first_piece(side), s.top[side] + 1):
        if uncovered >> (p - first_piece(side)) & 1:
            look_again(box, s, p, events)


# --- 3.11 Control and the end


@rule
def captures(box, kind):
    """Whether a unit of this kind can take an objective (OFN-131)."""
    return is_line(kind) or (box.capture_any != 0 and is_unit(kind))


@rule
def red_controls(s, number):
    return s.control >> number & 1 != 0


@rule
def reach_objective(box, s, p, events):
    """The unit has ended a hop or a won contact on its square: control may change, and both see whether it does."""
    number = box.objective_at[s.where[p]] - 1
    side = side_of(p)
    if number < 0 or red_controls(s, number) == (side == RED):
        return
    if captures(box, s.kind[p]):
        s.control ^= 1 << number  # OFN-131
        emit(events, CONQUERED, EVERYBODY, side, s.where[p])
        if not box.capture_any:
            narrow(s, p, ANY_LINE)
    elif not box.capture_any:
        narrow(s, p, ANY_KIND - ANY_LINE)


@rule
def lose_objective(box, s, side, square, events):
    """With the option `occupation` an objective counts for Red only while it is held."""
    number = box.objective_at[square] - 1
    if box.occupation and side == RED and number >= 0 and red_controls(s, number) and s.over == 0:
        s.control ^= 1 << number
        emit(events, CONQUERED, EVERYBODY, BLUE, square)


@rule
def objectives_of_red(box, s):
    """How many objectives Red controls."""
    count = 0
    for number in range(box.objectives):
        if red_controls(s, number):
            count += 1
    return count


@rule
def check_mission(box, s, events):
    """Red wins if it controls enough objectives."""
    if objectives_of_red(box, s) >= box.needed:
        finish(s, MISSION, RED, events)


@rule
def annihilated(s, side, events):
    """A side without any line unit on the board has lost, whatever cards could bring back (OFN-133)."""
    for p in range(first_piece(side), s.top[side] + 1):
        if is_line(s.kind[p]) and on_board(s, p):
            return
    finish(s, ANNIHILATION, 1 - side, events)


@rule
def finish(s, reason, winner, events):
    """The game is over; there is no draw (OFN-134)."""
    s.over = reason
    s.winners = 1 << winner
    s.score[winner] = 1
    s.actor = NOBODY
    s.point = 0
    s.selected = NO_PIECE
    s.acted = 0
    emit(events, ENDED, EVERYBODY, reason, winner)
