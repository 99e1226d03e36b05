"""The rules of Offensive. The chapters of the contract stand in rooms of their own; here every action finds its chapter.

army: 3.2 preparation. manche: 3.3 order of a manche, 3.11 the end. draws, cards: 3.4. movement: 3.5 and 3.6.
exploration: 3.7. combat: 3.8 to 3.10. objects: 3.12. worlds: what a seat cannot tell apart (5.4).
"""

from tablee.core.events import EVERYBODY, emit
from tablee.core.position import LEFT_TO_THE_TABLE, RESIGNED, TAKEN_UP
from tablee.core.rule import rule
from tablee.games.offensive.army import count_refusal, count_units, first_kind, preset_refusal, take_preset
from tablee.games.offensive.cards import aim_at, announce, counter, done_refusal, kind_refusal, let_pass, play, target_refusal
from tablee.games.offensive.choices import can_act, legal, prepares_now, refusal
from tablee.games.offensive.combat import contact, fire
from tablee.games.offensive.deployment import (
    begin_play,
    best_group_square,
    deploy_rest,
    end_deployment,
    place_group,
    place_unit,
    prepare,
)
from tablee.games.offensive.draws import throw_away
from tablee.games.offensive.manche import check_mission, end_manche, finish
from tablee.games.offensive.movement import hop
from tablee.games.offensive.objects import clear, lay
from tablee.games.offensive.state import (
    BAR,
    BLUE,
    BUILD,
    CARDS,
    COUNTER,
    DEPLOY,
    DIRECTIONS,
    FREE,
    MIN,
    NO_KIND,
    NO_PIECE,
    RED,
    RESIGNATION,
    TARGET,
    TNK,
    UNIT,
    UNITS,
)
from tablee.games.offensive.terms import (
    ALLOWED,
    AUTO,
    BACK,
    CLEAR,
    CONCLUDED,
    COUNT,
    DISCARD,
    DISCARDED,
    DONE,
    END_CARDS,
    END_MANCHE,
    MOST_COUNTED,
    PASS,
    PLAY,
    PRESET,
    TYPE,
    on_board,
)
from tablee.games.offensive.worlds import redeal

__all__ = ["apply", "default", "legal", "new", "outside", "redeal", "refusal"]


@rule
def new(box, s, chance, events):
    """Set up the game on an empty state: Blue builds its army first."""
    s.actor = BLUE
    s.point = BUILD
    s.building = first_kind(box, BLUE, NO_KIND)


# --- What each action does


@rule
def apply(box, s, action, chance, events):
    """Play a legal action."""
    s.ply += 1
    if s.point == UNIT:
        use_unit(box, s, action, chance, events)
    elif s.point == UNITS:
        choose_unit(box, s, action, events)
    elif s.point == CARDS:
        use_cards(box, s, action - 2 * box.squares, events)
    elif s.point == TARGET:
        choose_target(box, s, action, events)
    elif s.point == COUNTER:
        answer(box, s, action - 2 * box.squares, chance, events)
    elif s.point == BUILD:
        build(box, s, action - 2 * box.squares)
    elif s.point == DEPLOY:
        deploy(box, s, action, events)
    else:
        place_group(box, s, action, events)
    if s.point == 0 and s.over == 0:
        begin_play(box, s, chance, events)
    if box.immediate and s.over == 0 and s.side == RED and s.turn > 0:
        check_mission(box, s, events)
    if s.concluded:
        emit(events, CONCLUDED, EVERYBODY, s.concluded)
        s.concluded = 0


@rule
def build(box, s, choice):
    if choice == PRESET:
        take_preset(box, s)
    else:
        count_units(box, s, choice - COUNT)


@rule
def deploy(box, s, action, events):
    choice = action - 2 * box.squares
    if choice == AUTO:
        deploy_rest(box, s, events)
    elif choice == DONE:
        end_deployment(box, s, events)
    elif not prepares_now(box, s):
        place_unit(box, s, action, events)
    elif action < box.squares:
        prepare(box, s, BAR, action, events)
    else:
        prepare(box, s, MIN, action - box.squares, events)


