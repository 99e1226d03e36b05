"""Changes of tables: whole or not at all, on the revision they were made on, many in one transaction."""

from __future__ import annotations

import asyncio
import threading
import time
from pathlib import Path

import pytest

from tablee.server.store import Conflict, Store, StoredTable, writer
from tablee.tables.sheet import Job, Seat, Sheet
from tests.server.store.keeping import SECRET, another_node, change, entry, held_up, kept, opened, sheet


async def _loaded(store: Store, table: str) -> StoredTable:
    found = await store.load_table(table)
    assert found is not None
    return found


def test_a_table_comes_back_as_it_was_kept(tmp_path: Path) -> None:
    async def story(store: Store) -> None:
        before = sheet("t", "anna", "Ümit «x»", public=True, options={"variant": "expert", "turns": 3, "open": True})
        await store.create_table(before, SECRET, 'name = "mine"\n# é\n')
        found = await _loaded(store, "t")
        assert (found.sheet, found.secret, found.revision, found.log) == (before, SECRET, 0, [])
        assert found.edition_source == 'name = "mine"\n# é\n'
        before.status = "running"
        await store.commit(change(before, 0, 2), [entry(1), entry(2, "pass")])
        await store.commit(change(before, 1, 1), [entry(3)])

    async def later(store: Store) -> None:
        found = await _loaded(store, "t")
        assert (found.revision, found.sheet.status) == (2, "running")
        assert found.log == [entry(1), entry(2, "pass"), entry(3)]
        assert await store.load_table("another") is None

    kept(tmp_path, story)
    kept(tmp_path, later)


def test_a_long_log_comes_back_in_order(tmp_path: Path) -> None:
    async def story(store: Store) -> None:
        table = sheet("t", "anna")
        await store.create_table(table, SECRET, None)
        log = [entry(seq) for seq in range(1, 1_501)]
        await store.commit(change(table, 0, len(log)), log)
        found = await _loaded(store, "t")
        assert found.log == log
        assert found.edition_source is None

    kept(tmp_path, story)


def test_of_two_changes_on_one_revision_one_wins_and_the_other_changes_nothing(tmp_path: Path) -> None:
    async def story(store: Store) -> None:
        table = sheet("t", "anna")
        await store.create_table(table, SECRET, None)
        rivals = [
            store.commit(change(table, 0, 1, [Job("bot", number, str(number))]), [entry(1, f"move {number}")])
            for number in range(20)
        ]
        answers = await asyncio.gather(*rivals, return_exceptions=True)
        winners = [number for number, answer in enumerate(answers) if answer is None]
        assert len(winners) == 1
        assert all(isinstance(answer, Conflict) for number, answer in enumerate(answers) if number not in winners)
        found = await _loaded(store, "t")
        assert found.revision == 1
        assert [one.do for one in found.log] == [f"move {winners[0]}"]
        assert await store.next_due() == winners[0]

    kept(tmp_path, story)


def test_two_nodes_race_for_one_table_and_every_revision_has_one_winner(tmp_path: Path) -> None:
    """Two stores with writers of their own on one file, each in a thread and loop of its own."""
    table = sheet("t", "anna")
    rounds = 30
    won: dict[str, list[int]] = {"one": [], "other": []}
    both_open = threading.Barrier(2, timeout=30)

    async def play(node: str) -> None:
        async with another_node(tmp_path) as store:
            both_open.wait()
            while True:
                found = await _loaded(store, "t")
                if found.revision == rounds:
                    return
                seq = found.revision + 1
                try:
                    await store.commit(change(table, found.revision, 1), [entry(seq, node)])
                except Conflict:
                    continue
                won[node].append(seq)

    async def story() -> None:
        async with opened(tmp_path) as store:
            await store.create_table(table, SECRET, None)
            nodes = [asyncio.to_thread(asyncio.run, play(node)) for node in won]
            await asyncio.gather(*nodes)
            found = await _loaded(store, "t")
            assert [one.seq for one in found.log] == list(range(1, rounds + 1))
            assert sorted(won["one"] + won["other"]) == list(range(1, rounds + 1))
            assert all(one.seq in won[str(one.do)] for one in found.log)

    asyncio.run(story())


def test_changes_that_wait_together_are_written_in_one_transaction(tmp_path: Path) -> None:
    async def story(store: Store) -> None:
        tables = [sheet(f"t{number}", "anna") for number in range(60)]
        await asyncio.gather(*(store.create_table(table, SECRET, None) for table in tables))
        before = await store.stats()
        async with held_up(store):
            waiting = [asyncio.ensure_future(store.commit(change(table, 0, 1), [entry(1)])) for table in tables]
            await asyncio.sleep(0)
            assert not any(task.done() for task in waiting)
        await asyncio.gather(*waiting)
        after = await store.stats()
        assert after["changes"] - before["changes"] == 61
        assert after["transactions"] - before["transactions"] == 2

    kept(tmp_path, story)


