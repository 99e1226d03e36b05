"""Chapter 3.2, second part: hidden deployment, armed groups in freedom; up to the first Red manche."""

from tablee.core.events import EVERYBODY, emit, only
from tablee.core.rule import rule
from tablee.games.offensive.draws import deal
from tablee.games.offensive.exploration import bit_of, look_everywhere, new_piece, show_openly
from tablee.games.offensive.manche import begin_manche
from tablee.games.offensive.movement import distance_between
from tablee.games.offensive.state import (
    AGR,
    ANY_KIND,
    ANY_UNIT,
    BAR,
    BLUE,
    ENG,
    ENGINEERS,
    FREE,
    HEAVY,
    MIN,
    NO_KIND,
    NO_PIECE,
    OPEN,
    RED,
    TNK,
    UNIT_KINDS,
)
from tablee.games.offensive.terms import (
    ALLOWED,
    DEPLOYED,
    GROUP_PLACED,
    HEAVY_IN_COVER,
    NOT_IN_THE_ZONE,
    ON_A_RIVER,
    ON_AN_OBJECTIVE,
    PLACED,
    SQUARE_IS_OCCUPIED,
    SUPPLY_IS_USED_UP,
    first_piece,
    heavy_barred,
    is_heavy,
    is_unit,
    on_board,
    open_river,
)

# --- Deploying in the own zone


@rule
def sector_units(box, s, side):
    """Units to be placed in the own zone: all but armed groups that infiltrate (OFN-029, OFN-030)."""
    return box.army_size - (s.army[side][AGR] if box.infiltration else 0)


@rule
def next_kind(box, s, side):
    """The kind of the next unit to be placed, in the fixed order; NO_KIND once all stand."""
    count = s.placed
    for kind in range(TNK, UNIT_KINDS + 1):
        if kind != AGR or not box.infiltration:
            count -= s.army[side][kind]
            if count < 0:
                return kind
    return NO_KIND


@rule
def zone_refusal(box, s, side, kind, square):
    """Why a unit of this kind may not be deployed on a square; ALLOWED if it may."""
    if box.river[square]:
        return ON_A_RIVER  # OFN-031
    if box.deployable[side][square] == 0:
        return NOT_IN_THE_ZONE  # OFN-029
    if s.at[square] != NO_PIECE:
        return SQUARE_IS_OCCUPIED  # OFN-031
    if is_heavy(box, kind) and heavy_barred(box, square):
        return HEAVY_IN_COVER  # OFN-032
    if kind == AGR and box.objective_at[square] != 0:
        return ON_AN_OBJECTIVE  # OFN-031
    return ALLOWED


@rule
def obstacle_refusal(box, s, marker, square):
    """Why Blue may not prepare an obstacle on a square; ALLOWED if it may."""
    if s.used[BLUE][marker - BAR] >= box.supply[marker]:
        return SUPPLY_IS_USED_UP  # OFN-143
    if open_river(box, s, square):
        return ON_A_RIVER
    inside = box.deployable[BLUE][square] != 0 or (box.river[square] and in_columns(box, square))
    if not inside:
        return NOT_IN_THE_ZONE
    if s.at[square] != NO_PIECE:
        return SQUARE_IS_OCCUPIED
    return ON_AN_OBJECTIVE if box.objective_at[square] != 0 else ALLOWED


@rule
def in_columns(box, square):
    """Whether a bridge lies in a column of Blue's zone."""
    for other in range(square % box.width, box.squares, box.width):
        if box.deployable[BLUE][other] != 0:
            return True
    return False


@rule
def place_unit(box, s, square, events):
    """Place the next unit of the fixed order, seen by nobody else (OFN-027)."""
    side = s.actor
    kind = next_kind(box, s, side)
    stand(box, s, side, kind, square)
    s.placed += 1
    emit(events, PLACED, only(side), side, kind, square)
    if next_kind(box, s, side) == NO_KIND and not may_prepare(box, s, side):
        end_deployment(box, s, events)


@rule
def stand(box, s, side, kind, square):
    """A unit on the board, without a handle as long as nobody else sees it."""
    p = new_piece(s, side, kind)
    s.handles[side] = 0
    s.handle[p] = 0
    s.where[p] = square
    s.at[square] = p


@rule
def may_prepare(box, s, side):
    """Whether Blue's engineers may still prepare an obstacle before the game."""
    if side != BLUE or s.army[BLUE][ENG] == 0:
        return False
    if s.used[BLUE][0] >= box.supply[BAR] and s.used[BLUE][MIN - BAR] >= box.supply[MIN]:
        return False
    return s.placed - sector_units(box, s, BLUE) < box.prepared


@rule
def prepare(box, s, marker, square, events):
    """Blue prepares an obstacle."""
    stand(box, s, BLUE, marker, square)
    s.used[BLUE][marker - BAR] += 1
    s.placed += 1
    emit(events, PLACED, only(BLUE), BLUE, marker, square)
    if not may_prepare(box, s, BLUE):
        end_deployment(box, s, events)


@rule
def best_square(box, s, side, kind):
    """The square that the fixed program chooses for the next unit of this kind (contract 7.9)."""
    best = -1
    for square in range(box.squares):
        if zone_refusal(box, s, side, kind, square) == ALLOWED:
            if best < 0 or box.auto_rank[side][kind][square] < box.auto_rank[side][kind][best]:
                best = square
    return best


