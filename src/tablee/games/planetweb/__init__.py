"""Planet'Web: portals, listings, takeovers and debts in the net economy of the year 2000."""

from tablee.core.rulebook import Rulebook
from tablee.games.planetweb import actions, bot, box, coach, codes, observed, position, refusals, rules, state, turn, view

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
    most_choices=40,  # contract, section 4.1: LIQUIDATE has the most
    most_plies=turn.MOST_DECISIONS,  # PLW-151
    automatic=frozenset(state.POINTS) - {state.PLAY},  # nothing that a choice depends on is hidden
    turn_depth=3,
    reactions=frozenset({state.COUNTER, state.CARD_OFFER}),
    revealing=frozenset({codes.NEWS_DRAWN, codes.BOURSE_DRAWN}),
)
