"""Every field of a position of Planet'Web, and of the box it is played with."""

from tablee.core.layout import Record, i8, i16, i32
from tablee.core.position import SEATS, Position

PLAYERS = SEATS
SQUARES = 39
PORTALS = 18
NEWS_CARDS = 36
BOURSE_CARDS = 32

SETS = 18
"""Web site cards, broadband cards and listing cards in the box, of each."""

OPA_EACH, CONTRE_EACH = 5, 2
OPA_CARDS, CONTRE_CARDS = OPA_EACH * PLAYERS, CONTRE_EACH * PLAYERS
"""Takeover and defence cards of the dealt kind in the box."""

# Money, in euros (contract, section 2).
PORTAL_PRICE = 20_000
CARD_PRICE = 10_000
TAKEOVER_PRICE = 50_000
ROYALTIES = 60_000
CREDITOR_PRICE, BOURSE_PRICE = 20_000, 10_000
"""What a creditor pays a debtor for an OPA or Contre OPA card, and what the Bourse pays."""

NO_CARD = -1
NO_PORTAL = -1
DEALT = BOURSE_CARDS
"""An OPA or Contre OPA card of the dealt kind, where a card of the Bourse stack would be named by its number."""

# Kinds of squares.
AT, PORTAL, SITE, ACCESS, SILICON, LISTING, NEWS, BOURSE = range(8)

# Kinds of Bourse cards.
GAIN, LOSS, OPA, CONTRE, LIBRE = range(5)

# Which stack a card that lies open was drawn from.
NO_STACK, NEWS_STACK, BOURSE_STACK = range(3)

# Creditors beyond the seats: the Bourse, then the unowned portals one by one.
THE_BOURSE = PLAYERS
UNOWNED = PLAYERS + 1

# Decision points (contract, section 4).
(
    PLAY,
    BUY_PORTAL,
    BUY_SITE,
    BUY_ACCESS,
    BUY_SERVICES,
    LIST,
    ASSIGN_LISTING,
    AT_MENU,
    AT_SECOND,
    COUNTER,
    OPA_BUY,
    LIQUIDATE,
    CARD_OFFER,
) = range(1, 14)
POINTS = {
    PLAY: "PLAY",
    BUY_PORTAL: "BUY_PORTAL",
    BUY_SITE: "BUY_SITE",
    BUY_ACCESS: "BUY_ACCESS",
    BUY_SERVICES: "SILICON",
    LIST: "LIST",
    ASSIGN_LISTING: "ASSIGN_LISTING",
    AT_MENU: "AT_MENU",
    AT_SECOND: "AT_SECOND",
    COUNTER: "COUNTER",
    OPA_BUY: "OPA_BUY",
    LIQUIDATE: "LIQUIDATE",
    CARD_OFFER: "CARD_OFFER",
}

# Why a game ends.
LAST_ONE, ROUND_LIMIT, CLOCK, CONTROL, SAFETY = range(1, 6)
ENDS = {LAST_ONE: "last", ROUND_LIMIT: "rounds", CLOCK: "clock", CONTROL: "control", SAFETY: "limit"}


