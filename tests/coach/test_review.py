"""A review: every step has its chances, decisions are judged by what could be known, luck stands apart."""

from __future__ import annotations

from statistics import fmean, stdev
from typing import Any

import msgspec
import pytest

from tablee import coach
from tablee.bots.greedy import Greedy
from tablee.bots.levels import Levelled
from tablee.coach.chances import chances, shown
from tablee.coach.review import Moment, Verdict, _turning_points
from tablee.core.chance import Fast
from tablee.core.rulebook import Rulebook
from tablee.game import Game, new
from tablee.games import rulebook
from tablee.games.offensive.state import BLUE, RED
from tests.games.worlds import BOOKS, brief

every_game = pytest.mark.parametrize("book", BOOKS, ids=lambda book: book.id)


def played(book: Rulebook, plies: int, seed: int = 4) -> Game:
    """The beginning of a game, played at random."""
    game = new(book, book.seats[0], seed=seed, **brief(book))
    chance = Fast(seed, 9)
    while not game.is_over and len(game.log) < plies:
        game.play(book.choose(game.box, game.state, chance, [0] * book.most_choices))
    return game


@every_game
def test_every_step_has_its_chances_and_every_choice_its_verdict(book: Rulebook) -> None:
    game = played(book, 12)
    told: list[tuple[int, int]] = []
    found = coach.review(game.course, compiled=False, walks=3, progress=lambda done, total: told.append((done, total)))
    assert [moment.ply for moment in found.moments] == list(range(len(game.course.past)))
    assert told[-1] == (len(found.moments), len(found.moments))
    assert found.complete
    for moment, entry in zip(found.moments, game.course.causes, strict=True):
        assert sum(moment.chances) == pytest.approx(1.0)
        assert bool(moment.luck) == bool(entry.draws and entry.kind == "move")
        if moment.luck:
            assert sum(moment.luck) == pytest.approx(0.0, abs=1e-9)
        if moment.ply:
            before = game.course.position(moment.ply - 1)
            choices = [book.to_text(game.box, before, action) for action in book.actions(game.box, before)]
            assert (moment.verdict is not None) == (len(choices) > 1)
            if moment.verdict:
                assert moment.verdict.best in choices
                is_best = moment.verdict.rating == "best"
                assert is_best == (moment.verdict.best == moment.do) == (not moment.verdict.instead)
    assert sum(sum(seat.ratings.values()) for seat in found.seats) == sum(
        moment.verdict is not None for moment in found.moments
    )
    assert msgspec.json.decode(msgspec.json.encode(found), type=coach.Review) == found


def test_in_offensive_chances_allow_for_the_time() -> None:
    book = rulebook("offensive")
    box = book.box(2)
    chance, greedy = Fast(3), Greedy()
    state, _ = book.start(box, chance)
    while state.turn == 0:
        book.step(box, state, greedy.choose(book, box, state, state.actor, chance), chance)
    assert chances(book, box, state)[RED] < 0.25, "Red has a long way to go"
    assert shown(book, box, state)[RED] == pytest.approx(0.5, abs=0.15), "but all the time for it"
    reds = []
    for state.turn in (1, 6, 12, box.turn_limit):
        told = book.told(box, state, (0.5, 0.5))
        assert sum(told) == pytest.approx(1.0)
        reds.append(told[RED])
    assert reds == sorted(reds, reverse=True), "no lead means less for Red the later it is"
    assert reds[0] > 0.8
    assert reds[-1] < 0.2
    state.turn, state.side = 12, BLUE
    assert book.told(box, state, (0.5, 0.5))[RED] < reds[2], "Red has acted in this turn already"
    assert book.told(box, state, (1.0, 0.0)) == (1.0, 0.0)
    state.turn, state.side = 30, RED
    assert book.told(book.box(2, {"turn_limit": "none"}), state, (0.5, 0.5))[RED] > 0.5, "half of a long game is left"


