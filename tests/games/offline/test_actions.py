"""Actions in their three forms, and what refuses them."""

from __future__ import annotations

import pytest

from tablee.core.chance import Scripted
from tablee.core.decision import Refused, Unreadable
from tablee.games.offline import rules
from tablee.games.offline.refusals import REASONS
from tests.clauses import clauses_of
from tests.games.offline.table import BOOK, Table

DISPLAY = "YEM RFB BSB GDM GSC"


def expert(**given) -> Table:
    fixed = {"variant": "expert", "G": "YEC RDM BFT", "offline": "GFT", "display": DISPLAY, "bag": "BDC", "goals": "YEC RDM"}
    return Table(**fixed | given)


def test_every_legal_action_of_whole_games_reads_back_from_all_three_forms(traces):
    for trace in traces[::3]:
        for position in trace.positions:
            texts = set()
            for action in BOOK.actions(trace.box, position):
                named = BOOK.to_object(trace.box, position, action)
                text = BOOK.to_text(trace.box, position, action)
                assert BOOK.read_action(trace.box, position, named) == action
                assert BOOK.read_action(trace.box, position, text) == action
                assert BOOK.read_action(trace.box, position, action) == action
                texts.add(text)
            assert len(texts) == len(BOOK.actions(trace.box, position))


@pytest.mark.parametrize(
    ("begun", "action", "text", "named"),
    [
        ([], 40, "take YEM", {"do": "take", "ad": "YEM"}),
        ([], 50, "empty", {"do": "empty"}),
        ([], 51, "analyse", {"do": "analyse"}),
        (["take YEM"], 0, "put A1", {"do": "put", "site": "A1"}),
        (["take YEM"], 33, "x G2", {"do": "exchange", "site": "G2"}),
        (["take YEM", "x G2"], 49, "offline", {"do": "offline"}),
        (["empty"], 45, "keep GFT", {"do": "keep", "ad": "GFT"}),
        (["empty"], 52, "none", {"do": "none"}),
        (["analyse"], 44, "pick GSC", {"do": "pick", "ad": "GSC"}),
        (["analyse"], 45, "pick GFT", {"do": "pick", "ad": "GFT"}),
        (["analyse"], 34, "pick BFT", {"do": "pick", "ad": "BFT"}),
    ],
)
def test_actions_have_the_numbers_texts_and_objects_of_the_contract(begun, action, text, named):
    table = expert().play(*begun)
    assert BOOK.to_text(table.box, table.state, action) == text
    assert BOOK.to_object(table.box, table.state, action) == named
    assert BOOK.read_action(table.box, table.state, text) == action


def test_there_are_53_action_numbers():
    assert BOOK.action_count(BOOK.box(2)) == 53


@pytest.mark.parametrize(
    ("said", "same"), [("exchange g2", "x G2"), ("X g2", "x G2"), ("  put   a1 ", "put A1"), ("PUT A1", "put A1")]
)
def test_small_letters_long_words_and_spaces_are_understood(said, same):
    table = expert().play("take YEM")
    assert BOOK.read_action(table.box, table.state, said) == BOOK.read_action(table.box, table.state, same)


def test_analyze_is_understood_too():
    table = expert()
    assert BOOK.read_action(table.box, table.state, "analyze") == 51


@pytest.mark.parametrize(
    "given",
    [
        "",
        "   ",
        "fly",
        "take",
        "take YEM now",
        "put",
        "put A1 A2",
        "empty it",
        "take XYZ",
        "take YE",
        "put Z9",
        "put A0",
        "put A8",
        "keep YEM",
        "take GFT",
        "x",
        {},
        {"do": "take"},
        {"do": "take", "ad": 3},
        {"do": "take", "ad": "YEM", "site": "A1"},
        {"do": "put", "ad": "YEM"},
        {"do": "empty", "ad": "YEM"},
        {"do": None},
        None,
        True,
        3.5,
        ["take YEM"],
    ],
)
def test_what_names_no_action_is_unreadable_and_changes_nothing(given):
    table = expert()
    before = table.state.to_bytes()
    with pytest.raises(Unreadable):
        BOOK.read_action(table.box, table.state, given)
    assert table.state.to_bytes() == before


@pytest.mark.parametrize("action", [-1, 53, 54, 1000, -1000, 10**12])
def test_numbers_outside_the_range_are_refused(action):
    refusal = expert().refused(action)
    assert (refusal.clause, refusal.values) == ("", {"action": str(action)})


