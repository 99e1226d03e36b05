"""Whole games of Insider played by simple players, kept step by step."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any, NamedTuple

from tablee.core.chance import Chance, Fast
from tablee.core.events import Events
from tests.games.insider.table import BOOK, LIGHT, Form


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


def hurried(box: Any, state: Any, actions: list[int], chance: Chance) -> int:
    """Mostly the choice for whoever ran out of time, which walks to the centre; opens the centre and plays cards."""
    said = {BOOK.to_text(box, state, action): action for action in actions}
    if state.tokens == box.inner:
        for wish in ("relocate", "play TRE 2", "play HEL 2", "roll"):
            if wish in said:
                return said[wish]
        if any(text.startswith("from ") for text in said):
            return at_random(box, state, [action for text, action in said.items() if text != "stop"], chance)
    if chance.below(4) and not any(text.startswith(("play ", "counter")) for text in said):
        return int(BOOK.default(box, state))
    return at_random(box, state, actions, chance)


def played(
    players: int = 2,
    seed: int = 0,
    player: Player = at_random,
    form: Form = LIGHT,
    until: int = BOOK.most_plies,
    **options: Any,
) -> Trace:
    """A whole game, or its first `until` decisions."""
    box = form.of(BOOK.box(players, options))
    chance = Fast(seed, players)
    state, setup = BOOK.start(box, chance)
    trace = Trace(box, setup, [form.of(state)])
    while not trace.end.over and len(trace.steps) < until:
        before = trace.end
        action = player(box, before, BOOK.actions(box, before), chance)
        after, events = form.apply(box, before, action, chance)
        trace.steps.append(Step(before.actor, action, BOOK.to_text(box, before, action), events))
        trace.positions.append(after)
    return trace
