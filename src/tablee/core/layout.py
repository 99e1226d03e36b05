"""State declared once, available in every form the project needs.

A class body of fields is the whole declaration:

>>> class Corner(Record):
...     "A corner shop."
...     stock = i8[3]("pieces of each good")
...     cash = i32("money in the till")
>>> shop = Corner()
>>> shop.stock[1] = 5
>>> shop.cash = -70000
>>> Corner.from_bytes(shop.to_bytes()) == shop
True
>>> shop.to_bytes().hex(" ")
'00 05 00 90 ee fe ff'

The class itself is the *light* form (slots and lists, for the interpreter); `Corner.checked()` is a class that refuses a
negative or too large index and a value outside its declared type (for tests); `Corner.dtype()` is the packed
little-endian NumPy record (for Numba). All three share one byte image.

Only signed types exist: Numba turns the difference of two unsigned numbers into a huge one, the interpreter does not.
"""

from __future__ import annotations

import hashlib
import struct
from dataclasses import dataclass, replace
from functools import cache, reduce
from itertools import chain
from operator import mul
from typing import Any, ClassVar, Self


@dataclass(frozen=True)
class Field:
    """One field of a record: its name, number type, shape and meaning."""

    kind: Kind
    shape: tuple[int, ...]
    meaning: str
    name: str = ""

    @property
    def length(self) -> int:
        """How many numbers the field holds."""
        return reduce(mul, self.shape, 1)


@dataclass(frozen=True)
class Kind:
    """A number type; `i8("meaning")` declares a number, `i8[3, 4]("meaning")` an array of them."""

    name: str
    code: str
    low: float
    high: float

    def __call__(self, meaning: str) -> Any:
        return Field(self, (), meaning)

    def __getitem__(self, shape: int | tuple[int, ...]) -> Any:
        sizes = shape if isinstance(shape, tuple) else (shape,)
        return lambda meaning: Field(self, sizes, meaning)


def _signed(name: str, code: str, bits: int) -> Kind:
    return Kind(name, code, -(2 ** (bits - 1)), 2 ** (bits - 1) - 1)


i8 = _signed("i1", "b", 8)
i16 = _signed("i2", "h", 16)
i32 = _signed("i4", "i", 32)
i64 = _signed("i8", "q", 64)
f64 = Kind("f8", "d", float("-inf"), float("inf"))


class BrokenBytes(ValueError):
    """Bytes that are no image of the record they were read as."""


class _RecordType(type):
    def __new__(mcs, name: str, bases: tuple[type, ...], space: dict[str, Any]) -> _RecordType:
        own = [replace(value, name=key) for key, value in space.items() if isinstance(value, Field)]
        for field in own:
            del space[field.name]
        space.setdefault("__slots__", tuple(field.name for field in own))
        made: Any = super().__new__(mcs, name, bases, space)
        made.fields = tuple(chain.from_iterable(getattr(base, "fields", ()) for base in bases)) + tuple(own)
        if own:
            _write_methods(made)
        return made  # type: ignore[no-any-return]


class Record(metaclass=_RecordType):
    """Base of every declared record; see the module's text."""

    __slots__ = ()
    fields: ClassVar[tuple[Field, ...]] = ()
    _image: ClassVar[struct.Struct]

    # The next four are written for each class by `_write_methods`.
    def __init__(self) -> None: ...
    def copy(self) -> Self: ...  # type: ignore[empty-body]
    def _flat(self) -> tuple[Any, ...]: ...  # type: ignore[empty-body]
    def _fill(self, values: tuple[Any, ...]) -> None: ...

    def to_bytes(self) -> bytes:
        """The packed little-endian image, the same as that of the NumPy record."""
        return self._image.pack(*self._flat())

    @classmethod
    def from_bytes(cls, image: bytes) -> Self:
        """The record whose image this is."""
        if len(image) != cls._image.size:
            raise BrokenBytes(f"{cls.__name__} takes {cls._image.size} bytes, not {len(image)}")
        made = cls.__new__(cls)
        made._fill(cls._image.unpack(image))
        return made

    @classmethod
    def size(cls) -> int:
        """Bytes of one image."""
        return cls._image.size

    def digest(self) -> str:
        """SHA-256 of the image, in hexadecimal."""
        return hashlib.sha256(self.to_bytes()).hexdigest()

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Record) and self.fields == other.fields and self._flat() == other._flat()

    __hash__ = None  # type: ignore[assignment]

    def __repr__(self) -> str:
        return f"<{type(self).__name__} {self.digest()[:12]}>"

    @classmethod
    def checked(cls) -> type[Self]:
        """The same record, which fails at once on a wrong index or a value outside its type."""
        checked: type[Self] = _checked(cls)
        return checked

    @classmethod
    def dtype(cls) -> Any:
        """The same record as a packed NumPy dtype."""
        import numpy as np

        return np.dtype([(field.name, f"<{field.kind.name}", field.shape) for field in cls.fields])


