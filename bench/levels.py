"""The five levels of every game: each against the one below, the expert against greedy and random.

`python bench/levels.py --game offline --games 40`; other pairs with `--pairs expert:greedy,master:regular`.
"""

from __future__ import annotations

import argparse
import sys
from itertools import pairwise

from contest import contender, contest
from tablee import games
from tablee.bots.levels import LEVELS

PAIRS = [*((upper, lower) for lower, upper in pairwise(LEVELS)), ("expert", "greedy"), ("expert", "random")]


def main() -> int:
    asked = argparse.ArgumentParser(description=__doc__)
    asked.add_argument("--game", choices=games.names(), action="append", help="all games unless named")
    asked.add_argument("--games", type=int, default=40, help="games of each pair, half of them with seats changed")
    asked.add_argument("--pairs", default=",".join(map(":".join, PAIRS)))
    asked.add_argument("--seed", type=int, default=1)
    asked.add_argument("--clock", action="store_true", help="keep to the seconds of a level, not only to its walks")
    given = asked.parse_args()
    for game in given.game or games.names():
        book = games.rulebook(game)
        for pair in given.pairs.split(","):
            one, other = pair.split(":")
            rivals = [contender(name, book, clock=given.clock) for name in (one, other)]
            score = None
            for score in contest(game, rivals[0], rivals[1], (one, other), given.games, given.seed):
                if sys.stderr.isatty():
                    print(f"\r{score}", end="", file=sys.stderr, flush=True)
            print(f"\r{score}" if sys.stderr.isatty() else score, flush=True)
    return 0


if __name__ == "__main__":
    raise SystemExit(main())
