"""Table options, and the rulings behind them."""

from __future__ import annotations

import pytest

from tablee.core.chance import Fast, Keyed, Scripted
from tablee.core.events import EVERYBODY, SPECTATOR, Events
from tablee.core.position import CLOCK_RAN_OUT, LEFT_TO_THE_TABLE, RESIGNED, TAKEN_UP
from tablee.core.texts import Complaint
from tablee.games.offline import rules
from tablee.games.offline.state import NO_AD
from tests.games.offline.playing import played
from tests.games.offline.reference import SIZES
from tests.games.offline.table import BOOK, Table

DEFAULTS = {
    "variant": "basic",
    "rounds": 1,
    "tie_break": "shared",
    "analysis_deck": "printed",
    "open_preferences": False,
    "take_back": True,
    "show_unseen": True,
    "show_projection": True,
    "on_leave": "bot",
}


def test_every_option_of_the_contract_is_there_with_its_default():
    assert BOOK.read_options({}) == DEFAULTS


@pytest.mark.parametrize(
    ("name", "value"),
    [("variant", "easy"), ("rounds", 0), ("rounds", 5), ("tie_break", "dice"), ("players", 3), ("on_leave", True)],
)
def test_what_is_no_option_is_refused(name, value):
    with pytest.raises(Complaint):
        BOOK.box(2, {name: value})


# rounds


def last_turn(**given) -> Table:
    """A position in which the next put ends the round."""
    fixed = {"players": 3, "G": "YEC YEM", "H": "RFT RFB", "display": "GSB", "goals": "YDC RFM BET", "offline": "YET"}
    return Table(**fixed | given)


@pytest.mark.clause("AMB-30")
@pytest.mark.parametrize("rounds", [1, 2, 3, 4])
def test_a_game_has_as_many_rounds_as_agreed(rounds):
    trace = played(2, 6, rounds=rounds)
    assert trace.end.round == rounds
    assert trace.end.over == rules.ALL_SITES_FULL
    ended = [event for step in trace.steps for event in step.events if event.kind == rules.ENDED]
    assert len(ended) == rounds


@pytest.mark.clause("AMB-30")
def test_totals_of_the_rounds_are_added():
    table = last_turn(rounds=3, round=1, scores="10 20 30", majorities="1 2 3")
    table.play("take GSB", "put A1", chance=Fast(1))
    assert (table.scores, table.over) == ([10 + 2, 20 + 4, 30 + 2], "")
    assert table["majorities"] == "2 4 4"


@pytest.mark.clause("AMB-03", "AMB-30")
@pytest.mark.parametrize("first", [0, 1, 2])
def test_the_start_moves_one_seat_clockwise_each_round(first):
    table = last_turn(rounds=2, first=first).play("take GSB", "put A1", chance=Fast(1))
    assert table.state.first == table.actor == (first + 1) % 3
    assert (table.state.round, table.state.turn, table.point) == (1, 0, "TURN")


@pytest.mark.clause("AMB-30", "OFF-015")
def test_everything_else_is_set_up_anew_for_each_round():
    table = last_turn(variant="expert", rounds=2, box="GFT GFB", analysed="A-RDM --- B-GEB", cards="D", turn=33)
    chance = Keyed(bytes(32))
    table.play("take GSB", "put A1", chance=chance)
    assert (table["offline"], table["box"], table["hand"]) == ("--- --- --- ---", "", "---")
    assert (table["analysed"], table["cards"]) == ("--- --- ---", "ABD")
    assert (table.state.bag_count, table.state.free_sites, table.state.offline_count) == (43, 24, 0)
    for network, size in SIZES.items():
        assert table[network].split().count("---") == size - 2
    assert "---" not in table["display"]
    assert [n for n, _ in chance.draws][:4] == [7, 6, 64, 63]
    assert [n for n, _ in chance.draws][-9:] == [4, 3, 2] * 3
    assert not any(table.state.boxed)


@pytest.mark.clause("AMB-30", "OFF-090")
def test_each_round_has_an_analysis_for_each_player():
    table = last_turn(variant="expert", rounds=2, analysed="A-RDM B-GEC D-GFT", cards="").play(
        "take GSB", "put A1", chance=Fast(2)
    )
    assert "analyse" in table.offers()


@pytest.mark.clause("AMB-30", "OFF-108")
def test_the_total_of_all_rounds_decides():
    table = last_turn(rounds=2, round=1, scores="0 99 0").play("take GSB", "put A1", chance=Scripted([]))
    assert table.over == "display"
    assert table.winners == [1]


