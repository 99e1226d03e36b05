"""What bots know of Insider: a sound evaluation (contract, section 9), an encoding for learners, a quick random choice."""

from tablee.core.chance import below
from tablee.core.position import NOBODY
from tablee.core.rule import rule
from tablee.games.insider.evaluation import result_of
from tablee.games.insider.hands import cards_of
from tablee.games.insider.knowledge import known_cards
from tablee.games.insider.movement import distance
from tablee.games.insider.pawns import is_seated, seated_of
from tablee.games.insider.rules import legal
from tablee.games.insider.sets import is_within, swap_refusal
from tablee.games.insider.state import (
    ADM,
    ADM_B,
    CARDS,
    EVALUATIONS,
    HEL,
    HEL_TO,
    KINDS,
    LANES,
    LOBBY,
    NO_SPACE,
    PATH,
    PAWNS,
    PLAYERS,
    PLEDGE,
    POINTS,
    REACT,
    SCA,
    SEAT,
    SQUARES,
    START,
    TABLE,
    TABLES,
    TRE,
)

FAR_AWAY = 12
"""Lanes to the centre from which a pawn is worth nothing yet."""
AWAY_BITS = 7
AWAY = (1 << AWAY_BITS) - 1
"""Enough for FAR_AWAY of the longest lanes."""

A_POINT = 0.1
A_TURN = 7 * A_POINT
A_CARD = 0.25
A_PAIR = 0.15
SKIP = 1.2
RUMOUR = 0.8
SEATED = 0.2
"""What sitting down is worth besides the table."""
COMING = 0.15
"""What a pawn on its way is worth besides the table it hopes for."""
HOPE = 0.4
"""The share of a free table's value that a pawn just outside the door counts for."""
LUCK = 0.75
"""The chance that an attack is not countered."""
MIDDLE = 4.0
"""Evaluations to come when a lead of one point counts as one; with fewer it decides more, with more of them less."""
OPENING = 0.8
"""What it is worth to be the one who opens the centre; without it two bots can wait for each other for ever."""
CLOSED = 0.5
"""What is left of the way's worth while the tokens close the centre."""
DECIDED = 1000.0


# --- Prospects: contract, 9.4


@rule
def points_away(box, s, seat, pawn):
    """Points from a pawn to the centre, FAR_AWAY at the most; the pawn that is being flown is there already."""
    if s.point == HEL_TO and s.first == 8 * seat + pawn:
        return 0 if s.level == 2 else 2 * (box.path_len + 1)
    return min(distance(box, s, s.place[seat][pawn]), FAR_AWAY * (box.path_len + 1))


@rule
def pawns_under_way(box, s, seat):
    """How far each pawn that has no table is, plus one: seven bits each, the nearest lowest, 0 behind the last.

    Sorted once, since a search evaluates far more often than it does anything else.
    """
    order = 0
    for pawn in range(PAWNS):
        place = s.place[seat][pawn]
        if place < TABLE or place >= PATH:
            far = points_away(box, s, seat, pawn) + 1
            at = 0
            while order >> at & AWAY and order >> at & AWAY < far:
                at += AWAY_BITS
            nearer = order & ((1 << at) - 1)
            order = nearer | far << at | (order - nearer) << AWAY_BITS
    return order


@rule
def closeness(box, s, order):
    """How near the first pawn of that order is to a table: 1 at the door, 0 far away."""
    far = (order & AWAY) - 1
    near = 1.0 - 1.0 * far / (FAR_AWAY * (box.path_len + 1))
    if s.tokens == box.inner and s.lifted == NO_SPACE and s.point != HEL_TO:
        near *= CLOSED
    return near


@rule
def free_table(box, s, table):
    """The first free table from this one on, the number of tables if there is none."""
    while table < box.tables[s.card] and s.tables >> table & 1:
        table += 1
    return table


@rule
def coming_value(box, s, seat, order):
    """What the pawns on their way are worth: the nearest hopes for the best free table, the next for the next."""
    worth = 0.0
    table = free_table(box, s, s.table)
    if s.point == SEAT and s.first // 8 == seat:
        worth += box.value[s.card][table] + SEATED  # the nearest is about to sit down
        order >>= AWAY_BITS
        table = free_table(box, s, table + 1)
    while order:
        if table < box.tables[s.card]:
            worth += closeness(box, s, order) * (HOPE * box.value[s.card][table] + COMING)
            table = free_table(box, s, table + 1)
        else:
            worth += closeness(box, s, order) * COMING / 3.0
        order >>= AWAY_BITS
    return worth


