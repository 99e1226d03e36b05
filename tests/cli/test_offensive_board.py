"""Offensive on the screen: the map fits, letters carry what colours say, and nothing hidden is drawn."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from tablee.cli.boards import offensive
from tablee.cli.scene import Scene
from tablee.core.events import SPECTATOR
from tablee.core.texts import LANGUAGES
from tablee.game import Game, new
from tests.cli.test_offline_board import printed


def scene(game: Game, viewer: int | None = None, language: str = "en") -> Scene:
    """What the seat to act, or another viewer, sees."""
    seat = SPECTATOR if game.actor is None else game.actor
    view = game.view(seat if viewer is None else viewer)
    return Scene(game.book, game.edition, game.header.options, ("Anna", "Bert"), language, view)


def positions(seed: int, step: int, **options: Any) -> list[Game]:
    """A random game at every so many decisions, and its end."""
    dice, found = Random(seed), []
    game = new("offensive", 2, seed=seed, scenario="learning", **options)
    while not game.is_over:
        if len(game.log) % step == 0:
            found.append(game.copy())
        game.play(dice.choice(game.legal))
    return [*found, game]


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_position_can_be_drawn_in_every_language(language: str) -> None:
    for game in positions(1, 30):
        for viewer in (0, 1, SPECTATOR):
            shown = scene(game, viewer, language)
            lines = printed(offensive.table(shown)).splitlines()
            assert all(len(line) <= 80 for line in lines)
            assert len([line for line in lines if line[:2].strip().isdigit()]) >= 12
        for show in offensive.SHOWS.values():
            assert printed(show(scene(game, 0, language))).strip()
        for choice in game.choices:
            assert offensive.choice(scene(game, language=language), choice)
    assert list(offensive.scoring(scene(game, SPECTATOR, language)))


def test_hidden_enemies_are_drawn_without_their_kind() -> None:
    game = new("offensive", 2, seed=3, scenario="learning", cards=False)
    for said in ("preset", "preset", "auto", "auto"):
        game.play(said)
    mine, theirs = printed(offensive.table(scene(game, 0))), printed(offensive.table(scene(game, 1)))
    assert "TK" in mine
    assert "b?" in mine
    assert "tk" not in mine
    assert "R?" in theirs
    assert "TK" not in theirs


def test_a_square_alone_means_what_can_be_done_there() -> None:
    game = new("offensive", 2, seed=3, scenario="learning", cards=False)
    game.play("preset").play("preset")
    assert offensive.shorthand(scene(game), "12,5") == "place 12,5"
    assert offensive.shorthand(scene(game), "3,5") is None
    game.play("auto").play("auto")
    unit = next(choice.do["square"] for choice in game.choices if choice.do["do"] == "select")
    assert offensive.shorthand(scene(game), unit) == f"select {unit}"
    game.play(f"select {unit}")
    target = next(choice.do["square"] for choice in game.choices if choice.do["do"] == "move")
    assert offensive.shorthand(scene(game), target) == f"move {target}"
