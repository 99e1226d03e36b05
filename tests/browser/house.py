"""A server of its own for a browser test: started, killed and started again on the same data."""

from __future__ import annotations

import os
import socket
import subprocess
import sys
import time
import urllib.request
from pathlib import Path

# Everybody comes from one address here, and nobody wants to wait for a bot to look thoughtful.
SETTINGS = {
    "TABLEE_LOG": "error",
    "TABLEE_BOT_PAUSE": "20",
    "TABLEE_REACTION_PAUSE": "30",
    "TABLEE_CALLS_PER_SECOND": "1000",
    "TABLEE_MESSAGES_PER_SECOND": "1000",
    "TABLEE_TABLES_PER_MINUTE": "1000",
    "TABLEE_ACCOUNTS_PER_HOUR": "1000",
    "TABLEE_GUESTS_PER_HOUR": "10000",
}


def free_port() -> int:
    """A port that nobody listens on."""
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


SHORT_MINUTES = "from tablee.tables import table; table.MINUTE = 250"
"""The clock of a game that has one runs out 240 times as soon."""


class House:
    """`tablee serve` as a process, after a line of Python that makes it suit a test."""

    def __init__(self, data: Path, before: str = "pass", **settings: str) -> None:
        self.before = before
        self.port = free_port()
        self.url = f"http://127.0.0.1:{self.port}"
        self.environment = os.environ | SETTINGS | {"TABLEE_DATA": str(data)} | settings
        self.process: subprocess.Popen[bytes] | None = None

    def open(self) -> None:
        """Start and wait for the first answer."""
        start = f"{self.before}\nfrom tablee.cli import main\nmain()"
        command = [sys.executable, "-c", start, "serve", "--host", "127.0.0.1", "--port", str(self.port)]
        self.process = subprocess.Popen(command, env=self.environment, stdout=subprocess.DEVNULL)
        for _ in range(600):
            try:
                with urllib.request.urlopen(f"{self.url}/health", timeout=1):
                    return
            except OSError:
                time.sleep(0.05)
        raise AssertionError("the server does not answer")

    def kill(self) -> None:
        """End it as a power cut would."""
        assert self.process is not None
        self.process.kill()
        self.process.wait()

    def close(self) -> None:
        """Stop it."""
        if self.process is not None and self.process.poll() is None:
            self.process.terminate()
            self.process.wait(20)
