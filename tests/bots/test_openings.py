"""Openings: they are legal to the end, followed by who knows them, and left as soon as anything differs."""

from __future__ import annotations

from typing import Any

import pytest

from tablee.bots import openings
from tablee.bots.boxes import digest
from tablee.bots.levels import LEVELS, Levelled, level
from tablee.core.chance import Fast
from tablee.core.options import Value
from tablee.core.rulebook import Rulebook
from tablee.core.texts import Complaint
from tests.bots.positions import BOOKS

KNOWN = [(book, options, opening.seats) for book in BOOKS for opening in openings.openings(book) for options in opening.tables]
IDS = [f"{book.id}-{options}" for book, options, _ in KNOWN]
Seats = tuple[tuple[str, ...], ...]


def followers(book: Rulebook) -> list[str]:
    return [name for name in LEVELS if level(name, book).manner.openings]


@pytest.mark.parametrize("book", BOOKS, ids=repr)
def test_whoever_follows_openings_has_some(book: Rulebook) -> None:
    assert bool(followers(book)) == bool(openings.openings(book))


@pytest.mark.parametrize(("book", "options", "seats"), KNOWN, ids=IDS)
def test_an_opening_is_played_to_its_end_whatever_others_do(book: Rulebook, options: dict[str, Value], seats: Seats) -> None:
    box = book.box(len(seats), options)
    for name in followers(book):
        for seat, choices in enumerate(seats):
            state, _ = book.start(box, Fast(1))
            told, chance = [], Fast(2)
            while len(told) < len(choices):
                if state.actor == seat:
                    action = Levelled(name, compiled=False).choose(book, box, state, seat, chance)
                    told.append(book.to_text(box, state, action))
                else:
                    action = book.choose(box, state, chance, [0] * book.most_choices)
                book.step(box, state, action, chance)
            assert tuple(told) == choices


@pytest.mark.parametrize(("book", "options", "seats"), KNOWN, ids=IDS)
def test_an_opening_is_left_where_something_else_was_done(book: Rulebook, options: dict[str, Value], seats: Seats) -> None:
    box = book.box(len(seats), options)
    state, _ = book.start(box, Fast(1))
    followed = openings.answer(book, box, state)
    assert followed is not None
    other = next(action for action in book.actions(box, state) if action != followed and stays(book, box, state, action))
    book.step(box, state, other, Fast(1))
    assert openings.answer(book, box, state) is None


def stays(book: Rulebook, box: Any, state: Any, action: int) -> bool:
    """Whether the same seat acts again."""
    after = state.copy()
    book.step(box, after, action, Fast(1))
    return bool(after.actor == state.actor)


@pytest.mark.parametrize(("book", "options", "seats"), KNOWN, ids=IDS)
def test_an_opening_is_for_its_own_table(book: Rulebook, options: dict[str, Value], seats: Seats) -> None:
    known = [digest(book.box(len(players), given)) for other, given, players in KNOWN if other is book]
    others = 0
    for option in book.options:
        for value in option.values:
            try:
                box = book.box(len(seats), options | {option.name: value})
            except Complaint:
                continue  # these do not go together
            if digest(box) in known:
                continue
            state, _ = book.start(box, Fast(1))
            assert openings.answer(book, box, state) is None, f"{option.name} = {value}"
            others += 1
    assert others


@pytest.mark.parametrize("book", [book for book in BOOKS if not openings.openings(book)], ids=repr)
def test_without_openings_a_bot_thinks(book: Rulebook) -> None:
    box = book.box(book.seats[0])
    state, _ = book.start(box, Fast(1))
    assert openings.answer(book, box, state) is None
