"""What bots learn from: both sides see the same position from their own end, and what it says is true."""

from __future__ import annotations

from typing import Any

import pytest

from tablee.games.offensive.state import BLUE, INF, OBJECTIVES, RED, TNK, UNIT_KINDS
from tablee.games.offensive.study import OF_A_SIDE, OF_OBJECTIVES, STUDIED
from tablee.games.offensive.terms import first_piece, is_unit, on_board
from tests.games.offensive.playing import played
from tests.games.offensive.table import BOOK

REST = 2 * OF_A_SIDE + OF_OBJECTIVES
OWN_SIDE, RED_MANCHE, LEFT, ACTING = REST, REST + 1, REST + 3, REST + 10


def studied(box: Any, state: Any, seat: int) -> list[float]:
    out = [7.0] * STUDIED
    BOOK.study(box, state, seat, out)
    return out


def positions() -> tuple[Any, list[Any]]:
    """Some positions of a random game from its beginning, and their box."""
    trace = played(3, (), most=400)
    return trace.box, [step.before for step in trace.steps][::20]


def test_while_armies_are_deployed_there_is_nothing_to_study() -> None:
    box, states = positions()
    assert any(state.turn == 0 for state in states)
    for state in states:
        if state.turn == 0:
            assert studied(box, state, RED) == studied(box, state, BLUE) == [0.0] * STUDIED


def test_each_side_sees_what_the_other_sees_from_the_other_end() -> None:
    box, states = positions()
    for state in (one for one in states if one.turn > 0):
        red, blue = studied(box, state, RED), studied(box, state, BLUE)
        assert red[:OF_A_SIDE] == blue[OF_A_SIDE : 2 * OF_A_SIDE]
        assert red[OF_A_SIDE : 2 * OF_A_SIDE] == blue[:OF_A_SIDE]
        assert red[2 * OF_A_SIDE : REST] == blue[2 * OF_A_SIDE : REST]
        assert (red[OWN_SIDE], blue[OWN_SIDE]) == (1.0, 0.0)
        assert red[RED_MANCHE] == blue[RED_MANCHE] == float(state.side == RED)
        assert {red[ACTING], blue[ACTING]} == {0.0, 1.0}
        assert red[LEFT] == pytest.approx((box.turn_limit - state.turn) / box.turn_limit)


def test_units_are_counted_by_kind_and_objectives_by_who_holds_them() -> None:
    box, states = positions()
    for state in (one for one in states if one.turn > 0):
        red = studied(box, state, RED)
        for kind in (TNK, INF):
            there = sum(
                state.kind[p] == kind and on_board(state, p) and is_unit(kind)
                for p in range(first_piece(RED), state.top[RED] + 1)
            )
            assert red[kind - 1] == pytest.approx(0.2 * there)
        assert red[UNIT_KINDS] > 0.0
        held = red[2 * OF_A_SIDE : 2 * OF_A_SIDE + OBJECTIVES]
        assert [bool(one) for one in held] == [bool(state.control >> number & 1) for number in range(OBJECTIVES)]
