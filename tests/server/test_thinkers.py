"""What happens in a worker: levels of every strength, in time even if they were asked too late."""

from __future__ import annotations

import threading
import time
from concurrent.futures.process import BrokenProcessPool
from types import SimpleNamespace
from typing import Any

import pytest

from tablee import games
from tablee.bots import levels, openings, searcher
from tablee.bots.searcher import Budget
from tablee.core.chance import Fast
from tablee.server import loading, thinkers
from tablee.server.metrics import Metrics
from tablee.server.thinkers import Chosen, Thinkers, think

BOOK = games.rulebook("offline")
BOX = BOOK.box(2)


def asked(bot: str, ago: float = 0.0, crowd: float = 1.0) -> Chosen:
    state, _ = BOOK.start(BOX, Fast(3))
    return think("offline", 2, {}, None, state.to_bytes(), state.actor, bot, 5, time.monotonic() - ago, crowd)


@pytest.fixture
def searches(monkeypatch: pytest.MonkeyPatch) -> list[Budget]:
    """The budget of every search that a level begins; the search itself is left out."""
    seen: list[Budget] = []

    def decide(self: searcher.Searcher, book: Any, box: Any, world: Any, chance: Any) -> int:
        seen.append(self.budget)
        return book.actions(box, world)[0]  # type: ignore[no-any-return]

    monkeypatch.setattr(searcher.Searcher, "decide", decide)
    monkeypatch.setattr(searcher.Searcher, "think", lambda *_: None)
    monkeypatch.setattr(thinkers, "_usual", {})
    return seen


@pytest.fixture
def loaded(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(loading, "_loaded", {"offline": True})


def test_a_bot_has_what_is_left_of_its_budget_since_it_was_asked(searches: list[Budget], loaded: None) -> None:
    own = levels.level("expert", BOOK).budget
    assert [asked("expert").level, asked("expert", ago=own.seconds / 4).level] == ["expert"] * 2
    assert searches[0].walks == searches[1].walks == own.walks
    assert 0.7 * own.seconds < searches[0].seconds <= own.seconds
    assert searches[1].seconds <= 0.75 * own.seconds


def test_where_many_wait_a_bot_has_its_share_and_one_asked_too_late_hardly_anything(
    searches: list[Budget], loaded: None
) -> None:
    own = levels.level("expert", BOOK).budget
    asked("expert", crowd=4.0)
    asked("expert", ago=2 * own.seconds)
    assert searches[0].seconds <= own.seconds / 4
    assert searches[1].seconds == thinkers.AT_LEAST


def test_a_lower_level_answers_if_the_bots_own_does_not_fit_and_it_is_tried_again_later(
    searches: list[Budget], loaded: None
) -> None:
    seconds = levels.level("expert", BOOK).budget.seconds
    for crowd, level in ((1, "expert"), (5, "master"), (20, "regular")):
        thinkers._usual.update({("offline", "expert"): 0.3 * seconds, ("offline", "master"): 0.1 * seconds})
        assert asked("expert", crowd=crowd).level == level
    assert asked("master", crowd=20).level == "regular"
    thinkers._usual["offline", "expert"] = 0.3 * seconds
    assert "expert" in [asked("expert", crowd=5).level for _ in range(20)], "it may be faster by now"


def test_a_level_that_the_clock_has_cut_short_is_known_to_take_longer(searches: list[Budget], loaded: None) -> None:
    thinkers._learn("offline", "expert", 0.1, 0.8)
    thinkers._learn("offline", "expert", 0.2, 0.8)
    assert thinkers._usual["offline", "expert"] == pytest.approx(0.15)
    thinkers._learn("offline", "expert", 0.05, 0.05)
    assert thinkers._usual["offline", "expert"] == pytest.approx(0.15), "it was known to take longer anyway"
    thinkers._learn("offline", "expert", 0.1, 0.1)
    assert thinkers._usual["offline", "expert"] == pytest.approx(0.2)


def test_nobody_waits_while_a_game_is_loaded_and_only_levels_that_search_ask_for_it(
    searches: list[Budget], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(loading, "_loaded", {})
    monkeypatch.setattr(loading, "_loading", {})
    hold = threading.Event()
    ready = [False]
    monkeypatch.setattr(loading, "_is_ready", lambda book: hold.wait(20) and ready[0])
    assert [asked(name).compiled for name in ("novice", "amateur", "regular", "random")] == [None] * 4
    assert not loading._loading
    first = asked("expert")
    assert (first.level, first.compiled) == ("regular", None)
    assert searches[-1].walks == 0, "while it is loaded, a level thinks that tries nothing out"
    hold.set()
    loading._loading["offline"].join(20)
    second = asked("expert")
    assert (second.level, second.compiled) == ("regular", False)
    assert searches[-1].walks == levels.level("expert", BOOK).budget.walks, "not compiled: it searches, interpreted"
    ready[0] = True
    assert asked("expert").compiled is None, "compiled meanwhile, so it is loaded"
    loading._loading["offline"].join(20)
    assert (asked("expert").level, asked("expert").compiled) == ("expert", True)


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
    house = Thinkers(1, Metrics())
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


class Pool:
    """Stands where worker processes would be."""

    def __init__(self, broken: bool = False) -> None:
        self.broken = broken
        self.asked: list[tuple[Any, ...]] = []

    def submit(self, *job: Any) -> None:
        if self.broken:
            raise BrokenProcessPool
        self.asked.append(job)


def at_the_table(*bots: str | None) -> Any:
    return SimpleNamespace(book=BOOK, sheet=SimpleNamespace(seats=[SimpleNamespace(bot=bot) for bot in bots]))


def test_a_worker_loads_a_game_once_when_a_bot_that_searches_has_sat_down(monkeypatch: pytest.MonkeyPatch) -> None:
    house, pool = Thinkers(1, Metrics()), Pool()
    monkeypatch.setattr(house, "_workers", lambda: pool)
    for bots in ((None, "regular"), ("random", "greedy"), (None, "expert"), ("master", "expert")):
        house.expect(at_the_table(*bots))
    assert pool.asked == [(thinkers.make_ready, "offline")]
    lost = Thinkers(1, Metrics())
    monkeypatch.setattr(lost, "_workers", lambda: Pool(broken=True))
    lost.expect(at_the_table(None, "expert"))  # nobody's move fails because a worker has died


def test_an_opening_is_followed_before_anything_is_compiled(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(loading, "loaded", lambda book: None)
    book = games.rulebook("offensive")
    box = book.box(2)
    state, _ = book.start(box, Fast(1))
    chosen = think("offensive", 2, {}, None, state.to_bytes(), state.actor, "expert", 5, time.monotonic(), 1.0)
    assert chosen.action == openings.answer(book, box, state)
    assert chosen.level == "expert"
