"""Total OUT tokens: who can still reach the centre, and moving them. Contract, 3.13."""

from tablee.core.events import EVERYBODY, emit
from tablee.core.rule import rule
from tablee.games.insider.codes import (
    ALLOWED,
    NO_RELOCATION,
    NO_TOKEN_THERE,
    NOT_NORMAL,
    TOKEN_MOVED,
    TOKEN_THERE,
    WOULD_ENCLOSE,
)
from tablee.games.insider.pawns import send_home
from tablee.games.insider.state import NO_SPACE, PAWNS, SQUARES

EVERYWHERE = (1 << SQUARES) - 1
FAR = SQUARES
"""Lanes to the centre from a square that cannot reach it."""


# --- The reach test: INS-200 to INS-204


@rule
def neighbours(box, squares):
    """The squares one lane away from any of these."""
    north = (squares & box.north) << 1 | (squares >> 1 & box.north)
    east = (squares & box.east) << 5 | (squares >> 5 & box.east)
    return north | east


@rule
def flooded(box, squares, free):
    """All free squares that can be reached from these through free squares."""
    wider = (squares | neighbours(box, squares)) & free
    while wider != squares:
        squares = wider
        wider = (squares | neighbours(box, squares)) & free
    return squares


@rule
def reach_of(box, tokens, seat):
    """The squares from which a company can reach the centre, the centre included."""
    if tokens == box.inner:
        return EVERYWHERE  # INS-201
    free = (box.normal | 1 << box.base[seat]) & ~tokens  # INS-014, INS-015, INS-200
    return flooded(box, box.inner & ~tokens, free) | 1 << box.centre  # the centre is never a way through


@rule
def is_enclosed(box, s, seat, pawn, reach):
    """Whether a pawn cannot get to the centre (INS-202); whoever is seated is there already (INS-199)."""
    return box.ends[s.place[seat][pawn]] & reach == 0


@rule
def encloses(box, s, tokens, square):
    """Whether tokens placed like this, the last one on `square`, enclose a base in use or a pawn."""
    for seat in range(box.players):
        reach = reach_of(box, tokens, seat)
        if reach >> box.base[seat] & 1 == 0:
            return True  # INS-198, INS-199
        if reach != EVERYWHERE:
            for pawn in range(PAWNS):
                if s.place[seat][pawn] != square and is_enclosed(box, s, seat, pawn, reach):  # INS-204
                    return True
    return False


@rule
def survey(box, s):
    """Note who reaches the centre from where as the tokens stand, and how far it is; a lifted token is out of the way."""
    for seat in range(box.players):
        s.reach[seat] = reach_of(box, s.tokens, seat)
    closed = s.tokens
    if s.lifted != NO_SPACE:
        closed &= ~(1 << s.lifted)
    if closed == box.inner:
        closed = 0
    for square in range(SQUARES):
        s.away[square] = FAR
    front = 1 << box.centre
    seen = closed | front
    lanes = 0
    while front:
        for square in range(SQUARES):
            if front >> square & 1:
                s.away[square] = lanes
        seen |= front
        front = neighbours(box, front & ~box.corners) & ~seen
        lanes += 1


# --- Moving a token


@rule
def token_refusal(box, s, token, square):
    """Why the token on `token` may not be put on `square`."""
    if not box.normal >> square & 1:
        return NOT_NORMAL  # INS-018
    if s.tokens >> square & 1:
        return TOKEN_THERE  # INS-019, INS-196: it must change its square
    if encloses(box, s, s.tokens & ~(1 << token) | 1 << square, square):
        return WOULD_ENCLOSE  # INS-198
    return ALLOWED


@rule
def lift_refusal(box, s, token):
    """Why the token on this square may not be taken up."""
    if not s.tokens >> token & 1:
        return NO_TOKEN_THERE
    for square in range(SQUARES):
        if token_refusal(box, s, token, square) == ALLOWED:
            return ALLOWED
    return NO_RELOCATION


@rule
def can_relocate(box, s):
    """Whether any token can be moved anywhere."""
    for token in range(SQUARES):
        if s.tokens >> token & 1 and lift_refusal(box, s, token) == ALLOWED:
            return True
    return False


@rule
def lift(box, s, token):
    """Take up a token; until it is set down again it still closes its square."""
    s.lifted = token
    survey(box, s)


@rule
def set_down(box, s, square, events):
    """Put the lifted token on a square and send home whoever stands there."""
    emit(events, TOKEN_MOVED, EVERYBODY, s.active, s.lifted, square)
    s.tokens = s.tokens & ~(1 << s.lifted) | 1 << square
    s.lifted = NO_SPACE
    for seat in range(box.players):
        for pawn in range(PAWNS):
            if s.place[seat][pawn] == square:
                send_home(box, s, seat, pawn, events)  # INS-197
    survey(box, s)
