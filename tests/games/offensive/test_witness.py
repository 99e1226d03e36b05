"""The witness of dealing (contract 5.4): one is found wherever there is one, seen against all there are."""

from __future__ import annotations

from itertools import product
from typing import Any

import pytest

from tablee.core.chance import Fast
from tablee.games.offensive import dealing, exploration, objects, witness, worlds
from tablee.games.offensive.state import AGR, ANY_LINE, BAR, BLUE, ENG, EXB, HUN, LAYS, MIN, RED, TNK, UNIT_KINDS
from tablee.games.offensive.terms import first_piece
from tests.games.offensive.table import BOOK

PIECES = 5
FEW = (TNK, TNK + 1, TNK + 2, HUN, AGR)
"""Kinds that occur: three line units, tank hunters and armed groups; and mines."""


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
            self.s.may_be[piece] = self.s.may_be[piece] or 1 << AGR - 1
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


class Lays(Case):
    """Markers of Blue laid unseen beside pieces that may be engineers, armed groups or something else."""

    def __init__(self, seed: int) -> None:
        chance = Fast(seed, 1)
        self.box = BOOK.box(2, {"scenario": "learning"}).copy()
        self.s = BOOK.State()
        self.first = first_piece(BLUE)
        for kind in range(1, UNIT_KINDS + 1):
            self.box.pool[BLUE][kind] = chance.below(3) if kind in (ENG, AGR, TNK) else 0
        for marker in (MIN, EXB):
            self.box.supply[marker] = 1 + chance.below(2)
        self.s.top[BLUE] = self.first + 3
        for piece in range(self.first, self.first + 4):
            self.s.where[piece] = piece
            self.s.may_be[piece] = (
                (chance.below(2) << ENG - 1) | (chance.below(2) << AGR - 1) | (chance.below(3) > 0) << TNK - 1
            )
            self.s.may_be[piece] = self.s.may_be[piece] or 1 << TNK - 1
        for lay in range(LAYS, LAYS + 1 + chance.below(4)):
            self.s.lay_turn[lay] = 2 + chance.below(2)
            self.s.lay_kind[lay] = (BAR, MIN, EXB)[chance.below(3)]
            if chance.below(3) == 0:  # it is not known what was laid
                self.s.top[BLUE] += 1
                self.s.lay_kind[lay], self.s.lay_piece[lay] = 0, self.s.top[BLUE]
                self.s.may_be[self.s.top[BLUE]] = 1 << MIN - 1 | 1 << EXB - 1
                self.s.where[self.s.top[BLUE]] = self.s.top[BLUE]
            for place in range(1 + chance.below(3)):
                self.s.lay_doer[lay][place] = self.first + chance.below(4)
                self.s.lay_left[lay][place] = 1 + chance.below(2)
        self.fresh = 15
        self.need = chance.below(2)

    def told(self) -> tuple[Any, ...]:
        return self.box, self.s, BLUE

    def explained(self, lay: int) -> bool:
        """Whether the rest can be explained, by trying everything."""
        box, s, side = self.told()
        if lay == 2 * LAYS or not s.lay_turn[lay]:
            waiting = dealing.settle_lays(box, s, side, lay, self.fresh, 1)
            found = witness.complete(box, s, side, waiting, 0, self.need)
            dealing.settle_lays(box, s, side, lay, self.fresh, -1)
            return bool(found)
        for choice in range(dealing.CHOICES):
            waiting = dealing.settle_lays(box, s, side, lay, self.fresh, 1)
            fits = dealing.choice_fits(box, s, side, lay, choice, waiting)
            dealing.settle_lays(box, s, side, lay, self.fresh, -1)
            s.lay_pick[lay] = choice + 1
            found = fits and self.explained(lay + 1)
            s.lay_pick[lay] = 0
            if found:
                return True
        return False


