"""The worked examples work."""

from __future__ import annotations

import runpy
from pathlib import Path
from typing import Any

import pytest

from tests.env.seatings import in_one_process

pytestmark = in_one_process

EXAMPLES = Path(__file__).parents[2] / "examples"


def test_openspiels_search_plays_a_game_of_the_house(capsys: pytest.CaptureFixture[str], monkeypatch: Any) -> None:
    arguments = ["openspiel_search.py", "--games", "1", "--simulations", "4"]
    monkeypatch.setattr("sys.argv", arguments)
    runpy.run_path(str(EXAMPLES / arguments[0]), run_name="__main__")
    said = capsys.readouterr().out.splitlines()
    assert said[-1] == "the search won 1 of 1 games against random players"
