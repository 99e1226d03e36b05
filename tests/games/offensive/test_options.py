"""The laws of every game hold under every table option, one at a time, on the learning map."""

from __future__ import annotations

import pytest

from tablee.core.options import Value
from tests.games import laws
from tests.games.offensive.table import BOOK
from tests.games.worlds import Course, Setting

CHANGED: list[tuple[str, Value]] = [
    (option.name, value)
    for option in BOOK.options
    for value in option.values[1:]
    if option.name not in ("scenario", "turn_limit", "memory_aid", "table_mor_hun")
    and (option.name, value) not in (("prepared_obstacles", 1), ("prepared_obstacles", 2), ("army_size", 30))
]


@pytest.mark.parametrize("changed", CHANGED, ids=lambda changed: f"{changed[0]}-{str(changed[1]).lower()}")
def test_the_laws_hold_under_every_option(changed: tuple[str, Value]) -> None:
    setting = Setting(BOOK, 2, (("scenario", "learning"), ("turn_limit", 3), changed))
    assert laws.walk_through(Course(setting, 21), every=6).over


@pytest.mark.clause("OFN-142", "OFN-143")
@pytest.mark.parametrize("seed", range(3))
def test_the_laws_hold_with_prepared_obstacles_and_little_else(seed: int) -> None:
    options = (
        ("scenario", "learning"),
        ("turn_limit", 3),
        ("prepared_obstacles", 4),
        ("cards", False),
        ("infiltration", seed > 0),
    )
    assert laws.walk_through(Course(Setting(BOOK, 2, options), seed), every=3).over
