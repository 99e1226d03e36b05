"""What the coach says for a choice that ends a round or the game is what the scoring brings, not what lies on the board."""

from __future__ import annotations

from collections.abc import Iterator
from statistics import fmean
from typing import Any

import pytest

from tablee import coach
from tablee.bots.compiled_greedy import CompiledGreedy
from tablee.coach.chances import outlook
from tablee.coach.hint import reasons
from tablee.core.chance import Fast
from tablee.core.events import Events
from tablee.games import rulebook
from tablee.games.offline.coach import share_of_victory
from tests.games.offline import pieces

BOOK = rulebook("offline")
SCORED, DECIDED = {"points", "ahead", "behind"}, {"won", "lost"}


def last_choices(rounds: int, games: int) -> Iterator[tuple[Any, Any, list[int]]]:
    """The decisions before each round's end at which there is a choice: box, position, up to four choices."""
    box = BOOK.box(2, {"rounds": rounds})
    for seed in range(games):
        luck = Fast(3, seed)
        state, _ = BOOK.start(box, luck)
        while not state.over:
            actions = BOOK.actions(box, state)
            if state.free_sites <= 2 and len(actions) > 1:
                yield box, state, actions[:: -(-len(actions) // 4)]
            BOOK.step(box, state, CompiledGreedy().choose(BOOK, box, state, state.actor, luck), luck)


def what_may_end(box: Any, state: Any, actions: list[int]) -> set[str]:
    """What some choice or another step of the same turn can end: a round, the game."""
    ended = set()
    left = [(state, actions)]
    while left:
        before, choices = left.pop()
        for action in choices:
            after = before.copy()
            BOOK.apply(box, after, action, Fast(1), Events())
            if after.over:
                ended.add("game")
            elif after.round > state.round:
                ended.add("round")
            elif after.actor == state.actor:
                left.append((after, BOOK.actions(box, after)))
    return ended


@pytest.mark.parametrize("rounds", [1, 2])
def test_a_scoring_is_told_where_a_choice_can_bring_one(rounds: int) -> None:
    met: dict[str, int] = dict.fromkeys(("round", "game", "won"), 0)
    for box, state, actions in last_choices(rounds, 6):
        seen = [outlook(BOOK, box, state, action, compiled=True) for action in actions]
        for at, one in enumerate(seen):
            told = reasons(one, seen[:at] + seen[at + 1 :])
            terms = {reason.term for reason in told}
            ended = what_may_end(box, state, actions) if terms & (SCORED | DECIDED) else set()
            assert not terms & SCORED or ended
            assert not terms & DECIDED or "game" in ended
            for end in ended:
                met[end] += 1
            mine = [other.chances[state.actor] for other in seen]
            if mine[at] == 1.0 and max(mine[:at] + mine[at + 1 :]) <= 0.75:
                assert told[0].term == "won", "the game is over: nothing else counts"
                met["won"] += 1
    assert met["game"] > 10
    assert met["won" if rounds == 1 else "round"] > 0


@pytest.mark.parametrize(("players", "options"), [(2, {}), (3, {"tie_break": "most_majorities"}), (4, {"variant": "expert"})])
def test_who_wins_is_told_over_all_cards_that_the_others_can_hold(players: int, options: dict[str, Any]) -> None:
    box, luck = BOOK.box(players, options), Fast(players)
    state, _ = BOOK.start(box, luck)
    while not state.over:
        before = state.copy()
        action = CompiledGreedy().choose(BOOK, box, state, state.actor, luck)
        BOOK.step(box, state, action, luck)
    for seat in range(players):
        shares = []
        for world, _ in pieces.worlds(box, before, seat):
            BOOK.apply(box, world, action, Fast(1), Events())
            shares.append((world.winners >> seat & 1) / world.winners.bit_count())
        assert share_of_victory(box, state, seat) == pytest.approx(fmean(shares))


def decided(state: Any, mine: int, yours: int, *, over: bool) -> dict[str, float]:
    """What is said to the first player of a position with these points, at the beginning of its second round or at its end."""
    box, after = BOOK.box(2, {"rounds": 2}), state.copy()
    after.score[0], after.score[1], after.round, after.turn = mine, yours, 1, 0
    if over:
        after.over, after.winners = 1, 1 if mine > yours else 2
    return BOOK.terms(box, after, 0)


def test_who_need_not_end_a_round_or_the_game_is_told_what_is_avoided() -> None:
    state, _ = BOOK.start(BOOK.box(2, {"rounds": 2}), Fast(7))
    goes_on = BOOK.terms(BOOK.box(2, {"rounds": 2}), state, 0)
    for over, good, bad in ((True, "won", "lost"), (False, "ahead", "behind")):
        ahead, behind = (decided(state, *points, over=over) for points in ((20, 10), (10, 20)))
        for best, other, term, way in (
            (ahead, goes_on, good, "up"),
            (ahead, behind, good, "up"),
            (goes_on, behind, bad, "up"),
            (goes_on, ahead, good, "down"),
            (behind, goes_on, bad, "down"),
        ):
            (told,) = reasons(coach.chances.Outlook((), best), [coach.chances.Outlook((), other)])
            assert (told.term, "up" if told.gain > 0 else "down") == (term, way)
