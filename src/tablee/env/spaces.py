"""Observations and actions as Gymnasium describes them, for PettingZoo too."""

from __future__ import annotations

from typing import Any

import numpy as np
from gymnasium import spaces

from tablee.env.play import Play


def observation_space(game: Play) -> spaces.Dict:
    """`observation`, every number within the range that the game names for it, and `action_mask`."""
    low, high = (np.array(bound, np.float32) for bound in zip(*game.layout.ranges(), strict=True))
    parts: dict[str, Any] = {
        "observation": spaces.Box(low, high, dtype=np.float32),
        "action_mask": spaces.MultiBinary(game.actions),
    }
    return spaces.Dict(parts)


def action_space(game: Play) -> spaces.Discrete:
    """Every action number."""
    return spaces.Discrete(game.actions)
