"""The programs we measure ourselves against. They are imported here and nowhere else."""

from __future__ import annotations

import os
import random
from importlib import import_module
from typing import Any

import numpy as np

from tablee.arena.measure import Contestant, repeated

ROLLOUTS = 20
"""Games that OpenSpiel plays from one position before Python is asked for the next."""

SAMPLE = 300
"""Games over which the decisions of one game are averaged where C++ does not tell them."""


class MissingPeer(Exception):
    """A program to compare with is not installed."""

    def __init__(self, package: str) -> None:
        super().__init__(f"{package} is not installed; `make bench` installs it, or: pip install 'tablee[bench]'")


def _pyspiel() -> Any:
    try:
        import pyspiel
    except ImportError:
        raise MissingPeer("open_spiel") from None
    return pyspiel


def _drawn(outcomes: list[tuple[int, float]], left: float) -> int:
    """The outcome that a number from 0 to 1 falls on."""
    for outcome, probability in outcomes:
        left -= probability
        if left < 0:
            return outcome
    return outcomes[-1][0]


def _play_on(state: Any, chance: random.Random) -> int:
    """Play an OpenSpiel state to the end with uniformly random actions; how many decisions that took."""
    uniform = chance.random
    decisions = 0
    while not state.is_terminal():
        if state.is_chance_node():
            state.apply_action(_drawn(state.chance_outcomes(), uniform()))
        else:
            legal = state.legal_actions()
            state.apply_action(legal[int(uniform() * len(legal))])
            decisions += 1
    return decisions


def openspiel_from_python(name: str) -> Contestant:
    """Random games of an OpenSpiel C++ game, each step called from Python; dice and deals do not count as decisions."""
    game = _pyspiel().load_game(name)
    chance = random.Random(1)

    def some(batch: int) -> tuple[int, int]:
        return sum(_play_on(game.new_initial_state(), chance) for _ in range(batch)), batch

    return Contestant(f"OpenSpiel {name}, Python loop", repeated(some))


def openspiel_in_cpp(name: str) -> Contestant:
    """Random games of an OpenSpiel C++ game, played by its own C++ loop.

    That loop is the roll-out of `RandomRolloutEvaluator`: one simulation of `MCTSBot` on a fresh position is nothing but
    a batch of roll-outs. It starts behind the opening throw or deal, which is in OpenSpiel's favour. C++ does not tell
    how many decisions it played; the mean over some games stepped from Python stands in.
    """
    pyspiel = _pyspiel()
    game = pyspiel.load_game(name)
    chance = random.Random(1)
    mean_decisions = sum(_play_on(game.new_initial_state(), chance) for _ in range(SAMPLE)) / SAMPLE
    evaluator = pyspiel.RandomRolloutEvaluator(ROLLOUTS, 1)
    searcher = pyspiel.MCTSBot(game, evaluator, 1.0, 1, 100, False, 1, False)

    def opened() -> Any:
        state = game.new_initial_state()
        while state.is_chance_node():
            state.apply_action(_drawn(state.chance_outcomes(), chance.random()))
        return state

    def some(batch: int) -> tuple[int, int]:
        for _ in range(batch):
            searcher.mcts_search(opened())
        played = ROLLOUTS * batch
        return round(played * mean_decisions), played

    return Contestant(f"OpenSpiel {name}, C++ loop", repeated(some))


def catanatron() -> Contestant:
    """Whole games of Catanatron (pure Python) between two random players, its fastest setting."""
    try:
        from catanatron import Color, Game, RandomPlayer
    except ImportError:
        raise MissingPeer("catanatron") from None

    def some(batch: int) -> tuple[int, int]:
        actions = 0
        for _ in range(batch):
            game = Game([RandomPlayer(Color.RED), RandomPlayer(Color.BLUE)])
            game.play()
            actions += len(game.state.actions)
        return actions, batch

    return Contestant("Catanatron", repeated(some))


def pettingzoo_game(name: str) -> Contestant:
    """Random games of one of PettingZoo's own classic games, stepped the way its documentation shows."""
    os.environ.setdefault("PYGAME_HIDE_SUPPORT_PROMPT", "1")
    try:
        env = import_module(f"pettingzoo.classic.{name}").raw_env()
    except ImportError:
        raise MissingPeer("pettingzoo with pygame-ce") from None
    chance = np.random.default_rng(1)

    def some(batch: int) -> tuple[int, int]:
        decisions = 0
        for _ in range(batch):
            env.reset(seed=int(chance.integers(2**31)))
            for _ in env.agent_iter():
                seen, _, ended, cut_off, _ = env.last()
                if ended or cut_off:
                    env.step(None)
                else:
                    legal = np.flatnonzero(seen["action_mask"])
                    env.step(int(legal[int(chance.random() * len(legal))]))
                    decisions += 1
        return decisions, batch

    return Contestant(f"PettingZoo {name}", repeated(some))


def rlcard_game(name: str) -> Contestant:
    """Random games of one of RLCard's own games."""
    try:
        import rlcard
    except ImportError:
        raise MissingPeer("rlcard") from None
    env = rlcard.make(name, config={"seed": 1})
    chance = random.Random(1)

    def some(batch: int) -> tuple[int, int]:
        decisions = 0
        for _ in range(batch):
            state, _ = env.reset()
            while not env.is_over():
                legal = list(state["legal_actions"])
                state, _ = env.step(legal[int(chance.random() * len(legal))])
                decisions += 1
        return decisions, batch

    return Contestant(f"RLCard {name}", repeated(some))


def pgx_game(name: str, count: int, steps: int) -> Contestant:
    """So many random games of a Pgx game at once on the processor, `steps` steps in one compiled call, with auto-reset."""
    os.environ.setdefault("JAX_PLATFORMS", "cpu")
    try:
        import jax
        import pgx
        from pgx.experimental import auto_reset
    except ImportError:
        raise MissingPeer("pgx") from None
    jnp = jax.numpy
    env = pgx.make(name)
    step = jax.vmap(auto_reset(env.step, env.init))

    def one(carry: Any, _: Any) -> tuple[Any, Any]:
        state, key = carry
        key, for_actions, for_steps = jax.random.split(key, 3)
        marks = jnp.log(state.legal_action_mask.astype(jnp.float32))
        actions = jax.random.categorical(for_actions, marks, axis=1)
        state = step(state, actions, jax.random.split(for_steps, count))
        return (state, key), state.terminated.sum()

    @jax.jit
    def loop(state: Any, key: Any) -> Any:
        return jax.lax.scan(one, (state, key), None, length=steps)

    now = [jax.jit(jax.vmap(env.init))(jax.random.split(jax.random.PRNGKey(1), count)), jax.random.PRNGKey(2)]

    def some(batch: int) -> tuple[int, int]:
        played = 0
        for _ in range(batch):
            (now[0], now[1]), ended = loop(*now)
            played += int(ended.sum())
        return batch * steps * count, played

    calls = "step by step" if steps == 1 else f"{steps} steps in one loop"
    return Contestant(f"Pgx {name}, {count} games, {calls}", repeated(some))
