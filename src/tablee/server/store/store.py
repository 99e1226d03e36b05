"""The store as the server sees it: every read in a thread of its own, every write through the one writer."""

from __future__ import annotations

import asyncio
import contextlib
import secrets
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from typing import TYPE_CHECKING, Any, TypeVar

from sqlalchemy import Connection, Engine, delete, insert, select

from tablee.core.course import Entry
from tablee.server.store import boxes, jobs, letters, notices, people, shelf
from tablee.server.store.commits import Commit
from tablee.server.store.database import READERS, Database, house_url
from tablee.server.store.lock import FileLock
from tablee.server.store.migrations import migrate
from tablee.server.store.models import (
    CannotOpen,
    ChatLine,
    Device,
    Invitation,
    Kind,
    LeasedJob,
    Person,
    ReadOnly,
    StoredTable,
    TableNews,
    Wishes,
)
from tablee.server.store.schema import house, house_editions
from tablee.server.store.writer import Closed, Writer
from tablee.tables.sheet import Change, Sheet

if TYPE_CHECKING:
    from tablee.server.settings import Settings

T = TypeVar("T")

_SECRET = "cookie-secret"
_PROBE = "probe"
_RULES = "rules"

HEADROOM = 65_536
"""Bytes that must fit before a database that was full counts as writable again."""


