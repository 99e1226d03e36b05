"""Interpreted random play against Catanatron's random players in the same run."""

from __future__ import annotations

from board import GAME, GAMES, Result, Row, against, main, promise
from peers import catanatron
from tablee.arena.measure import INTERPRETED_GOAL, Line, Pace, in_turns, interpreted_play


def measure(seconds: float, rounds: int) -> Result:
    """All play whole random games in plain Python."""
    ours = [
        interpreted_play(game, listed=listed)._replace(name=f"Tablée {game}, {'listed' if listed else 'quick'}")
        for game in GAMES
        for listed in (True, False)
    ]
    paces = in_turns([*ours, catanatron()], seconds, rounds)
    rows = [row for at, game in enumerate(GAMES) for row in promises(game, *paces[2 * at : 2 * at + 2], paces[-1])]
    return Result(
        "Random play, interpreted",
        "decisions",
        tuple(paces),
        tuple(rows),
        (
            "Plain Python all, two random players all. Tablée counts decisions, Catanatron the entries of its log of actions "
            "(throws and ends of turns are actions there).",
            '"Listed" draws from the list of all legal actions; "quick" is the game\'s own hook, which finds one legal action, '
            "all equally likely, without listing them where the game has a way to do so.",
            "Catanatron lists all playable actions after each action and checks the chosen one against the list.",
        ),
    )


def promises(game: str, listed: Pace, quick: Pace, catan: Pace) -> list[Row]:
    """What the design promises of one game; its goal in figures is one for Offline."""
    rows = [
        against(f"{game}: random play, interpreted, listed", listed, catan, 1),
        against(f"{game}: random play, interpreted, quick", quick, catan, 1),
    ]
    if game == GAME:
        rows += [
            promise(Line("measure-interpreted-legal", listed.per_second, "per-second", INTERPRETED_GOAL, goal=True)),
            promise(Line("measure-interpreted-choose", quick.per_second, "per-second", INTERPRETED_GOAL, goal=True)),
        ]
    return rows


if __name__ == "__main__":
    raise SystemExit(main(measure))
