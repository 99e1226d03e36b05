"""A table as it is kept: sheet, secret and log, the positions they lead to, and what each viewer may see of them."""

from __future__ import annotations

from collections.abc import Mapping
from functools import lru_cache
from typing import Any

import msgspec

from tablee.core import fairness
from tablee.core.chance import Keyed, Scripted, ScriptError
from tablee.core.course import Course, Entry, left_out
from tablee.core.edition import Edition
from tablee.core.events import SPECTATOR
from tablee.core.options import Value
from tablee.core.record import FORMAT as RECORD_FORMAT
from tablee.core.record import Fairness, Header, Record, result_of
from tablee.core.rulebook import Rulebook
from tablee.core.sight import Sight, moment
from tablee.core.texts import Complaint
from tablee.tables.clocks import Pauses
from tablee.tables.sheet import TEMPO, Pace, Sheet, Tempo
from tablee.tables.stream import RECENT, Frame, Stream


class NotAllowed(Complaint):
    """Something the table, not the game, forbids."""


def not_allowed(key: str, **values: Any) -> NotAllowed:
    """A refusal by the table, with a text of its own."""
    return NotAllowed(key, package="tablee.tables", **values)


@lru_cache(maxsize=256)
def _shared_box(book: Rulebook, players: int, options: tuple[tuple[str, Value], ...], edition: Edition) -> Any:
    return book.box(players, dict(options), edition)


def box_of(book: Rulebook, players: int, options: Mapping[str, Value], edition: Edition) -> Any:
    """The box of a table. It is only read, so tables that play by the same rules share one: it takes most of their memory."""
    return _shared_box(book, players, tuple(sorted(options.items())), edition)


