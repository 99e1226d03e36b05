"""The games under test with the boxes they are played with, and courses through them.

Every game of the house takes part, and the toy game. A game's folder beside this file may have a module `pieces` with

- `conserved(box, state)`: fails unless every component is where it can be;
- `canonical(box, state, seat)`: the state as a redealt world for `seat` would hold it, were it the true one;
- `worlds(box, state, seat)`: every world that `seat` cannot rule out, as (state, weight), for positions with few of them;
- `small(book)`: (box, state) of such positions;
- `BRIEF`: options that keep random games short, for a game whose random games are far longer than sensible ones;
- `turning`: kinds of events that reveal a card which is carried out at once, so that the rest of the step depends on it.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from contextlib import suppress
from dataclasses import dataclass
from functools import cached_property
from importlib import import_module
from importlib.util import find_spec
from types import ModuleType
from typing import Any, NamedTuple

from tablee.core import fairness
from tablee.core.chance import Fast, Keyed
from tablee.core.events import SPECTATOR, Events
from tablee.core.options import Value
from tablee.core.position import CLOCK_RAN_OUT, NOBODY, RESIGNED, TAKEN_UP
from tablee.core.rulebook import Rulebook
from tablee.game import Game, new
from tablee.games import names, rulebook
from tests.games import toy

HOUSE = tuple(rulebook(name) for name in names())
BOOKS = (*HOUSE, toy.RULEBOOK)


def pieces_of(book: Rulebook) -> ModuleType | None:
    """The checks of its own that a game brings along."""
    folder = f"tests.games.{book.id}"
    return import_module(f"{folder}.pieces") if find_spec(folder) and find_spec(f"{folder}.pieces") else None


@dataclass(frozen=True)
class Setting:
    """A game, a number of players and the options."""

    book: Rulebook
    players: int
    options: tuple[tuple[str, Value], ...] = ()

    def __str__(self) -> str:
        return "-".join([self.book.id, str(self.players), *(str(value).lower() for _, value in self.options)])

    __repr__ = __str__

    @cached_property
    def box(self) -> Any:
        return self.book.box(self.players, dict(self.options))

    @cached_property
    def checked_box(self) -> Any:
        return self.book.Box.checked().from_bytes(self.box.to_bytes())

    @property
    def viewers(self) -> tuple[int, ...]:
        """Every seat, and somebody who only watches."""
        return (*range(self.players), SPECTATOR)


def brief(book: Rulebook) -> dict[str, Value]:
    """The options that keep random games of this game short; none for most games."""
    return dict(getattr(pieces_of(book), "BRIEF", {}))


def _option_sets(book: Rulebook) -> list[tuple[tuple[str, Value], ...]]:
    """The defaults; the first option changed; every option changed. Always so that random games are short."""
    changed = [
        (option.name, option.values[-1] if option.values else min(option.default_number + 1, option.high))
        for option in book.options
    ]
    sets = [{}, dict(changed[:1]), dict(changed)]
    return [tuple((options | brief(book)).items()) for options in sets]


def settings(books: Sequence[Rulebook] = BOOKS) -> list[Setting]:
    """Every game with every number of players and a few sets of options."""
    return [Setting(book, players, options) for book in books for players in book.seats for options in _option_sets(book)]


class Step(NamedTuple):
    """One step of a course: an action of the actor, or an event from outside."""

    before: Any
    action: int | None
    outside: tuple[int, int] | None
    events: Events
    after: Any


FROM_OUTSIDE = 250
"""Picks from here on mean that something comes from outside the rules."""


@dataclass(frozen=True)
class Course:
    """A course through a game: each pick chooses among the legal actions; where picks run out, chance goes on."""

    setting: Setting
    seed: int
    picks: tuple[int, ...] = ()
    outside: int = 0
    """One in how many steps comes from outside once the picks have run out; 0 for none."""

    def game(self) -> Game:
        """The same game behind the public door, set up."""
        options: dict[str, Any] = dict(self.setting.options)
        return new(self.setting.book, self.setting.players, seed=self.seed, **options)

    @cached_property
    def _key(self) -> bytes:
        opened = self.game().record.fairness
        entropies = [bytes.fromhex(entropy or "") for entropy in opened.entropies or ()]
        return fairness.table_key(bytes.fromhex(opened.secret or ""), entropies)

    def seed_of(self, ply: int) -> bytes:
        """The seed of a ply's chance: the one that the public game uses, so that a course can be kept as its record."""
        return fairness.ply_seed(self._key, f"seed-{self.seed}", ply, 0)

    def begin(self) -> tuple[Any, Events]:
        """The set-up."""
        return self.setting.book.start(self.setting.box, Keyed(self.seed_of(0)))

    def recorded(self) -> Game:
        """The course played behind the public door, to its end or as far as it goes."""
        game = self.game()
        with suppress(Exception):
            while not game.is_over:
                action, outside = self.chosen(len(game.log) - 1, game.state)
                if action is not None:
                    game.play(action)
                elif outside is not None:
                    seat, what = outside
                    game.course.outside("resign" if what == RESIGNED else "clock", None if seat == NOBODY else seat)
        return game

    def pick(self, ply: int) -> int:
        """A number that chooses what happens at a step."""
        if ply < len(self.picks):
            return self.picks[ply]
        chance = Fast(self.seed, ply + 1)
        if self.outside and chance.below(self.outside) == 0:
            return FROM_OUTSIDE + chance.below(6)
        return chance.below(FROM_OUTSIDE)

    def chosen(self, ply: int, state: Any) -> tuple[int | None, tuple[int, int] | None]:
        """The action or the event from outside that comes next."""
        pick = self.pick(ply)
        if pick >= FROM_OUTSIDE:
            seat = (pick - FROM_OUTSIDE) % (self.setting.players + 1)
            what = (NOBODY, CLOCK_RAN_OUT) if seat == self.setting.players else (seat, RESIGNED)
            if self.takes_up(state, what):
                return None, what
        actions = self.setting.book.actions(self.setting.box, state)
        return actions[pick % len(actions)], None

    def takes_up(self, state: Any, what: tuple[int, int]) -> bool:
        """Whether the rules have something to say about an event from outside."""
        tried = state.copy()
        taken_up = self.setting.book.outside(self.setting.box, tried, *what, Fast(0), Events())
        assert (tried == state) == (taken_up != TAKEN_UP), "an event that is left to the table changes nothing"
        return bool(taken_up == TAKEN_UP)

    def steps(self) -> Iterator[Step]:
        """The game, step by step, interpreted on the light state; `before` and `after` are never changed."""
        book, box = self.setting.book, self.setting.box
        state, _ = self.begin()
        ply = 0
        while not state.over:
            action, outside = self.chosen(ply, state)
            ply += 1
            chance, events = Keyed(self.seed_of(ply)), Events()
            after = state.copy()
            if action is not None:
                book.apply(box, after, action, chance, events)
            elif outside is not None:
                book.outside(box, after, *outside, chance, events)
            yield Step(state, action, outside, events, after)
            state = after
