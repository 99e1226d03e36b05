"""The flea market as its clauses have it: what the core must carry and Offline does not ask of it."""

from __future__ import annotations

from typing import Any

import pytest

from tablee.core.chance import Scripted
from tablee.core.decision import Refused, Unreadable
from tablee.core.events import SPECTATOR, Event, Events
from tablee.core.position import CLOCK_RAN_OUT, LEFT_TO_THE_TABLE, NOBODY, RESIGNED, TAKEN_UP
from tablee.core.texts import LANGUAGES, Complaint
from tests.games.toy import RULEBOOK, rules
from tests.games.toy.state import NO_KIND

DOG, LAMP, BOOK, VASE, CLOCK = range(5)


class Market:
    """A position in words, played in words with scripted dice."""

    def __init__(self, source: str, players: int = 2, **options: Any) -> None:
        self.box = RULEBOOK.box(players, options)
        self.state = RULEBOOK.read_position(self.box, source)
        self.events = Events()

    def play(self, said: str, *outcomes: int) -> Market:
        chance = Scripted(outcomes)
        action = RULEBOOK.read_action(self.box, self.state, said)
        self.events = RULEBOOK.step(self.box, self.state, action, chance)
        chance.finish()
        return self

    def outside(self, seat: int, what: int) -> int:
        self.events = Events()
        return int(RULEBOOK.outside(self.box, self.state, seat, what, Scripted([]), self.events))

    @property
    def open(self) -> tuple[str, int]:
        return RULEBOOK.points.get(self.state.point, "OVER"), self.state.actor

    def told(self, kind: int, seat: int) -> list[Event]:
        return [event for event in self.events.seen_from(seat) if event.kind == kind]


THREE = """
coins: 5 5 5
hand 0: lamp
hand 1: dog vase
hand 2: dog
crate: book clock
"""


def test_a_robbery_asks_everybody_else_clockwise_and_then_the_turn_goes_on() -> None:
    market = Market(THREE, 3).play("rob 2")
    assert market.open == ("REACT", 1)
    assert market.state.depth == 1
    assert market.play("let").open == ("REACT", 2)
    assert market.play("let", 1).open == ("TURN", 1)
    assert market.state.depth == 0
    assert market.state.hand[0][VASE] == 1


def test_who_holds_no_watchdog_is_asked_all_the_same() -> None:
    market = Market("hand 0: lamp\nhand 1: vase").play("rob 2")
    decision = RULEBOOK.decision(market.box, market.state)
    assert decision is not None
    assert [choice.text for choice in decision.choices] == ["let"]
    assert not decision.automatic


def test_the_first_watchdog_drives_the_thief_away() -> None:
    market = Market(THREE, 3).play("rob 2").play("let").play("guard")
    assert market.open == ("TURN", 1)
    assert (market.state.hand[2][DOG], market.state.heap[DOG]) == (0, 1)
    assert sum(market.state.hand[1]) == 2


def test_only_thief_and_victim_see_and_know_the_lot() -> None:
    market = Market(THREE, 3).play("rob 2").play("let").play("let", 1)
    for seat, lot in ((0, VASE), (1, VASE), (2, NO_KIND), (SPECTATOR, NO_KIND)):
        assert [event[2:5] for event in market.told(rules.ROBBED, seat)] == [(0, 1, lot)]
    assert market.state.known[1][0][VASE] == 1
    assert market.state.known[2][0] == [0] * 5


def test_what_was_known_of_a_hand_is_gone_once_somebody_else_robs_it() -> None:
    market = Market(THREE + "known 2 1: vase\nknown 0 1: vase dog\n", 3).play("rob 2").play("let").play("let", 0)
    assert market.state.known[2][1] == [0] * 5
    assert market.state.known[0][1] == [0, 0, 0, 1, 0]


def test_a_peek_is_for_one_pair_of_eyes_and_the_turn_goes_on() -> None:
    market = Market(THREE, 3).play("peek")
    assert market.open == ("TURN", 0)
    assert [event.b for event in market.told(rules.PEEKED, 0)] == [CLOCK]
    assert [event.b for event in market.told(rules.PEEKED, 1)] == [NO_KIND]
    assert market.play("roll", 0).play("roll", 2).state.known[0][1] == [0, 0, 0, 0, 1]
    assert market.state.peeked == [NO_KIND] * 3


def test_a_debtor_out_of_turn_sells_until_she_can_pay() -> None:
    market = Market("coins: 0 0\nhand 0: lamp\nhand 1: dog dog clock").play("roll", 5)
    assert market.open == ("DEBT", 1)
    assert market.state.owed[1] == 3
    assert market.play("sell dog").open == ("DEBT", 1)
    assert market.play("sell dog").open == ("DEBT", 1)
    assert market.play("sell clock").open == ("TURN", 1)
    assert market.state.coins[:2] == [3, 4]


def test_debts_of_several_are_settled_one_after_the_other() -> None:
    market = Market("actor: 1\ncoins: 0 0 0\nhand 0: clock\nhand 1: lamp\nhand 2: vase", 3).play("roll", 5)
    assert market.open == ("DEBT", 2)
    assert market.play("sell vase").open == ("DEBT", 0)
    assert market.play("sell clock").open == ("TURN", 2)
    assert market.state.coins == [2, 6, 1]


