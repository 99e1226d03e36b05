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

from tablee import games
from tablee.core.edition import Edition
from tablee.core.texts import Complaint
from tablee.server import protocol as say
from tablee.server.advisers import Advisers
from tablee.server.chat import Chat
from tablee.server.examiner import Examiner
from tablee.server.jobs import JobRunner
from tablee.server.live import LiveTable
from tablee.server.settings import Settings
from tablee.server.sockets import Connection
from tablee.server.store import Conflict, Person, ReadOnly, Store
from tablee.server.thinkers import Thinkers
from tablee.tables import seating
from tablee.tables.kept import not_allowed
from tablee.tables.sheet import DAY, NO_CLOCK, Change, Sheet, Tempo
from tablee.tables.table import Table

log = logging.getLogger("tablee.tables")

Step = Callable[[Table, int], Change | None]

KEPT = 200
"""Tables kept in memory without anybody at them; any other is loaded again in some milliseconds."""

NAMES = 20_000
"""Names kept in memory, beyond which those of people at no table here are forgotten."""

SETTLING = 20.0
"""Seconds after loading a table until those who have not come back count as away."""

ASIDES = 2
"""Games that are looked through at once: all threads share one interpreter with the moves of everybody."""

T = TypeVar("T")


class TooSoon(Exception):
    """An answer to a reaction came before the neutral pause was over; how many milliseconds are left."""

    def __init__(self, pause: int) -> None:
        super().__init__(pause)
        self.pause = pause


@lru_cache(maxsize=256)
def edition_from(source: str) -> Edition:
    return Edition(source)


