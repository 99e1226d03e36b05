"""What bots know of Insider: contract, section 9."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

from tablee.arena.simulate import simulate
from tablee.bots.greedy import Greedy
from tablee.core.chance import Fast
from tablee.games.insider.state import KINDS, LANES, SQUARES, TABLES
from tests.games.insider.playing import Trace
from tests.games.insider.table import BOOK, Table

OPEN = "out: b3 c4 d3 e4\n"

COMPANY = next(part.length for part in BOOK.observed if part.name == "companies") // 4
CARDS_SEEN = SQUARES + LANES + TABLES
"""Where the cards stand in an observed company, behind its pawns."""


def value(position: str, seat: int = 0, players: int = 2) -> float:
    table = Table(position, players)
    out = [0.0] * players
    BOOK.evaluate(table.box, table.state, out)
    return out[seat]


@pytest.mark.parametrize(
    ("better", "worse"),
    [
        ("scores: 5 0", "scores: 4 0"),
        ("scores: 0 4", "scores: 0 5"),
        ("card: 5A\nred: t1", "card: 5A\nred: t2"),
        ("card: 5A\nred: t5", "card: 5A"),
        (OPEN + "red: c2", OPEN + "red: c1"),
        (OPEN + "red: c2-c3", OPEN + "red: c2"),
        (OPEN + "red: b2", "red: b2"),
        ("hand red: SCA", ""),
        ("hand red: SCA SCA", "hand red: SCA HEL"),
        ("", "skip: 1 0"),
        ("skip: 0 1", ""),
        ("", "rumours: 1 0"),
        ("evaluations: 6\nscores: 5 0", "scores: 5 0"),
        ("scores: 0 5", "evaluations: 6\nscores: 0 5"),
        ("over: goal\nscores: 35 2\nwinners: 1\npoint: -\nactor: -", "evaluations: 6\nscores: 34 -7"),
        ("point: MOVE\npoints: 5", "point: MOVE\npoints: 4"),
        ("over: goal\nscores: 35 2\nwinners: 1\npoint: -\nactor: -", "scores: 34 2"),
    ],
)
def test_what_is_better_is_worth_more(better: str, worse: str):
    assert value(better) > value(worse)


def chosen(position: str, players: int = 2, seed: int = 1) -> str:
    table = Table(position, players)
    action = Greedy().choose(BOOK, table.box, table.state, table.state.actor, Fast(seed))
    return BOOK.to_text(table.box, table.state, action)


def test_the_greedy_bot_takes_the_best_table():
    assert chosen(f"point: SEAT\nfirst: red 1\nred: c3\ncard: 5A\n{OPEN}") == "table t1"


def test_the_greedy_bot_walks_in():
    assert chosen(f"point: MOVE\npoints: 3\n{OPEN}card: 5A\nred: c2-c3\n") == "step 1 N"


def test_the_greedy_bot_opens_the_centre():
    assert chosen("point: MOVE\npoints: 6\nmode: roll\ndice: 3 3\nred: b2 c1") == "relocate"


def test_the_greedy_bot_counters_what_would_cost_it_much():
    position = "point: REACT\nset: HEL 3\nused: 1\nvictim: green\nactor: green\nactive: red\nhand green: BOD BOD BOD\n"
    assert chosen(position + "card: 5A\ngreen: t1 t2 t3") == "counter"


def test_random_choices_are_all_equally_likely(traces: list[Trace]):
    tried = 0
    for trace in traces[:4]:
        for state in trace.positions[10:200:40]:
            actions = BOOK.actions(trace.box, state)
            chance, found = Fast(len(actions)), Counter[Any]()
            for _ in range(60 * len(actions)):
                found[BOOK.choose(trace.box, state, chance, [0] * BOOK.most_choices)] += 1
            assert set(found) == set(actions)
            assert all(abs(count - 60) < 45 for count in found.values())
            tried += 1
    assert tried > 10


@pytest.mark.xdist_group("compiled")
def test_greedy_beats_random_in_nine_of_ten_games():
    """Contract of the issue: at least 90 %, seats rotated by the draw of who begins; measured 100 %."""
    report = simulate("insider", 60, ["random", "greedy"], seed=2, compiled=True, processes=1)
    assert report.finished == 60
    assert report.seats[1].wins >= 57


@pytest.mark.xdist_group("compiled")
@pytest.mark.parametrize(("players", "decisions"), [(2, 448), (3, 526), (4, 604)])
def test_games_of_greedy_bots_are_about_as_long_as_the_contract_measured(players: int, decisions: int):
    """Contract 9.1 has 448, 526 and 604 decisions; its bots follow other rules of thumb, so only the size can be compared."""
    report = simulate("insider", 60, ["greedy"] * players, seed=4, compiled=True, processes=1)
    assert report.finished == 60
    assert 0.6 * decisions < report.length.mean < 1.8 * decisions
    assert report.end_reasons.get("turns", 0) == 0


def test_an_observation_shows_the_own_hand_and_of_others_what_was_seen():
    position = "point: ACTION\nred: b2\nhand red: HEL SCA\nhand green: BOD BOD\nholds green red: HEL\nholds red green: BOD\n"
    table = Table(position)
    seen = {}
    for seat in (0, 1):
        out = [0.0] * BOOK.observation
        BOOK.observe(table.box, table.state, seat, out)
        cards = [out[company + CARDS_SEEN : company + CARDS_SEEN + KINDS] for company in (0, COMPANY)]
        seen[seat] = [[round(7 * number) for number in hand] for hand in cards]
    # ADM, HEL, SCA, TRE, BOD: the own hand, and what is known of the other one.
    assert seen[0] == [[0, 1, 1, 0, 0], [0, 0, 0, 0, 1]]
    assert seen[1] == [[0, 0, 0, 0, 2], [0, 1, 0, 0, 0]]
