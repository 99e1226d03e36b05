"""`make soak` runs the laws, and keeps the game that breaks one."""

from __future__ import annotations

import importlib.util
from copy import copy
from pathlib import Path
from typing import Any

import pytest

from tablee.core import record
from tests.games.toy import RULEBOOK
from tests.games.worlds import Setting

pytestmark = pytest.mark.xdist_group("compiled")

TOOL = Path(__file__).parents[2] / "tools" / "soak.py"


@pytest.fixture(scope="module")
def soak() -> Any:
    """The tool as a module."""
    spec = importlib.util.spec_from_file_location("soak", TOOL)
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def test_a_short_soak_sums_up_what_it_did(soak: Any, capsys: pytest.CaptureFixture[str]) -> None:
    assert soak.main(["0.02", "--seed", "1"], [Setting(RULEBOOK, 2), Setting(RULEBOOK, 3)]) == 0
    said = capsys.readouterr().out
    assert "The laws held" in said
    assert "toy-3" in said


def test_a_broken_law_gives_seed_reason_and_record(
    soak: Any, capsys: pytest.CaptureFixture[str], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    book = copy(RULEBOOK)
    book.most_plies = 10
    monkeypatch.chdir(tmp_path)
    assert soak.main(["1", "--seed", "7"], [Setting(book, 2)]) == 1
    said = capsys.readouterr().out
    assert "seed 7" in said
    assert "longer than its bound" in said
    kept = record.read((tmp_path / "soak-toy-7.tablee").read_bytes())
    assert record.verify(kept, RULEBOOK).course.state.over