class State(Position):
    """A position: everything the rules need to go on from here, and what is counted for the end."""

    # The course of the turns.
    active = i8("seat whose turn it is; the actor may be somebody else")
    first = i8("seat that began the game")
    round = i16("number of the round, from 1")
    play = i32("plays completed in this turn")
    double = i8("1 if the last move showed a double, so that another play follows")
    dice = i8[2]("dice of the last move, 0 before the first one")
    bell = i8("1 once the clock has run out: this round is the last")
    leaving = i8("a bit for each seat that resigns at the end of this play")

    # What the players have; all of it lies open.
    square = i8[PLAYERS]("square of each pawn")
    out = i8[PLAYERS]("1 for the first player eliminated, 2 for the second …, 0 while in the game")
    cash = i32[PLAYERS]("money of each player")
    sites = i8[PLAYERS]("unbound web site cards of each player")
    accesses = i8[PLAYERS]("unbound broadband cards of each player")
    spares = i8[PLAYERS]("spare listing cards of each player")
    opa = i8[PLAYERS]("OPA cards of the dealt kind of each player")
    contre = i8[PLAYERS]("Contre OPA cards of the dealt kind of each player")
    rolls = i8[PLAYERS]("movement rolls left on the oldest Libre Circulation card of each player")

    # The board.
    owner = i8[PORTALS]("seat that owns each portal, NOBODY if it is for sale")
    listed = i8[PORTALS]("1 for each listed portal: a site, an access and a listing card are bound to it")
    pot = i32[PORTALS]("money lying on each unowned portal")
    site_stack = i8("web site cards in their stack")
    access_stack = i8("broadband cards in their stack")
    listing_stack = i8("listing cards in their stack")
    tray_opa = i8("OPA cards of the dealt kind in the storage tray")
    tray_contre = i8("Contre OPA cards of the dealt kind in the storage tray")
    till = i32("what the Bourse has taken in less what it has paid out")

    # The two stacks, top first, and the cards that were kept.
    news = i8[NEWS_CARDS]("e-News stack")
    news_count = i8("cards in the e-News stack")
    news_fresh = i8("cards on top of the e-News stack that were never drawn; the order of the others is remembered")
    bourse = i8[BOURSE_CARDS]("Bourse stack")
    bourse_count = i8("cards in the Bourse stack")
    bourse_fresh = i8("cards on top of the Bourse stack that were never drawn")
    claim = i8[NEWS_CARDS]("e-News cards kept as claims, in the order they were drawn")
    claim_by = i8[NEWS_CARDS]("who holds each of them")
    claims = i8("claims there are")
    kept = i8[BOURSE_CARDS]("Bourse cards in hands, those held longest first")
    kept_by = i8[BOURSE_CARDS]("who holds each of them")
    kept_count = i8("Bourse cards in hands")
    news_shown = i8("e-News card drawn last, NO_CARD before the first one")
    bourse_shown = i8("Bourse card drawn last, NO_CARD before the first one")
    open_card = i8("stack of the card that is being carried out, NO_STACK if none is")

    # What is going on.
    free = i8("1 while a landing covered by Libre Circulation is resolved")
    target = i8("portal under attack, NO_PORTAL if none is")
    opa_laid = i8("OPA card laid on it: DEALT, a Bourse card, or NO_CARD in a takeover from the @")
    contre_laid = i8("Contre OPA card laid beside it: DEALT, a Bourse card or NO_CARD")
    attack = i8[2]("dice of the attacker, 0 before the roll")
    defence = i8[2]("dice of the defender, 0 before the roll or without one")
    debtor = i8("who must pay, NOBODY if nobody must")
    creditor = i8("who is owed: a seat, THE_BOURSE, UNOWNED + portal; NOBODY if nobody is")
    owed = i32("amount of the debt")
    insolvent = i8("1 while everything the debtor has is being sold")
    offered = i8("OPA or CONTRE: the kind of card offered to the creditor, 0 if none is")

    # Counted for the end.
    earned = i32[PORTALS]("royalties that each portal has earned")
    won = i16[PLAYERS]("takeovers of each player that succeeded")
    lost = i16[PLAYERS]("portals that each player lost to a takeover")


class Box(Record):
    """Edition and options as the rules read them; never changed during a game."""

    players = i8("seats in play")
    stake = i32("cash that each player starts with")
    round_limit = i16("rounds of the game, 0 without a limit")
    minutes = i16("minutes after which the clock runs out, 0 without a clock")
    control = i8("listed portals that win the game, 0 if none do")
    counter_after = i8("1 if a Contre OPA is laid only after the attack has succeeded")
    multi_buy = i8("1 if Site Web and broadband squares sell any number of cards")
    free_portal = i8("1 if Libre Circulation covers an unowned portal")
    out_on_leave = i8("1 if a player who resigns is bankrupt")
    kind = i8[SQUARES]("kind of each square")
    portal_at = i8[SQUARES]("portal of each square, NO_PORTAL for the others")
    square_of = i8[PORTALS]("square of each portal")
    news_portal = i8[NEWS_CARDS]("portal that each e-News card names")
    news_out = i8[NEWS_CARDS]("1 if the portal owes who draws the card, 0 if it is owed")
    news_amount = i32[NEWS_CARDS]("amount of each e-News card")
    bourse_kind = i8[BOURSE_CARDS]("kind of each Bourse card")
    bourse_amount = i32[BOURSE_CARDS]("amount of a gain or loss, rolls of a Libre Circulation card")
