"""A real terminal for tests: the command runs behind a pseudo terminal, types and reads like a person."""

from __future__ import annotations

import codecs
import fcntl
import os
import pty
import re
import select
import signal
import struct
import subprocess
import sys
import termios
import time
from types import TracebackType
from typing import Self

PATIENCE = 60.0
"""Seconds to wait for anything; slow machines get the time they need."""

_CONTROL = re.compile(r"\x1b\[[0-9;?]*[A-Za-z]|\x1b[()][A-Z0-9]|\x07|\r")


def plain(said: str) -> str:
    """What was printed, without colours and other control sequences."""
    return _CONTROL.sub("", said)


class Terminal:
    """`tablee` with these arguments in a terminal of this size."""

    def __init__(
        self,
        *arguments: str,
        columns: int = 100,
        lines: int = 60,
        python: tuple[str, ...] = ("-m", "tablee"),
        **environment: str,
    ) -> None:
        self._master, slave = pty.openpty()
        fcntl.ioctl(slave, termios.TIOCSWINSZ, struct.pack("HHHH", lines, columns, 0, 0))
        inherited = {name: value for name, value in os.environ.items() if name not in ("COLUMNS", "LINES")}
        self.process = subprocess.Popen(
            [sys.executable, *python, *arguments],
            stdin=slave,
            stdout=slave,
            stderr=slave,
            env={**inherited, "TERM": "xterm-256color", "LANG": "C.UTF-8", **environment},
            start_new_session=True,
        )
        os.close(slave)
        self.printed = ""
        """Everything printed so far, control sequences included."""
        self._read = 0
        self._decoder = codecs.getincrementaldecoder("utf-8")("replace")

    def __enter__(self) -> Self:
        return self

    def __exit__(self, kind: type[BaseException] | None, error: BaseException | None, where: TracebackType | None) -> None:
        if self.process.poll() is None:
            self.process.kill()
        self.process.wait()
        os.close(self._master)

    def until(self, *end: str) -> str:
        """Read on until the last thing printed is `end` (or one of them); what was printed since the last reading."""
        deadline = time.monotonic() + PATIENCE
        while not plain(self.printed[self._read :]).endswith(end):
            assert time.monotonic() < deadline, f"{end!r} never came after: {plain(self.printed[self._read :])[-2000:]}"
            assert self._more(), f"it ended before {end!r}: {plain(self.printed[self._read :])[-2000:]}"
        return self._since()

    def rest(self) -> str:
        """Read to the end of the run."""
        deadline = time.monotonic() + PATIENCE
        while self._more():
            assert time.monotonic() < deadline, "it does not end"
        self.process.wait(PATIENCE)
        return self._since()

    def type(self, line: str, end: str = "> ") -> str:
        """Type a line and read on until the next prompt."""
        os.write(self._master, f"{line}\n".encode())
        return self.until(end)

    def press(self, keys: str) -> None:
        """Press keys without waiting for anything."""
        os.write(self._master, keys.encode())

    def interrupt(self) -> None:
        """What Ctrl-C does."""
        self.process.send_signal(signal.SIGINT)

    @property
    def status(self) -> int | None:
        """How the run ended, None if it goes on."""
        return self.process.poll()

    def _since(self) -> str:
        said, self._read = plain(self.printed[self._read :]), len(self.printed)
        return said

    def _more(self) -> bool:
        """Read what is there, waiting a moment for it; whether anything can still come."""
        ready, _, _ = select.select([self._master], [], [], 0.5)
        if not ready:
            return self.process.poll() is None
        try:
            data = os.read(self._master, 65536)
        except OSError:  # the other side was closed
            return False
        self.printed += self._decoder.decode(data)
        return bool(data)