def test_the_less_can_still_happen_the_more_a_lead_tells() -> None:
    ahead = (0.6, 0.4)
    book = rulebook("offline")
    for variant in ("basic", "expert"):
        box = book.box(2, {"variant": variant})
        state, _ = book.start(box, Fast(3))
        told = []
        for state.free_sites in (20, 10, 5, 2, 1):
            told.append(book.told(box, state, ahead)[0])
            assert sum(book.told(box, state, ahead)) == pytest.approx(1.0)
        assert told == sorted(told)
        assert told[0] < 0.6 < told[3] < told[4] < 1.0
    book = rulebook("planetweb")
    box = book.box(2, {"round_limit": 30})
    state, _ = book.start(box, Fast(3))
    told = []
    for state.round in (1, 15, 25, 29, 30):
        told.append(book.told(box, state, ahead)[0])
    assert told == sorted(told)
    assert told[0] == pytest.approx(0.6)
    assert told[-1] > 0.95
    state.round = 200
    assert book.told(book.box(2), state, ahead) == ahead, "without a limit nobody knows how long it still is"


def test_while_armies_are_deployed_nobody_is_ahead() -> None:
    game = played(rulebook("offensive"), 6)
    assert game.state.turn == 0
    assert {moment.chances for moment in coach.review(game.course, compiled=False, walks=1).moments} == {(0.5, 0.5)}
    assert coach.standing(game.book, game.box, game.state, 0) == (0.5, 0.5)
    while game.state.turn == 0:
        game.play(game.book.default(game.box, game.state))
    assert coach.standing(game.book, game.box, game.state, 0) != (0.5, 0.5)


@every_game
def test_a_decision_is_judged_by_what_the_player_could_know(book: Rulebook) -> None:
    game = played(book, 10)
    reviewer = coach.Reviewer(game.course, compiled=False, walks=3)
    for ply in range(max(1, len(reviewer) - 2), len(reviewer)):
        before = game.course.position(ply - 1)
        action = book.read_action(game.box, before, game.course.causes[ply].do or "")
        other = before.copy()
        book.redeal(game.box, other, before.actor, Fast(99, ply))
        assert reviewer._verdict(ply, other, action) == reviewer._verdict(ply, before, action)


def test_a_review_is_the_same_each_time_and_in_any_order() -> None:
    game = played(BOOKS[-1], 20)
    found = coach.review(game.course, compiled=False, walks=8, seed=5)
    again = coach.Reviewer(game.course, compiled=False, walks=8, seed=5)
    backwards = [again.moment(ply) for ply in reversed(range(len(again)))]
    assert again.review(backwards[::-1]) == found


def test_a_review_that_runs_out_of_time_still_tells_the_chances() -> None:
    game = played(BOOKS[-1], 12)
    found = coach.review(game.course, compiled=False, walks=8, seconds=1e-9)
    assert not found.complete
    assert all(moment.verdict is None and moment.chances for moment in found.moments)


def test_a_wasted_game_is_judged_as_such() -> None:
    book = BOOKS[-1]
    game = played(book, 60, seed=8)
    lost = [moment.verdict.lost for moment in coach.review(game.course, compiled=False, walks=24).moments if moment.verdict]
    assert max(lost) > 0.03, "random play gives something away"


def test_a_champion_is_rated_far_above_a_beginner() -> None:
    game = new(rulebook("offline"), 2, seed=3)
    players = Levelled("expert", True), Levelled("novice", True)
    while not game.is_over:
        game.play(players[game.state.actor].choose(game.book, game.box, game.state, game.state.actor, Fast(len(game.log))))
    champion, beginner = coach.review(game.course, compiled=True, walks=24).seats
    assert champion.lost < beginner.lost / 3
    assert champion.ratings["best"] > 0.8 * sum(champion.ratings.values())
    assert beginner.ratings["mistake"] + beginner.ratings["blunder"] > champion.ratings["mistake"] + champion.ratings["blunder"]


def test_luck_is_nothing_on_average() -> None:
    luck = []
    for seed in range(12):
        game = played(BOOKS[-1], 40, seed)
        reviewer = coach.Reviewer(game.course, compiled=False, seed=seed)
        moments = [reviewer.moment(ply, judge=False) for ply in range(len(reviewer))]
        luck += [moment.luck[0] for moment in moments if moment.luck]
    assert len(luck) > 50
    assert stdev(luck) > 0.01, "there is luck"
    assert abs(fmean(luck)) < 3 * stdev(luck) / len(luck) ** 0.5


