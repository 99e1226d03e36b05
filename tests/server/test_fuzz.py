"""Broken, deep, huge and wrong frames: the answer is a refusal or a clean close, and the server lives on."""

from __future__ import annotations

import asyncio
import json
import os
import random
import struct

import msgspec
from websockets.exceptions import ConnectionClosed

from tests.server.house import House, Wire, actor_of, company, dial, run

KINDS = ("play", "undo", "resign", "propose", "answer", "order", "ready", "open", "say", "show", "ping", "frame", "", "done")
WEIRD = (
    None,
    True,
    False,
    0,
    -1,
    1,
    2**31,
    2**63,
    -(2**63) - 1,
    10**300,
    1.5,
    1e308,
    "",
    "a",
    "take YEC",
    "\x00",
    "\ud800",
    "💥" * 50,
    "x" * 5_000,
    [],
    [[]],
    {},
    {"do": []},
    {"do": {"do": {}}},
    {"": ""},
    [None] * 100,
    {"do": "take", "ad": None},
    {"__proto__": 1},
)
RAW = (
    "",
    " ",
    "null",
    "[]",
    "{}",
    "0",
    '"',
    "{",
    '{"type":',
    '{"type":"play"}',
    '{"type":"ping"}',
    '{"type":"ping","version":"1"}',
    '{"type":"ping","version":1e5}',
    '{"type":"ping","version":99999999999999999999999999}',
    '{"type":"play","id":"","version":1,"do":"x"}',
    '{"type":"play","id":"' + "i" * 41 + '","version":1,"do":"x"}',
    "[" * 30_000,
    '{"type":"play","id":"a","version":1,"do":' + '{"a":' * 5_000,
    '{"type":"play","id":"a","version":1,"do":' + '{"a":' * 900 + "1" + "}" * 901,
    '{"id":"a","type":"undo","more":1}',
    "\ufeff{}",
    '{"type":"undo","id":"\\ud800"}',
    '{"type":"undo","id":"\\u0000"}',
    '{"type":"say","id":"a","text":"\\ud83d"}',
    "NaN",
    "Infinity",
    "1" * 60_000,
    '{"type":"undo","type":"resign","id":"dup"}',
    '{"type":"say","id":"a","phrase":"hello","text":null,"text":"x"}',
)


async def is_alive(wire: Wire) -> None:
    """The server answers, and this connection still works."""
    await wire.ping()


def test_broken_and_wrong_messages_are_refused_one_by_one(house: House):
    async def story() -> None:
        async with company(house) as wires:
            wire = wires[0]
            before = house.log_of(wire.table_id)
            for raw in RAW:
                count = len(wire.messages)
                await wire.send(raw)
                # Answers come in order, so this one is the last; a pong would not tell, since raw messages may be pings.
                last = await wire.ask("look", do="?")
                kinds = [message["type"] for message in wire.messages[count:] if message is not last]
                assert set(kinds) <= {"refused", "pong", "done", "frame", "line", "table"}, (raw[:60], kinds)
                assert "refused" in kinds or raw.startswith(('{"type":"ping"', '{"type":"say"')), (raw[:60], kinds)
            log = house.log_of(wire.table_id)
            assert [entry for entry in log if entry["kind"] != "bot"] == before

    run(story())


def test_every_kind_of_message_with_every_kind_of_value_is_answered(house: House):
    async def story() -> None:
        async with company(house) as wires:
            chance = random.Random(7)
            fields = (
                "id",
                "version",
                "do",
                "what",
                "pace",
                "yes",
                "point",
                "choice",
                "ready",
                "entropy",
                "text",
                "phrase",
                "seat",
            )
            for wire in wires:
                for number in range(250):
                    message = {"type": chance.choice(KINDS), "id": f"z{number}"}
                    for field in chance.sample(fields, chance.randint(0, 4)):
                        message[field] = chance.choice(WEIRD)
                    if message["type"] in ("resign", "answer"):
                        message["type"] = "undo"
                    if message.get("id") is None or not isinstance(message.get("id"), str):
                        message["id"] = f"y{number}"
                    await wire.send(encoded(message))
                await is_alive(wire)
                assert {message["type"] for message in wire.messages} <= {
                    "welcome",
                    "refused",
                    "done",
                    "frame",
                    "table",
                    "line",
                    "pong",
                }
                assert sum(message["type"] == "refused" for message in wire.messages) > 100
            assert (await (await actor_of(wires)).play())["type"] == "done"

    run(story())


