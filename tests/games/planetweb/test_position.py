"""Positions as text: any position both ways, and what makes no sense is refused."""

from __future__ import annotations

import pytest

from tablee.core.texts import LANGUAGES, Complaint
from tests.games.planetweb.table import BOOK, Table


def test_positions_of_whole_games_read_back_to_the_last_byte(traces):
    for trace in traces:
        for position in [*trace.positions[::9], trace.end]:
            written = BOOK.write_position(trace.box, position)
            assert BOOK.read_position(trace.box, written).to_bytes() == position.to_bytes()


def test_an_empty_text_is_the_first_play_of_seat_a():
    table = Table()
    assert table.open == ("PLAY", "A")
    assert (table.cash, table.state.news[:3], table.state.till) == ([400] * 3, [0, 1, 2], 0)
    assert Table(active="C").actor == "C"


def test_named_cards_lie_on_top_and_the_others_follow():
    table = Table(news="N17 N04", bourse="B30", claims="N02-B", kept="B21-C")
    assert table.news[:5] == ["N17", "N04", "N01", "N03", "N05"]
    assert table.bourse[:3] == ["B30", "B01", "B02"]
    assert "N02" not in table.news
    assert "B21" not in table.bourse


@pytest.mark.parametrize(
    "line",
    ["nonsense", "cash: many", "cash: -5", "cash: 1 2 3 4", "point: LUNCH", "actor: D", "P19: A", "P03: A sold", "P03: A pot",
     ": 3", "claims: N10", "claims: N10-D", "claims: N99-A", "kept: B21-", "news: N37", "dice: 1", "dice: 1 7", "winners: AA",
     "target: P20", "creditor: bank", "opa_laid: B33", "open_card: drawn", "ply: 60001", "square: 39", "leaving: Z",
     "round: ²"],
)  # fmt: skip
def test_a_line_that_makes_no_sense_is_refused_with_its_number(line):
    with pytest.raises(Complaint, match=r"[Ll]ine 2"):
        BOOK.read_position(BOOK.box(3), "cash: 400000\n" + line)


@pytest.mark.parametrize(
    "text",
    [
        "news: N17 N17",
        "claims: N10-A\nnews: N10",
        "claims: N01-A",  # no card that makes a claim
        "claims: N10-A\nP05: B",  # an owned portal has no claim
        "P05: B pot 5000",
        "P05: - listed",
        "sites: 10 10",
        "sites: 18\nP01: B listed",
        "opa: 5 5 30",
        "kept: B01-A",  # a gain is never kept
        "kept: B30-A",  # a card in use has rolls left
        "rolls: 2",
        "kept: B28-A\nrolls: 3",
        "cash: 400001",
        "cash: 1500000000 1500000000",
        "out: 1",  # who is out has nothing
        "out: 2\ncash: 0\nopa: 0\ncontre: 0",
        "cash: 0 0\nopa: 0 0\ncontre: 0 0\nout: 1 2\nactive: C",  # one is left
        "point: BUY_PORTAL",
        "point: BUY_PORTAL\nsquare: 5\nP03: B",
        "point: BUY_SITE\nsquare: 2\nsites: 0 0 18",
        "point: BUY_SITE\nsquare: 2\ncash: 5000",
        "point: BUY_ACCESS\nsquare: 2",
        "point: LIST\nsquare: 4",
        "point: ASSIGN_LISTING\nP01: A\nspares: 1\nsites: 1\naccesses: 1",
        "P01: A\nspares: 1\nsites: 1\naccesses: 1",  # it would have been listed
        "point: COUNTER\nactor: B",
        "point: COUNTER\nactor: B\nP03: B listed\ntarget: P03",  # no OPA card lies there
        "point: COUNTER\nactor: C\nP03: B listed\ntarget: P03\nopa_laid: dealt\nopa: 4",
        "point: COUNTER\nactor: B\nP03: B listed\ntarget: P03\nopa_laid: B25",
        "point: OPA_BUY\nP03: B\ntarget: P03\nattack: 2 2",
        "point: OPA_BUY\nP03: B listed\ntarget: P03",
        "point: LIQUIDATE",
        "point: LIQUIDATE\nactor: A\ndebtor: A\ncreditor: B\nowed: 60000",
        "point: LIQUIDATE\ndebtor: A\ncreditor: B\nowed: 60000\ncash: 45000\nsquare: 5",
        "point: LIQUIDATE\ndebtor: A\ncreditor: A\nowed: 60000\ncash: 45000\nsquare: 5\nP03: A listed",
        "point: CARD_OFFER\nactor: B\ndebtor: A\ncreditor: B\nowed: 60000\ncash: 45000\nsquare: 5\nP03: B listed",
        "owed: 60000",
        "open_card: news\nnews_shown: N17",
        "target: P03\nP03: B listed",
        "attack: 1 1",
        "free: 1",
        "leaving: B",
        "point: -",
        "over: last",
        "winners: A",
        "actor: B",
        "active: -",
        "news_fresh: 36\nclaims: N10-A",
        "dice: 0 3",
    ],
)
def test_an_impossible_position_is_refused_in_every_language(text):
    with pytest.raises(Complaint) as refused:
        BOOK.read_position(BOOK.box(3), text)
    assert refused.value.key == "position-impossible"
    assert all(refused.value.say(language) for language in LANGUAGES)


@pytest.mark.parametrize(
    "text",
    [
        "point: LIQUIDATE\ndebtor: A\ncreditor: B\nowed: 60000\ncash: 45000\nsquare: 5\nP03: B listed",
        "point: CARD_OFFER\nactor: B\ndebtor: A\ncreditor: B\nowed: 60000\ncash: 45000\nsquare: 5\nP03: B listed\noffered: opa",
        "point: COUNTER\nactor: B\nP03: B listed\ntarget: P03\nopa_laid: dealt\nopa: 4",
        "point: OPA_BUY\nP03: B listed\ntarget: P03\nattack: 2 4\nopa_laid: B21",
        "point: AT_MENU\nsquare: 0",
    ],
)
def test_a_decision_that_fits_the_rest_can_be_played_on(text):
    box = BOOK.box(3)
    state = BOOK.read_position(box, text)
    assert BOOK.default(box, state) in BOOK.actions(box, state)
