"""Editions: a box of a game as a TOML file, and complaints that name the line.

A game's `box.py` reads an edition through `Edition`, which remembers where each value stands:

>>> edition = Edition('name = "mine"\\n[board]\\nsites = 40\\n', file="mine.toml")
>>> edition.get("board", "sites", kind=int)
40
>>> edition.get("board", "name", kind=str)
Traceback (most recent call last):
tablee.core.edition.BadEdition: mine.toml:2: "name" is missing here.
"""

from __future__ import annotations

import hashlib
import re
import tomllib
from typing import Any, NoReturn

import msgspec

from tablee.core.texts import Complaint

LARGEST = 262_144
"""Bytes of the largest edition file that is read."""

_HEADER = re.compile(r"^\s*(\[\[?)\s*([^\]]+?)\s*\]\]?\s*(?:#.*)?$")
_KEY = re.compile(r"""^\s*((?:[A-Za-z0-9_-]+|"[^"]*"|'[^']*')(?:\s*\.\s*(?:[A-Za-z0-9_-]+|"[^"]*"))*)\s*=""")
_KINDS = {int: "kind-number", str: "kind-text", list: "kind-list", dict: "kind-table", bool: "kind-bool"}


class BadEdition(Complaint):
    """What is wrong with an edition file, and in which line."""

    def __init__(self, file: str, line: int, complaint: Complaint) -> None:
        super().__init__("edition-line", file=file, line=str(line))
        self.complaint = complaint
        self.line = line

    def say(self, language: str) -> str:
        return f"{super().say(language)} {self.complaint.say(language)}"


class Edition:
    """The parsed file, its lines and its hash (of the data: comments and spacing do not change it)."""

    def __init__(self, source: str, file: str = "edition.toml") -> None:
        self.source = source
        self.file = file
        if len(source.encode("utf-8", "replace")) > LARGEST:
            raise BadEdition(file, 1, Complaint("edition-too-large", limit=str(LARGEST)))
        try:
            self.data: dict[str, Any] = tomllib.loads(source)
        except tomllib.TOMLDecodeError as error:
            place = re.search(r"line (\d+)", str(error))
            line = int(place.group(1)) if place else source.count("\n") + 1
            said = re.sub(r"\s*\(at .*\)$", "", str(error))
            raise BadEdition(file, line, Complaint("edition-not-toml", reason=said)) from None
        except RecursionError:
            raise BadEdition(file, 1, Complaint("edition-too-deep")) from None
        self._lines = _line_numbers(source)
        canonical = msgspec.json.encode(_plain(self.data), order="deterministic")
        self.hash = hashlib.sha256(canonical).hexdigest()

    @property
    def name(self) -> str:
        """What the edition calls itself."""
        name: str = self.get("name", kind=str)
        if not re.fullmatch(r"[A-Za-z0-9][A-Za-z0-9._-]{0,47}", name):
            self.complain("edition-name", "name", value=name[:60])
        return name

    def line(self, *path: str | int) -> int:
        """The line where a value, or the nearest table around it, begins."""
        while path and path not in self._lines:
            path = path[:-1]
        return self._lines.get(path, 1)

    def complain(self, key: str, *path: str | int, package: str = "tablee.core", **values: Any) -> NoReturn:
        """Refuse the edition for what stands at `path`."""
        raise BadEdition(self.file, self.line(*path), Complaint(key, package=package, **values))

    def get(self, *path: str | int, kind: type) -> Any:
        """The value at `path`, which must exist and be of this kind."""
        here: Any = self.data
        for depth, step in enumerate(path):
            try:
                here = here[step]
            except (KeyError, IndexError, TypeError):
                self.complain("edition-missing", *path[:depth], name=str(step))
        if not isinstance(here, kind) or (kind is int and isinstance(here, bool)):
            self.complain(f"edition-{_KINDS[kind]}", *path, name=str(path[-1]))
        return here

    def number(self, *path: str | int, low: int, high: int) -> int:
        """The whole number at `path`, which must lie between `low` and `high`."""
        value: int = self.get(*path, kind=int)
        if not low <= value <= high:
            self.complain("edition-range", *path, name=str(path[-1]), low=str(low), high=str(high), value=str(value)[:24])
        return value


def _plain(value: Any) -> Any:
    """TOML data as JSON data (dates become text)."""
    if isinstance(value, dict):
        return {key: _plain(item) for key, item in value.items()}
    if isinstance(value, list):
        return [_plain(item) for item in value]
    return value if isinstance(value, str | int | float | bool) else str(value)


def _line_numbers(source: str) -> dict[tuple[str | int, ...], int]:
    """Where each table and key begins. `tomllib` has accepted the text, so a light reading is enough."""
    lines: dict[tuple[str | int, ...], int] = {(): 1}
    arrays: dict[tuple[str | int, ...], int] = {}
    table: tuple[str | int, ...] = ()
    open_brackets = 0
    in_text = ""
    for number, line in enumerate(source.split("\n"), start=1):
        if in_text:
            in_text = "" if in_text in line else in_text
            continue
        if not open_brackets:
            header = _HEADER.match(line)
            if header and not _KEY.match(line):
                steps = _steps(header.group(2))
                table = _placed(steps, arrays, opens=header.group(1) == "[[")
                lines.setdefault(table, number)
                continue
            if key := _KEY.match(line):
                path = table + _steps(key.group(1))
                lines.setdefault(path, number)
        bare = re.sub(r'"(?:[^"\\]|\\.)*"|\'[^\']*\'', "", line).split("#")[0]
        for quote in ('"""', "'''"):
            if line.count(quote) % 2:
                in_text = quote
        open_brackets += bare.count("[") + bare.count("{") - bare.count("]") - bare.count("}")
    return lines


def _steps(dotted: str) -> tuple[str | int, ...]:
    return tuple(part.strip().strip("\"'") for part in re.findall(r'"[^"]*"|\'[^\']*\'|[^.\s]+', dotted))


def _placed(steps: tuple[str | int, ...], arrays: dict[tuple[str | int, ...], int], opens: bool) -> tuple[str | int, ...]:
    """The path of a table header, with the indices of the arrays of tables on the way."""
    path: tuple[str | int, ...] = ()
    for depth, step in enumerate(steps):
        path += (step,)
        last = depth == len(steps) - 1
        if last and opens:
            arrays[path] = arrays.get(path, -1) + 1
        if path in arrays:
            path += (arrays[path],)
    return path
