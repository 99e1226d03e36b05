"""Every action has its moment; out of it the answer is that it is not the time, whatever else would speak against it."""

from __future__ import annotations

from typing import Any

import pytest

from tablee.games.insider import codes
from tablee.games.insider.state import CARDS_DRAWN
from tests.games.insider.golden_refusals import FILE, answered, blocks
from tests.games.insider.playing import Trace
from tests.games.insider.table import BOOK

MOMENTS = [
    (codes.MOVE7, codes.STEP, "START"),
    (codes.STEP, codes.ROB, "MOVE"),
    (codes.ROB, codes.PLAY, "MOVE ACTION"),
    (codes.PLAY, codes.RELOCATE, "MOVE ACTION"),
    (codes.RELOCATE, codes.CYCLE, "MOVE ACTION"),
    (codes.CYCLE, codes.FORFEIT, "MOVE ACTION"),
    (codes.FORFEIT, codes.END, "MOVE"),
    (codes.END, codes.TAKE_TABLE, "MOVE ACTION"),
    (codes.TAKE_TABLE, codes.PAWN, "SEAT"),
    (codes.PAWN, codes.FROM, "ADM_A ADM_B HEL_PAWN"),
    (codes.FROM, codes.TO, "OUT_FROM"),
    (codes.TO, codes.STOP, "HEL_TO OUT_TO"),
    (codes.STOP, codes.ATTACK, "OUT_FROM"),
    (codes.ATTACK, codes.SIT, "VICTIM"),
    (codes.SIT, codes.PASS, "VIP"),
    (codes.PASS, codes.PLEDGED, "REACT"),
    (codes.PLEDGED, codes.ACTIONS, "PLEDGE"),
]
"""The actions from one number up to another, and the decision points that they belong to."""


@pytest.fixture(scope="module")
def positions(traces: list[Trace]) -> list[tuple[Any, Any, str]]:
    """Some positions of each decision point, with other options, too."""
    found: dict[tuple[str, int], tuple[Any, Any, str]] = {}
    for trace in traces:
        for state in trace.positions:
            point = BOOK.points.get(state.point, "")
            found.setdefault((point, trace.box.players + 10 * trace.box.path_len), (trace.box, state, point))
    return list(found.values())


@pytest.mark.clause("INS-040", "INS-043", "INS-046")
def test_out_of_its_moment_every_action_is_refused_for_that(positions: list[tuple[Any, Any, str]]):
    assert {point for _, _, point in positions} == {*BOOK.points.values(), ""}
    for box, state, point in positions:
        for first, behind, moments in MOMENTS:
            for action in range(first, behind):
                refused = BOOK.refusal(box, state, action)
                if not point:
                    assert refused == codes.GAME_IS_OVER
                elif point in moments.split():
                    assert refused != codes.NOT_NOW or (first == codes.ROB and state.mode == CARDS_DRAWN)
                else:
                    assert refused == codes.NOT_NOW, (point, BOOK.to_text(box, state, action))


def test_a_number_that_is_no_action_is_refused_for_that(positions: list[tuple[Any, Any, str]]):
    for box, state, point in positions:
        if point:
            assert BOOK.refusal(box, state, -1) == BOOK.refusal(box, state, codes.ACTIONS) == codes.NO_SUCH_ACTION


@pytest.mark.clause("INS-051", "INS-062")
def test_while_points_are_left_no_turn_ends_and_no_card_is_cycled(positions: list[tuple[Any, Any, str]]):
    for box, state, point in positions:
        if point == "MOVE":
            for action in (codes.END, *range(codes.CYCLE, codes.FORFEIT)):
                assert BOOK.refusal(box, state, action) == codes.POINTS_LEFT


@pytest.mark.parametrize("block", blocks(FILE.read_text(encoding="utf-8")), ids=lambda block: block.partition("\n")[0])
def test_every_action_of_the_moment_is_allowed_or_refused_for_the_reason_written_down(block: str):
    assert answered(block) == block


def test_the_written_answers_have_every_reason():
    written = {line.split(":")[0].strip() for line in FILE.read_text(encoding="utf-8").splitlines() if line.startswith("  ")}
    elsewhere = {"no-relocation"}  # no position is known in which a token could go nowhere
    outside = {"not-now", "game-is-over", "no-such-action"}
    assert written == {reason.key for reason in BOOK.reasons.values()} - elsewhere - outside | {"allowed"}
