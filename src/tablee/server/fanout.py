"""Hints between nodes over NATS: which table, talk or person to look at again in the database.

A hint says that there is something new, never what it is: cards, chat and names stay in the database. Hints may get lost;
whatever they would have told is found by the next look (`lookout`), so nothing ever waits for NATS.
"""

from __future__ import annotations

import asyncio
import contextlib
import hashlib
import logging
from collections import deque
from collections.abc import Awaitable, Callable
from typing import Any, Protocol

import msgspec

from tablee.server.store import CannotOpen

log = logging.getLogger("tablee.fanout")

PENDING = 20_000
"""Hints that may wait to be sent; beyond that the oldest is dropped."""

AGAIN = 1.0
"""Seconds between two attempts to reach NATS."""

PATIENCE = 2.0
"""Seconds that NATS has to answer, and between two signs of life."""


class Hint(msgspec.Struct, frozen=True, omit_defaults=True):
    """What a node says: from whom, and one thing that is new. `table` is the table it is about, empty for a person.

    `revision`: the table has got this far. `line`: something was said. `watchers`: so many look on at that node; `ask`: how
    many do at yours? `person`: somebody has changed.
    """

    node: str
    table: str = ""
    revision: int = 0
    line: int = 0
    watchers: int = -1
    ask: bool = False
    person: str = ""


Heard = Callable[[Hint], Awaitable[None]]


class Fanout(Protocol):
    """How a node tells others."""

    @property
    def is_up(self) -> bool:
        """Whether hints arrive at present."""

    def tell(self, hint: Hint) -> None:
        """Send a hint; never waits, never fails."""

    def watch(self, table_id: str) -> None:
        """Hear hints about a table from now on."""

    def unwatch(self, table_id: str) -> None:
        """Hear no more of a table."""


class Silence:
    """No NATS: nobody is told anything."""

    is_up = False

    def tell(self, hint: Hint) -> None:
        pass

    def watch(self, table_id: str) -> None:
        pass

    def unwatch(self, table_id: str) -> None:
        pass


class NatsFanout:
    """Hints over NATS, from `start` to `stop`; it connects in the background, and again whenever NATS comes back."""

    def __init__(self, url: str) -> None:
        try:
            import nats
        except ModuleNotFoundError:
            raise CannotOpen("store-driver", driver="NATS", module="nats-py") from None
        self._nats = nats
        self._servers = [one.strip() for one in url.split(",")]
        self._prefix = "tablee"
        self._heard: Heard | None = None
        self._on_up: Callable[[], None] = lambda: None
        self._client: Any = None
        self._wanted: dict[str, Any] = {}
        """Tables to hear of, each with its subscription once there is one."""
        self._unwanted: dict[str, Any] = {}
        """Tables to hear no more of, with the subscriptions to end."""
        self._work: deque[tuple[str, bytes]] = deque(maxlen=PENDING)
        self._changed: set[str] = set()
        """Tables whose subscription is to be begun or ended."""
        self._wake = asyncio.Event()
        self._task: asyncio.Task[None] | None = None

    def start(self, house_secret: bytes, heard: Heard, on_up: Callable[[], None]) -> None:
        """Begin to connect. `heard` gets every hint of others; `on_up` is called when NATS is there: hints were missed."""
        # Several houses can share a NATS.
        self._prefix = f"tablee.{hashlib.sha256(b'tablee fan-out 1' + house_secret).hexdigest()[:16]}"
        self._heard, self._on_up = heard, on_up
        self._task = asyncio.get_running_loop().create_task(self._run())

    async def stop(self) -> None:
        """Say what is still to be said and go."""
        if self._task is not None:
            self._task.cancel()
            with contextlib.suppress(asyncio.CancelledError):
                await self._task
        if self._client is not None:
            with contextlib.suppress(Exception):
                if self.is_up:
                    await self._send()
                    await self._client.flush(timeout=1)
                await self._client.close()

    @property
    def is_up(self) -> bool:
        """Whether NATS answers."""
        return self._client is not None and bool(self._client.is_connected)

    def tell(self, hint: Hint) -> None:
        """Send a hint soon; while NATS is away it is dropped, since it would be old news later."""
        if self.is_up:
            self._work.append((self._subject(hint.table), msgspec.json.encode(hint)))
            self._wake.set()

    def watch(self, table_id: str) -> None:
        """Hear hints about a table from now on."""
        if table_id not in self._wanted:
            self._wanted[table_id] = None
            self._changed.add(table_id)
            self._wake.set()

    def unwatch(self, table_id: str) -> None:
        """Hear no more of a table."""
        if table_id in self._wanted:
            subscription = self._wanted.pop(table_id)
            self._changed.discard(table_id)
            if subscription is not None:
                self._changed.add(table_id)
                self._unwanted[table_id] = subscription
                self._wake.set()

    def _subject(self, table_id: str) -> str:
        return f"{self._prefix}.table.{table_id}" if table_id else f"{self._prefix}.people"

    # In the background

    async def _run(self) -> None:
        await self._connect()
        while True:
            await self._wake.wait()
            self._wake.clear()
            try:
                await self._subscribe()
                await self._send()
            except Exception as error:
                log.warning("a hint to other nodes was lost: %s", error)

    async def _connect(self) -> None:
        """The first connection; afterwards the client library keeps it up and renews the subscriptions."""
        while self._client is None:
            try:
                self._client = await self._nats.connect(
                    self._servers,
                    name="tablee",
                    no_echo=True,
                    connect_timeout=PATIENCE,
                    reconnect_time_wait=AGAIN,
                    max_reconnect_attempts=-1,
                    ping_interval=PATIENCE,
                    max_outstanding_pings=2,
                    allow_reconnect=True,
                    error_cb=self._trouble,
                    disconnected_cb=self._down,
                    reconnected_cb=self._up,
                )
            except Exception as error:
                log.warning("no NATS at present: %s", error)
                await asyncio.sleep(AGAIN)
        await self._client.subscribe(self._subject(""), cb=self._receive)
        await self._up()

    async def _up(self) -> None:
        log.info("NATS is there")
        self._wake.set()
        self._on_up()

    async def _down(self) -> None:
        if self._task is not None and not self._task.cancelled():
            log.warning("NATS is away; nodes look for changes by themselves meanwhile")

    async def _trouble(self, error: Exception) -> None:
        log.debug("NATS: %s", error)

    async def _subscribe(self) -> None:
        while self._changed:
            table_id = self._changed.pop()
            ended = self._unwanted.pop(table_id, None)
            if ended is not None:
                await ended.unsubscribe()
            if table_id in self._wanted and self._wanted[table_id] is None:
                self._wanted[table_id] = await self._client.subscribe(self._subject(table_id), cb=self._receive)

    async def _send(self) -> None:
        while self._work:
            await self._client.publish(*self._work.popleft())

    async def _receive(self, message: Any) -> None:
        try:
            hint = msgspec.json.decode(message.data, type=Hint)
        except msgspec.DecodeError:
            return
        try:
            if self._heard is not None:
                await self._heard(hint)
        except Exception as error:
            log.warning("a hint could not be followed: %s", error)
