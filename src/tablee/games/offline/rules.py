"""The rules of Offline, in the order of the contract. Clause ids stand at the lines that enforce them."""

from tablee.core.chance import below
from tablee.core.events import EVERYBODY, SPECTATOR, emit, only
from tablee.core.position import LEFT_TO_THE_TABLE, NOBODY, RESIGNED, TAKEN_UP
from tablee.core.rule import rule
from tablee.games.offline.state import (
    ABANDONED,
    ADS,
    ALL_SITES_FULL,
    ANALYSE,
    ANALYSIS_CARDS,
    CATEGORIES,
    COUNT_BITS,
    DISPLAY_EMPTY,
    DISPLAY_SLOTS,
    KEEP_ONE,
    NEW_AD,
    NO_AD,
    NO_CARD,
    OFFLINE_SQUARES,
    REMOVED_AD,
    SETTLE,
    TALLY_BITS,
    TURN,
    TYPES,
)

# Actions: sites come first, whatever their number; these follow, counted from `box.sites`.
SLOT, SQUARE, TO_OFFLINE, EMPTY, MAKE_ANALYSIS, NONE, AFTER_SITES = 0, 5, 9, 10, 11, 12, 13

ALLOWED = 0
(
    GAME_IS_OVER,
    NO_SUCH_ACTION,
    NOT_NOW,
    SLOT_IS_EMPTY,
    SITE_IS_OCCUPIED,
    SITE_IS_FREE,
    NOT_WORTH_MORE,
    NEW_AD_MUST_BE_LAID,
    OFFLINE_IS_FULL,
    NO_SECOND_EXCHANGE,
    OFFLINE_IS_EMPTY,
    SQUARE_IS_EMPTY,
    KEPT_AD_NEVER_EXCHANGES,
    EXPERTS_ONLY,
    ONE_ANALYSIS_EACH,
    NO_ANALYSIS_CARD_LEFT,
    NO_PASSING,
) = range(1, 18)

# Events; the numbers after the visibility are named in view.py.
(
    FIRST_PLAYER,
    STARTING_AD,
    GOALS_DEALT,
    DRAWN,
    TAKEN,
    PUT,
    EXCHANGED,
    WENT_OFFLINE,
    EMPTIED,
    KEPT,
    BOXED,
    ANALYSED,
    GOALS_REVEALED,
    SCORED,
    ENDED,
) = range(1, 16)


# --- 3.2 Set-up


@rule
def new(box, s, chance, events):
    """Set up the game on an empty state."""
    s.first = below(chance, box.players)  # OFF-019
    set_up_round(box, s, chance, events)


@rule
def set_up_round(box, s, chance, events):
    for ad in range(ADS):
        s.bag[ad] = ad  # OFF-002, OFF-011
        s.boxed[ad] = 0
    s.bag_count = ADS
    s.boxed_count = 0  # OFF-015
    for square in range(OFFLINE_SQUARES):
        s.offline[square] = NO_AD
    s.offline_count = 0
    s.hand = NO_AD
    for site in range(box.sites):
        s.site_ad[site] = NO_AD
    s.free_sites = box.sites
    emit(events, FIRST_PLAYER, EVERYBODY, s.first, s.round)
    for network in range(box.networks):
        lay_starting_ads(box, s, network, chance, events)
    for slot in range(DISPLAY_SLOTS):
        s.display[slot] = NO_AD
    refill(s, chance, events)  # OFF-014
    for category in range(CATEGORIES):
        deal_goals(box, s, category, SPECTATOR, chance)
    for seat in range(box.players):
        seen_by = EVERYBODY if box.open_preferences else only(seat)  # AMB-45
        emit(events, GOALS_DEALT, seen_by, seat, s.goal[seat][0], s.goal[seat][1], s.goal[seat][2])
        s.analysis_card[seat] = NO_CARD
        s.analysis_ad[seat] = NO_AD
    for card in range(ANALYSIS_CARDS):
        s.cards_left[card] = box.deck[card]  # OFF-020, OFF-091
    s.turn = 0
    s.actor = s.first
    s.point = TURN


