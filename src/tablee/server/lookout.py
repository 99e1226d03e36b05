"""Notices what others do to the database meanwhile: another node, or whoever runs the house from the command line.

People at a table that somebody else has changed are shown it within seconds, also where nobody here makes a move; people
who may no longer be here are turned out. One question for all of them, so that it costs the same however many there are.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging

from tablee.core.texts import Complaint
from tablee.server.carrier import Carrier
from tablee.server.rest.present import Present

log = logging.getLogger("tablee.lookout")

EVERY = 2.0
"""Seconds between two looks at the tables here."""

PEOPLE = 5
"""Looks at the tables for one look at the people."""


class Lookout:
    """Looks every few seconds, from `start` to `stop`."""

    def __init__(self, node: Carrier, present: Present) -> None:
        self.node = node
        self.present = present
        self._task: asyncio.Task[None] | None = None

    def start(self) -> None:
        """Begin to look."""
        self._task = asyncio.get_running_loop().create_task(self._look())

    async def stop(self) -> None:
        """Look no more."""
        if self._task is not None:
            self._task.cancel()
            with contextlib.suppress(asyncio.CancelledError):
                await self._task

    async def _look(self) -> None:
        looks = 0
        while True:
            await asyncio.sleep(EVERY)
            looks += 1
            try:
                await self.node.notice_others()
                if looks % PEOPLE == 0:
                    await self.present.look_again()
            except Complaint as complaint:
                log.warning("looking for changes: %s", complaint)
            except Exception:
                log.exception("looking for changes failed")
