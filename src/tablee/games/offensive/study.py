"""What bots learn Offensive from: a position in figures, as one side looks at it."""

from tablee.core.rule import rule
from tablee.games.offensive.bot import danger, next_line_unit, softened, standing, way_to_next
from tablee.games.offensive.draws import hand_size
from tablee.games.offensive.manche import red_controls
from tablee.games.offensive.state import BLUE, OBJECTIVES, RED, UNIT_KINDS
from tablee.games.offensive.terms import first_piece, is_line, is_unit, on_board, slot_of

NEAR = 6
"""Points from which on a line unit is near its objective."""

FAR = 16
"""Points to an objective from which on it does not matter how many."""

OF_A_SIDE = UNIT_KINDS + 8
"""Units of each kind; their worth, how they stand, how much of it is in danger; of line units the danger, the way and how
many are near; units that were attacked; cards."""

OF_OBJECTIVES = 4 * OBJECTIVES
"""Those that Red holds, and Blue's way to them; Red's and Blue's way to the others."""

STUDIED = 2 * OF_A_SIDE + OF_OBJECTIVES + 12
"""Numbers that `study` writes; the last ones tell whose manche it is and how far the game has come."""


@rule
def study_side(box, s, side, out, at):
    """What one side has and how it stands."""
    for p in range(first_piece(side), s.top[side] + 1):
        kind = s.kind[p]
        if is_unit(kind) and on_board(s, p):
            risk = danger(box, s, p)
            out[at + kind - 1] += 0.2
            out[at + UNIT_KINDS] += 0.02 * box.worth[kind]
            out[at + UNIT_KINDS + 1] += 0.1 * standing(box, s, p)
            out[at + UNIT_KINDS + 2] += 0.05 * box.worth[kind] * risk
            if is_line(kind):
                far = way_to_next(box, s, p)
                out[at + UNIT_KINDS + 3] += 0.1 * risk
                out[at + UNIT_KINDS + 4] += 0.02 * far
                out[at + UNIT_KINDS + 5] += 0.2 if far <= NEAR else 0.0
            out[at + UNIT_KINDS + 6] += 0.05 * softened(box, s, p)
    out[at + UNIT_KINDS + 7] = 0.1 * hand_size(box, s, side)


@rule
def study_objectives(box, s, out, at):
    """Who holds which objective and how far the others are from it; how many Red holds."""
    held = 0
    for number in range(box.objectives):
        red = min(next_line_unit(box, s, RED, number), FAR)
        blue = min(next_line_unit(box, s, BLUE, number), FAR)
        if red_controls(s, number):
            held += 1
            out[at + number] = 1.0
            out[at + OBJECTIVES + number] = blue / 8.0
        else:
            out[at + 2 * OBJECTIVES + number] = red / 8.0
            out[at + 3 * OBJECTIVES + number] = blue / 8.0
    return held


@rule
def done_in_manche(s):
    """The part of the active side's units that have stepped or laid something in this manche."""
    units = 0
    done = 0
    for p in range(first_piece(s.side), s.top[s.side] + 1):
        if is_unit(s.kind[p]) and on_board(s, p):
            units += 1
            if s.done[slot_of(p)] != 0:
                done += 1
    return 1.0 * done / max(1, units)


@rule
def study(box, s, seat, out):
    """A position in figures, the own side first; nothing while armies are built and deployed."""
    for i in range(STUDIED):
        out[i] = 0.0
    if s.turn == 0:
        return
    study_side(box, s, seat, out, 0)
    study_side(box, s, 1 - seat, out, OF_A_SIDE)
    held = study_objectives(box, s, out, 2 * OF_A_SIDE)
    at = 2 * OF_A_SIDE + OF_OBJECTIVES
    left = 1.0 * (box.turn_limit - s.turn) / box.turn_limit
    done = done_in_manche(s)
    red = 1.0 if seat == RED else 0.0
    out[at] = red
    out[at + 1] = 1.0 if s.side == RED else 0.0
    out[at + 2] = left * red
    out[at + 3] = left
    out[at + 4] = 1.0 if s.turn == box.turn_limit else 0.0
    out[at + 5] = 0.3 * (held - box.needed)
    out[at + 6] = 1.0 if held >= box.needed else 0.0
    out[at + 7] = 1.0 if s.turn + 1 == box.turn_limit else 0.0
    out[at + 8] = done
    out[at + 9] = done if s.side == RED else 0.0
    out[at + 10] = 1.0 if s.actor == seat else 0.0
    out[at + 11] = out[at + 6] * red
