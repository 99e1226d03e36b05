"""`tablee play`: a game in the terminal, against bots or with friends at one keyboard."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from tablee.cli.parameters import (
    EditionFile,
    GameName,
    Language,
    Options,
    Plain,
    Seed,
    Variant,
    read_file_name,
    read_game,
    read_number,
    read_options,
    read_seed,
)
from tablee.cli.voice import INTERRUPTED, Status, Voice, complain

if TYPE_CHECKING:
    from tablee.cli.seats import Seat
    from tablee.cli.table import Table
    from tablee.game import Game

MOST_PLAYERS = 99


def play(
    context: typer.Context,
    game: GameName = None,
    players: Annotated[str | None, typer.Option("--players", metavar="N", help="help-players")] = None,
    seats: Annotated[str | None, typer.Option("--seats", metavar="you,greedy,...", help="help-seats")] = None,
    variant: Variant = None,
    option: Options = None,
    edition: EditionFile = None,
    seed: Seed = None,
    resume: Annotated[str | None, typer.Option("--resume", metavar="FILE", help="help-resume")] = None,
    plain: Plain = False,
    lang: Language = None,
) -> int:
    voice: Voice = context.obj
    from tablee.cli.seats import bots_only, from_file, read_seats, seat_bots

    if resume is None:
        sitting = read_seats(seats, _players(game, players, seats), voice)
        if not _is_terminal():
            sitting = bots_only(sitting, voice)
        made = _begin(game, sitting, read_options(option, variant), edition, read_seed(seed))
        kept_as = None
    else:
        for name, given in (
            ("--players", players),
            ("--variant", variant),
            ("--option", option),
            ("--edition", edition),
            ("--seed", seed),
        ):
            if given:
                raise complain("resume-with", option=name)
        made, kept_as = _resume(game, resume)
        count = len(made.header.seats)
        sitting = from_file(made.header.seats, made.log) if seats is None else read_seats(seats, count, voice)
        if len(sitting) != count:
            raise complain("seats-and-players", seats=str(len(sitting)), players=str(count))
        if not _is_terminal():
            sitting = bots_only(sitting, voice)
    seat_bots(made.course, sitting)
    return _sit_down(made, sitting, kept_as, seed, voice, plain)


def _is_terminal() -> bool:
    from tablee.cli.screen import is_terminal

    return is_terminal()


def _players(game: str | None, players: str | None, seats: str | None) -> int:
    """How many play: as many as there are seats, as was asked, or as few as the game allows."""
    book = read_game(game)
    wanted = None if players is None else read_number("--players", players, 1, MOST_PLAYERS)
    sitting = None if seats is None else len(seats.split(","))
    if wanted is not None and sitting is not None and wanted != sitting:
        raise complain("seats-and-players", seats=str(sitting), players=str(wanted))
    return sitting or wanted or min(book.seats)


def _begin(name: str | None, seats: tuple[Seat, ...], options: dict[str, str], edition: str | None, seed: int | None) -> Game:
    from tablee.cli.editions import load
    from tablee.game import new

    book = read_game(name)
    chosen = book.read_options(options)
    box = None if edition is None else load(edition, book)
    return new(book.id, len(seats), seed=seed, edition=box, names=tuple(seat.name for seat in seats), **chosen)


def _resume(name: str | None, given: str) -> tuple[Game, Path | None]:
    """The game in a file, and the file itself if it is one that is kept by itself."""
    from tablee.cli.files import loaded
    from tablee.cli.kept import home

    path = Path(read_file_name(given))
    game = loaded(path)
    if name is not None and game.book.id != read_game(name).id:
        raise complain("resume-other-game", file=str(path), game=game.book.id)
    return game, path if path.parent == home() else None


def _sit_down(game: Game, seats: tuple[Seat, ...], kept_as: Path | None, seed: str | None, voice: Voice, plain: bool) -> int:
    """Play until the end or until somebody leaves."""
    from secrets import randbits

    from tablee.cli.kept import Keeper
    from tablee.cli.screen import Screen
    from tablee.cli.table import Table
    from tablee.cli.turn import Left
    from tablee.core.chance import Fast

    screen = Screen(voice, plain=plain)
    chance = Fast(randbits(63) if seed is None else int(seed), stream=1)
    if not _is_terminal() or all(seat.bot for seat in seats):
        Table(game, seats, screen, None, chance).demonstrate()
        return 0
    table = Table(game, seats, screen, Keeper(game, kept_as), chance)
    try:
        table.play()
        table.finish()
    except Left:
        _say_goodbye(table)
    except EOFError:
        screen.show()
        _say_goodbye(table)
    except KeyboardInterrupt:
        screen.show()
        _say_goodbye(table)
        return Status(INTERRUPTED)
    return 0


def _say_goodbye(table: Table) -> None:
    """One line: how to go on with an unfinished game."""
    if table.game.is_over:
        return
    if table.keeper and table.keeper.trouble is None:
        said = table.voice.say("goodbye-kept", command=f"tablee play {table.game.book.id} --resume last")
    else:
        said = table.voice.say("goodbye")
    table.screen.console.print(said, soft_wrap=True)
