"""The search: how fast it is beside random play, and how the expert fares against other ways to think.

`python bench/search.py --game offline --games 20 --rivals greedy,random,flat,ismcts --seconds 0.5 --simulations 1000`.
"Equal simulations" gives the expert as many walks as OpenSpiel has simulations; "equal time" gives both the same seconds.
"""

from __future__ import annotations

import argparse
import sys
import time
from typing import Any

from contest import CompiledGreedy, contender, contest
from rivals import FlatMonteCarlo, OpenSpielSearch
from tablee import bots, games
from tablee.bots.compiled import play_out
from tablee.bots.levels import level
from tablee.bots.player import Bot
from tablee.bots.searcher import Budget, Searcher, prepare
from tablee.core.chance import Fast
from tablee.core.compiled import buffer, compiled
from tablee.core.compiled_chance import fast_record

POSITIONS = 12
WALKS = 200
FIRST_STAGE = 6
"""Worlds of the race's first stage where the clock alone ends it."""


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


def positions(game: str) -> list[Any]:
    """Positions of a greedy game in which there is something to think about."""
    book = games.rulebook(game)
    box, chance, greedy = book.box(2), Fast(5), CompiledGreedy()
    state, _ = book.start(box, chance)
    found = []
    while not state.over:
        if len(book.actions(box, state)) > 1:
            found.append(state.copy())
        book.step(box, state, greedy.choose(book, box, state, state.actor, chance), chance)
    return found[:: max(1, len(found) // POSITIONS)][:POSITIONS]


def pace(game: str, seconds: float) -> str:
    """Walks and decisions a second of the expert, redealing, laying out and judging included."""
    book = games.rulebook(game)
    prepare(book)
    box = book.box(2)
    searcher = Searcher(Budget(WALKS), level("expert", book).manner, compiled=True)
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


def pairs(rival: str, game: str, seconds: float, simulations: int) -> list[tuple[str, Bot, Bot]]:
    """The expert and a rival, on each footing that was agreed."""
    book = games.rulebook(game)
    manner = level("expert", book).manner
    timed = Searcher(Budget(1 << 20, seconds), manner._replace(stage=FIRST_STAGE), compiled=True)
    if rival == "flat":
        return [(f"flat, {seconds:g} s each", timed, FlatMonteCarlo(seconds))]
    if rival == "ismcts":
        equal = Searcher(Budget(simulations), manner, compiled=True)
        return [
            (f"ismcts, {simulations} each", equal, OpenSpielSearch(simulations)),
            (f"ismcts, {seconds:g} s each", timed, OpenSpielSearch(1 << 20, seconds)),
        ]
    other = CompiledGreedy() if rival == "greedy" else bots.bot(rival)
    return [(rival, contender("expert", book, clock=False), other)]


def main() -> int:
    asked = argparse.ArgumentParser(description=__doc__)
    asked.add_argument("--game", choices=games.names(), action="append", help="all games unless named")
    asked.add_argument("--games", type=int, default=200)
    asked.add_argument("--rivals", default="greedy,random,flat,ismcts", help="none: only the pace is measured")
    asked.add_argument("--seconds", type=float, default=0.5)
    asked.add_argument("--simulations", type=int, default=1000)
    asked.add_argument("--seed", type=int, default=1)
    given = asked.parse_args()
    chosen = given.game or games.names()
    for game in chosen:
        print(pace(game, given.seconds), flush=True)
    for game in chosen:
        for rival in filter(None, given.rivals.split(",")):
            for name, one, other in pairs(rival, game, given.seconds, given.simulations):
                score = None
                for score in contest(game, one, other, ("expert", name), given.games, given.seed):
                    if sys.stderr.isatty():
                        print(f"\r{score}", end="", file=sys.stderr, flush=True)
                print(f"\r{score}" if sys.stderr.isatty() else score, flush=True)
    return 0


if __name__ == "__main__":
    raise SystemExit(main())
