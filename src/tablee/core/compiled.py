"""Rules compiled by Numba, lazily, one game at a time, cached on disk.

Every entry point has one signature for all games: box, state, chance and events are opaque bytes (`uint8[::1]`) that the
entry point views as its game's records, so one compiled search or playout serves every game through first-class
functions. The cache directory is named by a digest of all rule sources that the entry points reach: an edit anywhere
makes a new directory, since Numba itself does not notice an edited callee.
"""

from __future__ import annotations

import atexit
import contextlib
import hashlib
import importlib
import inspect
import os
import shutil
import sys
import tempfile
import time
from collections.abc import Callable, Iterator
from functools import cache
from pathlib import Path
from types import FunctionType, ModuleType
from typing import TYPE_CHECKING, Any

import numba
import numpy as np
from llvmlite import binding  # type: ignore[import-untyped]
from numba import types

from tablee.core import compiled_entries
from tablee.core.chance import ScriptError
from tablee.core.compiled_chance import ChanceRecord
from tablee.core.compiled_parts import PART
from tablee.core.events import CAPACITY, Event, EventBuffer, Events, TooManyEvents
from tablee.core.rule import called_rules, reached_rules

if TYPE_CHECKING:
    from tablee.core.rulebook import Rulebook

_BYTES = types.uint8[::1]
_INT = types.int64
_NUMBERS = types.int64[::1]
_FLOATS = types.float64[::1]

SIGNATURES = {
    "new": types.void(_BYTES, _BYTES, _BYTES, _BYTES),
    "legal": _INT(_BYTES, _BYTES, _NUMBERS),
    "apply": types.void(_BYTES, _BYTES, _INT, _BYTES, _BYTES),
    "refusal": _INT(_BYTES, _BYTES, _INT),
    "default": _INT(_BYTES, _BYTES),
    "outside": _INT(_BYTES, _BYTES, _INT, _INT, _BYTES, _BYTES),
    "redeal": types.void(_BYTES, _BYTES, _INT, _BYTES),
    "observe": types.void(_BYTES, _BYTES, _INT, _FLOATS),
    "evaluate": types.void(_BYTES, _BYTES, _FLOATS),
    "choose": _INT(_BYTES, _BYTES, _BYTES, _NUMBERS),
    "actor": _INT(_BYTES),
}

_ALWAYS = (
    "tablee.core.compiled_chance",
    "tablee.core.compiled_entries",
    "tablee.core.compiled_parts",
    "tablee.core.layout",
    "tablee.core.position",
)
"""Modules whose source always counts for the cache."""

_ARRAYS = {"out", "items"}
"""Parameters that are arrays; a rule that takes one is compiled for the arrays it is called with."""


def cache_home() -> Path:
    """Where compiled forms are kept: `TABLEE_CACHE` or the user's cache directory."""
    if home := os.environ.get("TABLEE_CACHE"):
        return Path(home)
    from platformdirs import user_cache_path

    return user_cache_path("tablee")


def _compiled_twin(function: Any) -> Any:
    """The function that stands for a rule when compiled: itself, or the one it names."""
    by = function.__rule__
    if by is True:
        return function
    module, name = by.split(":")
    return getattr(importlib.import_module(module), name)


def _numbers(function: Any) -> dict[str, Any]:
    """The constants that a rule names, its own module's and those it finds in other modules."""
    names, space = function.__code__.co_names, function.__globals__
    spaces = [space, *(vars(space[name]) for name in names if isinstance(space.get(name), ModuleType))]
    return {name: there[name] for there in spaces for name in names if isinstance(there.get(name), int | float | tuple)}


def _sources(roots: list[Any], records: tuple[Any, ...]) -> str:
    """A digest of all that the roots' compiled forms are made of.

    The source of every module that a rule lives in, the numbers that the rules take from other modules, the layout of
    the records, and what Numba itself goes by: its version, Python's, the processor, and where the entry points stand.
    """
    twins = reached_rules([_compiled_twin(function) for function in reached_rules(roots)])
    entries = Path(inspect.getfile(compiled_entries))
    stamp = entries.stat()
    made_of = [numba.__version__, np.__version__, sys.implementation.cache_tag, binding.get_host_cpu_name()]
    made_of += [str(entries), str(stamp.st_mtime_ns), str(stamp.st_size)]
    made_of += [str(record.dtype().descr) for record in records]
    for name in sorted({function.__module__ for function in twins} | {__name__, *_ALWAYS}):
        made_of.append(inspect.getsource(importlib.import_module(name)))
    made_of += [str(_numbers(twin)) for twin in sorted(twins, key=lambda twin: (twin.__module__, twin.__qualname__))]
    return hashlib.sha256("\0".join(made_of).encode()).hexdigest()[:20]


