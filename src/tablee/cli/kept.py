"""Games kept by themselves: every decision is written to the user's state directory, so that nothing played is lost."""

from __future__ import annotations

import contextlib
import os
import time
from pathlib import Path
from typing import TYPE_CHECKING

from tablee.cli.voice import complain
from tablee.core.texts import Complaint

if TYPE_CHECKING:
    from tablee.game import Game

LAST = "last"
"""The word that stands for the game played last."""

NEWEST = 20
"""Games kept; older ones are deleted when a new one begins."""


def home() -> Path:
    """Where games are kept: `TABLEE_STATE` or the user's state directory."""
    if given := os.environ.get("TABLEE_STATE"):
        return Path(given)
    from platformdirs import user_state_path

    return user_state_path("tablee", appauthor=False) / "games"


def kept_games() -> list[Path]:
    """Every kept game, the newest first."""
    found: list[tuple[float, Path]] = []
    with contextlib.suppress(OSError):
        for path in home().glob("*.tablee"):
            found.append((path.stat().st_mtime, path))
    return [path for _, path in sorted(found, reverse=True)]


def last() -> Path:
    """The game played last."""
    games = kept_games()
    if not games:
        raise complain("nothing-kept")
    return games[0]


class Keeper:
    """Keeps one game, decision by decision; a directory that cannot be written never stops the game."""

    def __init__(self, game: Game, path: Path | None = None) -> None:
        self.path = path or home() / f"{time.strftime('%Y%m%d-%H%M%S')}-{game.book.id}-{game.header.table}.tablee"
        self.trouble: Complaint | None = None
        if path is None:
            self._make_room()

    def keep(self, game: Game) -> Complaint | None:
        """Write the game; what was wrong if that failed."""
        self.trouble = None
        try:
            self.path.parent.mkdir(parents=True, exist_ok=True)
            game.save(self.path)
        except Complaint as complaint:
            self.trouble = complaint
        except OSError as error:
            self.trouble = Complaint("file-not-written", file=str(self.path), reason=error.strerror or str(error))
        return self.trouble

    def _make_room(self) -> None:
        for old in kept_games()[NEWEST - 1 :]:
            with contextlib.suppress(OSError):
                old.unlink()


def save_as(game: Game, name: str, *, may_replace: bool = False) -> Path:
    """Save a game under a name that a person typed; raises FileExistsError unless it may replace what is there."""
    path = Path(name).expanduser()
    if not path.suffix and not path.exists():
        path = path.with_suffix(".tablee")
    if path.exists() and not path.is_file():
        # Saving goes through a second file that takes the name of the first: never let it take that of a device.
        raise complain("save-not-a-file", file=str(path))
    if path.exists() and not may_replace:
        raise FileExistsError(str(path))
    return game.save(path)
