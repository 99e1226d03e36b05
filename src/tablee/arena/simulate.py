"""Many games between bots, and what they say about the game and the bots.

Every game of a series has its own chance, made of the series' seed and the game's number. So a report depends on the
seed alone: not on the number of processes, and not on whether the rules ran interpreted or compiled.
"""

from __future__ import annotations

import time
from collections import Counter
from collections.abc import Callable, Generator, Mapping, Sequence
from contextlib import closing
from typing import Any

import msgspec

from tablee import bots, games
from tablee.arena import workers
from tablee.arena.workers import Spread, cores
from tablee.bots import match
from tablee.bots.levels import Levelled
from tablee.bots.match import Outcome
from tablee.bots.player import Bot
from tablee.core.chance import WORDS
from tablee.core.options import Value
from tablee.core.position import SEATS
from tablee.core.texts import Complaint

FEW = 20
"""Below this many games it is not worth while to compile the rules."""

MOST_GAMES = WORDS // (SEATS + 1)
"""Games of the longest series: each holder of chance has a stream of its own in each game."""

WORTH_WORKERS = 6.0
"""Seconds of work left that make it worth while to start worker processes."""

SHARES = 60
"""Parts of a victory: it can be shared evenly by any number of seats."""

CHUNK = 0.25
"""Seconds between two reports of progress."""


class SeatReport(msgspec.Struct, frozen=True):
    """How one of the bots did: games it won alone, games it shared, and its mean score."""

    bot: str
    wins: int
    shared: int
    mean_score: float


class Length(msgspec.Struct, frozen=True):
    """Decisions per game: mean, 5th and 95th percentile, longest."""

    mean: float
    p5: int
    p95: int
    max: int


class Report(msgspec.Struct, frozen=True):
    """A whole series. Wins, scores and lengths are those of the finished games.

    `first_seat_share` is the share of games won by the seat that acted first; a victory shared by n counts 1/n.
    """

    game: str
    games: int
    finished: int
    decisions: int
    seats: tuple[SeatReport, ...]
    end_reasons: dict[str, int]
    first_seat_share: float
    length: Length


class Job(msgspec.Struct, frozen=True):
    """What is to be played, as plain data that can be handed to a worker process."""

    game: str
    seats: tuple[str, ...]
    options: dict[str, Value]
    seed: int
    compiled: bool


class Tally:
    """Counts over some games of a series. Whole numbers only, so that the order of adding them up cannot matter."""

    def __init__(self, players: int) -> None:
        self.games = 0
        self.decisions = 0
        self.wins = [0] * players
        self.shared = [0] * players
        self.victories = [0] * players
        """What each bot won, in sixtieths: a victory that n share is 60/n for each of them."""
        self.scores = [0] * players
        self.ends: Counter[int] = Counter()
        self.lengths: Counter[int] = Counter()
        self.first_won: Counter[int] = Counter()
        """Games won by the seat that began, by the number of winners."""

    def count(self, game: int, outcome: Outcome) -> None:
        """Add game number `game`; bot k sat at seat (k + game) % players."""
        players = len(self.wins)
        self.games += 1
        self.decisions += outcome.decisions
        if not outcome.over:
            return
        self.ends[outcome.over] += 1
        self.lengths[outcome.decisions] += 1
        winners = outcome.winners.bit_count()
        if outcome.winners >> outcome.began & 1:
            self.first_won[winners] += 1
        for k in range(players):
            seat = (k + game) % players
            self.scores[k] += outcome.scores[seat]
            if outcome.winners >> seat & 1:
                (self.wins if winners == 1 else self.shared)[k] += 1
                self.victories[k] += SHARES // winners

    def add(self, other: Tally) -> None:
        """Add what was counted elsewhere."""
        self.games += other.games
        self.decisions += other.decisions
        for name in ("wins", "shared", "victories", "scores"):
            mine = getattr(self, name)
            mine[:] = [a + b for a, b in zip(mine, getattr(other, name), strict=True)]
        self.ends += other.ends
        self.lengths += other.lengths
        self.first_won += other.first_won

    def report(self, job: Job) -> Report:
        """What the counts amount to."""
        finished = self.ends.total()
        ends = games.rulebook(job.game).ends
        return Report(
            game=job.game,
            games=self.games,
            finished=finished,
            decisions=self.decisions,
            seats=tuple(
                SeatReport(name, self.wins[k], self.shared[k], self.scores[k] / max(finished, 1))
                for k, name in enumerate(job.seats)
            ),
            end_reasons={ends[over]: count for over, count in sorted(self.ends.items())},
            first_seat_share=sum(count / winners for winners, count in sorted(self.first_won.items())) / max(finished, 1),
            length=length_of(self.lengths),
        )


def length_of(lengths: Counter[int]) -> Length:
    """Mean, percentiles and maximum of what was counted."""
    total = lengths.total()
    if not total:
        return Length(0.0, 0, 0, 0)
    mean = sum(length * count for length, count in lengths.items()) / total
    return Length(mean, _percentile(lengths, 5), _percentile(lengths, 95), max(lengths))