@rule
def card_value(box, s, seat, order):
    """What the face-up card promises a company: its tables, or the risk of being absent."""
    worth = 0.0
    inside = 0
    for pawn in range(PAWNS):
        place = s.place[seat][pawn]
        if place >= TABLE and place < PATH:
            inside += 1
            if place < LOBBY:
                worth += box.value[s.card][place - TABLE]
            else:
                worth += 0.5 * next_value(box, s)
    if inside > 0:
        return worth + SEATED * inside
    if s.point == SEAT and s.first // 8 == seat:
        return 0.0
    return -box.penalty[s.card] * (1.0 - 0.6 * closeness(box, s, order))


@rule
def next_value(box, s):
    """The value of the best free table, 0 if none is free."""
    table = free_table(box, s, s.table)
    return max(0, box.value[s.card][table]) if table < box.tables[s.card] else 0


@rule
def hand_value(s, seat):
    """Cards are worth keeping, sets a little more; never as much as playing them well."""
    worth = 0.0
    for kind in range(KINDS):
        held = s.hand[seat][kind]
        worth += A_CARD * held
        if held > 1:
            worth += A_PAIR * (min(held, 3) - 1)
    return worth


@rule
def prospects(box, s, seat):
    """What the position is worth to a seat, in points."""
    order = pawns_under_way(box, s, seat)
    worth = s.score[seat] + card_value(box, s, seat, order) + coming_value(box, s, seat, order) + hand_value(s, seat)
    worth -= SKIP * s.skip[seat] + RUMOUR * s.rumours[seat]
    if seat == s.active:
        worth += A_POINT * s.mp
        if s.point == START:
            worth += A_TURN / 2.0 if s.rumours[seat] else A_TURN
        if s.lifted != NO_SPACE and s.tokens == box.inner:
            worth += OPENING
    return worth


# --- Attacks that have been announced but not yet answered


@rule
def place_value(box, s, place):
    """What a pawn gains by standing here, whoever owns it."""
    if place >= TABLE and place < LOBBY:
        return box.value[s.card][place - TABLE] + SEATED
    longest = FAR_AWAY * (box.path_len + 1)
    return (1.0 - min(distance(box, s, place), longest) / longest) * (HOPE + COMING)


