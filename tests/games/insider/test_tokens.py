"""Relocating Total OUT tokens: contract, 3.13."""

from __future__ import annotations

from typing import Any

import pytest

from tablee.core.chance import Fast
from tablee.games.insider.box import square_name
from tablee.games.insider.codes import ALLOWED
from tablee.games.insider.state import PATH, PAWNS, SPACES, SQUARES, TABLE
from tablee.games.insider.tokens import reach_of, token_refusal
from tests.games.insider.table import BOOK, Table

TOTAL_OUT = "point: ACTION\nhand red: TRE TRE\n"


def reaches(box: Any, tokens: int, seat: int, start: int) -> bool:
    """INS-200 by the letter: a search over all spaces, without token squares and foreign bases, never on from the centre."""
    seen, waiting = {start}, [start]
    for space in waiting:
        for near in box.next[space]:
            closed = 0 <= near < SQUARES and (tokens >> near & 1 or (box.corners >> near & 1 and near != box.base[seat]))
            if near >= 0 and near not in seen and not closed:
                seen.add(near)
                if near != box.centre:
                    waiting.append(near)
    return box.centre in seen


def encloses(box: Any, state: Any, tokens: int, square: int) -> bool:
    """INS-198 to INS-202 by the letter, after the pawns on the square have gone home."""
    if tokens == box.inner:
        return False
    for seat in range(box.players):
        starts = {box.base[seat], *(place for place in state.place[seat] if place < TABLE or place >= PATH)}
        if not all(reaches(box, tokens, seat, start) for start in starts if start != square):
            return True
    return False


@pytest.mark.clause("INS-195", "INS-044")
def test_tokens_move_by_a_double_or_by_total_out_only():
    plain = Table("point: ACTION\nmode: roll\ndice: 6 2\nhand red: TRE SCA SCA SCA HEL HEL ADM")
    assert "relocate" not in plain.offers()
    assert plain.refused("relocate").clause == "INS-044"
    double = Table("point: ACTION\nmode: roll\ndice: 2 2").play("relocate", "from b3", "to a3")
    assert (double["out"], double.point, double.offers()) == ("a3 c2 c4 d3", "ACTION", ["end"])
    seven = Table("point: MOVE\npoints: 7\nmode: move7")
    assert seven.refused("relocate").clause == "INS-044"


@pytest.mark.clause("INS-196")
def test_a_token_is_taken_from_anywhere_and_must_change_its_square():
    table = Table(TOTAL_OUT + "out: a3 b4 d2 e3").play("play TRE 2")
    assert table.offers("from") == ["a3", "b4", "d2", "e3"]
    assert table.refused("from c2").clause == "INS-196"
    table.play("from a3")
    assert "a3" not in table.offers("to")
    assert table.refused("to a3").clause == "INS-017"


@pytest.mark.clause("INS-197", "INS-204")
def test_pawns_under_a_token_go_home_own_ones_included():
    table = Table(TOTAL_OUT + "red: d4 d4 b2\ngreen: d4\n").play("play TRE 2", "from c2", "to d4", "stop")
    assert (table.pawns("red"), table.pawns("green")) == (["b2"], [])


@pytest.mark.clause("INS-198", "INS-199")
def test_bases_in_use_are_not_enclosed_and_others_may_be():
    two = Table(TOTAL_OUT + "out: a4 b3 c4 d3").play("play TRE 2", "from b3")
    assert "b5" in two.offers("to")  # a5 is nobody's base with two players
    four = Table(TOTAL_OUT + "out: a4 b3 c4 d3", 4).play("play TRE 2", "from b3")
    refusal = four.refused("to b5")
    assert (refusal.clause, refusal.values["what"], refusal.values["place"]) == ("INS-198", "base", "a5")
    assert "Blue" in refusal.say("en")


