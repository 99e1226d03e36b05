"""The numbers by which the rules call actions, reasons of refusal and events, and the smallest questions about pieces."""

from tablee.core.rule import rule
from tablee.games.offensive.state import (
    ABSENT,
    BLUE,
    BROKEN_DOWN,
    CLOSED,
    CLOSED_UNSEEN,
    COVERED,
    ENGINEERS,
    EXPLORED,
    FOOT,
    FOR_GOOD,
    FOUGHT,
    HEAVY,
    LAID_ONE,
    LAST_LINE,
    LIGHT,
    NO_KIND,
    PIECES_A_SIDE,
    RED,
    UNIT_KINDS,
)

# Actions. A number below `box.squares` names a square: where to place, select, aim at or go. The same again names a
# square to fire at, or one to be mined. The others follow, counted from twice `box.squares`.
LAY_BARRICADE, LAY_MINES, LAY_EXPLOSIVE, CLEAR = 0, 8, 16, 24
COUNT = 32
MOST_COUNTED = 33
TYPE = COUNT + MOST_COUNTED + 1
PLAY = TYPE + UNIT_KINDS + 1
"""`PLAY` and `DISCARD` are followed by the cards, which count from 1; an answer in the window has the number of PLAY."""

DISCARD = PLAY + 32
PRESET = DISCARD + 32
AUTO, DONE, PASS, END_CARDS, BACK, END_MANCHE = range(PRESET + 1, PRESET + 7)
AFTER_SQUARES = END_MANCHE + 1

ALLOWED = 0
(
    GAME_IS_OVER,
    NO_SUCH_ACTION,
    NOT_NOW,
    PRESETS_ONLY,
    TOO_MANY_OF_THEM,
    ARMY_TOO_SMALL,
    TOO_FEW_LINE_UNITS,
    NOT_IN_THE_ZONE,
    ON_A_RIVER,
    SQUARE_IS_OCCUPIED,
    ON_AN_OBJECTIVE,
    HEAVY_IN_COVER,
    SUPPLY_IS_USED_UP,
    CARD_NOT_IN_HAND,
    CARD_IS_A_COUNTER,
    NO_TARGET_FOR_IT,
    ONE_DISCARD_A_MANCHE,
    NOT_A_TARGET,
    TARGET_TWICE,
    TARGETS_MISSING,
    COUNTER_DOES_NOT_FIT,
    NO_UNIT_OF_YOURS,
    UNIT_CANNOT_ACT,
    BROKEN_DOWN_UNIT,
    MOVEMENT_IS_CLOSED,
    OWN_PIECE_THERE,
    MARKER_BLOCKS,
    NO_ATTACK_LEFT,
    CANNOT_ENTER,
    RIVER_WITHOUT_BRIDGE,
    TOO_FAR,
    ENEMY_THERE,
    CANNOT_FIRE,
    NO_ENEMY_THERE,
    NOT_IN_LINE,
    OUT_OF_RANGE,
    LINE_IS_BLOCKED,
    GUNS_ARE_JAMMED,
    MARKER_IS_NO_TARGET,
    TARGET_MUST_BE_SEEN,
    NO_OBJECTS,
    CANNOT_LAY,
    BEYOND_THE_EDGE,
    CANNOT_CLEAR,
    NOTHING_TO_CLEAR,
    CLEARED_ONLY_FACE_UP,
    NOTHING_DONE_YET,
) = range(1, 48)

# Events; the numbers after the visibility are named in view.py.
(
    PLACED,
    DEPLOYED,
    GROUP_PLACED,
    DEALT,
    HAND_DEALT,
    MANCHE,
    PLAYED,
    AIMED,
    AIMED_AT_KIND,
    COUNTERED,
    LET_PASS,
    DISCARDED,
    DREW,
    DREW_HIDDEN,
    RESHUFFLED,
    MOVED,
    PASSED,
    SEEN,
    LOST_FROM_SIGHT,
    ATTACKED,
    FIRED,
    STRUCK,
    ROLLED,
    TOTALS,
    HELD,
    TIED,
    DESTROYED,
    EXPLODED,
    CONQUERED,
    LAID,
    LAID_OPENLY,
    CLEARED,
    REMOVED,
    PUT_BY_CARD,
    CAME_BACK,
    BRIDGED,
    JAMMED,
    ATTACHED_TO,
    PEEKED,
    PEEKED_HIDDEN,
    CONCLUDED,
    ENDED,
) = range(1, 43)


@rule
def side_of(p):
    """Red's pieces come first."""
    return BLUE if p > PIECES_A_SIDE else RED


@rule
def first_piece(side):
    """The lowest piece number of a side."""
    return 1 + side * PIECES_A_SIDE


@rule
def slot_of(p):
    """Its number among the pieces of its side, by which the state keeps what belongs to one manche."""
    return p - PIECES_A_SIDE if p > PIECES_A_SIDE else p


@rule
def is_unit(kind):
    return kind > NO_KIND and kind <= UNIT_KINDS


@rule
def is_line(kind):
    """Tank, mechanised infantry and infantry."""
    return kind > NO_KIND and kind <= LAST_LINE


@rule
def on_board(s, p):
    return s.kind[p] != NO_KIND and s.where[p] != ABSENT


@rule
def is_heavy(box, kind):
    return box.way[kind] == HEAVY or box.way[kind] == ENGINEERS


@rule
def face_up(box, s, p):
    """Whether both players see what the piece is (contract 5.2)."""
    if box.exploration == 0:
        return True  # OFN-160
    return s.face[p] & (FOUGHT | FOR_GOOD | EXPLORED) != 0


@rule
def is_bridge(box, s, square):
    """A river square with a road or a pontoon."""
    if box.river[square] == 0:
        return False
    if box.road[square] != 0:
        return True
    for k in range(s.pontoons):
        if s.pontoon[k] == square:
            return True  # card Pontoon
    return False


@rule
def open_river(box, s, square):
    """A river square without a bridge."""
    return box.river[square] != 0 and not is_bridge(box, s, square)


@rule
def heavy_barred(box, square):
    """Covered terrain without a road, where no heavy vehicle can be."""
    return box.terrain[square] == COVERED and box.road[square] == 0


@rule
def attacks_left(s, p):
    """Attacks that a unit of the active player can still make."""
    return s.attacks[slot_of(p)] - s.done[slot_of(p)] // LAID_ONE


@rule
def spent_by(s, p, way):
    """What the unit's hops of this manche have cost if it moves in this way."""
    if way == FOOT:
        return 2 * s.spent[slot_of(p)][1]
    return s.spent[slot_of(p)][1 if way == LIGHT else 0]


@rule
def points_left(box, s, p):
    """Movement points that a unit of the active player can still spend."""
    if movement_closed(s, p):
        return 0  # OFN-048
    return max(0, s.granted[slot_of(p)] - spent_by(s, p, box.way[s.kind[p]]))


@rule
def movement_closed(s, p):
    return s.done[slot_of(p)] & (CLOSED | CLOSED_UNSEEN) != 0


@rule
def broken_down(s, p):
    return s.face[p] & BROKEN_DOWN != 0
