"""The vectors of the contract, on the light, the checked and the compiled form."""

from __future__ import annotations

import tomllib
from itertools import combinations
from pathlib import Path
from typing import Any

import pytest

from tablee.core.chance import Fast
from tablee.games.insider.box import CARD_NAMES, square_name
from tablee.games.insider.codes import ALLOWED
from tablee.games.insider.state import SQUARES
from tablee.games.insider.tokens import encloses, token_refusal
from tests.games.insider.table import BOOK, CHECKED, COMPILED, LIGHT, Form, Table

VECTORS: list[dict[str, Any]] = tomllib.loads((Path(__file__).parent / "vectors.toml").read_text(encoding="utf-8"))["vector"]
COUNTED = ("X-07", "X-09", "V-52")
"""Vectors that are no positions; the tests below have them."""

FORMS = [
    pytest.param(LIGHT, id="light"),
    pytest.param(CHECKED, id="checked"),
    pytest.param(COMPILED, id="compiled", marks=pytest.mark.xdist_group("compiled")),
]
CASES = [
    pytest.param(vector, case, id=f"{vector['id']}-{number}", marks=pytest.mark.clause(*vector["clauses"]))
    for vector in VECTORS
    for number, case in enumerate(vector["case"], start=1)
]


def test_every_vector_of_the_contract_is_here():
    names = [f"X-{number:02}" for number in range(1, 10)] + [f"V-{number:02}" for number in range(1, 55)]
    assert sorted([vector["id"] for vector in VECTORS] + list(COUNTED)) == sorted(names)


@pytest.mark.parametrize("form", FORMS)
@pytest.mark.parametrize(("vector", "case"), CASES)
def test_a_vector_comes_out(vector: dict[str, Any], case: dict[str, Any], form: Form):
    position = f"{vector.get('position', '')}\n{case.get('position', '')}"
    Table(position, vector.get("players", 2), form).follow(case["script"])


@pytest.mark.clause("INS-022", "INS-024", "INS-025", "INS-026")
@pytest.mark.parametrize(("players", "sizes", "deck"), [(2, "345", 41), (3, "456", 34), (4, "567", 27)])
def test_x_07_the_set_up_for_each_number_of_players(players: int, sizes: str, deck: int):
    box = BOOK.box(players)
    pool = [CARD_NAMES[card] for card in box.pool]
    assert pool == [name for name in CARD_NAMES if name[0] in sizes]
    met = set()
    for seed in range(40):
        state, _ = BOOK.start(box, Fast(seed))
        drawn = [state.card, *state.pile[: state.pile_count]]
        assert len(drawn) == len(set(drawn)) == 7
        assert state.pile_count == 6
        assert set(drawn) <= set(box.pool)
        met |= set(drawn)
        assert [sum(state.hand[seat]) for seat in range(players)] == [7] * players
        assert (state.deck_count, sum(state.discard)) == (deck, 0)
    assert met == set(box.pool)


@pytest.mark.clause("INS-021", "INS-201")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_x_09_in_a_new_game_the_centre_is_closed_and_every_relocation_is_legal(players: int):
    box = BOOK.box(players)
    state, _ = BOOK.start(box, Fast(1))
    assert [square_name(square) for square in range(SQUARES) if state.tokens >> square & 1] == ["b3", "c2", "c4", "d3"]
    assert _walkable(box, state) == set()
    tokens = [square for square in range(SQUARES) if state.tokens >> square & 1]
    legal = [(token, to) for token in tokens for to in range(SQUARES) if token_refusal(box, state, token, to) == ALLOWED]
    assert len(legal) == 64


def _walkable(box: Any, state: Any) -> set[str]:
    """The bases from which the centre can be reached on foot, by plain search over all spaces."""
    found = set()
    for seat in range(box.players):
        seen, waiting = {box.base[seat]}, [box.base[seat]]
        for space in waiting:
            for near in box.next[space]:
                closed = 0 <= near < SQUARES and (
                    state.tokens >> near & 1 or (box.corners >> near & 1 and near != box.base[seat])
                )
                if near >= 0 and near not in seen and not closed and space != box.centre:
                    seen.add(near)
                    waiting.append(near)
        if box.centre in seen:
            found.add(square_name(box.base[seat]))
    return found


@pytest.mark.clause("INS-199", "INS-202")
@pytest.mark.parametrize(("players", "legal"), [(2, 4400), (3, 4179), (4, 3959)])
def test_v_52_the_number_of_legal_token_positions(players: int, legal: int):
    box = BOOK.box(players)
    state, _ = BOOK.start(box, Fast(1))
    normal = [square for square in range(SQUARES) if box.normal >> square & 1]
    placed = [sum(1 << square for square in squares) for squares in combinations(normal, 4)]
    assert len(placed) == 4845
    assert sum(not encloses(box, state, tokens, -1) for tokens in placed) == legal