def test_in_a_busy_house_transactions_begin_some_time_apart(tmp_path: Path) -> None:
    """However fast changes come in, there are no more transactions than the time leaves room for, and all is written."""

    async def keep_moving(store: Store, table: Sheet) -> None:
        for revision in range(5):
            await store.commit(change(table, revision, 1), [entry(revision + 1)])

    async def story(store: Store) -> None:
        tables = [sheet(f"t{number}", "anna") for number in range(20)]
        await asyncio.gather(*(store.create_table(table, SECRET, None) for table in tables))
        before, begin = await store.stats(), time.monotonic()
        await asyncio.gather(*(keep_moving(store, table) for table in tables))
        lasted, after = time.monotonic() - begin, await store.stats()
        assert after["changes"] - before["changes"] == 100
        assert after["transactions"] - before["transactions"] <= lasted / writer.APART + 1
        assert await store.revisions([table.id for table in tables]) == {table.id: 5 for table in tables}

    kept(tmp_path, story)


def test_losers_of_a_batch_take_nobody_with_them(tmp_path: Path) -> None:
    async def story(store: Store) -> None:
        tables = [sheet(f"t{number}", "anna") for number in range(12)]
        await asyncio.gather(*(store.create_table(table, SECRET, None) for table in tables))
        changes = [store.commit(change(table, number % 3, 1), [entry(1)]) for number, table in enumerate(tables)]
        answers = await asyncio.gather(*changes, store.commit(change(sheet("nowhere"), 0), []), return_exceptions=True)
        assert [answer is None for answer in answers] == [number % 3 == 0 for number in range(12)] + [False]
        for number, table in enumerate(tables):
            found = await _loaded(store, table.id)
            assert (found.revision, len(found.log)) == ((1, 1) if number % 3 == 0 else (0, 0))

    kept(tmp_path, story)


def test_a_change_that_breaks_fails_alone(tmp_path: Path) -> None:
    """An entry whose number is taken cannot be stored: its change is undone, the others of the batch stay."""

    async def story(store: Store) -> None:
        tables = [sheet(f"t{number}", "anna") for number in range(6)]
        await asyncio.gather(*(store.create_table(table, SECRET, None) for table in tables))
        await store.commit(change(tables[0], 0, 1), [entry(1)])
        tables[0].status = "over"
        async with held_up(store):
            broken = store.commit(change(tables[0], 1, 2, [Job("bot", 7)]), [entry(2), entry(1)])
            unwritable = store.add_line("t1", "anna", 0, 5, "\ud800", None)
            sound = [store.commit(change(table, 0, 1), [entry(1)]) for table in tables[1:]]
            together = asyncio.gather(broken, unwritable, *sound, return_exceptions=True)
            await asyncio.sleep(0)
        first, second, *others = await together
        assert isinstance(first, Conflict)
        assert isinstance(second, UnicodeEncodeError)
        assert others == [None] * 5
        found = await _loaded(store, "t0")
        assert (found.revision, found.sheet.status, len(found.log)) == (1, "open", 1)
        assert await store.next_due() is None
        assert not store.read_only

    kept(tmp_path, story)


def test_several_changes_of_one_table_in_one_batch_follow_each_other(tmp_path: Path) -> None:
    async def story(store: Store) -> None:
        table = sheet("t", "anna")
        await store.create_table(table, SECRET, None)
        steps = [
            asyncio.ensure_future(store.commit(change(table, number, 1, [Job("bot", number)]), [entry(number + 1)]))
            for number in range(5)
        ]
        await asyncio.gather(*steps)
        found = await _loaded(store, "t")
        assert (found.revision, [one.seq for one in found.log]) == (5, [1, 2, 3, 4, 5])
        assert [job.due for job in await store.lease_jobs("node", 100)] == [4]

    kept(tmp_path, story)


def test_a_change_is_stored_as_it_was_when_it_was_given(tmp_path: Path) -> None:
    async def story(store: Store) -> None:
        table = sheet("t", "anna")
        await store.create_table(table, SECRET, None)
        table.status = "running"
        waiting = asyncio.ensure_future(store.commit(change(table, 0), []))
        await asyncio.sleep(0)
        table.status = "closed"
        await waiting
        assert (await _loaded(store, "t")).sheet.status == "running"

    kept(tmp_path, story)


def test_a_caller_who_stops_waiting_does_not_stop_the_change(tmp_path: Path) -> None:
    async def story(store: Store) -> None:
        table = sheet("t", "anna")
        await store.create_table(table, SECRET, None)
        waiting = asyncio.ensure_future(store.commit(change(table, 0, 1), [entry(1)]))
        await asyncio.sleep(0)
        waiting.cancel()
        with pytest.raises(asyncio.CancelledError):
            await waiting
        other = sheet("other", "anna")
        await store.create_table(other, SECRET, None)
        assert len((await _loaded(store, "t")).log) == 1

    kept(tmp_path, story)


