"""A house that really runs: uvicorn in a thread, a free port of this machine, SQLite in a folder of its own."""

from __future__ import annotations

import asyncio
import itertools
import socket
import ssl
import threading
from collections.abc import Callable, Coroutine, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any, Self, TypeVar

import httpx

from tablee.client import Client, Seat
from tablee.server import handbook, page, run
from tablee.server.app import App, create_app
from tablee.server.notices.outside import Outside
from tablee.server.settings import Settings
from tests.server import services

T = TypeVar("T")

NO_TLS = ssl.SSLContext(ssl.PROTOCOL_TLS_CLIENT)
"""Made once: loading the certificates of the world for every call would take most of a test's time."""

GENEROUS: dict[str, Any] = {
    "calls_per_second": 10_000,
    "messages_per_second": 1_000,
    "guests_per_hour": 100_000,
    "accounts_per_hour": 10_000,
    "tables_per_minute": 10_000,
    "tables_per_person": 1_000,
    "sockets_per_address": 1_000,
    "bot_pause": 10,
}
"""Limits that a test reaches only where it sets its own, and bots that nobody has to wait for."""


class House:
    """A running server; `with House(folder) as house`. `alone` is for tests that look into it: then there is one node only."""

    def __init__(
        self,
        folder: Path,
        *,
        port: int = 0,
        page_folder: Path = page.FOLDER,
        docs_folder: Path = handbook.FOLDER,
        alone: bool = False,
        outside: Callable[[], Outside] = Outside,
        **settings: Any,
    ) -> None:
        shared = services.here(folder)
        self.settings = Settings(data=folder, port=port, workers=1, **{**GENEROUS, **shared, **settings})
        self.app: App = create_app(self.settings, page_folder, docs_folder, outside)
        self._up = threading.Event()
        self.port = port
        self.server = run.Server(run.configure(self.app, self.settings), self.app, lambda _: self._up.set())
        self.failure: BaseException | None = None
        given = {"page_folder": page_folder, "docs_folder": docs_folder, "outside": outside}
        self.twin = House(folder, alone=True, **given, **settings) if shared and not alone else None
        """The second node, where all tests run on several."""
        self._turn = itertools.count()

    def _run(self, bound: list[socket.socket]) -> None:
        try:
            run.run(self.server, bound)
        except BaseException as failure:
            self.failure = failure
            self._up.set()

    @property
    def url(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    @property
    def api(self) -> str:
        return self.url + "/api/v1"

    def __enter__(self) -> Self:
        bound = run.bind("127.0.0.1", self.port)
        self.port = bound[0].getsockname()[1]
        self._thread = threading.Thread(target=self._run, args=(bound,), daemon=True)
        self._thread.start()
        assert self._up.wait(30), "the server did not start"
        if self.failure is not None:
            raise self.failure
        if self.twin is not None:
            self.twin.__enter__()
        return self

    @property
    def _next(self) -> House:
        """The node that the next client calls."""
        return self if self.twin is None or next(self._turn) % 2 == 0 else self.twin

    def __exit__(self, *_: object) -> None:
        self.stop()

    def stop(self) -> None:
        self.server.should_exit = True
        if self.twin is not None:
            self.twin.stop()
        self._thread.join(30)
        assert not self._thread.is_alive(), "the server did not stop"

    def in_loop(self, work: Callable[[], Coroutine[Any, Any, T]]) -> T:
        """Do something in the server's own event loop and wait for it."""
        loop = self.server.servers[0].get_loop()
        return asyncio.run_coroutine_threadsafe(work(), loop).result(30)

    def http(self, **given: Any) -> httpx.Client:
        """A bare HTTP client with cookies of its own."""
        return httpx.Client(base_url=self._next.api, trust_env=False, timeout=30, verify=NO_TLS, **given)

    def call(self, method: str, path: str, **given: Any) -> httpx.Response:
        """One call, of any path of the server, by somebody without cookies."""
        return httpx.request(method, self.url + path, trust_env=False, timeout=30, verify=NO_TLS, **given)

    def get(self, path: str, **given: Any) -> httpx.Response:
        """One call that changes nothing."""
        return self.call("GET", path, **given)

    def post(self, path: str, **given: Any) -> httpx.Response:
        """One call that changes something."""
        return self.call("POST", path, **given)

    @contextmanager
    def guest(self, name: str | None = None, **given: Any) -> Iterator[httpx.Client]:
        """A bare HTTP client that has come in as a guest."""
        with self.http(**given) as http:
            answer = http.post("/guests", json={"name": name})
            assert answer.status_code == 201, answer.text
            yield http

    def client(self, name: str | None = None, **given: Any) -> Client:
        """The client that ships with the package."""
        return Client(self._next.url, name=name, **given)


async def start_two(one: Client, other: Client, **options: Any) -> tuple[Seat, Seat]:
    """Two clients at a running table of Offline."""
    table = await one.create("offline", players=2, **options)
    await one.sit(table, 0)
    await other.sit(table, 1)
    first, second = await one.connect(table), await other.connect(table)
    await first.ready()
    await second.ready()
    await first.until("running")
    await second.until("running")
    return first, second


async def play_on(seat: Seat, most: int = 1_000) -> int:
    """Play the last choice of every decision until the game ends; how many were made."""
    made = 0
    async for frame in seat:
        if frame.view.decision is not None and seat.frame is not None and frame.version == seat.frame.version:
            await seat.play(frame.view.decision.choices[-1].text)
            made += 1
            if made == most:
                break
    return made


def eventually(check: Callable[[], bool], seconds: float = 10) -> None:
    """Wait until something is so."""
    pause = threading.Event()
    for _ in range(int(seconds / 0.02)):
        if check():
            return
        pause.wait(0.02)
    raise AssertionError("it did not come to pass")


def tell(story: Coroutine[Any, Any, T], seconds: float = 120) -> T:
    """Run a story to its end, which must come in time."""
    return asyncio.run(asyncio.wait_for(story, seconds))


def acting_first(one: Seat, other: Seat) -> tuple[Seat, Seat]:
    """The seat that must decide, and the one that waits: who begins is drawn."""
    return (one, other) if one.frame and one.frame.view.decision else (other, one)
