"""Bad things that happen to a house with several nodes, for `fire`; each gives way where everything must still be there."""

from __future__ import annotations

import time
from collections.abc import Iterator

from tests.server import services
from tests.server.house import House


def node_killed(house: House) -> Iterator[None]:
    """A node is killed; the other goes on without it for a while."""
    house.nodes[0].kill()
    yield
    time.sleep(1)
    house.nodes[0].start()


def rolling_restart(house: House) -> Iterator[None]:
    """Every node is asked to stop and started again, one after the other."""
    for node in house.nodes:
        node.stop()
        yield
        node.start()
        time.sleep(0.5)


def nats_killed(house: House) -> Iterator[None]:
    """NATS is killed and comes back after a while."""
    services.nats().kill()
    yield
    time.sleep(2)
    services.nats().start()


def database_restarted(house: House) -> Iterator[None]:
    """PostgreSQL is stopped and started again: nothing can be stored meanwhile."""
    services.postgres().stop()
    time.sleep(0.5)
    services.postgres().start()
    yield


def database_killed(house: House) -> Iterator[None]:
    """PostgreSQL breaks down and has to recover."""
    services.postgres().kill()
    services.postgres().start()
    yield
