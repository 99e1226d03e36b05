"""What a position of Offensive has where its text says nothing."""

from __future__ import annotations

from typing import Any

from tablee.games.offensive import deployment, terms
from tablee.games.offensive.state import (
    BAR,
    BLUE,
    CARDS,
    COUNTER,
    EXB,
    FOR_GOOD,
    KIND_CODES,
    MIN,
    ONLOOKER,
    PIECES_A_SIDE,
    SHOWN,
    SIDES,
    TARGET,
    UNIT,
    UNIT_KINDS,
    UNITS,
    State,
)

KNOWERS = ("red", "blue", "onlooker")

LIVE = (CARDS, TARGET, COUNTER, UNITS, UNIT)
"""Decisions of a manche, when units have points and attacks."""

Given = dict[str, list[str]]
"""The words of each line that there is."""


def fill_in(box: Any, s: State, given: Given) -> None:
    """Complete a position of which only some lines are given."""
    if "actor" not in given:
        s.actor = s.side
    for side in range(2):
        _fill_in_side(box, s, given, side)
    if box.cards_on and s.turn > 0:
        _fill_in_cards(box, s, given)


def _fill_in_side(box: Any, s: State, given: Given, side: int) -> None:
    colour = SIDES[side]
    pieces = [piece for piece in range(1 + side * PIECES_A_SIDE, 1 + (side + 1) * PIECES_A_SIDE) if s.kind[piece]]
    if "top" not in given:
        s.top[side] = max(pieces, default=0)
    for piece in pieces:
        line = " ".join(given[f"{colour} {piece - side * PIECES_A_SIDE}"])
        unit = s.kind[piece] <= UNIT_KINDS
        if "handle=" not in line:
            s.handle[piece] = piece - side * PIECES_A_SIDE
        if "points=" not in line and "attacks=" not in line and unit and s.point in LIVE and side == s.side:
            s.granted[terms.slot_of(piece)], s.attacks[terms.slot_of(piece)] = 2, 1
        if "may=" not in line:
            _fill_in_kinds(box, s, piece, side)
    if "handles" not in given:
        s.handles[side] = max((s.handle[piece] for piece in pieces), default=0)
    if f"army {colour}" not in given:
        for kind in range(1, UNIT_KINDS + 1):
            s.army[side][kind] = s.removed[side][kind] + sum(s.kind[piece] == kind for piece in pieces)
    if f"used {colour}" not in given:
        for kind in range(BAR, len(KIND_CODES)):
            s.used[side][kind - BAR] = sum(s.kind[piece] == kind for piece in pieces)
    if box.cards_on == 0:
        s.hand[side] = [0] * len(s.hand[side])


def _fill_in_kinds(box: Any, s: State, piece: int, side: int) -> None:
    """A face-down piece may be any unit, a marker mines or an explosive; other markers lie open."""
    kind = s.kind[piece]
    hidden = kind in (MIN, EXB) and box.hidden_markers and not s.face[piece] & FOR_GOOD
    if kind <= UNIT_KINDS and box.exploration:
        s.may_be[piece] = deployment.possible_at_first(box, s, side, max(0, s.where[piece])) | 1 << kind - 1
    elif hidden:
        s.may_be[piece] = 1 << MIN - 1 | 1 << EXB - 1
    else:
        s.may_be[piece] = 1 << kind - 1
        s.face[piece] |= 0 if kind <= UNIT_KINDS else FOR_GOOD | SHOWN


def _fill_in_cards(box: Any, s: State, given: Given) -> None:
    """Cards that are nowhere lie in the pile, and everybody reckons with all cards that he has not seen."""
    if "pile" not in given:
        rest = []
        for card in range(1, box.cards + 1):
            rest += [card] * (box.copies[card] - s.hand[0][card] - s.hand[BLUE][card] - s.discard[card])
        s.pile[: len(rest)] = rest
        s.pile_count = len(rest)
    for row, knower in enumerate(KNOWERS):
        if f"known {knower}" not in given:
            for card in range(1, box.cards + 1):
                own = s.hand[row][card] if row != ONLOOKER else 0
                s.pile_max[row][card] = max(0, box.copies[card] - own - s.discard[card])
