"""Copies of a state, compiled and interpreted."""

from __future__ import annotations

from board import GAME, Result, main, promise
from tablee.arena.measure import COPIES_GOAL, Line, compiled_copies, in_turns, interpreted_copies


def measure(seconds: float, rounds: int) -> Result:
    """Both copy one state after the other."""
    ours = [
        compiled_copies(GAME)._replace(name=f"Tablée {GAME}, compiled (bytes)"),
        interpreted_copies(GAME)._replace(name=f"Tablée {GAME}, interpreted (light record)"),
    ]
    paces = in_turns(ours, seconds, rounds)
    return Result(
        "Copies of a state",
        "copies",
        tuple(paces),
        (promise(Line("measure-compiled-copies", paces[0].per_second, "per-second", COPIES_GOAL[GAME], goal=True)),),
        ("Compiled copies are made one from the other inside one compiled loop, so that none can be optimised away.",),
    )


if __name__ == "__main__":
    raise SystemExit(main(measure))
