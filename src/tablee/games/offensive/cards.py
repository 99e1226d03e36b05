"""Chapter 3.4 and the effects of the cards (7.5): playing, aiming, countering."""

from tablee.core.events import EVERYBODY, all_but, emit, only
from tablee.core.rule import rule
from tablee.games.offensive.combat import strike_unit, uncover
from tablee.games.offensive.draws import draw, peek_at_pile, throw_away
from tablee.games.offensive.exploration import (
    arrive,
    bit_of,
    look_again,
    look_around,
    narrow,
    new_piece,
    take_away,
)
from tablee.games.offensive.movement import distance_between
from tablee.games.offensive.objects import put_marker
from tablee.games.offensive.state import (
    ABSENT,
    ANY_UNIT,
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
    ATTACKS_MORE,
    BAR,
    BRIDGE,
    BROKEN_DOWN,
    BUILT_UP,
    CAMOUFLAGE,
    CAMOUFLAGED,
    CANCEL,
    CARDS,
    COUNTER,
    DEM,
    DIRECTIONS,
    DRAW,
    FOOT,
    IMMOBILISE,
    JAM,
    LAST_LINE,
    MIN,
    MODIFIER,
    NO_CARD,
    NO_KIND,
    NO_PIECE,
    PEEK,
    PLACE,
    POINTS_MORE,
    RED,
    REMOVE,
    RETURN,
    RETURNED,
    REVEAL,
    STRIKE,
    TARGET,
    TARGETS,
    TNK,
)
from tablee.games.offensive.terms import (
    AIMED,
    AIMED_AT_KIND,
    ALLOWED,
    ATTACHED_TO,
    BRIDGED,
    CAME_BACK,
    CARD_IS_A_COUNTER,
    CARD_NOT_IN_HAND,
    COUNTER_DOES_NOT_FIT,
    COUNTERED,
    JAMMED,
    LET_PASS,
    NO_TARGET_FOR_IT,
    NOT_A_TARGET,
    PEEKED,
    PEEKED_HIDDEN,
    PLAYED,
    PUT_BY_CARD,
    REMOVED,
    TARGET_TWICE,
    TARGETS_MISSING,
    face_up,
    first_piece,
    heavy_barred,
    is_heavy,
    is_unit,
    on_board,
    open_river,
    side_of,
    slot_of,
)

PONTOONS = 2
MOST_RETURNED = 110
"""The last handle given to a unit that returns: handles are bytes, and every marker must still get one."""


# --- What a card can be aimed at


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


# --- What may be played


@rule
def play_refusal(box, s, card):
    """Why the active player may not play a card; ALLOWED if it may."""
    if s.hand[s.actor][card] == 0:
        return CARD_NOT_IN_HAND
    if box.effect[card] == CANCEL:
        return CARD_IS_A_COUNTER  # OFN-059
    return ALLOWED if has_target(box, s, s.actor, card) else NO_TARGET_FOR_IT  # OFN-061


@rule
def counter_refusal(box, s, card):
    """Why a card does not answer the announced one; ALLOWED if it does."""
    if s.hand[s.actor][card] == 0:
        return CARD_NOT_IN_HAND
    return ALLOWED if box.cancels[card][s.card] else COUNTER_DOES_NOT_FIT  # OFN-058


@rule
def wants_kind(box, s):
    """Whether a kind of unit is to be chosen, not a square."""
    return box.aim[s.card] == AT_LOST_LINE_UNIT and s.targets == 0


@rule
def target_refusal(box, s, square):
    """Why a square is no target for the card being played; ALLOWED if it is one."""
    if wants_kind(box, s) or not fits_square(box, s, s.actor, s.card, square):
        return NOT_A_TARGET
    for k in range(s.targets):
        if s.target[k] == square and box.aim[s.card] != AT_LOST_LINE_UNIT:
            return TARGET_TWICE
    return ALLOWED


@rule
def kind_refusal(box, s, kind):
    """Why no unit of this kind can be brought back; ALLOWED if one can."""
    if not wants_kind(box, s) or not can_come_back(box, s, s.actor, kind):
        return NOT_A_TARGET
    return ALLOWED


@rule
def done_refusal(box, s):
    """Why the targets are not complete; ALLOWED if no more need be chosen."""
    several = box.most_targets[s.card] > 1
    return ALLOWED if several and s.targets > 0 else TARGETS_MISSING


# --- What happens


@rule
def play(box, s, card, events):
    """Play a card: choose its targets first, if it has any."""
    s.card = card
    if box.aim[card] == AT_NOTHING:
        announce(box, s, events)
    else:
        s.point = TARGET


@rule
def aim_at(box, s, number, events):
    """Choose a target: a square, or a kind of unit."""
    s.target[s.targets] = number
    s.targets += 1
    most = 2 if box.aim[s.card] == AT_LOST_LINE_UNIT else box.most_targets[s.card]
    if s.targets == most:
        announce(box, s, events)


@rule
def announce(box, s, events):
    """The card is shown with its targets, goes to the discard pile, and the opponent is asked (OFN-058, OFN-063, OFN-069)."""
    side = s.actor
    emit(events, PLAYED, EVERYBODY, side, s.card)
    for k in range(s.targets):
        if k == 0 and box.aim[s.card] == AT_LOST_LINE_UNIT:
            emit(events, AIMED_AT_KIND, EVERYBODY, side, s.target[k])
        else:
            emit(events, AIMED, EVERYBODY, side, s.target[k])
            tell_of_target(box, s, side, s.target[k])
    throw_away(s, side, s.card)
    s.point = COUNTER
    s.actor = 1 - side


