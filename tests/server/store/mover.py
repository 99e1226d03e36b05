"""A process that moves at many tables until it is killed, and prints each move that was acknowledged.

Every move is the effect of a job and leaves the next job, as a bot's turn does.
"""

from __future__ import annotations

import asyncio
import sys
import time
from pathlib import Path

from tablee.server.store import LeasedJob, Store
from tablee.tables.sheet import Job
from tests.server.store.keeping import SECRET, change, entry, opened, sheet

TABLES = 12
LEASE = 150


def _now() -> int:
    return time.time_ns() // 1_000_000


async def _move(store: Store, job: LeasedJob) -> None:
    found = await store.load_table(job.table)
    assert found is not None
    seq = len(found.log) + 1
    await store.commit(change(found.sheet, found.revision, 1, [Job("bot", _now())], (job.id, job.lease)), [entry(seq)])
    print(job.table, seq, flush=True)


async def main(folder: Path) -> None:
    """Move for ever."""
    async with opened(folder) as store:
        if not await store.list_tables():
            for number in range(TABLES):
                table = sheet(f"t{number}", "anna", status="running")
                await store.create_table(table, SECRET, None)
                await store.commit(change(table, 0, 0, [Job("bot", _now())]), [])
        print("open", flush=True)
        while True:
            jobs = await store.lease_jobs("node", _now(), lease_ms=LEASE)
            await asyncio.gather(*(_move(store, job) for job in jobs), return_exceptions=True)
            if not jobs:
                await asyncio.sleep(0.005)


if __name__ == "__main__":
    asyncio.run(main(Path(sys.argv[1])))
