"""People of these tests: each with an account, some with a table, and what they wish to be told."""

from __future__ import annotations

import asyncio
import contextlib
import re
from collections.abc import AsyncIterator, Callable
from typing import Any

from tablee.client import Client, Seat
from tablee.server.notices import push
from tablee.server.store.database import Database, house_url
from tests.server.notices.conftest import PUBLIC, Post
from tests.server.running import House, acting_first, start_two

PASSWORD = "very secret"


@contextlib.asynccontextmanager
async def account(house: House, name: str, language: str = "en") -> AsyncIterator[Client]:
    """Somebody with an account."""
    async with house.client(language=language) as client:
        await client.call(dict, "POST", "/accounts", {"name": name, "password": PASSWORD, "language": language})
        yield client


async def ask(client: Client, method: str, path: str, **body: Any) -> dict[str, Any]:
    """A call, and its answer as plain data."""
    found: dict[str, Any] = await client.call(dict, method, path, body if method not in ("GET", "DELETE") else None)
    return found


def link(letter: Any, part: str) -> str:
    """The token of a link in a letter."""
    found = re.search(re.escape(f"{PUBLIC}/{part}/") + r"(\S+)", letter.get_content())
    assert found, letter.get_content()
    return found.group(1)


async def with_mail(post: Post, client: Client, box: str) -> None:
    """Have an address confirmed."""
    await ask(client, "PUT", "/me/mail", address=box)
    await until(lambda: len(post.sink.to(box)) == 1)
    await client.call(bytes, "POST", "/notices/confirm", {"token": link(post.sink.to(box)[0], "confirm")})
    assert (await ask(client, "GET", "/me/wishes"))["mail_state"] == "confirmed"


class Browser:
    """A browser that subscribes to push: its keys, and what it can read."""

    def __init__(self) -> None:
        from cryptography.hazmat.primitives.asymmetric import ec

        self.key = ec.generate_private_key(ec.SECP256R1())
        self.point = push._point(self.key.public_key())
        self.auth = bytes(range(16))

    async def subscribe(self, client: Client, endpoint: str) -> None:
        await ask(
            client,
            "POST",
            "/me/devices",
            endpoint=endpoint,
            p256dh=push.text_of(self.point),
            auth=push.text_of(self.auth),
        )

    def read(self, sealed: bytes) -> bytes:
        """What was sent, as RFC 8291 says that a browser reads it."""
        from cryptography.hazmat.primitives import hashes
        from cryptography.hazmat.primitives.asymmetric import ec
        from cryptography.hazmat.primitives.ciphers.aead import AESGCM
        from cryptography.hazmat.primitives.kdf.hkdf import HKDF

        def derived(material: bytes, salt: bytes, info: bytes, length: int) -> bytes:
            return HKDF(algorithm=hashes.SHA256(), length=length, salt=salt, info=info).derive(material)

        salt, point, body = sealed[:16], sealed[21:86], sealed[86:]
        shared = self.key.exchange(ec.ECDH(), ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), point))
        material = derived(shared, self.auth, b"WebPush: info\0" + self.point + point, 32)
        key = derived(material, salt, b"Content-Encoding: aes128gcm\0", 16)
        nonce = derived(material, salt, b"Content-Encoding: nonce\0", 12)
        plain = AESGCM(key).decrypt(nonce, body, None)
        assert plain.endswith(b"\x02")
        return plain[:-1]


async def turn_comes(one: Client, other: Client, **options: Any) -> tuple[Seat, Client]:
    """Two at a table; who waits leaves, and then the turn comes to them. The seat that is still there, and who left."""
    first, second = await start_two(one, other, **options)
    here, gone = acting_first(first, second)
    await gone.close()
    await left(here, gone)
    await pass_on(here)
    return here, gone.client


async def left(here: Seat, gone: Seat) -> None:
    """Wait until the house knows that somebody has left."""
    async with here._news:
        await here._news.wait_for(lambda: any(not seat.here for seat in here.table.seats))


async def pass_on(seat: Seat) -> None:
    """Decide until somebody else must."""
    while seat.frame is not None and seat.frame.view.decision is not None:
        await seat.play(seat.frame.view.decision.choices[-1].text)


async def until(so: Callable[[], bool], seconds: float = 20) -> None:
    """Wait until something is so."""
    async with asyncio.timeout(seconds):
        while not so():
            await asyncio.sleep(0.02)


def letters(post: Post) -> int:
    """How many letters wait."""
    return len(rows(post, "select id from letters"))


def rows(post: Post, query: str) -> list[tuple[Any, ...]]:
    """What really stands in the database."""
    database = Database(house_url(post.house.settings))
    try:
        with database.reading.connect() as connection:
            return [tuple(row) for row in connection.exec_driver_sql(query)]
    finally:
        database.close()
