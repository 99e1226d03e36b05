"""`tablee serve`: the application on uvicorn, from the first address line to a graceful stop."""

from __future__ import annotations

import contextlib
import gc
import logging
import signal
import socket
import sys
from collections.abc import Callable

import uvicorn

from tablee.core.texts import Complaint, text
from tablee.server import logs
from tablee.server.addresses import addresses
from tablee.server.app import App, create_app
from tablee.server.rest.problems import PACKAGE
from tablee.server.settings import Settings

OPEN_FILES = 65_536
"""Open files that the server asks the system for: every connection is one."""

COLLECTED_AFTER = 50_000
"""Objects more than before after which the collector looks at the young ones; Python's own is 700."""

LARGEST_MESSAGE = 64 * 1024
PATIENCE = 10
"""Seconds that a stopping server waits for calls under way."""

Say = Callable[[str], None]


class Server(uvicorn.Server):
    """uvicorn, with a word before it opens and a word to everybody before it closes."""

    def __init__(self, config: uvicorn.Config, app: App, opened: Callable[[Server], None]) -> None:
        super().__init__(config)
        self.app = app
        self._opened = opened

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        """Open; whoever started us is told once calls are answered."""
        await super().startup(sockets)
        if self.started:
            calm_the_collector()
            self._opened(self)

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        """Tell everybody at a table that it is about to close, finish what is under way, close."""
        await self.app.say_goodbye()
        await super().shutdown(sockets)

    @property
    def port(self) -> int:
        """The port that was taken, where any would do."""
        return int(self.servers[0].sockets[0].getsockname()[1])


def configure(app: App, settings: Settings) -> uvicorn.Config:
    """uvicorn for our sockets (on uvloop where there is one): no per-message deflate, small messages, no log of its own."""
    return uvicorn.Config(
        app,
        host=settings.host,
        port=settings.port,
        loop="auto",
        ws="websockets-sansio",
        ws_max_size=LARGEST_MESSAGE,
        ws_per_message_deflate=False,
        lifespan="on",
        log_config=None,
        access_log=False,
        proxy_headers=False,
        server_header=False,
        timeout_graceful_shutdown=PATIENCE,
    )


def serve(settings: Settings, *, language: str = "en", say: Say = print) -> None:
    """Serve until told to stop; complains in one line about what keeps it from starting."""
    logs.set_up(settings.log_format, settings.log)
    raise_open_files()
    bound = bind(settings.host, settings.port)
    app = create_app(settings)

    def opened(server: Server) -> None:
        say(text(PACKAGE, language, "serve-addresses", addresses=", ".join(addresses(settings, server.port))))
        say(text(PACKAGE, language, "serve-stop"))

    server = Server(configure(app, settings), app, opened)
    # uvicorn raises the signal that stopped it once more when all is closed; a stop that was asked for is no failure.
    signal.signal(signal.SIGTERM, lambda *_: None)
    with contextlib.suppress(KeyboardInterrupt):
        run(server, bound)


def run(server: Server, bound: list[socket.socket]) -> None:
    """Serve on sockets that are bound already, in this thread; raises what kept it from starting."""
    failed = False
    try:
        server.run(sockets=bound)
    except SystemExit:
        failed = True
    finally:
        for one in bound:
            one.close()
    if failed:
        raise server.app.failure or RuntimeError("uvicorn did not start")


def bind(host: str, port: int) -> list[socket.socket]:
    """The sockets to listen on, taken before anything is opened; a complaint in one line if the port is not to be had."""
    try:
        found = socket.getaddrinfo(host or None, port, type=socket.SOCK_STREAM, flags=socket.AI_PASSIVE)
    except (OSError, UnicodeError) as error:
        raise _no_port(host, port, error) from None
    bound: list[socket.socket] = []
    for family, kind, protocol, _, address in dict.fromkeys(found):
        one = socket.socket(family, kind, protocol)
        bound.append(one)
        try:
            if sys.platform != "win32":
                one.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
            if family == socket.AF_INET6:
                one.setsockopt(socket.IPPROTO_IPV6, socket.IPV6_V6ONLY, 1)
            one.bind(address)
            one.setblocking(False)
        except OSError as error:
            for other in bound:
                other.close()
            raise _no_port(host, port, error) from None
        if port == 0:
            break
    return bound


def _no_port(host: str, port: int, error: Exception) -> Complaint:
    reason = getattr(error, "strerror", None) or str(error)
    return Complaint("serve-port", package=PACKAGE, host=host, port=str(port), reason=reason)


def calm_the_collector() -> None:
    """Let the garbage collector look less often, and never again at what there is now.

    A thousand tables and their sockets are some hundred thousand objects. By its own rules it walked through all of them
    every ten seconds, and nobody's move was answered for up to half a second.
    """
    gc.freeze()
    gc.set_threshold(COLLECTED_AFTER, 10, 10)


def raise_open_files(wanted: int = OPEN_FILES) -> None:
    """Raise the soft limit of open files as far as the system lets us."""
    if sys.platform == "win32":
        return
    import resource

    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    target = wanted if hard == resource.RLIM_INFINITY else min(wanted, hard)
    if soft != resource.RLIM_INFINITY and soft < target:
        try:
            resource.setrlimit(resource.RLIMIT_NOFILE, (target, hard))
        except (OSError, ValueError) as error:
            logs.note("open files", logging.WARNING, limit=soft, reason=str(error))