@pytest.mark.clause("OFN-141")
@pytest.mark.parametrize("first", range(600, 1000, 100))
def test_markers_laid_unseen_are_explained_wherever_they_can_be(first: int) -> None:
    both = set()
    for seed in range(first, first + 100):
        case = Lays(seed)
        explained = case.explained(LAYS)
        both.add(explained)
        assert dealing.can_explain(*case.told(), LAYS, case.fresh, 0, case.need) == explained, seed
        assert not any(case.s.lay_pick), seed
        if explained:
            dealing.pick_doers(*case.told(), case.fresh, 0, case.need, Fast(seed))
            picked = [pick for pick in case.s.lay_pick if pick]
            assert len(picked) == sum(turn > 0 for turn in case.s.lay_turn), seed
            waiting = dealing.settle_lays(*case.told(), 2 * LAYS, case.fresh, 1)
            assert witness.complete(*case.told(), waiting, 0, case.need), seed
            for lay in range(LAYS, LAYS + len(picked)):
                kinds = dealing.marker_kinds(case.s, lay)
                doer = dealing.doer_kind(case.s.lay_pick[lay] - 1)
                assert kinds & (1 << BAR - 1 | 1 << MIN - 1 if doer == ENG else 1 << EXB - 1), seed
    assert both == {True, False}


@pytest.mark.clause("OFN-141")
def test_a_unit_lays_no_more_than_it_can_and_no_more_than_there_is() -> None:
    box, s, piece = BOOK.box(2), BOOK.State(), first_piece(BLUE)
    s.kind[piece] = ENG
    for lay in (LAYS, LAYS + 1):
        s.lay_turn[lay], s.lay_kind[lay], s.lay_doer[lay][0], s.lay_left[lay][0] = 3, BAR, piece, 1
    assert dealing.choice_fits(box, s, BLUE, LAYS + 1, 0, 0)
    s.lay_pick[LAYS] = 1
    assert not dealing.choice_fits(box, s, BLUE, LAYS + 1, 0, 0)
    s.lay_left[LAYS + 1][0] = 2
    assert dealing.choice_fits(box, s, BLUE, LAYS + 1, 0, 0)
    s.lay_piece[LAYS + 1], s.may_be[piece + 1] = piece + 1, 1 << MIN - 1 | 1 << EXB - 1
    s.used[BLUE][MIN - BAR] = box.supply[MIN] - 1
    assert dealing.choice_fits(box, s, BLUE, LAYS + 1, 0, 0)
    s.used[BLUE][MIN - BAR] += 1
    assert not dealing.choice_fits(box, s, BLUE, LAYS + 1, 0, 0)


@pytest.mark.clause("OFN-141")
def test_who_prepared_obstacles_has_engineers_and_only_who_may_be_one_is() -> None:
    tank, engineers, mortar = 1 << TNK - 1, 1 << ENG - 1, 1 << ENG
    chosen = set()
    for luck in range(60):
        box, s = BOOK.box(2).copy(), BOOK.State()
        box.pool[BLUE][ENG + 1] = 0
        kinds = (tank | engineers, tank | mortar, tank | engineers, tank << 1, tank | engineers, tank | engineers)
        s.top[BLUE] = first_piece(BLUE) + len(kinds) - 1
        for place, may_be in enumerate(kinds):
            s.where[first_piece(BLUE) + place], s.may_be[first_piece(BLUE) + place] = place, may_be
        waiting = dealing.need_engineers(box, s, BLUE, 0b111110, 0, 0, Fast(luck))
        assert s.army[BLUE][ENG] == 1
        chosen.add(0b111110 - waiting)
    assert chosen == {1 << 2, 1 << 4, 1 << 5}


def test_a_known_doer_is_as_likely_as_all_counters_left() -> None:
    box, s, piece = BOOK.box(2).copy(), BOOK.State(), first_piece(BLUE)
    s.lay_doer[LAYS][0] = piece
    for left, weight in ((0, 1), (1, 1), (3, 3)):
        for kind in range(1, UNIT_KINDS + 1):
            box.pool[BLUE][kind] = left if kind == TNK else 0
        assert dealing.doer_weight(box, s, BLUE, LAYS, 0, 0) == weight


@pytest.mark.clause("OFN-141")
def test_every_marker_that_was_laid_is_credited_to_somebody() -> None:
    explained = 0
    for seed in range(150):
        case = Lays(seed)
        if dealing.can_explain(*case.told(), LAYS, case.fresh, 0, 0):
            explained += 1
            dealing.deal_side(*case.told(), 0, False, Fast(seed))
            assert not any(case.s.lay_pick), seed
    assert explained


