"""Table options: what can be agreed before a game, with defaults."""

from __future__ import annotations

import re
from collections.abc import Mapping
from typing import Any

import msgspec

from tablee.core.texts import Complaint, shown

Value = str | int | bool

_NUMBER = re.compile(r"-?[0-9]{1,9}")


class Option(msgspec.Struct, frozen=True):
    """One thing a table can choose: the allowed values, default first, or a range of numbers, or words and a range."""

    name: str
    values: tuple[Value, ...] = ()
    low: int = 0
    high: int = 0
    default_number: int = 0
    clause: str = ""

    @property
    def default(self) -> Value:
        """What holds where nothing is chosen."""
        return self.values[0] if self.values else self.default_number

    def read(self, given: Any) -> Value:
        """The allowed value that `given` (of the right type, or typed by a person) stands for."""
        if self.values:
            for value in self.values:
                if (type(given) is type(value) and given == value) or (
                    isinstance(given, str) and given.strip().lower() == str(value).lower()
                ):
                    return value
        if self.low < self.high and isinstance(given, int | str) and not isinstance(given, bool):
            number = int(given) if isinstance(given, int) or _NUMBER.fullmatch(given.strip()) else self.low - 1
            if self.low <= number <= self.high:
                return number
        raise Complaint("option-value", name=self.name, value=shown(given), allowed=self.allowed())

    def allowed(self) -> str:
        """The allowed values in words."""
        words = [str(value).lower() for value in self.values]
        return ", ".join([*words, f"{self.low}-{self.high}"] if self.low < self.high else words)


def choice(name: str, *values: Value, clause: str = "") -> Option:
    """An option with a few values, the default first."""
    return Option(name, values=values, clause=clause)


def number(name: str, default: int, low: int, high: int, clause: str = "") -> Option:
    """An option that is a number in a range."""
    return Option(name, low=low, high=high, default_number=default, clause=clause)


def words_or_number(name: str, *words: str, low: int, high: int, clause: str = "") -> Option:
    """An option that is one of a few words, the default first, or a number in a range.

    >>> limit = words_or_number("turn_limit", "scenario", "none", low=1, high=60)
    >>> limit.default, limit.read("none"), limit.read("24"), limit.allowed()
    ('scenario', 'none', 24, 'scenario, none, 1-60')
    """
    return Option(name, values=words, low=low, high=high, clause=clause)


def read_options(known: tuple[Option, ...], given: Mapping[str, Any]) -> dict[str, Value]:
    """Every option with the value given for it, or its default.

    >>> read_options((choice("variant", "basic", "expert"), number("rounds", 1, 1, 4)), {"rounds": "2"})
    {'variant': 'basic', 'rounds': 2}
    """
    names = [option.name for option in known]
    for name in given:
        if name not in names:
            raise Complaint("option-unknown", name=shown(name), known=", ".join(names))
    return {option.name: option.read(given[option.name]) if option.name in given else option.default for option in known}
