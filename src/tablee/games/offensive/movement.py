"""Chapters 3.5 and 3.6: what a square costs, hops over own units, rivers and engineers."""

from tablee.core.events import EVERYBODY, emit
from tablee.core.rule import rule
from tablee.games.offensive.exploration import arrive, leave, look_around, narrow
from tablee.games.offensive.manche import lose_objective, reach_objective
from tablee.games.offensive.objects import stepped_after_laying
from tablee.games.offensive.state import (
    ABSENT,
    ANY_KIND,
    ANY_UNIT,
    DIRECTIONS,
    ENG,
    FOOT,
    LIGHT,
    NO_PIECE,
    NO_WAY,
    STEPPED,
    WAYS,
)
from tablee.games.offensive.terms import (
    ALLOWED,
    BROKEN_DOWN_UNIT,
    CANNOT_ENTER,
    MARKER_BLOCKS,
    MOVED,
    MOVEMENT_IS_CLOSED,
    NO_ATTACK_LEFT,
    OWN_PIECE_THERE,
    PASSED,
    RIVER_WITHOUT_BRIDGE,
    TOO_FAR,
    attacks_left,
    broken_down,
    face_up,
    first_piece,
    is_bridge,
    is_unit,
    movement_closed,
    open_river,
    points_left,
    side_of,
    slot_of,
    spent_by,
)

# --- Prices


@rule
def entry_price(box, s, way, square):
    """Points to enter a square; NO_WAY where that is impossible."""
    price = box.price[way][square]  # OFN-071 to OFN-076, OFN-086, OFN-087
    if price != 0:
        return price
    if is_bridge(box, s, square):
        return 2 if way == FOOT else 1  # a pontoon: OFN-086
    return NO_WAY  # OFN-090


@rule
def passing_price(box, s, way, q):
    """Points to pass the square of an own unit."""
    if s.kind[q] == ENG and open_river(box, s, s.where[q]):
        return 0  # OFN-088, OFN-089
    return entry_price(box, s, way, s.where[q])


@rule
def one_step(box, square, other):
    """Whether one step leads from a square to the other (OFN-073, OFN-091)."""
    for direction in range(DIRECTIONS):
        if box.near[square][direction] == other:
            return box.steps[square] >> direction & 1 != 0
    return False


# --- Hops


@rule
def reached_beside(box, s, square, start, units, base):
    """Whether a step leads to the square from `start` or from one of a set of units."""
    for direction in range(DIRECTIONS):
        if box.steps[square] >> direction & 1:
            other = box.near[square][direction]
            if other == start:
                return True
            q = s.at[other]
            if q >= base and q < base + 63 and units >> (q - base) & 1:
                return True
    return False


@rule
def has_ferry(box, s, side):
    """Whether own engineers stand on a river square without bridge, where others pass for nothing."""
    for q in range(first_piece(side), s.top[side] + 1):
        if s.kind[q] == ENG and s.where[q] != ABSENT and open_river(box, s, s.where[q]):
            return True
    return False


@rule
def newly_reached(box, s, p, way, cost, reached, one_less, two_less):
    """The own units whose squares can be passed for exactly `cost` points and no less, as a set."""
    side = side_of(p)
    base = first_piece(side)
    here = 0
    again = True
    while again:
        again = False
        for q in range(base, s.top[side] + 1):
            bit = 1 << (q - base)
            if (reached | here) & bit == 0 and q != p and is_unit(s.kind[q]) and s.where[q] != ABSENT:  # OFN-077, OFN-078
                price = passing_price(box, s, way, q)
                if price <= cost:
                    start = s.where[p] if price == cost else -1
                    before = here if price == 0 else one_less if price == 1 else two_less
                    if reached_beside(box, s, s.where[q], start, before, base):
                        here |= bit
                        again = again or price == 0 or cost == 0
    return here


@rule
def chain_price(box, s, p, way, most, target):
    """The cheapest way over own units to a square beside the target, at the most `most`; NO_WAY if there is none."""
    side = side_of(p)
    base = first_piece(side)
    reached = 0
    one_less = 0
    two_less = 0
    for cost in range(0 if has_ferry(box, s, side) else 1, most + 1):
        here = newly_reached(box, s, p, way, cost, reached, one_less, two_less)
        if here != 0 and reached_beside(box, s, target, -1, here, base):
            return cost
        reached |= here
        two_less = one_less
        one_less = here
    return NO_WAY


