"""A node serves any table: it loads it, takes one step at a time, stores the change, and only then tells anybody.

Nothing that matters lives only here. If somebody else changed a table first, the change does not take; the table is
loaded anew and the step is tried once more on what is there now.
"""

from __future__ import annotations

import asyncio
import logging
import secrets
import time
from collections.abc import AsyncIterator, Callable, Coroutine
from contextlib import asynccontextmanager, suppress
from functools import lru_cache
from typing import Any, Literal, TypeVar

import msgspec

from tablee import __version__, games
from tablee.core.edition import Edition
from tablee.core.texts import Complaint
from tablee.server import logs
from tablee.server import protocol as say
from tablee.server.advisers import Advisers
from tablee.server.chat import Chat
from tablee.server.examiner import Examiner
from tablee.server.fanout import Fanout, Hint, Silence
from tablee.server.jobs import JobRunner
from tablee.server.live import LiveTable
from tablee.server.metrics import Metrics
from tablee.server.newest import Newest
from tablee.server.presence import SETTLING, Presence
from tablee.server.settings import Settings
from tablee.server.sockets import Connection
from tablee.server.store import Conflict, Person, ReadOnly, Store, StoredTable
from tablee.server.sweeping import sweep
from tablee.server.thinkers import Thinkers
from tablee.tables import pausing
from tablee.tables.kept import not_allowed
from tablee.tables.sheet import TEMPO, Change, Sheet, Tempo
from tablee.tables.table import Table

log = logging.getLogger("tablee.tables")

Step = Callable[[Table, int], Change | None]

KEPT = 200
"""Tables kept in memory without anybody at them; any other is loaded again in some milliseconds."""

NAMES = 20_000
"""Names kept in memory, beyond which those of people at no table here are forgotten."""

ATTEMPTS = 8
"""How often a step is tried while others, at other nodes too, change the same table: people who come and get ready at once."""

ASIDES = 2
"""Games that are looked through at once: all threads share one interpreter with the moves of everybody."""

ANSWER = 5.0
"""Seconds that the database may take to give its figures."""

T = TypeVar("T")


class TooSoon(Exception):
    """An answer to a reaction came before the neutral pause was over; how many milliseconds are left."""

    def __init__(self, pause: int) -> None:
        super().__init__(pause)
        self.pause = pause


def installed() -> str:
    """This program and the rules it brings."""
    return " ".join([__version__, *(f"{name}:{games.rulebook(name).version}" for name in games.names())])


@lru_cache(maxsize=256)
def edition_from(source: str) -> Edition:
    return Edition(source)


def table_of(stored: StoredTable, tempo: Tempo = TEMPO) -> Table:
    """A table in play, from what is stored of it."""
    book = games.rulebook(stored.sheet.game)
    edition = edition_from(stored.edition_source) if stored.edition_source else book.edition
    return Table(stored.sheet, stored.secret, stored.revision, stored.log, book, edition, tempo)


