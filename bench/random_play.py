"""Compiled random play, one core, against OpenSpiel's C++ backgammon and gin rummy in the same run."""

from __future__ import annotations

from board import GAMES, Result, Row, against, main, promise
from peers import ROLLOUTS, SAMPLE, openspiel_from_python, openspiel_in_cpp
from tablee.arena.measure import DECISIONS_GOAL, OTHER_DECISIONS_GOAL, Line, Pace, compiled_play, in_turns

TIMES_BACKGAMMON = {"offline": 10}
OTHER_TIMES_BACKGAMMON = 2


def measure(seconds: float, rounds: int) -> Result:
    """Everybody plays whole random games on one core."""
    ours = [
        compiled_play(game, listed=listed)._replace(name=f"Tablée {game}, {'listed' if listed else 'quick'}")
        for game in GAMES
        for listed in (True, False)
    ]
    theirs = [peer(name) for name in ("backgammon", "gin_rummy") for peer in (openspiel_in_cpp, openspiel_from_python)]
    paces = in_turns([*ours, *theirs], seconds, rounds)
    backgammon, _, gin_rummy, _ = paces[len(ours) :]
    rows = [row for at, game in enumerate(GAMES) for row in promises(game, *paces[2 * at : 2 * at + 2], backgammon, gin_rummy)]
    return Result(
        "Random play, compiled, one core",
        "decisions",
        tuple(paces),
        tuple(rows),
        (
            "A decision is one action of a player; dice, deals and draws do not count for anybody.",
            "Two players everywhere. Tablée plays each game with its default options, set-up included, in one compiled loop; "
            "every action reports its events.",
            '"Listed" draws from the list of all legal actions, as the peers do; "quick" is the game\'s own hook, which finds '
            "one legal action, all equally likely, without listing them where the game has a way to do so.",
            "The rules of both peers are C++. The C++ loop is OpenSpiel's RandomRolloutEvaluator, "
            f"{ROLLOUTS} games a call from behind the opening throw or deal; its decisions are games times the mean of "
            f"{SAMPLE} games. The Python loop calls legal_actions and apply_action for every step.",
        ),
    )


def promises(game: str, listed: Pace, quick: Pace, backgammon: Pace, gin_rummy: Pace) -> list[Row]:
    """What the design promises of one game."""
    times = TIMES_BACKGAMMON.get(game, OTHER_TIMES_BACKGAMMON)
    goal = DECISIONS_GOAL.get(game, OTHER_DECISIONS_GOAL)
    return [
        against(f"{game}: random play, compiled, listed", listed, backgammon, times),
        against(f"{game}: random play, compiled, quick", quick, backgammon, times),
        against(f"{game}: random play, compiled, listed", listed, gin_rummy, 1),
        promise(Line("measure-compiled-legal", listed.per_second, "per-second", goal, goal=True)),
        promise(Line("measure-compiled-choose", quick.per_second, "per-second", goal, goal=True)),
    ]


if __name__ == "__main__":
    raise SystemExit(main(measure))
