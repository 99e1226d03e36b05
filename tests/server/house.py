"""A house in a process of its own on this machine, and wires to its tables that keep every byte they receive."""

from __future__ import annotations

import asyncio
import contextlib
import itertools
import os
import queue
import re
import signal
import sqlite3
import subprocess
import sys
import threading
from collections.abc import AsyncIterator, Callable, Coroutine, Iterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any, Self

import msgspec
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

from tablee.client import Client
from tests.server import services

ROOT = Path(__file__).parents[2]
GENEROUS = {
    "CALLS_PER_SECOND": 100_000,
    "MESSAGES_PER_SECOND": 10_000,
    "GUESTS_PER_HOUR": 1_000_000,
    "TABLES_PER_MINUTE": 10_000,
    "TABLES_PER_PERSON": 10_000,
    "SOCKETS_PER_ADDRESS": 100_000,
    "CHAT_PER_MINUTE": 600,
    "BOT_PAUSE": 10,
}
"""Limits that these tests do not want to reach, and bots that wait for nobody."""

SERVE = """
import socket
from tablee.server import run, settings

bind = run.bind

def bind_narrow(host, port):
    bound = bind(host, port)
    for one in bound:
        one.setsockopt(socket.SOL_SOCKET, socket.SO_SNDBUF, 65536)
    return bound

run.bind = bind_narrow
run.serve(settings.load()[0])
"""
"""The server as it is, but the system's buffers do not hide a slow reader from it."""

SHORT_LEASES = "from tablee.server import jobs\njobs.LEASE = 1500\n" + SERVE
"""The same, but what a dead server had taken up is soon free again."""

SHORT_MINUTES = "from tablee.tables import table\ntable.MINUTE = 100\n" + SERVE
"""The same, but the clock of a game that has one soon runs out."""

METADATA = "Metadata-Version: 2.1\nName: toy\nVersion: 1\n"
GAMES = "[tablee.games]\ntoy = tests.games.toy\nquiet = tests.tables.quiet\n"

_ids = itertools.count()


