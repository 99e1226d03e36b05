"""The numbers that `observe` writes for a learner of Offensive, by name."""

from tablee.core.observed import Layout, Part, rows
from tablee.games.offensive.bot import POINT_COUNT
from tablee.games.offensive.state import CARD_KINDS, KINDS, OBJECTIVES, PIECES_A_SIDE, UNIT_KINDS

BYTE = 127.0

OBSERVED = Layout(
    rows(
        "pieces",
        2 * PIECES_A_SIDE,
        "each piece by its number, the own side first; zeros where none is to be seen",
        Part("on_board", (), "1 for a piece on the board"),
        Part("column", (), "its column divided by the width of the map"),
        Part("row", (), "its row divided by the height of the map"),
        Part("kind", (KINDS,), "a mark for its kind, of an enemy piece only while it lies face up"),
        Part("may_be", (KINDS,), "1 for each kind that its enemy cannot exclude"),
        Part("face_up", (), "1 if it lies face up"),
        Part("explored", (), "1 if it lies in the zone of an enemy unit"),
        Part("attacked", (), "1 for a passive piece that was attacked in this manche"),
        Part("camouflaged", (), "1 if it is camouflaged"),
        Part("broken_down", (), "1 if it has broken down"),
        Part("points", (), "movement points left to an own unit, in quarters", low=-BYTE, high=BYTE),
        Part("attacks", (), "attacks left to an own unit", low=-BYTE, high=BYTE),
    ),
    Part("hand", (CARD_KINDS,), "cards of each kind in the own hand", high=BYTE),
    Part("discard", (CARD_KINDS,), "cards of each kind on the discard pile", high=BYTE),
    Part("control", (OBJECTIVES,), "who controls each objective: 1 Red, -1 Blue, 0 no such objective", low=-1.0),
    Part("own_losses", (UNIT_KINDS + 1,), "own units of each kind that were lost", high=BYTE),
    Part("enemy_losses", (UNIT_KINDS + 1,), "enemy units of each kind that were lost", high=BYTE),
    Part("army", (UNIT_KINDS + 1,), "units of each kind that the own army was built of", high=BYTE),
    Part("point", (POINT_COUNT,), "a mark for the open decision point, as far as the seat may know it"),
    Part("acting", (), "1 if the own seat must decide"),
    Part("red_acts", (), "1 if Red must decide"),
    Part("red_manche", (), "1 in a manche of Red"),
    Part("blue", (), "1 if the own side is Blue"),
    Part("turn", (), "number of the turn divided by 60", high=BYTE / 60),
    Part("turn_limit", (), "the last turn divided by 60", high=BYTE / 60),
    Part("own_hand_size", (), "cards in the own hand, in twelfths", high=BYTE),
    Part("enemy_hand_size", (), "cards in the enemy's hand, in twelfths", high=BYTE),
    Part("pile", (), "cards in the draw pile, divided by 60", high=BYTE / 60),
    Part("jammed", (), "1 if the own indirect units are jammed, -1 if the enemy's are", low=-1.0),
)