@rule
def deploy_rest(box, s, events):
    """AUTO: the fixed program places all units that are left and prepares no obstacle."""
    side = s.actor
    kind = next_kind(box, s, side)
    while kind != NO_KIND:
        square = best_square(box, s, side, kind)
        stand(box, s, side, kind, square)
        s.placed += 1
        emit(events, PLACED, only(side), side, kind, square)
        kind = next_kind(box, s, side)
    end_deployment(box, s, events)


@rule
def end_deployment(box, s, events):
    """Blue has deployed, then Red; then both are shown face down (OFN-028)."""
    s.placed = 0
    if s.actor == BLUE:
        s.actor = RED
    else:
        show_deployments(box, s)
        emit(events, DEPLOYED, EVERYBODY)
        next_group(box, s, RED)


# --- Both deployments are shown


@rule
def show_deployments(box, s):
    """Handles row by row from the top left, and what each side can exclude at once (contract 5.3, 5.4).

    No objective is Red's yet: the state is zero there (OFN-034).
    """
    for side in range(2):
        sort_by_square(s, side)
        for p in range(first_piece(side), s.top[side] + 1):
            s.handles[side] += 1
            s.handle[p] = s.handles[side]
            if box.exploration == 0 or s.kind[p] == BAR or (s.kind[p] == MIN and not box.hidden_markers):
                if is_unit(s.kind[p]):
                    s.may_be[p] = bit_of(s.kind[p])
                else:
                    show_openly(s, p)
                    s.barred += 1
            else:
                s.may_be[p] = possible_at_first(box, s, side, s.where[p])


@rule
def sort_by_square(s, side):
    """Number the pieces of a side by their squares, so that the numbers say nothing about kinds."""
    for p in range(first_piece(side), s.top[side] + 1):
        least = p
        for q in range(p + 1, s.top[side] + 1):
            if s.where[q] < s.where[least]:
                least = q
        kind, square = s.kind[p], s.where[p]
        s.kind[p] = s.kind[least]
        s.where[p] = s.where[least]
        s.kind[least] = kind
        s.where[least] = square
        s.at[s.where[p]] = p


@rule
def possible_at_first(box, s, side, square):
    """Kinds that a face-down piece of the deployment can have on this square."""
    kinds = 0
    for kind in range(TNK, UNIT_KINDS + 1):
        if box.pool[side][kind] > 0:
            kinds |= bit_of(kind)
    if box.infiltration or box.objective_at[square] != 0:
        kinds &= ANY_KIND - bit_of(AGR)
    if heavy_barred(box, square):
        kinds &= ANY_KIND - box.moving[HEAVY] - box.moving[ENGINEERS]
    if box.river[square]:
        kinds &= ANY_KIND - ANY_UNIT
    if side == BLUE and box.prepared and box.objective_at[square] == 0:
        kinds |= bit_of(MIN)
    return kinds


# --- Armed groups


@rule
def groups_left(box, s, side):
    """Armed groups that the side has still to place."""
    return (s.army[side][AGR] if box.infiltration else 0) - s.groups[side]


@rule
def next_group(box, s, last):
    """The other player places an armed group, or the same one again; then the game begins (OFN-030)."""
    s.point = FREE
    if groups_left(box, s, 1 - last) > 0:
        s.actor = 1 - last
    elif groups_left(box, s, last) > 0:
        s.actor = last
    else:
        s.point = 0


@rule
def free_refusal(box, s, square):
    """Why no armed group may be placed on a square; ALLOWED if one may (OFN-030, OFN-031)."""
    if box.river[square]:
        return ON_A_RIVER
    if box.objective_at[square] != 0:
        return ON_AN_OBJECTIVE
    return SQUARE_IS_OCCUPIED if s.at[square] != NO_PIECE else ALLOWED


@rule
def place_group(box, s, square, events):
    """Place an armed group anywhere."""
    side = s.actor
    p = new_piece(s, side, AGR)
    s.may_be[p] = bit_of(AGR)
    s.where[p] = square
    s.at[square] = p
    s.groups[side] += 1
    emit(events, GROUP_PLACED, EVERYBODY, side, square)
    next_group(box, s, side)


@rule
def far_from_enemies(box, s, side, square):
    """At least two columns or rows away from every enemy piece."""
    enemy = 1 - side
    for q in range(first_piece(enemy), s.top[enemy] + 1):
        if on_board(s, q) and distance_between(box, s.where[q], square) < 2:
            return False
    return True


@rule
def best_group_square(box, s):
    """The square that the fixed program chooses for an armed group (contract 7.9)."""
    side = s.actor
    best = -1
    for square in range(box.squares):
        if free_refusal(box, s, square) == ALLOWED and box.terrain[square] != OPEN:
            if best < 0 or box.auto_rank[side][AGR][square] < box.auto_rank[side][AGR][best]:
                if far_from_enemies(box, s, side, square):
                    best = square
    if best >= 0:
        return best
    for square in range(box.squares):
        if free_refusal(box, s, square) == ALLOWED:
            if best < 0 or box.auto_rank[side][NO_KIND][square] < box.auto_rank[side][NO_KIND][best]:
                best = square
    return best


@rule
def begin_play(box, s, chance, events):
    """The deal, the first exploration check and the first Red manche (OFN-033, OFN-035)."""
    if box.cards_on:
        deal(box, s, chance, events)
    look_everywhere(box, s, events)
    begin_manche(box, s, RED, events)
