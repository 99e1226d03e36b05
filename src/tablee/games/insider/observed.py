"""The numbers that `observe` writes for a learner of Insider, by name."""

from tablee.core.observed import Layout, Part, rows
from tablee.games.insider.bot import POINT_COUNT
from tablee.games.insider.state import CARDS, KINDS, LANES, PLAYERS, SQUARES, TABLES

BYTE = 127.0
SCORE = 2.0**31 / 35

OBSERVED = Layout(
    rows(
        "companies",
        PLAYERS,
        "each company, the own one first",
        Part("pawns_on_squares", (SQUARES,), "its pawns on each square, in sevenths", high=1.01),
        Part("pawns_on_lanes", (LANES,), "its pawns on each lane, in sevenths", high=1.01),
        Part("seated", (TABLES,), "1 for each table where it has a pawn"),
        Part("known_cards", (KINDS,), "action cards of each kind that are known to be in its hand, in sevenths", high=BYTE / 7),
        Part("score", (), "points divided by 35", low=-SCORE, high=SCORE),
        Part("hand", (), "action cards in its hand, in sevenths", high=BYTE),
        Part("skip", (), "turns that it still has to skip", high=BYTE),
        Part("rumours", (), "1 while it moves with one die"),
        Part("pledged", (), "Bodyguards pledged against a Special VIP, in thirds", high=BYTE / 3),
    ),
    Part("tokens", (SQUARES,), "1 for each square with a Total OUT token"),
    Part("frozen", (SQUARES,), "1 for each square with a pawn of the active player that cannot move any more"),
    Part("tables", (TABLES,), "value of each table of the face-up evaluation card, in tenths", low=-BYTE / 10, high=BYTE / 10),
    Part("shown", (CARDS,), "1 for each evaluation card that has been face up"),
    Part("discard", (KINDS,), "action cards of each kind on the discard pile, in elevenths", high=BYTE / 11),
    Part("deck", (), "action cards in the draw pile, divided by 55", high=BYTE / 55),
    Part("point", (POINT_COUNT,), "a mark for the open decision point"),
    Part("actor", (PLAYERS,), "a mark for the seat that must decide, the own one first"),
    Part("active", (PLAYERS,), "a mark for the seat whose turn it is, the own one first"),
    Part("seats", (PLAYERS,), "a mark for the number of players"),
    Part("set_kind", (KINDS,), "a mark for the kind of the set being played"),
    Part("set_level", (), "cards in that set, in thirds", high=BYTE / 3),
    Part("penalty", (), "points that an absent company loses, in tenths", low=-BYTE / 10, high=BYTE / 10),
    Part("evaluations", (), "evaluations done, in sevenths", high=BYTE / 7),
    Part("movement", (), "movement points left, in twelfths", low=-BYTE / 12, high=BYTE / 12),
    Part("dice", (2,), "the throw that counts, in sixths"),
    Part("extra", (), "1 in an extra turn"),
    Part("used", (), "1 once the action of this turn is used"),
    Part("turn", (), "turns begun, divided by 400", high=2.0**15 / 400),
)
