"""The numbers that `observe` writes for a learner of Planet'Web, by name."""

from tablee.core.observed import Layout, Part, rows
from tablee.games.planetweb.bot import POINT_COUNT
from tablee.games.planetweb.state import BOURSE_CARDS, NEWS_CARDS, PLAYERS, PORTALS, SQUARES

BYTE = 127.0
CASH = 2.0**31 / 400_000
MONEY = 2.0**31 / 50_000

OBSERVED = Layout(
    rows(
        "players",
        PLAYERS,
        "all that each player has, the own seat first",
        Part("in_game", (), "1 until the player is eliminated"),
        Part("cash", (), "money divided by 400,000", low=-CASH, high=CASH),
        Part("sites", (), "unbound web site cards", high=BYTE),
        Part("accesses", (), "unbound broadband cards", high=BYTE),
        Part("spares", (), "spare listing cards", high=BYTE),
        Part("opa", (), "OPA cards of the dealt kind", high=BYTE),
        Part("drawn_opa", (), "OPA cards from the Bourse stack", high=BYTE),
        Part("contre", (), "Contre OPA cards of the dealt kind", high=BYTE),
        Part("drawn_contre", (), "Contre OPA cards from the Bourse stack", high=BYTE),
        Part("rolls", (), "movement rolls left on the oldest Libre Circulation card", high=BYTE),
        Part("leaving", (), "1 for a player who resigns at the end of this play"),
        Part("portals", (), "portals, divided by 4", high=PORTALS / 4),
        Part("listed", (), "listed portals among them, divided by 4", high=PORTALS / 4),
        Part("danger", (), "chance that the next movement roll costs royalties"),
        Part("square", (SQUARES,), "a mark for the square of the pawn"),
    ),
    rows(
        "portals",
        PORTALS,
        "each portal",
        Part("owner", (PLAYERS,), "a mark for its owner, the own seat first; zeros while it is for sale"),
        Part("listed", (), "1 if it is listed"),
        Part("pot", (), "money lying on it, divided by 50,000", low=-MONEY, high=MONEY),
        Part("own_claims", (), "own claims on it, divided by 50,000", low=-MONEY, high=MONEY),
        Part("other_claims", (), "claims of the others on it, divided by 50,000", low=-MONEY, high=MONEY),
    ),
    Part("top_news", (NEWS_CARDS,), "a mark for the top e-News card, once the order of its stack is known"),
    Part("top_bourse", (BOURSE_CARDS,), "a mark for the top Bourse card, once the order of its stack is known"),
    Part("site_stack", (), "web site cards in their stack, divided by 18", high=BYTE / 18),
    Part("access_stack", (), "broadband cards in their stack, divided by 18", high=BYTE / 18),
    Part("listing_stack", (), "listing cards in their stack, divided by 18", high=BYTE / 18),
    Part("news_count", (), "cards in the e-News stack, divided by 36"),
    Part("bourse_count", (), "cards in the Bourse stack, divided by 32"),
    Part("news_fresh", (), "e-News cards that were never drawn, divided by 36"),
    Part("bourse_fresh", (), "Bourse cards that were never drawn, divided by 32"),
    Part("point", (POINT_COUNT,), "a mark for the open decision point"),
    Part("actor", (PLAYERS,), "a mark for the seat that must decide, the own one first"),
    Part("active", (PLAYERS,), "a mark for the seat whose turn it is, the own one first"),
    Part("target", (PORTALS,), "a mark for the portal under attack"),
    Part("debtor", (PLAYERS,), "a mark for the player who must pay, the own seat first"),
    Part("creditor", (PLAYERS,), "a mark for the player who is owed, the own seat first"),
    Part("owed_to_bourse", (), "1 if the Bourse is owed"),
    Part("owed", (), "amount of the debt divided by 50,000", low=-MONEY, high=MONEY),
    Part("insolvent", (), "1 while everything the debtor has is being sold"),
    Part("opa_offered", (), "1 if an OPA card is offered to the creditor"),
    Part("contre_offered", (), "1 if a Contre OPA card is offered to the creditor"),
    Part("double", (), "1 if another play follows a double"),
    Part("free", (), "1 while a landing covered by Libre Circulation is resolved"),
    Part("rounds_left", (), "rounds to the limit, divided by 30; 0 without one", low=-1100.0, high=1100.0),
    Part("seats", (PLAYERS,), "a mark for the number of players"),
)
