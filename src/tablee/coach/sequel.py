"""How a plan goes on after its first decision, told only as far as nothing that the seat cannot know has a say in it."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import msgspec

from tablee.core.chance import Fast
from tablee.core.events import Events
from tablee.core.position import SEATS
from tablee.core.rulebook import Rulebook
from tablee.core.view import View

Plan = tuple[int, ...]
"""The decisions of a plan, in order."""

LUCKS = 3
"""Kinds of luck with which plans have to come to the same that end with a draw."""


class Step(msgspec.Struct, frozen=True):
    """A later decision of a plan, in its three forms, and what its seat will see when it comes to it, without the choices."""

    action: int
    do: dict[str, Any]
    text: str
    view: View


def sequel(book: Rulebook, box: Any, world: Any, plan: Plan) -> tuple[Step, ...]:
    """What a plan does after its first decision, in a redealt world.

    As long as the same seat decides and nothing is drawn or shown: so it is legal in all worlds that the seat cannot tell
    apart. The search looks no further than to the end of a plan, so last steps that change nothing yet are no advice.
    """
    steps: list[Step] = []
    known = 0
    for number, (action, before, after) in enumerate(_followed(book, box, world, plan)):
        if number > 0 and (before.point not in book.automatic or len(book.actions(box, before)) > 1):  # else nobody is asked
            steps.append(_step(book, box, before, action))
        if after is None or after.over or after.actor != world.actor or _worth(book, box, after) != _worth(book, box, before):
            known = len(steps)
    return tuple(steps[:known])


def _step(book: Rulebook, box: Any, before: Any, action: int) -> Step:
    seen = msgspec.structs.replace(book.view(box, before, int(before.actor)), decision=None)
    return Step(action, book.to_object(box, before, action), book.to_text(box, before, action), seen)


def destination(book: Rulebook, box: Any, world: Any, plan: Plan) -> tuple[Plan, tuple[bytes, ...]]:
    """Where a plan leads to: the same for plans that come to the same, whatever is drawn at their end."""
    reached = world
    for number, (action, before, after) in enumerate(_followed(book, box, world, plan)):
        if after is None:
            return plan[number:], tuple(_image(_after(book, box, before, action, Fast(luck))[0]) for luck in range(LUCKS))
        reached = after
    return (), (_image(reached),)


def _followed(book: Rulebook, box: Any, world: Any, plan: Plan) -> Iterator[tuple[int, Any, Any]]:
    """Each decision of a plan, the position before it and the one after it, which is None where it cannot be foreseen."""
    before = world
    for number, action in enumerate(plan):
        if number > 0 and (before.over or before.actor != world.actor or book.refusal(box, before, action)):
            return
        luck = Fast(0)
        after, events = _after(book, box, before, action, luck)
        foreseen = luck.d == Fast(0).d and all(event.kind not in book.revealing for event in events)
        yield action, before, after if foreseen else None
        if not foreseen:
            return
        before = after


def _after(book: Rulebook, box: Any, before: Any, action: int, luck: Fast) -> tuple[Any, Events]:
    after, events = before.copy(), Events()
    book.apply(box, after, action, luck, events)
    return after, events


def _image(state: Any) -> bytes:
    """A position, however many decisions led there."""
    counted = state.copy()
    counted.ply = 0
    image: bytes = counted.to_bytes()
    return image


def _worth(book: Rulebook, box: Any, state: Any) -> list[float]:
    values = [0.0] * SEATS
    book.evaluate(box, state, values)
    return values
