"""What can be a position of Offensive: whatever a text describes, the rules can go on from it."""

from typing import Any

from tablee.core.chance import Fast
from tablee.core.events import SPECTATOR
from tablee.core.position import NOBODY
from tablee.core.texts import Complaint
from tablee.games.offensive import terms, worlds
from tablee.games.offensive.actions import card_name
from tablee.games.offensive.maps import place_of
from tablee.games.offensive.state import (
    ABSENT,
    ATTACKED_BY_SEVERAL,
    BAR,
    BLUE,
    BUILD,
    COUNTER,
    DEM,
    DEPLOY,
    FREE,
    KIND_CODES,
    LAYS,
    NO_CARD,
    NO_KIND,
    NO_PIECE,
    ONLOOKER,
    PIECES,
    PIECES_A_SIDE,
    RED,
    TARGET,
    UNIT,
    UNIT_KINDS,
    State,
)

_PREPARING = (BUILD, DEPLOY, FREE)


def check(box: Any, s: State) -> None:
    """Complain about what no position can be."""
    if not (s.over > 0) == (s.actor == NOBODY) == (s.point == 0):
        _wrong("actor, point, over")
    if s.turn > box.turn_limit or (s.point and (s.turn == 0) != (s.point in _PREPARING)):
        _wrong("turn, point")
    for side in (RED, BLUE):
        _check_pieces(box, s, side)
        _check_armies(box, s, side)
        _check_lays(s, side)
    _check_cards(box, s)
    if s.point:
        _check_decision(box, s)


def check_explained(box: Any, s: State) -> None:
    """Complain if nobody can have laid what was laid unseen: whoever looks at it has no world to deal."""
    for seat in (SPECTATOR, RED, BLUE):
        try:
            worlds.redeal(box, s.copy(), seat, Fast(0))
        except ZeroDivisionError:
            _wrong("lay")


def _wrong(where: str) -> None:
    raise Complaint("position-impossible", package="tablee.games.offensive", where=where)


def _numbers(side: int) -> range:
    return range(1 + side * PIECES_A_SIDE, 1 + (side + 1) * PIECES_A_SIDE)


def _check_pieces(box: Any, s: State, side: int) -> None:
    """Pieces are named once and cannot be excluded to be what they are."""
    pieces = [p for p in _numbers(side) if s.kind[p] != NO_KIND]
    if s.top[side] not in (0, *_numbers(side)) or any(p > s.top[side] for p in pieces):
        _wrong("top")
    handles = [s.handle[p] for p in pieces if s.handle[p]]
    if len(set(handles)) < len(handles) or max(handles, default=0) > s.handles[side]:
        _wrong("handle, handles")
    for p in pieces:
        if s.turn and not s.may_be[p] >> s.kind[p] - 1 & 1:
            _wrong(f"may, {KIND_CODES[s.kind[p]]}")
        if s.attacked_by[terms.slot_of(p)] not in (ATTACKED_BY_SEVERAL, *range(PIECES)):
            _wrong("attacked")


def _check_armies(box: Any, s: State, side: int) -> None:
    """No side has more units and markers than there are, standing or lost."""
    kinds = [s.kind[p] for p in _numbers(side) if s.where[p] != ABSENT]
    for kind in range(1, UNIT_KINDS + 1):
        standing = kinds.count(kind) + s.removed[side][kind] if s.turn else 0
        if not standing <= s.army[side][kind] <= box.pool[side][kind]:
            _wrong(f"army, {KIND_CODES[kind]}")
    if s.point == BUILD and sum(s.army[side]) > box.army_size:
        _wrong("army")
    for kind in range(BAR, DEM + 1):
        if kinds.count(kind) > s.used[side][kind - BAR]:
            _wrong(f"used, {KIND_CODES[kind]}")


def _check_lays(s: State, side: int) -> None:
    """Markers laid unseen stand in a row, each with somebody who may have laid it."""
    lays = range(side * LAYS, (side + 1) * LAYS)
    count = sum(s.lay_turn[lay] > 0 for lay in lays)
    for lay in lays:
        if (s.lay_turn[lay] > 0) != (lay < side * LAYS + count):
            _wrong("lay")
        doers = [p for p in s.lay_doer[lay] if p != NO_PIECE]
        if bool(doers) != (s.lay_turn[lay] > 0) or any(p not in _numbers(side) or s.kind[p] == NO_KIND for p in doers):
            _wrong("lay")
        if s.lay_piece[lay] not in (NO_PIECE, *_numbers(side)):
            _wrong("lay")


def _check_cards(box: Any, s: State) -> None:
    """No card is in two places, and nobody excludes one from the pile that is in it; some may be missing."""
    for card in range(1, box.cards + 1):
        in_pile = s.pile[: s.pile_count].count(card)
        places = in_pile + s.discard[card] + s.hand[RED][card] + s.hand[BLUE][card]
        if places > (box.copies[card] if s.turn and box.cards_on else 0):
            _wrong(card_name(card))
        if s.turn and box.cards_on and any(s.pile_max[knower][card] < in_pile for knower in (RED, BLUE, ONLOOKER)):
            _wrong(f"known, {card_name(card)}")
    for piece in s.attached_piece[: s.attached]:
        if s.where[piece] == ABSENT or s.kind[piece] == NO_KIND:
            _wrong("attached")


def _check_decision(box: Any, s: State) -> None:
    """What is decided on exists: the unit that acts, the card that is played and who answers it."""
    if s.turn and s.actor != (1 - s.side if s.point == COUNTER else s.side):
        _wrong("actor, side")
    if (s.point == UNIT) != (s.selected != NO_PIECE):
        _wrong("point, selected")
    if s.point == UNIT and not _can_act(s):
        _wrong("selected")
    if (s.point in (TARGET, COUNTER)) != (s.card != NO_CARD):
        _wrong("point, card")
    if s.targets > box.most_targets[s.card] or (s.point == TARGET and not s.hand[s.side][s.card]):
        _wrong("card, targets")
    if s.point == BUILD and not s.building:
        _wrong("building")
    for square in s.pontoon[: s.pontoons]:
        if not box.river[square]:
            _wrong(place_of(box, square))


def _can_act(s: State) -> bool:
    p = s.selected
    return p in _numbers(s.side) and terms.is_unit(s.kind[p]) and s.where[p] != ABSENT