def test_who_cannot_pay_leaves_and_the_last_one_wins() -> None:
    market = Market("coins: 2 0\nhand 0: lamp\nhand 1: dog").play("roll", 5).play("sell dog")
    assert market.open == ("OVER", NOBODY)
    assert RULEBOOK.ends[market.state.over] == "one-left"
    assert market.state.winners == 1
    assert market.state.score[:2] == [5, 0]


def test_a_fine_can_drive_out_the_dealer_whose_turn_it_is() -> None:
    market = Market("coins: 2 1 1\nhand 1: dog\nhand 2: dog", 3).play("roll", 1)
    assert market.open == ("TURN", 1)
    assert market.state.present == [0, 1, 1]


def test_who_resigns_in_her_turn_is_out_and_play_goes_on() -> None:
    market = Market(THREE, 3)
    assert market.outside(0, RESIGNED) == TAKEN_UP
    assert market.open == ("TURN", 1)
    assert (market.state.heap[LAMP], market.state.coins[0]) == (1, 0)
    assert market.outside(0, RESIGNED) == LEFT_TO_THE_TABLE


@pytest.mark.parametrize(
    ("seat", "open_then", "waiting"),
    [(0, ("TURN", 1), 0), (1, ("TURN", 2), 0), (2, ("REACT", 1), 1)],
    ids=["thief", "victim", "bystander"],
)
def test_resigning_during_a_robbery(seat: int, open_then: tuple[str, int], waiting: int) -> None:
    market = Market(THREE, 3).play("rob 2")
    assert market.outside(seat, RESIGNED) == TAKEN_UP
    assert market.open == open_then
    assert market.state.depth == waiting


def test_the_dealer_who_is_asked_may_resign_and_the_next_is_asked() -> None:
    market = Market(THREE, 3).play("rob 3")
    assert market.open == ("REACT", 1)
    assert market.outside(1, RESIGNED) == TAKEN_UP
    assert market.open == ("REACT", 2)


def test_a_debtor_may_resign_instead_of_selling() -> None:
    market = Market("coins: 0 0 9\nhand 1: clock", 3).play("roll", 5)
    assert market.open == ("DEBT", 1)
    assert market.outside(1, RESIGNED) == TAKEN_UP
    assert market.open == ("TURN", 2)
    assert market.state.coins == [3, 0, 6]


def test_a_table_may_leave_resignations_to_bots() -> None:
    market = Market(THREE, 3, on_leave="bot")
    before = market.state.copy()
    assert market.outside(1, RESIGNED) == LEFT_TO_THE_TABLE
    assert market.state == before


def test_when_the_bell_rings_the_turn_is_finished_first() -> None:
    market = Market(THREE, 3).play("rob 2")
    assert market.outside(NOBODY, CLOCK_RAN_OUT) == TAKEN_UP
    assert market.outside(NOBODY, CLOCK_RAN_OUT) == LEFT_TO_THE_TABLE
    assert market.open == ("REACT", 1)
    assert market.play("guard").open == ("OVER", NOBODY)
    assert RULEBOOK.ends[market.state.over] == "bell"


def test_the_turn_limit_ends_the_game_and_equal_dealers_share_it() -> None:
    market = Market("turn: 14\ncoins: 2 4\nhand 0: lamp\nhand 1: dog").play("sell lamp")
    assert RULEBOOK.ends[market.state.over] == "turns"
    assert market.state.score[:2] == [4, 5]
    assert market.state.winners == 0b10
    assert Market("turn: 14\ncoins: 3 4\nhand 0: lamp\nhand 1: dog").play("sell lamp").state.winners == 0b11


@pytest.mark.parametrize(
    ("said", "clause"),
    [("guard", "TOY-02"), ("rob 1", "TOY-05"), ("rob 3", "TOY-05"), ("sell clock", "TOY-04"), ("peek", "TOY-02"), (99, "")],
)
def test_refusals_name_their_clause_in_every_language(said: str | int, clause: str) -> None:
    market = Market("hand 0: lamp\nhand 1: vase")
    with pytest.raises(Refused) as refused:
        RULEBOOK.read_action(market.box, market.state, said)
    assert refused.value.clause == clause
    assert all(refused.value.say(language) for language in LANGUAGES)


@pytest.mark.parametrize(
    "said", ["", "dance", "rob", "rob x", "rob ٣", "sell", "sell sofa", {"do": "rob"}, {"do": []}, {}, None, True, 1.5]
)
def test_what_names_no_action_is_unreadable(said: Any) -> None:
    market = Market(THREE, 3)
    with pytest.raises(Unreadable):
        RULEBOOK.read_action(market.box, market.state, said)


@pytest.mark.parametrize(
    "line", ["nonsense", "coins: many", "hand 9: dog", "hand 0: sofa", "point: LUNCH", "crate: -", ": 3", "known 0: dog"]
)
def test_a_position_that_makes_no_sense_is_refused_with_its_line(line: str) -> None:
    with pytest.raises(Complaint, match=r"[Ll]ine 2"):
        Market("coins: 1 1\n" + line)
