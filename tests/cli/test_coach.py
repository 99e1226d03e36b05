"""The coach in the terminal: a hint while playing, and a recorded game looked at again."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path

import msgspec
import pytest

from tablee.cli.seats import Seat
from tablee.cli.turn import Left
from tablee.coach import Review
from tablee.core.chance import Fast
from tablee.core.texts import LANGUAGES, text
from tablee.game import Game, new
from tests.cli.conftest import Answer
from tests.cli.test_table import table

HINTS = {"fr": "conseil", "en": "hint", "de": "rat"}


def played(plies: int) -> Game:
    game = new("planetweb", 2, seed=5, names=("Anna", "Bert"))
    chance = Fast(2)
    while len(game.log) < plies:
        game.play(game.book.choose(game.box, game.state, chance, [0] * game.book.most_choices))
    return game


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_hint_names_choices_by_their_numbers_and_says_why(language: str) -> None:
    typed: Iterator[str] = iter([HINTS[language], "quit", ""])
    game = new("offline", 2, seed=7, names=("Anna", "Bert"))
    before = game.state
    sat, keyboard = table(game, (Seat("Anna"), Seat("random", "random")), lambda prompt: next(typed), language)
    with pytest.raises(Left):
        sat.play()
    shown = keyboard.asked[1][1]
    assert text("tablee.cli", language, "hint-chances") in shown
    assert shown.count("%") == 3
    then = text("tablee.coach", language, "then", steps="")
    assert then.strip() in shown
    ads = [choice.do["ad"] for choice in game.choices]
    assert any(ad in line for ad in ads for line in shown.splitlines() if then.strip() in line), "what is put is named"
    assert game.state is before, "a hint changes nothing"


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_hint_where_there_is_one_choice_says_so(language: str) -> None:
    typed: Iterator[str] = iter([HINTS[language], "quit", ""])
    game = played(0)
    assert len(game.choices) == 1
    sat, keyboard = table(game, (Seat("Anna"), Seat("random", "random")), lambda prompt: next(typed), language)
    with pytest.raises(Left):
        sat.play()
    shown = keyboard.asked[1][1]
    assert text("tablee.coach", language, "why-only") in shown
    assert shown.count("%") == 1


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_game_is_reviewed_in_every_language(tablee: Callable[..., Answer], tmp_path: Path, language: str) -> None:
    path = played(14).save(tmp_path / "game.tablee")
    said = tablee("review", path, "--walks", "4", "--lang", language, "--plain")
    assert said.status == 0
    for key in ("review-curve", "review-luck"):
        assert text("tablee.cli", language, key).split()[0] in said.out
    assert "Anna" in said.out


def test_a_review_as_json_is_the_same_each_time(tablee: Callable[..., Answer], tmp_path: Path) -> None:
    path = played(8).save(tmp_path / "game.tablee")
    first, again = (tablee("review", path, "--walks", "4", "--json").out for _ in range(2))
    assert first == again
    assert len(msgspec.json.decode(first, type=Review).moments) == 8


def test_what_cannot_be_reviewed_is_one_line(tablee: Callable[..., Answer], tmp_path: Path) -> None:
    broken = tmp_path / "broken.tablee"
    broken.write_text("{")
    for arguments in ((broken,), (tmp_path / "none.tablee",), (broken, "--walks", "0")):
        said = tablee("review", *arguments)
        assert said.status != 0
        assert len(said.err.splitlines()) == 1