@rule
def lay_starting_ads(box, s, network, chance, events):
    """Two ads from the bag on two random sites of the network, all pairs equally likely."""
    size = box.network_sites[network]
    one = below(chance, size)
    other = below(chance, size - 1)  # OFF-012, OFF-013
    if other >= one:
        other += 1
    for k in range(2):
        site = box.first_site[network] + (one if k == 0 else other)
        ad = draw(s, chance)
        lay(s, ad, site)
        emit(events, STARTING_AD, EVERYBODY, ad, site)


@rule
def deal_goals(box, s, category, keeper, chance):
    """Give every seat but `keeper` a random type of the category that nobody holds yet."""
    held = 0
    left = TYPES
    if keeper != SPECTATOR:
        held = 1 << s.goal[keeper][category]
        left -= 1
    for seat in range(box.players):
        if seat != keeper:
            skip = below(chance, left)  # OFF-016, OFF-017; the rest is set aside: OFF-018
            left -= 1
            for kind in range(TYPES):
                if not held & (1 << kind):
                    if skip == 0:
                        s.goal[seat][category] = kind
                        held |= 1 << kind
                        break
                    skip -= 1


@rule
def draw(s, chance):
    """Take a random ad out of the bag."""
    at = below(chance, s.bag_count)
    ad = s.bag[at]
    s.bag_count -= 1
    s.bag[at] = s.bag[s.bag_count]
    s.bag[s.bag_count] = 0
    return ad


# --- 3.3 Value of an ad


@rule
def value_at(box, s, ad, site):
    """The value `ad` has, or would have, on `site` with all other sites as they are."""
    shared = box.shared[ad]
    linked = box.linked[site]
    value = 0
    for k in range(box.links[site]):  # OFF-030, OFF-033
        value += shared[s.site_ad[linked[k]]]  # OFF-031, OFF-032
    return value


@rule
def gain_at(box, s, site):
    """How much more the ad in hand would be worth on `site` than the ad lying there."""
    mine = box.shared[s.hand]
    theirs = box.shared[s.site_ad[site]]
    linked = box.linked[site]
    gain = 0
    for k in range(box.links[site]):
        other = s.site_ad[linked[k]]
        gain += mine[other] - theirs[other]  # OFF-034: both values on the board as it is
    return gain


# --- What may be done: `refusal` answers for any action, `legal` lists the allowed ones


@rule
def exchange_refusal(box, s, site):
    """Why the ad in hand may not replace the ad on `site`; ALLOWED if it may."""
    if s.point == SETTLE:
        return KEPT_AD_NEVER_EXCHANGES  # OFF-073
    if s.point == REMOVED_AD and s.offline_count == OFFLINE_SQUARES:
        return NO_SECOND_EXCHANGE  # OFF-060
    if gain_at(box, s, site) <= 0:
        return NOT_WORTH_MORE  # OFF-053, OFF-059; the rest of the board is irrelevant: OFF-054
    return ALLOWED


@rule
def site_refusal(box, s, site):
    """Why the site may not be chosen: to put, to exchange, or to pick its ad."""
    if s.hand == NO_AD:
        if s.point != ANALYSE:
            return NOT_NOW  # OFF-050: an ad is taken first
        return SITE_IS_FREE if s.site_ad[site] == NO_AD else ALLOWED  # OFF-093
    if s.site_ad[site] == NO_AD:
        return ALLOWED  # OFF-051, OFF-057, OFF-072
    return exchange_refusal(box, s, site)


@rule
def slot_refusal(s, slot):
    if s.point != TURN and s.point != ANALYSE:
        return NOT_NOW  # OFF-040: one action a turn
    if s.display[slot] == NO_AD:
        return SLOT_IS_EMPTY  # OFF-050, OFF-093
    return ALLOWED


