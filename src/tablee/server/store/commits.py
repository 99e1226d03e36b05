"""Changes of tables, many in one transaction: all are judged on locked rows first, then the winners are written together.

A change wins if its table is still at the revision it was made on and, where it carries out a job, the job still bears its
lease. A losing change writes nothing, so it never takes others with it.
"""

from __future__ import annotations

import time
from collections.abc import Sequence
from functools import cache
from typing import Any

import msgspec
from sqlalchemy import Connection, bindparam, delete, insert, select, update

from tablee.core.course import Entry
from tablee.server.store import letters
from tablee.server.store.models import Conflict
from tablee.server.store.prepared import Prepared
from tablee.server.store.schema import entries, jobs, table_people, tables
from tablee.tables.sheet import Change, Job, Notice, Sheet

_encode = msgspec.json.Encoder().encode

SIZES = (1, 8, 64, 256)
"""Numbers of tables that one query asks for; what is missing is filled up with one of them again."""


@cache
def _standing(size: int) -> Prepared:
    asked = tables.c.id.in_([bindparam(f"id{number}") for number in range(size)])
    columns = (tables.c.id, tables.c.revision, tables.c.status, tables.c.public, tables.c.people)
    # Every node locks in the same order, and so that a line of chat can still be added to the table.
    return Prepared(select(*columns).where(asked).order_by(tables.c.id).with_for_update(key_share=True))


_LEASED = Prepared(select(jobs.c.lease, jobs.c.table_id).where(jobs.c.id == bindparam("job")).with_for_update())
_STEP = Prepared(
    update(tables)
    .where(tables.c.id == bindparam("table"))
    .values(revision=bindparam("revision"), updated=bindparam("updated"), sheet=bindparam("sheet"))
)
# Columns with an index are written only when they change.
_LISTED = Prepared(
    update(tables)
    .where(tables.c.id == bindparam("table"))
    .values(status=bindparam("status"), public=bindparam("public"), people=bindparam("people"))
)
_ADD_ENTRY = Prepared(insert(entries).inline(), "table_id", "seq", "entry")
_DROP_JOBS = Prepared(delete(jobs).where(jobs.c.table_id == bindparam("table")))
_ADD_JOB = Prepared(insert(jobs).inline(), "table_id", "kind", "key", "due", "ready")
_DROP_COMPANY = Prepared(delete(table_people).where(table_people.c.table_id == bindparam("table")))
_ADD_COMPANY = Prepared(insert(table_people).inline(), "person", "table_id")


def milliseconds() -> int:
    """Now."""
    return time.time_ns() // 1_000_000


class Listed(msgspec.Struct, frozen=True):
    """What lists of tables need apart from the sheet; `people` is JSON."""

    status: str
    public: bool
    people: str


def company(sheet: Sheet) -> list[str]:
    """Whose table it is: everybody who owns a seat, and the host."""
    return sorted(sheet.people() | {sheet.host})


def listed(sheet: Sheet) -> Listed:
    """The columns of a sheet."""
    return Listed(sheet.status, sheet.public, _encode(company(sheet)).decode())


class Commit:
    """A change, packed on the caller's side: the sheet may change again before the writer gets to it."""

    __slots__ = ("entries", "jobs", "listed", "notices", "revision", "sheet", "spent", "table")

    def __init__(self, change: Change, new: Sequence[Entry]) -> None:
        if len(new) != change.entries:
            raise ValueError(f"{len(new)} entries were given for a change of {change.entries}")
        self.table = change.table
        self.revision = change.revision
        self.spent = change.spent
        self.listed = listed(change.sheet)
        self.sheet = _encode(change.sheet).decode()
        self.entries = [{"table_id": change.table, "seq": entry.seq, "entry": _encode(entry).decode()} for entry in new]
        self.jobs = [_job_row(change.table, job) for job in change.jobs]
        self.notices = change.notices


def _job_row(table: str, job: Job) -> dict[str, Any]:
    return {"table_id": table, "kind": job.kind, "key": job.key, "due": job.due, "ready": job.due}


def apply(connection: Connection, commits: Sequence[Commit]) -> list[Conflict | None]:
    """Write every change that wins; for each change None, or the conflict it lost by."""
    verdicts, written = _judge(connection, commits)
    if written.steps:
        written.write(connection)
    return verdicts


class _Written:
    """What the winners of a batch write. Of several changes of one table the last sheet and jobs stay, and all entries."""

    def __init__(self, now: int) -> None:
        self.now = now
        self.steps: dict[str, dict[str, Any]] = {}
        self.listed: dict[str, dict[str, Any]] = {}
        self.company: dict[str, str] = {}
        self.entries: list[dict[str, Any]] = []
        self.jobs: dict[str, list[dict[str, Any]]] = {}
        self.notices: list[tuple[str, Notice]] = []

    def add(self, commit: Commit, before: Listed) -> None:
        table = commit.table
        self.steps[table] = {"table": table, "revision": commit.revision + 1, "updated": self.now, "sheet": commit.sheet}
        self.entries += commit.entries
        self.jobs[table] = commit.jobs
        self.notices += [(table, notice) for notice in commit.notices]
        if commit.listed != before:
            self.listed[table] = {"table": table, **msgspec.structs.asdict(commit.listed)}
        if commit.listed.people != before.people:
            self.company[table] = commit.listed.people

    def write(self, connection: Connection) -> None:
        changed = list(self.steps.values())
        _STEP.run(connection, changed)
        _LISTED.run(connection, list(self.listed.values()))
        _ADD_ENTRY.run(connection, self.entries)
        _DROP_JOBS.run(connection, changed)
        _ADD_JOB.run(connection, [row for rows in self.jobs.values() for row in rows])
        _DROP_COMPANY.run(connection, [{"table": table} for table in self.company])
        for table, people in self.company.items():
            write_company(connection, table, people)
        for table, notice in self.notices:
            letters.write(connection, "turn", notice.person, table, f"{table} {notice.turn}", self.now)


def write_company(connection: Connection, table: str, people: str) -> None:
    """Note whose table it is."""
    _ADD_COMPANY.run(connection, [{"table_id": table, "person": person} for person in msgspec.json.decode(people)])


def _judge(connection: Connection, commits: Sequence[Commit]) -> tuple[list[Conflict | None], _Written]:
    standing = _found(connection, list({commit.table for commit in commits}))
    verdicts: list[Conflict | None] = []
    written = _Written(milliseconds())
    for commit in commits:
        revision, before = standing.get(commit.table, (-1, commit.listed))
        wins = revision == commit.revision
        if commit.spent is not None:
            job, lease = commit.spent
            # A change before this one in the batch has replaced the table's jobs, and so taken the lease away.
            wins = wins and commit.table not in written.steps
            wins = wins and _LEASED.fetch(connection, {"job": job}) == [(lease, commit.table)]
        verdicts.append(None if wins else Conflict())
        if wins:
            standing[commit.table] = (revision + 1, commit.listed)
            written.add(commit, before)
    return verdicts, written


def _found(connection: Connection, ids: list[str]) -> dict[str, tuple[int, Listed]]:
    """Revision and columns of these tables, locked."""
    size = next(size for size in SIZES if size >= len(ids))
    ids += ids[:1] * (size - len(ids))
    rows = _standing(size).fetch(connection, {f"id{number}": table for number, table in enumerate(ids)})
    return {table: (revision, Listed(status, bool(public), people)) for table, revision, status, public, people in rows}
