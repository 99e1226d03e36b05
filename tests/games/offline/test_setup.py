"""Contract 3.2: set-up. Chance is scripted, and where all its outcomes are few, all of them are tried."""

from __future__ import annotations

from collections import Counter
from itertools import permutations, product

import msgspec
import pytest

from tablee.core.chance import Fast, Keyed, Scripted
from tablee.core.edition import Edition
from tablee.core.events import SPECTATOR, Events
from tablee.games.offline import rules
from tablee.games.offline.state import NO_AD
from tests.games.offline.reference import SIZES
from tests.games.offline.table import BOOK, CHECKED, Table

NETWORK_FIRST = 1
"""Draws before the networks are laid: the first player."""


def set_up(outcomes: dict[int, int], players: int = 2, **options):
    """A new game with these outcomes of its draws; all others are 0."""
    script = [0] * (NETWORK_FIRST + 8 * 4 + 5 + 3 * players)
    for draw, outcome in outcomes.items():
        script[draw] = outcome
    chance = Scripted(script)
    state, events = BOOK.start(Table(players=players, **options).box, chance, BOOK.State.checked()())
    chance.finish()
    return state, events


@pytest.mark.clause("OFF-010")
def test_joining_the_pieces_differently_changes_nothing_in_play():
    source = BOOK.edition.source
    turned = source.replace("piece = 1", "piece = x").replace("piece = 4", "piece = 1").replace("piece = x", "piece = 4")
    assert turned != source
    assert BOOK.box(3, edition=Edition(turned)).to_bytes() == BOOK.box(3).to_bytes()


@pytest.mark.clause("OFF-011")
def test_any_of_the_64_ads_can_come_first():
    first_ads = Counter(set_up({3: outcome})[0].site_ad[0] for outcome in range(64))
    assert first_ads == Counter(range(64))


@pytest.mark.clause("OFF-011", "OFF-012", "OFF-014", "OFF-016")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_every_draw_of_the_set_up_is_among_all_that_are_left(players):
    chance = Keyed(bytes(32))
    BOOK.start(BOOK.box(players), chance)
    asked = [n for n, _ in chance.draws]
    bag = iter(range(64, 0, -1))
    expected = [players]
    for size in SIZES.values():
        expected += [size, size - 1, next(bag), next(bag)]
    expected += [next(bag) for _ in range(5)]
    expected += [4, 3, 2, 1][:players] * 3
    assert asked == expected


@pytest.mark.clause("OFF-012")
@pytest.mark.parametrize("seed", range(20))
def test_two_ads_lie_in_each_network_on_different_sites(seed):
    state, _ = BOOK.start(BOOK.box(2), Fast(seed))
    table = Table()
    table.state = CHECKED.of(state)
    for network, size in SIZES.items():
        assert table[network].split().count("---") == size - 2
    assert state.free_sites == 24


@pytest.mark.clause("OFF-013", "AMB-02")
@pytest.mark.parametrize("network", range(8))
def test_all_pairs_of_sites_are_equally_likely(network):
    box = BOOK.box(2)
    size = box.network_sites[network]
    pairs = Counter()
    for one, other in product(range(size), range(size - 1)):
        table = Table(bag="YEC RDM")
        events = Events()
        rules.lay_starting_ads(box, table.state, network, Scripted([one, other, 1, 0]), events)
        sites = [site for site in range(40) if table.state.site_ad[site] != NO_AD]
        assert all(box.network_of[site] == network for site in sites)
        assert sites == sorted(event.b for event in events)
        pairs[tuple(sites)] += 1
    assert len(pairs) == size * (size - 1) // 2
    assert set(pairs.values()) == {2}


@pytest.mark.clause("OFF-014", "OFF-015")
def test_five_ads_are_on_display_43_in_the_bag_none_offline_or_in_the_box():
    state, _ = set_up({}, players=3)
    table = Table(players=3)
    table.state = state
    assert state.bag_count == 43
    assert len(set(table["display"].split()) - {"---"}) == 5
    assert table["offline"] == "--- --- --- ---"
    assert table["box"] == ""
    assert table["hand"] == "---"


