"""The postman takes up letters that are due and sends them, at least once and with the same key each time.

What a letter says is found when it is sent: if it is no longer true or no longer wanted, it is thrown away. Nothing here
holds up a move: mail goes out in threads, calls on the loop with bounds on time and size.
"""

from __future__ import annotations

import asyncio
import contextlib
import hashlib
import hmac
import logging
import time
from collections.abc import Callable

import msgspec

from tablee import __version__
from tablee.core.texts import Complaint
from tablee.server import logs
from tablee.server.addresses import address_for_others, addresses
from tablee.server.carrier import Carrier
from tablee.server.notices import push
from tablee.server.notices.digest import following
from tablee.server.notices.mail import Mail
from tablee.server.notices.outside import Outside, TryAgain, Undeliverable
from tablee.server.notices.tokens import Tokens
from tablee.server.notices.words import Words, Writer
from tablee.server.store import ReadOnly, Wishes
from tablee.server.store.letters import Letter

log = logging.getLogger("tablee.notices")

LOOK = 5.0
"""Seconds between two looks for letters."""

AT_ONCE = 16
LEASE = 90_000
"""Milliseconds that a letter is in this node's hands alone; longer than any way of sending takes."""

PAUSES = (60_000, 5 * 60_000, 30 * 60_000, 2 * 3_600_000, 8 * 3_600_000)
"""Milliseconds before each further attempt; after the last one a letter is given up."""

GONE = frozenset({404, 410})


class Hooked(msgspec.Struct, frozen=True):
    """What a webhook is told."""

    kind: str
    title: str
    text: str
    url: str
    table: str | None
    game: str | None
    key: str


