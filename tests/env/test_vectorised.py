"""Many games at once are the same games, one by one."""

from __future__ import annotations

import pickle
from copy import deepcopy
from typing import Any

import numpy as np
import pytest

from tablee.core.chance import Fast
from tablee.core.events import Events
from tablee.env import Vectorised
from tablee.env.play import payoffs
from tablee.env.vectorised import NotLegal
from tests.env.seatings import every_seating, in_one_process
from tests.games.worlds import Setting

pytestmark = in_one_process


def many(seating: Setting, count: int, seed: int = 1, threads: int = 2) -> Vectorised:
    return Vectorised(seating.book, count, players=seating.players, seed=seed, options=dict(seating.options), threads=threads)


def everything(games: Vectorised) -> list[bytes]:
    return [array.tobytes() for array in games.save().values()]


@every_seating
def test_each_game_is_the_interpreted_one_with_the_same_chance(seating: Setting) -> None:
    book, box = seating.book, seating.box
    games = many(seating, 2, seed=9)
    chances = [Fast(9, row) for row in range(2)]
    states = [book.start(box, chance)[0] for chance in chances]
    finished = 0
    for _ in range(3000):
        actions = games.random_actions()
        outcome = None
        for row, (state, chance) in enumerate(zip(states, chances, strict=True)):
            legal = book.actions(box, state)
            assert games.actor[row] == state.actor
            assert list(games.choices[row, : games.counts[row]]) == legal
            assert actions[row] == legal[chance.below(len(legal))]
            assert games.states[row].tobytes() == state.to_bytes()
        outcome = games.step(actions)
        for row, (state, chance) in enumerate(zip(states, chances, strict=True)):
            book.apply(box, state, int(actions[row]), chance, Events())
            assert outcome.done[row] == bool(state.over)
            assert outcome.reward[row] == pytest.approx(payoffs(book, box, state))
            if state.over:
                assert list(games.scores[row]) == state.score[: seating.players]
                assert games.ends[row] == state.over
                states[row] = book.start(box, chance)[0]
                finished += 1
        if finished >= 2:
            break
    assert finished >= 2


@every_seating
def test_masks_lists_and_threads(seating: Setting) -> None:
    one, two = many(seating, 800, threads=1), many(seating, 800, threads=3)
    for _ in range(40):
        assert (one.mask.sum(axis=1) == one.counts).all()
        assert one.mask[np.arange(800), one.choices[np.arange(800), one.counts - 1]].all()
        actions = one.random_actions()
        assert (actions == two.random_actions()).all()
        assert one.mask[np.arange(800), actions].all()
        one.step(actions)
        two.step(actions)
    assert everything(one) == everything(two)
    assert (one.observation() == two.observation()).all()


@every_seating
def test_random_steps_in_one_go_are_the_same_steps(seating: Setting) -> None:
    one, two = many(seating, 5, seed=7), many(seating, 5, seed=7)
    ended = np.zeros(5, np.int64)
    for _ in range(90):
        ended += one.step(one.random_actions()).done
    assert (two.play_randomly(90) == ended).all()
    assert (one.states == two.states).all()
    assert (one.mask == two.mask).all()
    assert (one.actor == two.actor).all()
    assert (one.random_actions() == two.random_actions()).all()


@every_seating
def test_seeds_copies_pickles_and_checkpoints(seating: Setting) -> None:
    games = many(seating, 70, seed=5)

    def go_on(which: Vectorised) -> list[bytes]:
        for _ in range(25):
            which.step(which.random_actions())
        return everything(which)

    assert everything(games) == everything(many(seating, 70, seed=5))
    assert everything(games) != everything(many(seating, 70, seed=6))
    go_on(games)
    copy, pickled, saved = deepcopy(games), pickle.loads(pickle.dumps(games)), games.save()
    later = go_on(games)
    assert go_on(copy) == go_on(pickled) == later
    games.restore(saved)
    assert go_on(games) == later
    games.reset(5)
    assert everything(games) == everything(many(seating, 70, seed=5))
    with pytest.raises(ValueError, match="of other games"):
        many(seating, 71).restore(saved)


@every_seating
def test_a_forbidden_action_changes_no_game(seating: Setting) -> None:
    games = many(seating, 3)
    before = everything(games)
    for wrong in (-1, games.actions, int(np.argmin(games.mask[1]))):
        actions = games.choices[:, 0].astype(np.int64)
        actions[1] = wrong
        with pytest.raises(NotLegal, match=f"game 1: action {wrong} is not legal: "):
            games.step(actions)
    for shape in ([0, 0], [[0, 0, 0]]):
        with pytest.raises(NotLegal, match="3 actions are needed"):
            games.step(np.array(shape))
    assert everything(games) == before


def test_the_arrays_cannot_be_written_from_outside() -> None:
    games = Vectorised("offline", 4)
    arrays: list[Any] = [games.mask, games.actor, games.choices, games.counts, games.states, games.scores, games.ends]
    for array in arrays:
        with pytest.raises(ValueError, match="read-only"):
            array[0] = array[1]


def test_wrong_seats_and_counts_are_refused() -> None:
    with pytest.raises(ValueError, match="at least one game"):
        Vectorised("offline", 0)
    with pytest.raises(ValueError, match="seats go from 0 to 1"):
        Vectorised("offline", 2).observation(2)


@pytest.mark.parametrize(
    ("players", "winners", "expected"),
    [
        (2, 0b10, [-1, 1]),
        (2, 0b11, [0, 0]),
        (3, 0b001, [1, -0.5, -0.5]),
        (4, 0b0110, [-1 / 3, 1 / 3, 1 / 3, -1 / 3]),
        (4, 0, [0, 0, 0, 0]),
    ],
)
def test_winners_share_what_the_others_pay(players: int, winners: int, expected: list[float]) -> None:
    book = Vectorised("offline", 1).book
    state = book.State()
    state.winners = winners
    assert payoffs(book, book.box(players), state) == pytest.approx(expected)
