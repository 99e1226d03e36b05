"""What is said at tables: stored, then sent to everybody who has not muted its author."""

from __future__ import annotations

from typing import TYPE_CHECKING

import msgspec

from tablee.core.events import SPECTATOR
from tablee.server.limits import Buckets
from tablee.server.protocol import Line, Say
from tablee.server.rest.problems import too_often
from tablee.tables.kept import not_allowed

if TYPE_CHECKING:
    from tablee.server.carrier import Carrier
    from tablee.server.live import LiveTable
    from tablee.server.sockets import Connection

LINES = 100
"""Lines that somebody who comes to a table is shown."""


class Chat:
    """The lines of the tables that a node carries."""

    def __init__(self, node: Carrier, per_minute: int) -> None:
        self.node = node
        self._talking = Buckets(per_minute / 60, per_minute)

    async def stored(self, table_id: str) -> list[tuple[str, Line]]:
        """What was said last at a table, with its authors."""
        lines = []
        for row in await self.node.store.lines(table_id, LINES):
            await self.node.learn_name(row.person)
            lines.append((row.person, Line(row.seat, self.node.name_of(row.person), row.at, row.text, row.phrase)))
        return lines

    async def speak(self, live: LiveTable, connection: Connection, message: Say) -> None:
        """A line from a client."""
        if (message.text is None) == (message.phrase is None):
            raise not_allowed("say-something")
        text = " ".join(message.text.split()) if message.text else None
        if message.text and not text:
            raise not_allowed("say-something")
        person = connection.person
        wait = self._talking.take(person.id)
        if wait:
            raise too_often(wait)
        seat = connection.seats[0] if connection.seats else SPECTATOR
        now = self.node.now()
        await self.node.store.add_line(live.table.sheet.id, person.id, seat, now, text, message.phrase)
        line = Line(seat, self.node.name_of(person.id), now, text, message.phrase)
        if connection.live is live:  # else it was loaded anew meanwhile, with this line
            live.chat = [*live.chat, (person.id, line)][-LINES:]
        packed = msgspec.json.encode(line)
        for other in live.connections:
            if person.id not in other.person.muted:
                other.send(packed)

    def heard_by(self, connection: Connection) -> tuple[Line, ...]:
        """What was said at the table, less what this person has muted."""
        muted = connection.person.muted
        return tuple(line for author, line in connection.live.chat if author not in muted)
