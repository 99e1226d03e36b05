"""Compiled random play, one core, against OpenSpiel's C++ backgammon and gin rummy in the same run."""

from __future__ import annotations

from board import GAME, Result, against, main, promise
from peers import ROLLOUTS, SAMPLE, openspiel_from_python, openspiel_in_cpp
from tablee.arena.measure import DECISIONS_GOAL, OTHER_DECISIONS_GOAL, Contestant, Line, compiled_play, in_turns
from tablee.games import names

OTHERS = tuple(game for game in names() if game != GAME)
"""The other games of the house: each has a row of its own."""


def ours(game: str) -> list[Contestant]:
    """A game drawing from the list of legal actions, and by its quick choice."""
    return [
        compiled_play(game, listed=True)._replace(name=f"Tablée {game}, listed"),
        compiled_play(game, listed=False)._replace(name=f"Tablée {game}, quick"),
    ]


def measure(seconds: float, rounds: int) -> Result:
    """Everybody plays whole random games on one core."""
    theirs = [peer(name) for name in ("backgammon", "gin_rummy") for peer in (openspiel_in_cpp, openspiel_from_python)]
    paces = in_turns([*ours(GAME), *theirs, *(contestant for game in OTHERS for contestant in ours(game))], seconds, rounds)
    listed, quick, backgammon, _, gin_rummy, _ = paces[:6]
    goal = DECISIONS_GOAL[GAME]
    others = [(game, *paces[6 + 2 * place : 8 + 2 * place]) for place, game in enumerate(OTHERS)]
    return Result(
        "Random play, compiled, one core",
        "decisions",
        tuple(paces),
        (
            against("Random play, compiled, listed", listed, backgammon, 10),
            against("Random play, compiled, quick", quick, backgammon, 10),
            against("Random play, compiled, listed", listed, gin_rummy, 1),
            promise(Line("measure-compiled-legal", listed.per_second, "per-second", goal, goal=True)),
            promise(Line("measure-compiled-choose", quick.per_second, "per-second", goal, goal=True)),
            *(against(f"{game}, random play, compiled, listed", all_listed, backgammon, 2) for game, all_listed, _ in others),
            *(
                promise(Line("measure-compiled-choose", hook.per_second, "per-second", OTHER_DECISIONS_GOAL, goal=True))
                for _, _, hook in others
            ),
        ),
        (
            "A decision is one action of a player; dice, deals and draws do not count for anybody.",
            "Two players everywhere. Tablée plays Offline in the basic variant, set-up included, in one compiled loop; "
            "every action reports its events.",
            '"Listed" draws from the list of all legal actions, as the peers do; "quick" is the game\'s own hook, which finds '
            "one legal action, all equally likely, without listing them.",
            "The rules of both peers are C++. The C++ loop is OpenSpiel's RandomRolloutEvaluator, "
            f"{ROLLOUTS} games a call from behind the opening throw or deal; its decisions are games times the mean of "
            f"{SAMPLE} games. The Python loop calls legal_actions and apply_action for every step.",
        ),
    )


if __name__ == "__main__":
    raise SystemExit(main(measure))