class Carrier:
    """Tables in memory, steps one at a time, and the people at them."""

    def __init__(self, store: Store, settings: Settings, metrics: Metrics) -> None:
        self.store = store
        self.metrics = metrics
        self.settings = settings
        self.name = secrets.token_hex(8)
        self.place = self.name if store.is_shared else ""
        """What sheets call this node, where there can be others."""
        self.tempo = Tempo(
            settings.reaction_pause, settings.bot_pause, 1000 * settings.notice_live, 1000 * settings.notice_slow
        )
        self.thinkers = Thinkers(settings.workers, metrics)
        self.advisers = Advisers()
        self.examiner = Examiner()
        self.jobs = JobRunner(self)
        self.fanout: Fanout = Silence()
        self.newest = Newest(store)
        self.presence = Presence(self)
        self.chat = Chat(self, settings.chat_per_minute)
        self.letters = asyncio.Event()
        """Set when letters were written that somebody should take up."""
        self._live: dict[str, LiveTable] = {}
        self._loading: dict[str, asyncio.Task[LiveTable]] = {}
        self._names: dict[str, str] = {}
        self._tasks: set[asyncio.Task[None]] = set()
        self._asides = asyncio.Semaphore(ASIDES)

    async def aside(self, work: Callable[..., T], *given: Any) -> T:
        """Do what takes some time (whole games looked through or recomputed) beside the loop, little of it at once."""
        async with self._asides:
            return await asyncio.to_thread(work, *given)

    def now(self) -> int:
        """The server's clock in milliseconds."""
        return time.time_ns() // 1_000_000

    async def figures(self) -> dict[str, float]:
        """What an operator wants to know of this moment; what happens over time is counted in `metrics`.

        Without a database the rest is told all the same: that is when it is asked for.
        """
        known: dict[str, float] = {
            "read_only": self.store.read_only,
            "nats": self.fanout.is_up,
            "live_tables": len(self._live),
            "jobs_under_way": self.jobs.under_way,
            "writer_queue": self.store.waiting,
        }
        try:
            async with asyncio.timeout(ANSWER):
                due, counted = await self.store.next_due(), await self.store.stats()
        except Exception as error:
            log.warning("the database gives no figures: %s", error)
            return {**known, "database": 0}
        late = max(0, self.now() - due) / 1000 if due else 0.0
        return {**known, **counted, "database": 1, "jobs_late_seconds": late}

    async def start(self) -> None:
        """Begin to carry out jobs."""
        self.store.on_read_only = lambda read_only: self._tell_everybody("read-only" if read_only else "writable")
        await self.jobs.start()
        self.later(0, self._replay_running)

    async def stop(self) -> None:
        """Tell everybody, finish what is under way, stop the workers."""
        self._tell_everybody("stopping")
        await self.jobs.stop()
        for task in list(self._tasks):
            task.cancel()
        self.thinkers.close()
        self.advisers.close()
        self.examiner.close()

    def _tell_everybody(self, key: Literal["read-only", "writable", "stopping"]) -> None:
        notice = msgspec.json.encode(say.Notice(key))
        for live in self._live.values():
            for connection in live.connections:
                connection.send(notice)

    async def sweep(self) -> None:
        """Remove what nobody wants any more."""
        await sweep(self)

    async def notice_others(self) -> None:
        """Catch up with what others have changed at the tables that somebody here is at."""
        watched = [live.table.sheet.id for live in self.tables_here()]
        for table_id, revision in (await self.store.revisions(watched) if watched else {}).items():
            await self.notice(table_id, revision)

    async def notice(self, table_id: str, revision: int) -> None:
        """A table has got so far: catch up with it if it is in memory, and show it to the people here."""
        live = self._live.get(table_id)
        if live is not None and revision > live.table.revision:
            async with live.lock:
                if not live.dropped and revision > live.table.revision:
                    await self._catch_up(live)

    async def _catch_up(self, live: LiveTable) -> None:
        """Take in what somebody else has stored, with the lock held."""
        table = live.table
        news = await self.store.news_of(table.sheet.id, len(table.course.log))
        if news is None:
            self.forget(table.sheet.id)
            return
        for person in news.sheet.people():
            await self.learn_name(person)
        try:
            table.catch_up(news.sheet, news.revision, news.log)
        except Complaint:
            live.dropped = True
            self.later(0, lambda: self.live(table.sheet.id))
            return
        self._show(live)
        self.presence.keep(live)

    async def _is_behind(self, live: LiveTable) -> bool:
        """Whether somebody else has changed the table, with the lock held; if so, it has been caught up with."""
        if not self.store.is_shared:
            return False
        with suppress(ReadOnly):  # what is in memory is all there is then
            if await self.newest.revision(live.table.sheet.id) > live.table.revision:
                await self._catch_up(live)
                return True
        return False

    # Tables in memory

    async def live(self, table_id: str) -> LiveTable:
        """The table, loaded if need be; loading happens once however many ask."""
        found = self._live.get(table_id)
        if found is not None and not found.dropped:
            found.touched = self.now()
            return found
        task = self._loading.get(table_id)
        if task is None:
            task = asyncio.get_running_loop().create_task(self._load(table_id))
            self._loading[table_id] = task
            task.add_done_callback(lambda _: self._loading.pop(table_id, None))
        return await asyncio.shield(task)

    def in_memory(self, table_id: str) -> LiveTable | None:
        """The table if it is in memory."""
        return self._live.get(table_id)

    def tables_here(self) -> list[LiveTable]:
        """The tables that somebody here is at."""
        return [live for live in self._live.values() if live.connections]

    def at_hand(self, table_id: str) -> LiveTable | None:
        """The table if somebody here is at it."""
        live = self._live.get(table_id)
        return live if live is not None and live.connections else None

    async def fresh(self, table_id: str) -> LiveTable:
        """The table as it stands in the database now, whoever changed it last."""
        known = table_id in self._live
        live = await self.live(table_id)
        if known and self.store.is_shared:
            with suppress(ReadOnly):
                await self.notice(table_id, await self.newest.revision(table_id))
            live = await self.live(table_id)
        return live

    @asynccontextmanager
    async def settled(self, table_id: str) -> AsyncIterator[LiveTable]:
        """The table with no step under way: everything that can be read here has been stored, and nothing is missing."""
        while True:
            live = await self.fresh(table_id)
            async with live.lock:
                if not live.dropped:
                    yield live
                    return

    async def _load(self, table_id: str) -> LiveTable:
        stored = await self.store.load_table(table_id) if len(table_id) <= 64 else None
        if stored is None:
            raise not_allowed("no-such-table")
        table = await asyncio.to_thread(table_of, stored, self.tempo)
        if table.sheet.status == "running":
            away = [seat.away_since for seat in table.sheet.seats if seat.away_since is not None]
            running = [table.sheet.started or 0] if table.bell_at() is not None else []
            table.pauses = await self.store.pauses(min([table.sheet.turn_since, *away, *running]))
        if pausing.is_due(table) or pausing.may_end(table):
            return await self._load_after(table, pausing.pause if pausing.is_due(table) else pausing.lift)
        for person in table.sheet.people() | {table.sheet.host}:
            await self.learn_name(person)
        before = self._live.get(table_id)
        fresh = LiveTable(table)
        fresh.touched = self.now()
        self.thinkers.expect(table)
        fresh.chat = await self.chat.stored(table_id)
        self._live[table_id] = fresh
        if before is not None:
            heard = dict(before.chat)
            fresh.chat, said = heard, fresh.chat
            fresh.take_over(before)
            self.chat.pass_on_all(fresh, said)
            self.tell_table(fresh)
            self.presence.keep(fresh)
        self._forget_idle_tables()
        if before is None and table.sheet.status == "running":
            self.later(SETTLING, lambda: self.presence.mark_absent(table_id))
        return fresh

    async def _replay_running(self) -> None:
        """Under other rules than before, replay every running game before somebody comes to it. (Whoever comes first to
        one does so too.) Going back to older rules lifts the pauses that newer ones have made.
        """
        if await self.store.rules() == installed():
            return
        for table_id in await self.store.running_tables():
            stored = await self.store.load_table(table_id)
            table = await self.aside(table_of, stored) if stored is not None else None
            if table is not None and pausing.is_due(table):
                await self.live(table_id)
            elif table is not None and pausing.may_end(table, older=True):
                await self._load_after(table, pausing.lift)
        await self.store.keep_rules(installed())

    async def _load_after(self, table: Table, step: Callable[[Table, int], Change]) -> LiveTable:
        """Load a table anew once a step has been stored that the installed rules make necessary."""
        with suppress(Conflict):  # another node was faster
            await self.store.commit(step(table, self.now()), [])
            logs.note("rules differ", logging.WARNING, game=table.sheet.game, paused=table.sheet.paused is not None)
        return await self._load(table.sheet.id)

    def _forget_idle_tables(self) -> None:
        if len(self._live) > KEPT:
            idle = [key for key, live in self._live.items() if not live.connections and not live.lock.locked()]
            for key in sorted(idle, key=lambda key: self._live[key].touched)[: max(0, len(idle) - KEPT)]:
                self.forget(key)
        if len(self._names) > NAMES:
            known = [live.table.sheet.people() | {live.table.sheet.host} | live.persons_here() for live in self._live.values()]
            here: set[str] = set().union(*known)
            self._names = {person: name for person, name in self._names.items() if person in here}

    def forget(self, table_id: str) -> None:
        """Drop a table from memory; whoever waits for its lock at this moment loads it anew."""
        live = self._live.pop(table_id, None)
        if live is not None:
            live.dropped = True
            self.fanout.unwatch(table_id)

    def later(self, seconds: float, step: Callable[[], Coroutine[Any, Any, Any]]) -> None:
        async def run() -> None:
            await asyncio.sleep(seconds)
            try:
                with suppress(Complaint):  # read-only, or the table is gone: the next one who comes finds out
                    await step()
            except Exception:
                log.exception("a step that nobody waits for failed")

        task = asyncio.get_running_loop().create_task(run())
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def learn_name(self, person_id: str) -> None:
        """Find out what somebody is called."""
        if person_id not in self._names:
            person = await self.store.person(person_id)
            self._names[person_id] = person.name if person else ""

    def name_of(self, person_id: str) -> str:
        """What a person is called."""
        return self._names.get(person_id, "")

    async def notice_names(self) -> None:
        """Look whether people at the tables here have other names by now."""
        seated = set().union(*(live.table.sheet.people() for live in self.tables_here()))
        for person in await self.store.people_of(sorted(seated)) if seated else []:
            if self._names.get(person.id, person.name) != person.name:
                await self.renamed(person)

    async def renamed(self, person: Person) -> None:
        """Somebody has another name, or none any more: everybody at their tables is told."""
        self._names[person.id] = person.name
        for live in list(self._live.values()):
            if person.erased:
                live.chat = {number: said for number, said in live.chat.items() if said[0] != person.id}
            if person.id in live.table.sheet.people():
                async with live.lock:
                    if not live.dropped:
                        self.tell_table(live)

    # One step at a time

    async def step(self, live: LiveTable, step: Step, spent: tuple[int, str] | None = None) -> LiveTable:
        """Take a step, store it, tell everybody. If somebody else was faster, try again on what is there now."""
        table_id = live.table.sheet.id
        for attempt in range(1, ATTEMPTS + 1):
            live = await self.live(table_id)
            async with live.lock:
                if live.dropped:
                    continue
                try:
                    change = self._try(live, step)
                except Complaint:
                    if attempt < ATTEMPTS and await self._is_behind(live):
                        continue
                    raise
                if change is None:
                    if attempt < ATTEMPTS and await self._is_behind(live):
                        continue
                    return live
                change.spent = spent
                entries = live.table.course.log[len(live.table.course.log) - change.entries :] if change.entries else []
                try:
                    with self.metrics.commit_seconds.time():
                        await self.store.commit(change, entries)
                    self.metrics.entries.inc(len(entries))
                except Conflict:
                    live.dropped = True
                    if attempt == ATTEMPTS or spent is not None:
                        raise
                    continue
                except BaseException:
                    live.dropped = True
                    raise
                finally:
                    if live.dropped:
                        self.later(0, lambda: self.live(table_id))
                self._tell(live, change)
                self.thinkers.expect(live.table)
                return live
        raise not_allowed("try-again")

    def _try(self, live: LiveTable, step: Step) -> Change | None:
        """The change that a step makes; a refused step must leave no trace, so the sheet is put back."""
        kept = msgspec.json.encode(live.table.sheet)
        try:
            return step(live.table, self.now())
        except BaseException:
            live.table.sheet = msgspec.json.decode(kept, type=Sheet)
            raise

    def tell_table(self, live: LiveTable) -> None:
        """Tell everybody here who sits where, and what else is not the game's."""
        live.tell_table(live.info(self.name_of, self.thinkers.really_plays, self.now()))

    def _show(self, live: LiveTable) -> None:
        """Show everybody here the table as it is now."""
        for connection in list(live.connections):
            connection.look_again()
        live.tell_frames()
        self.tell_table(live)

    def _tell(self, live: LiveTable, change: Change) -> None:
        self._show(live)
        self.fanout.tell(Hint(self.name, change.table, live.table.revision))
        if change.jobs:
            self.jobs.expect(min(job.due for job in change.jobs))

    async def play(self, live: LiveTable, connection: Connection, message: say.Play) -> None:
        """A decision from a client: on the version it saw, after the neutral pause of a reaction, once for each id."""

        def decide(table: Table, now: int) -> Change | None:
            seat = connection.acting_seat()
            if table.answered(seat, message.id):
                return None
            if message.version != table.stream(seat).version:
                connection.send(connection.welcome())
                raise not_allowed("stale")
            if seat != table.actor:
                raise not_allowed("paused" if table.sheet.paused else "not-your-turn")
            pause = table.may_answer_at() - now
            if pause > 0:
                table.book.read_action(table.box, table.state, message.do)  # what the rules forbid is refused at once
                raise TooSoon(pause)
            return table.play(seat, message.do, now, move_id=message.id)

        while True:
            try:
                began = time.perf_counter()
                await self.step(live, decide)
                self.metrics.move_seconds.observe(time.perf_counter() - began)
                return
            except TooSoon as soon:
                await asyncio.sleep(soon.pause / 1000)
