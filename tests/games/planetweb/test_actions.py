"""Actions in their three forms, and what refuses them."""

from __future__ import annotations

import pytest

from tablee.core.decision import Unreadable
from tablee.core.texts import LANGUAGES
from tablee.games.planetweb import codes
from tablee.games.planetweb.refusals import REASONS
from tests.clauses import clauses_of
from tests.games.planetweb.table import BOOK, Table


def test_every_action_number_reads_back_from_object_and_text():
    table = Table()
    for action in range(codes.ACTIONS):
        named = BOOK.to_object(table.box, table.state, action)
        text = BOOK.to_text(table.box, table.state, action)
        assert BOOK._actions.from_object(table.box, table.state, named) == action
        assert BOOK._actions.from_text(text) == named
        assert BOOK._actions.from_text(text.lower()) == named
        assert BOOK._actions.from_text(text.replace(" ", ":")) == named


def test_there_are_the_116_actions_of_the_contract_in_its_order():
    table = Table()
    texts = [BOOK.to_text(table.box, table.state, action) for action in range(BOOK.action_count(table.box))]
    portals = [f"P{n:02}" for n in range(1, 19)]
    expected = [
        "roll",
        *(f"opa {p}" for p in portals),
        "buy",
        "pass",
        "S",
        "A",
        "SA",
        "SS",
        "AA",
        *(f"list {p}" for p in portals),
    ]
    expected += [f"take {seat} site" for seat in "ABCDEF"] + [f"take {seat} access" for seat in "ABCDEF"]
    expected += [f"take {p}" for p in portals] + ["listing", "counter", "sell site", "sell access"]
    expected += [f"sell {p}" for p in portals] + [f"sell listing {p}" for p in portals] + ["sell opa", "sell contre"]
    assert texts == expected
    assert len(texts) == 116


def test_objects_name_seats_by_number_and_portals_by_id():
    table = Table(square="36", sites="0 1", P07="C").play("roll 1-2")
    assert BOOK.decision(table.box, table.state).choices[1].do == {"do": "take-card", "seat": 1, "card": "site"}
    assert BOOK.read_action(table.box, table.state, {"do": "take-portal", "portal": "P7"}) == codes.TAKE_PORTAL + 6
    assert BOOK.read_action(table.box, table.state, "take p7") == codes.TAKE_PORTAL + 6


@pytest.mark.parametrize(
    "said",
    ["", "dance", "opa", "opa P19", "opa P00", "opa X03", "take B", "take G site", "take site", "sell", "sell P03 P04", "SSS",
     "P03", {"do": "opa"}, {"do": "opa", "portal": "P19"}, {"do": "opa", "portal": 3}, {"do": "roll", "portal": "P03"},
     {"do": "take-card", "seat": True, "card": "site"}, {"do": "take-card", "seat": "B", "card": "site"}, {"do": []},
     {"do": "opa", "portal": []}, {}, None, True, 1.5],
)  # fmt: skip
def test_what_names_no_action_is_unreadable(said):
    table = Table(P03="B listed")
    with pytest.raises(Unreadable) as unreadable:
        BOOK.read_action(table.box, table.state, said)
    assert all(unreadable.value.say(language) for language in LANGUAGES)


@pytest.mark.parametrize("action", [-1, 116, 10**6])
def test_numbers_beyond_the_list_are_no_actions(action):
    table = Table()
    assert table.refused(action).reason.key == "no-such-action"
    assert table.refused(action).clause == ""


def test_every_reason_names_a_clause_of_the_contract_and_is_met_in_play(traces):
    clauses = set(clauses_of("planetweb"))
    assert all(reason.clause in clauses for reason in REASONS.values() if reason.clause)
    poor = Table(square="36", cash=[0, 400, 400], P03="B listed").play("roll 1-2")
    met = {BOOK.refusal(poor.box, poor.state, action) for action in range(-1, codes.ACTIONS + 1)}
    for trace in traces:
        for position in trace.positions[::5]:
            met |= {BOOK.refusal(trace.box, position, action) for action in range(-1, codes.ACTIONS + 1)}
    assert met == {codes.ALLOWED, *REASONS}


