"""Golden games replayed from their own words, and one of every kind there must be."""

from __future__ import annotations

from itertools import product

import pytest

from tablee.core.texts import Complaint
from tests.games.offline.golden_games import FOLDER, KINDS, read, replayed, written

GAMES = sorted(path.stem for path in FOLDER.glob("*.txt"))


def text_of(name: str) -> str:
    return (FOLDER / f"{name}.txt").read_text(encoding="utf-8")


@pytest.mark.parametrize("name", GAMES)
def test_a_golden_game_replays_to_the_same_text(name):
    assert replayed(text_of(name)) == text_of(name)


@pytest.mark.parametrize("name", KINDS)
def test_a_golden_game_is_written_the_same_again(name):
    assert written(KINDS[name]) == text_of(name)


def test_there_is_a_golden_game_of_every_kind():
    kinds = set()
    for name in GAMES:
        header, _ = read(text_of(name))
        options = dict(option.split("=") for option in header["options"].split())
        end = next(line for line in text_of(name).splitlines() if line.startswith("over: "))
        kinds |= {end, f"{options.get('variant', 'basic')} {header['players']}", f"rounds {options.get('rounds', 1)}"}
    assert kinds >= {f"{variant} {players}" for variant, players in product(("basic", "expert"), (2, 3, 4))}
    assert kinds >= {"over: full", "over: display", "over: abandoned", "rounds 1", "rounds 2"}


def test_what_was_changed_in_a_golden_game_shows():
    """An ad drawn that lies on the board, an action against the rules, a wrong score: none of them replays to the same text."""
    text = text_of("two-basic-full")
    drawn = next(line for line in text.splitlines() if "refill" in line)
    laid = next(line for line in text.splitlines() if line.startswith("  A  ")).split()[-1]
    with pytest.raises(ValueError, match="not in list"):
        replayed(text.replace(drawn, f"{drawn[:-3]}{laid}", 1))
    with pytest.raises(Complaint):
        replayed(text.replace(drawn, drawn.replace("put", "x"), 1))
    scores = next(line for line in text.splitlines() if line.startswith("Scores"))
    wrong = text.replace(scores, f"{scores}0", 1)
    assert replayed(wrong) != wrong
