"""What every position of every game holds, and the stack of pending decisions."""

from __future__ import annotations

from typing import Any

from tablee.core.layout import Record, i8, i16, i32
from tablee.core.rule import rule

SEATS = 6
"""Seats of the largest game."""

NOBODY = -1
"""No seat: the actor once the game is over."""

DEPTH = 6
"""Pending decisions a position can hold."""

RESIGNED, CLOCK_RAN_OUT = 1, 2
"""What can come from outside the rules."""

LEFT_TO_THE_TABLE, TAKEN_UP = 0, 1
"""What a game's `outside` answers: the rules say nothing of it (a bot takes the seat), or they have acted."""


class Position(Record):
    """Fields that every game's state begins with."""

    ply = i32("decisions played so far")
    actor = i8("seat that must decide, NOBODY once the game is over")
    point = i8("decision point that is open, 0 once the game is over")
    over = i8("why the game ended, 0 while it runs")
    winners = i16("a bit for each seat that won, 0 while the game runs")
    score = i32[SEATS]("points of each seat once they are public")


class Interruptible(Position):
    """A position whose decisions can be interrupted by others (a reaction, a sub-choice), which then give way again."""

    depth = i8("pending decisions below the open one")
    pending_point = i8[DEPTH]("their decision points, oldest first")
    pending_actor = i8[DEPTH]("their actors")


@rule
def interrupt(s: Any, point: int, actor: int) -> None:
    """Open another decision; the present one waits."""
    s.pending_point[s.depth] = s.point
    s.pending_actor[s.depth] = s.actor
    s.depth += 1
    s.point = point
    s.actor = actor


@rule
def resume(s: Any) -> None:
    """Close the open decision and go back to the one it interrupted."""
    s.depth -= 1
    s.point = s.pending_point[s.depth]
    s.actor = s.pending_actor[s.depth]
    s.pending_point[s.depth] = 0
    s.pending_actor[s.depth] = 0
