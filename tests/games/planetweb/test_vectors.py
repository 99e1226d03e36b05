"""The vectors of the contract, on the light, the checked and the compiled form."""

from __future__ import annotations

import tomllib
from pathlib import Path
from typing import Any

import pytest

from tablee.core.chance import Scripted
from tablee.games.planetweb.box import SEAT_NAMES
from tests.games.planetweb.table import BOOK, CHECKED, COMPILED, LIGHT, THOUSAND, Form, Table

VECTORS: list[dict[str, Any]] = tomllib.loads((Path(__file__).parent / "vectors.toml").read_text(encoding="utf-8"))["vector"]

FORMS = [
    pytest.param(LIGHT, id="light"),
    pytest.param(CHECKED, id="checked"),
    pytest.param(COMPILED, id="compiled", marks=pytest.mark.xdist_group("compiled")),
]


def laid(vector: dict[str, Any], form: Form) -> Table:
    """The table that a vector describes, or one set up with the given starting rolls."""
    table = Table(form, vector.get("players", 3), vector.get("box"), **vector.get("options", {}), **vector.get("at", {}))
    if "starting_rolls" in vector:
        untouched = [(last + 1, last) for size in (36, 32) for last in range(size - 1, 0, -1)]
        dice = [(6, die - 1) for roll in vector["starting_rolls"] for die in roll]
        chance = Scripted([*untouched, *dice])
        table.state = form.of(BOOK.start(table.box, chance)[0])
        chance.finish()
    return table


def found(table: Table, name: str) -> Any:
    """What stands where a vector looks."""
    s = table.state
    special = {
        "cash": lambda: table.cash,
        "open": lambda: list(table.open),
        "offers": lambda: table.offers,
        "stacks": lambda: [s.site_stack, s.access_stack, s.listing_stack],
        "tray": lambda: [s.tray_opa, s.tray_contre],
        "wealth": lambda: [amount // THOUSAND for amount in table.row("score")],
        "winners": lambda: table.winners,
        "over": lambda: table.over,
        "starts": lambda: SEAT_NAMES[s.first],
        "news_count": lambda: s.news_count,
        "bourse_count": lambda: s.bourse_count,
    }
    return special[name]() if name in special else table[name]


def test_every_vector_of_the_contract_is_here():
    numbers = {vector["id"][:4] for vector in VECTORS}
    assert numbers == {f"V-{number:02}" for number in range(1, 75)}


@pytest.mark.parametrize("form", FORMS)
@pytest.mark.parametrize(
    "vector", [pytest.param(vector, id=vector["id"], marks=pytest.mark.clause(*vector["clauses"])) for vector in VECTORS]
)
def test_vector(vector: dict[str, Any], form: Form) -> None:
    table = laid(vector, form)
    for step in vector["step"]:
        table.play(*step.get("do", []))
        for name, expected in step.items():
            if name in ("under_news", "under_bourse"):
                stack = table.news if name == "under_news" else table.bourse
                assert stack[-len(expected) :] == expected, name
            elif name != "do":
                assert found(table, name) == expected, name
