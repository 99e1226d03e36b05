"""A game between bots: who sits where, whose dice are whose, and where it ends."""

from __future__ import annotations

from typing import Any

import pytest

from tablee import bots
from tablee.bots import match
from tablee.bots.match import TABLE, stream
from tablee.bots.player import Bot, Random
from tablee.core.chance import Chance
from tablee.core.position import SEATS
from tablee.core.rulebook import Rulebook
from tests.bots.positions import SETTINGS, Setting

every_setting = pytest.mark.parametrize("setting", SETTINGS, ids=repr)


class Witness(Random):
    """A random bot that notes where it sits and what it draws from."""

    def __init__(self) -> None:
        self.seats: set[int] = set()
        self.chances: set[int] = set()

    def choose(self, book: Rulebook, box: Any, state: Any, seat: int, chance: Chance) -> int:
        assert seat == state.actor
        self.seats.add(seat)
        self.chances.add(id(chance))
        return super().choose(book, box, state, seat, chance)


@every_setting
def test_bots_move_on_by_one_seat_from_game_to_game(setting: Setting) -> None:
    players = setting.box.players
    for game in range(2 * players):
        witnesses = [Witness() for _ in range(players)]
        match.play(setting.book, setting.box, witnesses, seed=1, game=game)
        assert [witness.seats for witness in witnesses] == [{(k + game) % players} for k in range(players)]
        assert len({frozenset(witness.chances) for witness in witnesses}) == players


@every_setting
def test_the_same_seed_and_number_give_the_same_game(setting: Setting) -> None:
    players: list[Bot] = [bots.bot("random")] * setting.box.players
    first, again, next_one, other_seed = (
        match.play(setting.book, setting.box, players, seed, game) for seed, game in ((1, 5), (1, 5), (1, 6), (2, 5))
    )
    assert first == again
    assert len({first, next_one, other_seed}) == 3
    assert first.over in setting.book.ends
    assert first.winners > 0
    assert len(first.scores) == setting.box.players


def test_no_two_draw_from_the_same_stream() -> None:
    used = [stream(game, holder) for game in range(50) for holder in range(TABLE, SEATS)]
    assert len(set(used)) == len(used)


def test_a_game_that_never_ends_is_stopped_at_its_bound(monkeypatch: pytest.MonkeyPatch) -> None:
    book, box, _ = SETTINGS[0]
    monkeypatch.setattr(book, "most_plies", 7)
    outcome = match.play(book, box, [bots.bot("random")] * 2, seed=1, game=0)
    assert (outcome.over, outcome.decisions) == (0, 7)