@rule
def hop_price(box, s, p, way, most, target):
    """Points of the cheapest hop of a unit that moves in this way (OFN-079), at the most `most`; NO_WAY if there is none."""
    q = s.at[target]
    if q != NO_PIECE and side_of(q) == side_of(p):
        price = passing_price(box, s, way, q)
    else:
        price = entry_price(box, s, way, target)
    if price > most:
        return NO_WAY  # OFN-072
    if one_step(box, s.where[p], target):
        return price
    apart = distance_between(box, s.where[p], target)
    if apart > most + s.army[side_of(p)][ENG] + 1 or not has_neighbour(box, s, p):
        return NO_WAY
    chain = chain_price(box, s, p, way, most - price, target)
    return NO_WAY if chain == NO_WAY else chain + price


@rule
def distance_between(box, square, other):
    """Steps in any direction between two squares."""
    across = abs(square % box.width - other % box.width)
    return max(across, abs(square // box.width - other // box.width))


@rule
def has_neighbour(box, s, p):
    """Whether an own unit stands beside `p`, over which it might hop."""
    square = s.where[p]
    for direction in range(DIRECTIONS):
        other = box.near[square][direction]
        if other >= 0:
            q = s.at[other]
            if q != NO_PIECE and side_of(q) == side_of(p) and is_unit(s.kind[q]):
                return True
    return False


# --- What may be done


@rule
def occupant_refusal(box, s, p, square):
    """Why what stands on a square keeps `p` from entering it; ALLOWED if it is free or can be attacked."""
    q = s.at[square]
    if q == NO_PIECE:
        return ALLOWED
    if side_of(q) == side_of(p):
        return OWN_PIECE_THERE if is_unit(s.kind[q]) else MARKER_BLOCKS  # OFN-077, OFN-080
    if face_up(box, s, q) and not is_unit(s.kind[q]):
        return MARKER_BLOCKS  # OFN-080
    return ALLOWED if attacks_left(s, p) > 0 else NO_ATTACK_LEFT  # OFN-046, OFN-112


@rule
def enter_refusal(box, s, p, square):
    """Why the unit may not hop to a square, or attack by contact what stands there; ALLOWED if it may."""
    if broken_down(s, p):
        return BROKEN_DOWN_UNIT  # card Breakdown
    reason = occupant_refusal(box, s, p, square)
    if reason != ALLOWED:
        return reason
    if movement_closed(s, p):
        return MOVEMENT_IS_CLOSED  # OFN-048
    way = box.way[s.kind[p]]
    if entry_price(box, s, way, square) == NO_WAY:
        return RIVER_WITHOUT_BRIDGE if box.river[square] else CANNOT_ENTER  # OFN-070, OFN-090
    if hop_price(box, s, p, way, points_left(box, s, p), square) == NO_WAY:
        return TOO_FAR  # OFN-072, OFN-079, OFN-113
    return ALLOWED


@rule
def insert(out, first, n, number):
    """Put a number into the rising list between `first` and `n` unless it is there; the new end of the list."""
    at = n
    while at > first and out[at - 1] > number:
        at -= 1
    if at > first and out[at - 1] == number:
        return n
    for k in range(n, at, -1):
        out[k] = out[k - 1]
    out[at] = number
    return n + 1


@rule
def list_entries(box, s, p, out, n):
    """List every square that the unit may enter, from place `n` on; the new end of the list."""
    points = points_left(box, s, p)
    if points == 0 or broken_down(s, p):
        return n
    first = n
    way = box.way[s.kind[p]]
    n = list_steps(box, s, p, way, s.where[p], points, first, n, out)
    if not has_neighbour(box, s, p):
        return n
    side = side_of(p)
    base = first_piece(side)
    reached = 0
    one_less = 0
    two_less = 0
    for cost in range(0 if has_ferry(box, s, side) else 1, points):
        here = newly_reached(box, s, p, way, cost, reached, one_less, two_less)
        if here != 0:
            for q in range(base, s.top[side] + 1):
                if here >> (q - base) & 1:
                    n = list_steps(box, s, p, way, s.where[q], points - cost, first, n, out)
        reached |= here
        two_less = one_less
        one_less = here
    return n


@rule
def list_steps(box, s, p, way, square, points, first, n, out):
    """List what the unit may enter by one step from a square with so many points left."""
    for direction in range(DIRECTIONS):
        if box.steps[square] >> direction & 1:
            other = box.near[square][direction]
            if entry_price(box, s, way, other) <= points and occupant_refusal(box, s, p, other) == ALLOWED:
                n = insert(out, first, n, other)
    return n


@rule
def can_enter(box, s, p):
    """Whether there is any square that the unit may enter."""
    points = points_left(box, s, p)
    if points == 0 or broken_down(s, p):
        return False
    way = box.way[s.kind[p]]
    square = s.where[p]
    for direction in range(DIRECTIONS):
        if box.steps[square] >> direction & 1:
            other = box.near[square][direction]
            if entry_price(box, s, way, other) <= points and occupant_refusal(box, s, p, other) == ALLOWED:
                return True
    if not has_neighbour(box, s, p):
        return False
    side = side_of(p)
    base = first_piece(side)
    reached = 0
    one_less = 0
    two_less = 0
    for cost in range(0 if has_ferry(box, s, side) else 1, points):
        here = newly_reached(box, s, p, way, cost, reached, one_less, two_less)
        for q in range(base, s.top[side] + 1):
            if here >> (q - base) & 1:
                for direction in range(DIRECTIONS):
                    if box.steps[s.where[q]] >> direction & 1:
                        other = box.near[s.where[q]][direction]
                        price = entry_price(box, s, way, other)
                        if price <= points - cost and occupant_refusal(box, s, p, other) == ALLOWED:
                            return True
        reached |= here
        two_less = one_less
        one_less = here
    return False


# --- What a hop does


@rule
def hop(box, s, p, square, events):
    """Move the unit; others learn what its price excludes (5.4)."""
    old = s.where[p]
    emit(events, MOVED, EVERYBODY, side_of(p), s.handle[p], old, square)
    narrow(s, p, ANY_UNIT)
    if box.prepared and not one_step(box, old, square):
        name_passed(box, s, p, square, events)
    else:
        for way in range(WAYS):
            if s.may_be[p] & box.moving[way]:
                s.work[way] = hop_price(box, s, p, way, s.granted[slot_of(p)] - spent_by(s, p, way), square)
        pay(box, s, p)
    stepped_after_laying(s, p)
    s.done[slot_of(p)] |= STEPPED
    leave(box, s, p)
    arrive(box, s, p, square)
    look_around(box, s, p, old, events)
    lose_objective(box, s, side_of(p), old, events)
    reach_objective(box, s, p, events)  # OFN-131


@rule
def pay(box, s, p):
    """Book the prices of a hop that `s.work` holds for each way of moving; where it is impossible the unit moves in another."""
    heavy = 0
    light = 0
    for way in range(WAYS):
        if s.may_be[p] & box.moving[way]:
            if s.work[way] == NO_WAY:
                narrow(s, p, ANY_KIND - box.moving[way])
            elif way == FOOT:
                light = s.work[way] // 2
            elif way == LIGHT:
                light = s.work[way]
            else:
                heavy = s.work[way]
        s.work[way] = 0
    s.spent[slot_of(p)][0] += heavy
    s.spent[slot_of(p)][1] += light


@rule
def pay_alone(box, s, p, price):
    """Book what a unit pays whose kind both know."""
    way = box.way[s.kind[p]]
    if way == FOOT:
        s.spent[slot_of(p)][1] += price // 2
    else:
        s.spent[slot_of(p)][1 if way == LIGHT else 0] += price


@rule
def name_passed(box, s, p, square, events):
    """Where mines may lie among the pieces of the deployment, the squares passed are named: units stand there."""
    way = box.way[s.kind[p]]
    target = square
    left = hop_price(box, s, p, way, points_left(box, s, p), square)
    for other_way in range(WAYS):
        s.work[other_way] = min(entry_price(box, s, other_way, square), NO_WAY)
    left -= entry_price(box, s, way, square)
    while not one_step(box, s.where[p], target):
        q = last_passed(box, s, p, way, left, target)
        left -= passing_price(box, s, way, q)
        emit(events, PASSED, EVERYBODY, side_of(p), s.handle[p], s.where[q])
        narrow(s, q, ANY_UNIT)
        for other_way in range(WAYS):
            s.work[other_way] = min(s.work[other_way] + passing_price(box, s, other_way, q), NO_WAY)
        target = s.where[q]
    for other_way in range(WAYS):
        if spent_by(s, p, other_way) + s.work[other_way] > s.granted[slot_of(p)]:
            s.work[other_way] = NO_WAY
    pay(box, s, p)


@rule
def last_passed(box, s, p, way, cost, target):
    """An own unit beside the target whose square is passed for exactly `cost` points in all."""
    side = side_of(p)
    for q in range(first_piece(side), s.top[side] + 1):
        if q != p and is_unit(s.kind[q]) and s.where[q] != ABSENT and one_step(box, target, s.where[q]):
            if hop_price(box, s, p, way, cost, s.where[q]) == cost:
                return q
    return NO_PIECE
