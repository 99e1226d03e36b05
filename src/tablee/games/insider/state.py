"""Every field of a position of Insider, and of the box it is played with."""

from tablee.core.layout import Record, i8, i16, i32
from tablee.core.position import Position

PLAYERS = 4
PAWNS = 7
TOKENS = 4
ACTION_CARDS = 55
HAND = 7
"""Action cards that nobody may exceed."""

# Action cards: Administrator, Helicopter, Scandal, Trendsetter, Bodyguard.
ADM, HEL, SCA, TRE, BOD = range(5)
KINDS = 5
NO_KIND = -1
MOST_OF_A_KIND = 3

# Evaluation cards.
CARDS = 20
POOL = 12
"""Evaluation cards that can come up with a given number of players."""
EVALUATIONS = 7
TABLES = 7

# Spaces: the big squares by column and row (a1, a2 … e5), the tables, the lobby, then the path squares lane by lane.
SQUARES = 25
TABLE = SQUARES
LOBBY = TABLE + TABLES
"""Where seated pawns wait while the Special VIP rearranges the tables."""
PATH = LOBBY + 1
LANES = 40
LONGEST_LANE = 3
SPACES = PATH + LANES * LONGEST_LANE

NO_SPACE = -1
WAYS = 4
NORTH, EAST, SOUTH, WEST = range(WAYS)

ONLOOKER = PLAYERS
"""Whose records of cards a spectator is credited with."""
VIEWERS = PLAYERS + 1

# Decision points (contract, section 4.3).
(
    START,
    MOVE,
    ACTION,
    SEAT,
    ADM_A,
    ADM_B,
    HEL_PAWN,
    HEL_TO,
    VICTIM,
    OUT_FROM,
    OUT_TO,
    REACT,
    PLEDGE,
    VIP,
) = range(1, 15)
POINTS = {
    START: "START",
    MOVE: "MOVE",
    ACTION: "ACTION",
    SEAT: "SEAT",
    ADM_A: "ADM_A",
    ADM_B: "ADM_B",
    HEL_PAWN: "HEL_PAWN",
    HEL_TO: "HEL_TO",
    VICTIM: "VICTIM",
    OUT_FROM: "OUT_FROM",
    OUT_TO: "OUT_TO",
    REACT: "REACT",
    PLEDGE: "PLEDGE",
    VIP: "VIP",
}

# How a turn is played.
NO_MODE, SEVEN, DICE, ONE_DIE, CARDS_DRAWN = range(5)
MODES = {NO_MODE: "-", SEVEN: "move7", DICE: "roll", ONE_DIE: "roll1", CARDS_DRAWN: "draw"}

# Why a game ends.
GOAL_REACHED, LAST_EVALUATION, TURN_LIMIT = 1, 2, 3
ENDS = {GOAL_REACHED: "goal", LAST_EVALUATION: "evaluations", TURN_LIMIT: "turns"}

# How often may be robbed (table option `rob_scope`).
EACH_PAIR, ONCE_A_PAWN, ONCE_A_TURN = range(3)


