"""What bots know: an evaluation that leads somewhere, an encoding that tells positions apart, a fair random choice."""

from __future__ import annotations

from collections import Counter
from itertools import pairwise

import pytest

from tablee.arena.simulate import simulate
from tablee.bots.greedy import Greedy
from tablee.core.chance import Fast
from tests.games.planetweb.table import BOOK, Table


def values(table: Table) -> list[float]:
    out = [0.0] * 6
    BOOK.evaluate(table.box, table.state, out)
    return out[: table.box.players]


def seen(table: Table, seat: int = 0) -> list[float]:
    out = [0.0] * BOOK.observation
    BOOK.observe(table.box, table.state, seat, out)
    return out


def chosen(table: Table, seed: int = 0) -> str:
    action = Greedy().choose(BOOK, table.box, table.state, table.state.actor, Fast(seed))
    return BOOK.to_text(table.box, table.state, action)


BROKE = {"active": "B", "P03": "A listed", "cash": [400, 55, 400], "opa": "5 0 5", "contre": "2 0 2"}
"""B is 5 000 short once she has rolled 2-3."""

GAMES, ENOUGH = 400, 0.70


@pytest.mark.xdist_group("compiled")
def test_greedy_beats_random_in_two_player_games_with_seats_rotated():
    """78 % of 1 000 games; the bound is that of the issue."""
    report = simulate("planetweb", GAMES, ["greedy", "random"], seed=20, processes=1, compiled=True)
    wins = report.seats[0].wins
    print(f"greedy won {wins} of {GAMES} games: {wins / GAMES:.1%}")
    assert report.finished == GAMES
    assert wins >= ENOUGH * GAMES


def test_the_shares_add_up_and_who_is_out_has_none(traces):
    for trace in traces:
        for position in trace.positions[::20]:
            out = [0.0] * 6
            BOOK.evaluate(trace.box, position, out)
            assert sum(out[: trace.box.players]) == pytest.approx(1.0)
            assert all(out[seat] == 0.0 for seat in range(trace.box.players) if position.out[seat])


def test_a_finished_game_belongs_to_its_winners():
    table = Table(round_limit=30, round="30", active="C", cash=[100, 100, 50]).play("roll 1-5", "pass")
    assert values(table) == [0.5, 0.5, 0.0]


def test_more_is_better():
    plain = values(Table())[0]
    for more in (
        {"cash": [450, 400, 400]},
        {"P01": "A"},
        {"P01": "A listed"},
        {"sites": "1"},
        {"kept": "B21-A"},
    ):
        assert values(Table(**more))[0] > plain
    assert values(Table(P01="B listed"))[0] < plain
    assert values(Table(P01="A listed"))[0] > values(Table(P01="A", sites="1", accesses="1"))[0]
    assert values(Table(kept="B30-A", rolls="3"))[0] > values(Table(kept="B30-A", rolls="1"))[0]


def test_an_open_debt_and_an_undecided_attack_count():
    debt = Table(active="B", P03="A listed", cash=[400, 45, 400]).play("roll 2-3")
    assert values(debt)[0] > values(Table(active="B", P03="A listed", cash=[400, 45, 400]))[0]
    attack = Table(P03="B listed", opa="6").play("opa P03")
    assert values(attack)[0] > values(Table(P03="B listed"))[0]
    assert values(attack)[1] < values(Table(P03="B listed"))[1]


def test_an_attack_that_has_succeeded_counts_as_won():
    """Who may buy will: else nobody would attack who thinks no further than the throw, nor fear it."""
    attacked = {"P03": "B listed", "contre": "2 0 2"}
    before, won = values(Table(**attacked)), values(Table(**attacked).play("opa P03 2-2"))
    bought, failed = values(Table(**attacked).play("opa P03 2-2", "buy")), values(Table(**attacked).play("opa P03 2-1"))
    assert won[0] == pytest.approx(bought[0])
    assert won[1] == pytest.approx(bought[1])
    assert won[0] > before[0] > failed[0]


def test_who_is_attacked_lays_a_contre_opa():
    laid = [chosen(Table(P03="B listed", players=2).play("opa P03"), seed) for seed in range(12)]
    assert set(laid) == {"counter"}


def test_late_royalties_count_for_less():
    early = Table(round_limit=30, P01="A listed")
    late = Table(round_limit=30, round="30", P01="A listed")
    assert values(early)[0] > values(late)[0]


