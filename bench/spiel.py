"""A game of ours as OpenSpiel's search asks for it, on our compiled rules or interpreted.

Both forms give the same search for a seed. Compiled, everything that the rules do happens in compiled code, whole random
games in one call; the search itself, its tree and its UCT are OpenSpiel's own Python.
"""

from __future__ import annotations

from functools import cache
from typing import Any, Protocol

import numba
import numpy as np
from numba import types

from tablee.bots.buffers import CHANCE
from tablee.bots.compiled import seen
from tablee.core.chance import Fast
from tablee.core.compiled import CompiledGame, buffer, compiled
from tablee.core.compiled_chance import fast_record
from tablee.core.events import Events
from tablee.core.position import Position
from tablee.core.rulebook import Rulebook

MOST_ROLLOUT = 4000
"""Decisions after which a random game that does not end counts for nobody."""

_POSITION = Position.dtype()


class Form(Protocol):
    """What a search needs of a game's rules; worlds are whatever the form holds them in."""

    players: int

    def world(self, state: Any) -> Any:
        """A position as a world of this form."""

    def copy(self, world: Any) -> Any: ...
    def legal(self, world: Any) -> list[int]: ...
    def apply(self, world: Any, action: int) -> None: ...
    def redeal(self, world: Any, seat: int) -> None: ...

    def known(self, world: Any) -> bytes:
        """What the acting seat knows: the one world that a fixed luck deals to it."""

    def finish(self, world: Any) -> int:
        """Play on at random, all legal actions equally likely; who won, 0 if nobody did in time."""

    def now(self, world: Any) -> tuple[int, bool, int]:
        """Who acts, whether the game is over, who won."""


class Interpreted:
    """The rules as they stand."""

    def __init__(self, book: Rulebook, box: Any, luck: int) -> None:
        self.book, self.box, self.players = book, box, int(box.players)
        self.chance = Fast(luck, 1)

    def world(self, state: Any) -> Any:
        return state.copy()

    def copy(self, world: Any) -> Any:
        return world.copy()

    def legal(self, world: Any) -> list[int]:
        return self.book.actions(self.box, world)

    def apply(self, world: Any, action: int) -> None:
        self.book.apply(self.box, world, action, self.chance, Events())

    def redeal(self, world: Any, seat: int) -> None:
        self.book.redeal(self.box, world, seat, self.chance)

    def known(self, world: Any) -> bytes:
        dealt = world.copy()
        self.book.redeal(self.box, dealt, dealt.actor, Fast(0))
        return bytes(dealt.to_bytes())

    def finish(self, world: Any) -> int:
        actions = [0] * self.book.most_choices
        length = 0
        while not world.over and length < MOST_ROLLOUT:
            self.apply(world, self.book.choose(self.box, world, self.chance, actions))
            length += 1
        return int(world.winners)

    def now(self, world: Any) -> tuple[int, bool, int]:
        return int(world.actor), bool(world.over), int(world.winners)


class Compiled:
    """The same rules over byte buffers."""

    def __init__(self, book: Rulebook, box: Any, luck: int) -> None:
        self.game, self.box, self.players = compiled(book), buffer(box), int(box.players)
        self.chance, self.start, self.fixed = (buffer(fast_record(*seed)) for seed in ((luck, 1), (0,), (0,)))
        self.events, self.actions, self.dealt = self.game.events(), self.game.actions(), self.game.state()

    def world(self, state: Any) -> Any:
        return buffer(state)

    def copy(self, world: Any) -> Any:
        return world.copy()

    def legal(self, world: Any) -> list[int]:
        count = self.game.legal(self.box, world, self.actions)
        listed: list[int] = self.actions[:count].tolist()
        return listed

    def apply(self, world: Any, action: int) -> None:
        self.game.apply(self.box, world, action, self.chance, self.events)

    def redeal(self, world: Any, seat: int) -> None:
        self.game.redeal(self.box, world, seat, self.chance)

    def known(self, world: Any) -> bytes:
        self.dealt[:] = world
        self.fixed.view(CHANCE)["sfc"] = self.start.view(CHANCE)["sfc"]
        self.game.redeal(self.box, self.dealt, int(world.view(np.int8)[_ACTOR]), self.fixed)
        return self.dealt.tobytes()

    def finish(self, world: Any) -> int:
        return int(finishing(self.game)(self.box, world, self.chance, self.events, self.actions))

    def now(self, world: Any) -> tuple[int, bool, int]:
        bits = world[_WINNERS : _WINNERS + 2].tobytes()
        return int(world.view(np.int8)[_ACTOR]), bool(world[_OVER]), int.from_bytes(bits, "little", signed=True)


