"""Bodyguards, and what a set does once nobody has countered it: contract, 3.12 and the effects of 3.8 to 3.11."""

from tablee.core.events import EVERYBODY, emit
from tablee.core.rule import rule
from tablee.games.insider.codes import (
    ALLOWED,
    BOMB_THREAT,
    CARD_UNDER,
    COUNTERED,
    LEFT_EMPTY,
    MEETING,
    NO_SUCH_RIVAL,
    NO_TABLE_TO_SPARE,
    NONE_TO_SEAT,
    NOT_NOW,
    PASSED,
    PLEDGES,
    PLEDGES_RETURN,
    REARRANGES,
    REPELLED,
    RUMOURS_SPREAD,
    SAT_DOWN,
    SCANDAL,
    SWAPPED,
    TOO_FEW_BODYGUARDS,
    TOO_MANY_BODYGUARDS,
)
from tablee.games.insider.evaluation import evaluate_card, turn_up
from tablee.games.insider.hands import lay_open
from tablee.games.insider.knowledge import note_pledged
from tablee.games.insider.pawns import is_seated, put, send_home, waiting_of
from tablee.games.insider.state import ADM, BOD, HEL, LOBBY, PAWNS, PLEDGE, REACT, SCA, TABLE, VIP
from tablee.games.insider.turn import go_on

NEEDED_TO_REPEL = 3
"""Bodyguards that all opponents together need against a Special VIP (INS-132)."""


# --- Who is asked: INS-182 to INS-184


@rule
def ask(box, s, point, seats, events):
    """Ask these players one by one, clockwise from the attacker, whatever they hold."""
    s.point = point
    s.to_ask = seats
    ask_next(box, s, events)


@rule
def ask_next(box, s, events):
    """Ask the next player entitled to answer; once all are asked the set takes effect."""
    for k in range(1, box.players):
        seat = (s.active + k) % box.players  # INS-183
        if s.to_ask >> seat & 1:
            s.to_ask &= ~(1 << seat)
            s.actor = seat  # INS-184
            return
    s.actor = s.active
    take_effect(box, s, events)


@rule
def counter_refusal(s):
    """Why the player who is asked cannot counter."""
    if s.point != REACT:
        return NOT_NOW
    return ALLOWED if s.hand[s.actor][BOD] >= s.level else TOO_FEW_BODYGUARDS  # INS-181


@rule
def pledge_refusal(s, count):
    """Why the player who is asked cannot pledge so many Bodyguards."""
    if s.point != PLEDGE:
        return NOT_NOW
    if count > NEEDED_TO_REPEL - pledges(s):
        return TOO_MANY_BODYGUARDS  # INS-185
    return ALLOWED if s.hand[s.actor][BOD] >= count else TOO_FEW_BODYGUARDS


@rule
def pledges(s):
    """Bodyguards pledged by all opponents together."""
    return s.pledged[0] + s.pledged[1] + s.pledged[2] + s.pledged[3]


@rule
def let_pass(box, s, events):
    emit(events, PASSED, EVERYBODY, s.actor)
    ask_next(box, s, events)


@rule
def counter(box, s, events):
    """Bodyguards cancel the set (INS-180, INS-186), or save only their owner from a Bomb threat if the table says so."""
    lay_open(box, s, s.actor, BOD, s.level)  # INS-181
    emit(events, COUNTERED, EVERYBODY, s.actor, s.level)
    if box.bomb_guards_self and s.kind == SCA and s.level == 3:
        s.guarded |= 1 << s.actor
        ask_next(box, s, events)
    else:
        repel(s, events)


@rule
def repel(s, events):
    """The set is spent without effect (INS-106)."""
    emit(events, REPELLED, EVERYBODY, 4 * s.kind + s.level)
    go_on(s)


@rule
def pledge(box, s, count, events):
    """Pledge Bodyguards against a Special VIP; three of all opponents together repel it (INS-132, INS-185)."""
    s.pledged[s.actor] = count
    emit(events, PLEDGES, EVERYBODY, s.actor, count, pledges(s))
    if count > 0:
        note_pledged(box, s, s.actor, count)
    if pledges(s) < NEEDED_TO_REPEL:
        ask_next(box, s, events)
        return
    for seat in range(box.players):
        if s.pledged[seat]:
            lay_open(box, s, seat, BOD, s.pledged[seat])
    repel(s, events)


# --- What happens if nobody counters


