"""Golden games replayed from their own words, one of every kind there must be; golden answers and skirmishes."""

from __future__ import annotations

import pytest

from tablee.core.chance import ScriptError
from tablee.core.texts import Complaint
from tests.games.offensive import golden_answers as answers
from tests.games.offensive import skirmishes
from tests.games.offensive.golden_games import FOLDER, KINDS, replayed, written
from tests.games.offensive.table import BOOK

GAMES = sorted(path.stem for path in FOLDER.glob("*.txt"))


def text_of(name: str) -> str:
    return (FOLDER / f"{name}.txt").read_text(encoding="utf-8")


@pytest.mark.parametrize("name", GAMES)
def test_a_golden_game_replays_to_the_same_text(name: str) -> None:
    assert replayed(text_of(name)) == text_of(name)


@pytest.mark.parametrize("name", ["mission", "instruction-game"])
def test_a_golden_game_is_written_the_same_again(name: str) -> None:
    assert written(KINDS[name]) == text_of(name)


def test_there_is_a_golden_game_of_every_victory_and_variant() -> None:
    assert set(KINDS) == set(GAMES)
    ends = {row.removeprefix("end: ") for name in GAMES for row in text_of(name).splitlines() if row.startswith("end: ")}
    assert ends == set(BOOK.ends.values())
    options = " ".join(text_of(name).partition("\n")[0] for name in GAMES)
    for variant in (
        "exploration=false",
        "cards=false",
        "symmetric=strict",
        "scenario=free",
        "prepared_obstacles=2",
        "pools=equal",
    ):
        assert variant in options


def test_what_was_changed_in_a_golden_game_shows() -> None:
    """A die that fell otherwise, an action against the rules, a wrong end: none of them replays to the same text."""
    text = text_of("instruction-game")
    shot = next(row for row in text.splitlines() if " fire " in row and " | 6:" in row)
    other = shot.replace(" | 6:", " | 6:9", 1)
    with pytest.raises(ScriptError):
        replayed(text.replace(shot, other, 1))
    with pytest.raises(Complaint):
        replayed(text.replace(shot, shot.replace(" fire ", " contact ", 1), 1))
    wrong = text.replace("end: mission", "end: time", 1)
    assert replayed(wrong) != wrong


@pytest.mark.parametrize("number", range(len(answers.COURSES)))
def test_the_rules_answer_as_written_down(number: int) -> None:
    lines = answers.blocks(answers.FILE.read_text("utf-8"))[number].splitlines()
    assert [*answers.course(answers.COURSES[number], number)] == lines


@pytest.mark.parametrize("options", answers.DEPLOYMENTS)
def test_armies_are_deployed_as_written_down(options: str) -> None:
    lines = answers.DEPLOYED.read_text("utf-8").splitlines()
    assert len(lines) == 6 * len(answers.DEPLOYMENTS)
    first = 6 * answers.DEPLOYMENTS.index(options)
    assert [answers.deployment(options, seed) for seed in range(6)] == lines[first : first + 6]


@pytest.mark.parametrize("first", range(0, len(skirmishes.SEEDS), 6))
def test_a_skirmish_goes_as_written_down(first: int) -> None:
    blocks = answers.blocks(skirmishes.FILE.read_text("utf-8"))
    assert len(blocks) == len(skirmishes.SEEDS)
    for seed in range(first, first + 6):
        assert [*skirmishes.skirmish(seed)] == blocks[seed].splitlines()


def test_the_written_answers_meet_every_point_and_nearly_every_reason() -> None:
    text = answers.FILE.read_text("utf-8")
    fought = skirmishes.FILE.read_text("utf-8")
    assert [block.partition("\n")[0] for block in answers.blocks(text)] == [*answers.COURSES]
    assert all(f" {point}: " in text for point in BOOK.points.values())
    met = {reason.key for reason in BOOK.reasons.values() if f" {reason.key} " in text + fought}
    elsewhere = {"enemy-there", "game-is-over", "guns-are-jammed", "too-few-line-units"}
    assert met == {reason.key for reason in BOOK.reasons.values()} - elsewhere
