"""Every text in French, English and German: present, alike in the three languages, and sound in real play."""

from __future__ import annotations

import ast
import random
import re
from collections import Counter
from collections.abc import Iterator
from functools import cache
from importlib import import_module
from importlib.resources import files
from pathlib import Path
from typing import Any

import pytest
from fluent.syntax import FluentParser
from fluent.syntax.ast import Junk, Message, VariableReference
from fluent.syntax.visitor import Visitor

from tablee import games
from tablee.core.events import EVERYBODY, Event, Events
from tablee.core.options import Option, Value
from tablee.core.rulebook import Rulebook
from tablee.core.texts import LANGUAGES, Complaint, text
from tablee.game import Game, new

CORE = "tablee.core"
SOURCE = Path(str(files("tablee")))
BOOKS = [games.rulebook(name) for name in games.names()]
SPEAKING = sorted(
    {".".join(("tablee", *path.relative_to(SOURCE).parts[:-2])) for path in SOURCE.rglob("locale/*.ftl")}
    | {book.package for book in BOOKS}
)
"""The packages with texts of their own."""

COMMON = ("game-title", "game-tagline", "game-summary", "result-winner", "result-shared", "result-void")
"""What every game says, whatever its rules."""

every_package = pytest.mark.parametrize("package", SPEAKING)
every_language = pytest.mark.parametrize("language", LANGUAGES)
every_game = pytest.mark.parametrize("book", BOOKS, ids=games.names())


# --- The files


@cache
def entries(package: str, language: str) -> list[Any]:
    source = (files(package) / "locale" / f"{language}.ftl").read_text(encoding="utf-8")
    return list(FluentParser().parse(source).body)


@cache
def messages(package: str, language: str) -> dict[str, Message]:
    return {entry.id.name: entry for entry in entries(package, language) if isinstance(entry, Message)}


def variables(message: Message) -> set[str]:
    """The values that a message names."""
    named = set()

    class Names(Visitor):
        def visit_VariableReference(self, node: VariableReference) -> None:  # noqa: N802, the name that Fluent calls
            named.add(node.id.name)

    Names().visit(message)
    return named


@cache
def all_variables(package: str, language: str) -> set[str]:
    """The values that any message names: one message may quote another."""
    return set().union(*map(variables, messages(package, language).values()))


def said(package: str, language: str, key: str, /, **values: Any) -> str:
    """A text, which must come out whole."""
    sentence = text(package, language, key, **values)
    assert sentence == sentence.strip() != "", (language, key)
    assert None not in values.values(), (language, key, values)
    assert not re.search(r"[{}$]", sentence), (language, key, sentence)
    return sentence


def filled(package: str, language: str, key: str, /, **values: Any) -> str:
    """A text with something for each value that is not given."""
    return said(package, language, key, **(dict.fromkeys(all_variables(package, language), "3") | values))


@every_language
@every_package
def test_every_line_of_a_file_is_understood(package: str, language: str) -> None:
    assert [entry.content for entry in entries(package, language) if isinstance(entry, Junk)] == []
    keys = [entry.id.name for entry in entries(package, language) if isinstance(entry, Message)]
    assert sorted(set(keys)) == sorted(keys), "a key stands twice"


@every_package
def test_the_languages_say_the_same_things_in_the_same_order(package: str) -> None:
    keys = {language: list(messages(package, language)) for language in LANGUAGES}
    assert keys["fr"] == keys["en"]
    assert keys["de"] == keys["en"]


@every_package
def test_the_languages_name_the_same_values(package: str) -> None:
    for key, message in messages(package, "en").items():
        for language in LANGUAGES:
            assert variables(messages(package, language)[key]) == variables(message), (language, key)


@every_language
@every_package
def test_every_text_comes_out_whole(package: str, language: str) -> None:
    for key, message in messages(package, language).items():
        for filler in ("3", 1, 3):
            filled(package, language, key, **dict.fromkeys(variables(message), filler))


@every_package
def test_no_package_says_a_text_of_the_core_differently(package: str) -> None:
    if package != CORE:
        assert messages(package, "en").keys() & messages(CORE, "en").keys() == set()


# --- What each game must say


@every_language
@every_game
def test_every_game_says_what_it_is_and_who_won(book: Rulebook, language: str) -> None:
    for key in COMMON:
        filled(book.package, language, key)