@pytest.mark.clause("OFF-014")
def test_any_ad_left_in_the_bag_can_come_on_display():
    first_shown = Counter(set_up({NETWORK_FIRST + 8 * 4: outcome})[0].display[0] for outcome in range(48))
    assert set(first_shown.values()) == {1}
    assert len(first_shown) == 48


@pytest.mark.clause("OFF-016", "OFF-017")
@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("category", range(3))
def test_every_deal_of_a_group_is_equally_likely(players, category):
    """The same chance for every way to give different types to the players: a shuffle of four cards."""
    box = BOOK.box(players)
    deals = Counter()
    for outcomes in product(*(range(left) for left in (4, 3, 2, 1)[:players])):
        table = Table(players=players)
        rules.deal_goals(box, table.state, category, SPECTATOR, Scripted(outcomes))
        deals[tuple(goal[category] for goal in table.state.goal[:players])] += 1
        assert all(goal[other] == 0 for goal in table.state.goal for other in range(3) if other != category)
    assert deals == Counter(permutations(range(4), players))


@pytest.mark.clause("OFF-017", "OFF-018")
def test_a_player_sees_her_own_cards_and_no_others_dealt_or_set_aside():
    """With two players 27 deals of the other cards are possible; player 0 sees the same in all of them."""
    views = set()
    others = 0
    for goal in product("RBG", "DFS", "MTB"):
        table = Table(goals=f"YEC {''.join(goal)}", G="YEC", display="YEM")
        view = BOOK.view(table.box, table.state, 0)
        assert view.board.goals == ("YEC", None)
        views.add(msgspec.json.encode(view))
        others += 1
    assert others == 27
    assert len(views) == 1


@pytest.mark.clause("OFF-017", "OFF-018")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_only_the_owner_is_told_of_the_cards_dealt(players):
    state, events = BOOK.start(BOOK.box(players), Fast(3))
    for seat in range(players):
        told = [event for event in events.seen_from(seat) if event.kind == rules.GOALS_DEALT]
        assert [event.a for event in told] == [seat]
        assert list(told[0][3:6]) == list(state.goal[seat])
    assert not [event for event in events.seen_from(SPECTATOR) if event.kind == rules.GOALS_DEALT]


@pytest.mark.clause("OFF-019", "AMB-03")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_any_seat_can_begin_and_play_goes_clockwise(players):
    for seat in range(players):
        state, events = set_up({0: seat}, players)
        assert state.first == state.actor == seat
        assert events[0][:4] == (rules.FIRST_PLAYER, 0xFFFF, seat, 0)
        table = Table(players=players)
        table.state = state
        order = []
        for _ in range(players + 1):
            order.append(table.actor)
            table.play(table.offers()[0])
            table.play(f"put {table.offers('put')[0]}")
        assert order == [(seat + turn) % players for turn in range(players + 1)]


@pytest.mark.clause("OFF-020")
@pytest.mark.parametrize(("players", "cards"), [(2, "ABCD"), (3, "ABD"), (4, "AD")])
def test_analysis_cards_lie_open_in_alphabetical_order(players, cards):
    state, _ = set_up({}, players, variant="expert")
    box = BOOK.box(players, {"variant": "expert"})
    for seat in (SPECTATOR, *range(players)):
        assert BOOK.view(box, state, seat).board.cards_left == cards


@pytest.mark.clause("OFF-020", "OFF-090")
def test_the_basic_game_has_no_analysis_cards():
    state, _ = set_up({}, 2)
    assert list(state.cards_left) == [0, 0, 0, 0]


@pytest.mark.clause("AMB-01")
def test_there_are_twelve_preference_cards_and_four_analysis_cards():
    state, _ = set_up({}, 4, variant="expert", analysis_deck="one_each")
    dealt = {(category, goal[category]) for goal in state.goal[:4] for category in range(3)}
    assert len(dealt) == 12
    assert sum(state.cards_left) == 4
