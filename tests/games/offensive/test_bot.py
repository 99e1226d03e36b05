"""What bots go by: the quick evaluation is the plain one, and nothing is gained by ending a manche early."""

from __future__ import annotations

from typing import Any

import pytest

from tablee.bots.compiled import play_matches
from tablee.core.compiled import compiled
from tablee.games.offensive import bot
from tablee.games.offensive.combat import far_apart, terrain_of_combat
from tablee.games.offensive.movement import distance_between
from tablee.games.offensive.state import BLUE, BUILT_UP, CONTACT, EXPLORED, FOOT, FOR_GOOD, FOUGHT, OPEN, PIECES, RANGED, RED
from tablee.games.offensive.terms import first_piece, is_unit, on_board, side_of
from tests.games.offensive.playing import played
from tests.games.offensive.table import BOOK, Table

OPTIONS: tuple[dict[str, Any], ...] = ({}, {"scenario": "learning", "exploration": False}, {"scenario": "bridges"})


def positions(options: dict[str, Any]) -> tuple[Any, list[Any]]:
    """Some positions in play of a random game, and their box."""
    trace = played(3, tuple(options.items()), most=400)
    return trace.box, [step.before for step in trace.steps if step.before.turn > 0][::25]


def plain_danger(box: Any, s: Any, q: int) -> float:
    """The danger to a unit without any table made beforehand: contact within reach, fire nearly in line."""
    safe, square, enemy = 1.0, s.where[q], 1 - side_of(q)
    up = not box.exploration or s.face[q] & (FOR_GOOD | EXPLORED) != 0
    for p in range(first_piece(enemy), s.top[enemy] + 1):
        kind = s.kind[p]
        if not is_unit(kind) or not on_board(s, p):
            continue
        here = s.where[p]
        if distance_between(box, here, square) <= (1 if box.way[kind] == FOOT else 2) and box.price[box.way[kind]][square]:
            won = _odds(box, s, p, q, CONTACT, terrain_of_combat(box, square, kind, s.kind[q], CONTACT))
            safe *= 1.0 - 0.7 * won if won > 0.45 else 1.0
        across, along = abs(here % box.width - square % box.width), abs(here // box.width - square // box.width)
        if box.fires[kind] and far_apart(box, here, square) <= box.fires[kind] + 2 and min(across, along) <= 1:
            seen = up or box.terrain[square] == OPEN
            terrain = terrain_of_combat(box, square, kind, s.kind[q], RANGED) if seen else BUILT_UP
            safe *= 1.0 - (0.6 if up else 0.3) * _odds(box, s, p, q, RANGED, terrain)
    return 1.0 - safe


def _odds(box: Any, s: Any, p: int, q: int, combat: int, terrain: int) -> float:
    margin = box.attack[combat][s.kind[p]][terrain] - box.defence[combat][s.kind[q]][terrain]
    return float(bot.odds_of(box, margin, 2))


@pytest.mark.parametrize("options", OPTIONS, ids=str)
def test_danger_is_what_contact_and_fire_of_all_enemies_bring(options: dict[str, Any]) -> None:
    box, states = positions(options)
    found = []
    for s in states:
        for q in range(1, PIECES):
            if is_unit(s.kind[q]) and on_board(s, q):
                found.append(bot.danger(box, s, q))
                assert found[-1] == pytest.approx(plain_danger(box, s, q))
    assert 0.0 < max(found) <= 1.0


def test_red_goes_for_the_nearest_objective_that_it_does_not_hold() -> None:
    box, states = positions({})
    s = states[-1].copy()
    for s.control in (0, 0b1, 0b110):
        for p in range(1, PIECES):
            if is_unit(s.kind[p]) and on_board(s, p):
                goals = [k for k in range(box.objectives) if side_of(p) or not s.control >> k & 1]
                near = min(bot.way_to(box, s.kind[p], s.where[p], number) for number in goals)
                assert bot.way_to_next(box, s, p) == min(bot.FAR, near)


def test_that_a_unit_fought_in_the_open_counts_for_nothing_since_it_is_hidden_again_when_the_enemy_acts() -> None:
    box, states = positions({})
    for s in states:
        before, after = [0.0] * 8, [0.0] * 8
        bot.evaluate(box, s, before)
        for p in range(1, PIECES):
            s.face[p] ^= FOUGHT
        bot.evaluate(box, s, after)
        for p in range(1, PIECES):
            s.face[p] ^= FOUGHT
        assert after == before


def test_who_stands_in_the_sight_of_guns_is_in_danger() -> None:
    table = Table(red="ART 18,1", blue="INF 18,9", exploration=False)
    target = table.state.at[9 * table.box.width + 18]
    assert bot.danger(table.box, table.state, target) > 0.5
    away = Table(red="ART 14,1", blue="INF 18,9", exploration=False)
    assert bot.danger(away.box, away.state, away.state.at[9 * away.box.width + 18]) == 0.0


def test_greedy_beats_random_in_nine_of_ten_games_from_either_side() -> None:
    game = compiled(BOOK)
    outcomes = play_matches(game, game.box(BOOK.box(2, {"scenario": "learning"})), ["greedy", "random"], 11, 0, 40)
    won = [sum(outcome.winners >> side & 1 for outcome in outcomes[side::2]) for side in (RED, BLUE)]
    assert min(won) >= 18
