"""Tablée: a house of board games. Referee, table, opponent, coach and laboratory.

>>> import tablee
>>> game = tablee.new("offline", players=2, seed=7)
>>> while not game.is_over:
...     game = game.play(game.choices[0].action)
>>> game.end, len(game.scores)
('full', 2)
"""

from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from tablee.coach.public import hint, review
    from tablee.game import Game, load, new

__all__ = ["Game", "hint", "load", "new", "review"]
__version__ = "0.1.0"


def __getattr__(name: str) -> Any:
    """Import the house when something of it is first used: `import tablee` itself costs nothing."""
    if name in ("hint", "review"):
        from tablee.coach import public

        return getattr(public, name)
    if name in __all__:
        from tablee import game

        return getattr(game, name)
    raise AttributeError(f"module 'tablee' has no attribute {name!r}")
