"""The coach: what a seat had best do and why, how it stands, and what a finished game was decided by.

It knows what the seat may know: it looks at redealt worlds only, so its advice is the same in any two that the seat cannot
tell apart. The review of a finished game judges each decision by what its player could know then.

>>> import tablee
>>> from tablee import coach
>>> from tablee.bots.searcher import Budget
>>> game = tablee.new("offline", seed=7)
>>> advised = coach.hint(game.book, game.box, game.state, 0, budget=Budget(8))
>>> len(advised.choices), len(coach.standing(game.book, game.box, game.state, 0))
(3, 2)
"""

from tablee.coach.chances import Chances, standing
from tablee.coach.hint import Advice, Hint, Reason, hint
from tablee.coach.review import Moment, Review, Reviewer, TurningPoint, Verdict, review
from tablee.coach.sequel import Step
from tablee.coach.words import better, go_on, why

__all__ = [
    "Advice",
    "Chances",
    "Hint",
    "Moment",
    "Reason",
    "Review",
    "Reviewer",
    "Step",
    "TurningPoint",
    "Verdict",
    "better",
    "go_on",
    "hint",
    "review",
    "standing",
    "why",
]
