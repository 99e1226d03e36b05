"""Why an action is refused: the clause behind each reason, and the numbers of the case."""

from typing import Any

from tablee.core.decision import Reason

from . import rules
from .box import KIND_NAMES

REASONS = {
    rules.GAME_IS_OVER: Reason("TOY-08", "game-is-over"),
    rules.NO_SUCH_ACTION: Reason("", "no-such-action"),
    rules.NOT_NOW: Reason("TOY-02", "not-now"),
    rules.CRATE_IS_EMPTY: Reason("TOY-02", "crate-is-empty"),
    rules.ALREADY_PEEKED: Reason("TOY-02", "already-peeked"),
    rules.NO_RIVAL: Reason("TOY-05", "no-rival"),
    rules.NOTHING_TO_ROB: Reason("TOY-05", "nothing-to-rob"),
    rules.NOT_IN_HAND: Reason("TOY-04", "not-in-hand"),
}


def explain(box: Any, s: Any, action: int, reason: int) -> dict[str, Any]:
    """The values that the reason's text names."""
    if reason == rules.NO_SUCH_ACTION:
        return {"action": str(action)[:24]}
    if reason in (rules.NO_RIVAL, rules.NOTHING_TO_ROB):
        return {"seat": str(action - rules.ROB + 1)}
    if reason == rules.NOT_IN_HAND:
        kind = 0 if action == rules.GUARD else action - rules.SELL
        return {"lot": KIND_NAMES[kind]}
    return {}
