"""Simulations: right counts, the same report however it is reached, and the figures of the contract."""

from __future__ import annotations

from collections import Counter
from itertools import pairwise

import msgspec
import pytest

from tablee.arena.simulate import Job, Length, Report, Tally, length_of, play, simulate
from tablee.bots.match import Outcome
from tablee.core.texts import LANGUAGES, Complaint

JOB = Job("offline", ("random", "greedy"), {}, 1, compiled=False)


# Counting


def test_wins_and_scores_follow_the_bot_from_seat_to_seat() -> None:
    tally = Tally(2)
    tally.count(0, Outcome(over=1, winners=0b10, began=0, decisions=60, scores=(5, 9)))  # bot 1 sits at seat 1
    tally.count(1, Outcome(over=1, winners=0b01, began=0, decisions=70, scores=(8, 2)))  # bot 1 sits at seat 0
    tally.count(2, Outcome(over=2, winners=0b11, began=1, decisions=80, scores=(4, 4)))
    report = tally.report(JOB)
    assert [(seat.bot, seat.wins, seat.shared, seat.mean_score) for seat in report.seats] == [
        ("random", 0, 1, (5 + 2 + 4) / 3),
        ("greedy", 2, 1, (9 + 8 + 4) / 3),
    ]
    assert report.end_reasons == {"full": 2, "display": 1}
    assert report.decisions == 210


def test_the_first_seat_gets_its_share_of_a_shared_victory() -> None:
    tally = Tally(4)
    for winners, began in ((0b0001, 0), (0b0001, 1), (0b0111, 2), (0b0111, 3)):
        tally.count(0, Outcome(1, winners, began, 60, (0, 0, 0, 0)))
    report = tally.report(Job("offline", ("random",) * 4, {}, 1, compiled=False))
    assert report.first_seat_share == pytest.approx((1 + 1 / 3) / 4)


def test_a_game_without_an_end_counts_as_played_and_for_nothing_else() -> None:
    tally = Tally(2)
    tally.count(0, Outcome(over=0, winners=0, began=0, decisions=1200, scores=(0, 0)))
    report = tally.report(JOB)
    assert (report.games, report.finished, report.decisions) == (1, 0, 1200)
    assert report.end_reasons == {}
    assert report.length == Length(0.0, 0, 0, 0)
    assert report.first_seat_share == 0


def test_lengths_are_given_by_mean_percentiles_and_maximum() -> None:
    assert length_of(Counter(range(1, 101))) == Length(mean=50.5, p5=5, p95=95, max=100)
    assert length_of(Counter({70: 19, 90: 1})) == Length(mean=71.0, p5=70, p95=70, max=90)
    assert length_of(Counter({70: 18, 90: 2})) == Length(mean=72.0, p5=70, p95=90, max=90)


def test_parts_add_up_in_any_order() -> None:
    parts = [next(play(JOB_OF_RANDOM, start, start + 1)) for start in range(4)]
    forth, back = Tally(2), Tally(2)
    for part in parts:
        forth.add(part)
    for part in reversed(parts):
        back.add(part)
    assert forth.report(JOB_OF_RANDOM) == back.report(JOB_OF_RANDOM)
    assert forth.games == 4


JOB_OF_RANDOM = Job("offline", ("random", "random"), {"variant": "basic"}, 1, compiled=False)


# Simulating


def test_a_report_depends_on_the_seed_alone() -> None:
    options = {"variant": "expert"}
    seats = ["random", "random", "random"]
    interpreted = simulate("offline", 24, seats, options=options, seed=5, compiled=False, processes=1)
    assert simulate("offline", 24, seats, options=options, seed=5, compiled=True, processes=1) == interpreted
    assert simulate("offline", 24, seats, options=options, seed=5, compiled=False, processes=3) == interpreted
    assert simulate("offline", 24, seats, options=options, seed=5) == interpreted
    assert simulate("offline", 24, seats, options=options, seed=6, compiled=False, processes=1) != interpreted


def test_the_json_of_a_report_has_the_agreed_keys() -> None:
    report = simulate("offline", 2, ["random", "random"], seed=1, compiled=False)
    data = msgspec.json.decode(msgspec.json.encode(report))
    assert {"game", "games", "finished", "decisions", "seats", "end_reasons", "first_seat_share"} <= set(data)
    assert set(data["seats"][0]) == {"bot", "wins", "shared", "mean_score"}
    assert msgspec.json.decode(msgspec.json.encode(report), type=Report) == report


@pytest.mark.parametrize("processes", [1, 2])
def test_progress_rises_to_the_last_game(processes: int) -> None:
    said: list[tuple[int, int]] = []
    simulate(
        "offline", 9, ["random"] * 2, compiled=False, processes=processes, progress=lambda done, all_: said.append((done, all_))
    )
    assert said[-1] == (9, 9)
    assert all(before < after for (before, _), (after, _) in pairwise(said))


@pytest.mark.parametrize("variant", ["basic", "expert"])
def test_greedy_beats_random(variant: str) -> None:
    report = simulate("offline", 60, ["random", "greedy"], options={"variant": variant}, seed=2, compiled=True, processes=1)
    assert report.finished == 60
    assert report.seats[1].wins >= 54


@pytest.mark.parametrize(
    ("players", "variant", "decisions", "score"),
    [
        (2, "basic", 73.0, 14.0),
        (3, "basic", 73.4, 13.9),
        (4, "basic", 73.5, 14.0),
        (2, "expert", 80.7, 151),
        (3, "expert", 83.6, 149),
        (4, "expert", 80.8, 145),
    ],
)
def test_random_play_of_offline_is_as_the_contract_measured_it(
    players: int, variant: str, decisions: float, score: float
) -> None:
    """Contract of Offline, section 9.3; its own figures rest on 3000 games a row."""
    report = simulate("offline", 3000, ["random"] * players, options={"variant": variant}, seed=3, compiled=True, processes=1)
    assert report.finished == 3000
    assert report.end_reasons["full"] >= 2990
    assert report.length.mean == pytest.approx(decisions, rel=0.02)
    mean_score = sum(seat.mean_score for seat in report.seats) / players
    assert mean_score == pytest.approx(score, rel=0.04)
    assert report.first_seat_share == pytest.approx(1 / players, abs=0.05)


# What cannot be simulated


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(
    ("arguments", "named"),
    [
        (("chess", 1, ["random"] * 2), "chess"),
        (("offline", 0, ["random"] * 2), "0"),
        (("offline", 10**9, ["random"] * 2), "613566756"),
        (("offline", 1, ["random"]), "2-4"),
        (("offline", 1, ["random", "clever"]), "clever"),
    ],
)
def test_a_bad_request_is_refused_in_words(arguments: tuple[str, int, list[str]], named: str, language: str) -> None:
    with pytest.raises(Complaint) as refused:
        simulate(*arguments)
    assert named in refused.value.say(language)


def test_bad_options_and_processes_are_refused() -> None:
    with pytest.raises(Complaint, match="basic, expert"):
        simulate("offline", 1, ["random"] * 2, options={"variant": "chaos"})
    with pytest.raises(Complaint, match="At least one process"):
        simulate("offline", 1, ["random"] * 2, processes=0)


def test_levels_can_be_simulated_too() -> None:
    seats = ["novice", "amateur"]
    report = simulate("planetweb", 1, seats, seed=3, compiled=True, processes=1)
    assert report.finished == 1
    assert [seat.bot for seat in report.seats] == seats
