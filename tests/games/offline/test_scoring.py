"""Contract 3.10: scoring."""

from __future__ import annotations

import pytest

from tablee.core.events import SPECTATOR
from tablee.games.offline import rules
from tablee.games.offline.box import LETTERS
from tests.games.offline.reference import SIZES, board_of, card_points, majority, points, random_board, rows
from tests.games.offline.table import BOOK, Table

VARIANTS = pytest.mark.parametrize("variant", ["basic", "expert"])


@pytest.mark.clause("OFF-100")
def test_all_preference_cards_are_revealed_at_the_end_and_not_before():
    table = Table(players=3, G="YEC", goals="YEC RDM BFT", display="YEM")
    assert BOOK.view(table.box, table.state, SPECTATOR).board.goals == (None, None, None)
    table.play("take YEM", "put G2")
    for seat in (SPECTATOR, 0, 1, 2):
        assert BOOK.view(table.box, table.state, seat).board.goals == ("YEC", "RDM", "BFT")
    revealed = [event for event in table.events.seen_from(SPECTATOR) if event.kind == rules.GOALS_REVEALED]
    assert [event[2:] for event in revealed] == [(0, 0, 0, 0), (1, 1, 1, 1), (2, 2, 2, 2)]


@pytest.mark.clause("OFF-100", "AMB-48")
@pytest.mark.parametrize("seed", range(6))
def test_each_network_is_judged_three_times(seed):
    board = random_board(seed, ads=24 + 8 * (seed % 6))
    judged = BOOK.view(Table().box, Table(**rows(board)).state).board.networks
    assert len(judged) * len(judged[0].majorities) == 24
    for network in judged:
        for category, judgement in enumerate(network.majorities):
            assert (judgement.leader or "") == majority(board, network.name, category)


@pytest.mark.clause("OFF-104", "OFF-105", "OFF-106")
@VARIANTS
@pytest.mark.parametrize("seed", range(12))
def test_card_points_agree_with_the_formula_on_any_board(seed, variant):
    board = random_board(seed, full=(0.4, 0.7, 1.0)[seed % 3])
    table = Table(variant=variant, **rows(board))
    for category, kinds in enumerate(LETTERS):
        for number, kind in enumerate(kinds):
            scored = rules.card_points(table.box, table.state, category, number)
            assert scored == card_points(board, category, kind, variant == "expert")


@pytest.mark.clause("OFF-101", "AMB-27")
def test_the_most_frequent_type_wins_without_half_of_the_ads():
    table = Table(A="YEC YEM RDT BFB RDC BFM GST")
    assert "co:Y" not in table.card_points()
    table = Table(A="YEC YEM YDT BFB RDC BFM GST")
    assert table.card_points()["co:Y"] == 3


@pytest.mark.clause("OFF-101", "AMB-27")
def test_a_single_ad_is_a_majority_and_an_empty_network_is_none():
    assert Table(H="--- --- --- GSB").card_points() == {"co:G": 1, "la:S": 1, "pr:B": 1}
    assert Table().card_points() == {}


@pytest.mark.clause("OFF-102")
@pytest.mark.parametrize("ads", ["YEC RDM", "YEC YEM RDT RDB", "YEC RDM BFT GSB", "YEC YDM RFT RSB BEC"])
def test_types_that_share_the_highest_count_score_nothing(ads):
    scored = Table(A=ads).card_points()
    assert not [card for card in scored if card.startswith("co")]


@pytest.mark.clause("OFF-102")
def test_a_tie_in_one_category_leaves_the_others_alone():
    assert Table(G="YEC RET").card_points() == {"la:E": 2}


@pytest.mark.clause("OFF-103", "AMB-28")
@VARIANTS
def test_points_of_a_type_nobody_owns_are_lost_and_nobody_moves_up(variant):
    """Red, German and books win E Net; with two players nobody owns them, and the seconds stay without points."""
    board = {"E": "RDB RDT RDC YEB YSB"}
    table = Table(variant=variant, goals="YEC GST", **board)
    assert table.card_points()["co:R"] > 0
    assert table.points() == [0, 0]
    owned = Table(variant=variant, goals="RDM GST", **board)
    assert owned.points()[0] > 0


@pytest.mark.clause("OFF-103")
def test_with_four_players_every_type_has_an_owner():
    table = Table(players=4, goals="YEC RDM BFT GSB", **rows(random_board(4)))
    assert sum(table.points()) == sum(table.card_points().values())


