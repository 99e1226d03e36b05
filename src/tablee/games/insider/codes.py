"""The numbers of Insider's actions, reasons and events; actions stand in the canonical order of the contract (4.7)."""

from tablee.games.insider.state import KINDS, PAWNS, PLAYERS, SQUARES, TABLES, WAYS

RIVALS = PLAYERS - 1

MOVE7, ROLL, ROLL1, DRAW = range(4)
STEP = 4
"""STEP + WAYS x pawn + way."""
ROB = STEP + PAWNS * WAYS
"""ROB + RIVALS x pawn + how many seats clockwise from the robber, less one."""
PLAY = ROB + PAWNS * RIVALS
"""PLAY + 3 x kind + cards, less one."""
RELOCATE = PLAY + 3 * KINDS
CYCLE = RELOCATE + 1
"""CYCLE + kind."""
FORFEIT = CYCLE + KINDS
END = FORFEIT + 1
TAKE_TABLE = END + 1
"""TAKE_TABLE + table."""
PAWN = TAKE_TABLE + TABLES
"""PAWN + PAWNS x seat + pawn."""
FROM = PAWN + PLAYERS * PAWNS
"""FROM + square."""
TO = FROM + SQUARES
"""TO + square."""
STOP = TO + SQUARES
ATTACK = STOP + 1
"""ATTACK + how many seats clockwise from the attacker, less one."""
SIT = ATTACK + RIVALS
"""SIT + seat."""
LEAVE_EMPTY = SIT + PLAYERS
PASS = LEAVE_EMPTY + 1
COUNTER = PASS + 1
PLEDGED = COUNTER + 1
"""PLEDGED + Bodyguards."""
ACTIONS = PLEDGED + 4

ALLOWED = 0
(
    GAME_IS_OVER,
    NO_SUCH_ACTION,
    NOT_NOW,
    RUMOURS,
    NO_RUMOURS,
    NOTHING_TO_DRAW,
    HAND_IS_FULL,
    NO_DRAW_IN_RUMOURS,
    FROZEN,
    SEATED,
    NO_LANE,
    TOKEN_THERE,
    FOREIGN_BASE,
    TOO_FEW_POINTS,
    SAME_PAWN,
    HAS_NOT_ARRIVED,
    NOBODY_TO_ROB,
    NO_SUCH_RIVAL,
    NOTHING_TO_ROB,
    ROBBED_ALREADY,
    ACTION_IS_USED,
    EXTRA_TURN,
    STEP_FIRST,
    BODYGUARD_REACTS,
    TOO_FEW_CARDS,
    NO_TARGET,
    POINTS_LEFT,
    NO_DOUBLE,
    NO_RELOCATION,
    NOT_IN_HAND,
    AFTER_DRAWING,
    STEP_EXISTS,
    TABLE_IS_TAKEN,
    NO_SUCH_TABLE,
    SAME_VALUE,
    PAWN_OUT_OF_REACH,
    SAME_COMPANY,
    OWN_PAWN_NEEDED,
    NOT_YOURS,
    OUT_OF_RANGE,
    WOULD_BE_ENCLOSED,
    RESTAURANT_IS_NEAR,
    NO_TOKEN_THERE,
    NOT_NORMAL,
    WOULD_ENCLOSE,
    MUST_RELOCATE,
    SKIPS_ALREADY,
    RUMOURED_ALREADY,
    ALL_AT_HOME,
    NONE_TO_SEAT,
    NO_TABLE_TO_SPARE,
    TOO_FEW_BODYGUARDS,
    TOO_MANY_BODYGUARDS,
) = range(1, 54)

# Events; the numbers after the visibility are named in view.py.
(
    BEGINS,
    DEALT,
    CARD_UP,
    TURN_BEGINS,
    TURN_SKIPPED,
    TAKES_SEVEN,
    THROWN,
    DREW,
    RESHUFFLED,
    STEPPED,
    SAT_DOWN,
    ROBBED,
    PLAYED,
    RELOCATES,
    CYCLED,
    FORFEITED,
    PAWNS_NAMED,
    VICTIM_NAMED,
    PASSED,
    COUNTERED,
    PLEDGES,
    PLEDGES_RETURN,
    REPELLED,
    SWAPPED,
    FLEW,
    SENT_HOME,
    MEETING,
    SCANDAL,
    RUMOURS_SPREAD,
    BOMB_THREAT,
    CARD_UNDER,
    TOKEN_MOVED,
    REARRANGES,
    LEFT_EMPTY,
    EVALUATED,
    SCORED,
    RUMOURS_END,
    ENDED,
) = range(1, 39)
