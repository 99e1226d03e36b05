"""The world outside as letters may reach it: public https addresses and nothing else.

Whoever names an address must not make the house call its own network. The name is resolved here, every address found must
be public, and the call goes to one of those very addresses, so that another answer to the same question changes nothing.
"""

from __future__ import annotations

import asyncio
import ipaddress
import socket
import ssl
from collections.abc import Awaitable, Callable, Mapping
from concurrent.futures import ThreadPoolExecutor
from functools import cached_property
from urllib.parse import SplitResult, urlsplit

import httpx

Address = ipaddress.IPv4Address | ipaddress.IPv6Address
Resolve = Callable[[str, int], Awaitable[list[str]]]

PATIENCE = 10.0
"""Seconds for a whole call: name, connection, answer."""

LARGEST_ANSWER = 16_384
"""Bytes of an answer that are read; nobody here wants to know what it says."""

LONGEST = 500
"""Letters of the longest address that is kept."""

_PORTS = frozenset({443, *range(1024, 65_536)})
_TUNNELS = tuple(ipaddress.ip_network(one) for one in ("64:ff9b::/96", "64:ff9b:1::/48", "2002::/16", "2001::/32", "::/96"))
"""Addresses of IPv6 that stand for one of IPv4, which may be anything."""


class Undeliverable(Exception):
    """It cannot be sent there, now or later."""


class TryAgain(Exception):
    """It could not be sent; later it may."""


def is_public(address: Address) -> bool:
    """Whether an address belongs to the open net.

    >>> [is_public(ipaddress.ip_address(one)) for one in ("93.184.215.14", "10.0.0.1", "::ffff:127.0.0.1", "fe80::1")]
    [True, False, False, False]
    """
    if isinstance(address, ipaddress.IPv6Address):
        if address.ipv4_mapped is not None:
            return is_public(address.ipv4_mapped)
        if address.scope_id is not None or any(address in network for network in _TUNNELS):
            return False
    unusual = address.is_multicast or address.is_reserved or address.is_unspecified or address.is_loopback
    return address.is_global and not address.is_private and not address.is_link_local and not unusual


def read_address(url: str) -> SplitResult:
    """The parts of an https address; complains if it is none that we call."""
    try:
        parts = urlsplit(url)
        port, host = parts.port or 443, parts.hostname
        host.encode("idna") if host and not host.isascii() else None
    except ValueError:
        raise Undeliverable("unreadable") from None
    if parts.scheme != "https" or not host or parts.username is not None or parts.password is not None or parts.fragment:
        raise Undeliverable("not-https")
    if port not in _PORTS or len(url) > LONGEST or not url.isascii() or not url.isprintable() or " " in url:
        raise Undeliverable("unreadable")
    return parts


class Outside:
    """Calls out of the house. Tests give a network of their own; there is no setting that could open ours."""

    def __init__(
        self,
        *,
        allowed: Callable[[Address], bool] = is_public,
        resolve: Resolve | None = None,
        tls: ssl.SSLContext | None = None,
        patience: float = PATIENCE,
    ) -> None:
        self._allowed = allowed
        self._resolve = resolve or self._look_up
        self._given_tls = tls
        self._patience = patience
        self._threads = ThreadPoolExecutor(4, thread_name_prefix="tablee-names")

    @cached_property
    def tls(self) -> ssl.SSLContext:
        """What certificates are judged by; made when first needed."""
        return self._given_tls or ssl.create_default_context()

    def close(self) -> None:
        """Look up no more names."""
        self._threads.shutdown(wait=False, cancel_futures=True)

    async def _look_up(self, host: str, port: int) -> list[str]:
        """Every address of a name, in threads of its own: a slow answer keeps nobody else waiting."""
        asked = asyncio.get_running_loop().run_in_executor(
            self._threads, lambda: socket.getaddrinfo(host, port, type=socket.SOCK_STREAM)
        )
        return [str(place[0]) for *_, place in await asked]

    async def place(self, host: str, port: int) -> str:
        """The address to call for a name, checked: all that it has must be public."""
        try:
            found = [ipaddress.ip_address(host.strip("[]"))]
        except ValueError:
            try:
                found = [ipaddress.ip_address(one) for one in await self._resolve(host, port)]
            except (OSError, UnicodeError, ValueError):
                raise TryAgain("no such name") from None
        if not found:
            raise TryAgain("no such name")
        if not all(self._allowed(one) for one in found):
            raise Undeliverable("not-public")
        return str(found[0])

    async def check(self, url: str) -> None:
        """Complain about an address that is not to be called; one whose name is not found now may be later."""
        parts = read_address(url)
        async with asyncio.timeout(self._patience):
            await self.place(parts.hostname or "", parts.port or 443)

    async def post(self, url: str, body: bytes, headers: Mapping[str, str]) -> int:
        """Send something and answer with the status; follows nothing, waits for nobody longer than the patience lasts."""
        parts = read_address(url)
        host, port = parts.hostname or "", parts.port or 443
        try:
            async with asyncio.timeout(self._patience):
                address = await self.place(host, port)
                return await self._send(parts, address, host, port, body, headers)
        except TimeoutError:
            raise TryAgain("too slow") from None
        except (httpx.HTTPError, httpx.InvalidURL, OSError, ssl.SSLError) as error:
            raise TryAgain(type(error).__name__) from None

    async def _send(
        self, parts: SplitResult, address: str, host: str, port: int, body: bytes, headers: Mapping[str, str]
    ) -> int:
        place = f"[{address}]" if ":" in address else address
        target = httpx.URL(f"https://{place}:{port}{parts.path or '/'}{'?' + parts.query if parts.query else ''}")
        named = {**headers, "Host": parts.netloc, "Connection": "close", "Accept-Encoding": "identity"}
        # The certificate must be the name's, though the address is called.
        asked = {"sni_hostname": host}
        async with (
            httpx.AsyncClient(verify=self.tls, trust_env=False, follow_redirects=False, timeout=self._patience) as client,
            client.stream("POST", target, content=body, headers=named, extensions=asked) as answer,
        ):
            read = 0
            async for part in answer.aiter_raw():
                read += len(part)
                if read > LARGEST_ANSWER:
                    raise TryAgain("too much")
            return answer.status_code
