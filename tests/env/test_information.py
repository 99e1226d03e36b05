"""Learners see what their seat may see: nothing of it depends on what is hidden, and nothing that is known is lost."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest

from tablee.core.rulebook import Rulebook
from tablee.env import Vectorised, information
from tablee.env.play import Play
from tests.env.seatings import SEATINGS, SHORT, every_game, every_seating, in_one_process
from tests.games import laws, toy
from tests.games.worlds import BOOKS, Course, Setting
from tests.games.worlds import settings as all_settings
from tools import observations

pytestmark = in_one_process


MOST = 12
"""Positions of a game that are looked at."""


def positions(setting: Setting, seed: int) -> list[Any]:
    """Positions all over a random game, its end included."""
    steps = list(Course(setting, seed).steps())
    return [*(step.before for step in steps[:: 1 + len(steps) // MOST]), steps[-1].after]


def as_floats(setting: Setting, world: Any, viewer: int) -> list[float]:
    """What a learner gets: 32-bit floats, which do not hold every whole number."""
    numbers = information.numbers(setting.book, world, viewer)
    assert len(numbers) == information.parts(setting.book).length
    return [float(number) for number in np.array(numbers, np.float32)]


def test_wide_numbers_lose_nothing_on_the_way_to_learners() -> None:
    setting = next(setting for setting in SEATINGS if setting.book.id == "insider")
    state = positions(setting, 1)[3]
    other = state.copy()
    state.tokens, other.tokens = 1 << 24, 1 << 24 | 1
    assert as_floats(setting, state, 0) != as_floats(setting, other, 0)
    state.tokens = -1
    low, high = np.array(information.parts(setting.book).ranges()).T
    floats = as_floats(setting, state, 0)
    assert (low <= floats).all()
    assert (floats <= high).all()


def text_and_numbers(setting: Setting, state: Any, viewer: int) -> tuple[str, list[float]]:
    world = information.known(setting.book, setting.box, state, viewer)
    return information.text(setting.book, setting.box, world, viewer), as_floats(setting, world, viewer)


INFORMED = [
    *SEATINGS,
    *(setting for setting in all_settings(BOOKS) if len(setting.options) > 2 and setting.players == setting.book.seats[-1]),
    *(Setting(toy.RULEBOOK, players) for players in toy.RULEBOOK.seats),
]
"""Every game with every number of players, and every game with all its options changed."""

every_information = pytest.mark.parametrize("setting", INFORMED, ids=lambda setting: str(setting)[:60])


@every_information
def test_what_a_seat_knows_depends_on_nothing_hidden_and_lacks_nothing_shown(setting: Setting) -> None:
    low, high = np.array(setting.book.observed.ranges()).T
    states = positions(setting, 1)
    for viewer in setting.viewers:
        shown: dict[str | tuple[float, ...], bytes] = {}
        for at, state in enumerate(states):
            text, numbers = text_and_numbers(setting, state, viewer)
            other = laws.redealt(setting, state, viewer, at)
            assert text_and_numbers(setting, other, viewer) == (text, numbers)
            observed = laws.observed(setting, state, viewer)
            assert laws.observed(setting, other, viewer) == observed
            assert (low <= observed).all()
            assert (observed <= high).all()
            view = laws.seen(setting, state, viewer)
            assert laws.seen(setting, other, viewer) == view
            assert shown.setdefault(text, view) == view, "two views, one text"
            assert shown.setdefault(tuple(numbers), view) == view, "two views, the same numbers"


def test_a_leak_into_what_a_seat_knows_is_caught() -> None:
    setting = next(setting for setting in all_settings(BOOKS) if setting.book.id == "insider")
    state = positions(setting, 1)[3]
    other = laws.redealt(setting, state, 0, 5)
    assert other.to_bytes() != state.to_bytes()
    assert as_floats(setting, other, 0) != as_floats(setting, state, 0), "the true position tells worlds apart"
    assert text_and_numbers(setting, other, 0) == text_and_numbers(setting, state, 0)


@every_seating
def test_compiled_and_interpreted_learners_see_the_same(seating: Setting) -> None:
    play = Play(seating.book, seating.players, dict(seating.options))
    many = Vectorised(seating.book, 3, players=seating.players, options=dict(seating.options), seed=4)
    for at, state in enumerate(positions(seating, 3)[::3]):
        play.restore(bytes(32) + state.to_bytes())
        many._states[at % 3] = np.frombuffer(state.to_bytes(), np.uint8)
        for viewer in seating.viewers:
            expected = np.array(laws.observed(seating, state, viewer), np.float32)
            known = information.known(seating.book, seating.box, state, viewer).to_bytes()
            assert (play.observation(viewer) == expected).all()
            assert (many.observation(viewer)[at % 3] == expected).all()
            assert play.known(viewer).to_bytes() == known
            assert many.information(viewer)[at % 3].tobytes() == known


# The numbers have names


@every_game
def test_every_number_is_named_and_explained(book: Rulebook) -> None:
    assert book.observed.length == book.observation == len(book.observed.ranges())
    assert len(book.observed) > 10
    columns = [column for part in book.observed for column in part.columns]
    for part in [*book.observed, *columns]:
        assert part.name.isidentifier()
        assert part.meaning
        assert part.low < part.high


@every_game
def test_marks_stand_where_the_names_say(book: Rulebook) -> None:
    """Who acts, at which decision point, at a table of how many: one mark each, at the named place."""
    places = {part.name: (start, part) for start, part in book.observed.places()}
    for players in book.seats:
        setting = Setting(book, players, tuple(SHORT.get(book.id, {}).items()))
        for step in list(Course(setting, 6).steps())[::23]:
            seat = step.before.actor
            seen = laws.observed(setting, step.before, seat)

            def part(name: str, seen: list[float] = seen) -> list[float]:
                start, named = places[name]
                return seen[start : start + named.length]

            assert part("point").index(1.0) == step.before.point - 1
            assert sum(part("point")) == 1.0
            if book.id == "offensive":
                assert part("acting") == [1.0]
                assert part("blue") == [float(seat == 1)]
            else:
                assert part("actor") == [1.0] + [0.0] * (len(part("actor")) - 1), "the own seat comes first"
                assert part("seats").index(1.0) == players - 1


def test_the_page_about_observations_is_up_to_date() -> None:
    assert observations.PAGE.read_text(encoding="utf-8") == observations.page()
