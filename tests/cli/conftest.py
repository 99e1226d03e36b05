"""Every test of the command line has a state directory of its own and an English locale."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import NamedTuple

import pytest

from tablee.cli.run import run


class Answer(NamedTuple):
    """How a command ended and what it said."""

    status: int
    out: str
    err: str


@pytest.fixture(autouse=True)
def at_home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """An empty directory to work in, and nothing of the user's own."""
    work = tmp_path / "work"
    work.mkdir()
    monkeypatch.chdir(work)
    monkeypatch.setenv("TABLEE_STATE", str(tmp_path / "state"))
    monkeypatch.setenv("COLUMNS", "100")
    for name in ("LANGUAGE", "LC_ALL", "LC_MESSAGES", "LANG", "NO_COLOR", "FORCE_COLOR"):
        monkeypatch.delenv(name, raising=False)
    return work


@pytest.fixture
def tablee(capsys: pytest.CaptureFixture[str]) -> Callable[..., Answer]:
    """Run a command in this process."""

    def command(*arguments: str | Path) -> Answer:
        capsys.readouterr()
        status = run([str(argument) for argument in arguments])
        return Answer(status, *capsys.readouterr())

    return command
