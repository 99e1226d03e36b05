"""Every game of the house with every number of players, and options that keep random games short."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.worlds import HOUSE, Setting

SHORT: dict[str, dict[str, Any]] = {
    "insider": {"turn_cap": 50},
    "offensive": {"turn_limit": 1, "army_mode": "preset"},
    "planetweb": {"round_limit": 30},
}

SEATINGS = [Setting(book, players, tuple(SHORT.get(book.id, {}).items())) for book in HOUSE for players in book.seats]

every_seating = pytest.mark.parametrize("seating", SEATINGS, ids=lambda seating: f"{seating.book.id}-{seating.players}")
every_game = pytest.mark.parametrize("book", HOUSE, ids=lambda book: book.id)
in_one_process = pytest.mark.xdist_group("env")
"""Compiled games take a while to load; one worker does it."""