def moment(ply: int, seat: int | None, chance: float, do: str | None = "x", **more: Any) -> Moment:
    return Moment(ply, seat, do, (chance, 1 - chance), **more)


def test_a_turning_point_is_a_turn_that_changed_much_and_names_its_cause() -> None:
    moments = [
        moment(0, None, 0.5, None),
        moment(1, 0, 0.55),
        moment(2, 0, 0.7, luck=(0.17, -0.17)),
        moment(3, 1, 0.69),
        moment(4, 0, 0.7),
        moment(5, 1, 0.69),
        moment(6, 0, 0.5, verdict=Verdict("blunder", 0.2, 0.5, "y")),
        moment(7, 1, 0.48),
        moment(8, 0, 0.49),
        moment(9, 1, 0.3),
        moment(10, 0, 0.31),
    ]
    found = _turning_points(moments, 2)
    told = [(point.first, point.last, point.at, point.by, point.cause, round(point.change, 2)) for point in found]
    assert told == [(0, 2, 2, 0, "luck", 0.19), (5, 6, 6, 0, "decision", 0.21), (8, 9, 9, 1, "play", 0.18)]
    assert [point.seat for point in found] == [0, 1, 1], "what one loses another gains"


def test_a_chance_that_rises_and_falls_with_whose_turn_it_is_makes_no_turning_point() -> None:
    swinging = [moment(ply, 1 - ply % 2, 0.7 if ply % 2 else 0.4) for ply in range(10)]
    assert _turning_points(swinging, 2, ended=False) == ()


def test_what_leads_come_to_tell_once_armies_stand_is_no_turning_point() -> None:
    moments = [moment(0, None, 0.5, None), moment(1, 0, 0.5), moment(2, 1, 0.7), moment(3, 0, 0.7), moment(4, 1, 0.7)]
    assert len(_turning_points(moments, 2)) == 1
    assert _turning_points(moments, 2, 2) == ()


def test_who_gives_up_turns_the_game() -> None:
    moments = [moment(0, None, 0.5, None), moment(1, 0, 0.55), moment(2, 1, 0.55), moment(3, 0, 1.0, None, left=True)]
    (point,) = _turning_points(moments, 2)
    assert (point.last, point.by, point.seat, point.cause, round(point.change, 2)) == (3, 0, 0, "left", 0.45)


def test_a_clock_that_runs_out_is_nobody_giving_up() -> None:
    moments = [moment(0, None, 0.5, None), moment(1, 0, 0.55), moment(2, 1, 0.55), moment(3, None, 1.0, None)]
    (point,) = _turning_points(moments, 2)
    assert point.cause == "play"


def test_the_round_of_a_seat_that_is_out_ends_before_the_game_does() -> None:
    def three(ply: int, seat: int | None, *chances: float, **more: Any) -> Moment:
        return Moment(ply, seat, "x" if seat is not None else None, chances, **more)

    moments = [
        three(0, None, 0.4, 0.3, 0.3),
        three(1, 0, 0.4, 0.3, 0.3),
        three(2, 1, 0.5, 0.0, 0.5, luck=(0.15, -0.3, 0.15)),  # bankrupt
        three(3, 2, 0.5, 0.0, 0.5),
        three(4, 0, 0.5, 0.0, 0.5),
        three(5, 2, 0.5, 0.0, 0.5),
        three(6, 0, 0.5, 0.0, 0.5),
        three(7, 2, 0.8, 0.0, 0.2, luck=(0.3, 0.0, -0.3)),
        three(8, 0, 0.8, 0.0, 0.2),
        three(9, 2, 0.8, 0.0, 0.2),
        three(10, 0, 1.0, 0.0, 0.0),
    ]
    told = [(point.last, point.seat, point.cause, round(point.change, 2)) for point in _turning_points(moments, 3)]
    assert told == [(2, 1, "luck", -0.3), (7, 0, "luck", 0.3), (10, 0, "play", 0.2)]
