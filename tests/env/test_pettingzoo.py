"""PettingZoo's own tests, on every game with every number of players, and what they do not ask."""

from __future__ import annotations

import pickle
import warnings
from collections.abc import Iterator
from contextlib import contextmanager
from copy import deepcopy
from typing import Any

import numpy as np
import pytest

from tablee.core.decision import Refused
from tablee.core.rulebook import Rulebook
from tablee.env import pettingzoo
from tests.env.seatings import every_game, every_seating, in_one_process
from tests.games.worlds import Setting

with warnings.catch_warnings():
    warnings.simplefilter("ignore", DeprecationWarning)  # its tests import one of its games the old way
    from pettingzoo.test import api_test, seed_test

pytestmark = in_one_process

EXPECTED = (
    "Observation is not a NumPy array",
    "Observation space for each agent probably should be",
    "Action mask numpy array is all zeros",
)
"""What PettingZoo warns of in every game with action masks but its own, which it knows by name."""


@contextmanager
def expected_warnings() -> Iterator[None]:
    with warnings.catch_warnings():
        for text in EXPECTED:
            warnings.filterwarnings("ignore", text)
        yield


def game(seating: Setting, render_mode: str | None = None) -> Any:
    return pettingzoo.env(seating.book.id, seating.players, dict(seating.options), render_mode=render_mode)


@every_seating
def test_it_passes_pettingzoos_api_test(seating: Setting) -> None:
    with expected_warnings():
        api_test(game(seating), num_cycles=60)


@every_game
def test_it_passes_pettingzoos_api_test_with_all_that_a_seat_knows(book: Rulebook) -> None:
    with expected_warnings():
        api_test(pettingzoo.env(book.id, complete=True), num_cycles=10)


@every_seating
def test_it_passes_pettingzoos_seed_test(seating: Setting) -> None:
    seed_test(lambda: game(seating), num_cycles=12)


def play_on(env: Any, chance: np.random.Generator, most: int = 10**6) -> list[Any]:
    """Random play up to so many steps; everything that was seen and paid."""
    met: list[Any] = []
    while env.agents and len(met) < most:
        agent = env.agent_selection
        seen, reward, ended, cut_off, info = env.last()
        assert not cut_off
        met.append((agent, seen["observation"].tobytes(), seen["action_mask"].tobytes(), reward, ended, info))
        env.step(None if ended else int(chance.choice(np.flatnonzero(seen["action_mask"]))))
    return met


@every_seating
def test_whole_games_are_paid_out_once(seating: Setting) -> None:
    env = game(seating)
    env.reset(seed=3)
    met = play_on(env, np.random.default_rng(1))
    paid = {agent: reward for agent, _, _, reward, ended, _ in met if ended}
    assert set(paid) == set(env.possible_agents)
    assert paid == dict(zip(env.possible_agents, env.unwrapped.game.payoffs(), strict=True))
    assert sum(paid.values()) == pytest.approx(0)
    assert all(reward == 0 for _, _, _, reward, ended, _ in met if not ended)
    assert all(set(info) == {"score"} for *_, ended, info in met if ended)


@every_seating
def test_copies_pickles_and_checkpoints_go_the_same_way(seating: Setting) -> None:
    env = game(seating)
    env.reset(seed=4)
    play_on(env, np.random.default_rng(2), most=20)
    copies = [deepcopy(env), pickle.loads(pickle.dumps(env))]
    saved = env.unwrapped.save()
    expected = play_on(env, np.random.default_rng(3), most=15)
    for copy in copies:
        assert play_on(copy, np.random.default_rng(3), most=15) == expected
    again = game(seating)
    again.reset()
    again.unwrapped.restore(saved)
    assert play_on(again, np.random.default_rng(3), most=15) == expected


@every_seating
def test_only_who_must_act_has_a_choice(seating: Setting) -> None:
    env = game(seating)
    env.reset(seed=5)
    for agent in env.agents:
        assert env.observe(agent)["action_mask"].any() == (agent == env.agent_selection)


def test_a_forbidden_action_ends_the_game_and_costs_its_agent() -> None:
    env = pettingzoo.env("offline")
    env.reset(seed=1)
    agent = env.agent_selection
    wrong = int(np.argmin(env.observe(agent)["action_mask"]))
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        env.step(wrong)
    assert env.rewards[agent] == pettingzoo.REFUSED
    assert all(env.terminations.values())
    raw = pettingzoo.raw_env("offline")
    raw.reset(seed=1)
    before = raw.save()
    with pytest.raises(Refused):
        raw.step(wrong)
    assert raw.save() == before


def test_it_can_be_looked_at() -> None:
    env = pettingzoo.env("offline", render_mode="ansi")
    env.reset(seed=1)
    assert "point: TURN" in str(env.render())
    env.close()
