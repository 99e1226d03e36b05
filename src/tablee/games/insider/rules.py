"""The rules of Insider: the choices at each decision point, and what each of them does.

The chapters of the contract have rooms of their own: `setup`, `modes`, `movement`, `hands`, `sets`, `reactions`, `tokens`,
`evaluation`, `turn`, and `knowledge` for what each seat knows. Clause ids stand at the lines that enforce them.
"""

from tablee.core.position import LEFT_TO_THE_TABLE
from tablee.core.rule import rule
from tablee.games.insider.codes import (
    ACTIONS,
    ALLOWED,
    ATTACK,
    COUNTER,
    CYCLE,
    END,
    FORFEIT,
    FROM,
    GAME_IS_OVER,
    LEAVE_EMPTY,
    MOVE7,
    MUST_RELOCATE,
    NO_SUCH_ACTION,
    NOT_NOW,
    PASS,
    PAWN,
    PLAY,
    PLEDGED,
    RELOCATE,
    RIVALS,
    ROB,
    ROLL1,
    SIT,
    STEP,
    STOP,
    TAKE_TABLE,
    TO,
)
from tablee.games.insider.knowledge import redeal
from tablee.games.insider.modes import choose_mode, cycle, cycle_refusal, end_refusal, forfeit, forfeit_refusal, mode_refusal
from tablee.games.insider.movement import (
    nearest_step,
    rob,
    rob_refusal,
    step,
    step_refusal,
    table_refusal,
    take_table,
    walker_refusal,
    way_refusal,
)
from tablee.games.insider.reactions import (
    counter,
    counter_refusal,
    empty_refusal,
    leave_empty,
    let_pass,
    pledge,
    pledge_refusal,
    sit,
    sit_refusal,
)
from tablee.games.insider.sets import (
    flight_refusal,
    fly,
    name_pawn,
    name_victim,
    named_refusal,
    play,
    play_refusal,
    relocate,
    relocate_refusal,
    victim_refusal,
)
from tablee.games.insider.setup import new
from tablee.games.insider.state import (
    ACTION,
    ADM_A,
    ADM_B,
    BOD,
    HEL_PAWN,
    HEL_TO,
    KINDS,
    MOST_OF_A_KIND,
    MOVE,
    OUT_FROM,
    OUT_TO,
    PAWNS,
    PLEDGE,
    REACT,
    SEAT,
    START,
    TRE,
    VICTIM,
    VIP,
    WAYS,
)
from tablee.games.insider.tokens import lift, lift_refusal, set_down, token_refusal
from tablee.games.insider.turn import go_on, next_turn

__all__ = ["apply", "default", "legal", "new", "outside", "redeal", "refusal"]


# --- Relocations: INS-170, INS-171, INS-195, INS-205


@rule
def from_refusal(box, s, square):
    """Why the token on this square may not be moved."""
    return lift_refusal(box, s, square) if s.point == OUT_FROM else NOT_NOW


@rule
def to_refusal(box, s, square):
    """Why the flying pawn may not land on this square, or the lifted token not be put there."""
    if s.point == HEL_TO:
        return flight_refusal(box, s, square)
    return token_refusal(box, s, s.lifted, square) if s.point == OUT_TO else NOT_NOW


@rule
def stop_refusal(s):
    """Why no more tokens may be left where they are."""
    if s.point != OUT_FROM:
        return NOT_NOW
    return ALLOWED if s.kind == TRE else MUST_RELOCATE  # INS-170, INS-205


@rule
def place_token(box, s, square, events):
    """Set the lifted token down; Total OUT allows a second relocation, also of the same token."""
    set_down(box, s, square, events)
    s.relocations -= 1
    if s.relocations > 0:
        s.point = OUT_FROM  # INS-171
    else:
        go_on(s)


# --- What may be done: `refusal` answers for any action, `legal` lists the allowed ones


