"""Actions in their three forms."""

from __future__ import annotations

from typing import Any

import pytest

from tablee.core.decision import Refused, Unreadable
from tablee.core.texts import LANGUAGES
from tablee.games.insider import codes
from tests.games.insider.playing import Trace
from tests.games.insider.table import BOOK, Table


def test_every_legal_action_round_trips(traces: list[Trace]):
    kinds = set()
    for trace in traces:
        for state in trace.positions[::5]:
            for action in BOOK.actions(trace.box, state):
                named = BOOK.to_object(trace.box, state, action)
                kinds.add(named["do"])
                assert BOOK.read_action(trace.box, state, named) == action
                assert BOOK.read_action(trace.box, state, BOOK.to_text(trace.box, state, action).upper()) == action
    assert len(kinds | {"forfeit"}) == 22  # the vectors V-10 and the tests of movement have it


@pytest.mark.parametrize(
    ("said", "named", "number"),
    [
        ("roll", {"do": "roll"}, codes.ROLL),
        ("step 3 n", {"do": "step", "pawn": 3, "way": "N"}, codes.STEP + 8),
        ("rob 2 GREEN", {"do": "rob", "pawn": 2, "company": "green"}, codes.ROB + 3 + 1),
        ("play adm 2", {"do": "play", "card": "ADM", "count": 2}, codes.PLAY + 1),
        ("cycle bod", {"do": "cycle", "card": "BOD"}, codes.CYCLE + 4),
        ("table T3", {"do": "table", "table": "t3"}, codes.TAKE_TABLE + 2),
        ("pawn blue 7", {"do": "pawn", "company": "blue", "pawn": 7}, codes.PAWN + 13),
        ("from C2", {"do": "from", "square": "c2"}, codes.FROM + 11),
        ("to e5", {"do": "to", "square": "e5"}, codes.TO + 24),
        ("victim blue", {"do": "victim", "company": "blue"}, codes.ATTACK),
        ("sit green", {"do": "sit", "company": "green"}, codes.SIT + 2),
        ("pledge 3", {"do": "pledge", "count": 3}, codes.PLEDGED + 3),
    ],
)
def test_words_objects_and_numbers_name_the_same(said: str, named: dict[str, Any], number: int):
    table = Table(players=3)
    actions = BOOK._actions
    assert actions.from_text(said) == named
    assert actions.from_object(table.box, table.state, named) == number
    assert actions.to_object(table.box, table.state, number) == named


@pytest.mark.parametrize(
    "said",
    [
        "", "dance", "step", "step 1", "step 8 N", "step 0 N", "step 1 X", "step ١ N", "rob 1", "rob 1 pink", "rob 1 yellow",
        "rob 1 red", "play", "play ADM", "play ADM 0", "play ADM 4", "play XYZ 1", "cycle", "cycle 1", "table", "table t8",
        "table 1", "pawn red", "pawn 1 red", "from", "from c9", "from c2-c3", "to", "victim", "victim yellow", "victim red",
        "sit", "sit yellow", "pledge", "pledge 4", "pledge -1", "move7 now",
        {}, {"do": []}, {"do": "step"}, {"do": "step", "pawn": "1", "way": "N"}, {"do": "step", "pawn": True, "way": "N"},
        {"do": "step", "pawn": 1, "way": "N", "more": 1}, {"do": "play", "card": "ADM", "count": 1.0},
        {"do": "to", "square": None}, {"do": "roll", "x": 1}, None, 1.5, True, "x" * 5000,
    ],
)  # fmt: skip
def test_what_names_no_action_is_unreadable(said: Any):
    table = Table(players=3)
    with pytest.raises(Unreadable) as refused:
        BOOK.read_action(table.box, table.state, said)
    assert all(refused.value.say(language) for language in LANGUAGES)


@pytest.mark.parametrize("number", [-1, codes.ACTIONS, 10**6])
def test_numbers_beyond_the_actions_are_refused(number: int):
    table = Table()
    with pytest.raises(Refused) as refused:
        BOOK.read_action(table.box, table.state, number)
    assert refused.value.reason.key == "no-such-action"


def test_every_reason_comes_up_and_is_explained_in_every_language(traces: list[Trace]):
    met = set()
    for trace in traces:
        for state in trace.positions[::2]:
            for action in range(-1, BOOK.action_count(trace.box) + 1):
                reason = BOOK.refusal(trace.box, state, action)
                if reason and reason not in met:
                    met.add(reason)
                    refusal = BOOK.refused(trace.box, state, action, reason)
                    assert all(refusal.say(language) for language in LANGUAGES)
    missing = {BOOK.reasons[reason].key for reason in BOOK.reasons} - {BOOK.reasons[reason].key for reason in met}
    assert missing <= RARE


RARE = {
    "no-relocation",  # no position is known in which a token could go nowhere
    "own-pawn-needed",  # test_options
    "no-draw-in-rumours",  # test_options
    "would-be-enclosed",  # test_powers, V-46
    "restaurant-is-near",  # V-38
    "no-table-to-spare",  # test_powers
    "too-many-bodyguards",  # test_reactions
    "skips-already",  # V-27
    "rumoured-already",  # test_powers
}
"""Reasons that seldom come up in these games, and the tests that have them."""


def test_choices_stand_in_the_order_of_the_contract():
    position = "point: MOVE\npoints: 6\nmode: roll\ndice: 3 3\nred: b2 d4\norigin: a2 d4\narrived: 1\nblue: b2\ngreen: b2 e3\n"
    table = Table(position + "hand red: TRE TRE SCA ADM\nhand blue: BOD\nhand green: HEL", 3)
    assert [said.split()[0] for said in table.offers()] == [
        *["step"] * 10, "rob", "rob", "play", "play", "play", "relocate",
    ]  # fmt: skip
    assert table.offers("rob") == ["1 blue", "1 green"]
    assert table.offers("play") == ["ADM 1", "SCA 1", "TRE 2"]
    active = Table(position.replace("arrived", "active: red\narrived") + "hand blue: BOD\nhand green: HEL", 3)
    assert active.offers("rob") == ["1 blue", "1 green"]


def test_victims_stand_clockwise_from_the_attacker():
    table = Table("point: ACTION\nactive: green\nhand green: SCA", 4).play("play SCA 1")
    assert table.offers("victim") == ["yellow", "red", "blue"]
