"""Texts in French, English and German, from Fluent files, and errors that speak them.

Each package that says something to people has a folder `locale` with `fr.ftl`, `en.ftl` and `de.ftl`. A text is named by
its key and filled with named values; Fluent itself is imported when the first text is asked for.
"""

from __future__ import annotations

import re
from functools import cache
from importlib.resources import files
from typing import Any

LANGUAGES = ("fr", "en", "de")

_ELIDED = re.compile("(?<!\\w)(d|qu)e \u2068(?=[AEIOUÀÁÂÃÄÅÆÈÉÊËÌÍÎÏÒÓÔÕÖØŒÙÚÛÜ][a-zà-öø-ÿ])")
_BORDERS = str.maketrans("", "", "\u2068\u2069")


class MissingText(KeyError):
    """A key that no locale file of the package holds."""


@cache
def _bundle(package: str, language: str) -> Any:
    from fluent.runtime import FluentBundle, FluentResource

    bundle = FluentBundle([language])  # the borders of what was filled in are needed once, and then taken away
    for source in dict.fromkeys(("tablee.core", package)):
        text = (files(source) / "locale" / f"{language}.ftl").read_text(encoding="utf-8")
        bundle.add_resource(FluentResource(text), allow_overrides=True)
    return bundle


def text(package: str, language: str, key: str, /, **values: Any) -> str:
    """The text `key` of a package (or of the core) in one language.

    >>> text("tablee.core", "fr", "nobody")
    'personne'
    """
    bundle = _bundle(package, language)
    if not bundle.has_message(key):
        raise MissingText(f"{package} has no text {key!r} in {language}")
    said, problems = bundle.format_pattern(bundle.get_message(key).value, values)
    if problems:
        raise MissingText(f"{package}, {language}, {key}: {problems[0]}")
    return (_elided(str(said)) if language == "fr" else str(said)).translate(_BORDERS)


def _elided(said: str) -> str:
    """French says "d'Anna" and "qu'Anna": a name that is filled in and begins with a vowel takes the one before it away.

    Squares are no names, and what stands within a name stays as it is.
    """
    return _ELIDED.sub(r"\1'", said)


def has_text(package: str, language: str, key: str) -> bool:
    """Whether the package (or the core) says something under this key."""
    return bool(_bundle(package, language).has_message(key))


def shown(given: Any, most: int = 60) -> str:
    """Whatever somebody gave, short enough for a sentence."""
    try:
        return str(given)[:most]
    except ValueError:  # Python writes out no number of thousands of digits
        return "…"


class Complaint(ValueError):
    """Something wrong that a person can mend: a key and its values, said in any of the languages.

    A value may itself be a complaint; it is then said in the same language.

    >>> print(Complaint("no-such-game", name="chess", known="offline"))
    There is no game "chess"; there are: offline.
    """

    def __init__(self, key: str, /, package: str = "tablee.core", **values: Any) -> None:
        super().__init__(key)
        self.key = key
        self.package = package
        self.values = values

    def say(self, language: str) -> str:
        """The complaint in one language."""
        values = {name: value.say(language) if isinstance(value, Complaint) else value for name, value in self.values.items()}
        return text(self.package, language, self.key, **values)

    def __str__(self) -> str:
        return self.say("en")
