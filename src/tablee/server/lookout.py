"""Notices what others do to the database meanwhile: another node, or whoever runs the house from the command line.

Hints of other nodes are followed at once. Whatever they do not tell is found by a look every few seconds: people at a table
that somebody else has changed are shown it, also where nobody here makes a move; people who may no longer be here are
turned out. One question for all of them, so that it costs little however many there are.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
import time

from tablee.core.texts import Complaint
from tablee.server.carrier import Carrier
from tablee.server.fanout import Hint
from tablee.server.rest.present import Present

log = logging.getLogger("tablee.lookout")

EVERY = 2.0
"""Seconds between two looks at the tables here."""

CALM = 5.0
"""The same while hints come from other nodes, which tell everything but what gets lost."""

PEOPLE = 5
"""A look at the people takes place as often as this many looks at the tables without hints."""


class Lookout:
    """Looks every few seconds, from `start` to `stop`."""

    def __init__(self, node: Carrier, present: Present) -> None:
        self.node = node
        self.present = present
        self._task: asyncio.Task[None] | None = None
        self._wake = asyncio.Event()

    def start(self) -> None:
        """Begin to look."""
        self._task = asyncio.get_running_loop().create_task(self._look())

    async def stop(self) -> None:
        """Look no more."""
        if self._task is not None:
            self._task.cancel()
            with contextlib.suppress(asyncio.CancelledError):
                await self._task

    def look_now(self) -> None:
        """Look at once: hints may have been missed."""
        self._wake.set()

    async def heard(self, hint: Hint) -> None:
        """Follow a hint of another node."""
        if hint.person:
            person = await self.node.store.person(hint.person)
            if person is not None:
                await self.node.renamed(person)
                await self.present.take(person)
        elif hint.revision:
            await self.node.notice(hint.table, hint.revision)
        elif hint.line:
            await self.node.chat.hear_all(hint.table)
        elif hint.watchers >= 0:
            await self.node.presence.count_watchers(hint)

    async def _look(self) -> None:
        people = time.monotonic()
        while True:
            with contextlib.suppress(TimeoutError):
                async with asyncio.timeout(CALM if self.node.fanout.is_up else EVERY):
                    await self._wake.wait()
            self._wake.clear()
            try:
                await self.node.notice_others()
                if self.node.store.is_shared:
                    await self.node.chat.notice_others()
                if time.monotonic() - people >= 0.9 * PEOPLE * EVERY:
                    people = time.monotonic()
                    await self._look_at_people()
            except Complaint as complaint:
                log.warning("looking for changes: %s", complaint)
            except Exception:
                log.exception("looking for changes failed")

    async def _look_at_people(self) -> None:
        await self.present.look_again()
        if self.node.store.is_shared:
            await self.node.notice_names()
            await self.node.presence.notice_absent()