@rule
def take_effect(box, s, events):
    """The set that was announced takes effect."""
    if s.kind == ADM and s.level == 3:
        rearrange(box, s, events)
        return
    if s.kind == ADM:
        swap(s, events)
    elif s.kind == HEL:
        meet(box, s, s.victim, events)
    elif s.kind == SCA and s.level == 1:
        s.skip[s.victim] += 1  # INS-150
        emit(events, SCANDAL, EVERYBODY, s.victim)
    elif s.kind == SCA and s.level == 2:
        s.rumours[s.victim] = 1  # INS-153
        emit(events, RUMOURS_SPREAD, EVERYBODY, s.victim)
    elif s.kind == SCA:
        threaten(box, s, events)
    else:
        evaluate_card(box, s, events)  # INS-172, INS-173
    if not s.over:
        go_on(s)


@rule
def swap(s, events):
    """Two pawns change places (INS-120); whoever meets a seated pawn takes exactly its table (INS-126)."""
    one, pawn = s.first // 8, s.first % 8
    other, rival = s.second // 8, s.second % 8
    place = s.place[one][pawn]
    s.place[one][pawn] = s.place[other][rival]
    s.place[other][rival] = place
    if one == s.active:
        s.arrived[pawn] = 0  # INS-086
    if other == s.active:
        s.arrived[rival] = 0
    emit(events, SWAPPED, EVERYBODY, s.first, s.place[one][pawn], s.second, place)


@rule
def meet(box, s, victim, events):
    """Meeting: all pawns of the victim go home (INS-144)."""
    away = 0
    for pawn in range(PAWNS):
        if s.place[victim][pawn] != box.base[victim]:
            away += 1
    emit(events, MEETING, EVERYBODY, victim, away)
    for pawn in range(PAWNS):
        send_home(box, s, victim, pawn, events)


@rule
def threaten(box, s, events):
    """Bomb threat: everybody goes home, and the card goes unscored under its pile (INS-159 to INS-162)."""
    emit(events, BOMB_THREAT, EVERYBODY, s.active)
    for seat in range(box.players):
        if not s.guarded >> seat & 1:
            for pawn in range(PAWNS):
                send_home(box, s, seat, pawn, events)
    if s.guarded:
        return
    emit(events, CARD_UNDER, EVERYBODY, s.card)
    for at in range(s.pile_count, 0, -1):
        s.pile[at] = s.pile[at - 1]
    s.pile[0] = s.card
    s.pile_count += 1
    s.pile_known += 1
    turn_up(s, events)


# --- Special VIP: INS-130, INS-131


@rule
def rearrange(box, s, events):
    """Nobody has repelled the Special VIP: all guests get up, and the tables are filled one by one."""
    if pledges(s) > 0:
        emit(events, PLEDGES_RETURN, EVERYBODY, pledges(s))
    for seat in range(box.players):
        s.pledged[seat] = 0
        for pawn in range(PAWNS):
            if is_seated(s, seat, pawn):
                put(s, seat, pawn, LOBBY)
    s.point = VIP
    s.table = 0
    emit(events, REARRANGES, EVERYBODY, s.active)


@rule
def guests_waiting(box, s):
    """Pawns that the Special VIP has still to seat."""
    waiting = 0
    for seat in range(box.players):
        waiting += waiting_of(s, seat)
    return waiting


@rule
def sit_refusal(box, s, seat):
    """Why no pawn of this company can take the next table."""
    if s.point != VIP:
        return NOT_NOW
    if seat >= box.players:
        return NO_SUCH_RIVAL
    return ALLOWED if waiting_of(s, seat) > 0 else NONE_TO_SEAT


@rule
def empty_refusal(box, s):
    """Why the next table cannot stay empty."""
    if s.point != VIP:
        return NOT_NOW
    return ALLOWED if box.tables[s.card] - s.table > guests_waiting(box, s) else NO_TABLE_TO_SPARE


@rule
def sit(box, s, seat, events):
    """The company's lowest-numbered pawn in the lobby takes the next table."""
    pawn = 0
    while s.place[seat][pawn] != LOBBY:
        pawn += 1
    put(s, seat, pawn, TABLE + s.table)
    emit(events, SAT_DOWN, EVERYBODY, 8 * seat + pawn, s.table, box.value[s.card][s.table])
    s.table += 1
    if guests_waiting(box, s) == 0:
        go_on(s)


@rule
def leave_empty(s, events):
    emit(events, LEFT_EMPTY, EVERYBODY, s.table)
    s.table += 1
