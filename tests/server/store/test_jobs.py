"""Jobs: each in one hand at a time, and spent once; and the time in which no server ran."""

from __future__ import annotations

import asyncio
import re
import tempfile
import threading
from pathlib import Path

import pytest
from hypothesis import settings, stateful
from hypothesis import strategies as st

from tablee.server.settings import Settings
from tablee.server.store import Conflict, LeasedJob, Store
from tablee.tables.sheet import Job, Sheet
from tests.server.store.keeping import SECRET, another_node, change, entry, kept, opened, sheet


async def _table(store: Store, name: str, *jobs: Job) -> Sheet:
    table = sheet(name, "anna", status="running")
    await store.create_table(table, SECRET, None)
    await store.commit(change(table, 0, 0, jobs), [])
    return table


def _names(jobs: list[LeasedJob]) -> list[tuple[str, str, str]]:
    return [(job.table, job.kind, job.key) for job in jobs]


def test_a_due_job_is_handed_to_one_caller_only(tmp_path: Path) -> None:
    async def story(store: Store) -> None:
        await _table(store, "t", Job("bot", 10, "1"), Job("clock", 20, "1"), Job("grace", 99, "0"))
        assert await store.next_due() == 10
        assert await store.lease_jobs("node", 9) == []
        (job,) = await store.lease_jobs("node", 19)
        assert (job.table, job.kind, job.key, job.due) == ("t", "bot", "1", 10)
        assert re.fullmatch("[0-9a-f]{32}", job.lease)
        assert await store.lease_jobs("other", 19) == []
        (clock,) = await store.lease_jobs("other", 20)
        assert clock.kind == "clock"
        assert clock.lease != job.lease

    kept(tmp_path, story)


def test_the_most_urgent_jobs_come_first_and_no_more_than_asked_for(tmp_path: Path) -> None:
    async def story(store: Store) -> None:
        for number in range(6):
            await _table(store, f"t{number}", Job("bot", 100 - number))
        assert _names(await store.lease_jobs("node", 100, limit=2)) == [("t5", "bot", ""), ("t4", "bot", "")]
        assert [job.table for job in await store.lease_jobs("node", 100, limit=9)] == ["t3", "t2", "t1", "t0"]

    kept(tmp_path, story)


def test_a_lease_runs_out_and_somebody_else_takes_over(tmp_path: Path) -> None:
    async def story(store: Store) -> None:
        table = await _table(store, "t", Job("bot", 10))
        (slow,) = await store.lease_jobs("slow", 10, lease_ms=1_000)
        assert await store.next_due() == 1_010
        assert await store.lease_jobs("quick", 1_009) == []
        (quick,) = await store.lease_jobs("quick", 1_010)
        with pytest.raises(Conflict):
            await store.commit(change(table, 1, 1, spent=(slow.id, slow.lease)), [entry(1)])
        await store.commit(change(table, 1, 1, spent=(quick.id, quick.lease)), [entry(1)])
        assert await store.next_due() is None

    kept(tmp_path, story)


def test_a_job_is_spent_once(tmp_path: Path) -> None:
    async def story(store: Store) -> None:
        table = await _table(store, "t", Job("bot", 10, "1"))
        (job,) = await store.lease_jobs("node", 10)
        spent = (job.id, job.lease)
        rivals = [store.commit(change(table, 1, 1, [Job("bot", 50, "2")], spent), [entry(1)]) for _ in range(5)]
        answers = await asyncio.gather(*rivals, return_exceptions=True)
        assert [answer for answer in answers if not isinstance(answer, Conflict)] == [None]
        with pytest.raises(Conflict):
            await store.commit(change(table, 2, 1, [], spent), [entry(2)])
        found = await store.load_table("t")
        assert found is not None
        assert (found.revision, len(found.log)) == (2, 1)
        assert await store.next_due() == 50

    kept(tmp_path, story)


def test_a_lease_is_worth_nothing_for_another_job_or_another_table(tmp_path: Path) -> None:
    async def story(store: Store) -> None:
        table = await _table(store, "t", Job("bot", 10))
        other = await _table(store, "other", Job("bot", 20))
        (job,) = await store.lease_jobs("node", 10)
        for of, spent in ((other, (job.id, job.lease)), (table, (job.id + 1, job.lease)), (table, (job.id, "0" * 32))):
            with pytest.raises(Conflict):
                await store.commit(change(of, 1, 1, spent=spent), [entry(1)])
        await store.commit(change(table, 1, 1, spent=(job.id, job.lease)), [entry(1)])

    kept(tmp_path, story)


