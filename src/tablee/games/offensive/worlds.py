"""A random world that a seat cannot tell from the true one (contract 5.4): hands, hidden kinds, armies in preparation."""

from tablee.core.chance import below
from tablee.core.rule import rule
from tablee.games.offensive.army import first_kind
from tablee.games.offensive.dealing import count_known, deal_side
from tablee.games.offensive.deployment import obstacle_refusal, stand, zone_refusal
from tablee.games.offensive.draws import forget_pile_of, hand_size
from tablee.games.offensive.exploration import forget
from tablee.games.offensive.state import (
    AGR,
    BAR,
    BLUE,
    BUILD,
    CARDS,
    CLOSED,
    DECK,
    DEPLOY,
    ENG,
    EXB,
    FEWEST_LINE_UNITS,
    FREE,
    LAST_LINE,
    MARKER_KINDS,
    MIN,
    NO_CARD,
    NO_KIND,
    NO_PIECE,
    ONLOOKER,
    RED,
    STEPPED,
    TARGET,
    TARGETS,
    TNK,
    UNIT,
    UNIT_KINDS,
    UNITS,
)
from tablee.games.offensive.terms import ALLOWED, first_piece, is_line, on_board, slot_of
from tablee.games.offensive.witness import is_laid, is_open


@rule
def redeal(box, s, seat, chance):
    """Make the state a random world that `seat` (-1: an onlooker) cannot tell from this one."""
    if s.over:
        return
    s.ply = 0
    for side in range(2):
        if side != seat:
            forget_choices(s, side)
            if s.point == BUILD or s.point == DEPLOY:
                imagine_preparation(box, s, side, chance)
            else:
                imagine_pieces(box, s, side, chance)
    if box.cards_on and s.turn > 0:
        imagine_cards(box, s, seat, chance)


@rule
def forget_choices(s, side):
    """What a side is about to choose nobody else sees (5.3)."""
    if s.actor == side and s.point == UNIT:
        s.point = UNITS
        s.selected = NO_PIECE
        s.acted = 0
    if s.actor == side and s.point == TARGET:
        s.point = CARDS
        s.card = NO_CARD
        s.targets = 0
        for k in range(TARGETS):
            s.target[k] = 0


# --- Preparation


@rule
def imagine_preparation(box, s, side, chance):
    """While armies are built or deployed: who is at work stands at the beginning, who has finished may have done anything."""
    clear_side(s, side)
    if s.point == BUILD and s.actor == side:
        s.building = first_kind(box, side, NO_KIND)
    elif s.point == DEPLOY or side == BLUE:
        imagine_army(box, s, side, chance)
    if s.point == DEPLOY:
        if s.actor == side:
            s.placed = 0
        elif side == BLUE:
            imagine_deployment(box, s, chance)


@rule
def clear_side(s, side):
    """Nothing of an army is chosen or placed."""
    for p in range(first_piece(side), s.top[side] + 1):
        if s.kind[p] != NO_KIND:
            s.at[s.where[p]] = NO_PIECE
            forget(s, p)
    s.top[side] = 0
    for marker in range(MARKER_KINDS):
        s.used[side][marker] = 0
    for kind in range(TNK, UNIT_KINDS + 1):
        s.army[side][kind] = 0


@rule
def imagine_army(box, s, side, chance):
    """A random army: counters of the pool at random, at least three line units; or the preset where that is public."""
    if box.preset_only:
        for kind in range(TNK, UNIT_KINDS + 1):
            s.army[side][kind] = box.preset[side][kind]
        return
    lacking = FEWEST_LINE_UNITS
    for left in range(box.army_size, 0, -1):
        last = LAST_LINE if lacking >= left else UNIT_KINDS  # OFN-025
        total = 0
        for kind in range(TNK, last + 1):
            total += box.pool[side][kind] - s.army[side][kind]
        drawn = below(chance, total)
        kind = NO_KIND
        while drawn >= 0:
            kind += 1
            drawn -= box.pool[side][kind] - s.army[side][kind]
        s.army[side][kind] += 1
        lacking -= 1 if is_line(kind) else 0


@rule
def imagine_deployment(box, s, chance):
    """Blue's finished deployment on random squares, with random obstacles if its engineers may have prepared some."""
    for kind in range(TNK, UNIT_KINDS + 1):
        if kind != AGR or not box.infiltration:
            for _ in range(s.army[BLUE][kind]):
                stand(box, s, BLUE, kind, random_square(box, s, kind, chance))
    if box.prepared and s.army[BLUE][ENG] > 0:
        for _ in range(below(chance, box.prepared + 1)):
            marker = MIN if below(chance, 2) else BAR
            square = random_square(box, s, marker, chance)
            if square >= 0:
                stand(box, s, BLUE, marker, square)
                s.used[BLUE][marker - BAR] += 1


