"""Editions: values with their lines, complaints that name them, and no traceback whatever the file holds."""

from __future__ import annotations

import contextlib
import time
import tomllib
from collections.abc import Iterator
from typing import Any

import pytest
from hypothesis import example, given, settings
from hypothesis import strategies as st

from tablee.core.edition import LARGEST, BadEdition, Edition
from tablee.core.texts import LANGUAGES, Complaint
from tablee.core.toml_lines import toml_lines
from tests.games.worlds import BOOKS

SOURCE = '''\
# A comment with [brackets] and "quotes" = 1
name = "mine"   # line 2
"quoted key" = 1
'single.quoted' = 2
a.b.c = 3
a.'b'."d d" = 4

[board]         # line 8
sites = [
    [1, 2],     # ] not the end
    [3, 4],
    { x = 5, y = [6,
        7] },
]
text = """
[not.a.table]
key = "no"
""" # still text before this
after = "'\'\'"
literal = \'\'\'
x = 1 """
\'\'\'
last = true

[board.inner . deep]
value = { one = 1, two.three = 2 }

[[network]]
id = "A"
[[network.link]]
to = 1
[[network.link]]
to = 2
[network.status]
known = true

[[network]]
id = "B"
[[network.link]]
to = 3
["odd ] # name"]
x = 1
'''

LINES = {
    (): 1,
    ("name",): 2,
    ("quoted key",): 3,
    ("single.quoted",): 4,
    ("a",): 5,
    ("a", "b"): 5,
    ("a", "b", "c"): 5,
    ("a", "b", "d d"): 6,
    ("board",): 8,
    ("board", "sites"): 9,
    ("board", "sites", 0): 10,
    ("board", "sites", 0, 1): 10,
    ("board", "sites", 1, 0): 11,
    ("board", "sites", 2): 12,
    ("board", "sites", 2, "x"): 12,
    ("board", "sites", 2, "y"): 12,
    ("board", "sites", 2, "y", 1): 13,
    ("board", "text"): 15,
    ("board", "after"): 19,
    ("board", "literal"): 20,
    ("board", "last"): 23,
    ("board", "inner"): 25,
    ("board", "inner", "deep", "value"): 26,
    ("board", "inner", "deep", "value", "two", "three"): 26,
    ("network",): 28,
    ("network", 0, "id"): 29,
    ("network", 0, "link", 0): 30,
    ("network", 0, "link", 1, "to"): 33,
    ("network", 0, "status"): 34,
    ("network", 0, "status", "known"): 35,
    ("network", 1): 37,
    ("network", 1, "id"): 38,
    ("network", 1, "link", 0, "to"): 40,
    ("odd ] # name",): 41,
    ("odd ] # name", "x"): 42,
}


@pytest.mark.parametrize("path", LINES, ids=str)
def test_every_value_is_found_in_its_line(path: tuple[str | int, ...]) -> None:
    assert Edition(SOURCE).line(*path) == LINES[path]


def test_what_has_no_line_is_found_where_its_table_is() -> None:
    edition = Edition(SOURCE)
    for path, line in ((("board", "no", "such"), 8), (("network", 1, "link", 5, "to"), 39), (("no",), 1)):
        assert edition.line(*path) == line


def test_an_edition_may_be_as_large_as_the_limit() -> None:
    assert Edition("#" + "x" * (LARGEST - 1)).data == {}


def test_windows_line_ends_count_the_same() -> None:
    edition = Edition(SOURCE.replace("\n", "\r\n"))
    assert {path: edition.line(*path) for path in LINES} == LINES
    assert edition.hash == Edition(SOURCE).hash


def paths_of(value: Any, path: tuple[str | int, ...] = ()) -> Iterator[tuple[str | int, ...]]:
    """The path of everything in a parsed file."""
    yield path
    pairs = value.items() if isinstance(value, dict) else enumerate(value) if isinstance(value, list) else ()
    for step, item in pairs:
        yield from paths_of(item, (*path, step))


