"""OpenSpiel: importing this module registers every game of the house as a Python game, `tablee_<id>`.

>>> import pyspiel
>>> import tablee.env.openspiel
>>> game = pyspiel.load_game("tablee_offline(players=3,variant=expert)")
>>> game.num_players(), game.get_type().chance_mode.name
(3, 'EXPLICIT_STOCHASTIC')

Each die and each draw is a chance node of its own, so that OpenSpiel's algorithms see every outcome with its probability.
A state is plain data: the position, the action under way, and the outcomes drawn for it so far.
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from functools import cache
from typing import Any

import numpy as np

from tablee import games
from tablee.core.chance import Fast
from tablee.core.compiled import compiled
from tablee.core.events import SPECTATOR, Events
from tablee.core.options import Value
from tablee.core.rulebook import Rulebook
from tablee.env import information
from tablee.env.play import MissingExtra, Play, payoffs

try:
    import pyspiel
except ImportError:
    raise MissingExtra("openspiel") from None

MOST_OUTCOMES = 1024
"""More outcomes than any draw of any game has; a draw beyond it is an error."""

SET_UP = -1
AT_REST = -2
"""Instead of an action under way: the set-up, or nothing."""

Key = tuple[str, int, tuple[tuple[str, Value], ...]]
"""A game, its players and its options."""


class Fork(Exception):
    """The rules want an outcome that has not been drawn yet."""

    def __init__(self, outcomes: int) -> None:
        super().__init__(outcomes)
        self.outcomes = outcomes


class Outcomes:
    """Chance that gives the outcomes it was handed, and then stops the rules."""

    def __init__(self, given: tuple[int, ...]) -> None:
        self._left = iter(given)

    def below(self, n: int) -> int:
        """The next outcome; where there is only one, nothing is drawn."""
        if n == 1:
            return 0
        outcome = next(self._left, None)
        if outcome is None:
            raise Fork(n)
        return outcome


@cache
def table_of(key: Key) -> Play:
    """The game that all states of a key are played with: its rule book, its box, its compiled form."""
    name, players, options = key
    return Play(name, players, dict(options))


class State(pyspiel.State):
    """A position, or a place inside an action where chance has its say."""

    def __init__(self, game: Game) -> None:
        super().__init__(game)
        self._key = game.key
        self._image = bytes(table_of(game.key).book.State.size())
        self._under_way = SET_UP
        self._drawn: tuple[int, ...] = ()
        self._fork = 0
        self._run()

    @property
    def _table(self) -> Play:
        return table_of(self._key)

    def position(self) -> Any:
        """The true position, as it was before the action under way."""
        return self._table.book.State.from_bytes(self._image)

    def _run(self) -> None:
        """Carry out what is under way as far as the outcomes go."""
        table, state = self._table, self.position()
        chance = Outcomes(self._drawn)
        self._fork = 0
        try:
            if self._under_way == SET_UP:
                table.book.new(table.box, state, chance, Events())
            else:
                table.book.apply(table.box, state, self._under_way, chance, Events())
        except Fork as fork:
            if fork.outcomes > MOST_OUTCOMES:
                raise
            self._fork = fork.outcomes
            return
        self._keep(state)

    def _keep(self, state: Any) -> None:
        self._image = state.to_bytes()
        self._under_way, self._drawn = AT_REST, ()
        self._actor, self._over = int(state.actor), bool(state.over)

    # What OpenSpiel asks

    def current_player(self) -> int:
        """Who must decide: a seat, chance, or nobody any more."""
        if self._fork:
            return int(pyspiel.PlayerId.CHANCE)
        return int(pyspiel.PlayerId.TERMINAL) if self._over else self._actor

    def is_terminal(self) -> bool:
        """Whether the game has ended."""
        return not self._fork and self._over

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """Every outcome of the next draw, all equally likely."""
        return [(outcome, 1.0 / self._fork) for outcome in range(self._fork)]

    def _legal_actions(self, player: int) -> list[int]:
        form = compiled(self._table.book)
        out = form.actions()
        count = form.legal(self._table._box, _buffer(self._image), out)
        return [int(action) for action in out[:count]]

    def _apply_action(self, action: int) -> None:
        if self._fork:
            self._drawn += (action,)
        else:
            self._table.book.check(self._table.box, self.position(), action)
            self._under_way, self._drawn = action, ()
        self._run()

    def _action_to_string(self, player: int, action: int) -> str:
        if player == pyspiel.PlayerId.CHANCE:
            return f"outcome {action}"
        table, state = self._table, self.position()
        if self._under_way == SET_UP or table.book.refusal(table.box, state, action):
            return f"action {action}"
        return table.book.to_text(table.box, state, action)

    def returns(self) -> list[float]:
        """What the game is worth to each seat, zeros until it ends."""
        return payoffs(self._table.book, self._table.box, self.position())

    def resample_from_infostate(self, player_id: int, probability_sampler: Any) -> State:
        """A random state that the player cannot tell from this one, without the history that led here."""
        if self._fork:
            raise ValueError("a world can be dealt only where a player must decide")
        table, world = self._table, self.position()
        seed = int(probability_sampler() * 2**52)
        table.book.redeal(table.box, world, player_id, Fast(seed))
        made = State(self.get_game())
        made._fork = 0
        made._keep(world)
        return made

    def seen(self, seat: int, recall: bool) -> str:
        """What a seat sees as text; with `recall`, all that it knows."""
        table = self._table
        if self._under_way == SET_UP:
            return f"set-up of {table.book.id}"
        if recall:
            return information.text(table.book, table.box, table.known(seat, self._image), seat)
        return information.seen_text(table.book, table.box, self.position(), seat)

    def numbers(self, seat: int, recall: bool) -> Any:
        """The same as numbers; zeros during the set-up."""
        table, book = self._table, self._table.book
        out = np.zeros(information.parts(book).length if recall else book.observation, np.float64)
        if self._under_way != SET_UP:
            if recall:
                out[:] = information.numbers(book, table.known(seat, self._image), seat)
            else:
                compiled(book).observe(table._box, _buffer(self._image), seat, out)
        return out

    def __str__(self) -> str:
        done = [f"{self._under_way}: {' '.join(map(str, self._drawn))}"] if self._fork else []
        if self._under_way == SET_UP:
            return "\n".join(["set-up", *done])
        table = self._table
        return "\n".join([table.book.write_position(table.box, self.position()), *done])


def _buffer(image: bytes) -> Any:
    return np.frombuffer(bytearray(image), np.uint8)


class Observer:
    """OpenSpiel's observer: information states with perfect recall, observations without."""

    def __init__(self, book: Rulebook, kind: Any) -> None:
        if kind.private_info == pyspiel.PrivateInfoType.ALL_PLAYERS or not kind.public_info:
            raise ValueError("a seat is shown what it may see, or a spectator what everybody sees; nothing else")
        self._everybodys = kind.private_info == pyspiel.PrivateInfoType.NONE
        self._recall = kind.perfect_recall
        layout = information.parts(book) if self._recall else book.observed
        self.tensor = np.zeros(layout.length, np.float32)
        self.dict: dict[str, Any] = {}
        for start, part in layout.places():
            self.dict[part.name] = self.tensor[start : start + part.length].reshape(part.shape)

    def _seat(self, player: int) -> int:
        return SPECTATOR if self._everybodys else player

    def set_from(self, state: State, player: int) -> None:
        """Fill `tensor`, and with it the parts in `dict`, as the player may see the state."""
        self.tensor[:] = state.numbers(self._seat(player), self._recall)

    def string_from(self, state: State, player: int) -> str:
        """The same as text."""
        return state.seen(self._seat(player), self._recall)