def _zeros(field: Field) -> str:
    text = f"[0] * {field.shape[-1]}"
    for size in reversed(field.shape[:-1]):
        text = f"[{text} for _ in range({size})]"
    return text


def _copied(text: str, depth: int) -> str:
    return f"{text}[:]" if depth == 1 else f"[{_copied('row', depth - 1)} for row in {text}]"


def _flattened(text: str, depth: int) -> str:
    return f"*{text}" if depth == 1 else f"*chain.from_iterable({_inner(text, depth)})"


def _inner(text: str, depth: int) -> str:
    return text if depth == 2 else f"chain.from_iterable({_inner(text, depth - 1)})"


def _sliced(field: Field, start: int) -> str:
    """The nested lists of `field` cut out of the flat `values`."""

    def cut(shape: tuple[int, ...], offset: str, width: int) -> str:
        if len(shape) == 1:
            return f"list(values[{offset}:{offset} + {shape[0]}])"
        step = width // shape[0]
        index = f"i{len(shape)}"
        return f"[{cut(shape[1:], f'{offset} + {index} * {step}', step)} for {index} in range({shape[0]})]"

    return cut(field.shape, str(start), field.length)


def _write_methods(made: Any) -> None:
    """Write the class's field-by-field methods out as source, as `dataclasses` does: loops over names are slow."""
    fill, zero, copy, flat, at = [], [], [], [], 0
    for field in made.fields:
        mine = f"self.{field.name}"
        if field.shape:
            fill.append(f"    {mine} = {_sliced(field, at)}")
            zero.append(f"    {mine} = {_zeros(field)}")
            copy.append(f"    new.{field.name} = {_copied(mine, len(field.shape))}")
            flat.append(_flattened(mine, len(field.shape)))
        else:
            fill.append(f"    {mine} = values[{at}]")
            zero.append(f"    {mine} = 0")
            copy.append(f"    new.{field.name} = {mine}")
            flat.append(mine)
        at += field.length
    methods = (
        ("def __init__(self):", *zero),
        ("def copy(self):", "    new = make(type(self))", *copy, "    return new"),
        ("def _flat(self):", f"    return ({', '.join(flat)},)"),
        ("def _fill(self, values):", *fill),
    )
    source = "\n".join(chain.from_iterable(methods))
    space: dict[str, Any] = {"chain": chain, "make": made.__new__}
    exec(source, space)
    for name in ("__init__", "copy", "_flat", "_fill"):
        setattr(made, name, space[name])
    made._image = struct.Struct("<" + "".join(f"{field.length}{field.kind.code}" for field in made.fields))


class OutOfRange(AssertionError):
    """A rule used an index or a value that the compiled form would have taken silently."""


def _fits(kind: Kind, value: Any, where: str) -> None:
    wanted = (int, float) if kind is f64 else int
    if isinstance(value, bool) or not isinstance(value, wanted) or not kind.low <= value <= kind.high:
        raise OutOfRange(f"{where} = {value!r} does not fit {kind.name}")


_item = list.__getitem__
"""Called by its own name, it spares a checked row half of its time."""


class _CheckedRow(list[Any]):
    """A list that knows its limits."""

    __slots__ = ("kind", "where")

    def __init__(self, values: Any, kind: Kind, where: str) -> None:
        super().__init__(
            _CheckedRow(value, kind, f"{where}[{index}]") if isinstance(value, list) else value
            for index, value in enumerate(values)
        )
        self.kind = kind
        self.where = where

    def __getitem__(self, index: Any) -> Any:
        if index.__class__ is int and 0 <= index < len(self):
            return _item(self, index)
        if isinstance(index, slice):
            return _CheckedRow(super().__getitem__(index), self.kind, self.where)
        if not 0 <= index < len(self):
            raise OutOfRange(f"{self.where}[{index}] is outside 0..{len(self) - 1}")
        return super().__getitem__(index)

    def __setitem__(self, index: Any, value: Any) -> None:
        if not isinstance(index, int) or not 0 <= index < len(self):
            raise OutOfRange(f"{self.where}[{index}] is outside 0..{len(self) - 1}")
        _fits(self.kind, value, f"{self.where}[{index}]")
        super().__setitem__(index, value)


@cache
def _checked(plain: type[Record]) -> Any:
    kinds = {field.name: field for field in plain.fields}

    def set_checked(self: Any, name: str, value: Any) -> None:
        field = kinds[name]
        if not field.shape:
            _fits(field.kind, value, name)
        elif not isinstance(value, _CheckedRow):
            value = _CheckedRow(value, field.kind, name)
        object.__setattr__(self, name, value)

    return type(f"Checked{plain.__name__}", (plain,), {"__slots__": (), "__setattr__": set_checked})