class Store:
    """All that the house keeps. Made by `open`, used from the event loop that opened it."""

    def __init__(self, database: Database, lock: FileLock | None) -> None:
        self._database = database
        self._lock = lock
        self._uptime = jobs.Uptime(database)
        self._readers = ThreadPoolExecutor(READERS, thread_name_prefix="tablee-reader")
        self._writer = Writer(database, probes=(_probe, _clear_probe))
        self._closed = False

    @classmethod
    async def open(cls, settings: Settings) -> Store:
        """Lock, migrate and open the database; a complaint in one line if that cannot be done."""
        database, lock = await asyncio.to_thread(_opened, settings)
        return cls(database, lock)

    async def close(self) -> None:
        """Write what has queued, then let go of everything."""
        if self._closed:
            return
        self._closed = True
        await self._writer.close()
        await asyncio.to_thread(self._let_go)

    def _let_go(self) -> None:
        self._readers.shutdown()
        self._database.close()
        if self._lock is not None:
            self._lock.release()

    @property
    def read_only(self) -> bool:
        """Whether nothing can be stored at the moment; a probe every few seconds finds out when it can again."""
        return self._writer.read_only

    @property
    def waiting(self) -> int:
        """Changes that wait for the writer."""
        return self._writer.waiting

    @property
    def on_read_only(self) -> Callable[[bool], None] | None:
        """Called on the event loop when `read_only` changes."""
        return self._writer.on_read_only

    @on_read_only.setter
    def on_read_only(self, called: Callable[[bool], None] | None) -> None:
        self._writer.on_read_only = called

    @property
    def is_shared(self) -> bool:
        """Whether other nodes may serve the same tables: what is in memory can then be out of date."""
        return not self._database.is_sqlite

    async def _read(self, read: Callable[..., T], *arguments: Any) -> T:
        return await self._in_thread(self._database.reading, read, *arguments)

    async def _glance(self, read: Callable[..., T], *arguments: Any) -> T:
        """A single question, for which no snapshot is needed."""
        return await self._in_thread(self._database.glancing, read, *arguments)

    async def _in_thread(self, engine: Engine, read: Callable[..., T], *arguments: Any) -> T:
        if self._closed:
            raise Closed("the store has been closed")

        def once() -> T:
            with engine.connect() as connection:
                return read(connection, *arguments)

        def in_thread() -> T:
            try:
                return once()
            except self._database.errors as error:
                if not self._database.is_lost(error):
                    raise
            try:
                return once()  # the connections from before a restart of the database are gone by now
            except self._database.errors as error:
                if self._database.is_lost(error):
                    raise ReadOnly() from None
                raise

        return await asyncio.get_running_loop().run_in_executor(self._readers, in_thread)

    async def _write(self, write: Callable[..., T], *arguments: Any) -> T:
        return await self._writer.write(lambda connection: write(connection, *arguments))

    # Tables

    async def create_table(self, sheet: Sheet, secret: bytes, edition_source: str | None, sight: bytes | None = None) -> None:
        """A new table, at revision 0; without a source it is played with the game's own edition.

        With a sight it only shows that file.
        """
        await self._writer.write(shelf.NewTable(sheet, secret, edition_source, sight))

    async def sight(self, table_id: str) -> bytes | None:
        """The file of what one viewer saw that a table shows, None for any other table."""
        return await self._glance(shelf.sight, table_id)

    async def load_table(self, table_id: str) -> StoredTable | None:
        """A table as it stands, None if there is none."""
        return await self._read(shelf.load, table_id)

    async def revisions(self, table_ids: Sequence[str]) -> dict[str, int]:
        """The revisions of these tables, as far as there are such."""
        return await self._glance(shelf.revisions, table_ids)

    async def news_of(self, table_id: str, entries: int) -> TableNews | None:
        """What a table has become since its log had so many entries, None if there is no such table."""
        return await self._read(shelf.news, table_id, entries)

    async def commit(self, change: Change, entries: Sequence[Entry]) -> None:
        """Store a change and its entries, whole or not at all; raises Conflict or ReadOnly if nothing was stored.

        The change is packed before this first waits, so the caller's sheet may go on changing meanwhile.
        """
        await self._writer.write(Commit(change, entries))

    async def list_tables(
        self,
        *,
        status: Sequence[str] | None = None,
        public: bool | None = None,
        person: str | None = None,
        game: str | None = None,
        limit: int = 50,
        before: int | None = None,
    ) -> list[Sheet]:
        """Tables with these qualities, made before a moment, the newest first. A person's are those with a seat or as host."""
        return await self._read(shelf.found, status, public, person, game, limit, before)

    async def delete_tables(self, table_ids: Sequence[str]) -> None:
        """Throw tables away with log, jobs and chat."""
        await self._write(shelf.throw_away, list(table_ids))

    async def running_tables(self) -> list[str]:
        """The ids of all games under way."""
        return await self._read(shelf.running)

    async def stale_tables(self, before: int) -> list[str]:
        """Tables made before a moment that are still open: nobody ever started."""
        return await self._read(shelf.stale, before)

    async def abandoned_tables(self, before: int) -> list[str]:
        """Tables of guests alone without a result, at which nothing has happened since a moment."""
        return await self._read(shelf.abandoned, before)

    # Editions on the shelf

    async def keep_edition(self, edition: boxes.KeptEdition, source: str, most: int) -> None:
        """Keep an edition for everybody; raises Conflict if there are too many, or `most` of the same person."""
        await self._write(boxes.put, edition, source, most, self._database.insert_if_new(house_editions))

    async def remove_edition(self, hashed: str) -> bool:
        """Throw an edition away; whether there was one."""
        return await self._write(boxes.take_away, hashed)

    async def editions(self, game: str | None = None) -> list[boxes.KeptEdition]:
        """The editions on the shelf, of one game or of all."""
        return await self._read(boxes.listed, game)

    async def edition(self, hashed: str) -> tuple[boxes.KeptEdition, str] | None:
        """An edition on the shelf with its text, None if it is not there."""
        return await self._read(boxes.one, hashed)

    # Jobs

    async def lease_jobs(self, node: str, now: int, limit: int = 64, lease_ms: int = 30_000) -> list[LeasedJob]:
        """Jobs that are due, handed to this caller alone until the lease runs out."""
        return await self._write(jobs.lease, node, now, limit, lease_ms)

    async def release_job(self, job: LeasedJob, due: int) -> None:
        """Give a job back, to be tried again at `due`."""
        await self._write(jobs.release, job, due)

    async def next_due(self) -> int | None:
        """When a job can next be handed out: it is due then, or its lease runs out."""
        return await self._glance(jobs.next_due)

    # People

    async def add_person(self, person: Person) -> None:
        """A new guest or account; raises NameTaken if another account has the name."""
        await self._write(people.add, people.packed(person))

    async def person(self, person_id: str) -> Person | None:
        """Somebody, erased or not."""
        return await self._glance(people.by_id, person_id)

    async def people_of(self, ids: Sequence[str]) -> list[Person]:
        """Everybody with one of these ids."""
        return await self._glance(people.by_ids, ids)

    async def person_by_name(self, name: str) -> Person | None:
        """The account of this name; guests are not found by name."""
        return await self._glance(people.by_name, name)

    async def people(self, limit: int = 50, search: str = "") -> list[Person]:
        """People, the newest first; with `search` only those whose name contains it."""
        return await self._read(people.found, limit, search)

    async def update_person(self, person: Person, before: Person) -> None:
        """What is known of somebody now, where that was still `before`; raises NameTaken, or Conflict if it was not."""
        await self._write(people.change, people.packed(person), people.packed(before))

    async def saw(self, person_id: str, now: int) -> None:
        """Somebody is here."""
        await self._write(people.saw, person_id, now)

    async def forget_guests(self, before: int) -> int:
        """Throw away guests not seen since a moment who are at no table and have said nothing; how many."""
        forgotten = 0
        while idle := await self._read(people.idle_guests, before):
            forgotten += await self._write(people.forget, idle, before)
        return forgotten

    async def erase_person(self, person_id: str) -> None:
        """Name, password and all texts of somebody gone, from the file too; the id stays as a pseudonym."""
        await self._writer.erase(lambda connection: people.erase(connection, person_id))

    # Chat

    async def add_line(self, table_id: str, person: str, seat: int, at: int, text: str | None, phrase: str | None) -> int:
        """Something said at a table; its number, rising. Raises Conflict if the table is gone."""
        line = {"table_id": table_id, "person": person, "seat": seat, "at": at, "text": text, "phrase": phrase}
        return await self._write(people.add_line, line)

    async def lines(self, table_id: str, limit: int = 100) -> list[ChatLine]:
        """What was said last at a table, in the order it was said."""
        return await self._glance(people.lines, table_id, limit)

    async def lines_after(self, number: int, limit: int = 1_000) -> list[ChatLine]:
        """What was said anywhere after the line of this number."""
        return await self._glance(people.lines_after, number, limit)

    async def last_line(self) -> int:
        """The number of the line said last."""
        return await self._glance(people.last_line)

    async def lines_of(self, person: str) -> list[ChatLine]:
        """Everything that somebody has said."""
        return await self._read(people.lines_of, person)

    # Notices

    async def wishes(self, person: str) -> Wishes:
        """What somebody wishes to be told, and how."""
        return await self._read(letters.wishes_of, person)

    async def change_wishes(self, person: str, change: Callable[[Wishes], Wishes]) -> Wishes:
        """Other wishes, made of those that stand; raises Conflict if there is nobody any more."""
        return await self._write(notices.change_wishes, person, change)

    async def add_device(self, person: str, endpoint: str, p256dh: str, auth: str, now: int) -> None:
        """A device to tell somebody on."""
        await self._write(notices.add_device, person, endpoint, p256dh, auth, now)

    async def drop_devices(self, person: str, endpoint: str | None = None) -> None:
        """Forget a device of somebody, or all of them."""
        await self._write(notices.drop_devices, person, endpoint)

    async def drop_device(self, number: int) -> None:
        """Forget a device that is no longer there."""
        await self._write(notices.drop_device, number)

    async def device(self, number: int) -> Device | None:
        """A device by its number."""
        return await self._read(notices.device, number)

    async def devices(self, person: str) -> list[Device]:
        """The devices of somebody."""
        return await self._read(notices.devices_of, person)

    async def hush(self, person: str, table_id: str, quiet: bool) -> None:
        """Tell somebody of a table no more, or again; raises Conflict if the table is gone."""
        await self._write(notices.hush, person, table_id, quiet)

    async def hushed(self, person: str) -> list[str]:
        """The tables that somebody has hushed."""
        return await self._read(notices.hushed_by, person)

    async def invite(self, person: str, table_id: str, host: str, now: int, ready: int) -> None:
        """Invite somebody to a table, once; letters tell them at `ready`. Raises Conflict if enough are invited."""
        await self._write(notices.invite, person, table_id, host, now, ready)

    async def decline(self, person: str, table_id: str) -> None:
        """Take an invitation back that somebody does not want."""
        await self._write(notices.decline, person, table_id)

    async def invitations(self, person: str) -> list[Invitation]:
        """Where somebody is invited: tables that have not started."""
        return await self._read(notices.invitations_of, person)

    async def sheet(self, table_id: str) -> Sheet | None:
        """A table's sheet alone, None if there is no such table."""
        return await self._read(notices.sheet_of, table_id)

    async def put_letter(self, person: str, kind: Kind, way: letters.Way, key: str, ready: int) -> None:
        """One letter about no table."""
        await self._write(letters.put, person, None, kind, way, 0, key, ready)

    async def write_digests(self, now: int, following: Callable[[Wishes, int], tuple[str, int]]) -> int:
        """Write the digests that are due; how many people get one."""
        return await self._write(notices.write_digests, now, following)

    async def next_letter(self) -> int | None:
        """When a letter can next be handed out, or a digest is due."""
        return await self._read(letters.next_due)

    async def lease_letters(self, node: str, now: int, limit: int, lease_ms: int) -> list[letters.Letter]:
        """Letters that are due, handed to this caller alone until the lease runs out."""
        return await self._write(letters.lease, node, now, limit, lease_ms)

    async def letter_done(self, letter: letters.Letter) -> None:
        """A letter was sent, or need not be."""
        await self._write(letters.done, letter)

    async def letter_again(self, letter: letters.Letter, ready: int) -> None:
        """A letter could not be sent; it is tried again then."""
        await self._write(letters.again, letter, ready)

    # The house

    async def beat(self, node: str, now: int) -> None:
        """A sign of life of a serving node; to be given every few seconds, first before any job is done."""
        await self._write(self._uptime.beat, node, now)

    async def nodes(self, since: int) -> set[str]:
        """The nodes that have given a sign of life since a moment."""
        return await self._glance(jobs.nodes, since)

    async def pauses(self, since: int) -> list[tuple[int, int]]:
        """When no server ran since a moment: begins and ends."""
        return await self._read(jobs.pauses, since)

    async def house_secret(self, name: str = _SECRET, make: Callable[[], bytes] = lambda: secrets.token_bytes(32)) -> bytes:
        """A secret of the house, made when first asked for; without a name the 32 bytes that sign cookies."""
        known = await self._glance(_house_secret, name)
        if known is not None:
            return known
        new = self._database.insert_if_new(house).values(key=name, value=make())

        def keep(connection: Connection) -> bytes:
            connection.execute(new)
            made = _house_secret(connection, name)
            assert made is not None
            return made

        return await self._write(keep)

    async def rules(self) -> str | None:
        """The rules under which all running games were last replayed."""
        return await self._read(_rules)

    async def keep_rules(self, rules: str) -> None:
        """Remember them."""

        def keep(connection: Connection) -> None:
            connection.execute(delete(house).where(house.c.key == _RULES))
            connection.execute(insert(house).values(key=_RULES, value=rules.encode()))

        await self._write(keep)

    async def stats(self) -> dict[str, int]:
        """Figures for the operator: tables by status, people, jobs, and what the writer of this process has done."""

        def counted(connection: Connection) -> dict[str, int]:
            return {**shelf.counts(connection), **people.counts(connection), "jobs": jobs.count(connection)}

        counts = await self._read(counted)
        return {**counts, "transactions": self._writer.transactions, "changes": self._writer.changes}


