"""What bots know of the flea market: an evaluation, an encoding for learners, a random choice."""

from tablee.core.chance import below
from tablee.core.events import SPECTATOR
from tablee.core.rule import rule

from .lots import knows, lots_of
from .rules import legal
from .state import DEALERS, KINDS, NO_KIND, POINTS

POINT_COUNT = len(POINTS)
OBSERVATION = DEALERS * (KINDS + 4) + 2 * KINDS + POINT_COUNT + DEALERS + 2
"""Numbers in an observation."""


@rule
def evaluate(box, s, out):
    """Coins and the worth of the lots in hand."""
    for seat in range(box.players):
        worth = 1.0 * s.coins[seat]
        for kind in range(KINDS):
            worth += 0.9 * s.hand[seat][kind] * box.value[kind]
        out[seat] = worth


@rule
def choose(box, s, chance, out):
    """A random legal action, all equally likely; `out` is room for listing them."""
    return out[below(chance, legal(box, s, out))]


@rule
def observe(box, s, seat, out):
    """The position as `seat` sees it, as numbers; a spectator (-1) sees it from seat 0 and knows no hand."""
    for i in range(OBSERVATION):
        out[i] = 0.0
    at = 0
    for k in range(DEALERS):
        if k < box.players:
            other = (max(seat, 0) + k) % box.players
            for kind in range(KINDS):
                out[at + kind] = 1.0 * knows(s, seat, other, kind)
            out[at + KINDS] = 1.0 * lots_of(s, other)
            out[at + KINDS + 1] = 1.0 * s.coins[other]
            out[at + KINDS + 2] = 1.0 * s.present[other]
            out[at + KINDS + 3] = 1.0 * s.owed[other]
        at += KINDS + 4
    for kind in range(KINDS):
        out[at + kind] = 1.0 * s.heap[kind]
    at += KINDS
    if seat != SPECTATOR and s.peeked[seat] != NO_KIND:
        out[at + s.peeked[seat]] = 1.0
    at += KINDS
    if s.over == 0:
        out[at + s.point - 1] = 1.0
        out[at + POINT_COUNT + (s.actor - max(seat, 0) + box.players) % box.players] = 1.0
    at += POINT_COUNT + DEALERS
    out[at] = 1.0 * s.crate_count
    out[at + 1] = (box.turns - s.turn) / 40.0
