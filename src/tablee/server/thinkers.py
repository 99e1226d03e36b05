"""Bots think in processes of their own: a wrong write in compiled code must not end the server, nor slow its loop.

A worker is never given the true world: the server deals one that the bot's seat cannot tell from it. What a bot may think is
counted from when the server wanted its answer, so that nobody waits twice; where many wait, each has its share of the workers'
time, and a lower level answers if the bot's own does not fit into that. So does one while a game's compiled form is loaded; if
it is not even ready, the bot searches interpreted and another process compiles.
"""

from __future__ import annotations

import asyncio
import logging
import os
import secrets
import threading
import time
from collections.abc import Mapping
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from contextlib import suppress
from functools import lru_cache
from multiprocessing import get_context, parent_process
from multiprocessing.process import BaseProcess
from typing import Any, NamedTuple

from tablee.bots import openings
from tablee.bots.levels import LEVELS, WITHOUT_COMPILER, Levelled, level, really_plays
from tablee.core.chance import Fast
from tablee.core.rulebook import Rulebook
from tablee.server import loading
from tablee.server.metrics import Metrics
from tablee.tables.table import Table

log = logging.getLogger("tablee.thinkers")


@lru_cache(maxsize=64)
def _box(game: str, players: int, options: tuple[tuple[str, Any], ...], edition: str | None) -> Any:
    from tablee.core.edition import Edition
    from tablee.games import rulebook

    return rulebook(game).box(players, dict(options), Edition(edition) if edition else None)


BEHIND_THE_SERVER = 2
LOWEST_PRIORITY = 19
"""How much nicer than the server workers are, and whoever compiles: people go first, yet other programs starve no bot."""

AT_LEAST = 0.05
"""Seconds that a bot has however late it was asked: enough for one that tries nothing out."""

FULL = 0.8
"""The part of its time that a bot uses at the least if the clock ended its thought."""

FORGETTING = 0.95
"""What is kept of the usual time of a level each time it was not let think for it: it may be faster now."""


class Chosen(NamedTuple):
    """What a bot chose, and how."""

    action: int
    level: str
    """The level that really thought."""
    seconds: float
    """How long it thought."""
    compiled: bool | None = None
    """Whether it could think in the game's compiled form; None if that did not matter, or is not known yet."""


def think(
    game: str,
    players: int,
    options: Mapping[str, Any],
    edition: str | None,
    world: bytes,
    seat: int,
    bot: str,
    seed: int,
    asked: float,
    crowd: float,
) -> Chosen:
    """The bot's choice, in a worker process. `asked` is when the server wanted it, by the machine's steady clock; `crowd` is
    how many bots, this one included, there were then for each worker.
    """
    began = time.monotonic()
    from tablee import bots
    from tablee.games import rulebook

    book = rulebook(game)
    box = _box(game, players, tuple(sorted(options.items())), edition)
    position = book.State.from_bytes(world)
    if bot not in LEVELS:
        return Chosen(bots.bot(bot).choose(book, box, position, seat, Fast(seed)), bot, time.monotonic() - began)
    budget = level(bot, book).budget
    compiled = loading.loaded(book) if budget.walks else None
    followed = openings.answer(book, box, position) if level(bot, book).manner.openings else None
    if followed is not None:  # who knows an opening needs neither time nor the compiled form for it
        return Chosen(followed, bot, time.monotonic() - began)
    left = min(budget.seconds - (time.monotonic() - asked), budget.seconds / max(1.0, crowd))
    name = bot
    if budget.walks and compiled is None:
        name = WITHOUT_COMPILER
    elif compiled:
        name = _fitting(game, bot, left)
    seconds = max(AT_LEAST, left)
    player = Levelled(name, loading.is_loaded(book), seconds=seconds)
    thinking = time.monotonic()
    action = player.choose(book, box, position, seat, Fast(seed))
    now = time.monotonic()
    if compiled:
        _learn(game, name, now - thinking, seconds)
    return Chosen(action, really_plays(name, bool(compiled)), now - began, compiled)


_usual: dict[tuple[str, str], float] = {}
"""Seconds that the levels of a game took lately in this process."""


def _fitting(game: str, bot: str, seconds: float) -> str:
    """The highest level up to the bot's own whose thoughts usually take no longer than this."""
    for name in LEVELS[LEVELS.index(bot) : LEVELS.index(WITHOUT_COMPILER) : -1]:
        usual = _usual.get((game, name), 0.0)
        if usual <= seconds:
            return name
        _usual[game, name] = FORGETTING * usual
    return WITHOUT_COMPILER


def _learn(game: str, name: str, took: float, limit: float) -> None:
    """Note how long a level thought; where the clock ended its thought, it would have taken longer, nobody knows how long."""
    before = _usual.get((game, name), took)
    _usual[game, name] = max(before, 2 * took) if took > FULL * limit else (before + took) / 2


