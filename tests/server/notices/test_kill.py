"""A house that dies between sending a letter and noting it: the letter comes again, with the same key, and then no more."""

from __future__ import annotations

import asyncio
import json
import ssl
from pathlib import Path

from tests.server.house import SERVE, House, Wire, actor_of, company, run
from tests.server.notices.receivers import NAME, Receiver, receiving

NEAR = f"""
import ipaddress, ssl, sys
from tablee.server import run as _run
from tablee.server.app import create_app
from tablee.server.notices import postman
from tablee.server.notices.outside import Outside

async def resolve(host, port):
    assert host == "{NAME}"
    return ["127.0.0.1"]

def outside():
    near = lambda address: address == ipaddress.ip_address("127.0.0.1")
    return Outside(allowed=near, resolve=resolve, tls=ssl.create_default_context(cafile="TRUSTED"))

postman.LEASE = 1500
_run.create_app = lambda settings: create_app(settings, outside=outside)
"""


def test_a_letter_of_a_dead_house_is_sent_by_the_next_with_the_same_key(
    tmp_path: Path, tls: tuple[ssl.SSLContext, Path]
) -> None:
    context, trusted = tls
    serve = NEAR.replace("TRUSTED", str(trusted)) + SERVE
    with (
        receiving(context) as receiver,
        House(tmp_path, serve=serve, notice_live=0) as house,
    ):
        run(story(house, receiver), 90)
        assert house.tracebacks == []


async def story(house: House, receiver: Receiver) -> None:
    async with company(house) as wires:
        for wire in wires:
            name = f"K{wire.welcome['seat']}"
            await wire.client.call(dict, "POST", "/accounts", {"name": name, "password": "very secret"})
            await wire.client.call(dict, "PUT", "/me/hook", {"address": receiver.url("/wait/hook")})
        wires = [await Wire.open(wire.client, wire.table_id) for wire in wires]  # an account's cookie is a new one
        here = await actor_of(wires)
        gone = next(wire for wire in wires if wire is not here)
        await gone.close()
        await here.until(lambda: not here.table["seats"][gone.welcome["seat"]]["here"])
        while here.choices:
            assert (await here.play())["type"] == "done"
            await here.ping()
        await until_called(receiver, 1)
        house.kill()
        receiver.answer.set()
        house.start()
        await until_called(receiver, 2)
        while house.rows("select id from letters"):
            await asyncio.sleep(0.05)
        first, second = receiver.calls
        assert first.headers["idempotency-key"] == second.headers["idempotency-key"]
        one, other = (json.loads(call.body) for call in receiver.calls)
        assert (one["key"], one["text"], one["table"]) == (other["key"], other["text"], other["table"])
        assert house.rows("select id from jobs where kind = 'notice'") == []
        await here.close()


async def until_called(receiver: Receiver, times: int) -> None:
    async with asyncio.timeout(30):
        while len(receiver.calls) < times:
            await asyncio.sleep(0.02)
