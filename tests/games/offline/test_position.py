"""Positions as text, both ways."""

from __future__ import annotations

import pytest

from tablee.core.chance import Scripted
from tablee.core.events import Events
from tablee.core.position import RESIGNED
from tablee.core.texts import Complaint
from tablee.games.offline import rules
from tests.games.offline.playing import played
from tests.games.offline.table import BOOK, CHECKED, Table


def again(box, state):
    """The position read from its own text."""
    return BOOK.read_position(box, BOOK.write_position(box, state))


def test_every_position_of_whole_games_reads_back_byte_for_byte(traces):
    for trace in traces[::5]:
        for position in trace.positions:
            assert again(trace.box, position).to_bytes() == position.to_bytes()


def test_positions_of_later_rounds_read_back_byte_for_byte():
    trace = played(3, 5, variant="expert", rounds=3)
    for position in trace.positions:
        assert again(trace.box, position).to_bytes() == position.to_bytes()


def test_a_game_that_was_stopped_reads_back_byte_for_byte():
    table = Table(on_leave="void", goals="YEC RDM", display="YEM")
    rules.outside(table.box, table.state, 0, RESIGNED, Scripted([]), Events())
    assert again(table.box, table.state).to_bytes() == table.state.to_bytes()


def test_play_goes_on_from_a_position_that_was_read():
    trace = played(2, 8, variant="expert")
    half = trace.positions[40]
    state = CHECKED.of(again(trace.box, half))
    assert BOOK.actions(trace.box, state) == BOOK.actions(trace.box, half)


def test_what_a_text_leaves_out_stands_at_its_default():
    table = Table(variant="expert")
    assert (table.point, table.actor, table.over, table["hand"], table["cards"]) == ("TURN", 0, "", "---", "ABCD")
    assert (table["analysed"], table["scores"], table.state.free_sites) == ("--- ---", "0 0", 40)


def test_small_letters_and_blank_lines_are_read():
    state = BOOK.read_position(BOOK.box(2), "\n  G: yec --- --- ---\n\n")
    assert state.site_ad[32] == 0


@pytest.mark.parametrize(
    "text",
    [
        "nonsense",
        "G YEC",
        "Q: YEC",
        "G: YEC",
        "G: YEC YEM YET YEB YDC",
        "G: YEX --- --- ---",
        "point: LUNCH",
        "point:",
        "point: TURN TURN",
        "over: rain",
        "actor: 2",
        "actor: -2",
        "actor: x",
        "actor:",
        "actor: 0 1",
        "first: 5",
        "winners: 4",
        "ply: 9999999",
        "turn: -1",
        "round: 9",
        "hand: YEC YEM",
        "display: YEC YEM YET YEB YDC YDM",
        "offline: YEC YEM YET YEB YDC",
        "bag: YEC ---",
        "box: ---",
        "goals: YEC YEM",
        "goals: YEC RDM BFT",
        "goals: YEC xxx",
        "cards: ABX",
        "cards: A B",
        "analysed: A-YEC --- ---",
        "analysed: E-YEC",
        "analysed: -YEC",
        "analysed: A-XXX",
        "analysed: AYEC",
        "scores: 1 2 3",
        "scores: one",
        "scores: ٣",
        "majorities: -1",
        "majorities: 1 2 3",
        "actor: -1",
        "actor: -1\nover: full",
        "point: -",
        "over: display",
        "ply: --5",
        "turn: ²",
        "actor: ٠",
        "ply: -",
    ],
)
def test_a_broken_text_is_one_complaint(text):
    with pytest.raises(Complaint) as complaint:
        BOOK.read_position(BOOK.box(2, {"variant": "expert"}), text)
    assert str(complaint.value)


def test_a_complaint_names_the_line():
    with pytest.raises(Complaint) as complaint:
        BOOK.read_position(BOOK.box(2), "G: YEC --- --- ---\nactor: 1\nH: YEC\n")
    assert complaint.value.values["line"] == "3"
    assert "H: YEC" in str(complaint.value)