class Carrier:
    """Tables in memory, steps one at a time, and the people at them."""

    def __init__(self, store: Store, settings: Settings) -> None:
        self.store = store
        self.settings = settings
        self.name = secrets.token_hex(8)
        self.tempo = Tempo(
            settings.reaction_pause, settings.bot_pause, 1000 * settings.notice_live, 1000 * settings.notice_slow
        )
        self.thinkers = Thinkers(settings.workers)
        self.advisers = Advisers()
        self.examiner = Examiner()
        self.jobs = JobRunner(self)
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

    async def start(self) -> None:
        """Begin to carry out jobs."""
        self.store.on_read_only = lambda read_only: self._tell_everybody("read-only" if read_only else "writable")
        await self.jobs.start()

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
        """Remove tables that never started or that guests have abandoned, and guests who are at none, after the set times."""
        long_ago = self.now() - self.settings.guest_days * DAY
        stale = await self.store.stale_tables(self.now() - self.settings.sweep_hours * 3_600_000)
        stale += await self.store.abandoned_tables(long_ago)
        empty = [key for key in stale if key not in self._live or not self._live[key].connections]
        if empty:
            await self.store.delete_tables(empty)
            for key in empty:
                self._forget(key)
        await self.store.forget_guests(long_ago)

    async def notice_others(self) -> None:
        """Load the tables anew that somebody else has changed, and show them to the people here."""
        watched = [table_id for table_id, live in self._live.items() if live.connections]
        for table_id, revision in (await self.store.revisions(watched) if watched else {}).items():
            live = self._live.get(table_id)
            if live is None or live.dropped or revision <= live.table.revision:
                continue
            async with live.lock:
                live.dropped = live.dropped or revision > live.table.revision
            if live.dropped:
                await self.live(table_id)

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

    @asynccontextmanager
    async def settled(self, table_id: str) -> AsyncIterator[LiveTable]:
        """The table with no step under way: everything that can be read here has been stored."""
        while True:
            live = await self.live(table_id)
            async with live.lock:
                if not live.dropped:
                    yield live
                    return

    async def _load(self, table_id: str) -> LiveTable:
        stored = await self.store.load_table(table_id) if len(table_id) <= 64 else None
        if stored is None:
            raise not_allowed("no-such-table")
        book = games.rulebook(stored.sheet.game)
        edition = edition_from(stored.edition_source) if stored.edition_source else book.edition
        known = (stored.sheet, stored.secret, stored.revision, stored.log)
        table = await asyncio.to_thread(Table, *known, book, edition, self.tempo)
        if table.actor is not None:
            away = [seat.away_since for seat in table.sheet.seats if seat.away_since is not None]
            running = [table.sheet.started or 0] if table.bell_at() is not None else []
            table.pauses = await self.store.pauses(min([table.sheet.turn_since, *away, *running]))
        for person in table.sheet.people() | {table.sheet.host}:
            await self.learn_name(person)
        before = self._live.get(table_id)
        fresh = LiveTable(table)
        fresh.touched = self.now()
        fresh.chat = await self.chat.stored(table_id)
        self._live[table_id] = fresh
        if before is not None:
            fresh.take_over(before)
            fresh.tell_table(fresh.info(self.name_of, self.thinkers.really_plays, self.now()))
        self._forget_idle_tables()
        if before is None and table.sheet.status == "running":
            self._later(SETTLING, lambda: self._mark_absent(table_id))
        return fresh

    def _forget_idle_tables(self) -> None:
        if len(self._live) > KEPT:
            idle = [key for key, live in self._live.items() if not live.connections and not live.lock.locked()]
            for key in sorted(idle, key=lambda key: self._live[key].touched)[: max(0, len(idle) - KEPT)]:
                self._forget(key)
        if len(self._names) > NAMES:
            known = [live.table.sheet.people() | {live.table.sheet.host} | live.persons_here() for live in self._live.values()]
            here: set[str] = set().union(*known)
            self._names = {person: name for person, name in self._names.items() if person in here}

    def _forget(self, table_id: str) -> None:
        """Drop a table from memory; whoever waits for its lock at this moment loads it anew."""
        live = self._live.pop(table_id, None)
        if live is not None:
            live.dropped = True

    def _later(self, seconds: float, step: Callable[[], Coroutine[Any, Any, Any]]) -> None:
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

    async def renamed(self, person: Person) -> None:
        """Somebody has another name, or none any more: everybody at their tables is told."""
        self._names[person.id] = person.name
        for live in list(self._live.values()):
            if person.erased:
                live.chat = [(author, line) for author, line in live.chat if author != person.id]
            if person.id in live.table.sheet.people():
                async with live.lock:
                    if not live.dropped:
                        live.tell_table(live.info(self.name_of, self.thinkers.really_plays, self.now()))

    # One step at a time

    async def step(self, live: LiveTable, step: Step, spent: tuple[int, str] | None = None) -> LiveTable:
        """Take a step, store it, tell everybody. If somebody else was faster, try once more on what is there now."""
        table_id = live.table.sheet.id
        for attempt in (1, 2, 3):
            live = await self.live(table_id)
            async with live.lock:
                if live.dropped:
                    continue
                change = self._try(live, step)
                if change is None:
                    return live
                change.spent = spent
                entries = live.table.course.log[len(live.table.course.log) - change.entries :] if change.entries else []
                try:
                    await self.store.commit(change, entries)
                except Conflict:
                    live.dropped = True
                    if attempt == 3 or spent is not None:
                        raise
                    continue
                except BaseException:
                    live.dropped = True
                    raise
                finally:
                    if live.dropped:
                        self._later(0, lambda: self.live(table_id))
                self._tell(live, change)
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

    def _tell(self, live: LiveTable, change: Change) -> None:
        for connection in list(live.connections):
            connection.look_again()
        live.tell_frames()
        live.tell_table(live.info(self.name_of, self.thinkers.really_plays, self.now()))
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
                raise not_allowed("not-your-turn")
            pause = table.may_answer_at() - now
            if pause > 0:
                table.book.read_action(table.box, table.state, message.do)  # what the rules forbid is refused at once
                raise TooSoon(pause)
            return table.play(seat, message.do, now, move_id=message.id)

        while True:
            try:
                await self.step(live, decide)
                return
            except TooSoon as soon:
                await asyncio.sleep(soon.pause / 1000)

    async def propose(self, live: LiveTable, connection: Connection, message: say.Propose) -> None:
        """A question to everybody at the table."""
        if message.what == "open":
            await self.step(live, lambda table, now: table.propose_open(connection.own_seat(), now))
            return
        if message.what == "end":
            await self.step(live, lambda table, now: table.propose_end(connection.acting_seat(), now))
            return
        pace = message.pace or NO_CLOCK
        seating.check_pace(pace)
        await self.step(live, lambda table, now: table.propose_pace(connection.acting_seat(), pace, now))

    async def answer(self, live: LiveTable, connection: Connection, yes: bool) -> None:
        """A person's answer, for all seats that person holds."""

        def say_so(table: Table, now: int) -> Change:
            vote = table.sheet.vote
            held = [seat for seat in connection.seats if vote is None or seat in table.sheet.voters(vote.kind)]
            return table.answer(held[0] if held else connection.own_seat(), yes, now)

        await self.step(live, say_so)

    # Presence

    async def watch(self, connection: Connection) -> None:
        """Somebody looks at the table, or on no device of theirs any more."""
        person = connection.person.id
        looking = any(one.watching for one in connection.live.connections if one.person.id == person)
        await self.step(connection.live, lambda table, now: table.watch(person, looking, now))

    async def connect(self, socket: Any, table_id: str, person: Person, language: str) -> None:
        """Run one WebSocket until it closes."""
        await self.learn_name(person.id)
        async with self.settled(table_id) as live:
            connection = Connection(self, live, person, language)
            live.connections.add(connection)
            connection.send(connection.welcome())
        sender = asyncio.get_running_loop().create_task(self._send(socket, connection))
        try:
            await self._arrived(connection)
            async for data in socket.iter_data():
                await connection.receive(data)
        finally:
            sender.cancel()
            connection.live.connections.discard(connection)
            await asyncio.shield(self._gone(table_id, person.id))

    async def _arrived(self, connection: Connection) -> None:
        """Somebody is here: their seat is theirs again, and watchers are counted. Looking on needs no writing."""
        with suppress(ReadOnly):
            live = await self.step(connection.live, lambda table, now: table.come_back(connection.person.id, now))
            await self._tell_watchers(live)

    async def _tell_watchers(self, live: LiveTable) -> None:
        async with live.lock:
            if not live.dropped:
                live.tell_table(live.info(self.name_of, self.thinkers.really_plays, self.now()))

    async def _send(self, socket: Any, connection: Connection) -> None:
        try:
            while True:
                await socket.send_data((await connection.next_message()).decode())
        finally:
            connection.hang_up()

    async def _gone(self, table_id: str, person_id: str) -> None:
        live = self._live.get(table_id)
        if live is None or self.jobs.stopping:
            return
        with suppress(Complaint):
            if person_id not in live.persons_here():
                live = await self.step(live, lambda table, now: table.leave_for_now(person_id, now))
            await self._tell_watchers(live)
        if not live.connections and live.table.sheet.status in ("over", "closed") and self._live.get(table_id) is live:
            self._forget(table_id)

    async def _mark_absent(self, table_id: str) -> None:
        live = self._live.get(table_id)
        if live is None:
            return
        for person_id in live.table.sheet.people() - live.persons_here():
            await self._gone(table_id, person_id)
