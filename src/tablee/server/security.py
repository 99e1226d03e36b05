"""The door: every call passes here before anything else looks at it.

Who calls (behind trusted proxies too), whether a foreign page makes the browser call, how often, with what kind of body;
and on the way out the headers that keep a page from being framed, sniffed or made to run somebody else's script.
"""

from __future__ import annotations

import ipaddress
import time
from collections.abc import Callable, Iterable
from typing import Any
from urllib.parse import urlsplit

import msgspec
from litestar.enums import ScopeType
from litestar.types import ASGIApp, Message, Receive, Scope, Send

from tablee.core.texts import Complaint
from tablee.server import logs
from tablee.server.limits import Buckets, crowd
from tablee.server.metrics import Metrics
from tablee.server.rest.problems import TurnedAway, preferred_language, problem, status_of, too_often

Network = ipaddress.IPv4Network | ipaddress.IPv6Network

POLICY = "; ".join(
    (
        "default-src 'none'",
        "script-src 'self'",
        "style-src 'self'",
        "img-src 'self' data: blob:",
        "font-src 'self'",
        "media-src 'self'",
        "connect-src 'self'",
        "manifest-src 'self'",
        "worker-src 'self'",
        "base-uri 'none'",
        "form-action 'self'",
        "frame-ancestors 'none'",
    )
)
HEADERS: tuple[tuple[bytes, bytes], ...] = (
    (b"content-security-policy", POLICY.encode()),
    (b"x-content-type-options", b"nosniff"),
    (b"x-frame-options", b"DENY"),
    (b"referrer-policy", b"same-origin"),
    (b"cross-origin-opener-policy", b"same-origin"),
    (b"cross-origin-resource-policy", b"same-origin"),
    (b"permissions-policy", b"camera=(), geolocation=(), microphone=(), payment=(), usb=()"),
)
SAFE = frozenset({"GET", "HEAD", "OPTIONS"})
UNCOUNTED = frozenset({"/health", "/ready"})
JSON = "application/json"
FORMS = "/letters/stop/"
"""Where mail programs post a form to stop letters: nothing in it is read, and the address itself is the proof."""
_PORTS = {"http": 80, "https": 443}
_MOST_HOPS = 20


def networks(written: Iterable[str]) -> tuple[Network, ...]:
    """Addresses and networks such as "10.0.0.0/8"."""
    return tuple(ipaddress.ip_network(one, strict=False) for one in written)


def caller_address(peer: str, forwarded: str, trusted: tuple[Network, ...]) -> str:
    """Who calls: the peer, or behind trusted proxies the last address in X-Forwarded-For that is not one of them.

    >>> caller_address("10.0.0.1", "6.6.6.6, 203.0.113.9, 10.0.0.2", networks(["10.0.0.0/8"]))
    '203.0.113.9'
    >>> caller_address("203.0.113.9", "6.6.6.6", networks(["10.0.0.0/8"]))
    '203.0.113.9'
    """
    address = peer
    hops = forwarded.rsplit(",", _MOST_HOPS)[-_MOST_HOPS:]
    while _among(address, trusted) and hops:
        hop = hops.pop().strip()
        try:
            address = str(ipaddress.ip_address(hop))
        except ValueError:
            break
    return address


def _among(address: str, trusted: tuple[Network, ...]) -> bool:
    try:
        parsed = ipaddress.ip_address(address)
    except ValueError:
        return False
    if isinstance(parsed, ipaddress.IPv6Address) and parsed.ipv4_mapped:
        parsed = parsed.ipv4_mapped
    return any(parsed in network for network in trusted)


def same_origin(origin: str, host: str, https: bool, public_url: str = "") -> bool:
    """Whether a page from `origin` is ours: of the host that was called, or of the address we publish.

    >>> same_origin("http://box.local:8000", "box.local:8000", https=False)
    True
    >>> same_origin("http://box.local", "box.local", https=True), same_origin("null", "null", https=False)
    (False, False)
    """
    page = _place(origin)
    if page is None:
        return False
    if public_url and page == _place(public_url):
        return True
    scheme, name, port = page
    called = _place(f"{scheme}://{host}")
    return called is not None and called[1:] == (name, port) and (scheme == "https" or not https)


def _place(url: str) -> tuple[str, str, int] | None:
    try:
        parts = urlsplit(url)
        port = parts.port
    except ValueError:
        return None
    if parts.scheme not in _PORTS or not parts.hostname or parts.username is not None:
        return None
    return parts.scheme, parts.hostname, port or _PORTS[parts.scheme]


class Headers:
    """The headers of one call, by lower-case name."""

    def __init__(self, raw: Iterable[tuple[bytes, bytes]]) -> None:
        self._kept: dict[str, list[str]] = {}
        for name, value in raw:
            self._kept.setdefault(name.decode("latin-1").lower(), []).append(value.decode("latin-1"))

    def get(self, name: str) -> str | None:
        """The header's value, None if it was not sent."""
        values = self._kept.get(name)
        return values[0] if values else None

    def every(self, name: str) -> list[str]:
        """Every value of a header that was sent more than once."""
        return self._kept.get(name, [])