@rule
def square_refusal(s, square):
    if s.point != KEEP_ONE and s.point != ANALYSE:
        return NOT_NOW  # OFF-055: ads offline are neither taken nor exchanged
    if s.offline[square] == NO_AD:
        return SQUARE_IS_EMPTY  # OFF-072, OFF-093
    return ALLOWED


@rule
def offline_refusal(s):
    if s.point == NEW_AD:
        return NEW_AD_MUST_BE_LAID  # OFF-050, OFF-055
    if s.point == SETTLE:
        return KEPT_AD_NEVER_EXCHANGES  # OFF-072: it goes to a free site
    if s.point != REMOVED_AD:
        return NOT_NOW
    if s.offline_count == OFFLINE_SQUARES:
        return OFFLINE_IS_FULL  # OFF-058
    return ALLOWED


@rule
def empty_refusal(s):
    if s.point != TURN:
        return NOT_NOW  # OFF-040
    if s.offline_count == 0:
        return OFFLINE_IS_EMPTY  # OFF-070
    return ALLOWED


@rule
def analysis_refusal(box, s):
    if not box.expert:
        return EXPERTS_ONLY  # OFF-090
    if s.point != TURN:
        return NOT_NOW
    if s.analysis_card[s.actor] != NO_CARD:
        return ONE_ANALYSIS_EACH  # OFF-090
    if next_card(s) == NO_CARD:
        return NO_ANALYSIS_CARD_LEFT  # OFF-096
    return ALLOWED


@rule
def none_refusal(s):
    if s.point == KEEP_ONE:
        return ALLOWED  # OFF-072
    return NO_PASSING  # OFF-041


@rule
def refusal(box, s, action):
    """Why `action` may not be played now; ALLOWED if it may."""
    if s.over:
        return GAME_IS_OVER  # OFF-083, OFF-084
    if action < 0 or action >= box.sites + AFTER_SITES:
        return NO_SUCH_ACTION
    if action < box.sites:
        return site_refusal(box, s, action)
    choice = action - box.sites
    if choice < SQUARE:
        return slot_refusal(s, choice)
    if choice < TO_OFFLINE:
        return square_refusal(s, choice - SQUARE)
    if choice == TO_OFFLINE:
        return offline_refusal(s)
    if choice == EMPTY:
        return empty_refusal(s)
    if choice == MAKE_ANALYSIS:
        return analysis_refusal(box, s)
    return none_refusal(s)


@rule
def legal(box, s, out):
    """Write every legal action into `out`, in the order of their numbers, and tell how many there are."""
    n = 0
    if s.over:
        return n
    if s.point != TURN and s.point != KEEP_ONE:
        for site in range(box.sites):
            if site_refusal(box, s, site) == ALLOWED:
                out[n] = site
                n += 1
    if s.point == TURN or s.point == ANALYSE:
        for slot in range(DISPLAY_SLOTS):
            if slot_refusal(s, slot) == ALLOWED:
                out[n] = box.sites + SLOT + slot
                n += 1
    if s.point == KEEP_ONE or s.point == ANALYSE:
        for square in range(OFFLINE_SQUARES):
            if square_refusal(s, square) == ALLOWED:
                out[n] = box.sites + SQUARE + square
                n += 1
    if s.point == REMOVED_AD and offline_refusal(s) == ALLOWED:
        out[n] = box.sites + TO_OFFLINE
        n += 1
    if s.point == TURN and empty_refusal(s) == ALLOWED:
        out[n] = box.sites + EMPTY
        n += 1
    if s.point == TURN and analysis_refusal(box, s) == ALLOWED:
        out[n] = box.sites + MAKE_ANALYSIS
        n += 1
    if s.point == KEEP_ONE and none_refusal(s) == ALLOWED:
        out[n] = box.sites + NONE
        n += 1
    return n


# --- What each action does: 3.5, 3.6, 3.9


