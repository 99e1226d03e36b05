"""Every field of a position of Offensive, and of the box it is played with."""

from tablee.core.layout import Record, f64, i8, i16
from tablee.core.position import Position

# What a box may hold at the most. The edition check enforces it.
SQUARES = 600
OBJECTIVES = 12
CARD_KINDS = 32
DECK = 64
ARMY = 30
MOST_EXPLORED = 4
"""The longest exploration range of any unit type."""

ZONE = 40
"""Squares of the largest exploration zone: four rays of four, or all within four steps."""

MOST_DIRECT = 3
"""The longest range of direct fire."""

SHOTS = 24
"""Squares that direct fire can reach at the most."""

MOST_MARGIN = 24
"""Differences of modifiers beyond which nothing changes any more."""

RED, BLUE = 0, 1
SIDES = ("red", "blue")

FEWEST_LINE_UNITS = 3
"""Of every army (OFN-025)."""

# Kinds of pieces. The units stand in the order in which an army is built (contract 4.1); the line units come first.
NO_KIND = 0
TNK, MEC, INF, HUN, EXP, ENG, MOR, ART, MPO, AGR = range(1, 11)
BAR, MIN, EXB, SAB, DEM = range(11, 16)
KINDS = 16
MARKER_KINDS = 5
UNIT_KINDS = 10
LAST_LINE = INF
KIND_CODES = ("", "TNK", "MEC", "INF", "HUN", "EXP", "ENG", "MOR", "ART", "MPO", "AGR", "BAR", "MIN", "EXB", "SAB", "DEM")

# Sets of kinds: kind k is bit k - 1.
ANY_UNIT = (1 << UNIT_KINDS) - 1
ANY_LINE = (1 << LAST_LINE) - 1
ANY_KIND = (1 << (KINDS - 1)) - 1

OPEN, BUILT_UP, COVERED = 0, 1, 2
CONTACT, RANGED = 0, 1

# Ways of moving (contract 3.5): engineers move like other heavy vehicles, but also on rivers.
HEAVY, ENGINEERS, LIGHT, FOOT = range(4)
WAYS = 4
GAITS = 2
"""Prices that are booked. Engineers pay what heavy vehicles pay wherever both can go; foot units double a light one"""

NO_WAY = 99
"""More points than any unit ever has."""

DIRECTIONS = 8
"""Neighbours in the order of their squares: north-west first, south-east last."""

PIECES_A_SIDE = 44
SLOTS = PIECES_A_SIDE + 1
PIECES = 2 * PIECES_A_SIDE + 1
"""Red pieces are numbered 1 to 44, Blue ones 45 to 88. Number 0 is no piece."""

NO_PIECE = 0
ABSENT = -1
"""The square of a unit that was removed but may still have laid a marker unseen."""

LAYS = 8
"""Markers that units of one side can lay in a game."""

ATTACHED = 76
"""Card effects that can lie on pieces at one time."""

TARGETS = 3

# What is to be seen on a piece, a bit for each.
FOUGHT = 1
"""Face up until the end of the manche: it fought, was shot at, or a card uncovered it."""
FOR_GOOD = 2
SHOWN = 4
"""Both players know it to be face up; `exploration.refresh` keeps this and tells of changes."""
EXPLORED = 8
"""It lies in the zone of an enemy unit."""
CAMOUFLAGED = 16
BROKEN_DOWN = 32
RETURNED = 64
"""It came back by a reinforcement, so it is no piece of the deployment."""

# What a unit has done in this manche.
STEPPED = 1
CLOSED = 2
"""It attacked after a step in the sight of all: no more movement."""
CLOSED_UNSEEN = 4
"""The same by laying a marker while face down."""
LAID_ONE = 8
"""Added for each marker that it laid while face down."""

ATTACKED_BY_SEVERAL = -1

