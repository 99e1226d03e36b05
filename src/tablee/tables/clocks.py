"""Clocks of a table: how long a seat may think, and what its thinking has cost.

Time in which no server ran is not charged: the caller gives it as `pauses`, pairs of begin and end.
"""

from __future__ import annotations

from collections.abc import Sequence

from tablee.tables.sheet import Pace, Sheet

Pauses = Sequence[tuple[int, int]]

GRACE_LIVE = 60_000
GRACE_UNTIMED = 300_000
MISSED_UNTIL_AWAY = 2
"""Moves missed in a row after which a seat counts as absent."""


def used(since: int, now: int, pauses: Pauses = ()) -> int:
    """Milliseconds of thinking between two moments.

    >>> used(1_000, 9_000, [(2_000, 5_000), (8_500, 20_000)])
    4500
    """
    thinking = max(0, now - since)
    for begin, end in pauses:
        thinking -= max(0, min(end, now) - max(begin, since))
    return max(0, thinking)


def wind(sheet: Sheet) -> None:
    """Set every clock for the start of a game, or for a new pace."""
    for seat in sheet.seats:
        seat.clock = sheet.pace.seconds * 1000 if sheet.pace.kind == "game" else None


def settle(sheet: Sheet, actor: int, now: int, pauses: Pauses) -> None:
    """Take the thinking of this turn so far off the actor's clock, if it has one."""
    clock = sheet.seats[actor].clock
    if clock is not None:
        sheet.seats[actor].clock = max(0, clock - used(sheet.turn_since, now, pauses))
        sheet.turn_since = now


def add(sheet: Sheet, actor: int) -> None:
    """The increment for a turn that the actor has decided."""
    clock = sheet.seats[actor].clock
    if clock is not None:
        sheet.seats[actor].clock = clock + sheet.pace.increment * 1000


def allowance(sheet: Sheet, actor: int) -> int | None:
    """Milliseconds the actor has for this turn, None if there is no limit."""
    if sheet.pace.kind == "move":
        return sheet.pace.seconds * 1000
    return sheet.seats[actor].clock if sheet.pace.kind == "game" else None


def deadline(sheet: Sheet, actor: int, pauses: Pauses = ()) -> int | None:
    """When the actor's time runs out, None if it does not."""
    left = allowance(sheet, actor)
    return None if left is None else later(sheet.turn_since, left, pauses)


def later(since: int, span: int, pauses: Pauses = ()) -> int:
    """The moment at which so much time has been used.

    >>> later(1_000, 4_500, [(2_000, 5_000), (8_500, 20_000)])
    8500
    """
    moment = since + span
    for begin, end in sorted(pauses):
        if begin < moment and end > since:
            moment += end - max(begin, since)
    return moment


def grace(pace: Pace, *, paused: bool = False) -> int | None:
    """Milliseconds somebody may be away before a bot holds the seat, None if nobody is expected to stay.

    In a pause no clock runs; by correspondence people then have as long as for a move.
    """
    if pace.by_correspondence:
        return pace.seconds * 1000 if paused else None
    return GRACE_UNTIMED if pace.kind == "none" else GRACE_LIVE