def _house_secret(connection: Connection, name: str) -> bytes | None:
    secret: bytes | None = connection.execute(select(house.c.value).where(house.c.key == name)).scalar()
    return secret


def _rules(connection: Connection) -> str | None:
    found = connection.execute(select(house.c.value).where(house.c.key == _RULES)).scalar()
    return None if found is None else str(found, "utf-8")


def _probe(connection: Connection) -> None:
    """Write something as large as the headroom, in place of what a probe cut short has left."""
    _clear_probe(connection)
    connection.execute(insert(house).values(key=_PROBE, value=bytes(HEADROOM)))


def _clear_probe(connection: Connection) -> None:
    connection.execute(delete(house).where(house.c.key == _PROBE))


def _opened(settings: Settings) -> tuple[Database, FileLock | None]:
    """The database, locked and migrated."""
    database = Database(house_url(settings))
    shown = database.url.render_as_string(hide_password=True) if database.file is None else str(database.file)
    lock: FileLock | None = None
    with contextlib.ExitStack() as undo:
        undo.callback(database.close)
        try:
            database.make_room()
            if database.file is not None:
                lock = FileLock(database.file)
                undo.callback(lock.release)
            with database.writing.begin() as connection:
                migrate(connection)
        except database.errors as error:
            reason = getattr(error, "strerror", None) or str(getattr(error, "orig", None) or error)
            raise CannotOpen("store-cannot-open", database=shown, reason=" ".join(reason.split())) from None
        undo.pop_all()
    return database, lock
