"""`tablee review`: a recorded game looked at again by the coach."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from tablee.cli.parameters import File, Language, Plain, Seed, read_file_name, read_number, read_seed
from tablee.cli.voice import Voice
from tablee.core.texts import Complaint

if TYPE_CHECKING:
    from tablee.cli.screen import Screen
    from tablee.coach import Review
    from tablee.core.rulebook import Rulebook

MOST_WALKS = 100_000
MOST_SECONDS = 24 * 3600

BARS = "▁▂▃▄▅▆▇█"
PLAIN_BARS = "_.-=+*#@"
NARROW = 60
"""Columns that a curve takes at the most."""


def review(
    context: typer.Context,
    file: File = None,
    walks: Annotated[str, typer.Option("--walks", metavar="N", help="help-walks")] = "64",
    seconds: Annotated[str, typer.Option("--seconds", metavar="N", help="help-review-seconds")] = "600",
    seed: Seed = None,
    json: Annotated[bool, typer.Option("--json", help="help-json")] = False,
    plain: Plain = False,
    lang: Language = None,
) -> None:
    voice: Voice = context.obj
    from tablee import games
    from tablee.cli.files import about, recorded
    from tablee.cli.progress import progress_bar
    from tablee.cli.screen import Screen
    from tablee.cli.seats import from_file, shown_names
    from tablee.coach import review as reviewed
    from tablee.core import record as records

    path = Path(read_file_name(file))
    each = read_number("--walks", walks, 1, MOST_WALKS)
    most = read_number("--seconds", seconds, 1, MOST_SECONDS)
    record = recorded(path)
    try:
        book = games.rulebook(record.header.game)
        course = records.replay(record, book).course
    except Complaint as complaint:
        raise about(path, complaint) from None
    with progress_bar(voice.say("reviewing", game=book.text(voice.language, "game-title")), len(course.past)) as progress:
        found = reviewed(course, walks=each, seed=read_seed(seed) or 0, seconds=most, progress=progress)
    if json:
        import msgspec

        print(msgspec.json.encode(found).decode())
        return
    Told(found, book, shown_names(from_file(record.header.seats, record.log), voice), Screen(voice, plain=plain)).tell()


class Told:
    """A review in words."""

    def __init__(self, found: Review, book: Rulebook, names: Sequence[str], screen: Screen) -> None:
        self.found = found
        self.book = book
        self.names = names
        self.screen = screen
        self.voice = screen.voice

    def tell(self) -> None:
        """The curve, how everybody played, the turning points, and what could have been better."""
        self._curve()
        self._players()
        self._turning()
        self._decisions()
        self.screen.paragraph(self.voice.say("review-meaning", walks=self.found.walks), style="dim")
        if not self.found.complete:
            self.screen.paragraph(self.voice.say("review-incomplete"), style="bold")

    def _coach(self, key: str) -> str:
        from tablee.coach.words import PACKAGE
        from tablee.core.texts import text

        return text(PACKAGE, self.voice.language, key)

    def _curve(self) -> None:
        from rich.table import Table

        lines = Table.grid(padding=(0, 2))
        bars = BARS if self.screen.unicode else PLAIN_BARS
        moments = self.found.moments
        columns = min(len(moments), NARROW)
        shown = [moments[at * (len(moments) - 1) // max(1, columns - 1)] for at in range(columns)]
        for seat, name in enumerate(self.names):
            curve = "".join(bars[min(len(bars) - 1, int(one.chances[seat] * len(bars)))] for one in shown)
            lines.add_row(name, curve, self.voice.percent(moments[-1].chances[seat]))
        self.screen.paragraph(self.voice.say("review-curve"), style="bold")
        self.screen.show(lines)
        self.screen.show()

    def _players(self) -> None:
        from rich.table import Table

        shown = Table(box=self.screen.frame)
        shown.add_column(self.voice.say("review-player"))
        ratings = tuple(self.found.seats[0].ratings)
        for rating in ratings:
            shown.add_column(self._coach(f"rating-{rating}"), justify="right")
        shown.add_column(self.voice.say("review-lost"), justify="right")
        shown.add_column(self.voice.say("review-luck"), justify="right")
        for name, seat in zip(self.names, self.found.seats, strict=True):
            counts = [str(seat.ratings[rating]) for rating in ratings]
            shown.add_row(name, *counts, self.voice.percent(seat.lost), self._signed(seat.luck))
        self.screen.show(shown)
        self.screen.show()

    def _signed(self, change: float) -> str:
        return ("+" if change >= 0 else "−") + self.voice.percent(abs(change))

    def _turning(self) -> None:
        if not self.found.turning:
            return
        self.screen.paragraph(self.voice.say("review-turning"), style="bold")
        for point in self.found.turning:
            said = self.voice.say(
                "review-turning-point",
                ply=point.last,
                by=self.names[point.by] if point.by is not None else "-",
                player=self.names[point.seat],
                change=self._signed(point.change),
                cause=self._coach(f"cause-{point.cause}"),
            )
            self.screen.paragraph(said, 2, mark=self.screen.bullet)
        self.screen.show()

    def _decisions(self) -> None:
        """Every decision that gave something away, and what would have been better."""
        from rich.table import Table
        from rich.text import Text

        from tablee.coach import better

        lines = Table.grid(padding=(0, 2))
        for moment in self.found.moments:
            verdict = moment.verdict
            if verdict is None or verdict.rating in ("best", "good") or moment.seat is None:
                continue
            reasons = () if verdict.rating == "slip" else verdict.why
            said = better(self.book, verdict.best, self.voice.percent(verdict.lost), reasons, self.voice.language)
            rated = Text(self._coach(f"rating-{verdict.rating}"), "bold" if verdict.rating != "slip" else "")
            lines.add_row(str(moment.ply), self.names[moment.seat], moment.do, rated, said)
        if lines.row_count:
            self.screen.paragraph(self.voice.say("review-decisions"), style="bold")
            self.screen.show(lines)
            self.screen.show()
