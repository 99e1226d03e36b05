"""Every refusal of a unit's action gives the reason that holds there, and no other."""

from __future__ import annotations

from typing import Any

import pytest

from tablee.games.offensive.state import MISSION, UNIT
from tablee.games.offensive.terms import AFTER_SQUARES, END_MANCHE
from tests.games.offensive.table import BOOK, Table

CASES: list[tuple[str, str, dict[str, Any], str, str]] = [
    # What stands for red, for blue, the rest; what is tried by the first red unit; why not.
    ("TNK 18,12", "INF 19,13", {}, "fire 19,13", "not-in-line"),
    ("TNK 18,12", "INF 18,9", {}, "fire 18,9", "out-of-range"),
    ("TNK 18,12", "INF 18,14", {}, "fire 18,14", "line-is-blocked"),
    ("TNK 18,12", "", {}, "fire 18,11", "no-enemy-there"),
    ("TNK 18,12; MEC 18,11", "", {}, "fire 18,11", "no-enemy-there"),
    ("INF 18,12", "INF 18,11", {}, "fire 18,11", "cannot-fire"),
    ("TNK 18,12 attacks=0 points=2", "INF 18,11", {}, "fire 18,11", "no-attack-left"),
    ("ART 8,9", "TNK 18,9", {"jammed": "1 0"}, "fire 18,9", "guns-are-jammed"),
    ("TNK 18,12", "BAR 18,11", {}, "fire 18,11", "marker-is-no-target"),
    ("TNK 18,12", "INF 20,12", {"blind_fire": "forbidden"}, "fire 20,12", "target-must-be-seen"),
    ("TNK 18,12 face=32", "", {}, "move 18,11", "broken-down"),
    ("TNK 18,12; MEC 18,11", "", {}, "move 18,11", "own-piece-there"),
    ("TNK 18,12; BAR 18,11", "", {}, "move 18,11", "marker-blocks"),
    ("TNK 18,12", "DEM 18,11", {}, "contact 18,11", "marker-blocks"),
    ("TNK 18,12 attacks=0 points=2", "INF 18,11", {}, "contact 18,11", "no-attack-left"),
    ("TNK 18,12 done=3", "INF 18,11", {}, "move 17,11", "movement-is-closed"),
    ("TNK 18,12", "", {}, "move 17,12", "cannot-enter"),
    ("TNK 12,9", "", {}, "move 13,9", "river-without-bridge"),
    ("TNK 18,12", "", {}, "move 18,9", "too-far"),
    ("TNK 5,5", "", {}, "lay BAR 5,6", "cannot-lay"),
    ("ENG 5,5", "", {"symmetric": "on"}, "lay BAR 5,6", "no-objects"),
    ("ENG 5,5 attacks=0 points=2", "", {}, "lay BAR 5,6", "no-attack-left"),
    ("ENG 5,6", "", {"used_red": "BAR=3"}, "lay BAR 5,7", "supply-is-used-up"),
    ("ENG 5,6; TNK 5,7", "", {}, "lay BAR 5,7", "square-is-occupied"),
    ("ENG 16,11", "", {}, "lay BAR 15,10", "on-an-objective"),
    ("ENG 12,9", "", {}, "lay BAR 13,9", "on-a-river"),
    ("TNK 5,5", "BAR 5,6", {}, "clear 5,6", "cannot-clear"),
    ("ENG 5,5", "BAR 5,6", {"symmetric": "on"}, "clear 5,6", "no-objects"),
    ("ENG 5,5", "DEM 5,6", {}, "clear 5,6", "cannot-clear"),
    ("MPO 5,6", "BAR 5,7", {}, "clear 5,7", "cannot-clear"),
    ("ENG 5,5 attacks=0 points=2", "BAR 5,6", {}, "clear 5,6", "no-attack-left"),
    ("ENG 5,5", "", {}, "clear 5,6", "nothing-to-clear"),
    ("ENG 5,6; TNK 5,7", "", {}, "clear 5,7", "nothing-to-clear"),
    ("ENG 7,6", "MIN 8,6", {}, "clear 8,6", "cleared-only-face-up"),
    ("TNK 18,12", "", {}, "back", "nothing-done-yet"),
]


@pytest.mark.clause("OFN-171")
@pytest.mark.parametrize(("red", "blue", "more", "said", "reason"), CASES, ids=[f"{case[3]} {case[4]}" for case in CASES])
def test_a_refusal_gives_its_reason(red: str, blue: str, more: dict[str, Any], said: str, reason: str) -> None:
    table = Table(red=red, blue=blue, **more)
    table.state.selected, table.state.point = 1, UNIT
    assert table.refused(said).reason.key == reason


@pytest.mark.clause("OFN-171")
def test_numbers_that_are_no_actions_and_a_game_that_is_over() -> None:
    table = Table(red="TNK 5,5")
    after = BOOK.action_count(table.box)
    for number in (-1, after, after + 1, 3 * table.box.squares + AFTER_SQUARES - 1):
        assert BOOK.reasons[BOOK.refusal(table.box, table.state, number)].key == "no-such-action"
    table.play("end-manche")
    table.state.over = MISSION
    for number in (-1, 0, 2 * table.box.squares + END_MANCHE, after):
        assert BOOK.reasons[BOOK.refusal(table.box, table.state, number)].key == "game-is-over"
    assert BOOK.actions(table.box, table.state) == []
