"""The house calls public https addresses and nothing else, whoever asks it to and whatever answers."""

from __future__ import annotations

import asyncio
import ipaddress
import ssl
from pathlib import Path

import pytest

from tablee.server.notices.outside import Outside, TryAgain, Undeliverable, is_public
from tests.server.notices.conftest import Post
from tests.server.notices.receivers import NAME, Network, Receiver, receiving

NOT_PUBLIC = (
    "127.0.0.1",
    "10.1.2.3",
    "172.16.0.1",
    "192.168.1.1",
    "169.254.169.254",
    "100.64.0.1",
    "0.0.0.0",
    "224.0.1.1",
    "255.255.255.255",
    "192.0.2.1",
    "198.18.0.1",
    "::",
    "::1",
    "fe80::1",
    "fe80::1%eth0",
    "fc00::1",
    "fd12::1",
    "ff02::1",
    "2001:db8::1",
    "::ffff:127.0.0.1",
    "::ffff:10.0.0.1",
    "::127.0.0.1",
    "64:ff9b::7f00:1",
    "2002:7f00:1::",
    "2001:0:4136:e378:8000:63bf:3fff:fdd2",
)


@pytest.mark.parametrize("address", NOT_PUBLIC)
def test_an_address_of_a_network_of_ones_own_is_not_public(address: str) -> None:
    assert not is_public(ipaddress.ip_address(address))


@pytest.mark.parametrize("address", ["93.184.215.14", "2606:4700::1111", "::ffff:93.184.215.14"])
def test_an_address_of_the_open_net_is_public(address: str) -> None:
    assert is_public(ipaddress.ip_address(address))


@pytest.fixture(scope="module")
def receiver(tls: tuple[ssl.SSLContext, Path]):
    with receiving(tls[0]) as receiver:
        yield receiver


def send(outside: Outside, url: str) -> int:
    async def story() -> int:
        try:
            return await outside.post(url, b"{}", {"Content-Type": "application/json"})
        finally:
            outside.close()

    return asyncio.run(story())


@pytest.mark.parametrize(
    "url",
    [
        "http://hook.test/",
        "https://",
        "https://me:hush@hook.test/",
        "https://hook.test:22/",
        "https://hook.test/#there",
        "https://hook.test/ there",
        "https://hook.test:99999/",
        "ftp://hook.test/",
        "https://[::1",
        "https://hook.test/" + "x" * 500,
    ],
)
def test_what_is_no_https_address_is_never_called(url: str) -> None:
    with pytest.raises(Undeliverable):
        send(Outside(), url)


@pytest.mark.parametrize(
    "host", ["localhost", "127.0.0.1", "[::1]", "[::ffff:127.0.0.1]", "2130706433", "127.1", "0x7f000001", "10.0.0.1"]
)
def test_the_house_as_it_is_does_not_call_this_machine(receiver: Receiver, host: str) -> None:
    with pytest.raises(Undeliverable, match="not-public"):
        send(Outside(), f"https://{host}:{receiver.port}/ok/near")
    assert receiver.at("/ok/near") == []


def test_one_address_of_ours_among_public_ones_is_enough_to_refuse(receiver: Receiver) -> None:
    async def resolve(host: str, port: int) -> list[str]:
        return ["93.184.215.14", "::ffff:127.0.0.1"]

    with pytest.raises(Undeliverable, match="not-public"):
        send(Outside(resolve=resolve), receiver.url("/ok/mixed"))
    assert receiver.at("/ok/mixed") == []


def test_the_call_goes_to_the_address_that_was_checked(tls: tuple[ssl.SSLContext, Path], receiver: Receiver) -> None:
    network = Network(tls[1])
    network.answers = [["127.0.0.1"], ["127.0.0.2"]]  # the second answer would lead elsewhere; nobody asks for it
    assert send(network(), receiver.url("/ok/checked")) == 204
    assert network.asked == [NAME]
    (call,) = receiver.at("/ok/checked")
    assert call.headers["host"] == f"{NAME}:{receiver.port}"


def test_the_certificate_must_be_the_names(tls: tuple[ssl.SSLContext, Path], receiver: Receiver) -> None:
    network = Network(tls[1])
    network.answers = [["127.0.0.1"]]
    with pytest.raises(TryAgain):
        send(network(), f"https://other.test:{receiver.port}/ok/other")
    assert receiver.at("/ok/other") == []


@pytest.mark.parametrize(("path", "outcome"), [("/redirect", 302), ("/gone", 410), ("/broken", 500)])
def test_an_answer_is_told_and_no_redirect_is_followed(
    tls: tuple[ssl.SSLContext, Path], receiver: Receiver, path: str, outcome: int
) -> None:
    assert send(Network(tls[1])(), receiver.url(path)) == outcome
    assert receiver.at("/elsewhere") == []


@pytest.mark.parametrize("path", ["/huge", "/slow"])
def test_nobody_can_keep_the_house_reading(tls: tuple[ssl.SSLContext, Path], receiver: Receiver, path: str) -> None:
    with pytest.raises(TryAgain):
        send(Network(tls[1], patience=0.5)(), receiver.url(path))


def test_whoever_names_such_an_address_learns_nothing_of_our_network(post: Post) -> None:
    with post.house.http() as http:
        assert http.post("/accounts", json={"name": "Nosy", "password": "very secret"}).status_code == 201
        said = {
            http.put("/me/hook", json={"address": address}).text
            for address in ("https://10.0.0.1/", "https://nobody.test/", "http://hook.test/", "https://[::1]:8000/")
        }
        assert len(said) == 1
        assert http.put("/me/hook", json={"address": "https://10.0.0.1/"}).status_code == 400
        assert http.get("/me/wishes").json()["hook"] is None
