"""Lessons for bots: greedy players play many games, and a small network learns from them who wins.

Now and then a player slips and does anything at all, so that the network sees positions that good players avoid. Of each
game a few positions are kept, as every seat observes them, with the chances that the evaluation gives and with who won in the
end. A tenth of them is put aside: what is learned must hold there too, and the state of learning that does best is kept.
"""

from __future__ import annotations

from collections.abc import Callable, Generator, Sequence
from functools import cache
from pathlib import Path
from typing import Any, NamedTuple

import msgspec
import numba
import numpy as np

from tablee import games
from tablee.arena import workers
from tablee.bots.boxes import digest
from tablee.bots.buffers import CHANCE
from tablee.bots.compiled import CHANCE_BYTES, EVENT_BYTES, below, best_step, copy_into, seed, seen, workroom
from tablee.bots.greedy import MOST_POSITIONS
from tablee.bots.lessons import LEAST, OWN, Kept, pack
from tablee.core.compiled import CompiledGame, buffer, compiled
from tablee.core.options import Value
from tablee.core.position import SEATS
from tablee.core.texts import Complaint

PORTION = 20
"""Games played between two reports."""

KEPT_OF_A_GAME = 128
"""Positions kept, of all games of a portion together, for each of them at the most."""

THOUSAND = 1000
SLIPS = 40
"""Decisions of a thousand that are made at random."""

ROUNDS = 8
"""How often everything is gone through."""

BATCH, PACE, END_PACE, MODESTY = 512, 1e-3, 1e-5, 1e-4
"""Positions learned from at a time, how fast at first and at last, and how strongly weights are drawn back to nothing."""


class School(msgspec.Struct, frozen=True):
    """The games to learn from: one position of `every` is kept."""

    game: str
    players: int
    options: dict[str, Value]
    seed: int
    every: int


class Samples(NamedTuple):
    """Positions: what every seat observed, the chances that the evaluation gave it, and what it won in the end."""

    observed: Any
    chances: Any
    won: Any


class Learned(msgspec.Struct, frozen=True):
    """What came of it: how far off the evaluation was and how far the network is, where it had not learned (mean logarithm)."""

    kept: Kept
    positions: int
    before: float
    after: float


@cache
def _playing(game: CompiledGame) -> Any:
    """The driver of a game's lessons; it is made for this run alone."""
    new, legal, apply, redeal, evaluate, observe, choose = (
        getattr(game, name) for name in ("new", "legal", "apply", "redeal", "evaluate", "observe", "choose")
    )

    @numba.njit(error_model="numpy", nogil=True)
    def play(
        box: Any, low: Any, first: Any, count: Any, every: Any, sizes: Any, observed: Any, values: Any, winners: Any
    ) -> Any:  # pragma: no cover
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
                    action = best_step(legal, apply, evaluate, box, world, own, lookahead, room)
                apply(box, state, action, table, events)
                plies += 1
                if now.over == 0 and below(luck, every) == 0 and written < observed.shape[0]:
                    evaluate(box, state, values[written])
                    for seat in range(players):
                        observe(box, state, seat, observed[written, seat])
                    written += 1
            winners[began:written] = now.winners
        return written

    return play


def play(school: School, start: int, stop: int) -> Generator[tuple[int, Samples]]:
    """Play some of the games, in any process: how many were played, and what is kept of them."""
    book = games.rulebook(school.game)
    form = compiled(book)
    box = book.box(school.players, school.options)
    spread = book.spread(box)
    sizes = (book.State.size(), book.most_choices, book.most_plies, book.lookahead)
    for first in range(start, stop, PORTION):
        count = min(PORTION, stop - first)
        room = count * KEPT_OF_A_GAME
        observed, values = np.zeros((room, school.players, book.observation)), np.zeros((room, SEATS))
        winners = np.zeros(room, np.int64)
        written = _playing(form)(buffer(box), school.seed, first, count, school.every, sizes, observed, values, winners)
        leads = values[:written, : school.players] / spread
        won = (winners[:written, None] >> np.arange(school.players) & 1).astype(np.float32)
        won[won.sum(1) == 0] = 1.0
        yield (
            count,
            Samples(
                observed[:written].astype(np.float16),
                _chances(leads).astype(np.float32),
                won / won.sum(1, keepdims=True),
            ),
        )


def _chances(leads: Any) -> Any:
    """Chances that leads mean, seat by seat."""
    weights = np.exp(leads - leads.max(1, keepdims=True))
    return weights / weights.sum(1, keepdims=True)


def _inputs(samples: Samples, rows: Any) -> Any:
    """What the network is given of some positions."""
    evaluated = np.log(np.maximum(samples.chances[rows], LEAST))[..., None]
    return np.concatenate([samples.observed[rows].astype(np.float32), evaluated, np.ones_like(evaluated)], 2)


