"""The coach works in a process of its own, behind the bots and the server's loop: hints, chances, reviews.

As with bots, the worker is never given the true world of a running game: the server deals one that the asking seat cannot
tell from it. A review of a finished game is made in short parts, so that a hint never waits long behind it.
"""

from __future__ import annotations

import asyncio
import logging
import os
import time
from collections import OrderedDict
from collections.abc import Callable, Coroutine
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from functools import lru_cache
from hashlib import sha256
from multiprocessing import get_context
from typing import Any, TypeVar

from tablee.coach import Chances, Hint, Moment, Review, Reviewer, hint, standing
from tablee.core import record as records
from tablee.core.chance import Fast
from tablee.core.edition import Edition
from tablee.games import rulebook
from tablee.server.loading import loaded
from tablee.server.thinkers import end_with_the_server
from tablee.tables.kept import box_of, not_allowed
from tablee.tables.table import Table

log = logging.getLogger("tablee.advisers")

WALKS = 64
"""Walks for each decision of a review."""

PART = 0.5
"""Seconds that one part of a review may take: a hint waits no longer behind it."""

LONGEST = 120.0
"""Seconds of work on one review; what is left then goes unjudged."""

WAITING = 24
"""Questions that may wait; whoever comes then is asked to come again."""

EACH = 3
"""Of these, those of one person: nobody keeps the others from asking."""

KEPT = 64
"""Answers and reviews that are kept for those who ask again."""

T = TypeVar("T")


def quietly() -> None:
    """In a worker: let everybody else go first, and end with the server."""
    os.nice(10)
    end_with_the_server()


@lru_cache(maxsize=64)
def _box(game: str, players: int, options: tuple[tuple[str, Any], ...], edition: str | None) -> Any:
    book = rulebook(game)
    return box_of(book, players, dict(options), Edition(edition) if edition else book.edition)


def advise(place: tuple[Any, ...], world: bytes, seat: int, seed: int) -> Hint:
    """A hint, in a worker process."""
    book, box = rulebook(place[0]), _box(*place)
    state = book.State.from_bytes(world)
    return hint(book, box, state, seat, seed=seed, compiled=bool(not state.over and loaded(book)))


def judge(place: tuple[Any, ...], world: bytes, viewer: int, seed: int) -> Chances:
    """Chances to win as a viewer can judge them, in a worker process."""
    book = rulebook(place[0])
    state = book.State.from_bytes(world)
    return standing(book, _box(*place), state, viewer, seed=seed, compiled=bool(not state.over and loaded(book)))


@lru_cache(maxsize=4)
def _reviewer(record: bytes) -> Reviewer:
    read = records.read(record)
    return Reviewer(records.replay(read, rulebook(read.header.game)).course, walks=WALKS)


def look_at(record: bytes, first: int, judged: bool) -> tuple[int, list[Moment]]:
    """A part of a review, in a worker process: how long the game is, and its moments from `first` on as time allows.

    There are none while the compiled search is being loaded: interpreted, a single one may take as long as that.
    """
    began = time.monotonic()
    reviewer = _reviewer(record)
    moments: list[Moment] = []
    if (compiled := loaded(reviewer.book)) is None:
        time.sleep(PART / 2)
        return len(reviewer), moments
    reviewer.compiled = compiled
    while first + len(moments) < len(reviewer) and (not moments or time.monotonic() - began < PART):
        moments.append(reviewer.moment(first + len(moments), judge=judged))
    return len(reviewer), moments


def put_together(record: bytes, moments: list[Moment], complete: bool) -> Review:
    """The whole review, in a worker process."""
    return _reviewer(record).review(moments, complete=complete)


class Looking:
    """A review under way: how far it has come, and what came of it."""

    def __init__(self) -> None:
        self.done = 0
        self.total = 0
        self.review: Review | None = None
        self.failed = False


