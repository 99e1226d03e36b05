"""Servers as processes of their own, and what they cost."""

from __future__ import annotations

import os
import re
import signal
import subprocess
import sys
import threading
from collections.abc import Sequence
from pathlib import Path
from typing import Self

ROOT = Path(__file__).parents[1]
TICKS = os.sysconf("SC_CLK_TCK") if hasattr(os, "sysconf") else 100

SERVE = "from tablee.server import run, settings; run.serve(settings.load()[0])"
ECHO = """
import uvicorn

async def echo(scope, receive, send):
    if scope["type"] != "websocket":
        return
    await receive()
    await send({"type": "websocket.accept"})
    while (message := await receive())["type"] == "websocket.receive":
        await send({"type": "websocket.send", "text": message["text"]})

config = uvicorn.Config(echo, port=0, ws="websockets-sansio", ws_per_message_deflate=False, lifespan="off", log_level="info")
uvicorn.Server(config).run()
"""


class Process:
    """A server that tells its address when it is up."""

    def __init__(self, command: Sequence[str], environment: dict[str, str] | None = None, folder: Path = ROOT) -> None:
        self.process = subprocess.Popen(
            list(command),
            env={**os.environ, **(environment or {})},
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            text=True,
            cwd=folder,
        )
        self.port = 0
        self.lines: list[str] = []
        self._up = threading.Event()
        threading.Thread(target=self._read, daemon=True).start()
        if not self._up.wait(60) or not self.port:
            self.stop()
            raise RuntimeError("the server did not start:\n" + "\n".join(self.lines[-20:]))

    def _read(self) -> None:
        assert self.process.stdout is not None
        for line in self.process.stdout:
            self.lines = [*self.lines[-200:], line.rstrip()]
            if found := re.search(r"https?://[\w.]+:(\d+)", line):
                self.port = int(found.group(1))
                self._up.set()
        self._up.set()

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        self.stop()

    def stop(self) -> None:
        if self.process.poll() is None:
            self.process.send_signal(signal.SIGTERM)
        try:
            self.process.wait(20)
        except subprocess.TimeoutExpired:
            self.process.kill()
            self.process.wait()

    def processor_seconds(self) -> float:
        """What it has used of the processor so far."""
        return _used(self.process.pid)

    def workers_seconds(self) -> float:
        """What the processes that it has started have used of the processor so far."""
        return sum(map(_used, map(int, Path(f"/proc/{self.process.pid}/task/{self.process.pid}/children").read_text().split())))

    def megabytes(self) -> float:
        """What it holds of the memory."""
        status = Path(f"/proc/{self.process.pid}/status").read_text()
        found = re.search(r"VmRSS:\s+(\d+) kB", status)
        return int(found.group(1)) / 1024 if found else float("nan")


def _used(process: int) -> float:
    fields = Path(f"/proc/{process}/stat").read_text().rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / TICKS


def busy_seconds() -> float:
    """What all processes of this machine have used of its cores so far."""
    user, nice, system = map(int, Path("/proc/stat").read_text().split()[1:4])
    return (user + nice + system) / TICKS


def house(data: Path, **settings: object) -> Process:
    """A Tablée server whose limits nobody reaches."""
    wide = {
        "calls_per_second": 100_000,
        "messages_per_second": 10_000,
        "guests_per_hour": 1_000_000,
        "tables_per_minute": 10_000,
        "tables_per_person": 10_000,
        "sockets_per_address": 100_000,
        "log": "warning",
        "port": 0,
        "data": data,
        **settings,
    }
    path = os.pathsep.join([str(ROOT / "src"), *filter(None, [os.environ.get("PYTHONPATH", "")])])
    environment = {f"TABLEE_{name.upper()}": str(value) for name, value in wide.items()}
    return Process([sys.executable, "-u", "-c", SERVE], {**environment, "PYTHONPATH": path})


def echo() -> Process:
    """A bare echo server on the same web server, which does nothing at all."""
    return Process([sys.executable, "-u", "-c", ECHO])
