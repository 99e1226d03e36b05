"""Tournaments: every bot against every other, the same deals for all, seats rotated, to be stopped and gone on with.

A tournament is cut into blocks of games; each block depends on the tournament and its own number alone. So it does not
matter who plays it, in which order, or how often the work was interrupted.
"""

from __future__ import annotations

import hashlib
import os
import tempfile
from collections.abc import Callable, Generator, Iterable, Mapping, Sequence
from contextlib import closing
from itertools import combinations, combinations_with_replacement
from pathlib import Path
from typing import Any

import msgspec

from tablee import bots, games
from tablee.arena import simulate, workers
from tablee.arena.ratings import Lineup, Rating, rate
from tablee.arena.simulate import SHARES, Job, Tally
from tablee.arena.sources import made_of
from tablee.arena.workers import Spread
from tablee.core.options import Value
from tablee.core.texts import Complaint

BLOCK = 8
"""Deals of a block of quick bots; each is played once with every rotation of the seats. Of bots that think a block is one deal,
so that an interruption costs little."""


class Tournament(msgspec.Struct, frozen=True):
    """What is to be played."""

    game: str
    rules_version: int
    bots: tuple[str, ...]
    players: int
    options: dict[str, Value]
    seed: int
    compiled: bool
    made_of: str = ""
    """A digest of the code and data that the games depend on: results of another Tablée do not belong to this tournament."""

    def lineups(self) -> list[Lineup]:
        """Who meets whom: every choice of bots for a table, some of them twice where there are more seats than bots."""
        numbers = range(len(self.bots))
        if len(self.bots) >= self.players:
            return list(combinations(numbers, self.players))
        return [lineup for lineup in combinations_with_replacement(numbers, self.players) if len(set(lineup)) == len(self.bots)]

    def block_games(self) -> int:
        """Games of a block."""
        return self.players * (BLOCK if set(self.bots) <= set(bots.NAMES) else 1)


class Block(msgspec.Struct, frozen=True):
    """Some games of one line-up, played: what each of its bots won, in sixtieths of a victory, and how long they took."""

    lineup: int
    number: int
    finished: int
    decisions: int
    shares: tuple[int, ...]
    scores: tuple[int, ...]


class Standing(msgspec.Struct, frozen=True):
    """What a tournament has shown so far.

    `wins[a][b]` is the share of a's victories among those of a and b at tables where both sat, None if they never met.
    """

    game: str
    bots: tuple[str, ...]
    games: int
    finished: int
    decisions: int
    ratings: tuple[Rating, ...]
    wins: tuple[tuple[float | None, ...], ...]
    met: tuple[tuple[int, ...], ...]


class Share(msgspec.Struct, frozen=True):
    """A tournament with the blocks of it that are still to be played."""

    tournament: Tournament
    blocks: tuple[tuple[int, int], ...]


def play_blocks(share: Share, start: int, stop: int) -> Generator[Block]:
    """Play some of the blocks, in any process."""
    tournament = share.tournament
    lineups = tournament.lineups()
    size = tournament.block_games()
    for lineup, number in share.blocks[start:stop]:
        seats = tuple(tournament.bots[bot] for bot in lineups[lineup])
        job = Job(tournament.game, seats, tournament.options, tournament.seed, tournament.compiled)
        tally = Tally(len(seats))
        for part in simulate.play(job, number * size, (number + 1) * size):
            tally.add(part)
        yield Block(lineup, number, tally.ends.total(), tally.decisions, tuple(tally.victories), tuple(tally.scores))


# --- Playing


def tournament(
    game: str,
    contenders: Sequence[str],
    *,
    players: int = 0,
    options: Mapping[str, Any] | None = None,
    seed: int = 0,
    compiled: bool = True,
) -> Tournament:
    """A tournament, after everything about it was checked; at tables for two unless told, or as few as the game allows."""
    book = games.rulebook(game)
    names = tuple(dict.fromkeys(contenders))
    if len(names) < 2:
        raise Complaint("too-few-bots", package="tablee.arena")
    for name in names:
        bots.bot(name)
    chosen = book.read_options(options or {})
    seats = players or book.seats[0]
    book.box(seats, chosen)
    return Tournament(book.id, book.version, names, seats, chosen, seed, compiled, made_of())


