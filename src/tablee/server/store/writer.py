"""The writer: one thread that puts whatever has queued into one transaction, and then wakes everybody who waits for it.

In a quiet house a change is written at once. In a busy one transactions begin some milliseconds apart, so that each takes
more changes with it: what a transaction costs is then shared.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
import queue
import threading
import time
from collections.abc import Callable, Sequence
from typing import Any, TypeVar

from sqlalchemy import Connection

from tablee.core.texts import Complaint
from tablee.server.store import commits
from tablee.server.store.commits import Commit
from tablee.server.store.database import Database
from tablee.server.store.models import Conflict, ReadOnly

log = logging.getLogger("tablee.store")

MOST = 256
"""Changes in one transaction at the most."""

APART = 0.02
"""Seconds between the beginnings of two transactions: a delay that nobody notices, and at most 50 of them a second."""

ATTEMPTS = 5
"""How often a transaction is tried that another node has got in the way of."""

PROBE = 3.0
"""Seconds between two attempts to write again after the database could not be written."""

T = TypeVar("T")
Write = Callable[[Connection], T]
"""Something to write. A complaint that it raises must come before its first statement that changes anything."""

Probe = Callable[[Connection], None]
Waiting = tuple[Commit | Write[Any], asyncio.Future[Any]]
"""What is to be written, and who waits for it."""

Outcome = tuple[asyncio.Future[Any], Any, BaseException | None]


class Closed(RuntimeError):
    """The store has been closed."""


class Writer:
    """Takes changes from the event loop; each answer is given there after its COMMIT."""

    def __init__(self, database: Database, probes: Sequence[Probe], probe_seconds: float = PROBE) -> None:
        self.database = database
        self.probes = probes
        self.probe_seconds = probe_seconds
        self.read_only = False
        self.on_read_only: Callable[[bool], None] | None = None
        self.transactions = 0
        self.changes = 0
        self._loop = asyncio.get_running_loop()
        self._queue: queue.SimpleQueue[Waiting | None] = queue.SimpleQueue()
        self._closed = False
        self._began = 0.0
        self._erasing = False
        self._committing = False
        self._connection: Connection | None = None
        self._thread = threading.Thread(target=self._run, name="tablee-writer", daemon=True)
        self._thread.start()

    @property
    def waiting(self) -> int:
        """Changes that have queued and are in no transaction yet."""
        return self._queue.qsize()

    async def write(self, write: Commit | Write[T]) -> T:
        """Have something written; returns when it is safe on disk."""
        if self._closed:
            raise Closed("the store has been closed")
        if self.read_only:
            raise ReadOnly()
        future: asyncio.Future[T] = self._loop.create_future()
        self._queue.put((write, future))
        return await future

    async def erase(self, write: Write[T]) -> T:
        """The same for something that must leave no trace in the file either."""

        def erase(connection: Connection) -> T:
            self._erasing = True
            return write(connection)

        return await self.write(erase)

    async def close(self) -> None:
        """Write what has queued and end the thread."""
        if not self._closed:
            self._closed = True
            self._queue.put(None)
        await asyncio.to_thread(self._thread.join)

    # In the thread

    def _run(self) -> None:
        ending = False
        while not ending:
            batch, ending = self._next_batch()
            if self.read_only and not ending:
                self._probe()
            if batch:
                self._call(_answer, self._written(batch))
        if self._connection is not None:
            self._connection.close()

    def _connected(self) -> Connection:
        if self._connection is None:
            self._connection = self.database.writing.connect()
        return self._connection

    def _disconnect(self) -> None:
        """Give the connection back; one to another machine is not used again after an error."""
        with contextlib.suppress(*self.database.errors):
            if self._connection is not None and not self.database.is_sqlite:
                self._connection.invalidate()
            if self._connection is not None:
                self._connection.close()
        self._connection = None

    def _next_batch(self) -> tuple[list[Waiting], bool]:
        """What has queued, and whether that was the last; nothing if it is time for a probe."""
        batch: list[Waiting] = []
        try:
            found = self._queue.get(timeout=self.probe_seconds if self.read_only else None)
            self._keep_apart()
            while found is not None:
                batch.append(found)
                if len(batch) == MOST:
                    return batch, False
                found = self._queue.get_nowait()
        except queue.Empty:
            return batch, False
        return batch, True

    def _keep_apart(self) -> None:
        """Begin no sooner than some time after the last transaction began."""
        early = self._began + APART - time.monotonic()
        if early > 0:
            time.sleep(early)
        self._began = time.monotonic()

    def _written(self, batch: list[Waiting]) -> list[Outcome]:
        """What came of each change; if the database is in trouble, nothing of any."""
        if not self.read_only:
            try:
                outcomes = self._persistently(batch)
                if self._erasing:
                    self._erasing = False
                    self.database.forget_erased(self._connected())
                return outcomes
            except Exception as error:
                self._disconnect()
                self._set_read_only(True, error)
        return [(future, None, ReadOnly()) for _, future in batch]

    def _persistently(self, batch: list[Waiting]) -> list[Outcome]:
        """The batch, begun again if another node got in the way, or on a new connection if the old one was no good.

        Not if it broke during the COMMIT: nobody knows whether that took, and it must not take twice.
        """
        for attempt in range(ATTEMPTS):
            self._committing = False
            try:
                connection = self._connected()
                return self._together(connection, batch) or self._one_by_one(connection, batch)
            except Exception as error:
                entangled = self.database.is_entangled(error)
                lost = self.database.is_lost(error) and not self._committing and attempt == 0
                if not (entangled or lost) or attempt == ATTEMPTS - 1:
                    raise
                self._disconnect()
                time.sleep(APART * attempt)
        raise AssertionError("unreachable")

    def _together(self, connection: Connection, batch: list[Waiting]) -> list[Outcome] | None:
        """The whole batch in one transaction; None, and nothing written, if one of it broke."""
        outcomes: list[Outcome] = []
        changes = [(write, future) for write, future in batch if isinstance(write, Commit)]
        try:
            with connection.begin():
                if changes:
                    verdicts = commits.apply(connection, [change for change, _ in changes])
                    outcomes += [(future, None, verdict) for (_, future), verdict in zip(changes, verdicts, strict=True)]
                for write, future in batch:
                    if not isinstance(write, Commit):
                        outcomes.append(_outcome(connection, write, future))
                self._committing = True
        except Exception as error:
            if self.database.is_trouble(error):
                raise
            return None
        self._count(len(batch))
        return outcomes

    def _one_by_one(self, connection: Connection, batch: list[Waiting]) -> list[Outcome]:
        """The batch again after one of it broke, each behind a savepoint: only the broken one fails."""
        outcomes: list[Outcome] = []
        self._committing = False
        with connection.begin():
            for write, future in batch:
                try:
                    with connection.begin_nested():
                        if isinstance(write, Commit):
                            outcomes.append((future, None, commits.apply(connection, [write])[0]))
                        else:
                            outcomes.append(_outcome(connection, write, future))
                except Exception as error:
                    if self.database.is_trouble(error):
                        raise
                    outcomes.append((future, None, Conflict() if self.database.is_collision(error) else error))
            self._committing = True
        self._count(len(batch))
        return outcomes

    def _count(self, changes: int) -> None:
        self.transactions += 1
        self.changes += changes

    def _probe(self) -> None:
        """Try whether writing works again."""
        try:
            connection = self._connected()
            for probe in self.probes:
                with connection.begin():
                    probe(connection)
        except Exception as error:
            self._disconnect()
            log.debug("still read-only", exc_info=error)
        else:
            self._set_read_only(False)

    def _set_read_only(self, read_only: bool, cause: Exception | None = None) -> None:
        self.read_only = read_only
        if cause is not None:
            log.error("the database cannot be written: %s", getattr(cause, "orig", None) or cause)
        else:
            log.warning("the database can be written again")
        self._call(self._tell_read_only, read_only)

    def _tell_read_only(self, read_only: bool) -> None:
        if self.on_read_only is not None:
            self.on_read_only(read_only)

    def _call(self, function: Callable[[Any], None], argument: Any) -> None:
        with contextlib.suppress(RuntimeError):  # the loop was closed before us: nobody waits any more
            self._loop.call_soon_threadsafe(function, argument)


def _outcome(connection: Connection, write: Write[Any], future: asyncio.Future[Any]) -> Outcome:
    try:
        return future, write(connection), None
    except Complaint as complaint:
        return future, None, complaint


def _answer(outcomes: list[Outcome]) -> None:
    for future, result, error in outcomes:
        if future.done():
            continue
        if error is None:
            future.set_result(result)
        else:
            future.set_exception(error)
