"""Copies of a state, compiled and interpreted."""

from __future__ import annotations

from board import GAMES, Result, main, promise
from tablee.arena.measure import COPIES_GOAL, OTHER_COPIES_GOAL, Line, compiled_copies, in_turns, interpreted_copies


def measure(seconds: float, rounds: int) -> Result:
    """Every game copies one state after the other."""
    ours = [
        contestant
        for game in GAMES
        for contestant in (
            compiled_copies(game)._replace(name=f"Tablée {game}, compiled (bytes)"),
            interpreted_copies(game)._replace(name=f"Tablée {game}, interpreted (light record)"),
        )
    ]
    paces = in_turns(ours, seconds, rounds)
    goals = [COPIES_GOAL.get(game, OTHER_COPIES_GOAL) for game in GAMES]
    lines = [
        Line("measure-compiled-copies", pace.per_second, "per-second", goal, goal=True)
        for pace, goal in zip(paces[::2], goals, strict=True)
    ]
    return Result(
        "Copies of a state",
        "copies",
        tuple(paces),
        tuple(map(promise, lines)),
        (
            "Compiled copies are made one from the other inside one compiled loop, so that none can be optimised away.",
            f"The promises stand in the order of the games: {', '.join(GAMES)}.",
        ),
    )


if __name__ == "__main__":
    raise SystemExit(main(measure))