@rule
def swap_gain(box, s, one, two):
    """What the owner of the first pawn gains if it changes places with the second."""
    return place_value(box, s, s.place[two // 8][two % 8]) - place_value(box, s, s.place[one // 8][one % 8])


@rule
def best_swap(box, s):
    """What the active player can gain at the most by naming a second pawn."""
    best = 0.0
    for seat in range(box.players):
        for pawn in range(PAWNS):
            two = 8 * seat + pawn
            if is_within(box, s, seat, pawn, s.level) and not swap_refusal(box, s, s.first, two):
                gain = swap_gain(box, s, s.first, two)
                if s.first // 8 == s.active:
                    best = max(best, 2.0 * gain)
                elif seat == s.active:
                    best = max(best, -2.0 * gain)
    return best


@rule
def expected(box, s, seat):
    """What an announced set will bring a seat, should nobody counter it."""
    if s.point == ADM_B:
        return best_swap(box, s) * LUCK if seat == s.active else 0.0
    if s.point == PLEDGE:
        return rearranged(box, s, seat) * LUCK
    if s.point != REACT:
        return 0.0
    gain = 0.0
    if s.kind == ADM:
        if seat == s.first // 8:
            gain = swap_gain(box, s, s.first, s.second)
        elif seat == s.second // 8:
            gain = -swap_gain(box, s, s.first, s.second)
    elif s.kind == HEL or (s.kind == SCA and s.level == 3):
        if seat == s.victim or s.victim == NOBODY:
            gain = -sent_home(box, s, seat)
    elif s.kind == SCA:
        if seat == s.victim:
            gain = -SKIP if s.level == 1 else -RUMOUR
    elif s.kind == TRE:
        gain = result_of(box, s, seat) - card_value(box, s, seat, pawns_under_way(box, s, seat))
    return gain * LUCK


@rule
def sent_home(box, s, seat):
    """What a company loses if all its pawns go home."""
    home = PAWNS * place_value(box, s, box.base[seat])
    for pawn in range(PAWNS):
        home -= place_value(box, s, s.place[seat][pawn])
    lost = -home
    if seated_of(s, seat) > 0:
        lost += 0.5 * box.penalty[s.card]
    return lost


@rule
def rearranged(box, s, seat):
    """What a Special VIP brings the active player, who takes the best tables, and costs the others."""
    now = 0.0
    then = 0.0
    for pawn in range(PAWNS):
        if is_seated(s, seat, pawn):
            now += box.value[s.card][s.place[seat][pawn] - TABLE]
    own = seated_of(s, s.active)
    first = 0 if seat == s.active else own
    for table in range(first, first + seated_of(s, seat)):
        if table < box.tables[s.card]:
            then += box.value[s.card][table]
    return then - now


@rule
def weight(s):
    """How much a point counts: a lead is the safer, the fewer evaluations are to come."""
    return MIDDLE / max(1, EVALUATIONS - s.evaluations)


@rule
def evaluate(box, s, out):
    """Each seat's prospects less its best rival's, the more the nearer the end."""
    if s.over:
        for seat in range(box.players):
            out[seat] = DECIDED if s.winners >> seat & 1 else -DECIDED
        return
    best = -1000.0
    second = -1000.0
    for seat in range(box.players):
        out[seat] = prospects(box, s, seat) + expected(box, s, seat)
        if out[seat] > best:
            second = best
            best = out[seat]
        elif out[seat] > second:
            second = out[seat]
    for seat in range(box.players):
        out[seat] = weight(s) * (out[seat] - (second if out[seat] == best else best))


# --- Random play


@rule
def choose(box, s, chance, out):
    """A random legal action, all equally likely; `out` is room for listing them."""
    return out[below(chance, legal(box, s, out))]


# --- For learners


POINT_COUNT = len(POINTS)
OF_A_SEAT = SQUARES + LANES + TABLES + KINDS + 5
"""Pawns on squares, lanes and tables, known cards; score, hand, skips, rumours, pledges."""

OBSERVATION = (
    PLAYERS * OF_A_SEAT  # own seat first
    + 2 * SQUARES  # tokens; squares with frozen pawns of the active player
    + TABLES  # value of each table
    + CARDS  # evaluation cards that have been face up
    + KINDS
    + 1  # discard pile, draw pile
    + POINT_COUNT
    + 3 * PLAYERS  # who acts, whose turn it is, number of players
    + KINDS
    + 1  # set being played
    + 8  # penalty, evaluations done, points left, two dice, extra turn, action used, turns played
)
"""Numbers in an observation."""


@rule
def write_company(box, s, viewer, seat, out, at):
    """One company as the viewer sees it."""
    for pawn in range(PAWNS):
        place = s.place[seat][pawn]
        if place < SQUARES:
            out[at + place] += 1.0 / PAWNS
        elif place >= PATH:
            out[at + SQUARES + (place - PATH) // box.path_len] += 1.0 / PAWNS
        elif place < LOBBY:
            out[at + SQUARES + LANES + place - TABLE] = 1.0
    at += SQUARES + LANES + TABLES
    for kind in range(KINDS):
        out[at + kind] = known_cards(s, viewer, seat, kind) / 7.0
    at += KINDS
    out[at] = s.score[seat] / 35.0
    out[at + 1] = cards_of(s, seat) / 7.0
    out[at + 2] = 1.0 * s.skip[seat]
    out[at + 3] = 1.0 * s.rumours[seat]
    out[at + 4] = s.pledged[seat] / 3.0


@rule
def observe(box, s, seat, out):
    """The position as `seat` sees it, as numbers; a spectator (-1) sees it from seat 0 without any hand."""
    for i in range(OBSERVATION):
        out[i] = 0.0
    at = 0
    for k in range(PLAYERS):
        if k < box.players:
            write_company(box, s, seat, (max(seat, 0) + k) % box.players, out, at)
        at += OF_A_SEAT
    for square in range(SQUARES):
        out[at + square] = 1.0 * (s.tokens >> square & 1)
    at += SQUARES
    for pawn in range(PAWNS):
        if s.frozen[pawn] and s.place[s.active][pawn] < SQUARES:
            out[at + s.place[s.active][pawn]] = 1.0
    at += SQUARES
    for table in range(box.tables[s.card]):
        out[at + table] = box.value[s.card][table] / 10.0
    at += TABLES
    for card in range(CARDS):
        out[at + card] = 1.0 * (s.shown >> card & 1)
    at += CARDS
    for kind in range(KINDS):
        out[at + kind] = s.discard[kind] / 11.0
    out[at + KINDS] = s.deck_count / 55.0
    at += KINDS + 1
    if s.over == 0:
        out[at + s.point - 1] = 1.0
        out[at + POINT_COUNT + (s.actor - max(seat, 0) + box.players) % box.players] = 1.0
        out[at + POINT_COUNT + PLAYERS + (s.active - max(seat, 0) + box.players) % box.players] = 1.0
    at += POINT_COUNT + 2 * PLAYERS
    out[at + box.players - 1] = 1.0
    at += PLAYERS
    if s.kind >= 0:
        out[at + s.kind] = 1.0
    out[at + KINDS] = s.level / 3.0
    at += KINDS + 1
    out[at] = box.penalty[s.card] / 10.0
    out[at + 1] = s.evaluations / 7.0
    out[at + 2] = s.mp / 12.0
    out[at + 3] = s.dice[0] / 6.0
    out[at + 4] = s.dice[1] / 6.0
    out[at + 5] = 1.0 * s.extra
    out[at + 6] = 1.0 * s.used
    out[at + 7] = s.turn / 400.0
