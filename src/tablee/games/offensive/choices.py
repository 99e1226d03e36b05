"""What may be done: `refusal` answers for any action, `legal` lists the allowed ones."""

from tablee.core.rule import rule
from tablee.games.offensive.army import count_refusal, preset_refusal
from tablee.games.offensive.cards import (
    counter_refusal,
    done_refusal,
    kind_refusal,
    play_refusal,
    target_refusal,
    wants_kind,
)
from tablee.games.offensive.combat import can_fire, fire_refusal, list_shots
from tablee.games.offensive.deployment import free_refusal, next_kind, obstacle_refusal, zone_refusal
from tablee.games.offensive.movement import can_enter, enter_refusal, insert, list_entries
from tablee.games.offensive.objects import can_work, clear_refusal, lay_refusal
from tablee.games.offensive.state import (
    BAR,
    BUILD,
    CARDS,
    COUNTER,
    DEPLOY,
    DIRECTIONS,
    FREE,
    LAST_LINE,
    MIN,
    NO_KIND,
    NO_PIECE,
    TARGET,
    TNK,
    UNIT,
    UNITS,
)
from tablee.games.offensive.terms import (
    AFTER_SQUARES,
    ALLOWED,
    AUTO,
    BACK,
    CARD_NOT_IN_HAND,
    CLEAR,
    COUNT,
    DISCARD,
    DONE,
    END_CARDS,
    END_MANCHE,
    GAME_IS_OVER,
    MOST_COUNTED,
    NO_SUCH_ACTION,
    NO_UNIT_OF_YOURS,
    NOT_NOW,
    NOTHING_DONE_YET,
    ONE_DISCARD_A_MANCHE,
    PASS,
    PLAY,
    PRESET,
    TYPE,
    UNIT_CANNOT_ACT,
    first_piece,
    is_unit,
    on_board,
    side_of,
)


@rule
def can_act(box, s, p):
    """Whether the unit has at least one legal action (contract 4.1)."""
    return can_enter(box, s, p) or can_fire(box, s, p) or can_work(box, s, p)


@rule
def select_refusal(box, s, square):
    """Why the piece on a square cannot be selected; ALLOWED if it can."""
    p = s.at[square]
    if p == NO_PIECE or side_of(p) != s.actor or not is_unit(s.kind[p]):
        return NO_UNIT_OF_YOURS
    return ALLOWED if can_act(box, s, p) else UNIT_CANNOT_ACT  # OFN-044


@rule
def prepares_now(box, s):
    """Whether all units of the deploying side stand, so that only obstacles are left."""
    return next_kind(box, s, s.actor) == NO_KIND


@rule
def square_refusal(box, s, square):
    """Why the square cannot be chosen at the open decision; ALLOWED if it can."""
    if s.point == UNIT:
        return enter_refusal(box, s, s.selected, square)
    if s.point == UNITS:
        return select_refusal(box, s, square)
    if s.point == TARGET:
        return target_refusal(box, s, square)
    if s.point == FREE:
        return free_refusal(box, s, square)
    if s.point == DEPLOY:
        if prepares_now(box, s):
            return obstacle_refusal(box, s, BAR, square)
        return zone_refusal(box, s, s.actor, next_kind(box, s, s.actor), square)
    return NOT_NOW


@rule
def second_square_refusal(box, s, square):
    """Why the square cannot be fired at, or mined beforehand; ALLOWED if it can."""
    if s.point == UNIT:
        return fire_refusal(box, s, s.selected, square)
    if s.point == DEPLOY and prepares_now(box, s):
        return obstacle_refusal(box, s, MIN, square)
    return NOT_NOW


