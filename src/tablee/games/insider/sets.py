"""Playing sets of action cards: when, with which targets, and with what effect. Contract, 3.7 to 3.11 and 4.4."""

from tablee.core.events import EVERYBODY, emit
from tablee.core.rule import rule
from tablee.games.insider.codes import (
    ACTION_IS_USED,
    AFTER_DRAWING,
    ALL_AT_HOME,
    ALLOWED,
    BODYGUARD_REACTS,
    EXTRA_TURN,
    FLEW,
    FROZEN,
    NO_DOUBLE,
    NO_RELOCATION,
    NO_SUCH_RIVAL,
    NO_TARGET,
    NOT_NOW,
    NOT_YOURS,
    OUT_OF_RANGE,
    OWN_PAWN_NEEDED,
    PAWN_OUT_OF_REACH,
    PAWNS_NAMED,
    PLAYED,
    POINTS_LEFT,
    RELOCATES,
    RESTAURANT_IS_NEAR,
    RIVALS,
    RUMOURED_ALREADY,
    SAME_COMPANY,
    SAME_PAWN,
    SKIPS_ALREADY,
    STEP_FIRST,
    TOKEN_THERE,
    TOO_FEW_CARDS,
    VICTIM_NAMED,
    WOULD_BE_ENCLOSED,
)
from tablee.games.insider.hands import lay_open
from tablee.games.insider.movement import can_step
from tablee.games.insider.pawns import arrive, has_twin_before, is_away, is_seated
from tablee.games.insider.reactions import ask
from tablee.games.insider.state import (
    ACTION,
    ADM,
    ADM_A,
    ADM_B,
    BOD,
    CARDS_DRAWN,
    HEL,
    HEL_PAWN,
    HEL_TO,
    MOVE,
    OUT_FROM,
    PAWNS,
    PLEDGE,
    REACT,
    SCA,
    SEAT,
    SQUARES,
    TRE,
    VICTIM,
)
from tablee.games.insider.tokens import can_relocate
from tablee.games.insider.turn import begin_turn, go_on

# --- Whether a set may be played: 3.7


@rule
def action_refusal(box, s):
    """Why the active player has no action now; INS-048 to INS-050."""
    if s.point != MOVE and s.point != ACTION:
        return NOT_NOW
    if s.mode == CARDS_DRAWN:
        return AFTER_DRAWING  # INS-046, INS-094
    if s.extra:
        return EXTRA_TURN  # INS-167, INS-168
    if s.used:
        return ACTION_IS_USED  # INS-048, INS-101
    if box.step_first and not s.stepped and s.point == MOVE and can_step(box, s):
        return STEP_FIRST  # INS-050
    return ALLOWED


@rule
def play_refusal(box, s, kind, count):
    """Why the active player may not play so many cards of a kind."""
    refused = action_refusal(box, s)
    if refused != ALLOWED:
        return refused
    if kind == BOD:
        return BODYGUARD_REACTS  # INS-103
    if s.hand[s.active][kind] < count:
        return TOO_FEW_CARDS  # INS-100
    if kind == TRE and count == 1 and s.mp > 0:
        return POINTS_LEFT  # INS-166
    return ALLOWED if has_target(box, s, kind, count) else NO_TARGET  # INS-104


@rule
def has_target(box, s, kind, level):
    """Whether a set has at least one legal target, or needs none (INS-104)."""
    if kind == ADM:
        return s.tables != 0 if level == 3 else can_swap(box, s, level)  # INS-131
    if kind == HEL and level < 3:
        for pawn in range(PAWNS):
            if flyer_refusal(box, s, pawn, level) == ALLOWED:
                return True
        return False
    if kind == HEL or (kind == SCA and level < 3):
        for rival in range(RIVALS):
            if rival_refusal(box, s, kind, level, rival) == ALLOWED:
                return True
        return False
    return True


@rule
def is_starred(kind, level):
    """Whether Bodyguards can counter this power (INS-109)."""
    return level == 3 or kind == ADM or kind == SCA


