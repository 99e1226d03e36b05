"""Other ways to search, as opponents: flat Monte Carlo of our own, and OpenSpiel's ISMCTSBot on our rules."""

from __future__ import annotations

import time
from typing import Any

import numba
import numpy as np

from peers import MissingPeer
from tablee.bots.compiled import copy_into, seen
from tablee.bots.player import Bot
from tablee.core.chance import Chance, Fast
from tablee.core.compiled import buffer, compiled
from tablee.core.compiled_chance import fast_record
from tablee.core.events import Events
from tablee.core.rulebook import Rulebook

LUCKS = 1 << 30
PORTION = 8
"""Playouts between two looks at the clock."""
MOST_ROLLOUT = 4000
"""Decisions after which a random game that does not end counts for nobody."""


@numba.njit(error_model="numpy")
def playouts(
    apply: Any, redeal: Any, choose: Any, box: Any, state: Any, world: Any, chance: Any, events: Any,
    actions: Any, legal: Any, won: Any, tried: Any, count: Any,
) -> None:  # fmt: skip
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


class FlatMonteCarlo(Bot):
    """Random games from every choice in redealt worlds, compiled, for so long; the choice that won most."""

    name = "flat"

    def __init__(self, seconds: float) -> None:
        self.seconds = seconds
        self.playouts: list[int] = []

    def choose(self, book: Rulebook, box: Any, state: Any, seat: int, chance: Chance) -> int:
        legal = np.array(book.actions(box, state), np.int64)
        if legal.size == 1:
            return int(legal[0])
        end = time.process_time() + self.seconds
        game = compiled(book)
        own = buffer(fast_record(chance.below(LUCKS)))
        won, tried = np.zeros(legal.size), np.zeros(legal.size, np.int64)
        room = (buffer(box), buffer(state), game.state(), own, game.events(), game.actions())
        while time.process_time() < end or tried.min() == 0:
            playouts(game.apply, game.redeal, game.choose, *room, legal, won, tried, PORTION)
        self.playouts.append(int(tried.sum()))
        return int(legal[np.argmax(won / tried)])

    def decide(self, book: Rulebook, box: Any, world: Any, chance: Chance) -> int:
        return self.choose(book, box, world, world.actor, chance)


class SpielState:
    """A position of ours as OpenSpiel's search asks for it; dice and draws happen inside an action."""

    def __init__(self, game: SpielGame, state: Any, chance: Fast) -> None:
        self.game, self.state, self.chance = game, state, chance

    def get_game(self) -> SpielGame:
        return self.game

    def clone(self) -> SpielState:
        return SpielState(self.game, self.state.copy(), self.chance)

    def is_terminal(self) -> bool:
        return bool(self.state.over)

    def is_chance_node(self) -> bool:
        return False

    def current_player(self) -> int:
        return int(self.state.actor)

    def legal_actions(self, player: int | None = None) -> list[int]:
        return self.game.book.actions(self.game.box, self.state)

    def apply_action(self, action: int) -> None:
        self.game.book.apply(self.game.box, self.state, int(action), self.chance, Events())

    def returns(self) -> list[float]:
        """1 for a victory, -1 for a defeat, 0 for one that is shared."""
        players = int(self.game.box.players)
        won = [seat for seat in range(players) if self.state.winners >> seat & 1]
        if len(won) != 1:
            return [0.0] * players
        return [1.0 if seat in won else -1.0 for seat in range(players)]

    def information_state_string(self) -> bytes:
        """What the acting seat knows: the one world that a fixed luck deals to it."""
        world = self.state.copy()
        self.game.book.redeal(self.game.box, world, world.actor, Fast(0))
        return bytes(world.to_bytes())

    def resample_from_infostate(self, player: int, sampler: Any) -> SpielState:
        world = self.state.copy()
        self.game.book.redeal(self.game.box, world, player, self.chance)
        return SpielState(self.game, world, self.chance)


class SpielGame:
    """A game of ours as OpenSpiel's search asks for it."""

    def __init__(self, book: Rulebook, box: Any, kind: Any) -> None:
        self.book, self.box, self.kind = book, box, kind

    def get_type(self) -> Any:
        return self.kind


class OpenSpielSearch(Bot):
    """OpenSpiel's ISMCTSBot with its own random rollouts, so many simulations or so many seconds a decision."""

    name = "ismcts"

    def __init__(self, simulations: int, seconds: float = 0.0) -> None:
        try:
            import pyspiel
            from open_spiel.python.algorithms import ismcts, mcts
        except ImportError:
            raise MissingPeer("open_spiel") from None

        class Kind:
            dynamics = pyspiel.GameType.Dynamics.SEQUENTIAL
            information = pyspiel.GameType.Information.IMPERFECT_INFORMATION

        self.kind, self.ismcts, self.mcts = Kind, ismcts, mcts
        self.simulations, self.seconds = simulations, seconds
        self.made: list[int] = []

    def choose(self, book: Rulebook, box: Any, state: Any, seat: int, chance: Chance) -> int:
        luck = chance.below(LUCKS)
        chosen = np.random.RandomState(luck)
        world = state.copy()
        book.redeal(box, world, seat, Fast(luck))
        root = SpielState(SpielGame(book, box, self.kind), world, Fast(luck, 1))
        evaluator = self.mcts.RandomRolloutEvaluator(1, chosen, MOST_ROLLOUT)
        bot = self.ismcts.ISMCTSBot(
            root.game, evaluator, 2.0, self.simulations, random_state=chosen, allow_inconsistent_action_sets=True
        )
        if self.seconds:
            _stop_by_the_clock(bot, self.seconds)
        try:
            action = int(bot.step(root))
        except TimeIsUp:
            action = _best(bot, root, chosen)
        self.made.append(len(bot._node_pool))
        return action

    def decide(self, book: Rulebook, box: Any, world: Any, chance: Chance) -> int:
        return self.choose(book, box, world, world.actor, chance)


class TimeIsUp(Exception):
    """Raised inside OpenSpiel's loop, which counts simulations alone."""


def _stop_by_the_clock(bot: Any, seconds: float) -> None:
    """End the search before a simulation for which there is no time; at least two are made."""
    end = time.process_time() + seconds
    deal = bot.sample_root_state

    def sample(state: Any) -> Any:
        if time.process_time() >= end and bot._root_node.total_visits > 0:
            raise TimeIsUp
        return deal(state)

    bot.sample_root_state = sample


def _best(bot: Any, root: SpielState, chosen: Any) -> int:
    """What the bot would do with what it has found so far."""
    actions, shares = zip(*bot.get_final_policy(root, bot._root_node), strict=True)
    return int(chosen.choice(actions, p=shares))
