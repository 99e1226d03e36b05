"""What happened while an action was played, each thing with the seats that may see it.

A rule calls `emit(events, KIND, seen_by, a, b, c, d)`; the meaning of the four numbers is the game's. What only some
seats may know is emitted twice: in full to those, without the secret to the others.
"""

from __future__ import annotations

import struct
from collections.abc import Sequence
from typing import NamedTuple, overload

from tablee.core.layout import Record, i32
from tablee.core.rule import replaced_when_compiled, rule

CAPACITY = 128
"""Events one action can cause at the most, in any game; each game proves its own worst case below this."""

SPECTATOR = -1
"""The seat number of somebody who only watches."""

_SPECTATOR_BIT = 1 << 15
EVERYBODY = 0xFFFF


class Event(NamedTuple):
    """One thing that happened; `seen_by` has a bit for each seat that may know it."""

    kind: int
    seen_by: int
    a: int = 0
    b: int = 0
    c: int = 0
    d: int = 0


class Events(list[Event]):
    """The interpreter's buffer: a list that keeps to the compiled buffer's capacity."""

    def seen_from(self, seat: int) -> list[Event]:
        """The events that `seat` (or SPECTATOR) may know, in order."""
        bit = _SPECTATOR_BIT if seat == SPECTATOR else 1 << seat
        return [event for event in self if event.seen_by & bit]


_PACKED = struct.Struct("<6i")


class EventLog(Sequence[Events]):
    """What happened at each entry of a log, kept as packed numbers.

    A server holds the whole past of a thousand tables. As objects it took most of their memory, and the garbage collector
    walked through all of it again and again.
    """

    def __init__(self, packed: Sequence[bytes] = ()) -> None:
        self._packed = list(packed)
        self._last: tuple[int, Events] = (-1, Events())
        """The newest entry as it came. One pair: another thread may be reading."""

    def append(self, events: Events) -> None:
        """What happened at the next entry; nothing is added to it afterwards."""
        self._packed.append(b"".join([_PACKED.pack(*event) for event in events]))
        self._last = (len(self._packed) - 1, events)

    def copy(self) -> EventLog:
        """An independent log."""
        return EventLog(self._packed)

    def __len__(self) -> int:
        return len(self._packed)

    def __eq__(self, other: object) -> bool:
        return isinstance(other, EventLog) and self._packed == other._packed

    __hash__ = None  # type: ignore[assignment]

    @overload
    def __getitem__(self, at: int) -> Events: ...
    @overload
    def __getitem__(self, at: slice) -> Sequence[Events]: ...
    def __getitem__(self, at: int | slice) -> Events | Sequence[Events]:
        if isinstance(at, slice):
            return EventLog(self._packed[at])
        newest, events = self._last
        return events if at == newest >= 0 else Events(map(Event._make, _PACKED.iter_unpack(self._packed[at])))


class EventBuffer(Record):
    """The compiled form's buffer."""

    count = i32("events emitted; above CAPACITY some were lost, which is an error")
    items = i32[CAPACITY, 6]("kind, seen_by and four numbers of each event")


class TooManyEvents(RuntimeError):
    """A rule emitted more events than its game proved possible."""


@replaced_when_compiled(by="tablee.core.compiled_chance:emit")
def emit(events: Events, kind: int, seen_by: int, a: int = 0, b: int = 0, c: int = 0, d: int = 0) -> None:
    """Report that something happened."""
    if len(events) == CAPACITY:
        raise TooManyEvents(f"event {kind} is number {CAPACITY + 1} of one action")
    events.append(Event(kind, seen_by, a, b, c, d))


@rule
def only(seat: int) -> int:
    """Seen by `seat` alone."""
    return 1 << seat


@rule
def all_but(seat: int) -> int:
    """Seen by everybody, spectators included, except `seat`."""
    return EVERYBODY & ~(1 << seat)