@rule
def may_stand(box, s, kind, square):
    if kind > UNIT_KINDS:
        return obstacle_refusal(box, s, kind, square) == ALLOWED
    return zone_refusal(box, s, BLUE, kind, square) == ALLOWED


@rule
def random_square(box, s, kind, chance):
    """A random square of Blue's zone where such a piece may stand; -1 if there is none."""
    count = 0
    for square in range(box.squares):
        if may_stand(box, s, kind, square):
            count += 1
    if count == 0:
        return -1
    drawn = below(chance, count)
    for square in range(box.squares):
        if may_stand(box, s, kind, square):
            if drawn == 0:
                return square
            drawn -= 1
    return -1


# --- Pieces on the board


@rule
def imagine_pieces(box, s, side, chance):
    """Other kinds for the hidden pieces of a side, and what follows for the present manche."""
    groups = s.army[side][AGR]
    mines = 0
    for p in range(first_piece(side), s.top[side] + 1):
        if side == s.side:
            s.done[slot_of(p)] &= STEPPED | CLOSED
        if on_board(s, p) and is_open(s, p):
            if not is_laid(s, p):
                mines += 1 if s.kind[p] == MIN else 0
            elif s.kind[p] == MIN:
                s.used[side][MIN - BAR] -= 1
            else:
                s.used[side][EXB - BAR] -= 1
    count_known(s, side)
    if s.point == FREE and box.infiltration:
        chosen = imagine_groups(box, s, side, groups, mines, chance)
        mines += chosen - groups
        s.used[side][MIN - BAR] += chosen - groups
        s.army[side][AGR] = chosen
    prepared = side == BLUE and (s.barred > 0 or mines > 0)
    deal_side(box, s, side, mines, prepared, chance)


@rule
def imagine_groups(box, s, side, groups, mines, chance):
    """How many armed groups the side may have: known, unless some of its face-down pieces may be prepared mines."""
    if side == RED or not box.prepared or not box.hidden_markers:
        return groups
    least = s.groups[BLUE] + (1 if s.actor == BLUE else 0)
    most = box.pool[BLUE][AGR]
    if s.actor == RED and s.groups[RED] >= s.groups[BLUE]:
        most = least  # Blue was passed over, so it has none left
    least = max(least, groups - mines)
    most = min(most, groups - mines + min(box.prepared - s.barred, box.supply[MIN]))
    return least + below(chance, most - least + 1)


# --- Cards


@rule
def imagine_cards(box, s, seat, chance):
    """The pile from what the seat holds possible for it, in random order; the hidden hands are what is left (5.4)."""
    knower = ONLOOKER if seat < 0 else seat
    red, blue = hand_size(box, s, RED), hand_size(box, s, BLUE)
    for side in range(2):
        if side != seat:
            forget_pile_of(box, s, side)
            for card in range(1, box.cards + 1):
                s.hand[side][card] = 0
    count = s.pile_count
    filled = 0
    for card in range(1, box.cards + 1):
        for _ in range(min(s.pile_max[knower][card], unseen(box, s, card))):
            s.pile[filled] = card
            filled += 1
    shuffle_part(chance, s, 0, filled)
    imagine_hands(box, s, knower, count, filled, 0 if seat == RED else red, 0 if seat == BLUE else blue, chance)
    for k in range(count, DECK):
        s.pile[k] = 0


@rule
def unseen(box, s, card):
    """Cards of a kind in the pile and in hidden hands, which are empty just now."""
    return box.copies[card] - s.hand[RED][card] - s.hand[BLUE][card] - s.discard[card]


@rule
def imagine_hands(box, s, knower, count, filled, red, blue, chance):
    """What cannot be in the pile, and then what is not in it, makes up the hidden hands of `red` and `blue` cards."""
    end = max(count, min(filled, count + red + blue - must_be_held(box, s, knower)))
    for card in range(1, box.cards + 1):
        for _ in range(unseen(box, s, card) - min(s.pile_max[knower][card], unseen(box, s, card))):
            s.pile[end] = card
            end += 1
    shuffle_part(chance, s, count, end)
    for k in range(count, min(end, count + red + blue)):
        s.hand[RED if k < count + red else BLUE][s.pile[k]] += 1


@rule
def must_be_held(box, s, knower):
    """Cards that cannot be in the pile for all that is known."""
    count = 0
    for card in range(1, box.cards + 1):
        count += unseen(box, s, card) - min(s.pile_max[knower][card], unseen(box, s, card))
    return count


@rule
def shuffle_part(chance, s, first, end):
    """Put the cards from place `first` to `end` of the pile into random order."""
    for last in range(end - 1, first, -1):
        other = first + below(chance, last - first + 1)
        card = s.pile[last]
        s.pile[last] = s.pile[other]
        s.pile[other] = card
