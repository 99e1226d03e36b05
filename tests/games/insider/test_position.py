"""Positions as text."""

from __future__ import annotations

import pytest

from tablee.core.texts import LANGUAGES, Complaint
from tests.games.insider.playing import Trace
from tests.games.insider.table import BOOK, Table


def test_any_position_is_written_and_read_again(traces: list[Trace]):
    for trace in traces:
        for state in trace.positions[::7]:
            written = BOOK.write_position(trace.box, state)
            assert BOOK.read_position(trace.box, written).to_bytes() == state.to_bytes(), written


def test_what_is_left_out_stands_at_its_default():
    table = Table("", 3)
    assert (table.point, table.actor, table["out"], table.scores) == ("START", "red", "b3 c2 c4 d3", [0, 0, 0])
    assert (table.state.deck_count, table.state.pile_count) == (55, 6)
    with_hand = Table("hand red: ADM ADM BOD\nevaluations: 3")
    assert (with_hand.state.deck_count, with_hand.state.pile_count) == (52, 3)
    assert Table("actor: green").state.active == 1


@pytest.mark.parametrize(
    "line",
    [
        "nonsense", ": 3", "turn: many", "turn: -1", "turn: 5 5", "red: x9", "red: a1 a1 a1 a1 a1 a1 a1 a1", "blue: a5",
        "point: LUNCH", "over: lunch", "mode: fly", "actor: pink", "active: -", "card: 9Z", "card: 3A 3B", "pile: 3A 3A",
        "pile: 3A 3B 3C 3D 4A 4B 4C 4D", "out: a2", "out: a1 b3 c4 d3", "out: b3 b3 c4 d3", "lifted: t1", "hand red: XYZ",
        "hand pink: ADM", "hand: ADM", "hand red: ADM ADM ADM ADM ADM ADM ADM ADM", "deck: ace", "set: ADM", "set: BOD 1",
        "set: ADM 4", "first: red", "first: red 8", "to ask: pink", "guarded: pink", "holds red: ADM", "holds pink red: ADM",
        "pile_max red: 1 2 3", "pile_max red: 99 0 0 0 0", "skip: 0 0 0", "dice: 7 1", "frozen: 2", "pledged: 4",
    ],
)  # fmt: skip
def test_a_line_that_makes_no_sense_is_refused_with_its_number(line: str):
    with pytest.raises(Complaint, match=r"[Ll]ine 2"):
        Table(f"ply: 3\n{line}")


@pytest.mark.parametrize(
    "position",
    [
        "red: e5", "red: c2", "red: c3", "red: lobby", "card: 3A\nred: t4", "red: a1-a2 a1-a2", "card: 4A\nred: t1\ngreen: t1",
        "red: a1-a2\ngreen: a1-a2", "over: goal", "point: -", "actor: -", "hand red: ADM ADM\ndeck: " + "ADM " * 10,
        "holds red green: BOD", "holds red red: ADM\nhand red: ADM", "card: 7A", "pile: 7A", "pile: 3A\ncard: 3A",
        "known: 7", "card: 3A\npile: 3B\nshown: 3B", "pile: 3B\nshown: 3A 3B", "point: MOVE", "point: ACTION\npoints: 2",
        "point: SEAT", "point: SEAT\nfirst: red 1", "point: SEAT\nfirst: green 1\ngreen: c3\nactive: red",
        "point: ADM_A", "point: ADM_B\nset: ADM 1", "point: HEL_TO\nset: HEL 1", "point: HEL_PAWN\nset: HEL 3",
        "point: VICTIM\nset: SCA 3", "point: VICTIM", "point: OUT_FROM", "point: OUT_TO\nrelocations: 1",
        "point: OUT_TO\nrelocations: 1\nlifted: a2", "lifted: c2", "point: OUT_FROM\nrelocations: 1\nset: ADM 2",
        "point: REACT\nset: SCA 1", "point: REACT\nset: SCA 1\nactor: green\nactive: red", "actor: green\nactive: red",
        "point: REACT\nset: HEL 1\nactor: green\nactive: red", "point: REACT\nset: ADM 1\nactor: green\nactive: red",
        "point: REACT\nset: SCA 1\nvictim: red\nactor: green\nactive: red", "point: REACT\nactor: green\nactive: red",
        "point: PLEDGE\nset: ADM 2\nactor: green\nactive: red", "point: VIP\nset: ADM 1", "point: MOVE\npoints: 3\nmode: draw",
        "pile_max red: 0 0 0 0 0", "card: 3A\nred: t1 t2 t3", "point: VIP\nset: ADM 3\nactive: red",
        "point: VIP\nset: ADM 3\ncard: 3A\nred: lobby\ntable: 3", "point: VIP\nset: ADM 3\ncard: 5A\nred: lobby t2\ntable: 1",
    ],
)  # fmt: skip
def test_an_impossible_position_is_refused_in_every_language(position: str):
    with pytest.raises(Complaint) as refused:
        Table(position)
    assert all(refused.value.say(language) for language in LANGUAGES)
