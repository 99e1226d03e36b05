"""What bots go by in Offensive: a heuristic value for each seat, an encoding for learners, a quick random choice."""

from tablee.core.chance import below
from tablee.core.rule import rule
from tablee.games.offensive.choices import can_act, legal, square_refusal
from tablee.games.offensive.combat import defence_dice, terrain_of_combat
from tablee.games.offensive.draws import hand_size
from tablee.games.offensive.manche import red_controls
from tablee.games.offensive.state import (
    ABSENT,
    ATTACKS_MORE,
    BLUE,
    BUILD,
    BUILT_UP,
    CAMOUFLAGED,
    CARD_KINDS,
    CARDS,
    CONTACT,
    COUNTER,
    DEPLOY,
    DRAW,
    EXPLORED,
    FOR_GOOD,
    FREE,
    IMMOBILISE,
    INF,
    JAM,
    KINDS,
    MEC,
    MODIFIER,
    MOST_DIRECT,
    MOST_MARGIN,
    NO_KIND,
    NO_PIECE,
    OBJECTIVES,
    OPEN,
    PIECES_A_SIDE,
    POINTS,
    POINTS_MORE,
    RANGED,
    RED,
    RETURN,
    REVEAL,
    STRIKE,
    TARGET,
    TNK,
    UNIT,
    UNIT_KINDS,
    UNITS,
)
from tablee.games.offensive.terms import (
    ALLOWED,
    AUTO,
    END_MANCHE,
    attacks_left,
    broken_down,
    face_up,
    first_piece,
    is_line,
    is_unit,
    on_board,
    points_left,
    side_of,
    slot_of,
)

TRIES = 8
"""Random squares to try before the legal actions are listed after all."""

# What counts in a position, by its place in `box.weigh`: a line unit's way to the next objective; an objective's way to the
# next line unit; an objective that Red holds; one that Blue stands on; Blue's way to one to be retaken; cover for infantry; the
# danger that a unit is in; that it was attacked already.
NEARER, REACH, PRIZE, HOLD, GUARD, COVER, CAUTION, BLUNTED = range(8)

FAR = 60
"""Points to an objective from which on it does not matter how many."""

PREPARING = 1000.0
"""Preparation is worth less than any position in play, so that it comes to an end."""


# --- Heuristic value (contract 9.2)


@rule
def way_to(box, kind, square, number):
    """How far a unit is from an objective, in points; a foot unit needs as many manches with half of them."""
    return box.to_objective[number][box.route[kind]][square]


@rule
def way_to_next(box, s, p):
    """How far a unit is from the objective that its side goes for: Blue from any, Red from one that it does not hold."""
    kind, square = s.kind[p], s.where[p]
    if side_of(p) == BLUE or s.control == 0:
        return min(FAR, box.to_nearest[box.route[kind]][square])
    far = FAR
    for number in range(box.objectives):
        if not red_controls(s, number):
            far = min(far, way_to(box, kind, square, number))
    return far


@rule
def standing(box, s, p):
    """How well a unit stands where it is, apart from what threatens it and from the mission."""
    kind = s.kind[p]
    far = way_to_next(box, s, p)
    if side_of(p) == RED:
        if is_line(kind):
            return -box.weigh[NEARER] * far
        if box.fires[kind] > MOST_DIRECT:
            return -0.2 * max(0, far - (14 if box.fires[kind] > 8 else 8))
        return -0.3 * max(0, far - 4)
    score = -0.2 * max(0, far - 4)
    terrain = box.terrain[s.where[p]]
    if (kind == INF and terrain != OPEN) or (kind == MEC and terrain == BUILT_UP):
        score += box.weigh[COVER]
    return score


@rule
def next_line_unit(box, s, side, number):
    """How far the nearest line unit of a side is from an objective."""
    far = FAR
    for p in range(first_piece(side), s.top[side] + 1):
        if is_line(s.kind[p]) and on_board(s, p):
            far = min(far, way_to(box, s.kind[p], s.where[p], number))
    return far


@rule
def mission(box, s):
    """The objectives as Red sees them: those it holds, those within its reach, and how Blue stands to them."""
    held = 0
    score = 0.0
    for number in range(box.objectives):
        blue = next_line_unit(box, s, BLUE, number)
        if red_controls(s, number):
            held += 1
            score += box.weigh[GUARD] * min(blue, 6)
        else:
            score -= box.weigh[REACH] * min(next_line_unit(box, s, RED, number), 12)
            score -= box.weigh[HOLD] * (1.0 if blue == 0 else 0.5 if blue <= 2 else 0.0)
    score += box.weigh[PRIZE] * (min(held, box.needed) + 0.3 * max(0, held - box.needed))
    return score + (box.weigh[PRIZE] if held >= box.needed else 0.0)


@rule
def odds_of(box, margin, dice):
    """The chance to win by a margin of modifiers."""
    return box.odds[dice - 1][max(-MOST_MARGIN, min(MOST_MARGIN, margin)) + MOST_MARGIN]


