"""How fast a game runs here, against the figures that the design promises.

The machine is taken to be noisy: contestants run in turns, for several rounds, the median round counts, and a second of
a pace is a second of processor time, which others cannot take away. Compiled play and copies are driven inside compiled
code, so that the price of a call from Python is not part of the figure.
"""

from __future__ import annotations

import os
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable, Sequence
from statistics import median
from typing import Any, Literal, NamedTuple

import msgspec

from tablee import games
from tablee.core.chance import Fast
from tablee.core.texts import text

ROUNDS = 5

DECISIONS_GOAL = {"offline": 1_000_000}
OTHER_DECISIONS_GOAL = 300_000
INTERPRETED_GOAL = 60_000
COPIES_GOAL = {"offline": 1_000_000}
OTHER_COPIES_GOAL = 300_000
FIRST_COMPILE = 30.0
CACHED_START = 1.5
IMPORT = 0.15
STATE_BYTES = {"offensive": 2_560}
"""Where a kilobyte is too little: 86 pieces, what each side can exclude about each of them, and a map of 600 squares."""
OTHER_STATE_BYTES = 1_024


class Count(NamedTuple):
    """What was done in one round: decisions (or copies, or actions), whole games and the processor time they took."""

    things: int
    games: int
    seconds: float


class Contestant(NamedTuple):
    """Something whose pace is measured; `run` keeps going for about so many seconds."""

    name: str
    run: Callable[[float], Count]


class Pace(msgspec.Struct, frozen=True):
    """A contestant's rounds, as things a second and games a second."""

    name: str
    rounds: tuple[float, ...]
    game_rounds: tuple[float, ...]

    @property
    def per_second(self) -> float:
        """Things a second in the median round."""
        return median(self.rounds)

    @property
    def games_per_second(self) -> float:
        """Games a second in the median round."""
        return median(self.game_rounds)

    def times(self, other: Pace) -> float:
        """How many times faster this is than `other`: the median over the rounds, each compared with its neighbour."""
        return median(mine / theirs for mine, theirs in zip(self.rounds, other.rounds, strict=True))


def in_turns(contestants: Sequence[Contestant], seconds: float, rounds: int = ROUNDS) -> list[Pace]:
    """Let everybody run for `seconds` in all, in several rounds that take turns."""
    counts: list[list[Count]] = [[] for _ in contestants]
    for contestant in contestants:
        contestant.run(0.0)
    for _ in range(rounds):
        for contestant, so_far in zip(contestants, counts, strict=True):
            so_far.append(contestant.run(seconds / rounds))
    return [
        Pace(
            contestant.name,
            tuple(count.things / count.seconds for count in so_far),
            tuple(count.games / count.seconds for count in so_far),
        )
        for contestant, so_far in zip(contestants, counts, strict=True)
    ]


def repeated(some: Callable[[int], tuple[int, int]]) -> Callable[[float], Count]:
    """A contestant's `run`, made of a function that does so many batches and tells how many things and games it did."""

    def run(seconds: float) -> Count:
        batch = 1
        things = played = 0
        began = time.process_time()
        while True:
            before = time.process_time()
            more, games_more = some(batch)
            things += more
            played += games_more
            now = time.process_time()
            if now - began >= seconds:
                return Count(things, played, now - began)
            if now - before < 0.02:
                batch *= 2

    return run


# What is measured


def compiled_play(game: str, *, listed: bool, players: int = 2, **options: Any) -> Contestant:
    """Random play, compiled: choices by the game's `choose`, or drawn from the list of all legal actions."""
    from tablee.bots.compiled import play_out
    from tablee.core.compiled import buffer, compiled
    from tablee.core.compiled_chance import fast_record

    book = games.rulebook(game)
    form = compiled(book)
    box = form.box(book.box(players, options))
    state = form.state()
    chance = buffer(fast_record(1))

    def some(batch: int) -> tuple[int, int]:
        return play_out(form, box, state, chance, batch, listed=listed), batch

    return Contestant("legal" if listed else "choose", repeated(some))


