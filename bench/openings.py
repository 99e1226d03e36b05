"""What an opening is worth: greedy players, one of whom follows it while the others begin as they think best.

`python bench/openings.py --game offensive --games 100` tells for every seat how many games it wins with its opening and, on the
same deals, without.
"""

from __future__ import annotations

import argparse
from typing import Any

from contenders import OwnLuck
from contest import interval
from tablee import games
from tablee.bots import match, openings
from tablee.core.chance import Chance
from tablee.core.compiled import compiled
from tablee.core.rulebook import Rulebook


class Follower(OwnLuck):
    """A greedy player who follows an opening."""

    def choose(self, book: Rulebook, box: Any, state: Any, seat: int, chance: Chance) -> int:
        followed = openings.answer(book, box, state)
        return super().choose(book, box, state, seat, chance) if followed is None else followed


def won(book: Rulebook, box: Any, seat: int, follows: bool, count: int, seed: int) -> float:
    """How many of the games a seat wins."""
    sum_ = 0.0
    for number in range(count):
        company = [Follower() if follows and other == seat else OwnLuck() for other in range(box.players)]
        winners = match.play(book, box, company, seed, number * box.players).winners
        sum_ += (winners >> seat & 1) / max(1, winners.bit_count())
        print(f"\r{number + 1} of {count}", end="", flush=True)
    print("\r", end="")
    return sum_


def main() -> None:
    asked = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    asked.add_argument(
        "--game", choices=[name for name in games.names() if openings.openings(games.rulebook(name))], required=True
    )
    asked.add_argument("--games", type=int, default=100, help="games of each seat with its opening, and as many without")
    asked.add_argument("--seed", type=int, default=1)
    given = asked.parse_args()
    book = games.rulebook(given.game)
    compiled(book)
    for opening in openings.openings(book):
        options = opening.tables[0]
        box = book.box(len(opening.seats), options)
        for seat in range(len(opening.seats)):
            shares = []
            for follows in (False, True):
                count = won(book, box, seat, follows, given.games, given.seed)
                low, high = interval(count, given.games)
                shares.append(f"{count:g} of {given.games} ({low:.0%} to {high:.0%})")
            print(f"{book.id} {options or ''} seat {seat}: without {shares[0]}, with {shares[1]}", flush=True)


if __name__ == "__main__":
    main()
