"""Whole games played by simple players, kept step by step."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any, NamedTuple

from tablee.core.chance import Chance, Fast
from tablee.core.events import Events
from tests.games.ways import Form


class Step(NamedTuple):
    """One decision: who, which action, in words, and what happened."""

    seat: int
    action: int
    said: str
    events: Events


@dataclass
class Trace:
    """A game from set-up to end. `positions[k]` is the one before `steps[k]`; the last one is the end."""

    box: Any
    setup: Events
    positions: list[Any]
    steps: list[Step] = field(default_factory=list)

    @property
    def end(self) -> Any:
        return self.positions[-1]


Player = Callable[[Any, Any, list[int], Chance], int]


def at_random(box: Any, state: Any, actions: list[int], chance: Chance) -> int:
    """Every legal choice equally likely."""
    return actions[chance.below(len(actions))]


def traced(form: Form, players: int, seed: int, player: Player, until: int | None = None, **options: Any) -> Trace:
    """A whole game, or its first `until` decisions."""
    book = form.book
    box = form.of(book.box(players, options))
    chance = Fast(seed, players)
    state, setup = book.start(box, chance)
    trace = Trace(box, setup, [form.of(state)])
    while not trace.end.over and (until is None or len(trace.steps) < until):
        before = trace.end
        action = player(box, before, book.actions(box, before), chance)
        after, events = form.apply(box, before, action, chance)
        trace.steps.append(Step(before.actor, action, book.to_text(box, before, action), events))
        trace.positions.append(after)
    return trace
