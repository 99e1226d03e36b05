"""Pawns and the spaces they stand on: contract, 3.1 and 4.2."""

from tablee.core.events import EVERYBODY, emit
from tablee.core.rule import rule
from tablee.games.insider.codes import SENT_HOME
from tablee.games.insider.state import LOBBY, PATH, PAWNS, SQUARES, TABLE


@rule
def put(s, seat, pawn, space):
    """A pawn leaves its space and stands on another one, or sits down at a table."""
    old = s.place[seat][pawn]
    if old >= PATH:
        s.taken[old - PATH] = 0
    elif old >= TABLE and old < LOBBY:
        s.tables &= ~(1 << (old - TABLE))
    s.place[seat][pawn] = space
    if space >= PATH:
        s.taken[space - PATH] = 1  # INS-012
    elif space >= TABLE and space < LOBBY:
        s.tables |= 1 << (space - TABLE)  # INS-016


@rule
def arrive(box, s, pawn, space):
    """A pawn of the active player comes to a space by a step or by Helicopter."""
    put(s, s.active, pawn, space)
    normal = space < SQUARES and box.normal >> space & 1
    s.arrived[pawn] = 1 if normal and space != s.origin[pawn] else 0  # INS-081, INS-086


@rule
def send_home(box, s, seat, pawn, events):
    """A pawn returns to its base."""
    old = s.place[seat][pawn]
    put(s, seat, pawn, box.base[seat])
    if seat == s.active:
        s.origin[pawn] = box.base[seat]
        s.arrived[pawn] = 0
    if old != box.base[seat]:
        emit(events, SENT_HOME, EVERYBODY, 8 * seat + pawn, old)


@rule
def is_seated(s, seat, pawn):
    """Whether the pawn sits at a table."""
    return s.place[seat][pawn] >= TABLE and s.place[seat][pawn] < LOBBY


@rule
def seated_of(s, seat):
    """How many pawns of a company sit at tables."""
    seated = 0
    for pawn in range(PAWNS):
        if is_seated(s, seat, pawn):
            seated += 1
    return seated


@rule
def waiting_of(s, seat):
    """How many pawns of a company wait in the lobby for the Special VIP."""
    waiting = 0
    for pawn in range(PAWNS):
        if s.place[seat][pawn] == LOBBY:
            waiting += 1
    return waiting


@rule
def stands_on(s, seat, square):
    """Whether a company has a pawn on this space."""
    for pawn in range(PAWNS):
        if s.place[seat][pawn] == square:
            return True
    return False


@rule
def is_away(box, s, seat):
    """Whether a company has a pawn away from its base."""
    for pawn in range(PAWNS):
        if s.place[seat][pawn] != box.base[seat]:
            return True
    return False


@rule
def has_twin_before(s, seat, pawn):
    """Whether a pawn with a smaller number is interchangeable with this one: only that one is offered (contract, 4.1)."""
    for other in range(pawn):
        if s.place[seat][other] == s.place[seat][pawn]:
            if seat != s.active:
                return True
            same = s.origin[other] == s.origin[pawn] and s.arrived[other] == s.arrived[pawn]
            if same and s.frozen[other] == s.frozen[pawn] and s.robbed[other] == s.robbed[pawn]:
                return True
    return False
