"""A game as a file: written, read, replayed and verified; an entry that was tampered with is named."""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import Any

import msgspec
import pytest

from tablee.core import fairness
from tablee.core.chance import Keyed
from tablee.core.course import Entry
from tablee.core.record import Record, read, replay, verify, write
from tablee.core.rulebook import Rulebook
from tests.core.recorded import FILES, OFFLINE, changed, every_file, through_a_file


def test_the_files_hold_every_kind_of_entry() -> None:
    kinds = {(entry.kind, entry.crossing) for _, record in FILES.values() for entry in record.log}
    assert kinds >= {
        ("new", False),
        ("move", False),
        ("undo", False),
        ("undo", True),
        ("resign", False),
        ("clock", False),
        ("bot", False),
    }


@every_file
def test_a_file_gives_the_record_back_byte_for_byte(book: Rulebook, record: Record) -> None:
    data = write(record)
    assert read(data) == record
    assert write(read(data)) == data
    assert json.loads(data)["header"]["game"] == book.id
    assert len(data.splitlines()) == len(record.log) + 7 + (record.result is not None), "one line for each entry and part"


@every_file
def test_replay_and_verify_come_to_the_same_end(book: Rulebook, record: Record) -> None:
    recorded, recomputed = replay(record, book), verify(record, book)
    assert recorded.course.state == recomputed.course.state
    assert recorded.course.past == recomputed.course.past
    assert recorded.course.events == recomputed.course.events
    assert recorded.course.state.digest() == record.log[-1].digest
    assert recorded.course.epoch == sum(entry.crossing for entry in record.log)


@every_file
def test_draws_are_those_of_the_fairness_rules(book: Rulebook, record: Record) -> None:
    """Every die and draw from the opened secret alone, without knowing the rules of the game."""
    opened = [bytes.fromhex(entropy or "00" * 32) for entropy in record.fairness.entropies or ()]
    key = fairness.table_key(bytes.fromhex(record.fairness.secret or ""), opened)
    epoch = drawn = 0
    for entry in record.log:
        chance = Keyed(fairness.ply_seed(key, record.header.table, entry.ply, epoch))
        assert [chance.below(n) for n, _ in entry.draws] == [result for _, result in entry.draws]
        epoch += entry.crossing
        drawn += len(entry.draws)
    assert drawn > 10


# Tampering, entry by entry


def _is_open(draws: tuple[tuple[int, int], ...]) -> bool:
    return any(n > 1 for n, _ in draws)


def _other_outcome(draws: tuple[tuple[int, int], ...]) -> tuple[tuple[int, int], ...]:
    """The draws with another outcome of the first that has more than one."""
    at = next(at for at, (n, _) in enumerate(draws) if n > 1)
    n, result = draws[at]
    return (*draws[:at], (n, (result + 1) % n), *draws[at + 1 :])


def _other_die(draws: tuple[tuple[int, int], ...]) -> tuple[tuple[int, int], ...]:
    return ((draws[0][0] + 1, draws[0][1]), *draws[1:])


TAMPERING: dict[str, Callable[[Entry, Record], dict[str, Any] | None]] = {
    "ply": lambda entry, record: {"ply": entry.ply + 1},
    "seq": lambda entry, record: {"seq": entry.seq + 1},
    "digest": lambda entry, record: {"digest": entry.digest[:-1] + ("0" if entry.digest[-1] != "0" else "1")},
    "seat": lambda entry, record: (
        {"seat": ((entry.seat or 0) + 1) % len(record.header.seats)} if entry.kind == "move" else None
    ),
    "no seat": lambda entry, record: {"seat": None} if entry.seat is not None else None,
    "seat beyond": lambda entry, record: {"seat": 99},
    "negative seat": lambda entry, record: {"seat": -1},
    "do": lambda entry, record: {"do": "dance"} if entry.kind == "move" else {"do": "roll"},
    "no do": lambda entry, record: {"do": None} if entry.do else None,
    "draw": lambda entry, record: {"draws": _other_outcome(entry.draws)} if _is_open(entry.draws) else None,
    "draw n": lambda entry, record: {"draws": _other_die(entry.draws)} if entry.draws else None,
    "draw lost": lambda entry, record: {"draws": entry.draws[:-1]} if entry.draws else None,
    "draw added": lambda entry, record: {"draws": (*entry.draws, (6, 1))},
    "draw beyond": lambda entry, record: {"draws": ((2**63, -5),)},
    "to": lambda entry, record: {"to": entry.to - 1 if entry.to else 99_999} if entry.kind == "undo" else {"to": 0},
    "to nowhere": lambda entry, record: {"to": -(10**15)} if entry.kind == "undo" else None,
    "crossing": lambda entry, record: {"crossing": not entry.crossing},
    "name": lambda entry, record: {"name": None} if entry.kind == "bot" else {"name": "x"},
    "kind": lambda entry, record: {"kind": {"new": "move", "resign": "clock"}.get(entry.kind, "resign")},
    "kind bot": lambda entry, record: {"kind": "bot"} if entry.kind != "bot" else {"kind": "undo"},
}


