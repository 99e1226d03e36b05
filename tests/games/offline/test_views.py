"""What each seat may see: nothing hidden is in a view, and it survives JSON."""

from __future__ import annotations

from collections import Counter
from itertools import product
from typing import Any, NamedTuple

import msgspec
import pytest

from tablee.core.chance import Fast, Scripted
from tablee.core.events import SPECTATOR
from tablee.core.view import View
from tablee.games.offline import rules
from tablee.games.offline.view import Board
from tests.games.offline.playing import played
from tests.games.offline.reference import SITES, counted, random_board, rows, value
from tests.games.offline.table import ALL_ADS, BOOK, Table


class Seen(NamedTuple):
    """What one seat, or a spectator, sees of a position."""

    box: Any
    position: Any
    seat: int
    view: View


@pytest.fixture(scope="module")
def seen(traces) -> list[Seen]:
    """Views of every seat and a spectator, from time to time and at the end of games of all kinds."""
    return [
        Seen(trace.box, position, seat, BOOK.view(trace.box, position, seat))
        for trace in traces[::5]
        for position in [*trace.positions[:-1:7], trace.end]
        for seat in (SPECTATOR, *range(trace.box.players))
    ]


@pytest.mark.clause("OFF-017", "OFF-018", "OFF-100")
def test_goals_of_others_are_absent_until_the_end(seen):
    for box, position, seat, view in seen:
        shown = [goal is not None for goal in view.board.goals]
        assert shown == [bool(position.over) or other == seat for other in range(box.players)]


@pytest.mark.clause("OFF-017", "OFF-018")
def test_a_view_is_the_same_in_every_world_its_seat_cannot_tell_apart(seen):
    for chance, (box, position, seat, view) in enumerate(seen):
        world = position.copy()
        rules.redeal(box, world, seat, Fast(chance))
        assert msgspec.json.encode(BOOK.view(box, world, seat)) == msgspec.json.encode(view)


def test_the_order_of_the_bag_does_not_show():
    given = {"G": "YEC", "display": "YEM", "goals": "YEC RDM"}
    one, other = Table(**given, bag="BDC RST GSB"), Table(**given, bag="GSB BDC RST")
    for seat in (SPECTATOR, 0, 1):
        assert BOOK.view(one.box, one.state, seat) == BOOK.view(other.box, other.state, seat)


def test_nobody_sees_anybody_elses_projection_or_points(seen):
    for box, position, seat, view in seen:
        own = not position.over and seat != SPECTATOR
        assert (view.board.projection is not None) == own
        if own:
            assert view.board.projection.total == rules.points_of(box, position, seat)
        assert (view.scores is not None) == (view.board.final is not None) == bool(position.over)


def test_only_the_acting_seat_gets_the_decision(seen):
    for _, position, seat, view in seen:
        assert (view.decision is not None) == (seat == position.actor and not position.over)
        assert view.actor == position.actor


def test_the_set_of_ads_in_the_bag_is_what_nobody_has_seen(seen):
    for _, position, _, view in seen:
        board = view.board
        lying = [ad for network in board.networks for ad in network.ads] + [*board.display, *board.offline, board.hand]
        laid = {ad for ad in lying if ad} | set(board.box) | {made.ad for made in board.analyses if made}
        assert set(board.unseen) == set(ALL_ADS) - laid
        assert board.bag == len(board.unseen) == position.bag_count


def test_views_survive_json(seen):
    for *_, view in seen:
        decoded = msgspec.json.decode(msgspec.json.encode(view), type=View)
        board = msgspec.convert(decoded.board, Board)
        assert board == view.board
        assert msgspec.structs.replace(decoded, board=board) == view


def test_majorities_show_counts_leader_and_lead():
    board = random_board(2)
    table = Table(**rows(board))
    for network in BOOK.view(table.box, table.state).board.networks:
        for category, majority in enumerate(network.majorities):
            counts = counted(board, network.name, category)
            assert sum(majority.counts) == counts.total()
            assert sorted(filter(None, majority.counts)) == sorted(counts.values())
            ranked = sorted(majority.counts)
            assert majority.lead == ranked[-1] - ranked[-2]
            assert (majority.leader is not None) == (majority.lead > 0)


def test_while_an_ad_is_in_hand_its_value_on_every_site_is_shown():
    board = random_board(9, ads=60)
    table = Table(**rows(board), display="GSC", bag="GSB", goals="YEC RDM")
    assert {network.offers for network in BOOK.view(table.box, table.state).board.networks} == {None}
    table.play("take GSC")
    shown = [offer for network in BOOK.view(table.box, table.state).board.networks for offer in network.offers]
    assert shown == [value(board, "GSC", site) for site in SITES]


def test_phase_and_counters_are_public():
    table = Table(G="YEC RDM BFT", display="YEM", bag="BDC", goals="YEC RDM", turn=4, first=1).play("take YEM")
    view = BOOK.view(table.box, table.state, SPECTATOR)
    assert (view.game, view.phase, view.actor, view.over) == ("offline", "NEW_AD", 0, None)
    assert (view.board.hand, view.board.free_sites, view.board.turn, view.board.first) == ("YEM", 37, 4, 1)


def test_the_end_shows_scores_and_winners():
    table = Table(G="YEC YEM", goals="YEC RDM", display="YET").play("take YET", "put G3")
    view = BOOK.view(table.box, table.state, 1)
    assert (view.phase, view.over, view.scores, view.winners) == ("OVER", "display", (6, 0), (0,))


def test_points_of_earlier_rounds_are_public():
    table = Table(goals="YEC RDM", display="YEM", rounds=2, round=1, scores="7 9")
    assert BOOK.view(table.box, table.state, SPECTATOR).board.earlier_points == (7, 9)


# Redealt worlds (contract, section 5)


@pytest.mark.clause("OFF-018")
@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("seat", [0, 1])
def test_every_deal_of_the_hidden_cards_is_equally_likely_in_a_redealt_world(players, seat):
    """27 deals with two players, 216 with three or four; each comes up once among all outcomes of the draws."""
    goals = ["YEC", "RDM", "BFT", "GSB"][:players]
    table = Table(players=players, goals=" ".join(goals), display="YEM")
    draws = [left for _ in range(3) for left in (3, 2, 1)[: players - 1]]
    worlds = Counter()
    for outcomes in product(*map(range, draws)):
        world = table.state.copy()
        rules.redeal(table.box, world, seat, Scripted(zip(draws, outcomes, strict=True)))
        dealt = tuple(map(tuple, world.goal[:players]))
        assert dealt[seat] == tuple(table.state.goal[seat])
        assert all(len({goal[category] for goal in dealt}) == players for category in range(3))
        worlds[dealt] += 1
        world.goal = table.state.goal
        assert world == table.state
    assert len(worlds) == (27 if players == 2 else 216)
    assert set(worlds.values()) == {1}


def test_for_a_spectator_all_cards_are_redealt():
    table = Table(goals="YEC RDM", display="YEM")
    worlds = set()
    for outcomes in product(range(4), range(3)):
        world = table.state.copy()
        rules.redeal(table.box, world, SPECTATOR, Scripted([(4, outcomes[0]), (3, outcomes[1])] * 3))
        worlds.add(tuple(map(tuple, world.goal[:2])))
    assert len(worlds) == 12


def test_after_the_end_nothing_is_redealt():
    trace = played(2, 3)
    world = trace.end.copy()
    rules.redeal(trace.box, world, 0, Scripted([]))
    assert world == trace.end
