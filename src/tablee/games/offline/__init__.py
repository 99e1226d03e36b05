"""Offline (Hartmut Kommerell, 2000): networks, ads that push each other out, secret goals."""

from tablee.core.rulebook import Rulebook
from tablee.games.offline import actions, bot, box, coach, observed, position, refusals, rules, state, view

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
        "observed": observed,
    },
    most_choices=state.SITES + rules.AFTER_SITES,
    most_plies=4 * 300,  # OFF-125: at most 100 turns a round, three decisions a turn, four rounds
    automatic=frozenset(state.POINTS),  # nothing that a choice depends on is hidden
    turn_depth=3,
    revealing=frozenset({rules.GOALS_REVEALED, rules.SCORED}),
)
