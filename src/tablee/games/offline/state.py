"""Every field of a position of Offline, and of the box it is played with."""

from tablee.core.layout import Record, f64, i8, i16, i32, i64
from tablee.core.position import Position

# What a box may hold at the most. The edition check enforces it.
SITES = 56
NETWORKS = 8
NETWORK_SITES = 7
LINKS_OF_A_SITE = 6

ADS = 64
CATEGORIES = 3
TYPES = 4
COUNT_BITS = 4
"""Bits that hold the ads of one type in a network."""
TALLY_BITS = COUNT_BITS * TYPES
"""Bits that hold those of all types of a category."""
PLAYERS = 4
DISPLAY_SLOTS = 5
OFFLINE_SQUARES = 4
ANALYSIS_CARDS = 4

NO_AD = 64
"""No ad there. One past the last ad, so that it has a row of zeros among the shared characteristics."""

NO_CARD = -1

# Decision points (contract, section 4).
TURN, NEW_AD, REMOVED_AD, KEEP_ONE, SETTLE, ANALYSE = range(1, 7)
POINTS = {
    TURN: "TURN",
    NEW_AD: "NEW_AD",
    REMOVED_AD: "REMOVED_AD",
    KEEP_ONE: "KEEP_ONE",
    SETTLE: "SETTLE",
    ANALYSE: "ANALYSE",
}

# Why a game ends.
ALL_SITES_FULL, DISPLAY_EMPTY, ABANDONED = 1, 2, 3
ENDS = {ALL_SITES_FULL: "full", DISPLAY_EMPTY: "display", ABANDONED: "abandoned"}


class State(Position):
    """A position: everything the rules need to go on from here."""

    site_ad = i8[SITES]("ad on each site, NO_AD if the site is free")
    free_sites = i8("sites that hold no ad")
    display = i8[DISPLAY_SLOTS]("ad in each display slot, or NO_AD")
    offline = i8[OFFLINE_SQUARES]("ad on each offline square, or NO_AD")
    offline_count = i8("offline squares that hold an ad")
    hand = i8("ad in the acting player's hand, or NO_AD")
    bag = i8[ADS]("ads in the bag; their order means nothing, each draw picks one at random")
    bag_count = i8("ads in the bag")
    boxed = i8[ADS]("ads out of play, in the order they left")
    boxed_count = i8("ads out of play")
    goal = i8[PLAYERS, CATEGORIES]("type that each player backs in each category: her preference cards")
    cards_left = i8[ANALYSIS_CARDS]("1 while this analysis card can be taken")
    analysis_card = i8[PLAYERS]("analysis card each player has taken, or NO_CARD")
    analysis_ad = i8[PLAYERS]("ad lying on that card, or NO_AD")
    first = i8("seat that began this round")
    turn = i16("turns completed in this round")
    round = i8("rounds completed in this game")
    majorities = i16[PLAYERS]("sole majorities of each player's cards in the rounds completed")


class Box(Record):
    """Edition and options as the rules read them; never changed during a game."""

    players = i8("seats in play")
    expert = i8("1 in the expert variant")
    rounds = i8("rounds of the game")
    most_majorities = i8("1 if equal totals are parted by sole majorities")
    open_preferences = i8("1 if preference cards lie open")
    void_on_leave = i8("1 if a player who leaves ends the game")
    show_unseen = i8("1 if the ads still in the bag are listed")
    show_projection = i8("1 if a player sees her own projected score")
    sites = i8("sites on the board")
    networks = i8("networks on the board")
    network_of = i8[SITES]("network that each site belongs to")
    first_site = i8[NETWORKS]("first site of each network; its others follow")
    network_sites = i8[NETWORKS]("sites of each network")
    links = i8[SITES]("number of links at each site")
    linked = i8[SITES, LINKS_OF_A_SITE]("the sites at the other ends of those links")
    type_of = i8[ADS + 1, CATEGORIES]("company, language and product of each ad")
    shared = i8[ADS + 1, ADS + 1]("characteristics two ads share; 0 with NO_AD")
    counted = i64[ADS + 1]("what each ad adds to the tallies of its network; nothing for NO_AD")
    deck = i8[ANALYSIS_CARDS]("1 for each analysis card in play")
    bonus = i32[ANALYSIS_CARDS, CATEGORIES]("points of each analysis card, rising")
    hold = f64[2 * NETWORK_SITES + 1, NETWORK_SITES + 1]("chance to keep a majority: lead + 7, free sites (contract 9.2)")
