"""The flea market: a small game for tests that uses everything of the core which Offline leaves alone."""

from tablee.core.rulebook import Rulebook

from . import actions, bot, box, coach, position, refusals, rules, state, view

RULEBOOK = Rulebook(
    __name__,
    version=1,
    rooms={
        "state": state,
        "box": box,
        "rules": rules,
        "refusals": refusals,
        "actions": actions,
        "position": position,
        "view": view,
        "bot": bot,
        "coach": coach,
    },
    most_choices=rules.ACTIONS,
    # A turn: peek, one thing, two answers to a robbery. A lot is sold once and never comes back.
    most_plies=4 * box.MOST_TURNS + state.LOTS,
    automatic=frozenset(),  # every choice depends on hidden lots
    turn_depth=4,
    reactions=frozenset({state.REACT}),
    revealing=frozenset({rules.PEEKED, rules.TOOK, rules.ROBBED, rules.DROPPED, rules.SCORED}),
)
