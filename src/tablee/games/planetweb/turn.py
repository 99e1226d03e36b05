"""Listing, the end of a landing, of a play, of a turn and of the game: contract, sections 3.2, 3.6 and 3.13."""

from tablee.core.events import EVERYBODY, emit
from tablee.core.position import NOBODY
from tablee.core.rule import rule
from tablee.games.planetweb.codes import ELIMINATED, ENDED, LEFT, LISTED, ROUND, WEALTH
from tablee.games.planetweb.holdings import listed_of, portals_of, wealth_of
from tablee.games.planetweb.stacks import (
    close_open_card,
    drop_claims,
    drop_libre,
    end_libre,
    place_of_oldest,
    put_away,
    take_from_hand,
)
from tablee.games.planetweb.state import (
    ASSIGN_LISTING,
    CLOCK,
    CONTRE,
    CONTROL,
    LAST_ONE,
    OPA,
    PLAY,
    PORTALS,
    ROUND_LIMIT,
    SAFETY,
)

MOST_ROUNDS = 2_000
MOST_DECISIONS = 60_000
"""PLW-151: where a game that never ends is scored."""


# --- 3.6 Listing


@rule
def has_unlisted(s, seat):
    """How many unlisted portals a player owns."""
    return portals_of(s, seat) - listed_of(s, seat)


@rule
def bind(s, seat, portal, events):
    """Bind a site, an access and a listing card that the player holds to the portal: it is listed (PLW-049)."""
    s.sites[seat] -= 1
    s.accesses[seat] -= 1
    s.spares[seat] -= 1
    s.listed[portal] = 1
    emit(events, LISTED, EVERYBODY, seat, portal)


@rule
def unbind(s, portal):
    """The site, the access and the listing card of a portal go back to its owner's hand (PLW-127, PLW-128)."""
    seat = s.owner[portal]
    s.sites[seat] += 1
    s.accesses[seat] += 1
    s.spares[seat] += 1
    s.listed[portal] = 0


@rule
def list_spares(s, seat, events):
    """Use up spare listing cards (PLW-052); whether the player must now say for which portal."""
    while s.spares[seat] > 0 and s.sites[seat] > 0 and s.accesses[seat] > 0:
        candidates = has_unlisted(s, seat)
        if candidates == 0:
            return False
        if candidates > 1:
            s.point = ASSIGN_LISTING  # PLW-054
            s.actor = seat
            return True
        for portal in range(PORTALS):
            if s.owner[portal] == seat and not s.listed[portal]:
                bind(s, seat, portal, events)  # PLW-053
                break
    return False


# --- The end of a landing and of a play


@rule
def end_landing(box, s, events):
    """What follows once the square where the active player landed has had its effect."""
    close_open_card(s)
    if list_spares(s, s.active, events):
        return
    if s.free and s.rolls[s.active] == 0:
        end_libre(box, s, s.active, events)  # PLW-090
    s.free = 0
    end_play(box, s, s.double, events)


@rule
def end_play(box, s, again, events):
    """Close a play; `again` if the active player makes another one (PLW-020)."""
    s.play += 1
    if box.control and not s.out[s.active] and listed_of(s, s.active) >= box.control:
        end_game(box, s, CONTROL, events)  # PLW-148
        return
    if s.leaving and dismiss_leavers(box, s, events):
        return
    if again and not s.out[s.active]:
        s.actor = s.active
        s.point = PLAY
    else:
        pass_turn(box, s, events)  # PLW-023, PLW-024


@rule
def pass_turn(box, s, events):
    """The turn passes clockwise to the next living player; rounds are counted at the starting player's seat."""
    s.play = 0
    s.double = 0
    seat = (s.active + 1) % box.players
    round_over = seat == s.first
    while s.out[seat]:
        seat = (seat + 1) % box.players  # PLW-014
        round_over = round_over or seat == s.first  # PLW-146: past his seat, too
    if round_over and s.bell:
        end_game(box, s, CLOCK, events)  # PLW-142
    elif round_over and s.round == box.round_limit:
        end_game(box, s, ROUND_LIMIT, events)  # PLW-146
    elif round_over and s.round == MOST_ROUNDS:
        end_game(box, s, SAFETY, events)  # PLW-151
    else:
        if round_over:
            s.round += 1
            emit(events, ROUND, EVERYBODY, s.round)
        s.active = seat
        s.actor = seat
        s.point = PLAY


