"""The stack of pending decisions: a reaction interrupts, then play returns."""

from __future__ import annotations

import pytest

from tablee.core.layout import OutOfRange, i8
from tablee.core.position import DEPTH, SEATS, Interruptible, Position, interrupt, resume
from tests.games.worlds import BOOKS


class Scene(Interruptible):
    """A game's state with a field of its own."""

    card = i8("a card")


def scene(point: int = 1, actor: int = 0) -> Scene:
    made = Scene.checked()()
    made.point, made.actor = point, actor
    return made


def test_play_returns_to_what_was_interrupted() -> None:
    s = scene(point=1, actor=3)
    interrupt(s, 2, 0)
    assert (s.point, s.actor, s.depth) == (2, 0, 1)
    interrupt(s, 5, 1)
    assert (s.point, s.actor, s.depth) == (5, 1, 2)
    resume(s)
    assert (s.point, s.actor) == (2, 0)
    resume(s)
    assert (s.point, s.actor, s.depth) == (1, 3, 0)


def test_nothing_is_left_of_a_closed_decision() -> None:
    before = scene(point=4, actor=2)
    after = before.copy()
    for actor in range(DEPTH):
        interrupt(after, 9, actor % SEATS)
    for _ in range(DEPTH):
        resume(after)
    assert after.to_bytes() == before.to_bytes()


def test_a_copy_keeps_its_own_stack() -> None:
    s = scene()
    interrupt(s, 2, 1)
    twin = s.copy()
    resume(s)
    assert (twin.depth, twin.point, twin.pending_point[0]) == (1, 2, 1)


def test_too_many_interruptions_and_one_resume_too_many_fail_on_the_checked_state() -> None:
    s = scene()
    for _ in range(DEPTH):
        interrupt(s, 2, 1)
    with pytest.raises(OutOfRange):
        interrupt(s, 2, 1)
    with pytest.raises(OutOfRange):
        resume(scene())


@pytest.mark.parametrize("book", BOOKS, ids=lambda book: book.id)
def test_every_state_begins_with_what_every_position_has(book: object) -> None:
    state = book.State  # type: ignore[attr-defined]
    assert state.fields[: len(Position.fields)] == Position.fields
    assert max(book.seats) <= SEATS  # type: ignore[attr-defined]
    assert all(0 < point < 128 for point in book.points)  # type: ignore[attr-defined]