def make_ready(game: str) -> None:
    """In a worker process: load what bots will need."""
    from tablee.games import rulebook

    loading.loaded(rulebook(game))


def compile_ahead(game: str) -> None:
    """In a process of its own: compile what the search of a game needs, behind everything else."""
    if hasattr(os, "nice"):
        os.nice(LOWEST_PRIORITY)
    end_with_the_server()
    from tablee.bots.searcher import prepare
    from tablee.games import rulebook

    prepare(rulebook(game))


def behind_the_server() -> None:
    """In a worker: let the server go first, and end with it."""
    if hasattr(os, "nice"):
        os.nice(BEHIND_THE_SERVER)
    end_with_the_server()


def end_with_the_server() -> None:
    """In a worker: a server that was killed tells nobody, so watch whether it is there."""
    server = parent_process()

    def watch() -> None:
        if server is not None:
            server.join()
        os._exit(0)

    threading.Thread(target=watch, daemon=True).start()


def _searches(bot: str | None, book: Rulebook) -> bool:
    """Whether somebody is a bot that tries things out."""
    return bot in LEVELS and level(bot, book).budget.walks > 0


class Thinkers:
    """The worker processes, started when first needed and again after one has died."""

    def __init__(self, workers: int, metrics: Metrics) -> None:
        self.workers = workers
        self.metrics = metrics
        self._pool: ProcessPoolExecutor | None = None
        self._waiting = 0
        self._expected: set[str] = set()
        """Games for whose bots something was made ready."""
        self._compiled: dict[str, bool] = {}
        self._compiler: BaseProcess | None = None

    def really_plays(self, game: str, bot: str) -> str:
        """The level whose strength a bot has at present: its own, as far as anybody knows."""
        return really_plays(bot, self._compiled.get(game, True))

    def _heed(self, game: str, compiled: bool | None) -> None:
        """Note whether a game's compiled form was ready; if it was not, have it compiled, one game at a time."""
        if compiled is None:
            return
        self._compiled[game] = compiled
        if not compiled and (self._compiler is None or not self._compiler.is_alive()):
            self._compiler = get_context("spawn").Process(target=compile_ahead, args=(game,), daemon=True)
            self._compiler.start()

    def _workers(self) -> ProcessPoolExecutor:
        if self._pool is None:
            self._pool = ProcessPoolExecutor(self.workers, mp_context=get_context("spawn"), initializer=behind_the_server)
        return self._pool

    def expect(self, table: Table) -> None:
        """Bots that search sit at this table: a worker starts and loads the game's compiled form before they are asked."""
        game = table.book.id
        if game not in self._expected and any(_searches(seat.bot, table.book) for seat in table.sheet.seats):
            self._expected.add(game)
            with suppress(BrokenProcessPool):  # whoever is asked next starts new workers
                self._workers().submit(make_ready, game)

    async def choose(self, table: Table, seat: int, bot: str) -> int:
        """What `bot` decides for `seat`, from a world redealt for it; the default if it cannot decide at all."""
        seed = secrets.randbits(63)
        world = table.state.copy()
        table.book.redeal(table.box, world, seat, Fast(seed))
        own = table.edition.hash != table.book.edition.hash
        edition = table.edition.source if own else None
        players, options = len(table.sheet.seats), table.sheet.options
        place = (table.book.id, players, options, edition)
        asked = time.monotonic()
        self._waiting += 1
        try:
            chosen = await self._thought(*place, world.to_bytes(), seat, bot, seed, asked, self._waiting / self.workers)
        finally:
            self._waiting -= 1
        if chosen is None:
            return int(table.book.default(table.box, world))
        self._heed(table.book.id, chosen.compiled)
        self.metrics.thinking_seconds.labels(table.book.id, bot, chosen.level).observe(chosen.seconds)
        return chosen.action

    async def _thought(self, *job: Any) -> Chosen | None:
        """What a worker makes of a job; once more if one has died over it, None if that is of no use."""
        for _ in range(2):
            pool = self._workers()
            try:
                return await asyncio.get_running_loop().run_in_executor(pool, think, *job)
            except BrokenProcessPool:
                if self._pool is pool:
                    self._pool = None
                    self._expected.clear()
                pool.shutdown(wait=False, cancel_futures=True)
            except Exception:
                log.exception("a bot failed")
                break
        return None

    def close(self) -> None:
        """Stop the workers."""
        if self._pool is not None:
            self._pool.shutdown(wait=False, cancel_futures=True)
            self._pool = None
        if self._compiler is not None:
            self._compiler.kill()
            self._compiler.join()
            self._compiler = None
