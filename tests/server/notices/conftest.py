"""One house with a mail server and an https receiver for all tests of notices."""

from __future__ import annotations

import ssl
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

import pytest

from tests.server.notices.receivers import Network, Receiver, Sink, certificate, posting, receiving
from tests.server.running import House

PUBLIC = "https://games.example"


class Post(NamedTuple):
    """A house that tells at once, and where its letters arrive."""

    house: House
    sink: Sink
    receiver: Receiver
    network: Network


@pytest.fixture(scope="session")
def tls(tmp_path_factory: pytest.TempPathFactory) -> tuple[ssl.SSLContext, Path]:
    return certificate(tmp_path_factory.mktemp("tls"))


@pytest.fixture(scope="module")
def post(tmp_path_factory: pytest.TempPathFactory, tls: tuple[ssl.SSLContext, Path]) -> Iterator[Post]:
    context, trusted = tls
    network = Network(trusted)
    with (
        posting() as sink,
        receiving(context) as receiver,
        House(
            tmp_path_factory.mktemp("house"),
            outside=network,
            public_url=PUBLIC,
            smtp_host="127.0.0.1",
            smtp_port=sink.port,
            smtp_tls="none",
            mail_from="tablee@games.example",
            notice_live=0,
            notice_slow=0,
        ) as house,
    ):
        yield Post(house, sink, receiver, network)
