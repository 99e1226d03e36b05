"""`tablee replay`: a recorded game again, entry by entry, or step by step with the arrow keys."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from tablee.cli.parameters import File, Language, Plain, read_file_name, read_number
from tablee.cli.voice import Voice
from tablee.core.texts import Complaint

if TYPE_CHECKING:
    from tablee.cli.scene import Scene
    from tablee.cli.screen import Screen
    from tablee.core.course import Entry
    from tablee.core.edition import Edition
    from tablee.core.record import Header, Replay
    from tablee.core.rulebook import Rulebook
    from tablee.core.sight import Sight
    from tablee.core.view import Told, View

_FORWARD = ("\x1b[C", "\x1bOC", "\x1b[B", "\x1bOB", "\r", "\n", " ", "n")
_BACK = ("\x1b[D", "\x1bOD", "\x1b[A", "\x1bOA", "\x7f", "\b", "p")
_FIRST = ("\x1b[H", "\x1bOH", "\x1b[1~", "0")
_LAST = ("\x1b[F", "\x1bOF", "\x1b[4~", "$")
_LEAVE = ("", "q", "Q", "\x1b", "\x04")


def replay(
    context: typer.Context,
    file: File = None,
    ply: Annotated[str | None, typer.Option("--ply", metavar="N", help="help-ply")] = None,
    seat: Annotated[str | None, typer.Option("--seat", metavar="N", help="help-seat")] = None,
    plain: Plain = False,
    lang: Language = None,
) -> None:
    voice: Voice = context.obj
    from tablee.cli.screen import Screen, is_terminal

    path = Path(read_file_name(file))
    film = filmed(path, seat, Screen(voice, plain=plain))
    at = film.last if ply is None else read_number("--ply", ply, 0, film.last)
    if is_terminal() and not plain:
        film.step_through(0 if ply is None else at)
    elif ply is None:
        film.tell_all()
    else:
        film.show(at)


def filmed(path: Path, seat: str | None, screen: Screen) -> Film:
    """The game in a file as a seat saw it (a spectator if none is named), or a file of what one viewer saw as it is."""
    from tablee import games
    from tablee.cli.files import about, read
    from tablee.core import record as records
    from tablee.core import sight as sights
    from tablee.core.events import SPECTATOR

    found = read(path)
    viewer = SPECTATOR if seat is None else read_number("--seat", seat, 1, len(found.header.seats)) - 1
    try:
        book = games.rulebook(found.header.game)
        if isinstance(found, sights.Sight):
            if seat is not None and viewer != found.viewer:
                raise Complaint("replay-one-viewer", package="tablee.cli")
            return Seen(found, book, sights.check(found, book), screen)
        return Recorded(records.replay(found, book), viewer, screen)
    except Complaint as complaint:
        raise about(path, complaint) from None


class Film(ABC):
    """A game, position by position and entry by entry, as one viewer saw it."""

    def __init__(
        self, header: Header, log: Sequence[Entry], last: int, book: Rulebook, edition: Edition, screen: Screen
    ) -> None:
        from tablee.cli.boards import drawing
        from tablee.cli.seats import from_file, shown_names

        self.header = header
        self.last = last
        self.book = book
        self.edition = edition
        self.screen = screen
        self.voice = screen.voice
        self.drawing = drawing(book.id)
        self.names = shown_names(from_file(header.seats, log), self.voice)

    @abstractmethod
    def view(self, ply: int) -> View:
        """What the viewer saw after this ply."""

    @abstractmethod
    def told(self, ply: int) -> Sequence[Told]:
        """What the viewer was told that led there."""

    @abstractmethod
    def entries(self) -> Iterator[tuple[str, Sequence[Told]]]:
        """Everything that was done, in order: who did what, and what the viewer was told of it."""

    def scene(self, ply: int) -> Scene:
        """The table after this ply."""
        from tablee.cli.scene import Scene

        screen = self.screen
        return Scene(
            self.book,
            self.edition,
            self.header.options,
            self.names,
            self.voice.language,
            self.view(ply),
            screen.width,
            screen.layout,
            screen.unicode,
        )

    def show(self, ply: int) -> None:
        """One position: what led to it, and the table."""
        self.screen.show(self.voice.say("replay-ply", ply=ply, last=self.last), style="bold")
        self.screen.show(self.drawing.table(self.scene(ply)))
        self.screen.show()
        self.screen.paragraph(self._sentences(self.told(ply)))
        if ply == self.last:
            self._result()

    def tell_all(self) -> None:
        """Every entry in words, then the last table and the result."""
        from rich.table import Table
        from rich.text import Text

        lines = Table.grid(padding=(0, 2))
        for number, (head, told) in enumerate(self.entries(), start=1):
            lines.add_row(str(number), Text(head, "bold"), self._sentences(told))
        self.screen.show(lines)
        self.screen.show()
        self.screen.show(self.drawing.table(self.scene(self.last)))
        self._result()

    def step_through(self, ply: int) -> None:
        """Forwards and backwards with the keys, until the viewer has seen enough."""
        from tablee.cli.keys import keyboard

        last = self.last
        key = "-"
        with keyboard() as next_key:
            while key not in _LEAVE:
                self.screen.clear()
                self.show(ply)
                self.screen.show()
                self.screen.paragraph(self.voice.say("replay-keys"), style="dim")
                key = next_key()
                step = 1 if key in _FORWARD else -1 if key in _BACK else -ply if key in _FIRST else last if key in _LAST else 0
                ply = min(last, max(0, ply + step))

    def _sentences(self, told: Sequence[Told]) -> str:
        from tablee.cli.story import sentences

        return " ".join(sentences(self.book, told, self.names, self.voice, self.drawing, self.edition))

    def _result(self) -> None:
        """How the game ended, if it has."""
        scene = self.scene(self.last)
        if scene.view.over:
            self.screen.show()
            *_, totals = [None, *self.drawing.scoring(scene)]
            if totals is not None:
                self.screen.show(totals)
            self.screen.show(scene.result(), style="bold")


class Recorded(Film):
    """A recorded game: all of it is there, and any seat can look."""

    def __init__(self, played: Replay, viewer: int, screen: Screen) -> None:
        course, record = played.course, played.record
        super().__init__(record.header, record.log, len(course.past) - 1, course.book, played.edition, screen)
        self.course = course
        self.log = record.log
        self.viewer = viewer

    def view(self, ply: int) -> View:
        return self.book.view(self.course.box, self.course.position(ply), self.viewer)

    def told(self, ply: int) -> Sequence[Told]:
        return self._told_of(self.course.causes[ply].seq - 1)

    def entries(self) -> Iterator[tuple[str, Sequence[Told]]]:
        from tablee.cli.story import entry_head

        for at, entry in enumerate(self.log):
            yield entry_head(entry, self.names, self.voice), self._told_of(at)

    def _told_of(self, at: int) -> Sequence[Told]:
        from tablee.cli.story import told_to

        return told_to(self.book, self.course.box, self.course.events[at], self.viewer)


class Seen(Film):
    """What one viewer saw of a game that may still be running: every moment is there, and nothing else."""

    def __init__(self, sight: Sight, book: Rulebook, edition: Edition, screen: Screen) -> None:
        super().__init__(sight.header, (), len(sight.moments) - 1, book, edition, screen)
        self.sight = sight
        self.box = book.box(len(sight.header.seats), sight.header.options, edition)

    def view(self, ply: int) -> View:
        """As the world of that moment looks to the viewer, which is how the file says it looked."""
        world = self.book.read_position(self.box, self.sight.moments[ply].world)
        return self.book.view(self.box, world, self.sight.viewer)

    def told(self, ply: int) -> Sequence[Told]:
        return self.sight.moments[ply].events

    def entries(self) -> Iterator[tuple[str, Sequence[Told]]]:
        for moment in self.sight.moments:
            yield "", moment.events