def test_in_the_last_round_things_count_what_they_cost():
    """PLW-143: only wealth decides then, so who bought something is as well off as who kept the money."""
    last = {"round_limit": 30, "round": "30"}
    kept = values(Table(**last))[0]
    for bought in ({"P01": "A", "cash": [380, 400, 400]}, {"P01": "A listed", "cash": [350, 400, 400]}):
        assert values(Table(**last, **bought))[0] == pytest.approx(kept)
    assert values(Table(**last, opa="9"))[0] == pytest.approx(kept)
    assert values(Table(opa="9"))[0] > values(Table())[0]


def test_the_first_portals_are_worth_more_than_the_later_ones():
    having = [values(Table(**{f"P{number:02}": "A" for number in range(1, count + 1)}))[0] for count in range(6)]
    steps = [after - before for before, after in pairwise(having)]
    assert min(steps[:3]) > 1.5 * max(steps[3:]) > 0


@pytest.mark.parametrize(
    ("given", "played", "best"),
    [
        ({}, ["roll 1-2"], "buy"),
        ({"P01": "A"}, ["roll 1-1"], "buy"),
        ({"P01": "A"}, ["roll 4-6"], "SA"),
        ({"P01": "A", "sites": "1", "accesses": "1"}, ["roll 1-3"], "list P01"),
        ({"P03": "B listed", "contre": "2 0 2"}, ["opa P03 2-2"], "buy"),
        (BROKE | {"sites": "0 3", "P07": "B listed"}, ["roll 2-3"], "sell site"),
    ],
)
def test_greedy_does_the_obvious(given, played, best):
    assert chosen(Table(**given).play(*played)) == best


def test_an_observation_is_seen_from_the_own_seat():
    table = Table(P01="B listed", cash=[100, 200, 300], square="1 2 3")
    first, second = seen(table, 0), seen(table, 1)
    assert len(first) == BOOK.observation
    assert (first[1], second[1]) == (0.25, 0.5)
    assert seen(table, -1) == first
    assert first != second


def test_an_observation_tells_whatever_matters():
    plain = seen(Table())
    for other in (
        {"cash": [400, 395, 400]}, {"P07": "C"}, {"P07": "C listed"}, {"P07": "- pot 5000"}, {"claims": "N10-A"},
        {"claims": "N10-B"}, {"sites": "1"}, {"accesses": "0 1"}, {"spares": "0 0 1"}, {"opa": "4"}, {"contre": "1"},
        {"kept": "B21-A"}, {"kept": "B25-A"},
        {"kept": "B30-A", "rolls": "2"}, {"square": "1"}, {"active": "B"}, {"news_fresh": "0"}, {"bourse_fresh": "0"},
        {"double": "1"}, {"round_limit": 30},
    ):  # fmt: skip
        assert seen(Table(**other)) != plain, other


def test_the_order_of_a_stack_is_seen_only_once_everything_in_it_was_drawn():
    assert seen(Table(news="N05", news_fresh="36")) == seen(Table(news="N06", news_fresh="36"))
    assert seen(Table(news="N05", news_fresh="0")) != seen(Table(news="N06", news_fresh="0"))
    assert seen(Table(bourse="B05", bourse_fresh="1")) == seen(Table(bourse="B06", bourse_fresh="1"))
    assert seen(Table(bourse="B05", bourse_fresh="0")) != seen(Table(bourse="B06", bourse_fresh="0"))


def test_the_random_choice_is_fair():
    table = Table().play("roll 4-6")
    chance = Fast(3)
    found = Counter(BOOK.choose(table.box, table.state, chance, [0] * 40) for _ in range(6_000))
    assert set(found) == set(BOOK.actions(table.box, table.state))
    assert all(900 < count < 1_100 for count in found.values())
    alone = Table()
    assert BOOK.choose(alone.box, alone.state, Fast(1), [0] * 40) == 0


def test_an_observation_tells_how_likely_the_next_roll_is_to_cost_royalties():
    names = [column.name for column in BOOK.observed[0].columns for _ in range(column.length)]
    at = names.index("danger")
    seven_before = int(Table().box.square_of[6]) - 7
    given = {"P07": "B listed", "square": f"{seven_before % 39} 0 0"}
    assert seen(Table(**given))[at] == pytest.approx(6 / 36)
    assert seen(Table(**given), 1)[at] == 0.0, "one's own portal costs nothing"
    assert seen(Table(**given | {"P07": "B"}))[at] == 0.0
    assert seen(Table(**given | {"kept": "B30-A", "rolls": "2"}))[at] == 0.0
