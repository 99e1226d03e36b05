"""Compiled bots are the interpreted ones, faster: the same choices, the same draws, the same games."""

from __future__ import annotations

from typing import Any

import numba
import pytest

from tablee import bots
from tablee.bots import match
from tablee.bots.boxes import KEPT
from tablee.bots.compiled import box_image, choose_greedily, copy_into, play_matches, play_out
from tablee.bots.compiled_greedy import CompiledGreedy
from tablee.bots.greedy import MOST_POSITIONS, Greedy
from tablee.core.chance import Fast
from tablee.core.compiled import CompiledGame, buffer, compiled
from tablee.core.compiled_chance import ChanceRecord, fast_record
from tests.bots.positions import BOOKS, SETTINGS, Setting, scattered

every_setting = pytest.mark.parametrize("setting", SETTINGS, ids=repr)


def form_of(setting: Setting) -> tuple[CompiledGame, Any]:
    form = compiled(setting.book)
    return form, form.box(setting.box)


def words(chance: Any) -> list[int]:
    """The state of a generator, of either form."""
    if isinstance(chance, Fast):
        return [chance.a, chance.b, chance.c, chance.d]
    return ChanceRecord.from_bytes(chance.tobytes()).sfc  # type: ignore[no-any-return]


@pytest.mark.parametrize("most_positions", [MOST_POSITIONS, 60, 1])
@every_setting
def test_greedy_chooses_the_same_with_the_same_draws(setting: Setting, most_positions: int) -> None:
    form, box = form_of(setting)
    for seed in range(2):
        for at, state in enumerate(scattered(setting, seed=20 + seed, count=6)):
            interpreted, chance = Fast(seed, at), buffer(fast_record(seed, at))
            before = buffer(state)
            mine = Greedy(most_positions).choose(setting.book, setting.box, state, state.actor, interpreted)
            image = before.copy()
            assert choose_greedily(form, box, image, chance, most_positions) == mine
            assert words(chance) == words(interpreted)
            assert (image == before).all()
            among_others = Fast(seed, at)
            bot = CompiledGreedy(most_positions)
            assert bot.choose(setting.book, setting.box, state, state.actor, among_others) == mine
            assert words(among_others) == words(interpreted)


@pytest.mark.parametrize("listed", [False, True])
@every_setting
def test_a_random_playout_is_the_interpreted_game_byte_for_byte(setting: Setting, listed: bool) -> None:
    book, form, box = setting.book, *form_of(setting)
    out = [0] * book.most_choices
    for seed in range(2):
        chance = Fast(seed)
        decisions = 0
        for _ in range(3):
            state, _ = book.start(setting.box, chance)
            while not state.over:
                n = book.legal(setting.box, state, out) if listed else 0
                action = out[chance.below(n)] if listed else book.choose(setting.box, state, chance, out)
                book.step(setting.box, state, action, chance)
                decisions += 1
        image, compiled_chance = form.state(), buffer(fast_record(seed))
        assert play_out(form, box, image, compiled_chance, games=3, listed=listed) == decisions
        assert image.tobytes() == state.to_bytes()
        assert words(compiled_chance) == words(chance)


@every_setting
def test_a_series_of_random_games_is_the_interpreted_one(setting: Setting) -> None:
    form, box = form_of(setting)
    names = ["random"] * setting.box.players
    seed = 0x1234_5678_9ABC_DEF0
    played = play_matches(form, box, names, seed, first=3, games=4)
    assert played == [match.play(setting.book, setting.box, [bots.bot(name) for name in names], seed, 3 + k) for k in range(4)]


@pytest.mark.parametrize("setting", [SETTINGS[1], SETTINGS[-1]], ids=repr)
def test_a_series_between_different_bots_is_the_interpreted_one(setting: Setting) -> None:
    form, box = form_of(setting)
    names = ["greedy", "random", "random"][: setting.box.players]
    played = play_matches(form, box, names, seed=4, first=1, games=1)
    assert played == [match.play(setting.book, setting.box, [bots.bot(name) for name in names], 4, 1)]


@numba.njit
def copying(target: Any, source: Any) -> None:
    """Parts of compiled rules run inside compiled code alone."""
    copy_into(target, source)


def test_a_part_that_python_calls_does_not_pretend_to_work() -> None:
    form, _ = form_of(SETTINGS[0])
    with pytest.raises(KeyError):
        copy_into(form.state(), form.state())


def test_a_copied_state_is_the_same_and_its_own() -> None:
    form, box = form_of(SETTINGS[0])
    state, copy = form.state(), form.state()
    play_out(form, box, state, buffer(fast_record(1)))
    copying(copy, state)
    assert copy.tobytes() == state.tobytes()
    before = state.tobytes()
    copy[:] = 0
    assert state.tobytes() == before


def test_a_box_is_packed_once_and_never_taken_for_another() -> None:
    boxes = [SETTINGS[k % len(SETTINGS)].box.copy() for k in range(KEPT + 3)]
    for box in boxes:
        assert box_image(box).tobytes() == box.to_bytes()
        assert box_image(box) is box_image(box)
    assert box_image(boxes[0]).tobytes() == boxes[0].to_bytes()


def test_a_compiled_game_that_never_ends_is_stopped_at_its_bound(monkeypatch: pytest.MonkeyPatch) -> None:
    form, box = form_of(SETTINGS[0])
    monkeypatch.setattr(SETTINGS[0].book, "most_plies", 7)
    outcome = play_matches(form, box, ["random", "random"], seed=1, first=0, games=1)[0]
    assert (outcome.over, outcome.decisions) == (0, 7)


def test_one_compiled_driver_serves_every_game() -> None:
    from tablee.bots import compiled as drivers

    for setting in (SETTINGS[0], SETTINGS[-1]):
        play_matches(*form_of(setting), ["random"] * setting.box.players, seed=1, first=0, games=1)
    assert len(BOOKS) > 1
    assert len(drivers._driver(drivers.matches).signatures) == 1
    assert any(drivers._folder().rglob("*.nbc"))
