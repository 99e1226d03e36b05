"""What the coach says of Insider: the evaluation term by term, and what a lead in it means."""

from tablee.games.insider.bot import (
    A_POINT,
    A_TURN,
    DECIDED,
    OPENING,
    RUMOUR,
    SKIP,
    card_value,
    coming_value,
    expected,
    hand_value,
    pawns_under_way,
    prospects,
    weight,
)
from tablee.games.insider.state import NO_SPACE, START

TERMS = ("points", "tables", "way", "hand", "skip", "rumours", "turn", "opening", "announced", "rival", "result")
"""Texts: `term-<name>`."""


def spread(box):
    """The lead, in the evaluation's points, that makes a seat e times as likely to win."""
    return 10.5


def terms(box, s, seat):
    """What `evaluate` adds up for a seat, by name."""
    named = dict.fromkeys(TERMS, 0.0)
    if s.over:
        named["result"] = DECIDED if s.winners >> seat & 1 else -DECIDED
        return named
    order = pawns_under_way(box, s, seat)
    named["points"] = 1.0 * s.score[seat]
    named["tables"] = 1.0 * card_value(box, s, seat, order)
    named["way"] = coming_value(box, s, seat, order)
    named["hand"] = hand_value(s, seat)
    named["skip"] = -SKIP * s.skip[seat]
    named["rumours"] = -RUMOUR * s.rumours[seat]
    if seat == s.active:
        named["turn"] = A_POINT * s.mp
        if s.point == START:
            named["turn"] += A_TURN / 2.0 if s.rumours[seat] else A_TURN
        if s.lifted != NO_SPACE and s.tokens == box.inner:
            named["opening"] = OPENING
    named["announced"] = expected(box, s, seat)
    named["rival"] = -max(prospects(box, s, other) + expected(box, s, other) for other in range(box.players) if other != seat)
    return {name: weight(s) * points for name, points in named.items()}