@rule
def apply(box, s, action, chance, events):
    """Play a legal action."""
    s.ply += 1
    choice = action - box.sites
    if s.point == ANALYSE:
        pick(box, s, action, chance, events)
    elif choice < 0:
        if s.site_ad[action] == NO_AD:
            put(box, s, action, chance, events)
        else:
            exchange(box, s, action, chance, events)
    elif choice < SQUARE:
        take(s, choice, events)
    elif choice < TO_OFFLINE:
        keep(s, choice - SQUARE, events)
    elif choice == TO_OFFLINE:
        go_offline(s, s.hand, events)  # OFF-058
        s.hand = NO_AD
        end_turn(box, s, chance, events)
    elif choice == EMPTY:
        emit(events, EMPTIED, EVERYBODY, s.actor, s.offline_count)
        s.point = KEEP_ONE  # OFF-071: the ads count as lying there until one is kept
    elif choice == MAKE_ANALYSIS:
        s.point = ANALYSE
    else:
        box_offline_ads(s, events)  # OFF-072: none is laid, OFF-074
        end_turn(box, s, chance, events)


@rule
def take(s, slot, events):
    """Take an ad of the display into the hand."""
    s.hand = s.display[slot]  # OFF-050
    s.display[slot] = NO_AD  # OFF-081: no refill now
    s.point = NEW_AD
    emit(events, TAKEN, EVERYBODY, s.actor, s.hand, slot)


@rule
def put(box, s, site, chance, events):
    """Lay the ad in hand on a free site; the turn is over."""
    lay(s, s.hand, site)  # OFF-051, OFF-057, OFF-072
    emit(events, PUT, EVERYBODY, s.actor, s.hand, site)
    s.hand = NO_AD
    end_turn(box, s, chance, events)


@rule
def exchange(box, s, site, chance, events):
    """Lay the ad in hand on an occupied site and take the ad lying there."""
    removed = s.site_ad[site]  # OFF-052
    emit(events, EXCHANGED, EVERYBODY, s.actor, s.hand, removed, site)
    s.site_ad[site] = s.hand
    if s.point == NEW_AD:
        s.hand = removed
        s.point = REMOVED_AD  # OFF-056
    else:
        go_offline(s, removed, events)  # OFF-061
        s.hand = NO_AD
        end_turn(box, s, chance, events)


@rule
def keep(s, square, events):
    """Take one of the emptied ads into the hand; the others leave the game."""
    s.hand = s.offline[square]  # OFF-072
    s.offline[square] = NO_AD
    s.offline_count -= 1
    emit(events, KEPT, EVERYBODY, s.actor, s.hand, square)
    box_offline_ads(s, events)  # OFF-074
    s.point = SETTLE


@rule
def box_offline_ads(s, events):
    """Every ad on an offline square leaves the game."""
    for square in range(OFFLINE_SQUARES):
        ad = s.offline[square]
        if ad != NO_AD:
            s.boxed[s.boxed_count] = ad
            s.boxed_count += 1
            s.offline[square] = NO_AD
            emit(events, BOXED, EVERYBODY, ad)
    s.offline_count = 0


@rule
def pick(box, s, action, chance, events):
    """Take the next analysis card and any ad on it; the turn is over."""
    choice = action - box.sites
    ad = ad_at(box, s, action)
    if choice < 0:
        s.site_ad[action] = NO_AD  # OFF-095
        s.free_sites += 1
    elif choice < SQUARE:
        s.display[choice] = NO_AD
    else:
        s.offline[choice - SQUARE] = NO_AD
        s.offline_count -= 1
    card = next_card(s)  # OFF-092
    s.cards_left[card] = 0
    s.analysis_card[s.actor] = card  # OFF-094
    s.analysis_ad[s.actor] = ad
    emit(events, ANALYSED, EVERYBODY, s.actor, card, ad, action)
    end_turn(box, s, chance, events)


