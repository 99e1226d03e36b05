"""The search: how fast it is beside random play, and how the expert fares against other ways to think.

`python bench/search.py` measures all games and rivals; a part of it with `--game offline --rivals greedy,flat`. With
`--results FILE` every game is noted when it is over, and the same command goes on later; `--games 0` only tells what is noted
there. At "equal simulations" the expert makes at most as many walks as OpenSpiel has simulations; at "equal time" both have the
same processor seconds for a decision. It never makes more walks than at a table, so mostly it takes less than it is granted.
"""

from __future__ import annotations

import argparse
import sys
import time
from pathlib import Path

from contenders import Side, positions
from contest import Match, Score, contest
from tablee import games
from tablee.arena.workers import cores
from tablee.bots.compiled import play_out
from tablee.bots.levels import level
from tablee.bots.searcher import Budget, Searcher, prepare
from tablee.core.chance import Fast
from tablee.core.compiled import buffer, compiled
from tablee.core.compiled_chance import fast_record

WALKS = 200
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


def random_pace(game: str, seconds: float) -> float:
    """Decisions a second of compiled random play, from the list of all legal actions."""
    book = games.rulebook(game)
    form = compiled(book)
    box, state, chance = form.box(book.box(2)), form.state(), buffer(fast_record(1))
    play_out(form, box, state, chance, listed=True)
    began, decisions = time.process_time(), 0
    while time.process_time() - began < seconds:
        decisions += play_out(form, box, state, chance, listed=True)
    return decisions / (time.process_time() - began)


def pace(game: str, seconds: float) -> str:
    """Walks and decisions a second of the expert, redealing, laying out and judging included."""
    book = games.rulebook(game)
    prepare(book)
    box = book.box(2)
    searcher = Searcher(Budget(WALKS), level("expert", book).at(book, box).manner, compiled=True)
    walks = decisions = 0
    spent = 0.0
    for seed, state in enumerate(positions(game)):
        began = time.process_time()
        found = searcher.think(book, box, state, Fast(seed))
        spent += time.process_time() - began
        walks, decisions = walks + found.walks, decisions + found.decisions
    bare = random_pace(game, seconds)
    return (
        f"{game:10} {walks / spent:9,.0f} walks/s of {decisions / max(1, walks):6.0f} decisions each, "
        f"{decisions / spent:11,.0f} decisions/s = {decisions / spent / bare:4.0%} of random play ({bare:,.0f}/s)"
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
