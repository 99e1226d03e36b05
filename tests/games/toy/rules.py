"""The rules of the flea market.

TOY-01 Two or three dealers. Each has a purse of coins and three lots face down; the other lots lie shuffled in the
       crate. A random dealer begins; turns go clockwise.
TOY-02 In her turn a dealer may peek at the top lot of the crate, which she alone sees; then she does one thing: roll,
       sell or rob.
TOY-03 Roll the die. 1, 2: she owes the bank a fine. 3, 4: she takes the top lot of the crate, unseen by the others.
       5: the bank pays her a toll. 6: every other dealer owes her a toll.
TOY-04 Sell: a lot from her hand goes face up to the heap and the bank pays its value.
TOY-05 Rob another dealer who holds a lot. All other dealers are asked, clockwise and whatever they hold; the first who
       lays a watchdog on the heap drives the thief away.
TOY-06 Otherwise the thief takes a random lot of the victim; these two see it, nobody else.
TOY-07 Debts are settled clockwise, beginning with the dealer whose turn it is. Who has too few coins sells lots of her
       choice, one by one, until she can pay; who still cannot pays what she has and leaves.
TOY-08 The game ends after the agreed number of turns, after the turn in which the bell rings (the clock ran out), or
       once one dealer is left. Coins and the values of lots in hand count; the most wins, equal dealers share it.
TOY-09 Who leaves lays her lots face up on the heap and her coins in the bank, and scores nothing. What she was asked,
       robbed of or owed lapses; her turn passes on.
TOY-10 A dealer knows her own lots; the top of the crate once she has peeked; where that lot goes; and the lot of a
       robbery she took part in. She no longer counts on what she knew of a hand that was robbed by somebody else.
"""

from tablee.core.chance import below, shuffle
from tablee.core.events import EVERYBODY, all_but, emit, only
from tablee.core.position import CLOCK_RAN_OUT, LEFT_TO_THE_TABLE, NOBODY, TAKEN_UP, interrupt, resume
from tablee.core.rule import rule

from .lots import lay_on_heap, lots_of, redeal, top_of_crate
from .state import BELL_RANG, DEALERS, DEBT, HAND, KINDS, NO_KIND, ONE_LEFT, REACT, TURN, TURNS_OVER, WATCHDOG

__all__ = ["apply", "default", "legal", "new", "outside", "redeal", "refusal"]

ROLL, PEEK, ROB, SELL, LET, GUARD, ACTIONS = 0, 1, 2, 5, 10, 11, 12

ALLOWED = 0
(
    GAME_IS_OVER,
    NO_SUCH_ACTION,
    NOT_NOW,
    CRATE_IS_EMPTY,
    ALREADY_PEEKED,
    NO_RIVAL,
    NOTHING_TO_ROB,
    NOT_IN_HAND,
) = range(1, 9)

(
    BEGINS,
    DEALT,
    PEEKED,
    ROLLED,
    TOOK,
    SOLD,
    ROBS,
    GUARDED,
    DID_NOTHING,
    ROBBED,
    PAID,
    DROPPED,
    LEFT,
    BELL,
    SCORED,
    ENDED,
) = range(1, 17)

DIE = 6


@rule
def new(box, s, chance, events):
    """Set up the game on an empty state."""
    for kind in range(KINDS):
        for _ in range(box.copies[kind]):
            s.crate[s.crate_count] = kind
            s.crate_count += 1
    shuffle(chance, s.crate, s.crate_count)
    s.thief = NOBODY
    s.victim = NOBODY
    s.creditor = NOBODY
    for seat in range(DEALERS):
        s.peeked[seat] = NO_KIND
    for seat in range(box.players):
        s.present[seat] = 1
        s.coins[seat] = box.purse
        for _ in range(HAND):
            kind = top_of_crate(s)
            s.hand[seat][kind] += 1
            emit(events, DEALT, only(seat), seat, kind)
    s.actor = below(chance, box.players)  # TOY-01
    s.point = TURN
    emit(events, BEGINS, EVERYBODY, s.actor)


@rule
def next_present(box, s, seat):
    """The next dealer clockwise who is in the game."""
    seat = (seat + 1) % box.players
    while not s.present[seat]:
        seat = (seat + 1) % box.players
    return seat


# What may be done


@rule
def peek_refusal(s):
    if s.point != TURN:
        return NOT_NOW
    if s.crate_count == 0:
        return CRATE_IS_EMPTY
    return ALLOWED if s.peeked[s.actor] == NO_KIND else ALREADY_PEEKED


@rule
def rob_refusal(box, s, seat):
    if s.point != TURN:
        return NOT_NOW
    if seat == s.actor or seat >= box.players or not s.present[seat]:
        return NO_RIVAL
    return ALLOWED if lots_of(s, seat) > 0 else NOTHING_TO_ROB


