"""A state declared once: its light, checked and NumPy forms, and the bytes they share."""

from __future__ import annotations

import hashlib
import struct
from typing import Any

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tablee.arena.measure import OTHER_STATE_BYTES, STATE_BYTES
from tablee.core.layout import BrokenBytes, Field, OutOfRange, Record, f64, i8, i16, i32, i64
from tests.games.worlds import BOOKS


class Base(Record):
    """What comes first."""

    ply = i32("a number")


class Cupboard(Base):
    """Every number type and every depth."""

    tiny = i8("a small number")
    row = i16[4]("a row")
    shelf = i8[2, 3]("rows of rows")
    cube = i32[2, 3, 4]("rows of rows of rows")
    big = i64("a large number")
    share = f64("a fraction")
    shares = f64[2, 2]("fractions")


LIMITS = {"tiny": 8, "ply": 32, "big": 64}


def filled(form: type[Any] = Cupboard) -> Any:
    """A cupboard with a different number in every place."""
    made = form()
    made.ply, made.tiny, made.big, made.share = -7, -128, -(2**63), 0.5
    made.row[0], made.row[3] = 2**15 - 1, -(2**15)
    for i in range(2):
        for j in range(3):
            made.shelf[i][j] = 10 * i + j
            for k in range(4):
                made.cube[i][j][k] = 100 * i + 10 * j + k - 2**31
        for j in range(2):
            made.shares[i][j] = i + j / 4
    return made


def in_numpy() -> Any:
    """The same as a NumPy record."""
    made = np.zeros(1, Cupboard.dtype())
    there = made[0]
    there["ply"], there["tiny"], there["big"], there["share"] = -7, -128, -(2**63), 0.5
    there["row"][0], there["row"][3] = 2**15 - 1, -(2**15)
    there["shelf"][:] = [[0, 1, 2], [10, 11, 12]]
    there["cube"][:] = np.fromfunction(lambda i, j, k: 100 * i + 10 * j + k - 2**31, (2, 3, 4))
    there["shares"][:] = [[0, 0.25], [1, 1.25]]
    return made


def test_fields_are_declared_in_order_with_their_meaning() -> None:
    assert [field.name for field in Cupboard.fields] == ["ply", "tiny", "row", "shelf", "cube", "big", "share", "shares"]
    cube = Cupboard.fields[4]
    assert isinstance(cube, Field)
    assert (cube.shape, cube.length, cube.meaning) == ((2, 3, 4), 24, "rows of rows of rows")


@pytest.mark.parametrize("form", [Cupboard, Cupboard.checked()], ids=["light", "checked"])
def test_all_forms_share_one_byte_image(form: type[Any]) -> None:
    image = filled(form).to_bytes()
    assert image == in_numpy().tobytes()
    assert len(image) == Cupboard.size() == Cupboard.dtype().itemsize
    flat = struct.pack("<ib4h", -7, -128, 2**15 - 1, 0, 0, -(2**15))
    assert image.startswith(flat), "packed and little-endian, in the order of the fields"


@pytest.mark.parametrize("book", BOOKS, ids=lambda book: book.id)
def test_records_of_games_have_the_size_of_their_numpy_form(book: Any) -> None:
    for record in (book.State, book.Box):
        assert record.size() == record.dtype().itemsize
        assert record().to_bytes() == bytes(record.size()), "an empty record is all zeros"
    assert book.State.size() < STATE_BYTES.get(book.id, OTHER_STATE_BYTES), "copies are what search does most"


@pytest.mark.parametrize("form", [Cupboard, Cupboard.checked()], ids=["light", "checked"])
def test_bytes_give_the_record_back(form: type[Any]) -> None:
    image = filled().to_bytes()
    again = form.from_bytes(image)
    assert type(again) is form
    assert again == filled()
    assert again.to_bytes() == image
    assert again.digest() == hashlib.sha256(image).hexdigest()
    assert again.cube[1][2][3] == 123 - 2**31


@settings(max_examples=100, deadline=None, database=None)
@given(st.binary(min_size=Cupboard.size(), max_size=Cupboard.size()))
def test_any_bytes_of_the_right_length_are_a_record(image: bytes) -> None:
    light = Cupboard.from_bytes(image)
    assert light.cube == np.frombuffer(image, Cupboard.dtype())[0]["cube"].tolist()
    assert light.shelf == np.frombuffer(image, Cupboard.dtype())[0]["shelf"].tolist()
    if light.share == light.share and all(part == part for row in light.shares for part in row):
        assert light.copy().to_bytes() == light.to_bytes() == image


