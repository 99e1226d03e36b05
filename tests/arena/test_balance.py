"""The balance of a game: counted game by game, the same however it is spread, and shown in every language."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from tablee.arena import balance as balances
from tablee.arena.balance import Count, Interval, Job, balance
from tablee.arena.balance_report import page
from tablee.core.texts import LANGUAGES, Complaint, text
from tests.cli.conftest import Answer, at_home, tablee

__all__ = ["at_home", "tablee"]

BRIEF = {"round_limit": 30}


def some(game: str = "planetweb", games: int = 6, **given: object) -> balances.Balance:
    return balance(game, games, bot="random", compiled=False, options=BRIEF, **given)  # type: ignore[arg-type]


def test_the_balance_is_the_same_in_one_process_and_in_two() -> None:
    told: list[tuple[int, int]] = []
    assert some(processes=1, progress=lambda done, total: told.append((done, total))) == some(processes=2)
    assert told[-1] == (6, 6)


def test_shares_and_counts_fit_together() -> None:
    found = some(processes=1, players=3)
    assert found.finished == found.games == sum(found.lengths.values()) == sum(found.ends.values()) == 6
    assert len(found.order) == 3
    assert sum(one.share for one in found.order) == pytest.approx(1.0)
    assert found.length.mean > 3
    assert set(found.points) <= set(balances.games.rulebook("planetweb").points.values())
    assert all(one.gain.low < one.gain.share < one.gain.high for one in found.things)
    assert {one.kind for one in found.things} >= {"portal"}
    gains = [one.gain.share / (one.gain.high - one.gain.low) for one in found.things]
    assert gains == sorted(gains, reverse=True)


def test_a_thing_is_worth_what_those_won_who_had_it() -> None:
    total = Count(games=40)
    total.lengths[9] = 40
    total.order[0], total.order[1] = 60 * 30, 60 * 10
    total.uses[("card", "ace")], total.won[("card", "ace")] = 40, 60 * 30
    total.uses[("card", "all")], total.won[("card", "all")] = 80, 60 * 40
    total.uses[("card", "rare")], total.won[("card", "rare")] = 1, 60
    found = balances._balance(Job("planetweb", "random", 2, {}, 0, False), total)
    assert [(one.name, one.uses, one.gain.share) for one in found.things] == [("ace", 40, 0.25)]
    assert found.things[0].gain.low > 0.1
    assert found.order[0] == Interval(0.75, pytest.approx(0.616, abs=0.001), pytest.approx(0.884, abs=0.001))  # type: ignore[arg-type]


def test_the_lead_changes_only_when_somebody_is_clearly_ahead() -> None:
    assert [balances._leader(one) for one in ((0.5, 0.5), (0.6, 0.4), (0.2, 0.5, 0.3), (0.34, 0.33, 0.33))] == [-1, 0, 1, -1]


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_report_is_one_page_that_asks_nothing_of_the_network(language: str) -> None:
    written = page(some(processes=1, games=3), language)
    assert text("tablee.arena", language, "balance-thing") in written
    assert 'src="http' not in written
    assert written.count("<figure>") == 4


def test_the_command_shows_a_table(tablee: Callable[..., Answer]) -> None:
    said = tablee(
        "balance",
        "planetweb",
        "--games",
        "2",
        "--bot",
        "random",
        "--option",
        "round_limit=30",
        "--processes",
        "1",
        "--interpreted",
    )
    assert said.status == 0
    assert "portal" in said.out
    assert tablee("balance", "planetweb", "--games", "0").status != 0


@pytest.mark.parametrize(("count", "processes"), [(0, 1), (1, 0)])
def test_a_bad_request_is_refused_in_words(count: int, processes: int) -> None:
    with pytest.raises(Complaint) as refused:
        balance("planetweb", count, bot="random", compiled=False, processes=processes)
    assert len({refused.value.say(language) for language in LANGUAGES}) == 3