# tie_break


@pytest.mark.clause("AMB-29")
@pytest.mark.parametrize(("tie_break", "winners"), [("shared", [0, 1]), ("most_majorities", [1])])
def test_equal_totals_share_or_are_parted_by_sole_majorities(tie_break, winners):
    """Two points each: one majority of two ads against two majorities of one."""
    table = Table(tie_break=tie_break, G="YDC YFM", H="RET", goals="YSB REC").finish()
    assert (table.scores, table["majorities"]) == ([2, 2], "1 2")
    assert table.winners == winners


@pytest.mark.clause("AMB-29")
@pytest.mark.parametrize(
    ("scores", "majorities", "shared", "parted"),
    [
        ("5 5 3", "2 1 9", [0, 1], [0]),
        ("5 5 3", "1 2 9", [0, 1], [1]),
        ("5 5 5", "2 2 1", [0, 1, 2], [0, 1]),
        ("3 5 4", "9 0 9", [1], [1]),
        ("0 0 0", "0 0 0", [0, 1, 2], [0, 1, 2]),
        ("1 2 7", "0 0 0", [2], [2]),
    ],
)
def test_only_tied_players_are_parted_and_a_tie_in_both_stays_shared(scores, majorities, shared, parted):
    for tie_break, expected in (("shared", shared), ("most_majorities", parted)):
        table = Table(players=3, tie_break=tie_break, scores=scores, majorities=majorities)
        bits = rules.winners(table.box, table.state)
        assert [seat for seat in range(3) if bits >> seat & 1] == expected


# analysis_deck


@pytest.mark.clause("AMB-31")
@pytest.mark.parametrize(
    ("deck", "players", "cards"),
    [
        ("printed", 2, "ABCD"),
        ("printed", 3, "ABD"),
        ("printed", 4, "AD"),
        ("one_each", 2, "AD"),
        ("one_each", 3, "ABD"),
        ("one_each", 4, "ABCD"),
    ],
)
def test_the_analysis_deck_is_as_printed_or_one_card_for_each_player(deck, players, cards):
    trace = played(players, 1, until=0, variant="expert", analysis_deck=deck)
    assert BOOK.view(trace.box, trace.end).board.cards_left == cards


@pytest.mark.clause("AMB-31")
def test_with_one_card_each_all_four_players_can_analyse():
    given = {"players": 4, "variant": "expert", "display": "YEM RFB BSB GDM GSC", "bag": "BDC RST YDT RDT"}
    table = Table(**given, analysis_deck="one_each")
    for ad in ("YEM", "RFB", "BSB", "GDM"):
        table.play("analyse", f"pick {ad}")
    assert table["analysed"] == "A-YEM B-RFB C-BSB D-GDM"


# open_preferences


@pytest.mark.clause("AMB-45")
@pytest.mark.parametrize(("open_preferences", "seen"), [(False, ("YEC", None)), (True, ("YEC", "RDM"))])
def test_preference_cards_lie_face_down_unless_the_table_plays_openly(open_preferences, seen):
    table = Table(open_preferences=open_preferences, goals="YEC RDM", display="YEM")
    assert BOOK.view(table.box, table.state, 0).board.goals == seen


@pytest.mark.clause("AMB-45")
@pytest.mark.parametrize("open_preferences", [False, True])
def test_who_is_told_of_the_deal(open_preferences):
    trace = played(3, 1, until=0, open_preferences=open_preferences)
    dealt = [event for event in trace.setup if event.kind == rules.GOALS_DEALT]
    assert [event.seen_by for event in dealt] == ([EVERYBODY] * 3 if open_preferences else [1, 2, 4])


@pytest.mark.clause("AMB-45")
def test_open_cards_stay_where_they_are_in_a_redealt_world():
    table = Table(open_preferences=True, goals="YEC RDM")
    rules.redeal(table.box, table.state, 0, Scripted([]))
    assert table["goals"] == "YEC RDM"


# on_leave


@pytest.mark.clause("AMB-49")
def test_a_player_who_leaves_is_replaced_by_a_bot_unless_agreed_otherwise():
    table = Table(G="YEC YEM", goals="YEC RDM", display="YET", scores="4 5")
    before = table.state.to_bytes()
    assert rules.outside(table.box, table.state, 1, RESIGNED, Fast(0), Events()) == LEFT_TO_THE_TABLE
    assert table.state.to_bytes() == before


