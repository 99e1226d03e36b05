"""Bots against each other, seats and seeds mirrored: what the measurements of playing strength share.

Every game is noted in a file as soon as it is over, so that a long match can be stopped and gone on with. A match goes by its
name, its seed and how both sides think: games of bots that have changed since do not count.
"""

from __future__ import annotations

import os
import time
from collections.abc import Generator, Iterator
from math import sqrt
from pathlib import Path
from typing import Any, Protocol

import msgspec

from contenders import Side, contender, fingerprint
from tablee import games
from tablee.arena import workers
from tablee.bots import match
from tablee.bots.player import Bot
from tablee.bots.searcher import prepare
from tablee.core.chance import Chance, Fast
from tablee.core.rulebook import Rulebook


class Match(msgspec.Struct, frozen=True):
    """Two sides, a game, and luck; in a larger company every other seat is one side's."""

    game: str
    one: Side
    other: Side
    seed: int = 1
    players: int = 2

    @property
    def name(self) -> str:
        company = f" of {self.players}" if self.players != 2 else ""
        return f"{self.game} {self.one} : {self.other} seed {self.seed}{company}"


class Spent(msgspec.Struct, frozen=True, array_like=True):
    """What a side did in a game: decisions with a choice, processor seconds in all and for the longest, simulations."""

    decisions: int = 0
    seconds: float = 0.0
    longest: float = 0.0
    simulations: int = 0

    def __add__(self, other: Spent) -> Spent:
        return Spent(
            self.decisions + other.decisions,
            self.seconds + other.seconds,
            max(self.longest, other.longest),
            self.simulations + other.simulations,
        )

    def rounded(self) -> Spent:
        """As it is noted: to the hundredth of a second and the tenth of a millisecond."""
        return Spent(self.decisions, round(self.seconds, 2), round(self.longest, 4), self.simulations)

    def __str__(self) -> str:
        each = max(1, self.decisions)
        made = f", {self.simulations / each:,.0f} simulations" if self.simulations else ""
        return f"{1000 * self.seconds / each:.1f} ms{made}"


class Played(msgspec.Struct, frozen=True, array_like=True):
    """A game that was played: its number in the match, what the first side won of it, and what both spent."""

    match: str
    thinking: str
    """The fingerprint of both sides."""
    number: int
    won: float
    one: Spent
    other: Spent


def interval(won: float, games: int) -> tuple[float, float]:
    """Wilson's interval for the share of games won."""
    z, n, p = 1.96, max(1, games), won / max(1, games)
    middle, half = p + z * z / (2 * n), z * sqrt(p * (1 - p) / n + z * z / (4 * n * n))
    return (middle - half) / (1 + z * z / n), (middle + half) / (1 + z * z / n)


class Score(msgspec.Struct, frozen=True):
    """What the first side of a match has won so far, in pairs of games with seats changed."""

    match: Match
    games: int
    won: float
    one: Spent
    other: Spent

    @property
    def share(self) -> float:
        return self.won / max(1, self.games)

    @property
    def interval(self) -> tuple[float, float]:
        """Where the share lies in 95 of 100 cases."""
        return interval(self.won, self.games)

    def __str__(self) -> str:
        if not self.games:
            return f"{self.match.game:10} {self.match.one} : {self.match.other}  no pair of games yet"
        low, high = self.interval
        company = f"{self.match.players} players: " if self.match.players != 2 else ""
        return (
            f"{self.match.game:10} {company}{self.match.one} : {self.match.other}  "
            f"{self.won:g} of {self.games}  {self.share:.1%} "
            f"({low:.0%} to {high:.0%})  a decision: {self.one} : {self.other}"
        )


