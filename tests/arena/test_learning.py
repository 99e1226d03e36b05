"""Learning from games: the same games however they are spread, and a network that finds out what matters."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import msgspec
import numpy as np
import pytest

from tablee import games
from tablee.arena import school
from tablee.arena.network import PATIENCE, Network, loss
from tablee.arena.school import Samples, School
from tablee.bots import lessons
from tablee.bots.boxes import digest
from tablee.cli.learn import _must_be_writable
from tests.cli.conftest import Answer, at_home, tablee

__all__ = ["at_home", "tablee"]
pytestmark = pytest.mark.xdist_group("learning")  # one process compiles the driver for all of them


def made_up(count: int, seed: int) -> Samples:
    """Positions of two seats with two numbers each; who has the larger first number mostly wins, whatever the second says."""
    luck = np.random.default_rng(seed)
    observed = luck.uniform(size=(count, 2, 2)).astype(np.float16)
    first = luck.uniform(size=count) < 1 / (1 + np.exp(-8 * (observed[:, 0, 0] - observed[:, 1, 0]).astype(float)))
    won = np.stack([first, ~first], 1).astype(np.float32)
    return Samples(np.arange(count), observed, np.full((count, 2), 0.5, np.float32), won)


def taught(samples: Samples, passes: int) -> tuple[Network, float, float]:
    """A small network that has learned from some positions, and how far off the evaluation and it are."""
    network = Network(2, 4, seed=0)
    return network, *network.learn_who_won([samples], passes)


def test_the_network_learns_what_decides_and_is_judged_where_it_did_not_learn() -> None:
    network, before, after = taught(made_up(8_000, 1), 80)
    assert len(network.flat()) == lessons.size(2, 4)
    assert before == pytest.approx(np.log(2), abs=1e-6)
    assert after < 0.5
    assert taught(made_up(8_000, 1), 80)[2] == after


def test_what_cannot_be_learned_is_left_to_the_evaluation() -> None:
    noise = made_up(2_000, 2)._replace(won=np.eye(2, dtype=np.float32)[np.random.default_rng(3).integers(0, 2, 2_000)])
    _, before, after = taught(noise, 2)
    assert after <= before


def test_later_on_a_position_is_judged_by_what_is_thought_of_the_next_and_the_last_by_who_won() -> None:
    network, _, _ = taught(made_up(4_000, 1), 20)
    samples = made_up(5, 4)._replace(game=np.array([0, 0, 0, 1, 1]), won=np.eye(2, dtype=np.float32)[[0, 0, 0, 1, 1]])
    thought = network.chances(samples, np.arange(5))[:, 0]
    expected = network.what_follows(samples)
    assert expected.sum(1) == pytest.approx(np.ones(5))
    assert expected[[2, 4], 0].tolist() == [1.0, 0.0]
    assert expected[3, 0] == pytest.approx((1 - PATIENCE) * thought[4])
    assert expected[1, 0] == pytest.approx((1 - PATIENCE) * thought[2] + PATIENCE)
    assert expected[0, 0] == pytest.approx((1 - PATIENCE) * thought[1] + PATIENCE * expected[1, 0])


def test_learning_on_comes_nearer_to_the_truth() -> None:
    network, _, first = taught(made_up(8_000, 1), 4)
    for _ in range(8):
        before, after = network.learn_what_follows([made_up(8_000, 1)])
    assert after < first < before


def test_positions_are_kept_of_every_game_with_what_came_of_it() -> None:
    plain = School("planetweb", 2, {"round_limit": 30}, 5, 10)
    played, samples = next(school.play(plain, 0, 20))
    book = games.rulebook("planetweb")
    assert played == 20
    assert samples.observed.shape[1:] == (2, book.observation)
    assert len(samples.observed) == len(samples.chances) == len(samples.won) > 100
    assert np.allclose(samples.chances.sum(1), 1.0)
    assert np.allclose(samples.won.sum(1), 1.0)
    assert loss(samples.chances, samples.won) < np.log(2), "the evaluation knows better than a coin"


def test_players_go_by_what_was_learned_before() -> None:
    """A network that wants nothing but cash: its players buy no portal but by a slip."""
    book = games.rulebook("planetweb")
    weights = np.zeros(lessons.size(book.observation, 1))
    weights[2 + 1] = 50.0  # the second number observed is the own cash; its weight in the sum
    misers = School("planetweb", 2, {"round_limit": 30}, 5, 1, neurons=1, weights=lessons.pack(weights.tolist()))
    owned = [_portals(next(school.play(one, 0, 20))[1]) for one in (misers, msgspec.structs.replace(misers, neurons=0))]
    assert owned[0] < owned[1] / 4
    again = next(school.play(misers, 0, 20))[1]
    assert _portals(again) == owned[0]


def _portals(samples: Samples) -> float:
    """How many portals a seat owns on average, in fourths."""
    columns = games.rulebook("planetweb").observed[0].columns
    names = [column.name for column in columns for _ in range(column.length)]
    return float(samples.observed[..., names.index("portals")].mean())


def test_without_a_position_nothing_is_learned_and_without_a_folder_nothing_is_played(
    tablee: Callable[..., Answer], tmp_path: Path
) -> None:
    play = ("learn", "planetweb", "--games", "1", "--players", "2", "--every", "1000000", "--processes", "1", "--lang", "en")
    said = tablee(*play, "--out", str(tmp_path / "lessons.json"))
    assert said.status != 0
    assert "not a single position" in said.err
    said = tablee(*play, "--out", str(tmp_path / "nowhere" / "lessons.json"))
    assert said.status != 0
    assert "nowhere" in said.err


def test_a_file_of_lessons_comes_from_the_command(tablee: Callable[..., Answer], tmp_path: Path) -> None:
    file = tmp_path / "lessons.json"
    said = tablee(
        *("learn", "planetweb", "--games", "6", "--players", "2", "--option", "round_limit=30", "--neurons", "3"),
        *("--every", "10", "--processes", "1", "--out", str(file), "--lang", "en"),
    )
    assert said.status == 0, said
    assert "learned from" in said.out
    kept = msgspec.json.decode(file.read_bytes(), type=lessons.Kept)
    book = games.rulebook("planetweb")
    assert kept.boxes == (digest(book.box(2, {"round_limit": 30})),)
    assert len(lessons.unpack(kept.weights)) == lessons.size(book.observation, 3)


def test_a_file_is_tried_before_anything_is_played_and_left_as_it_was(tmp_path: Path) -> None:
    new, old = tmp_path / "new.json", tmp_path / "old.json"
    old.write_text("kept")
    _must_be_writable(new)
    _must_be_writable(old)
    assert not new.exists()
    assert old.read_text() == "kept"
