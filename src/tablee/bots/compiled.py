"""Bots compiled: drivers over byte buffers that play any compiled game through its entry points.

The entry points come in as first-class functions, so each driver is compiled once for all games. Its compiled form is
kept on disk under a digest of the sources it is made of. Given the same chance a driver plays as the interpreted bots do.
"""

from __future__ import annotations

import hashlib
import inspect
import sys
from collections.abc import Sequence
from functools import cache
from pathlib import Path
from typing import Any, NamedTuple

import numba
import numpy as np
from numba import types
from numba.core import cgutils
from numba.extending import intrinsic
from numba.np.arrayobj import make_array

from tablee.bots import NAMES, buffers, greedy, lessons, match, plans, search, worlds
from tablee.bots.boxes import OnceABox
from tablee.bots.buffers import CHANCE
from tablee.bots.greedy import LUCKS, MOST_POSITIONS
from tablee.bots.match import TABLE, Outcome
from tablee.bots.plans import Plans
from tablee.bots.search import WORLDS, Desk, Mind, Rules, glances, list_plans, make_up_mind, walks
from tablee.core import chance as chances
from tablee.core import compiled as forms
from tablee.core import compiled_chance, layout, position
from tablee.core.chance import WORD
from tablee.core.compiled import SIGNATURES, CompiledGame
from tablee.core.compiled_chance import ChanceRecord
from tablee.core.events import EventBuffer
from tablee.core.position import SEATS
from tablee.core.rulebook import Rulebook

CHANCE_BYTES = ChanceRecord.size()
EVENT_BYTES = EventBuffer.size()
RANDOM = NAMES.index("random")
OVER, WINNERS, BEGAN, DECISIONS, SCORES = range(5)
"""Columns of a result; the scores of all seats come last."""

_inner = numba.njit(error_model="numpy", nogil=True)
_rules = forms.Compiler(dict.fromkeys(("BOX", "STATE", "CHANCE", "EVENTS"), CHANCE), cached=True)
below = _rules.inner(chances.below)
copy_into = _rules.inner(buffers.copy_into)
seed = _rules.inner(buffers.seed)
seen = _rules.inner(buffers.seen)
stream = _inner(match.stream)
weigh_leads = _rules.inner(lessons.weigh_leads)
reconsider = _rules.inner(lessons.reconsider)


@intrinsic
def lent(typing: Any, things: Any) -> Any:
    """An array or a row of arrays without their counters of references: the caller keeps them, and a search that counted every
    use of one would spend a good part of its time on that. Only for what a driver was given, never for what it made."""

    def generate(context: Any, builder: Any, signature: Any, given: Any) -> Any:
        def uncounted(kind: Any, value: Any) -> Any:
            array = make_array(kind)(context, builder, value)
            for counter in ("meminfo", "parent"):
                setattr(array, counter, cgutils.get_null_value(getattr(array, counter).type))
            return array._getvalue()

        (value,) = given
        if isinstance(things, types.Array):
            return uncounted(things, value)
        for place, kind in enumerate(things.types):
            value = builder.insert_value(value, uncounted(kind, builder.extract_value(value, place)), place)
        return value

    return things(things), generate


class Workroom(NamedTuple):
    """Room for one search."""

    waiting: Any
    """The positions to be looked at, first come, first served."""
    first: Any
    """The first step towards each of them."""
    depth: Any
    """How many steps away each of them is."""
    after: Any
    dice: Any
    events: Any
    actions: Any
    values: Any


@_inner
def workroom(state_bytes: Any, most_choices: Any, most_positions: Any) -> Any:
    room = most_positions + most_choices + 1
    return Workroom(
        np.empty((room, state_bytes), np.uint8),
        np.empty(room, np.int64),
        np.empty(room, np.int64),
        np.empty(state_bytes, np.uint8),
        np.zeros(CHANCE_BYTES, np.uint8),
        np.zeros(EVENT_BYTES, np.uint8),
        np.empty(most_choices, np.int64),
        np.zeros(SEATS, np.float64),
    )


