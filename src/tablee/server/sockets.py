"""One WebSocket at a table: what it may see, what it may ask, and what waits to be sent to it."""

from __future__ import annotations

import asyncio
from collections import deque
from typing import TYPE_CHECKING, Any

import msgspec

from tablee.core.decision import Refused
from tablee.core.events import SPECTATOR
from tablee.core.texts import Complaint
from tablee.server import protocol as say
from tablee.server.store import Person, ReadOnly
from tablee.tables import seating
from tablee.tables.kept import not_allowed
from tablee.tables.sheet import NO_CLOCK, Change
from tablee.tables.table import Table

if TYPE_CHECKING:
    from tablee.server.carrier import Carrier
    from tablee.server.live import LiveTable

WAITING = 64
"""Messages that may wait for a slow reader; beyond that news is dropped and the present view is sent instead."""

_decode = msgspec.json.Decoder(say.FromClient)


class Connection:
    """A person's socket. `viewer` is whose eyes it sees with: an own seat, or SPECTATOR."""

    def __init__(self, node: Carrier, live: LiveTable, person: Person, language: str) -> None:
        self.node = node
        self.live = live
        self.person = person
        self.language = language
        self.seats = tuple(live.table.sheet.seats_of(person.id))
        self.viewer = self._own_viewer()
        self.version = 0
        self.watching = True
        self.is_behind = False
        """Whether news was dropped; the next message is then a fresh welcome."""
        self._waiting: deque[tuple[bytes, bool]] = deque()
        """What is to be sent, and whether it answers a message of the client."""
        self._ready = asyncio.Event()
        self._room = asyncio.Event()
        self._gone = False

    def _own_viewer(self) -> int:
        """One's own seat; where one device is shared, nobody's until a seat shows itself."""
        sheet = self.live.table.sheet
        return self.seats[0] if self.seats and not sheet.hot_seat else SPECTATOR

    # Sending

    def send(self, message: bytes) -> None:
        """Let news wait to be sent; a slow reader loses what waits and gets the present view once it reads again."""
        if self.is_behind or self._gone:
            return
        if len(self._waiting) >= WAITING:
            self._waiting = deque(waiting for waiting in self._waiting if waiting[1])
            self.is_behind = True
        else:
            self._waiting.append((message, False))
        self._ready.set()

    def send_frame(self, version: int, message: bytes) -> None:
        """Send a frame and remember that it was sent."""
        self.version = version
        self.send(message)

    def answer(self, message: bytes) -> None:
        """Answer a message of the client, after the news that came of it; answers are never dropped."""
        if not self._gone:
            self._waiting.append((message, True))
            self._ready.set()

    async def next_message(self) -> bytes:
        """The next message to be sent, when there is one."""
        while not self._waiting:
            if self.is_behind:
                try:
                    async with self.node.settled(self.live.table.sheet.id):
                        self.is_behind = False
                        return self.welcome()
                except ReadOnly:
                    await asyncio.sleep(1)
                    continue
            self._ready.clear()
            await self._ready.wait()
        self._room.set()
        return self._waiting.popleft()[0]

    async def _until_read(self) -> None:
        """Take nothing more from somebody who does not read what we say."""
        while len(self._waiting) > 2 * WAITING:
            self._room.clear()
            await self._room.wait()

    def hang_up(self) -> None:
        """Nothing can be sent any more."""
        self._gone = True
        self._waiting.clear()
        self._room.set()

    def welcome(self) -> bytes:
        """The first message, with everything this connection may see now."""
        table = self.live.table
        stream = table.stream(self.viewer)
        self.version = stream.version
        orders = table.sheet.seats[self.viewer].orders if self.viewer != SPECTATOR else {}
        greeting = say.Welcome(
            protocol=say.PROTOCOL,
            table=self.live.info(self.node.name_of, self.node.thinkers.really_plays, self.node.now()),
            seats=self.seats,
            seat=self.viewer,
            frame=None,
            chat=self.node.chat.heard_by(self),
            orders=orders,
            read_only=self.node.store.read_only,
        )
        packed = msgspec.json.encode(greeting)
        if stream.frame is None:
            return packed
        return packed.replace(b'"frame":null', b'"frame":' + stream.frame.message(), 1)

    # Seats

    def look_again(self) -> None:
        """Seats have changed hands: see with the eyes that are this person's now."""
        seats = tuple(self.live.table.sheet.seats_of(self.person.id))
        if seats != self.seats:
            self.seats = seats
            self.see_as(self._own_viewer())

    def see_as(self, viewer: int) -> None:
        """See with other eyes from now on."""
        self.viewer = viewer
        self.send(self.welcome())

    def cover_if_passed_on(self) -> None:
        """Where one device is shared, what a seat sees is covered as soon as somebody else must decide."""
        table = self.live.table
        if table.sheet.hot_seat and self.viewer != SPECTATOR and table.actor not in (self.viewer, None):
            self.see_as(SPECTATOR)

    def acting_seat(self) -> int:
        """The own seat that speaks: the one it sees with."""
        if self.viewer == SPECTATOR:
            raise not_allowed("no-seat-of-yours")
        return self.viewer

    def own_seat(self) -> int:
        """A seat of this person, whichever it sees with."""
        if not self.seats:
            raise not_allowed("no-seat-of-yours")
        return self.seats[0]

    # Receiving

    async def receive(self, data: str | bytes) -> None:
        """Carry out one message of the client and answer it."""
        await self._until_read()
        try:
            message = _decode.decode(data)
        except (msgspec.DecodeError, UnicodeError, RecursionError):
            self._refuse("", Complaint("message-unreadable", package="tablee.server"))
            return
        if isinstance(message, say.Ping):
            await self._pong(message)
            return
        if isinstance(message, say.Look):
            await self._look(message)
            return
        try:
            if (self.person.id, message.id) not in self.live.done:
                await self._carry_out(message)
        except Complaint as complaint:
            self._refuse(message.id, complaint)
        else:
            self.live.remember(self.person.id, message.id)
            self.answer(msgspec.json.encode(say.Done(message.id)))

    async def _pong(self, ping: say.Ping) -> None:
        try:
            async with self.node.settled(self.live.table.sheet.id) as live:
                stream = live.table.stream(self.viewer)
                if ping.version != stream.version and stream.frame is not None:
                    self.send_frame(stream.version, stream.frame.message())
                self.answer(msgspec.json.encode(say.Pong(stream.version, self.node.now())))
        except ReadOnly:  # the database does not answer: there is nothing newer than what was shown
            self.answer(msgspec.json.encode(say.Pong(self.version, self.node.now())))

    async def _look(self, look: say.Look) -> None:
        """Answer with what a decision would do, or why it is not allowed; nothing changes."""
        try:
            async with self.node.settled(self.live.table.sheet.id) as live:
                table = live.table
                if table.actor is None or self.viewer != table.actor:
                    raise not_allowed("not-your-turn")
                action = table.book.read_action(table.box, table.state, look.do)
                shown = table.book.preview(table.box, table.state, action, self.viewer)
                self.answer(msgspec.json.encode(say.Preview(look.id, shown)))
        except Complaint as complaint:
            self._refuse(look.id, complaint)

    async def _carry_out(self, message: Any) -> None:
        node, live, person = self.node, self.live, self.person.id
        match message:
            case say.Play():
                await node.play(live, self, message)
            case say.Undo():
                await node.step(live, lambda table, now: self._undo(table, message.id, now))
            case say.Resign():
                await node.step(live, lambda table, now: table.resign(self.acting_seat(), now))
            case say.Propose():
                await node.step(live, lambda table, now: self._propose(table, message, now))
            case say.Answer():
                await node.step(live, lambda table, now: self._answer(table, message.yes, now))
            case say.Order():
                await node.step(live, lambda table, now: table.order(self.acting_seat(), message.point, message.choice, now))
            case say.Ready():
                await node.step(live, lambda table, now: self._ready_or_back(table, message.ready, now))
            case say.Promise():
                await node.step(live, lambda table, now: seating.promise(table, person, message.promise, now))
            case say.Open():
                await node.step(live, lambda table, now: seating.open_entropy(table, person, message.entropy, now))
            case say.Say():
                await node.chat.speak(live, self, message)
            case say.Watch():
                self.watching = message.watching
                await node.presence.watch(self)
            case say.Show():
                async with node.settled(live.table.sheet.id) as live:
                    self._show(live.table, message.seat)

    def _propose(self, table: Table, message: say.Propose, now: int) -> Change:
        """A question to everybody at the table."""
        if message.what == "open":
            return table.propose_open(self.own_seat(), now)
        if message.what == "resume":
            return table.propose_resume(self.own_seat(), now)
        if message.what == "end":
            return table.propose_end(self.acting_seat(), now)
        pace = message.pace or NO_CLOCK
        seating.check_pace(pace)
        return table.propose_pace(self.acting_seat(), pace, now)

    def _answer(self, table: Table, yes: bool, now: int) -> Change:
        """A person's answer, for all seats that person holds."""
        vote = table.sheet.vote
        held = [seat for seat in self.seats if vote is None or seat in table.sheet.voters(vote.kind)]
        return table.answer(held[0] if held else self.own_seat(), yes, now)

    def _undo(self, table: Table, message_id: str, now: int) -> Change | None:
        seat = self.acting_seat()
        return None if table.answered(seat, message_id) else table.undo(seat, now, move_id=message_id)

    def _ready_or_back(self, table: Table, is_ready: bool, now: int) -> Change | None:
        if is_ready and table.sheet.status == "running" and self.seats:
            return table.come_back(self.person.id, now)
        return seating.ready(table, self.person.id, is_ready, now)

    def _show(self, table: Table, seat: int | None) -> None:
        """Hot seat: whoever holds the device has confirmed which seat they are."""
        if not table.sheet.hot_seat:
            raise not_allowed("not-hot-seat")
        if seat is not None and seat not in self.seats:
            raise not_allowed("no-seat-of-yours")
        if seat is not None and table.sheet.status in ("open", "opening"):
            raise not_allowed("not-running")
        if seat is not None and table.actor not in (seat, None):
            raise not_allowed("not-your-turn")
        self.see_as(SPECTATOR if seat is None else seat)

    def _refuse(self, message_id: str, complaint: Complaint) -> None:
        clause = complaint.clause if isinstance(complaint, Refused) else ""
        refusal = say.Refused(message_id, complaint.key, clause, complaint.values, complaint.say(self.language))
        self.answer(msgspec.json.encode(refusal))
