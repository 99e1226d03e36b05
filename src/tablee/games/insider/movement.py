"""Steps, jumps, arrival at a table, and robbing: contract, 3.4 and 3.5."""

from tablee.core.chance import below
from tablee.core.events import EVERYBODY, emit, only
from tablee.core.rule import rule
from tablee.games.insider.codes import (
    ALLOWED,
    FOREIGN_BASE,
    FORFEIT,
    FROZEN,
    HAND_IS_FULL,
    HAS_NOT_ARRIVED,
    NO_LANE,
    NO_SUCH_RIVAL,
    NO_SUCH_TABLE,
    NOBODY_TO_ROB,
    NOT_NOW,
    NOTHING_TO_ROB,
    ROBBED,
    ROBBED_ALREADY,
    SAME_PAWN,
    SAME_VALUE,
    SAT_DOWN,
    SEATED,
    STEP,
    STEPPED,
    TABLE_IS_TAKEN,
    TOKEN_THERE,
    TOO_FEW_POINTS,
)
from tablee.games.insider.evaluation import evaluate_card, is_full
from tablee.games.insider.hands import cards_of
from tablee.games.insider.knowledge import note_robbed
from tablee.games.insider.pawns import arrive, has_twin_before, is_seated, put, stands_on
from tablee.games.insider.state import (
    ACTION,
    CARDS_DRAWN,
    HAND,
    MOVE,
    NO_KIND,
    NO_SPACE,
    ONCE_A_PAWN,
    ONCE_A_TURN,
    PATH,
    PAWNS,
    SEAT,
    SQUARES,
    TABLE,
    WAYS,
)
from tablee.games.insider.tokens import FAR
from tablee.games.insider.turn import go_on

# --- Steps


@rule
def landing(box, s, space, way):
    """Where a step or jump that way ends: the first space where a pawn may stand (INS-061, INS-063, INS-064)."""
    space = box.next[space][way]
    while space >= PATH and s.taken[space - PATH]:  # INS-066
        space = box.next[space][way]
    return space


@rule
def step_cost(box, s, space, way):
    """Points of a step that way; jumped squares count unless the table says otherwise."""
    cost = 1
    space = box.next[space][way]
    while not box.free_jumps and space >= PATH and s.taken[space - PATH]:
        space = box.next[space][way]
        cost += 1  # INS-064
    return cost


@rule
def walker_refusal(s, pawn):
    """Why this pawn of the active player does not step at all."""
    if s.frozen[pawn]:
        return FROZEN  # INS-074
    if is_seated(s, s.active, pawn):
        return SEATED  # INS-070
    if has_twin_before(s, s.active, pawn):
        return SAME_PAWN
    return ALLOWED


@rule
def is_open(box, s, space):
    """Whether the active player's pawns may enter a space."""
    if space >= SQUARES:
        return True
    if space == NO_SPACE or s.tokens >> space & 1:
        return False  # INS-017
    return box.corners >> space & 1 == 0 or space == box.base[s.active]  # INS-013, INS-014, INS-015


@rule
def way_refusal(box, s, pawn, way):
    """Why this pawn may not step that way."""
    start = s.place[s.active][pawn]
    end = landing(box, s, start, way)  # INS-067, INS-068: any way, back again included
    if end == NO_SPACE:
        return NO_LANE  # INS-007
    if not is_open(box, s, end):
        return TOKEN_THERE if s.tokens >> end & 1 else FOREIGN_BASE
    if step_cost(box, s, start, way) > s.mp:
        return TOO_FEW_POINTS  # INS-065
    return ALLOWED


@rule
def step_refusal(box, s, pawn, way):
    """Why the active player may not step with this pawn that way."""
    if s.point != MOVE:
        return NOT_NOW
    refused = walker_refusal(s, pawn)
    if refused != ALLOWED:
        return refused
    return way_refusal(box, s, pawn, way)


@rule
def can_step(box, s):
    """Whether any pawn of the active player has a legal step."""
    for pawn in range(PAWNS):
        if walker_refusal(s, pawn) == ALLOWED:
            for way in range(WAYS):
                if way_refusal(box, s, pawn, way) == ALLOWED:
                    return True
    return False


@rule
def step(box, s, pawn, way, events):
    """One step of one pawn (INS-060); at the centre it chooses a table."""
    start = s.place[s.active][pawn]
    end = landing(box, s, start, way)
    cost = step_cost(box, s, start, way)
    s.mp -= cost
    s.stepped = 1
    arrive(box, s, pawn, end)
    emit(events, STEPPED, EVERYBODY, 8 * s.active + pawn, start, end, cost)
    if end == box.centre:
        s.first = 8 * s.active + pawn
        s.point = SEAT  # INS-069
    else:
        go_on(s)


