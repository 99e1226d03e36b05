"""Gymnasium's own checker, on every game with every number of players, and what it does not ask."""

from __future__ import annotations

import pickle
from copy import deepcopy
from typing import Any

import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env

from tablee.core.rulebook import Rulebook
from tablee.core.texts import Complaint
from tablee.env import information
from tablee.env.gymnasium import REFUSED, Against
from tests.env.seatings import every_game, every_seating, in_one_process
from tests.games.worlds import Setting

pytestmark = in_one_process


def against(seating: Setting, bot: str = "random", seat: int | None = 0) -> Against:
    return Against(seating.book.id, [bot] * (seating.players - 1), seat=seat, options=dict(seating.options))


@every_seating
def test_it_passes_gymnasiums_checker(seating: Setting) -> None:
    env = against(seating)
    env.render_mode = "ansi"
    check_env(env, skip_render_check=True)
    assert isinstance(env.render(), str)


@every_game
def test_all_that_a_seat_knows_can_be_given_too(book: Rulebook) -> None:
    env = Against(book.id, ["random"], complete=True)
    check_env(env, skip_render_check=True)
    seen, _ = env.reset(seed=1)
    known = information.known(book, env.game.box, env.game.position, env.seat)
    assert (seen["observation"] == np.array(information.numbers(book, known, env.seat), np.float32)).all()


def play_on(env: Against, seen: Any, chance: np.random.Generator, most: int = 10**6) -> list[Any]:
    met: list[Any] = []
    over = False
    while not over and len(met) < most:
        assert (env.action_masks() == seen["action_mask"]).all()
        seen, reward, over, cut_off, info = env.step(chance.choice(np.flatnonzero(seen["action_mask"])))
        assert not cut_off
        met.append((seen["observation"].tobytes(), seen["action_mask"].tobytes(), reward, over, info))
    return met


@every_seating
def test_whole_games_are_played_from_any_seat(seating: Setting) -> None:
    env = against(seating, seat=None)
    seats = set()
    for seed in range(3):
        seen, _ = env.reset(seed=seed)
        seats.add(env.seat)
        met = play_on(env, seen, np.random.default_rng(seed))
        *_, reward, over, info = met[-1]
        assert over
        assert -1 <= reward <= 1
        assert len(info["scores"]) == seating.players
        assert all(reward == 0 for _, _, reward, over, _ in met if not over)
    assert len(seats) > 1


@every_seating
def test_copies_pickles_and_checkpoints_go_the_same_way(seating: Setting) -> None:
    env = against(seating, bot="greedy" if seating.book.id == "offline" else "random")
    seen, _ = env.reset(seed=8)
    play_on(env, seen, np.random.default_rng(1), most=3)
    copies = [deepcopy(env), pickle.loads(pickle.dumps(env))]
    saved = env.save()
    expected = play_on(env, env._seen(), np.random.default_rng(2), most=4)
    for copy in copies:
        assert play_on(copy, copy._seen(), np.random.default_rng(2), most=4) == expected
    assert play_on(env, env.restore(saved), np.random.default_rng(2), most=4) == expected


def test_a_forbidden_action_changes_nothing_and_is_explained() -> None:
    env = Against("offline")
    seen, _ = env.reset(seed=2)
    before = env.save()["game"]
    after, reward, over, cut_off, info = env.step(int(np.argmin(seen["action_mask"])))
    assert (reward, over, cut_off) == (REFUSED, False, False)
    assert info["refused"]
    assert env.save()["game"] == before
    assert (after["observation"] == seen["observation"]).all()


def test_who_only_tries_what_is_forbidden_is_cut_off() -> None:
    env = Against("offline")
    seen, _ = env.reset(seed=2)
    wrong = int(np.argmin(seen["action_mask"]))
    env._steps = env.game.book.most_plies - 1
    assert env.step(wrong)[2:4] == (False, True)


def test_bots_and_seats_that_do_not_exist_are_refused() -> None:
    with pytest.raises(Complaint, match="nobody"):
        Against("offline", ["nobody"])
    with pytest.raises(ValueError, match="seats go from 0 to 1"):
        Against("offline", seat=2)


def test_greedy_bots_beat_a_random_learner() -> None:
    env = Against("offline", ["greedy"], seat=None)
    chance = np.random.default_rng(5)
    rewards = []
    for seed in range(6):
        seen, _ = env.reset(seed=seed)
        rewards.append(play_on(env, seen, chance)[-1][2])
    assert np.mean(rewards) < -0.5
