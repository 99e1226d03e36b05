"""What the coach says of Offline: the evaluation term by term, and what a lead in it means."""

from functools import cache
from itertools import permutations, product

from tablee.core.odds import CERTAIN, SECOND, decided, surer
from tablee.games.offline.bot import card_values, laid_everywhere
from tablee.games.offline.rules import analysis_bonus, majorities_of, points_of
from tablee.games.offline.state import CATEGORIES, TURN, TYPES

CARDS = "company", "language", "product"
TERMS = ("points", "ahead", "behind", "analysis", *CARDS, "others", "won", "lost", "rest")
"""Texts: `term-<name>`; where two of the cards do better, `term-<name>-and-<name>`. The rest has no words."""


def spread(box):
    """The lead, in the evaluation's points, that makes a seat e times as likely to win."""
    return 220.0 if box.expert else 5.5


SURENESS, BASIC_END, EXPERT_END = 0.5, 3.0, 5.0
"""How much a lead tells while the board is empty, and how much more it tells with one free site left."""


def told(box, s, chances):
    """Chances that allow for what can still happen: the fewer sites are free, the more a lead tells. Fitted to greedy games."""
    return surer(chances, SURENESS + (EXPERT_END if box.expert else BASIC_END) / max(1, s.free_sites))


def terms(box, s, seat):
    """What `evaluate` adds up for a seat, by name. What lies on the board counts until it is scored, then the points do."""
    named = dict.fromkeys(TERMS, 0.0)
    laid = laid_everywhere(box, s)
    cards = others = 0.0
    for category, name in enumerate(CARDS):
        for kind, value in enumerate(card_values(box, laid, category)):
            if s.goal[seat][category] == kind:
                named[name] = value
                cards += value
            else:
                others -= value / 3.0
    analysis = 1.0 * analysis_bonus(box, s, seat)
    if s.over:
        named.update(dict.fromkeys(CARDS, 0.0), **decided(s, seat, share_of_victory(box, s, seat)))
    else:
        named["analysis"], named["others"] = analysis, others
        rival = max(s.score[other] for other in range(box.players) if other != seat)
        named["points"] = 1.0 * (s.score[seat] - rival)
    if was_scored(s):
        named["ahead" if s.score[seat] >= rival else "behind"] = CERTAIN if s.score[seat] >= rival else -SECOND * CERTAIN
    named["rest"] = s.score[seat] + analysis + cards + others - sum(named.values())
    return named


def was_scored(s):
    """Whether a round may have been scored since the seat that acted last made its choice: its turn in the next has not ended.

    All choices of that turn agree about it, unless some of them end the round before. Who ends it may be first in the next one.
    """
    return s.over == 0 and s.round > 0 and (s.turn == 0 or (s.turn == 1 and s.point == TURN))


def share_of_victory(box, s, seat):
    """A seat's part of the victory in a finished game, over all the cards that the others can have had, for all it could know.

    Which site an ad goes to in the last turn often decides in one deal of a dozen. Few worlds tell nothing about that.
    """
    if box.open_preferences:
        return (s.winners >> seat & 1) / max(1, s.winners.bit_count())
    others = [other for other in range(box.players) if other != seat]
    world = s.copy()

    @cache
    def total(other, kinds):
        world.goal[other] = list(kinds)
        points = s.score[other] - points_of(box, s, other) + points_of(box, world, other)
        majorities = s.majorities[other] - majorities_of(box, s, other) + majorities_of(box, world, other)
        return points, majorities * box.most_majorities

    mine = s.score[seat], s.majorities[seat] * box.most_majorities
    free = [[kind for kind in range(TYPES) if kind != s.goal[seat][category]] for category in range(CATEGORIES)]
    shares = []
    for deal in product(*(permutations(kinds, len(others)) for kinds in free)):
        theirs = [total(other, kinds) for other, kinds in zip(others, zip(*deal, strict=True), strict=True)]
        shares.append(0.0 if max(theirs) > mine else 1.0 / (1 + theirs.count(mine)))
    return sum(shares) / len(shares)
