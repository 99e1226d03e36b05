"""One house for all tests that only need one to be there."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from tests.server.house import House, served


@pytest.fixture(scope="session")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    yield from served(tmp_path_factory.mktemp("house"))
