"""The turn: whose it is, how it begins, goes on and ends. Contract, 3.3 and 4.5."""

from tablee.core.events import EVERYBODY, emit
from tablee.core.position import NOBODY
from tablee.core.rule import rule
from tablee.games.insider.codes import TURN_BEGINS, TURN_SKIPPED
from tablee.games.insider.evaluation import end
from tablee.games.insider.state import ACTION, MOVE, NO_KIND, NO_MODE, NO_SPACE, PAWNS, PLAYERS, START, TURN_LIMIT


@rule
def begin_turn(box, s, seat, extra, events):
    """A turn, or an extra turn, of `seat` begins, unless the game has had all its turns."""
    clear_set(s)
    if s.turn >= box.turn_cap:
        end(box, s, TURN_LIMIT, events)  # INS-235
        return
    s.turn += 1
    s.active = seat
    s.actor = seat
    s.point = START
    s.extra = extra
    s.mode = NO_MODE
    s.mp = 0
    s.dice[0] = 0
    s.dice[1] = 0
    s.used = extra  # INS-167, INS-168
    s.stepped = 0
    for pawn in range(PAWNS):  # INS-169: an extra turn is a new turn for pawns, too
        s.origin[pawn] = s.place[seat][pawn]
        s.arrived[pawn] = 0
        s.frozen[pawn] = 0
        s.robbed[pawn] = 0
    emit(events, TURN_BEGINS, EVERYBODY, seat, s.turn, extra)


@rule
def next_turn(box, s, events):
    """The turn passes clockwise over those who must skip it."""
    seat = (s.active + 1) % box.players  # INS-052
    while s.skip[seat]:
        s.skip[seat] -= 1  # INS-152
        emit(events, TURN_SKIPPED, EVERYBODY, seat)
        seat = (seat + 1) % box.players
    begin_turn(box, s, seat, 0, events)


@rule
def go_on(s):
    """Back to the movement while points are left, else to the action."""
    clear_set(s)
    s.actor = s.active
    s.point = MOVE if s.mp > 0 else ACTION


@rule
def clear_set(s):
    """No set is being played."""
    s.kind = NO_KIND
    s.level = 0
    s.first = -1
    s.second = -1
    s.victim = NOBODY
    s.lifted = NO_SPACE
    s.relocations = 0
    s.to_ask = 0
    s.guarded = 0
    s.table = 0
    for seat in range(PLAYERS):
        s.pledged[seat] = 0