@rule
def chance_against(box, s, p, q, combat, terrain):
    """The chance that `p` destroys `q` by contact or fire on a terrain; on a disputed square the one that counts there."""
    if box.disputed[s.where[q]] != 0 and terrain == box.terrain[s.where[q]]:
        return box.risk[combat][s.kind[p]][s.kind[q]][terrain_of_combat(box, s.where[q], s.kind[p], s.kind[q], combat)]
    return box.risk[combat][s.kind[p]][s.kind[q]][terrain]


@rule
def danger(box, s, q):
    """The chance that the enemy destroys a unit in its next manche, roughly."""
    safe = 1.0
    enemy = 1 - side_of(q)
    square = s.where[q]
    column, row, terrain = box.column[square], box.row[square], box.terrain[square]
    up = box.exploration == 0 or s.face[q] & (FOR_GOOD | EXPLORED) != 0  # who only fought is hidden again by then: OFN-050
    for p in range(first_piece(enemy), s.top[enemy] + 1):
        if s.where[p] == ABSENT:
            continue
        kind = s.kind[p]
        across = abs(box.column[s.where[p]] - column)
        along = abs(box.row[s.where[p]] - row)
        if across + along > box.menace[kind]:
            continue  # nearly all of them: most of the time of an evaluation goes by here
        if max(across, along) <= box.lunge[kind] and box.price[box.way[kind]][square] != 0:
            won = chance_against(box, s, p, q, CONTACT, terrain)
            if won > 0.45:
                safe *= 1.0 - 0.7 * won
        if min(across, along) <= 1 and across + along <= box.shells[kind]:
            won = chance_against(box, s, p, q, RANGED, terrain if up or terrain == OPEN else BUILT_UP)
            safe *= 1.0 - (0.6 if up else 0.3) * won
    return 1.0 - safe


@rule
def softened(box, s, q):
    """How much it helps the enemy that a unit was attacked and defends with one die."""
    blunted = side_of(q) != s.side and s.attacked_by[slot_of(q)] != NO_PIECE
    return box.weigh[BLUNTED] * box.worth[s.kind[q]] if blunted else 0.0


@rule
def card_worth(box, s):
    """What an announced card will probably do for the one who plays it."""
    card = s.card
    effect = box.effect[card]
    if effect == STRIKE:
        q = s.at[s.target[0]]
        terrain = box.terrain[s.where[q]]
        margin = box.strike[card][terrain] - box.defence[RANGED][s.kind[q]][terrain]
        return odds_of(box, margin, defence_dice(s, NO_PIECE, q)) * box.worth[s.kind[q]]
    if effect == RETURN:
        return box.worth[s.target[0]] * 0.8
    if effect == POINTS_MORE or effect == ATTACKS_MORE or effect == MODIFIER:
        sum_of_units = 0.0
        for k in range(s.targets):
            q = s.at[s.target[k]]
            sum_of_units += 0.08 * box.number[card] * box.worth[s.kind[q]]
        return sum_of_units
    if effect == REVEAL:
        return 0.7
    if effect == IMMOBILISE:
        return 0.2 * box.worth[s.kind[s.at[s.target[0]]]]
    if effect == JAM or effect == DRAW:
        return 0.6
    return 0.3


@rule
def preparation(box, s, side):
    """While armies are built and deployed: near to the preset, on the squares that AUTO would choose."""
    score = -PREPARING
    for kind in range(TNK, UNIT_KINDS + 1):
        score -= 0.1 * abs(s.army[side][kind] - box.preset[side][kind])
    for p in range(first_piece(side), s.top[side] + 1):
        if is_unit(s.kind[p]):
            score += 10.0 - 0.01 * box.auto_rank[side][s.kind[p]][s.where[p]]
    return score


@rule
def strength(box, s, side):
    """What the units of a side are worth where they stand, and its cards."""
    score = 0.15 * hand_size(box, s, side)
    for p in range(first_piece(side), s.top[side] + 1):
        if is_unit(s.kind[p]) and on_board(s, p):
            score += 2.0 * box.worth[s.kind[p]] + standing(box, s, p) - softened(box, s, p)
            score -= box.weigh[CAUTION] * box.worth[s.kind[p]] * danger(box, s, p)
    return score


@rule
def evaluate(box, s, out):
    """Each seat's prospects: its strength less the enemy's, and the mission."""
    out[RED] = 0.0
    out[BLUE] = 0.0
    if s.over:
        out[RED] = 10000.0 if s.winners == 1 else -10000.0
        out[BLUE] = -out[RED]
        return
    if s.turn == 0:
        out[RED] = preparation(box, s, RED)
        out[BLUE] = preparation(box, s, BLUE)
        return
    score = strength(box, s, RED) - strength(box, s, BLUE) + mission(box, s)
    if s.point == COUNTER:
        score += card_worth(box, s) if s.actor == BLUE else -card_worth(box, s)
    out[RED] = score
    out[BLUE] = -score


# --- A quick random choice