def _parameters(book: Rulebook, options: Mapping[str, Value]) -> dict[str, Any]:
    """Options as OpenSpiel's parameters, which have one type each: where words and numbers mix, 5 is written n5."""
    mixed = {option.name for option in book.options if isinstance(option.default, str)}
    return {name: f"n{value}" if name in mixed and type(value) is int else value for name, value in options.items()}


def _options(parameters: Mapping[str, Any]) -> dict[str, Any]:
    """The same the other way round."""
    return {name: value[1:] if re.fullmatch(r"n-?\d+", str(value)) else value for name, value in parameters.items()}


def _game_type(book: Rulebook) -> Any:
    kinds = pyspiel.GameType
    defaults = _parameters(book, book.read_options({}))
    return kinds(
        short_name=f"tablee_{book.id}",
        long_name=book.text("en", "game-title"),
        dynamics=kinds.Dynamics.SEQUENTIAL,
        chance_mode=kinds.ChanceMode.EXPLICIT_STOCHASTIC,
        information=kinds.Information.IMPERFECT_INFORMATION,
        utility=kinds.Utility.ZERO_SUM,
        reward_model=kinds.RewardModel.TERMINAL,
        max_num_players=book.seats[-1],
        min_num_players=book.seats[0],
        provides_information_state_string=True,
        provides_information_state_tensor=True,
        provides_observation_string=True,
        provides_observation_tensor=True,
        provides_factored_observation_string=False,
        parameter_specification={"players": book.seats[0], **defaults},
    )


class Game(pyspiel.Game):
    """A game of the house with a number of players and table options; each game gets a class of its own."""

    book: Rulebook
    kind: Any

    def __init__(self, params: dict[str, Any] | None = None) -> None:
        given = dict(params or {})
        players = int(given.pop("players", self.book.seats[0]))
        options = self.book.read_options(_options(given))
        self.key: Key = (self.book.id, players, tuple(sorted(options.items())))
        table = table_of(self.key)
        info = pyspiel.GameInfo(
            num_distinct_actions=table.actions,
            max_chance_outcomes=MOST_OUTCOMES,
            num_players=players,
            min_utility=-1.0,
            max_utility=1.0,
            utility_sum=0.0,
            max_game_length=self.book.most_plies,
        )
        super().__init__(self.kind, info, {"players": players, **_parameters(self.book, options)})

    def new_initial_state(self) -> State:
        """A state before the set-up's first draw."""
        return State(self)

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> Observer:
        """What OpenSpiel looks at states with."""
        if params:
            raise ValueError(f"observers take no parameters, not {params}")
        return Observer(self.book, iig_obs_type or pyspiel.IIGObservationType(perfect_recall=False))


def register(book: Rulebook) -> str:
    """Make a game known to OpenSpiel; tells the name it goes by there."""
    kind = _game_type(book)
    pyspiel.register_game(kind, type(f"{book.id.title()}Game", (Game,), {"book": book, "kind": kind, "__module__": __name__}))
    return str(kind.short_name)


NAMES = tuple(register(games.rulebook(name)) for name in games.names())
"""The games as OpenSpiel knows them."""
