"""Jobs, and when the house was open: statements of the store."""

from __future__ import annotations

from sqlalchemy import Connection, func, select, update

from tablee.server.store import leases
from tablee.server.store.database import Database
from tablee.server.store.models import LeasedJob
from tablee.server.store.schema import jobs, runs

SILENCE = 30_000
"""Milliseconds without a sign of life after which a node did not run (a computer asleep, say). It gives one more often."""


def lease(connection: Connection, node: str, now: int, limit: int, lease_ms: int) -> list[LeasedJob]:
    """Hand every job that is due, and not in other hands, to this caller alone."""
    wanted = (jobs.c.id, jobs.c.table_id, jobs.c.kind, jobs.c.key, jobs.c.due)
    token, rows = leases.take(connection, jobs, wanted, node, now, limit, lease_ms)
    return [LeasedJob(number, token, table, kind, key, moment) for number, table, kind, key, moment in rows]


def release(connection: Connection, job: LeasedJob, due: int) -> None:
    """Give a job back, to be tried at `due`; nothing happens if it is in other hands already."""
    held = update(jobs).where(jobs.c.id == job.id, jobs.c.lease == job.lease)
    connection.execute(held.values(lease=None, node=None, due=due, ready=due))


def next_due(connection: Connection) -> int | None:
    """When a job can next be handed out: the earliest is due then, or its lease runs out."""
    moment: int | None = connection.execute(select(func.min(jobs.c.ready))).scalar()
    return moment


def count(connection: Connection) -> int:
    """Jobs waiting or under way."""
    return int(connection.execute(select(func.count()).select_from(jobs)).scalar_one())


class Uptime:
    """The runs of nodes: each lasts from its first sign of life to its last. Between all runs no clock of a table ran."""

    def __init__(self, database: Database) -> None:
        self._database = database
        self._runs: dict[str, tuple[int, int]] = {}

    def beat(self, connection: Connection, node: str, now: int) -> None:
        """A sign of life. The first one begins a run, and so does one after a long silence."""
        begun, last = self._runs.get(node, (now, now - SILENCE - 1))
        if now - last <= SILENCE:
            now = max(now, last)  # clocks are set back now and then
            run = update(runs).where(runs.c.node == node, runs.c.since == begun)
            if connection.execute(run.values(until=now)).rowcount:
                self._runs[node] = begun, now
                return
        connection.execute(self._database.insert_if_new(runs).values(node=node, since=now, until=now))
        self._runs[node] = now, now


def nodes(connection: Connection, since: int) -> set[str]:
    """The nodes whose runs reach to a moment at least."""
    return set(connection.execute(select(runs.c.node).where(runs.c.until >= since)).scalars())


def pauses(connection: Connection, since: int) -> list[tuple[int, int]]:
    """Every time after `since` in which no node ran, as begin and end; the first may have begun before."""
    before = select(func.max(runs.c.until)).where(runs.c.until < since).scalar_subquery()
    found = (
        select(runs.c.since, runs.c.until)
        .where(runs.c.until >= func.coalesce(before, since))
        .order_by(runs.c.since, runs.c.until)
    )
    gaps: list[tuple[int, int]] = []
    last: int | None = None
    for begin, end in connection.execute(found):
        if last is not None and begin > last:
            gaps.append((last, begin))
        last = end if last is None else max(last, end)
    return [gap for gap in gaps if gap[1] > since]
