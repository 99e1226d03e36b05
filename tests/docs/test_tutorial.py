"""The game of "add a game in ten steps", taken out of the text, keeps every law of the house."""

from __future__ import annotations

import importlib
import re
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

import tablee
from tablee import games
from tablee.core.edition import BadEdition, Edition
from tablee.core.rulebook import Rulebook
from tablee.core.texts import LANGUAGES
from tests.games.laws import everything_can_be_said, walk_through
from tests.games.worlds import Course, Setting

TEXT = (Path(__file__).parents[2] / "docs" / "develop" / "add-a-game.md").read_text(encoding="utf-8")
FILES = re.findall(r'^```\w+ title="([^"]+)"\n(.*?)^```$', TEXT, re.MULTILINE | re.DOTALL)


@pytest.fixture(scope="module")
def book(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Rulebook]:
    folder = tmp_path_factory.mktemp("tutorial")
    for name, source in FILES:
        path = folder / "pebbles" / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(source, encoding="utf-8")
    sys.path.insert(0, str(folder))
    try:
        yield importlib.import_module("pebbles").RULEBOOK
    finally:
        sys.path.remove(str(folder))
        for name in [name for name in sys.modules if name.partition(".")[0] == "pebbles"]:
            del sys.modules[name]


def test_the_text_has_every_room(book: Rulebook) -> None:
    assert len(FILES) == 14
    assert book.id == "pebbles"


def test_the_game_keeps_the_laws(book: Rulebook) -> None:
    for players in book.seats:
        for options in ((), (("bonus", False),)):
            setting = Setting(book, players, options)
            for seed in range(3):
                course = Course(setting, seed)
                assert walk_through(course).over
                said: set[object] = set()
                for step in course.steps():
                    everything_can_be_said(setting, step, said)


def test_the_coach_adds_up_what_the_bots_add_up(book: Rulebook) -> None:
    setting = Setting(book, 3)
    values = [0.0] * 3
    for step in Course(setting, 1).steps():
        book.evaluate(setting.box, step.after, values)
        assert [sum(book.terms(setting.box, step.after, seat).values()) for seat in range(3)] == values


def test_every_language_has_every_word(book: Rulebook) -> None:
    written = dict(FILES)
    keys = {name: set(re.findall(r"^([\w-]+) =", written[f"locale/{name}.ftl"], re.MULTILINE)) for name in LANGUAGES}
    assert keys["fr"] == keys["en"] == keys["de"]


def test_an_owner_is_told_the_line(book: Rulebook) -> None:
    book.check_edition(book.edition)
    with pytest.raises(BadEdition, match=r"edition\.toml:12: .*from 3 to 40, not 99"):
        book.check_edition(Edition(book.edition.source.replace("pebbles = 15", "pebbles = 99")))


def test_the_last_lines_of_the_text_run(book: Rulebook, monkeypatch: pytest.MonkeyPatch) -> None:
    (lines,) = re.findall(r"^```python\n(import tablee.*?)^```$", TEXT, re.MULTILINE | re.DOTALL)
    monkeypatch.setattr(games, "_modules", lambda: {"pebbles": "pebbles"})
    said: dict[str, object] = {}
    exec(lines, said)
    game = said["game"]
    assert isinstance(game, tablee.Game)
    assert sum(game.state.taken) == 15
    games.rulebook.cache_clear()
