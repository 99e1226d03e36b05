"""One house for all tests that only need one to be there."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from tests.server import services
from tests.server.house import House, served


@pytest.fixture(scope="session")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    yield from served(tmp_path_factory.mktemp("house"))


@pytest.fixture
def in_a_file(monkeypatch: pytest.MonkeyPatch) -> None:
    """What is tested is the SQLite file itself, also where all else runs on several nodes."""
    monkeypatch.setattr(services, "EVERYWHERE", False)
    monkeypatch.delenv("TEST_NODES", raising=False)


def pytest_sessionfinish() -> None:
    """Workers of a parallel run end without a word, so PostgreSQL and NATS are ended here."""
    services.stop()
