"""The witness of dealing (contract 5.4): one is found wherever there is one, seen against all there are."""

from __future__ import annotations

from itertools import product
from typing import Any

import pytest

from tablee.core.chance import Fast
from tablee.games.offensive import dealing, witness
from tablee.games.offensive.state import ANY_LINE, ENG, MIN, RED, TNK, UNIT_KINDS
from tests.games.offensive.table import BOOK

PIECES = 5
FEW = (TNK, TNK + 1, TNK + 2, ENG, ENG + 1)
"""Kinds that occur: three line units, engineers and mortars; and mines."""


class Case:
    """Some pieces that may be this or that, few counters, and what is asked for."""

    def __init__(self, seed: int) -> None:
        chance = Fast(seed)
        self.box = BOOK.box(2, {"scenario": "learning"}).copy()
        self.s = BOOK.State()
        for kind in range(1, UNIT_KINDS + 1):
            self.box.pool[RED][kind] = chance.below(3) if kind in FEW else 0
        self.s.top[RED] = PIECES
        for kind in FEW:
            self.s.army[RED][kind] = chance.below(2) and chance.below(1 + self.box.pool[RED][kind])
        for piece in range(1, PIECES + 1):
            self.s.where[piece] = piece
            for kind in (*FEW, MIN):
                self.s.may_be[piece] |= (chance.below(5) > 1) << kind - 1
            self.s.may_be[piece] = self.s.may_be[piece] or 1 << ENG - 1
        self.waiting = (1 << PIECES) - 1
        if chance.below(3) == 0:  # one of them is settled already
            self.waiting &= ~(1 << chance.below(PIECES))
        self.mines, self.need = chance.below(3), chance.below(4)

    @property
    def pieces(self) -> list[int]:
        return [piece for piece in range(1, PIECES + 1) if self.waiting >> piece - 1 & 1]

    def kinds(self, piece: int) -> list[int]:
        return [kind for kind in (*FEW, MIN) if self.s.may_be[piece] >> kind - 1 & 1]

    def solves(self, kinds: tuple[int, ...]) -> bool:
        left = {kind: self.box.pool[RED][kind] - self.s.army[RED][kind] for kind in FEW}
        line = sum(ANY_LINE >> kind - 1 & 1 for kind in kinds)
        return all(kinds.count(kind) <= left[kind] for kind in FEW) and kinds.count(MIN) == self.mines and line >= self.need

    def solutions(self) -> list[tuple[int, ...]]:
        return [kinds for kinds in product(*map(self.kinds, self.pieces)) if self.solves(kinds)]

    def found(self) -> tuple[int, ...]:
        return tuple(self.s.kind[piece] for piece in self.pieces)

    def told(self) -> tuple[Any, ...]:
        return self.box, self.s, RED, self.waiting, self.mines, self.need

    def is_booked(self) -> bool:
        """Whether what the witness uses is counted."""
        return [self.s.work[kind] for kind in (*FEW, MIN)] == [self.found().count(kind) for kind in (*FEW, MIN)]


@pytest.mark.clause("OFN-099")
@pytest.mark.parametrize("first", range(0, 240, 60))
def test_a_witness_is_found_wherever_there_is_one(first: int) -> None:
    both = set()
    for seed in range(first, first + 60):
        case = Case(seed)
        solutions = case.solutions()
        assert witness.complete(*case.told()) == bool(solutions), seed
        if solutions:
            assert case.solves(case.found()), seed
            assert case.is_booked(), seed
        both.add(bool(solutions))
    assert both == {True, False}


@pytest.mark.clause("OFN-099")
@pytest.mark.parametrize("first", range(0, 240, 60))
def test_a_piece_can_have_a_kind_if_some_world_has_it(first: int) -> None:
    both = set()
    for seed in range(first, first + 60):
        case = Case(seed)
        solutions = case.solutions()
        for place, piece in enumerate(case.pieces if solutions else []):
            for kind in case.kinds(piece):
                witness.complete(*case.told())
                fits = any(kinds[place] == kind for kinds in solutions)
                both.add(fits)
                box, s, side, *rest = case.told()
                assert witness.can_have(box, s, side, piece, kind, *rest) == fits, seed
                assert case.solves(case.found()), seed
                assert case.is_booked(), seed
                assert case.found()[place] == kind or not fits
    assert both == {True, False}


@pytest.mark.clause("OFN-099")
@pytest.mark.parametrize("first", range(0, 60, 20))
def test_every_solution_is_dealt_and_no_other(first: int) -> None:
    for seed in range(first, first + 20):
        case = Case(seed)
        solutions = set(case.solutions())
        if not 0 < len(solutions) <= 6:
            continue
        dealt = set()
        for luck in range(60):
            case = Case(seed)
            box, s, side, waiting, mines, need = case.told()
            dealing.deal_kinds(box, s, side, waiting, mines, need, Fast(luck, 5))
            dealt.add(case.found())
        assert dealt == solutions, seed


def test_kinds_are_counted() -> None:
    assert witness.size_of(0) == 0
    for kind in range(TNK, UNIT_KINDS + 2):
        assert witness.size_of(1 << kind - 1) == (kind <= MIN)
    assert witness.size_of(0b1011) == 3
