"""A running game and the installed rules: if they lead elsewhere than its log, the table is paused, and its players choose.

It stands then at the last position that both agree on. By a vote they go on from there (`Table.resume`) or end the game
without a result; nothing is thrown away and nobody's clock runs meanwhile.
"""

from __future__ import annotations

from tablee.tables.sheet import Change, Paused
from tablee.tables.table import Table


def is_due(table: Table) -> bool:
    """Whether the installed rules do not follow the log of a running game, and nobody has noticed yet."""
    return table.sheet.status == "running" and bool(table.beyond) and table.sheet.paused is None


def pause(table: Table, now: int) -> Change:
    """Stop until the players have chosen."""
    table.sheet.paused = Paused(table.beyond[0].seq, table.book.version, now)
    table.sheet.vote = None
    return table.changed(now, len(table.course.log))


def may_end(table: Table, *, older: bool = False) -> bool:
    """Whether the installed rules follow the whole log after all: corrected ones, or with `older` those of before.

    While the nodes of a house are upgraded one by one, an older one must not lift what a newer one has paused.
    """
    paused = table.sheet.paused
    if paused is None or table.sheet.status != "running" or table.beyond:
        return False
    return older or table.book.version >= paused.rules


def lift(table: Table, now: int) -> Change:
    """Go on as if nothing had happened."""
    table.end_pause(now)
    return table.changed(now, len(table.course.log))
