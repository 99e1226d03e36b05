"""Whole games of Offline played by simple players, kept step by step."""

from __future__ import annotations

from typing import Any

from tablee.core.chance import Chance, Fast
from tablee.core.events import Events
from tablee.games.offline.box import site_number
from tablee.games.offline.state import OFFLINE_SQUARES
from tests.games.offline.table import BOOK, CHECKED
from tests.games.traces import Player, Step, Trace, at_random, traced
from tests.games.ways import Form

__all__ = ["Player", "Step", "Trace", "at_random", "delaying", "played", "site_of", "turns"]


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


def played(players: int = 2, seed: int = 0, player: Player = at_random, form: Form = CHECKED, **given: Any) -> Trace:
    """A whole game, or its first `until` decisions; the rest are table options."""
    return traced(form, players, seed, player, **given)


def site_of(box: Any, said: str) -> int:
    """The site that a step names, or -1."""
    return site_number(box, said.split()[-1])


def turns(trace: Trace) -> list[tuple[Any, list[Step], Any]]:
    """Whole turns: the position before, the steps, the position after."""
    made, first = [], 0
    for last, after in enumerate(trace.positions[1:]):
        if after.over or BOOK.points[after.point] == "TURN":
            made.append((trace.positions[first], trace.steps[first : last + 1], after))
            first = last + 1
    return made
