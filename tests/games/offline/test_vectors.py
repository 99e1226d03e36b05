"""The vectors of the contract, on the light, the checked and the compiled form."""

from __future__ import annotations

import tomllib
from itertools import product
from pathlib import Path
from typing import Any

import pytest

from tablee.games.offline.box import LETTERS, site_name
from tests.games.offline.table import ALL_ADS, CHECKED, COMPILED, LIGHT, Form, Table

VECTORS: list[dict[str, Any]] = tomllib.loads((Path(__file__).parent / "vectors.toml").read_text(encoding="utf-8"))["vector"]

FORMS = [
    pytest.param(LIGHT, id="light"),
    pytest.param(CHECKED, id="checked"),
    pytest.param(COMPILED, id="compiled", marks=pytest.mark.xdist_group("compiled")),
]


def vectors(*kinds: str) -> Any:
    """Run a test for every vector of these kinds, in every form."""
    chosen = [vector for vector in VECTORS if vector["kind"] in kinds]
    marked = [pytest.param(vector, id=vector["id"], marks=pytest.mark.clause(*vector["clauses"])) for vector in chosen]

    def both(test: Any) -> Any:
        return pytest.mark.parametrize("vector", marked)(pytest.mark.parametrize("form", FORMS)(test))

    return both


def laid(vector: dict[str, Any], form: Form, **more: Any) -> Table:
    """The table that a vector describes."""
    given = {name: " ".join(vector.get(name, [])) for name in ("offline", "display", "bag")}
    rows = {name: row.split() for name, row in vector.get("nets", {}).items()}
    for site, ad in vector.get("sites", {}).items():
        row = rows.setdefault(site[0], [])
        row += ["---"] * (int(site[1]) - len(row))
        row[int(site[1]) - 1] = ad
    given |= {name: " ".join(row) for name, row in rows.items()}
    if "cards_left" in vector:
        given["cards"] = vector["cards_left"]
    if "final_own" in vector:
        given["goals"] = " ".join(vector["final_own"])
    return Table(form, **{"players": vector.get("players", 2), "variant": vector.get("mode", "basic")} | given | more)


def on(table: Table, site: str) -> str:
    """The ad on a site, empty if it is free."""
    return table[site[0]].split()[int(site[1]) - 1].replace("---", "")


def at_the_top(table: Table) -> list[str]:
    """The choices of TURN as the vectors write them."""
    takes = table.offers("take")
    return [f"take x{len(takes)}", *(said for said in table.offers() if not said.startswith("take"))]


def test_every_vector_of_the_contract_is_here():
    names = [vector["id"] for vector in VECTORS]
    examples = ["SRC-1", "SRC-2", "SRC-3a", "SRC-3b", "SRC-4a", "SRC-4b", "SRC-5", "SRC-6", "SRC-7", "SRC-8"]
    assert names == examples + [f"EDGE-{number:02}" for number in range(1, 31)]


@vectors("value")
def test_values_of_ads_lying_there(vector, form):
    table = laid(vector, form)
    assert {site: table.value(on(table, site), site) for site in vector["expect"]} == vector["expect"]
    for hand in table.unused():  # an ad may come in exactly where it beats the stated value
        held = laid(vector, form, point="NEW_AD", hand=hand)
        beaten = [site for site, value in vector["expect"].items() if held.value(hand, site) > value]
        assert held.offers("x") == beaten


@vectors("exchange")
def test_exchanges_compare_both_values_at_the_site(vector, form):
    table = laid(vector, form, point="NEW_AD", hand=vector["hand"])
    compared = {site: [table.value(vector["hand"], site), table.value(on(table, site), site)] for site in vector["compare"]}
    assert compared == vector["compare"]
    assert table.offers("x") == vector["legal"]


@vectors("legal")
def test_choices_with_an_ad_in_hand(vector, form):
    table = laid(vector, form).play(*vector["do"])
    expected = vector["expect"]
    assert len(table.offers("put")) == expected["put_count"]
    assert table.offers("x") == expected["exchange"]
    assert ("offline" in table.offers()) == expected["offline"]
    assert len(table.offers()) == expected["put_count"] + len(expected["exchange"]) + expected["offline"]