@cache
def _passing_folder() -> Path:
    """A folder of this process alone, which goes when it ends."""
    made = tempfile.mkdtemp(prefix="tablee-")
    atexit.register(shutil.rmtree, made, ignore_errors=True)
    return Path(made)


def _writable(folder: Path) -> Path:
    """The folder, made if need be; where nothing can be written, one that lasts as long as this process."""
    try:
        folder.mkdir(parents=True, exist_ok=True)
        with tempfile.TemporaryFile(dir=folder):
            return folder
    except OSError:
        passing = _passing_folder() / folder.name
        passing.mkdir(exist_ok=True)
        return passing


@contextlib.contextmanager
def caching_in(folder: Path) -> Iterator[Path]:
    """Functions decorated inside keep their compiled form in `folder`, or where `_writable` says."""
    folder = _writable(folder)
    before = numba.config.CACHE_DIR
    numba.config.CACHE_DIR = str(folder)
    try:
        yield folder
    finally:
        numba.config.CACHE_DIR = before


@contextlib.contextmanager
def alone_on_this_machine() -> Iterator[None]:
    """While this lasts, other processes that want the same cache wait: what one compiles, the others then find there."""
    folder = _writable(cache_home() / "compiled")
    with (folder / "lock").open("ab") as file:
        if sys.platform != "win32":
            import fcntl

            with contextlib.suppress(OSError):  # a file system without locks: everybody compiles, as if alone
                fcntl.flock(file, fcntl.LOCK_EX)
        yield


class Compiler:
    """Turns rules into Numba functions; each rule once, with `int64` for every number.

    Left to itself Numba compiles a rule anew for each mix of number widths it is called with, which trebles the time.
    """

    def __init__(self, records: dict[str, Any], cached: bool) -> None:
        self._cached = cached
        self._done: dict[int, Any] = {}
        self._types = {
            name: numba.from_dtype(records[record])
            for name, record in (("box", "BOX"), ("s", "STATE"), ("c", "CHANCE"), ("chance", "CHANCE"), ("events", "EVENTS"))
        }

    def inner(self, function: Any) -> Any:
        """The Numba form of a rule."""
        function = _compiled_twin(function)
        if id(function) not in self._done:
            made = numba.njit(error_model="numpy", nogil=True, **PART)(self.linked(function, {}))
            names = list(inspect.signature(function).parameters)
            if not self._cached and not _ARRAYS & set(names):
                given = [self._types.get(name, _INT) for name in names]
                defaults = function.__defaults__ or ()
                for left_out in range(len(defaults) + 1):
                    kept = given[: len(given) - left_out]
                    made.compile((*kept, *(types.Omitted(value) for value in defaults[len(defaults) - left_out :])))
                made.disable_compile()
            self._done[id(function)] = made
        return self._done[id(function)]

    def entry(self, template: Any, signature: Any, names: dict[str, Any], called: str) -> Any:
        """A cached entry point made of a template and the names it uses, and called as no other in any process.

        Numba tells functions of one name apart by a counter of the process that compiles them. Of two that came from
        different processes with the same count, the linker would take the last one loaded for both.
        """
        linked = self.linked(template, names)
        linked.__qualname__ = called
        return numba.njit(signature, cache=True, error_model="numpy", nogil=True)(linked)

    def linked(self, function: Any, names: dict[str, Any]) -> Any:
        """The same code with its rules replaced by their Numba forms."""
        space = dict(function.__globals__)
        space.update((name, self.inner(callee)) for name, callee in called_rules(function))
        space.update(names)
        linked = FunctionType(function.__code__, space, function.__name__, function.__defaults__)
        linked.__module__ = function.__module__
        linked.__qualname__ = function.__qualname__
        return linked


def _entry_roots(book: Rulebook) -> dict[str, Any]:
    return {name: getattr(book, name) for name in SIGNATURES if name != "actor"}


@cache
def _folder(book: Rulebook) -> Path:
    digest = _sources(list(_entry_roots(book).values()), (book.State, book.Box))
    return cache_home() / "compiled" / f"{book.id}-{digest}"


