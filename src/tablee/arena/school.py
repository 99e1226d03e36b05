"""Games for bots to learn from: who plays them, and what is kept of them.

At first the players are greedy; later they go by what was learned so far: they imagine each choice with the same few throws
and take the one after which the network gives them the best chances. Now and then a player slips and does anything at all,
so that positions are seen that good players avoid. Of each game a few positions are kept, as every seat observes
them, with the chances that the evaluation gives and with who won in the end.
"""

from __future__ import annotations

from collections.abc import Generator
from functools import cache
from typing import Any, NamedTuple

import msgspec
import numba
import numpy as np

from tablee import games
from tablee.bots import lessons
from tablee.bots.buffers import CHANCE
from tablee.bots.compiled import (
    CHANCE_BYTES,
    EVENT_BYTES,
    below,
    best_step,
    blank_plans,
    copy_into,
    reconsider,
    seed,
    seen,
    weigh_leads,
    workroom,
)
from tablee.bots.greedy import LUCKS, MOST_POSITIONS
from tablee.bots.search import Rules
from tablee.core.compiled import CompiledGame, buffer, compiled
from tablee.core.options import Value
from tablee.core.position import SEATS

PORTION = 20
"""Games played between two reports."""

KEPT_OF_A_GAME = 128
"""Positions kept, of all games of a portion together, for each of them at the most."""

THOUSAND = 1000
SLIPS = 40
"""Decisions of a thousand that are made at random."""

THROWS = 8
"""How often a choice is imagined where something is thrown or drawn."""


class School(msgspec.Struct, frozen=True):
    """The games to learn from: one position of `every` is kept."""

    game: str
    players: int
    options: dict[str, Value]
    seed: int
    every: int
    neurons: int = 0
    """The size of the network that the players go by; 0: they are greedy."""
    weights: str = ""
    """The network, packed."""


class Samples(NamedTuple):
    """Positions, in the order in which they came up: which game they are from, what every seat observed, the chances that the
    evaluation gave it, and what it won in the end."""

    game: Any
    observed: Any
    chances: Any
    won: Any


def _thinking(game: CompiledGame) -> Any:
    """How a player who goes by what was learned makes a choice; it is made for this run alone, as the games' driver is."""
    legal, apply, refusal, redeal, evaluate, observe = (getattr(game, name) for name in Rules._fields)

    @numba.njit(error_model="numpy", nogil=True)
    def promise(box: Any, world: Any, seat: Any, players: Any, spread: Any, t: Any, network: Any) -> Any:  # pragma: no cover
        """A seat's chances by what was learned."""
        inputs, neurons, weights = network
        now = seen(world)
        if now.over != 0:
            winners: Any = np.int64(now.winners)
            won: Any = 0
            for other in range(players):
                won += winners >> other & 1
            return 1.0 / players if won == 0 else 1.0 * (winners >> seat & 1) / won
        evaluate(box, world, t.values)
        weigh_leads(t.values, spread, players, t.chances)
        rules = Rules(legal, apply, refusal, redeal, evaluate, observe)
        reconsider(rules, box, world, t, weights, inputs, neurons, players)
        return t.chances[seat]

    @numba.njit(error_model="numpy", nogil=True)
    def learned_step(box: Any, world: Any, own: Any, players: Any, spread: Any, room: Any, t: Any, network: Any) -> Any:
        """The choice that promises most; all of them meet the same throws."""
        seat = np.int64(seen(world).actor)
        count = legal(box, world, t.actions)
        if count == 1:
            return t.actions[0]
        promised = np.zeros(count)
        luck = room.dice.view(CHANCE)[0].sfc
        for _ in range(THROWS):
            seed(room.dice, below(own.view(CHANCE)[0], LUCKS), 0, 0)
            a, b, c, d = luck[0], luck[1], luck[2], luck[3]
            was_drawn = False
            for k in range(count):
                luck[0], luck[1], luck[2], luck[3] = a, b, c, d
                copy_into(room.after, world)
                apply(box, room.after, t.actions[k], room.dice, room.events)
                was_drawn = was_drawn or luck[3] != d
                promised[k] += promise(box, room.after, seat, players, spread, t, network)
            if not was_drawn:
                break
        return t.actions[np.argmax(promised)]

    return learned_step


