"""Every example in docs/protocol.md is what the models say, and every model that a client meets has an example."""

from __future__ import annotations

import hashlib
import json
import re
import typing
from pathlib import Path
from typing import Any

import msgspec
import pytest

from tablee.server import node, protocol
from tablee.server.rest import description, models, problems

SOURCE = (Path(__file__).parents[2] / "docs" / "protocol.md").read_text(encoding="utf-8")
EXAMPLES = re.findall(r"^```json (\w+)\n(.*?)^```$", SOURCE, re.MULTILINE | re.DOTALL)
MESSAGES = (*typing.get_args(protocol.FromClient), *typing.get_args(protocol.FromServer))
PARTS = {"MyLine", "MyTable", "OptionInfo", "GameInfo", "EditionPart", "ShelfEdition", "MyNotice"}
"""Models that stand in the examples of others."""


def model(name: str) -> Any:
    for room in (protocol, models, problems, node, description):
        if hasattr(room, name):
            return getattr(room, name)
    raise AssertionError(f"there is no model {name}")


@pytest.mark.parametrize(("name", "example"), EXAMPLES, ids=[name for name, _ in EXAMPLES])
def test_an_example_is_what_its_model_says(name: str, example: str) -> None:
    decoded = msgspec.json.decode(example, type=model(name))
    again = json.loads(msgspec.json.encode(decoded))
    given = json.loads(example)
    if name in {one.__name__ for one in typing.get_args(protocol.FromClient)} or issubclass(type(decoded), models._Body):
        again = {field: value for field, value in again.items() if field in given}
    assert again == given, "nothing is left out and nothing is made up"


def test_every_message_and_every_body_has_an_example() -> None:
    shown = {name for name, _ in EXAMPLES}
    messages = {message.__name__ for message in MESSAGES}
    bodies = {
        name
        for name, found in vars(models).items()
        if isinstance(found, type) and issubclass(found, msgspec.Struct) and not name.startswith("_")
    } - {"Pace"}
    assert messages <= shown
    assert bodies - PARTS <= shown


def test_every_fence_with_json_names_its_model() -> None:
    assert len(re.findall(r"^```json", SOURCE, re.MULTILINE)) == len(EXAMPLES)


def test_every_call_is_in_the_text() -> None:
    for path in (
        "/guests",
        "/accounts",
        "/session",
        "/me/password",
        "/me/unmute",
        "/me/data",
        "/me/erase",
        "/me/notices",
        "/me/wishes",
        "/me/mail",
        "/me/hook",
        "/me/devices",
        "/me/devices/forget",
        "/notices/confirm",
        "/notices/stop",
        "/house",
        "/games/{game}/edition",
        "/editions",
        "/editions/{hash}",
        "/editions/{hash}/file",
        "/lobby",
        "/tables",
        "/play",
        "/records",
        *(
            f"/tables/{{id}}/{what}"
            for what in ("edition", "sit", "stand-up", "bot", "swap", "ready", "promise", "open", "rematch")
        ),
        *(
            f"/tables/{{id}}/{what}"
            for what in (
                "hush",
                "invite",
                "decline",
                "mute",
                "frames",
                "record",
                "fork",
                "verification",
                "socket",
                "hint",
                "chances",
                "review",
            )
        ),
    ):
        assert f"{path}`" in SOURCE or f"{path} " in SOURCE, path


def test_the_promise_in_the_examples_is_the_hash_of_the_entropy_in_them() -> None:
    entropy = re.search(r'"entropy": "([0-9a-f]{64})"', SOURCE)
    assert entropy
    promise = hashlib.sha256(bytes.fromhex(entropy.group(1))).hexdigest()
    assert set(re.findall(r'"promise": "([0-9a-f]{64})"', SOURCE)) == {promise}


def test_close_codes_and_statuses_are_those_of_the_client() -> None:
    from tablee.client import seat
    from tablee.server.rest.present import TURNED_OUT

    assert TURNED_OUT in seat._FINAL
    assert f"close code {TURNED_OUT}" in SOURCE
    assert ", ".join(str(status) for status in seat._FINAL_STATUS) + " at the handshake" in SOURCE
