"""`tablee learn`: lessons for the bots of a game, from games that they play among themselves."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from tablee.cli.parameters import (
    GameName,
    Language,
    Options,
    Processes,
    Seed,
    Variant,
    read_game,
    read_number,
    read_options,
    read_processes,
    read_seed,
)
from tablee.cli.voice import Voice

MOST_GAMES = 10_000_000
MOST_NEURONS = 256
MOST_ROUNDS = 1000


def learn(
    context: typer.Context,
    game: GameName = None,
    games: Annotated[str, typer.Option("--games", metavar="N", help="help-learn-games")] = "20000",
    players: Annotated[str | None, typer.Option("--players", metavar="N", help="help-learn-players")] = None,
    variant: Variant = None,
    option: Options = None,
    neurons: Annotated[str, typer.Option("--neurons", metavar="N", help="help-learn-neurons")] = "32",
    every: Annotated[str, typer.Option("--every", metavar="N", help="help-learn-every")] = "20",
    rounds: Annotated[str, typer.Option("--rounds", metavar="N", help="help-learn-rounds")] = "1",
    out: Annotated[str, typer.Option("--out", metavar="FILE", help="help-learn-out")] = "lessons.json",
    seed: Seed = None,
    processes: Processes = None,
    lang: Language = None,
) -> None:
    voice: Voice = context.obj
    from tablee.arena import learning
    from tablee.cli.progress import playing
    from tablee.cli.screen import Screen

    book = read_game(game)
    count = read_number("--games", games, 1, MOST_GAMES)
    seats = book.seats if players is None else (read_number("--players", players, min(book.seats), max(book.seats)),)
    chosen = book.read_options(read_options(option, variant))
    often = read_number("--rounds", rounds, 1, MOST_ROUNDS)
    _must_be_writable(Path(out))
    with playing(voice, book, often * sum(learning.games_of(count, company) for company in seats)) as progress:
        learned = learning.learn(
            book.id,
            count,
            players=seats,
            options=(chosen,),
            neurons=read_number("--neurons", neurons, 1, MOST_NEURONS),
            every=read_number("--every", every, 1, MOST_GAMES),
            rounds=often,
            seed=read_seed(seed) or 0,
            processes=read_processes(processes),
            progress=progress,
            after_round=lambda learned: learning.write(learned, Path(out)),
        )
    before, after = f"{learned.before:.4f}", f"{learned.after:.4f}"
    Screen(voice).paragraph(voice.say("learned", positions=learned.positions, before=before, after=after, file=out))


def _must_be_writable(file: Path) -> None:
    """A file that cannot be written is complained about before anything is played; who leaves early leaves none behind."""
    is_new = not file.exists()
    file.open("ab").close()
    if is_new:
        file.unlink()
