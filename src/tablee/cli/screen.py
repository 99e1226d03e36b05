"""The terminal: what is shown on it, how wide it is, and what is typed."""

from __future__ import annotations

import contextlib
import os
import sys
from collections.abc import Callable, Sequence
from typing import Any

from rich import box
from rich.console import Console
from rich.text import Text

from tablee.cli.scene import Layout
from tablee.cli.voice import Voice

DRAWN = ((118, 38), (78, 50))
"""Columns and lines from which boards are drawn: wide and lower, or narrow and higher."""

ROOMY = 40
"""Lines from which rows need not be tight."""

_FORGET_SCROLLED = "\x1b[3J"


class Screen:
    """One terminal (or a file) and one keyboard."""

    def __init__(
        self,
        voice: Voice,
        *,
        plain: bool = False,
        console: Console | None = None,
        typed: Callable[[str], str] | None = None,
    ) -> None:
        self.voice = voice
        self.console = console or Console(highlight=False, markup=False, emoji=False)
        self.plain = plain
        self._typed = typed or _typed

    @property
    def width(self) -> int:
        """Columns to write in."""
        return max(40, self.console.width)

    @property
    def layout(self) -> Layout:
        """How much room there is: for a drawn board, for rows of text, or only for tight ones."""
        lines = self.console.height if self.console.is_terminal else 1000
        if not self.plain and self.unicode and any(self.width >= across and lines >= down for across, down in DRAWN):
            return "drawn"
        return "rows" if self.plain or lines >= ROOMY else "tight"

    @property
    def unicode(self) -> bool:
        """Whether the terminal shows more than ASCII letters and lines."""
        return self.console.encoding.lower().startswith("utf") and os.environ.get("TERM") not in ("linux", "dumb")

    @property
    def bullet(self) -> str:
        """The mark before an item of a list."""
        return "• " if self.unicode else "- "

    @property
    def frame(self) -> box.Box | None:
        """The lines of a table, where the terminal has lines."""
        return box.SIMPLE_HEAD if self.unicode else None

    def show(self, thing: Any = "", style: str = "") -> None:
        """Print a text or anything Rich can draw."""
        self.console.print(thing, style=style)

    def gap(self) -> None:
        """An empty line, where there is room for it."""
        if self.layout != "tight":
            self.show()

    def paragraph(self, said: str, indent: int = 0, style: str = "", mark: str = "", bold: Sequence[str] = ()) -> None:
        """Print a text broken at words and set in from the left, `mark` before its first line, some words in bold."""
        text = Text(said, style)
        for words in bold:
            text.highlight_words([words], "bold")
        room = max(20, self.width - indent - len(mark) - 1)
        for at, line in enumerate(text.wrap(self.console, room)):
            line.rstrip()
            self.show(Text(" " * indent + (mark if at == 0 else " " * len(mark))).append_text(line))

    def clear(self) -> None:
        """An empty screen, where screens are drawn."""
        if self._can_clear and not self.plain:
            self.console.clear()

    def blank(self) -> None:
        """An empty screen for the next person, who cannot scroll back to what the last one saw."""
        if self._can_clear:
            self.console.clear()
            self.console.file.write(_FORGET_SCROLLED)
        else:
            self.show("\n" * self.console.height)

    @property
    def _can_clear(self) -> bool:
        return self.console.is_terminal and not self.console.is_dumb_terminal

    def ask(self, prompt: str) -> str:
        """One line from the keyboard; EOFError when there is none any more."""
        self.console.file.flush()
        return self._typed(prompt).strip()


def is_terminal() -> bool:
    """Whether somebody sits in front of this run."""
    return bool(sys.stdin and sys.stdin.isatty() and sys.stdout and sys.stdout.isatty())


def _typed(prompt: str) -> str:
    with contextlib.suppress(ImportError):
        import readline  # noqa: F401  (arrow keys and earlier lines while typing)
    return input(prompt)