@rule
def choose(box, s, chance, out):
    """A random legal action, all equally likely; `out` is room for listing them."""
    if s.point == UNITS:
        first = first_piece(s.actor)
        count = s.top[s.actor] - first + 2
        for _ in range(TRIES):
            p = first + below(chance, count)
            if p > s.top[s.actor]:
                return 2 * box.squares + END_MANCHE
            if is_unit(s.kind[p]) and on_board(s, p) and can_act(box, s, p):
                return s.where[p]
    if (s.point == DEPLOY and box.prepared == 0) or s.point == FREE:
        for _ in range(TRIES):
            square = below(chance, box.squares + (1 if s.point == DEPLOY else 0))
            if square == box.squares:
                return 2 * box.squares + AUTO
            if square_refusal(box, s, square) == ALLOWED:
                return square
    return out[below(chance, legal(box, s, out))]


# --- For learners


POINT_COUNT = len(POINTS)
PIECE_CODE = 3 + KINDS + KINDS + 7
OBSERVATION = (
    2 * PIECES_A_SIDE * PIECE_CODE  # pieces, own side first
    + 2 * CARD_KINDS  # own hand, discard pile
    + OBJECTIVES  # control
    + 2 * (UNIT_KINDS + 1)  # losses
    + (UNIT_KINDS + 1)  # own army
    + POINT_COUNT  # what is going on, as everybody sees it
    + 10  # who acts, whose manche, side, turn, hands, pile, jammed
)
"""Numbers in an observation."""


@rule
def public_point(s, seat):
    """The decision point as the seat may know it."""
    if s.point == TARGET and s.actor != seat:
        return CARDS
    if s.point == UNIT and s.actor != seat:
        return UNITS
    return s.point


@rule
def observe_piece(box, s, p, seat, out, at):
    """What a seat sees of one piece."""
    own = side_of(p) == seat
    hidden = s.point == BUILD or s.point == DEPLOY
    if s.kind[p] == NO_KIND or not on_board(s, p) or (hidden and not own):
        return
    square = s.where[p]
    out[at] = 1.0
    out[at + 1] = (square % box.width) / box.width
    out[at + 2] = (square // box.width) / box.height
    at += 3
    up = face_up(box, s, p) and not hidden
    if own or up or s.over:
        out[at + s.kind[p]] = 1.0
    at += KINDS
    if not hidden:
        for kind in range(1, KINDS):
            out[at + kind] = 1.0 * (s.may_be[p] >> (kind - 1) & 1)
    at += KINDS
    out[at] = 1.0 if up else 0.0
    out[at + 1] = 1.0 if s.face[p] & EXPLORED else 0.0
    out[at + 2] = 1.0 if side_of(p) != s.side and s.attacked_by[slot_of(p)] != NO_PIECE else 0.0
    out[at + 3] = 1.0 if s.face[p] & CAMOUFLAGED else 0.0
    out[at + 4] = 1.0 if broken_down(s, p) else 0.0
    if own and side_of(p) == s.side and is_unit(s.kind[p]):
        out[at + 5] = points_left(box, s, p) / 4.0
        out[at + 6] = 1.0 * attacks_left(s, p)


@rule
def observe(box, s, seat, out):
    """The position as `seat` sees it, as numbers; a spectator (-1) sees it from Red's side without any secrets."""
    for i in range(OBSERVATION):
        out[i] = 0.0
    mine = max(seat, 0)
    at = 0
    for k in range(2):
        side = mine if k == 0 else 1 - mine
        for p in range(first_piece(side), first_piece(side) + PIECES_A_SIDE):
            observe_piece(box, s, p, seat, out, at)
            at += PIECE_CODE
    for card in range(CARD_KINDS):
        if seat >= 0:
            out[at + card] = 1.0 * s.hand[seat][card]
        out[at + CARD_KINDS + card] = 1.0 * s.discard[card]
    at += 2 * CARD_KINDS
    for number in range(box.objectives):
        out[at + number] = 1.0 if red_controls(s, number) else -1.0
    at += OBJECTIVES
    for kind in range(UNIT_KINDS + 1):
        out[at + kind] = 1.0 * s.removed[mine][kind]
        out[at + UNIT_KINDS + 1 + kind] = 1.0 * s.removed[1 - mine][kind]
        if seat >= 0:
            out[at + 2 * UNIT_KINDS + 2 + kind] = 1.0 * s.army[seat][kind]
    at += 3 * (UNIT_KINDS + 1)
    if s.over == 0:
        out[at + public_point(s, seat) - 1] = 1.0
    at += POINT_COUNT
    out[at] = 1.0 if s.actor == seat else 0.0
    out[at + 1] = 1.0 if s.actor == RED else 0.0
    out[at + 2] = 1.0 if s.side == RED else 0.0
    out[at + 3] = 1.0 if seat == BLUE else 0.0
    out[at + 4] = s.turn / 60.0
    out[at + 5] = box.turn_limit / 60.0
    out[at + 6] = hand_size(box, s, mine) / 12.0
    out[at + 7] = hand_size(box, s, 1 - mine) / 12.0
    out[at + 8] = s.pile_count / 60.0
    out[at + 9] = 1.0 * s.jammed[mine] - 1.0 * s.jammed[1 - mine]
