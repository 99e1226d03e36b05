"""Sweeping: tables that never started, games that guests have abandoned, guests who are at none, after the set times."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tablee.server.presence import SILENT
from tablee.tables.sheet import DAY

if TYPE_CHECKING:
    from tablee.server.carrier import Carrier

_NO_ENTRIES = 1_000_000_000
"""More entries than any log has: the sheet is asked for alone."""


async def sweep(node: Carrier) -> None:
    """Remove what nobody wants any more; a table that somebody waits at stays, at whichever node."""
    long_ago = node.now() - node.settings.guest_days * DAY
    stale = await node.store.stale_tables(node.now() - node.settings.sweep_hours * 3_600_000)
    stale += await node.store.abandoned_tables(long_ago)
    alive = await node.store.nodes(node.now() - SILENT) if node.store.is_shared else set()
    empty = [table_id for table_id in stale if not await _is_in_use(node, table_id, alive)]
    if empty:
        await node.store.delete_tables(empty)
        for table_id in empty:
            node.forget(table_id)
    await node.store.forget_guests(long_ago)


async def _is_in_use(node: Carrier, table_id: str, alive: set[str]) -> bool:
    if node.at_hand(table_id) is not None:
        return True
    news = await node.store.news_of(table_id, _NO_ENTRIES) if alive else None
    return news is not None and any(seat.at in alive for seat in news.sheet.seats)
