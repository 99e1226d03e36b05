"""What greedy play leaves to be won: every choice is played out in whole games between greedy players.

`python bench/played_out.py --game planetweb --positions 60 --games 1000` takes positions of greedy games for two, plays each
choice out with the same luck, and tells how much better the choice is that wins most of one half of these games than what
greedy does, counted in the other half: so luck does not make any choice look better than it is. Where that is next to nothing,
nobody can win much more than half of the games against greedy. With `--lookahead 1` greedy players look one decision ahead
instead of a turn, which in Planet'Web is ten times as fast and no worse.
"""

from __future__ import annotations

import argparse
from math import sqrt
from statistics import fmean, pstdev
from typing import Any

import numba
import numpy as np

from tablee import games
from tablee.bots.compiled import CHANCE_BYTES, EVENT_BYTES, best_step, box_image, copy_into, seed, seen, workroom
from tablee.bots.compiled_greedy import CompiledGreedy
from tablee.bots.greedy import MOST_POSITIONS
from tablee.core.chance import Fast
from tablee.core.compiled import CompiledGame, buffer, compiled

EVERY = 8
"""One decision of so many is looked at."""

MOST_CHOICES = 8
"""Choices of a position at the most, or it would take too long."""

ASKED = 64
"""How often greedy is asked: what it does depends on the throw that it imagines."""


def playing_out(game: CompiledGame, lookahead: int, most_choices: int) -> Any:
    """The driver: whole greedy games after every choice, and what greedy would choose."""
    legal, apply, redeal, evaluate = game.legal, game.apply, game.redeal, game.evaluate

    @numba.njit(error_model="numpy")
    def play_out(box: Any, start: Any, choices: Any, low: Any, won: Any, taken: Any, count: Any) -> None:
        room = workroom(start.size, most_choices, MOST_POSITIONS)
        state, world = np.zeros(start.size, np.uint8), np.zeros(start.size, np.uint8)
        events = np.zeros(EVENT_BYTES, np.uint8)
        table, own = np.zeros(CHANCE_BYTES, np.uint8), np.zeros(CHANCE_BYTES, np.uint8)
        now, seat = seen(state), np.int64(seen(start).actor)
        for number in range(ASKED):
            seed(own, low, 0, number)
            copy_into(world, start)
            redeal(box, world, seat, own)
            step = best_step(legal, apply, evaluate, box, world, own, lookahead, room)
            for k in range(choices.size):
                taken[k] += choices[k] == step
        for number in range(count):
            for k in range(choices.size):
                seed(table, low, 1, number)
                seed(own, low, 2, number)
                copy_into(state, start)
                redeal(box, state, seat, table)
                apply(box, state, choices[k], table, events)
                while now.over == 0:
                    copy_into(world, state)
                    redeal(box, world, np.int64(now.actor), own)
                    apply(box, state, best_step(legal, apply, evaluate, box, world, own, lookahead, room), table, events)
                winners = np.int64(now.winners)
                won[number % 2, k] += (winners >> seat & 1) / max(1, (winners & 1) + (winners >> 1 & 1))

    return play_out


def main() -> None:
    asked = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    asked.add_argument("--game", choices=games.names(), required=True)
    asked.add_argument("--positions", type=int, default=60)
    asked.add_argument("--games", type=int, default=1000, help="whole games of each choice")
    asked.add_argument("--lookahead", type=int, help="decisions of a turn that greedy looks ahead (default: the game's)")
    asked.add_argument("--seed", type=int, default=1)
    given = asked.parse_args()
    book = games.rulebook(given.game)
    box, form, greedy = book.box(2), compiled(book), CompiledGreedy()
    play_out = playing_out(form, given.lookahead or book.lookahead, book.most_choices)
    lost: list[float] = []
    decisions = played = 0
    while len(lost) < given.positions:
        chance = Fast(given.seed, played)
        state, _ = book.start(box, chance)
        played += 1
        while not state.over:
            choices = np.array(book.actions(box, state), np.int64)
            decisions += choices.size > 1
            if 1 < choices.size <= MOST_CHOICES and chance.below(EVERY) == 0 and len(lost) < given.positions:
                won, taken = np.zeros((2, choices.size)), np.zeros(choices.size)
                play_out(box_image(box), buffer(state), choices, len(lost), won, taken, given.games)
                share = taken / taken.sum()
                halves = ((won[0], won[1]), (won[1], won[0]))
                lost.append(fmean(other[one.argmax()] - other @ share for one, other in halves) / (given.games / 2))
                print(f"\r{len(lost)} of {given.positions}", end="", flush=True)
            book.step(box, state, greedy.choose(book, box, state, state.actor, Fast(chance.below(1 << 30))), chance)
    each, off = fmean(lost), pstdev(lost) / sqrt(len(lost))
    print(
        f"\rgreedy loses {100 * each:.2f} (give or take {100 * off:.2f}) points of 100 a decision; "
        f"a player has {decisions / 2 / played:.0f} decisions a game"
    )


if __name__ == "__main__":
    main()
