"""The edges of what there can be: first squares, kinds that a side has none of, cards that another edition may have."""

from __future__ import annotations

from typing import Any

import pytest

from tablee.core.chance import Fast
from tablee.core.events import Events
from tablee.games.offensive.state import BLUE, BUILD, MEC, RED, TNK
from tests.games.offensive.golden_answers import corners
from tests.games.offensive.table import BOOK, Table

CORNERS = BOOK.box(2, {"scenario": "learning"}, corners())


def changed(**fields: Any) -> Any:
    """The learning map's box with some numbers of it changed: rows by place."""
    box = BOOK.box(2, {"scenario": "learning"}).copy()
    for name, places in fields.items():
        for place, value in places.items():
            row = getattr(box, name)
            *path, last = place if isinstance(place, tuple) else (place,)
            for step in path:
                row = row[step]
            row[last] = value
    return box


@pytest.mark.clause("OFN-121")
def test_the_first_square_is_fired_at() -> None:
    table = Table(side="blue", red="INF 0,0", blue="TNK 1,0").use("1,0", "fire 0,0", dice=[6, 6, 1, 1])
    assert (table["0,0"], table["1,0"]) == ("", "blue TNK")


@pytest.mark.clause("OFN-032")
def test_whoever_returns_may_stand_in_cover_unless_heavy() -> None:
    given = {"point": "CARDS", "hand_red": "C19", "red": "TNK 5,5", "blue": "INF 10,5", "removed_red": "TNK=1 INF=1"}
    table = Table(box=CORNERS, **given).play("play C19", "type INF", "target 0,1", "pass")
    assert table["0,1"] == "red INF"
    assert Table(box=CORNERS, **given).play("play C19", "type TNK").refused("target 0,1").reason.key == "not-a-target"


@pytest.mark.clause("OFN-024")
def test_each_side_begins_with_the_first_kind_it_has() -> None:
    for side, kinds in ((RED, (TNK, MEC)), (BLUE, (MEC, TNK))):
        box, state = changed(pool={(side, TNK): 0}), BOOK.State()
        BOOK.new(box, state, Fast(1), Events())
        begun = [state.building]
        BOOK.apply(box, state, BOOK.default(box, state), Fast(1), Events())
        assert state.point == BUILD
        assert (*begun, state.building) == kinds


@pytest.mark.clause("OFN-061")
def test_a_card_for_two_may_be_played_on_one() -> None:
    given = {"point": "CARDS", "hand_red": "C02", "red": "TNK 3,5; MEC 4,5; TNK 5,5", "blue": "INF 12,5"}
    table = Table(box=changed(most_targets={2: 2}), **given).play("play C02", "target 3,5")
    assert "done" in table.offers()
    assert table.play("target 4,5").point == "COUNTER"


@pytest.mark.clause("OFN-061")
def test_no_target_is_chosen_twice() -> None:
    given = {"point": "CARDS", "hand_red": "C02", "red": "TNK 3,5; MEC 4,5", "blue": "INF 12,5"}
    table = Table(scenario="learning", **given).play("play C02", "target 3,5")
    assert table.refused("target 3,5").reason.key == "target-twice"
