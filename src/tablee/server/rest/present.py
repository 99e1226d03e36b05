"""Everybody with a socket open: how many, whether they may still be here, and how fast they may talk."""

from __future__ import annotations

import asyncio
from collections import Counter
from collections.abc import AsyncIterator, Callable
from typing import Any

from litestar import WebSocket
from litestar.exceptions import WebSocketDisconnect
from litestar.types import Send

from tablee.server.limits import Buckets, crowd
from tablee.server.metrics import Metrics
from tablee.server.rest.problems import TurnedAway
from tablee.server.settings import Settings
from tablee.server.store import Person, Store

BURST = 4
"""Seconds' worth of messages that may come at once."""

BY_PERSON = 20
"""Sockets that one person may hold open."""

TURNED_OUT = 4403
"""The close code of a socket whose person may no longer be here."""


class Present:
    """The open sockets of this process, by person and by address."""

    def __init__(self, store: Store, metrics: Metrics, settings: Settings) -> None:
        self.store = store
        self.metrics = metrics
        self.talking = Buckets(settings.messages_per_second, BURST * settings.messages_per_second)
        self.by_address = settings.sockets_per_address
        self._sockets: dict[str, set[OpenSocket]] = {}
        self._from: Counter[str] = Counter()
        self.tell: Callable[[str], None] = lambda person_id: None
        """Tells other nodes that somebody has changed."""

    def enter(self, socket: WebSocket[Any, Any, Any], person: Person, address: str) -> OpenSocket:
        """A socket more; complains if this person or this address has too many."""
        place = crowd(address)
        own = self._sockets.setdefault(person.id, set())
        if len(own) >= BY_PERSON or self._from[place] >= self.by_address:
            if not own:
                del self._sockets[person.id]
            raise TurnedAway(429, "too-many-sockets", headers={"Retry-After": "30"})
        opened = OpenSocket(self, socket, person, place)
        own.add(opened)
        self._from[place] += 1
        self.metrics.sockets.inc()
        return opened

    def leave(self, opened: OpenSocket) -> None:
        """A socket less."""
        own = self._sockets.get(opened.person.id, set())
        own.discard(opened)
        if not own:
            self._sockets.pop(opened.person.id, None)
        self._from[opened.place] -= 1
        if self._from[opened.place] <= 0:
            del self._from[opened.place]
        self.metrics.sockets.dec()

    async def changed(self, person: Person) -> None:
        """A person has changed: open sockets know it at once, here and at other nodes, or close if they may not stay."""
        await self.take(person)
        self.tell(person.id)

    async def take(self, person: Person) -> None:
        """The same for the sockets here alone."""
        for opened in list(self._sockets.get(person.id, ())):
            await opened.take(person)

    async def look_again(self) -> None:
        """Everybody here as the store knows them now: another process may have banned or renamed them."""
        here = list(self._sockets)
        found = {person.id: person for person in await self.store.people_of(here)}
        for person_id in here:
            for opened in list(self._sockets.get(person_id, ())):
                person = found.get(person_id)
                await (opened.end() if person is None else opened.take(person))


class OpenSocket:
    """One open socket, as a node uses it: it talks no faster than it may and ends when its person may not stay."""

    def __init__(self, present: Present, socket: WebSocket[Any, Any, Any], person: Person, place: str) -> None:
        self.person = person
        self.place = place
        self._present = present
        self._socket = socket
        self._send: Send = socket.scope["state"]["send"]
        self._ended = False

    async def iter_data(self) -> AsyncIterator[str]:
        """What the client says, as text."""
        while not self._ended:
            try:
                said = await self._socket.receive_data("text")
            except WebSocketDisconnect:
                return
            while wait := self._present.talking.take(self.person.id):  # what waited must be paid for too
                await asyncio.sleep(min(wait, 10.0))
            if not self._ended:
                yield said

    async def send_data(self, data: str) -> None:
        """Send a message, unless the socket has ended."""
        if not self._ended:
            await self._send({"type": "websocket.send", "bytes": None, "text": data})

    async def take(self, person: Person) -> None:
        """The person as they are now: the table hears of what changed through the object it was given."""
        if person.banned or person.erased or person.sessions != self.person.sessions:
            await self.end()
            return
        self.person.name, self.person.language, self.person.role = person.name, person.language, person.role
        self.person.muted = list(person.muted)

    async def end(self) -> None:
        """Close the socket: this person may no longer be here."""
        if not self._ended:
            self._ended = True
            await self._socket.close(code=TURNED_OUT, reason="turned-out")