# --- The way to the centre


@rule
def distance(box, s, space):
    """Points from a square or path square to the centre round the tokens, or as if there were none while they close it."""
    if space < SQUARES:
        return s.away[space] * (box.path_len + 1)
    nearest = FAR * (box.path_len + 1)
    for way in range(WAYS):
        cost = 0
        end = space
        while end >= PATH:
            end = box.next[end][way]
            cost += 1
        if end != NO_SPACE:
            nearest = min(nearest, cost + s.away[end] * (box.path_len + 1))
    return nearest


@rule
def nearest_step(box, s):
    """The step that brings a pawn nearest to the centre, FORFEIT if there is none."""
    best = FORFEIT
    nearest = 2 * FAR * (box.path_len + 1)
    for pawn in range(PAWNS):
        if walker_refusal(s, pawn) == ALLOWED:
            for way in range(WAYS):
                if way_refusal(box, s, pawn, way) == ALLOWED:
                    there = distance(box, s, landing(box, s, s.place[s.active][pawn], way))
                    if there < nearest:
                        nearest = there
                        best = STEP + WAYS * pawn + way
    return best


# --- Tables


@rule
def table_refusal(box, s, table):
    """Why the arriving pawn may not take this table."""
    if s.point != SEAT:
        return NOT_NOW
    if table >= box.tables[s.card]:
        return NO_SUCH_TABLE  # INS-016
    if s.tables >> table & 1:
        return TABLE_IS_TAKEN
    for other in range(table):
        if not s.tables >> other & 1 and box.value[s.card][other] == box.value[s.card][table]:
            return SAME_VALUE
    return ALLOWED


@rule
def take_table(box, s, table, events):
    """The arriving pawn sits down; with the last table the card is evaluated at once, then the turn goes on."""
    seat = s.first // 8
    put(s, seat, s.first % 8, TABLE + table)
    emit(events, SAT_DOWN, EVERYBODY, s.first, table, box.value[s.card][table])
    if is_full(box, s):
        evaluate_card(box, s, events)  # INS-071, INS-141, INS-210
    if not s.over:
        go_on(s)  # INS-073


# --- Robbing


@rule
def rob_refusal(box, s, pawn, rival):
    """Why this pawn may not rob the rival so many seats (less one) clockwise."""
    if (s.point != MOVE and s.point != ACTION) or s.mode == CARDS_DRAWN:
        return NOT_NOW  # INS-046
    if rival + 1 >= box.players:
        return NO_SUCH_RIVAL
    if not s.arrived[pawn]:
        return HAS_NOT_ARRIVED  # INS-080, INS-081, INS-086
    victim = (s.active + 1 + rival) % box.players
    if not stands_on(s, victim, s.place[s.active][pawn]):
        return NOBODY_TO_ROB  # INS-080, INS-088
    if s.robbed[pawn] >> victim & 1 or (box.rob_scope == ONCE_A_PAWN and s.robbed[pawn]):
        return ROBBED_ALREADY  # INS-083, INS-084
    if box.rob_scope == ONCE_A_TURN and has_robbed(s):
        return ROBBED_ALREADY
    if cards_of(s, s.active) >= HAND:
        return HAND_IS_FULL  # INS-087
    if cards_of(s, victim) == 0:
        return NOTHING_TO_ROB  # INS-087
    if has_twin_before(s, s.active, pawn):
        return SAME_PAWN
    return ALLOWED


@rule
def has_robbed(s):
    """Whether any pawn of the active player has robbed in this turn."""
    for pawn in range(PAWNS):
        if s.robbed[pawn]:
            return True
    return False


@rule
def rob(box, s, pawn, rival, chance, events):
    """Take a random card of the rival's hand; the pawn stays where it is for the rest of the turn."""
    victim = (s.active + 1 + rival) % box.players
    skip = below(chance, cards_of(s, victim))  # INS-085
    kind = 0
    while skip >= s.hand[victim][kind]:
        skip -= s.hand[victim][kind]
        kind += 1
    s.hand[victim][kind] -= 1
    s.hand[s.active][kind] += 1
    note_robbed(box, s, s.active, victim, kind)
    s.frozen[pawn] = 1  # INS-074
    s.robbed[pawn] |= 1 << victim
    both = only(s.active) | only(victim)
    where = s.place[s.active][pawn]
    emit(events, ROBBED, both, 8 * s.active + pawn, victim, kind, where)
    emit(events, ROBBED, EVERYBODY & ~both, 8 * s.active + pawn, victim, NO_KIND, where)
