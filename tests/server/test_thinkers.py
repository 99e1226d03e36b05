"""What happens in a worker: levels of every strength, in time even if they were asked too late."""

from __future__ import annotations

import time
from typing import Any

import pytest

from tablee import games
from tablee.bots import levels, searcher
from tablee.bots.levels import LEVELS
from tablee.core.chance import Fast
from tablee.server import thinkers
from tablee.server.thinkers import Chosen, Thinkers, think

BOOK = games.rulebook("offline")
BOX = BOOK.box(2)


def asked(bot: str, ago: float = 0.0) -> Chosen:
    state, _ = BOOK.start(BOX, Fast(3))
    return think("offline", 2, {}, None, state.to_bytes(), state.actor, bot, 5, time.monotonic() - ago)


@pytest.fixture
def budgets(monkeypatch: pytest.MonkeyPatch) -> list[int]:
    """The walks of every search that a level begins; the search itself is left out."""
    seen: list[int] = []

    def decide(self: searcher.Searcher, book: Any, box: Any, world: Any, chance: Any) -> int:
        seen.append(self.budget.walks)
        return book.actions(box, world)[0]  # type: ignore[no-any-return]

    monkeypatch.setattr(searcher.Searcher, "decide", decide)
    monkeypatch.setattr(searcher, "is_ready", lambda book: False)
    return seen


def test_a_bot_that_was_asked_in_time_uses_its_budget_and_one_asked_too_late_does_not(budgets: list[int]) -> None:
    own = levels.level("expert", BOOK).budget
    asked("expert")
    asked("expert", ago=own.seconds + 0.1)
    assert budgets == [own.walks, 0]


def test_only_a_level_that_tries_things_out_tells_whether_the_game_is_compiled(budgets: list[int]) -> None:
    assert [asked(name).compiled for name in (*LEVELS, "random")] == [None, None, None, False, False, None]


class Compiler:
    """Stands where a process would be started."""

    def __init__(self) -> None:
        self.games: list[str] = []
        self.alive = True

    def Process(self, target: Any, args: tuple[str], daemon: bool) -> Compiler:  # noqa: N802
        assert target is thinkers.compile_ahead
        self.games += args
        return self

    def start(self) -> None:
        pass

    def is_alive(self) -> bool:
        return self.alive


def test_the_page_is_told_which_level_really_plays_and_one_game_at_a_time_is_compiled(monkeypatch: pytest.MonkeyPatch) -> None:
    compiler = Compiler()
    monkeypatch.setattr(thinkers, "get_context", lambda way: compiler)
    house = Thinkers(1)
    assert house.really_plays("offline", "expert") == "expert"
    house._heed("offline", False)
    house._heed("insider", False)
    assert house.really_plays("offline", "expert") == "regular"
    assert house.really_plays("offline", "novice") == "novice"
    assert compiler.games == ["offline"]
    compiler.alive = False
    house._heed("offline", True)
    house._heed("insider", False)
    assert house.really_plays("offline", "expert") == "expert"
    assert house.really_plays("insider", "master") == "regular"
    assert compiler.games == ["offline", "insider"]
