"""The numbers that `observe` writes for a learner of Offline, by name."""

from tablee.core.observed import Layout, Part, rows
from tablee.games.offline.bot import POINT_COUNT
from tablee.games.offline.state import (
    ADS,
    ANALYSIS_CARDS,
    CATEGORIES,
    DISPLAY_SLOTS,
    OFFLINE_SQUARES,
    PLAYERS,
    SITES,
    TYPES,
)

AD = (CATEGORIES, TYPES)
"""An ad: one mark each for its company, language and product; all zeros where there is none."""

SCORE = 2.0**31 / 64

OBSERVED = Layout(
    Part("site_ads", (SITES, *AD), "ad on each site: a mark for its company, language and product; zeros on a free site"),
    Part("display", (DISPLAY_SLOTS, *AD), "ad in each display slot"),
    Part("offline", (OFFLINE_SQUARES, *AD), "ad on each offline square"),
    Part("hand", AD, "ad in the acting player's hand"),
    Part("bag", (ADS,), "1 for each ad that is still in the bag"),
    Part("boxed", (ADS,), "1 for each ad out of play"),
    Part("goals", AD, "own preference cards: the type backed in each category"),
    rows(
        "players",
        PLAYERS,
        "each player, the own seat first",
        Part("analysis_card", (ANALYSIS_CARDS,), "the analysis card taken"),
        Part("analysis_ad", AD, "the ad lying on it"),
        Part("score", (), "points, once they are public, divided by 64", low=-SCORE, high=SCORE),
    ),
    Part("cards_left", (ANALYSIS_CARDS,), "1 for each analysis card that can be taken"),
    Part("point", (POINT_COUNT,), "a mark for the open decision point"),
    Part("actor", (PLAYERS,), "a mark for the seat that must decide, the own one first"),
    Part("seats", (PLAYERS,), "a mark for the number of players"),
    Part("expert", (), "1 in the expert variant"),
)
