"""What a bot's play leaves to be won: every choice is played out in whole games between greedy players.

`python bench/played_out.py --game planetweb --positions 60 --games 1000` takes positions of greedy games for two, plays each
choice out with the same luck, and tells how much better the choice is that wins most of one half of these games than what
greedy does, counted in the other half: so luck does not make any choice look better than it is. Where that is next to nothing,
nobody can win much more than half of the games against greedy. `--bot expert` asks the same of another bot. With
`--lookahead 1` the greedy players look one decision ahead instead of a turn, which in Planet'Web is ten times as fast and no
worse; the bot that is asked thinks as always. `--point` looks at one kind of decision alone.
"""

from __future__ import annotations

import argparse
from math import sqrt
from statistics import fmean, pstdev
from typing import Any

import numba
import numpy as np

from contenders import Side, contender
from tablee import games
from tablee.bots.compiled import CHANCE_BYTES, EVENT_BYTES, best_step, box_image, copy_into, seed, seen, workroom
from tablee.bots.compiled_greedy import CompiledGreedy
from tablee.bots.greedy import MOST_POSITIONS
from tablee.bots.player import Bot
from tablee.bots.searcher import prepare
from tablee.core.chance import Fast
from tablee.core.compiled import CompiledGame, buffer, compiled
from tablee.core.rulebook import Rulebook

EVERY = 8
"""One decision of so many is looked at."""

ASKED, ASKED_LEVEL = 64, 4
"""How often greedy is asked, or a bot that thinks: what they do depends on the throws that they imagine."""


def playing_out(game: CompiledGame, lookahead: int, most_choices: int) -> Any:
    """The driver: whole greedy games after every choice."""
    legal, apply, redeal, evaluate = game.legal, game.apply, game.redeal, game.evaluate

    @numba.njit(error_model="numpy")
    def play_out(box: Any, start: Any, choices: Any, low: Any, won: Any, count: Any) -> None:
        room = workroom(start.size, most_choices, MOST_POSITIONS)
        state, world = np.zeros(start.size, np.uint8), np.zeros(start.size, np.uint8)
        events = np.zeros(EVENT_BYTES, np.uint8)
        table, own = np.zeros(CHANCE_BYTES, np.uint8), np.zeros(CHANCE_BYTES, np.uint8)
        now, seat = seen(state), np.int64(seen(start).actor)
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


def taken(bot: Bot, book: Rulebook, box: Any, state: Any, choices: Any, seed: int) -> Any:
    """How often a bot makes each choice."""
    asked = ASKED if isinstance(bot, CompiledGreedy) else ASKED_LEVEL
    made = [bot.choose(book, box, state, int(state.actor), Fast(seed, number)) for number in range(asked)]
    return np.array([made.count(choice) / asked for choice in choices])


def main() -> None:
    asked = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    asked.add_argument("--game", choices=games.names(), required=True)
    asked.add_argument("--bot", default="greedy", help="whose choices are looked at: greedy, or a level")
    asked.add_argument("--point", help="one decision point alone, by its name")
    asked.add_argument("--positions", type=int, default=60)
    asked.add_argument("--games", type=int, default=1000, help="whole games of each choice")
    asked.add_argument("--lookahead", type=int, help="decisions of a turn that greedy looks ahead (default: the game's)")
    asked.add_argument("--seed", type=int, default=1)
    given = asked.parse_args()
    book = games.rulebook(given.game)
    prepare(book)
    box, form, greedy = book.box(2), compiled(book), CompiledGreedy()
    bot = contender(Side(given.bot), book) if given.bot != "greedy" else greedy
    play_out = playing_out(form, given.lookahead or book.lookahead, book.most_choices)
    lost: list[float] = []
    decisions = played = 0
    while len(lost) < given.positions:
        chance = Fast(given.seed, played)
        state, _ = book.start(box, chance)
        played += 1
        while not state.over:
            choices = np.array(book.actions(box, state), np.int64)
            meant = choices.size > 1 and given.point in (None, book.points[state.point])
            decisions += meant
            if meant and chance.below(EVERY if given.point is None else 1) == 0 and len(lost) < given.positions:
                won = np.zeros((2, choices.size))
                play_out(box_image(box), buffer(state), choices, len(lost), won, given.games)
                share = taken(bot, book, box, state, choices, len(lost))
                halves = ((won[0], won[1]), (won[1], won[0]))
                lost.append(fmean(other[one.argmax()] - other @ share for one, other in halves) / (given.games / 2))
                print(f"\r{len(lost)} of {given.positions}", end="", flush=True)
            book.step(box, state, greedy.choose(book, box, state, state.actor, Fast(chance.below(1 << 30))), chance)
    each, off = fmean(lost), pstdev(lost) / sqrt(len(lost))
    print(
        f"\r{given.bot} loses {100 * each:.2f} (give or take {100 * off:.2f}) points of 100 a decision; "
        f"a player has {decisions / 2 / played:.1f} such decisions a game"
    )


if __name__ == "__main__":
    main()