@pytest.mark.clause("OFF-104")
def test_in_the_basic_game_each_ad_of_the_type_is_a_point():
    assert Table(A="YEC YEM YDT YDB RFC BFM GST").card_points() == {"co:Y": 4}
    assert Table(A="YEC YEM YDT", G="YFB YSC").card_points()["co:Y"] == 5


@pytest.mark.clause("OFF-105", "AMB-42")
@pytest.mark.parametrize("network", SIZES)
def test_in_the_expert_game_ads_count_times_the_sites_of_the_network(network):
    table = Table(variant="expert", **{network: "YEC YDM"})
    assert table.card_points() == {"co:Y": 2 * SIZES[network]}


@pytest.mark.clause("OFF-106", "AMB-41")
def test_the_sum_of_a_card_counts_times_the_networks_it_won():
    one = {"G": "YEC YDM"}
    two = one | {"H": "YFT YSB RST"}
    three = two | {"C": "YEM YDT YFB"}
    assert Table(variant="expert", **one).card_points()["co:Y"] == 2 * 4
    assert Table(variant="expert", **two).card_points()["co:Y"] == (2 * 4 + 2 * 4) * 2
    assert Table(variant="expert", **three).card_points()["co:Y"] == (2 * 4 + 2 * 4 + 3 * 5) * 3


@pytest.mark.clause("OFF-106")
def test_cards_of_one_player_have_multipliers_of_their_own():
    """Yellow wins two networks, English one: 2 x (8 + 8) and 1 x 8, not 3 x 24."""
    table = Table(variant="expert", goals="YET RDC", F="YEM YEB", G="YFC YSB RDC")
    assert table.card_points() == {"co:Y": 32, "la:E": 8, "pr:C": 8}
    assert table.points() == [40, 8]


@pytest.mark.clause("OFF-107")
@VARIANTS
def test_ads_outside_the_networks_never_count(variant):
    board = {"variant": variant, "goals": "YEC RDM", "G": "YEC RDM"}
    table = Table(**board, display="YEM YET", offline="YEB", bag="YDC YFC", box="YSC", analysed="A-YDM ---")
    assert table.points() == Table(**board).points() == [0, 0]


@pytest.mark.clause("OFF-108")
@pytest.mark.parametrize(
    ("goals", "scores", "winners"),
    [("YDM REC", [5, 2], [0]), ("REC YDM", [2, 5], [1]), ("YFT RSB", [1, 0], [0]), ("GSB BFT", [0, 0], [0, 1])],
)
def test_the_highest_total_wins_and_equal_totals_share(goals, scores, winners):
    table = Table(A="YEC", H="YDM RDM", goals=goals).finish()
    assert table.scores == scores
    assert table.winners == winners


@pytest.mark.clause("OFF-108", "AMB-29")
def test_three_players_can_share_a_victory():
    table = Table(players=4, G="YEC", goals="YDM REB BFC GST").finish()
    assert (table.scores, table.winners) == ([1, 1, 1, 0], [0, 1, 2])


@pytest.mark.clause("OFF-100", "OFF-108")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_whole_games_are_scored_as_the_formulas_say(traces, players):
    for trace in traces:
        if trace.box.players == players:
            table = Table(players=players)
            table.state = trace.end
            board, own, made = board_of(table), table["goals"].split(), table["analysed"].split()
            expected = [points(board, own[seat], bool(trace.box.expert), made[seat]) for seat in range(players)]
            assert table.scores == expected
            assert table.winners == [seat for seat in range(players) if expected[seat] == max(expected)]


def test_sole_majorities_are_counted_for_each_player():
    table = Table(G="YEC YEM", H="YDT RFB", C="YST", goals="YEC RST").finish()
    assert table["majorities"] == "3 2"


def test_the_view_of_the_end_adds_up_card_by_card():
    table = Table(variant="expert", goals="YET RDC", analysed="--- B-YSM", F="YEM YEB YFC YST", G="YFT YSB RDC").finish()
    final = BOOK.view(table.box, table.state).board.final
    assert [tally.total for tally in final] == table.scores
    assert [tally.bonus for tally in final] == [0, 12]
    yellow = final[0].cards[0]
    assert (yellow.type, yellow.times, yellow.points) == ("Y", 2, (16 + 8) * 2)
    assert yellow.networks == (0, 0, 0, 0, 0, 16, 8, 0)