@pytest.mark.parametrize("source", [SOURCE, *(book.edition.source for book in BOOKS)])
def test_no_value_is_without_a_line(source: str) -> None:
    lines = toml_lines(source)
    assert [path for path in paths_of(tomllib.loads(source)) if path not in lines] == []


def test_a_value_that_is_not_there_is_reported_where_it_should_be() -> None:
    edition = Edition(SOURCE, "mine.toml")
    for path, line, missing in (
        (("nothing",), 1, "nothing"),
        (("board", "colour"), 8, "colour"),
        (("network", 1, "link", 0, "from"), 39, "from"),
        (("network", 7, "id"), 28, "7"),
        (("board", "inner", "deep", "value", "three"), 26, "three"),
        (("board", "last", "deeper"), 23, "deeper"),
    ):
        with pytest.raises(BadEdition) as bad:
            edition.get(*path, kind=int)
        assert (bad.value.line, bad.value.complaint.key, bad.value.complaint.values["name"]) == (
            line,
            "edition-missing",
            missing,
        )
        assert str(bad.value).startswith(f"mine.toml:{line}: ")


@pytest.mark.parametrize(
    ("path", "kind", "key"),
    [
        (("name",), int, "edition-kind-number"),
        (("board", "last"), int, "edition-kind-number"),
        (("a", "b", "c"), str, "edition-kind-text"),
        (("name",), list, "edition-kind-list"),
        (("name",), dict, "edition-kind-table"),
        (("name",), bool, "edition-kind-bool"),
        (("a", "b", "c"), bool, "edition-kind-bool"),
    ],
)
def test_a_value_of_another_kind_is_refused_in_every_language(path: tuple[str, ...], kind: type, key: str) -> None:
    with pytest.raises(BadEdition) as bad:
        Edition(SOURCE).get(*path, kind=kind)
    assert (bad.value.complaint.key, bad.value.line) == (key, LINES[path])
    assert len({bad.value.say(language) for language in LANGUAGES}) == 3


def test_numbers_have_a_range() -> None:
    edition = Edition(SOURCE)
    assert edition.number("a", "b", "c", low=3, high=3) == 3
    for low, high in ((4, 9), (-5, 2)):
        with pytest.raises(BadEdition, match=rf"edition.toml:5: .*from {low} to {high}, not 3"):
            edition.number("a", "b", "c", low=low, high=high)


TEXT = "name = 'map'\ngrid = '''\n..F\n.x.\n'''\nflat = '..x'\n"


def test_a_character_of_a_text_is_named_by_line_and_column() -> None:
    with pytest.raises(BadEdition) as refused:
        Edition(TEXT, "map.toml").complain_in_text("edition-status", "grid", row=1, column=1)
    assert (refused.value.line, refused.value.column) == (4, 2)
    assert all(refused.value.say(language).startswith("map.toml:4:2") for language in LANGUAGES)


def test_a_text_that_does_not_begin_in_a_line_of_its_own_has_no_columns() -> None:
    with pytest.raises(BadEdition) as refused:
        Edition(TEXT, "map.toml").complain_in_text("edition-status", "flat", row=0, column=2)
    assert (refused.value.line, refused.value.column) == (6, 0)


@pytest.mark.parametrize("name", ["", "two words", "-dash", "x" * 49, "é", "a/b", "..", "a\\n"])
def test_a_name_that_could_be_mistaken_is_refused(name: str) -> None:
    with pytest.raises(BadEdition, match=r"edition\.toml:2: "):
        _ = Edition(f'\nname = "{name}"').name
    assert Edition('name = "A.b-c_9"').name == "A.b-c_9"


def test_the_hash_is_that_of_the_data() -> None:
    assert Edition("a = 1\nb = 2").hash == Edition("# changed\nb=2\n\na    = 1").hash
    assert Edition("a = 1").hash != Edition("a = 2").hash
    assert Edition("a = [1, 2]").hash != Edition("a = [2, 1]").hash
    assert Edition('a = "1"').hash != Edition("a = 1").hash


