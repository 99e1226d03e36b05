"""Parameters that several commands share, and how they are read.

Numbers come as text and are read here: what is wrong with them is then said in our words and languages.
"""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from tablee.cli.voice import complain

if TYPE_CHECKING:
    from tablee.arena.workers import Spread
    from tablee.core.rulebook import Rulebook

Language = Annotated[str | None, typer.Option("--lang", metavar="fr|en|de", help="help-lang")]
GameName = Annotated[str | None, typer.Argument(metavar="GAME", help="help-game")]
File = Annotated[str | None, typer.Argument(metavar="FILE", help="help-file")]
Seed = Annotated[str | None, typer.Option("--seed", metavar="N", help="help-seed")]
Options = Annotated[list[str] | None, typer.Option("--option", metavar="NAME=VALUE", help="help-option")]
Processes = Annotated[str | None, typer.Option("--processes", metavar="N", help="help-processes")]
Ray = Annotated[str | None, typer.Option("--ray", metavar="[ADDRESS]", help="help-ray")]
AsJson = Annotated[bool, typer.Option("--json", help="help-json")]
Interpreted = Annotated[bool, typer.Option("--interpreted", help="help-interpreted")]
Variant = Annotated[str | None, typer.Option("--variant", metavar="NAME", help="help-variant")]
EditionFile = Annotated[str | None, typer.Option("--edition", metavar="FILE", help="help-edition-file")]

Plain = Annotated[bool, typer.Option("--plain", help="help-plain")]

MOST_PROCESSES = 256
LARGEST_SEED = 2**63 - 1


@contextmanager
def spreading(ray: str | None) -> Iterator[Spread | None]:
    """Who plays many games: the Ray cluster that was named, else nobody in particular."""
    if ray is None:
        yield None
        return
    from tablee.arena.cluster import on_ray

    with on_ray(ray) as spread:
        yield spread


def spell_out_ray(arguments: list[str]) -> list[str]:
    """`--ray` alone means this machine; what follows is its address only if it looks like one.

    >>> spell_out_ray(["offline", "--ray", "--json"]), spell_out_ray(["--ray", "ray://games:10001"])
    (['offline', '--ray=local', '--json'], ['--ray=ray://games:10001'])
    """
    spelled: list[str] = []
    for word in arguments:
        if spelled and spelled[-1] == "--ray":
            named = not word.startswith("-") and (":" in word or word in ("auto", "local"))
            spelled[-1] = f"--ray={word if named else 'local'}"
            if named:
                continue
        spelled.append(word)
    return [*spelled[:-1], "--ray=local"] if spelled[-1:] == ["--ray"] else spelled


def read_number(option: str, given: str, low: int, high: int) -> int:
    """The whole number that was typed after an option."""
    typed = given.strip().lstrip("+")
    digits = typed.removeprefix("-")
    if not (digits.isascii() and digits.isdigit()):
        raise complain("number-unreadable", option=option, given=given[:40])
    if len(digits) > 20 or not low <= int(typed) <= high:
        raise complain("number-range", option=option, given=given[:40], low=str(low), high=str(high))
    return int(typed)


def read_seed(given: str | None) -> int | None:
    """The number that makes a game repeatable."""
    return None if given is None else read_number("--seed", given, 0, LARGEST_SEED)


def read_processes(given: str | None) -> int | None:
    """How many processes play; None: as many as there are cores."""
    return None if given is None else read_number("--processes", given, 1, MOST_PROCESSES)


def read_game(name: str | None) -> Rulebook:
    """The rule book of the game that was named."""
    from tablee import games

    if name is None:
        raise complain("game-missing", known=", ".join(games.names()))
    return games.rulebook(name)


def read_options(given: list[str] | None, variant: str | None) -> dict[str, str]:
    """Table options as they were typed, `name=value` each; the game reads the values."""
    options = {} if variant is None else {"variant": variant}
    for pair in given or []:
        name, equals, value = pair.partition("=")
        if not equals or not name.strip():
            raise complain("option-unreadable", given=pair[:60])
        options[name.strip()] = value.strip()
    return options


def read_file_name(name: str | None) -> str:
    """The file that was named, or the last game played here for the word `last`."""
    from tablee.cli import kept

    if name is None:
        raise complain("file-missing")
    if name == kept.LAST and not Path(name).exists():
        return str(kept.last())
    return name
