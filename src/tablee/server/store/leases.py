"""Leases: rows that are due are handed to one caller alone, for so long; a dead caller's run out."""

from __future__ import annotations

import secrets
from collections.abc import Sequence
from typing import Any

from sqlalchemy import ColumnElement, Connection, Table, select, update


def take(
    connection: Connection, table: Table, columns: Sequence[ColumnElement[Any]], node: str, now: int, limit: int, lease_ms: int
) -> tuple[str, Sequence[Any]]:
    """Hand rows that are due, and not in other hands, to this caller: the token of the lease, and the columns of each.

    The columns begin with the row's id.
    """
    due = (
        select(*columns)
        .where(table.c.ready <= now)
        .order_by(table.c.ready, table.c.id)
        .limit(limit)
        .with_for_update(skip_locked=True)
    )
    rows = connection.execute(due).all()
    token = secrets.token_hex(16)
    if rows:
        mine = update(table).where(table.c.id.in_([row[0] for row in rows]))
        connection.execute(mine.values(lease=token, node=node, ready=now + lease_ms))
    return token, rows
