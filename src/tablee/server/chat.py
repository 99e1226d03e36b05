"""What is said at tables: stored, then sent to everybody who has not muted its author."""

from __future__ import annotations

from typing import TYPE_CHECKING

import msgspec

from tablee.core.events import SPECTATOR
from tablee.server.fanout import Hint
from tablee.server.limits import Buckets
from tablee.server.protocol import Line, Say
from tablee.server.rest.problems import too_often
from tablee.server.store import ChatLine
from tablee.tables.kept import not_allowed

if TYPE_CHECKING:
    from tablee.server.carrier import Carrier
    from tablee.server.live import LiveTable
    from tablee.server.sockets import Connection

LINES = 100
"""Lines that somebody who comes to a table is shown."""

OUT_OF_TURN = 50
"""Lines that may be stored with a lower number after one with a higher; fewer than a table remembers."""


class Chat:
    """The lines of the tables that a node carries."""

    def __init__(self, node: Carrier, per_minute: int) -> None:
        self.node = node
        self._talking = Buckets(per_minute / 60, per_minute)
        self._heard = -1
        """The highest number of a line that was looked for; -1 before the first look."""

    async def stored(self, table_id: str) -> dict[int, tuple[str, Line]]:
        """What was said last at a table, by number, with its authors."""
        return {row.id: await self._line(row) for row in await self.node.store.lines(table_id, LINES)}

    async def _line(self, row: ChatLine) -> tuple[str, Line]:
        await self.node.learn_name(row.person)
        return row.person, Line(row.seat, self.node.name_of(row.person), row.at, row.text, row.phrase)

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
        table_id = live.table.sheet.id
        number = await self.node.store.add_line(table_id, person.id, seat, now, text, message.phrase)
        self._pass_on(connection.live, number, person.id, Line(seat, self.node.name_of(person.id), now, text, message.phrase))
        self.node.fanout.tell(Hint(self.node.name, table_id, line=number))

    def pass_on_all(self, live: LiveTable, said: dict[int, tuple[str, Line]]) -> None:
        """Send the lines of a table loaded anew that were not heard before."""
        for number, (author, line) in said.items():
            self._pass_on(live, number, author, line)

    def _pass_on(self, live: LiveTable, number: int, author: str, line: Line) -> None:
        """Send a line to everybody here who has not heard it yet, nor muted its author."""
        if number in live.chat:
            return
        live.chat = dict(sorted({**live.chat, number: (author, line)}.items())[-LINES:])
        packed = msgspec.json.encode(line)
        for other in live.connections:
            if author not in other.person.muted:
                other.send(packed)

    async def notice_others(self) -> None:
        """Look for what was said at tables here by way of other nodes. Numbers can come out of turn, so look back a little."""
        if self._heard < 0:
            self._heard = await self.node.store.last_line()
            return
        for row in await self.node.store.lines_after(self._heard - OUT_OF_TURN):
            self._heard = max(self._heard, row.id)
            await self.hear(row)

    async def hear_all(self, table_id: str) -> None:
        """Something was said at a table by way of another node."""
        if self.node.at_hand(table_id) is not None:
            for row in await self.node.store.lines(table_id, OUT_OF_TURN):
                await self.hear(row)

    async def hear(self, row: ChatLine) -> None:
        """Pass a line on that was stored by another node, if anybody here is at its table."""
        live = self.node.at_hand(row.table)
        if live is not None and row.id not in live.chat and (row.text is not None or row.phrase is not None):
            self._pass_on(live, row.id, *await self._line(row))

    def heard_by(self, connection: Connection) -> tuple[Line, ...]:
        """What was said at the table, less what this person has muted."""
        muted = connection.person.muted
        return tuple(line for author, line in connection.live.chat.values() if author not in muted)
