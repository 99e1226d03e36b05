"""What bots have learned: it is read as it was kept, holds for the boxes it was learned with, and says who is ahead."""

from __future__ import annotations

from math import exp
from typing import Any

import pytest

from tablee.bots import lessons, plans
from tablee.bots.lessons import NONE
from tablee.bots.levels import LEVELS, Levelled, level
from tablee.bots.searcher import Budget, Manner, Searcher
from tablee.core.chance import Fast
from tablee.core.rulebook import Rulebook
from tests.bots.positions import BOOKS

TAUGHT = [book for book in BOOKS if lessons.kept(book)]
UNTAUGHT = [book for book in BOOKS if not lessons.kept(book)]


def company(book: Rulebook) -> int:
    """A number of players with whom the expert goes by what she has learned."""
    return (level("expert", book).companies or book.seats)[0]


def test_weights_are_read_as_they_were_kept() -> None:
    assert lessons.unpack(lessons.pack([0.5, -2.0, 1e-3])) == pytest.approx([0.5, -2.0, 1e-3])


@pytest.mark.parametrize("book", TAUGHT, ids=repr)
def test_lessons_hold_for_the_boxes_they_were_learned_with_and_for_no_other(book: Rulebook) -> None:
    known = {players: lessons.lessons(book, book.box(players)) for players in book.seats}
    assert known[company(book)], "whoever changes the box must let the bots learn anew"
    assert sum(map(bool, known.values())) == len(lessons.kept(book).boxes)  # type: ignore[union-attr]
    learned = known[company(book)]
    assert learned.inputs == book.observation
    assert len(learned.weights) == lessons.size(learned.inputs, learned.neurons)
    other = book.box(book.seats[0]).copy()
    other.players = 1
    assert lessons.lessons(book, other) is NONE


@pytest.mark.parametrize("book", UNTAUGHT, ids=repr)
def test_where_nothing_was_learned_the_evaluation_must_do(book: Rulebook) -> None:
    assert not lessons.lessons(book, book.box(book.seats[0]))


@pytest.mark.parametrize("book", BOOKS, ids=repr)
def test_only_who_has_lessons_is_told_to_go_by_them(book: Rulebook) -> None:
    assert any(level(name, book).learned for name in LEVELS) == (book in TAUGHT)
    assert not any(level(name, book).manner.lessons for name in LEVELS)


class Heap:
    """A game with one thing to see: how much a seat has."""

    @staticmethod
    def observe(box: Any, world: Any, seat: int, out: Any) -> None:
        out[0] = world[seat]


def judged(weights: list[float], heaps: tuple[float, ...], chances: tuple[float, ...]) -> list[float]:
    """What a network of one neuron makes of a position."""
    t = plans.blank(1, 1, 1)
    t.chances[: len(chances)] = chances
    lessons.reconsider(Heap, None, heaps, t, weights, 1, 1, len(heaps))
    return t.chances[: len(chances)]


def test_a_network_that_learned_nothing_says_what_the_evaluation_says() -> None:
    weights = [0.0, 0.0, 0.0, 1.0, 0.0, 0.0, 0.0]
    assert len(weights) == lessons.size(1, 1)
    assert judged(weights, (3.0, 9.0), (0.3, 0.7)) == pytest.approx([0.3, 0.7])
    assert judged(weights, (3.0, 9.0, 1.0), (0.5, 0.3, 0.2)) == pytest.approx([0.5, 0.3, 0.2])


def test_a_neuron_counts_only_where_it_finds_more_than_nothing() -> None:
    weights = [1.0, 0.0, 0.0, 0.0, -2.0, 0.0, 1.0]  # whatever is above two
    one, other = judged(weights, (3.0, 1.0), (0.5, 0.5))
    assert one / other == pytest.approx(exp(1.0))
    assert judged(weights, (1.0, -5.0), (0.5, 0.5)) == pytest.approx([0.5, 0.5])


def test_where_the_evaluation_sees_no_chance_the_network_still_looks() -> None:
    weights = [0.0, 20.0, 0.0, 1.0, 0.0, 0.0, 0.0]
    assert judged(weights, (1.0, 0.0), (0.0, 1.0))[0] > 0.99


@pytest.mark.parametrize("book", TAUGHT, ids=repr)
def test_a_level_thinks_in_another_way_only_where_it_has_learned(book: Rulebook) -> None:
    own, box = level("expert", book), book.box(company(book))
    other = box.copy()
    other.players = 1
    assert own.at(book, box) is own.learned
    assert own.at(book, other) is own
    for players in book.seats:
        learned = own.at(book, book.box(players)) is own.learned
        assert learned == (not own.companies or players in own.companies)
    assert Levelled("expert", True)._searcher(book, box).manner == own.learned.manner  # type: ignore[union-attr]
    assert not Levelled("expert", False)._searcher(book, box).manner.lessons, "interpreted it has no time for it"  # type: ignore[union-attr]
    assert own.learned.budget.seconds == own.budget.seconds  # type: ignore[union-attr]


@pytest.mark.parametrize("book", TAUGHT, ids=repr)
def test_lessons_change_what_a_search_finds_and_nothing_else(book: Rulebook) -> None:
    box = book.box(company(book))
    state, _ = book.start(box, Fast(3))
    while len(book.actions(box, state)) == 1 or not book.is_prepared(state):
        book.step(box, state, book.default(box, state), Fast(4))
    found = [
        Searcher(Budget(8), Manner(looks=1, width=4, turns=1, horizon=2, positions=12, lessons=use), True).think(
            book, box, state, Fast(5)
        )
        for use in (False, True)
    ]
    assert found[0].walks == found[1].walks == 8
    assert [one.chances for one in found[0].choices] != [one.chances for one in found[1].choices]
    assert all(sum(one.chances) == pytest.approx(1.0) for one in found[1].choices)