@every_language
@every_game
def test_every_decision_point_has_its_prompt_and_its_help(book: Rulebook, language: str) -> None:
    for point in book.points.values():
        for kind in ("prompt", "help"):
            filled(book.package, language, f"{kind}-{point.lower().replace('_', '-')}", player="Anna", ad="YSB")


@every_language
@every_game
def test_every_reason_has_its_text_and_its_clause(book: Rulebook, language: str) -> None:
    for reason in book.reasons.values():
        filled(book.package, language, f"refused-{reason.key}")
        if reason.clause:
            said(book.package, language, f"clause-{reason.clause}")


@every_language
@every_game
def test_every_event_can_be_told_for_every_end(book: Rulebook, language: str) -> None:
    box = book.box(book.seats[0])
    kinds = import_module(f"{book.package}.view")._EVENTS
    for kind, (key, names) in kinds.items():
        for number in book.ends if "reason" in names else (1, 2):
            told = book.tell(box, Event(kind, EVERYBODY, number, number, number, number))
            assert told.key == f"event-{key}"
            said(book.package, language, told.key, **with_names(told.values))


@every_language
@every_game
def test_every_end_has_its_text(book: Rulebook, language: str) -> None:
    for end in book.ends.values():
        filled(book.package, language, f"end-{end}")


@every_language
@every_game
def test_every_option_has_title_help_and_values(book: Rulebook, language: str) -> None:
    for option in book.options:
        said(book.package, language, f"option-{option.name}")
        said(book.package, language, f"option-{option.name}-help")
        labels = [said(book.package, language, f"option-{option.name}-{str(value).lower()}") for value in option.values]
        assert len(set(labels)) == len(labels), f"two values of {option.name} look alike"


# --- Real play


def with_names(values: dict[str, Any]) -> dict[str, Any]:
    """The values of an event as a reader gets them: seats have names."""
    return values | {"player": "Anna"} if "seat" in values else values


def other_value(option: Option) -> Value:
    """Not the default, where there is a choice."""
    return option.values[-1] if option.values else min(option.default_number + 1, option.high)


def played(book: Rulebook, seed: int, options: dict[str, Any]) -> Iterator[Game]:
    """A random game, at every position on its way."""
    dice = random.Random(seed)
    game = new(book.id, book.seats[seed % len(book.seats)], seed=seed, **options)
    yield game
    while not game.is_over:
        game.play(dice.choice(game.legal))
        yield game


OFTEN_ENOUGH = 12
"""Positions at each decision point at which everything is tried that could be refused."""

one_story = pytest.mark.xdist_group("story")
"""The games are played once, not once by each worker."""


@pytest.fixture(scope="module", params=["default options", "other options"])
def story(request: pytest.FixtureRequest) -> dict[str, list[Any]]:
    """All that can be heard in a random game of every kind: events, decisions, and every sort of complaint."""
    heard: dict[str, list[Any]] = {"events": [], "decisions": [], "complaints": []}
    for seed, book in enumerate(BOOKS, start=1):
        options = {} if request.param == "default options" else {option.name: other_value(option) for option in book.options}
        typed: dict[str, None] = {}
        complaints: dict[str, Complaint] = {}
        looked: Counter[int] = Counter()
        for game in played(book, seed, options):
            if game.decision:
                heard["decisions"].append((book, game.decision))
                typed |= dict.fromkeys(choice.text for choice in game.choices)
            looked[game.state.point] += 1
            if looked[game.state.point] > OFTEN_ENOUGH:
                continue
            for attempt in (*typed, *range(-1, book.action_count(game.box) + 1)):
                if complaint := refused(game, attempt):
                    complaints[f"{complaint.key} {complaint.values}"] = complaint
        heard["complaints"] += complaints.values()
        heard["events"] += [(book, game.box, event) for events in (*game.events, *left(book, options)) for event in events]
    return heard


def refused(game: Game, attempt: int | str) -> Complaint | None:
    try:
        game.book.read_action(game.box, game.state, attempt)
    except Complaint as complaint:
        return complaint
    return None


def left(book: Rulebook, options: dict[str, Any]) -> list[Events]:
    """What happens when a player leaves at once."""
    game = new(book.id, book.seats[0], seed=0, **options)
    return game.events[1:] if game.resign(0) else []


