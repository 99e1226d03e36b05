"""Whole games of Insider played by simple players, kept step by step."""

from __future__ import annotations

from typing import Any

from tablee.core.chance import Chance
from tests.games.insider.table import BOOK, LIGHT
from tests.games.traces import Player, Step, Trace, at_random, traced
from tests.games.ways import Form

__all__ = ["Player", "Step", "Trace", "at_random", "hurried", "played"]


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


def played(players: int = 2, seed: int = 0, player: Player = at_random, form: Form = LIGHT, **given: Any) -> Trace:
    """A whole game, or its first `until` decisions; the rest are table options."""
    return traced(form, players, seed, player, **given)
