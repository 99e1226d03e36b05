"""`tablee arena`: bots against each other, rated."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from tablee.cli.parameters import (
    AsJson,
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
    from tablee.arena.tournament import Standing

MOST_GAMES = 10_000_000


def arena(
    context: typer.Context,
    game: Annotated[str | None, typer.Option("--game", metavar="GAME", help="help-game")] = None,
    bots: Annotated[str, typer.Option("--bots", metavar="random,greedy,...", help="help-bots")] = "random,greedy",
    games: Annotated[str, typer.Option("--games", metavar="N", help="help-arena-games")] = "400",
    players: Annotated[str | None, typer.Option("--players", metavar="N", help="help-arena-players")] = None,
    variant: Variant = None,
    option: Options = None,
    seed: Seed = None,
    results: Annotated[str | None, typer.Option("--results", metavar="FILE", help="help-arena-results")] = None,
    report: Annotated[str | None, typer.Option("--report", metavar="FILE", help="help-arena-report")] = None,
    processes: Processes = None,
    ray: Ray = None,
    json: AsJson = False,
    interpreted: Interpreted = False,
    lang: Language = None,
) -> None:
    voice: Voice = context.obj
    from tablee.arena.tournament import run, so_far, tournament, usual_file
    from tablee.cli.progress import playing
    from tablee.cli.seats import read_bots

    book = read_game(game)
    chosen = book.read_options(read_options(option, variant))
    table = 0 if players is None else read_number("--players", players, 2, max(book.seats))
    meeting = tournament(
        book.id,
        read_bots(bots),
        players=table,
        options=chosen,
        seed=read_seed(seed) or 0,
        compiled=not interpreted,
    )
    count = read_number("--games", games, 1, MOST_GAMES)
    workers = read_processes(processes)
    kept = usual_file(meeting) if results is None else Path(results)
    try:
        with spreading(ray) as spread, playing(voice, book, count) as progress:
            standing = run(meeting, count, kept=kept, processes=workers, progress=progress, spread=spread)
    except KeyboardInterrupt:
        if kept and kept.exists() and not json and (standing := so_far(meeting, kept)).games:
            from tablee.cli.screen import Screen

            _show(standing, voice)
            Screen(voice).paragraph(voice.say("arena-goes-on", file=str(kept)))
        raise
    if report is not None:
        from tablee.arena.report import page

        Path(report).write_text(page(meeting, standing, voice.language), encoding="utf-8")
    if json:
        import msgspec

        print(msgspec.json.encode(standing).decode())
    else:
        _show(standing, voice)


def _show(standing: Standing, voice: Voice) -> None:
    from rich.table import Table

    from tablee.cli.screen import Screen

    screen = Screen(voice)
    shown = Table(box=screen.frame)
    shown.add_column(voice.say("column-bot"))
    shown.add_column(voice.say("column-rating"), justify="right")
    shown.add_column(voice.say("column-interval"), justify="right")
    for bot in standing.bots:
        shown.add_column(voice.say("column-against", bot=bot), justify="right")
    ranked = sorted(zip(standing.ratings, standing.wins, strict=True), key=lambda one: -one[0].elo)
    for rating, wins in ranked:
        shares = ["–" if share is None else voice.percent(share) for share in wins]
        shown.add_row(rating.bot, f"{rating.elo:.0f}", f"{rating.low:.0f} … {rating.high:.0f}", *shares)
    screen.show(shown)
    screen.paragraph(
        voice.say("simulated-games", games=standing.games, finished=standing.finished, decisions=standing.decisions)
    )
