"""`tablee bench`: how fast the games run on this machine, beside what was promised."""

from __future__ import annotations

from typing import TYPE_CHECKING, Annotated

import typer

from tablee.cli.parameters import Language, read_game, read_number
from tablee.cli.voice import Voice

if TYPE_CHECKING:
    from tablee.arena.measure import Line

MOST_SECONDS = 600


def bench(
    context: typer.Context,
    game: Annotated[str, typer.Argument(metavar="[GAME]", help="help-game")] = "offline",
    seconds: Annotated[str, typer.Option("--seconds", metavar="N", help="help-seconds")] = "5",
    cold: Annotated[bool, typer.Option("--cold", help="help-cold")] = False,
    lang: Language = None,
) -> None:
    voice: Voice = context.obj
    book = read_game(game)
    length = read_number("--seconds", seconds, 1, MOST_SECONDS)
    from tablee.arena import measure
    from tablee.cli.progress import progress_bar

    with progress_bar(voice.say("measuring", game=book.text(voice.language, "game-title")), 1) as progress:
        lines = measure.house(book.id, seconds=float(length), cold=cold, progress=progress)
    show(lines, voice)


def show(lines: list[Line], voice: Voice) -> None:
    """The figures beside what was promised."""
    from rich.table import Table

    from tablee.cli.screen import Screen

    screen = Screen(voice)
    shown = Table(box=screen.frame)
    for key in ("column-measured", "column-promise", "column-figure", "column-ratio", "column-verdict"):
        shown.add_column(voice.say(key), justify="left" if key == "column-measured" else "right")
    for line in lines:
        shown.add_row(*line.say(voice.language))
    screen.show(shown)
