"""Who is at a table: connections come and go, seats are held or left, watchers are counted.

Where there are several nodes a sheet says which of them somebody was last seen at. Only that node can tell that they have
gone; if it has died, the others find out by its silence.
"""

from __future__ import annotations

import asyncio
from contextlib import suppress
from functools import partial
from typing import TYPE_CHECKING, Any

from tablee.core.texts import Complaint
from tablee.server.fanout import Hint
from tablee.server.sockets import Connection
from tablee.server.store import Person, ReadOnly

if TYPE_CHECKING:
    from tablee.server.carrier import Carrier
    from tablee.server.live import LiveTable

SETTLING = 20.0
"""Seconds after loading a table until those who have not come back count as away."""

SILENT = 20_000
"""Milliseconds without a sign of life after which a node's connections are gone; it gives one every five seconds."""


class Presence:
    """The connections to one node."""

    def __init__(self, node: Carrier) -> None:
        self.node = node

    async def connect(self, socket: Any, table_id: str, person: Person, language: str) -> None:
        """Run one WebSocket until it closes."""
        await self.node.learn_name(person.id)
        async with self.node.settled(table_id) as live:
            if self.node.store.is_shared and not live.connections:  # until now nobody listened to what others said
                live.chat = await self.node.chat.stored(table_id)
            connection = Connection(self.node, live, person, language)
            live.connections.add(connection)
            self.node.fanout.watch(table_id)
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
            person = connection.person.id
            live = await self.node.step(connection.live, lambda table, now: table.come_back(person, now, self.node.place))
            await self._tell_watchers(live, ask=len(live.connections) == 1)

    async def watch(self, connection: Connection) -> None:
        """Somebody looks at the table, or on no device of theirs any more."""
        person = connection.person.id
        looking = any(one.watching for one in connection.live.connections if one.person.id == person)
        await self.node.step(connection.live, lambda table, now: table.watch(person, looking, now))

    def keep(self, live: LiveTable) -> None:
        """Another node may have missed somebody who is here: say so."""
        seats = live.table.sheet.seats
        for person in live.persons_here():
            if any(seats[number].away_since is not None for number in live.table.sheet.seats_of(person)):
                self.node.later(0, partial(self._is_here, live.table.sheet.id, person))

    async def _is_here(self, table_id: str, person: str) -> None:
        live = await self.node.live(table_id)
        if person in live.persons_here():
            await self.node.step(live, lambda table, now: table.come_back(person, now, self.node.place))

    async def _tell_watchers(self, live: LiveTable, ask: bool = False) -> None:
        async with live.lock:
            if not live.dropped:
                self.node.tell_table(live)
        self.node.fanout.tell(Hint(self.node.name, live.table.sheet.id, watchers=live.watchers, ask=ask))

    async def count_watchers(self, hint: Hint) -> None:
        """Another node has told how many look on there."""
        live = self.node.at_hand(hint.table)
        if live is None:
            return
        if live.watching_elsewhere.get(hint.node, 0) != hint.watchers:
            live.watching_elsewhere[hint.node] = hint.watchers
            async with live.lock:
                if not live.dropped:
                    self.node.tell_table(live)
        if hint.ask:
            self.node.fanout.tell(Hint(self.node.name, hint.table, watchers=live.watchers))

    async def _send(self, socket: Any, connection: Connection) -> None:
        try:
            while True:
                await socket.send_data((await connection.next_message()).decode())
        finally:
            connection.hang_up()

    async def _gone(self, table_id: str, person_id: str, place: str | None = None) -> None:
        """Somebody's connection to a node, this one unless told, has closed."""
        live = self.node.in_memory(table_id)
        if live is None or self.node.jobs.stopping:
            return
        at = self.node.place if place is None else place
        with suppress(Complaint):
            if person_id not in live.persons_here():
                live = await self.node.step(live, lambda table, now: table.leave_for_now(person_id, now, at))
            await self._tell_watchers(live)
        if not live.connections and self.node.in_memory(table_id) is live:
            self.node.fanout.unwatch(table_id)
            live.watching_elsewhere.clear()
            if live.table.sheet.status in ("over", "closed"):
                self.node.forget(table_id)

    async def mark_absent(self, table_id: str) -> None:
        """Whoever has no connection here, nor at another node that lives, counts as away."""
        if self.node.in_memory(table_id) is None:
            return
        live = await self.node.fresh(table_id)
        alive = await self.node.store.nodes(self.node.now() - SILENT) if self.node.store.is_shared else set()
        live.watching_elsewhere = {node: count for node, count in live.watching_elsewhere.items() if node in alive}
        for person_id in live.table.sheet.people():
            at = live.table.sheet.seats[live.table.sheet.seats_of(person_id)[0]].at
            if at in alive and at != self.node.place:
                continue
            if person_id not in live.persons_here():
                await self._gone(table_id, person_id, at)
            elif self.node.place:
                await self._is_here(table_id, person_id)

    async def notice_absent(self) -> None:
        """Look whether a node has died that people at tables here were connected to."""
        alive = await self.node.store.nodes(self.node.now() - SILENT)
        for live in self.node.tables_here():
            sheet = live.table.sheet
            if any(seat.at and seat.at not in alive and seat.away_since is None for seat in sheet.seats):
                await self.mark_absent(sheet.id)
