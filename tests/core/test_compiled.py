"""The compiled forms on disk: kept under a key of all they are made of, and done without where nothing can be written."""

from __future__ import annotations

import importlib
import os
import shutil
import subprocess
import sys
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest

from tablee.core.compiled import alone_on_this_machine
from tests.core.processes import printed_by
from tests.games.worlds import BOOKS

pytestmark = pytest.mark.xdist_group("compiled")

TOY = Path(__file__).parents[1] / "games" / "toy"


@pytest.fixture
def copies(tmp_path: Path) -> Iterator[Callable[..., Any]]:
    """Makes copies of the toy game, each with some text replaced, and imports them as games of their own."""
    sys.path.insert(0, str(tmp_path))
    made: list[str] = []

    def copied(**edits: tuple[str, str]) -> Any:
        name = f"edited_toy_{len(made)}"
        made.append(name)
        shutil.copytree(TOY, tmp_path / name, ignore=shutil.ignore_patterns("__pycache__", "test_*"))
        for module, (old, new) in edits.items():
            path = tmp_path / name / f"{module}.py"
            source = path.read_text(encoding="utf-8")
            assert source.count(old) == 1, old
            path.write_text(source.replace(old, new), encoding="utf-8")
        importlib.invalidate_caches()
        return importlib.import_module(name).RULEBOOK

    yield copied
    sys.path.remove(str(tmp_path))
    for name in [name for name in sys.modules if name.partition(".")[0] in made]:
        del sys.modules[name]


def key_of(book: Any) -> str:
    from tablee.core import compiled

    roots = list(compiled._entry_roots(book).values())
    return compiled._sources(roots, (book.State, book.Box))


EDITS = {
    "an entry point": ("rules", "if not s.over:", "if s.over == 0:"),
    "a callee in the same module": ("rules", "if die <= 2:", "if die <= 1:"),
    "a callee in another module": ("lots", "s.heap[kind] += 1", "s.heap[kind] += 2"),
    "a constant of another module": ("state", "HAND = 3", "HAND = 2"),
    "a constant of the same module": ("rules", "DIE = 6", "DIE = 8"),
    "a field of the state": ("state", 'turn = i16("', 'turn = i8("'),
    "a field of the box": ("state", "copies = i8[KINDS]", "copies = i16[KINDS]"),
    "the bot": ("bot", "0.9 *", "0.8 *"),
}


@pytest.mark.parametrize("what", EDITS)
def test_an_edit_anywhere_changes_the_key(copies: Callable[..., Any], what: str) -> None:
    module, old, new = EDITS[what]
    assert key_of(copies(**{module: (old, new)})) != key_of(copies())


def test_what_no_rule_reads_leaves_the_key_alone(copies: Callable[..., Any]) -> None:
    assert key_of(copies()) == key_of(copies())
    assert key_of(copies(view=("coins: int", "money: int"))) == key_of(copies())


def test_another_installation_has_a_key_of_its_own(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Numba keeps forms by the path and time of the entry points' file, so the key must follow it."""
    from tablee.core import compiled_entries

    before = key_of(BOOKS[0])
    elsewhere = shutil.copy2(str(compiled_entries.__file__), tmp_path)
    monkeypatch.setattr(compiled_entries, "__file__", elsewhere)
    moved = key_of(BOOKS[0])
    os.utime(elsewhere, (1, 1))
    assert len({before, moved, key_of(BOOKS[0])}) == 3


def test_the_cache_is_where_the_user_says(tmp_path: Path) -> None:
    source = """
        from tablee.core import compiled
        from tests.games.toy import RULEBOOK
        print(compiled.cache_home(), compiled._folder(RULEBOOK).parent, compiled.is_ready(RULEBOOK))
    """
    assert printed_by(source, TABLEE_CACHE=str(tmp_path)).split() == [str(tmp_path), str(tmp_path / "compiled"), "False"]
    home, _, _ = printed_by(source, TABLEE_CACHE="", XDG_CACHE_HOME=str(tmp_path / "xdg"), HOME=str(tmp_path)).split()
    assert Path(home).is_relative_to(tmp_path)


@pytest.mark.parametrize("book", BOOKS, ids=lambda book: book.id)
def test_a_second_process_compiles_nothing(book: Any) -> None:
    from tablee.core.compiled import compiled, is_ready

    compiled(book)
    assert is_ready(book)
    printed = printed_by(f"""
        from numba.core import event
        from {book.package} import RULEBOOK
        from tablee.core.compiled import SIGNATURES, compiled, is_ready

        assert is_ready(RULEBOOK)
        with event.install_recorder("numba:compile") as recorder:
            game = compiled(RULEBOOK)
        entries = [getattr(game, name) for name in SIGNATURES]
        print(len(recorder.buffer), {{sum(entry.stats.cache_hits.values()) for entry in entries}})
    """)
    assert printed.split() == ["0", "{1}"]


def test_no_two_entry_points_are_called_alike_whichever_process_compiled_them() -> None:
    """What a compiling process counts is left out of the names: another process may have counted just as far."""
    from tablee.core.compiled import SIGNATURES, compiled

    entries = [getattr(compiled(book), name) for book in BOOKS for name in SIGNATURES]
    described = [form.fndesc for entry in entries for form in entry.overloads.values()]
    assert len(described) == len(entries)
    assert all(f"B{len(f'v{one.uid}')}v{one.uid}" in one.mangled_name for one in described)
    assert len({(one.modname, one.qualname) for one in described}) == len(entries)


@pytest.mark.parametrize("taken", ["file", "folder of another"])
def test_where_nothing_can_be_written_a_passing_folder_serves(tmp_path: Path, taken: str) -> None:
    home = tmp_path / "home"
    if taken == "file":
        home.write_text("not a folder")
    else:
        (home / "compiled").mkdir(parents=True)
        (home / "compiled" / "game").write_text("in the way")
    printed = printed_by(
        """
        import numba
        from tablee.core import compiled
        from tests.core.test_rule import leaf
        from tests.games.toy import RULEBOOK

        print(compiled.is_ready(RULEBOOK))
        with compiled.caching_in(compiled.cache_home() / "compiled" / "game") as folder:
            next_one = numba.njit("int64(int64)", cache=True)(leaf)
        print(next_one(41), folder, folder.is_dir(), len(list(folder.iterdir())))
        """,
        TABLEE_CACHE=str(home),
    )
    ready, answer, folder, was_there, kept = printed.split()
    assert (ready, answer, was_there, kept) == ("False", "42", "True", "1")
    assert not Path(folder).exists(), "it goes with the process"
    assert not Path(folder).is_relative_to(tmp_path)


def test_while_one_process_compiles_others_wait(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("TABLEE_CACHE", str(tmp_path))
    entering = "from tablee.core import compiled\nprint('here', flush=True)\nwith compiled.alone_on_this_machine(): print('in')"
    with alone_on_this_machine():
        other = subprocess.Popen([sys.executable, "-c", entering], stdout=subprocess.PIPE, text=True)
        assert other.stdout is not None
        assert other.stdout.readline() == "here\n"
        with pytest.raises(subprocess.TimeoutExpired):
            other.wait(0.3)
    assert other.communicate(timeout=30)[0] == "in\n"