def _percentile(lengths: Counter[int], percent: int) -> int:
    """The smallest length that at least `percent` per cent of the games do not exceed."""
    wanted = lengths.total() * percent
    passed = 0
    for length in sorted(lengths):
        passed += 100 * lengths[length]
        if passed >= wanted:
            return length
    raise ValueError("no games were counted")


def play(job: Job, start: int, stop: int) -> Generator[Tally]:
    """Play games `start` to `stop` - 1 of the series, handing over counts every quarter of a second or so."""
    play_some = _player(job)
    chunk = 1
    while start < stop:
        chunk = min(chunk, stop - start)
        began = time.perf_counter()
        tally = Tally(len(job.seats))
        for game, outcome in enumerate(play_some(start, chunk), start):
            tally.count(game, outcome)
        yield tally
        start += chunk
        took = time.perf_counter() - began
        if took < CHUNK / 2:
            chunk *= 2
        elif took > CHUNK * 2:
            chunk = max(1, chunk // 2)


def _player(job: Job) -> Callable[[int, int], Sequence[Outcome]]:
    """What plays so many games from the given one on, interpreted or compiled."""
    book = games.rulebook(job.game)
    box = book.box(len(job.seats), job.options)
    if job.compiled and set(job.seats) <= set(bots.NAMES):
        from tablee.bots.compiled import play_matches
        from tablee.core.compiled import compiled_once

        form = compiled_once(book)
        image = form.box(box)
        return lambda first, count: play_matches(form, image, job.seats, job.seed, first, count)
    if job.compiled:
        from tablee.bots.searcher import prepare

        prepare(book)
    players = [_bot(name, job.compiled) for name in job.seats]
    return lambda first, count: [match.play(book, box, players, job.seed, game) for game in range(first, first + count)]


def _bot(name: str, compiled: bool) -> Bot:
    """A bot that plays among others. Compiled, it thinks as much as at a table but not by the clock: how busy a machine is, or
    how many play on it, must not make anybody weaker."""
    if compiled and name == "greedy":
        from tablee.bots.compiled_greedy import CompiledGreedy

        return CompiledGreedy()
    if name in bots.LEVELS:
        return Levelled(name, compiled, timed=not compiled)
    return bots.bot(name)


def simulate(
    game: str,
    games: int,
    seats: Sequence[str],
    *,
    options: Mapping[str, Any] | None = None,
    seed: int = 0,
    processes: int | None = None,
    compiled: bool | None = None,
    progress: Callable[[int, int], None] | None = None,
    spread: Spread | None = None,
) -> Report:
    """Let bots play many games; game i puts bot k at seat (k + i) % players, and each deal is played with every rotation.

    Left to itself it compiles the rules for longer series and starts one worker process a core where the work is worth
    it; a script that calls this then needs the usual `if __name__ == "__main__":`. `progress` is told how many games
    are done and how many there are. Ctrl-C ends the workers and raises KeyboardInterrupt here. With `spread`, say that of
    `arena.cluster`, others play all of it.

    >>> simulate("offline", 2, ["random", "random"], seed=1, compiled=False).finished
    2
    """
    job = _job(game, games, seats, options or {}, seed, compiled)
    if processes is not None and processes < 1:
        raise Complaint("too-few-processes", package="tablee.arena", given=str(processes))
    total = Tally(len(seats))
    with closing(spread(play, job, 0, games, processes) if spread else _tallies(job, games, processes)) as tallies:
        for tally in tallies:
            total.add(tally)
            if progress:
                progress(total.games, games)
    return total.report(job)


def _tallies(job: Job, total: int, processes: int | None) -> Generator[Tally]:
    """The series, game by game here until it is known to be worth workers, then spread over them.

    The first game is always played here: what must be compiled for it is then compiled only once.
    """
    most = processes or cores()
    done = 0
    began = None
    for tally in play(job, 0, total):
        yield tally
        done += tally.games
        now = time.perf_counter()
        began = began or now
        left = (now - began) / max(done - 1, 1) * (total - done)
        if most > 1 and (processes or left > WORTH_WORKERS):
            break
    yield from workers.spread(play, job, done, total, most)


def _job(game: str, count: int, seats: Sequence[str], options: Mapping[str, Any], seed: int, compiled: bool | None) -> Job:
    """The job, after everything about it was checked."""
    book = games.rulebook(game)
    if not 1 <= count <= MOST_GAMES:
        raise Complaint("games-out-of-range", package="tablee.arena", most=str(MOST_GAMES), given=str(count)[:20])
    for name in seats:
        bots.bot(name)
    chosen = book.read_options(options)
    book.box(len(seats), chosen)
    if compiled is None:
        compiled = count >= FEW or _is_ready(book)
    return Job(book.id, tuple(seats), chosen, seed, compiled)


def _is_ready(book: Any) -> bool:
    from tablee.core.compiled import is_ready

    return is_ready(book)
