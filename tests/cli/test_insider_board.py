"""Insider on the screen: everything is there, nothing is too wide, letters carry what colours say."""

from __future__ import annotations

import io
from typing import Any

import pytest
from rich.console import Console

from tablee.cli.boards import drawing, insider
from tablee.cli.scene import Layout, Scene
from tablee.core.events import SPECTATOR
from tablee.core.texts import LANGUAGES
from tablee.game import Game, new

NAMES = ("Anna", "Bert", "Maximilian the Second", "Zoé")


def scene(game: Game, viewer: int | None = None, **look: Any) -> Scene:
    """What the seat to act, or another viewer, sees."""
    seat = SPECTATOR if game.actor is None else game.actor
    view = game.view(seat if viewer is None else viewer)
    look.setdefault("language", "en")
    return Scene(game.book, game.edition, game.header.options, NAMES[: len(game.header.seats)], view=view, **look)


def printed(thing: Any, width: int = 80) -> str:
    console = Console(file=io.StringIO(), width=width, highlight=False, markup=False, color_system=None)
    console.print(thing)
    said: str = console.file.getvalue()  # type: ignore[attr-defined]
    return said


def positions(seed: int, players: int = 2, decisions: int = 250, **options: Any) -> list[Game]:
    """A game at every tenth decision."""
    game = new("insider", players, seed=seed, **options)
    found = []
    while not game.is_over and len(game.log) < decisions:
        if len(game.log) % 10 == 0:
            found.append(game.copy())
        game.play(game.choices[(7 * len(game.log)) % len(game.choices)].action)
    return [*found, game]


def test_insider_has_a_drawing_of_its_own() -> None:
    assert drawing("insider") is insider


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("width", "layout"), [(80, "drawn"), (80, "rows"), (60, "tight")])
def test_no_line_of_the_city_is_wider_than_the_screen(language: str, width: int, layout: Layout) -> None:
    for length in (1, 3):
        for game in positions(3, 4, 120, path_len=length):
            look = scene(game, width=width, layout=layout, language=language)
            city = insider._city(look) if layout == "drawn" else insider._places(look)
            assert max(line.cell_len for line in city) <= max(width, 76)
            assert printed(insider.table(look), width)


def test_the_city_shows_pawns_tokens_and_the_insider() -> None:
    game = new("insider", 2, seed=1)
    said = printed(insider.table(scene(game)))
    assert "a1R7" in said
    assert "e5G7" in said
    assert said.count("OUT") == 4
    assert "c3 INSIDER" in said
    game.play("move7")
    way = next(choice.text for choice in game.choices if choice.text.startswith("step 1"))
    game.play(way)
    assert ("a1R6" in printed(insider.table(scene(game)))) or ("e5G6" in printed(insider.table(scene(game))))


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_choice_is_said_in_words(language: str) -> None:
    for players in (2, 3, 4):
        for game in positions(players, players):
            look = scene(game, language=language)
            if look.view.decision:
                assert all(insider.choice(look, choice) for choice in look.view.decision.choices)
                assert insider.prompt(look, look.view.decision.prompt)


def test_short_words_mean_what_can_be_meant() -> None:
    game = new("insider", 2, seed=1)
    game.play("move7")
    look = scene(game)
    assert insider.shorthand(look, "3n") == "step 3 N"
    assert insider.shorthand(look, "T2") == "table t2"
    assert insider.shorthand(look, "c2") is None
    assert insider.shorthand(look, "nonsense") is None


def test_the_powers_of_all_cards_can_be_read() -> None:
    said = printed(insider.powers(scene(new("insider", 2, seed=1))), 120)
    for name in ("Special VIP", "Meeting", "Bomb threat", "Media hype", "Total OUT", "Three Bodyguards"):
        assert name in said


def test_the_end_names_every_score() -> None:
    game = new("insider", 3, seed=2, turn_cap=50)
    while not game.is_over:
        game.play(game.choices[len(game.log) % len(game.choices)].action)
    lines = [printed(line) for line in insider.scoring(scene(game))]
    assert len(lines) == 3
    assert insider.quiet(["event-evaluated"]) != insider.quiet(["event-stepped"])