class KeptTable:
    """One table, from its sheet, secret and log."""

    def __init__(
        self,
        sheet: Sheet,
        secret: bytes,
        revision: int,
        log: list[Entry],
        book: Rulebook,
        edition: Edition,
        tempo: Tempo = TEMPO,
    ) -> None:
        self.sheet = sheet
        self.secret = secret
        self.revision = revision
        self.book = book
        self.edition = edition
        self.tempo = tempo
        self.box = box_of(book, len(sheet.seats), sheet.options, edition)
        self.pauses: Pauses = ()
        """When no server ran, as far as it concerns clocks that run now."""
        self._key: bytes | None = None
        self._recorded: Entry | None = None
        self._streams: dict[int, Stream] = {}
        self._answers: dict[tuple[int, str], Entry] = {}
        self.differs: NotAllowed | None = None
        """Why the installed rules do not follow the log to its end, if they do not."""
        self.beyond: list[Entry] = []
        """The entries from there on: what was played under other rules."""
        self.course: Course
        followed = self._follow(log)
        if followed < len(log):
            differs, self.beyond = self.differs, log[followed:]
            self._follow(log[:followed])  # once more, without what the first differing entry left behind
            self.differs = differs

    # The game's course

    def _chance(self, ply: int, epoch: int) -> Keyed | Scripted:
        if self._recorded is not None:
            return Scripted(self._recorded.draws)
        if self._key is None:
            entropies = [bytes.fromhex(seat.entropy) if seat.entropy else fairness.NO_ENTROPY for seat in self.sheet.seats]
            self._key = fairness.table_key(self.secret, entropies)
        table = self.sheet.header.table if self.sheet.header else self.sheet.id
        return Keyed(fairness.ply_seed(self._key, table, ply, epoch))

    def _follow(self, log: list[Entry]) -> int:
        """Fold the stored log, as far as the installed rules follow it; how many of its entries that are."""
        self.course = Course(self.book, self.box, self._chance, self.sheet.start)
        dead = left_out(log)
        for at, entry in enumerate(log):
            if entry.seq in dead:
                self.course.pass_over(entry)
                self._remember(entry)
                continue
            self.differs = self._fold(entry)
            if self.differs is not None:
                return at
            self._replace_last(entry)
        return len(log)

    def _fold(self, entry: Entry) -> NotAllowed | None:
        """Take in an entry, with the draws recorded; why that does not lead where it led, if it does not."""
        self._recorded = entry
        try:
            again = self.course.again(entry)
        except Complaint as refusal:
            return not_allowed("log-refused", entry=str(entry.seq), do=str(entry.do)[:60], reason=refusal)
        except ScriptError:
            again = None
        finally:
            self._recorded = None
        same = again is not None and (again.digest, again.crossing) == (entry.digest, entry.crossing)
        return None if same else not_allowed("log-differs", entry=str(entry.seq))

    def catch_up(self, sheet: Sheet, revision: int, log: list[Entry]) -> None:
        """Take in what somebody else has stored since; the entries are those that this table's log does not have yet.

        Raises NotAllowed where other rules come in: such a table must be loaded as a whole.
        """
        if self.beyond or any(entry.kind == "rules" for entry in log):
            raise not_allowed("log-differs", entry=str(len(self.course.log) + 1))
        self.sheet = sheet
        self.revision = revision
        self._key = None
        for entry in log:
            if (differs := self._fold(entry)) is not None:
                raise differs
            self._replace_last(entry)

    def _replace_last(self, entry: Entry) -> None:
        """Let the log hold the entry with its date, id and author."""
        course = self.course
        if course.causes and course.causes[-1].seq == entry.seq:
            course.causes[-1] = entry
        course.log[-1] = entry
        self._remember(entry)

    def _remember(self, entry: Entry) -> None:
        if entry.id is not None and entry.seat is not None:
            self._answers[entry.seat, entry.id] = entry

    @property
    def state(self) -> Any:
        """The present position."""
        return self.course.state

    def stream(self, viewer: int = SPECTATOR) -> Stream:
        """A viewer's frames, advanced to the present."""
        if viewer not in self._streams:
            self._streams[viewer] = Stream(self.course, viewer)
            self._streams[viewer].skip(len(self.course.log) - RECENT)
        self._streams[viewer].advance()
        return self._streams[viewer]

    def frames(self, viewer: int, entries: int | None = None) -> list[Frame]:
        """Every frame that a viewer has been sent since the start, or in the first `entries` of the log."""
        return Stream(self.course, viewer).advance(entries)

    def position_of(self, viewer: int, version: int, entries: int | None = None) -> Any:
        """The position behind one of a viewer's versions, in the first `entries` of the log."""
        for frame in self.frames(viewer, entries):
            if frame.version == version:
                return self.book.State.from_bytes(self.course.images[frame.entry])
        raise not_allowed("no-such-version")

    def sight(self, viewer: int, entries: int) -> Sight:
        """What a viewer was sent in the first `entries` of the log, as a file."""
        header = self.sheet.header
        if header is None or not entries:
            raise not_allowed("not-running")
        images = self.course.images
        return Sight(
            tablee=RECORD_FORMAT,
            viewer=viewer,
            header=msgspec.structs.replace(header, start=""),  # the start of a fork is a position with all that is hidden
            moments=tuple(
                moment(self.book, self.box, images[frame.entry], viewer, frame.version, frame.view, frame.events)
                for frame in self.frames(viewer, entries)
            ),
            edition=self._own_edition,
        )

    @property
    def _own_edition(self) -> str | None:
        """The text of an edition that does not come with the game."""
        return None if self.edition.hash == self.book.edition.hash else self.edition.source

    def record(self) -> Record:
        """The whole game as a file; only for a game that has ended, or that all have agreed to open."""
        if not self.sheet.is_open_to_all or self.sheet.header is None:
            raise not_allowed("not-over")
        promised = tuple(seat.promise for seat in self.sheet.seats)
        opened = tuple(seat.entropy for seat in self.sheet.seats)
        return Record(
            tablee=RECORD_FORMAT,
            header=self.sheet.header,
            # A game that came as a file without its secret goes on without it.
            fairness=Fairness(self.sheet.commitment, promised, self.secret.hex() or None, opened if self.secret else None),
            log=(*self.course.log, *self.beyond),
            result=self.sheet.result if self.beyond else result_of(self.book, self.box, self.state),
            edition=self._own_edition,
        )


def pace_text(pace: Pace) -> str:
    """Clock rules in short: "none", "move 60", "game 600+5".

    >>> pace_text(Pace("game", 600, 5))
    'game 600+5'
    """
    if pace.kind == "none":
        return "none"
    return f"move {pace.seconds}" if pace.kind == "move" else f"game {pace.seconds}+{pace.increment}"


def header_of(sheet: Sheet) -> Header:
    """What a game is played under; names no person."""
    return Header(
        table=sheet.id,
        game=sheet.game,
        rules=sheet.rules,
        edition=sheet.edition,
        edition_hash=sheet.edition_hash,
        options=sheet.options,
        seats=tuple(f"bot {seat.bot}" if seat.bot else "person" for seat in sheet.seats),
        clock=pace_text(sheet.pace),
        start=sheet.start,
        origin=sheet.origin,
        promises=tuple(seat.promise for seat in sheet.seats),
    )
