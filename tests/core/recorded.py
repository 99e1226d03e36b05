"""Game files of every kind, for the tests of records."""

from __future__ import annotations

import random
from collections.abc import Callable
from functools import cache
from typing import Any

import msgspec
import pytest

from tablee.core.record import BadRecord, Record, read, write
from tablee.core.rulebook import Rulebook
from tablee.core.texts import LANGUAGES
from tablee.game import Game, new
from tests.games.toy import RULEBOOK as TOY
from tests.games.worlds import BOOKS

OFFLINE = next(book for book in BOOKS if book.id == "offline")


def play_on(game: Game, chance: random.Random, steps: int = 10_000) -> Game:
    """Play at random, with undos of both kinds; bots sit down and get up, which changes nothing."""
    for _ in range(steps):
        if game.is_over:
            break
        game.play(chance.choice(game.legal))
        if chance.random() < 0.1 and not game.is_over:
            game.undo(agreed=True)
        if chance.random() < 0.05:
            game.course.seat_bot(chance.randrange(game.box.players), chance.choice(["greedy", ""]))
    return game


@cache
def finished(book: Rulebook, seed: int = 5) -> Game:
    """A finished game with undos, crossing and not, and bot entries; the toy's also has a bell."""
    game = play_on(new(book, book.seats[-1], seed=seed), random.Random(seed), 20)
    if book is TOY:
        assert game.course.outside("clock")
    return play_on(game, random.Random(seed + 1))


@cache
def left_early() -> Game:
    """A game of the toy in which somebody resigns, out of turn and during a robbery, and the rest plays on."""
    for seed in range(50):
        game = new(TOY, 3, seed=seed)
        while game.point != "REACT":
            game.play(game.legal[-1] if game.point == "DEBT" else game.legal[min(2, len(game.legal) - 1)])
        if game.resign(2) and not game.is_over:
            return play_on(game, random.Random(seed))
    raise AssertionError("no such game")


def files() -> dict[str, tuple[Rulebook, Record]]:
    """Every kind of game file."""
    void = play_on(new(OFFLINE, 3, seed=2, on_leave="void"), random.Random(2), 12)
    assert void.resign(1)
    return {
        "offline": (OFFLINE, finished(OFFLINE).record),
        "toy": (TOY, finished(TOY).record),
        "running": (OFFLINE, play_on(new(OFFLINE, 2, seed=3, variant="expert"), random.Random(3), 15).record),
        "void": (OFFLINE, void.record),
        "resigned": (TOY, left_early().record),
    }


FILES = files()
every_file = pytest.mark.parametrize(("book", "record"), FILES.values(), ids=FILES)


def changed(record: Record, index: int, **fields: Any) -> Record:
    """The record with one entry changed."""
    log = list(record.log)
    log[index] = msgspec.structs.replace(log[index], **fields)
    return msgspec.structs.replace(record, log=tuple(log))


def through_a_file(record: Record, book: Rulebook, check: Callable[[Record, Rulebook], Any]) -> BadRecord:
    """The complaint that a tampered record leads to, in a file."""
    with pytest.raises(BadRecord) as bad:
        check(read(write(record)), book)
    for language in LANGUAGES:
        assert "\n" not in bad.value.say(language)
    return bad.value
