"""Events: who may see what, and a buffer that does not overflow in silence."""

from __future__ import annotations

from typing import Any

import pytest

from tablee.core import compiled_chance
from tablee.core.events import (
    CAPACITY,
    EVERYBODY,
    SPECTATOR,
    Event,
    EventBuffer,
    EventLog,
    Events,
    TooManyEvents,
    all_but,
    emit,
    only,
)
from tablee.core.position import SEATS

WATCHERS = (*range(SEATS), SPECTATOR)


def seen_by(mask: int) -> list[int]:
    events = Events()
    emit(events, 1, mask)
    return [seat for seat in WATCHERS if events.seen_from(seat)]


def test_everybody_includes_spectators() -> None:
    assert seen_by(EVERYBODY) == list(WATCHERS)


@pytest.mark.parametrize("seat", range(SEATS))
def test_one_seat_alone_and_all_the_others(seat: int) -> None:
    assert seen_by(only(seat)) == [seat]
    assert seen_by(all_but(seat)) == [other for other in WATCHERS if other != seat]
    assert only(seat) | all_but(seat) == EVERYBODY


def test_two_seats_share_a_secret() -> None:
    both = only(1) | only(4)
    assert seen_by(both) == [1, 4]
    assert seen_by(EVERYBODY & ~both) == [0, 2, 3, 5, SPECTATOR]


def test_events_keep_their_order_and_numbers() -> None:
    events = Events()
    emit(events, 3, EVERYBODY, 10, 20)
    emit(events, 4, only(0), 1, 2, 3, -4)
    emit(events, 5, all_but(0))
    assert events.seen_from(0) == [Event(3, EVERYBODY, 10, 20, 0, 0), Event(4, 1, 1, 2, 3, -4)]
    assert [event.kind for event in events.seen_from(SPECTATOR)] == [3, 5]


def test_more_events_than_the_buffer_holds_are_an_error() -> None:
    events = Events()
    for _ in range(CAPACITY):
        emit(events, 7, EVERYBODY)
    with pytest.raises(TooManyEvents, match=f"event 7 is number {CAPACITY + 1} of one action"):
        emit(events, 7, EVERYBODY)
    assert len(events) == CAPACITY


def test_a_log_gives_back_what_happened_at_each_entry() -> None:
    log = EventLog()
    kept = []
    for number in range(4):
        events = Events()
        for count in range(number):
            emit(events, count, only(number), -number, 2**31 - 1, -(2**31))
        log.append(events)
        kept.append(events)
        assert list(log) == kept
        assert log[-1] == log[number] == events
    twin = log.copy()
    twin.append(Events())
    assert (len(log), len(twin), list(twin[1:3])) == (4, 5, kept[1:3])
    with pytest.raises(IndexError):
        log[4]


def full_buffer(count: int) -> Any:
    """A compiled buffer after so many events, filled by the compiled form's own source on the checked record."""
    buffer = EventBuffer.checked()()
    for number in range(count):
        compiled_chance.emit(buffer, number, only(1), number, -number)
    return buffer


@pytest.mark.xdist_group("compiled")
def test_the_compiled_buffer_gives_the_same_events() -> None:
    from tablee.core.compiled import buffer, happened

    interpreted = Events()
    for number in range(CAPACITY):
        emit(interpreted, number, only(1), number, -number)
    assert happened(buffer(full_buffer(CAPACITY))) == interpreted
    assert happened(buffer(full_buffer(0))) == Events()


@pytest.mark.xdist_group("compiled")
def test_the_compiled_buffer_reports_overflow_and_writes_nothing_beyond() -> None:
    from tablee.core.compiled import buffer, happened

    with pytest.raises(TooManyEvents, match=f"{CAPACITY + 3} events"):
        happened(buffer(full_buffer(CAPACITY + 3)))


@pytest.mark.xdist_group("compiled")
def test_compiled_rules_count_events_that_do_not_fit() -> None:
    import numba
    import numpy as np

    from tablee.core import compiled

    dtype = EventBuffer.dtype()
    compiler = compiled._Compiler(dict.fromkeys(("BOX", "STATE", "CHANCE", "EVENTS"), dtype), cached=True)
    fast_emit = compiler.inner(emit)

    @numba.njit
    def report(room, count):
        events = room.view(dtype)[0]
        for number in range(count):
            fast_emit(events, number, 2, number, -number)

    beyond = 64
    for count in (0, 1, CAPACITY, CAPACITY + 3):
        room = np.zeros(EventBuffer.size() + beyond, np.uint8)
        report(room[: EventBuffer.size()], count)
        assert room[: EventBuffer.size()].tobytes() == full_buffer(count).to_bytes()
        assert not room[EventBuffer.size() :].any()
