"""A table in play: the game's course, the sheet, and every step that people, bots and clocks can take.

Each step changes the table in memory and gives the `Change` to be stored. Whoever carries a table stores the change before
anybody is told, and forgets this object if the change did not take.
"""

from __future__ import annotations

from collections.abc import Mapping
from itertools import takewhile
from typing import Any

import msgspec

from tablee.core.course import Entry
from tablee.core.events import SPECTATOR
from tablee.core.record import result_of
from tablee.core.rulebook import winners
from tablee.core.texts import Complaint
from tablee.core.view import Told
from tablee.tables import clocks, undo
from tablee.tables.kept import KeptTable, not_allowed
from tablee.tables.sheet import Change, Job, Notice, Pace, Vote

MINUTE = 60_000
"""Milliseconds of a minute."""

OPENING = 5_000
"""Milliseconds that clients have to open their entropy before the game starts without it."""

TAKEN_BACK = 1_000
"""Entries that a log may have beyond the longest game: undos end there, so that any table is opened quickly."""

SEEN = 40
"""Events that a question about an undo names at the most."""


class Table(KeptTable):
    """A table and every step that can be taken at it."""

    @property
    def actor(self) -> int | None:
        """The seat that must decide, None before the start, after the end, and while the table is paused."""
        return self.state.actor if self.sheet.status == "running" and self.sheet.paused is None else None

    # Steps of the game

    def begin(self, now: int) -> None:
        """Set the game up; `seating.start` calls this once the secret and all entropies are fixed."""
        self._note(self.course.begin(), now, None, None)
        self._play_single_choices(now)

    def play(
        self, seat: int, do: int | str | Mapping[str, Any], now: int, *, move_id: str | None = None, by: str | None = None
    ) -> Change:
        """A decision by the seat that must decide."""
        before = len(self.course.log)
        self._decide(seat, do, now, move_id, by)
        return self.changed(now, before)

    def _decide(self, seat: int, do: int | str | Mapping[str, Any], now: int, move_id: str | None, by: str | None) -> None:
        self._must_run()
        if by is None:
            self._must_hold(seat)
        if seat != self.actor:
            raise not_allowed("not-your-turn")
        action = self.book.read_action(self.box, self.state, do)
        holder = self.sheet.seats[seat]
        if by is None and holder.stand_in:
            self._return(seat, now)
        self._note(self.course.move(action, seat), now, move_id, by)
        self._play_single_choices(now)
        if by != "clock":
            holder.missed = 0
        if self.state.actor != seat and not holder.player:
            clocks.settle(self.sheet, seat, now, self.pauses)
            clocks.add(self.sheet, seat)
        self._ask(seat, now)

    def _ask(self, before: int, now: int) -> None:
        """The next decision is asked for; where it passes on from the seat `before`, another clock runs.

        A question to everybody lapses when the decision passes on, or when the asker decides: not before, or others
        would see how many secret decisions somebody takes.
        """
        self.sheet.asked = now
        passed_on = self.state.actor != before
        if passed_on:
            self.sheet.turn_since = now
        if self.sheet.vote is not None and (passed_on or self.sheet.vote.seat == before):
            self.sheet.vote = None

    def _play_single_choices(self, now: int) -> None:
        """Decisions with one choice that everybody can see are played by the table, and logged."""
        while not self.state.over and self.state.point in self.book.automatic:
            actions = self.book.actions(self.box, self.state)
            if len(actions) != 1:
                break
            self._note(self.course.move(actions[0]), now, None, "auto")

    def _note(self, entry: Entry, now: int, move_id: str | None, by: str | None) -> None:
        self._replace_last(msgspec.structs.replace(entry, at=now, id=move_id, by=by))

    def answered(self, seat: int, move_id: str) -> Entry | None:
        """The entry that this client id of this seat has already led to."""
        return self._answers.get((seat, move_id))

    def time_out(self, now: int) -> Change | None:
        """The actor's time has run out: the default is played until the decision passes on. None if it has not."""
        actor = self.actor
        if actor is None or self.sheet.seats[actor].player:
            return None
        moment = clocks.deadline(self.sheet, actor, self.pauses)
        if moment is None or now < moment:
            return None
        before = len(self.course.log)
        holder = self.sheet.seats[actor]
        holder.missed += 1
        while self.state.actor == actor:
            self._decide(actor, self.book.default(self.box, self.state), now, None, "clock")
        if holder.missed >= clocks.MISSED_UNTIL_AWAY and not self.state.over:
            self._stand_in(actor, now)
        return self.changed(now, before)

    def resign(self, seat: int, now: int) -> Change:
        """The seat's owner leaves for good: the contract's rule, or a bot if the rules say nothing of it."""
        self._must_run()
        self._must_hold(seat)
        before = len(self.course.log)
        self.sheet.seats[seat].resigned = True
        self.sheet.vote = None
        self._leave(seat, now)
        return self.changed(now, before)

    def _leave(self, seat: int, now: int) -> None:
        actor = self.state.actor
        entry = self.course.outside("resign", seat)
        if entry is None:
            self._stand_in(seat, now)
        else:
            self._go_on_after(entry, actor, now)

    def _go_on_after(self, entry: Entry, actor: int, now: int) -> None:
        """Something came from outside while `actor` was deciding, and the rules have acted."""
        self._note(entry, now, None, None)
        self._play_single_choices(now)
        if self.state.actor != actor:
            clocks.settle(self.sheet, actor, now, self.pauses)
        self._ask(actor, now)

    def bell_at(self) -> int | None:
        """When the game's own clock runs out, None if it has none or has rung."""
        minutes = self.book.minutes(self.box)
        if (
            not minutes
            or self.sheet.paused is not None
            or self.sheet.started is None
            or any(cause.kind == "clock" for cause in self.course.causes)
        ):
            return None
        return clocks.later(self.sheet.started, minutes * MINUTE + self.sheet.halted, self.pauses)

    def ring(self, now: int) -> Change | None:
        """The game's own clock has run out; the rules say what that means. None if it has not, or they say nothing."""
        actor, moment = self.actor, self.bell_at()
        if actor is None or moment is None or now < moment:
            return None
        before = len(self.course.log)
        entry = self.course.outside("clock")
        if entry is None:
            return None
        self._go_on_after(entry, actor, now)
        return self.changed(now, before)

    # Absence

    def leave_for_now(self, person: str, now: int, at: str = "") -> Change | None:
        """A person's last connection, to a node, has closed; nothing if they have been seen at another one since."""
        if at and any(self.sheet.seats[number].at not in ("", at) for number in self.sheet.seats_of(person)):
            return None
        return self._presence(person, now, away=True, at="")

    def come_back(self, person: str, now: int, at: str = "") -> Change | None:
        """A person is here again, connected to a node; seats held by a bot meanwhile are theirs again."""
        return self._presence(person, now, away=False, at=at)

    def _presence(self, person: str, now: int, away: bool, at: str) -> Change | None:
        before = len(self.course.log)
        changed = False
        if not away and not self._somebody_is_here():
            for seat in self.sheet.seats:
                if seat.away_since is not None:
                    seat.away_since = now  # until now nobody was waiting for them
        for number in self.sheet.seats_of(person):
            seat = self.sheet.seats[number]
            if (seat.away_since is not None) != away:
                seat.away_since = now if away else None
                changed = True
            if seat.at != at:
                seat.at = at
                changed = True
            if (seat.unseen is not None) != away:
                seat.unseen = now if away else None
                changed = True
            if not away and seat.stand_in and not seat.resigned and self.sheet.status == "running":
                self._return(number, now)
                changed = True
        return self.changed(now, before) if changed else None

    def watch(self, person: str, watching: bool, now: int) -> Change | None:
        """Somebody who is here turns to the table, or away from it; nobody else sees a difference. None if nothing changes."""
        turned = [seat for seat in self.sheet.seats if seat.person == person and (seat.unseen is None) != watching]
        for seat in turned:
            seat.unseen = None if watching else now
        return self.changed(now, len(self.course.log)) if turned else None

    def notice_at(self) -> int | None:
        """When whoever must decide is to be told so from afar, None if they know or were told."""
        if self.actor is None or self.sheet.told == self.sheet.turn_since or self.sheet.unaware() is None:
            return None
        slow = self.sheet.pace.by_correspondence
        return self.sheet.turn_since + (self.tempo.notice_slow if slow else self.tempo.notice_live)

    def tell_turn(self, now: int) -> Change | None:
        """Let whoever must decide be told so, once for each turn. None if it is too early, or they know."""
        moment, person = self.notice_at(), self.sheet.unaware()
        if moment is None or person is None or now < moment:
            return None
        self.sheet.told = self.sheet.turn_since
        change = self.changed(now, len(self.course.log))
        change.notices = [Notice(person, self.sheet.turn_since)]
        return change

    def _somebody_is_here(self, but: str | None = None) -> bool:
        return any(
            seat.person is not None and seat.person != but and seat.away_since is None and not seat.resigned
            for seat in self.sheet.seats
        )

    def grace_over(self, seat: int, now: int) -> Change | None:
        """Somebody has been away too long while others wait: a bot holds the seat. None if not."""
        moment = self._grace_end(seat)
        if moment is None or now < moment:
            return None
        before = len(self.course.log)
        self._stand_in(seat, now)
        return self.changed(now, before)

    def _grace_end(self, number: int) -> int | None:
        seat = self.sheet.seats[number]
        grace = clocks.grace(self.sheet.pace, paused=self.sheet.paused is not None)
        if self.sheet.status != "running" or seat.away_since is None or seat.player or grace is None:
            return None
        waited_for = self._somebody_is_here(but=seat.person) or (self.sheet.paused and self.sheet.pace.by_correspondence)
        return clocks.later(seat.away_since, grace, self.pauses) if waited_for else None

    def _stand_in(self, seat: int, now: int) -> None:
        """A bot holds the seat. The owner's thinking is charged so far: going and coming must not stop a clock."""
        self.sheet.seats[seat].stand_in = "greedy"
        if self.sheet.paused is not None:
            return  # nothing is written into the log of a paused table; it is caught up on when the game goes on
        self._note(self.course.seat_bot(seat, "greedy"), now, None, None)
        if seat == self.state.actor:
            clocks.settle(self.sheet, seat, now, self.pauses)
            self.sheet.asked = now

    def _return(self, seat: int, now: int) -> None:
        """The seat is its owner's again."""
        self.sheet.seats[seat].stand_in = None
        self.sheet.seats[seat].missed = 0
        if self.sheet.paused is None:
            self._note(self.course.seat_bot(seat, ""), now, None, None)

    # Undo and votes

    def undo(self, seat: int, now: int, *, move_id: str | None = None) -> Change:
        """Take back: at once inside one's own turn if nothing was revealed, else by a vote of everybody."""
        self._must_run()
        self._must_hold(seat)
        if not self.sheet.options.get("take_back", True):
            raise not_allowed("no-take-back")
        if len(self.course.log) >= self.book.most_plies + TAKEN_BACK:
            raise not_allowed("undo-enough")
        target = undo.free_target(self.course, seat)
        if target is not None:
            return self._go_back(target, seat, crossing=False, now=now, move_id=move_id)
        if self.sheet.rated:
            raise not_allowed("undo-rated")
        target = undo.asked_target(self.course, seat)
        if target is None:
            raise not_allowed("undo-nothing-yours")
        return self._propose(Vote("undo", seat, [seat], to=target, seen=self._seen_since(target)), now)

    def _seen_since(self, ply: int) -> list[Told]:
        """What everybody has seen since the position after `ply`."""
        events = [
            event for cause in self.course.causes[ply + 1 :] for event in self.course.events[cause.seq - 1].seen_from(SPECTATOR)
        ]
        return [self.book.tell(self.box, event) for event in events[-SEEN:]]

    def _go_back(self, to: int, seat: int, *, crossing: bool, now: int, move_id: str | None = None) -> Change:
        before = len(self.course.log)
        actor = self.state.actor
        self._note(self.course.undo(to, crossing=crossing, seat=seat), now, move_id, None)
        if self.state.actor != actor:
            clocks.settle(self.sheet, actor, now, self.pauses)
        self._ask(actor, now)
        return self.changed(now, before)

    def propose_end(self, seat: int, now: int) -> Change:
        """Ask everybody to end the game without a result."""
        self._must_be_under_way()
        self._must_hold(seat)
        return self._propose(Vote("end", seat, [seat]), now)

    def propose_resume(self, seat: int, now: int) -> Change:
        """Ask everybody to go on from where the installed rules still follow the log."""
        if self.sheet.paused is None or self.sheet.status != "running" or not self.beyond:
            raise not_allowed("not-paused")
        self._must_hold(seat)
        return self._propose(Vote("resume", seat, [seat]), now)

    def propose_pace(self, seat: int, pace: Pace, now: int) -> Change:
        """Ask everybody to go on under other clock rules."""
        self._must_run()
        self._must_hold(seat)
        if self.sheet.rated:
            raise not_allowed("pace-rated")
        return self._propose(Vote("pace", seat, [seat], pace=pace), now)

    def propose_open(self, seat: int, now: int) -> Change:
        """Ask everybody to open the secret of a game that ended without a result."""
        if self.sheet.status != "closed" or self.sheet.header is None or not self.course.log or self.sheet.opened:
            raise not_allowed("open-nothing")
        return self._propose(Vote("open", seat, [seat]), now)

    def _propose(self, vote: Vote, now: int) -> Change:
        if self.sheet.vote is not None:
            raise not_allowed("vote-open")
        self.sheet.vote = vote
        return self._count(now)

    def answer(self, seat: int, yes: bool, now: int) -> Change:
        """A seat's answer to the open vote; one no ends it."""
        vote = self.sheet.vote
        if vote is None or vote.kind != "open":
            self._must_be_under_way()
        if vote is None or seat not in self.sheet.voters(vote.kind):
            raise not_allowed("no-vote")
        if not yes:
            self.sheet.vote = None
            return self.changed(now, len(self.course.log))
        vote.yes = sorted({*vote.yes, seat})
        return self._count(now)

    def _count(self, now: int) -> Change:
        """Carry the vote out once every person has agreed."""
        vote = self.sheet.vote
        assert vote is not None
        persons = {self.sheet.seats[seat].person for seat in self.sheet.voters(vote.kind)}
        agreed = {self.sheet.seats[seat].person for seat in vote.yes}
        if persons - agreed:
            return self.changed(now, len(self.course.log))
        self.sheet.vote = None
        if vote.kind == "resume":
            return self.resume(now)
        if vote.kind == "open":
            self.sheet.opened = True
            return self.changed(now, len(self.course.log))
        if vote.kind == "undo":
            crossing = any(undo.reveals(self.course, ply) for ply in range(vote.to + 1, len(self.course.past)))
            return self._go_back(vote.to, vote.seat, crossing=crossing, now=now)
        if vote.kind == "pace":
            assert vote.pace is not None
            self.sheet.pace = vote.pace
            clocks.wind(self.sheet)
            self.sheet.turn_since = now
        else:
            self.sheet.status = "closed"
            self.sheet.ended = now
        return self.changed(now, len(self.course.log))

    def resume(self, now: int) -> Change:
        """Go on from where the installed rules still follow the log; what was played beyond stays in it, left out."""
        held = {entry.seat: entry.name or "" for entry in self.course.log if entry.kind == "bot"}
        gone = {cause.seat for cause in self.course.causes if cause.kind == "resign"}
        for entry in self.beyond:
            self.course.pass_over(entry)
        before, self.beyond = len(self.course.log), []
        self.end_pause(now)
        assert self.differs is not None
        self._note(self.course.under_new_rules(int(self.differs.values["entry"])), now, None, None)
        self.differs = None
        for number, seat in enumerate(self.sheet.seats):
            if (seat.stand_in or "") != held.get(number, ""):
                self._note(self.course.seat_bot(number, seat.stand_in or ""), now, None, None)
            if seat.resigned and number not in gone and not seat.stand_in and not self.state.over:
                self._leave(number, now)
        self._play_single_choices(now)
        return self.changed(now, before)

    def end_pause(self, now: int) -> None:
        """Let everything run again; nobody is charged for the pause."""
        assert self.sheet.paused is not None
        self.sheet.halted += clocks.used(self.sheet.paused.since, now, self.pauses)
        self.sheet.paused = self.sheet.vote = None
        self.sheet.turn_since = self.sheet.asked = now

    def order(self, seat: int, point: str, choice: str | None, now: int) -> Change:
        """Set or clear a standing order: what to answer at a decision point, unasked."""
        if point not in {self.book.points[reaction] for reaction in self.book.reactions} or len(choice or "") > 40:
            raise not_allowed("order-unknown")
        orders = dict(self.sheet.seats[seat].orders)
        orders.pop(point, None)
        if choice is not None:
            orders[point] = choice
        self.sheet.seats[seat].orders = orders
        return self.changed(now, len(self.course.log))

    def standing_order(self) -> str | None:
        """What the actor has ordered for the reaction that is open, None if that cannot be done now."""
        actor = self.actor
        if actor is None or not self.is_reaction:
            return None
        order = self.sheet.seats[actor].orders.get(self.book.points[self.state.point])
        try:
            return order if order and self.book.read_action(self.box, self.state, order) >= 0 else None
        except Complaint:
            return None

    # What is to be stored

    def _must_run(self) -> None:
        self._must_be_under_way()
        if self.sheet.paused is not None:
            raise not_allowed("paused")

    def _must_be_under_way(self) -> None:
        if self.sheet.status != "running":
            raise not_allowed("not-running")

    def _must_hold(self, seat: int) -> None:
        if self.sheet.seats[seat].resigned:
            raise not_allowed("already-resigned")

    def changed(self, now: int, entries_before: int) -> Change:
        """The change to store, with all jobs that the table now needs."""
        if self.sheet.status == "running" and self.sheet.paused is None and self.state.over:
            # A game that nobody won was abandoned: it stays closed, as if everybody had agreed to end it.
            self.sheet.status = "over" if winners(self.state) else "closed"
            self.sheet.ended = now
            self.sheet.vote = None
            self.sheet.result = result_of(self.book, self.box, self.state)
        self.sheet.actor = self.actor
        change = Change(self.sheet.id, self.revision, self.sheet, len(self.course.log) - entries_before, self.jobs())
        self.revision += 1
        return change

    def jobs(self) -> list[Job]:
        """Everything that must happen to this table by itself if nobody acts."""
        if self.sheet.status == "opening":
            return [Job("opening", self.sheet.turn_since + OPENING)]
        actor = self.actor
        if actor is None:
            return self._graces()
        jobs = self._graces()
        seat = self.sheet.seats[actor]
        ply = str(len(self.course.past))
        if seat.player:
            pause = self.tempo.reaction if self.is_reaction else self.tempo.bot if self._showed_something else 0
            jobs.append(Job("bot", self.sheet.asked + pause, ply))
        elif self.standing_order() is not None:
            jobs.append(Job("order", self.sheet.asked + self.tempo.reaction, ply))
        if not seat.player:
            moment = clocks.deadline(self.sheet, actor, self.pauses)
            if moment is not None:
                jobs.append(Job("clock", moment, ply))
        moment = self.bell_at()
        if moment is not None:
            jobs.append(Job("bell", moment))
        moment = self.notice_at()
        if moment is not None:
            jobs.append(Job("notice", moment))
        return jobs

    def _graces(self) -> list[Job]:
        ends = [(number, self._grace_end(number)) for number in range(len(self.sheet.seats))]
        return [Job("grace", end, str(number)) for number, end in ends if end is not None]

    @property
    def _showed_something(self) -> bool:
        """Whether what led to the open decision showed others anything: if not, they have nothing to follow."""
        log, actor = self.course.log, self.state.actor
        latest = list(takewhile(lambda number: log[number].at == self.sheet.asked, reversed(range(len(log)))))
        silent = all(
            log[number].kind == "move"
            and log[number].seat == actor
            and not any(event.seen_by & ~(1 << actor) for event in self.course.events[number])
            for number in latest
        )
        return not (latest and silent)

    @property
    def is_reaction(self) -> bool:
        """Whether the open decision answers somebody else's action, so that its timing must tell nothing."""
        return self.state.point in self.book.reactions

    def may_answer_at(self) -> int:
        """The moment before which no answer to the open decision is shown."""
        return self.sheet.asked + (self.tempo.reaction if self.is_reaction else 0)