@cache
def _playing(game: CompiledGame) -> Any:
    """The driver of a game's lessons."""
    names = ("new", "legal", "apply", "redeal", "evaluate", "observe", "choose")
    new, legal, apply, redeal, evaluate, observe, choose = (getattr(game, name) for name in names)
    learned_step = _thinking(game)

    @numba.njit(error_model="numpy", nogil=True)
    def play(
        box: Any, low: Any, first: Any, count: Any, every: Any, sizes: Any, spread: Any, t: Any, network: Any,
        games: Any, observed: Any, values: Any, winners: Any,
    ) -> Any:  # fmt: skip # pragma: no cover
        state_bytes, most_choices, most_plies, lookahead = sizes
        players = observed.shape[1]
        room = workroom(state_bytes, most_choices, MOST_POSITIONS)
        state, world = np.zeros(state_bytes, np.uint8), np.zeros(state_bytes, np.uint8)
        events = np.zeros(EVENT_BYTES, np.uint8)
        table, own = np.zeros(CHANCE_BYTES, np.uint8), np.zeros(CHANCE_BYTES, np.uint8)
        now, luck = seen(state), own.view(CHANCE)[0]
        written = 0
        for number in range(first, first + count):
            seed(table, low, 0, 2 * number)
            seed(own, low, 0, 2 * number + 1)
            state[:] = 0
            new(box, state, table, events)
            began, plies = written, 0
            while now.over == 0 and plies < most_plies:
                if below(luck, THOUSAND) < SLIPS:
                    action = choose(box, state, own, room.actions)
                else:
                    copy_into(world, state)
                    redeal(box, world, np.int64(now.actor), own)
                    if network[1] > 0:
                        action = learned_step(box, world, own, players, spread, room, t, network)
                    else:
                        action = best_step(legal, apply, evaluate, box, world, own, lookahead, room)
                apply(box, state, action, table, events)
                plies += 1
                if now.over == 0 and below(luck, every) == 0 and written < observed.shape[0]:
                    evaluate(box, state, values[written])
                    for seat in range(players):
                        observe(box, state, seat, observed[written, seat])
                    games[written] = number
                    written += 1
            winners[began:written] = now.winners
        return written

    return play


def play(school: School, start: int, stop: int) -> Generator[tuple[int, Samples]]:
    """Play some of the games, in any process: how many were played, and what is kept of them."""
    book = games.rulebook(school.game)
    form = compiled(book)
    box = book.box(school.players, school.options)
    spread = float(book.spread(box))
    sizes = (book.State.size(), book.most_choices, book.most_plies, book.lookahead)
    weights = lessons.unpack(school.weights) if school.neurons else lessons.NONE.weights
    network = (book.observation, school.neurons, np.frombuffer(weights))
    room = blank_plans(book, book.observation, school.neurons)
    for first in range(start, stop, PORTION):
        count = min(PORTION, stop - first)
        most = count * KEPT_OF_A_GAME
        numbers, winners = np.zeros(most, np.int64), np.zeros(most, np.int64)
        observed, values = np.zeros((most, school.players, book.observation)), np.zeros((most, SEATS))
        written = _playing(form)(
            *(buffer(box), school.seed, first, count, school.every, sizes, spread, room, network),
            *(numbers, observed, values, winners),
        )
        won = (winners[:written, None] >> np.arange(school.players) & 1).astype(np.float32)
        won[won.sum(1) == 0] = 1.0
        samples = Samples(
            numbers[:written],
            observed[:written].astype(np.float16),
            chances_of(values[:written, : school.players] / spread).astype(np.float32),
            won / won.sum(1, keepdims=True),
        )
        yield count, samples


def chances_of(leads: Any) -> Any:
    """Chances that leads mean, seat by seat."""
    weights = np.exp(leads - leads.max(1, keepdims=True))
    return weights / weights.sum(1, keepdims=True)