@rule
def tell_of_target(box, s, side, square):
    """A card that is aimed at an own piece tells what the piece can be (5.4)."""
    q = s.at[square]
    if q == NO_PIECE or side_of(q) != side:
        return
    if box.aim[s.card] == AT_OWN_UNITS:
        narrow(s, q, ANY_UNIT)
    elif box.aim[s.card] == AT_OWN_VEHICLES_ON_ROADS:
        narrow(s, q, ANY_UNIT - box.moving[FOOT])


@rule
def counter(box, s, card, chance, events):
    """The announced card is cancelled (OFN-058 to OFN-060)."""
    side = s.actor
    emit(events, COUNTERED, EVERYBODY, side, card, s.card)
    throw_away(s, side, card)
    for _ in range(box.number[card]):
        draw(box, s, side, chance, events)
    back_to_cards(s)


@rule
def let_pass(box, s, chance, events):
    """No counter: the card takes effect (OFN-056)."""
    emit(events, LET_PASS, EVERYBODY, s.actor, s.card)
    take_effect(box, s, 1 - s.actor, chance, events)
    if s.over == 0:
        back_to_cards(s)
    else:
        forget_card(s)


@rule
def back_to_cards(s):
    s.actor = s.side
    s.point = CARDS
    forget_card(s)


@rule
def forget_card(s):
    s.card = NO_CARD
    s.targets = 0
    for k in range(TARGETS):
        s.target[k] = 0


@rule
def take_effect(box, s, side, chance, events):
    """What is written on the card (OFN-056)."""
    card = s.card
    effect = box.effect[card]
    square = s.target[0]
    if effect == POINTS_MORE or effect == ATTACKS_MORE or effect == MODIFIER or effect == CAMOUFLAGE or effect == IMMOBILISE:
        for k in range(s.targets):
            attach(box, s, card, s.at[s.target[k]], events)
    elif effect == STRIKE:
        strike_unit(box, s, card, square, chance, events)
    elif effect == REVEAL:
        reveal(box, s, side, square, box.number[card], events)
    elif effect == PEEK:
        peek(box, s, side, events)
    elif effect == PLACE:
        marker = placed_marker(box, card)
        emit(events, PUT_BY_CARD, EVERYBODY, side, marker, square)
        put_marker(box, s, side, marker, square, True)
    elif effect == REMOVE:
        m = s.at[square]
        emit(events, REMOVED, EVERYBODY, side_of(m), s.kind[m], square)
        take_away(box, s, m, events)
    elif effect == RETURN:
        come_back(box, s, side, s.target[0], s.target[1], events)
    elif effect == DRAW:
        for _ in range(box.number[card]):
            draw(box, s, side, chance, events)
    elif effect == JAM:
        s.jammed[1 - side] = 1
        emit(events, JAMMED, EVERYBODY, 1 - side)
    elif effect == BRIDGE:
        s.pontoon[s.pontoons] = square
        s.pontoons += 1
        emit(events, BRIDGED, EVERYBODY, square)


@rule
def attach(box, s, card, p, events):
    """The effect of a card lies on a unit from now on."""
    s.attached_piece[s.attached] = p
    s.attached_card[s.attached] = card
    s.attached += 1
    emit(events, ATTACHED_TO, EVERYBODY, side_of(p), card, s.where[p])
    effect = box.effect[card]
    if effect == POINTS_MORE:
        s.granted[slot_of(p)] += box.number[card]
    elif effect == ATTACKS_MORE:
        s.attacks[slot_of(p)] += box.number[card]
    elif effect == CAMOUFLAGE:
        s.face[p] |= CAMOUFLAGED
        look_again(box, s, p, events)
    elif effect == IMMOBILISE:
        s.face[p] |= BROKEN_DOWN


@rule
def reveal(box, s, side, square, reach, events):
    """Enemy pieces within so many columns and rows are face up this manche (REVEAL)."""
    enemy = 1 - side
    for q in range(first_piece(enemy), s.top[enemy] + 1):
        if on_board(s, q) and distance_between(box, s.where[q], square) <= reach:
            uncover(box, s, q, events)


@rule
def peek(box, s, side, events):
    """The enemy hand is shown once to the player alone (PEEK)."""
    enemy = 1 - side
    for card in range(1, box.cards + 1):
        if s.hand[enemy][card] > 0:
            emit(events, PEEKED, only(side), enemy, card, s.hand[enemy][card])
    emit(events, PEEKED_HIDDEN, all_but(side), side)
    peek_at_pile(box, s, side)


@rule
def come_back(box, s, side, kind, square, events):
    """A removed line unit returns face down, without points or attack in this manche (RETURN)."""
    s.removed[side][kind] -= 1
    p = new_piece(s, side, kind)
    s.face[p] = RETURNED
    s.may_be[p] = bit_of(kind)
    emit(events, CAME_BACK, EVERYBODY, side, kind, square)
    arrive(box, s, p, square)
    look_around(box, s, p, ABSENT, events)
