"""Stepping many games at once, beside PettingZoo's and RLCard's own games and Pgx on the processor, in the same run."""

from __future__ import annotations

import os
import time
from typing import Any

import numpy as np

from board import GAMES, Result, Row, against, main, promise
from peers import pettingzoo_game, pgx_game, rlcard_game
from tablee.arena.measure import Contestant, Line, in_turns, repeated
from tablee.env import Vectorised

COUNT = 4096
"""Games that are stepped together, ours and Pgx's."""
STEPS = 64
"""Steps in one compiled loop, where they do not come back to Python one by one."""
GOAL = 2_000_000
"""Decisions a second of Offline on two cores."""

PETTINGZOO = ("connect_four_v3", "tictactoe_v3")
RLCARD = ("leduc-holdem", "gin-rummy")
PGX = ("backgammon", "connect_four", "leduc_holdem")


def stepping(games: Vectorised, *, looked_at: bool) -> Any:
    """A step of all games with random legal actions; with observations, if they are looked at."""
    actions = np.empty(games.count, np.int64)
    numbers = np.empty((games.count, games.book.observation), np.float32)

    def some(batch: int) -> tuple[int, int]:
        played = 0
        for _ in range(batch):
            played += int(games.step(games.random_actions(actions)).done.sum())
            if looked_at:
                games.observation(out=numbers)
        return batch * games.count, played

    return some


def ours(game: str, *, looked_at: bool = False) -> Contestant:
    """Our games on one core, since seconds are processor time."""
    games = Vectorised(game, COUNT, players=2, seed=1, threads=1)
    what = "step by step, observations" if looked_at else "step by step"
    return Contestant(f"Tablée {game}, {COUNT} games, {what}", repeated(stepping(games, looked_at=looked_at)))


def ours_in_one_go(game: str) -> Contestant:
    """As Pgx runs: STEPS random steps of all games in one compiled loop."""
    games = Vectorised(game, COUNT, players=2, seed=1, threads=1)

    def some(batch: int) -> tuple[int, int]:
        return batch * STEPS * COUNT, sum(int(games.play_randomly(STEPS).sum()) for _ in range(batch))

    return Contestant(f"Tablée {game}, {COUNT} games, {STEPS} steps in one loop", repeated(some))


def on_all_cores(seconds: float) -> tuple[float, float]:
    """Decisions of Offline a second by the clock on the wall, on all cores, and how many cores' time we were given."""
    some = stepping(Vectorised("offline", 4 * COUNT, players=2, seed=1), looked_at=False)
    some(5)
    began, used, decisions = time.perf_counter(), time.process_time(), 0
    while time.perf_counter() - began < seconds:
        decisions += some(5)[0]
    passed = time.perf_counter() - began
    return decisions / passed, (time.process_time() - used) / passed


def measure(seconds: float, rounds: int) -> Result:
    """Everybody steps random games."""
    mine = [*(ours(game) for game in GAMES), ours("offline", looked_at=True), ours_in_one_go("offline")]
    theirs = [
        *(pettingzoo_game(name) for name in PETTINGZOO),
        *(rlcard_game(name) for name in RLCARD),
        *(pgx_game(name, COUNT, 1) for name in PGX),
    ]
    looped = [pgx_game(name, COUNT, STEPS) for name in PGX]
    paces = in_turns([*mine, *theirs, *looped], seconds, rounds)
    offline, in_one_go, peers = paces[GAMES.index("offline")], paces[len(mine) - 1], paces[len(mine) :]
    per_second, cores = on_all_cores(seconds)
    return Result(
        "Many games at once",
        "decisions",
        tuple(paces),
        (
            *(against("offline, step by step", offline, peer, 1) for peer in peers[: len(theirs)]),
            *(against("offline, steps in one loop", in_one_go, peer, 1) for peer in peers[len(theirs) :]),
            goal(per_second, cores),
        ),
        (
            f"Tablée and Pgx step {COUNT} games of two players together, with random legal actions and auto-reset: step by "
            f"step, which is how a learner uses them, and {STEPS} steps in one compiled loop. Pgx makes an observation at "
            "every step, ours only where it is asked for; one of ours is 1,019 numbers.",
            "PettingZoo's and RLCard's own games are stepped one at a time, as their documentation shows.",
            "The games differ: the small ones (tic-tac-toe, Leduc) are far lighter than ours.",
            f"On all {os.cpu_count()} cores by the clock on the wall: {per_second / 1e6:.2f} M decisions/s of Offline, while "
            f"the machine gave us {cores:.2f} cores.",
        ),
    )


def goal(per_second: float, cores: float) -> Row:
    """Two cores' worth of processor time; where the machine is shared, the clock on the wall tells less."""
    two_cores = 2 * per_second / cores
    row = promise(Line("measure-compiled-legal", two_cores, "per-second", GOAL, goal=True))
    return Row("offline, step by step, two cores' time", row.contract, row.measured, row.ratio, row.ok)


if __name__ == "__main__":
    raise SystemExit(main(measure))