@rule
def refusal(box, s, action):
    """Why `action` may not be played now; ALLOWED if it may."""
    if s.over:
        return GAME_IS_OVER  # INS-234
    if action < 0 or action >= ACTIONS:
        return NO_SUCH_ACTION
    if action < STEP:
        return mode_refusal(box, s, action)
    if action < ROB:
        return step_refusal(box, s, (action - STEP) // WAYS, (action - STEP) % WAYS)
    if action < PLAY:
        return rob_refusal(box, s, (action - ROB) // RIVALS, (action - ROB) % RIVALS)
    if action < RELOCATE:
        return play_refusal(box, s, (action - PLAY) // MOST_OF_A_KIND, (action - PLAY) % MOST_OF_A_KIND + 1)
    if action == RELOCATE:
        return relocate_refusal(box, s)
    if action < FORFEIT:
        return cycle_refusal(s, action - CYCLE)
    if action == FORFEIT:
        return forfeit_refusal(box, s)
    if action == END:
        return end_refusal(s)
    return choice_refusal(box, s, action)


@rule
def choice_refusal(box, s, action):
    """Why this table, pawn, square, victim or answer may not be chosen now."""
    if action < PAWN:
        return table_refusal(box, s, action - TAKE_TABLE)
    if action < FROM:
        return named_refusal(box, s, (action - PAWN) // PAWNS, (action - PAWN) % PAWNS)
    if action < TO:
        return from_refusal(box, s, action - FROM)
    if action < STOP:
        return to_refusal(box, s, action - TO)
    if action == STOP:
        return stop_refusal(s)
    if action < SIT:
        return victim_refusal(box, s, action - ATTACK)
    if action < LEAVE_EMPTY:
        return sit_refusal(box, s, action - SIT)
    if action == LEAVE_EMPTY:
        return empty_refusal(box, s)
    if action == PASS:
        return ALLOWED if s.point == REACT else NOT_NOW
    if action == COUNTER:
        return counter_refusal(s)
    return pledge_refusal(s, action - PLEDGED)


@rule
def first_choice(s):
    """The smallest action number that can be legal at the open sub-decision."""
    if s.point == START:
        return MOVE7
    if s.point == SEAT:
        return TAKE_TABLE
    if s.point == ADM_A or s.point == ADM_B or s.point == HEL_PAWN:
        return PAWN
    if s.point == OUT_FROM:
        return FROM
    if s.point == HEL_TO or s.point == OUT_TO:
        return TO
    if s.point == VICTIM:
        return ATTACK
    if s.point == VIP:
        return SIT
    return PASS if s.point == REACT else PLEDGED


@rule
def end_of_choices(box, s):
    """One past the largest action number that can be legal at the open sub-decision."""
    if s.point == START:
        return STEP
    if s.point == SEAT:
        return TAKE_TABLE + box.tables[s.card]
    if s.point == ADM_A or s.point == ADM_B or s.point == HEL_PAWN:
        return PAWN + PAWNS * box.players
    if s.point == OUT_FROM:
        return TO
    if s.point == HEL_TO or s.point == OUT_TO:
        return STOP
    if s.point == VICTIM:
        return SIT
    if s.point == VIP:
        return PASS
    return PLEDGED if s.point == REACT else ACTIONS


@rule
def legal(box, s, out):
    """Write every legal action into `out`, in the order of their numbers, and tell how many there are."""
    n = 0
    if s.over:
        return n
    if s.point == MOVE or s.point == ACTION:
        return legal_in_turn(box, s, out)
    for action in range(first_choice(s), end_of_choices(box, s)):
        if refusal(box, s, action) == ALLOWED:
            out[n] = action
            n += 1
    if s.point == OUT_FROM and stop_refusal(s) == ALLOWED:
        out[n] = STOP
        n += 1
    return n


@rule
def legal_in_turn(box, s, out):
    """The choices in MOVE and ACTION: only pawns and cards that can do something are looked at."""
    n = 0
    if s.point == MOVE:
        for pawn in range(PAWNS):
            if walker_refusal(s, pawn) == ALLOWED:
                for way in range(WAYS):
                    if way_refusal(box, s, pawn, way) == ALLOWED:
                        out[n] = STEP + WAYS * pawn + way
                        n += 1
    steps = n
    for pawn in range(PAWNS):
        if s.arrived[pawn]:
            for rival in range(RIVALS):
                if rob_refusal(box, s, pawn, rival) == ALLOWED:
                    out[n] = ROB + RIVALS * pawn + rival
                    n += 1
    if not s.used:
        for kind in range(BOD):
            for count in range(1, min(s.hand[s.active][kind], MOST_OF_A_KIND) + 1):
                if play_refusal(box, s, kind, count) == ALLOWED:
                    out[n] = PLAY + MOST_OF_A_KIND * kind + count - 1
                    n += 1
        if relocate_refusal(box, s) == ALLOWED:
            out[n] = RELOCATE
            n += 1
        for kind in range(KINDS):
            if cycle_refusal(s, kind) == ALLOWED:
                out[n] = CYCLE + kind
                n += 1
    if s.point == ACTION:
        out[n] = END
        n += 1
    elif steps == 0:
        out[n] = FORFEIT
        n += 1
    return n


# --- What each action does


@rule
def apply(box, s, action, chance, events):
    """Play a legal action."""
    s.ply += 1
    if action < STEP:
        choose_mode(box, s, action, chance, events)
    elif action < ROB:
        step(box, s, (action - STEP) // WAYS, (action - STEP) % WAYS, events)
    elif action < PLAY:
        rob(box, s, (action - ROB) // RIVALS, (action - ROB) % RIVALS, chance, events)
    elif action < RELOCATE:
        play(box, s, (action - PLAY) // MOST_OF_A_KIND, (action - PLAY) % MOST_OF_A_KIND + 1, events)
    elif action == RELOCATE:
        relocate(s, events)
    elif action < FORFEIT:
        cycle(box, s, action - CYCLE, chance, events)
    elif action == FORFEIT:
        forfeit(s, events)
    elif action == END:
        next_turn(box, s, events)
    else:
        choose(box, s, action, events)


@rule
def choose(box, s, action, events):
    """Choose a table, pawn, square, victim or answer."""
    if action < PAWN:
        take_table(box, s, action - TAKE_TABLE, events)
    elif action < FROM:
        name_pawn(box, s, (action - PAWN) // PAWNS, (action - PAWN) % PAWNS, events)
    elif action < TO:
        lift(box, s, action - FROM)
        s.point = OUT_TO
    elif action < STOP:
        if s.point == HEL_TO:
            fly(box, s, action - TO, events)
        else:
            place_token(box, s, action - TO, events)
    elif action == STOP:
        go_on(s)
    elif action < SIT:
        name_victim(box, s, action - ATTACK, events)
    elif action < LEAVE_EMPTY:
        sit(box, s, action - SIT, events)
    elif action == LEAVE_EMPTY:
        leave_empty(s, events)
    elif action == PASS:
        let_pass(box, s, events)
    elif action == COUNTER:
        counter(box, s, events)
    else:
        pledge(box, s, action - PLEDGED, events)


# --- Time and leaving


@rule
def default(box, s):
    """The choice for a player whose time ran out (contract, 4.7)."""
    if s.point == START:
        return ROLL1 if s.rumours[s.active] else MOVE7
    if s.point == MOVE:
        return nearest_step(box, s)
    if s.point == ACTION:
        return END
    if s.point == REACT:
        return PASS
    if s.point == PLEDGE:
        return PLEDGED
    if s.point == OUT_FROM and s.kind == TRE:
        return STOP
    action = first_choice(s)  # SEAT: tables stand in descending value
    while refusal(box, s, action) != ALLOWED:
        action += 1
    return action


@rule
def outside(box, s, seat, event, chance, events):
    """Nothing from outside concerns the rules: a bot takes the seat of whoever leaves (A-61)."""
    return LEFT_TO_THE_TABLE
