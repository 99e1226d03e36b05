"""What was agreed and promised before the start cannot be changed afterwards; undos never choose between known dice."""

from __future__ import annotations

import random
from typing import Any

import msgspec
import pytest

from tablee.core import fairness
from tablee.core.edition import Edition
from tablee.core.record import BadRecord, Record, read, replay, verify, write
from tablee.core.texts import Complaint
from tablee.game import new
from tests.core.recorded import FILES, OFFLINE, TOY, play_on, through_a_file

HEADER: dict[str, tuple[Any, str]] = {
    "table": ("other", "record-commitment"),
    "rules": (99, "record-rules"),
    "game": ("chess", "record-game"),
    "edition": ("other-1", "record-edition"),
    "edition_hash": ("00" * 32, "record-edition"),
    "clock": ("5+3", "record-commitment"),
    "seats": (("Eve", "Bob", "Ann"), "record-commitment"),
    "origin": ("elsewhere", "record-commitment"),
}


@pytest.mark.parametrize("field", HEADER)
def test_a_changed_header_is_noticed(field: str) -> None:
    value, key = HEADER[field]
    book, record = FILES["toy"]
    header = msgspec.structs.replace(record.header, **{field: value})
    assert through_a_file(msgspec.structs.replace(record, header=header), book, verify).key == key


def test_options_that_are_none_are_refused_and_others_play_another_game() -> None:
    book, record = FILES["toy"]
    for options in ({"turns": 0}, {"sand": 1}, {"turns": "many"}, {"turns": 2}):
        header = msgspec.structs.replace(record.header, options=options)
        with pytest.raises(Complaint):
            replay(read(write(msgspec.structs.replace(record, header=header))), book)


@pytest.mark.parametrize("table", ["", "a b", "x" * 65, '"', "é"])
def test_a_table_that_cannot_be_is_refused(table: str) -> None:
    _, record = FILES["toy"]
    header = msgspec.structs.replace(record.header, table=table)
    with pytest.raises(BadRecord, match=r"header\.table"):
        read(write(msgspec.structs.replace(record, header=header)))


def opened(record: Record, **fields: Any) -> Record:
    return msgspec.structs.replace(record, fairness=msgspec.structs.replace(record.fairness, **fields))


@pytest.mark.parametrize(
    ("fields", "key"),
    [
        ({"secret": None}, "record-not-opened"),
        ({"entropies": None}, "record-not-opened"),
        ({"secret": "00" * 32}, "record-commitment"),
        ({"commitment": "00" * 32}, "record-commitment"),
        ({"secret": "zz" * 32}, "record-hex"),
        ({"secret": "00"}, "record-hex"),
        ({"secret": ""}, "record-hex"),
        ({"entropies": ("11" * 32, "00" * 32, "00" * 32)}, "record-entropy"),
        ({"entropies": ("00" * 31, "00" * 32, "00" * 32)}, "record-hex"),
        ({"entropies": ()}, "record-entropies"),
        ({"entropies": ("00" * 32,) * 4}, "record-entropies"),
        ({"entropy_commitments": ()}, "record-entropies"),
        ({"entropy_commitments": ("00" * 32,) * 3}, "record-entropy"),
    ],
    ids=str,
)
def test_opened_secrets_must_be_the_promised_ones(fields: dict[str, Any], key: str) -> None:
    book, record = FILES["toy"]
    assert through_a_file(opened(record, **fields), book, verify).key == key


def promised(record: Record, **fields: Any) -> Record:
    """The record of a table whose host was bound to the promises too."""
    header = msgspec.structs.replace(record.header, promises=record.fairness.entropy_commitments)
    secret = bytes.fromhex(record.fairness.secret or "")
    sealed = fairness.commitment(secret, fairness.header_hash(header)).hex()
    return opened(msgspec.structs.replace(record, header=header), commitment=sealed, **fields)


def test_a_host_cannot_deny_a_promise_and_one_that_was_not_kept_is_named() -> None:
    book, record = FILES["toy"]
    assert verify(read(write(promised(record))), book).unopened == ()
    denied = (None, *record.fairness.entropy_commitments[1:])
    without = (None, *(record.fairness.entropies or ())[1:])
    assert (
        through_a_file(promised(record, entropy_commitments=denied, entropies=without), book, verify).key == "record-promises"
    )
    # An entropy of zeros counts as much as none: the dice of this file do not depend on it.
    assert verify(read(write(promised(record, entropies=without))), book).unopened == (0,)


def test_a_game_whose_secret_is_closed_can_be_replayed() -> None:
    book, record = FILES["toy"]
    closed = opened(record, secret=None, entropies=None)
    assert replay(closed, book).course.state == verify(record, book).course.state


def test_another_secret_with_its_own_commitment_does_not_give_these_draws() -> None:
    book, record = FILES["toy"]
    secret = bytes(range(32))
    commitment = fairness.commitment(secret, fairness.header_hash(record.header)).hex()
    bad = through_a_file(opened(record, secret=secret.hex(), commitment=commitment), book, verify)
    assert (bad.key, bad.values["entry"]) == ("record-draws", "1")


def test_an_edition_travels_with_the_game() -> None:
    source = TOY.edition.source.replace('name = "toy-1"', 'name = "mine"').replace("toll = 3", "toll = 1")
    game = play_on(new(TOY, 2, seed=1, edition=Edition(source)), random.Random(1))
    record = read(write(game.record))
    assert record.edition == source
    assert verify(record, TOY).course.state == game.state
    for edition in (None, source.replace("toll = 1", "toll = 2")):
        assert through_a_file(msgspec.structs.replace(record, edition=edition), TOY, replay).key == "record-edition"
    with pytest.raises(Complaint, match=r"edition:2"):
        replay(msgspec.structs.replace(record, edition="a = 1\nb = "), TOY)


# Undo


def test_an_undo_brings_the_same_dice_unless_it_crossed_a_revelation() -> None:
    game = new(OFFLINE, 2, seed=9)
    game.play(game.legal[0])
    free = game.copy().undo()
    assert free.log[-1].crossing is False
    assert free.course.epoch == 0
    again = free.play(game.log[-1].do or "").play(game.course.book.actions(game.box, free.state)[0])
    straight = game.copy().play(again.log[-1].do or "")
    assert again.state == straight.state, "nothing was revealed: the same draws"
    taken_back = straight.copy().undo(agreed=True)
    assert (taken_back.log[-1].crossing, taken_back.course.epoch) == (True, 1)
    fresh = taken_back.play(straight.log[-1].do or "")
    assert [n for n, _ in fresh.log[-1].draws] == [n for n, _ in straight.log[-1].draws]
    assert fresh.log[-1].draws != straight.log[-1].draws, "something was revealed: new dice"
    for played in (again, straight, fresh):
        assert verify(read(write(played.record)), OFFLINE).course.state == played.state


def test_a_peek_cannot_be_taken_back_freely() -> None:
    game = new(TOY, 2, seed=1).play("peek")
    assert game.course.reveals(1)
    assert game.undo(agreed=True).log[-1].crossing