def test_any_change_replaces_all_jobs_of_its_table_and_takes_leases_away(tmp_path: Path) -> None:
    async def story(store: Store) -> None:
        table = await _table(store, "t", Job("bot", 10, "1"), Job("clock", 60, "1"))
        await _table(store, "other", Job("bot", 70))
        (job,) = await store.lease_jobs("node", 10)
        await store.commit(change(table, 1, 0, [Job("bot", 30, "1")]), [])
        with pytest.raises(Conflict):
            await store.commit(change(table, 2, 1, spent=(job.id, job.lease)), [entry(1)])
        assert _names(await store.lease_jobs("node", 80)) == [("t", "bot", "1"), ("other", "bot", "")]

    kept(tmp_path, story)


def test_in_one_batch_a_change_takes_the_lease_from_the_change_behind_it(tmp_path: Path) -> None:
    async def story(store: Store) -> None:
        table = await _table(store, "t", Job("bot", 10))
        (job,) = await store.lease_jobs("node", 10)
        first = store.commit(change(table, 1, 1, [Job("bot", 10)]), [entry(1)])
        second = store.commit(change(table, 2, 1, spent=(job.id, job.lease)), [entry(2)])
        answers = await asyncio.gather(first, second, return_exceptions=True)
        assert answers[0] is None
        assert isinstance(answers[1], Conflict)

    kept(tmp_path, story)


def test_a_job_given_back_is_due_again_when_it_was_said(tmp_path: Path) -> None:
    async def story(store: Store) -> None:
        await _table(store, "t", Job("bot", 10))
        (job,) = await store.lease_jobs("node", 10)
        await store.release_job(job, 500)
        assert await store.next_due() == 500
        assert await store.lease_jobs("node", 499) == []
        (again,) = await store.lease_jobs("node", 500)
        assert again.due == 500
        await store.release_job(job, 0)  # a lease that has passed into other hands gives nothing back
        assert await store.lease_jobs("node", 501) == []

    kept(tmp_path, story)


def test_two_nodes_that_lease_at_once_never_hold_the_same_job(tmp_path: Path) -> None:
    both_open = threading.Barrier(2, timeout=30)

    async def grab(node: str) -> list[int]:
        async with another_node(tmp_path) as store:
            both_open.wait()
            mine: list[int] = []
            while jobs := await store.lease_jobs(node, 1_000, limit=3):
                mine += [job.id for job in jobs]
            return mine

    async def story() -> None:
        async with opened(tmp_path) as store:
            tables = [sheet(f"t{number}", "anna") for number in range(60)]
            await asyncio.gather(*(store.create_table(table, SECRET, None) for table in tables))
            await asyncio.gather(*(store.commit(change(table, 0, 0, [Job("bot", 5)]), []) for table in tables))
            one, other = await asyncio.gather(*(asyncio.to_thread(asyncio.run, grab(node)) for node in ("one", "other")))
            assert len(one) + len(other) == 60
            assert len(set(one) | set(other)) == 60

    asyncio.run(story())