@rule
def sell_refusal(s, kind):
    if s.point == REACT:
        return NOT_NOW
    return ALLOWED if s.hand[s.actor][kind] > 0 else NOT_IN_HAND


@rule
def guard_refusal(s):
    if s.point != REACT:
        return NOT_NOW
    return ALLOWED if s.hand[s.actor][WATCHDOG] > 0 else NOT_IN_HAND


@rule
def refusal(box, s, action):
    """Why `action` may not be played now; ALLOWED if it may."""
    if s.over:
        return GAME_IS_OVER  # TOY-08
    if action < 0 or action >= ACTIONS:
        return NO_SUCH_ACTION
    if action == ROLL:
        return ALLOWED if s.point == TURN else NOT_NOW
    if action == PEEK:
        return peek_refusal(s)
    if action < SELL:
        return rob_refusal(box, s, action - ROB)
    if action < LET:
        return sell_refusal(s, action - SELL)
    if action == LET:
        return ALLOWED if s.point == REACT else NOT_NOW
    return guard_refusal(s)


@rule
def legal(box, s, out):
    """Write every legal action into `out`, in the order of their numbers, and tell how many there are."""
    n = 0
    if not s.over:
        for action in range(ACTIONS):
            if refusal(box, s, action) == ALLOWED:
                out[n] = action
                n += 1
    return n


# What each action does


@rule
def apply(box, s, action, chance, events):
    """Play a legal action."""
    s.ply += 1
    if action == ROLL:
        roll(box, s, chance, events)
    elif action == PEEK:
        peek(s, events)
    elif action < SELL:
        s.thief = s.actor
        s.victim = action - ROB
        emit(events, ROBS, EVERYBODY, s.thief, s.victim)
        ask_next(box, s, s.thief, chance, events)
    elif action < LET:
        sell(box, s, action - SELL, events)
    elif action == LET:
        asked = s.actor
        emit(events, DID_NOTHING, EVERYBODY, asked)
        resume(s)
        ask_next(box, s, asked, chance, events)
    else:
        emit(events, GUARDED, EVERYBODY, s.actor)
        lay_on_heap(s, s.actor, WATCHDOG)  # TOY-05
        resume(s)
        end_turn(box, s, events)


@rule
def peek(s, events):
    kind = s.crate[s.crate_count - 1]
    s.peeked[s.actor] = kind  # TOY-02: the turn goes on
    emit(events, PEEKED, only(s.actor), s.actor, kind)
    emit(events, PEEKED, all_but(s.actor), s.actor, NO_KIND)


@rule
def roll(box, s, chance, events):
    die = below(chance, DIE) + 1  # TOY-03
    emit(events, ROLLED, EVERYBODY, s.actor, die)
    if die <= 2:
        s.owed[s.actor] = box.fine
    elif die <= 4:
        if s.crate_count > 0:
            take_top(s, events)
    elif die == 5:
        s.coins[s.actor] += box.toll
    else:
        s.creditor = s.actor
        for seat in range(box.players):
            if s.present[seat] and seat != s.actor:
                s.owed[seat] = box.toll
    settle(box, s, events)


@rule
def take_top(s, events):
    kind = top_of_crate(s)
    s.hand[s.actor][kind] += 1
    emit(events, TOOK, only(s.actor), s.actor, kind)
    emit(events, TOOK, all_but(s.actor), s.actor, NO_KIND)
    for seat in range(DEALERS):
        if s.peeked[seat] != NO_KIND and seat != s.actor:
            s.known[seat][s.actor][kind] += 1  # TOY-10
        s.peeked[seat] = NO_KIND


@rule
def sell(box, s, kind, events):
    s.coins[s.actor] += box.value[kind]  # TOY-04
    emit(events, SOLD, EVERYBODY, s.actor, kind, box.value[kind])
    lay_on_heap(s, s.actor, kind)
    if s.point == DEBT:
        resume(s)
        settle(box, s, events)
    else:
        end_turn(box, s, events)


@rule
def ask_next(box, s, after, chance, events):
    """Ask the next dealer who may drive the thief away; once all are asked, the theft takes place."""
    asked = next_present(box, s, after)
    if asked != s.thief:
        interrupt(s, REACT, asked)  # TOY-05: whatever she holds
    else:
        steal(s, chance, events)
        end_turn(box, s, events)


