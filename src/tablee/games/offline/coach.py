"""What the coach says of Offline: the evaluation term by term, and what a lead in it means."""

from tablee.core.odds import surer
from tablee.games.offline.bot import card_values, laid_everywhere
from tablee.games.offline.rules import analysis_bonus
from tablee.games.offline.state import CATEGORIES

TERMS = ("points", "analysis", "company", "language", "product", "others")
"""Texts: `term-<name>`."""


def spread(box):
    """The lead, in the evaluation's points, that makes a seat e times as likely to win."""
    return 220.0 if box.expert else 5.5


SURENESS, BASIC_END, EXPERT_END = 0.5, 3.0, 5.0
"""How much a lead tells while the board is empty, and how much more it tells with one free site left."""


def told(box, s, chances):
    """Chances that allow for what can still happen: the fewer sites are free, the more a lead tells. Fitted to greedy games."""
    return surer(chances, SURENESS + (EXPERT_END if box.expert else BASIC_END) / max(1, s.free_sites))


def terms(box, s, seat):
    """What `evaluate` adds up for a seat, by name."""
    named = dict.fromkeys(TERMS, 0.0)
    named["points"] = 1.0 * s.score[seat]
    named["analysis"] = 1.0 * analysis_bonus(box, s, seat)
    laid = laid_everywhere(box, s)
    for category in range(CATEGORIES):
        for kind, value in enumerate(card_values(box, laid, category)):
            if s.goal[seat][category] == kind:
                named[TERMS[2 + category]] += value
            else:
                named["others"] -= value / 3.0
    return named
