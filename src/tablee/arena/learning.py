"""Lessons for bots: they play many games, and a small network learns from them who wins.

One round learns from games of greedy players. With more rounds the players of each go by what was learned before, and the
network learns what it is like to meet players who know as much as it does.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any

import msgspec
import numpy as np

from tablee import games
from tablee.arena import workers
from tablee.arena.network import Network
from tablee.arena.school import SLIPS, THOUSAND, Samples, School, play
from tablee.bots.boxes import digest
from tablee.bots.lessons import Kept, pack
from tablee.core.options import Value
from tablee.core.texts import Complaint

REMEMBERED = 2
"""Rounds whose games are learned from at a time, of those after the first."""


class Learned(msgspec.Struct, frozen=True):
    """What came of it: how far off the evaluation was and how far the network is, where it had not learned (mean logarithm)."""

    kept: Kept
    positions: int
    before: float
    after: float


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
    rounds: int = 1,
    seed: int = 0,
    processes: int | None = None,
    progress: Callable[[int, int], None] | None = None,
    after_round: Callable[[Learned], None] | None = None,
) -> Learned:
    """Lessons from `count` games of two a round for each set of options, and fewer of larger companies, which take as long.

    `progress` hears of games played, `after_round` of what was learned so far.
    """
    book = games.rulebook(game)
    companies = [(dict(chosen), seats) for chosen in options for seats in players or book.seats]
    boxes = tuple(digest(book.box(seats, chosen)) for chosen, seats in companies)
    played, total = 0, rounds * sum(games_of(count, seats) for _, seats in companies)
    network = Network(book.observation, neurons, seed)
    memory: list[Samples] = []
    positions = 0

    def hear(games: int) -> None:
        nonlocal played
        played += games
        if progress:
            progress(played, total)

    for number in range(rounds):
        known: dict[str, Any] = {"neurons": neurons, "weights": pack(network.flat().tolist())} if number else {}
        schools = [
            _attend(School(game, seats, chosen, seed + number, every, **known), games_of(count, seats), processes, hear)
            for chosen, seats in companies
        ]
        positions += sum(len(samples.won) for samples in schools)
        if number == 0:
            before, after = network.learn_who_won(schools)
        else:
            memory = [*memory[-len(schools) * (REMEMBERED - 1) :], *schools]
            before, after = network.learn_what_follows(memory)
        told = (
            f"{played} games in {number + 1} rounds, the first of greedy players; one decision in {THOUSAND // SLIPS} at random"
        )
        kept = Kept(told, boxes, book.observation, neurons, pack(network.flat().tolist()))
        learned = Learned(kept, positions, before, after)
        if after_round:
            after_round(learned)
    return learned


def _attend(school: School, count: int, processes: int | None, heard: Callable[[int], None]) -> Samples:
    """All that is kept of a school's games, in their order, however they are spread."""
    parts = []
    for played, samples in workers.spread(play, school, 0, count, processes):
        parts.append(samples)
        heard(played)
    parts.sort(key=lambda samples: samples.game[:1].tolist())
    whole = Samples(*(np.concatenate(column) for column in zip(*parts, strict=True)))
    if not len(whole.won):
        raise Complaint("nothing-to-learn", package="tablee.arena")
    return whole


def write(learned: Learned, file: Path) -> None:
    """Keep lessons in a file."""
    file.write_bytes(msgspec.json.format(msgspec.json.encode(learned.kept), indent=1) + b"\n")
