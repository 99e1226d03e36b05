"""Interpreted random play against Catanatron's random players in the same run."""

from __future__ import annotations

from board import GAME, Result, against, main, promise
from peers import catanatron
from tablee.arena.measure import INTERPRETED_GOAL, Line, in_turns, interpreted_play


def measure(seconds: float, rounds: int) -> Result:
    """Both play whole random games in plain Python."""
    ours = [
        interpreted_play(GAME, listed=True)._replace(name=f"Tablée {GAME}, listed"),
        interpreted_play(GAME, listed=False)._replace(name=f"Tablée {GAME}, quick"),
    ]
    paces = in_turns([*ours, catanatron()], seconds, rounds)
    listed, quick, catan = paces
    return Result(
        "Random play, interpreted",
        "decisions",
        tuple(paces),
        (
            against("Random play, interpreted, listed", listed, catan, 1),
            against("Random play, interpreted, quick", quick, catan, 1),
            promise(Line("measure-interpreted-legal", listed.per_second, "per-second", INTERPRETED_GOAL, goal=True)),
            promise(Line("measure-interpreted-choose", quick.per_second, "per-second", INTERPRETED_GOAL, goal=True)),
        ),
        (
            "Plain Python both, two random players both. Tablée counts decisions, Catanatron the entries of its log of actions "
            "(throws and ends of turns are actions there).",
            '"Listed" draws from the list of all legal actions; "quick" is the game\'s own hook, which finds one legal action, '
            "all equally likely, without listing them.",
            "Catanatron lists all playable actions after each action and checks the chosen one against the list.",
        ),
    )


if __name__ == "__main__":
    raise SystemExit(main(measure))
