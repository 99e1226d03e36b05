"""What a seat may see: contract, sections 5 and 10."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

from tablee.core.chance import Fast
from tablee.core.events import SPECTATOR
from tablee.games.insider import codes
from tablee.games.insider.box import space_name
from tablee.games.insider.state import MOVE
from tests.games.insider.playing import Trace
from tests.games.insider.table import BOOK, Table


def board(table: Table, seat: int = SPECTATOR):
    return BOOK.view(table.box, table.state, seat).board


def test_a_hand_is_shown_to_its_owner_and_counted_for_the_others():
    table = Table("hand red: ADM BOD\nhand green: HEL", 3)
    assert [company.hand for company in board(table, 0).companies] == [("ADM", "BOD"), None, None]
    assert [company.hand for company in board(table).companies] == [None, None, None]
    for viewer in (0, 1, 2, SPECTATOR):
        assert [company.cards for company in board(table, viewer).companies] == [2, 0, 1]


def test_the_board_names_everything_that_lies_open():
    position = "point: MOVE\npoints: 5\nmode: roll\ndice: 3 2\nout: b3 c4 d3 e4\ncard: 4A\nred: t1 c2-c3 b2\ngreen: t3 d4\n"
    table = Table(position + "scores: 5 -3\nrumours: 0 1\nskip: 0 1\ndiscard: ADM ADM BOD\nhand red: SCA")
    seen = board(table, 1)
    assert seen.tokens == ("b3", "c4", "d3", "e4")
    assert [(place.name, place.value, place.seat, place.pawn) for place in seen.evaluation.tables] == [
        ("t1", 3, 0, 1),
        ("t2", 2, None, None),
        ("t3", 1, 1, 1),
        ("t4", 0, None, None),
    ]
    assert (seen.evaluation.card, seen.evaluation.penalty, seen.evaluation.number, seen.evaluation.pile) == ("4A", 4, 1, 6)
    assert len(seen.evaluation.pool) == 12
    assert (seen.deck, seen.discard) == (51, {"ADM": 2, "HEL": 0, "SCA": 0, "TRE": 0, "BOD": 1})
    assert (seen.turn.points, seen.turn.dice, seen.turn.double, seen.turn.mode) == (5, (3, 2), False, "roll")
    red, green = seen.companies
    assert (red.score, red.standing, red.to_draw, red.base, red.colour) == (5, 3, 1, "a1", "red")
    assert (green.rumours, green.skip, green.standing) == (True, 1, 1)
    assert [pawn.place for pawn in red.pawns][:3] == ["t1", "c2-c3", "b2"]


def test_steps_are_shown_to_everybody_and_walks_to_the_mover():
    table = Table("point: MOVE\npoints: 3\nout: b3 c4 d3 e4\nred: c1\ngreen: d1\nhand green: SCA")
    for viewer in (0, 1, SPECTATOR):
        steps = board(table, viewer).steps
        assert [(step.pawn, step.way, step.start, step.to, step.cost) for step in steps][:2] == [
            (1, "N", "c1", "c1-c2", 1),
            (1, "E", "c1", "c1-d1", 1),
        ]
    assert board(table, 1).walks == board(table).walks == ()
    walks = {(walk.pawn, walk.to): (walk.cost, walk.ways) for walk in board(table, 0).walks}
    assert walks[1, "c2"] == (2, "NN")
    assert walks[1, "c2-c3"] == (3, "NNN")
    assert walks[1, "d1"] == (2, "EE")
    assert (1, "d1-e1") not in walks  # a card could be robbed on d1, so the walk ends there
    assert (2, "a2") in walks


def test_a_walk_leads_where_its_steps_lead(traces: list[Trace]):
    tried = 0
    for trace in traces:
        for state in trace.positions[::25]:
            if state.point == MOVE:
                for walk in BOOK.view(trace.box, state, state.actor).board.walks:
                    after = state.copy()
                    for way, pawn in zip(walk.ways, walk.pawns, strict=True):
                        action = BOOK.read_action(trace.box, after, {"do": "step", "pawn": pawn, "way": way})
                        BOOK.step(trace.box, after, action, Fast(0))
                    assert space_name(trace.box, after.place[state.actor][walk.pawns[-1] - 1]) == walk.to
                    assert state.mp - after.mp == walk.cost
                    tried += 1
    assert tried > 100


def test_a_played_set_shows_what_is_known_of_it():
    table = Table("point: ACTION\ncard: 5A\nred: a3\ngreen: d5\nhand red: ADM", 3)
    assert board(table).set is None
    table.play("play ADM 1", "pawn red 1", "pawn green 1")
    shown = board(table, 1).set
    assert (shown.power, shown.starred, shown.needs, shown.seat) == ("ADM1", True, 1, 0)
    assert [(named.seat, named.pawn, named.place) for named in shown.pawns] == [(0, 1, "a3"), (2, 1, "d5")]
    double = Table("point: ACTION\nmode: roll\ndice: 4 4").play("relocate", "from c2")
    moved = board(double).set
    assert (moved.card, moved.power, moved.token, moved.relocations) == (None, "double", "c2", 1)


@pytest.mark.clause("INS-184")
def test_the_phase_is_public_and_the_same_whatever_the_hand():
    for hand in ("BOD", "HEL"):
        table = Table(f"point: ACTION\nhand red: SCA\nhand green: {hand}").play("play SCA 1", "victim green")
        view = BOOK.view(table.box, table.state, 0)
        assert (view.phase, view.actor, view.decision) == ("REACT", 1, None)


def test_a_preview_shows_who_would_go_home_and_what_would_count():
    table = Table("point: ACTION\nhand red: TRE TRE\nred: d4\ngreen: d4 d4").play("play TRE 2", "from c2")
    action = BOOK.read_action(table.box, table.state, "to d4")
    shown = BOOK.preview(table.box, table.state, action, 0)
    assert [(pawn.seat, pawn.pawn, pawn.place) for pawn in shown.home] == [(0, 1, "d4"), (1, 1, "d4"), (1, 2, "d4")]
    seat = Table("point: MOVE\npoints: 1\nout: b3 c4 d3 e4\ncard: 4A\nred: c2-c3").play("step 1 N")
    action = BOOK.read_action(seat.box, seat.state, "table t2")
    assert BOOK.preview(seat.box, seat.state, action, 0).standing == (2, -4)
    assert seat.point == "SEAT"


@pytest.mark.parametrize(
    ("said", "position", "targets"),
    [
        ("ADM 1", "red: b1 a2\ngreen: e4 e4-e5 c2\nout: b3 c4 d3 b4", [(0, "b1"), (0, "a2"), (1, "e4")]),
        ("ADM 2", "red: b1\ngreen: t1 e4\ncard: 4A", [(0, "b1"), (1, "t1"), (1, "e4")]),
        ("ADM 3", "red: t2 b1\ngreen: t1\ncard: 4A", [(0, "t2"), (1, "t1")]),
        ("HEL 1", "red: b1 b1 c2\nout: b3 c4 d3 b4", [(0, "b1")]),
        ("HEL 3", "green: e4", [(1, None)]),
        ("SCA 1", "", [(1, None)]),
        ("SCA 3", "", []),
        ("TRE 2", "", [(None, "b3"), (None, "c2"), (None, "c4"), (None, "d3")]),
    ],
)
def test_a_preview_of_a_set_names_everything_that_it_could_be_aimed_at(said: str, position: str, targets: list[Any]):
    kind, count = said.split()
    table = Table(f"point: ACTION\nhand red: {' '.join([kind] * int(count))}\n{position}".strip())
    before = table.state.to_bytes()
    action = BOOK.read_action(table.box, table.state, f"play {said}")
    assert [(target.seat, target.place) for target in BOOK.preview(table.box, table.state, action, 0).targets] == targets
    assert table.state.to_bytes() == before


def test_a_preview_of_a_bomb_threat_sends_everybody_home():
    table = Table("point: ACTION\nhand red: SCA SCA SCA\nred: b1 t1\ngreen: e4\ncard: 4A")
    action = BOOK.read_action(table.box, table.state, "play SCA 3")
    assert [(pawn.seat, pawn.place) for pawn in BOOK.preview(table.box, table.state, action, 0).home] == [
        (0, "b1"),
        (0, "t1"),
        (1, "e4"),
    ]


def test_nothing_hidden_is_in_any_view(traces: list[Trace]):
    for trace in traces[:6]:
        for number, state in enumerate(trace.positions[::40]):
            for viewer in (*range(trace.box.players), SPECTATOR):
                world = state.copy()
                BOOK.redeal(trace.box, world, viewer, Fast(number))
                seen = [msgspec.json.encode(BOOK.view(trace.box, one, viewer)) for one in (state, world)]
                assert seen[0] == seen[1]


def test_every_event_is_told_with_names():
    table = Table("point: ACTION\ncard: 4A\nred: t1 a3\nblue: b4\ngreen: t2\nhand red: ADM ADM", 3)
    table.play("play ADM 2", "pawn red 2", "pawn green 1", "pass")
    told = [BOOK.tell(table.box, event) for event in table.events if event.kind == codes.SWAPPED]
    assert told[0].values == {
        "seat1": 0, "pawn1": 2, "company1": "red", "to": "t2",
        "seat2": 2, "pawn2": 1, "company2": "green", "from": "a3",
    }  # fmt: skip