def encoded(message: dict[str, object]) -> str:
    """JSON that our own encoder would refuse to write: huge numbers and lone halves of letters."""
    return json.dumps(message)


def test_binary_frames_and_messages_that_are_too_large_do_no_harm(house: House):
    async def story() -> None:
        async with company(house) as wires:
            for data in (b"", b"\x00" * 100, os.urandom(500), msgspec.json.encode({"type": "undo", "id": "b"})):
                async with await Wire.open(wires[0].client, wires[0].table_id) as wire:
                    await wire.send(data)
                    await is_alive(wire)
                    assert wire.messages[-2]["type"] == "refused"
            socket = await dial(wires[0].client, wires[0].table_id)
            await socket.send("x" * 70_000)
            code = await close_code(socket)
            assert code == 1009
            await is_alive(wires[1])

    run(story())


async def close_code(socket) -> int:
    try:
        while True:
            await asyncio.wait_for(socket.recv(), 10)
    except ConnectionClosed as closed:
        return closed.rcvd.code if closed.rcvd else 1006


def masked(first: int, payload: bytes, *, mask: bool = True, length: int | None = None) -> bytes:
    """A frame as bytes, right or wrong."""
    size = len(payload) if length is None else length
    head = bytes([first]) + (
        bytes([size | 0x80 * mask])
        if size < 126
        else bytes([126 | 0x80 * mask]) + struct.pack("!H", size)
        if size < 65536
        else bytes([127 | 0x80 * mask]) + struct.pack("!Q", size)
    )
    return head + (b"\x00\x00\x00\x00" if mask else b"") + payload


def test_frames_against_the_protocol_close_the_connection_and_nothing_else(house: House):
    async def story() -> None:
        async with company(house) as wires:
            wrong = [
                masked(0x81, b"{}", mask=False),
                masked(0xF1, b"{}"),
                masked(0x83, b"{}"),
                masked(0x80, b"{}"),
                masked(0x01, b"{") + masked(0x81, b"}"),
                masked(0x81, b"\xff\xfe\xfd"),
                masked(0x89, b"p" * 126),
                masked(0x88, b"\x03"),
                masked(0x88, struct.pack("!H", 999)),
                masked(0x81, b"", length=2**62),
                masked(0x81, b"{}", length=100),
                os.urandom(200),
            ]
            for data in wrong:
                socket = await dial(wires[0].client, wires[0].table_id)
                await asyncio.wait_for(socket.recv(), 10)
                socket.transport.write(data)
                await asyncio.sleep(0.02)
                socket.transport.abort()
                await is_alive(wires[1])
            for first in (0x81, 0x01):
                socket = await dial(wires[0].client, wires[0].table_id)
                for _ in range(200):
                    socket.transport.write(masked(first, b"x" * 400))
                    first = 0x00  # a message in ever more parts
                await asyncio.sleep(0.05)
                socket.transport.abort()
            await is_alive(wires[0])

    run(story())


def test_connections_that_come_and_go_in_all_stages_leave_nothing_behind(house: House):
    async def story() -> None:
        async with company(house) as wires:
            for number in range(30):
                socket = await dial(wires[0].client, wires[0].table_id)
                if number % 3 == 0:
                    await socket.send('{"type":"undo","id":"gone"}')
                socket.transport.abort()
            for request in (
                b"GET /api/v1/tables/x/socket HTTP/1.1\r\n",
                b"\x16\x03\x01",
                b"GET / HTTP/1.1\r\nHost: a\r\nUpgrade: websocket\r\n\r\n",
            ):
                reader, writer = await asyncio.open_connection("127.0.0.1", house.port)
                writer.write(request)
                await writer.drain()
                writer.close()
                assert reader is not None
            await is_alive(wires[0])
            await wires[1].until(lambda: wires[1].table["seats"][0]["here"])
            await wires[1].until(lambda: wires[1].table["watchers"] == 0)

    run(story())
