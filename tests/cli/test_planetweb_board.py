"""Planet'Web on the screen: everything is there, nothing is too wide, and a portal alone means what can be done with it."""

from __future__ import annotations

import io
from typing import Any

import pytest
from rich.console import Console

from tablee.cli.boards import drawing, planetweb
from tablee.cli.scene import Scene
from tablee.core.events import SPECTATOR
from tablee.core.texts import LANGUAGES
from tablee.game import Game, new
from tests.games.planetweb.table import BOOK, Table

NAMES = ("Anna", "Bert", "Maximilian the Second", "Zoé", "Eva", "Fritz")
EDITION = BOOK.edition


def scene(table: Table, viewer: int | None = None, **look: Any) -> Scene:
    """What the seat to act, or another viewer, sees of a position."""
    seat = table.state.actor if viewer is None else viewer
    look.setdefault("language", "en")
    return Scene(BOOK, EDITION, {}, NAMES[: table.box.players], view=BOOK.view(table.box, table.state, seat), **look)


def printed(thing: Any, width: int = 100) -> str:
    console = Console(file=io.StringIO(), width=width, highlight=False, markup=False, color_system=None)
    console.print(thing)
    said: str = console.file.getvalue()  # type: ignore[attr-defined]
    return said


def positions(players: int, seed: int) -> list[Game]:
    """A game at every fortieth decision, and its end."""
    game = new("planetweb", players, seed=seed, round_limit=30)
    found = []
    while not game.is_over:
        if len(game.log) % 40 == 0:
            found.append(game.copy())
        game.play(game.choices[(7 * len(game.log)) % len(game.choices)].action)
    return [*found, game]


def test_the_game_has_a_drawing_of_its_own() -> None:
    assert drawing("planetweb") is planetweb


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("width", [60, 80, 110])
def test_whole_games_can_be_drawn_and_spoken_of(language: str, width: int) -> None:
    for game in positions(6, 3):
        seat = SPECTATOR if game.actor is None else game.actor
        look = Scene(game.book, game.edition, game.header.options, NAMES, language, game.view(seat), width)
        shown = printed(planetweb.table(look), width)
        assert all(name[:12] in shown for name in ("Farfouillou", "Modembourg"))
        assert max(map(len, shown.splitlines())) <= width
        if game.decision:
            assert planetweb.prompt(look, f"{game.decision.prompt}-you")
            assert all(planetweb.choice(look, choice) for choice in game.choices)
        else:
            assert len(list(planetweb.scoring(look))) == 1


def test_the_board_shows_owners_listings_pots_claims_and_pawns() -> None:
    table = Table(P01="B listed", P02="C", P09="- pot 50000", claims="N10-A", square="1 1 5")
    shown = printed(planetweb.table(scene(table)))
    assert "Farfouillou B* <AB>" in shown
    assert "Zanzibazard C" in shown
    assert "Tirelirix +50" in shown
    assert "Valizigo !A" in shown
    assert "€400,000" in shown


def test_the_moment_shows_the_card_the_attack_and_the_danger() -> None:
    debt = Table(news="N17", cash=[45, 400, 400]).play("roll 2-6")
    assert "Fees on fees" in printed(planetweb.table(scene(debt)))
    attack = Table(P03="B listed").play("opa P03", "counter 4-2 5-4")
    assert "P03 Plumopost  4-2 5-4" in printed(planetweb.table(scene(attack)))
    assert "1 portals, hit by 4 of 36" in printed(planetweb.table(scene(Table(P03="B listed"))))