@rule
def ad_at(box, s, action):
    """The ad that lies where an action points: on a site, on display or offline."""
    choice = action - box.sites
    if choice < 0:
        return s.site_ad[action]
    if choice < SQUARE:
        return s.display[choice]
    return s.offline[choice - SQUARE]


@rule
def next_card(s):
    """The alphabetically first analysis card still there."""
    for card in range(ANALYSIS_CARDS):
        if s.cards_left[card]:
            return card
    return NO_CARD


@rule
def lay(s, ad, site):
    s.site_ad[site] = ad
    s.free_sites -= 1


@rule
def go_offline(s, ad, events):
    """Lay the ad on the lowest free offline square."""
    for square in range(OFFLINE_SQUARES):
        if s.offline[square] == NO_AD:
            s.offline[square] = ad  # OFF-005
            s.offline_count += 1
            emit(events, WENT_OFFLINE, EVERYBODY, s.actor, ad, square)
            break


# --- 3.7 Refill, 3.8 End of the game


@rule
def end_turn(box, s, chance, events):
    """Test the end, refill, and pass the turn on, in the order of OFF-086."""
    s.turn += 1
    if s.free_sites == 0:
        end_round(box, s, ALL_SITES_FULL, chance, events)  # OFF-083
    elif refill(s, chance, events) == 0:
        end_round(box, s, DISPLAY_EMPTY, chance, events)  # OFF-084, OFF-085
    else:
        s.actor = (s.actor + 1) % box.players  # OFF-042
        s.point = TURN


@rule
def refill(s, chance, events):
    """Fill the empty display slots from the bag while it lasts, and tell how many ads are on display."""
    shown = 0
    for slot in range(DISPLAY_SLOTS):
        if s.display[slot] == NO_AD and s.bag_count > 0:  # OFF-080, OFF-082
            s.display[slot] = draw(s, chance)
            emit(events, DRAWN, EVERYBODY, s.display[slot], slot)
        if s.display[slot] != NO_AD:
            shown += 1
    return shown


@rule
def end_round(box, s, reason, chance, events):
    for seat in range(box.players):
        emit(events, GOALS_REVEALED, EVERYBODY, seat, s.goal[seat][0], s.goal[seat][1], s.goal[seat][2])
        points = points_of(box, s, seat)
        s.score[seat] += points
        s.majorities[seat] += majorities_of(box, s, seat)
        emit(events, SCORED, EVERYBODY, seat, points, s.score[seat])
    emit(events, ENDED, EVERYBODY, reason, s.round)
    s.round += 1
    if s.round < box.rounds:
        s.first = (s.first + 1) % box.players  # AMB-03, AMB-30
        set_up_round(box, s, chance, events)
    else:
        s.over = reason
        s.winners = winners(box, s)
        s.actor = NOBODY
        s.point = 0


# --- 3.10 Scoring


@rule
def laid_in(box, s, network):
    """How many ads of each type lie in the network, of all categories: as many bits for each as a box counts them by."""
    counts = 0
    first = box.first_site[network]
    for site in range(first, first + box.network_sites[network]):
        counts += box.counted[s.site_ad[site]]  # OFF-107: nothing for a free site
    return counts


@rule
def tally(box, s, network, category):
    """How many ads of each type of the category lie in the network."""
    return of_category(laid_in(box, s, network), category)


@rule
def of_category(laid, category):
    """The part of all counts of a network that concerns one category."""
    return (laid >> (TALLY_BITS * category)) & ((1 << TALLY_BITS) - 1)


@rule
def count_of(counts, kind):
    """The number of ads of one type in a tally."""
    return (counts >> (COUNT_BITS * kind)) & ((1 << COUNT_BITS) - 1)


@rule
def has_sole_majority(counts, kind):
    """Whether this type alone has the highest count."""
    mine = count_of(counts, kind)
    if mine == 0:
        return False  # OFF-101
    for other in range(TYPES):
        if other != kind and count_of(counts, other) >= mine:
            return False  # OFF-102
    return True


