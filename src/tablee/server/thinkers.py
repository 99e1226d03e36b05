"""Bots think in processes of their own: a wrong write in compiled code must not end the server, nor slow its loop.

A worker is never given the true world: the server deals one that the bot's seat cannot tell from it. A bot that had to wait
for a free worker as long as it may think does not try anything out any more, so that nobody waits for it twice. While a
game's compiled form is not ready the higher levels search interpreted, weaker than they should, and another process compiles.
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
from functools import lru_cache
from multiprocessing import get_context, parent_process
from multiprocessing.process import BaseProcess
from typing import Any, NamedTuple

from tablee.bots.levels import LEVELS, really_plays
from tablee.core.chance import Fast
from tablee.tables.table import Table

log = logging.getLogger("tablee.thinkers")


@lru_cache(maxsize=64)
def _box(game: str, players: int, options: tuple[tuple[str, Any], ...], edition: str | None) -> Any:
    from tablee.core.edition import Edition
    from tablee.games import rulebook

    return rulebook(game).box(players, dict(options), Edition(edition) if edition else None)


LOWEST_PRIORITY = 19


class Chosen(NamedTuple):
    """What a bot chose, and whether it could think in the game's compiled form; None if that did not matter."""

    action: int
    compiled: bool | None = None


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
) -> Chosen:
    """The bot's choice, in a worker process; `asked` is when the server wanted it, by the machine's steady clock."""
    from tablee import bots
    from tablee.games import rulebook

    book = rulebook(game)
    box = _box(game, players, tuple(sorted(options.items())), edition)
    position = book.State.from_bytes(world)
    if bot not in LEVELS:
        return Chosen(bots.bot(bot).choose(book, box, position, seat, Fast(seed)))
    from tablee.bots.levels import Levelled, level
    from tablee.bots.searcher import is_ready

    budget = level(bot, book).budget
    if budget.walks == 0:
        return Chosen(Levelled(bot).choose(book, box, position, seat, Fast(seed)))
    compiled = is_ready(book)
    hurried = time.monotonic() - asked > budget.seconds
    return Chosen(Levelled(bot, compiled, hurried=hurried).choose(book, box, position, seat, Fast(seed)), compiled)


def compile_ahead(game: str) -> None:
    """In a process of its own: compile what the search of a game needs, behind everything else."""
    if hasattr(os, "nice"):
        os.nice(LOWEST_PRIORITY)
    end_with_the_server()
    from tablee.bots.searcher import prepare
    from tablee.games import rulebook

    prepare(rulebook(game))


def end_with_the_server() -> None:
    """In a worker: a server that was killed tells nobody, so watch whether it is there."""
    server = parent_process()

    def watch() -> None:
        if server is not None:
            server.join()
        os._exit(0)

    threading.Thread(target=watch, daemon=True).start()


class Thinkers:
    """The worker processes, started when first needed and again after one has died."""

    def __init__(self, workers: int) -> None:
        self.workers = workers
        self._pool: ProcessPoolExecutor | None = None
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

    async def choose(self, table: Table, seat: int, bot: str) -> int:
        """What `bot` decides for `seat`, from a world redealt for it; the default if it cannot decide at all."""
        seed = secrets.randbits(63)
        world = table.state.copy()
        table.book.redeal(table.box, world, seat, Fast(seed))
        own = table.edition.hash != table.book.edition.hash
        edition = table.edition.source if own else None
        players, options = len(table.sheet.seats), table.sheet.options
        job = (table.book.id, players, options, edition, world.to_bytes(), seat, bot, seed, time.monotonic())
        for _ in range(2):
            if self._pool is None:
                self._pool = ProcessPoolExecutor(self.workers, mp_context=get_context("spawn"), initializer=end_with_the_server)
            pool = self._pool
            try:
                chosen = await asyncio.get_running_loop().run_in_executor(pool, think, *job)
                self._heed(table.book.id, chosen.compiled)
                return chosen.action
            except BrokenProcessPool:
                if self._pool is pool:
                    self._pool = None
                pool.shutdown(wait=False, cancel_futures=True)
            except Exception:
                log.exception("bot %s failed", bot)
                break
        return int(table.book.default(table.box, world))

    def close(self) -> None:
        """Stop the workers."""
        if self._pool is not None:
            self._pool.shutdown(wait=False, cancel_futures=True)
            self._pool = None
        if self._compiler is not None:
            self._compiler.kill()
            self._compiler.join()
            self._compiler = None
