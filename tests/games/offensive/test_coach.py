"""What the coach says of losses and cards: a unit destroyed is no threat given up, a card is hoped for by who plays it."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest

from tablee.bots.compiled_greedy import CompiledGreedy
from tablee.coach.chances import Outlook, outlook
from tablee.coach.hint import reasons
from tablee.core.chance import Fast
from tablee.games import rulebook
from tablee.games.offensive import coach
from tablee.games.offensive.state import CARDS, COUNTER

BOOK = rulebook("offensive")
BOX = BOOK.box(2)


def steps(games: int) -> Iterator[tuple[Any, Any]]:
    """Greedy play: the position before and after each step."""
    for seed in range(games):
        luck = Fast(31, seed)
        state, _ = BOOK.start(BOX, luck)
        while not state.over:
            before = state.copy()
            BOOK.step(BOX, state, CompiledGreedy().choose(BOOK, BOX, state, state.actor, luck), luck)
            yield before, state


def misled(games: int) -> tuple[int, int]:
    """Steps that destroyed a unit, and those of them for which a loss was told as safety or a victory as a threat less."""
    destroyed = wrong = 0
    for before, after in steps(games):
        if after.over or before.turn == 0 or before.side != after.side:
            continue
        for side in range(2):
            if sum(after.removed[side]) > sum(before.removed[side]):
                destroyed += 1
                then, now = (Outlook((), BOOK.terms(BOX, state, before.actor)) for state in (before, after))
                told = {reason.term: reason.gain > 0 for reason in reasons(now, [then])}
                wrong += told.get("danger") is True if side == before.actor else told.get("enemy-danger") is False
    return destroyed, wrong


def test_who_destroys_a_unit_is_not_told_to_threaten_the_enemy_less(monkeypatch: pytest.MonkeyPatch) -> None:
    destroyed, wrong = misled(4)
    assert destroyed > 50
    assert wrong < destroyed / 8
    monkeypatch.setattr(coach, "DESTROYED", 0.0)
    assert misled(4)[1] > destroyed / 3


def test_a_card_is_hoped_for_by_who_may_play_one_and_feared_by_who_is_asked() -> None:
    met: dict[str, int] = dict.fromkeys(("card", "threat"), 0)
    for number, (before, _) in enumerate(steps(1)):
        actions = BOOK.actions(BOX, before)
        if before.turn and len(actions) > 1 and (before.point in (CARDS, COUNTER) or number % 40 == 0):
            seen = [outlook(BOOK, BOX, before, action, compiled=True) for action in actions[:2]]
            for at, one in enumerate(seen):
                told = {reason.term for reason in reasons(one, seen[:at] + seen[at + 1 :])}
                assert "threat" not in told or before.point == COUNTER
                assert "card" not in told or before.side == before.actor
                for name in met:
                    met[name] += name in told
    assert met["card"] > 10
