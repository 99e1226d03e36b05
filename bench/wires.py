"""A WebSocket client for load: the least work a client can do, so that a measurement shows the server and not the client."""

from __future__ import annotations

import asyncio
import base64
import os
import time
from collections.abc import Callable
from typing import Self

TEXT, PING, PONG, CLOSE = 0x81, 0x89, 0x8A, 0x88


def frame(opcode: int, payload: bytes) -> bytes:
    """A frame from a client: masked, as the protocol demands, with zeros, which changes nothing."""
    size = len(payload)
    head = bytes([opcode, 0x80 | size]) if size < 126 else bytes([opcode, 0x80 | 126]) + size.to_bytes(2, "big")
    return head + b"\0\0\0\0" + payload


class Wire(asyncio.Protocol):
    """One connection; `heard` is called with every text message."""

    def __init__(self, heard: Callable[[bytes], None], lost: Callable[[], None]) -> None:
        self._heard = heard
        self._lost = lost
        self._buffer = bytearray()
        self._open = asyncio.get_running_loop().create_future()
        self._upgraded = False
        self._closing = False
        self.transport: asyncio.Transport

    @classmethod
    async def to(cls, port: int, path: str, heard: Callable[[bytes], None], lost: Callable[[], None], cookie: str = "") -> Self:
        """Connect to a server on this machine."""
        loop = asyncio.get_running_loop()
        _, wire = await loop.create_connection(lambda: cls(heard, lost), "127.0.0.1", port)
        key = base64.b64encode(os.urandom(16)).decode()
        lines = [
            f"GET {path} HTTP/1.1",
            f"Host: 127.0.0.1:{port}",
            "Connection: Upgrade",
            "Upgrade: websocket",
            "Sec-WebSocket-Version: 13",
            f"Sec-WebSocket-Key: {key}",
            *([f"Cookie: {cookie}"] if cookie else []),
        ]
        wire.transport.write("\r\n".join([*lines, "", ""]).encode())
        await wire._open
        return wire

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        assert isinstance(transport, asyncio.Transport)
        self.transport = transport

    def connection_lost(self, error: Exception | None) -> None:
        if not self._open.done():
            self._open.set_exception(ConnectionError("the server closed the door"))
        elif not self._closing:
            self._lost()

    def send(self, payload: bytes) -> None:
        self.transport.write(frame(TEXT, payload))

    def close(self) -> None:
        self._closing = True
        self.transport.close()

    def data_received(self, data: bytes) -> None:
        self._buffer += data
        if not self._upgraded and not self._take_answer():
            return
        while (message := self._next_frame()) is not None:
            opcode, payload = message
            if opcode == TEXT:
                self._heard(payload)
            elif opcode == PING:
                self.transport.write(frame(PONG, payload))

    def _take_answer(self) -> bool:
        end = self._buffer.find(b"\r\n\r\n")
        if end < 0:
            return False
        if not self._buffer.startswith(b"HTTP/1.1 101"):
            self._open.set_exception(ConnectionError(bytes(self._buffer[:200]).decode(errors="replace")))
            return False
        del self._buffer[: end + 4]
        self._upgraded = True
        self._open.set_result(None)
        return True

    def _next_frame(self) -> tuple[int, bytes] | None:
        buffer = self._buffer
        if len(buffer) < 2:
            return None
        size, start = buffer[1], 2
        if size == 126:
            size, start = int.from_bytes(buffer[2:4], "big"), 4
        elif size == 127:
            size, start = int.from_bytes(buffer[2:10], "big"), 10
        if len(buffer) < start + size:
            return None
        opcode, payload = buffer[0], bytes(buffer[start : start + size])
        del buffer[: start + size]
        return opcode, payload


class Latencies:
    """How long answers took, in seconds."""

    def __init__(self) -> None:
        self.seconds: list[float] = []

    def add(self, since: float) -> None:
        self.seconds.append(time.perf_counter() - since)

    def at(self, share: float) -> float:
        """The latency that this share of all answers kept to, in milliseconds."""
        ordered = sorted(self.seconds)
        return 1000 * ordered[min(len(ordered) - 1, int(share * len(ordered)))] if ordered else float("nan")

    def __str__(self) -> str:
        return f"p50 {self.at(0.5):.1f} ms, p99 {self.at(0.99):.1f} ms, worst {self.at(1):.0f} ms"


async def at_a_rate(rate: float, seconds: float, act: Callable[[float], None]) -> None:
    """Call `act` with the moment it was due, so many times a second, whatever became of the calls before."""
    begin = time.perf_counter()
    made = 0
    while (now := time.perf_counter()) < begin + seconds:
        while begin + made / rate <= now:
            act(begin + made / rate)
            made += 1
        await asyncio.sleep(max(0.0, begin + made / rate - time.perf_counter()))