# What people can do to a file


@pytest.mark.parametrize(
    ("source", "line", "key"),
    [
        ("a = 1\nb = ", 2, "edition-not-toml"),
        ("a = 1\nb = 2\na = 3\n", 3, "edition-not-toml"),
        ("a = 1\n[a]\n", 2, "edition-not-toml"),
        ("[x\n", 1, "edition-not-toml"),
        ("a = [1,\n2,\n", 3, "edition-not-toml"),
        ('a = """\nnever closed', 2, "edition-not-toml"),
        ("{}", 1, "edition-not-toml"),
        ("a = 1\x00", 1, "edition-not-toml"),
        ("x = 1\na = " + "9" * 5000, 2, "edition-number-too-large"),
        ("x = 1\na = [1,\n" + "9" * 30 + "]", 3, "edition-number-too-large"),
        ("x = 1\na = 0x" + "f" * 9000, 2, "edition-number-too-large"),
        ("a = -9223372036854775809", 1, "edition-number-too-large"),
        ("a = 9223372036854775808", 1, "edition-number-too-large"),
        ("x = 1\na = '\ud800'", 1, "edition-not-toml"),
        ("a = " + "[" * 20_000 + "]" * 20_000, 1, "edition-too-deep"),
        ("a = " + "{a=" * 20_000 + "1" + "}" * 20_000, 1, "edition-too-deep"),
        ("x = 1\n" + ".".join(["a"] * 100_000) + " = 1", 2, "edition-too-deep"),
        ("[" + ".".join(["a"] * 100_000) + "]", 1, "edition-too-deep"),
        ("x = {" + " . ".join(["'a'", '"\\""'] * 10_000) + " = 1}", 1, "edition-too-deep"),
        ("#" + "x" * LARGEST, 1, "edition-too-large"),
        ("é" * LARGEST, 1, "edition-too-large"),
    ],
    ids=lambda value: str(value)[:14].encode("unicode_escape").decode(),
)
def test_a_broken_file_is_one_complaint_with_its_line(source: str, line: int, key: str) -> None:
    with pytest.raises(BadEdition) as bad:
        Edition(source, "mine.toml")
    assert (bad.value.complaint.key, bad.value.line) == (key, line)
    for language in LANGUAGES:
        said = bad.value.say(language)
        assert said.startswith(f"mine.toml:{line}")
        assert len(said) < 300
        assert "\n" not in said


@pytest.mark.parametrize(
    "source", ["a = 9223372036854775807", "a = -9223372036854775808", "a = nan\nb = -inf", "a = 1979-05-27T07:32:00Z"]
)
def test_numbers_and_dates_at_the_edge_are_taken(source: str) -> None:
    assert len(Edition(source).hash) == 64


TOML_BITS = st.lists(
    st.sampled_from(
        [
            "[",
            "]",
            "[[",
            "]]",
            "{",
            "}",
            "=",
            ",",
            ".",
            "\n",
            '"',
            '"""',
            "'",
            "'''",
            "\\",
            "#",
            " ",
            "a",
            "b.c",
            "1",
            "0x",
            "true",
            "é",
            "\t",
            "\r\n",
        ]
    ),
    max_size=40,
).map("".join)


@settings(max_examples=400, deadline=None, database=None, derandomize=True)
@given(st.one_of(TOML_BITS, st.text(max_size=60)))
@example("a = '''\n'''''\nb = 1")
@example('a = """\n\\""""""\nb = 1')
@example("a.b = 1\n[a.c]\nd = 1")
@example("\ud800 = 1")
@example('a = "\ud800"')
def test_any_text_is_an_edition_or_a_complaint(source: str) -> None:
    with contextlib.suppress(BadEdition):
        edition = Edition(source)
        for path in paths_of(edition.data):
            assert path in edition._lines, f"{path} has no line"
            assert 1 <= edition.line(*path) <= source.count("\n") + 1


