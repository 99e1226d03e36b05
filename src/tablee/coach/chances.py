"""Chances to win that a position's evaluation means, and what a seat may expect of one."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial
from math import exp
from typing import Any, NamedTuple

from tablee.bots.lessons import reconsidered
from tablee.bots.levels import level
from tablee.bots.searcher import Budget, Searcher, is_ready
from tablee.core.chance import Fast
from tablee.core.events import Events
from tablee.core.position import SEATS
from tablee.core.rulebook import Rulebook, winners

Chances = tuple[float, ...]
"""Each seat's chance to win; together 1."""

WORLDS = 4
"""Worlds in which a choice is followed to see what it brings."""

IMAGINED, IMAGINED_BRIEFLY = 128, 24
"""Worlds that tell how a seat stands; fewer where there are no compiled rules."""

LOOKED_AT = 10
"""Decisions that are compared, at the most, where a turn is played to its end."""


Evaluate = Callable[[Any, Any, list[float]], None]
"""A game's evaluation of a position: box, state, and where it writes what each seat's prospects are."""


def evaluation(book: Rulebook, *, compiled: bool) -> Evaluate:
    """A game's evaluation in either form; they say the same, but in long games the interpreted one takes most of the time."""
    if not compiled:
        return book.evaluate
    import numpy as np

    from tablee.bots.compiled import box_image
    from tablee.core.compiled import buffer
    from tablee.core.compiled import compiled as form_of

    form, found = form_of(book), np.zeros(SEATS)

    def evaluate(box: Any, state: Any, values: list[float]) -> None:
        form.evaluate(box_image(box), buffer(state), found)
        values[:] = found.tolist()

    return evaluate


def chances(book: Rulebook, box: Any, state: Any) -> Chances:
    """What a position is worth to each seat: the result once the game is over, else what its evaluation means."""
    players = int(box.players)
    if state.over:
        won = winners(state)
        return tuple((1 / len(won) if seat in won else 0.0) if won else 1 / players for seat in range(players))
    values = [0.0] * SEATS
    book.evaluate(box, state, values)
    spread, best = book.spread(box), max(values[:players])
    weights = [exp((value - best) / spread) for value in values[:players]]
    total = sum(weights)
    return tuple(weight / total for weight in weights)


def evaluated(book: Rulebook, box: Any, state: Any) -> Chances:
    """What the evaluation alone makes of a position, for people: even as long as leads tell nothing."""
    return told(book, box, state, chances(book, box, state))


def shown(book: Rulebook, box: Any, state: Any) -> Chances:
    """Chances as people are told them: where bots have learned who wins, that is known better than by the evaluation."""
    found = chances(book, box, state)
    return told(book, box, state, found if state.over else reconsidered(book, box, state, found))


def told(book: Rulebook, box: Any, state: Any, found: Chances) -> Chances:
    """Chances of a position as people are told them; even as long as leads tell nothing."""
    if state.over:
        return found
    return book.told(box, state, found) if book.is_prepared(state) else (1 / len(found),) * len(found)


def mean(several: list[Chances]) -> Chances:
    """The mean of several chances, seat by seat."""
    return tuple(sum(column) / len(several) for column in zip(*several, strict=True))


def standing(
    book: Rulebook, box: Any, state: Any, seat: int, *, walks: int = 0, seed: int = 0, compiled: bool | None = None
) -> Chances:
    """Each seat's chance to win as `seat` can judge it (or SPECTATOR, or EVERYBODY at the open table).

    In worlds that the seat cannot tell from the true one, the likelier ones more often, play goes on for a while as greedy
    players would play: a position in the middle of a turn tells little. Interpreted, they are judged as they are.

    >>> from tablee import games
    >>> book = games.rulebook("offline")
    >>> box = book.box(2)
    >>> state, _ = book.start(box, Fast(7))
    >>> mine, yours = standing(book, box, state, 0)
    >>> round(mine + yours, 9)
    1.0
    """
    if state.over:
        return chances(book, box, state)
    ready = is_ready(book) if compiled is None else compiled
    expert = level("expert", book).at(book, box).manner
    manner = expert if ready else expert._replace(turns=0)
    searcher = Searcher(Budget(walks or (IMAGINED if ready else IMAGINED_BRIEFLY)), manner, ready)
    return searcher.look_ahead(book, box, state, seat, Fast(seed), partial(told, book, box))


class Outlook(NamedTuple):
    """What a choice brings by the end of the turn: chances, and the evaluation's terms for the seat that chose."""

    chances: Chances
    terms: dict[str, float]
    goes_on: bool = False
    """Whether it is still for that seat to decide then, in every world."""


def outlook(
    book: Rulebook,
    box: Any,
    state: Any,
    action: int,
    then: Sequence[int] = (),
    *,
    worlds: int = WORLDS,
    seed: int = 0,
    compiled: bool = False,
) -> Outlook:
    """What the acting seat may expect of a choice, and of what it has planned to do after it.

    Two choices are compared in the same worlds, with the same luck.
    """
    return _imagined(book, box, state, (action, *then), book.lookahead, worlds, seed, compiled)


def present(book: Rulebook, box: Any, state: Any, *, worlds: int = WORLDS, seed: int = 0) -> Outlook:
    """How the acting seat stands before it does anything, in the worlds in which its choices are looked at."""
    return _imagined(book, box, state, (), 0, worlds, seed, False)


def _imagined(
    book: Rulebook, box: Any, state: Any, plan: Sequence[int], decisions: int, worlds: int, seed: int, compiled: bool
) -> Outlook:
    """A plan followed as far as it goes, and the rest of so many decisions of the same turn as the best step each time."""
    seat = int(state.actor)
    evaluate = evaluation(book, compiled=compiled)
    found = []
    terms = dict.fromkeys(book.term_names, 0.0)
    goes_on = True
    for number in range(worlds):
        world = state.copy()
        book.redeal(box, world, seat, Fast(seed, 2 * number))
        luck = Fast(seed, 2 * number + 1)
        for action in plan:
            if world.over or world.actor != seat or book.refusal(box, world, action):
                break
            book.apply(box, world, action, luck, Events())
        world = finished(book, box, world, seat, luck, decisions - len(plan), evaluate)
        goes_on = goes_on and bool(not world.over and world.actor == seat)
        found.append(chances(book, box, world))
        for name, value in book.terms(box, world, seat).items():
            terms[name] += value / worlds
    return Outlook(mean(found), terms, goes_on)


def finished(book: Rulebook, box: Any, world: Any, seat: int, luck: Fast, steps: int, evaluate: Evaluate) -> Any:
    """A seat's turn played to its end, or so many steps of it, by the step that looks best each time."""
    values = [0.0] * SEATS
    for _ in range(steps):
        if world.over or world.actor != seat:
            break
        actions = book.actions(box, world)
        start = luck.a, luck.b, luck.c, luck.d
        best, reached, after_luck = -1e300, world, start
        for action in actions[:: -(-len(actions) // LOOKED_AT)]:
            after = world.copy()
            luck.a, luck.b, luck.c, luck.d = start
            book.apply(box, after, action, luck, Events())
            evaluate(box, after, values)
            if values[seat] > best:
                best, reached, after_luck = values[seat], after, (luck.a, luck.b, luck.c, luck.d)
        world = reached
        luck.a, luck.b, luck.c, luck.d = after_luck
    return world
