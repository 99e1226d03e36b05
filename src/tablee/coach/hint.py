"""A hint: the best choice, two alternatives, each seat's chance to win after them, and why."""

from __future__ import annotations

from functools import partial
from typing import Any, NamedTuple

import msgspec

from tablee.bots import openings
from tablee.bots.levels import level
from tablee.bots.searcher import Budget, Manner, Searcher, Thought, is_ready
from tablee.bots.searcher import Weighed as Candidate
from tablee.coach.chances import Chances, Outlook, outlook, told
from tablee.core.chance import Fast
from tablee.core.rulebook import Rulebook
from tablee.core.texts import Complaint

BUDGET = Budget(600, 1.0)
"""How long a person waits for a hint."""

SHOWN = 3
"""Choices that a hint names: the best and two others."""

CANDIDATES = 4
"""Choices that are compared closely."""

MEETINGS = 64
"""Worlds in which those meet at last, so that their chances can be compared."""

SIGHT = 12
"""Walks that a look at the end of the turn counts for: a choice that was seldom tried is judged by it."""

BRIEFLY = Manner(looks=1, width=4, turns=1, horizon=2, positions=30)
"""How a search thinks that has no compiled rules."""

MATTERS = 0.15
"""A term is named if it is at least this part of all that differs."""

REST = "rest"
"""A term that a game may have for what no other one says. It has no words and is never told."""


class Reason(msgspec.Struct, frozen=True):
    """A term of the evaluation, and by how much it is better for the seat (worse if negative)."""

    term: str
    gain: float


class Advice(msgspec.Struct, frozen=True):
    """A choice in its three forms, each seat's chance to win after it, and how often the search tried it."""

    action: int
    do: dict[str, Any]
    text: str
    chances: Chances
    visits: int


class Hint(msgspec.Struct, frozen=True):
    """What the coach advises a seat: choices, the best first, and what speaks for that one and against it."""

    seat: int
    choices: tuple[Advice, ...]
    why: tuple[Reason, ...]
    walks: int
    compiled: bool
    opening: bool = False
    """Whether the best choice is an opening that stood the test of many games."""


class Weighed(NamedTuple):
    """A choice with what was found out about it."""

    action: int
    visits: int
    chances: Chances
    outlook: Outlook


def hint(
    book: Rulebook,
    box: Any,
    state: Any,
    seat: int,
    *,
    budget: Budget = BUDGET,
    seed: int = 0,
    compiled: bool | None = None,
) -> Hint:
    """What `seat`, which must be the one to act, had best do, judged by what it may know.

    The same in any two worlds that the seat cannot tell apart; the same each time for a seed and a budget in walks, in either
    form of the rules (None takes the compiled one if it is ready, and thinks more thoroughly with it).

    >>> from tablee import games
    >>> book = games.rulebook("offline")
    >>> box = book.box(2)
    >>> state, _ = book.start(box, Fast(7))
    >>> advised = hint(book, box, state, state.actor, budget=Budget(8))
    >>> len(advised.choices), advised.choices[0].action in book.actions(box, state)
    (3, True)
    """
    if state.over or state.actor != seat:
        raise Complaint("hint-not-your-turn", package="tablee.coach")
    world = state.copy()
    book.redeal(box, world, seat, Fast(seed))
    ready = is_ready(book) if compiled is None else compiled
    searcher, luck = Searcher(budget, manner(book, box, briefly=not ready), ready), Fast(seed, 1)
    followed = openings.answer(book, box, world)
    if ready:
        thought, met = searcher.advise(book, box, world, CANDIDATES, MEETINGS, luck, partial(told, book, box))
        found = ranked(book, box, world, thought, [one for one in met if one.action != followed], seed)
    else:
        thought = searcher.think(book, box, world, luck)
        actions = [one.action for one in thought.choices[:CANDIDATES] if one.action != followed]
        found = weigh(book, box, world, thought, actions, seed)
    if followed is not None:  # what many games have shown is known better than any search can tell
        found = weigh(book, box, world, thought, [followed], seed) + found
    found = found[:SHOWN]
    advised = []
    for one in found:
        do, said = book.to_object(box, world, one.action), book.to_text(box, world, one.action)
        advised.append(Advice(one.action, do, said, one.chances, one.visits))
    others = [one.outlook for one in found[1:]]
    why = reasons(found[0].outlook, others) if others else ()
    return Hint(seat, tuple(advised), why, thought.walks, thought.compiled, followed is not None)


def manner(book: Rulebook, box: Any, *, briefly: bool) -> Manner:
    """How the coach thinks: as the expert does, or briefly where there are no compiled rules."""
    return BRIEFLY if briefly else level("expert", book).at(book, box).manner._replace(openings=False)


def ranked(book: Rulebook, box: Any, world: Any, thought: Thought, met: list[Candidate], seed: int) -> list[Weighed]:
    """Some choices as a thorough search ranked them, with the chances that they had when they met.

    The search knows more of them than one meeting tells: nothing is said to be better than what stands before it.
    """
    seat = int(world.actor)
    found: list[Weighed] = []
    for one in met:
        most = found[-1].chances[seat] if found else 1.0
        seen = outlook(book, box, world, one.action, seed=seed, compiled=thought.compiled)
        found.append(Weighed(one.action, one.visits, _at_most(one.chances, seat, most), seen))
    return found


def _at_most(chances: Chances, seat: int, most: float) -> Chances:
    """Chances of which a seat has no more than this; what it loses goes to the others."""
    lost = chances[seat] - most
    if lost <= 0.0:
        return chances
    return tuple(most if other == seat else chance + lost / (len(chances) - 1) for other, chance in enumerate(chances))


def weigh(book: Rulebook, box: Any, world: Any, thought: Thought, actions: list[int], seed: int) -> list[Weighed]:
    """Some choices, the best first: what a brief search found, and a look at the end of the turn."""
    tried = {one.action: one for one in thought.choices}
    found = []
    for action in actions:
        seen = outlook(book, box, world, action, seed=seed, compiled=thought.compiled)
        one = tried.get(action)
        visits = one.visits if one else 0
        searched = one.chances if one and visits else seen.chances
        blend = tuple((visits * a + SIGHT * b) / (visits + SIGHT) for a, b in zip(searched, seen.chances, strict=True))
        found.append(Weighed(action, visits, told(book, box, world, sound(blend)), seen))
    seat = int(world.actor)
    return sorted(found, key=lambda one: (-one.chances[seat], -one.visits, one.action))


def sound(found: Chances) -> Chances:
    """Chances as they must be: a search estimates differences, and its sums can leave 0 to 1 a little."""
    held = [min(1.0, max(0.0, chance)) for chance in found]
    total = sum(held)
    return tuple(chance / total for chance in held) if total else tuple(1 / len(held) for _ in held)


def reasons(one: Outlook, others: list[Outlook]) -> tuple[Reason, ...]:
    """What a choice has over others: up to two terms that gain, then one that costs; none if nothing differs."""
    worded = {name: value for name, value in one.terms.items() if name != REST}
    gains = {name: value - sum(other.terms[name] for other in others) / len(others) for name, value in worded.items()}
    total = sum(abs(gain) for gain in gains.values())
    told = [Reason(name, gain) for name, gain in gains.items() if total > 1e-9 and abs(gain) >= MATTERS * total]
    told.sort(key=lambda reason: -abs(reason.gain))
    return (*[reason for reason in told if reason.gain > 0][:2], *[reason for reason in told if reason.gain < 0][:1])
