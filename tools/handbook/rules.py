"""The rules of a game as one page in one language, from the texts that the referee itself uses."""

from __future__ import annotations

import re

from tablee.core.options import Option
from tablee.games import names, rulebook
from tools.handbook import diagrams, examples
from tools.handbook.words import CAPTIONS, WORDS, clauses, game_text, page_keys, page_text

FOLDERS = {"en": "rules", "fr": "fr/regles", "de": "de/regeln"}
NAMES = {"en": "English", "fr": "Français", "de": "Deutsch"}
GUIDES = {"en": "../host/editions.md", "fr": "../joueurs.md", "de": "../spielen.md"}
_ID = re.compile(r"\b([A-Z]{3}-\d{2,3})\b")


def pages() -> dict[str, str]:
    """Every rule page by its path."""
    return {f"{folder}/{game}.md": page(game, language) for language, folder in FOLDERS.items() for game in names()}


def page(game: str, language: str) -> str:
    """The rules of a game."""
    words, book = WORDS[language], rulebook(game)
    seats = words["players"].format(first=book.seats[0], last=book.seats[-1]) if len(book.seats) > 1 else words["two"]
    parts = [
        f"# {words['rules'].format(game=game_text(game, language, 'game-title'))}",
        f"*{game_text(game, language, 'game-tagline')}* {seats}.",
        game_text(game, language, "game-summary"),
        words["intro"],
        _elsewhere(game, language),
        f"## {words['board']} {{ #board }}",
        diagrams.board(game),
        f"*{CAPTIONS[game][language]}*{{ .caption }}",
        words["board-note"].format(edition=book.edition.name, guide=GUIDES[language]),
        *_glossary(game, language),
        f"## {words['clauses']} {{ #clauses }}",
        *_clauses(game, language),
        f"## {words['example']} {{ #example }}",
        _linked(examples.worked(game, language), game),
        f"## {words['story']} {{ #story }}",
        words["story-note"],
        _story(game, language),
        f"## {words['options']} {{ #options }}",
        _options(game, language),
    ]
    return "\n\n".join(parts) + "\n"


def _elsewhere(game: str, language: str) -> str:
    """Links to the same page in the other languages."""
    up = "../" * (FOLDERS[language].count("/") + 1)
    others = [f"[{NAMES[other]}]({up}{folder}/{game}.md)" for other, folder in FOLDERS.items() if other != language]
    return " · ".join(others)


def _glossary(game: str, language: str) -> list[str]:
    keys = [key for key in page_keys(game, f"glossary-{game}-") if not key.endswith("-meaning")]
    if not keys:
        return []
    entries = [f"{page_text(game, language, key)}\n:   {page_text(game, language, f'{key}-meaning')}" for key in keys]
    return [f"## {WORDS[language]['glossary']} {{ #glossary }}", *entries]


def _clauses(game: str, language: str) -> list[str]:
    said = []
    for clause in clauses(game):
        if heading := page_text(game, language, f"chapter-{clause}"):
            said.append(f"### {heading} {{ #chapter-{clause} }}")
        words = _linked(game_text(game, language, f"clause-{clause}"), game, clause)
        said.append(f"[{clause}](#{clause}){{ #{clause} .clause }} {words}")
    return said


def _linked(words: str, game: str, own: str = "") -> str:
    """Clause ids in a text as links; what Markdown would take for its own signs is written out."""
    known = set(clauses(game))
    plain = words if "<svg" in words or "**" in words else re.sub(r"([*_<>`|])", r"\\\1", words)
    return _ID.sub(lambda found: f"[{found[1]}](#{found[1]})" if found[1] in known and found[1] != own else found[1], plain)


def _story(game: str, language: str) -> str:
    words = WORDS[language]
    rows = [f"| | {words['did']} | {words['told']} |", "|---|---|---|"]
    for who, done, said in examples.story(game, language):
        rows.append(f"| {who} | {f'`{done}`' if done else words['setup']} | {said.replace('|', '/')} |")
    return "\n".join(rows)


def _options(game: str, language: str) -> str:
    words = WORDS[language]
    rows = [f"| {words['option']} | {words['values']} | {words['clause']} |", "|---|---|---|"]
    for option in rulebook(game).options:
        name = f"**{game_text(game, language, f'option-{option.name}')}** `{option.name}`"
        what = game_text(game, language, f"option-{option.name}-help")
        clause = f"[{option.clause}](#{option.clause})" if option.clause in clauses(game) else option.clause
        rows.append(f"| {name}<br>{what} | {_choices(game, option, language)} | {clause} |")
    return "\n".join(rows)


def _choices(game: str, option: Option, language: str) -> str:
    listed = []
    for value in sorted(option.values, key=lambda value: value != option.default):
        key = f"option-{option.name}-{str(value).lower()}"
        said = str(value) if isinstance(value, int) and not isinstance(value, bool) else game_text(game, language, key)
        listed.append(said)
    if option.high:
        listed.append(WORDS[language]["numbers"].format(low=option.low, high=option.high, default=option.default))
    return " · ".join(listed)
