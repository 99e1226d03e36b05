"""A seat at a table over its socket: frames come in, decisions go out, and a broken connection mends itself.

What was sent and not yet answered is sent again after a reconnection with the same id, which the server takes only once.
"""

from __future__ import annotations

import asyncio
import contextlib
import hashlib
import random
import secrets
from collections import deque
from collections.abc import AsyncIterator, Mapping
from types import TracebackType
from typing import TYPE_CHECKING, Any, Self

import msgspec
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, InvalidStatus, WebSocketException

from tablee.server import protocol as say
from tablee.tables.sheet import Pace

if TYPE_CHECKING:
    from tablee.client.calls import Client

PING = 15.0
"""Seconds between two signs of life, each with the version at hand: a message lost at the end is noticed so."""

LARGEST = 8 * 1024 * 1024
_FINAL = (4401, 4403, 4404)
_FINAL_STATUS = (400, 401, 403, 404)
_decode = msgspec.json.Decoder(say.FromServer)


class SeatRefused(RuntimeError):
    """The server refused what was asked: key, clause and text, as it sent them."""

    def __init__(self, refusal: say.Refused) -> None:
        super().__init__(refusal.text)
        self.refusal = refusal

    @property
    def key(self) -> str:
        """The key of the refusal, such as "stale"."""
        return self.refusal.key

    @property
    def clause(self) -> str:
        """The clause of the game's rules that forbids it, empty where none is concerned."""
        return self.refusal.clause


class SeatLost(ConnectionError):
    """The connection is gone and will not come back: closed here, or barred there."""