@pytest.mark.parametrize("wrong", [0, 1, Cupboard.size() - 1, Cupboard.size() + 1, 10_000])
def test_bytes_of_another_length_are_refused(wrong: int) -> None:
    with pytest.raises(BrokenBytes, match=f"Cupboard takes {Cupboard.size()} bytes, not {wrong}"):
        Cupboard.from_bytes(bytes(wrong))


@pytest.mark.parametrize("form", [Cupboard, Cupboard.checked()], ids=["light", "checked"])
def test_copies_are_deep(form: type[Any]) -> None:
    original = filled(form)
    image = original.to_bytes()
    twin = original.copy()
    assert type(twin) is form
    assert twin == original
    twin.ply = 1
    twin.row[1] = 2
    twin.shelf[1][1] = 3
    twin.cube[1][1][1] = 4
    twin.shares[1][1] = 5.0
    assert original.to_bytes() == image
    assert twin != original


def test_records_are_equal_by_content_and_never_hashed() -> None:
    assert filled() == filled()
    assert filled() == filled(Cupboard.checked())
    other = filled()
    other.cube[0][0][0] += 1
    assert filled() != other
    assert filled() != filled().to_bytes()
    assert Base() != Cupboard()
    with pytest.raises(TypeError):
        hash(filled())
    assert repr(filled()) == f"<Cupboard {filled().digest()[:12]}>"


def test_a_field_that_was_not_declared_does_not_exist() -> None:
    for form in (Cupboard, Cupboard.checked()):
        with pytest.raises((AttributeError, KeyError)):
            form().drawer = 1  # type: ignore[attr-defined]


# The checked form


@pytest.mark.parametrize("name", LIMITS)
def test_the_checked_form_refuses_what_does_not_fit_the_type(name: str) -> None:
    shelf = Cupboard.checked()()
    most = 2 ** (LIMITS[name] - 1)
    setattr(shelf, name, most - 1)
    setattr(shelf, name, -most)
    for wrong in (most, -most - 1, 1.0, "1", None, True, [1]):
        with pytest.raises(OutOfRange, match=name):
            setattr(shelf, name, wrong)
    assert getattr(shelf, name) == -most


@pytest.mark.parametrize(("name", "most"), [("row", 2**15), ("shelf", 2**7), ("cube", 2**31)])
def test_the_checked_form_refuses_overflow_at_every_depth(name: str, most: int) -> None:
    row = getattr(Cupboard.checked()(), name)
    where = name
    while isinstance(row[0], list):
        row, where = row[1], f"{where}[1]"
    row[0] = most - 1
    for wrong in (most, -most - 1, 0.5, False):
        with pytest.raises(OutOfRange) as caught:
            row[0] = wrong
        assert str(caught.value).startswith(f"{where}[0] = ")
    with pytest.raises(OutOfRange):
        row[0] += 1


@pytest.mark.parametrize(("name", "size"), [("row", 4), ("shelf", 2), ("cube", 2)])
def test_the_checked_form_refuses_a_wrong_index(name: str, size: int) -> None:
    rows = getattr(Cupboard.checked()(), name)
    for index in (-1, -size, size, size + 100):
        with pytest.raises(OutOfRange, match=rf"{name}\[{index}\] is outside 0..{size - 1}"):
            rows[index]
        with pytest.raises(OutOfRange, match=rf"{name}\[{index}\] is outside 0..{size - 1}$"):
            rows[index] = 0
    with pytest.raises(OutOfRange, match=r"cube\[1\]\[2\]\[4\] is outside 0..3"):
        Cupboard.checked()().cube[1][2][4]
    with pytest.raises(OutOfRange, match=r"shelf\[0\]\[-1\]"):
        Cupboard.checked()().shelf[0][-1] = 1


def test_the_checked_form_stays_checked_when_copied_and_read() -> None:
    for shelf in (filled(Cupboard.checked()).copy(), Cupboard.checked().from_bytes(filled().to_bytes())):
        with pytest.raises(OutOfRange):
            shelf.cube[1][2][4]
        with pytest.raises(OutOfRange):
            shelf.row[0] = 2**15
        with pytest.raises(OutOfRange):
            shelf.tiny = 128


def test_fractions_take_whole_numbers_but_nothing_that_is_no_number() -> None:
    shelf = Cupboard.checked()()
    shelf.share = 3
    shelf.shares[0][1] = 0.25
    for wrong in ("1", None, float("nan"), True):
        with pytest.raises(OutOfRange):
            shelf.share = wrong
        with pytest.raises(OutOfRange):
            shelf.shares[0][0] = wrong


def test_the_light_form_takes_what_only_the_checked_form_refuses() -> None:
    light = Cupboard()
    light.row[-1] = 7
    assert light.row[3] == 7, "which is why tests run on the checked form"
