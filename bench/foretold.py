"""How well chances foretell who wins: those of the evaluation, those that bots have learned, and those that people are told.

`python bench/foretold.py --game offline --games 60` plays greedy games and tells the mean logarithm of what was given to those
who won (0 would be foresight), over all positions and in the last fifth of each game; `--players 4`, `--option round_limit=30`.
All of these see the open table; a review goes by the last of them. Then the same is told of a seat's own chance, which it must
judge by what it knows: as the open table has it, as the seat is told it, and what all seats are told together (it should be 1).
"""

from __future__ import annotations

import argparse
from math import log
from statistics import fmean
from typing import Any, NamedTuple

from tablee import games
from tablee.bots.compiled_greedy import CompiledGreedy
from tablee.bots.lessons import reconsidered
from tablee.bots.search import EVERYBODY
from tablee.coach.chances import Chances, chances, evaluated, shown, standing
from tablee.coach.review import OPEN_TABLE
from tablee.core.chance import Fast
from tablee.core.rulebook import Rulebook, winners

LUCKS = 1 << 30
LATE = 0.8
"""The part of a game after which it is late."""

LEAST = 1e-4
"""What a chance counts for at the least."""


def told(book: Rulebook, box: Any, state: Any) -> list[Chances]:
    """A position's chances in several ways."""
    plainly = chances(book, box, state)
    return [
        plainly,
        reconsidered(book, box, state, plainly),
        evaluated(book, box, state),
        shown(book, box, state),
        standing(book, box, state, EVERYBODY, walks=OPEN_TABLE),
    ]


WAYS = ("evaluation", "lessons", "evaluation, as told", "lessons, as told", "looking ahead")


class Said(NamedTuple):
    """What was said of a position: of the open table in several ways, and to each seat of its own chance."""

    ways: list[Chances]
    own: Chances


def positions_of(book: Rulebook, box: Any, luck: Fast, every: int) -> tuple[list[Said], list[int]]:
    """What was said in a greedy game, one position in `every`, and who won."""
    greedy, said, number = CompiledGreedy(), [], 0
    seats = range(int(box.players))
    state, _ = book.start(box, luck)
    while not state.over:
        number += 1
        if number % every == 0 and book.is_prepared(state):
            own = tuple(standing(book, box, state, seat, seed=number)[seat] for seat in seats)
            said.append(Said(told(book, box, state), own))
        book.step(box, state, greedy.choose(book, box, state, state.actor, Fast(luck.below(LUCKS))), luck)
    return said, list(winners(state)) or list(seats)


def off_by(chance: float, won: bool) -> float:
    """How far off a single seat's chance was."""
    return -log(max(chance if won else 1.0 - chance, LEAST))


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
    open_table: list[float] = []
    own: list[float] = []
    together: list[float] = []
    for number in range(given.games):
        said, won = positions_of(book, box, Fast(given.seed, number), given.every)
        for place, (ways, told_own) in enumerate(said):
            together.append(sum(told_own))
            for seat, chance in enumerate(told_own):
                open_table.append(off_by(ways[-1][seat], seat in won))
                own.append(off_by(chance, seat in won))
            for way, found in enumerate(ways):
                wrong = -fmean(log(max(found[seat], LEAST)) for seat in won)
                off[way].append(wrong)
                if place >= LATE * len(said):
                    late[way].append(wrong)
        print(f"\r{number + 1} of {given.games}", end="", flush=True)
    print(f"\r{'':24}all  last fifth")
    for way, wrong, wrong_late in zip(WAYS, off, late, strict=True):
        print(f"{way:22} {fmean(wrong):.3f}  {fmean(wrong_late):.3f}")
    print(f"a seat's own chance: {fmean(open_table):.3f} at the open table, {fmean(own):.3f} as it is told it")
    print(f"all seats' own chances together: {fmean(together):.2f}")


if __name__ == "__main__":
    main()
