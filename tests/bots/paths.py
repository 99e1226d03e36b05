"""A game of paths whose every turn is worth what a test says: go on, stop (the turn is over), or throw a die."""

from __future__ import annotations

from collections.abc import Callable
from types import SimpleNamespace
from typing import Any

from tablee.core.chance import below
from tablee.core.layout import i8
from tablee.core.position import Position
from tablee.core.rulebook import ROOMS, Rulebook

GO_ON, STOP, THROW = range(3)
LONGEST = 8

Worth = Callable[[tuple[int, ...], int], float]


class State(Position):
    """Where the first seat's turn has led."""

    path = i8[LONGEST]("its steps")
    steps = i8("how many there are")
    die = i8("the last throw, 0 before")


class Box:
    """What a path and a throw are worth to the first seat."""

    players = 2

    def __init__(self, worth: Worth) -> None:
        self.worth = worth


def legal(box: Any, s: Any, out: Any) -> int:
    out[:3] = [GO_ON, STOP, THROW]
    return 3


def apply(box: Any, s: Any, action: int, chance: Any, events: Any) -> None:
    s.path[s.steps] = action
    s.steps += 1
    if action == STOP:
        s.actor = 1
    if action == THROW:
        s.die = below(chance, 6) + 1


def evaluate(box: Box, s: Any, out: Any) -> None:
    out[0] = box.worth(tuple(s.path[: s.steps]), s.die)
    out[1] = -out[0]


def redeal(box: Any, s: Any, seat: int, chance: Any) -> None:
    """Nothing is hidden."""


def paths(turn_depth: int, lookahead: int | None = None) -> Rulebook:
    """The game with this bound on the decisions of a turn; what no bot asks for is left out."""
    rooms = {room: SimpleNamespace(**dict.fromkeys(names)) for room, names in ROOMS.items()}
    rooms["state"].State = State
    for name, function in (("legal", legal), ("apply", apply), ("redeal", redeal)):
        setattr(rooms["rules"], name, function)
    rooms["bot"].evaluate = evaluate
    rooms["bot"].OBSERVATION = 0
    return Rulebook(
        "tests.bots.paths",
        version=1,
        rooms=rooms,  # type: ignore[arg-type]
        most_choices=3,
        most_plies=100,
        automatic=frozenset(),
        turn_depth=turn_depth,
        lookahead=lookahead,
    )
