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
from tablee.core.toml_lines import toml_lines as toml_lines

LARGEST = 262_144
"""Bytes of the largest edition file that is read."""

_DEEP_KEY = re.compile(r"""(?<![\w"'.\\-])(?:(?:[\w-]++|"(?:[^"\\\n]|\\.)*+"|'[^'\n]*+')[ \t]*+\.[ \t]*+){64}""")
"""A dotted key of more than 64 parts. `tomllib` takes quadratic time and memory for one: minutes for 100 kilobytes."""

_OPENS_A_TEXT = re.compile(r"""(?:'{3}|"{3})\s*$""")
"""A line that ends with the opening of a text of several lines; its first row stands in the next line."""

_KINDS = {int: "kind-number", str: "kind-text", list: "kind-list", dict: "kind-table", bool: "kind-bool"}


class BadEdition(Complaint):
    """What is wrong with an edition file, in which line and, where one character is meant, in which column."""

    def __init__(self, file: str, line: int, complaint: Complaint, column: int = 0) -> None:
        super().__init__("edition-line", file=file, line=f"{line}:{column}" if column else str(line))
        self.complaint = complaint
        self.line = line
        self.column = column

    def say(self, language: str) -> str:
        return f"{super().say(language)} {self.complaint.say(language)}"


class Edition:
    """The parsed file, its lines and its hash (of the data: comments and spacing do not change it)."""

    def __init__(self, source: str, file: str = "edition.toml") -> None:
        self.source = source
        self.file = file
        if len(source.encode("utf-8", "replace")) > LARGEST:
            raise BadEdition(file, 1, Complaint("edition-too-large", limit=str(LARGEST)))
        if deep := _DEEP_KEY.search(source):
            raise BadEdition(file, source.count("\n", 0, deep.start()) + 1, Complaint("edition-too-deep"))
        try:
            self.data: dict[str, Any] = tomllib.loads(source)
            self._lines = toml_lines(source)
            canonical = msgspec.json.encode(self._plain(self.data), order="deterministic")
        except tomllib.TOMLDecodeError as error:
            place = re.search(r"line (\d+)", str(error))
            line = int(place.group(1)) if place else source.count("\n") + 1
            said = re.sub(r"\s*\(at .*\)$", "", str(error))
            raise BadEdition(file, line, Complaint("edition-not-toml", reason=said)) from None
        except RecursionError:
            raise BadEdition(file, 1, Complaint("edition-too-deep")) from None
        except UnicodeEncodeError:
            raise BadEdition(file, 1, Complaint("edition-not-toml", reason="UTF-8")) from None
        except BadEdition:
            raise
        except ValueError:  # tomllib lets a number of thousands of digits through to int()
            raise BadEdition(file, _line_of_many_digits(source), Complaint("edition-number-too-large")) from None
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

    def complain_in_text(
        self, key: str, *path: str | int, row: int, column: int = 0, package: str = "tablee.core", **values: Any
    ) -> NoReturn:
        """Refuse the edition for a row, or one character of it, of the text at `path` that begins in a line of its own.

        Rows and columns are counted from 0, as the parsed text has them; the complaint counts from 1, as editors do.
        """
        opened = self.line(*path)
        begins_below = bool(_OPENS_A_TEXT.search(self.source.split("\n")[opened - 1]))
        line = opened + row + 1 if begins_below else opened
        raise BadEdition(self.file, line, Complaint(key, package=package, **values), column + 1 if begins_below else 0)

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

    def _plain(self, value: Any, *path: str | int) -> Any:
        """TOML data as JSON data: dates become text; whole numbers have 64 bits, as TOML has it."""
        if isinstance(value, dict):
            return {key: self._plain(item, *path, key) for key, item in value.items()}
        if isinstance(value, list):
            return [self._plain(item, *path, index) for index, item in enumerate(value)]
        if isinstance(value, int) and not -(2**63) <= value < 2**63:
            self.complain("edition-number-too-large", *path)
        return value if isinstance(value, str | int | float | bool) else str(value)


def _line_of_many_digits(source: str) -> int:
    """The first line with a number that cannot be meant."""
    return next((number for number, line in enumerate(source.split("\n"), 1) if re.search(r"[0-9_]{1000}", line)), 1)
