"""What many games say about a game: how long, how wide, how open, how fair to whom begins, and what each thing is worth.

A thing is whatever the game names in its actions and events: a card, a square, a unit. Its worth is how much more often those
win who had or used it, against the share that every seat wins; nothing here knows a game in particular.
"""

from __future__ import annotations

import time
from collections import Counter
from collections.abc import Callable, Generator, Mapping
from contextlib import closing
from math import sqrt
from typing import Any

import msgspec

from tablee import bots, games
from tablee.arena import workers
from tablee.arena.simulate import CHUNK, MOST_GAMES, SHARES, Length, length_of
from tablee.arena.workers import Spread
from tablee.bots.match import TABLE, stream
from tablee.bots.searcher import prepare
from tablee.coach.chances import evaluated
from tablee.core.chance import Fast
from tablee.core.options import Value
from tablee.core.rulebook import Rulebook, winners
from tablee.core.texts import Complaint

SURE = 1.96
"""Standard errors on either side of a 95 % interval."""

CLEAR = 0.02
"""How far ahead a seat's chance must be for it to lead."""

SELDOM = 0.03
"""A thing that fewer of the seats had, or all but fewer, tells nothing."""

Thing = tuple[str, str]
"""What it is and which one: ("site", "C4")."""


class Interval(msgspec.Struct, frozen=True):
    """A share with the interval that holds it with 95 %."""

    share: float
    low: float
    high: float


class Worth(msgspec.Struct, frozen=True):
    """A thing, how often a seat had or used it, and how much more often such a seat won."""

    kind: str
    name: str
    uses: int
    gain: Interval


class Balance(msgspec.Struct, frozen=True):
    """What the games have shown; `order` are the shares of victory in the order of play, whoever began first."""

    game: str
    bot: str
    players: int
    games: int
    finished: int
    length: Length
    lengths: dict[int, int]
    branching: Length
    """Choices of a decision."""
    points: dict[str, float]
    """Choices on average, by decision point."""
    lead_changes: Length
    order: tuple[Interval, ...]
    ends: dict[str, int]
    things: tuple[Worth, ...]
    """What surely helps first, what surely harms last: by the gain in standard errors."""


class Job(msgspec.Struct, frozen=True):
    """What is to be played, as plain data that can be handed to a worker process."""

    game: str
    bot: str
    players: int
    options: dict[str, Value]
    seed: int
    compiled: bool


class Count(msgspec.Struct):
    """Counts over some games; whole numbers and sixtieths, so that the order of adding them up cannot matter."""

    games: int = 0
    lengths: Counter[int] = msgspec.field(default_factory=Counter)
    branching: Counter[int] = msgspec.field(default_factory=Counter)
    points: Counter[tuple[int, int]] = msgspec.field(default_factory=Counter)
    """Decisions and choices at each point: (point, 0) and (point, 1)."""
    leads: Counter[int] = msgspec.field(default_factory=Counter)
    ends: Counter[int] = msgspec.field(default_factory=Counter)
    order: Counter[int] = msgspec.field(default_factory=Counter)
    uses: Counter[Thing] = msgspec.field(default_factory=Counter)
    won: Counter[Thing] = msgspec.field(default_factory=Counter)

    def add(self, other: Count) -> None:
        """Add what was counted elsewhere."""
        self.games += other.games
        for name in ("lengths", "branching", "points", "leads", "ends", "order", "uses", "won"):
            getattr(self, name).update(getattr(other, name))


def count_game(job: Job, number: int, choose: Callable[[Any, int], int], book: Rulebook, box: Any) -> Count:
    """Play one game of the series, all seats by the same bot, and count what happens."""
    found = Count(games=1)
    chance = Fast(job.seed, stream(number, TABLE))
    state, events = book.start(box, chance)
    had: list[set[Thing]] = [set() for _ in range(job.players)]
    began, leader, leads, decisions = int(state.actor), -1, 0, 0
    _note(book, box, events, had)
    while not state.over and decisions < book.most_plies:
        seat = int(state.actor)
        choices = len(book.actions(box, state))
        found.branching[choices] += 1
        found.points[state.point, 0] += 1
        found.points[state.point, 1] += choices
        action = choose(state, seat)
        named = book.to_object(box, state, action)
        had[seat].update((field, value) for field, value in named.items() if field != "do" and isinstance(value, str))
        events = book.step(box, state, action, chance)
        _note(book, box, events, had)
        decisions += 1
        if state.actor != seat:
            now = _leader(evaluated(book, box, state))
            leads += now >= 0 and leader >= 0 and now != leader
            leader = now if now >= 0 else leader
    won = winners(state)
    if state.over and won:
        found.lengths[decisions] += 1
        found.leads[leads] += 1
        found.ends[state.over] += 1
        for seat in range(job.players):
            share = SHARES // len(won) if seat in won else 0
            found.order[(seat - began) % job.players] += share
            for thing in had[seat]:
                found.uses[thing] += 1
                found.won[thing] += share
    return found


