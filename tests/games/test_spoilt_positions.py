"""A position is a text that anybody may send: a spoilt one is refused with a reason, or can be played like any other.

One in which nobody has a choice may be looked at, but no course begins with it.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from random import Random

import pytest

from tablee.core.chance import Fast
from tablee.core.course import Course, WrongStep
from tablee.core.events import SPECTATOR, Events
from tablee.core.position import SEATS
from tablee.core.rulebook import Rulebook
from tablee.core.texts import Complaint
from tests.games.worlds import HOUSE

SPOILT = 60
STEPS = 6
PLAYERS = 2
NUMBERS = (-1, 0, 1, 2, 3, 5, 12, 40, 99, 127, 99_999)


@cache
def written(book: Rulebook) -> list[str]:
    """Positions of a game that was played at random."""
    box, chance = book.box(PLAYERS), Fast(11)
    state, _ = book.start(box, chance)
    found = []
    for step in range(400):
        if state.over:
            break
        if step % 37 == 0:
            found.append(book.write_position(box, state))
        book.apply(box, state, book.choose(box, state, chance, [0] * book.most_choices), chance, Events())
    return [*found, book.write_position(box, state)]


def spoilt(source: list[str], luck: Random) -> str:
    """A position with one to three lines lost, put in from another one, or changed in a word or a letter."""
    lines = luck.choice(source).splitlines()
    words = [word for text in source for word in text.split()]
    for _ in range(luck.randint(1, 3)):
        at, how = luck.randrange(len(lines)), luck.randrange(6)
        name, _, value = lines[at].partition(":")
        said = value.split() or [""]
        place = luck.randrange(len(said))
        if how == 0:
            lines[at] = ""
        elif how == 1:
            lines.insert(at, luck.choice(luck.choice(source).splitlines()))
        elif how == 2:
            said[place] = luck.choice(words)
        elif how == 3:
            said[place] = str(luck.choice(NUMBERS))
        elif how == 4:
            said[place : place + 1] = luck.choice([[], [said[place]] * 2])
        else:
            said[place] = said[place][:-1] + luck.choice("0123456789=+-,:abcXYZ")
        if how > 1:
            lines[at] = f"{name}: {' '.join(said)}"
    return "\n".join(lines)


def played_on(book: Rulebook, source: str, seed: int) -> None:
    """Read a position, and if it is taken do with it what a table, a bot and the coach do."""
    box, chance = book.box(PLAYERS), Fast(seed)
    try:
        state = book.read_position(box, source)
    except Complaint:
        return
    begun = bool(state.over or book.actions(box, state))
    for _ in range(STEPS if begun else 1):
        for viewer in (SPECTATOR, *range(PLAYERS)):
            book.view(box, state, viewer)
            book.redeal(box, state.copy(), viewer, chance)
        book.write_position(box, state)
        if state.over or not begun:
            return
        book.evaluate(box, state, [0.0] * SEATS)
        actions = book.actions(box, state)
        assert actions, "somebody must decide and has no choice"
        book.apply(box, state, actions[chance.below(len(actions))], chance, Events())


def texts(book: Rulebook) -> Iterator[str]:
    luck = Random(book.id)
    for _ in range(SPOILT):
        yield spoilt(written(book), luck)


@pytest.mark.parametrize("book", HOUSE, ids=lambda book: book.id)
def test_a_spoilt_position_is_refused_or_can_be_played(book: Rulebook) -> None:
    for seed, source in enumerate(texts(book)):
        try:
            played_on(book, source, seed)
        except Exception as problem:
            raise AssertionError(f"{problem!r} after\n{source}") from problem


def test_no_course_begins_where_nobody_has_a_choice() -> None:
    book = next(book for book in HOUSE if book.id == "offline")
    course = Course(book, book.box(PLAYERS), lambda ply, epoch: Fast(ply), "point: NEW_AD\nhand:")
    with pytest.raises(WrongStep, match="Nobody can do anything"):
        course.begin()
