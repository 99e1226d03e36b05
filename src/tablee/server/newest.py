"""How far tables have got in the database: one question for everybody who asks meanwhile."""

from __future__ import annotations

import asyncio

from tablee.server.store import Store


class Newest:
    """Asks for revisions. What is asked while a question is under way goes into the next one: its answer must be newer."""

    def __init__(self, store: Store) -> None:
        self._store = store
        self._asked: dict[str, asyncio.Future[int]] = {}
        self._asking: asyncio.Task[None] | None = None

    async def revision(self, table_id: str) -> int:
        """The revision of a table, -1 if there is none; no older than this call."""
        if table_id not in self._asked:
            self._asked[table_id] = asyncio.get_running_loop().create_future()
        if self._asking is None:
            self._asking = asyncio.get_running_loop().create_task(self._ask())
        return await asyncio.shield(self._asked[table_id])

    async def _ask(self) -> None:
        try:
            while self._asked:
                asked, self._asked = self._asked, {}
                try:
                    found = await self._store.revisions(list(asked))
                except Exception as error:
                    for future in asked.values():
                        future.set_exception(error)
                        future.exception()  # nobody may be waiting any more
                else:
                    for table_id, future in asked.items():
                        future.set_result(found.get(table_id, -1))
        finally:
            self._asking = None
