"""Chapter 3.4 and the effects of the cards (7.5): playing, aiming, countering."""

from tablee.core.events import EVERYBODY, all_but, emit, only
from tablee.core.rule import rule
from tablee.games.offensive.aims import can_come_back, fits_square, has_target, placed_marker
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
    AT_LOST_LINE_UNIT,
    AT_NOTHING,
    AT_OWN_UNITS,
    AT_OWN_VEHICLES_ON_ROADS,
    ATTACKS_MORE,
    BRIDGE,
    BROKEN_DOWN,
    CAMOUFLAGE,
    CAMOUFLAGED,
    CANCEL,
    CARDS,
    COUNTER,
    DRAW,
    FOOT,
    IMMOBILISE,
    JAM,
    MODIFIER,
    NO_CARD,
    PEEK,
    PLACE,
    POINTS_MORE,
    REMOVE,
    RETURN,
    RETURNED,
    REVEAL,
    STRIKE,
    TARGET,
    TARGETS,
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
    first_piece,
    on_board,
    side_of,
    slot_of,
)

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
            tell_of_target(box, s, s.target[k])
    throw_away(s, side, s.card)
    s.point = COUNTER
    s.actor = 1 - side


@rule
def tell_of_target(box, s, square):
    """A card that is aimed at an own piece tells what the piece can be (5.4)."""
    if box.aim[s.card] == AT_OWN_UNITS:
        narrow(s, s.at[square], ANY_UNIT)
    elif box.aim[s.card] == AT_OWN_VEHICLES_ON_ROADS:
        narrow(s, s.at[square], ANY_UNIT - box.moving[FOOT])


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
