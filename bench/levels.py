"""The five levels of every game: each against the one below, the expert against greedy and random.

`python bench/levels.py --game offline --games 40`; other pairs with `--pairs expert:greedy,master:regular`, larger companies,
in which each side has every other seat, with `--players 4`. With `--results FILE` every game is noted when it is over, and the
same command goes on later.
"""

from __future__ import annotations

import argparse
import sys
from itertools import pairwise
from pathlib import Path

from contenders import Side
from contest import Match, contest
from search import show
from tablee import games
from tablee.arena.workers import cores
from tablee.bots.levels import LEVELS

PAIRS = [*((upper, lower) for lower, upper in pairwise(LEVELS)), ("expert", "greedy"), ("expert", "random")]


def main() -> int:
    asked = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    asked.add_argument("--game", choices=games.names(), action="append", help="all games unless named")
    asked.add_argument("--games", type=int, default=40, help="games of each pair, half of them with seats changed")
    asked.add_argument("--pairs", default=",".join(map(":".join, PAIRS)))
    asked.add_argument("--players", type=int, choices=(2, 4, 6), default=2)
    asked.add_argument("--seed", type=int, default=1)
    asked.add_argument("--clock", action="store_true", help="keep to the seconds of a level, not only to its walks")
    asked.add_argument("--results", type=Path, help="where games are noted; those that are there are not played again")
    asked.add_argument("--jobs", type=int, default=cores(), help="games at a time (default: one a core)")
    given = asked.parse_args()
    for game in given.game or [name for name in games.names() if given.players in games.rulebook(name).seats]:
        for pair in given.pairs.split(","):
            one, other = (Side(name, clock=given.clock and name in LEVELS) for name in pair.split(":"))
            match = Match(game, one, other, given.seed, given.players)
            score = contest(match, given.games, kept=given.results, jobs=given.jobs, heard=show)
            if sys.stderr.isatty():
                print("\r\x1b[K", end="", file=sys.stderr)
            print(score, flush=True)
    return 0


if __name__ == "__main__":
    raise SystemExit(main())
