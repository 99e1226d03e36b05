"""Texts: three languages with the same keys, and errors that speak them."""

from __future__ import annotations

from importlib.resources import files
from pathlib import Path

import pytest
from fluent.syntax import FluentParser, ast

import tablee
from tablee.core.texts import LANGUAGES, Complaint, MissingText, has_text, text
from tests.games.worlds import BOOKS

SOURCE = Path(tablee.__file__).parent
SPEAKING = sorted(f"tablee.{'.'.join(found.parent.relative_to(SOURCE).parts)}" for found in SOURCE.rglob("locale"))
PACKAGES = [*SPEAKING, *(book.package for book in BOOKS if book.package not in SPEAKING)]


def messages(package: str, language: str) -> dict[str, set[str]]:
    """Every message of a locale file with the values it asks for."""
    source = (files(package) / "locale" / f"{language}.ftl").read_text(encoding="utf-8")
    found = {}
    for entry in FluentParser().parse(source).body:
        assert not isinstance(entry, ast.Junk), f"{package}, {language}: {entry.content}"
        if isinstance(entry, ast.Message):
            names: set[str] = set()
            _collect(entry.value, names)
            assert entry.id.name not in found, f"{package}, {language}: {entry.id.name} stands there twice"
            found[entry.id.name] = names
    return found


def _collect(node: object, names: set[str]) -> None:
    if isinstance(node, ast.VariableReference):
        names.add(node.id.name)
    elif isinstance(node, ast.BaseNode):
        for child in vars(node).values():
            for part in child if isinstance(child, list) else [child]:
                _collect(part, names)


@pytest.mark.parametrize("package", PACKAGES)
def test_every_language_has_the_same_texts_with_the_same_values(package: str) -> None:
    french, english, german = (messages(package, language) for language in LANGUAGES)
    assert french == english == german


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_game_may_use_the_texts_of_the_core(language: str) -> None:
    for package in PACKAGES:
        assert text(package, language, "nobody") == text("tablee.core", language, "nobody")
        assert has_text(package, language, "nobody")


def test_a_missing_key_is_an_error_that_names_it() -> None:
    with pytest.raises(MissingText, match=r"tablee\.core has no text 'no-such-key' in de"):
        text("tablee.core", "de", "no-such-key")
    assert not has_text("tablee.core", "de", "no-such-key")


def test_a_missing_value_is_an_error_that_names_it() -> None:
    with pytest.raises(MissingText, match="known"):
        text("tablee.core", "en", "no-such-game", name="chess")


def test_a_complaint_speaks_every_language() -> None:
    complaint = Complaint("no-such-game", name="chess", known="offline")
    said = {complaint.say(language) for language in LANGUAGES}
    assert len(said) == 3
    assert all("chess" in sentence and "offline" in sentence for sentence in said)
    assert str(complaint) == complaint.say("en")
    assert isinstance(complaint, ValueError)


def test_a_complaint_inside_another_is_said_in_the_same_language() -> None:
    inner = Complaint("undo-nothing")
    outer = Complaint("record-step", entry="3", reason=inner)
    for language in LANGUAGES:
        assert inner.say(language) in outer.say(language)


def test_french_takes_the_vowel_away_before_a_name_that_begins_with_one_and_leaves_names_alone() -> None:
    def claim(player: str, news: str = "") -> str:
        return text("tablee.games.planetweb", "fr", "event-claim-lapsed", player=player, news=news)

    assert "de Zoé" in claim("Zoé")
    assert "d'Invité 12" in claim("Invité 12")
    assert "d'Óscar" in claim("Óscar")
    assert "de A1" in claim("A1"), "a square is no name"
    assert "Guerre de Anna" in claim("Zoé", "Guerre de Anna")
    assert "de De Angelis" in claim("De Angelis")
    assert not set(claim("Anna")) & {"\u2068", "\u2069"}
    assert "de Anna" in text("tablee.games.planetweb", "de", "event-claim-lapsed", player="de Anna", news="")
