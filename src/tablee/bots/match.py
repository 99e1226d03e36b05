"""One game between bots, interpreted; `compiled` has the twin that plays the same game faster."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, NamedTuple

from tablee.bots.player import Bot
from tablee.core.chance import Fast
from tablee.core.position import SEATS
from tablee.core.rulebook import Rulebook

TABLE = -1
"""The holder of the game's own chance, as against a bot's."""


class Outcome(NamedTuple):
    """How a game went: `over` and `winners` as in the last position, `began` the seat that acted first."""

    over: int
    winners: int
    began: int
    decisions: int
    scores: tuple[int, ...]


def stream(game: int, holder: int) -> int:
    """The stream of chance that the table or a seat draws from in this game; no two share one."""
    return game * (SEATS + 1) + 1 + holder


def play(book: Rulebook, box: Any, bots: Sequence[Bot], seed: int, game: int) -> Outcome:
    """Play game number `game` of a series to its end, or to the game's bound in plies (then `over` is 0).

    Bot k sits at seat (k + game) % players, and as many games in a row as there are players have the same luck at the
    table: over a series every bot holds every seat equally often, and every one of them gets what the others got.
    """
    players = len(bots)
    chance = Fast(seed, stream(game // players, TABLE))
    own = [Fast(seed, stream(game, seat)) for seat in range(players)]
    state, _ = book.start(box, chance)
    began = state.actor
    decisions = 0
    while not state.over and decisions < book.most_plies:
        seat = state.actor
        action = bots[(seat - game) % players].choose(book, box, state, seat, own[seat])
        book.step(box, state, action, chance)
        decisions += 1
    return Outcome(state.over, state.winners, began, decisions, tuple(state.score[:players]))
