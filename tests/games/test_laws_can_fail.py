"""The laws catch what they are there for: the toy game, broken in one place at a time."""

from __future__ import annotations

from collections.abc import Callable
from copy import copy
from types import SimpleNamespace
from typing import Any

import pytest

from tablee.core.events import EVERYBODY, Event, Events
from tests.games import laws
from tests.games.toy import RULEBOOK, lots, view
from tests.games.toy.state import NO_KIND, REACT, WATCHDOG
from tests.games.worlds import Course, Setting


def courses_of(**changes: Any) -> list[Course]:
    """Courses through the toy game with some of its rules replaced."""
    book = copy(RULEBOOK)
    for name, changed in changes.items():
        setattr(book, name, changed)
    return [Course(Setting(book, players), seed) for players in (2, 3) for seed in range(6)]


def walk_all(**changes: Any) -> None:
    for course in courses_of(**changes):
        laws.walk_through(course)


def showing(board: Callable[..., Any]) -> SimpleNamespace:
    return SimpleNamespace(board=board, phase=view.phase, tell=view.tell)


def test_the_toy_itself_is_sound() -> None:
    walk_all()


def test_a_view_that_shows_another_hand_is_caught() -> None:
    def board(box: Any, s: Any, seat: int) -> Any:
        return view.board(box, s, 0)

    with pytest.raises(AssertionError, match="sees through the cards"):
        walk_all(_view=showing(board))


def test_a_view_that_hints_at_the_crate_is_caught() -> None:
    def board(box: Any, s: Any, seat: int) -> Any:
        return {"seen": view.board(box, s, seat), "hint": s.crate[0]}

    with pytest.raises(AssertionError, match="sees through the cards"):
        walk_all(_view=showing(board))


def test_an_observation_that_knows_too_much_is_caught() -> None:
    def observe(box: Any, s: Any, seat: int, out: Any) -> None:
        RULEBOOK.observe(box, s, seat, out)
        out[0] = float(s.hand[1][WATCHDOG])

    with pytest.raises(AssertionError, match="the learner in seat"):
        walk_all(observe=observe)


def test_a_refusal_that_depends_on_another_hand_is_caught() -> None:
    def refusal(box: Any, s: Any, action: int) -> int:
        reason = RULEBOOK.refusal(box, s, action)
        hidden = s.hand[(s.actor + 1) % box.players][WATCHDOG] if not s.over else 0
        return 3 if reason == 8 and hidden else int(reason)

    with pytest.raises(AssertionError, match="a refusal tells something hidden"):
        walk_all(refusal=refusal)


def test_an_event_that_tells_everybody_is_caught() -> None:
    def tells_all(box: Any, s: Any, action: int, chance: Any, events: Events) -> None:
        RULEBOOK.apply(box, s, action, chance, events)
        events.append(Event(99, EVERYBODY, s.crate[0]))

    with pytest.raises(AssertionError, match="an event tells seat"):
        walk_all(apply=tells_all)


def test_a_peek_that_is_not_declared_as_revealing_is_caught() -> None:
    with pytest.raises(AssertionError, match=r"(lets seat . peek|tells seat . too much)"):
        walk_all(revealing=frozenset())


def test_a_redeal_that_keeps_what_others_know_is_caught() -> None:
    def redeal(box: Any, s: Any, seat: int, chance: Any) -> None:
        before = s.copy()
        lots.redeal(box, s, seat, chance)
        s.peeked = before.peeked[:]

    with pytest.raises(AssertionError):
        walk_all(redeal=redeal)


def test_a_redeal_that_keeps_the_true_order_is_caught() -> None:
    def redeal(box: Any, s: Any, seat: int, chance: Any) -> None:
        first = s.crate[0]
        lots.redeal(box, s, seat, chance)
        if first in s.crate[: s.crate_count - 1]:
            at = s.crate.index(first)
            s.crate[0], s.crate[at] = s.crate[at], s.crate[0]

    with pytest.raises(AssertionError, match="holds a trace of the true one"):
        walk_all(redeal=redeal)


def test_a_redeal_that_loses_a_lot_is_caught() -> None:
    def redeal(box: Any, s: Any, seat: int, chance: Any) -> None:
        lots.redeal(box, s, seat, chance)
        s.heap[0] = 0

    with pytest.raises(AssertionError):
        walk_all(redeal=redeal)


def test_a_legal_action_left_out_of_the_list_is_caught() -> None:
    def legal(box: Any, s: Any, out: Any) -> int:
        n = RULEBOOK.legal(box, s, out)
        return int(n - 1 if n > 1 else n)

    with pytest.raises(AssertionError):
        walk_all(legal=legal)


def test_a_default_that_is_not_legal_is_caught() -> None:
    with pytest.raises(AssertionError):
        walk_all(default=lambda box, s: 11 if s.point == REACT else RULEBOOK.default(box, s))


def test_a_game_beyond_its_bound_is_caught() -> None:
    with pytest.raises(AssertionError, match="longer than its bound"):
        walk_all(most_plies=10)


def test_a_step_that_leads_back_is_caught() -> None:
    def stands_still(box: Any, s: Any, action: int, chance: Any, events: Events) -> None:
        s.ply += 1

    with pytest.raises(AssertionError, match="come back to an earlier position"):
        walk_all(apply=stands_still)


def test_a_lost_piece_is_caught() -> None:
    def forgets(box: Any, s: Any, action: int, chance: Any, events: Events) -> None:
        RULEBOOK.apply(box, s, action, chance, events)
        s.peeked = [NO_KIND] * len(s.peeked)
        s.heap[1] = 0

    with pytest.raises(AssertionError):
        walk_all(apply=forgets)


def test_a_rule_that_changes_a_shared_row_is_caught() -> None:
    def shares(box: Any, s: Any, action: int, chance: Any, events: Events) -> None:
        s.heap = shared
        RULEBOOK.apply(box, s, action, chance, events)

    shared = [0] * 5
    with pytest.raises(AssertionError):
        walk_all(apply=shares)
