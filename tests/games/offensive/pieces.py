"""The pieces and cards of Offensive: where they can be, and every world that fits what a seat knows."""

from __future__ import annotations

from typing import Any

from tablee.games.offensive import dealing, exploration, terms
from tablee.games.offensive.state import (
    ABSENT,
    BAR,
    BLUE,
    BUILD,
    DEM,
    DEPLOY,
    ENG,
    EXB,
    FOR_GOOD,
    LAYS,
    MIN,
    NO_KIND,
    NO_PIECE,
    ONLOOKER,
    PIECES,
    PIECES_A_SIDE,
    RED,
    SHOWN,
    UNIT,
    UNIT_KINDS,
)


def numbers(side: int) -> range:
    """The piece numbers of a side."""
    return range(1 + side * PIECES_A_SIDE, 1 + (side + 1) * PIECES_A_SIDE)


def conserved(box: Any, s: Any) -> None:
    """Every unit, marker and card is in one place, and everything that is counted twice is counted the same."""
    _squares(box, s)
    for side in (RED, BLUE):
        _army(box, s, side)
        _markers(box, s, side)
        _manche(box, s, side)
    _cards(box, s)
    _sight(box, s)
    assert not any(s.work + s.lay_pick)
    assert s.concluded == 0
    assert not any(s.score[2:])


def _squares(box: Any, s: Any) -> None:
    standing = {s.where[p]: p for p in range(1, PIECES) if s.kind[p] != NO_KIND and s.where[p] != ABSENT}
    assert standing == {square: p for square, p in enumerate(s.at) if p != NO_PIECE}, "one piece on a square (OFN-007)"
    assert all(square < box.squares for square in standing)
    for p in range(PIECES):
        if s.kind[p] == NO_KIND:
            rows = (s.where, s.handle, s.face, s.watchers, s.may_be, s.seen_turn, s.effects, s.attacked_by, s.granted)
            assert not any(row[p] for row in (*rows, s.done, s.attacks, s.acts, s.laid))
            assert not any(s.spent[p])
        elif s.turn:
            assert s.may_be[p] >> s.kind[p] - 1 & 1, "what a piece is cannot be excluded"
            assert p <= s.top[terms.side_of(p)]
        square = s.where[p]
        if s.kind[p] not in (NO_KIND, ENG) and square != ABSENT and s.point != DEPLOY:
            assert not box.river[square] or terms.is_bridge(box, s, square)
        if terms.is_unit(s.kind[p]) and terms.is_heavy(box, s.kind[p]) and square != ABSENT:
            assert not terms.heavy_barred(box, square)
    for side in (RED, BLUE):
        handles = [s.handle[p] for p in numbers(side) if s.handle[p]]
        assert len(set(handles)) == len(handles)
        assert max(handles, default=0) <= s.handles[side]


def _army(box: Any, s: Any, side: int) -> None:
    if s.point == BUILD:
        assert sum(s.army[side]) <= box.army_size
        return
    army_of = s.army[side]
    if sum(army_of):
        assert sum(army_of) == box.army_size or s.over or not _complete(box, s)
    assert all(army_of[kind] <= box.pool[side][kind] for kind in range(1, UNIT_KINDS + 1)) or not _complete(box, s)
    if s.turn and s.point:
        alive = [s.kind[p] for p in numbers(side) if terms.is_unit(s.kind[p]) and s.where[p] != ABSENT]
        assert [alive.count(kind) + s.removed[side][kind] for kind in range(1, UNIT_KINDS + 1)] == army_of[1:]
        assert any(terms.is_line(kind) for kind in alive), "a side without line units has lost (OFN-133)"


def _complete(box: Any, s: Any) -> bool:
    """Whether whole armies stand, as in every game that was played from the start."""
    return all(sum(s.army[side]) == box.army_size for side in (RED, BLUE))


def _markers(box: Any, s: Any, side: int) -> None:
    for kind in range(BAR, DEM + 1):
        there = sum(s.kind[p] == kind for p in numbers(side))
        assert there <= s.used[side][kind] <= box.supply[kind], "supplies (OFN-143)"
    active = [lay for lay in range(side * LAYS, (side + 1) * LAYS) if s.lay_turn[lay]]
    assert active == list(range(side * LAYS, side * LAYS + len(active)))
    for lay in range(side * LAYS, (side + 1) * LAYS):
        doers = [p for p in s.lay_doer[lay] if p]
        assert bool(doers) == (lay in active)
        assert all(s.kind[p] != NO_KIND and terms.side_of(p) == side for p in doers)
        assert lay not in active or s.lay_piece[lay] or s.lay_kind[lay]


def _manche(box: Any, s: Any, side: int) -> None:
    for p in numbers(side):
        if side != s.side or not s.turn or s.over:
            used = (s.granted[p], s.done[p], s.attacks[p], s.acts[p], s.laid[p], *s.spent[p])
            assert s.over or not any(used), "points and attacks belong to the own manche"
        assert terms.attacks_left(s, p) >= 0
    assert s.point != UNIT or s.where[s.selected] >= 0
    assert (s.point == UNIT) == (s.selected != NO_PIECE) or s.over
    assert s.attached == sum(piece != NO_PIECE for piece in s.attached_piece)


def _cards(box: Any, s: Any) -> None:
    assert not any(s.pile[s.pile_count :])
    for card in range(1, box.cards + 1):
        places = s.pile[: s.pile_count].count(card) + s.discard[card] + s.hand[RED][card] + s.hand[BLUE][card]
        assert places == (box.copies[card] if s.turn and box.cards_on else 0)
        if s.turn and box.cards_on:
            in_pile = s.pile[: s.pile_count].count(card)
            for knower in (RED, BLUE, ONLOOKER):
                unseen = box.copies[card] - s.discard[card] - (s.hand[knower][card] if knower != ONLOOKER else 0)
                assert in_pile <= min(s.pile_max[knower][card], unseen)
    assert all(sum(s.hand[side]) <= box.hand_limit for side in (RED, BLUE))


def _sight(box: Any, s: Any) -> None:
    """What is kept of exploration is what a fresh look would find (OFN-099)."""
    for p in range(1, PIECES):
        if s.kind[p] != NO_KIND and s.where[p] != ABSENT and s.turn and box.exploration:
            assert s.watchers[p] == exploration.count_watchers(box, s, p)
            assert bool(s.face[p] & SHOWN) == bool(terms.face_up(box, s, p))
            assert not terms.face_up(box, s, p) or not dealing.is_open(s, p)
            assert s.kind[p] in (MIN, EXB, *range(1, UNIT_KINDS + 1)) or s.face[p] & FOR_GOOD