@pytest.mark.parametrize(
    ("given", "played", "said"),
    [
        ({}, [], "Your play: roll the dice, or bid for a portal with a card."),
        ({}, ["roll 1-2"], "Do you want to buy Zanzibazard for €20,000?"),
        ({"P03": "B listed"}, ["opa P03"], "Anna attacks Plumopost: do you lay a Contre OPA?"),
        (
            {"P03": "B listed", "contre": "2 0 2"},
            ["opa P03 2-2"],
            "The takeover has succeeded: do you want to buy Plumopost for €50,000?",
        ),
        (
            {"P03": "B listed", "cash": [45, 400, 400]},
            ["roll 2-3"],
            "You owe Bert €60,000 and are €15,000 short: choose what to sell.",
        ),
        (
            {"news": "N17", "cash": [45, 400, 400]},
            ["roll 2-6"],
            "You owe Tirelirix €50,000 and are €5,000 short: choose what to sell.",
        ),
        (
            {"square": "12", "bourse": "B18", "cash": [45, 400, 400]},
            ["roll 1-3"],
            "You owe the Bourse €60,000 and are €15,000 short: choose what to sell.",
        ),
        (
            {"P03": "B listed", "cash": [45, 400, 400]},
            ["roll 2-3", "sell opa"],
            "Anna offers you an OPA card for €20,000. Do you buy it?",
        ),
    ],
)
def test_prompts_name_what_is_at_stake(given: dict[str, Any], played: list[str], said: str) -> None:
    look = scene(Table(**given).play(*played))
    decision = look.view.decision
    assert decision is not None
    assert planetweb.prompt(look, f"{decision.prompt}-you") == said


def test_choices_name_portals_and_their_owners() -> None:
    look = scene(Table(square="36", P03="B listed", P07="C", sites="0 1").play("roll 1-2"))
    decision = look.view.decision
    assert decision is not None
    assert [planetweb.choice(look, choice) for choice in decision.choices] == [
        "bid for P03 Plumopost (Bert)", "pass", "buy a site from Bert", "buy P07 Papotronic (Maximilian the Second)",
        "buy a listing card",
    ]  # fmt: skip


@pytest.mark.parametrize(
    ("given", "played", "word", "meant"),
    [
        ({"P03": "B listed"}, [], "p3", "opa P3"),
        ({}, [], "r", "roll"),
        ({}, ["roll 1-2"], "b", "buy"),
        ({}, ["roll 1-2"], "p", "pass"),
        ({}, ["roll 1-2"], "P03", None),
        ({"square": "36", "P03": "B listed", "P07": "C"}, ["roll 1-2"], "P03", "opa P03"),
        ({"square": "36", "P03": "B listed", "P07": "C"}, ["roll 1-2"], "P07", "take P07"),
        ({"P03": "B listed", "cash": [45, 400, 400], "P07": "A"}, ["roll 2-3"], "P07", "sell P07"),
        ({}, [], "Q3", None),
    ],
)
def test_a_word_means_what_can_be_done_with_it_now(
    given: dict[str, Any], played: list[str], word: str, meant: str | None
) -> None:
    assert planetweb.shorthand(scene(Table(**given).play(*played)), word) == meant


@pytest.mark.parametrize(
    ("language", "said"),
    [
        ("fr", "Anna s'arrête sur Plumopost et doit 60 000 € de royalties à Bert."),
        ("en", "Anna lands on Plumopost and owes Bert royalties of €60,000."),
        ("de", "Anna landet auf Plumopost und schuldet Bert 60.000 € Nutzungsgebühr."),
    ],
)
def test_events_are_told_with_names_and_money(language: str, said: str) -> None:
    table = Table(P03="B listed").play("roll 2-3")
    told = [BOOK.tell(table.box, event) for event in table.events]
    sentences = [
        BOOK.text(language, event.key, player="Anna", **planetweb.dressed(event.values, NAMES, EDITION, language))
        for event in told
    ]
    assert said in [sentence.replace("\u202f", " ").replace("\u00a0", " ") for sentence in sentences]


def test_all_portals_can_be_listed() -> None:
    shown = printed(planetweb.portals(scene(Table(P01="B listed", P09="- pot 50000", claims="N10-A"))), 140)
    assert "search engine" in shown
    assert "Bert" in shown
    assert "€50,000" in shown
    assert "Anna €30,000" in shown