@rule
def play(box, s, kind, count, events):
    """Announce a set: the cards are discarded (INS-105, INS-106), and what follows depends on the power."""
    lay_open(box, s, s.active, kind, count)
    emit(events, PLAYED, EVERYBODY, s.active, 4 * kind + count)
    s.used = 1
    s.kind = kind
    s.level = count
    if kind == ADM:
        if count == 3:
            ask(box, s, PLEDGE, rivals_of(box, s), events)  # INS-132, INS-185
        else:
            s.point = ADM_A
    elif kind == HEL and count < 3:
        s.point = HEL_PAWN
    elif kind == HEL or (kind == SCA and count < 3):
        s.point = VICTIM
    elif kind == TRE and count == 1:
        begin_turn(box, s, s.active, 1, events)  # INS-165, INS-166
    elif kind == TRE and count == 2:
        s.relocations = 2  # INS-170
        s.point = OUT_FROM
    else:
        ask(box, s, REACT, rivals_of(box, s), events)  # INS-163, INS-174


@rule
def rivals_of(box, s):
    """A bit for each opponent of the active player."""
    return (1 << box.players) - 1 & ~(1 << s.active)


# --- The relocation after a double: INS-044, INS-205


@rule
def relocate_refusal(box, s):
    """Why no token may be moved in place of a set."""
    refused = action_refusal(box, s)
    if refused != ALLOWED:
        return refused
    if s.dice[0] == 0 or s.dice[0] != s.dice[1]:
        return NO_DOUBLE
    return ALLOWED if can_relocate(box, s) else NO_RELOCATION


@rule
def relocate(s, events):
    s.used = 1
    s.relocations = 1
    s.point = OUT_FROM
    emit(events, RELOCATES, EVERYBODY, s.active)


# --- Administrator: 3.8


@rule
def zone(box, level):
    """The squares that an Administrator or Helicopter of this level works on (INS-122, INS-123, INS-137, INS-138)."""
    return box.normal if level == 2 else box.normal & ~box.inner


@rule
def is_within(box, s, seat, pawn, level):
    """Whether a pawn stands where a card of this level finds it; never on a path or a start square (INS-121, INS-136)."""
    place = s.place[seat][pawn]
    if place < SQUARES:
        return zone(box, level) >> place & 1 == 1
    return level == 2 and is_seated(s, seat, pawn)


@rule
def may_go(s, seat, place):
    """Whether a pawn put on this square or table would not be enclosed (INS-128, INS-143, INS-203)."""
    return place >= SQUARES or s.reach[seat] >> place & 1 == 1


@rule
def swap_refusal(box, s, one, two):
    """Why these two pawns (8 x seat + pawn) may not change places; both are within the card's reach."""
    seat = one // 8
    other = two // 8
    if seat == other or s.place[seat][one % 8] == s.place[other][two % 8]:
        return SAME_COMPANY  # INS-124
    if box.own_pawn_in_swap and seat != s.active and other != s.active:
        return OWN_PAWN_NEEDED
    if not may_go(s, seat, s.place[other][two % 8]) or not may_go(s, other, s.place[seat][one % 8]):
        return WOULD_BE_ENCLOSED
    return ALLOWED


