"""What the coach says of Insider: the evaluation term by term, and what a lead in it means."""

from tablee.core.odds import decided
from tablee.games.insider.bot import (
    A_POINT,
    A_TURN,
    COMING,
    DECIDED,
    HOPE,
    OPENING,
    RUMOUR,
    SEATED,
    SKIP,
    card_value,
    coming_value,
    expected,
    free_table,
    hand_value,
    next_value,
    pawns_under_way,
    prospects,
    weight,
)
from tablee.games.insider.state import LOBBY, NO_SPACE, PATH, SEAT, START, TABLE

TERMS = (
    "points", "way", "hand", "skip", "rumours", "turn", "opening", "attack", "threat", "rival",
    "won", "lost", "rest",
)  # fmt: skip
"""Texts: `term-<name>`. The rest has no words: that a point counts the more, the nearer the end, and whose turn it is next."""


def spread(box):
    """The lead, in the evaluation's points, that makes a seat e times as likely to win."""
    return 10.5


def terms(box, s, seat):
    """What `evaluate` adds up for a seat, by name, in points."""
    named = dict.fromkeys(TERMS, 0.0)
    if s.over:
        named.update(decided(s, seat))
        named["rest"] = (DECIDED if s.winners >> seat & 1 else -DECIDED) - sum(named.values())
        return named
    order = pawns_under_way(box, s, seat)
    way, table = _arrived(box, s, seat)
    named["points"] = s.score[seat] + card_value(box, s, seat, order) + table - way  # evaluated or not: the same points
    named["way"] = coming_value(box, s, seat, order) + way - table
    named["hand"] = hand_value(s, seat)
    named["skip"] = -SKIP * s.skip[seat]
    named["rumours"] = -RUMOUR * s.rumours[seat]
    named["turn"], named["opening"] = _turn(box, s, seat)
    named["attack" if seat == s.active else "threat"] = expected(box, s, seat)
    rivals = [other for other in range(box.players) if other != seat]
    worth = {other: prospects(box, s, other) + expected(box, s, other) for other in rivals}
    named["rival"] = -max(worth[other] - sum(_turn(box, s, other)) for other in rivals)
    own = prospects(box, s, seat) + expected(box, s, seat)
    named["rest"] = weight(s) * (own - max(worth.values())) - sum(named.values())
    return named


def _arrived(box, s, seat):
    """What pawns at tables count for as long as they are on their way, and what is counted for one about to sit down.

    A pawn that takes a table has come nearer; without this it would be missing among those on their way.
    """
    values = [box.value[s.card][place - TABLE] for place in s.place[seat] if TABLE <= place < LOBBY]
    values += [next_value(box, s) / 2.0 for place in s.place[seat] if LOBBY <= place < PATH]
    table = 0.0
    if s.point == SEAT and s.first // 8 == seat:
        values.append(box.value[s.card][free_table(box, s, s.table)])
        table = values[-1] + SEATED
    return sum(HOPE * value + COMING for value in values), table


def _turn(box, s, seat):
    """What is left of a turn, and opening the centre in it."""
    if seat != s.active:
        return 0.0, 0.0
    left = A_POINT * s.mp
    if s.point == START:
        left += A_TURN / 2.0 if s.rumours[seat] else A_TURN
    return left, OPENING if s.lifted != NO_SPACE and s.tokens == box.inner else 0.0
