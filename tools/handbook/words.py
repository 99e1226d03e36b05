"""Texts of the games and of the page in one language, as the rule pages need them."""

from __future__ import annotations

import re
import tomllib
from functools import cache
from pathlib import Path
from typing import Any

from fluent.runtime import FluentBundle, FluentResource

from tablee.core.texts import text
from tablee.games import rulebook

ROOT = Path(__file__).resolve().parents[2]
_CLAUSE = re.compile(r"^clause-([A-Z]+-\d+) =", re.MULTILINE)

_TEXTS = tomllib.loads((Path(__file__).parent / "words.toml").read_text(encoding="utf-8"))
WORDS: dict[str, dict[str, str]] = _TEXTS["words"]
EXAMPLES: dict[str, dict[str, str]] = _TEXTS["example"]
CAPTIONS: dict[str, dict[str, str]] = _TEXTS["caption"]


@cache
def _page_bundle(game: str, language: str) -> FluentBundle:
    bundle = FluentBundle([language], use_isolating=False)
    source = ROOT / "web" / "src" / "games" / game / "locale" / f"{language}.ftl"
    bundle.add_resource(FluentResource(source.read_text(encoding="utf-8")), allow_overrides=True)
    return bundle


def page_text(game: str, language: str, key: str) -> str:
    """A text that the page has for a game, empty if there is none."""
    bundle = _page_bundle(game, language)
    if not bundle.has_message(key):
        return ""
    return str(bundle.format_pattern(bundle.get_message(key).value, {})[0])


def page_keys(game: str, prefix: str) -> list[str]:
    """The keys of the page's texts for a game that begin so, in the order of the file."""
    source = (ROOT / "web" / "src" / "games" / game / "locale" / "en.ftl").read_text(encoding="utf-8")
    return re.findall(rf"^({re.escape(prefix)}[\w-]+) =", source, re.MULTILINE)


def game_text(game: str, language: str, key: str, **values: Any) -> str:
    """A text of the game itself."""
    return text(rulebook(game).package, language, key, **values)


@cache
def clauses(game: str) -> tuple[str, ...]:
    """The ids of a game's clauses and rulings, in order."""
    package = rulebook(game).package.replace(".", "/")
    source = (ROOT / "src" / package / "locale" / "en.ftl").read_text(encoding="utf-8")
    return tuple(sorted(_CLAUSE.findall(source), key=lambda name: (name.startswith("AMB"), name)))
