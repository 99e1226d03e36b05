"""Bots think in processes of their own: a wrong write in compiled code must not end the server, nor slow its loop.

A worker is never given the true world: the server deals one that the bot's seat cannot tell from it.
"""

from __future__ import annotations

import asyncio
import logging
import os
import secrets
import threading
from collections.abc import Mapping
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from functools import lru_cache
from multiprocessing import get_context, parent_process
from typing import Any

from tablee.core.chance import Fast
from tablee.tables.table import Table

log = logging.getLogger("tablee.thinkers")


@lru_cache(maxsize=64)
def _box(game: str, players: int, options: tuple[tuple[str, Any], ...], edition: str | None) -> Any:
    from tablee.core.edition import Edition
    from tablee.games import rulebook

    return rulebook(game).box(players, dict(options), Edition(edition) if edition else None)


def think(
    game: str, players: int, options: Mapping[str, Any], edition: str | None, world: bytes, seat: int, bot: str, seed: int
) -> int:
    """The bot's choice, in a worker process."""
    from tablee import bots
    from tablee.games import rulebook

    book = rulebook(game)
    box = _box(game, players, tuple(sorted(options.items())), edition)
    return bots.bot(bot).choose(book, box, book.State.from_bytes(world), seat, Fast(seed))


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

    async def choose(self, table: Table, seat: int, bot: str) -> int:
        """What `bot` decides for `seat`, from a world redealt for it; the default if it cannot decide at all."""
        seed = secrets.randbits(63)
        world = table.state.copy()
        table.book.redeal(table.box, world, seat, Fast(seed))
        own = table.edition.hash != table.book.edition.hash
        edition = table.edition.source if own else None
        job = (table.book.id, len(table.sheet.seats), table.sheet.options, edition, world.to_bytes(), seat, bot, seed)
        for _ in range(2):
            if self._pool is None:
                self._pool = ProcessPoolExecutor(self.workers, mp_context=get_context("spawn"), initializer=end_with_the_server)
            pool = self._pool
            try:
                return await asyncio.get_running_loop().run_in_executor(pool, think, *job)
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
