"""Contract 3.11: the market-analysis bonus, in the expert variant."""

from __future__ import annotations

from itertools import product

import pytest

from tablee.games.offline import rules
from tests.games.offline.reference import BONUS, bonus, random_board, rows
from tests.games.offline.table import Table

NONE = "RFC RFT RSB GEC"
RED = "RFC RFT RSB REC"
GERMAN = "YDC GDT BDB GDC"
MUSIC = "YEM BFM GSM RFM"
RED_GERMAN = "RDC RDT RDB RFC GDC"
ALL = "RDC RDT RDB RFM GDM BFM YSM"
"""What lies in A Net; the ad analysed is red German music."""


def analysed(ad: str = "RDM", own: str = "YEC", other: str = "BFT", card: str = "A", **given) -> Table:
    return Table(variant="expert", goals=f"{own} {other}", analysed=f"{card}-{ad} ---", **given)


@pytest.mark.clause("OFF-110")
@pytest.mark.parametrize(("ads", "paid"), [(NONE, 0), (RED, 15), (RED + " RSC", 15), (RED_GERMAN, 40), (ALL, 75)])
def test_a_type_qualifies_with_four_ads_or_more_in_a_network(ads, paid):
    assert analysed(A=ads).bonus() == paid


@pytest.mark.clause("OFF-110", "AMB-38")
def test_the_four_lie_in_one_network_and_the_analysed_ad_is_none_of_them():
    assert analysed(A="RFC RFT RSB", B="REC").bonus() == 0
    assert analysed(A="RFC RFT RSB", offline="REC", display="REB", box="RET").bonus() == 0


@pytest.mark.clause("OFF-110", "AMB-37")
@pytest.mark.parametrize(
    ("own", "paid"), [("YEC", 75), ("REC", 40), ("YDC", 40), ("YEM", 40), ("RDC", 15), ("YDM", 15), ("RDM", 0)]
)
def test_own_types_never_qualify(own, paid):
    assert analysed(own=own, A=ALL).bonus() == paid


@pytest.mark.clause("OFF-110", "AMB-39")
def test_only_the_end_of_the_game_counts():
    """Four red ads lie in A Net until the last turn pushes one out: no bonus is scored."""
    table = analysed(A="RFC RFT GEB REC RSB", display="GEC")
    assert table.bonus() == 15
    table.play("take GEC", "x A2", "offline")
    assert (table.over, table.bonus()) == ("display", 0)
    assert table.scores == [3 * 7 + 3 * 7, 0]


@pytest.mark.clause("OFF-111")
@pytest.mark.parametrize("card", BONUS)
def test_the_smallest_values_of_the_card_are_paid_first(card):
    smallest, middle, largest = BONUS[card]
    sums = [analysed(card=card, A=ads).bonus() for ads in (NONE, RED, RED_GERMAN, ALL)]
    assert sums == [0, smallest, smallest + middle, smallest + middle + largest]


@pytest.mark.clause("OFF-110")
@pytest.mark.parametrize(
    ("ads", "own", "paying"),
    [
        (NONE, "YEC", [False] * 3),
        (RED, "YEC", [True, False, False]),
        (ALL, "YEC", [True] * 3),
        (ALL, "REM", [False, True, False]),
    ],
)
def test_each_characteristic_is_judged_for_itself(ads, own, paying):
    table = analysed(own=own, A=ads)
    assert [rules.qualifies(table.box, table.state, 0, category) for category in range(3)] == paying


@pytest.mark.clause("OFF-112", "AMB-40")
def test_which_characteristics_qualify_has_no_influence():
    assert [analysed(A=ads).bonus() for ads in (RED, GERMAN, MUSIC)] == [15, 15, 15]
    assert [analysed(own=own, A=ALL).bonus() for own in ("REC", "YDC", "YEM")] == [40, 40, 40]


@pytest.mark.clause("OFF-112")
def test_a_characteristic_qualifies_once_however_many_networks_fulfil_it():
    assert analysed(A=RED, B="RST RDC REB RSM").bonus() == 15


@pytest.mark.clause("OFF-112")
def test_several_can_qualify_in_one_network_or_each_in_its_own():
    assert analysed(A=ALL).bonus() == analysed(A=RED, B=GERMAN, C="YEM BFM GSM BSM").bonus() == 75


@pytest.mark.clause("OFF-113")
@pytest.mark.parametrize("other", ["RFT", "BDT", "BFM", "RDM", "BFT"])
def test_other_owners_of_the_types_are_irrelevant(other):
    assert analysed(other=other, A=ALL).bonus() == 75


@pytest.mark.clause("OFF-114", "AMB-43")
def test_the_bonus_is_added_and_never_multiplied():
    """Yellow wins G Net and H Net for the player: (2 x 4 + 2 x 4) x 2, and 15 on top."""
    board = {"A": RED, "G": "YDM YSB", "H": "YDT YSM"}
    table = analysed(own="YEB", **board)
    assert table.points()[0] == table.card_points()["co:Y"] + 15 == 47


@pytest.mark.clause("OFF-114")
def test_only_the_own_analysis_counts():
    table = Table(variant="expert", goals="YEC BFT", analysed="--- A-RDM", A=ALL)
    assert [table.bonus(0), table.bonus(1)] == [0, 40 + 35]
    assert table.points()[0] == sum(points for card, points in table.card_points().items() if card in ("co:Y", "la:E", "pr:C"))


@pytest.mark.clause("OFF-110", "OFF-111", "OFF-112")
@pytest.mark.parametrize("seed", range(8))
def test_the_bonus_agrees_with_the_formula_on_any_board(seed):
    board = random_board(seed, full=1.0, ads=60)
    for own, ad in product(("YEC", "RDM", "BFT", "GSB"), ("GSC", "GSM", "GST", "GSB")):
        table = analysed(ad, own=own, other="RDM" if own != "RDM" else "YEC", card="ABCD"[seed % 4], **rows(board))
        assert table.bonus() == bonus(board, "ABCD"[seed % 4], ad, own)
