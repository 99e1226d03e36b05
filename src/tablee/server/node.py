"""A node: everything that can be asked of the house, on top of the tables it carries."""

from __future__ import annotations

import asyncio
import secrets
from collections.abc import Mapping, Sequence
from functools import partial
from itertools import zip_longest
from typing import Any

from tablee import bots, games
from tablee.core import record as records
from tablee.core import sight as sights
from tablee.core.edition import Edition
from tablee.core.events import SPECTATOR
from tablee.core.rulebook import Rulebook
from tablee.core.sight import Sight
from tablee.core.texts import Complaint
from tablee.server.carrier import Carrier, Step, edition_from
from tablee.server.live import table_info
from tablee.server.protocol import Advised, Lobby, Reviewed, Standing, TableInfo, Verification
from tablee.server.rest.problems import TurnedAway
from tablee.server.store import Person
from tablee.tables import seating
from tablee.tables.kept import not_allowed
from tablee.tables.sheet import NO_CLOCK, Change, Pace, Seat, Sheet
from tablee.tables.stream import Frame
from tablee.tables.table import TAKEN_BACK, Table


class Node(Carrier):
    """One serving process."""

    # The lobby's doings

    async def create(
        self,
        person: Person,
        game: str,
        players: int,
        *,
        options: Mapping[str, Any] | None = None,
        pace: Pace = NO_CLOCK,
        public: bool = False,
        rated: bool = False,
        hot_seat: bool = False,
        coach: bool = False,
        edition_source: str | None = None,
    ) -> TableInfo:
        """A new table with free seats."""
        book = games.rulebook(game)
        edition = edition_from(edition_source) if edition_source else book.edition
        new_sheet = partial(
            seating.new_sheet,
            book,
            edition,
            players,
            person.id,
            self.now(),
            options=options,
            pace=pace,
            public=public,
            rated=rated,
            hot_seat=hot_seat,
            coach=coach,
        )
        sheet = await self.aside(new_sheet) if edition_source else new_sheet()  # a strange box is laid out beside the loop
        return await self._create(sheet, person, edition_source)

    async def _create(self, sheet: Sheet, person: Person, edition_source: str | None) -> TableInfo:
        await self.learn_name(person.id)
        await self.store.create_table(sheet, secrets.token_bytes(32), edition_source)
        return await self.info(sheet.id)

    async def info(self, table_id: str, person_id: str | None = None) -> TableInfo:
        """The table as everybody sees it."""
        async with self.settled(table_id) as live:
            return live.info(self.name_of, self.thinkers.really_plays, self.now())

    async def _seat_step(self, table_id: str, person: Person, step: Step) -> TableInfo:
        await self.learn_name(person.id)
        await self.step(await self.live(table_id), step)
        return await self.info(table_id)

    async def sit(self, table_id: str, person: Person, seat: int, promise: str | None) -> TableInfo:
        """Take a free seat."""

        def sit(table: Table, now: int) -> Change:
            if table.sheet.rated and person.password is None:
                raise not_allowed("accounts-only")
            return seating.sit(table, person.id, seat, promise, now)

        return await self._seat_step(table_id, person, sit)

    async def stand_up(self, table_id: str, person: Person) -> TableInfo:
        """Give up one's seats before the start."""
        return await self._seat_step(table_id, person, lambda table, now: seating.stand_up(table, person.id, now))

    async def seat_bot(self, table_id: str, person: Person, seat: int, bot: str | None) -> TableInfo:
        """Seat a bot, or take it away."""
        if bot is not None:
            bots.bot(bot)
        return await self._seat_step(table_id, person, lambda table, now: seating.seat_bot(table, person.id, seat, bot, now))

    async def swap(self, table_id: str, person: Person, one: int, other: int) -> TableInfo:
        """Exchange two seats."""
        return await self._seat_step(table_id, person, lambda table, now: seating.swap(table, person.id, one, other, now))

    async def ready(self, table_id: str, person: Person, is_ready: bool) -> TableInfo:
        """Be ready to start, or not."""
        return await self._seat_step(table_id, person, lambda table, now: seating.ready(table, person.id, is_ready, now))

    async def promise(self, table_id: str, person: Person, hashed: str) -> TableInfo:
        """Promise one's part of the dice for all one's seats."""
        return await self._seat_step(table_id, person, lambda table, now: seating.promise(table, person.id, hashed, now))

    async def open_entropy(self, table_id: str, person: Person, entropy: str) -> TableInfo:
        """Open what was promised."""
        return await self._seat_step(table_id, person, lambda table, now: seating.open_entropy(table, person.id, entropy, now))

    async def play_now(
        self,
        person: Person,
        game: str,
        players: int,
        bot: str,
        options: Mapping[str, Any] | None = None,
        promise: str | None = None,
        coach: bool = True,
        edition_source: str | None = None,
    ) -> TableInfo:
        """Sit down against bots and start at once, or as soon as the promise is opened."""
        bots.bot(bot)
        info = await self.create(person, game, players, options=options, coach=coach, edition_source=edition_source)

        def begin(table: Table, now: int) -> Change:
            for number in range(players):
                table.sheet.seats[number] = Seat(bot=bot, ready=True)
            table.sheet.seats[0] = Seat(person=person.id, promise=promise)
            return seating.ready(table, person.id, True, now)

        await self.step(await self.live(info.id), begin)
        return await self.info(info.id)

    async def rematch(self, table_id: str, person: Person) -> TableInfo:
        """The same company again, seats rotated; everybody who asks is sent to the same new table."""
        live = await self.fresh(table_id)
        if person.id not in live.table.sheet.people():
            raise not_allowed("no-seat-of-yours")
        if live.table.sheet.next_table is None:
            sheet = seating.rematch(live.table, self.now())
            stored = await self.store.load_table(table_id)
            await self._create(sheet, person, stored.edition_source if stored else None)

            def link(table: Table, now: int) -> Change | None:
                if table.sheet.next_table is not None:
                    return None
                table.sheet.next_table = sheet.id
                return table.changed(now, len(table.course.log))

            live = await self.step(live, link)
            if live.table.sheet.next_table != sheet.id:
                await self.store.delete_tables([sheet.id])
                self.forget(sheet.id)
            else:
                for other in sorted(sheet.people() - {person.id}):
                    await self._invite(other, sheet.id, person)
        return await self.info(live.table.sheet.next_table or table_id)

    async def invite(self, table_id: str, person: Person, name: str) -> None:
        """Ask somebody who has an account to a table that has not started; who has muted the asking person hears nothing."""
        async with self.settled(table_id) as live:
            sheet = live.table.sheet
            if person.id not in {*sheet.people(), sheet.host}:
                raise not_allowed("no-seat-of-yours")
            if sheet.status != "open":
                raise not_allowed("not-open")
            here = sheet.people()
        asked = await self.store.person_by_name(name)
        if asked is None or asked.erased or asked.banned:
            raise TurnedAway(404, "no-such-account", name=name)
        if asked.id not in here and person.id not in asked.muted:
            await self._invite(asked.id, table_id, person)

    async def _invite(self, asked: str, table_id: str, host: Person) -> None:
        now = self.now()
        await self.store.invite(asked, table_id, host.id, now, now + self.tempo.notice_live)
        self.letters.set()

    async def lobby(self, person_id: str | None) -> Lobby:
        """Tables of interest to somebody."""
        mine = await self.store.list_tables(person=person_id, limit=50) if person_id else []
        open_ones = await self.store.list_tables(status=["open"], public=True, limit=50)
        running = await self.store.list_tables(status=["running"], public=True, limit=50)
        for sheet in (*mine, *open_ones, *running):
            for person in sheet.people():
                await self.learn_name(person)
        now = self.now()
        mine = [sheet for sheet in mine if sheet.status != "closed" or sheet.sight]
        turns = tuple(sheet.id for sheet in mine if sheet.waits_for(person_id or ""))
        return Lobby(
            turns,
            *(
                tuple(table_info(sheet, self.name_of, self.thinkers.really_plays, now) for sheet in sheets)
                for sheets in (mine, open_ones, running)
            ),
        )

    # The coach

    async def hint(self, table_id: str, person: Person) -> Advised:
        """What the coach advises a person who must decide, at a table that allows it."""
        async with self.settled(table_id) as live:
            table = live.table
            if not table.sheet.coach:
                raise not_allowed("coach-off")
            if table.actor is None or not table.sheet.waits_for(person.id):
                raise not_allowed("not-your-turn")
            version = table.stream(table.actor).version
            asked = self.advisers.hint(table, table.actor, person.id)
        return Advised(version, await asyncio.shield(asked))

    async def chances(self, table_id: str, person_id: str | None) -> Standing:
        """How everybody stands as the asking person can judge it, at a table that allows it."""
        async with self.settled(table_id) as live:
            table = live.table
            if not table.sheet.coach:
                raise not_allowed("coach-off")
            if table.actor is None:
                raise not_allowed("not-running")
            eyes = SPECTATOR if table.sheet.hot_seat else self._eyes(table, person_id, None)
            version = table.stream(eyes).version
            asked = self.advisers.chances(table, eyes, person_id or "")
        return Standing(version, await asyncio.shield(asked))

    async def review(self, table_id: str, person_id: str | None, viewer: int | None = None) -> Reviewed:
        """The coach's review of a finished game, as far as it has come."""
        async with self.settled(table_id) as live:
            table, entries = live.table, len(live.table.course.log)
            if not table.sheet.is_open_to_all or table.sheet.sight:
                raise not_allowed("not-over")
            if await self._goes_on_without_coach(table):
                raise not_allowed("coach-later")
            looking = self.advisers.look_at(table, person_id or "")
            eyes = self._eyes(table, person_id, viewer)
        if looking.review is None:
            return Reviewed(looking.done, looking.total, (), None)
        frames = await self.aside(table.frames, eyes, entries)
        versions = tuple(
            max((one.version for one in frames if one.entry < cause.seq), default=1) for cause in table.course.causes
        )
        return Reviewed(looking.done, looking.total, versions, looking.review)

    async def _goes_on_without_coach(self, table: Table) -> bool:
        """Whether this table was forked, if by way of others, from a game that still runs and whose players may not ask the
        coach: nothing that he says here must help them there.
        """
        while table.sheet.origin and " " in table.sheet.origin:
            try:
                table = (await self.fresh(table.sheet.origin.split(" ")[0])).table
            except Complaint:  # it is gone
                return False
            if not table.sheet.coach and not table.sheet.is_open_to_all:
                return True
        return False

    # Looking back

    async def frames(self, table_id: str, person_id: str | None, viewer: int | None = None) -> list[Frame]:
        """What a viewer saw: one's own eyes while the game runs, anybody's after its end."""
        async with self.settled(table_id) as live:
            table, entries = live.table, len(live.table.course.log)
            if table.sheet.sight:
                return [Frame(one.version, bytes(one.view), one.events, 0) for one in (await self._sight(table_id)).moments]
            eyes = self._eyes(table, person_id, viewer)
        return await self.aside(table.frames, eyes, entries)

    async def _sight(self, table_id: str) -> Sight:
        """What a viewer saw, shown at a table of its own."""
        return sights.read(await self.store.sight(table_id) or b"")

    def _eyes(self, table: Table, person_id: str | None, viewer: int | None) -> int:
        own = table.sheet.seats_of(person_id) if person_id else []
        if viewer is None:
            return own[0] if len(own) == 1 else SPECTATOR
        if viewer != SPECTATOR and not 0 <= viewer < len(table.sheet.seats):
            raise not_allowed("no-such-seat")
        allowed = table.sheet.is_open_to_all or viewer == SPECTATOR or (viewer in own and not table.sheet.hot_seat)
        if not allowed:
            raise not_allowed("not-your-eyes")
        return viewer

    async def export(self, table_id: str, person_id: str | None) -> bytes:
        """The whole game as a file, after its end; before, what the asking person saw of it."""
        async with self.settled(table_id) as live:
            table, entries = live.table, len(live.table.course.log)
            if table.sheet.sight:
                return await self.store.sight(table_id) or b""
            if table.sheet.is_open_to_all:
                return records.write(table.record())
            eyes = self._eyes(table, person_id, None)
        return sights.write(await self.aside(table.sight, eyes, entries))

    async def verify(self, table_id: str) -> Verification:
        """Recompute every draw of a finished game."""
        async with self.settled(table_id) as live:
            record = live.table.record()
        replayed = await self.aside(records.verify, record, live.table.book)
        draws = sum(len(entry.draws) for entry in replayed.course.log)
        return Verification(table_id, record.fairness.commitment, draws, len(record.log), replayed.unopened, record.result)

    async def import_record(self, person: Person, data: bytes) -> TableInfo:
        """A finished game from a file, or what somebody saw of one, to be looked at; any other goes on against bots."""
        if sights.is_sight(data):
            return await self._import_sight(person, data)
        record = await self.aside(records.read, data)
        book = games.rulebook(record.header.game)
        if len(record.log) > book.most_plies + TAKEN_BACK:
            raise not_allowed("log-too-long", most=str(book.most_plies + TAKEN_BACK))
        opened = record.fairness.secret is not None
        replayed = await self.aside(records.verify if opened else records.replay, record, book)
        source = record.edition
        if record.result is None:
            world, rivals = replayed.course.state.copy(), [bots.USUAL] * len(record.header.seats)
            return await self._forked(person, book, replayed.edition, source, record.header, world, 0, rivals, "file")
        now = self.now()
        sheet = seating.new_sheet(
            book, replayed.edition, len(record.header.seats), person.id, now, options=record.header.options
        )
        sheet.header = record.header
        sheet.origin, sheet.start = "file", record.header.start
        sheet.commitment = record.fairness.commitment
        for seat, label in zip(sheet.seats, record.header.seats, strict=True):
            seat.bot = label.removeprefix("bot ")[:30] or "?"
        promised, entropies = record.fairness.entropy_commitments, record.fairness.entropies or ()
        for seat, promise, entropy in zip_longest(sheet.seats, promised[: len(sheet.seats)], entropies[: len(sheet.seats)]):
            seat.promise, seat.entropy = promise, entropy if opened else None
        secret = bytes.fromhex(record.fairness.secret) if record.fairness.secret else b""
        await self.store.create_table(sheet, secret, source)
        sheet.status, sheet.started, sheet.ended = "over", now, now
        await self.store.commit(Change(sheet.id, 0, sheet, len(record.log)), record.log)
        return await self.info(sheet.id)

    async def _import_sight(self, person: Person, data: bytes) -> TableInfo:
        sight = await self.aside(sights.read, data)
        book = games.rulebook(sight.header.game)
        if len(sight.moments) > book.most_plies + TAKEN_BACK:
            raise not_allowed("log-too-long", most=str(book.most_plies + TAKEN_BACK))
        edition = await self.aside(sights.check, sight, book)
        sheet = seating.new_sheet(book, edition, len(sight.header.seats), person.id, self.now(), options=sight.header.options)
        sheet.header, sheet.sight, sheet.origin = sight.header, True, "sight"
        sheet.status, sheet.ended = "closed", self.now()
        for seat, label in zip(sheet.seats, sight.header.seats, strict=True):
            seat.bot = label.removeprefix("bot ")[:30] or "?"
        await self.learn_name(person.id)
        await self.store.create_table(sheet, b"", sight.edition, sights.write(sight))
        return await self.info(sheet.id)

    async def fork(
        self,
        table_id: str,
        person: Person,
        version: int,
        bot: str | None = None,
        viewer: int | None = None,
        promise: str | None = None,
    ) -> TableInfo:
        """Play on from a position against this bot or those that sat there; of a running game from a world redealt for the
        asking seat.
        """
        if bot is not None:
            bots.bot(bot)
        async with self.settled(table_id) as live:
            table = live.table
            redealt, entries = not table.sheet.is_open_to_all, len(table.course.log)
            eyes = self._eyes(table, person.id, viewer)
        if table.sheet.sight:
            eyes, world = await self._seen_world(table, version)
        elif not entries:
            raise not_allowed("not-running")
        else:
            world = await self.aside(table.position_of, eyes, version, entries)
            if redealt:
                world = sights.world_of(table.book, table.box, world.to_bytes(), eyes, secrets.randbits(63))
        stored = await self.store.load_table(table_id)
        source = stored.edition_source if stored else None
        origin = f"{table_id} {version}{' redealt' if redealt else ''}"
        header = table.sheet.header
        assert header is not None
        # Of a game that still runs without the coach, a fork must not be the way to it.
        coach = (not redealt or table.sheet.coach) and not await self._goes_on_without_coach(table)
        who = max(eyes, 0)
        rivals = [bot or (seat.bot if seat.bot in bots.EVERY else bots.USUAL) for seat in table.sheet.seats]
        return await self._forked(person, table.book, table.edition, source, header, world, who, rivals, origin, promise, coach)

    async def _seen_world(self, table: Table, version: int) -> tuple[int, Any]:
        """Whose file a table shows, and the world beside one of its frames."""
        sight = await self._sight(table.sheet.id)
        if not 1 <= version <= len(sight.moments):
            raise not_allowed("no-such-version")
        return sight.viewer, table.book.read_position(table.box, sight.moments[version - 1].world)

    async def _forked(
        self,
        person: Person,
        book: Rulebook,
        edition: Edition,
        source: str | None,
        header: records.Header,
        world: Any,
        seat: int,
        rivals: Sequence[str],
        origin: str,
        promise: str | None = None,
        coach: bool = True,
    ) -> TableInfo:
        if world.over:
            raise not_allowed("fork-over")
        players = len(header.seats)
        sheet = seating.new_sheet(book, edition, players, person.id, self.now(), options=header.options, coach=coach)
        box = book.box(players, header.options, edition)
        sheet.start, sheet.origin = book.write_position(box, world), origin
        for number in range(players):
            sheet.seats[number] = (
                Seat(person=person.id, promise=promise) if number == seat else Seat(bot=rivals[number], ready=True)
            )
        await self._create(sheet, person, source)
        return await self.ready(sheet.id, person, True)

    async def close_table(self, table_id: str) -> None:
        """An administrator ends a table."""

        def close(table: Table, now: int) -> Change | None:
            if table.sheet.status in ("over", "closed"):
                return None
            table.sheet.status = "closed"
            table.sheet.ended = now
            return table.changed(now, len(table.course.log))

        await self.step(await self.live(table_id), close)
