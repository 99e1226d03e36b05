"""Chapter 3.4 and 7.5, first part: what a card can be aimed at."""

from tablee.core.rule import rule
from tablee.games.offensive.exploration import (
    bit_of,
)
from tablee.games.offensive.state import (
    AT_FREE_SQUARE,
    AT_HIDDEN_PIECE,
    AT_LOST_LINE_UNIT,
    AT_MARKER,
    AT_NOTHING,
    AT_OWN_UNITS,
    AT_OWN_VEHICLES_ON_ROADS,
    AT_RIVER,
    AT_SEEN_UNIT,
    AT_SEEN_VEHICLE,
    BAR,
    BUILT_UP,
    DEM,
    DIRECTIONS,
    FOOT,
    LAST_LINE,
    MIN,
    NO_KIND,
    NO_PIECE,
    RED,
    TNK,
)
from tablee.games.offensive.terms import (
    face_up,
    first_piece,
    heavy_barred,
    is_heavy,
    is_unit,
    on_board,
    open_river,
    side_of,
)

PONTOONS = 2
MOST_RETURNED = 110
"""The last handle given to a unit that returns: handles are bytes, and every marker must still get one."""


@rule
def placed_marker(box, card):
    """The kind of marker that a card places."""
    for marker in range(BAR, DEM + 1):
        if box.markers[card] == bit_of(marker):
            return marker
    return NO_KIND


@rule
def fits_square(box, s, side, card, square):
    """Whether the card can be aimed at this square, or at the piece standing there (contract 7.5)."""
    aim = box.aim[card]
    q = s.at[square]
    if aim == AT_FREE_SQUARE:
        return q == NO_PIECE and marker_fits(box, placed_marker(box, card), square)
    if aim == AT_RIVER:
        return q == NO_PIECE and open_river(box, s, square) and beside_own_unit(box, s, side, square)
    if aim == AT_LOST_LINE_UNIT:
        return comes_back_on(box, s, side, s.target[0], square)
    return q != NO_PIECE and fits_piece(box, s, side, card, q)


@rule
def fits_piece(box, s, side, card, q):
    """Whether the card can be aimed at this piece."""
    aim = box.aim[card]
    own = side_of(q) == side
    kind = s.kind[q]
    if aim == AT_OWN_UNITS:
        return own and is_unit(kind)
    if aim == AT_OWN_VEHICLES_ON_ROADS:
        return own and is_unit(kind) and box.way[kind] != FOOT and box.road[s.where[q]] != 0
    if aim == AT_HIDDEN_PIECE:
        return not own and not face_up(box, s, q)
    if aim == AT_MARKER:
        return (own or face_up(box, s, q)) and not is_unit(kind) and box.markers[card] & bit_of(kind) != 0
    seen_enemy = not own and face_up(box, s, q) and is_unit(kind)
    if aim == AT_SEEN_VEHICLE:
        return seen_enemy and box.way[kind] != FOOT
    return aim == AT_SEEN_UNIT and seen_enemy


@rule
def marker_fits(box, marker, square):
    """Whether a card may place this marker on a free square (contract 7.4)."""
    if box.objective_at[square] != 0:
        return False
    if marker == DEM:
        return box.terrain[square] == BUILT_UP
    return box.road[square] != 0 and (marker != MIN or box.terrain[square] != BUILT_UP)


@rule
def beside_own_unit(box, s, side, square):
    for direction in range(DIRECTIONS):
        other = box.near[square][direction]
        if other >= 0:
            q = s.at[other]
            if q != NO_PIECE and side_of(q) == side and is_unit(s.kind[q]):
                return True
    return False


@rule
def comes_back_on(box, s, side, kind, square):
    """Whether a unit of this kind can return on a square: free, no river, own rear edge (RETURN, OFN-032)."""
    edge = 0 if side == RED else box.width - 1
    if square % box.width != edge or s.at[square] != NO_PIECE or box.river[square]:
        return False
    return not (is_heavy(box, kind) and heavy_barred(box, square))


@rule
def can_come_back(box, s, side, kind):
    """Whether the side has lost a line unit of this kind and has a square for it."""
    if kind > LAST_LINE or kind < TNK or s.removed[side][kind] == 0 or s.handles[side] >= MOST_RETURNED:
        return False
    for row in range(box.height):
        if comes_back_on(box, s, side, kind, row * box.width + (0 if side == RED else box.width - 1)):
            return True
    return False


@rule
def has_target(box, s, side, card):
    """Whether there is anything that the card can be aimed at (OFN-061)."""
    aim = box.aim[card]
    if aim == AT_NOTHING:
        return True
    if aim == AT_LOST_LINE_UNIT:
        for kind in range(TNK, LAST_LINE + 1):
            if can_come_back(box, s, side, kind):
                return True
        return False
    if aim == AT_FREE_SQUARE:
        marker = placed_marker(box, card)
        if s.used[side][marker - BAR] >= box.supply[marker]:
            return False  # OFN-143
    if aim == AT_FREE_SQUARE or aim == AT_RIVER:
        if aim == AT_RIVER and s.pontoons >= PONTOONS:
            return False
        for square in range(box.squares):
            if fits_square(box, s, side, card, square):
                return True
        return False
    for other in range(2):
        for q in range(first_piece(other), s.top[other] + 1):
            if on_board(s, q) and fits_piece(box, s, side, card, q):
                return True
    return False
