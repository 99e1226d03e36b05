"""The laws of every game: one suite over all of them, with random play and with play that Hypothesis makes up."""

from __future__ import annotations

from collections import Counter
from itertools import islice, product
from typing import Any

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from tablee.core.chance import Fast, Keyed
from tablee.core.events import SPECTATOR, Events
from tablee.core.record import read, verify, write
from tablee.core.rulebook import Rulebook
from tests.games import laws
from tests.games.worlds import BOOKS, Course, Setting, pieces_of
from tests.games.worlds import settings as all_settings

SETTINGS = all_settings()
WITH_PIECES = [book for book in BOOKS if pieces_of(book)]

every_game = pytest.mark.parametrize("book", BOOKS, ids=lambda book: book.id)
every_setting = pytest.mark.parametrize("setting", SETTINGS, ids=str)
compiled_form = pytest.mark.xdist_group("compiled")


@st.composite
def courses(draw: st.DrawFn, most_picks: int = 80) -> Course:
    """Any course through any game, events from outside included."""
    setting = draw(st.sampled_from(SETTINGS))
    seed = draw(st.integers(0, 2**32 - 1))
    return Course(setting, seed, tuple(draw(st.lists(st.integers(0, 255), max_size=most_picks))))


def bounded(examples: int) -> settings:
    """A fixed number of made-up courses, the same on every machine; `make soak` tries new ones."""
    checks = [HealthCheck.too_slow, HealthCheck.data_too_large, HealthCheck.large_base_example]
    return settings(max_examples=examples, deadline=None, derandomize=True, database=None, suppress_health_check=checks)


# Laws 1, 2, 4, 5 and 6, interpreted


@every_setting
def test_the_laws_hold_in_random_play(setting: Setting) -> None:
    for seed in range(2):
        end = laws.walk_through(Course(setting, seed), every=5)
        assert end.over


@every_setting
def test_the_laws_hold_when_players_leave_and_clocks_run_out(setting: Setting) -> None:
    for seed in range(2):
        laws.walk_through(Course(setting, seed, outside=12), every=5)


@bounded(40)
@given(courses())
def test_the_laws_hold_on_any_course(course: Course) -> None:
    laws.walk_through(course, every=5)


@every_game
def test_every_decision_point_is_tested(book: Rulebook) -> None:
    met = set()
    for seed, setting in product(range(12), all_settings([book])):
        met |= {step.before.point for step in Course(setting, seed).steps()}
        if len(met) >= len(book.points):
            break
    assert met == set(book.points)


@every_setting
def test_everything_that_happens_can_be_said_in_every_language(setting: Setting) -> None:
    said: set[object] = set()
    for step in Course(setting, 5, outside=25).steps():
        laws.everything_can_be_said(setting, step, said)


# Law 2: honest worlds


FEW = 2000
"""Worlds that are few enough to be counted one by one."""


def chi_square(found: Counter[bytes], expected: dict[bytes, float]) -> tuple[float, float]:
    """The statistic, and the bound that honest samples break once in three million times (Wilson and Hilferty)."""
    statistic = sum((found[image] - mean) ** 2 / mean for image, mean in expected.items())
    freedom = max(1, len(expected) - 1)
    spread = 2 / (9 * freedom)
    return statistic, freedom * (1 - spread + 5 * spread**0.5) ** 3


@pytest.mark.parametrize("book", WITH_PIECES, ids=lambda book: book.id)
def test_sampled_worlds_match_the_enumerated_ones(book: Rulebook) -> None:
    pieces: Any = pieces_of(book)
    for box, state in pieces.small(book):
        pieces.conserved(box, state)
        for viewer in (*range(box.players), SPECTATOR):
            worlds = islice(pieces.worlds(box, state, viewer), FEW + 1)
            weights = {world.to_bytes(): weight for world, weight in worlds}
            if len(weights) > FEW:
                continue
            assert pieces.canonical(box, state, viewer).to_bytes() in weights, "the true world is among them"
            samples = 25 * len(weights)
            chance, found = Fast(box.players, viewer & 7), Counter[bytes]()
            for _ in range(samples):
                world = state.copy()
                book.redeal(box, world, viewer, chance)
                found[world.to_bytes()] += 1
            assert set(found) <= set(weights), "a sampled world contradicts what the seat knows"
            total = sum(weights.values())
            statistic, bound = chi_square(found, {image: samples * weight / total for image, weight in weights.items()})
            assert statistic < bound