_ACTOR, _OVER, _WINNERS = (int(_POSITION.fields[name][1]) for name in ("actor", "over", "winners"))


@cache
def finishing(game: CompiledGame) -> Any:
    """The driver of a game's random games. It names the rules itself: handed in anew, they would cost more than a game."""
    apply, choose = game.apply, game.choose

    @numba.njit(types.int64(*[types.uint8[::1]] * 4, types.int64[::1]), error_model="numpy")
    def finish(box: Any, world: Any, chance: Any, events: Any, actions: Any) -> Any:
        now = seen(world)
        length = 0
        while now.over == 0 and length < MOST_ROLLOUT:
            apply(box, world, choose(box, world, chance, actions), chance, events)
            length += 1
        return np.int64(now.winners)

    return finish


class SpielGame:
    """A game of ours as OpenSpiel's search asks for it."""

    def __init__(self, form: Form, kind: Any) -> None:
        self.form, self.kind = form, kind

    def get_type(self) -> Any:
        return self.kind


class SpielState:
    """A position of ours as OpenSpiel's search asks for it; dice and draws happen inside an action.

    What OpenSpiel asks for several times in a row is found out once.
    """

    __slots__ = ("_key", "_legal", "_now", "game", "world")

    def __init__(self, game: SpielGame, world: Any) -> None:
        self.game, self.world = game, world
        self._forget()

    def _forget(self) -> None:
        self._legal: list[int] | None = None
        self._key: bytes | None = None
        self._now = self.game.form.now(self.world)

    def get_game(self) -> SpielGame:
        return self.game

    def clone(self) -> SpielState:
        return SpielState(self.game, self.game.form.copy(self.world))

    def is_terminal(self) -> bool:
        return self._now[1]

    def is_chance_node(self) -> bool:
        return False

    def current_player(self) -> int:
        return self._now[0]

    def legal_actions(self, player: int | None = None) -> list[int]:
        if self._legal is None:
            self._legal = self.game.form.legal(self.world)
        return self._legal

    def apply_action(self, action: int) -> None:
        self.game.form.apply(self.world, int(action))
        self._forget()

    def returns(self) -> list[float]:
        """1 for a victory, -1 for a defeat, 0 for one that is shared."""
        return worth(self._now[2], self.game.form.players)

    def information_state_string(self) -> bytes:
        if self._key is None:
            self._key = self.game.form.known(self.world)
        return self._key

    def resample_from_infostate(self, player: int, sampler: Any) -> SpielState:
        world = self.game.form.copy(self.world)
        self.game.form.redeal(world, player)
        return SpielState(self.game, world)


class Rollouts:
    """OpenSpiel's evaluator of random roll-outs, one each, drawn from the search's own chance."""

    def evaluate(self, state: SpielState) -> list[float]:
        form = state.game.form
        return worth(form.finish(form.copy(state.world)), form.players)

    def prior(self, state: SpielState) -> list[tuple[int, float]]:
        legal = state.legal_actions()
        return [(action, 1.0 / len(legal)) for action in legal]


def worth(winners: int, players: int) -> list[float]:
    """What a result is worth to each seat."""
    won = [seat for seat in range(players) if winners >> seat & 1]
    if len(won) != 1:
        return [0.0] * players
    return [1.0 if seat in won else -1.0 for seat in range(players)]
