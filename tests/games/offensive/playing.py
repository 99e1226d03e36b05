"""Whole games of Offensive played at random, kept step by step."""

from __future__ import annotations

from dataclasses import dataclass, field
from functools import cache
from typing import Any, NamedTuple

from tablee.core.chance import Fast, Keyed
from tablee.core.events import Events
from tests.games.offensive.table import BOOK


class Step(NamedTuple):
    """One decision: the position before it, the action, its seed, and what happened."""

    before: Any
    action: int
    key: bytes
    events: Events


@dataclass
class Trace:
    """A game from set-up to end, or as far as it was played."""

    box: Any
    steps: list[Step] = field(default_factory=list)
    end: Any = None


@cache
def played(seed: int, options: tuple[tuple[str, Any], ...] = (), most: int = 10_000) -> Trace:
    """A random game. The choice of units is weighted so that much happens: units rather act than the manche ends."""
    box = BOOK.box(2, dict(options))
    trace = Trace(box)
    chance = Fast(seed)
    state = BOOK.State()
    BOOK.new(box, state, chance, Events())
    while not state.over and len(trace.steps) < most:
        action = lively(box, state, chance)
        key = bytes([seed % 256, len(trace.steps) % 256, len(trace.steps) // 256]) + bytes(29)
        after, events = state.copy(), Events()
        BOOK.apply(box, after, action, Keyed(key), events)
        trace.steps.append(Step(state, action, key, events))
        state = after
    trace.end = state
    return trace


def lively(box: Any, state: Any, chance: Fast) -> int:
    """A legal action at random; the end of a manche only now and then, attacks and markers rather than hops."""
    actions = BOOK.actions(box, state)
    said = {BOOK.to_object(box, state, action)["do"]: action for action in actions}
    rare = {said.get("end-manche"), said.get("auto"), said.get("preset")}
    if len(actions) > 1 and chance.below(12):
        actions = [action for action in actions if action not in rare] or actions
    bold = [a for a in actions if BOOK.to_object(box, state, a)["do"] in ("contact", "fire", "lay", "clear", "play")]
    if bold and chance.below(2):
        actions = bold
    return actions[chance.below(len(actions))]
