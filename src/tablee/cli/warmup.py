"""`tablee warmup`: compile the rules, and the search of the bots, ahead, so that the first simulation need not."""

from __future__ import annotations

import time
from typing import Annotated

import typer

from tablee.cli.parameters import Language, read_game
from tablee.cli.progress import Progress, progress_bar
from tablee.cli.voice import Voice

Games = Annotated[list[str] | None, typer.Argument(metavar="[GAME]...", help="help-games-all")]


def warmup(context: typer.Context, game: Games = None, lang: Language = None) -> None:
    voice: Voice = context.obj
    from tablee import games

    for book in [read_game(name) for name in game or games.names()]:
        from tablee.bots.compiled import prepare_search
        from tablee.core.compiled import CompiledGame, is_ready

        title = book.text(voice.language, "game-title")
        was_ready = is_ready(book)
        with progress_bar(voice.say("compiling", game=title), 1) as progress:

            def tell(name: str, done: int, total: int, progress: Progress = progress) -> None:
                progress(done, total)

            seconds = CompiledGame(book, tell).seconds
            prepare_search()
        print(voice.say("warm-already" if was_ready else "warm-now", game=title, seconds=voice.decimal(seconds)))
    if not game:
        _search(voice)


def _search(voice: Voice) -> None:
    """The bots' search, which serves every game."""
    from tablee.bots.compiled import prepare_search, search_is_ready

    if search_is_ready():
        print(voice.say("warm-search-already"))
        return
    begin = time.perf_counter()
    with progress_bar(voice.say("compiling-search"), 1) as progress:
        prepare_search()
        progress(1, 1)
    print(voice.say("warm-search-now", seconds=voice.decimal(time.perf_counter() - begin)))