@_inner
def best_step(legal: Any, apply: Any, evaluate: Any, box: Any, world: Any, chance: Any, lookahead: Any, room: Any) -> Any:
    """What `Greedy.decide` chooses: the same positions in the same order with the same draws."""
    box, world, chance, room = lent(box), lent(world), lent(chance), lent(room)
    own = chance.view(CHANCE)[0]
    seat = np.int64(seen(world).actor)
    most_positions = room.waiting.shape[0] - room.actions.size - 1
    seed(room.dice, below(own, LUCKS), 0, 0)
    luck = room.dice.view(CHANCE)[0].sfc
    a, b, c, d = luck[0], luck[1], luck[2], luck[3]
    step = -1
    best = -np.inf
    equals = 0
    copy_into(room.waiting[0], world)
    room.first[0] = -1
    room.depth[0] = 0
    arrived = 1
    reached = 0
    at = 0
    while at < arrived:
        here = room.waiting[at]
        depth = room.depth[at] + 1
        cut = reached >= most_positions
        count = 1 if cut else legal(box, here, room.actions)
        for k in range(count):
            first = room.first[at]
            copy_into(room.after, here)
            if not cut:
                luck[0], luck[1], luck[2], luck[3] = a, b, c, d
                apply(box, room.after, room.actions[k], room.dice, room.events)
                reached += 1
                if depth == 1:
                    first = room.actions[k]
                if seen(room.after).actor == seat and luck[3] == d and depth < lookahead:
                    copy_into(room.waiting[arrived], room.after)
                    room.first[arrived] = first
                    room.depth[arrived] = depth
                    arrived += 1
                    continue
            evaluate(box, room.after, room.values)
            value = room.values[seat]
            if value > best:
                best = value
                equals = 1
                step = first
            elif value == best:
                equals += 1
                if below(own, equals) == 0:
                    step = first
        at += 1
    return step


def playouts(new: Any, apply: Any, choose: Any, box: Any, state: Any, chance: Any, actions: Any, games: Any) -> Any:
    events = np.zeros(EVENT_BYTES, np.uint8)
    now = seen(state)
    decisions = 0
    for _ in range(games):
        state[:] = 0
        new(box, state, chance, events)
        while now.over == 0:
            apply(box, state, choose(box, state, chance, actions), chance, events)
            decisions += 1
    return decisions


def listed_playouts(new: Any, apply: Any, legal: Any, box: Any, state: Any, chance: Any, actions: Any, games: Any) -> Any:
    events = np.zeros(EVENT_BYTES, np.uint8)
    now = seen(state)
    c = chance.view(CHANCE)[0]
    decisions = 0
    for _ in range(games):
        state[:] = 0
        new(box, state, chance, events)
        while now.over == 0:
            n = legal(box, state, actions)
            apply(box, state, actions[below(c, n)], chance, events)
            decisions += 1
    return decisions


def greedy_choice(
    legal: Any, apply: Any, redeal: Any, evaluate: Any,
    box: Any, state: Any, chance: Any, most_choices: Any, lookahead: Any, most_positions: Any,
) -> Any:  # fmt: skip
    world = state.copy()
    redeal(box, world, np.int64(seen(state).actor), chance)
    room = workroom(state.size, most_choices, most_positions)
    return best_step(legal, apply, evaluate, box, world, chance, lookahead, room)


