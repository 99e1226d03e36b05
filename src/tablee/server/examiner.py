"""Editions are tried out in a process of their own before anybody plays with them.

Laying out every box of a large file takes seconds: moves at other tables must not wait for it, and a file that would hold
the process up for good ends with it.
"""

from __future__ import annotations

import asyncio
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from multiprocessing import get_context
from typing import Any

from tablee import games
from tablee.core.edition import BadEdition, Edition
from tablee.core.texts import Complaint
from tablee.server.rest.problems import TurnedAway
from tablee.server.thinkers import end_with_the_server

PATIENCE = 60.0
"""Seconds that one file may take; the largest that come with a game take seven."""

REMEMBERED = 256
"""Files known to be good, so that a table opened with one again need not wait."""

WAITING = 8
"""Files that may wait for the one examiner."""

Flaw = tuple[str, str, dict[str, Any], int, int]
"""A complaint as it travels between processes: key, package, values, line (0: none in particular), column."""


def examine(game: str, source: str) -> Flaw | None:
    """What is wrong with a file; in the examiner's process."""
    try:
        games.rulebook(game).check_edition(Edition(source))
    except BadEdition as bad:
        return bad.complaint.key, bad.complaint.package, bad.complaint.values, bad.line, bad.column
    except Complaint as complaint:
        return complaint.key, complaint.package, complaint.values, 0, 0
    return None


class Examiner:
    """One process, started when first needed and again after a file has taken too long."""

    def __init__(self, patience: float = PATIENCE) -> None:
        self._patience = patience
        self._pool: ProcessPoolExecutor | None = None
        self._one_at_a_time = asyncio.Lock()
        self._waiting = 0
        self._good: dict[str, None] = {}

    async def check(self, game: str, edition: Edition) -> None:
        """Complain unless this game can be played with the edition, whatever the table agrees on."""
        known = f"{game} {edition.hash}"
        if known in self._good:
            return
        if self._waiting >= WAITING:
            raise TurnedAway(503, "busy", headers={"Retry-After": "10"})
        self._waiting += 1
        try:
            async with self._one_at_a_time:
                flaw = await self._examined(game, edition.source)
        finally:
            self._waiting -= 1
        if flaw is not None:
            key, package, values, line, column = flaw
            complaint = Complaint(key, package=package, **values)
            raise BadEdition(edition.file, line, complaint, column) if line else complaint
        self._good[known] = None
        while len(self._good) > REMEMBERED:
            del self._good[next(iter(self._good))]

    async def _examined(self, game: str, source: str) -> Flaw | None:
        if self._pool is None:
            self._pool = ProcessPoolExecutor(1, mp_context=get_context("spawn"), initializer=end_with_the_server)
        asked = asyncio.get_running_loop().run_in_executor(self._pool, examine, game, source)
        try:
            return await asyncio.wait_for(asked, self._patience)
        except (TimeoutError, BrokenProcessPool):
            self.close()
            raise TurnedAway(400, "edition-too-slow", seconds=int(self._patience)) from None

    def close(self) -> None:
        """End the process, whatever it is doing."""
        pool, self._pool = self._pool, None
        if pool is not None:
            for process in list((pool._processes or {}).values()):
                process.kill()
            pool.shutdown(wait=False, cancel_futures=True)