class Advisers:
    """The coach's worker, started when first needed and again after it has died; and what it has answered lately."""

    def __init__(self) -> None:
        self._pool: ProcessPoolExecutor | None = None
        self._asked: OrderedDict[tuple[Any, ...], asyncio.Task[Any]] = OrderedDict()
        self._waiting: dict[asyncio.Task[Any], str] = {}
        """Who waits for what has not been answered yet; watchers without a name are one crowd."""
        self._looking: OrderedDict[str, Looking] = OrderedDict()
        self._reviewing: dict[asyncio.Task[Any], str] = {}

    def hint(self, table: Table, seat: int, asker: str) -> asyncio.Task[Hint]:
        """What `seat` had best do now; whoever asks again in the same position gets the same answer."""
        return self._ask_once(table, seat, advise, asker)

    def chances(self, table: Table, viewer: int, asker: str) -> asyncio.Task[Chances]:
        """How everybody stands, as a viewer can judge it."""
        return self._ask_once(table, viewer, judge, asker)

    def _ask_once(self, table: Table, viewer: int, work: Callable[..., Any], asker: str) -> asyncio.Task[Any]:
        key = (work, table.sheet.id, len(table.course.log), viewer)
        task = self._asked.get(key)
        if task is None or (task.done() and (task.cancelled() or task.exception())):
            task = _queued(self._waiting, asker, lambda: self._work(work, *_redealt(table, viewer)))
            self._asked[key] = task
            if len(self._asked) > KEPT:
                self._asked.popitem(last=False)
        return task

    def look_at(self, table: Table, asker: str) -> Looking:
        """The review of a finished game, begun with the first who asks for it."""
        looking = self._looking.get(table.sheet.id)
        if looking is None or looking.failed:
            begun = Looking()
            _queued(self._reviewing, asker, lambda: self._review(begun, records.write(table.record())))
            looking = self._looking[table.sheet.id] = begun
            if len(self._looking) > KEPT:
                self._looking.popitem(last=False)
        return looking

    async def _review(self, looking: Looking, record: bytes) -> None:
        moments: list[Moment] = []
        judged, until = True, 0.0
        try:
            while not moments or looking.done < looking.total:
                now = asyncio.get_running_loop().time()
                until = until if moments else now + LONGEST
                judged = judged and now < until
                looking.total, more = await self._work(look_at, record, len(moments), judged)
                moments += more
                looking.done = len(moments)
            looking.review = await self._work(put_together, record, moments, judged)
        except asyncio.CancelledError:
            raise
        except Exception:
            looking.failed = True
            log.exception("a review failed")

    async def _work(self, work: Callable[..., T], *given: Any) -> T:
        """Let the worker do something; once more if it has died over it."""
        for attempt in (1, 2):
            if self._pool is None:
                self._pool = ProcessPoolExecutor(1, mp_context=get_context("spawn"), initializer=quietly)
            pool = self._pool
            try:
                return await asyncio.get_running_loop().run_in_executor(pool, work, *given)
            except BrokenProcessPool:
                if self._pool is pool:
                    self._pool = None
                pool.shutdown(wait=False, cancel_futures=True)
                if attempt == 2:
                    raise
        raise AssertionError("unreachable")

    def close(self) -> None:
        """Stop the worker."""
        for task in (*self._reviewing, *self._asked.values()):
            task.cancel()
        if self._pool is not None:
            self._pool.shutdown(wait=False, cancel_futures=True)
            self._pool = None


def _queued(
    waiting: dict[asyncio.Task[Any], str], asker: str, work: Callable[[], Coroutine[Any, Any, Any]]
) -> asyncio.Task[Any]:
    """Begin something that somebody waits for, unless too much is waited for already, by all or by this person."""
    mine = sum(other == asker for other in waiting.values())
    if len(waiting) >= WAITING or mine >= (EACH if asker else WAITING // 2):
        raise not_allowed("coach-busy")
    task = asyncio.get_running_loop().create_task(work())
    waiting[task] = asker
    task.add_done_callback(waiting.pop)
    return task


def _redealt(table: Table, viewer: int) -> tuple[tuple[Any, ...], bytes, int, int]:
    """What a worker is told of a running game: a world that the viewer cannot tell from the true one.

    At one table a viewer always meets the same luck, so chances change when something happens and not by themselves.
    """
    seed = int.from_bytes(sha256(f"{table.sheet.id} {viewer}".encode()).digest()[:8], "big") >> 1
    world = table.state.copy()
    table.book.redeal(table.box, world, viewer, Fast(seed))
    own = table.edition.hash != table.book.edition.hash
    options = tuple(sorted(table.sheet.options.items()))
    place = (table.book.id, len(table.sheet.seats), options, table.edition.source if own else None)
    return place, world.to_bytes(), viewer, seed
