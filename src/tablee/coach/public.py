"""The coach of a game behind the public door: `tablee.hint(game)` and `tablee.review(game)`."""

from __future__ import annotations

from collections.abc import Callable

from tablee.bots.searcher import Budget
from tablee.coach import hint as hints
from tablee.coach import review as reviews
from tablee.coach.hint import BUDGET, Hint
from tablee.coach.review import WALKS, Review
from tablee.core.events import SPECTATOR
from tablee.game import Game


def hint(game: Game, *, budget: Budget = BUDGET, seed: int = 0, compiled: bool | None = None) -> Hint:
    """What the seat that must decide had best do, judged by what it may know.

    Compiled rules take some seconds to load; None takes them if they are ready.

    >>> import tablee
    >>> game = tablee.new("offline", seed=7)
    >>> advised = tablee.hint(game, budget=Budget(8))
    >>> game.play(advised.choices[0].action).is_over
    False
    """
    seat = SPECTATOR if game.actor is None else game.actor
    return hints(game.book, game.box, game.state, seat, budget=budget, seed=seed, compiled=compiled)


def review(
    game: Game,
    *,
    walks: int = WALKS,
    seed: int = 0,
    seconds: float = 0.0,
    progress: Callable[[int, int], None] | None = None,
) -> Review:
    """The game looked at again: chances, turning points, decisions rated, luck apart.

    >>> import tablee
    >>> game = tablee.new("offline", seed=7).play("take RFC").play("put A1")
    >>> len(tablee.review(game, walks=4).moments)
    3
    """
    return reviews(game.course, walks=walks, seed=seed, seconds=seconds, progress=progress)
