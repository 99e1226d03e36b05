"""Table options: defaults, values as people type them, and one complaint for anything else."""

from __future__ import annotations

import contextlib
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tablee.core.options import choice, number, read_options, words_or_number
from tablee.core.texts import LANGUAGES, Complaint
from tests.games.worlds import BOOKS

OPTIONS = (
    choice("variant", "basic", "expert"),
    choice("open", False, True),
    number("rounds", 1, 1, 4),
    number("handicap", 0, -3, 3),
    choice("size", 10, 20),
    words_or_number("limit", "usual", "none", low=1, high=60),
)


def test_the_default_comes_first() -> None:
    defaults = {"variant": "basic", "open": False, "rounds": 1, "handicap": 0, "size": 10, "limit": "usual"}
    assert read_options(OPTIONS, {}) == defaults


@pytest.mark.parametrize(
    ("name", "given_", "value"),
    [
        ("variant", "expert", "expert"),
        ("variant", " Expert ", "expert"),
        ("open", True, True),
        ("open", "true", True),
        ("open", "False", False),
        ("rounds", 4, 4),
        ("rounds", "4", 4),
        ("rounds", " 2 ", 2),
        ("handicap", -3, -3),
        ("handicap", "-3", -3),
        ("size", 20, 20),
        ("size", "20", 20),
        ("limit", "None", "none"),
        ("limit", 1, 1),
        ("limit", "60", 60),
    ],
)
def test_values_may_be_typed_by_a_person(name: str, given_: Any, value: Any) -> None:
    read = read_options(OPTIONS, {name: given_})[name]
    assert (read, type(read)) == (value, type(value))


@pytest.mark.parametrize(
    ("name", "given_"),
    [
        ("variant", "novice"),
        ("variant", ""),
        ("variant", None),
        ("variant", 1),
        ("open", 1),
        ("open", "yes"),
        ("limit", 0),
        ("limit", 61),
        ("limit", "never"),
        ("limit", True),
        ("rounds", 0),
        ("rounds", 5),
        ("rounds", "0x2"),
        ("rounds", "٣"),
        ("rounds", "2.0"),
        ("rounds", 2.0),
        ("rounds", 2.5),
        ("rounds", float("inf")),
        ("rounds", float("nan")),
        ("rounds", True),
        ("rounds", "9" * 5000),
        ("rounds", 10**5000),
        ("rounds", [1]),
        ("size", True),
        ("size", 15),
    ],
    ids=lambda value: str(value)[:12] if not isinstance(value, int) or abs(value) < 10**6 else "huge",
)
def test_other_values_are_refused_with_what_is_allowed(name: str, given_: Any) -> None:
    with pytest.raises(Complaint) as complaint:
        read_options(OPTIONS, {name: given_})
    assert complaint.value.key == "option-value"
    for language in LANGUAGES:
        assert name in complaint.value.say(language)
        assert len(complaint.value.say(language)) < 300


def test_an_unknown_option_is_refused_with_those_there_are() -> None:
    with pytest.raises(Complaint, match="variant, open, rounds") as complaint:
        read_options(OPTIONS, {"colour": "red"})
    assert complaint.value.values["name"] == "colour"


ANYTHING = st.one_of(st.none(), st.booleans(), st.integers(), st.floats(), st.text(), st.lists(st.integers()))


@settings(max_examples=200, deadline=None, database=None)
@given(st.sampled_from([option.name for option in OPTIONS]), ANYTHING)
def test_whatever_is_given_is_an_allowed_value_or_a_complaint(name: str, anything: Any) -> None:
    option = next(option for option in OPTIONS if option.name == name)
    with contextlib.suppress(Complaint):
        numbers = range(option.low, option.high + 1) if option.low < option.high else ()
        assert read_options(OPTIONS, {name: anything})[name] in (*option.values, *numbers)


@pytest.mark.parametrize("book", BOOKS, ids=lambda book: book.id)
def test_every_option_of_a_game_makes_a_box_and_names_its_clause(book: Any) -> None:
    for option in book.options:
        assert option.clause
        ends = (option.low, option.high) if option.low < option.high else ()
        for value in (*option.values, *ends):
            box = book.box(book.seats[0], {option.name: value})
            assert box.players == book.seats[0]
    for wrong in (0, 1, max(book.seats) + 1):
        with pytest.raises(Complaint, match=book.id):
            book.box(wrong)