def matches(
    new: Any, legal: Any, apply: Any, redeal: Any, evaluate: Any, choose: Any,
    box: Any, kinds: Any, low: Any, high: Any, first_game: Any,
    state_bytes: Any, most_choices: Any, most_plies: Any, lookahead: Any, results: Any,
) -> None:  # fmt: skip
    players = kinds.size
    room = workroom(state_bytes, most_choices, MOST_POSITIONS)
    state = np.zeros(state_bytes, np.uint8)
    world = np.zeros(state_bytes, np.uint8)
    events = np.zeros(EVENT_BYTES, np.uint8)
    table = np.zeros(CHANCE_BYTES, np.uint8)
    own = np.zeros((players, CHANCE_BYTES), np.uint8)
    now = seen(state)
    for row in range(results.shape[0]):
        game = first_game + row
        seed(table, low, high, stream(game // players, TABLE))
        for holder in range(players):
            seed(own[holder], low, high, stream(game, holder))
        state[:] = 0
        new(box, state, table, events)
        results[row, BEGAN] = now.actor
        decisions = 0
        while now.over == 0 and decisions < most_plies:
            seat = np.int64(now.actor)
            copy_into(world, state)
            redeal(box, world, seat, own[seat])
            if kinds[(seat - game) % players] == RANDOM:
                action = choose(box, world, own[seat], room.actions)
            else:
                action = best_step(legal, apply, evaluate, box, world, own[seat], lookahead, room)
            apply(box, state, action, table, events)
            decisions += 1
        results[row, OVER] = now.over
        results[row, WINNERS] = now.winners
        results[row, DECISIONS] = decisions
        for holder in range(players):
            results[row, SCORES + holder] = now.score[holder]


def listing(
    legal: Any, apply: Any, refusal: Any, redeal: Any, evaluate: Any, observe: Any, desk: Any, plans: Any, mind: Any
) -> Any:
    return list_plans(Rules(legal, apply, refusal, redeal, evaluate, observe), lent(desk), lent(plans), mind)


def glancing(
    legal: Any, apply: Any, refusal: Any, redeal: Any, evaluate: Any, observe: Any, desk: Any, plans: Any, mind: Any, count: Any
) -> Any:
    return glances(Rules(legal, apply, refusal, redeal, evaluate, observe), lent(desk), lent(plans), mind, count)


def lining_up(plans: Any, desk: Any, mind: Any) -> None:
    make_up_mind(lent(plans), lent(desk), mind)


def walking(
    legal: Any, apply: Any, refusal: Any, redeal: Any, evaluate: Any, observe: Any, desk: Any, plans: Any, mind: Any, count: Any
) -> Any:
    return walks(Rules(legal, apply, refusal, redeal, evaluate, observe), lent(desk), lent(plans), mind, count)


_BYTES = types.uint8[::1]
_BUFFERS = types.uint8[:, ::1]
_INT = types.int64
_FLOAT = types.float64
_NUMBERS = types.int64[::1]
_ROWS = types.int64[:, ::1]


def _entries(*names: str) -> list[Any]:
    return [types.FunctionType(SIGNATURES[name]) for name in names]


_PLANS = types.NamedTuple([types.float64[::1] if isinstance(array[0], float) else _NUMBERS for array in plans.blank(1)], Plans)
_DESK = types.NamedTuple([_BYTES, _BYTES, _BUFFERS, _BYTES, _BYTES, _BYTES, _BYTES, types.float64[::1]], Desk)
_MIND = types.NamedTuple([_FLOAT if name in ("spread", "belief", "blur") else _INT for name in Mind._fields], Mind)
_SEARCH = (*_entries(*Rules._fields), _DESK, _PLANS, _MIND)

_DRIVERS = {
    playouts: _INT(*_entries("new", "apply", "choose"), _BYTES, _BYTES, _BYTES, _NUMBERS, _INT),
    listed_playouts: _INT(*_entries("new", "apply", "legal"), _BYTES, _BYTES, _BYTES, _NUMBERS, _INT),
    greedy_choice: _INT(*_entries("legal", "apply", "redeal", "evaluate"), _BYTES, _BYTES, _BYTES, _INT, _INT, _INT),
    matches: types.void(
        *_entries("new", "legal", "apply", "redeal", "evaluate", "choose"),
        *(_BYTES, _NUMBERS, _INT, _INT, _INT, _INT, _INT, _INT, _INT, _ROWS),
    ),
    listing: _INT(*_SEARCH),
    glancing: _INT(*_SEARCH, _INT),
    lining_up: types.void(_PLANS, _DESK, _MIND),
    walking: _INT(*_SEARCH, _INT),
}


@cache
def _folder() -> Path:
    """Where the drivers' compiled forms are kept: an edit of anything they are made of makes a new folder."""
    digest = hashlib.sha256(f"{numba.__version__} {np.__version__} {NAMES}".encode())
    for module in (
        sys.modules[__name__],
        buffers,
        greedy,
        lessons,
        match,
        plans,
        search,
        worlds,
        chances,
        forms,
        compiled_chance,
        layout,
        position,
    ):
        digest.update(inspect.getsource(module).encode())
    return forms.cache_home() / "compiled" / f"bots-{digest.hexdigest()[:20]}"


@cache
def _driver(source: Any) -> Any:
    with forms.caching_in(_folder()):
        return numba.njit(_DRIVERS[source], cache=True, error_model="numpy", nogil=True)(_rules.linked(source, {}))


box_image = OnceABox(forms.buffer)
"""A box as a byte buffer."""


def play_out(game: CompiledGame, box: Any, state: Any, chance: Any, games: int = 1, *, listed: bool = False) -> int:
    """Play whole random games on buffers and tell how many decisions they took; `state` holds the last one's end.

    Choices come from the game's `choose` or, if `listed`, from the list of all legal actions.
    """
    driver, choice = (listed_playouts, "legal") if listed else (playouts, "choose")
    return int(_driver(driver)(*game.pointers("new", "apply", choice), box, state, chance, game.actions(), games))


def choose_greedily(game: CompiledGame, box: Any, state: Any, chance: Any, most_positions: int = MOST_POSITIONS) -> int:
    """What the greedy bot does for the acting seat, on buffers; `chance` must be fast chance and is moved on."""
    entries = game.pointers("legal", "apply", "redeal", "evaluate")
    sizes = (game.book.most_choices, game.book.lookahead, most_positions)
    return int(_driver(greedy_choice)(*entries, box, state, chance, *sizes))


def play_matches(game: CompiledGame, box: Any, bots: Sequence[str], seed: int, first: int, games: int) -> list[Outcome]:
    """Games number `first` to `first + games - 1` of a series, each as `match.play` would have played it."""
    book = game.book
    entries = game.pointers("new", "legal", "apply", "redeal", "evaluate", "choose")
    kinds = np.array([NAMES.index(name) for name in bots], np.int64)
    results = np.zeros((games, SCORES + SEATS), np.int64)
    low, high = seed & WORD, (seed >> 32) & WORD
    sizes = (book.State.size(), book.most_choices, book.most_plies, book.lookahead)
    _driver(matches)(*entries, box, kinds, low, high, first, *sizes, results)
    players = len(bots)
    return [
        Outcome(row[OVER], row[WINNERS], row[BEGAN], row[DECISIONS], tuple(row[SCORES : SCORES + players]))
        for row in results.tolist()
    ]


_SEARCH_DRIVERS = (listing, glancing, lining_up, walking)


def search_is_ready() -> bool:
    """Whether the compiled search lies in the cache, whole and up to date."""
    return (_folder() / "complete").exists()


def prepare_search() -> None:
    """Compile the search ahead, once for all games."""
    for source in _SEARCH_DRIVERS:
        _driver(source)
    with forms.caching_in(_folder()) as folder:
        (folder / "complete").touch()


def blank_plans(book: Rulebook, inputs: int, neurons: int) -> Plans:
    """Room to think in, for a network of this size."""
    blank = plans.blank(book.most_choices, inputs, neurons)
    return Plans(*(np.zeros(len(array), np.float64 if isinstance(array[0], float) else np.int64) for array in blank))


def lay_out(book: Rulebook, box: Any, world: Any, mind: Mind, weights: Any) -> tuple[Any, ...]:
    """A search over buffers from a redealt world: the plans, and the steps of `searcher.Steps`."""
    game = forms.compiled(book)
    t = blank_plans(book, mind.inputs, mind.neurons)
    state = forms.buffer(world)
    room = np.empty((WORLDS, state.size), np.uint8)
    chance, start, dice = np.zeros((3, CHANCE_BYTES), np.uint8)  # fast chance, not seeded yet
    desk = Desk(box_image(box), state, room, chance, start, dice, game.events(), np.frombuffer(weights))
    rules = game.pointers(*Rules._fields)
    return (
        t,
        lambda: int(_driver(listing)(*rules, desk, t, mind)),
        lambda count: int(_driver(glancing)(*rules, desk, t, mind, count)),
        lambda: _driver(lining_up)(t, desk, mind),
        lambda count, later=0: int(_driver(walking)(*rules, desk, t, mind._replace(turns=mind.turns + later), count)),
        lambda: book.State.from_bytes(room[search.WALKED].tobytes()),
    )
