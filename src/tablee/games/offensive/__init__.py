"""Offensive le jeu (Mavrik Grangier): an attack across a river, fog of war, counter-cards, maps of one's own."""

from tablee.core.rulebook import Rulebook
from tablee.games.offensive import actions, bot, box, coach, observed, position, refusals, rules, state, story, terms, view

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
    most_choices=2 * state.SQUARES + terms.AFTER_SQUARES,
    most_plies=60 * 2 * 800 + 200,  # OFN-174: at most 800 decisions a manche, 60 turns; and the preparation
    automatic=frozenset(),  # contract 4.1: a decision with one choice tells nothing only if it is asked all the same
    turn_depth=2,
    reactions=frozenset({state.COUNTER}),
    revealing=story.REVEALING,
)
