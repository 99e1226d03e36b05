"""Every game gives its evaluation term by term, and says each term in every language."""

from __future__ import annotations

from itertools import islice

import pytest

from tablee.core.position import SEATS
from tablee.core.rulebook import Rulebook
from tablee.core.texts import LANGUAGES, text
from tests.games.worlds import BOOKS, Course, Setting, settings

LOOKED_AT, EVERY = 700, 7
"""Steps of a course that are looked at, and how many apart; whoever gets to the end looks at the last position too."""


@pytest.mark.parametrize("setting", [one for book in BOOKS for one in (settings([book])[0], settings([book])[-1])], ids=repr)
def test_the_terms_add_up_to_the_evaluation(setting: Setting) -> None:
    book, box = setting.book, setting.box
    values = [0.0] * SEATS
    for number, step in enumerate(islice(Course(setting, seed=5).steps(), LOOKED_AT)):
        if number % EVERY and not step.after.over:
            continue
        book.evaluate(box, step.after, values)
        for seat in range(box.players):
            named = book.terms(box, step.after, seat)
            assert tuple(named) == book.term_names
            assert sum(named.values()) == pytest.approx(values[seat], rel=1e-9, abs=1e-9)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("book", BOOKS, ids=lambda book: book.id)
def test_every_term_is_said_whichever_way_it_goes(book: Rulebook, language: str) -> None:
    for name in book.term_names:
        up, down = (text(book.package, language, f"term-{name}", way=way) for way in ("up", "down"))
        assert up != down
        assert up[0].islower(), "it stands inside a sentence"
