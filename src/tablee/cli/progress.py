"""Progress bars on the error output, so that what is printed stays clean; none where nobody would see it move."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import AbstractContextManager, contextmanager
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from tablee.cli.voice import Voice
    from tablee.core.rulebook import Rulebook

Progress = Callable[[int, int], None]
"""How much is done, and of how much."""


def playing(voice: Voice, book: Rulebook, games: int) -> AbstractContextManager[Progress]:
    """A bar while many games of one kind are played."""
    return progress_bar(voice.say("simulating", game=book.text(voice.language, "game-title")), games)


@contextmanager
def progress_bar(title: str, total: int) -> Iterator[Progress]:
    """A bar while the block runs; it is told how much is done, and of how much."""
    from rich.console import Console
    from rich.progress import BarColumn, MofNCompleteColumn, TextColumn, TimeRemainingColumn
    from rich.progress import Progress as Bars

    console = Console(stderr=True)
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    with Bars(*columns, console=console, transient=True, disable=not console.is_terminal) as bar:
        task = bar.add_task(title, total=total)
        yield lambda done, of: bar.update(task, completed=done, total=of)
