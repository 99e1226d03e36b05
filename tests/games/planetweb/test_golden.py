"""Golden games replayed from their own words, and one of every kind there must be."""

from __future__ import annotations

import re

import pytest

from tablee.core.chance import ScriptError
from tablee.core.texts import Complaint
from tests.games.planetweb.golden_games import FOLDER, KINDS, read, replayed, written
from tests.games.planetweb.table import BOOK

GAMES = sorted(path.stem for path in FOLDER.glob("*.txt"))


def text_of(name: str) -> str:
    return (FOLDER / f"{name}.txt").read_text(encoding="utf-8")


def line_of(name: str, start: str) -> str:
    return next(line for line in text_of(name).splitlines() if line.startswith(start))


@pytest.mark.parametrize("name", GAMES)
def test_a_golden_game_replays_to_the_same_text(name):
    assert replayed(text_of(name)) == text_of(name)


@pytest.mark.parametrize("name", KINDS)
def test_a_golden_game_is_written_the_same_again(name):
    assert written(KINDS[name]) == text_of(name)


def test_there_is_a_golden_game_of_every_kind():
    players = {int(read(text_of(name))[0]["players"]) for name in GAMES}
    ends = {line_of(name, "over: ").removeprefix("over: ") for name in GAMES}
    assert players == set(BOOK.seats)
    assert ends == set(BOOK.ends.values()) - {"limit"}  # nobody plays 2 000 rounds


@pytest.mark.parametrize("creditor", ["player", "bourse", "portal"])
def test_there_is_a_bankruptcy_against_everybody_who_can_be_owed(creditor):
    name = "two-last-against-a-" + creditor if creditor != "bourse" else "two-last-against-the-bourse"
    course, _, _ = text_of(name).partition("\nWinners:")
    ruin = course[course.rindex("insolvent") :]
    assert f"paid {ruin.split()[1]} {creditor}" in ruin


def test_what_was_changed_in_a_golden_game_shows():
    """Dice that were not rolled, an action against the rules, another winner: none of them replays to the same text."""
    text = text_of("two-last-against-a-player")
    move = next(line for line in text.splitlines() if " roll " in line)
    with pytest.raises(ScriptError):
        replayed(text.replace(move, re.sub(r"(roll \d-\d)", r"\1 1-1", move), 1))
    bought = next(line for line in text.splitlines() if " buy " in line)
    with pytest.raises(Complaint):
        replayed(text.replace(bought, bought.replace("buy    ", "counter"), 1))
    won = next(line for line in text.splitlines() if line.startswith("Winners"))
    wrong = text.replace(won, f"{won} B", 1)
    assert replayed(wrong) != wrong
