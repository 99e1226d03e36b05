"""The search: how fast it is beside random play, and how the expert fares against other ways to think.

`python bench/search.py` measures all games and rivals; a part of it with `--game offline --rivals greedy,flat`. With
`--results FILE` every game is noted when it is over, and the same command goes on later; `--games 0` only tells what is noted
there. At "equal simulations" the expert makes at most as many walks as OpenSpiel has simulations; at "equal time" both have the
same processor seconds for a decision. It never makes more walks than at a table, so mostly it takes less than it is granted.
"""

from __future__ import annotations

import argparse
import sys
from pathlib import Path

from contenders import Side, positions
from contest import Match, Score, contest
from tablee import games
from tablee.arena.measure import ROUNDS, Contestant, compiled_play, in_turns, repeated
from tablee.arena.workers import cores
from tablee.bots.levels import level
from tablee.bots.searcher import Budget, Searcher, prepare
from tablee.core.chance import Fast

RIVALS = ("greedy", "random", "flat", "ismcts", "ismcts-equal")
THUMBS = ("thumb", "patient")
"""Players by rule of thumb, which Planet'Web alone has (its contract's *greedy* and *patient*)."""
GOALS = {"ismcts-equal": 0.55, "ismcts": 0.80, "flat": 0.65, "greedy": 0.85, "random": 0.99}
GOALS_WITH_LUCK = {"ismcts-equal": 0.52, "ismcts": 0.58, "flat": 0.55, "greedy": 0.60, "random": 0.80, "thumb": 0.60}
SEEDS = {("insider", "greedy"): 12, **{("planetweb", rival): 11 for rival in RIVALS + THUMBS}}
"""Deals on which nothing was tuned; those of seed 1 where no other is named."""
AGREED_SECONDS, AGREED_SIMULATIONS = 0.5, 1000
LUCKY = ("planetweb",)
"""Games where luck is large."""


def searching(game: str) -> Contestant:
    """The expert's search; its games are walks, redealing, laying out and judging included."""
    book = games.rulebook(game)
    prepare(book)
    box = book.box(2)
    met = positions(game)
    expert = level("expert", book).at(book, box)
    searcher = Searcher(Budget(expert.budget.walks), expert.manner, compiled=True)

    def some(batch: int) -> tuple[int, int]:
        found = [searcher.think(book, box, state, Fast(seed)) for _ in range(batch) for seed, state in enumerate(met)]
        return sum(one.decisions for one in found), sum(one.walks for one in found)

    return Contestant("search", repeated(some))


def pace(game: str, seconds: float) -> str:
    """Walks and decisions a second of the expert, beside compiled random play from the list of all legal actions."""
    mine, bare = in_turns([searching(game), compiled_play(game, listed=True)], 2 * ROUNDS * seconds)
    return (
        f"{game:10} {mine.games_per_second:9,.0f} walks/s of {mine.per_second / mine.games_per_second:6.0f} decisions each, "
        f"{mine.per_second:11,.0f} decisions/s = {mine.times(bare):4.0%} of random play ({bare.per_second:,.0f}/s)"
    )


def meeting(game: str, rival: str, seconds: float, simulations: int, seed: int) -> Match:
    """The expert and a rival, on the footing that was agreed."""
    if rival == "ismcts-equal":
        return Match(game, Side("expert", simulations), Side("ismcts", simulations), seed)
    if rival in ("flat", "ismcts"):
        return Match(game, Side("expert", seconds=seconds), Side(rival, seconds=seconds), seed)
    return Match(game, Side("expert"), Side(rival), seed)


def verdict(score: Score, rival: str) -> str:
    """The score beside its goal, which was agreed for one footing alone."""
    if not score.games:
        return str(score)
    if (score.match.other.seconds or AGREED_SECONDS, score.match.other.simulations or AGREED_SIMULATIONS) != (
        AGREED_SECONDS,
        AGREED_SIMULATIONS,
    ):
        return f"{score}; no goal on this footing"
    goal = (GOALS_WITH_LUCK if score.match.game in LUCKY else GOALS).get(rival)
    if goal is None:
        return str(score)
    low, high = score.interval
    said = (
        "reached"
        if low >= goal
        else "missed"
        if high < goal
        else "not certain yet, " + ("ahead of it" if score.share >= goal else "behind it")
    )
    return f"{score}; goal {goal:.0%}: {said}"


def show(score: Score) -> None:
    """How a match stands, on one line that is written over."""
    if sys.stderr.isatty():
        print(f"\r\x1b[K{score}", end="", file=sys.stderr, flush=True)


def main() -> int:
    asked = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    asked.add_argument("--game", choices=games.names(), action="append", help="all games unless named")
    asked.add_argument("--games", type=int, default=200, help="games of each match, half of them with seats changed")
    asked.add_argument(
        "--rivals", default=",".join(RIVALS + THUMBS), help=f"of {', '.join(RIVALS + THUMBS)}; none: only the pace is measured"
    )
    asked.add_argument("--seconds", type=float, default=AGREED_SECONDS, help="processor time of a decision at equal time")
    asked.add_argument("--simulations", type=int, default=AGREED_SIMULATIONS, help="of a decision at equal simulations")
    asked.add_argument("--seed", type=int, help="other deals than the usual ones")
    asked.add_argument("--results", type=Path, help="where games are noted; those that are there are not played again")
    asked.add_argument("--jobs", type=int, default=cores(), help="games at a time (default: one a core)")
    given = asked.parse_args()
    chosen = given.game or games.names()
    for game in chosen:
        print(pace(game, given.seconds), flush=True)
    for rival in filter(None, given.rivals.split(",")):
        for game in [one for one in chosen if rival not in THUMBS or one == "planetweb"]:
            deals = SEEDS.get((game, rival), 1) if given.seed is None else given.seed
            wanted = meeting(game, rival, given.seconds, given.simulations, deals)
            score = contest(wanted, given.games, kept=given.results, jobs=given.jobs, heard=show)
            if sys.stderr.isatty():
                print("\r\x1b[K", end="", file=sys.stderr)
            print(verdict(score, rival), flush=True)
    return 0


if __name__ == "__main__":
    raise SystemExit(main())
