"""How well chances foretell who wins: those of the evaluation, those that bots have learned, and those that people are told.

`python bench/foretold.py --game offline --games 60` plays greedy games and tells the mean logarithm of what was given to those
who won (0 would be foresight), over all positions and in the last fifth of each game; `--players 4`, `--option round_limit=30`.
"""

from __future__ import annotations

import argparse
from math import log
from statistics import fmean
from typing import Any

from tablee import games
from tablee.bots.compiled_greedy import CompiledGreedy
from tablee.bots.lessons import reconsidered
from tablee.coach.chances import Chances, chances, evaluated, shown
from tablee.core.chance import Fast
from tablee.core.rulebook import Rulebook, winners

LUCKS = 1 << 30
LATE = 0.8
"""The part of a game after which it is late."""

LEAST = 1e-4
"""What a chance counts for at the least."""


def told(book: Rulebook, box: Any, state: Any) -> list[Chances]:
    """A position's chances in four ways."""
    plainly = chances(book, box, state)
    return [
        plainly,
        reconsidered(book, box, state, plainly),
        evaluated(book, box, state),
        shown(book, box, state),
    ]


WAYS = ("evaluation", "lessons", "evaluation, as told", "what people are told")


def positions_of(book: Rulebook, box: Any, luck: Fast, every: int) -> tuple[list[list[Chances]], list[int]]:
    """What was said in a greedy game, one position in `every`, and who won."""
    greedy, said, number = CompiledGreedy(), [], 0
    state, _ = book.start(box, luck)
    while not state.over:
        number += 1
        if number % every == 0 and book.is_prepared(state):
            said.append(told(book, box, state))
        book.step(box, state, greedy.choose(book, box, state, state.actor, Fast(luck.below(LUCKS))), luck)
    return said, list(winners(state)) or list(range(int(box.players)))


def main() -> None:
    asked = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    asked.add_argument("--game", choices=games.names(), required=True)
    asked.add_argument("--players", type=int, default=2)
    asked.add_argument("--option", action="append", default=[], metavar="NAME=VALUE")
    asked.add_argument("--games", type=int, default=60)
    asked.add_argument("--every", type=int, default=3, help="one position in so many is looked at")
    asked.add_argument("--seed", type=int, default=77)
    given = asked.parse_args()
    book = games.rulebook(given.game)
    box = book.box(given.players, book.read_options(dict(one.split("=", 1) for one in given.option)))
    off: list[list[float]] = [[] for _ in WAYS]
    late: list[list[float]] = [[] for _ in WAYS]
    for number in range(given.games):
        said, won = positions_of(book, box, Fast(given.seed, number), given.every)
        for place, ways in enumerate(said):
            for way, found in enumerate(ways):
                wrong = -fmean(log(max(found[seat], LEAST)) for seat in won)
                off[way].append(wrong)
                if place >= LATE * len(said):
                    late[way].append(wrong)
        print(f"\r{number + 1} of {given.games}", end="", flush=True)
    print(f"\r{'':24}all  last fifth")
    for way, wrong, wrong_late in zip(WAYS, off, late, strict=True):
        print(f"{way:22} {fmean(wrong):.3f}  {fmean(wrong_late):.3f}")


if __name__ == "__main__":
    main()