class State(Position):
    """A position: everything the rules need to go on from here."""

    place = i16[PLAYERS, PAWNS]("space of each pawn: a square, a table, the lobby or a path square")
    taken = i8[LANES * LONGEST_LANE]("1 for each path square with a pawn on it")
    tables = i8("a bit for each table of the face-up card with a pawn at it")
    tokens = i32("a bit for each square with a Total OUT token")
    reach = i32[PLAYERS]("a bit for each square from which this company can reach the centre (INS-200 to INS-202)")
    away = i8[SQUARES]("lanes from each square to the centre round the tokens, or as if there were none while they close it")
    card = i8("face-up evaluation card")
    pile = i8[EVALUATIONS]("evaluation cards to come, the bottom one first")
    pile_count = i8("evaluation cards to come")
    pile_known = i8("cards at the bottom of that pile that everybody has seen")
    shown = i32("a bit for each evaluation card that has been face up")
    evaluations = i8("evaluations done")
    hand = i8[PLAYERS, KINDS]("action cards of each kind in each hand")
    deck = i8[ACTION_CARDS]("action cards in the draw pile, the top last")
    deck_count = i8("action cards in the draw pile")
    discard = i8[KINDS]("action cards of each kind in the discard pile")
    skip = i8[PLAYERS]("turns that each player still has to skip")
    rumours = i8[PLAYERS]("1 for each player who moves with one die until the next evaluation")
    turn = i16("turns begun")
    active = i8("seat whose turn it is")
    extra = i8("1 in an extra turn")
    mode = i8("how this turn is played")
    mp = i8("movement points left")
    dice = i8[2]("the throw that counts, 0 where none was made")
    used = i8("1 once the action of this turn is used, and in an extra turn")
    stepped = i8("1 once a pawn has stepped in this turn")
    origin = i16[PAWNS]("space of each of the active player's pawns at the start of the turn")
    arrived = i8[PAWNS]("1 for each of them that has arrived on another normal square in this turn")
    frozen = i8[PAWNS]("1 for each of them that has robbed and cannot move any more")
    robbed = i8[PAWNS]("a bit for each player that it has robbed in this turn")
    kind = i8("kind of the set being played, NO_KIND outside one")
    level = i8("cards in that set; 0 outside one and for the relocation after a double")
    first = i8("first pawn named: 8 x seat + pawn, -1 if none")
    second = i8("second pawn named: 8 x seat + pawn, -1 if none")
    victim = i8("player attacked, NOBODY if none is named")
    lifted = i8("square of the token that is being moved, NO_SPACE if none")
    relocations = i8("relocations that may still be made")
    to_ask = i8("a bit for each player who has still to be asked for Bodyguards")
    guarded = i8("a bit for each player whom Bodyguards keep out of a Bomb threat")
    pledged = i8[PLAYERS]("Bodyguards that each player has pledged against a Special VIP")
    table = i8("table that the Special VIP fills next")
    holds = i8[VIEWERS, PLAYERS, KINDS]("action cards that a viewer knows to be in a hand (contract, 5.1)")
    pile_max = i8[VIEWERS, KINDS]("the most cards of a kind that can be in the draw pile as a viewer knows it (5.1)")


class Box(Record):
    """Edition and options as the rules read them; never changed during a game."""

    players = i8("seats in play")
    path_len = i8("path squares of a lane")
    floor = i8("the cellar: the lowest score")
    goal = i16("the score that ends the game")
    free_jumps = i8("1 if a jump costs one point however far it goes")
    step_first = i8("1 if no set is played before the first step")
    rob_scope = i8("EACH_PAIR, ONCE_A_PAWN or ONCE_A_TURN")
    cycle_after_draw = i8("1 if a card may be cycled after drawing")
    no_draw_in_rumours = i8("1 if a rumoured player may not draw")
    own_pawn_in_swap = i8("1 if an Administrator must move a pawn of the player's own")
    bomb_guards_self = i8("1 if Bodyguards against a Bomb threat save only their owner's pawns")
    skips_add_up = i8("1 if several Scandals add up")
    turn_cap = i16("turns after which the game ends")
    colour = i8[PLAYERS]("company of each seat: red, blue, green, yellow")
    base = i8[PLAYERS]("start square of each seat")
    corners = i32("a bit for each start square, in use or not")
    normal = i32("a bit for each square that is neither a start square nor the centre")
    inner = i32("a bit for each of the four squares next to the centre")
    centre = i8("the INSIDER")
    north = i32("a bit for each square with a lane to its northern neighbour")
    east = i32("a bit for each square with a lane to its eastern neighbour")
    next = i16[SPACES, WAYS]("the space next to each space that way, NO_SPACE if there is none")
    ends = i32[SPACES]("the squares that a space leads to: itself, the two ends of its lane, the centre for a table")
    copies = i8[KINDS]("action cards of each kind")
    pool = i8[POOL]("the evaluation cards that can come up")
    tables = i8[CARDS]("tables of each evaluation card")
    value = i8[CARDS, TABLES]("value of each table, the best first")
    penalty = i8[CARDS]("points that an absent company loses")
