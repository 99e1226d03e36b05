"""What the coach says of the flea market: the evaluation term by term."""

from .state import KINDS

TERMS = ("coins", "lots")


def spread(box):
    """The lead, in coins, that makes a seat e times as likely to win."""
    return 4.0


def terms(box, s, seat):
    """What `evaluate` adds up for a seat, by name."""
    lots = sum(0.9 * s.hand[seat][kind] * box.value[kind] for kind in range(KINDS))
    return {"coins": 1.0 * s.coins[seat], "lots": lots}
