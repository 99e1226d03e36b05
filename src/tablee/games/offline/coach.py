"""What the coach says of Offline: the evaluation term by term, and what a lead in it means."""

from tablee.games.offline.bot import card_value
from tablee.games.offline.rules import analysis_bonus
from tablee.games.offline.state import CATEGORIES, TYPES

TERMS = ("points", "analysis", "company", "language", "product", "others")
"""Texts: `term-<name>`."""


def spread(box):
    """The lead, in the evaluation's points, that makes a seat e times as likely to win."""
    return 220.0 if box.expert else 5.5


def terms(box, s, seat):
    """What `evaluate` adds up for a seat, by name."""
    named = dict.fromkeys(TERMS, 0.0)
    named["points"] = 1.0 * s.score[seat]
    named["analysis"] = 1.0 * analysis_bonus(box, s, seat)
    for category in range(CATEGORIES):
        for kind in range(TYPES):
            value = card_value(box, s, category, kind)
            if s.goal[seat][category] == kind:
                named[TERMS[2 + category]] += value
            else:
                named["others"] -= value / 3.0
    return named