@pytest.mark.parametrize("what", TAMPERING)
@every_file
def test_every_entry_that_was_tampered_with_is_named(book: Rulebook, record: Record, what: str) -> None:
    indices = [*range(0, len(record.log), 7), *(i for i, entry in enumerate(record.log) if entry.kind not in ("move", "new"))]
    for index in indices:
        fields = TAMPERING[what](record.log[index], record)
        if fields is None:
            continue
        tampered = changed(record, index, **fields)
        # Another outcome may lead to the same position (a 1 and a 2 cost the same fine): only the secret tells.
        for check in (verify,) if what == "draw" else (replay, verify):
            bad = through_a_file(tampered, book, check)
            if bad.key != "record-start":
                assert int(bad.values["entry"]) == index + 1, f"{what}: {bad}"


@every_file
def test_an_entry_lost_doubled_or_moved_is_noticed(book: Rulebook, record: Record) -> None:
    log = record.log
    for index in range(1, len(log) - 1, 5):
        if not log[index].kind == log[index + 1].kind == "move":
            continue  # a bot that sits down or gets up leaves no trace in the game
        for wrong in (
            log[:index] + log[index + 1 :],
            log[:index] + log[index : index + 1] + log[index:],
            (*log[:index], log[index + 1], log[index], *log[index + 2 :]),
        ):
            bad = through_a_file(msgspec.structs.replace(record, log=wrong), book, replay)
            assert bad.key in ("record-sequence", "record-start")
            numbered = tuple(msgspec.structs.replace(entry, seq=at) for at, entry in enumerate(wrong, start=1))
            bad = through_a_file(msgspec.structs.replace(record, log=numbered), book, replay)
            assert int(bad.values["entry"]) >= index + 1


@every_file
def test_the_end_cut_off_is_noticed_if_there_was_a_result(book: Rulebook, record: Record) -> None:
    shorter = msgspec.structs.replace(record, log=record.log[:-3])
    if record.result:
        assert through_a_file(shorter, book, replay).key == "record-result"
    else:
        replay(read(write(shorter)), book)


def test_a_result_that_the_game_does_not_lead_to_is_noticed() -> None:
    book, record = FILES["toy"]
    assert record.result
    for wrong in (
        None,
        msgspec.structs.replace(record.result, scores=(99, *record.result.scores[1:])),
        msgspec.structs.replace(record.result, winners=(0, 1, 2)),
        msgspec.structs.replace(record.result, over="peace"),
    ):
        assert through_a_file(msgspec.structs.replace(record, result=wrong), book, verify).key == "record-result"
    running = msgspec.structs.replace(FILES["running"][1], result=record.result)
    assert through_a_file(running, OFFLINE, replay).key == "record-result"


def test_moves_and_resignations_after_the_end_are_refused() -> None:
    book, record = FILES["void"]
    last = record.log[-1]
    for more in ({"kind": "move", "seat": 0, "do": "none"}, {"kind": "resign", "seat": 0}, {"kind": "clock", "seat": None}):
        entry = msgspec.structs.replace(last, seq=last.seq + 1, ply=last.ply + 1, **more)
        bad = through_a_file(msgspec.structs.replace(record, log=(*record.log, entry)), book, replay)
        assert int(bad.values["entry"]) == last.seq + 1
