"""Golden games replayed from their own words, and one of every kind there must be."""

from __future__ import annotations

import pytest

from tablee.core.texts import Complaint
from tests.games.insider.golden_games import FOLDER, KINDS, read, replayed, written

GAMES = sorted(path.stem for path in FOLDER.glob("*.txt"))


def text_of(name: str) -> str:
    return (FOLDER / f"{name}.txt").read_text(encoding="utf-8")


@pytest.mark.parametrize("name", GAMES)
def test_a_golden_game_replays_to_the_same_text(name: str):
    assert replayed(text_of(name)) == text_of(name)


@pytest.mark.parametrize("name", KINDS)
def test_a_golden_game_is_written_the_same_again(name: str):
    assert written(KINDS[name]) == text_of(name)


def test_there_is_a_golden_game_of_every_kind():
    """Every end, every number of players and every power."""
    ends, players, powers = set(), set(), set()
    for name in GAMES:
        header, _, moves = read(text_of(name))
        players.add(header["players"])
        end = text_of(name).partition("Last position:")[2].partition("\nover: ")[2].split()[0]
        assert name.endswith(end)
        ends.add(end)
        powers |= {"".join(said.split()[1:]) for said, _ in moves if said.startswith("play ")}
        assert " repelled" in text_of(name)
    assert ends == {"goal", "evaluations", "turns"}
    assert players == {"2", "3", "4"}
    assert powers == {f"{kind}{level}" for kind in ("ADM", "HEL", "SCA", "TRE") for level in (1, 2, 3)}


def test_what_was_changed_in_a_golden_game_shows():
    """An action against the rules, an outcome that cannot be, a wrong score: none of them replays to the same text."""
    text = text_of("two-goal")
    step = next(line for line in text.splitlines() if " step " in line)
    with pytest.raises(Complaint):
        replayed(text.replace(step, step.replace("step", "rob").replace(" N", " green").replace(" E", " green"), 1))
    thrown = next(line for line in text.splitlines() if " roll | " in line)
    with pytest.raises(ValueError, match="does not fit"):
        replayed(text.replace(thrown, thrown.replace("| ", "| 9"), 1))
    score = next(line for line in text.splitlines() if " is scored, " in line)
    wrong = text.replace(score, score.replace(" = ", " = 1", 1), 1)
    assert replayed(wrong) != wrong