@pytest.mark.parametrize(
    ("given", "played", "said", "words"),
    [
        ({"P03": "B listed", "cash": [45, 400, 400]}, [], "opa P03", ["50,000", "45,000"]),
        ({"cash": [15, 400, 400]}, ["roll 4-6"], "SA", ["20,000", "15,000"]),
        ({"sites": "0 0 17"}, ["roll 4-6"], "SS", ["1 sites", "18 accesses"]),
        ({"cash": [15, 400, 400], "square": "36", "P07": "B"}, ["roll 1-2"], "take P07", ["20,000", "15,000"]),
        ({"square": "36"}, ["roll 1-2"], "take B access", ["B has no unbound access"]),
        ({"P01": "A", "P05": "A", "sites": "1", "spares": "1"}, ["roll 1-5", "buy"], "pass", ["you only say which"]),
        ({"P03": "B listed"}, [], "counter", ["a play begins with the dice"]),
    ],
)  # fmt: skip
def test_a_refusal_says_the_numbers_of_the_case(given, played, said, words):
    refusal = Table(**given).play(*played).refused(said)
    text = refusal.say("en")
    assert all(word in text for word in words), text
    assert refusal.clause in text
    assert all(refusal.say(language) and refusal.clause_text(language) for language in LANGUAGES)


RICH = {"P01": "A", "P02": "A", "P03": "B listed", "P07": "C", "P08": "A listed", "sites": "1 1", "accesses": "1 1"}
OWING = {"active": "B", "P03": "A listed", "P02": "B listed", "P01": "B", "P07": "A", "cash": [400, 45, 400], "sites": "0 1"}
DECISIONS = {
    "PLAY": (RICH, []),
    "BUY_PORTAL": (RICH, ["roll 4-5"]),
    "BUY_SITE": (RICH, ["roll 1-1"]),
    "BUY_ACCESS": (RICH, ["roll 1-5"]),
    "SILICON": (RICH, ["roll 4-6"]),
    "LIST": (RICH, ["roll 1-3"]),
    "ASSIGN_LISTING": ({**RICH, "sites": "0 1", "spares": "1"}, ["roll 1-1", "buy"]),
    "AT_MENU": ({**RICH, "square": "36"}, ["roll 1-2"]),
    "AT_SECOND": ({**RICH, "square": "36"}, ["roll 1-2", "take B site"]),
    "COUNTER": (RICH, ["opa P03"]),
    "OPA_BUY": ({**RICH, "contre": "2 0 2"}, ["opa P03 1-1"]),
    "LIQUIDATE": (OWING, ["roll 2-3"]),
    "CARD_OFFER": (OWING, ["roll 2-3", "sell opa"]),
}
"""Every decision point, with all that another decision would need."""

BELONGS = {
    "roll": {"PLAY"},
    "opa": {"PLAY", "AT_MENU"},
    "buy": {"BUY_PORTAL", "BUY_SITE", "BUY_ACCESS", "OPA_BUY", "CARD_OFFER"},
    "pass": set(DECISIONS) - {"PLAY"},
    "services": {"SILICON"},
    "list": {"LIST", "ASSIGN_LISTING"},
    "take-card": {"AT_MENU", "AT_SECOND"},
    "take-portal": {"AT_MENU", "AT_SECOND"},
    "listing": {"AT_MENU"},
    "counter": {"COUNTER"},
    "sell-card": {"LIQUIDATE"},
    "sell-portal": {"LIQUIDATE"},
    "sell-listing": {"LIQUIDATE"},
}


@pytest.mark.clause("PLW-015")
@pytest.mark.parametrize("point", DECISIONS)
def test_what_belongs_to_another_decision_is_not_possible_now(point):
    given, played = DECISIONS[point]
    table = Table(**given).play(*played)
    assert table.point == point
    legal = set(table.form.legal(table.box, table.state))
    for action in range(codes.ACTIONS):
        kind = BOOK.to_object(table.box, table.state, action)["do"]
        refusal = BOOK.refusal(table.box, table.state, action)
        assert (refusal == codes.NOT_NOW) == (point not in BELONGS[kind]), (kind, refusal)
        assert (refusal == codes.ALLOWED) == (action in legal), action


def test_the_list_of_legal_actions_writes_over_whatever_was_there():
    for given, played in DECISIONS.values():
        table = Table(**given).play(*played)
        out = [codes.ACTIONS] * BOOK.most_choices
        count = BOOK.legal(table.box, table.state, out)
        assert out[:count] == BOOK.actions(table.box, table.state)


