"""What happens is told to whoever may know it, and whoever listens can follow the game."""

from __future__ import annotations

from typing import Any

import pytest

from tablee.core.events import EVERYBODY, SPECTATOR, Event
from tablee.games.insider import codes
from tablee.games.insider.state import BOD, KINDS, LOBBY, PAWNS, SQUARES, TABLE, TRE
from tests.games.insider.playing import Trace
from tests.games.insider.table import Table


class Listener:
    """Somebody who sees no board and no card, and writes down what is told to everybody."""

    def __init__(self, box: Any) -> None:
        seats = range(box.players)
        self.box = box
        self.place = [[box.base[seat]] * PAWNS for seat in seats]
        self.tokens = {square for square in range(SQUARES) if box.inner >> square & 1}
        self.score = [0 for _ in seats]
        self.cards = [7 for _ in seats]
        self.discard = [0] * KINDS
        self.deck = 55 - 7 * box.players
        self.skip = [0 for _ in seats]
        self.rumours = [0 for _ in seats]
        self.pledged = [0 for _ in seats]
        self.cards_to_come = 7
        self.evaluations = self.card = self.turn = self.extra = self.points = self.over = 0
        self.dice = [0, 0]
        self.active = self.victim = -1
        self.set = (-1, 0)
        self.named: tuple[int, ...] = ()
        self.table = 0

    def hear(self, event: Event) -> None:
        """Write down what an event tells; it must fit what was told before."""
        a, b, c, d = event[2:6]
        if event.kind in self.BY_KIND:
            self.BY_KIND[event.kind](self, a, b, c, d)

    def pawn(self, who: int, start: int | None, end: int) -> None:
        seat, pawn = divmod(who, 8)
        assert start in (None, self.place[seat][pawn])
        self.place[seat][pawn] = end

    def leaves(self, seat: int, kind: int, count: int) -> None:
        self.cards[seat] -= count
        self.discard[kind] += count

    def turn_begins(self, seat: int, turn: int, extra: int, _: int) -> None:
        assert turn == self.turn + 1
        assert extra == (self.set == (TRE, 1))
        self.set = (-1, 0)
        self.turn, self.active, self.extra, self.points, self.dice = turn, seat, extra, 0, [0, 0]

    def skipped(self, seat: int, *_: int) -> None:
        self.skip[seat] -= 1

    def seven(self, seat: int, *_: int) -> None:
        assert seat == self.active
        self.points = 7

    def thrown(self, seat: int, die: int, other: int, points: int) -> None:
        assert seat == self.active
        assert points == (0 if die + other == 7 and other else die + other)
        self.dice, self.points = [die, other], points

    def drew(self, seat: int, count: int, cards: int, _: int) -> None:
        assert cards == 0, "nobody is told what others draw"
        assert count > 0
        self.cards[seat] += count
        self.deck -= count

    def reshuffled(self, count: int, *_: int) -> None:
        assert self.deck == 0
        assert count == sum(self.discard)
        self.deck, self.discard = count, [0] * KINDS

    def stepped(self, who: int, start: int, end: int, cost: int) -> None:
        assert who // 8 == self.active
        self.pawn(who, start, end)
        self.points -= cost

    def sat_down(self, who: int, table: int, value: int, _: int) -> None:
        assert value == self.box.value[self.card][table]
        if self.place[who // 8][who % 8] == LOBBY:
            assert table == self.table
            self.table += 1
        self.pawn(who, None, TABLE + table)

    def robbed(self, who: int, victim: int, kind: int, where: int) -> None:
        assert kind == -1, "nobody else is told what is robbed"
        assert self.place[who // 8][who % 8] == where
        assert where in self.place[victim]
        self.cards[who // 8] += 1
        self.cards[victim] -= 1

    def played(self, seat: int, power: int, *_: int) -> None:
        assert seat == self.active
        self.set = divmod(power, 4)
        self.leaves(seat, *self.set)

    def cycled(self, seat: int, kind: int, *_: int) -> None:
        assert seat == self.active
        self.leaves(seat, kind, 1)

    def forfeited(self, seat: int, points: int, *_: int) -> None:
        assert (seat, points) == (self.active, self.points)
        self.points = 0

    def pawns_named(self, seat: int, one: int, two: int, _: int) -> None:
        assert seat == self.active
        self.named = one, two

    def victim_named(self, seat: int, victim: int, *_: int) -> None:
        assert seat == self.active
        self.victim = victim

    def countered(self, seat: int, count: int, *_: int) -> None:
        assert count == self.set[1]
        self.leaves(seat, BOD, count)

    def pledges(self, seat: int, count: int, total: int, _: int) -> None:
        self.pledged[seat] = count
        assert sum(self.pledged) == total

    def pledges_return(self, total: int, *_: int) -> None:
        assert 0 < total == sum(self.pledged) < 3
        self.pledged = [0] * self.box.players

    def repelled(self, power: int, *_: int) -> None:
        assert divmod(power, 4) == self.set
        for seat, count in enumerate(self.pledged):
            self.leaves(seat, BOD, count)
        self.pledged = [0] * self.box.players

    def swapped(self, one: int, to: int, two: int, start: int) -> None:
        assert (one, two) == self.named
        self.pawn(one, start, to)
        self.pawn(two, to, start)

    def sent_home(self, who: int, start: int, *_: int) -> None:
        self.pawn(who, start, self.box.base[who // 8])

    def meeting(self, victim: int, count: int, *_: int) -> None:
        assert victim == self.victim
        assert count == sum(place != self.box.base[victim] for place in self.place[victim])

    def scandal(self, victim: int, *_: int) -> None:
        assert victim == self.victim
        self.skip[victim] += 1

    def rumours_spread(self, victim: int, *_: int) -> None:
        assert victim == self.victim
        self.rumours[victim] = 1

    def bomb_threat(self, seat: int, *_: int) -> None:
        assert seat == self.active

    def card_under(self, card: int, *_: int) -> None:
        assert card == self.card
        self.cards_to_come += 1

    def card_up(self, card: int, *_: int) -> None:
        self.cards_to_come -= 1
        self.card = card

    def token_moved(self, seat: int, start: int, end: int, _: int) -> None:
        assert seat == self.active
        self.tokens.remove(start)
        self.tokens.add(end)

    def rearranges(self, seat: int, *_: int) -> None:
        assert seat == self.active
        self.table = 0
        self.place = [[LOBBY if TABLE <= place < LOBBY else place for place in places] for places in self.place]

    def left_empty(self, table: int, *_: int) -> None:
        assert table == self.table
        self.table += 1

    def evaluated(self, card: int, number: int, *_: int) -> None:
        assert (card, number) == (self.card, self.evaluations + 1)
        self.evaluations = number

    def scored(self, seat: int, points: int, total: int, present: int) -> None:
        tables = [place - TABLE for place in self.place[seat] if TABLE <= place < LOBBY]
        assert present == bool(tables)
        values = self.box.value[self.card]
        assert points == (sum(values[table] for table in tables) if tables else -self.box.penalty[self.card])
        assert total == max(self.box.floor, self.score[seat] + points)
        self.score[seat] = total

    def rumours_end(self, *_: int) -> None:
        assert any(self.rumours)
        self.rumours = [0] * self.box.players

    def ended(self, reason: int, *_: int) -> None:
        self.over = reason

    BY_KIND = {  # noqa: RUF012 (never changed)
        codes.TURN_BEGINS: turn_begins,
        codes.TURN_SKIPPED: skipped,
        codes.TAKES_SEVEN: seven,
        codes.THROWN: thrown,
        codes.DREW: drew,
        codes.RESHUFFLED: reshuffled,
        codes.STEPPED: stepped,
        codes.SAT_DOWN: sat_down,
        codes.ROBBED: robbed,
        codes.PLAYED: played,
        codes.CYCLED: cycled,
        codes.FORFEITED: forfeited,
        codes.PAWNS_NAMED: pawns_named,
        codes.VICTIM_NAMED: victim_named,
        codes.COUNTERED: countered,
        codes.PLEDGES: pledges,
        codes.PLEDGES_RETURN: pledges_return,
        codes.REPELLED: repelled,
        codes.SWAPPED: swapped,
        codes.FLEW: lambda self, who, start, end, _: self.pawn(who, start, end),
        codes.SENT_HOME: sent_home,
        codes.MEETING: meeting,
        codes.SCANDAL: scandal,
        codes.RUMOURS_SPREAD: rumours_spread,
        codes.BOMB_THREAT: bomb_threat,
        codes.CARD_UNDER: card_under,
        codes.CARD_UP: card_up,
        codes.TOKEN_MOVED: token_moved,
        codes.REARRANGES: rearranges,
        codes.LEFT_EMPTY: left_empty,
        codes.EVALUATED: evaluated,
        codes.SCORED: scored,
        codes.RUMOURS_END: rumours_end,
        codes.ENDED: ended,
    }

    def compare(self, state: Any) -> None:
        """The notes must be the position, as far as it is open."""
        players = self.box.players
        assert state.place[:players] == self.place
        assert {square for square in range(SQUARES) if state.tokens >> square & 1} == self.tokens
        assert state.score[:players] == self.score
        assert [sum(hand) for hand in state.hand[:players]] == self.cards
        assert (state.discard, state.deck_count) == (self.discard, self.deck)
        assert (state.skip[:players], state.rumours[:players]) == (self.skip, self.rumours)
        assert state.pledged[:players] == self.pledged
        assert (state.card, state.evaluations, state.pile_count) == (self.card, self.evaluations, self.cards_to_come)
        assert (state.turn, state.active, state.extra) == (self.turn, self.active, self.extra)
        assert (state.mp, state.dice, state.over) == (self.points, self.dice, self.over)


def test_whoever_listens_knows_everything_that_is_open(traces: list[Trace]):
    for trace in traces:
        listener = Listener(trace.box)
        for event in trace.setup.seen_from(SPECTATOR):
            listener.hear(event)
        listener.compare(trace.positions[0])
        for step, after in zip(trace.steps, trace.positions[1:], strict=True):
            for event in step.events.seen_from(SPECTATOR):
                listener.hear(event)
            listener.compare(after)


WITH_SEAT = (codes.PASSED, codes.COUNTERED, codes.PLEDGES, codes.PLAYED, codes.RELOCATES, codes.CYCLED, codes.DREW)
"""Events that begin with whoever decided."""


def test_events_name_the_player_who_decided(traces: list[Trace]):
    for trace in traces:
        assert [event.a for event in trace.setup if event.kind == codes.BEGINS] == [trace.positions[0].active]
        for step in trace.steps:
            assert all(event.a == step.seat for event in step.events if event.kind in WITH_SEAT)


FIRST_TOLD = {
    "move7": codes.TAKES_SEVEN,
    "roll": codes.THROWN,
    "roll1": codes.THROWN,
    "draw": codes.DREW,
    "step": codes.STEPPED,
    "rob": codes.ROBBED,
    "play": codes.PLAYED,
    "relocate": codes.RELOCATES,
    "cycle": codes.CYCLED,
    "forfeit": codes.FORFEITED,
    "table": codes.SAT_DOWN,
    "victim": codes.VICTIM_NAMED,
    "sit": codes.SAT_DOWN,
    "empty": codes.LEFT_EMPTY,
    "pass": codes.PASSED,
    "counter": codes.COUNTERED,
    "pledge": codes.PLEDGES,
}
CAUSES = {codes.MEETING, codes.BOMB_THREAT, codes.TOKEN_MOVED, codes.EVALUATED}
"""Why pawns go home."""


def test_every_decision_is_told_first_and_whoever_goes_home_is_told_why(traces: list[Trace]):
    for trace in traces:
        for step in trace.steps:
            kinds = [event.kind for event in step.events]
            verb = step.said.split()[0]
            if verb in FIRST_TOLD and kinds[:1] != [codes.RESHUFFLED]:
                assert kinds[:1] == [FIRST_TOLD[verb]]
            if codes.SENT_HOME in kinds:
                assert CAUSES & set(kinds[: kinds.index(codes.SENT_HOME)])


def test_only_dealt_drawn_and_robbed_cards_are_told_to_some_alone(traces: list[Trace]):
    for trace in traces:
        seats = range(trace.box.players)
        dealt = [(event.a, event.seen_by) for event in trace.setup if event.kind == codes.DEALT]
        assert dealt == [(seat, 1 << seat) for seat in seats]
        open_to_all = [event for event in trace.setup if event.kind != codes.DEALT]
        for step in trace.steps:
            for event in step.events:
                if event.kind == codes.DREW:
                    mine = 1 << event.a
                    assert event.seen_by == (mine if event.c else EVERYBODY & ~mine)
                elif event.kind == codes.ROBBED:
                    both = 1 << event.a // 8 | 1 << event.b
                    assert event.seen_by == (EVERYBODY & ~both if event.c < 0 else both)
                else:
                    open_to_all.append(event)
        assert all(event.seen_by == EVERYBODY for event in open_to_all)


def test_who_draws_or_robs_is_told_which_cards(traces: list[Trace]):
    for trace in traces:
        for before, step, after in zip(trace.positions, trace.steps, trace.positions[1:], strict=False):
            for event in step.events:
                if event.kind == codes.ROBBED and event.c >= 0:
                    taken = [now - then for now, then in zip(after.hand[event.b], before.hand[event.b], strict=True)]
                    assert taken == [-(kind == event.c) for kind in range(KINDS)]
            drawn = [event for event in step.events if event.kind == codes.DREW and event.c]
            if drawn:
                told = [sum(event.c >> 3 * kind & 7 for event in drawn) for kind in range(KINDS)]
                gained = [now - then for now, then in zip(after.hand[step.seat], before.hand[step.seat], strict=True)]
                cycled = [sum(event.kind == codes.CYCLED and event.b == kind for event in step.events) for kind in range(KINDS)]
                assert told == [gain + laid for gain, laid in zip(gained, cycled, strict=True)]


@pytest.mark.parametrize(("deck", "told"), [("ADM SCA", [(2, 0o101)]), ("ADM", [(1, 0o1), (1, 0o10)]), ("", [(2, 0o20)])])
def test_cards_drawn_before_and_after_a_reshuffle_are_told_apart(deck: str, told: list[tuple[int, int]]):
    """Octal digits: three bits a kind, Administrators last, Helicopters before them."""
    table = Table(f"hand red: BOD\nred: b1 c1\ndeck: {deck}\ndiscard: HEL HEL HEL\n")
    table.play("draw", outcomes=() if deck == "ADM SCA" else (2, 1))
    assert [(count, cards) for _, count, cards, *_ in table.told(codes.DREW, 0)] == told
    assert [(count, cards) for _, count, cards, *_ in table.told(codes.DREW, 1)] == [(count, 0) for count, _ in told]