@vectors("top")
def test_choices_at_the_start_of_a_turn(vector, form):
    assert at_the_top(laid(vector, form)) == vector["expect"]


@vectors("turn")
def test_whole_turns(vector, form):
    table = laid(vector, form)
    taken = ""
    for said in vector["do"]:
        site = said.split()[-1]
        if site in vector.get("compare_at", {}):
            assert [table.value(taken, site), table.value(on(table, site), site)] == vector["compare_at"][site]
        if said.startswith("take"):
            taken = site
        table.play(said)
    found = {
        "sites": {site: on(table, site) for site in vector["expect"].get("sites", {})},
        "offline": table["offline"].replace("---", "").split(),
        "display": sorted(table["display"].replace("---", "").split()),
        "box": sorted(table["box"].split()),
        "bag_left": table.state.bag_count,
        "over": table.over,
        "next": table.actor,
        "cards_left": table["cards"],
        "analysed": [made.replace("-", " ") for made in table["analysed"].split() if made != "---"],
        "top": at_the_top(table),
    }
    expected = vector["expect"] | {
        name: sorted(vector["expect"][name]) for name in ("display", "box") if name in vector["expect"]
    }
    assert {name: found[name] for name in expected} == expected
    if "final_basic" in vector:
        assert table.scores == vector["final_basic"]


@vectors("cards")
@pytest.mark.parametrize("variant", ["basic", "expert"])
def test_points_of_each_preference_card(vector, form, variant):
    expected = vector[variant]
    table = laid(vector, form, variant=variant)
    assert table.card_points() == expected
    for goal in product(*LETTERS):  # the same through the end of a game, whatever three cards a player holds
        other = "".join(letters[letters.index(letter) - 1] for letters, letter in zip(LETTERS, goal, strict=True))
        scored = laid(vector, form, variant=variant, goals=f"{''.join(goal)} {other}").finish().scores
        assert scored[0] == sum(
            expected.get(f"{group}:{letter}", 0) for group, letter in zip(("co", "la", "pr"), goal, strict=True)
        )


@vectors("score")
@pytest.mark.parametrize("variant", ["basic", "expert"])
def test_points_of_each_player(vector, form, variant):
    own = vector["own"]
    made = {player: f"{card}-{ad}" for player, card, ad in vector.get("analysis", [])} if variant == "expert" else {}
    analysed = " ".join(made.get(player, "---") for player in range(len(own)))
    table = laid(vector, form, variant=variant, players=len(own), goals=" ".join(own), analysed=analysed)
    assert table.points() == vector[variant]
    assert table.finish().scores == vector[variant]
    best = [seat for seat, points in enumerate(vector[variant]) if points == max(vector[variant])]
    assert table.winners == vector.get(f"{variant}_winners", best)


@vectors("bonus")
def test_bonus_for_different_own_cards(vector, form):
    for case in vector["cases"]:
        own = case["own"]
        other = "".join(letters[letters.index(letter) - 1] for letters, letter in zip(LETTERS, own, strict=True))
        given = {"variant": "expert", "goals": f"{own} {other}"}
        with_card = laid(vector, form, analysed=f"{vector['card']}-{vector['ad']} ---", **given)
        assert with_card.bonus() == case["bonus"]
        spare = next(ad for ad in ALL_ADS if ad != vector["ad"] and ad in with_card.unused())
        without = laid(vector, form, **given).finish(spare)
        assert with_card.finish(spare).scores[0] - without.scores[0] == case["bonus"]


def test_sites_are_named_and_numbered_as_in_the_contract():
    table = Table()
    names = [site_name(table.box, site) for site in range(table.box.sites)]
    sizes = {"A": 7, "B": 6, "C": 5, "D": 5, "E": 5, "F": 4, "G": 4, "H": 4}
    assert names == [f"{network}{place}" for network, size in sizes.items() for place in range(1, size + 1)]