@pytest.mark.clause("INS-198")
def test_what_would_be_enclosed_is_named():
    table = Table(TOTAL_OUT + "out: b1 b3 d2 d4\nblue: d4-d5 c4\ngreen: c4", 4).play("play TRE 2", "from b3")
    refusal = table.refused("to d5")
    assert (refusal.values["what"], refusal.values["rival"], refusal.values["place"]) == ("pawn", "blue", "d4-d5")


@pytest.mark.clause("INS-199")
def test_seated_pawns_are_not_tested():
    table = Table(TOTAL_OUT + "card: 4A\nout: a4 b3 c4 d3\nred: t1 t2").play("play TRE 2", "from a4")
    assert "c2" in table.offers("to")


@pytest.mark.clause("INS-200")
def test_other_pawns_do_not_block_and_the_own_base_is_open_to_its_colour():
    out = "out: a3 b2 c4 d3\n"
    table = Table(f"{TOTAL_OUT}{out}red: a2 b1\ngreen: a1-a2", 4)
    assert reach_of(table.box, table.state.tokens, 0) >> 1 & 1  # a2 for Red, through a1
    assert not reach_of(table.box, table.state.tokens, 2) >> 1 & 1


@pytest.mark.clause("INS-200", "INS-202")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_reach_test_is_that_of_the_contract_in_random_positions(players: int):
    box = BOOK.box(players)
    normal = [square for square in range(SQUARES) if box.normal >> square & 1]
    spaces = [space for space in (*normal, *range(PATH, SPACES)) if any(near >= 0 for near in box.next[space])]
    chance = Fast(players)
    state, _ = BOOK.start(box, chance)
    refused = 0
    for _ in range(60):
        chosen: set[int] = set()
        while len(chosen) < 4:
            chosen.add(normal[chance.below(len(normal))])
        state.tokens = sum(1 << square for square in chosen)
        for seat in range(players):
            state.place[seat] = [box.base[seat]] * PAWNS
            for pawn in range(chance.below(3)):
                place = spaces[chance.below(len(spaces))]
                if place not in chosen:
                    state.place[seat][pawn] = place
        token = min(chosen)
        for square in normal:
            if square not in chosen:
                after = state.tokens & ~(1 << token) | 1 << square
                expected = encloses(box, state, after, square)
                assert (token_refusal(box, state, token, square) != ALLOWED) == expected
                refused += expected
    assert refused > 20


@pytest.mark.clause("INS-201")
def test_the_starting_pattern_encloses_nothing():
    table = Table(TOTAL_OUT + "out: a3 b3 c4 d3\nred: b2\ngreen: d4 a2-b2").play("play TRE 2", "from a3", "to c2")
    assert table["out"] == "b3 c2 c4 d3"


@pytest.mark.clause("INS-205")
def test_a_relocation_may_be_declined_and_once_announced_must_be_made():
    table = Table("point: ACTION\nmode: roll\ndice: 2 2")
    assert table.offers() == ["relocate", "end"]
    table.play("relocate")
    assert table.refused("stop").clause == "INS-205"
    assert table.refused("end").reason.key == "not-now"
    declined = Table("point: ACTION\nmode: roll\ndice: 2 2").play("end")
    assert declined["out"] == "b3 c2 c4 d3"


def test_the_way_to_the_centre_is_measured_round_the_tokens():
    table = Table("out: b3 c4 d3 e4")
    away = {square_name(square): table.state.away[square] for square in range(SQUARES)}
    assert (away["c3"], away["c2"], away["a1"], away["a5"], away["e5"]) == (0, 1, 4, 6, 10)
    closed = Table()
    assert closed.state.away[0] == 4  # as if no token stood there, while they close the centre


@pytest.mark.clause("INS-198", "INS-199")
def test_a_base_is_not_enclosed_either_when_nobody_is_at_home():
    away = "red: c1 d1 d2 d4 e4 d5 c5\nout: a2 c2 c4 d3\n"
    table = Table(f"point: ACTION\nmode: roll\ndice: 2 2\n{away}").play("relocate", "from c2")
    assert table.refused("to b1").clause == "INS-198"
    assert "b2" in table.offers("to")
