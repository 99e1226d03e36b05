"""Other ways to search, as opponents: flat Monte Carlo of our own, and OpenSpiel's ISMCTSBot on our rules."""

from __future__ import annotations

import time
from functools import cache
from typing import Any

import numba
import numpy as np
from numba import types

from peers import MissingPeer
from spiel import MOST_ROLLOUT, Compiled, Form, Rollouts, SpielGame, SpielState
from tablee.bots.compiled import box_image, copy_into, seen
from tablee.bots.player import Bot
from tablee.core.chance import Chance
from tablee.core.compiled import CompiledGame, buffer, compiled
from tablee.core.compiled_chance import fast_record
from tablee.core.rulebook import Rulebook

LUCKS = 1 << 30
PORTION = 8
"""Playouts between two looks at the clock."""
UCT = 2.0
"""How much OpenSpiel's search explores; its own examples use this."""


@cache
def playing(game: CompiledGame) -> Any:
    """The driver of flat Monte Carlo in a game."""
    apply, redeal, choose = game.apply, game.redeal, game.choose
    numbers = types.int64[::1]

    @numba.njit(
        types.void(*[types.uint8[::1]] * 5, numbers, numbers, types.float64[::1], numbers, types.int64), error_model="numpy"
    )
    def playouts(
        box: Any, state: Any, world: Any, chance: Any, events: Any, actions: Any, legal: Any, won: Any, tried: Any, count: Any
    ) -> None:
        """Play random games from a position, each choice in its turn."""
        seat = np.int64(seen(state).actor)
        for _ in range(count):
            at = np.argmin(tried)
            copy_into(world, state)
            redeal(box, world, seat, chance)
            apply(box, world, legal[at], chance, events)
            now = seen(world)
            length = 0
            while now.over == 0 and length < MOST_ROLLOUT:
                apply(box, world, choose(box, world, chance, actions), chance, events)
                length += 1
            winners = np.int64(now.winners)
            if winners >> seat & 1:
                won[at] += 1.0 if winners == 1 << seat else 0.5
            tried[at] += 1

    return playouts


class FlatMonteCarlo(Bot):
    """Random games from every choice in redealt worlds, compiled, for so long; the choice that won most."""

    name = "flat"

    def __init__(self, seconds: float, playouts: int = PORTION) -> None:
        self.seconds = seconds
        self.playouts = playouts
        """Random games of a decision at the least, so that it can be had without the clock."""
        self.made = 0
        """Random games so far."""

    def choose(self, book: Rulebook, box: Any, state: Any, seat: int, chance: Chance) -> int:
        legal = np.array(book.actions(box, state), np.int64)
        if legal.size == 1:
            return int(legal[0])
        game = compiled(book)
        play = playing(game)
        end = time.process_time() + self.seconds
        own = buffer(fast_record(chance.below(LUCKS)))
        won, tried = np.zeros(legal.size), np.zeros(legal.size, np.int64)
        room = (box_image(box), buffer(state), game.state(), own, game.events(), game.actions())
        while time.process_time() < end or tried.min() == 0 or tried.sum() < self.playouts:
            play(*room, legal, won, tried, PORTION)
        self.made += int(tried.sum())
        return int(legal[np.argmax(won / tried)])

    def decide(self, book: Rulebook, box: Any, world: Any, chance: Chance) -> int:
        return self.choose(book, box, world, world.actor, chance)


class OpenSpielSearch(Bot):
    """OpenSpiel's ISMCTSBot with random roll-outs, so many simulations or so many seconds a decision.

    The action sets of an information set are equal by law, so its costly filter for unequal ones stays off.
    """

    name = "ismcts"

    def __init__(self, simulations: int, seconds: float = 0.0, form: type[Form] = Compiled) -> None:
        try:
            import pyspiel
            from open_spiel.python.algorithms import ismcts
        except ImportError:
            raise MissingPeer("open_spiel") from None

        class Kind:
            dynamics = pyspiel.GameType.Dynamics.SEQUENTIAL
            information = pyspiel.GameType.Information.IMPERFECT_INFORMATION

        self.kind, self.search, self.form = Kind, ismcts.ISMCTSBot, form
        self.simulations, self.seconds = simulations, seconds
        self.made = 0
        """Simulations so far."""

    def choose(self, book: Rulebook, box: Any, state: Any, seat: int, chance: Chance) -> int:
        legal = book.actions(box, state)
        return legal[0] if len(legal) == 1 else self.searched(book, box, state, chance)[0]

    def searched(self, book: Rulebook, box: Any, state: Any, chance: Chance) -> tuple[int, dict[int, float]]:
        """What the search does, and how often it visited each choice."""
        end = time.process_time() + self.seconds
        luck = chance.below(LUCKS)
        chosen = np.random.RandomState(luck)
        form = self.form(book, box, luck)
        root = SpielState(SpielGame(form, self.kind), form.world(state))
        form.redeal(root.world, root.current_player())
        bot = self.search(root.game, Rollouts(), UCT, self.simulations, random_state=chosen)

        def deal(state: SpielState, player: int) -> SpielState:
            """The world of the next simulation; OpenSpiel's loop knows no clock, so it ends here. Two are made at least."""
            if self.seconds and bot._root_node.total_visits > 0 and time.process_time() >= end:
                raise TimeIsUp
            self.made += 1
            return state.resample_from_infostate(player, None)

        bot.set_resampler(deal)
        try:
            action = int(bot.step(root))
        except TimeIsUp:
            actions, shares = zip(*bot.get_final_policy(root, bot._root_node), strict=True)
            action = int(chosen.choice(actions, p=shares))
        return action, {choice: child.visits for choice, child in bot._root_node.child_info.items()}

    def decide(self, book: Rulebook, box: Any, world: Any, chance: Chance) -> int:
        return self.choose(book, box, world, world.actor, chance)


class TimeIsUp(Exception):
    """Raised inside OpenSpiel's loop, which counts simulations alone."""