class Postman:
    """Sends letters from `start` to `stop`."""

    def __init__(self, node: Carrier, secret: bytes, push_key: bytes | None, outside: Outside) -> None:
        self.node = node
        self.store = node.store
        self.settings = node.settings
        self.outside = outside
        self.push_key = push_key
        self.mail = Mail(node.settings, lambda: outside.tls)
        self.tokens = Tokens(secret)
        self.writer = Writer(node.store)
        self._loop: asyncio.Task[None] | None = None
        self._under_way: set[asyncio.Task[None]] = set()

    def start(self) -> None:
        """Begin to look for letters."""
        self._loop = asyncio.get_running_loop().create_task(self._look())

    async def stop(self) -> None:
        """Finish what is under way, within some seconds, and stop; what is not finished is sent by another node later."""
        if self._loop is not None:
            self._loop.cancel()
            with contextlib.suppress(asyncio.CancelledError):
                await self._loop
        if self._under_way:
            _, pending = await asyncio.wait(self._under_way, timeout=5)
            for task in pending:
                task.cancel()
        self.mail.close()
        self.outside.close()

    @property
    def base(self) -> str:
        """The address of the house, for links."""
        port = self.settings.port
        return address_for_others(self.settings, port) or addresses(self.settings, port)[0]

    async def _look(self) -> None:
        while True:
            wait = LOOK
            self.node.letters.clear()
            try:
                wait = await self._take_up()
            except (ReadOnly, Complaint):
                pass
            except Exception:
                log.exception("looking for letters failed")
            with contextlib.suppress(TimeoutError):
                async with asyncio.timeout(wait):
                    await self.node.letters.wait()

    async def _take_up(self) -> float:
        """Lease what is due; how many seconds to wait before the next look."""
        now = self.node.now()
        due = await self.store.next_letter()
        if due is None or due > now:
            return LOOK if due is None else min(LOOK, (due - now) / 1000)
        await self.store.write_digests(now, following)
        room = AT_ONCE - len(self._under_way)
        found = await self.store.lease_letters(self.node.name, now, room, LEASE) if room > 0 else []
        for letter in found:
            task = asyncio.get_running_loop().create_task(self._carry(letter))
            self._under_way.add(task)
            task.add_done_callback(self._sent)
        return 0.0 if found else 0.5

    def _sent(self, task: asyncio.Task[None]) -> None:
        self._under_way.discard(task)
        self.node.letters.set()

    async def _carry(self, letter: Letter) -> None:
        try:
            reason = ""
            try:
                await self._send(letter)
            except Undeliverable as error:
                reason = str(error)
            except TryAgain as error:
                if letter.tries < len(PAUSES):
                    await self.store.letter_again(letter, self.node.now() + PAUSES[letter.tries])
                    return
                reason = str(error)
            if reason:
                logs.note(
                    "notice given up", logging.WARNING, kind=letter.kind, way=letter.way, tries=letter.tries + 1, reason=reason
                )
            await self.store.letter_done(letter)
        except (ReadOnly, Complaint):
            pass  # the lease runs out, and it is tried again
        except Exception:
            log.exception("a letter could not be sent")
            with contextlib.suppress(Exception):
                await self.store.letter_again(letter, self.node.now() + PAUSES[min(letter.tries, len(PAUSES) - 1)])

    async def _send(self, letter: Letter) -> None:
        """Send a letter in its way, if it is still true and wanted."""
        person = await self.store.person(letter.person)
        if person is None:
            return
        wishes = await self.store.wishes(letter.person)
        words = await self.writer.words(letter, person, wishes, self.base)
        if words is None:
            return
        ways: dict[str, Callable[..., object]] = {"mail": self._by_mail, "hook": self._by_hook, "push": self._by_push}
        key = self.tokens.key(letter.person, letter.kind, letter.way, letter.device, letter.key)
        await ways[letter.way](letter, words, wishes, key)  # type: ignore[misc]

    async def _by_mail(self, letter: Letter, words: Words, wishes: Wishes, key: str) -> None:
        wanted = "unconfirmed" if letter.kind == "confirm" else "confirmed"
        if not self.mail.is_set_up or wishes.mail is None or wishes.mail_state != wanted:
            return
        now = self.node.now()
        stop = self.tokens.make("stop", letter.person, wishes.mail, now) if letter.kind != "confirm" else ""
        path = words.path
        if letter.kind == "confirm":
            path += self.tokens.make("confirm", letter.person, wishes.mail, now)
        pages = (f"{self.base}/stop/{stop}", f"{self.base}/letters/stop/{stop}") if stop else ("", "")
        await self.mail.send(wishes.mail, self.mail.message(words, wishes.mail, key, self.base + path, *pages))

    async def _by_hook(self, letter: Letter, words: Words, wishes: Wishes, key: str) -> None:
        if wishes.hook is None:
            return
        told = Hooked(words.kind, words.title, words.body, self.base + words.path, words.table, words.game, key)
        body = msgspec.json.encode(told)
        headers = {"Content-Type": "application/json", "User-Agent": f"Tablee/{__version__}", "Idempotency-Key": key}
        status = await self.outside.post(wishes.hook, body, {**headers, "Tablee-Signature": signature(wishes.hook_key, body)})
        if not 200 <= status < 300:
            raise TryAgain(f"status {status}")

    async def _by_push(self, letter: Letter, words: Words, wishes: Wishes, key: str) -> None:
        device = await self.store.device(letter.device)
        if self.push_key is None or device is None or device.person != letter.person:
            return
        # A digest is a page of lines; a device shows its title alone.
        body = "" if words.kind == "digest" else words.body
        told = msgspec.json.encode({"title": words.title, "body": body, "path": words.path, "tag": key})
        subject = self.base if self.base.startswith("https:") else f"mailto:{self.settings.mail_from or 'tablee@localhost'}"
        headers = {
            "Content-Type": "application/octet-stream",
            "Content-Encoding": "aes128gcm",
            "TTL": str(push.KEPT),
            "Urgency": "normal",
            "Topic": key,
            "Authorization": push.authorization(self.push_key, device.endpoint, subject),
        }
        status = await self.outside.post(device.endpoint, push.encrypted(told, device.p256dh, device.auth), headers)
        if status in GONE:
            await self.store.drop_device(device.id)
        elif not 200 <= status < 300:
            raise TryAgain(f"status {status}")


def signature(key: str, body: bytes, now: int | None = None) -> str:
    """Proof that a call comes from the house: HMAC-SHA256 over the moment, a point and the body."""
    moment = int(time.time()) if now is None else now
    return f"t={moment},v1={hmac.new(key.encode(), f'{moment}.'.encode() + body, hashlib.sha256).hexdigest()}"
