"""A hint: legal, explained, the same each time, and the same in all worlds that the seat cannot tell apart."""

from __future__ import annotations

import sys
from itertools import islice
from statistics import fmean, pstdev
from typing import Any

import msgspec
import pytest

from tablee import coach
from tablee.bots import lessons, openings
from tablee.bots.compiled_greedy import CompiledGreedy
from tablee.bots.levels import level
from tablee.bots.searcher import Budget, Searcher, Weighed
from tablee.coach.chances import Outlook, chances, evaluated, outlook, present, shown
from tablee.coach.hint import reasons
from tablee.coach.sequel import destination, sequel
from tablee.core.chance import Fast
from tablee.core.events import SPECTATOR
from tablee.core.rulebook import Rulebook
from tablee.core.texts import LANGUAGES, Complaint
from tablee.games import rulebook
from tests.games.worlds import BOOKS, Course, Setting, brief

BUDGET = Budget(4)

every_game = pytest.mark.parametrize("book", BOOKS, ids=lambda book: book.id)


def positions(book: Rulebook, count: int = 2) -> tuple[Any, list[Any]]:
    """Some positions of a game's course at which there is a choice, and their box."""
    setting = Setting(book, book.seats[0], tuple(brief(book).items()))
    steps = islice(Course(setting, seed=11).steps(), 150)
    open_ones = [step.before for step in steps if len(book.actions(setting.box, step.before)) > 1]
    return setting.box, open_ones[:: max(1, len(open_ones) // count)][:count]


def advised(book: Rulebook, box: Any, state: Any) -> coach.Hint:
    return coach.hint(book, box, state, state.actor, budget=BUDGET, seed=3, compiled=False)


@every_game
def test_a_hint_names_legal_choices_with_chances_that_add_up(book: Rulebook) -> None:
    box, states = positions(book)
    for state in states:
        found = advised(book, box, state)
        legal = book.actions(box, state)
        assert 2 <= len(found.choices) <= 3
        assert len({one.action for one in found.choices}) == len(found.choices)
        for one in found.choices:
            assert one.action in legal
            assert book.read_action(box, state, one.text) == one.action == book.read_action(box, state, one.do)
            assert sum(one.chances) == pytest.approx(1.0)
        own = [one.chances[found.seat] for one in found.choices]
        assert own == sorted(own, reverse=True), "the best comes first"
        assert {reason.term for reason in found.why} <= set(book.term_names)


@every_game
def test_a_hint_is_the_same_in_all_worlds_the_seat_cannot_tell_apart(book: Rulebook) -> None:
    box, states = positions(book)
    for number, state in enumerate(states):
        true = advised(book, box, state)
        for seed in range(2):
            world = state.copy()
            book.redeal(box, world, state.actor, Fast(seed, number))
            assert advised(book, box, world) == true


@every_game
def test_chances_are_the_same_in_all_worlds_a_viewer_cannot_tell_apart(book: Rulebook) -> None:
    box, states = positions(book)
    for viewer in (*range(box.players), SPECTATOR):
        world = states[-1].copy()
        book.redeal(box, world, viewer, Fast(viewer + 5))
        shown = coach.standing(book, box, states[-1], viewer, walks=6)
        assert coach.standing(book, box, world, viewer, walks=6) == shown
        assert sum(shown) == pytest.approx(1.0)


def test_only_the_seat_that_must_decide_is_helped() -> None:
    box, states = positions(BOOKS[0], 1)
    with pytest.raises(Complaint) as refused:
        coach.hint(BOOKS[0], box, states[0], 1 - states[0].actor, budget=BUDGET)
    assert len({refused.value.say(language) for language in LANGUAGES}) == len(LANGUAGES)


def hinted(book: Rulebook, why: tuple[coach.Reason, ...] = (), lead: float = 1.0, **more: Any) -> coach.Hint:
    """A hint about two choices of which the first is so far ahead."""
    given = [coach.Advice(number, {}, "", (chance, 1.0 - chance), 1) for number, chance in enumerate((lead, 0.0))]
    return coach.Hint(0, tuple(given), why, walks=1, compiled=True, **more)


@every_game
def test_the_reason_is_one_sentence_in_every_language(book: Rulebook) -> None:
    up, down = (coach.Reason(book.term_names[k], gain) for k, gain in ((0, 2.0), (1, -1.0)))
    for why in ((), (up,), (up, coach.Reason(book.term_names[1], 1.0)), (up, down), (down,)):
        said = {coach.why(book, hinted(book, why), language) for language in LANGUAGES}
        assert len(said) == len(LANGUAGES)
        assert all(sentence.endswith(".") and sentence.count(".") == 1 for sentence in said)


def test_choices_are_nearly_equal_where_their_chances_are_whatever_the_reasons() -> None:
    book = BOOKS[0]
    up, down = (coach.Reason(book.term_names[0], gain) for gain in (2.0, -2.0))

    def said(*why: coach.Reason, lead: float) -> str:
        return coach.why(book, hinted(book, why, lead, stake=0.02), "en")

    even, later, far = said(lead=0.0), said(lead=0.011), said(down, lead=0.011)
    assert len({even, later, far}) == 3, "what shows no difference at once costs nothing either"
    assert said(up, lead=0.009) == said(down, lead=0.009) == even
    assert said(down, lead=0.03) == far
    assert said(up, lead=0.03) not in (even, later, far)


@pytest.mark.parametrize("language", LANGUAGES)
@every_game
def test_where_no_reason_sets_a_choice_apart_its_use_does_or_it_is_told_what_is_at_stake(book: Rulebook, language: str) -> None:
    up, down = (coach.Reason(book.term_names[0], gain) for gain in (2.0, -2.0))
    several = [
        coach.why(book, hinted(book, why, lead, **more), language)
        for why, lead, more in (
            ((up,), 0.2, {"use": (up,)}),
            ((down,), 0.2, {"use": (up,)}),
            ((), 0.2, {"use": (up,)}),
            ((), 0.0, {"use": (up,)}),
            ((), 0.0, {"stake": 0.005}),
            ((), 0.0, {"stake": 0.02}),
            ((), 0.0, {"stake": 0.2}),
            ((), 0.0, {"same": True}),
            ((), 0.0, {"only": True}),
        )
    ]
    assert len(set(several)) == len(several)
    assert [sentence.count(".") for sentence in several] == [1, 2, 2, 2, 1, 1, 2, 1, 1]
    assert coach.why(book, hinted(book, (down,), 0.0), language) == several[4], "a cost alone is no use"


@every_game
def test_a_single_choice_is_said_to_be_the_only_one(book: Rulebook) -> None:
    setting = Setting(book, book.seats[0], tuple(brief(book).items()))
    single = 0
    for step in islice(Course(setting, seed=11).steps(), 400):
        alone = len(book.actions(setting.box, step.before)) == 1
        if (alone and single < 3) or step.before.ply % 60 == 0:
            found = advised(book, setting.box, step.before)
            assert found.only == alone
            assert (len(found.choices) == 1) == alone
            assert not alone or found.why == found.use == ()
            single += alone
    assert single or book.id == "offline", "which has no such decision in this course"


@every_game
def test_how_a_choice_goes_on_can_be_played_and_seen_just_so_in_the_true_world(book: Rulebook) -> None:
    setting = Setting(book, book.seats[0], tuple(brief(book).items()))
    box, followed = setting.box, 0
    for number, step in enumerate(islice(Course(setting, seed=11).steps(), 300)):
        state = step.before
        if number % 12 or len(book.actions(box, state)) < 2:
            continue
        for one in coach.hint(book, box, state, state.actor, budget=BUDGET, seed=number, compiled=True).choices:
            true, luck, start = state.copy(), Fast(number), Fast(number)
            book.step(box, true, one.action, luck)
            for later in one.then:
                assert true.actor == state.actor
                assert luck.d == start.d, "nothing was drawn on the way"
                while msgspec.structs.replace(book.view(box, true, true.actor), decision=None) != later.view:
                    (alone,) = book.actions(box, true)
                    assert true.point in book.automatic, "whatever somebody is asked stands among the steps"
                    book.step(box, true, alone, luck)
                assert book.to_object(box, true, later.action) == later.do
                assert later.view.decision is None
                book.step(box, true, later.action, luck)
                followed += 1
    assert followed or book.id == "toy", "whose turns are one decision long"


@every_game
def test_choices_that_are_shown_come_to_different_things_or_are_said_to_come_to_the_same(book: Rulebook) -> None:
    box, states = positions(book, 8)
    hints = sys.modules["tablee.coach.hint"]
    for seed, state in enumerate(states):
        world = state.copy()
        book.redeal(box, world, state.actor, Fast(seed))
        found = Searcher(BUDGET, hints.manner(book, box, briefly=True), compiled=False).think(book, box, world, Fast(seed))
        chosen = hints.distinct(book, box, world, found.choices)
        ends = [destination(book, box, world, one.plan) for one in chosen]
        assert len(set(ends)) == len(ends) or len(ends) == 2
        leading = {destination(book, box, world, one.plan): one for one in found.choices[: hints.LEADING]}
        assert destination(book, box, world, chosen[0].plan) == destination(book, box, world, found.choices[0].plan)
        assert len(chosen) == max(2, min(hints.CANDIDATES, len(leading)))


def test_an_alternative_is_looked_for_behind_many_choices_that_come_to_the_same(monkeypatch: pytest.MonkeyPatch) -> None:
    hints = sys.modules["tablee.coach.hint"]
    monkeypatch.setattr(hints, "destination", lambda book, box, world, plan: plan[0] // 20)
    choices = tuple(Weighed(action, 1, (0.5, 0.5), (action,)) for action in range(25))
    assert [one.action for one in hints.distinct(None, None, None, choices)] == [0, 20]


def test_a_plan_is_known_again_in_another_order_and_by_a_way_round() -> None:
    book = rulebook("offensive")
    box, luck = book.box(2), Fast(77)
    state, _ = book.start(box, luck)
    detours = 0
    for _ in range(400):
        legal = book.actions(box, state)
        texts = {book.to_text(box, state, action): action for action in legal}
        if book.points[state.point] == "UNITS" and len(legal) > 1:
            end = texts["end-manche"]
            unit = next(action for said, action in texts.items() if said.startswith("select"))
            assert destination(book, box, state, (unit, end)) == destination(book, box, state, (end,))
            assert destination(book, box, state, (unit,)) != destination(book, box, state, (end,))
            assert sequel(book, box, state, (unit,)) == ()
            assert [step.text for step in sequel(book, box, state, (unit, end))] == ["end-manche"]
            detours += 1
        book.step(box, state, CompiledGreedy().choose(book, box, state, state.actor, luck), luck)
    assert detours > 20


def test_last_steps_that_change_nothing_yet_are_not_told() -> None:
    book = rulebook("offensive")
    box, luck = book.box(2), Fast(77)
    state, _ = book.start(box, luck)
    told = 0
    for _ in range(400):
        if book.points[state.point] == "UNITS" and len(units := book.actions(box, state)) > 2:
            after = state.copy()
            book.step(box, after, units[0], Fast(0))
            moves = {book.to_text(box, after, action): action for action in book.actions(box, after)}
            move = next((action for said, action in moves.items() if said.startswith("move")), None)
            if move is not None and sequel(book, box, state, (units[0], move)):
                book.step(box, after, move, Fast(0))
                going_on = [action for action in book.actions(box, after) if book.to_text(box, after, action) == "back"]
                if going_on:
                    assert sequel(book, box, state, (units[0], move, *going_on)) == sequel(book, box, state, (units[0], move))
                    told += 1
        book.step(box, state, CompiledGreedy().choose(book, box, state, state.actor, luck), luck)
    assert told > 5


def test_while_a_seat_only_answers_nothing_that_others_do_is_put_down_to_its_choice(monkeypatch: pytest.MonkeyPatch) -> None:
    hints = sys.modules["tablee.coach.hint"]
    compared: list[int] = []
    monkeypatch.setattr(
        hints, "present", lambda book, box, world, **more: compared.append(world.point) or present(book, box, world, **more)
    )
    answered = 0
    for book in BOOKS:
        if not book.reactions:
            continue
        box, luck = book.box(2), Fast(3)
        state, _ = book.start(box, luck)
        for _ in range(600):
            if state.over:
                state, _ = book.start(box, luck)
            if state.point in book.reactions and len(book.actions(box, state)) > 1:
                coach.hint(book, box, state, state.actor, budget=BUDGET, compiled=True)
                answered += 1
            book.step(box, state, CompiledGreedy().choose(book, box, state, state.actor, luck), luck)
    assert answered > 5
    assert not compared


def test_a_gain_that_others_have_in_greater_measure_and_a_cost_that_all_share_are_no_arguments() -> None:
    now, one = Outlook((), {"way": 0.0, "turn": 1.0}), Outlook((), {"way": 1.0, "turn": 0.5})
    other, better = Outlook((), {"way": 0.5, "turn": 0.5}), Outlook((), {"way": 2.0, "turn": 0.9})
    assert [reason.term for reason in reasons(one, [now])] == ["way", "turn"]
    assert [reason.term for reason in reasons(one, [now], beside=[other])] == ["way"]
    assert [reason.term for reason in reasons(one, [now], beside=[better])] == ["turn"]
    assert reasons(one, [now], least=2.0) == ()


def test_where_an_opening_is_known_it_is_advised() -> None:
    book = next(book for book in BOOKS if openings.openings(book))
    opening = openings.openings(book)[0]
    box = book.box(len(opening.seats), opening.tables[0])
    state, chance = book.start(box, Fast(1))[0], Fast(1)
    first = state.copy(), state.actor
    to_come = [list(choices) for choices in opening.seats]
    for _ in range(12):
        found = coach.hint(book, box, state, state.actor, budget=BUDGET)
        assert found.opening
        assert found.choices[0].text == to_come[state.actor].pop(0)
        assert len({advice.action for advice in found.choices}) == len(found.choices)
        book.step(box, state, found.choices[0].action, chance)
    said = {coach.why(book, coach.hint(book, box, *first, budget=BUDGET), language) for language in LANGUAGES}
    assert len(said) == len(LANGUAGES)
    book.step(box, state, next(a for a in book.actions(box, state) if a != openings.answer(book, box, state)), chance)
    assert not coach.hint(book, box, state, state.actor, budget=BUDGET).opening


def test_a_decided_game_has_no_more_chances() -> None:
    book = BOOKS[-1]
    last = list(Course(Setting(book, 3), seed=2).steps())[-1]
    found = chances(book, Setting(book, 3).box, last.after)
    assert sum(found) == pytest.approx(1.0)
    assert {seat for seat, chance in enumerate(found) if chance} == {
        seat for seat in range(3) if last.after.winners >> seat & 1
    }


def test_the_compiled_evaluation_shows_the_same_outlook() -> None:
    book = BOOKS[-1]
    box, states = positions(book)
    for state in states:
        action = book.actions(box, state)[0]
        assert outlook(book, box, state, action, compiled=True) == outlook(book, box, state, action)


def test_a_hint_is_thought_of_as_the_expert_thinks_who_has_learned(monkeypatch: pytest.MonkeyPatch) -> None:
    book = next(book for book in BOOKS if book.id == "planetweb")
    manners = []

    class Noticed(Searcher):
        def __init__(self, *given: Any) -> None:
            super().__init__(*given)
            manners.append(self.manner)

    monkeypatch.setattr(sys.modules["tablee.coach.hint"], "Searcher", Noticed)
    for players in (2, 4):
        box = book.box(players)
        state, _ = book.start(box, Fast(3))
        while len(book.actions(box, state)) == 1:
            book.step(box, state, book.actions(box, state)[0], Fast(4))
        for compiled in (True, False):
            coach.hint(book, box, state, state.actor, budget=BUDGET, compiled=compiled)
    assert [manner.lessons for manner in manners] == [False, False, True, False]
    assert [manner.turns for manner in manners] == [level("expert", book).manner.turns, 1, 0, 1]


@every_game
def test_people_are_told_the_chances_that_bots_have_learned(book: Rulebook) -> None:
    box, states = positions(book, 6)
    for state in states:
        by_lessons, by_evaluation = shown(book, box, state), evaluated(book, box, state)
        assert sum(by_lessons) == pytest.approx(1.0)
        taught = bool(lessons.lessons(book, box)) and book.is_prepared(state)
        assert (by_lessons != by_evaluation) == taught


def test_the_bar_of_chances_says_what_the_hint_beside_it_says() -> None:
    book = next(book for book in BOOKS if book.id == "planetweb")
    box, luck = book.box(4), Fast(8)
    state, _ = book.start(box, luck)
    near, far = [], []
    for number in range(300):
        actions = book.actions(box, state)
        if number % 10 == 0 and len(actions) > 1:
            seat = int(state.actor)
            hinted = coach.hint(book, box, state, seat, budget=Budget(64), compiled=True).choices[0].chances[seat]
            near.append(abs(coach.standing(book, box, state, seat, walks=64)[seat] - hinted))
            far.append(abs(evaluated(book, box, state)[seat] - hinted))
        book.step(box, state, actions[-1], luck)
    assert sum(near) < sum(far)


def test_two_players_are_not_both_told_that_they_win() -> None:
    book = next(book for book in BOOKS if book.id == "offline")
    box, together = book.box(2), []
    for number in range(5):
        luck = Fast(9, number)
        state, _ = book.start(box, luck)
        while not state.over:
            if state.ply % 9 == 0:
                together.append(sum(coach.standing(book, box, state, seat)[seat] for seat in range(2)))
            book.step(box, state, CompiledGreedy().choose(book, box, state, state.actor, luck), luck)
    assert len(together) > 20
    assert 0.9 < fmean(together) < 1.25, "1.5 if cards that nobody would have played for were as likely as others"


def test_what_a_seat_is_told_hardly_depends_on_the_worlds_that_were_dealt() -> None:
    book = next(book for book in BOOKS if book.id == "offline")
    box, states = positions(book, 6)
    for state in states:
        told = [coach.standing(book, box, state, state.actor, seed=seed)[state.actor] for seed in range(8)]
        assert pstdev(told) < 0.025, "up to 0.045 if it depended on the few likely ones of 24"


@every_game
def test_a_thorough_hint_advises_what_the_search_found_best_and_nothing_behind_it_promises_more(book: Rulebook) -> None:
    box, states = positions(book, 4)
    hints = sys.modules["tablee.coach.hint"]
    for seed, state in enumerate(states):
        world = state.copy()
        book.redeal(box, world, state.actor, Fast(seed))
        found = (
            Searcher(Budget(60), hints.manner(book, box, briefly=False), True).think(book, box, world, Fast(seed, 1)).choices
        )
        given = coach.hint(book, box, state, state.actor, budget=Budget(60), seed=seed, compiled=True)
        if not given.opening:
            chosen = hints.distinct(book, box, world, found)
            assert [one.action for one in given.choices] == [one.action for one in chosen[: len(given.choices)]]
            own = [one.chances[state.actor] for one in given.choices]
            assert own == sorted(own, reverse=True)
        assert all(sum(one.chances) == pytest.approx(1.0) for one in given.choices)
