"""Whole games of Planet'Web played by simple players, kept step by step."""

from __future__ import annotations

from typing import Any

from tablee.core.chance import Chance
from tests.games.planetweb.table import BOOK, CHECKED
from tests.games.traces import Player, Trace, at_random, traced
from tests.games.ways import Form

__all__ = ["Player", "Trace", "at_random", "eager", "played"]


def eager(box: Any, state: Any, actions: list[int], chance: Chance) -> int:
    """Passes only where nothing else is possible, and rolls three times out of four."""
    said = {BOOK.to_text(box, state, action): action for action in actions}
    if "roll" in said and chance.below(4):
        return said["roll"]
    return at_random(box, state, [action for text, action in said.items() if text != "pass"] or actions, chance)


def played(
    players: int = 2,
    seed: int = 0,
    player: Player = at_random,
    form: Form = CHECKED,
    until: int = BOOK.most_plies,
    **options: Any,
) -> Trace:
    """A whole game, or its first `until` decisions."""
    return traced(form, players, seed, player, until, **options)