@rule
def card_points(box, s, category, kind):
    """Points of one preference card."""
    points = 0
    won = 0
    for network in range(box.networks):  # OFF-100
        counts = tally(box, s, network, category)
        if has_sole_majority(counts, kind):
            worth = count_of(counts, kind)  # OFF-104
            if box.expert:
                worth *= box.network_sites[network]  # OFF-105
            points += worth
            won += 1
    if box.expert:
        points *= won  # OFF-106
    return points


@rule
def points_of(box, s, seat):
    """Points of one player in this round; types nobody owns score for nobody (OFF-103)."""
    points = 0
    for category in range(CATEGORIES):
        points += card_points(box, s, category, s.goal[seat][category])
    return points + analysis_bonus(box, s, seat)  # OFF-114


@rule
def majorities_of(box, s, seat):
    """Sole majorities that one player's cards have in this round."""
    won = 0
    for category in range(CATEGORIES):
        for network in range(box.networks):
            if has_sole_majority(tally(box, s, network, category), s.goal[seat][category]):
                won += 1
    return won


@rule
def winners(box, s):
    """A bit for each winner."""
    best = s.score[0]
    for seat in range(box.players):
        best = max(best, s.score[seat])
    most = 0
    for seat in range(box.players):
        if s.score[seat] == best:
            most = max(most, s.majorities[seat])
    bits = 0
    for seat in range(box.players):
        if s.score[seat] == best and (not box.most_majorities or s.majorities[seat] == most):
            bits |= 1 << seat  # OFF-108, AMB-29
    return bits


# --- 3.11 Market-analysis bonus


@rule
def qualifies(box, s, seat, category):
    """Whether this characteristic of the player's analysed ad pays."""
    kind = box.type_of[s.analysis_ad[seat]][category]
    if s.goal[seat][category] == kind:
        return False  # OFF-110 (b); other owners are irrelevant: OFF-113
    for network in range(box.networks):
        if count_of(tally(box, s, network, category), kind) >= 4:
            return True  # OFF-110 (a), OFF-112: once
    return False


@rule
def analysis_bonus(box, s, seat):
    """The smallest values of the player's card, one for each characteristic that qualifies."""
    if s.analysis_card[seat] == NO_CARD:
        return 0
    fulfilled = 0
    bonus = 0
    for category in range(CATEGORIES):
        if qualifies(box, s, seat, category):
            bonus += box.bonus[s.analysis_card[seat]][fulfilled]  # OFF-111
            fulfilled += 1
    return bonus


# --- Time, leaving, hidden cards


@rule
def default(box, s):
    """The choice for a player whose time ran out."""
    if s.point == KEEP_ONE:
        return box.sites + NONE
    if s.point == ANALYSE or s.point == TURN:
        for slot in range(DISPLAY_SLOTS):
            if s.display[slot] != NO_AD:
                return box.sites + SLOT + slot
    site = 0
    while s.site_ad[site] != NO_AD:  # OFF-123: a free site exists and is always legal
        site += 1
    return site


@rule
def outside(box, s, seat, event, chance, events):
    """A player leaves: the table seats a bot, or the game is void if the table says so (AMB-49)."""
    if event != RESIGNED or not box.void_on_leave:
        return LEFT_TO_THE_TABLE
    s.over = ABANDONED
    s.actor = NOBODY
    s.point = 0
    for other in range(box.players):
        s.score[other] = 0
    emit(events, ENDED, EVERYBODY, ABANDONED, s.round)
    return TAKEN_UP


@rule
def redeal(box, s, seat, chance):
    """Make this a random world that `seat` cannot tell from the true one: only the others' goals are unknown."""
    hidden = s.over == 0 or s.over == ABANDONED  # section 5: a game stopped early reveals nothing
    if hidden and not box.open_preferences:
        for category in range(CATEGORIES):
            deal_goals(box, s, category, seat, chance)