# Decision points (contract, section 4).
BUILD, DEPLOY, FREE, CARDS, TARGET, COUNTER, UNITS, UNIT = range(1, 9)
POINTS = {
    BUILD: "BUILD",
    DEPLOY: "DEPLOY",
    FREE: "FREE",
    CARDS: "CARDS",
    TARGET: "TARGET",
    COUNTER: "COUNTER",
    UNITS: "UNITS",
    UNIT: "UNIT",
}

# Why a game ends.
MISSION, TIME, ANNIHILATION, RESIGNATION = range(1, 5)
ENDS = {MISSION: "mission", TIME: "time", ANNIHILATION: "annihilation", RESIGNATION: "resignation"}

NO_CARD = 0
"""Cards are numbered from 1, in the order of their ids."""

ONLOOKER = 2
"""The row of somebody who only watches in what is known of the draw pile."""

# What cards do (contract 7.5). `cancel` is for counters only.
(
    POINTS_MORE,
    MODIFIER,
    ATTACKS_MORE,
    STRIKE,
    REVEAL,
    PEEK,
    CAMOUFLAGE,
    PLACE,
    REMOVE,
    RETURN,
    DRAW,
    JAM,
    IMMOBILISE,
    BRIDGE,
    CANCEL,
) = range(1, 16)

# What a card is aimed at.
(
    AT_NOTHING,
    AT_OWN_UNITS,
    AT_OWN_VEHICLES_ON_ROADS,
    AT_RIVER,
    AT_SEEN_UNIT,
    AT_SEEN_VEHICLE,
    AT_HIDDEN_PIECE,
    AT_FREE_SQUARE,
    AT_MARKER,
    AT_LOST_LINE_UNIT,
) = range(10)

# How long what a card does to a piece lasts.
THIS_MANCHE, UNTIL_OWN_MANCHE, ITS_NEXT_MANCHE = range(3)


class State(Position):
    """A position: everything the rules need to go on from here."""

    turn = i8("number of the turn, 0 during preparation")
    side = i8("whose manche it is")
    control = i16("a bit for each objective that Red controls")
    army = i8[2, UNIT_KINDS + 1]("units of each kind that each army was built of")
    removed = i8[2, UNIT_KINDS + 1]("units of each kind that each side has lost")
    used = i8[2, MARKER_KINDS]("markers of each kind that each side has brought in, barricades first")
    building = i8("kind of unit to be counted next while an army is built")
    placed = i8("units and obstacles placed so far by the side that deploys")
    groups = i8[2]("armed groups that each side has placed freely")
    barred = i8("obstacles that Blue prepared and that lie open")
    handles = i8[2]("the last handle given to a piece of each side")
    top = i8[2]("the highest piece number in use on each side")
    carried = i8[2]("1 if returned line units alone have kept the side alive since it lost its last other one")
    concluded = i8("pieces that the present action tells something about; 0 at rest")
    work = i8[KINDS]("room for dealing worlds; zero at rest")

    at = i8[SQUARES]("piece on each square, or NO_PIECE")
    kind = i8[PIECES]("kind of each piece, NO_KIND where the number is free")
    where = i16[PIECES]("square of each piece, ABSENT if it was removed")
    handle = i8[PIECES]("the public name of each piece among those of its side")
    face = i8[PIECES]("FOUGHT, FOR_GOOD, SHOWN, EXPLORED, CAMOUFLAGED, BROKEN_DOWN, RETURNED")
    may_be = i16[PIECES]("kinds that the enemy cannot exclude (contract 5.4)")
    seen_turn = i8[PIECES]("turn in which the piece was last seen face up, 0 if never")
    attacked_by = i8[SLOTS]("unit that attacked each passive piece in this manche, or ATTACKED_BY_SEVERAL")
    granted = i8[SLOTS]("movement points that each piece of the active side got for this manche")
    spent = i8[SLOTS, GAITS]("points that its hops of this manche cost a heavy and a light vehicle")
    attacks = i8[SLOTS]("attacks that it got for this manche and has not used in the sight of all")
    done = i8[SLOTS]("STEPPED, CLOSED, CLOSED_UNSEEN, and LAID_ONE for each marker that it laid while face down")

    lay_kind = i8[2 * LAYS]("kind of each marker laid by a face-down unit, as far as the enemy knows it")
    lay_piece = i8[2 * LAYS]("that marker, NO_PIECE once it is known or gone")
    lay_turn = i8[2 * LAYS]("turn in which it was laid; 0: no such marker")
    lay_doer = i8[2 * LAYS, DIRECTIONS]("units that may have laid it")
    lay_left = i8[2 * LAYS, DIRECTIONS]("attacks of that turn that each of them may have used for it")
    lay_stepped = i16[2 * LAYS]("a bit for each of them that had stepped before")
    lay_pick = i8[2 * LAYS]("room for dealing worlds; zero at rest")

    pontoon = i16[2]("squares with a pontoon")
    pontoons = i8("pontoons on the board")
    jammed = i8[2]("1 if the indirect units of a side cannot fire in its next manche")
    attached = i8("card effects lying on pieces")
    attached_piece = i8[ATTACHED]("the piece of each, oldest first")
    attached_card = i8[ATTACHED]("the card of each")

    hand = i8[2, CARD_KINDS]("cards of each kind in each hand")
    pile = i8[DECK]("the draw pile, its top last")
    pile_count = i8("cards in it")
    discard = i8[CARD_KINDS]("cards of each kind on the discard pile")
    pile_max = i8[3, CARD_KINDS]("most cards of each kind in the pile for all that Red, Blue and an onlooker know")
    discarded = i8("1 if the active player has discarded a card in this card part")
    card = i8("card being played, or NO_CARD")
    targets = i8("targets chosen for it")
    target = i16[TARGETS]("their squares, or a kind of unit and a square")
    selected = i8("unit of the active player that acts, or NO_PIECE")
    acted = i8("1 if it has done something since it was selected")


