"""Contract 3.1: the things the game is played with."""

from __future__ import annotations

from collections import Counter
from itertools import combinations

import pytest

from tablee.core.chance import Fast
from tablee.core.texts import Complaint
from tablee.games.offline.box import ad_name, ad_number, site_number
from tests.games.offline.playing import played
from tests.games.offline.reference import LINKS, SITES, linked, rows, shared
from tests.games.offline.table import ALL_ADS, BOOK, Table, position

DISPLAY = "YEM RFB BSB GDM GSC"


@pytest.mark.clause("OFF-001")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_two_to_four_players_take_turns(players):
    trace = played(players, seed=5, until=40)
    assert {step.seat for step in trace.steps} == set(range(players))


@pytest.mark.clause("OFF-001")
@pytest.mark.parametrize("players", [-1, 0, 1, 5, 6])
def test_no_other_number_of_players_is_seated(players):
    with pytest.raises(Complaint) as complaint:
        BOOK.box(players)
    assert complaint.value.key == "seats"


@pytest.mark.clause("OFF-002", "OFF-011")
def test_the_64_ads_are_all_combinations_once():
    state, _ = BOOK.start(BOOK.box(2), Fast(1))
    ads = [*state.bag[: state.bag_count], *state.display, *(ad for ad in state.site_ad[:40] if ad != 64)]
    assert sorted(map(ad_name, ads)) == sorted(ALL_ADS)
    assert len(set(ALL_ADS)) == 64


@pytest.mark.clause("OFF-002")
def test_each_type_is_on_16_ads_and_each_pair_of_types_on_4():
    types = BOOK.box(2).type_of[:64]
    for category in range(3):
        assert Counter(ad[category] for ad in types) == {0: 16, 1: 16, 2: 16, 3: 16}
    for one, other in combinations(range(3), 2):
        assert set(Counter((ad[one], ad[other]) for ad in types).values()) == {4}


def test_ads_are_numbered_by_company_language_and_product():
    assert [ad_name(number) for number in range(64)] == ALL_ADS
    assert [ad_number(name) for name in ALL_ADS] == list(range(64))
    assert ad_number("YEC") == 0
    assert ad_number("GSB") == 63
    types = BOOK.box(2).type_of
    assert [list(types[ad_number(name)]) for name in ("YEC", "RDM", "BFT", "GSB")] == [[0] * 3, [1] * 3, [2] * 3, [3] * 3]


PLACES = {
    "G": "YEC",
    "H": "--- YEC",
    "display": "YEC",
    "offline": "YEC",
    "hand": "YEC",
    "bag": "YEC",
    "box": "YEC",
    "analysed": "A-YEC",
}


@pytest.mark.clause("OFF-003")
@pytest.mark.parametrize(("one", "other"), list(combinations(PLACES, 2)))
def test_no_ad_is_in_two_places(one, other):
    box = BOOK.box(2, {"variant": "expert"})
    with pytest.raises(Complaint) as complaint:
        BOOK.read_position(box, position(box, {one: PLACES[one], other: PLACES[other]}))
    assert complaint.value.values["ad"] == "YEC"


@pytest.mark.clause("OFF-003")
def test_every_step_moves_an_ad_to_exactly_one_place():
    table = Table(variant="expert", goals="YEC RDM", G="YEC RDM BFT", offline="GFT", display=DISPLAY, bag="BDC RST RDT YDT")
    nowhere = set(table.unused())
    for said in ("take YEM", "x G2", "offline", "empty", "keep GFT", "put A1", "analyse", "pick YEC", "take RFB", "put G1"):
        table.play(said)
        assert set(table.unused()) == nowhere
        BOOK.read_position(table.box, BOOK.write_position(table.box, table.state))  # complains about an ad in two places


@pytest.mark.clause("OFF-004")
def test_a_site_takes_no_second_ad():
    table = Table(G="YEC RDM BFT", display=DISPLAY, bag="BDC").play("take YEM")
    refusal = table.refused("put G2")
    assert refusal.clause == "OFF-004"
    assert refusal.values == {"site": "G2", "old": "RDM"}
    assert "G2" not in table.offers("put")
    assert table.play("x G2")["hand"] == "RDM"


