"""`tablee balance`: what many games say about a game."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Annotated

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
    from tablee.arena.balance import Balance, Worth
    from tablee.arena.simulate import Length

MOST_GAMES = 1_000_000
SHOWN = 10
"""Things shown from either end; the report has them all."""


def balance(
    context: typer.Context,
    game: GameName = None,
    games: Annotated[str, typer.Option("--games", metavar="N", help="help-balance-games")] = "200",
    bot: Annotated[str, typer.Option("--bot", metavar="NAME", help="help-balance-bot")] = "greedy",
    players: Annotated[str | None, typer.Option("--players", metavar="N", help="help-arena-players")] = None,
    variant: Variant = None,
    option: Options = None,
    seed: Seed = None,
    html: Annotated[str | None, typer.Option("--html", metavar="FILE", help="help-arena-report")] = None,
    processes: Processes = None,
    ray: Ray = None,
    json: AsJson = False,
    interpreted: Interpreted = False,
    lang: Language = None,
) -> None:
    voice: Voice = context.obj
    from tablee.arena.balance import balance as balanced
    from tablee.cli.progress import playing

    book = read_game(game)
    count = read_number("--games", games, 1, MOST_GAMES)
    with spreading(ray) as spread, playing(voice, book, count) as progress:
        found = balanced(
            book.id,
            count,
            bot=bot,
            players=0 if players is None else read_number("--players", players, 1, max(book.seats)),
            options=read_options(option, variant),
            seed=read_seed(seed) or 0,
            processes=read_processes(processes),
            compiled=not interpreted,
            progress=progress,
            spread=spread,
        )
    if html is not None:
        from tablee.arena.balance_report import page

        Path(html).write_text(page(found, voice.language), encoding="utf-8")
    if json:
        import msgspec

        print(msgspec.json.encode(found).decode())
    else:
        _show(found, voice)


def _show(found: Balance, voice: Voice) -> None:
    from rich.table import Table

    from tablee.arena.report import said
    from tablee.cli.screen import Screen

    screen, say = Screen(voice), said(voice.language)
    screen.paragraph(say("balance-games", games=found.games, players=found.players, bot=found.bot), style="bold")
    for key, length in (
        ("balance-length", found.length),
        ("balance-branching", found.branching),
        ("balance-leads", found.lead_changes),
    ):
        screen.paragraph(voice.say("pair", name=say(key), value=_spread(length, voice)), 2, mark=screen.bullet)
    order = ", ".join(
        f"{place}. {voice.percent(one.share)} (± {voice.percent(one.high - one.share)})"
        for place, one in enumerate(found.order, start=1)
    )
    screen.paragraph(voice.say("pair", name=say("balance-order"), value=order), 2, mark=screen.bullet)
    screen.show()
    things = found.things if len(found.things) <= 2 * SHOWN else (*found.things[:SHOWN], None, *found.things[-SHOWN:])
    shown = Table(box=screen.frame)
    for key in ("balance-thing", "balance-uses", "balance-gain", "arena-interval"):
        shown.add_column(say(key), justify="left" if key == "balance-thing" else "right")
    for thing in things:
        shown.add_row(*(_row(thing, voice) if thing else ("…", "", "", "")))
    screen.show(shown)
    screen.paragraph(say("balance-meaning"), style="dim")


def _row(thing: Worth, voice: Voice) -> tuple[str, str, str, str]:
    gain = thing.gain
    interval = f"{_signed(gain.low, voice)} … {_signed(gain.high, voice)}"
    return f"{thing.kind} {thing.name}", str(thing.uses), _signed(gain.share, voice), interval


def _signed(share: float, voice: Voice) -> str:
    return ("+" if share >= 0 else "−") + voice.percent(abs(share))


def _spread(length: Length, voice: Voice) -> str:
    return voice.say("balance-spread", mean=voice.decimal(length.mean), p5=length.p5, p95=length.p95, max=length.max)
