"""What the coach says of pawns and attacks is true of those that have arrived, and of whoever attacks or is attacked."""

from __future__ import annotations

from collections.abc import Iterator
from statistics import fmean
from typing import Any

import pytest

from tablee.bots.compiled_greedy import CompiledGreedy
from tablee.coach.chances import outlook
from tablee.coach.hint import reasons
from tablee.core.chance import Fast
from tablee.games.insider.state import SEAT
from tests.games.insider.table import BOOK


def steps(players: int, games: int) -> Iterator[tuple[Any, Any, Any, str]]:
    """Greedy play: box, position before and after, and what was done."""
    box, luck, greedy = BOOK.box(players), Fast(players), CompiledGreedy()
    for _ in range(games):
        state, _ = BOOK.start(box, luck)
        while not state.over:
            before = state.copy()
            action = greedy.choose(BOOK, box, state, state.actor, luck)
            BOOK.step(box, state, action, luck)
            yield box, before, state, BOOK.to_text(box, before, action)


def test_a_pawn_that_arrives_and_sits_down_has_come_nearer() -> None:
    arrived = seated = 0
    for box, before, after, done in steps(2, 4):
        seat = before.actor
        if after.over or before.card != after.card or after.actor != seat:
            continue
        arrives = before.point != SEAT and after.point == SEAT and done.startswith("step") and after.first // 8 == seat
        sits = before.point == SEAT and after.point != SEAT and done == f"table t{before.table + 1}"
        if arrives or sits:
            then, now = (BOOK.terms(box, state, seat) for state in (before, after))
            assert now["way"] > then["way"] - 1e-9
            arrived, seated = arrived + arrives, seated + sits
    assert arrived > 20
    assert seated > 10


def test_what_is_evaluated_counts_as_much_as_it_did_on_the_tables() -> None:
    changes = []
    for box, before, after, _ in steps(2, 4):
        if not after.over and after.evaluations > before.evaluations:
            for seat in range(2):
                then, now = (BOOK.terms(box, state, seat)["points"] for state in (before, after))
                changes.append((after.score[seat] - before.score[seat], now - then))
    assert len(changes) > 30
    assert fmean(abs(scored) for scored, _ in changes) > 2 * fmean(abs(change) for _, change in changes)


@pytest.mark.parametrize("players", [2, 3])
def test_an_attack_is_hoped_for_by_who_makes_it_and_feared_by_who_is_asked(players: int) -> None:
    met: dict[str, int] = dict.fromkeys(("attack", "threat"), 0)
    for number, (box, before, _, _) in enumerate(steps(players, 3)):
        seat, actions = before.actor, BOOK.actions(box, before)
        if len(actions) > 1 and (number % 5 == 0 or seat != before.active):
            seen = [outlook(BOOK, box, before, action, compiled=True) for action in actions[-3:]]
            for at, one in enumerate(seen):
                told = {reason.term for reason in reasons(one, seen[:at] + seen[at + 1 :])}
                assert "threat" not in told or seat != before.active
                assert "attack" not in told or seat == before.active
                for name in met:
                    met[name] += name in told
    assert met["attack"] > 0