def is_ready(book: Rulebook) -> bool:
    """Whether this game's compiled form lies in the cache, whole and up to date."""
    return os.path.exists(_folder(book) / "complete")  # unlike Path.exists, False also where one may not look


class Pointer(types.WrapperAddressProtocol):  # type: ignore[misc]
    """An entry point as a driver takes it: one that knows its address. For a Numba function the address would be looked up
    at every call of a driver, which takes longer than a short search."""

    def __init__(self, entry: Any, signature: Any) -> None:
        found = entry.get_compile_result(signature)
        self._address: int = found.library.get_pointer_to_function(found.fndesc.llvm_cfunc_wrapper_name)
        self._signature = signature
        self._entry = entry  # as long as there is a pointer, something must lie there
        self._numba_type_ = types.FunctionType(signature)

    def __wrapper_address__(self) -> int:
        return self._address

    def signature(self) -> Any:
        return self._signature


class CompiledGame:
    """The compiled entry points of one game, over byte buffers.

    `new, legal, apply, refusal, default, outside, redeal, observe, evaluate, choose, actor` are Numba functions: they can be
    called from Python, and named in a function that is compiled for this game alone. Drivers that serve all games take
    `pointers` to them.
    """

    def __init__(self, book: Rulebook, progress: Callable[[str, int, int], None] | None = None) -> None:
        self.book = book
        records = {
            "BOX": book.Box.dtype(),
            "STATE": book.State.dtype(),
            "CHANCE": ChanceRecord.dtype(),
            "EVENTS": EventBuffer.dtype(),
        }
        compiler = Compiler(records, cached=is_ready(book))
        started = time.perf_counter()
        roots = _entry_roots(book)
        with caching_in(_folder(book)) as self.folder:
            for done, (name, signature) in enumerate(SIGNATURES.items()):
                if progress:
                    progress(name, done, len(SIGNATURES))
                names = dict(records)
                if name != "actor":
                    names["RULE"] = compiler.inner(roots[name])
                called = f"{name}_{_folder(book).name}"
                setattr(self, name, compiler.entry(getattr(compiled_entries, name), signature, names, called))
        (self.folder / "complete").touch()
        self._pointers = {name: Pointer(getattr(self, name), signature) for name, signature in SIGNATURES.items()}
        self.seconds = time.perf_counter() - started
        if progress:
            progress("", len(SIGNATURES), len(SIGNATURES))

    def __getattr__(self, name: str) -> Any:  # the entry points, for the type checker
        raise AttributeError(name)

    def pointers(self, *names: str) -> tuple[Pointer, ...]:
        """Entry points for a driver."""
        return tuple(self._pointers[name] for name in names)

    def box(self, box: Any) -> Any:
        """A box as a byte buffer."""
        return buffer(box)

    def state(self) -> Any:
        """An empty state as a byte buffer."""
        return np.zeros(self.book.State.size(), np.uint8)

    def events(self) -> Any:
        """An empty event buffer."""
        return np.zeros(EventBuffer.size(), np.uint8)

    def actions(self) -> Any:
        """Room for every legal action."""
        return np.zeros(self.book.most_choices, np.int64)


def buffer(record: Any) -> Any:
    """The image of a record as a byte buffer that compiled functions can write into."""
    return np.frombuffer(bytearray(record.to_bytes()), np.uint8)


def happened(events: Any) -> Events:
    """The events in a compiled buffer; raises TooManyEvents if some did not fit into it."""
    log = EventBuffer.from_bytes(events.tobytes())
    if log.count > CAPACITY:
        raise TooManyEvents(f"one action caused {log.count} events, {CAPACITY} at the most are kept")
    return Events(Event(*item) for item in log.items[: log.count])


def drawn(chance: Any) -> list[tuple[int, int]]:
    """The draws of keyed or scripted chance as (n, result); raises ScriptError if an outcome did not fit."""
    record = ChanceRecord.from_bytes(chance.tobytes())
    if record.failed:
        raise ScriptError(f"draw {record.count} has no outcome that fits")
    return list(zip(record.draw_n[: record.count], record.draw_result[: record.count], strict=True))


@cache
def compiled(book: Rulebook) -> CompiledGame:
    """The compiled form of a game, from the cache or made now."""
    return CompiledGame(book)


def compiled_once(book: Rulebook) -> CompiledGame:
    """The compiled form of a game, for one of several processes: while one makes it, the others wait and then find it."""
    with contextlib.nullcontext() if is_ready(book) else alone_on_this_machine():
        return compiled(book)