@one_story
@every_language
def test_all_that_happens_in_a_game_can_be_told(story: dict[str, list[Any]], language: str) -> None:
    for book, box, event in story["events"]:
        told = book.tell(box, event)
        said(book.package, language, told.key, **with_names(told.values))


@one_story
@every_language
def test_every_decision_can_be_put_in_words(story: dict[str, list[Any]], language: str) -> None:
    for book, decision in story["decisions"]:
        filled(book.package, language, decision.prompt, player="Anna")
    kinds = {(book.package, c.do["do"]): c.do for book, decision in story["decisions"] for c in decision.choices}
    for (package, kind), named in kinds.items():
        filled(package, language, f"do-{kind}", **named)


@one_story
@every_language
def test_every_complaint_of_a_game_brings_the_values_its_text_needs(story: dict[str, list[Any]], language: str) -> None:
    assert len({complaint.key for complaint in story["complaints"]}) > 1
    for complaint in story["complaints"]:
        assert complaint.say(language).startswith(said(complaint.package, language, complaint.key, **complaint.values))


# --- Complaints anywhere in the house


MODULES = {path: ast.parse(path.read_text(encoding="utf-8")) for path in sorted(SOURCE.rglob("*.py"))}


@cache
def makers() -> dict[str, list[Path]]:
    """The classes of complaints, and the functions that make one from a key, with the files that define them."""
    found: dict[str, list[Path]] = {"Complaint": []}
    defined = [(path, node) for path, tree in MODULES.items() for node in ast.walk(tree)]
    size = 0
    while size != len(found):
        size = len(found)
        for path, node in defined:
            made = []
            if isinstance(node, ast.ClassDef):
                made = [ast.unparse(base) for base in node.bases]
            elif isinstance(node, ast.FunctionDef) and "key" in [arg.arg for arg in node.args.args[:2]] and node.returns:
                made = [ast.unparse(node.returns).replace("NoReturn", "Complaint")]
            if isinstance(node, ast.ClassDef | ast.FunctionDef) and not found.keys().isdisjoint(made):
                found.setdefault(node.name, [])
                found[node.name] += [] if path in found[node.name] else [path]
    return found


def complaints_in(path: Path) -> Iterator[tuple[ast.Call, str, str]]:
    """The calls that make a complaint from a literal key: call, maker, key; what a key computes stands as `*`."""
    for node in ast.walk(MODULES[path]):
        if isinstance(node, ast.Call) and node.args:
            maker = ast.unparse(node.func).rpartition(".")[2]
            key = node.args[0]
            if maker not in makers():
                continue
            if isinstance(key, ast.Constant) and isinstance(key.value, str):
                yield node, maker, key.value
            elif isinstance(key, ast.JoinedStr):
                yield node, maker, "".join(str(part.value) if isinstance(part, ast.Constant) else "*" for part in key.values)


def texts_for(path: Path) -> dict[str, Message]:
    """The messages that code in a file can say: those of the core and of the packages around it."""
    name = ".".join(("tablee", *path.relative_to(SOURCE).parts))
    around = [package for package in SPEAKING if package == CORE or name.startswith(f"{package}.")]
    return {key: message for package in around for key, message in messages(package, "en").items()}


@pytest.mark.parametrize("path", MODULES, ids=[str(path.relative_to(SOURCE)) for path in MODULES])
def test_every_complaint_in_the_code_has_its_text_and_the_values_for_it(path: Path) -> None:
    wrong = []
    for call, maker, key in complaints_in(path):
        known = {name: message for place in (*makers()[maker], path) for name, message in texts_for(place).items()}
        pattern = re.compile(re.escape(key).replace(r"\*", ".+"))
        given = {word.arg for word in call.keywords}
        if not any(map(pattern.fullmatch, known)):
            wrong.append(f"line {call.lineno}: no text says {key}")
        elif key in known and None not in given and not variables(known[key]) <= given:
            wrong.append(f"line {call.lineno}: {key} lacks values")
    assert wrong == []


def test_the_search_for_complaints_finds_all_sorts_of_them() -> None:
    found = {key for path in MODULES for _, _, key in complaints_in(path)}
    assert {"no-such-game", "edition-missing", "edition-*", "record-start", "action-unreadable", "undo-nothing"} <= found