class Server:
    """One server process."""

    def __init__(self, environment: dict[str, str], serve: str) -> None:
        self.environment = dict(environment)
        self.serve = serve
        self.process: subprocess.Popen[str] | None = None
        self.port = 0
        self.log: list[str] = []

    def start(self) -> None:
        """Start, and wait for the line that tells the address; a second start takes the port of the first."""
        lines: queue.SimpleQueue[str | None] = queue.SimpleQueue()
        self.environment["TABLEE_PORT"] = str(self.port)
        self.process = subprocess.Popen(
            [sys.executable, "-u", "-c", self.serve],
            env=self.environment,
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            text=True,
            cwd=ROOT,
        )
        threading.Thread(target=self._read, args=(self.process, lines), daemon=True).start()
        while (line := lines.get(timeout=60)) is not None:
            if found := re.search(r"http://127\.0\.0\.1:(\d+)", line):
                self.port = int(found.group(1))
                return
        raise AssertionError("the server did not start:\n" + "\n".join(self.log[-30:]))

    def _read(self, process: subprocess.Popen[str], lines: queue.SimpleQueue[str | None]) -> None:
        assert process.stdout is not None
        for line in process.stdout:
            self.log.append(line.rstrip())
            lines.put(line)
        process.stdout.close()
        lines.put(None)

    @property
    def url(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    @property
    def pid(self) -> int:
        assert self.process is not None
        return self.process.pid

    def stop(self) -> int:
        """Ask it to stop and wait; its exit code."""
        assert self.process is not None
        if self.process.poll() is None:
            self.process.send_signal(signal.SIGTERM)
        return self.process.wait(timeout=30)

    def kill(self) -> None:
        """No time to say goodbye."""
        assert self.process is not None
        self.process.kill()
        self.process.wait(timeout=30)


class House:
    """A house; `with House(folder) as house`. The two flea markets of the tests are among its games.

    One process on a file, unless all tests run on several nodes or a number of them is asked for: then so many processes on
    PostgreSQL and NATS, and each new client calls another one. `alone` is for tests that look into the process.
    """

    def __init__(
        self, folder: Path, *, serve: str = SERVE, nodes: int | None = None, alone: bool = False, **settings: Any
    ) -> None:
        self.folder = folder
        shared = services.here(folder) if nodes is None else services.settings_of(folder)
        self.database = shared.get("database_url", "")
        """The PostgreSQL of a house with several nodes, empty for one that keeps everything in a file."""
        folder.mkdir(parents=True, exist_ok=True)
        packages = folder / "packages" / "toy-1.dist-info"
        packages.mkdir(parents=True, exist_ok=True)
        (packages / "METADATA").write_text(METADATA)
        (packages / "entry_points.txt").write_text(GAMES)
        limits = {**GENEROUS, **{name.upper(): value for name, value in {**shared, **settings}.items()}}
        path = os.pathsep.join([str(ROOT / "src"), str(ROOT), str(packages.parent)])
        self.environment = {
            **{name: value for name, value in os.environ.items() if not name.startswith("TABLEE_") or name == "TABLEE_CACHE"},
            **{f"TABLEE_{name}": str(value) for name, value in limits.items()},
            "TABLEE_DATA": str(folder),
            "TABLEE_PORT": "0",
            "TABLEE_WORKERS": "1",
            "PYTHONPATH": path,
        }
        count = nodes or (2 if shared and not alone else 1)
        self.nodes = [Server(self.environment, serve) for _ in range(count)]
        self._turn = itertools.count()

    def __enter__(self) -> Self:
        self.start()
        return self

    def __exit__(self, *_: object) -> None:
        self.stop()

    def start(self) -> None:
        """Start every node, all at once."""
        with ThreadPoolExecutor() as at_once:
            list(at_once.map(Server.start, self.nodes))

    def stop(self) -> int:
        """Ask every node to stop and wait; the exit code of the first."""
        codes = [node.stop() for node in self.nodes]
        return codes[0]

    def kill(self) -> None:
        """No time to say goodbye, for any of them."""
        for node in self.nodes:
            node.kill()

    @property
    def log(self) -> list[str]:
        return [line for node in self.nodes for line in node.log]

    @property
    def process(self) -> subprocess.Popen[str] | None:
        return self.nodes[0].process

    @property
    def url(self) -> str:
        return self.nodes[0].url

    @property
    def port(self) -> int:
        return self.nodes[0].port

    @property
    def pid(self) -> int:
        return self.nodes[0].pid

    def rows(self, query: str, *values: Any) -> list[tuple[Any, ...]]:
        """What really stands in the database."""
        if self.database:
            return services.rows(self.database, query, *values)
        with contextlib.closing(sqlite3.connect(f"file:{self.folder / 'tablee.db'}?mode=ro", uri=True)) as database:
            return database.execute(query, values).fetchall()

    def write(self, statement: str, *values: Any) -> None:
        """Change what stands in the database of a house with several nodes, behind their backs."""
        services.write(self.database, statement, *values)

    def log_of(self, table: str) -> list[dict[str, Any]]:
        """The stored log of a table."""
        rows = self.rows("select entry from entries where table_id = ? order by seq", table)
        return [msgspec.json.decode(entry) for (entry,) in rows]

    @property
    def tracebacks(self) -> list[str]:
        """Errors of the server's own, which no client may cause."""
        away = "the database cannot be written"  # said by every node where a test stops the PostgreSQL that they share
        bad = [line for line in self.log if "Traceback" in line or " error " in line]
        return [line for line in bad if not (self.database and away in line)]

    def client(self, name: str | None = None, language: str = "en") -> Client:
        """The client that ships with the package; each new one calls another node."""
        return Client(self.nodes[next(self._turn) % len(self.nodes)].url, name=name, language=language)


class Wire:
    """A bare WebSocket at a table. `received` has every message as it came; `ask` waits for the answer."""

    def __init__(self, client: Client, table: str, socket: ClientConnection) -> None:
        self.client = client
        self.table_id = table
        self.socket = socket
        self.received: list[bytes] = []
        self.messages: list[dict[str, Any]] = []
        self.welcome: dict[str, Any] = {}
        self.frame: dict[str, Any] | None = None
        self.table: dict[str, Any] = {}
        self.closed: ConnectionClosed | None = None
        self._news = asyncio.Condition()
        self._reader = asyncio.get_running_loop().create_task(self._read())

    @classmethod
    async def open(cls, client: Client, table: str, **options: Any) -> Wire:
        """Connect, and wait for the welcome."""
        wire = cls(client, table, await dial(client, table, **options))
        await wire.until(lambda: bool(wire.welcome))
        return wire

    async def __aenter__(self) -> Wire:
        return self

    async def __aexit__(self, *_: object) -> None:
        await self.close()

    async def close(self) -> None:
        await self.socket.close()
        await asyncio.gather(self._reader, return_exceptions=True)

    async def _read(self) -> None:
        try:
            async for data in self.socket:
                packed = data.encode() if isinstance(data, str) else data
                self.received.append(packed)
                self._take(msgspec.json.decode(packed))
                await self._tell()
            self.closed = ConnectionClosed(self.socket.protocol.close_rcvd, self.socket.protocol.close_sent)
        except ConnectionClosed as closed:
            self.closed = closed
        await self._tell()

    async def _tell(self) -> None:
        async with self._news:
            self._news.notify_all()

    def _take(self, message: dict[str, Any]) -> None:
        self.messages.append(message)
        if message["type"] == "welcome":
            self.welcome, self.table = message, message["table"]
            self.frame = message["frame"]
        elif message["type"] == "frame":
            self.frame = message
        elif message["type"] == "table":
            self.table = message["table"]

    async def until(self, so: Callable[[], bool], seconds: float = 20) -> None:
        """Wait until something is so."""
        async with asyncio.timeout(seconds), self._news:
            await self._news.wait_for(lambda: so() or self.closed is not None)
        assert so(), f"the connection closed first: {self.closed}"

    async def send(self, data: str | bytes) -> None:
        await self.socket.send(data)

    async def ask(self, kind: str, *, message_id: str | None = None, **fields: Any) -> dict[str, Any]:
        """Send a message and wait for its answer, `done` or `refused`."""
        number = message_id or f"m{next(_ids)}"
        before = len(self.messages)
        await self.send(msgspec.json.encode({"type": kind, "id": number, **fields}).decode())
        await self.until(lambda: any(one.get("id") == number for one in self.messages[before:]))
        return next(one for one in self.messages[before:] if one.get("id") == number)

    async def must(self, kind: str, **fields: Any) -> None:
        """Ask for something that is allowed."""
        answer = await self.ask(kind, **fields)
        assert answer["type"] == "done", answer

    async def ping(self, version: int | None = None) -> dict[str, Any]:
        """Tell my version; the pong."""
        before = sum(message["type"] == "pong" for message in self.messages)
        await self.send(msgspec.json.encode({"type": "ping", "version": self.version if version is None else version}).decode())
        await self.until(lambda: sum(message["type"] == "pong" for message in self.messages) > before)
        return [message for message in self.messages if message["type"] == "pong"][-1]

    async def play(self, do: str | None = None, **fields: Any) -> dict[str, Any]:
        """Decide, the first choice unless told, on the version at hand."""
        said = self.choices[0] if do is None else do
        return await self.ask("play", **{"version": self.version, "do": said, **fields})

    @property
    def version(self) -> int:
        return self.frame["version"] if self.frame else 0

    @property
    def view(self) -> dict[str, Any]:
        assert self.frame is not None
        return self.frame["view"]  # type: ignore[no-any-return]

    @property
    def actor(self) -> int:
        return int(self.view["actor"])

    @property
    def choices(self) -> list[str]:
        return [choice["text"] for choice in self.view["decision"]["choices"]] if self.view["decision"] else []

    @property
    def status(self) -> str:
        return str(self.table["status"])

    def frames(self) -> list[bytes]:
        """Every frame that came, with those inside a welcome, each version once."""
        found: dict[int, bytes] = {}
        for packed, message in zip(self.received, self.messages, strict=True):
            if message["type"] == "frame":
                found.setdefault(message["version"], packed)
            elif message["type"] == "welcome" and message["frame"]:
                inner = packed[packed.index(b'"frame":{') + len(b'"frame":') :]
                found.setdefault(message["frame"]["version"], inner[: inner.index(b',"chat":')])
        return [found[version] for version in sorted(found)]


async def dial(client: Client, table: str, **options: Any) -> ClientConnection:
    """A WebSocket to a table, as this client."""
    headers = {"Cookie": f"tablee={client.cookie}", "Accept-Language": client.language}
    url = client.url.replace("http", "ws", 1) + f"/api/v1/tables/{table}/socket"
    given = {"compression": None, "max_size": None, "proxy": None, "additional_headers": headers, **options}
    return await connect(url, **given)


@contextlib.asynccontextmanager
async def company(
    house: House,
    players: int = 2,
    *,
    game: str = "offline",
    bots: tuple[int, ...] = (),
    people: int | None = None,
    **agreed: Any,
) -> AsyncIterator[list[Wire]]:
    """A running table: one wire for each person, seat by seat."""
    async with contextlib.AsyncExitStack() as stack:
        clients = [await stack.enter_async_context(house.client(f"P{seat}")) for seat in range(people or players - len(bots))]
        table = (await clients[0].create(game, players, **agreed)).id
        for seat in bots:
            await clients[0].seat_bot(table, seat)
        own = [seat for seat in range(players) if seat not in bots]
        for place, seat in enumerate(own):
            owner = clients[min(place, len(clients) - 1)]
            await owner.call(dict, "POST", f"/tables/{table}/sit", {"seat": seat})
        for client in clients:
            await client.call(dict, "POST", f"/tables/{table}/ready", {"ready": True})
        wires = [await stack.enter_async_context(await Wire.open(client, table)) for client in clients]
        for wire in wires:
            await wire.until(lambda wire=wire: wire.frame is not None)
        yield wires


async def settle(wires: list[Wire]) -> None:
    """Wait until everybody has everything: a pong comes after all news before it."""
    for wire in wires:
        await wire.ping()


async def actor_of(wires: list[Wire]) -> Wire:
    """The wire whose seat must decide, once everybody knows it."""
    await settle(wires)
    return next(wire for wire in wires if wire.view["decision"])


async def play_out(wires: list[Wire], most: int = 1_000) -> int:
    """Everybody plays first choices until the game ends; how many decisions that took."""
    made = 0
    while wires[0].status == "running" and made < most:
        wire = await actor_of(wires)
        answer = await wire.play(wire.choices[made % len(wire.choices)])
        assert answer["type"] == "done", answer
        made += 1
        await settle(wires)
    return made


def run(story: Coroutine[Any, Any, Any], seconds: float = 60) -> Any:
    """Run a test's story in an event loop of its own."""

    async def told() -> Any:
        async with asyncio.timeout(seconds):
            return await story

    return asyncio.run(told())


def served(folder: Path, **settings: Any) -> Iterator[House]:
    """A house for many tests; at its end no client has caused an error of its own."""
    with House(folder, **settings) as house:
        yield house
    assert house.tracebacks == [], "\n".join(house.log[-60:])