@rule
def candidate_refusal(box, s, named, level):
    """Why this pawn cannot be named at all."""
    if not is_within(box, s, named // 8, named % 8, level):
        return PAWN_OUT_OF_REACH
    return SAME_PAWN if has_twin_before(s, named // 8, named % 8) else ALLOWED


@rule
def has_partner(box, s, one, level):
    """Whether this pawn can change places with another one."""
    for seat in range(box.players):
        for pawn in range(PAWNS):
            if is_within(box, s, seat, pawn, level) and swap_refusal(box, s, one, 8 * seat + pawn) == ALLOWED:
                return True
    return False


@rule
def can_swap(box, s, level):
    """Whether any two pawns can change places."""
    for seat in range(box.players):
        for pawn in range(PAWNS):
            if is_within(box, s, seat, pawn, level) and has_partner(box, s, 8 * seat + pawn, level):
                return True
    return False


@rule
def named_refusal(box, s, seat, pawn):
    """Why this pawn may not be named, as first or second pawn of an Administrator or as the one that flies."""
    if s.point != ADM_A and s.point != ADM_B and s.point != HEL_PAWN:
        return NOT_NOW
    if seat >= box.players:
        return NO_SUCH_RIVAL
    if s.point == HEL_PAWN:
        return flyer_refusal(box, s, pawn, s.level) if seat == s.active else NOT_YOURS  # INS-135
    named = 8 * seat + pawn
    refused = candidate_refusal(box, s, named, s.level)
    if refused != ALLOWED:
        return refused
    if s.point == ADM_B:
        return swap_refusal(box, s, s.first, named)
    return ALLOWED if has_partner(box, s, named, s.level) else NO_TARGET


@rule
def name_pawn(box, s, seat, pawn, events):
    """Name a pawn; after the second one its owners are asked for Bodyguards (INS-105, INS-129)."""
    named = 8 * seat + pawn
    if s.point == ADM_B:
        s.second = named
        emit(events, PAWNS_NAMED, EVERYBODY, s.active, s.first, s.second)
        owners = 1 << s.first // 8 | 1 << seat
        ask(box, s, REACT, owners & rivals_of(box, s), events)
    else:
        s.first = named
        s.point = ADM_B if s.point == ADM_A else HEL_TO


# --- Helicopter: 3.9


@rule
def destinations(box, s, pawn, level):
    """A bit for each square that the pawn can fly to, the centre included."""
    place = s.place[s.active][pawn]
    squares = zone(box, level) & ~s.tokens & s.reach[s.active]  # INS-140, INS-143
    if place < SQUARES:
        squares &= ~(1 << place)
        if level == 2:
            squares |= 1 << box.centre  # INS-138, INS-139: not from table to table
    return squares


@rule
def flyer_refusal(box, s, pawn, level):
    """Why this pawn of the active player cannot fly."""
    if not is_within(box, s, s.active, pawn, level):
        return PAWN_OUT_OF_REACH  # INS-136, INS-137
    if s.frozen[pawn]:
        return FROZEN  # INS-142
    if has_twin_before(s, s.active, pawn):
        return SAME_PAWN
    return ALLOWED if destinations(box, s, pawn, level) else NO_TARGET


@rule
def flight_refusal(box, s, square):
    """Why the pawn may not fly to this square."""
    if destinations(box, s, s.first % 8, s.level) >> square & 1:
        return ALLOWED
    if square == box.centre:
        return RESTAURANT_IS_NEAR if s.level == 2 else OUT_OF_RANGE  # INS-137, INS-139
    if not zone(box, s.level) >> square & 1 or square == s.place[s.active][s.first % 8]:
        return OUT_OF_RANGE  # INS-136
    return TOKEN_THERE if s.tokens >> square & 1 else WOULD_BE_ENCLOSED  # INS-140, INS-143


@rule
def fly(box, s, square, events):
    """The pawn lands; in the restaurant it chooses a table."""
    pawn = s.first % 8
    emit(events, FLEW, EVERYBODY, s.first, s.place[s.active][pawn], square)
    arrive(box, s, pawn, square)  # INS-142: it may go on or rob
    if square == box.centre:
        s.point = SEAT  # INS-141
    else:
        go_on(s)


# --- Meeting, Scandal and Rumours name a victim: INS-144, INS-150, INS-153


@rule
def rival_refusal(box, s, kind, level, rival):
    """Why the opponent so many seats (less one) clockwise cannot be attacked with this set."""
    if rival + 1 >= box.players:
        return NO_SUCH_RIVAL
    victim = (s.active + 1 + rival) % box.players
    if kind == HEL:
        return ALLOWED if is_away(box, s, victim) else ALL_AT_HOME  # INS-145
    if level == 1:
        return SKIPS_ALREADY if s.skip[victim] and not box.skips_add_up else ALLOWED  # INS-151
    return RUMOURED_ALREADY if s.rumours[victim] else ALLOWED  # INS-157


@rule
def victim_refusal(box, s, rival):
    """Why this opponent cannot be the victim of the set being played."""
    return NOT_NOW if s.point != VICTIM else rival_refusal(box, s, s.kind, s.level, rival)


@rule
def name_victim(box, s, rival, events):
    """The victim alone is asked for Bodyguards (INS-146, INS-163)."""
    s.victim = (s.active + 1 + rival) % box.players
    emit(events, VICTIM_NAMED, EVERYBODY, s.active, s.victim)
    ask(box, s, REACT, 1 << s.victim, events)