class Seat:
    """One's place at a table, as a player or a watcher. `async for frame in seat` ends with the game.

    `table`, `frame`, `chat`, `seats` (one's own) and `seat` (whose eyes one sees with) are always the present ones.
    """

    def __init__(self, client: Client, table_id: str) -> None:
        self.client = client
        self.table_id = table_id
        self.table: say.TableInfo
        self.seats: tuple[int, ...] = ()
        self.seat = -1
        self.frame: say.Frame | None = None
        self.chat: list[say.Line] = []
        self.orders: dict[str, str] = {}
        self.notices: list[str] = []
        self.reconnections = 0
        self._socket: ClientConnection | None = None
        self._open: dict[str, tuple[bytes, asyncio.Future[Any]]] = {}
        self._frames: deque[say.Frame] = deque()
        self._news = asyncio.Condition()
        self._welcomed = asyncio.Event()
        self._lost: SeatLost | None = None
        self._tasks: list[asyncio.Task[None]] = []
        self._opening: asyncio.Task[None] | None = None
        self._promising: asyncio.Task[None] | None = None

    async def start(self) -> None:
        """Connect and wait for the welcome."""
        loop = asyncio.get_running_loop()
        self._tasks = [loop.create_task(self._stay()), loop.create_task(self._ping())]
        await self._welcomed.wait()
        if self._lost is not None:
            await self.close()
            raise self._lost

    async def __aenter__(self) -> Self:
        return self

    async def __aexit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        await self.close()

    async def close(self) -> None:
        """Leave; the seat stays mine."""
        tasks = [*self._tasks, *filter(None, (self._opening, self._promising))]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        if self._socket is not None:
            await self._socket.close()
        await self._lose(self._lost or SeatLost("closed"))

    # Connection

    async def _stay(self) -> None:
        """Connect, read, and connect again until that makes no sense any more."""
        failures = 0
        while self._lost is None:
            before = self.reconnections
            try:
                await self._read_until_closed()
            except InvalidStatus as refusal:
                if refusal.response.status_code in _FINAL_STATUS:
                    await self._lose(SeatLost(_reason(refusal)))
                    return
            except ConnectionClosed as closed:
                if closed.rcvd is not None and closed.rcvd.code in _FINAL:
                    await self._lose(SeatLost(closed.rcvd.reason or str(closed.rcvd.code)))
                    return
            except (OSError, WebSocketException, TimeoutError):
                pass
            failures = 0 if self.reconnections > before else failures + 1
            await asyncio.sleep(min(5.0, 0.1 * 2**failures) * random.uniform(0.5, 1.5))

    async def _read_until_closed(self) -> None:
        url = self.client.url.replace("http", "ws", 1) + f"/api/v1/tables/{self.table_id}/socket"
        headers = {"Cookie": f"tablee={self.client.cookie}", "Accept-Language": self.client.language}
        async with connect(
            url, additional_headers=headers, compression=None, max_size=LARGEST, proxy=None, user_agent_header="tablee"
        ) as socket:
            async for data in socket:
                await self._take(_decode.decode(data), socket)
        raise ConnectionClosed(socket.protocol.close_rcvd, socket.protocol.close_sent)

    async def _ping(self) -> None:
        while True:
            await asyncio.sleep(PING)
            if self._socket is not None:
                with contextlib.suppress(ConnectionClosed):
                    ping = say.Ping(self.frame.version if self.frame else 0)
                    await self._socket.send(msgspec.json.encode(ping), text=True)

    async def _lose(self, why: SeatLost) -> None:
        self._lost = why
        self._welcomed.set()
        for _, answer in self._open.values():
            if not answer.done():
                answer.set_exception(why)
                answer.exception()
        await self._tell()

    async def _tell(self) -> None:
        async with self._news:
            self._news.notify_all()

    # Receiving

    async def _take(self, message: Any, socket: ClientConnection) -> None:
        match message:
            case say.Welcome():
                await self._welcome(message, socket)
            case say.Frame():
                self._new_frame(message)
            case say.Changed():
                self._new_table(message.table)
            case say.Line():
                self.chat.append(message)
            case say.Notice():
                self.notices.append(message.key)
            case say.Done() | say.Preview() | say.Refused():
                self._answered(message)
        await self._tell()

    async def _welcome(self, welcome: say.Welcome, socket: ClientConnection) -> None:
        again = self._socket is not None and self._socket is not socket
        self.seats, self.seat, self.orders = welcome.seats, welcome.seat, dict(welcome.orders)
        self.chat = list(welcome.chat)
        self._new_table(welcome.table)
        if welcome.frame is not None:
            self._new_frame(welcome.frame)
        first = self._socket is not socket
        self._socket = socket
        self._welcomed.set()
        if first:
            self.reconnections += again
            for packed, _ in list(self._open.values()):
                await socket.send(packed, text=True)

    def _new_frame(self, frame: say.Frame) -> None:
        seen = self.frame
        if seen is None or (seen.version, seen.view.seat) != (frame.version, frame.view.seat):
            self._frames.append(frame)
        self.frame = frame

    def _new_table(self, table: say.TableInfo) -> None:
        self.table = table
        unpromised = any(not table.seats[seat].promised for seat in self.seats)
        if table.status == "open" and unpromised and self._promising is None:
            self._promising = asyncio.get_running_loop().create_task(self._promise())
        if table.status == "opening" and self._opening is None and self.client.entropies.get(self.table_id):
            self.client.commitments.setdefault(table.id, table.commitment)
            self._opening = asyncio.get_running_loop().create_task(self._keep_promises())

    async def _keep_promises(self) -> None:
        """The host has committed itself: open what I promised."""
        for entropy in self.client.entropies[self.table_id]:
            with contextlib.suppress(SeatRefused, SeatLost):
                await self.send(say.Open(_new_id(), entropy))
                self.client.opened.setdefault(self.table_id, set()).add(entropy)

    async def _promise(self) -> None:
        """A seat that came without a promise, after a rematch say: promise a part of the dice now."""
        entropy = secrets.token_hex(32)
        with contextlib.suppress(SeatRefused, SeatLost):
            await self.send(say.Promise(_new_id(), hashlib.sha256(bytes.fromhex(entropy)).hexdigest()))
            self.client.entropies[self.table_id] = [entropy]
        self._promising = None

    def _answered(self, message: say.Done | say.Preview | say.Refused) -> None:
        _, answer = self._open.pop(message.id, (b"", None))
        if answer is None or answer.done():
            return
        if isinstance(message, say.Refused):
            answer.set_exception(SeatRefused(message))
        else:
            answer.set_result(message.preview if isinstance(message, say.Preview) else None)

    async def __aiter__(self) -> AsyncIterator[say.Frame]:
        while True:
            async with self._news:
                await self._news.wait_for(lambda: self._frames or self._lost or self.is_over)
            if not self._frames:
                if self._lost and not self.is_over:
                    raise self._lost
                return
            yield self._frames.popleft()

    @property
    def is_over(self) -> bool:
        """Whether the game has ended, with a result or without."""
        return self.table.status in ("over", "closed")

    async def until(self, status: str) -> say.TableInfo:
        """Wait until the table has come to a status, such as "running"."""
        async with self._news:
            await self._news.wait_for(lambda: self.table.status == status or self._lost)
        if self.table.status != status and self._lost:
            raise self._lost
        return self.table

    # Sending

    async def send(self, message: Any) -> Any:
        """Send a message of the protocol and wait for its answer; raises SeatRefused if it is not allowed."""
        if self._lost is not None:
            raise self._lost
        packed = msgspec.json.encode(message)
        answer: asyncio.Future[Any] = asyncio.get_running_loop().create_future()
        self._open[message.id] = (packed, answer)
        try:
            if self._socket is not None:
                with contextlib.suppress(ConnectionClosed):
                    await self._socket.send(packed, text=True)
            return await answer
        finally:
            self._open.pop(message.id, None)

    async def play(self, do: str | Mapping[str, Any], *, version: int | None = None) -> None:
        """A decision, on the view I have."""
        seen = version if version is not None else self.frame.version if self.frame else 0
        await self.send(say.Play(_new_id(), seen, do if isinstance(do, str) else dict(do)))

    async def look(self, do: str | Mapping[str, Any]) -> Any:
        """What a decision would change, as the game shows it; raises SeatRefused with the reason if it is not allowed."""
        return await self.send(say.Look(_new_id(), do if isinstance(do, str) else dict(do)))

    async def ready(self, ready: bool = True) -> None:
        """Be ready to start, or not yet."""
        await self.send(say.Ready(_new_id(), ready))

    async def undo(self) -> None:
        """Take back my last decision, or ask whether I may."""
        await self.send(say.Undo(_new_id()))

    async def resign(self) -> None:
        """Leave the game for good."""
        await self.send(say.Resign(_new_id()))

    async def propose_end(self) -> None:
        """Ask everybody to end the game."""
        await self.send(say.Propose(_new_id(), "end"))

    async def propose_resume(self) -> None:
        """Ask everybody to go on after a pause."""
        await self.send(say.Propose(_new_id(), "resume"))

    async def propose_pace(self, pace: Pace) -> None:
        """Ask everybody to go on under another clock."""
        await self.send(say.Propose(_new_id(), "pace", pace))

    async def propose_open(self) -> None:
        """Ask everybody to open the secret of a game that ended without a result."""
        await self.send(say.Propose(_new_id(), "open"))

    async def answer(self, yes: bool) -> None:
        """Answer what was asked of everybody."""
        await self.send(say.Answer(_new_id(), yes))

    async def order(self, point: str, choice: str | None) -> None:
        """Set or withdraw a standing order for a decision point."""
        await self.send(say.Order(_new_id(), point, choice))

    async def say(self, text: str) -> None:
        """Say something to everybody here."""
        await self.send(say.Say(_new_id(), text=text))

    async def say_phrase(self, phrase: str) -> None:
        """Say a quick phrase, which everybody reads in their own language."""
        await self.send(say.Say(_new_id(), phrase=phrase))

    async def show(self, seat: int | None) -> None:
        """Hot seat: see with the eyes of one of my seats, or cover everything."""
        await self.send(say.Show(_new_id(), seat))


def _new_id() -> str:
    return secrets.token_hex(12)


def _reason(refusal: InvalidStatus) -> str:
    """What the server says of a socket that it does not open."""
    with contextlib.suppress(msgspec.DecodeError, TypeError, KeyError):
        return str(msgspec.json.decode(refusal.response.body or b"")["text"])
    return f"HTTP {refusal.response.status_code}"
