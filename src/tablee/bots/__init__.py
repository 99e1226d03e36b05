"""Bots: players that know what their seat may know, and choose.

>>> from tablee import bots, games
>>> from tablee.core.chance import Fast
>>> book = games.rulebook("offline")
>>> box = book.box(2)
>>> state, _ = book.start(box, Fast(7))
>>> bots.bot("random").choose(book, box, state, state.actor, Fast(1)) in book.actions(box, state)
True
>>> bots.LEVELS
('novice', 'amateur', 'regular', 'master', 'expert')
"""

from __future__ import annotations

from tablee.bots.levels import LEVELS, USUAL, Levelled
from tablee.bots.player import Bot, Random
from tablee.core.texts import Complaint

__all__ = ["EVERY", "LEVELS", "NAMES", "USUAL", "Bot", "bot"]

NAMES = ("random", "greedy")
"""The bots that play every game by one simple idea."""

EVERY = (*NAMES, *LEVELS)
"""Every bot."""


def bot(name: str) -> Bot:
    """The bot of this name; its texts are `bot-<name>` and `bot-<name>-help`."""
    if name not in EVERY:
        raise Complaint("no-such-bot", package=__name__, name=name[:40], known=", ".join(EVERY))
    if name in LEVELS:
        return Levelled(name)
    if name == Random.name:
        return Random()
    from tablee.bots.greedy import Greedy

    return Greedy()
