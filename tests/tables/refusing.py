"""How tests say that a table refuses something."""

from __future__ import annotations

from typing import Any

import pytest

from tablee.tables.kept import NotAllowed


def refused(key: str) -> Any:
    """The table, not the game, refuses, with this text."""
    return pytest.raises(NotAllowed, check=lambda refusal: refusal.key == key)