class _Network:
    """The weights while they are learned, by gradients of the logarithmic loss (Adam)."""

    def __init__(self, inputs: int, neurons: int, seed: int) -> None:
        luck = np.random.default_rng(seed)
        first = luck.normal(scale=0.05, size=(inputs + OWN, neurons + 1)).astype(np.float32)
        first[-1, :] = 0.0
        first[:, neurons] = 0.0
        first[inputs, neurons] = 1.0  # to begin with it says what the evaluation says
        self.weights = [first, luck.normal(scale=0.05, size=neurons).astype(np.float32)]
        self._mean = [np.zeros_like(one) for one in self.weights]
        self._square = [np.zeros_like(one) for one in self.weights]
        self._steps = 0

    def chances(self, inputs: Any) -> Any:
        """What it says of some positions."""
        first, last = self.weights
        excited = inputs @ first
        return _chances(np.maximum(excited[..., :-1], 0.0) @ last + excited[..., -1])

    def learn(self, inputs: Any, won: Any, pace: float) -> None:
        """One step towards what is right for some positions."""
        first, last = self.weights
        excited = inputs @ first
        heard = np.maximum(excited[..., :-1], 0.0)
        wrong = (_chances(heard @ last + excited[..., -1]) - won) / len(won)
        back = np.concatenate([wrong[..., None] * last * (heard > 0.0), wrong[..., None]], 2)
        slopes = [
            inputs.reshape(-1, inputs.shape[2]).T @ back.reshape(-1, back.shape[2]),
            np.einsum("bsn,bs->n", heard, wrong),
        ]
        self._steps += 1
        for weight, slope, mean, square in zip(self.weights, slopes, self._mean, self._square, strict=True):
            mean += 0.1 * (slope - mean)
            square += 0.001 * (slope * slope - square)
            step = mean / (1 - 0.9**self._steps) / (np.sqrt(square / (1 - 0.999**self._steps)) + 1e-8)
            weight -= pace * (step + MODESTY * weight)

    def flat(self) -> Any:
        """As `lessons` lays it out."""
        return np.concatenate([self.weights[0].ravel(), self.weights[1]])


def loss(chances: Any, won: Any) -> float:
    """How far chances were off: the mean logarithm of what was given to those who won."""
    return float(-(won * np.log(np.clip(chances, 1e-6, 1.0))).sum(1).mean())


def _portions(rows: Any) -> list[Any]:
    return [rows[at : at + BATCH] for at in range(0, len(rows), BATCH)]


def fit(
    schools: Sequence[Samples],
    neurons: int,
    *,
    rounds: int = ROUNDS,
    seed: int = 0,
    progress: Callable[[int], None] | None = None,
) -> tuple[Any, float, float]:
    """Learn from positions of one or more numbers of players: the weights, and how far off evaluation and network are."""
    luck = np.random.default_rng(seed)
    cuts = [len(samples.won) * 9 // 10 for samples in schools]
    network = _Network(schools[0].observed.shape[2], neurons, seed)
    put_aside = [np.arange(cut, len(samples.won)) for cut, samples in zip(cuts, schools, strict=True)]
    told = sum(map(len, put_aside))

    def off(say: Callable[[Samples, Any], Any]) -> float:
        parts = [(samples, rows) for samples, held in zip(schools, put_aside, strict=True) for rows in _portions(held)]
        return sum(len(rows) * loss(say(samples, rows), samples.won[rows]) for samples, rows in parts) / told

    before = off(lambda samples, rows: samples.chances[rows])
    best, found = before, network.flat()
    for number in range(rounds):
        pace = END_PACE + (PACE - END_PACE) * (1 + np.cos(np.pi * number / rounds)) / 2
        work = [(which, rows) for which, cut in enumerate(cuts) for rows in _portions(luck.permutation(cut))]
        for at in luck.permutation(len(work)):
            which, rows = work[at]
            rows = np.sort(rows)
            network.learn(_inputs(schools[which], rows), schools[which].won[rows], pace)
        now = off(lambda samples, rows: network.chances(_inputs(samples, rows)))
        if now < best:
            best, found = now, network.flat()
    return found, before, best


def games_of(count: int, players: int) -> int:
    """How many games of so many players are played where `count` of two are."""
    return max(1, 2 * count // players)


def learn(
    game: str,
    count: int,
    *,
    players: Sequence[int] = (),
    options: Sequence[dict[str, Value]] = ({},),
    neurons: int = 32,
    every: int = 20,
    seed: int = 0,
    processes: int | None = None,
    progress: Callable[[int, int], None] | None = None,
) -> Learned:
    """Lessons from `count` games of two for each set of options, and fewer of larger companies, which take as long.

    `progress` hears of games played.
    """
    book = games.rulebook(game)
    schools, boxes, done = [], [], 0
    total = len(options) * sum(games_of(count, seats) for seats in players or book.seats)
    for chosen in options:
        for seats in players or book.seats:
            boxes.append(digest(book.box(seats, chosen)))
            parts = []
            school = School(game, seats, dict(chosen), seed, every)
            for number, samples in workers.spread(play, school, 0, games_of(count, seats), processes):
                parts.append(samples)
                done += number
                if progress:
                    progress(done, total)
            schools.append(Samples(*(np.concatenate(column) for column in zip(*parts, strict=True))))
    if not all(len(samples.won) for samples in schools):
        raise Complaint("nothing-to-learn", package="tablee.arena")
    weights, before, after = fit(schools, neurons, seed=seed)
    told = f"{done} games of greedy players, one decision in {THOUSAND // SLIPS} at random"
    kept = Kept(told, tuple(boxes), book.observation, neurons, pack(weights.tolist()))
    return Learned(kept, sum(len(samples.won) for samples in schools), before, after)


def write(learned: Learned, file: Path) -> None:
    """Keep lessons in a file."""
    file.write_bytes(msgspec.json.format(msgspec.json.encode(learned.kept), indent=1) + b"\n")
