"""What bots know of Offline: a sound evaluation, an encoding for learners, a quick random choice."""

from tablee.core.chance import below
from tablee.core.rule import rule
from tablee.games.offline.rules import (
    ALLOWED,
    TO_OFFLINE,
    analysis_bonus,
    count_of,
    laid_in,
    legal,
    of_category,
    site_refusal,
)
from tablee.games.offline.state import (
    ADS,
    ANALYSIS_CARDS,
    CATEGORIES,
    DISPLAY_SLOTS,
    NETWORK_SITES,
    NO_AD,
    NO_CARD,
    OFFLINE_SQUARES,
    PLAYERS,
    POINTS,
    REMOVED_AD,
    SITES,
    TYPES,
)

TRIES = 24
"""Random sites looked at before all of them are listed."""


@rule
def laid_everywhere(box, s):
    """What lies in each network."""
    return (
        laid_in(box, s, 0), laid_in(box, s, 1), laid_in(box, s, 2), laid_in(box, s, 3),
        laid_in(box, s, 4), laid_in(box, s, 5), laid_in(box, s, 6), laid_in(box, s, 7),
    )  # fmt: skip


@rule
def card_values(box, items, category):
    """Points that the preference card of each type can expect (contract, section 9.2), with `items` laid in the networks.

    A card's points in a network count by the chance to keep the majority there; in the expert variant they count once for
    every majority, so those of two networks by the chance to keep both. All four types are weighed in one go: a search
    spends most of its time here.
    """
    a_worth = b_worth = c_worth = d_worth = 0.0
    a_held = b_held = c_held = d_held = 0.0
    a_alone = b_alone = c_alone = d_alone = 0.0
    for network in range(box.networks):
        counts = of_category(items[network], category)
        a, b, c, d = count_of(counts, 0), count_of(counts, 1), count_of(counts, 2), count_of(counts, 3)
        free = box.network_sites[network] - a - b - c - d
        most_ab, most_cd = max(a, b), max(c, d)
        times = box.network_sites[network] if box.expert else 1
        hold = box.hold[a - max(b, most_cd) + NETWORK_SITES][free]
        points = (a + 0.25 * free) * times
        a_held, a_worth, a_alone = a_held + hold, a_worth + hold * points, a_alone + hold * hold * points
        hold = box.hold[b - max(a, most_cd) + NETWORK_SITES][free]
        points = (b + 0.25 * free) * times
        b_held, b_worth, b_alone = b_held + hold, b_worth + hold * points, b_alone + hold * hold * points
        hold = box.hold[c - max(d, most_ab) + NETWORK_SITES][free]
        points = (c + 0.25 * free) * times
        c_held, c_worth, c_alone = c_held + hold, c_worth + hold * points, c_alone + hold * hold * points
        hold = box.hold[d - max(c, most_ab) + NETWORK_SITES][free]
        points = (d + 0.25 * free) * times
        d_held, d_worth, d_alone = d_held + hold, d_worth + hold * points, d_alone + hold * hold * points
    if box.expert:
        return (
            a_worth * (1.0 + a_held) - a_alone,
            b_worth * (1.0 + b_held) - b_alone,
            c_worth * (1.0 + c_held) - c_alone,
            d_worth * (1.0 + d_held) - d_alone,
        )
    return a_worth, b_worth, c_worth, d_worth


@rule
def evaluate(box, s, out):
    """Each seat's prospects as that seat can judge them: own cards less a third of all other types."""
    for seat in range(box.players):
        out[seat] = 1.0 * (s.score[seat] + analysis_bonus(box, s, seat))
    laid = laid_everywhere(box, s)
    for category in range(CATEGORIES):
        values = card_values(box, laid, category)
        for kind in range(TYPES):
            for seat in range(box.players):
                if s.goal[seat][category] == kind:
                    out[seat] += values[kind]
                else:
                    out[seat] -= values[kind] / 3.0


@rule
def choose(box, s, chance, out):
    """A random legal action, all equally likely; `out` is room for listing them."""
    if s.hand != NO_AD and s.free_sites >= 4:
        places = box.sites + (1 if s.point == REMOVED_AD and s.offline_count < OFFLINE_SQUARES else 0)
        for _ in range(TRIES):
            place = below(chance, places)
            if place == box.sites:
                return box.sites + TO_OFFLINE
            if site_refusal(box, s, place) == ALLOWED:
                return place
    return out[below(chance, legal(box, s, out))]


POINT_COUNT = len(POINTS)
AD_CODE = CATEGORIES * TYPES
OBSERVATION = (
    (SITES + DISPLAY_SLOTS + OFFLINE_SQUARES + 1) * AD_CODE  # ads on sites, on display, offline, in hand
    + 2 * ADS  # in the bag, in the box
    + AD_CODE  # own preference cards
    + PLAYERS * (ANALYSIS_CARDS + AD_CODE + 1)  # analysis card and ad, score; own seat first
    + ANALYSIS_CARDS  # analysis cards left
    + POINT_COUNT  # decision point
    + PLAYERS  # who acts; own seat first
    + PLAYERS  # number of players
    + 1  # expert variant
)
"""Numbers in an observation."""


@rule
def write_ad(box, ad, out, at):
    """One mark for each characteristic of the ad, none for NO_AD."""
    if ad != NO_AD:
        for category in range(CATEGORIES):
            out[at + category * TYPES + box.type_of[ad][category]] = 1.0
    return at + AD_CODE


@rule
def observe(box, s, seat, out):
    """The position as `seat` sees it, as numbers; a spectator (-1) sees it from seat 0 without any preference cards."""
    for i in range(OBSERVATION):
        out[i] = 0.0
    at = 0
    for site in range(SITES):
        at = write_ad(box, s.site_ad[site] if site < box.sites else NO_AD, out, at)
    for slot in range(DISPLAY_SLOTS):
        at = write_ad(box, s.display[slot], out, at)
    for square in range(OFFLINE_SQUARES):
        at = write_ad(box, s.offline[square], out, at)
    at = write_ad(box, s.hand, out, at)
    for i in range(s.bag_count):
        out[at + s.bag[i]] = 1.0
    at += ADS
    for i in range(s.boxed_count):
        out[at + s.boxed[i]] = 1.0
    at += ADS
    if seat >= 0:
        for category in range(CATEGORIES):
            out[at + category * TYPES + s.goal[seat][category]] = 1.0
    at += AD_CODE
    for k in range(PLAYERS):
        if k < box.players:
            other = (max(seat, 0) + k) % box.players
            if s.analysis_card[other] != NO_CARD:
                out[at + s.analysis_card[other]] = 1.0
                write_ad(box, s.analysis_ad[other], out, at + ANALYSIS_CARDS)
            out[at + ANALYSIS_CARDS + AD_CODE] = s.score[other] / 64.0
        at += ANALYSIS_CARDS + AD_CODE + 1
    for card in range(ANALYSIS_CARDS):
        out[at + card] = 1.0 * s.cards_left[card]
    at += ANALYSIS_CARDS
    if s.over == 0:
        out[at + s.point - 1] = 1.0
        out[at + POINT_COUNT + (s.actor - max(seat, 0) + box.players) % box.players] = 1.0
    at += POINT_COUNT + PLAYERS
    out[at + box.players - 1] = 1.0
    out[at + PLAYERS] = 1.0 * box.expert