@pytest.mark.clause("OFN-141")
def test_what_was_done_openly_was_not_done_unseen_whichever_marker_it_is() -> None:
    for side, piece in ((RED, 1), (BLUE, first_piece(BLUE))):
        for lay in range(side * LAYS, (side + 1) * LAYS):
            for what in (objects.act_seen, objects.stepped_after_laying):
                s = BOOK.State()
                s.turn = s.lay_turn[lay] = 3
                s.lay_doer[lay][2], s.lay_left[lay][2], s.lay_stepped[lay] = piece, 1, 4
                what(s, piece)
                assert (s.lay_doer[lay][2], s.lay_left[lay][2]) == (0, 0)


@pytest.mark.clause("OFN-025")
def test_an_imagined_army_is_complete_and_has_three_line_units() -> None:
    box = BOOK.box(2, {"scenario": "learning"}).copy()
    for kind in range(1, UNIT_KINDS + 1):
        box.pool[RED][kind] = 1 if kind <= 3 else 3
    for luck in range(60):
        s = BOOK.State()
        worlds.imagine_army(box, s, RED, Fast(luck))
        assert sum(s.army[RED]) == box.army_size
        assert s.army[RED][1:4] == [1, 1, 1]
        assert all(s.army[RED][kind] <= 3 for kind in range(4, UNIT_KINDS + 1))


@pytest.mark.clause("OFN-066")
def test_a_part_of_the_pile_is_shuffled_and_the_rest_stays() -> None:
    seen = set()
    for luck in range(400):
        s = BOOK.State()
        s.pile[:8] = [1, 2, 3, 4, 5, 6, 7, 8]
        worlds.shuffle_part(Fast(luck), s, 2, 6)
        assert (s.pile[:2], sorted(s.pile[2:6]), s.pile[6:8]) == ([1, 2], [3, 4, 5, 6], [7, 8])
        seen.add(tuple(s.pile[2:6]))
    assert len(seen) == 24


@pytest.mark.clause("OFN-141")
def test_who_is_removed_and_could_not_lay_is_struck_out_whichever_marker_it_is() -> None:
    for side, piece in ((RED, 1), (BLUE, first_piece(BLUE))):
        for lay, kind in product(range(side * LAYS, (side + 1) * LAYS), (TNK, ENG, AGR)):
            s = BOOK.State()
            s.kind[piece] = kind
            s.lay_turn[lay], s.lay_doer[lay][1], s.lay_left[lay][1] = 3, piece, 1
            assert exploration.keeps_number(s, piece) == (kind != TNK)
            assert s.lay_doer[lay][1] == (0 if kind == TNK else piece)


@pytest.mark.clause("OFN-027")
def test_where_armies_are_presets_the_preset_is_imagined() -> None:
    for side in (RED, BLUE):
        box, s = BOOK.box(2, {"army_mode": "preset"}), BOOK.State()
        worlds.imagine_army(box, s, side, Fast(1))
        assert s.army[side] == box.preset[side]


@pytest.mark.clause("OFN-030")
def test_as_many_armed_groups_are_imagined_as_there_can_be() -> None:
    box = BOOK.box(2, {"prepared_obstacles": 3, "pools": "equal"}).copy()
    box.pool[BLUE][AGR] = 4
    for actor, red, blue, groups, mines, barred in product((RED, BLUE), range(3), range(3), range(1, 4), range(3), range(2)):
        placed = blue + (actor == BLUE)
        if placed > groups or mines > min(box.prepared - barred, box.supply[MIN]):
            continue
        s = BOOK.State()
        s.actor, s.groups[RED], s.groups[BLUE], s.barred = actor, red, blue, barred
        none_left = actor == RED and red >= blue
        if none_left and groups != placed:
            continue
        unknown = groups - mines
        most = placed if none_left else min(4, unknown + min(box.prepared - barred, box.supply[MIN]))
        found = {worlds.imagine_groups(box, s, BLUE, groups, mines, Fast(luck)) for luck in range(40)}
        assert found == {*range(max(placed, unknown), most + 1)}


@pytest.mark.clause("OFN-065")
def test_what_cannot_be_in_the_pile_is_held() -> None:
    box, s = BOOK.box(2), BOOK.State()
    for card in range(1, box.cards + 1):
        s.pile_max[RED][card] = box.copies[card]
    assert worlds.must_be_held(box, s, RED) == 0
    for card in (1, 2, box.cards - 1, box.cards):
        s.pile_max[RED][card] -= 1
    assert worlds.must_be_held(box, s, RED) == 4