def interpreted_play(game: str, *, listed: bool, players: int = 2, **options: Any) -> Contestant:
    """Random play, interpreted, on the light state."""
    book = games.rulebook(game)
    box = book.box(players, options)
    chance = Fast(1)
    out = [0] * book.most_choices

    def some(batch: int) -> tuple[int, int]:
        legal, choose, apply, below = book.legal, book.choose, book.apply, chance.below
        decisions = 0
        for _ in range(batch):
            state, events = book.start(box, chance)
            while not state.over:
                events.clear()
                action = out[below(legal(box, state, out))] if listed else choose(box, state, chance, out)
                apply(box, state, action, chance, events)
                decisions += 1
        return decisions, batch

    return Contestant("legal" if listed else "choose", repeated(some))


def compiled_copies(game: str) -> Contestant:
    """Copies of a state, compiled; each is made of the one before, so that none can be left out."""
    import numba
    import numpy as np

    from tablee.bots.compiled import copy_into

    book = games.rulebook(game)
    states = np.zeros((64, book.State.size()), np.uint8)

    @numba.njit
    def copy_on(states: Any, count: int) -> None:
        for k in range(count):
            copy_into(states[(k + 1) % 64], states[k % 64])

    def some(batch: int) -> tuple[int, int]:
        copy_on(states, 10_000 * batch)
        return 10_000 * batch, 0

    return Contestant("compiled", repeated(some))


def interpreted_copies(game: str) -> Contestant:
    """Copies of a light state."""
    book = games.rulebook(game)
    state, _ = book.start(book.box(book.seats[0]), Fast(1))

    def some(batch: int) -> tuple[int, int]:
        for _ in range(100 * batch):
            state.copy()
        return 100 * batch, 0

    return Contestant("interpreted", repeated(some))


_START = """
import time
from tablee import games
from tablee.core.compiled import buffer, compiled
from tablee.core.compiled_chance import fast_record
book = games.rulebook({game!r})
form = compiled(book)
box, state, chance, events = form.box(book.box(book.seats[0])), form.state(), buffer(fast_record(1)), form.events()
form.new(box, state, chance, events)
form.apply(box, state, form.choose(box, state, chance, form.actions()), chance, events)
print(time.process_time(), flush=True)
"""

_ALONE = """
import sys
sys.modules["scipy"] = None
"""
"""Numba loads SciPy wherever it finds it, which takes longer than anything of ours; Tablée does not bring it."""

_IMPORT = """
import time
began = time.perf_counter()
{what}
print(time.perf_counter() - began, flush=True)
"""


class Start(NamedTuple):
    """Seconds from the birth of a process to the first decision it played: by the clock, and of processor time."""

    clock: float
    processor: float


def first_compile(game: str) -> Start:
    """The start of a compiled game in a fresh process with an empty cache."""
    with tempfile.TemporaryDirectory() as empty:
        return Start(*_fresh_process(_ALONE + _START.format(game=game), TABLEE_CACHE=empty))


def cached_start(game: str, *, alone: bool = True, times: int = ROUNDS) -> Start:
    """The start of a compiled game in a fresh process with a filled cache, the best of several.

    `alone` keeps Numba from loading SciPy, as where only Tablée and what it needs are installed.
    """
    code = (_ALONE if alone else "") + _START.format(game=game)
    _fresh_process(code)
    return min(Start(*_fresh_process(code)) for _ in range(times))


def import_seconds(what: str = "import tablee", times: int = ROUNDS) -> float:
    """Seconds that an import takes in a fresh process, its bytecode being there already, the best of several."""
    code = _IMPORT.format(what=what)
    _fresh_process(code)
    return min(_fresh_process(code)[1] for _ in range(times))


def _fresh_process(code: str, **environment: str) -> tuple[float, float]:
    """Run a program in a process of its own: the seconds until it said something, and the number it said."""
    began = time.perf_counter()
    with subprocess.Popen(
        [sys.executable, "-c", code], env={**os.environ, **environment}, stdout=subprocess.PIPE, text=True
    ) as process:
        assert process.stdout is not None
        said = process.stdout.readline()
        seconds = time.perf_counter() - began
    if process.returncode or not said:
        raise RuntimeError(f"a measured process failed with status {process.returncode}")
    return seconds, float(said)


