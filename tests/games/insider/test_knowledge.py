"""What each seat knows of the cards, and the worlds that fit it: contract, section 5."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

from tablee.core.chance import Fast
from tablee.core.events import SPECTATOR, Event
from tablee.games.insider import codes
from tablee.games.insider.state import ADM, BOD, HEL, KINDS, NO_KIND, ONLOOKER
from tests.games.insider import pieces
from tests.games.insider.playing import Trace
from tests.games.insider.table import BOOK, Table


class Notebook:
    """The records of contract 5.1 as one seat, or an onlooker, keeps them with pencil and paper from what it is told."""

    def __init__(self, box: Any, seat: int, setup: list[Event]) -> None:
        self.box = box
        self.seat = seat
        self.own = [0] * KINDS
        self.discard = [0] * KINDS
        self.pledged: dict[int, int] = {}
        self.holds = [[0] * KINDS for _ in range(box.players)]
        for event in setup:
            if event.kind == codes.DEALT:
                self.own = [event.b >> 3 * kind & 7 for kind in range(KINDS)]
        self.pile_max = [box.copies[kind] - self.own[kind] for kind in range(KINDS)]

    def hear(self, event: Event) -> None:
        """Write down what an event tells."""
        if event.kind == codes.DREW and event.a == self.seat:
            for kind in range(KINDS):
                self.own[kind] += event.c >> 3 * kind & 7
                self.pile_max[kind] -= event.c >> 3 * kind & 7
        elif event.kind == codes.RESHUFFLED:
            self.pile_max, self.discard = self.discard, [0] * KINDS
        elif event.kind == codes.PLAYED:
            self.leaves(event.a, event.b // 4, event.b % 4)
        elif event.kind == codes.CYCLED:
            self.leaves(event.a, event.b, 1)
        elif event.kind == codes.COUNTERED:
            self.leaves(event.a, BOD, event.b)
        elif event.kind == codes.PLEDGES:
            self.pledged[event.a] = event.b
            if event.a != self.seat:
                self.holds[event.a][BOD] = max(self.holds[event.a][BOD], event.b)
            if event.c == 3:
                for seat, count in self.pledged.items():
                    self.leaves(seat, BOD, count)
        elif event.kind == codes.ROBBED:
            self.robbed(event.a // 8, event.b, event.c)
        if event.kind not in (codes.PLEDGES, codes.PASSED):
            self.pledged = {}
        self.lower()

    def leaves(self, seat: int, kind: int, count: int) -> None:
        self.discard[kind] += count
        if seat == self.seat:
            self.own[kind] -= count
        else:
            self.holds[seat][kind] = max(0, self.holds[seat][kind] - count)

    def robbed(self, robber: int, victim: int, kind: int) -> None:
        if self.seat == robber:
            self.own[kind] += 1
            self.holds[victim][kind] = max(0, self.holds[victim][kind] - 1)
        elif self.seat == victim:
            self.own[kind] -= 1
            self.holds[robber][kind] += 1
        else:
            assert kind == NO_KIND
            self.holds[victim] = [max(0, held - 1) for held in self.holds[victim]]

    def lower(self) -> None:
        for kind in range(KINDS):
            unseen = self.box.copies[kind] - self.own[kind] - self.discard[kind]
            self.pile_max[kind] = min(self.pile_max[kind], unseen - sum(hand[kind] for hand in self.holds))


def test_every_seat_could_keep_the_records_with_pencil_and_paper(traces: list[Trace]):
    robberies = reshuffles = 0
    for trace in traces:
        players = trace.box.players
        books = {seat: Notebook(trace.box, seat, trace.setup.seen_from(seat)) for seat in (*range(players), SPECTATOR)}
        for step, after in zip(trace.steps, trace.positions[1:], strict=True):
            for seat, book in books.items():
                for event in step.events.seen_from(seat):
                    book.hear(event)
                viewer = ONLOOKER if seat == SPECTATOR else seat
                assert after.holds[viewer][:players] == book.holds
                assert after.pile_max[viewer] == book.pile_max
                assert after.discard == book.discard
                assert seat == SPECTATOR or after.hand[seat] == book.own
            robberies += sum(event.kind == codes.ROBBED for event in step.events)
            reshuffles += sum(event.kind == codes.RESHUFFLED for event in step.events)
    assert robberies > 20
    assert reshuffles > 3


@pytest.mark.clause("INS-095")
def test_v_54_after_a_reshuffle_much_of_the_opponents_hand_is_known():
    discard = " ".join(["ADM"] * 6 + ["HEL"] * 10 + ["SCA"] * 11 + ["TRE"] * 11 + ["BOD"] * 11)
    position = f"active: green\ngreen: e4 d4\nhand red: ADM ADM\nhand green: ADM ADM HEL\ndeck: ADM\ndiscard: {discard}"
    table = Table(position).play("draw", outcomes=tuple(range(48, 0, -1)))
    chance, found = Fast(3), Counter()
    for _ in range(400):
        world = table.state.copy()
        BOOK.redeal(table.box, world, 0, chance)
        hand = world.hand[1]
        assert (sum(hand), hand[ADM] >= 3, hand[HEL] >= 1) == (5, True, True)
        found[tuple(hand)] += 1
    assert len(found) == 5


@pytest.mark.clause("INS-185")
def test_pledged_bodyguards_stay_known_and_a_robbery_by_others_makes_them_less_sure():
    position = "point: ACTION\ncard: 4A\nred: t1\nblue: a4-b4\ngreen: b4\nhand red: ADM ADM ADM\nhand green: HEL BOD BOD\n"
    table = Table(position, 3).play("play ADM 3", "pledge 0", "pledge 2", "sit red", "end", "move7", "step 1 E")
    board = BOOK.view(table.box, table.state, 0).board
    assert board.companies[2].known == ("BOD", "BOD")
    assert BOOK.view(table.box, table.state, SPECTATOR).board.companies[2].known == ("BOD", "BOD")
    table.play("rob 1 green", outcomes=(0,))
    seen = {seat: BOOK.view(table.box, table.state, seat).board.companies for seat in (0, 1, 2, SPECTATOR)}
    assert [seen[seat][2].known for seat in (0, 1, SPECTATOR)] == [("BOD",), ("BOD", "BOD"), ("BOD",)]
    assert (seen[2][1].known, seen[0][1].known) == (("HEL",), ())


@pytest.mark.clause("INS-185")
def test_what_was_pledged_never_was_in_the_pile_whoever_robs_it_later():
    position = "point: ACTION\ncard: 4A\nred: t1\nblue: a4-b4\ngreen: b4\nhand red: ADM ADM ADM\nhand green: HEL BOD BOD\n"
    table = Table(position, 3).play("play ADM 3", "pledge 0")
    assert [table.state.pile_max[viewer][BOD] for viewer in (0, 1, 2, ONLOOKER)] == [11, 11, 9, 11]
    table.play("pledge 2")
    assert [table.state.pile_max[viewer][BOD] for viewer in (0, 1, 2, ONLOOKER)] == [9, 9, 9, 9]
    assert [table.state.holds[viewer][2][BOD] for viewer in (0, 1, 2, 3, ONLOOKER)] == [2, 2, 0, 0, 2]
    table.play("sit red", "end", "move7", "step 1 E", "rob 1 green", outcomes=(0,))
    assert [table.state.pile_max[viewer][BOD] for viewer in (0, 1, 2, ONLOOKER)] == [9, 9, 9, 9]


@pytest.mark.parametrize("seat", [0, 1, 2, SPECTATOR])
def test_worlds_keep_what_the_seat_knows_and_change_the_rest(traces: list[Trace], seat: int):
    trace = next(trace for trace in traces if trace.box.players == 3)
    for number, state in enumerate(trace.positions[40:400:30]):
        hands, piles = set(), set()
        for seed in range(12):
            world = state.copy()
            BOOK.redeal(trace.box, world, seat, Fast(seed, number))
            if seat != SPECTATOR:
                assert world.hand[seat] == state.hand[seat]
            viewer = ONLOOKER if seat == SPECTATOR else seat
            for other in range(3):
                if other != seat:
                    assert all(world.hand[other][kind] >= state.holds[viewer][other][kind] for kind in range(KINDS))
                    assert sum(world.hand[other]) == sum(state.hand[other])
            assert world.pile[: state.pile_known] == state.pile[: state.pile_known]
            hands.add(repr(world.hand))
            piles.add(repr(world.pile))
        assert len(hands) > 1
        assert len(piles) > 1 or state.pile_count - state.pile_known == 0


def test_a_redealt_world_credits_others_with_what_they_know_of_the_own_hand():
    position = "point: ACTION\nred: b2\nhand red: HEL SCA\nhand green: BOD\nholds green red: HEL\nholds red green: BOD\n"
    table = Table(position)
    world = table.state.copy()
    BOOK.redeal(table.box, world, 0, Fast(1))
    assert world.holds[1][0][HEL] == 1
    assert world.holds[0][1][BOD] == 1
    world = table.state.copy()
    BOOK.redeal(table.box, world, 1, Fast(1))
    assert world.hand[0][HEL] >= 1


def test_a_redealt_world_is_whole_and_holds_no_trace_of_the_true_one(traces: list[Trace]):
    for trace in traces:
        box = trace.box
        for number, state in enumerate(trace.positions[5::60]):
            for seat in (*range(box.players), SPECTATOR):
                viewer = ONLOOKER if seat == SPECTATOR else seat
                world = redealt(trace, state, seat, number)
                pieces.conserved(box, world)
                assert redealt(trace, redealt(trace, state, seat, 99), seat, number).to_bytes() == world.to_bytes()
                assert (world.holds[viewer], world.pile_max[viewer]) == (state.holds[viewer], state.pile_max[viewer])
                for other in set(range(box.players)) - {seat}:
                    third = set(range(box.players)) - {seat, other}
                    assert all(world.holds[other][holder] == state.holds[ONLOOKER][holder] for holder in third)
                    assert seat == SPECTATOR or world.holds[other][seat] == state.holds[other][seat]
                pile = world.pile[: world.pile_count]
                assert len({*pile, world.card}) == len(pile) + 1
                assert set(pile) <= set(box.pool)
                assert not any(state.shown >> card & 1 for card in pile[state.pile_known :])


def redealt(trace: Trace, state: Any, seat: int, seed: int) -> Any:
    """A world that a seat cannot tell from this one."""
    world = state.copy()
    BOOK.redeal(trace.box, world, seat, Fast(seed, 7))
    return world
