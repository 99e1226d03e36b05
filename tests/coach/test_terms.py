"""Every game gives its evaluation term by term, and says each term in every language."""

from __future__ import annotations

import re
from itertools import islice, permutations
from typing import Any

import pytest

from tablee.bots.compiled_greedy import CompiledGreedy
from tablee.coach.chances import outlook
from tablee.coach.hint import REST, Advice, Hint, Reason, reasons
from tablee.coach.words import why
from tablee.core.chance import Fast
from tablee.core.events import Events
from tablee.core.position import SEATS
from tablee.core.rulebook import Rulebook
from tablee.core.texts import LANGUAGES, has_text, text
from tablee.games import rulebook
from tablee.games.offline.coach import CARDS
from tablee.games.planetweb.holdings import contre_cards, opa_cards
from tablee.games.planetweb.state import BUY_ACCESS, BUY_PORTAL, BUY_SERVICES, BUY_SITE, COUNTER
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


def test_what_is_said_of_planetweb_is_true() -> None:
    book = rulebook("planetweb")
    box, luck, greedy = book.box(2), Fast(5), CompiledGreedy()
    met: dict[str, int] = dict.fromkeys(("buy", "counter"), 0)
    for _ in range(20):
        state, _ = book.start(box, luck)
        while not state.over:
            actions = {book.to_text(box, state, action): action for action in book.actions(box, state)}
            for done in met:
                if set(actions) == {done, "pass"} and state.point in (BUY_PORTAL, BUY_SITE, BUY_ACCESS, BUY_SERVICES, COUNTER):
                    met[done] += 1
                    had, kept = (_left(book, box, state, actions[choice]) for choice in (done, "pass"))
                    one, other = (outlook(book, box, state, actions[choice]) for choice in (done, "pass"))
                    said = {reason.term: reason.gain for reason in reasons(one, [other])}
                    for term, mine, theirs in zip(("cash", "weapons"), had, kept, strict=True):
                        assert said.get(term, 0.0) * (mine - theirs) >= 0.0
                    if done == "buy":
                        assert said.get("others", 0.0) <= 0.0, "who buys from nobody takes nothing from anybody"
            book.step(box, state, greedy.choose(book, box, state, state.actor, luck), luck)
    assert min(met.values()) >= 5


def _left(book: Rulebook, box: Any, state: Any, action: int) -> tuple[int, int]:
    """Cash and cards of attack and defence that a choice leaves to the seat that makes it."""
    after, seat = state.copy(), state.actor
    book.apply(box, after, action, Fast(1), Events())
    return after.cash[seat], opa_cards(box, after, seat) + contre_cards(box, after, seat)


def told(book: Rulebook, reasons: list[Reason], language: str) -> str:
    """What is said of a choice that is best for these reasons."""
    ahead, behind = Advice(1, {}, "", (0.6, 0.4), 1), Advice(2, {}, "", (0.5, 0.5), 1)
    return why(book, Hint(0, (ahead, behind), tuple(reasons), walks=1, compiled=True), language)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("book", BOOKS, ids=lambda book: book.id)
def test_every_term_is_said_whichever_way_it_goes(book: Rulebook, language: str) -> None:
    for name in book.term_names:
        if name == REST:
            continue
        up, down = (text(book.package, language, f"term-{name}", way=way) for way in ("up", "down"))
        assert up != down
        assert up[0].islower(), "it stands inside a sentence"


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("book", BOOKS, ids=lambda book: book.id)
def test_two_gains_of_one_kind_are_one_clause(book: Rulebook, language: str) -> None:
    for one, other in permutations(book.term_names, 2):
        if has_text(book.package, language, key := f"term-{one}-and-{other}"):
            both = text(book.package, language, key)
            for pair in ((one, other), (other, one)):
                said = told(book, [Reason(name, 1.0) for name in pair], language)
                assert said == text(
                    "tablee.coach", language, "why", because=text("tablee.coach", language, "because-one", gain=both)
                )
            assert told(book, [Reason(one, 1.0), Reason(other, -1.0)], language) != said


@pytest.mark.parametrize("language", LANGUAGES)
def test_majorities_of_two_cards_are_one_clause(language: str) -> None:
    book = rulebook("offline")
    for pair in permutations(CARDS, 2):
        said = told(book, [Reason(name, 1.0) for name in pair], language)
        assert sum(len(re.findall(word, said)) for word in ("points", "Punkte")) == 1