@rule
def steal(s, chance, events):
    skip = below(chance, lots_of(s, s.victim))  # TOY-06
    kind = 0
    while skip >= s.hand[s.victim][kind]:
        skip -= s.hand[s.victim][kind]
        kind += 1
    s.hand[s.victim][kind] -= 1
    s.hand[s.thief][kind] += 1
    both = only(s.thief) | only(s.victim)
    emit(events, ROBBED, both, s.thief, s.victim, kind)
    emit(events, ROBBED, EVERYBODY & ~both, s.thief, s.victim, NO_KIND)
    for seat in range(DEALERS):  # TOY-10
        if seat == s.thief:
            s.known[seat][s.victim][kind] = max(0, s.known[seat][s.victim][kind] - 1)
        elif seat == s.victim:
            s.known[seat][s.thief][kind] += 1
        else:
            for each in range(KINDS):
                s.known[seat][s.victim][each] = 0


# Debts, the end of a turn and of the game


@rule
def settle(box, s, events):
    """Let everybody pay what she owes; who must sell for it is asked first."""
    for k in range(box.players):
        seat = (s.actor + k) % box.players  # TOY-07
        if s.owed[seat] > s.coins[seat] and lots_of(s, seat) > 0:
            interrupt(s, DEBT, seat)
            return
        if s.owed[seat] > 0:
            pay(box, s, seat, events)
    end_turn(box, s, events)


@rule
def pay(box, s, seat, events):
    amount = min(s.owed[seat], s.coins[seat])
    broke = s.owed[seat] > amount
    s.owed[seat] = 0
    s.coins[seat] -= amount
    if s.creditor != NOBODY:
        s.coins[s.creditor] += amount
    emit(events, PAID, EVERYBODY, seat, s.creditor, amount)
    if broke:
        leave(s, seat, events)


@rule
def leave(s, seat, events):
    """A dealer is out of the game."""
    emit(events, LEFT, EVERYBODY, seat)
    for kind in range(KINDS):
        while s.hand[seat][kind] > 0:
            lay_on_heap(s, seat, kind)  # TOY-09
            emit(events, DROPPED, EVERYBODY, seat, kind)
        for other in range(DEALERS):
            s.known[seat][other][kind] = 0
    s.present[seat] = 0
    s.coins[seat] = 0
    s.owed[seat] = 0
    s.peeked[seat] = NO_KIND


@rule
def end_turn(box, s, events):
    """Close the turn and test the end of the game."""
    s.thief = NOBODY
    s.victim = NOBODY
    s.creditor = NOBODY
    there = 0
    for seat in range(box.players):
        s.owed[seat] = 0
        there += s.present[seat]
    s.turn += 1
    if there == 1:
        end(box, s, ONE_LEFT, events)  # TOY-08
    elif s.bell:
        end(box, s, BELL_RANG, events)
    elif s.turn == box.turns:
        end(box, s, TURNS_OVER, events)
    else:
        s.actor = next_present(box, s, s.actor)
        s.point = TURN


@rule
def end(box, s, reason, events):
    best = -1
    for seat in range(box.players):
        points = s.coins[seat]
        for kind in range(KINDS):
            points += s.hand[seat][kind] * box.value[kind]
        s.score[seat] = points
        if s.present[seat]:
            best = max(best, points)
        emit(events, SCORED, EVERYBODY, seat, points)
    for seat in range(box.players):
        if s.present[seat] and s.score[seat] == best:
            s.winners |= 1 << seat
    s.over = reason
    s.actor = NOBODY
    s.point = 0
    emit(events, ENDED, EVERYBODY, reason)


# Time and leaving


@rule
def default(box, s):
    """The choice for a dealer whose time ran out."""
    if s.point == TURN:
        return ROLL
    if s.point == REACT:
        return LET
    kind = 0
    while s.hand[s.actor][kind] == 0:
        kind += 1
    return SELL + kind


@rule
def outside(box, s, seat, event, chance, events):
    """The bell rings, or a dealer resigns."""
    if event == CLOCK_RAN_OUT:
        if s.bell:
            return LEFT_TO_THE_TABLE
        s.bell = 1
        emit(events, BELL, EVERYBODY)  # TOY-08: the turn is finished first
        return TAKEN_UP
    if not box.out_on_leave or not s.present[seat]:
        return LEFT_TO_THE_TABLE
    asked = s.actor
    point = s.point
    robbed = s.victim
    if s.depth:
        resume(s)
    leave(s, seat, events)
    if seat == s.actor or seat == robbed or there_is_one(box, s):
        end_turn(box, s, events)  # TOY-09
    elif point == DEBT:
        settle(box, s, events)
    elif point == REACT and seat == asked:
        ask_next(box, s, asked, chance, events)
    elif point == REACT:
        interrupt(s, REACT, asked)
    return TAKEN_UP


@rule
def there_is_one(box, s):
    """Whether only one dealer is left."""
    there = 0
    for seat in range(box.players):
        there += s.present[seat]
    return there == 1
