"""Insider (Gerhard Kodys, Piatnik): seats at the best tables, dice or seven points, cards that attack and defend."""

from tablee.core.rulebook import Rulebook
from tablee.games.insider import actions, bot, box, coach, codes, observed, position, refusals, rules, state, view

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
    most_choices=56,  # contract, 4.3: in MOVE 28 steps, 21 robberies, 6 sets and a relocation
    most_plies=48 * 2000,  # INS-235: at most 48 decisions a turn and 2000 turns
    # INS-184: who is asked must answer. A single choice in MOVE can depend on the hand (contract, 4.5).
    automatic=frozenset(state.POINTS) - {state.MOVE, state.REACT, state.PLEDGE},
    turn_depth=48,
    lookahead=2,
    reactions=frozenset({state.REACT, state.PLEDGE}),
    # INS-106, INS-205: what is announced cannot be taken back.
    revealing=frozenset({codes.CARD_UP, codes.DREW, codes.ROBBED, codes.PLAYED, codes.RELOCATES, codes.CYCLED}),
)
