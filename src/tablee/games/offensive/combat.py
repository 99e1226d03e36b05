"""Chapters 3.8 to 3.10: modifiers, dice, contact and ranged combat, strikes; and what a removal leads to."""

from tablee.core.chance import below
from tablee.core.events import EVERYBODY, emit
from tablee.core.rule import rule
from tablee.games.offensive.draws import draw
from tablee.games.offensive.exploration import (
    arrive,
    leave,
    look_again,
    look_around,
    narrow,
    refresh,
    take_away,
)
from tablee.games.offensive.manche import annihilated, lose_objective, reach_objective
from tablee.games.offensive.movement import hop_price, insert, pay_alone
from tablee.games.offensive.objects import act_seen
from tablee.games.offensive.state import (
    ANY_UNIT,
    ATTACKED_BY_SEVERAL,
    BUILT_UP,
    CONTACT,
    EXB,
    FOR_GOOD,
    FOUGHT,
    NO_PIECE,
    RANGED,
    RETURNED,
    SLOTS,
)
from tablee.games.offensive.terms import (
    ALLOWED,
    ATTACKED,
    CANNOT_FIRE,
    DESTROYED,
    EXPLODED,
    FIRED,
    GUNS_ARE_JAMMED,
    HELD,
    LINE_IS_BLOCKED,
    MARKER_IS_NO_TARGET,
    NO_ATTACK_LEFT,
    NO_ENEMY_THERE,
    NOT_IN_LINE,
    OUT_OF_RANGE,
    ROLLED,
    STRUCK,
    TARGET_MUST_BE_SEEN,
    TIED,
    TOTALS,
    attacks_left,
    face_up,
    first_piece,
    is_line,
    is_unit,
    on_board,
    points_left,
    side_of,
    slot_of,
)

DIE = 6


# --- 3.10 Who may fire at what


