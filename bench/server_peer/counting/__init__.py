"""Counting: the most trivial game there is. Whose turn it is adds one. Every room of a game is in this file."""

from __future__ import annotations

import sys
from collections.abc import Mapping
from typing import Any

import msgspec

from tablee.core.decision import Reason, Unreadable
from tablee.core.edition import Edition
from tablee.core.events import EVERYBODY, Event, emit
from tablee.core.layout import Record, i8
from tablee.core.position import LEFT_TO_THE_TABLE, NOBODY, Position
from tablee.core.rulebook import ROOMS, Rulebook
from tablee.core.view import Told

SEATS = (2, 3, 4)
OPTIONS = ()
TURN = 1
POINTS = {TURN: "TURN"}
ENDS = {1: "counted"}
LAST = 1_000_000
ADD = 0
ADDED = 1
REASONS = {1: Reason("", "no-such-action")}
OBSERVATION = 1
TERMS = ()
PADDING = "x" * 3_000
"""What makes the view as large as that of a real game."""


class State(Position):
    """How far they have counted is the ply."""


class Box(Record):
    players = i8("seats in play")


def pack(edition: Edition, players: int, options: Mapping[str, Any]) -> Box:
    box = Box()
    box.players = players
    return box


def new(box: Any, s: Any, chance: Any, events: Any) -> None:
    s.actor = 0
    s.point = TURN


def refusal(box: Any, s: Any, action: int) -> int:
    return 0 if action == ADD and not s.over else 1


def legal(box: Any, s: Any, out: Any) -> int:
    out[0] = ADD
    return int(not s.over)


def apply(box: Any, s: Any, action: int, chance: Any, events: Any) -> None:
    emit(events, ADDED, EVERYBODY, s.actor)
    s.ply += 1
    s.actor = (s.actor + 1) % box.players
    if s.ply == LAST:
        s.over, s.winners, s.actor, s.point = 1, 1, NOBODY, 0


def default(box: Any, s: Any) -> int:
    return ADD


def outside(box: Any, s: Any, seat: int, event: int, chance: Any, events: Any) -> int:
    return LEFT_TO_THE_TABLE


def redeal(box: Any, s: Any, seat: int, chance: Any) -> None:
    """Nothing is hidden."""


def explain(box: Any, s: Any, action: int, reason: int) -> dict[str, Any]:
    return {}


def count(box: Any) -> int:
    return 1


def to_object(box: Any, s: Any, action: int) -> dict[str, Any]:
    return {"do": "add"}


def from_object(box: Any, s: Any, named: Mapping[str, Any]) -> int:
    if named.get("do") != "add":
        raise Unreadable("action-unreadable", given=str(named)[:60])
    return ADD


def to_text(named: Mapping[str, Any]) -> str:
    return "add"


def from_text(said: str) -> dict[str, Any]:
    return {"do": said}


def write(box: Any, s: Any) -> str:
    return f"{s.ply}"


def read(box: Any, source: str) -> State:
    state = State()
    state.ply, state.point = int(source), TURN
    return state


class Board(msgspec.Struct, frozen=True):
    """How far they have counted, and a view's weight."""

    count: int
    padding: str


def board(box: Any, s: Any, seat: int) -> Board:
    return Board(s.ply, PADDING)


def phase(box: Any, s: Any) -> str:
    return "TURN"


def tell(box: Any, event: Event) -> Told:
    return Told("event-added", {"seat": event.a})


def evaluate(box: Any, s: Any, out: Any) -> None:
    out[0] = 0.0


def terms(box: Any, s: Any, seat: int) -> dict[str, float]:
    return {}


def spread(box: Any) -> float:
    return 1.0


def observe(box: Any, s: Any, seat: int, out: Any) -> None:
    out[0] = 0.0


def choose(box: Any, s: Any, chance: Any, out: Any) -> int:
    return ADD


RULEBOOK = Rulebook(
    __name__,
    version=1,
    rooms=dict.fromkeys(ROOMS, sys.modules[__name__]),
    most_choices=1,
    most_plies=LAST,
    automatic=frozenset(),
    turn_depth=1,
)