# --- Leaving the game


@rule
def living(box, s):
    """How many players are in the game."""
    count = 0
    for seat in range(box.players):
        if not s.out[seat]:
            count += 1
    return count


@rule
def eliminate(box, s, seat, events):
    """Take a player who has nothing left off the board; whether that ends the game."""
    drop_claims(s, seat, events)
    drop_libre(box, s, seat)  # PLW-137
    s.out[seat] = box.players - living(box, s) + 1
    s.square[seat] = 0
    s.leaving &= ~(1 << seat)
    emit(events, ELIMINATED, EVERYBODY, seat)
    if living(box, s) == 1:
        close_open_card(s)
        end_game(box, s, LAST_ONE, events)  # PLW-147
        return True
    return False


@rule
def dismiss(box, s, seat, events):
    """A player who resigns loses everything to the board and to the Bourse (PLW-149); whether that ends the game."""
    emit(events, LEFT, EVERYBODY, seat)
    for portal in range(PORTALS):
        if s.owner[portal] == seat:
            if s.listed[portal]:
                unbind(s, portal)
            s.owner[portal] = NOBODY
    s.site_stack += s.sites[seat]
    s.access_stack += s.accesses[seat]
    s.listing_stack += s.spares[seat]
    s.sites[seat] = 0
    s.accesses[seat] = 0
    s.spares[seat] = 0
    s.till += s.cash[seat]
    s.cash[seat] = 0
    while s.opa[seat] > 0 or place_of_oldest(box, s, seat, OPA) >= 0:
        put_away(s, take_from_hand(box, s, seat, OPA), OPA)
    while s.contre[seat] > 0 or place_of_oldest(box, s, seat, CONTRE) >= 0:
        put_away(s, take_from_hand(box, s, seat, CONTRE), CONTRE)
    return eliminate(box, s, seat, events)


@rule
def dismiss_leavers(box, s, events):
    """Those who resigned during this play leave now (PLW-150); whether that ends the game."""
    over = False
    for seat in range(box.players):
        if (s.leaving >> seat) & 1 and not over:
            over = dismiss(box, s, seat, events)
    return over


# --- 3.13 The end of the game


@rule
def is_ahead(s, one, other):
    """Whether `one` stands before `other`: wealth, listed portals, portals, cash (PLW-144)."""
    if wealth_of(s, one) != wealth_of(s, other):
        return wealth_of(s, one) > wealth_of(s, other)
    if listed_of(s, one) != listed_of(s, other):
        return listed_of(s, one) > listed_of(s, other)
    if portals_of(s, one) != portals_of(s, other):
        return portals_of(s, one) > portals_of(s, other)
    return s.cash[one] > s.cash[other]


@rule
def richest(box, s):
    """A bit for each living player whom nobody is ahead of."""
    bits = 0
    for seat in range(box.players):
        first = not s.out[seat]
        for other in range(box.players):
            if not s.out[other] and is_ahead(s, other, seat):
                first = False
        if first:
            bits |= 1 << seat
    return bits


@rule
def end_game(box, s, reason, events):
    """Score the game and stop."""
    for seat in range(box.players):
        s.score[seat] = wealth_of(s, seat)  # PLW-143; who is out has nothing
        emit(events, WEALTH, EVERYBODY, seat, s.score[seat])
    s.winners = 1 << s.active if reason == CONTROL else richest(box, s)
    s.over = reason
    s.actor = NOBODY
    s.point = 0
    emit(events, ENDED, EVERYBODY, reason)