@pytest.mark.clause("OFF-005")
@pytest.mark.parametrize("offline", ["RET --- --- ---", "--- RET --- ---", "--- --- RET ---", "--- --- --- RET"])
def test_which_offline_square_is_used_has_no_meaning(offline):
    table = Table(G="YEC RDM BFT", offline=offline, display=DISPLAY, bag="BDC RST")
    assert table.offers() == ["take YEM", "take RFB", "take BSB", "take GDM", "take GSC", "empty"]
    table.play("take YEM", "x G2")
    assert table.offers("x") == ["G3"]
    table.play("offline")
    assert sorted(table["offline"].split()) == ["---", "---", "RDM", "RET"]
    assert sorted(table.play("empty").offers()) == ["keep RDM", "keep RET", "none"]


@pytest.mark.clause("OFF-005")
def test_an_ad_going_offline_takes_the_lowest_free_square_and_none_moves():
    table = Table(G="YEC RDM BFT", offline="RET --- BFB ---", display=DISPLAY, bag="BDC")
    assert table.play("take YEM", "x G2", "offline")["offline"] == "RET RDM BFB ---"


@pytest.mark.clause("OFF-005")
def test_four_squares_hold_four_ads_and_no_fifth():
    table = Table(G="YEC RDM BFT", offline="RET BFB GEC", display=DISPLAY, bag="BDC RST")
    table.play("take YEM", "x G2", "offline")
    assert table["offline"] == "RET BFB GEC RDM"
    assert table.play("take RFB").offers("x") == []
    table = Table(G="YEC RDM BFT", offline="RET BFB GEC YDT", display=DISPLAY, bag="BDC")
    assert "offline" not in table.play("take YEM", "x G2").offers()


@pytest.mark.clause("OFF-006")
def test_links_join_two_sites_of_one_network_both_ways():
    box = BOOK.box(2)
    assert box.sites == 40
    for number, site in enumerate(SITES):
        ends = {SITES[end] for end in box.linked[number][: box.links[number]]}
        assert ends == set(linked(site))
        assert len(ends) == box.links[number]
        assert site not in ends
        assert all(end[0] == site[0] and site in linked(end) for end in ends)
    assert sum(box.links) == 2 * sum(len(links.split()) for links in LINKS.values()) == 90


@pytest.mark.clause("OFF-006", "AMB-06")
@pytest.mark.parametrize("site", SITES)
def test_no_link_leaves_a_network(site):
    """Every other network is full of ads that share something with this one, and it is worth nothing."""
    akin = [ad for ad in ALL_ADS if 0 < shared(ad, "YEC") < 3]
    elsewhere = [other for other in SITES if other[0] != site[0]]
    board = dict(zip(elsewhere, akin, strict=False)) | {site: "YEC"}
    assert Table(**rows(board)).value("YEC", site) == 0


@pytest.mark.clause("OFF-007")
def test_ads_offline_have_no_value_give_none_and_never_score():
    given = {"G": "YEC RDM", "goals": "YEC RDM", "display": DISPLAY}
    empty, crowded = Table(**given), Table(**given, offline="YET YEB YFC YDC")
    for site in SITES:
        assert empty.value("YEM", site) == crowded.value("YEM", site)
    assert empty.card_points() == crowded.card_points()
    assert empty.points() == crowded.points()


@pytest.mark.clause("OFF-008")
def test_free_sites_are_sites_of_networks_never_offline_squares():
    table = Table(G="YEC RDM", offline="YET", display=DISPLAY, bag="BDC").play("take YEM")
    free = [site for site in SITES if site not in ("G1", "G2")]
    assert table.offers("put") == free
    assert table.state.free_sites == len(free) == 38
    full = Table(G="YEC RDM", offline="YET YEB YFC YDC", display=DISPLAY, bag="BDC").play("take YEM")
    assert full.offers("put") == free


def test_site_codes_that_name_no_site_are_not_understood():
    box = BOOK.box(2)
    for code in ("", "A", "A0", "A8", "H5", "I1", "a", "11", "A-1", "A1 ", "A01x", "A١"):
        assert site_number(box, code) == -1
    assert site_number(box, "h4") == 39