# What was promised


class Line(msgspec.Struct, frozen=True):
    """One measured figure beside what was promised; a `goal` is an aim for an idle machine, not a contract."""

    key: str
    measured: float
    unit: Literal["per-second", "seconds", "bytes"]
    bound: float
    goal: bool = False

    @property
    def ratio(self) -> float:
        """How much better than promised: 1 and more is kept."""
        return self.measured / self.bound if self.unit == "per-second" else self.bound / self.measured

    @property
    def ok(self) -> bool:
        """Whether the promise is kept."""
        return self.ratio >= 1.0

    def say(self, language: str) -> tuple[str, str, str, str, str]:
        """What was measured, the promise, the figure, the ratio and the verdict, in words."""

        def said(key: str, **values: Any) -> str:
            return text("tablee.arena", language, key, **values)

        def number(figure: str) -> str:
            return figure if language == "en" else figure.replace(".", ",")

        promise = said(
            f"measure-{'goal' if self.goal else 'contract'}-{'least' if self.unit == 'per-second' else 'most'}",
            figure=said(f"measure-{self.unit}", figure=number(shown(self.bound))),
        )
        figure = said(f"measure-{self.unit}", figure=number(shown(self.measured)))
        return said(self.key), promise, figure, number(f"{self.ratio:.2f}"), said("measure-ok" if self.ok else "measure-missed")


def shown(figure: float) -> str:
    """A figure with as many digits as mean something.

    >>> [shown(figure) for figure in (1_534_000, 38_210, 1024, 1.267, 0.0123)]
    ['1.53 M', '38.2 k', '1024', '1.27', '0.0123']
    """
    for least, size, letter in ((1e6, 1e6, " M"), (1e4, 1e3, " k")):
        if figure >= least:
            return f"{figure / size:.3g}{letter}"
    return f"{figure:.0f}" if figure >= 100 else f"{figure:.3g}"


def house(
    game: str,
    *,
    seconds: float = 5.0,
    times: int = ROUNDS,
    cold: bool = False,
    progress: Callable[[int, int], None] | None = None,
) -> list[Line]:
    """Every figure that needs no peer; the first compilation, which takes half a minute, only if `cold`.

    Paces are taken over `seconds` each, starts over so many `times`.
    """
    decisions = DECISIONS_GOAL.get(game, OTHER_DECISIONS_GOAL)
    copies = COPIES_GOAL.get(game, OTHER_COPIES_GOAL)

    def pace(key: str, contestant: Contestant, bound: float) -> Line:
        return Line(key, in_turns([contestant], seconds)[0].per_second, "per-second", bound, goal=True)

    measurements: list[Callable[[], Line]] = [
        lambda: pace("measure-compiled-choose", compiled_play(game, listed=False), decisions),
        lambda: pace("measure-compiled-legal", compiled_play(game, listed=True), decisions),
        lambda: pace("measure-interpreted-choose", interpreted_play(game, listed=False), INTERPRETED_GOAL),
        lambda: pace("measure-interpreted-legal", interpreted_play(game, listed=True), INTERPRETED_GOAL),
        lambda: pace("measure-compiled-copies", compiled_copies(game), copies),
        *starts(game, times=times, cold=cold),
    ]
    lines: list[Line] = []
    for measure in measurements:
        if progress:
            progress(len(lines), len(measurements))
        lines.append(measure())
    if progress:
        progress(len(lines), len(measurements))
    return lines


def starts(game: str, *, times: int = ROUNDS, cold: bool) -> list[Callable[[], Line]]:
    """The figures of starting up, and the size of a state."""
    size = games.rulebook(game).State.size()
    return [
        *([lambda: Line("measure-first-compile", first_compile(game).clock, "seconds", FIRST_COMPILE)] if cold else []),
        lambda: Line("measure-cached-start", cached_start(game, times=times).clock, "seconds", CACHED_START),
        lambda: Line("measure-import", import_seconds(times=times), "seconds", IMPORT),
        lambda: Line("measure-state-size", float(size), "bytes", STATE_BYTES.get(game, OTHER_STATE_BYTES)),
    ]
