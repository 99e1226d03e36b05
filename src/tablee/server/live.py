"""A table that somebody watches or a job concerns: kept in memory, one step at a time, its viewers told after each."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import TYPE_CHECKING

import msgspec

from tablee.core.events import SPECTATOR
from tablee.server.protocol import Changed, Line, SeatInfo, TableInfo, VoteInfo
from tablee.tables.sheet import Seat, Sheet
from tablee.tables.table import Table

if TYPE_CHECKING:
    from tablee.server.sockets import Connection

Plays = Callable[[str, str], str]
"""The level at which a bot really plays a game."""

REMEMBERED = 500
"""Client ids at a table whose answers are remembered, whichever connection they came by."""


class LiveTable:
    """A table, the lock that lets one step at a time through, and the connections at it.

    While the lock is held the table may be ahead of what is stored; whoever shows it to anybody holds the lock.
    """

    def __init__(self, table: Table) -> None:
        self.table = table
        self.lock = asyncio.Lock()
        self.connections: set[Connection] = set()
        self.chat: dict[int, tuple[str, Line]] = {}
        """What was said lately, by number, with its authors."""
        self.watching_elsewhere: dict[str, int] = {}
        """How many look on at other nodes."""
        self.done: dict[tuple[str, str], None] = {}
        """What people have asked for and got, by person and client id."""
        self.touched = 0
        self.dropped = False
        """Set when a change did not take: whoever waits for the lock must load the table anew."""
        self._told: TableInfo | None = None

    def persons_here(self) -> set[str]:
        """Everybody with a connection."""
        return {connection.person.id for connection in self.connections}

    def take_over(self, before: LiveTable) -> None:
        """Go on for the connections of a table that had to be loaded anew; they are told what they have missed."""
        self.connections = before.connections
        self.done = before.done
        self.watching_elsewhere = before.watching_elsewhere
        for connection in self.connections:
            connection.live = self
            connection.look_again()
        self.tell_frames()

    def remember(self, person: str, message_id: str) -> None:
        """This message has been carried out: the same one again has no effect."""
        if len(self.done) >= REMEMBERED:
            self.done.pop(next(iter(self.done)))
        self.done[person, message_id] = None

    def tell_table(self, info: TableInfo) -> None:
        """Send every connection the table as it is now, unless nothing that they may see has changed."""
        news = _news(info)
        if news == self._told:
            return
        self._told = news
        message = msgspec.json.encode(Changed(info))
        for connection in self.connections:
            connection.send(message)

    def tell_frames(self) -> None:
        """Send every connection the frames of its viewer that it does not have yet."""
        messages: dict[tuple[int, int], bytes] = {}
        for connection in list(self.connections):
            connection.cover_if_passed_on()
            if connection.is_behind:
                continue
            stream = self.table.stream(connection.viewer)
            for frame in stream.since(connection.version) if stream.version > connection.version else ():
                key = (connection.viewer, frame.version)
                if key not in messages:
                    messages[key] = frame.message()
                connection.send_frame(frame.version, messages[key])

    @property
    def watchers(self) -> int:
        """How many look on at this node."""
        return sum(connection.viewer == SPECTATOR and not connection.seats for connection in self.connections)

    def info(self, name_of: Callable[[str], str], plays: Plays, now: int) -> TableInfo:
        """The table as everybody sees it."""
        watchers = self.watchers + sum(self.watching_elsewhere.values())
        bell_at = self.table.bell_at() if self.table.actor is not None else None
        return table_info(self.table.sheet, name_of, plays, now, watchers, bell_at)


def _news(info: TableInfo) -> TableInfo:
    """What is worth a message: whose turn it is, and since when, everybody reads off the frame unless a clock is running."""
    if info.pace.kind == "none":
        return msgspec.structs.replace(info, now=0, actor=None, turn_since=0)
    return msgspec.structs.replace(info, now=0)


def table_info(
    sheet: Sheet, name_of: Callable[[str], str], plays: Plays, now: int, watchers: int = 0, bell_at: int | None = None
) -> TableInfo:
    """What everybody may know of a sheet."""
    vote = sheet.vote
    return TableInfo(
        id=sheet.id,
        game=sheet.game,
        edition=sheet.edition,
        edition_hash=sheet.edition_hash,
        options=sheet.options,
        pace=sheet.pace,
        status=sheet.status,
        seats=tuple(_seat_info(seat, name_of, sheet.game, plays) for seat in sheet.seats),
        host=next(iter(sheet.seats_of(sheet.host)), None),
        public=sheet.public,
        rated=sheet.rated,
        hot_seat=sheet.hot_seat,
        coach=sheet.coach,
        commitment=sheet.commitment,
        actor=sheet.actor,
        turn_since=sheet.turn_since,
        bell_at=bell_at,
        now=now,
        vote=VoteInfo(vote.kind, vote.seat, tuple(vote.yes), vote.pace, tuple(vote.seen)) if vote else None,
        origin=sheet.origin,
        watchers=watchers,
        next_table=sheet.next_table,
        opened=sheet.opened,
        paused=sheet.paused is not None and sheet.status == "running",
    )


def _seat_info(seat: Seat, name_of: Callable[[str], str], game: str, plays: Plays) -> SeatInfo:
    return SeatInfo(
        name=name_of(seat.person) if seat.person else seat.bot or "",
        kind="person" if seat.person else "bot" if seat.bot else "free",
        ready=seat.ready,
        here=seat.person is not None and seat.away_since is None,
        stand_in=seat.stand_in is not None,
        plays=plays(game, seat.bot) if seat.bot else "",
        resigned=seat.resigned,
        promised=seat.promise is not None,
        opened=seat.entropy is not None,
        clock=seat.clock,
    )
