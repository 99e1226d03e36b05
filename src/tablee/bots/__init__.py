"""Bots: players that know what their seat may know, and choose.

>>> from tablee import bots, games
>>> from tablee.core.chance import Fast
>>> book = games.rulebook("offline")
>>> box = book.box(2)
>>> state, _ = book.start(box, Fast(7))
>>> bots.bot("random").choose(book, box, state, state.actor, Fast(1)) in book.actions(box, state)
True
"""

from __future__ import annotations

from tablee.bots.player import Bot, Random
from tablee.core.texts import Complaint

__all__ = ["NAMES", "Bot", "bot"]

NAMES = ("random", "greedy")
"""Every bot, the simplest first."""


def bot(name: str) -> Bot:
    """The bot of this name; its texts are `bot-<name>` and `bot-<name>-help`."""
    if name not in NAMES:
        raise Complaint("no-such-bot", package=__name__, name=name[:40], known=", ".join(NAMES))
    if name == Random.name:
        return Random()
    from tablee.bots.greedy import Greedy

    return Greedy()
