"""The greedy bot takes the best complete turn: contract of Offline, section 9.2, for any game."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from math import inf
from typing import Any

import pytest

from tablee.bots.greedy import LUCKS, Greedy
from tablee.core.chance import Fast
from tablee.core.events import Events
from tablee.core.position import SEATS
from tests.bots.paths import GO_ON, STOP, THROW, Box, State, Worth, paths
from tests.bots.positions import SETTINGS, Setting, scattered

every_setting = pytest.mark.parametrize("setting", SETTINGS, ids=repr)


class Dice(Fast):
    """Fast chance that knows whether it was asked."""

    asked = False

    def below(self, n: int) -> int:
        self.asked = True
        return super().below(n)


def turns(setting: Setting, state: Any, luck: int, depth: int = 0) -> Iterator[tuple[tuple[int, ...], float]]:
    """Every complete turn from here, by plain recursion, with its value for the seat to act."""
    book, box, _ = setting
    for action in book.actions(box, state):
        after, dice = state.copy(), Dice(luck)
        book.apply(box, after, action, dice, Events())
        if after.actor == state.actor and not dice.asked and depth + 1 < book.lookahead:
            for rest, value in turns(setting, after, luck, depth + 1):
                yield (action, *rest), value
        else:
            values = [0.0] * SEATS
            book.evaluate(box, after, values)
            yield (action,), values[state.actor]


def best_first_steps(setting: Setting, state: Any, chance: Fast) -> set[int]:
    """The first steps of the best turns in the world that a bot with this chance imagines."""
    world = state.copy()
    setting.book.redeal(setting.box, world, state.actor, chance)
    found = list(turns(setting, world, chance.below(LUCKS)))
    best = max(value for _, value in found)
    return {turn[0] for turn, value in found if value == best}


@every_setting
def test_the_step_taken_begins_one_of_the_best_turns(setting: Setting) -> None:
    parted = 0
    for seed, state in enumerate(scattered(setting, seed=4, count=3)):
        best = best_first_steps(setting, state, Fast(seed))
        assert Greedy().choose(setting.book, setting.box, state, state.actor, Fast(seed)) in best
        parted += len(best) < len(setting.book.actions(setting.box, state))
    assert parted


@pytest.mark.parametrize("setting", [setting for setting in SETTINGS if setting.book.id == "offline"], ids=repr)
def test_following_the_steps_reaches_the_value_that_was_promised(setting: Setting) -> None:
    """A decision inside a turn finds the rest of the best turn anew; in Offline nothing inside a turn is unknown."""
    book, box, _ = setting
    for state in scattered(setting, seed=6, count=2):
        seat, luck = state.actor, Fast(9)
        world = state.copy()
        book.redeal(box, world, seat, luck)
        promised = max(value for _, value in turns(setting, world, luck.below(LUCKS)))
        reached = -inf
        for _ in range(book.turn_depth):
            action = Greedy().choose(book, box, world, seat, Fast(9))
            dice = Dice(Fast(9).below(LUCKS))
            book.apply(box, world, action, dice, Events())
            values = [0.0] * SEATS
            book.evaluate(box, world, values)
            reached = values[seat]
            if world.actor != seat or dice.asked:
                break
        assert reached == promised


def first_step(worth: Worth, turn_depth: int, seed: int = 0) -> int:
    return Greedy().choose(paths(turn_depth), Box(worth), State(), 0, Fast(seed))


def test_a_turn_is_followed_no_further_than_its_bound() -> None:
    def worth(path: tuple[int, ...], die: int) -> float:
        return {(GO_ON, GO_ON, STOP): 9.0, (STOP,): 1.0}.get(path, 0.0)

    assert first_step(worth, turn_depth=2) == STOP
    assert first_step(worth, turn_depth=3) == GO_ON


def test_a_long_turn_is_followed_as_far_as_its_game_says() -> None:
    def worth(path: tuple[int, ...], die: int) -> float:
        return {(GO_ON, GO_ON, STOP): 9.0, (STOP,): 1.0}.get(path, 0.0)

    for lookahead, step in ((2, STOP), (3, GO_ON)):
        assert Greedy().choose(paths(8, lookahead), Box(worth), State(), 0, Fast(0)) == step


def test_a_turn_is_followed_no_further_than_a_throw() -> None:
    """What one would do after a throw cannot be planned on the strength of an imagined one."""

    def worth(path: tuple[int, ...], die: int) -> float:
        return {(THROW, STOP): 9.0, (GO_ON, STOP): 1.0}.get(path, 0.0)

    assert first_step(worth, turn_depth=4) == GO_ON


def test_a_turn_is_followed_no_further_than_the_next_seat() -> None:
    def worth(path: tuple[int, ...], die: int) -> float:
        return {(STOP, GO_ON): 9.0, (GO_ON, STOP): 1.0}.get(path, 0.0)

    assert first_step(worth, turn_depth=4) == GO_ON


def test_every_branch_meets_the_same_luck_and_every_search_its_own() -> None:
    throws = []
    for seed in range(20):
        met: set[int] = set()

        def worth(path: tuple[int, ...], die: int, met: set[int] = met) -> float:
            met.update({die} - {0})
            return 0.0

        first_step(worth, turn_depth=4, seed=seed)
        assert len(met) == 1
        throws += met
    assert len(set(throws)) > 1


def test_among_equal_turns_each_is_equally_likely() -> None:
    taken = Counter(first_step(lambda path, die: 0.0, turn_depth=1, seed=seed) for seed in range(300))
    assert set(taken) == {GO_ON, STOP, THROW}
    assert all(70 <= count <= 130 for count in taken.values())


def test_a_cut_search_goes_as_deep_everywhere() -> None:
    """Three first steps, three second steps after going on: then the limit; (go on, go on, stop) is never seen."""

    def worth(path: tuple[int, ...], die: int) -> float:
        return {(GO_ON, GO_ON, STOP): 9.0, (GO_ON, GO_ON): 2.0, (STOP,): 1.0}.get(path, 0.0)

    book = paths(turn_depth=8)
    seen: set[tuple[int, ...]] = set()
    watched = Box(lambda path, die: seen.add(path) or worth(path, die))  # type: ignore[func-returns-value]
    assert Greedy(most_positions=6).choose(book, watched, State(), 0, Fast(1)) == GO_ON
    assert seen == {(STOP,), (THROW,), (GO_ON, STOP), (GO_ON, THROW), (GO_ON, GO_ON)}


@every_setting
def test_a_cut_search_still_judges_every_first_step(setting: Setting) -> None:
    """With no positions to spare every first step is judged as it stands: the best position one step away wins."""
    book, box, _ = setting
    for seed, state in enumerate(scattered(setting, seed=3, count=10)):
        chance = Fast(seed)
        world = state.copy()
        book.redeal(box, world, state.actor, chance)
        luck = chance.below(LUCKS)
        worth = {}
        for action in book.actions(box, world):
            after, values = world.copy(), [0.0] * SEATS
            book.apply(box, after, action, Fast(luck), Events())
            book.evaluate(box, after, values)
            worth[action] = values[state.actor]
        best = {action for action, value in worth.items() if value == max(worth.values())}
        assert Greedy(most_positions=1).choose(book, box, state, state.actor, Fast(seed)) in best