def _note(book: Rulebook, box: Any, events: Any, had: list[set[Thing]]) -> None:
    """What the events say that a seat had or did."""
    for event in events:
        values = book.tell(box, event).values
        seat = values.get("seat")
        if isinstance(seat, int) and 0 <= seat < len(had):
            had[seat].update((field, value) for field, value in values.items() if isinstance(value, str) and value)


def _leader(standing: tuple[float, ...]) -> int:
    """The seat that is clearly ahead, -1 if none is."""
    first, second = sorted(range(len(standing)), key=lambda seat: -standing[seat])[:2]
    return first if standing[first] - standing[second] > CLEAR else -1


def play(job: Job, start: int, stop: int) -> Generator[Count]:
    """Play games `start` to `stop` - 1 of the series, handing over counts every quarter of a second or so."""
    book = games.rulebook(job.game)
    box = book.box(job.players, job.options)
    if job.compiled:
        prepare(book)
    total = Count()
    began = time.perf_counter()
    for number in range(start, stop):
        total.add(count_game(job, number, _chooser(job, number, book, box), book, box))
        if number == stop - 1 or time.perf_counter() - began >= CHUNK:
            yield total
            total, began = Count(), time.perf_counter()


def _chooser(job: Job, number: int, book: Rulebook, box: Any) -> Callable[[Any, int], int]:
    """What decides for a seat in a game of the series."""
    if job.compiled and job.bot == "greedy":
        from tablee.bots.compiled import choose_greedily
        from tablee.core.compiled import buffer, compiled
        from tablee.core.compiled_chance import fast_record

        form = compiled(book)
        image, luck = form.box(box), buffer(fast_record(job.seed, stream(number, 0)))
        return lambda state, seat: choose_greedily(form, image, buffer(state), luck)
    own = Fast(job.seed, stream(number, 0))
    player = bots.bot(job.bot)
    return lambda state, seat: player.choose(book, box, state, seat, own)


def balance(
    game: str,
    count: int = 200,
    *,
    bot: str = "greedy",
    players: int = 0,
    options: Mapping[str, Any] | None = None,
    seed: int = 0,
    processes: int | None = None,
    compiled: bool = True,
    progress: Callable[[int, int], None] | None = None,
    spread: Spread | None = None,
) -> Balance:
    """Let one bot play many games against itself, and see what they say about the game.

    >>> found = balance("offline", 2, bot="random", compiled=False, processes=1)
    >>> found.finished, len(found.order), found.branching.mean > 5
    (2, 2, True)
    """
    book = games.rulebook(game)
    bots.bot(bot)
    if not 1 <= count <= MOST_GAMES:
        raise Complaint("games-out-of-range", package="tablee.arena", most=str(MOST_GAMES), given=str(count)[:20])
    if processes is not None and processes < 1:
        raise Complaint("too-few-processes", package="tablee.arena", given=str(processes))
    chosen = book.read_options(options or {})
    job = Job(book.id, bot, players or min(book.seats), chosen, seed, compiled)
    book.box(job.players, chosen)
    total = Count()
    with closing((spread or workers.spread)(play, job, 0, count, processes)) as counts:
        for some in counts:
            total.add(some)
            if progress:
                progress(total.games, count)
    return _balance(job, total)


def _balance(job: Job, total: Count) -> Balance:
    book = games.rulebook(job.game)
    finished = total.lengths.total()
    return Balance(
        game=job.game,
        bot=job.bot,
        players=job.players,
        games=total.games,
        finished=finished,
        length=length_of(total.lengths),
        lengths=dict(sorted(total.lengths.items())),
        branching=length_of(total.branching),
        points={
            name: total.points[point, 1] / total.points[point, 0]
            for point, name in book.points.items()
            if total.points[point, 0]
        },
        lead_changes=length_of(total.leads),
        order=tuple(_interval(total.order[place] / SHARES, finished, 0.0) for place in range(job.players)),
        ends={book.ends[over]: times for over, times in sorted(total.ends.items())},
        things=_things(total, finished * job.players, 1 / job.players),
    )


def _things(total: Count, seats: int, usual: float) -> tuple[Worth, ...]:
    least = max(2.0, SELDOM * seats)
    found = [
        Worth(*thing, uses, _interval(total.won[thing] / SHARES, uses, usual))
        for thing, uses in total.uses.items()
        if least <= uses <= seats - least
    ]
    return tuple(sorted(found, key=lambda one: (-one.gain.share / (one.gain.high - one.gain.share), one.kind, one.name)))


def _interval(won: float, times: int, usual: float) -> Interval:
    """The share of victories beyond the usual one; the usual normal approximation, never without any width."""
    share = won / max(times, 1)
    error = SURE * sqrt(max(share * (1 - share), 0.25 / max(times, 1)) / max(times, 1))
    return Interval(share - usual, share - usual - error, share - usual + error)