@rule
def far_apart(box, square, other):
    """Squares between gun and target, along a row or column or, by that option, in steps (OFN-009, OFN-121)."""
    across = abs(square % box.width - other % box.width)
    return across + abs(square // box.width - other // box.width)


@rule
def line_refusal(box, s, p, square):
    """Why the unit's fire does not reach a square; ALLOWED if it does."""
    here = s.where[p]
    aligned = here % box.width == square % box.width or here // box.width == square // box.width
    if not aligned and not box.staircase:
        return NOT_IN_LINE  # OFN-121
    reach = box.fires[s.kind[p]]
    if far_apart(box, here, square) > reach:
        return OUT_OF_RANGE  # OFN-120
    if box.indirect[s.kind[p]]:
        return ALLOWED  # OFN-123
    for k in range(box.shots_end[here][reach]):
        if box.shots[here][k] == square:
            return ALLOWED
    return LINE_IS_BLOCKED  # OFN-122


@rule
def gun_refusal(box, s, p):
    """Why the unit cannot fire at all; ALLOWED if it can."""
    if box.fires[s.kind[p]] == 0:
        return CANNOT_FIRE  # OFN-120
    if attacks_left(s, p) <= 0:
        return NO_ATTACK_LEFT  # OFN-046
    if box.indirect[s.kind[p]] and s.jammed[side_of(p)]:
        return GUNS_ARE_JAMMED  # card Jamming
    return ALLOWED


@rule
def aim_refusal(box, s, p, square):
    """Why nothing on a square can be fired at; ALLOWED if an enemy unit or face-down piece is there."""
    q = s.at[square]
    if q == NO_PIECE or side_of(q) == side_of(p):
        return NO_ENEMY_THERE
    if face_up(box, s, q):
        return ALLOWED if is_unit(s.kind[q]) else MARKER_IS_NO_TARGET  # OFN-128
    return TARGET_MUST_BE_SEEN if box.blind == 2 else ALLOWED  # OFN-126


@rule
def fire_refusal(box, s, p, square):
    """Why the unit may not fire at a square; ALLOWED if it may."""
    reason = gun_refusal(box, s, p)
    if reason == ALLOWED:
        reason = aim_refusal(box, s, p, square)
    if reason == ALLOWED:
        reason = line_refusal(box, s, p, square)
    return reason


@rule
def list_shots(box, s, p, out, n, offset):
    """List every square that the unit may fire at, plus `offset`, from place `n` on; the new end of the list."""
    if gun_refusal(box, s, p) != ALLOWED:
        return n
    first = n
    if not box.indirect[s.kind[p]]:
        here = s.where[p]
        for k in range(box.shots_end[here][box.fires[s.kind[p]]]):
            square = box.shots[here][k]
            if s.at[square] != NO_PIECE and aim_refusal(box, s, p, square) == ALLOWED:
                n = insert(out, first, n, offset + square)
        return n
    enemy = 1 - side_of(p)
    for q in range(first_piece(enemy), s.top[enemy] + 1):
        if on_board(s, q) and fire_refusal(box, s, p, s.where[q]) == ALLOWED:
            n = insert(out, first, n, offset + s.where[q])
    return n


@rule
def can_fire(box, s, p):
    """Whether there is anything that the unit may fire at."""
    if gun_refusal(box, s, p) != ALLOWED:
        return False
    if not box.indirect[s.kind[p]]:
        here = s.where[p]
        for k in range(box.shots_end[here][box.fires[s.kind[p]]]):
            if s.at[box.shots[here][k]] != NO_PIECE and aim_refusal(box, s, p, box.shots[here][k]) == ALLOWED:
                return True
        return False
    enemy = 1 - side_of(p)
    for q in range(first_piece(enemy), s.top[enemy] + 1):
        if on_board(s, q) and fire_refusal(box, s, p, s.where[q]) == ALLOWED:
            return True
    return False


# --- 3.8 Modifiers and dice


@rule
def card_modifier(box, s, p, combat, defending):
    """What cards lying on the unit add to its total (MOD)."""
    sum_of_cards = 0
    for k in range(s.attached):
        if s.attached_piece[k] == p:
            card = s.attached_card[k]
            if box.modifies[card] >> (2 * defending + combat) & 1:
                sum_of_cards += box.number[card]
    return sum_of_cards


@rule
def terrain_of_combat(box, square, attacker, defender, combat):
    """The terrain that counts: of a disputed square the one most favourable to the defender (OFN-104, OFN-105)."""
    listed = box.disputed[square]
    if listed == 0:
        return box.terrain[square]
    best = listed % 4 - 1
    while listed != 0:
        terrain = listed % 4 - 1
        margin = box.attack[combat][attacker][terrain] - box.defence[combat][defender][terrain]
        if margin < box.attack[combat][attacker][best] - box.defence[combat][defender][best]:
            best = terrain
        listed //= 4
    return best


@rule
def attack_modifier(box, s, p, q, combat, blind):
    """The attacker's modifier against `q`; blind fire is reckoned on the built-up line (OFN-126)."""
    terrain = BUILT_UP if blind else terrain_of_combat(box, s.where[q], s.kind[p], s.kind[q], combat)
    return box.attack[combat][s.kind[p]][terrain] + card_modifier(box, s, p, combat, 0)  # OFN-103


@rule
def defence_modifier(box, s, p, q, combat, blind):
    """The modifier of `q` against the attacker `p`."""
    own = card_modifier(box, s, q, combat, 1)
    if blind:
        return box.blind_defence + own
    terrain = terrain_of_combat(box, s.where[q], s.kind[p], s.kind[q], combat)
    return box.defence[combat][s.kind[q]][terrain] + own


@rule
def defence_dice(s, p, q):
    """One die if another unit than `p` has attacked `q` in this manche, else two (OFN-107)."""
    before = s.attacked_by[slot_of(q)]
    return 1 if before != NO_PIECE and before != p else 2


@rule
def roll(s, p, q, attack, defence, chance, events):
    """Roll for both; the difference of the totals. `p` is NO_PIECE for a strike by a card (OFN-108)."""
    dice = defence_dice(s, p, q)
    one = below(chance, DIE) + 1  # OFN-109, OFN-110
    two = below(chance, DIE) + 1
    three = below(chance, DIE) + 1
    four = below(chance, DIE) + 1 if dice == 2 else 0
    emit(events, ROLLED, EVERYBODY, one, two, three, four)
    emit(events, TOTALS, EVERYBODY, attack, one + two + attack, defence, three + four + defence)
    slot = slot_of(q)
    if s.attacked_by[slot] == NO_PIECE and p != NO_PIECE:
        s.attacked_by[slot] = p
    elif s.attacked_by[slot] != p or p == NO_PIECE:
        s.attacked_by[slot] = ATTACKED_BY_SEVERAL
    return one + two + attack - three - four - defence  # OFN-106


@rule
def uncover(box, s, p, events):
    """The piece is face up until the end of the manche (OFN-111, OFN-124, OFN-127)."""
    s.face[p] |= FOUGHT
    if box.exploration:
        refresh(box, s, p, events)


# --- Removals


@rule
def destroy(box, s, p, events):
    """A unit is removed (OFN-102, OFN-106): what lay on it, held by it or watched by it ends."""
    side, kind, square = side_of(p), s.kind[p], s.where[p]
    emit(events, DESTROYED, EVERYBODY, side, s.handle[p], kind, square)
    s.removed[side][kind] += 1
    detach_all(s, p)
    for slot in range(1, SLOTS):
        if s.attacked_by[slot] == p:
            s.attacked_by[slot] = ATTACKED_BY_SEVERAL
    came_back = s.face[p] & RETURNED != 0
    take_away(box, s, p, events)
    if is_line(kind):
        note_lost_line_unit(s, side, came_back)
    lose_objective(box, s, side, square, events)
    annihilated(s, side, events)


@rule
def detach_all(s, p):
    """All effects on a unit end when it is removed (contract 7.5)."""
    kept = 0
    for k in range(s.attached):
        if s.attached_piece[k] != p:
            s.attached_piece[kept] = s.attached_piece[k]
            s.attached_card[kept] = s.attached_card[k]
            kept += 1
    for k in range(kept, s.attached):
        s.attached_piece[k] = NO_PIECE
        s.attached_card[k] = 0
    s.attached = kept


@rule
def note_lost_line_unit(s, side, came_back):
    """Keep whether returned line units alone prove that the side was never without one (contract 5.4 (d))."""
    returned = False
    for q in range(first_piece(side), s.top[side] + 1):
        if on_board(s, q) and is_line(s.kind[q]) and s.face[q] & RETURNED:
            returned = True
    if not came_back:
        s.carried[side] = 1 if returned else 0
    elif not returned:
        s.carried[side] = 0


# --- 3.9 Contact


@rule
def contact(box, s, p, square, chance, events):
    """Enter the square of an enemy piece (OFN-112, OFN-113)."""
    q = s.at[square]
    price = hop_price(box, s, p, box.way[s.kind[p]], points_left(box, s, p), square)
    emit(events, ATTACKED, EVERYBODY, side_of(p), s.kind[p], s.where[p], square)
    act_seen(s, p)
    pay_alone(box, s, p, price)
    uncover(box, s, p, events)
    if not is_unit(s.kind[q]):
        explode(box, s, p, q, events)  # OFN-119
        return
    uncover(box, s, q, events)
    attack = attack_modifier(box, s, p, q, CONTACT, False)
    margin = roll(s, p, q, attack, defence_modifier(box, s, p, q, CONTACT, False), chance, events)
    if margin > 0:
        destroy(box, s, q, events)
        advance(box, s, p, square, events)  # OFN-115, OFN-118
    elif margin < 0:
        destroy(box, s, p, events)  # OFN-116
    else:
        emit(events, TIED, EVERYBODY, side_of(p), s.where[p], square)  # OFN-117
    draw_after_combat(box, s, chance, events)


@rule
def advance(box, s, p, square, events):
    """The victor stands on the square it has won; that is no step (OFN-048)."""
    old = s.where[p]
    leave(box, s, p)
    arrive(box, s, p, square)
    look_around(box, s, p, old, events)
    if s.over == 0:
        lose_objective(box, s, side_of(p), old, events)
        reach_objective(box, s, p, events)


@rule
def explode(box, s, p, q, events):
    """The unit has run into mines, which stay, or into an explosive, which is used up (OFN-146, OFN-147)."""
    emit(events, EXPLODED, EVERYBODY, side_of(q), s.kind[q], s.where[q])
    s.face[q] |= FOR_GOOD
    look_again(box, s, q, events)
    if s.kind[q] == EXB:
        take_away(box, s, q, events)
    destroy(box, s, p, events)


# --- 3.10 Fire


@rule
def fire(box, s, p, square, chance, events):
    """Fire at an enemy piece from another square; the firing unit is never lost (OFN-125)."""
    q = s.at[square]
    hidden = not face_up(box, s, q)
    blind = hidden and box.blind == 0
    emit(events, FIRED, EVERYBODY, side_of(p), s.kind[p], s.where[p], square)
    act_seen(s, p)
    uncover(box, s, p, events)  # OFN-124
    if not is_unit(s.kind[q]):
        uncover(box, s, q, events)  # OFN-127
        return
    if not blind:
        uncover(box, s, q, events)
    attack = attack_modifier(box, s, p, q, RANGED, blind)
    margin = roll(s, p, q, attack, defence_modifier(box, s, p, q, RANGED, blind), chance, events)
    if margin > 0:
        destroy(box, s, q, events)
    else:
        narrow(s, q, ANY_UNIT)
        emit(events, HELD, EVERYBODY, side_of(q), s.handle[q], square)
    draw_after_combat(box, s, chance, events)


@rule
def strike_unit(box, s, card, square, chance, events):
    """A card strikes a unit (STRIKE); no card is drawn for it (OFN-067)."""
    q = s.at[square]
    emit(events, STRUCK, EVERYBODY, side_of(q), s.kind[q], square)
    uncover(box, s, q, events)
    terrain = strike_terrain(box, card, s.kind[q], square)
    defence = box.defence[RANGED][s.kind[q]][terrain] + card_modifier(box, s, q, RANGED, 1)
    if roll(s, NO_PIECE, q, box.strike[card][terrain], defence, chance, events) > 0:
        destroy(box, s, q, events)
    else:
        emit(events, HELD, EVERYBODY, side_of(q), s.handle[q], square)


@rule
def strike_terrain(box, card, kind, square):
    """The terrain of a strike, chosen as in combat if it is disputed (OFN-105)."""
    listed = box.disputed[square]
    if listed == 0:
        return box.terrain[square]
    best = listed % 4 - 1
    while listed != 0:
        terrain = listed % 4 - 1
        margin = box.strike[card][terrain] - box.defence[RANGED][kind][terrain]
        if margin < box.strike[card][best] - box.defence[RANGED][kind][best]:
            best = terrain
        listed //= 4
    return best


@rule
def draw_after_combat(box, s, chance, events):
    """Each player takes a card, the active one first, unless the combat has ended the game (OFN-064, OFN-067)."""
    if s.over == 0 and box.cards_on:
        draw(box, s, s.side, chance, events)
        draw(box, s, 1 - s.side, chance, events)
