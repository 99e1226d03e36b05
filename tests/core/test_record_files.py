"""Files that are broken, foreign or edited by hand: one complaint, never anything else."""

from __future__ import annotations

import json
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tablee.core import record as records
from tablee.core.record import BadRecord, read, replay, verify, write
from tablee.core.texts import LANGUAGES, Complaint
from tests.core.recorded import FILES, TOY

WHOLE = write(FILES["toy"][1])


def refused(data: bytes) -> BadRecord:
    """The complaint about a file; reading it must raise nothing else."""
    with pytest.raises(BadRecord) as bad:
        replay(read(data), TOY)
    assert all(len(bad.value.say(language)) < 500 for language in LANGUAGES)
    return bad.value


def test_a_file_cut_off_anywhere_is_refused() -> None:
    for end in (*range(0, len(WHOLE) - 2, 100), *range(len(WHOLE) - 12, len(WHOLE) - 2)):
        assert refused(WHOLE[:end]).key == "record-not-json"


@settings(max_examples=300, deadline=None, database=None, derandomize=True)
@given(st.integers(0, len(WHOLE) - 1), st.integers(1, 255))
def test_a_file_with_a_wrong_byte_is_refused_or_says_the_same(at: int, flip: int) -> None:
    data = WHOLE[:at] + bytes([WHOLE[at] ^ flip]) + WHOLE[at + 1 :]
    try:
        verified = verify(read(data), TOY)
    except Complaint as complaint:
        said = str(complaint)
        assert said
    else:
        assert verified.course.past == replay(FILES["toy"][1], TOY).course.past


FOREIGN = {
    "empty": b"",
    "blank": b"  \n",
    "null": b"null",
    "number": b"12",
    "list": b"[]",
    "object": b"{}",
    "text": b'"tablee"',
    "prose": b"Dear reader,",
    "picture": b"\x89PNG\r\n\x1a\n\x00\x00",
    "utf-16": '{"tablee":1}'.encode("utf-16"),
    "not utf-8": b'{"tablee":1,"header":{"table":"\xff\xfe"}}',
    "half a character": b'{"tablee":1,"header":{"table":"\\ud800"}}',
    "nan": b'{"tablee":NaN}',
    "infinity": b'{"tablee":1e999}',
    "fraction": b'{"tablee":1.5}',
    "huge": b'{"tablee":' + b"9" * 5000 + b"}",
    "deep list": b'{"tablee":1,"log":' + b"[" * 100_000 + b"]" * 100_000 + b"}",
    "deep object": b'{"a":' * 100_000 + b"1" + b"}" * 100_000,
    "other version": WHOLE.replace(b'"tablee":1', b'"tablee":2', 1),
    "more": WHOLE.replace(b'"tablee":1', b'"tablee":1,"more":2', 1),
    "twice": WHOLE + WHOLE,
    "no log": WHOLE[: WHOLE.index(b'"log"')] + b'"log":[]}',
    "too large": b" " * (records.LARGEST + 1),
}


@pytest.mark.parametrize("data", FOREIGN.values(), ids=FOREIGN)
def test_a_foreign_file_is_refused(data: bytes) -> None:
    assert refused(data).key.startswith("record-")


def test_a_file_is_too_large_only_beyond_the_limit() -> None:
    assert refused(b" " * (records.LARGEST + 1)).key == "record-too-large"
    assert refused(b" " * records.LARGEST).key == "record-not-json"


@pytest.mark.parametrize(
    ("old", "new", "values"),
    [
        (b'"rules":1', b'"rules":"one"', {"field": "header.rules"}),
        (b'"seq":3,', b'"seq":3,"more":1,', {"entry": "3", "field": "-"}),
        (b'"seq":3,', b'"seq":"3",', {"entry": "3", "field": "seq"}),
        (b'"kind":"move"', b'"kind":"jump"', {"entry": "2", "field": "kind"}),
        (b'"tablee":1', b'"tablee":[]', {"field": "tablee"}),
    ],
    ids=str,
)
def test_what_does_not_fit_is_named(old: bytes, new: bytes, values: dict[str, str]) -> None:
    found = refused(WHOLE.replace(old, new, 1)).values
    assert {name: found[name] for name in values} == values


def test_a_game_is_set_up_once() -> None:
    for number in (2, 3, 5):
        data = json.loads(WHOLE)
        data["log"][number - 1]["kind"] = "new"
        assert refused(json.dumps(data).encode()).key == "record-start"


VALUES = st.recursive(
    st.one_of(st.none(), st.booleans(), st.integers(-(2**70), 2**70), st.floats(allow_nan=False), st.text(max_size=8)),
    lambda inner: st.one_of(st.lists(inner, max_size=3), st.dictionaries(st.text(max_size=4), inner, max_size=3)),
    max_leaves=6,
)


def places(value: Any, path: tuple[Any, ...] = ()) -> list[tuple[Any, ...]]:
    """The path of everything in a JSON file."""
    pairs = value.items() if isinstance(value, dict) else enumerate(value) if isinstance(value, list) else ()
    return [path, *(found for step, item in pairs for found in places(item, (*path, step)))]


PLACES = places(json.loads(WHOLE))


@settings(max_examples=400, deadline=None, database=None, derandomize=True)
@given(st.sampled_from(PLACES), VALUES)
def test_any_value_anywhere_is_refused_or_says_the_same(place: tuple[Any, ...], value: Any) -> None:
    data = json.loads(WHOLE)
    if place:
        here = data
        for step in place[:-1]:
            here = here[step]
        here[place[-1]] = value
    else:
        data = value
    try:
        verified = verify(read(json.dumps(data).encode()), TOY)
    except Complaint as complaint:
        said = {complaint.say(language) for language in LANGUAGES}
        assert all(said)
        if len(place) > 1 and place[0] == "log" and isinstance(place[1], int):
            assert "entry" in complaint.values or complaint.key == "record-start"  # noqa: PT017
    else:
        assert verified.course.past == replay(FILES["toy"][1], TOY).course.past