@pytest.mark.parametrize(("players", "deals"), [(2, 27), (3, 216), (4, 216)])
def test_a_player_of_offline_must_reckon_with_all_deals(players: int, deals: int) -> None:
    book = next(book for book in BOOKS if book.id == "offline")
    box = book.box(players)
    state, _ = book.start(box, Fast(1))
    chance, found = Fast(2), set()
    for _ in range(deals * 16):
        world = state.copy()
        book.redeal(box, world, 0, chance)
        found.add(world.to_bytes())
    assert len(found) == deals
    assert state.to_bytes() in found


WITH_A_WAY_BACK = [book for book in WITH_PIECES if hasattr(pieces_of(book), "back_to_start")]


@pytest.mark.parametrize("book", WITH_A_WAY_BACK, ids=lambda book: book.id)
def test_a_redealt_world_explains_all_that_the_seat_has_seen(book: Rulebook) -> None:
    pieces: Any = pieces_of(book)
    for players in book.seats:
        setting = Setting(book, players)
        course = Course(setting, players)
        steps = list(course.steps())
        for viewer in setting.viewers:
            last = len(steps) - 2
            world = laws.redealt(setting, steps[last].before, viewer, players)
            state = pieces.back_to_start(steps[0].before, world)
            for ply, step in enumerate(steps[:last]):
                assert laws.seen(setting, state, viewer) == laws.seen(setting, step.before, viewer)
                assert step.action is not None
                assert book.refusal(setting.box, state, step.action) == 0
                book.apply(setting.box, state, step.action, Keyed(course.seed_of(ply + 1)), Events())
            assert state.to_bytes() == world.to_bytes()


# Law 3: the same game in every form


@every_setting
def test_the_same_seed_and_choices_give_the_same_game(setting: Setting) -> None:
    course = Course(setting, 11, outside=30)
    once = [(step.after.to_bytes(), step.events) for step in course.steps()]
    again = [(step.after.to_bytes(), step.events) for step in Course(setting, 11, outside=30).steps()]
    assert once == again


@every_setting
def test_the_public_game_is_the_same_game(setting: Setting) -> None:
    course = Course(setting, 12, outside=30)
    *_, last = course.steps()
    game = course.recorded()
    assert game.state.to_bytes() == last.after.to_bytes()
    assert game.is_over
    assert verify(read(write(game.record)), setting.book).course.state == game.state


@compiled_form
@every_setting
def test_all_forms_play_the_same_game(setting: Setting) -> None:
    from tests.games.forms import play_in_all_forms

    play_in_all_forms(Course(setting, 1), every=4)
    play_in_all_forms(Course(setting, 2, outside=15), every=4)


@compiled_form
@bounded(15)
@given(courses())
def test_all_forms_play_the_same_game_on_any_course(course: Course) -> None:
    from tests.games.forms import play_in_all_forms

    play_in_all_forms(course, every=4)


# Law 6, beyond what every walk checks


@every_game
def test_a_copy_and_its_original_go_their_own_ways(book: Rulebook) -> None:
    setting = Setting(book, book.seats[-1])
    for step in islice(Course(setting, 3).steps(), 0, None, 5):
        image = step.before.to_bytes()
        for form in (book.State, book.State.checked()):
            original = form.from_bytes(image)
            twin = original.copy()
            for action in book.actions(setting.box, twin)[:3]:
                other = twin.copy()
                book.apply(setting.box, other, action, Keyed(bytes(32)), Events())
                assert other.to_bytes() != image
                assert type(other) is type(original)
            assert twin.to_bytes() == original.to_bytes() == image