class Watched(Bot):
    """A bot, and what it spends where it has a choice."""

    name = "watched"

    def __init__(self, bot: Bot) -> None:
        self.bot = bot
        self.spent = Spent()

    def choose(self, book: Rulebook, box: Any, state: Any, seat: int, chance: Chance) -> int:
        legal = book.actions(box, state)
        if len(legal) == 1:
            return legal[0]
        made, began = getattr(self.bot, "made", 0), time.process_time()
        action = self.bot.choose(book, box, state, seat, chance)
        took = time.process_time() - began
        self.spent += Spent(1, took, took, getattr(self.bot, "made", 0) - made)
        return action

    def decide(self, book: Rulebook, box: Any, world: Any, chance: Chance) -> int:
        return self.bot.decide(book, box, world, chance)


class Share(msgspec.Struct, frozen=True):
    """Games of a match that are still to be played."""

    match: Match
    thinking: str
    numbers: tuple[int, ...]


def play_games(share: Share, start: int, stop: int) -> Generator[Played]:
    """Play some of the games, in any process."""
    wanted = share.match
    book = games.rulebook(wanted.game)
    prepare(book)
    box = book.box(wanted.players)
    bots = contender(wanted.one, book, wanted.players), contender(wanted.other, book, wanted.players)
    for bot in bots:
        _warm_up(bot, book, box)
    for number in share.numbers[start:stop]:
        watched = Watched(bots[0]), Watched(bots[1])
        winners = match.play(book, box, watched * (wanted.players // 2), wanted.seed, number).winners
        seats = [seat for seat in range(wanted.players) if winners >> seat & 1 or not winners]
        won = sum((seat - number) % 2 == 0 for seat in seats) / len(seats)
        yield Played(wanted.name, share.thinking, number, won, *(one.spent.rounded() for one in watched))


def _warm_up(bot: Bot, book: Rulebook, box: Any) -> None:
    """A first choice outside any game: what must be compiled or loaded for it is no thinking time."""
    state, _ = book.start(box, Fast(0))
    while len(book.actions(box, state)) == 1:
        book.step(box, state, book.actions(box, state)[0], Fast(0))
    bot.choose(book, box, state, state.actor, Fast(0))


class Heard(Protocol):
    """Whoever wants to know how a match stands."""

    def __call__(self, score: Score) -> None: ...


def contest(wanted: Match, count: int, *, kept: Path | None = None, jobs: int = 1, heard: Heard | None = None) -> Score:
    """Play a match up to `count` games, each deal once with either seating, from where the file of results has left it.

    Games beyond that which were played before count too.
    """
    thinking = fingerprint(wanted.game, wanted.one, wanted.other, players=wanted.players)
    numbers = range(2 * (-(-count // 2)))
    done = {one.number: one for one in read(kept) if (one.match, one.thinking) == (wanted.name, thinking)} if kept else {}
    left = tuple(number for number in numbers if number not in done)
    if heard and done:
        heard(_score(wanted, done))
    for played in workers.spread(play_games, Share(wanted, thinking, left), 0, len(left), jobs):
        done[played.number] = played
        if kept:
            note(kept, played)
        if heard:
            heard(_score(wanted, done))
    return _score(wanted, done)


def _score(wanted: Match, done: dict[int, Played]) -> Score:
    """The score over the deals that were played with both seatings."""
    pairs = [done[number] for number in sorted(done) if number ^ 1 in done]
    one, other = sum((p.one for p in pairs), Spent()), sum((p.other for p in pairs), Spent())
    return Score(wanted, len(pairs), sum(played.won for played in pairs), one, other)


def read(kept: Path) -> Iterator[Played]:
    """The games noted in a file, whatever match they belong to; a last line cut off by a crash is dropped."""
    if not kept.exists():
        return
    *lines, cut_off = kept.read_bytes().split(b"\n")
    if cut_off:
        os.truncate(kept, kept.stat().st_size - len(cut_off))
    for line in lines:
        yield msgspec.json.decode(line, type=Played)


def note(kept: Path, played: Played) -> None:
    """Add a game to a file."""
    kept.parent.mkdir(parents=True, exist_ok=True)
    with kept.open("ab") as file:
        file.write(msgspec.json.encode(played) + b"\n")