@rule
def use_cards(box, s, choice, events):
    """The card part: play, discard or go on to the units (OFN-040, OFN-055)."""
    if choice == END_CARDS:
        s.point = UNITS
    elif choice < DISCARD:
        play(box, s, choice - PLAY, events)
    else:
        emit(events, DISCARDED, EVERYBODY, s.actor, choice - DISCARD)
        throw_away(s, s.actor, choice - DISCARD)
        s.discarded = 1  # OFN-068


@rule
def choose_target(box, s, action, events):
    choice = action - 2 * box.squares
    if choice == DONE:
        announce(box, s, events)
    elif choice >= TYPE:
        aim_at(box, s, choice - TYPE, events)
    else:
        aim_at(box, s, action, events)


@rule
def answer(box, s, choice, chance, events):
    """The window after every card (OFN-057, OFN-069)."""
    if choice == PASS:
        let_pass(box, s, chance, events)
    else:
        counter(box, s, choice - PLAY, chance, events)


@rule
def choose_unit(box, s, action, events):
    if action >= box.squares:
        end_manche(box, s, events)
    else:
        s.selected = s.at[action]
        s.point = UNIT


@rule
def use_unit(box, s, action, chance, events):
    """One action of the selected unit; it stays selected as long as it can act (contract 4)."""
    choice = action - 2 * box.squares
    p = s.selected
    if choice == END_MANCHE:
        end_manche(box, s, events)
        return
    if choice == BACK:
        put_back(s)
        return
    if choice >= CLEAR:
        clear(box, s, p, choice - CLEAR, events)
    elif choice >= 0:
        lay(box, s, p, BAR + choice // DIRECTIONS, choice % DIRECTIONS, events)
    elif action >= box.squares:
        fire(box, s, p, action - box.squares, chance, events)
    elif s.at[action] != NO_PIECE:
        contact(box, s, p, action, chance, events)
    else:
        hop(box, s, p, action, events)
    if s.over == 0:
        s.acted = 1
        if not on_board(s, p) or not can_act(box, s, p):
            put_back(s)


@rule
def put_back(s):
    """No unit is selected any more."""
    s.point = UNITS
    s.selected = NO_PIECE
    s.acted = 0


# --- What comes from outside


@rule
def default(box, s):
    """What is played for somebody whose time has run out (OFN-172)."""
    others = 2 * box.squares
    if s.point == BUILD:
        return others + default_count(box, s)
    if s.point == DEPLOY:
        return others + (DONE if prepares_now(box, s) else AUTO)
    if s.point == FREE:
        return best_group_square(box, s)
    if s.point == CARDS:
        return others + END_CARDS
    if s.point == TARGET:
        return default_target(box, s)
    if s.point == COUNTER:
        return others + PASS
    return others + END_MANCHE


@rule
def default_count(box, s):
    """The preset army, or as near to it as what was counted so far allows."""
    if preset_refusal(box, s) == ALLOWED:
        return PRESET
    best = -1
    for number in range(MOST_COUNTED + 1):
        if count_refusal(box, s, number) == ALLOWED:
            wanted = box.preset[s.actor][s.building]
            if best < 0 or abs(number - wanted) < abs(best - wanted):
                best = number
    return COUNT + best


@rule
def default_target(box, s):
    """DONE where it is offered, else the first choice."""
    if done_refusal(box, s) == ALLOWED:
        return 2 * box.squares + DONE
    for square in range(box.squares):
        if target_refusal(box, s, square) == ALLOWED:
            return square
    kind = TNK
    while kind_refusal(box, s, kind) != ALLOWED:
        kind += 1
    return 2 * box.squares + TYPE + kind


@rule
def outside(box, s, seat, event, chance, events):
    """A player who resigns loses (OFN-134); a clock that runs out is left to the table (OFN-172)."""
    if event != RESIGNED or s.over:
        return LEFT_TO_THE_TABLE
    finish(s, RESIGNATION, 1 - seat, events)
    return TAKEN_UP
