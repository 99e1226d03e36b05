"""Where each table, key and list item of a TOML text begins, so that a complaint can name the line.

`tomllib` gives values without their places. It has accepted the text before it comes here, so a light reading is enough.

>>> toml_lines('[board]\\nsites = [\\n  4,\\n  5,\\n]\\n')["board", "sites", 1]
4
"""

from __future__ import annotations

import re
import tomllib
from bisect import bisect_left

Path = tuple[str | int, ...]

_BLANK = re.compile(r"(?:[ \t\n]|#[^\n]*)*")
_KEY_PART = re.compile(r"""[ \t]*([A-Za-z0-9_-]+|"(?:[^"\\\n]|\\.)*"|'[^'\n]*')[ \t]*""")
_TEXTS = (
    re.compile(r'"""(?:[^"\\]|\\.|"{1,2}(?!"))*"{3,5}', re.DOTALL),
    re.compile(r"'''(?:[^']|'{1,2}(?!'))*'{3,5}"),
    re.compile(r'"(?:[^"\\\n]|\\.)*"'),
    re.compile(r"'[^'\n]*'"),
)
_BARE = re.compile(r"[^,\]}#\n]*")


def toml_lines(source: str) -> dict[Path, int]:
    """The line, counted from 1, where each value begins; the empty path is the file itself."""
    reader = _Reader(source.replace("\r\n", "\n"))
    reader.read()
    return reader.lines


class _Reader:
    def __init__(self, source: str) -> None:
        self.source = source
        self.at = 0
        self.lines: dict[Path, int] = {(): 1}
        self._breaks = [found.start() for found in re.finditer("\n", source)]
        self._lengths: dict[Path, int] = {}
        """Tables read so far in each array of tables."""

    def read(self) -> None:
        table: Path = ()
        self._skip(_BLANK)
        while self.at < len(self.source):
            if self._next("["):
                table = self._header()
            else:
                self._pair(table)
            self._skip(_BLANK)

    def _next(self, wanted: str) -> bool:
        return self.source.startswith(wanted, self.at)

    def _skip(self, pattern: re.Pattern[str]) -> None:
        found = pattern.match(self.source, self.at)
        self.at = found.end() if found else self.at + 1

    def _note(self, path: Path) -> None:
        """Remember the present line for `path` and the tables around it."""
        line = bisect_left(self._breaks, self.at) + 1
        for depth in range(len(path), 0, -1):
            if path[:depth] in self.lines:
                break
            self.lines[path[:depth]] = line

    def _key(self) -> Path:
        """A dotted key."""
        steps: list[str | int] = []
        while found := _KEY_PART.match(self.source, self.at):
            part = found.group(1)
            steps.append(next(iter(tomllib.loads(f"{part} = 0"))) if part[0] in "\"'" else part)
            self.at = found.end()
            if not self._next("."):
                break
            self.at += 1
        return tuple(steps)

    def _header(self) -> Path:
        """The path of a table, with the places in the arrays of tables on the way."""
        opens = self._next("[[")
        begin = self.at
        self.at += 2 if opens else 1
        steps = self._key()
        after = self.at + (2 if opens else 1)
        path: Path = ()
        for depth, step in enumerate(steps, start=1):
            path += (step,)
            if opens and depth == len(steps):
                self._lengths[path] = self._lengths.get(path, 0) + 1
            if path in self._lengths:
                path += (self._lengths[path] - 1,)
        self.at = begin
        self._note(path)
        self.at = after
        return path

    def _pair(self, table: Path) -> None:
        self._skip(_BLANK)
        begin = self.at
        path = table + self._key()
        after, self.at = self.at, begin
        self._note(path)
        self.at = after + 1  # the equals sign
        self._skip(_BLANK)
        self._value(path)

    def _value(self, path: Path) -> None:
        if self._next("["):
            self._items(path)
        elif self._next("{"):
            self._inline_table(path)
        else:
            for pattern in (*_TEXTS, _BARE):
                if found := pattern.match(self.source, self.at):
                    self.at = found.end()
                    return

    def _items(self, path: Path) -> None:
        self.at += 1
        self._skip(_BLANK)
        index = 0
        while self.at < len(self.source) and not self._next("]"):
            self._note((*path, index))
            self._value((*path, index))
            self._after_item()
            index += 1
        self.at += 1

    def _inline_table(self, path: Path) -> None:
        self.at += 1
        self._skip(_BLANK)
        while self.at < len(self.source) and not self._next("}"):
            self._pair(path)
            self._after_item()
        self.at += 1

    def _after_item(self) -> None:
        self._skip(_BLANK)
        if self._next(","):
            self.at += 1
            self._skip(_BLANK)
