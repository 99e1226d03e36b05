"""The three modes of a turn, giving up points, cycling a card: contract, 3.3."""

from tablee.core.chance import below
from tablee.core.events import EVERYBODY, emit
from tablee.core.rule import rule
from tablee.games.insider.codes import (
    ACTION_IS_USED,
    ALLOWED,
    CYCLED,
    DRAW,
    EXTRA_TURN,
    FORFEITED,
    HAND_IS_FULL,
    MOVE7,
    NO_DRAW_IN_RUMOURS,
    NO_RUMOURS,
    NOT_IN_HAND,
    NOT_NOW,
    NOTHING_TO_DRAW,
    POINTS_LEFT,
    ROLL1,
    RUMOURS,
    STEP_EXISTS,
    TAKES_SEVEN,
    THROWN,
)
from tablee.games.insider.hands import cards_of, cards_to_draw, draw_cards, lay_open
from tablee.games.insider.movement import can_step
from tablee.games.insider.state import ACTION, CARDS_DRAWN, DICE, HAND, MOVE, ONE_DIE, SEVEN, START
from tablee.games.insider.turn import go_on, next_turn

DIE = 6
SEVEN_POINTS = 7


@rule
def mode_refusal(box, s, action):
    """Why the turn may not be played like this."""
    if s.point != START:
        return NOT_NOW  # INS-040, INS-043
    if action == DRAW:
        return draw_refusal(box, s)
    if s.rumours[s.active]:
        return ALLOWED if action == ROLL1 else RUMOURS  # INS-154
    return NO_RUMOURS if action == ROLL1 else ALLOWED


@rule
def draw_refusal(box, s):
    """Why the active player may not draw."""
    if box.no_draw_in_rumours and s.rumours[s.active]:
        return NO_DRAW_IN_RUMOURS  # INS-156
    if cards_of(s, s.active) >= HAND:
        return HAND_IS_FULL  # INS-092
    return ALLOWED if cards_to_draw(box, s, s.active) > 0 else NOTHING_TO_DRAW  # INS-047


@rule
def cycle_refusal(s, kind):
    """Why the active player may not discard a card of this kind and draw another."""
    if s.point == MOVE:
        return POINTS_LEFT  # INS-051
    if s.point != ACTION:
        return NOT_NOW
    if s.extra:
        return EXTRA_TURN  # INS-168
    if s.used:
        return ACTION_IS_USED  # INS-048, INS-107
    return ALLOWED if s.hand[s.active][kind] > 0 else NOT_IN_HAND  # INS-103, INS-108


@rule
def forfeit_refusal(box, s):
    """Why the points left may not be given up."""
    if s.point != MOVE:
        return NOT_NOW
    return STEP_EXISTS if can_step(box, s) else ALLOWED  # INS-062, INS-072


@rule
def end_refusal(s):
    """Why the turn may not end now."""
    if s.point == MOVE:
        return POINTS_LEFT  # INS-062
    return ALLOWED if s.point == ACTION else NOT_NOW


@rule
def choose_mode(box, s, action, chance, events):
    """The player takes seven points, throws the dice or draws cards."""
    if action == DRAW:
        s.mode = CARDS_DRAWN
        draw_cards(box, s, s.active, cards_to_draw(box, s, s.active), chance, events)  # INS-045
        if box.cycle_after_draw and not s.extra:
            s.point = ACTION
        else:
            next_turn(box, s, events)  # INS-046
        return
    if action == MOVE7:
        s.mode = SEVEN
        s.mp = SEVEN_POINTS  # INS-041
        emit(events, TAKES_SEVEN, EVERYBODY, s.active)
    elif action == ROLL1:
        s.mode = ONE_DIE
        s.dice[0] = below(chance, DIE) + 1
        s.mp = s.dice[0]  # INS-154, INS-155
        emit(events, THROWN, EVERYBODY, s.active, s.dice[0], 0, s.mp)
    else:
        s.mode = DICE
        throw_dice(s, chance, events)
    go_on(s)


@rule
def throw_dice(s, chance, events):
    """Both dice, again while they show seven; a hundred sevens in a row are less likely than a broken hash."""
    s.mp = 0
    while s.mp == 0:
        s.dice[0] = below(chance, DIE) + 1
        s.dice[1] = below(chance, DIE) + 1
        total = s.dice[0] + s.dice[1]
        s.mp = 0 if total == SEVEN_POINTS else total  # INS-042
        emit(events, THROWN, EVERYBODY, s.active, s.dice[0], s.dice[1], s.mp)


@rule
def cycle(box, s, kind, chance, events):
    """Discard a card and draw another; the turn is over."""
    lay_open(box, s, s.active, kind, 1)  # INS-107
    emit(events, CYCLED, EVERYBODY, s.active, kind)
    draw_cards(box, s, s.active, 1, chance, events)
    next_turn(box, s, events)  # INS-051


@rule
def forfeit(s, events):
    """Give up the points that are left."""
    emit(events, FORFEITED, EVERYBODY, s.active, s.mp)
    s.mp = 0  # INS-072
    go_on(s)
