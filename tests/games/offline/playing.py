"""Whole games of Offline played by simple players, kept step by step."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any, NamedTuple

from tablee.core.chance import Chance, Fast
from tablee.core.events import Events
from tablee.games.offline.box import site_number
from tablee.games.offline.state import OFFLINE_SQUARES
from tests.games.offline.table import BOOK, CHECKED, Form


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

    def turns(self) -> list[tuple[Any, list[Step], Any]]:
        """Whole turns: the position before, the steps, the position after."""
        made, first = [], 0
        for last, after in enumerate(self.positions[1:]):
            if after.over or BOOK.points[after.point] == "TURN":
                made.append((self.positions[first], self.steps[first : last + 1], after))
                first = last + 1
        return made


Player = Callable[[Any, Any, list[int], Chance], int]


def at_random(box: Any, state: Any, actions: list[int], chance: Chance) -> int:
    """Every legal choice equally likely."""
    return actions[chance.below(len(actions))]


def delaying(box: Any, state: Any, actions: list[int], chance: Chance) -> int:
    """Fills a site only if nothing else is possible, so that the ads run out first (contract, section 9.3)."""
    said = {BOOK.to_text(box, state, action): action for action in actions}
    if "none" in said:
        return said["none"]
    if state.offline_count == OFFLINE_SQUARES and "empty" in said:
        return said["empty"]
    preferred = [action for text, action in said.items() if text == "offline"]
    preferred = preferred or [action for text, action in said.items() if text.startswith("x ")]
    preferred = preferred or [
        action for text, action in said.items() if text.startswith("take ") and _exchanges(box, state, action)
    ]
    preferred = preferred or [action for text, action in said.items() if text in ("empty", "analyse")]
    return at_random(box, state, preferred or actions, chance)


def _exchanges(box: Any, state: Any, take: int) -> bool:
    """Whether the ad taken could be exchanged somewhere."""
    after = state.copy()
    BOOK.apply(box, after, take, Fast(0), Events())
    return any(BOOK.to_text(box, after, action).startswith("x ") for action in BOOK.actions(box, after))


def played(
    players: int = 2,
    seed: int = 0,
    player: Player = at_random,
    form: Form = CHECKED,
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


def site_of(box: Any, said: str) -> int:
    """The site that a step names, or -1."""
    return site_number(box, said.split()[-1])
