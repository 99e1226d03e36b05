"""One server for one SQLite file: an operating-system lock on a file beside it, gone with the process that held it."""

from __future__ import annotations

import contextlib
import os
import sys
import threading
from pathlib import Path

from tablee.server.store.models import CannotOpen

_PLACE = 1 << 30
"""The byte that is locked: far behind what is written, so that others can read the number of the process (Windows)."""

_held: set[str] = set()
_guard = threading.Lock()


class FileLock:
    """Held from its making until `release`; complains if somebody else holds it.

    A POSIX record lock, because a child forked from the server does not inherit it: workers that outlive a killed server
    do not bar the next one. Such locks do not bar the same process, so that is noted here.
    """

    def __init__(self, database: Path) -> None:
        self.path = database.with_name(database.name + ".lock")
        self._name = os.path.realpath(self.path)
        with _guard:
            if self._name in _held:
                raise CannotOpen("store-in-use", file=str(database), process=str(os.getpid()))
            self._descriptor = os.open(self.path, os.O_RDWR | os.O_CREAT, 0o600)
            try:
                _lock(self._descriptor)
            except OSError:
                holder = _read(self._descriptor)
                os.close(self._descriptor)
                raise CannotOpen("store-in-use", file=str(database), process=holder) from None
            _held.add(self._name)
        with contextlib.suppress(OSError):  # a full disk does not make the lock less held
            os.ftruncate(self._descriptor, 0)
            os.write(self._descriptor, str(os.getpid()).encode())

    def release(self) -> None:
        """Let the next server in."""
        with _guard:
            if self._name in _held:
                _held.discard(self._name)
                os.close(self._descriptor)


def _read(descriptor: int) -> str:
    with contextlib.suppress(OSError):
        return os.read(descriptor, 20).decode("ascii", "replace").strip() or "?"
    return "?"


if sys.platform == "win32":
    import msvcrt

    def _lock(descriptor: int) -> None:
        os.lseek(descriptor, _PLACE, os.SEEK_SET)
        try:
            msvcrt.locking(descriptor, msvcrt.LK_NBLCK, 1)
        finally:
            os.lseek(descriptor, 0, os.SEEK_SET)

else:
    import fcntl

    def _lock(descriptor: int) -> None:
        fcntl.lockf(descriptor, fcntl.LOCK_EX | fcntl.LOCK_NB, 1, _PLACE)