@rule
def work_refusal(box, s, choice):
    """Why the selected unit may not lay or clear in a direction; ALLOWED if it may."""
    if s.point != UNIT:
        return NOT_NOW
    direction = choice % DIRECTIONS
    if choice >= CLEAR:
        return clear_refusal(box, s, s.selected, direction)
    return lay_refusal(box, s, s.selected, BAR + choice // DIRECTIONS, direction)


@rule
def card_refusal(box, s, choice):
    """Why a card may not be played, used as a counter or discarded; ALLOWED if it may."""
    card = choice - PLAY if choice < DISCARD else choice - DISCARD
    if card < 1 or card > box.cards:
        return NO_SUCH_ACTION
    if choice < DISCARD:
        if s.point == COUNTER:
            return counter_refusal(box, s, card)
        return play_refusal(box, s, card) if s.point == CARDS else NOT_NOW  # OFN-062
    if s.point != CARDS:
        return NOT_NOW
    if s.discarded:
        return ONE_DISCARD_A_MANCHE  # OFN-068
    return ALLOWED if s.hand[s.actor][card] > 0 else CARD_NOT_IN_HAND


@rule
def word_refusal(box, s, choice):
    """Why one of the actions without a target may not be done; ALLOWED if it may."""
    if choice == PRESET:
        return preset_refusal(box, s) if s.point == BUILD else NOT_NOW
    if choice == AUTO:
        return ALLOWED if s.point == DEPLOY and not prepares_now(box, s) else NOT_NOW
    if choice == DONE:
        if s.point == TARGET:
            return done_refusal(box, s)
        return ALLOWED if s.point == DEPLOY and prepares_now(box, s) else NOT_NOW
    if choice == PASS:
        return ALLOWED if s.point == COUNTER else NOT_NOW
    if choice == END_CARDS:
        return ALLOWED if s.point == CARDS else NOT_NOW
    if choice == BACK:
        if s.point != UNIT:
            return NOT_NOW
        return ALLOWED if s.acted else NOTHING_DONE_YET
    return ALLOWED if s.point == UNITS or s.point == UNIT else NOT_NOW  # OFN-047


@rule
def refusal(box, s, action):
    """Why `action` may not be played now; ALLOWED if it may."""
    if s.over:
        return GAME_IS_OVER
    if action < 0 or action >= 2 * box.squares + AFTER_SQUARES:
        return NO_SUCH_ACTION
    if action < box.squares:
        return square_refusal(box, s, action)
    if action < 2 * box.squares:
        return second_square_refusal(box, s, action - box.squares)
    choice = action - 2 * box.squares
    if choice < COUNT:
        return work_refusal(box, s, choice)
    if choice < TYPE:
        return count_refusal(box, s, choice - COUNT) if s.point == BUILD else NOT_NOW
    if choice < PLAY:
        return kind_refusal(box, s, choice - TYPE) if s.point == TARGET else NOT_NOW
    if choice < PRESET:
        return card_refusal(box, s, choice)
    return word_refusal(box, s, choice)


@rule
def legal(box, s, out):
    """Write every legal action into `out`, in the order of their numbers, and tell how many there are."""
    if s.over:
        return 0
    if s.point == UNIT:
        return list_unit(box, s, out)
    if s.point == UNITS:
        return list_units(box, s, out)
    if s.point == CARDS or s.point == COUNTER:
        return list_cards(box, s, out)
    if s.point == BUILD:
        return list_counts(box, s, out)
    return list_squares(box, s, out)


@rule
def list_unit(box, s, out):
    p = s.selected
    n = list_entries(box, s, p, out, 0)
    n = list_shots(box, s, p, out, n, box.squares)
    if can_work(box, s, p):
        for choice in range(COUNT):
            if work_refusal(box, s, choice) == ALLOWED:
                out[n] = 2 * box.squares + choice
                n += 1
    if s.acted:
        out[n] = 2 * box.squares + BACK
        n += 1
    out[n] = 2 * box.squares + END_MANCHE
    return n + 1


@rule
def list_units(box, s, out):
    """The units that can act, by their squares."""
    n = 0
    for p in range(first_piece(s.actor), s.top[s.actor] + 1):
        if is_unit(s.kind[p]) and on_board(s, p) and can_act(box, s, p):
            n = insert(out, 0, n, s.where[p])
    out[n] = 2 * box.squares + END_MANCHE
    return n + 1


@rule
def list_cards(box, s, out):
    n = 0
    for card in range(1, box.cards + 1):
        if s.hand[s.actor][card] and card_refusal(box, s, PLAY + card) == ALLOWED:
            out[n] = 2 * box.squares + PLAY + card
            n += 1
    for card in range(1, box.cards + 1):
        if s.hand[s.actor][card] and card_refusal(box, s, DISCARD + card) == ALLOWED:
            out[n] = 2 * box.squares + DISCARD + card
            n += 1
    out[n] = 2 * box.squares + (PASS if s.point == COUNTER else END_CARDS)
    return n + 1


@rule
def list_counts(box, s, out):
    n = 0
    for number in range(MOST_COUNTED + 1):
        if count_refusal(box, s, number) == ALLOWED:
            out[n] = 2 * box.squares + COUNT + number
            n += 1
    if preset_refusal(box, s) == ALLOWED:
        out[n] = 2 * box.squares + PRESET
        n += 1
    return n


@rule
def list_squares(box, s, out):
    """Squares to place on or to aim at, and what can be done instead."""
    n = 0
    for square in range(box.squares):
        if square_refusal(box, s, square) == ALLOWED:
            out[n] = square
            n += 1
    if s.point == DEPLOY and prepares_now(box, s):
        for square in range(box.squares):
            if second_square_refusal(box, s, square) == ALLOWED:
                out[n] = box.squares + square
                n += 1
    if s.point == TARGET and wants_kind(box, s):
        for kind in range(TNK, LAST_LINE + 1):
            if kind_refusal(box, s, kind) == ALLOWED:
                out[n] = 2 * box.squares + TYPE + kind
                n += 1
    for choice in range(AUTO, DONE + 1):
        if word_refusal(box, s, choice) == ALLOWED:
            out[n] = 2 * box.squares + choice
            n += 1
    return n