@pytest.mark.clause("AMB-49")
def test_at_a_table_that_says_so_a_leaving_player_ends_the_game_without_result():
    table = Table(players=3, on_leave="void", G="YEC YEM", goals="YEC RDM BFT", display="YET", scores="4 5 6", round=1)
    events = Events()
    assert rules.outside(table.box, table.state, 1, RESIGNED, Scripted([]), events) == TAKEN_UP
    assert (table.over, table.actor, table.point, table.offers()) == ("abandoned", -1, "", [])
    assert (table.scores, table.winners) == ([0, 0, 0], [])
    assert [event[:4] for event in events] == [(rules.ENDED, EVERYBODY, rules.ABANDONED, 1)]
    assert table.refused("take YET").clause == "OFF-083"


@pytest.mark.clause("AMB-49")
@pytest.mark.parametrize("begun", [["take YEM"], ["take YEM", "x G2"], ["empty"], ["empty", "keep GFT"]])
def test_a_game_stopped_during_a_turn_has_no_further_choices(begun):
    table = Table(on_leave="void", G="YEC RDM BFT", offline="GFT", display="YEM RFB", bag="BDC", goals="YEC RDM").play(*begun)
    rules.outside(table.box, table.state, 0, RESIGNED, Scripted([]), Events())
    assert (table.over, table.offers(), BOOK.decision(table.box, table.state)) == ("abandoned", [], None)


@pytest.mark.clause("AMB-49")
def test_the_clock_never_ends_a_game():
    table = Table(on_leave="void", display="YET", goals="YEC RDM")
    before = table.state.to_bytes()
    assert rules.outside(table.box, table.state, 0, CLOCK_RAN_OUT, Scripted([]), Events()) == LEFT_TO_THE_TABLE
    assert table.state.to_bytes() == before


@pytest.mark.clause("AMB-49")
def test_a_game_stopped_early_reveals_nothing():
    table = Table(on_leave="void", G="YEC YEM", goals="YEC RDM", display="YET")
    rules.outside(table.box, table.state, 0, RESIGNED, Scripted([]), Events())
    view = BOOK.view(table.box, table.state, SPECTATOR)
    assert view.board.goals == (None, None)
    assert (view.board.final, view.board.projection) == (None, None)
    redealt = set()
    for outcome in range(3):
        world = table.state.copy()
        rules.redeal(table.box, world, 0, Scripted([outcome] * 3))
        redealt.add(tuple(world.goal[1]))
    assert len(redealt) == 3


# show_unseen, show_projection


@pytest.mark.clause("AMB-46")
def test_the_ads_still_in_the_bag_are_listed_in_no_telling_order_unless_agreed_otherwise():
    given = {"G": "YEC", "display": "YEM", "bag": "GSB BDC RST", "box": "RDM"}
    for seat in (SPECTATOR, 0, 1):
        shown = Table(**given)
        assert BOOK.view(shown.box, shown.state, seat).board.unseen == ("RST", "BDC", "GSB")
        hidden = Table(**given, show_unseen=False)
        assert BOOK.view(hidden.box, hidden.state, seat).board.unseen is None
        assert BOOK.view(hidden.box, hidden.state, seat).board.bag == 3
        assert BOOK.view(hidden.box, hidden.state, seat).board.box == ("RDM",)


def test_a_player_sees_her_own_projection_unless_agreed_otherwise():
    given = {"G": "YEC YEM", "display": "YET", "goals": "YEC RDM"}
    table = Table(**given)
    assert BOOK.view(table.box, table.state, 0).board.projection.total == 4
    assert BOOK.view(table.box, table.state, 1).board.projection.total == 0
    assert BOOK.view(table.box, table.state, SPECTATOR).board.projection is None
    table = Table(**given, show_projection=False)
    assert BOOK.view(table.box, table.state, 0).board.projection is None


def test_options_never_change_what_may_be_played():
    plain = played(2, 7, until=60)
    for options in (
        {"show_unseen": False},
        {"show_projection": False},
        {"open_preferences": True},
        {"on_leave": "void"},
        {"take_back": False},
    ):
        same = played(2, 7, until=60, **options)
        assert [step.said for step in same.steps] == [step.said for step in plain.steps]
        assert same.end == plain.end
    assert NO_AD in plain.end.site_ad