class Door:
    """An ASGI application around another: turns calls away, or lets them in with what it found out about them.

    Handlers find `address` and `https` in the state of the connection, and of a socket the web server's own `send`.
    """

    def __init__(
        self,
        inside: ASGIApp,
        metrics: Metrics,
        *,
        trusted_proxies: Iterable[str] = (),
        public_url: str = "",
        rate: float = 20.0,
        burst: float = 200.0,
        is_file: Callable[[str], bool] = lambda path: False,
        clock: Callable[[], float] = time.monotonic,
    ) -> None:
        self.inside = inside
        self.is_file = is_file
        self.metrics = metrics
        self.trusted = networks(trusted_proxies)
        self.public_url = public_url
        self.calls = Buckets(rate, burst, clock=clock)

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Let one call in, or answer it here."""
        headers = Headers(scope["headers"])
        state: dict[str, Any] = scope.setdefault("state", {})
        client = scope.get("client")
        peer = client[0] if client else ""
        proxied = _among(peer, self.trusted)
        state["peer"] = peer
        state["address"] = caller_address(peer, ",".join(headers.every("x-forwarded-for")), self.trusted)
        forwarded = headers.get("x-forwarded-proto") if proxied else None
        published = self._is_published_under_https(headers.get("host") or "")
        state["https"] = (forwarded or scope.get("scheme", "http")) in ("https", "wss") or published
        try:
            self._check(scope, headers, state)
        except TurnedAway as refusal:
            self.metrics.turned_away.labels(refusal.key).inc()
            await turn_away(scope, send, refusal, preferred_language(headers.get("accept-language")))
            return
        if scope["type"] == ScopeType.HTTP:
            await self._answer(scope, receive, send)
        else:
            state["send"] = send  # what goes out at a table needs none of the framework's wrapping
            await self.inside(scope, receive, send)

    def _is_published_under_https(self, host: str) -> bool:
        """Whether the caller used the address that we publish with https: some proxy we know nothing of did the rest."""
        place = _place(self.public_url) if self.public_url else None
        return place is not None and place[0] == "https" and place == _place(f"https://{host}")

    def _check(self, scope: Scope, headers: Headers, state: dict[str, Any]) -> None:
        method = str(scope.get("method") or "SOCKET")
        if len(headers.every("host")) > 1:
            raise TurnedAway(400, "bad-request", field="Host", reason="more than one")
        if self._counts(method, scope["path"]):
            wait = self.calls.take(crowd(state["address"]))
            if wait:
                raise too_often(wait)
        if method in SAFE:
            return
        self._check_origin(headers, state["https"])
        if method != "SOCKET" and has_body(headers) and not _is_json(headers) and not scope["path"].startswith(FORMS):
            raise TurnedAway(415, "json-only")

    def _counts(self, method: str, path: str) -> bool:
        """Whether this is a call that only so many are allowed of: opening the page takes dozens of files at once."""
        return path not in UNCOUNTED and not (method in SAFE and self.is_file(path))

    def _check_origin(self, headers: Headers, https: bool) -> None:
        """A browser says which page makes it call; a program that is none says nothing and holds only its own cookies."""
        host = headers.get("host") or ""
        site = headers.get("sec-fetch-site")
        own = all(same_origin(origin, host, https, self.public_url) for origin in headers.every("origin"))
        if not own or (site is not None and site not in ("same-origin", "none")):
            raise TurnedAway(403, "foreign-page")

    async def _answer(self, scope: Scope, receive: Receive, send: Send) -> None:
        begun = time.perf_counter()
        status = 500

        async def send_guarded(message: Message) -> None:
            nonlocal status
            if message["type"] == "http.response.start":
                status = message["status"]
                message["headers"] = guarded(message["headers"], scope["path"])
            await send(message)

        try:
            await self.inside(scope, receive, send_guarded)
        finally:
            seconds = time.perf_counter() - begun
            pattern = str(scope.get("path_template") or "other")
            self.metrics.seconds.labels(_method(scope), pattern, status).observe(seconds)
            if scope["path"] not in UNCOUNTED:
                address = scope["state"]["address"]
                logs.note(
                    "call", method=_method(scope), path=pattern, status=status, ms=round(seconds * 1000, 1), address=address
                )


def _method(scope: Scope) -> str:
    """The method, as a label that callers cannot make up."""
    method = str(scope.get("method"))
    return method if method in ("GET", "HEAD", "OPTIONS", "POST", "PUT", "PATCH", "DELETE") else "other"


def has_body(headers: Headers) -> bool:
    """Whether a call carries a body."""
    return headers.get("transfer-encoding") is not None or headers.get("content-length") not in (None, "0")


def _is_json(headers: Headers) -> bool:
    kinds = headers.every("content-type")
    return len(kinds) == 1 and kinds[0].partition(";")[0].strip().lower() == JSON


def guarded(headers: Iterable[tuple[bytes, bytes]], path: str) -> list[tuple[bytes, bytes]]:
    """The headers of an answer with ours added; what a handler set itself stays."""
    kept = list(headers)
    names = {name.lower() for name, _ in kept}
    kept.extend(pair for pair in HEADERS if pair[0] not in names)
    if path.startswith("/api/"):
        if b"cache-control" not in names:
            kept.append((b"cache-control", b"no-store"))
        kept.append((b"vary", b"Accept-Language, Cookie"))
    return kept


async def turn_away(scope: Scope, send: Send, complaint: Complaint, language: str) -> None:
    """Answer a call, or a socket that has not been opened yet, with what is wrong."""
    status = status_of(complaint)
    extra = complaint.headers if isinstance(complaint, TurnedAway) else {}
    body = msgspec.json.encode(problem(complaint, language))
    headers = [(b"content-type", JSON.encode()), (b"content-length", str(len(body)).encode())]
    headers += [(name.lower().encode(), value.encode()) for name, value in extra.items()]
    start, rest = "http.response.start", "http.response.body"
    if scope["type"] != ScopeType.HTTP:
        if "websocket.http.response" not in (scope.get("extensions") or {}):
            await send({"type": "websocket.close", "code": 4000 + status, "reason": complaint.key})
            return
        start, rest = "websocket.http.response.start", "websocket.http.response.body"
    opening: Any = {"type": start, "status": status, "headers": guarded(headers, scope["path"])}
    closing: Any = {"type": rest, "body": body, "more_body": False}
    await send(opening)
    await send(closing)
