"""What holds for every bot: it plays by the rules, it cannot peek, it says its name in three languages."""

from __future__ import annotations

import subprocess
import sys
from collections import Counter
from typing import Any

import pytest

from tablee import bots
from tablee.bots.player import Bot
from tablee.core.chance import Chance, Fast
from tablee.core.rulebook import Rulebook
from tablee.core.texts import LANGUAGES, Complaint, text
from tests.bots.positions import SETTINGS, Setting, course, scattered

every_setting = pytest.mark.parametrize("setting", SETTINGS, ids=repr)
every_bot = pytest.mark.parametrize("name", bots.NAMES)


def test_the_bots_of_the_house() -> None:
    assert bots.NAMES == ("random", "greedy")
    assert [bots.bot(name).name for name in bots.NAMES] == list(bots.NAMES)


@pytest.mark.parametrize("language", LANGUAGES)
def test_an_unknown_bot_is_refused_in_every_language(language: str) -> None:
    with pytest.raises(Complaint) as refused:
        bots.bot("deep-thought")
    said = refused.value.say(language)
    assert "deep-thought" in said
    assert "random, greedy" in said


@every_bot
def test_every_bot_has_a_name_and_a_description_of_its_own_in_each_language(name: str) -> None:
    names = {text("tablee.bots", language, f"bot-{name}") for language in LANGUAGES}
    lines = {text("tablee.bots", language, f"bot-{name}-help") for language in LANGUAGES}
    assert len(names) == len(lines) == len(LANGUAGES)
    assert all("\n" not in line and line.endswith(".") for line in lines)


def peeks(bot: Bot, setting: Setting, state: Any, seed: int) -> bool:
    """Whether the bot chooses differently in two worlds that its seat cannot tell apart."""
    book, box, _ = setting
    choices = set()
    for world_seed in range(3):
        world = state.copy()
        if world_seed:
            book.redeal(box, world, state.actor, Fast(world_seed, seed))
        choices.add(bot.choose(book, box, world, state.actor, Fast(seed)))
    return len(choices) > 1


@every_bot
@every_setting
def test_a_choice_is_the_same_in_all_worlds_the_seat_cannot_tell_apart(setting: Setting, name: str) -> None:
    count = 3 if name == "greedy" else 30
    for seed, state in enumerate(scattered(setting, seed=5, count=count)):
        assert not peeks(bots.bot(name), setting, state, seed)


@every_bot
@every_setting
def test_the_world_a_bot_decides_in_holds_nothing_of_the_true_one(
    setting: Setting, name: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    book, box, _ = setting
    bot = bots.bot(name)
    seen: list[bytes] = []
    monkeypatch.setattr(bot, "decide", lambda book, box, world, chance: seen.append(world.to_bytes()) or 0)
    differed = False
    for state in scattered(setting, seed=5, count=20):
        seen.clear()
        other = state.copy()
        book.redeal(box, other, state.actor, Fast(1))
        for world in (state, other):
            bot.choose(book, box, world, state.actor, Fast(2))
        assert seen[0] == seen[1]
        differed = differed or other != state
    assert differed


class Peeker(Bot):
    """A cheat: it reads what the other seats hide."""

    name = "peeker"

    def choose(self, book: Rulebook, box: Any, state: Any, seat: int, chance: Chance) -> int:
        legal = book.actions(box, state)
        return legal[int(state.digest(), 16) % len(legal)]

    def decide(self, book: Rulebook, box: Any, world: Any, chance: Chance) -> int:
        raise AssertionError("a cheat never gets to a redealt world")


@every_setting
def test_the_law_catches_a_bot_that_peeks(setting: Setting) -> None:
    assert any(peeks(Peeker(), setting, state, 1) for state in scattered(setting, seed=5, count=30))


@every_bot
@every_setting
def test_a_choice_is_legal_and_leaves_the_position_alone(setting: Setting, name: str) -> None:
    book, box, _ = setting
    count = 4 if name == "greedy" else 60
    for state in scattered(setting, seed=8, count=count):
        before = state.to_bytes()
        action = bots.bot(name).choose(book, box, state, state.actor, Fast(3))
        assert book.refusal(box, state, action) == 0
        assert state.to_bytes() == before


WIDE = 40
"""Choices to be drawn from: enough to see a lean, few enough to be drawn a hundred times each."""


@every_setting
def test_random_chooses_every_legal_action_equally_often(setting: Setting) -> None:
    book, box, _ = setting
    bot = bots.bot("random")
    wide = [(len(book.actions(box, state)), state) for state in course(setting, seed=2)]
    _, state = max((one for one in wide if one[0] <= WIDE), key=lambda one: one[0])
    legal = book.actions(box, state)
    chance = Fast(11)
    draws = 100 * len(legal)
    found = Counter(bot.choose(book, box, state, state.actor, chance) for _ in range(draws))
    assert set(found) == set(legal)
    chi_square = sum((count - 100) ** 2 / 100 for count in found.values())
    freedom = len(legal) - 1
    assert chi_square < freedom + 4 * (2 * freedom) ** 0.5


def test_bots_play_interpreted_without_numba_and_numpy() -> None:
    code = """
import sys
from tablee import bots, games
from tablee.bots import match
book = games.rulebook("offline")
players = [bots.bot(name) for name in bots.NAMES]
book.most_plies = 3
match.play(book, book.box(2), players, 1, 0)
print(sorted({"numba", "numpy"} & set(sys.modules)))
"""
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert done.stdout.strip() == "[]"
