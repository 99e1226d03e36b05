"""`tablee games`: what can be played here."""

from __future__ import annotations

import typer

from tablee.cli.parameters import Language
from tablee.cli.voice import Voice


def games(context: typer.Context, lang: Language = None) -> None:
    voice: Voice = context.obj
    from rich.table import Table

    from tablee import games as house
    from tablee.cli.screen import Screen

    screen = Screen(voice)
    shown = Table(box=screen.frame)
    for key in ("column-game", "column-title", "column-players", "column-rules", "column-about"):
        shown.add_column(voice.say(key), no_wrap=key == "column-game")
    for name in house.names():
        book = house.rulebook(name)
        players = f"{min(book.seats)}-{max(book.seats)}" if len(book.seats) > 1 else str(book.seats[0])
        title, tagline = (book.text(voice.language, key) for key in ("game-title", "game-tagline"))
        shown.add_row(name, title, players, str(book.version), tagline)
    screen.show(shown)
