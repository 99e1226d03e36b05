"""Environments for learners: many games at once, and the doors that PettingZoo, Gymnasium and OpenSpiel know.

>>> from tablee.env import Vectorised
>>> games = Vectorised("offline", 64, players=2, seed=1)
>>> _ = games.step(games.random_actions())
>>> games.mask.shape, games.observation().shape
((64, 53), (64, 1019))

`tablee.env.pettingzoo`, `tablee.env.gymnasium` and `tablee.env.openspiel` need the extra of the same name.
"""

from __future__ import annotations

from tablee.env.vectorised import Vectorised

__all__ = ["Vectorised"]
