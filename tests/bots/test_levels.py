"""The five levels: every game has them, each says who it is, and the page is told which one really plays."""

from __future__ import annotations

import pytest

from tablee import bots
from tablee.bots.levels import LEVELS, USUAL, Levelled, level, really_plays
from tablee.core.chance import Fast
from tablee.core.rulebook import Rulebook
from tablee.core.texts import LANGUAGES, text
from tests.bots.positions import BOOKS, Setting
from tests.bots.test_searcher import GAMES, positions_of


@pytest.mark.parametrize("book", BOOKS, ids=repr)
def test_every_game_has_the_five_levels_and_none_thinks_for_long(book: Rulebook) -> None:
    budgets = [level(name, book).budget for name in LEVELS]
    assert all(0 < budget.seconds <= 1 for budget in budgets)
    assert [budget.walks for budget in budgets] == sorted(budget.walks for budget in budgets)
    assert level(USUAL, book).budget.walks == 0


@pytest.mark.parametrize("name", LEVELS)
def test_a_level_has_a_name_and_a_description_in_each_language(name: str) -> None:
    assert bots.bot(name).name == name
    names = {text("tablee.bots", language, f"bot-{name}") for language in LANGUAGES}
    lines = {text("tablee.bots", language, f"bot-{name}-help") for language in LANGUAGES}
    assert len(names) == len(lines) == len(LANGUAGES)
    assert all("\n" not in line and line.endswith(".") for line in lines)


@pytest.mark.parametrize("setting", GAMES, ids=repr)
def test_a_level_chooses_legally_in_every_game(setting: Setting) -> None:
    book, box, _ = setting
    for name, state in zip(LEVELS[:3], positions_of(setting), strict=True):
        assert book.refusal(box, state, Levelled(name, True).choose(book, box, state, state.actor, Fast(1))) == 0


def test_until_the_compiled_form_is_ready_the_higher_levels_play_like_the_third() -> None:
    assert [really_plays(name, compiled=True) for name in LEVELS] == list(LEVELS)
    assert [really_plays(name, compiled=False) for name in LEVELS] == ["novice", "amateur", "regular", "regular", "regular"]
    assert really_plays("greedy", compiled=False) == "greedy"


def test_an_interpreted_level_plans_no_further_than_the_game_says() -> None:
    for book in BOOKS:
        for name in LEVELS:
            own, slow = level(name, book).manner, Levelled(name, False)._searcher(book, book.box(2)).manner
            assert slow is not None
            assert slow.lookahead == min(own.lookahead, book.lookahead)
    assert any(level("expert", book).manner.lookahead > book.lookahead for book in BOOKS)
