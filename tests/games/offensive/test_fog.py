"""Fog of war: what a side is dealt as possible explains everything it has seen, and nothing hidden shows through."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import product
from typing import Any

import msgspec
import pytest

from tablee.core.chance import Fast, Keyed
from tablee.core.events import SPECTATOR, Events
from tablee.games.offensive import terms
from tablee.games.offensive.state import (
    ABSENT,
    AGR,
    BAR,
    BLUE,
    BUILD,
    DEPLOY,
    DIRECTIONS,
    ENG,
    EXB,
    LAYS,
    NO_KIND,
    NO_PIECE,
    PIECES,
    RED,
    UNIT,
    UNITS,
)
from tests.games.offensive import pieces
from tests.games.offensive.playing import Step, Trace, played
from tests.games.offensive.table import BOOK, Table

NO_CARDS = (("cards", False),)


def seen(box: Any, state: Any, seat: int) -> bytes:
    return msgspec.json.encode(BOOK.view(box, state, seat))


# --- A redealt world put back to the start (contract 5.4)


def kinds_by_handle(trace: Trace, last: int, world: Any, side: int) -> dict[int, int]:
    """What each piece of a side is in a world; those that are gone were shown to all."""
    kinds = {}
    for step in trace.steps[:last]:
        for event in step.events:
            if event.kind == terms.DESTROYED and event.a == side:
                kinds[event.b] = event.c
        state = step.before
        for p in pieces.numbers(side):  # markers that were cleared or used up
            if state.kind[p] > 10 and state.where[p] != ABSENT:
                kinds[state.handle[p]] = state.kind[p]
    for p in pieces.numbers(side):
        if world.kind[p] != NO_KIND and world.where[p] != ABSENT:
            kinds[world.handle[p]] = world.kind[p]
    return kinds


def laid_unseen(trace: Trace, first: int, last: int, side: int) -> list[int]:
    """The steps at which a face-down unit of a side laid a marker."""
    return [
        at for at in range(first, last) if any(event.kind == terms.LAID and event.a == side for event in trace.steps[at].events)
    ]


def doers(world: Any, side: int, kinds: dict[int, int], count: int) -> Iterator[tuple[int, ...]]:
    """Every way to say who laid the markers, by piece numbers, that fits the world."""
    options = []
    for lay in range(side * LAYS, side * LAYS + count):
        marker = world.kind[world.lay_piece[lay]] if world.lay_piece[lay] else world.lay_kind[lay]
        wanted = AGR if marker == EXB else ENG
        options.append([p for p in world.lay_doer[lay] if p != NO_PIECE and world.kind[p] == wanted])
    for chosen in product(*options):
        turns = [(world.lay_turn[side * LAYS + at], p) for at, p in enumerate(chosen)]
        left = {
            (world.lay_turn[lay], p): world.lay_left[lay][k]
            for lay in range(side * LAYS, side * LAYS + count)
            for k, p in enumerate(world.lay_doer[lay])
        }
        if all(turns.count(pair) <= left[pair] for pair in set(turns)):
            yield chosen


def put_back(start: Any, kinds: dict[int, int], side: int) -> Any:
    """The position at the start of play as it would have been in that world."""
    state = start.copy()
    counts = [0] * len(state.army[side])
    for p in pieces.numbers(side):
        if state.kind[p] != NO_KIND:
            state.kind[p] = kinds[state.handle[p]]
            if state.kind[p] < len(counts):
                counts[state.kind[p]] += 1
    state.army[side] = counts
    return state


def replay(trace: Trace, first: int, last: int, seat: int, state: Any, who: dict[int, int], kinds: dict[int, int]) -> Any:
    """Play the same game in another world; the seat must see the same at every step."""
    box, side = trace.box, 1 - seat
    for at in range(first, last):
        step = trace.steps[at]
        assert seen(box, state, seat) == seen(box, step.before, seat), f"step {at}"
        choice = step.action - 2 * box.squares
        if step.before.actor == side:
            if step.before.point == UNITS and choice != terms.END_MANCHE:
                continue  # a selection, which nobody else notices
            if choice == terms.BACK:
                continue
            state.selected, state.acted = NO_PIECE, 0
            state.point = UNITS
            if choice != terms.END_MANCHE:
                state.point, state.selected = UNIT, step.before.selected
        action = step.action
        if at in who:
            action = lay_action(box, state, step, who[at], kinds)
        assert BOOK.refusal(box, state, action) == 0, f"step {at}: {BOOK.to_text(box, step.before, step.action)}"
        events = Events()
        BOOK.apply(box, state, action, Keyed(step.key), events)
        assert events.seen_from(seat) == step.events.seen_from(seat), f"step {at}"
    return state


def lay_action(box: Any, state: Any, step: Step, doer: int, kinds: dict[int, int]) -> int:
    """The action by which another unit lays what was laid at this step."""
    choice = step.action - 2 * box.squares
    square = box.near[step.before.where[step.before.selected]][choice % DIRECTIONS]
    state.selected = doer
    marker = kinds[step.before.handles[terms.side_of(doer)] + 1]
    return 2 * box.squares + DIRECTIONS * (marker - BAR) + list(box.near[state.where[doer]]).index(square)


@pytest.mark.clause("OFN-099", "OFN-141")
@pytest.mark.parametrize(("scenario", "seed"), [("learning", 1), ("learning", 3), ("breakthrough", 0), ("breakthrough", 2)])
def test_a_redealt_world_explains_all_that_a_side_has_seen(scenario: str, seed: int) -> None:
    trace = played(seed, (("scenario", scenario), *NO_CARDS), 900 if scenario == "learning" else 700)
    first = next(at for at, step in enumerate(trace.steps) if step.before.turn == 1)
    told_apart = 0
    for seat in (RED, BLUE):
        side = 1 - seat
        for last in range(first + 40 + 13 * seed, len(trace.steps), 200):
            true = trace.steps[last].before
            world = true.copy()
            BOOK.redeal(trace.box, world, seat, Fast(seed, last))
            kinds = kinds_by_handle(trace, last, world, side)
            laid = laid_unseen(trace, first, last, side)
            chosen = next(doers(world, side, kinds, len(laid)))
            state = put_back(trace.steps[first].before, kinds, side)
            pieces.conserved(trace.box, state)
            end = replay(trace, first, last, seat, state, dict(zip(laid, chosen, strict=True)), kinds)
            assert [end.kind[p] for p in pieces.numbers(side)] == [world.kind[p] for p in pieces.numbers(side)]
            told_apart += [true.kind[p] for p in range(PIECES)] != [world.kind[p] for p in range(PIECES)]
    assert told_apart


# --- Nothing shows through


@pytest.mark.clause("OFN-026", "OFN-027", "OFN-028")
@pytest.mark.parametrize("seed", range(3))
def test_building_and_deploying_leave_no_trace(seed: int) -> None:
    trace = played(seed, most=120)
    for step in trace.steps:
        before = step.before
        if before.point not in (BUILD, DEPLOY):
            break
        after = before.copy()
        BOOK.apply(trace.box, after, step.action, Keyed(step.key), events := Events())
        if after.actor == before.actor and after.point == before.point:
            for viewer in (1 - before.actor, SPECTATOR):
                assert seen(trace.box, after, viewer) == seen(trace.box, before, viewer)
                assert events.seen_from(viewer) == []


@pytest.mark.clause("OFN-058")
def test_selecting_and_aiming_leave_no_trace() -> None:
    quiet = 0
    for seed in range(3):
        trace = played(seed, (("scenario", "learning"),))
        for step, following in zip(trace.steps, trace.steps[1:], strict=False):
            said = BOOK.to_object(trace.box, step.before, step.action)["do"]
            aiming = said in ("play", "target", "type") and following.before.point == 5
            if said in ("select", "back") or aiming:
                quiet += 1
                for viewer in (1 - step.before.actor, SPECTATOR):
                    assert seen(trace.box, following.before, viewer) == seen(trace.box, step.before, viewer)
                    assert step.events.seen_from(viewer) == []
    assert quiet > 100


@pytest.mark.clause("OFN-126")
def test_blind_fire_tells_nothing_about_the_target() -> None:
    """Two tables that differ only in what stands there hear and see the same, whatever the dice do short of a hit."""
    heard = []
    for kind in ("TNK", "INF", "ART"):
        table = Table(red="ART 8,9", blue=f"{kind} 18,9").use("8,9", "fire 18,9", dice=[3, 3, 3, 3])
        heard.append((table.told(0), seen(table.box, table.state, 0)))
    assert heard[0] == heard[1] == heard[2]


@pytest.mark.clause("OFN-141")
def test_a_marker_laid_unseen_does_not_name_the_unit() -> None:
    table = Table(side="blue", blue="ENG 16,11; AGR 17,11").use("16,11", "lay MIN 16,10")
    other = Table(side="blue", blue="ENG 16,11; AGR 17,11").use("17,11", "lay EXB 16,10")
    assert table.told(0) == other.told(0) == ["laid 1 hidden 16,10"]
    assert [(p.square, p.kind, p.may_be) for p in table.view(0).board.pieces] == [
        (p.square, p.kind, p.may_be) for p in other.view(0).board.pieces
    ]
    supplies = [side.hidden_supply for side in table.view(0).board.sides]
    assert supplies == [side.hidden_supply for side in other.view(0).board.sides] == [5, 4]


@pytest.mark.clause("OFN-099")
def test_what_was_seen_stays_known_by_its_handle() -> None:
    table = Table(side="blue", red="EXP 18,9", blue="TNK 17,5").use("17,5", "move 18,5", "move 19,4")
    piece = next(piece for piece in table.view(0).board.pieces if piece.square == "19,4")
    assert (piece.kind, piece.face_up, piece.may_be, piece.seen) == (None, False, ("TNK",), 1)
    forgetful = Table(side="blue", red="EXP 18,9", blue="TNK 17,5", memory_aid=False).use("17,5", "move 18,5", "move 19,4")
    piece = next(piece for piece in forgetful.view(0).board.pieces if piece.square == "19,4")
    assert (piece.kind, piece.may_be, piece.seen) == (None, (), 0)
