"""The entry points of compiled rules, as source; `compiled` sets the names in capitals for each game.

Each views opaque bytes as the game's records and calls one rule. Clearing the event count here, in one place, makes the
buffer hold the events of one action.
"""

from __future__ import annotations

from typing import Any

RULE: Any = None
BOX: Any = None
STATE: Any = None
CHANCE: Any = None
EVENTS: Any = None


def new(box: Any, state: Any, chance: Any, events: Any) -> None:
    log = events.view(EVENTS)[0]
    log.count = 0
    RULE(box.view(BOX)[0], state.view(STATE)[0], chance.view(CHANCE)[0], log)


def legal(box: Any, state: Any, out: Any) -> Any:
    return RULE(box.view(BOX)[0], state.view(STATE)[0], out)


def apply(box: Any, state: Any, action: Any, chance: Any, events: Any) -> None:
    log = events.view(EVENTS)[0]
    log.count = 0
    RULE(box.view(BOX)[0], state.view(STATE)[0], action, chance.view(CHANCE)[0], log)


def refusal(box: Any, state: Any, action: Any) -> Any:
    return RULE(box.view(BOX)[0], state.view(STATE)[0], action)


def default(box: Any, state: Any) -> Any:
    return RULE(box.view(BOX)[0], state.view(STATE)[0])


def outside(box: Any, state: Any, seat: Any, event: Any, chance: Any, events: Any) -> Any:
    log = events.view(EVENTS)[0]
    log.count = 0
    return RULE(box.view(BOX)[0], state.view(STATE)[0], seat, event, chance.view(CHANCE)[0], log)


def redeal(box: Any, state: Any, seat: Any, chance: Any) -> None:
    RULE(box.view(BOX)[0], state.view(STATE)[0], seat, chance.view(CHANCE)[0])


def observe(box: Any, state: Any, seat: Any, out: Any) -> None:
    RULE(box.view(BOX)[0], state.view(STATE)[0], seat, out)


def evaluate(box: Any, state: Any, out: Any) -> None:
    RULE(box.view(BOX)[0], state.view(STATE)[0], out)


def choose(box: Any, state: Any, chance: Any, out: Any) -> Any:
    return RULE(box.view(BOX)[0], state.view(STATE)[0], chance.view(CHANCE)[0], out)


def actor(state: Any) -> Any:
    return state.view(STATE)[0].actor
