"""What a way to think loses: its choices beside those of a long search, position by position.

`python bench/regret.py --game insider --try width=6 --try walks=512,width=32` changes the expert in these ways and tells, for
each, how much of a chance to win a decision costs on average, how often it is the long search's own choice, and how long it
takes. A hundred positions tell more about a width or a number of walks than a hundred games do. They do not tell whether walks
are judged rightly: the long search judges as the expert does.
"""

from __future__ import annotations

import argparse
import time
from collections.abc import Iterator
from typing import Any, NamedTuple

from tablee import bots, games
from tablee.bots.levels import Level, level
from tablee.bots.searcher import Budget, Manner, Searcher, prepare
from tablee.core.chance import Fast
from tablee.core.rulebook import Rulebook

LONG = 10_000
"""Walks of the long search."""

WIDE = 48
"""Plans that race in it."""

EVERY = 24
"""One decision of so many is looked at."""

BRIEF = 32
"""Walks of the player who leads the games into positions that an expert meets."""


class Way(NamedTuple):
    """A way to think, and what it has cost so far."""

    name: str
    budget: Budget
    manner: Manner
    lost: list[float]
    same: list[bool]
    seconds: list[float]


def way(given: str, expert: Level) -> Way:
    """The expert, changed as typed."""
    manner, walks = expert.manner, expert.budget.walks
    for part in filter(None, given.split(",")):
        name, _, value = part.partition("=")
        if name == "walks":
            walks = int(value)
        elif name in Manner._fields:
            kind = type(getattr(manner, name))
            manner = manner._replace(**{name: kind(float(value))})
        else:
            raise SystemExit(f"{name} is none of: walks, {', '.join(Manner._fields)}")
    return Way(given or "as it is", Budget(walks), manner, [], [], [])


def met(book: Rulebook, box: Any, expert: Level, seed: int) -> Iterator[Any]:
    """Positions of games between somebody who thinks briefly and a greedy player, as the acting seat may take them to be."""
    brief = Searcher(Budget(BRIEF), expert.manner, compiled=True)
    for game in range(1 << 20):
        table, own = Fast(seed, 2 * game), Fast(seed, 2 * game + 1)
        state, _ = book.start(box, table)
        while not state.over:
            player = brief if state.actor == game % 2 else bots.bot("greedy")
            if book.is_prepared(state) and len(book.actions(box, state)) > 1 and own.below(EVERY) == 0:
                world = state.copy()
                book.redeal(box, world, state.actor, own)
                yield world
            book.step(box, state, player.choose(book, box, state, state.actor, own), table)


def compare(book: Rulebook, ways: list[Way], positions: int, seed: int) -> None:
    """Let all ways think about the same positions."""
    prepare(book)
    box = book.box(2)
    expert = level("expert", book).at(book, box)
    reference = Searcher(Budget(LONG), expert.manner._replace(width=WIDE, trust=1), compiled=True)
    for number, world in zip(range(positions), met(book, box, expert, seed), strict=False):
        found = reference.think(book, box, world, Fast(seed + 1, number)).choices
        worth = {one.action: one.chances[world.actor] for one in found if one.visits}
        best = found[0].action
        for one in ways:
            began = time.process_time()
            thought = Searcher(one.budget, one.manner, compiled=True).think(book, box, world, Fast(seed + 2, number))
            one.seconds.append(time.process_time() - began)
            chosen = thought.choices[0].action
            one.lost.append(worth.get(best, 0.0) - worth.get(chosen, min(worth.values(), default=0.0)))
            one.same.append(chosen == best)
        print(f"\r{number + 1} of {positions}", end="", flush=True)
    print()


def main() -> None:
    asked = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    asked.add_argument("--game", choices=games.names(), required=True)
    asked.add_argument("--try", dest="tries", action="append", default=[], metavar="NAME=VALUE,...")
    asked.add_argument("--positions", type=int, default=80)
    asked.add_argument("--seed", type=int, default=1)
    given = asked.parse_args()
    book = games.rulebook(given.game)
    expert = level("expert", book).at(book, book.box(2))
    ways = [way(one, expert) for one in ["", *given.tries]]
    compare(book, ways, given.positions, given.seed)
    for one in ways:
        count = max(1, len(one.lost))
        lost, same, spent = sum(one.lost) / count, sum(one.same) / count, 1000 * sum(one.seconds) / count
        print(
            f"{one.name:28} loses {100 * lost:5.2f} points of 100 a decision, the same choice in {same:4.0%}, {spent:4.0f} ms"
        )


if __name__ == "__main__":
    main()