@settings(max_examples=12, stateful_step_count=25, deadline=None)
class Jobs(stateful.RuleBasedStateMachine):
    """The store against a model in plain Python: who holds what, and which changes count."""

    TABLES = ("a", "b", "c")
    table = st.sampled_from(TABLES)
    new_jobs = st.dictionaries(
        st.tuples(st.sampled_from(["bot", "clock", "grace"]), st.sampled_from(["", "1"])), st.integers(0, 40), max_size=3
    )

    def __init__(self) -> None:
        super().__init__()
        self.folder = tempfile.TemporaryDirectory()
        self.loop = asyncio.new_event_loop()
        self.store = self.loop.run_until_complete(Store.open(Settings(data=Path(self.folder.name))))
        self.now = 0
        self.sheets = {name: sheet(name, "anna") for name in self.TABLES}
        self.revision = dict.fromkeys(self.TABLES, 0)
        self.jobs: dict[tuple[str, str, str], tuple[int, str | None]] = {}
        """Of each job when it may be handed out, and the lease it bears."""
        self.held: list[LeasedJob] = []
        for one in self.sheets.values():
            self.loop.run_until_complete(self.store.create_table(one, SECRET, None))

    def teardown(self) -> None:
        self.loop.run_until_complete(self.store.close())
        self.loop.close()
        self.folder.cleanup()

    @stateful.rule(step=st.integers(1, 15))
    def time_passes(self, step: int) -> None:
        self.now += step

    @stateful.rule(table=table, new=new_jobs, late=st.booleans())
    def somebody_acts(self, table: str, new: dict[tuple[str, str], int], late: bool) -> None:
        revision = self.revision[table] - late
        self._commit(table, revision, new, None, counts=not late)

    @stateful.rule(data=st.data(), new=new_jobs)
    def a_job_is_carried_out(self, data: st.DataObject, new: dict[tuple[str, str], int]) -> None:
        if self.held:
            job = data.draw(st.sampled_from(self.held))
            mine = self.jobs.get((job.table, job.kind, job.key), (0, None))[1] == job.lease
            self._commit(job.table, self.revision[job.table], new, (job.id, job.lease), counts=mine)

    def _commit(
        self, table: str, revision: int, new: dict[tuple[str, str], int], spent: tuple[int, str] | None, counts: bool
    ) -> None:
        rows = [Job(kind, self.now + wait, key) for (kind, key), wait in new.items()]  # type: ignore[arg-type]
        storing = self.store.commit(change(self.sheets[table], revision, 0, rows, spent), [])
        if not counts:
            with pytest.raises(Conflict):
                self.loop.run_until_complete(storing)
            return
        self.loop.run_until_complete(storing)
        self.revision[table] += 1
        self.jobs = {name: job for name, job in self.jobs.items() if name[0] != table}
        self.jobs.update({(table, row.kind, row.key): (row.due, None) for row in rows})

    @stateful.rule(limit=st.integers(1, 4))
    def a_node_looks_for_jobs(self, limit: int) -> None:
        due = sorted(ready for ready, _ in self.jobs.values() if ready <= self.now)
        leased = self.loop.run_until_complete(self.store.lease_jobs("node", self.now, limit, lease_ms=10))
        names = [(job.table, job.kind, job.key) for job in leased]
        assert sorted(self.jobs[name][0] for name in names) == due[:limit]
        assert len(set(names)) == len(names)
        self.jobs.update({name: (self.now + 10, job.lease) for name, job in zip(names, leased, strict=True)})
        self.held += leased

    @stateful.rule(data=st.data(), wait=st.integers(0, 20))
    def a_node_gives_a_job_back(self, data: st.DataObject, wait: int) -> None:
        if self.held:
            job = self.held.pop(data.draw(st.integers(0, len(self.held) - 1)))
            self.loop.run_until_complete(self.store.release_job(job, self.now + wait))
            name = (job.table, job.kind, job.key)
            if self.jobs.get(name, (0, None))[1] == job.lease:
                self.jobs[name] = (self.now + wait, None)

    @stateful.invariant()
    def the_next_moment_is_known(self) -> None:
        assert self.loop.run_until_complete(self.store.next_due()) == min(
            (ready for ready, _ in self.jobs.values()), default=None
        )


test_jobs_behave_as_the_model_says = Jobs.TestCase


# Time in which no server ran


def test_time_between_two_runs_is_a_pause(tmp_path: Path) -> None:
    async def first(store: Store) -> None:
        assert await store.pauses(0) == []
        for now in (1_000, 6_000, 11_000):
            await store.beat("node", now)
        assert await store.pauses(0) == []

    async def second(store: Store) -> None:
        await store.beat("node", 15_000)
        await store.beat("node", 20_000)
        assert await store.pauses(0) == [(11_000, 15_000)]
        assert await store.pauses(12_000) == [(11_000, 15_000)]
        assert await store.pauses(15_000) == []

    async def third(store: Store) -> None:
        await store.beat("another", 100_000)
        assert await store.pauses(0) == [(11_000, 15_000), (20_000, 100_000)]
        assert await store.pauses(18_000) == [(20_000, 100_000)]

    for story in (first, second, third):
        kept(tmp_path, story)


def test_while_one_node_runs_there_is_no_pause(tmp_path: Path) -> None:
    async def story(store: Store) -> None:
        for now in range(0, 100_000, 10_000):
            await store.beat("steady", now)
            if now == 10_000 or now >= 80_000:
                await store.beat("shaky", now)
        assert await store.pauses(0) == []
        await store.beat("shaky", 200_000)
        assert await store.pauses(0) == [(90_000, 200_000)]

    kept(tmp_path, story)


def test_a_long_silence_of_a_running_node_is_a_pause_too(tmp_path: Path) -> None:
    async def story(store: Store) -> None:
        await store.beat("node", 1_000)
        await store.beat("node", 5_000)
        await store.beat("node", 4_000)  # the clock was set back
        await store.beat("node", 3_600_000)
        await store.beat("node", 3_605_000)
        assert await store.pauses(0) == [(5_000, 3_600_000)]

    kept(tmp_path, story)
