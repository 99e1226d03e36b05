"""What the numbers of Planet'Web mean: actions, reasons for a refusal, kinds of events."""

# Actions, in the order of the contract (section 4.1): 116 of them.
ROLL = 0
TAKE_OVER = 1  # + portal
BUY = 19
PASS = 20
SERVICES = 21  # + one of the next five
S, A, SA, SS, AA = range(5)
LIST_PORTAL = 26  # + portal
TAKE_SITE = 44  # + seat
TAKE_ACCESS = 50  # + seat
TAKE_PORTAL = 56  # + portal
BUY_LISTING = 74
LAY_COUNTER = 75
SELL_SITE, SELL_ACCESS = 76, 77
SELL_PORTAL = 78  # + portal
SELL_LISTING = 96  # + portal
SELL_OPA, SELL_CONTRE = 114, 115
ACTIONS = 116

SITES_IN = (1, 0, 1, 2, 0)
ACCESSES_IN = (0, 1, 1, 0, 2)
"""How many cards of each kind the five choices of Silicon Valley hold."""

ALLOWED = 0
(
    GAME_IS_OVER,
    NO_SUCH_ACTION,
    NOT_NOW,
    NO_OPA_CARD,
    TOO_POOR_TO_ATTACK,
    TOO_POOR_AT_THE_AT,
    NOT_ENOUGH_CASH,
    STACK_IS_EMPTY,
    TARGET_FOR_SALE,
    TARGET_IS_YOURS,
    TARGET_NOT_LISTED,
    NO_SUCH_OPPONENT,
    NOTHING_TO_TAKE,
    NOT_AN_OPPONENTS,
    PROTECTED,
    NOT_YOURS,
    ALREADY_LISTED,
    MUST_BE_LISTED,
    DEBT_MUST_BE_PAID,
    NOTHING_TO_SELL,
    NO_LISTING_TO_SELL,
) = range(1, 22)

# Events; the numbers after the visibility are named in view.py.
(
    STARTING_ROLL,
    BEGINS,
    ROUND,
    ROLLED,
    FREE_LANDING,
    OUT_OF_REACH,
    PASSED,
    BOUGHT_PORTAL,
    POT_TAKEN,
    CLAIM_PAID,
    CLAIM_LAPSED,
    BOUGHT_SITES,
    BOUGHT_ACCESSES,
    BOUGHT_LISTING,
    LISTED,
    NEWS_DRAWN,
    NEWS_VOID,
    NEWS_WAIVED,
    CLAIM_KEPT,
    STACK_EMPTY,
    BOURSE_DRAWN,
    GAINED,
    LOSS_WAIVED,
    CARD_KEPT,
    LIBRE_ENDED,
    ROYALTIES_DUE,
    PAID,
    TOOK_SITE,
    TOOK_ACCESS,
    TOOK_PORTAL,
    ATTACKED,
    COUNTERED,
    NOT_COUNTERED,
    ATTACK_ROLLED,
    COUNTER_ROLLED,
    TAKEN_OVER,
    NOT_BOUGHT,
    DEBT,
    SOLD_PORTAL,
    UNLISTED,
    SOLD_LISTINGS,
    SOLD_SITES,
    SOLD_ACCESSES,
    OFFERED,
    CARD_BOUGHT,
    CARDS_SOLD,
    INSOLVENT,
    ELIMINATED,
    RESIGNS,
    LEFT,
    BELL,
    WEALTH,
    ENDED,
) = range(1, 54)

# Why nothing can be bought where a pawn has landed.
NO_CASH, NO_STOCK, NO_CASH_FOR_CLAIMS, NO_SET = range(1, 5)