def run(
    tournament: Tournament,
    games: int,
    *,
    kept: Path | None = None,
    processes: int | None = None,
    progress: Callable[[int, int], None] | None = None,
    spread: Spread | None = None,
) -> Standing:
    """Play at least `games` games of every line-up; with a file for the results, go on from what it holds.

    Whole blocks are played, so there may be a few more. The same tournament gives the same standing however often it was
    interrupted, unless it is played interpreted with bots that think: then they think by the clock.
    """
    lineups = tournament.lineups()
    number = -(-games // tournament.block_games())
    results = Results(kept, tournament) if kept else None
    done = {(block.lineup, block.number): block for block in results.read()} if results else {}
    wanted = [(lineup, block) for block in range(number) for lineup in range(len(lineups))]
    left = tuple(block for block in wanted if block not in done)
    played, total = len(wanted) - len(left), len(wanted)
    with closing((spread or workers.spread)(play_blocks, Share(tournament, left), 0, len(left), processes)) as blocks:
        for block in blocks:
            done[block.lineup, block.number] = block
            if results:
                results.add(block)
            played += 1
            if progress:
                progress(played * tournament.block_games(), total * tournament.block_games())
    if results:
        results.put_in_order(done.values())
    return standing(tournament, [done[block] for block in wanted])


def usual_file(tournament: Tournament) -> Path | None:
    """Where the results of a tournament are kept unless a file is named, so that the same one goes on later; None if
    nothing can be written there."""
    from tablee.core.compiled import cache_home

    folder = cache_home() / "arena"
    try:
        folder.mkdir(parents=True, exist_ok=True)
        with tempfile.TemporaryFile(dir=folder):
            pass
    except OSError:
        return None
    return folder / f"{tournament.game}-{hashlib.sha256(msgspec.json.encode(tournament)).hexdigest()[:20]}.jsonl"


def so_far(tournament: Tournament, kept: Path) -> Standing:
    """What a file of results amounts to."""
    return standing(tournament, Results(kept, tournament).read())


def standing(tournament: Tournament, blocks: Sequence[Block]) -> Standing:
    """What the blocks played so far amount to."""
    lineups = tournament.lineups()
    numbers = range(len(tournament.bots))
    won: dict[Lineup, list[float]] = {}
    ahead = [[0.0 for _ in numbers] for _ in numbers]
    met = [[0 for _ in numbers] for _ in numbers]
    for block in blocks:
        lineup = lineups[block.lineup]
        sums = won.setdefault(lineup, [0.0] * len(lineup))
        for seat, share in enumerate(block.shares):
            sums[seat] += share / SHARES
        for a in set(lineup):
            mine = sum(share for bot, share in zip(lineup, block.shares, strict=True) if bot == a) / SHARES
            for b in set(lineup) - {a}:
                ahead[a][b] += mine
                met[a][b] += block.finished
    return Standing(
        game=tournament.game,
        bots=tournament.bots,
        games=len(blocks) * tournament.block_games(),
        finished=sum(block.finished for block in blocks),
        decisions=sum(block.decisions for block in blocks),
        ratings=tuple(rate(tournament.bots, won)),
        wins=tuple(tuple(_share(ahead[a][b], ahead[b][a]) for b in numbers) for a in numbers),
        met=tuple(map(tuple, met)),
    )


def _share(mine: float, theirs: float) -> float | None:
    return mine / (mine + theirs) if mine + theirs else None


# --- The file of results


class Results:
    """A file with the tournament in its first line and a block played in each other."""

    def __init__(self, path: Path, tournament: Tournament) -> None:
        self.path = path
        self.tournament = tournament

    def read(self) -> list[Block]:
        """The blocks that are there, each once, though two who played at the same time may both have noted it; a last line cut
        off by a crash is dropped. Whatever else the file holds, it keeps."""
        first = msgspec.json.encode(self.tournament) + b"\n"
        source = self.path.read_bytes() if self.path.exists() else b""
        if first.startswith(source):
            self.path.write_bytes(first)
            return []
        header, *lines, cut_off = source.split(b"\n") if b"\n" in source else (source, b"")
        try:
            if msgspec.json.decode(header, type=Tournament) != self.tournament:
                raise Complaint("results-of-another", package="tablee.arena", file=str(self.path))
            blocks = [msgspec.json.decode(line, type=Block) for line in lines if line.strip()]
        except msgspec.DecodeError:
            blocks = None
        if blocks is None or not all(map(self._is_possible, blocks)):
            raise Complaint("results-broken", package="tablee.arena", file=str(self.path))
        if cut_off:
            os.truncate(self.path, len(source) - len(cut_off))
        return list({(block.lineup, block.number): block for block in blocks}.values())

    def _is_possible(self, block: Block) -> bool:
        """Whether a block can be one of this tournament: no game has more than one victory to share."""
        known = 0 <= block.lineup < len(self.tournament.lineups()) and block.number >= 0
        seats = len(block.shares) == len(block.scores) == self.tournament.players
        ended = 0 <= block.finished <= self.tournament.block_games() and min(block.shares, default=0) >= 0
        return known and seats and ended and sum(block.shares) <= SHARES * block.finished and block.decisions >= 0

    def add(self, block: Block) -> None:
        """Write down a block, so that it need not be played again."""
        with self.path.open("ab") as file:
            file.write(msgspec.json.encode(block) + b"\n")

    def put_in_order(self, blocks: Iterable[Block]) -> None:
        """The finished file in the order of play: the same bytes whoever played the blocks, and whoever was faster."""
        ordered = sorted(blocks, key=lambda block: (block.number, block.lineup))
        source = b"".join(msgspec.json.encode(one) + b"\n" for one in (self.tournament, *ordered))
        if source != self.path.read_bytes():
            fresh = self.path.with_name(f"{self.path.name}.{os.getpid()}.new")
            fresh.write_bytes(source)
            fresh.replace(self.path)
