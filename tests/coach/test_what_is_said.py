"""What a hint says of its choices is so: what comes to the same, in which order, what they are useful for, what is at stake."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache, partial
from typing import Any, NamedTuple

import pytest

from tablee import coach
from tablee.bots.compiled_greedy import CompiledGreedy
from tablee.bots.searcher import Budget, Meet, Searcher, Thought
from tablee.coach.chances import told
from tablee.coach.hint import EVEN, manner
from tablee.coach.sequel import destination
from tablee.coach.words import CLEAR
from tablee.core.chance import Fast
from tablee.core.events import Events
from tablee.core.rulebook import Rulebook
from tablee.games import rulebook

BUDGET = Budget(300)
HINTS, EVERY = 40, 11
MANY = 300
"""Worlds in which choices meet that are said not to matter."""
LIES = 0.03
"""What may be lost by a choice that is said not to matter."""

two_games = pytest.mark.parametrize("game", ["insider", "offensive"])


class Asked(NamedTuple):
    """A hint, and the search behind it."""

    book: Rulebook
    box: Any
    world: Any
    hint: coach.Hint
    thought: Thought
    meet: Meet

    @property
    def lead(self) -> float:
        """What the first choice is ahead of the second."""
        first, second = (one.chances[self.hint.seat] for one in self.hint.choices[:2])
        return first - second

    def plan(self, action: int) -> tuple[int, ...]:
        return next(one.plan for one in self.thought.choices if one.action == action)


@cache
def asked(game: str) -> tuple[Asked, ...]:
    """Hints in games of greedy players, once play has begun."""
    return tuple(_ask(rulebook(game)))


def _ask(book: Rulebook) -> Iterator[Asked]:
    box, luck, greedy = book.box(2), Fast(8), CompiledGreedy()
    state, _ = book.start(box, luck)
    open_ones = found = 0
    while found < HINTS:
        if book.is_prepared(state) and len(book.actions(box, state)) > 1:
            open_ones += 1
            if open_ones % EVERY == 0:
                found += 1
                world = state.copy()
                book.redeal(box, world, state.actor, Fast(found))
                searcher = Searcher(BUDGET, manner(book, box, briefly=False), compiled=True)
                thought, meet = searcher.advise(book, box, world, Fast(found, 1), partial(told, book, box))
                hint = coach.hint(book, box, state, state.actor, budget=BUDGET, seed=found, compiled=True)
                yield Asked(book, box, world, hint, thought, meet)
        book.step(box, state, greedy.choose(book, box, state, int(state.actor), luck), luck)
        if state.over:
            state, _ = book.start(box, luck)


@two_games
def test_choices_come_to_the_same_where_that_is_said_and_nowhere_else(game: str) -> None:
    for one in asked(game):
        ends = {destination(one.book, one.box, one.world, one.plan(choice.action)) for choice in one.hint.choices}
        assert one.hint.same == (len(ends) == 1)


def test_some_choices_come_to_the_same() -> None:
    assert any(one.hint.same for one in asked("offensive"))


def test_two_steps_that_may_be_taken_in_either_order_lead_to_the_same_position() -> None:
    turned = 0
    for one in asked("insider"):
        for choice in one.hint.choices:
            if choice.either_way:
                plan = one.plan(choice.action)
                ways = []
                for way in (plan, plan[::-1]):
                    world = one.world.copy()
                    for action in way:
                        assert not one.book.refusal(one.box, world, action)
                        one.book.apply(one.box, world, action, Fast(0), Events())
                    ways.append(world.to_bytes())
                assert ways[0] == ways[1]
                turned += 1
    assert turned


@two_games
def test_what_the_first_of_nearly_even_choices_is_useful_for_is_a_gain(game: str) -> None:
    useful = [one.hint.use for one in asked(game) if one.lead < EVEN and one.hint.use]
    assert useful
    for use in useful:
        assert any(reason.gain > 0 for reason in use)
        assert {reason.term for reason in use} <= set(rulebook(game).term_names)


@two_games
def test_it_hardly_matters_what_is_chosen_where_that_is_said(game: str) -> None:
    said = 0
    for one in asked(game):
        if "hardly matters" in coach.why(one.book, one.hint, "en"):
            said += 1
            choices = sorted(one.thought.choices, key=lambda choice: choice.action != one.hint.choices[0].action)
            first, *others = (choice.chances[one.hint.seat] for choice in one.meet(choices, MANY))
            assert first - min(others) < LIES
    assert said


def test_much_can_be_at_stake_though_the_best_choices_are_nearly_even() -> None:
    stakes = [one.hint.stake for game in ("insider", "offensive") for one in asked(game) if one.lead < EVEN]
    assert max(stakes) > CLEAR
    assert all(one.hint.stake == 0.0 for one in asked("insider") if one.lead >= EVEN), "nobody asks then"