class Box(Record):
    """Edition and options as the rules read them; never changed during a game."""

    players = i8("seats in play: Red and Blue")
    army_size = i8("units of each army")
    preset_only = i8("1 if armies cannot be built freely")
    exploration = i8("0 if all pieces always lie face up")
    cards_on = i8("0 in the instruction game without cards")
    objects = i8("0 where no marker is laid or cleared")
    staircase = i8("1 if distances are counted in steps, not along rays")
    blind = i8("fire at face-down pieces: 0 on the built-up line, 1 on the real one, 2 forbidden")
    hand_limit = i8("most cards in a hand")
    infiltration = i8("0 if armed groups deploy in their own zone")
    capture_any = i8("1 if every unit type can conquer")
    occupation = i8("1 if an objective counts only while it is held")
    immediate = i8("1 if the mission is checked after every action of Red")
    prepared = i8("obstacles that Blue may prepare")
    hidden_markers = i8("0 if mines and explosives always lie face up")
    memory_aid = i8("1 if the view keeps what was seen of hidden pieces")

    width = i8("columns of the map")
    height = i8("rows of the map")
    squares = i16("squares of the map, row by row from the top left")
    column = i8[SQUARES]("the column of each square")
    row = i8[SQUARES]("its row")
    terrain = i8[SQUARES]("OPEN, BUILT_UP or COVERED; of a disputed square the first one listed")
    disputed = i8[SQUARES]("0, or the terrains listed for the square, two bits each, plus one, the first lowest")
    road = i8[SQUARES]("0, 1 red, 2 yellow")
    river = i8[SQUARES]("1 for a river square")
    price = i8[WAYS, SQUARES]("points to enter a square, 0 where that is impossible")
    near = i16[SQUARES, DIRECTIONS]("the neighbour in each direction, -1 beyond the edge")
    steps = i16[SQUARES]("a bit for each direction in which a step is possible (OFN-091)")
    zone = i16[SQUARES, ZONE]("squares that a unit here may explore, nearest first")
    zone_end = i8[SQUARES, MOST_EXPLORED + 1]("how many of them lie within each range")
    seers = i16[SQUARES, ZONE]("squares from which this one may be explored, nearest first")
    seers_end = i8[SQUARES, MOST_EXPLORED + 1]("how many of them lie within each range")
    shots = i16[SQUARES, SHOTS]("squares that direct fire from here may reach, nearest first")
    shots_end = i8[SQUARES, MOST_DIRECT + 1]("how many of them lie within each range")

    objectives = i8("objective squares")
    objective = i16[OBJECTIVES]("their squares")
    objective_at = i8[SQUARES]("number of the objective on a square plus one, 0 for none")
    needed = i8("objectives that Red must control")
    turn_limit = i8("the last turn")
    deployable = i8[2, SQUARES]("1 where foot units and light vehicles may deploy, 3 where heavy vehicles may too")
    auto_rank = i16[2, UNIT_KINDS + 1, SQUARES]("order in which AUTO fills squares with a kind of unit (contract 7.9)")
    to_objective = i8[OBJECTIVES, 3, SQUARES]("points from a square to an objective: heavy, light, half of them on foot")
    to_nearest = i8[3, SQUARES]("the same to the objective that is nearest")

    way = i8[KINDS]("way of moving of each kind of unit")
    route = i8[KINDS]("the row of each kind in the distances to objectives")
    lunge = i8[KINDS]("steps from which each kind may attack by contact in its next manche, 0 for markers")
    shells = i8[KINDS]("rows and columns from which it may fire then, 0 if it has no guns")
    menace = i8[KINDS]("rows and columns within which it may do either")
    moving = i16[WAYS]("kinds that move in each way")
    explores = i8[KINDS]("exploration range of each kind")
    reaching = i16[MOST_EXPLORED + 1]("kinds that explore at least so far")
    fires = i8[KINDS]("range of fire of each kind, 0 for none")
    indirect = i8[KINDS]("1 if it fires over everything")
    attack = i8[2, KINDS, 3]("attacker's modifier: contact or ranged, kind, terrain of the defender")
    defence = i8[2, KINDS, 3]("defender's modifier")
    blind_defence = i8("modifier of every face-down unit under ranged fire")
    odds = f64[2, 2 * MOST_MARGIN + 1]("chance to win against one and two dice, by the difference of the modifiers")
    risk = f64[2, KINDS, KINDS, 3]("chance to win of contact or fire against two dice: attacker, defender, terrain")
    weigh = f64[8]("what counts for bots in a position, see bot.py")
    worth = f64[KINDS]("what bots think a unit of each kind is worth (contract 9.2)")
    pool = i8[2, UNIT_KINDS + 1]("counters of each kind")
    preset = i8[2, UNIT_KINDS + 1]("the ready-made army")
    supply = i8[KINDS]("markers of each kind a side")

    cards = i8("kinds of cards; they are numbered from 1")
    copies = i8[CARD_KINDS]("cards of each kind in the deck")
    effect = i8[CARD_KINDS]("what a card does")
    aim = i8[CARD_KINDS]("what it is aimed at")
    most_targets = i8[CARD_KINDS]("how many of those")
    number = i8[CARD_KINDS]("its strength: points, modifier, attacks, reach or cards")
    strike = i8[CARD_KINDS, 3]("its modifier for each terrain, if it strikes")
    modifies = i8[CARD_KINDS]("combats that a modifier counts in: a bit for 2 x defence + ranged")
    lasts = i8[CARD_KINDS]("how long it lasts")
    markers = i16[CARD_KINDS]("kinds of markers that it places or removes")
    cancels = i8[CARD_KINDS, CARD_KINDS]("1 if the first card counters the second")
