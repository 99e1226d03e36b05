"""Measurements: turns are taken, ratios compare neighbours, verdicts follow the figures, and the figures are real."""

from __future__ import annotations

import pytest

from tablee import games
from tablee.arena import measure
from tablee.arena.measure import Contestant, Count, Line, Pace, in_turns
from tablee.core.texts import LANGUAGES


def test_contestants_take_turns() -> None:
    order: list[tuple[str, float]] = []

    def contestant(name: str) -> Contestant:
        def run(seconds: float) -> Count:
            order.append((name, seconds))
            return Count(things=len(order), games=1, seconds=2.0)

        return Contestant(name, run)

    paces = in_turns([contestant("hare"), contestant("tortoise")], seconds=6.0, rounds=3)
    assert order[:2] == [("hare", 0.0), ("tortoise", 0.0)]  # warming up
    assert order[2:] == [("hare", 2.0), ("tortoise", 2.0)] * 3
    assert [pace.rounds for pace in paces] == [(1.5, 2.5, 3.5), (2.0, 3.0, 4.0)]
    assert paces[0].per_second == 2.5
    assert paces[0].games_per_second == 0.5


def test_a_ratio_compares_each_round_with_its_neighbour() -> None:
    quick = Pace("quick", (100.0, 10.0, 60.0), (1.0,) * 3)
    slow = Pace("slow", (50.0, 5.0, 20.0), (1.0,) * 3)
    assert quick.times(slow) == 2.0


def test_a_verdict_follows_the_figure() -> None:
    assert Line("measure-import", 0.1, "seconds", 0.15).ok
    assert not Line("measure-import", 0.2, "seconds", 0.15).ok
    assert Line("measure-state-size", 1024, "bytes", 1024).ratio == 1.0
    line = Line("measure-compiled-copies", 500_000, "per-second", 1_000_000, goal=True)
    assert (line.ok, line.ratio) == (False, 0.5)
    assert line.say("fr")[1:] == ("objectif : 1 M/s", "500 k/s", "0,50", "manqué")
    assert line.say("en")[1:] == ("goal: 1 M/s", "500 k/s", "0.50", "missed")
    assert Line("measure-import", 0.0123, "seconds", 0.15).say("de")[1:3] == ("höchstens 0,15 s", "0,0123 s")


def test_every_figure_is_measured_and_has_its_words() -> None:
    said: list[tuple[int, int]] = []
    lines = measure.house("offline", seconds=0.01, times=1, progress=lambda done, total: said.append((done, total)))
    assert said == [(done, 8) for done in range(9)]
    assert len({line.key for line in lines}) == 8
    assert all(line.measured > 0 for line in lines)
    for line in lines:
        assert len({line.say(language)[1] for language in LANGUAGES}) == len(LANGUAGES)


@pytest.mark.parametrize("listed", [True, False])
def test_play_is_counted_as_it_was_played(listed: bool) -> None:
    """A game of Offline takes 24 turns of two decisions at the least."""
    for contestant in (measure.compiled_play("offline", listed=listed), measure.interpreted_play("offline", listed=listed)):
        count = contestant.run(0.05)
        assert count.games >= 1
        assert 48 <= count.things / count.games <= 130
        assert count.seconds >= 0.05


def test_copies_are_counted() -> None:
    for contestant in (measure.compiled_copies("offline"), measure.interpreted_copies("offline")):
        count = contestant.run(0.02)
        assert count.things >= 100
        assert (count.games, count.seconds >= 0.02) == (0, True)


def test_a_process_that_fails_is_no_measurement() -> None:
    with pytest.raises(RuntimeError, match="status 3"):
        measure._fresh_process("import sys; sys.exit(3)")


def test_a_state_is_small() -> None:
    for name in games.names():
        assert games.rulebook(name).State.size() < measure.STATE_BYTES.get(name, measure.OTHER_STATE_BYTES)