@pytest.mark.clause("PLW-126", "PLW-128")
def test_what_is_not_there_cannot_be_sold():
    table = Table(active="B", P03="A listed", P01="B", cash=[400, 55, 400], opa="5 0 5", contre="2 0 2").play("roll 2-3")
    for action in (codes.SELL_SITE, codes.SELL_ACCESS, codes.SELL_OPA, codes.SELL_CONTRE):
        assert BOOK.refusal(table.box, table.state, action) == codes.NOTHING_TO_SELL
    assert BOOK.refusal(table.box, table.state, codes.SELL_LISTING) == codes.NO_LISTING_TO_SELL
    assert BOOK.refusal(table.box, table.state, codes.SELL_PORTAL + 2) == codes.NOT_YOURS
    assert BOOK.refusal(table.box, table.state, codes.SELL_LISTING + 2) == codes.NOT_YOURS


def test_legal_never_exceeds_the_room_that_is_declared():
    """LIQUIDATE with everything there is: 1 + 1 + 18 + 18 + 1 + 1 choices."""
    portals = {f"P{n:02}": "B listed" for n in range(1, 18)} | {"P18": "A listed"}
    table = Table(active="B", cash=[400, 0, 400], square="0 32", **portals).play("roll 2-3")
    assert len(table.offers) == 17 + 17 + 2
    assert BOOK.most_choices == 40


# Defaults (4.4)


@pytest.mark.parametrize(
    ("given", "played", "default"),
    [
        ({"P03": "B listed"}, [], "roll"),
        ({}, ["roll 1-2"], "pass"),
        ({}, ["roll 1-1"], "pass"),
        ({}, ["roll 1-5"], "pass"),
        ({}, ["roll 4-6"], "pass"),
        ({"P01": "A", "sites": "1", "accesses": "1"}, ["roll 1-3"], "pass"),
        ({"square": "36", "P03": "B listed"}, ["roll 1-2"], "pass"),
        ({"square": "36", "sites": "0 2"}, ["roll 1-2", "take B site"], "pass"),
        ({"P03": "B listed"}, ["opa P03"], "pass"),
        ({"P03": "B listed", "contre": "2 0 2"}, ["opa P03 2-2"], "buy"),
        ({"P04": "A", "P02": "A", "sites": "1", "spares": "1"}, ["roll 1-5", "buy"], "list P02"),
        ({"active": "B", "P03": "A listed", "cash": [400, 45, 400], "sites": "0 1", "accesses": "0 1"},
         ["roll 2-3"], "sell site"),
        ({"active": "B", "P03": "A listed", "cash": [400, 45, 400], "accesses": "0 1"}, ["roll 2-3"], "sell access"),
        ({"active": "B", "P03": "A listed", "cash": [400, 45, 400], "P01": "B"}, ["roll 2-3"], "sell opa"),
        ({"active": "B", "P03": "A listed", "cash": [400, 45, 400], "opa": "5 0 5", "P01": "B"}, ["roll 2-3"], "sell contre"),
        ({"active": "B", "P03": "A listed", "cash": [400, 45, 400], "opa": "5 0 5", "contre": "2 0 2", "P01": "B listed",
          "P09": "B", "P10": "B"}, ["roll 2-3"], "sell P09"),
        ({"active": "B", "P03": "A listed", "cash": [400, 45, 400], "opa": "5 0 5", "contre": "2 0 2", "P01": "B",
          "P09": "B listed"}, ["roll 2-3"], "sell P01"),
        ({"active": "B", "P03": "A listed", "cash": [400, 45, 400], "opa": "5 0 5", "contre": "2 0 2", "P07": "B listed",
          "P08": "B listed"}, ["roll 2-3"], "sell P07"),
        ({"active": "B", "P03": "A listed", "cash": [400, 45, 400]}, ["roll 2-3", "sell opa"], "pass"),
    ],
)  # fmt: skip
def test_the_default_of_each_decision(given, played, default):
    table = Table(**given).play(*played)
    assert BOOK.to_text(table.box, table.state, BOOK.default(table.box, table.state)) == default


def test_only_play_is_always_presented():
    table = Table()
    assert not BOOK.decision(table.box, table.state).automatic
    alone = Table(square="36", cash=[0, 400, 400]).play("roll 1-2")
    assert alone.offers == ["pass"]
    assert BOOK.decision(alone.box, alone.state).automatic