CASES = {
    "OFF-004 put on an occupied site": (["take YEM"], "put G1", "OFF-004", {"site": "G1", "old": "YEC"}),
    "OFF-040 put without an ad": ([], "put A1", "OFF-040", {"point": "TURN"}),
    "OFF-040 exchange without an ad": ([], "x G1", "OFF-040", {"point": "TURN"}),
    "OFF-040 exchange in an analysis": (["analyse"], "x G1", "OFF-040", {"point": "ANALYSE"}),
    "OFF-040 put in an analysis": (["analyse"], "put A1", "OFF-040", {"point": "ANALYSE"}),
    "OFF-040 take twice": (["take YEM"], "take RFB", "OFF-040", {"point": "NEW_AD"}),
    "OFF-040 take in an analysis": (["analyse"], "take RFB", "OFF-040", {"point": "ANALYSE"}),
    "OFF-040 take while emptying": (["empty"], "take RFB", "OFF-040", {"point": "KEEP_ONE"}),
    "OFF-040 put while emptying": (["empty"], "put A1", "OFF-040", {"point": "KEEP_ONE"}),
    "OFF-040 keep at the start": ([], "keep GFT", "OFF-040", {"point": "TURN"}),
    "OFF-040 keep with a new ad": (["take YEM"], "keep GFT", "OFF-040", {"point": "NEW_AD"}),
    "OFF-040 pick at the start": ([], "pick YEM", "OFF-040", {"point": "TURN"}),
    "OFF-040 empty twice": (["empty"], "empty", "OFF-040", {"point": "KEEP_ONE"}),
    "OFF-040 analyse with a new ad": (["take YEM"], "analyse", "OFF-040", {"point": "NEW_AD"}),
    "OFF-040 offline at the start": ([], "offline", "OFF-040", {"point": "TURN"}),
    "OFF-040 offline while emptying": (["empty"], "offline", "OFF-040", {"point": "KEEP_ONE"}),
    "OFF-040 offline in an analysis": (["analyse"], "offline", "OFF-040", {"point": "ANALYSE"}),
    "OFF-041 pass": ([], "none", "OFF-041", {}),
    "OFF-052 exchange on a free site": (["take YEM"], "x A1", "OFF-052", {"site": "A1"}),
    "OFF-052 pick a free site": (["analyse"], 0, "OFF-052", {"site": "A1"}),
    "OFF-053 worth as much": (
        ["take BSB"],
        "x G1",
        "OFF-053",
        {"site": "G1", "old": "YEC", "new": "BSB", "mine": "0", "theirs": "0", "sign": "="},
    ),
    "OFF-055 a new ad offline": (["take YEM"], "offline", "OFF-055", {}),
    "OFF-073 exchange a kept ad": (["empty", "keep GFT"], "x G2", "OFF-073", {"site": "G2", "old": "RDM"}),
    "OFF-073 a kept ad offline": (["empty", "keep GFT"], "offline", "OFF-073", {}),
}


@pytest.mark.parametrize(("begun", "said", "clause", "values"), CASES.values(), ids=CASES)
def test_wrong_actions_are_refused_with_clause_and_numbers(begun, said, clause, values):
    refusal = expert().play(*begun).refused(said)
    assert (refusal.clause, refusal.values) == (clause, values)


def test_every_refusal_in_whole_games_names_a_clause_of_the_contract(traces):
    clauses = set(clauses_of("offline"))
    seen = set()
    for trace in traces[::4]:
        for position in trace.positions[::2]:
            before = position.to_bytes()
            for action in range(BOOK.action_count(trace.box)):
                if reason := rules.refusal(trace.box, position, action):
                    refusal = BOOK.refused(trace.box, position, action, reason)
                    assert refusal.clause in clauses
                    seen.add(refusal.reason.key)
            assert position.to_bytes() == before
    assert len(seen) >= 12


def test_every_reason_is_known_by_a_key_of_its_own():
    assert set(REASONS) == set(range(1, rules.NO_PASSING + 1))
    assert len({reason.key for reason in REASONS.values()}) == len(REASONS)


def test_a_refused_step_raises_and_changes_nothing():
    table = expert().play("take YEM")
    before = table.state.to_bytes()
    with pytest.raises(Refused):
        BOOK.step(table.box, table.state, 49, Scripted([]))
    assert table.state.to_bytes() == before


def test_a_decision_lists_every_choice_in_all_forms():
    table = expert().play("empty")
    decision = BOOK.decision(table.box, table.state)
    assert (decision.seat, decision.point, decision.prompt) == (0, "KEEP_ONE", "prompt-keep-one")
    assert [(choice.action, choice.text) for choice in decision.choices] == [(45, "keep GFT"), (52, "none")]
    assert not decision.automatic


def test_a_single_choice_may_be_played_automatically():
    table = Table(G="YEC", display="--- --- YEM", goals="YEC RDM")
    assert BOOK.decision(table.box, table.state).automatic