def test_closing_writes_what_has_queued(tmp_path: Path) -> None:
    tables = [sheet(f"t{number}", "anna") for number in range(40)]

    async def story() -> None:
        async with opened(tmp_path) as store:
            waiting = [asyncio.ensure_future(store.create_table(table, SECRET, None)) for table in tables]
            await asyncio.sleep(0)
            await store.close()
            assert await asyncio.gather(*waiting) == [None] * 40
            with pytest.raises(RuntimeError, match="closed"):
                await store.commit(change(tables[0], 0), [])
            with pytest.raises(RuntimeError, match="closed"):
                await store.load_table("t0")

    asyncio.run(story())

    async def later(store: Store) -> None:
        assert len(await store.list_tables(limit=100)) == 40

    kept(tmp_path, later)


def test_a_change_must_come_with_its_entries(tmp_path: Path) -> None:
    async def story(store: Store) -> None:
        with pytest.raises(ValueError, match="1 entries were given for a change of 2"):
            await store.commit(change(sheet("t"), 0, 2), [entry(1)])

    kept(tmp_path, story)


def test_a_table_cannot_be_made_twice(tmp_path: Path) -> None:
    async def story(store: Store) -> None:
        await store.create_table(sheet("t", "anna"), SECRET, None)
        with pytest.raises(Conflict):
            await store.create_table(sheet("t", "berta"), SECRET, None)
        assert (await _loaded(store, "t")).sheet.host == "anna"

    kept(tmp_path, story)


# Lists


def _ids(sheets: list[Sheet]) -> list[str]:
    return [one.id for one in sheets]


def test_lists_find_tables_by_their_qualities_the_newest_first(tmp_path: Path) -> None:
    async def story(store: Store) -> None:
        await store.create_table(sheet("old", "anna", created=10, public=True), SECRET, None)
        await store.create_table(sheet("new", "anna", "berta", created=30, public=True, status="running"), SECRET, None)
        await store.create_table(sheet("mid", "berta", created=20), SECRET, None)
        await store.create_table(sheet("toy", "carl", created=40, game="toy", status="over"), SECRET, None)
        assert _ids(await store.list_tables()) == ["toy", "new", "mid", "old"]
        assert _ids(await store.list_tables(limit=2)) == ["toy", "new"]
        assert _ids(await store.list_tables(before=30)) == ["mid", "old"]
        assert _ids(await store.list_tables(public=True)) == ["new", "old"]
        assert _ids(await store.list_tables(public=False)) == ["toy", "mid"]
        assert _ids(await store.list_tables(status=["open", "over"])) == ["toy", "mid", "old"]
        assert _ids(await store.list_tables(status=[])) == []
        assert _ids(await store.list_tables(game="toy")) == ["toy"]
        assert _ids(await store.list_tables(person="berta")) == ["new", "mid"]
        assert _ids(await store.list_tables(person="berta", status=["running"], public=True, game="offline")) == ["new"]
        assert _ids(await store.list_tables(person="nobody")) == []
        assert (await store.stats())["tables_open"] == 2

    kept(tmp_path, story)


def test_lists_follow_what_changes_at_a_table(tmp_path: Path) -> None:
    async def story(store: Store) -> None:
        table = sheet("t", "anna")
        await store.create_table(table, SECRET, None)
        table.seats[1] = Seat(person="berta")
        await store.commit(change(table, 0), [])
        assert _ids(await store.list_tables(person="berta")) == ["t"]
        table.seats[1] = Seat(person="carl")
        table.status, table.public = "running", True
        await store.commit(change(table, 1), [])
        assert _ids(await store.list_tables(person="berta")) == []
        assert _ids(await store.list_tables(person="carl", status=["running"], public=True)) == ["t"]
        assert _ids(await store.list_tables(status=["open"])) == []

    kept(tmp_path, story)


def test_a_host_without_a_seat_finds_the_table_among_their_own(tmp_path: Path) -> None:
    async def story(store: Store) -> None:
        await store.create_table(sheet("t", "anna", host="hanna"), SECRET, None)
        assert _ids(await store.list_tables(person="hanna")) == ["t"]

    kept(tmp_path, story)


def test_tables_that_never_started_are_found_and_thrown_away_with_all_they_had(tmp_path: Path) -> None:
    async def story(store: Store) -> None:
        tables = [sheet(f"t{number}", "anna", created=number) for number in range(450)]
        await asyncio.gather(*(store.create_table(table, SECRET, "source") for table in tables))
        await store.commit(change(sheet("t2", status="running"), 0, 1, [Job("bot", 5)]), [entry(1)])
        await store.commit(change(sheet("t1", "anna"), 0, 1, [Job("bot", 5)]), [entry(1)])
        await store.add_line("t1", "anna", 0, 5, "hello", None)
        stale = await store.stale_tables(before=400)
        assert stale == [f"t{number}" for number in range(400) if number != 2]
        await store.delete_tables(stale)
        assert await store.stale_tables(before=400) == []
        assert len(await store.list_tables(limit=1_000)) == 51
        assert await store.load_table("t1") is None
        assert await store.lines("t1") == []
        assert [job.table for job in await store.lease_jobs("node", 10)] == ["t2"]
        with pytest.raises(Conflict):
            await store.add_line("t1", "anna", 0, 6, "still here?", None)
        await store.create_table(sheet("t1", "anna"), SECRET, None)
        found = await _loaded(store, "t1")
        assert (found.log, found.edition_source) == ([], None)

    kept(tmp_path, story)
