"""Jobs: bot turns, clocks, grace, standing orders and notices, each carried out once by whichever node leases it.

A job's lease is checked in the transaction that stores its effect, so a node that comes too late changes nothing.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
import time
from typing import TYPE_CHECKING

from tablee.core.texts import Complaint
from tablee.server.store import Conflict, LeasedJob, ReadOnly
from tablee.tables import seating
from tablee.tables.sheet import Change
from tablee.tables.table import Table

if TYPE_CHECKING:
    from tablee.server.carrier import Carrier, Step

log = logging.getLogger("tablee.jobs")

LOOK = 5.0
"""Seconds between two looks for jobs that other nodes left behind."""

AGAIN = 3_000
"""Milliseconds before a job that failed is tried again."""

LEASE = 30_000
"""Milliseconds that a job is in this node's hands alone; longer than any bot thinks."""

AT_ONCE = 64
BEAT = 5.0
SWEEP = 720
"""Beats between two sweeps."""


Name = tuple[str, str, str]
"""Table, kind and key of a job: there is one of a name at a time."""


class JobRunner:
    """Looks for due jobs and carries them out."""

    def __init__(self, node: Carrier) -> None:
        self.node = node
        self.stopping = False
        self._wake = asyncio.Event()
        self._next = 0
        """When to look next."""
        self._loops: list[asyncio.Task[None]] = []
        self._under_way: set[asyncio.Task[None]] = set()
        self._in_hand: dict[Name, LeasedJob] = {}
        """The jobs under way, each with its latest lease: one that takes long, or was written anew, is not begun twice."""

    async def start(self) -> None:
        """Start looking."""
        await self.node.store.beat(self.node.name, self.node.now())
        loop = asyncio.get_running_loop()
        self._loops = [loop.create_task(self._look()), loop.create_task(self._beat())]

    async def stop(self) -> None:
        """Finish what is under way and stop."""
        self.stopping = True
        for task in self._loops:
            task.cancel()
        if self._under_way:
            await asyncio.wait(self._under_way, timeout=5)
        with contextlib.suppress(Complaint):
            await self.node.store.beat(self.node.name, self.node.now())

    @property
    def under_way(self) -> int:
        """Jobs that this node carries out at the moment."""
        return len(self._in_hand)

    def expect(self, due: int) -> None:
        """Something is due then: look at that moment."""
        if due < self._next:
            self._next = due
            self._wake.set()

    async def _beat(self) -> None:
        """Leave a sign of life; where there was none, no clock ran. Sweep what nobody wants any more."""
        beats = 0
        while not self.stopping:
            before = time.monotonic()
            await asyncio.sleep(BEAT)
            self.node.metrics.lag.set(max(0.0, time.monotonic() - before - BEAT))
            beats += 1
            try:
                await self.node.store.beat(self.node.name, self.node.now())
                if beats % SWEEP == 1:
                    await self.node.sweep()
            except ReadOnly:
                pass
            except Exception:
                log.exception("the beat failed")

    async def _look(self) -> None:
        while not self.stopping:
            self._wake.clear()
            found = 0
            try:
                found = await self._lease()
            except ReadOnly:
                self._next = self.node.now() + int(LOOK * 1000)
            except Exception:
                log.exception("looking for jobs failed")
                self._next = self.node.now() + int(LOOK * 1000)
            if found < AT_ONCE:
                wait = min(LOOK, max(0.0, (self._next - self.node.now()) / 1000))
                with contextlib.suppress(TimeoutError):
                    async with asyncio.timeout(wait):
                        await self._wake.wait()

    async def _lease(self) -> int:
        """Take up what is due. What is expected meanwhile must not be forgotten: it may be newer than what was read."""
        now = self.node.now()
        self._next = now + int(LOOK * 1000)  # by then another node may have left something behind
        jobs = await self.node.store.lease_jobs(self.node.name, now, AT_ONCE, LEASE)
        for job in jobs:
            name = (job.table, job.kind, job.key)
            if name not in self._in_hand:
                task = asyncio.get_running_loop().create_task(self._carry_out(name))
                self._under_way.add(task)
                task.add_done_callback(self._under_way.discard)
            self._in_hand[name] = job
        due = await self.node.store.next_due()
        self._next = min(self._next, due or self._next)
        return len(jobs)

    async def _carry_out(self, name: Name) -> None:
        job = self._in_hand[name]
        try:
            again = await self._done(name)
            if again is not None:
                await self.node.store.release_job(self._in_hand[name], again)
                self.expect(again)
        except (Conflict, ReadOnly):
            pass  # somebody else was faster; or the lease runs out and it is tried again
        except Complaint as complaint:
            log.warning("job %s of table %s: %s", job.kind, job.table, complaint)
        except Exception:
            log.exception("job %s of table %s failed", job.kind, job.table)
            with contextlib.suppress(Exception):
                await self.node.store.release_job(self._in_hand[name], self.node.now() + AGAIN)
        finally:
            del self._in_hand[name]

    async def _done(self, name: Name) -> int | None:
        """Carry a job out. None if its effect has been stored, and the job with it; else when to try again."""
        job = self._in_hand[name]
        live = await self.node.fresh(job.table)
        step = await self._bot_step(job, live.table) if job.kind == "bot" else lambda table, now: self._step(job, table, now)
        stored = False

        def try_it(table: Table, now: int) -> Change | None:
            nonlocal stored
            change = step(table, now)
            stored = change is not None
            return change

        job = self._in_hand[name]
        live = await self.node.step(live, try_it, (job.id, job.lease))
        if stored:
            if job.kind == "notice":
                self.node.letters.set()
            return None
        same = [other.due for other in live.table.jobs() if (other.kind, other.key) == (job.kind, job.key)]
        return max([self.node.now() + AGAIN, *same])

    def _step(self, job: LeasedJob, table: Table, now: int) -> Change | None:
        if job.kind == "opening":
            return seating.start(table, now) if table.sheet.status == "opening" else None
        if job.kind == "grace":
            return table.grace_over(int(job.key), now)
        if job.kind == "bell":
            return table.ring(now)
        if job.kind == "notice":
            return table.tell_turn(now)
        if str(len(table.course.past)) != job.key or table.actor is None:
            return None
        if job.kind == "clock":
            return table.time_out(now)
        order = table.standing_order()
        return None if order is None else table.play(table.actor, order, now, by="order")

    async def _bot_step(self, job: LeasedJob, table: Table) -> Step:
        """What the bot does; nothing if the position it has thought about is no longer there."""
        actor = table.actor
        bot = table.sheet.seats[actor].player if actor is not None else None
        if actor is None or bot is None or str(len(table.course.past)) != job.key:
            return lambda table, now: None
        image = table.course.past[-1]
        metrics = self.node.metrics
        with metrics.bots_thinking.track_inprogress(), metrics.bot_seconds.labels(table.book.id, bot).time():
            action = await self.node.thinkers.choose(table, actor, bot)

        def step(table: Table, now: int) -> Change | None:
            if table.actor != actor or table.course.past[-1] != image or not table.sheet.seats[actor].player:
                return None
            return table.play(actor, action, now, by="bot")

        return step
