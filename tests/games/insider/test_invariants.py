"""What holds at every decision point: contract, 3.16."""

from __future__ import annotations

import pytest

from tablee.core.position import NOBODY
from tablee.games.insider import codes
from tablee.games.insider.state import (
    ACTION,
    KINDS,
    LOBBY,
    MOVE,
    NO_KIND,
    NO_MODE,
    NO_SPACE,
    PATH,
    PAWNS,
    SQUARES,
    START,
    TABLE,
)
from tablee.games.insider.tokens import FAR
from tests.games.insider import pieces
from tests.games.insider.playing import Trace
from tests.games.insider.table import BOOK
from tests.games.insider.test_tokens import encloses


@pytest.mark.clause("INS-240", "INS-241")
def test_every_action_card_is_somewhere_and_no_hand_exceeds_seven(traces: list[Trace]):
    for trace in traces:
        for state in trace.positions:
            for kind in range(KINDS):
                held = sum(hand[kind] for hand in state.hand)
                assert state.deck[: state.deck_count].count(kind) + state.discard[kind] + held == 11
            assert all(0 <= sum(hand) <= 7 for hand in state.hand)


@pytest.mark.clause("INS-242", "INS-247")
def test_four_tokens_on_four_normal_squares_enclose_nobody(traces: list[Trace]):
    for trace in traces:
        for state in trace.positions[::6]:
            squares = [square for square in range(SQUARES) if state.tokens >> square & 1]
            assert len(squares) == 4
            assert all(trace.box.normal >> square & 1 for square in squares)
            places = [place for seat in range(trace.box.players) for place in state.place[seat]]
            assert not set(squares) & set(places)
            assert not encloses(trace.box, state, state.tokens, -1)


@pytest.mark.clause("INS-243", "INS-244")
def test_pawns_stand_where_they_may(traces: list[Trace]):
    for trace in traces:
        box = trace.box
        for state in trace.positions:
            places = [place for seat in range(box.players) for place in state.place[seat]]
            assert len(places) == PAWNS * box.players
            single = [place for place in places if place >= PATH or TABLE <= place < LOBBY]
            assert len(set(single)) == len(single)
            for seat in range(box.players):
                foreign = [place for place in state.place[seat] if place < SQUARES and box.corners >> place & 1]
                assert set(foreign) <= {box.base[seat]}
            if not state.over:
                seated = [place for place in places if TABLE <= place <= LOBBY]
                assert len(seated) < box.tables[state.card]


@pytest.mark.clause("INS-245", "INS-246")
def test_seven_evaluation_cards_and_scores_between_cellar_and_goal(traces: list[Trace]):
    for trace in traces:
        for state in trace.positions:
            if not state.over:
                assert state.evaluations + 1 + state.pile_count == 7
                assert all(trace.box.floor <= score <= 34 for score in state.score[: trace.box.players])


@pytest.mark.clause("INS-248", "INS-249")
def test_one_player_acts_with_something_to_choose_and_one_action_a_turn(traces: list[Trace]):
    for trace in traces:
        actions: dict[int, int] = {}
        for state, step in zip(trace.positions, trace.steps, strict=False):
            assert 0 <= state.mp <= 12
            assert 0 <= state.actor < trace.box.players
            assert BOOK.actions(trace.box, state)
            if codes.PLAY <= step.action < codes.FORFEIT:
                assert not state.extra
                actions[state.turn] = actions.get(state.turn, 0) + 1
        assert trace.end.actor == NOBODY
        assert max(actions.values(), default=0) == 1


AT_REST = {"kind": NO_KIND, "level": 0, "first": -1, "second": -1, "victim": NOBODY, "lifted": NO_SPACE, "relocations": 0}
AT_REST |= {"to_ask": 0, "guarded": 0, "table": 0, "pledged": [0, 0, 0, 0]}
NEW_TURN = {"mode": NO_MODE, "mp": 0, "dice": [0, 0], "stepped": 0, "arrived": [0] * 7, "frozen": [0] * 7, "robbed": [0] * 7}


@pytest.mark.clause("INS-169")
def test_nothing_is_left_of_a_set_once_it_is_over_and_of_a_turn_once_the_next_begins(traces: list[Trace]):
    for trace in traces:
        for state in trace.positions:
            if state.point in (START, MOVE, ACTION):
                assert {name: getattr(state, name) for name in AT_REST} == AT_REST
            if state.point == START:
                assert {name: getattr(state, name) for name in NEW_TURN} == NEW_TURN
                assert state.origin == state.place[state.active]
                assert state.used == state.extra
            assert state.used in (0, 1)
            assert set(state.rumours) <= {0, 1}


def test_the_way_to_the_centre_is_measured_round_the_tokens(traces: list[Trace]):
    """Or as if there were none while they close it; a token that has been lifted is out of the way."""
    for trace in traces:
        box = trace.box
        for state in trace.positions[::5]:
            closed = {square for square in range(SQUARES) if state.tokens >> square & 1 and square != state.lifted}
            closed = set() if closed == {square for square in range(SQUARES) if box.inner >> square & 1} else closed
            away, waiting = {box.centre: 0}, [box.centre]
            for square in waiting:
                for near in neighbours_of(square) if not box.corners >> square & 1 else ():
                    if near not in away and near not in closed:
                        away[near] = away[square] + 1
                        waiting.append(near)
            assert state.away == [away.get(square, FAR) for square in range(SQUARES)]


def neighbours_of(square: int) -> list[int]:
    """The squares beside a square; they are numbered column by column."""
    column, row = divmod(square, 5)
    beside = [(column - 1, row), (column + 1, row), (column, row - 1), (column, row + 1)]
    return [5 * x + y for x, y in beside if 0 <= x < 5 and 0 <= y < 5]


def test_derived_fields_and_records_agree_with_the_position(traces: list[Trace]):
    for trace in traces:
        for state in trace.positions[::7]:
            pieces.conserved(trace.box, state)


def test_the_games_have_seen_everything(traces: list[Trace]):
    """The invariants are worth as much as the games they were tested on."""
    points = {BOOK.points[state.point] for trace in traces for state in trace.positions if state.point}
    assert points == set(BOOK.points.values())
    kinds = {
        event.kind for trace in traces for events in (trace.setup, *(step.events for step in trace.steps)) for event in events
    }
    assert len(kinds) >= 36  # forfeited points and returned pledges are rare
