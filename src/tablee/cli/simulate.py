"""`tablee simulate`: many games between bots, and what they say about the game."""

from __future__ import annotations

from typing import TYPE_CHECKING, Annotated, Any

import typer

from tablee.cli.parameters import (
    AsJson,
    GameName,
    Interpreted,
    Language,
    Options,
    Processes,
    Ray,
    Seed,
    Variant,
    read_game,
    read_number,
    read_options,
    read_processes,
    read_seed,
    spreading,
)
from tablee.cli.voice import Voice

if TYPE_CHECKING:
    from tablee.arena.simulate import Report


def simulate(
    context: typer.Context,
    game: GameName = None,
    games: Annotated[str, typer.Option("--games", metavar="N", help="help-games-count")] = "1000",
    seats: Annotated[str, typer.Option("--seats", metavar="random,greedy,...", help="help-bots")] = "random,greedy",
    variant: Variant = None,
    option: Options = None,
    seed: Seed = None,
    processes: Processes = None,
    ray: Ray = None,
    json: AsJson = False,
    interpreted: Interpreted = False,
    lang: Language = None,
) -> None:
    voice: Voice = context.obj
    from tablee.arena.simulate import MOST_GAMES
    from tablee.arena.simulate import simulate as simulated
    from tablee.cli.progress import playing
    from tablee.cli.seats import read_bots

    book = read_game(game)
    players = read_bots(seats)
    chosen = book.read_options(read_options(option, variant))
    book.box(len(players), chosen)
    count = read_number("--games", games, 1, MOST_GAMES)
    started = read_seed(seed) or 0
    with spreading(ray) as spread, playing(voice, book, count) as progress:
        report = simulated(
            book.id,
            count,
            players,
            options=chosen,
            seed=started,
            processes=read_processes(processes),
            compiled=False if interpreted else None,
            progress=progress,
            spread=spread,
        )
    if json:
        import msgspec

        print(msgspec.json.encode(report).decode())
    else:
        _show(report, voice)


def _show(report: Report, voice: Voice) -> None:
    from rich.table import Table

    from tablee.cli.screen import Screen
    from tablee.games import rulebook

    screen = Screen(voice)
    book = rulebook(report.game)
    shown = Table(box=screen.frame)
    for key in ("column-bot", "column-wins", "column-share", "column-shared", "column-score"):
        shown.add_column(voice.say(key), justify="left" if key == "column-bot" else "right")
    finished = max(report.finished, 1)
    for seat in report.seats:
        share = voice.percent(seat.wins / finished)
        shown.add_row(seat.bot, str(seat.wins), share, str(seat.shared), voice.decimal(seat.mean_score))
    screen.show(shown)
    lines: list[tuple[str, dict[str, Any]]] = [
        ("simulated-games", {"games": report.games, "finished": report.finished, "decisions": report.decisions}),
        (
            "simulated-length",
            {
                "mean": voice.decimal(report.length.mean),
                "p5": report.length.p5,
                "p95": report.length.p95,
                "max": report.length.max,
            },
        ),
        ("simulated-first", {"share": voice.percent(report.first_seat_share)}),
    ]
    for key, values in lines:
        screen.paragraph(voice.say(key, **values))
    for reason, times in report.end_reasons.items():
        said = book.text(voice.language, f"end-{reason}")
        screen.paragraph(voice.say("simulated-end", reason=said, times=times, share=voice.percent(times / finished)))
