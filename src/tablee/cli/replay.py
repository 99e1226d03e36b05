"""`tablee replay`: a recorded game again, entry by entry, or step by step with the arrow keys."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from tablee.cli.parameters import File, Language, Plain, read_file_name, read_number
from tablee.cli.voice import Voice
from tablee.core.texts import Complaint

if TYPE_CHECKING:
    from tablee.cli.scene import Scene
    from tablee.cli.screen import Screen
    from tablee.core.record import Replay

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
    from tablee import games
    from tablee.cli.files import about, recorded
    from tablee.cli.screen import Screen, is_terminal
    from tablee.core import record as records
    from tablee.core.events import SPECTATOR

    path = Path(read_file_name(file))
    record = recorded(path)
    try:
        played = records.replay(record, games.rulebook(record.header.game))
    except Complaint as complaint:
        raise about(path, complaint) from None
    viewer = SPECTATOR if seat is None else read_number("--seat", seat, 1, len(record.header.seats)) - 1
    last = len(played.course.past) - 1
    at = last if ply is None else read_number("--ply", ply, 0, last)
    film = Film(played, viewer, Screen(voice, plain=plain))
    if is_terminal() and not plain:
        film.step_through(0 if ply is None else at)
    elif ply is None:
        film.tell_all()
    else:
        film.show(at)


class Film:
    """A recorded game, seen by one viewer."""

    def __init__(self, played: Replay, viewer: int, screen: Screen) -> None:
        from tablee.cli.boards import drawing
        from tablee.cli.seats import from_file, shown_names

        self.played = played
        self.course = played.course
        self.viewer = viewer
        self.screen = screen
        self.voice = screen.voice
        self.drawing = drawing(played.course.book.id)
        self.names = shown_names(from_file(played.record.header.seats, played.record.log), self.voice)

    def scene(self, ply: int) -> Scene:
        """What the viewer saw after this ply."""
        from tablee.cli.scene import Scene

        course, screen = self.course, self.screen
        return Scene(
            course.book,
            self.played.edition,
            self.played.record.header.options,
            self.names,
            self.voice.language,
            course.book.view(course.box, course.position(ply), self.viewer),
            screen.width,
            screen.layout,
            screen.unicode,
        )

    def show(self, ply: int) -> None:
        """One position: what led to it, and the table."""
        cause = self.course.causes[ply]
        last = len(self.course.past) - 1
        self.screen.show(self.voice.say("replay-ply", ply=ply, last=last), style="bold")
        self.screen.show(self.drawing.table(self.scene(ply)))
        self.screen.show()
        self.screen.paragraph(self._sentences(cause.seq - 1))
        if ply == last:
            self._result()

    def tell_all(self) -> None:
        """Every entry in words, then the last table and the result."""
        from rich.table import Table
        from rich.text import Text

        from tablee.cli.story import entry_head

        lines = Table.grid(padding=(0, 2))
        for at, entry in enumerate(self.played.record.log):
            head = Text(entry_head(entry, self.names, self.voice), "bold")
            lines.add_row(str(entry.seq), head, self._sentences(at))
        self.screen.show(lines)
        self.screen.show()
        last = self.scene(len(self.course.past) - 1)
        self.screen.show(self.drawing.table(last))
        self._result()

    def step_through(self, ply: int) -> None:
        """Forwards and backwards with the keys, until the viewer has seen enough."""
        from tablee.cli.keys import keyboard

        last = len(self.course.past) - 1
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

    def _sentences(self, at: int) -> str:
        from tablee.cli.story import sentences

        course, edition = self.course, self.played.edition
        events = course.events[at]
        said = sentences(course.book, course.box, events, self.viewer, self.names, self.voice, self.drawing, edition)
        return " ".join(said)

    def _result(self) -> None:
        """How the game ended, if it has."""
        scene = self.scene(len(self.course.past) - 1)
        if scene.view.over:
            self.screen.show()
            *_, totals = [None, *self.drawing.scoring(scene)]
            if totals is not None:
                self.screen.show(totals)
            self.screen.show(scene.result(), style="bold")