TABLES = st.recursive(
    st.one_of(st.integers(-9, 9), st.booleans(), st.text("abc #'\"[]{}=,\\\n", max_size=6)),
    lambda inner: st.one_of(
        st.lists(inner, max_size=3), st.dictionaries(st.text("ab.c \"'é", min_size=1, max_size=3), inner, max_size=3)
    ),
    max_leaves=12,
)


def written(value: Any) -> str:
    """A value as TOML, over several lines where that is allowed."""
    if isinstance(value, bool):
        return str(value).lower()
    if isinstance(value, int):
        return str(value)
    if isinstance(value, str):
        escaped = value.replace("\\", "\\\\").replace('"', '\\"').replace("\n", "\\n")
        return f'"{escaped}"'
    if isinstance(value, list):
        return "[ # items\n" + "".join(f"  {written(item)},\n" for item in value) + "]"
    return "{" + ", ".join(f"{written(key)} = {written(item)}" for key, item in value.items()) + "}"


@settings(max_examples=150, deadline=None, database=None, derandomize=True)
@given(st.dictionaries(st.text("ab.", min_size=1, max_size=4), TABLES, max_size=5))
def test_values_at_any_depth_are_found_in_their_lines(data: dict[str, Any]) -> None:
    source, starts = "", {}
    for key, value in data.items():
        starts[key] = source.count("\n") + 1
        source += f"{written(key)} = {written(value)}\n"
    edition = Edition(source)
    assert edition.data == data
    assert {key: edition.line(key) for key in data} == starts
    assert all(path in edition._lines for path in paths_of(edition.data))
    for key, value in data.items():
        if isinstance(value, list):
            at = starts[key] + 1
            for index, item in enumerate(value):
                assert edition.line(key, index) == at
                at += written(item).count("\n") + 1


# Editions of games

LONG = 200
"""Lines of an edition that would take minutes to spoil in every way."""


@pytest.mark.parametrize("unit", ["a", "a.", "a .", '"', "'", "a = 1\n", '"a"', "[", "[[a]]\n", "'a'.", ". ", '"\\'])
def test_no_text_takes_long_to_be_read_or_refused(unit: str) -> None:
    started = time.process_time()
    with contextlib.suppress(BadEdition):
        Edition((unit * LARGEST)[:LARGEST])
    assert time.process_time() - started < 20, "seconds, not minutes"


@pytest.mark.parametrize("book", BOOKS, ids=lambda book: book.id)
def test_every_line_of_an_edition_may_be_lost_or_spoilt(book: Any) -> None:
    """Dropping or garbling a line gives a box or a complaint that names a line, never anything else.

    The lines of a long edition are much alike: each is spoilt in one of the five ways, in turn.
    """
    lines = book.edition.source.splitlines()
    for number, line in enumerate(lines):
        ways = ([], [line.replace("=", "= -", 1)], ['x = "' + line], [line.replace('"', "")], [line, line])
        for changed in ways if len(lines) < LONG else (ways[number % len(ways)],):
            source = "\n".join([*lines[:number], *changed, *lines[number + 1 :]])
            try:
                book.box(book.seats[0], edition=Edition(source, "mine.toml"))
            except BadEdition as bad:
                said = [bad.say(language) for language in LANGUAGES]
                assert all(sentence.startswith(f"mine.toml:{bad.line}") for sentence in said)  # noqa: PT017


@pytest.mark.parametrize("book", BOOKS, ids=lambda book: book.id)
def test_an_edition_of_another_game_is_refused(book: Any) -> None:
    with pytest.raises(Complaint, match=r"edition\.toml"):
        book.box(book.seats[0], edition=Edition('name = "x"\ngame = "chess"\n'))
    with pytest.raises(Complaint, match=r"edition\.toml"):
        book.box(book.seats[0], edition=Edition(""))
