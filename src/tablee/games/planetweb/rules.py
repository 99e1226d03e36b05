"""The rules of Planet'Web: set-up, the plays of a turn, leaving. Clause ids stand at the lines that enforce them.

The other chapters: `squares` (3.3 to 3.9), `stacks` (3.7 to 3.10, 5), `takeovers` (3.11), `debts` (3.12), `turn` (3.6, the
end of a landing, of a turn and of the game), `choices` (4), `holdings` (what things are worth), `codes` (numbers).
"""

from tablee.core.chance import below
from tablee.core.events import EVERYBODY, emit
from tablee.core.position import CLOCK_RAN_OUT, LEFT_TO_THE_TABLE, NOBODY, TAKEN_UP
from tablee.core.rule import rule
from tablee.games.planetweb.choices import default, legal, refusal
from tablee.games.planetweb.codes import (
    BEGINS,
    BELL,
    BUY,
    BUY_LISTING,
    FREE_LANDING,
    LAY_COUNTER,
    LIST_PORTAL,
    PASS,
    PASSED,
    RESIGNS,
    ROLL,
    ROLLED,
    SERVICES,
    STARTING_ROLL,
    TAKE_OVER,
    TAKE_SITE,
)
from tablee.games.planetweb.debts import answer_offer, go_on_selling, sell
from tablee.games.planetweb.squares import buy_and_list, buy_at_silicon_valley, buy_card, buy_portal, land
from tablee.games.planetweb.stacks import redeal, shuffle_stacks
from tablee.games.planetweb.state import (
    BUY_PORTAL,
    CARD_OFFER,
    CONTRE_CARDS,
    CONTRE_EACH,
    COUNTER,
    LIST,
    OPA_BUY,
    OPA_CARDS,
    OPA_EACH,
    PLAY,
    PORTALS,
    SAFETY,
    SETS,
    SQUARES,
)
from tablee.games.planetweb.takeovers import (
    DIE,
    answer_attack,
    answer_takeover,
    attack_from_at,
    attack_with_card,
    buy_listing,
    forget_takeover,
    take,
)
from tablee.games.planetweb.turn import (
    MOST_DECISIONS,
    bind,
    dismiss,
    end_game,
    end_landing,
    end_play,
    list_spares,
)

__all__ = ["apply", "default", "legal", "new", "outside", "redeal", "refusal"]

TOLD_THROWS = 8
"""Starting throws that are reported; ties go on being thrown without words, so that events stay bounded."""


# --- 3.1 Set-up


@rule
def new(box, s, chance, events):
    """Set up the game on an empty state."""
    for portal in range(PORTALS):
        s.owner[portal] = NOBODY  # PLW-003
    shuffle_stacks(s, chance)
    s.site_stack = SETS
    s.access_stack = SETS
    s.listing_stack = SETS
    s.tray_opa = OPA_CARDS
    s.tray_contre = CONTRE_CARDS
    for seat in range(box.players):
        s.cash[seat] = box.stake  # PLW-006, PLW-145
        s.opa[seat] = OPA_EACH  # PLW-007
        s.contre[seat] = CONTRE_EACH
        s.tray_opa -= OPA_EACH  # PLW-008
        s.tray_contre -= CONTRE_EACH
    forget_takeover(s)
    s.debtor = NOBODY
    s.creditor = NOBODY
    s.first = starting_player(box, chance, events)
    s.round = 1
    s.active = s.first
    s.actor = s.first
    s.point = PLAY  # PLW-011: standing on the @ is no landing
    emit(events, BEGINS, EVERYBODY, s.first)


@rule
def starting_player(box, chance, events):
    """Everybody rolls; those who share the highest total roll again until one is highest (PLW-012, PLW-013)."""
    rolling = (1 << box.players) - 1
    throw = 0
    while rolling & (rolling - 1):
        best = 0
        highest = 0
        for seat in range(box.players):
            if (rolling >> seat) & 1:
                one = below(chance, DIE) + 1
                two = below(chance, DIE) + 1
                if throw < TOLD_THROWS:
                    emit(events, STARTING_ROLL, EVERYBODY, seat, one, two)
                if one + two > best:
                    best = one + two
                    highest = 0
                if one + two == best:
                    highest |= 1 << seat
        rolling = highest
        throw += 1
    seat = 0
    while not (rolling >> seat) & 1:
        seat += 1
    return seat


# --- 3.2 The turn, and what each action does


@rule
def apply(box, s, action, chance, events):
    """Play a legal action."""
    s.ply += 1
    act(box, s, action, chance, events)
    answer_for_leavers(box, s, chance, events)
    if s.ply >= MOST_DECISIONS and not s.over:
        end_game(box, s, SAFETY, events)  # PLW-151


@rule
def act(box, s, action, chance, events):
    """What an action does."""
    if action == ROLL:
        move(box, s, chance, events)
    elif action < BUY:
        if s.point == PLAY:
            attack_with_card(box, s, action - TAKE_OVER, chance, events)
        else:
            attack_from_at(box, s, action - TAKE_OVER, chance, events)
    elif action == BUY:
        buy(box, s, events)
    elif action == PASS:
        decline(box, s, chance, events)
    elif action < LIST_PORTAL:
        buy_at_silicon_valley(box, s, action - SERVICES, events)
    elif action < TAKE_SITE:
        name_portal(box, s, action - LIST_PORTAL, events)
    elif action < BUY_LISTING:
        take(box, s, action, events)
    elif action == BUY_LISTING:
        buy_listing(box, s, events)
    elif action == LAY_COUNTER:
        answer_attack(box, s, True, chance, events)
    else:
        sell(box, s, action, events)


@rule
def move(box, s, chance, events):
    """Roll both dice and advance clockwise by the total (PLW-016, PLW-017)."""
    seat = s.active
    s.dice[0] = below(chance, DIE) + 1
    s.dice[1] = below(chance, DIE) + 1
    s.double = 1 if s.dice[0] == s.dice[1] else 0  # PLW-020, PLW-021
    s.square[seat] = (s.square[seat] + s.dice[0] + s.dice[1]) % SQUARES
    emit(events, ROLLED, EVERYBODY, seat, s.dice[0], s.dice[1], s.square[seat])
    if s.rolls[seat] > 0:
        s.rolls[seat] -= 1  # PLW-080
        s.free = 1  # PLW-081
        emit(events, FREE_LANDING, EVERYBODY, seat, s.rolls[seat])
    land(box, s, events)


@rule
def buy(box, s, events):
    if s.point == BUY_PORTAL:
        buy_portal(box, s, events)
    elif s.point == OPA_BUY:
        answer_takeover(box, s, True, events)
    elif s.point == CARD_OFFER:
        answer_offer(box, s, True, events)
    else:
        buy_card(box, s, events)


@rule
def decline(box, s, chance, events):
    """Do without, which has no consequence (PLW-031)."""
    if s.point == COUNTER:
        answer_attack(box, s, False, chance, events)
    elif s.point == OPA_BUY:
        answer_takeover(box, s, False, events)
    elif s.point == CARD_OFFER:
        answer_offer(box, s, False, events)
    else:
        emit(events, PASSED, EVERYBODY, s.actor)
        end_landing(box, s, events)


@rule
def name_portal(box, s, portal, events):
    """The portal that is listed: with a card bought on the spot, with a spare one, or with one set free by a sale."""
    if s.point == LIST:
        buy_and_list(box, s, portal, events)
        return
    bind(s, s.actor, portal, events)  # PLW-054
    if s.debtor == NOBODY:
        end_landing(box, s, events)
    elif not list_spares(s, s.debtor, events):
        go_on_selling(box, s, events)


# --- 3.13 Clock and resignation


@rule
def outside(box, s, seat, event, chance, events):
    """The clock runs out, or a player resigns."""
    if event == CLOCK_RAN_OUT:
        if box.minutes == 0 or s.bell:
            return LEFT_TO_THE_TABLE
        s.bell = 1  # PLW-142: the round is finished first
        emit(events, BELL, EVERYBODY)
        return TAKEN_UP
    if not box.out_on_leave or s.out[seat] or (s.leaving >> seat) & 1:
        return LEFT_TO_THE_TABLE
    if s.point == PLAY:
        if not dismiss(box, s, seat, events) and seat == s.active:
            end_play(box, s, False, events)  # PLW-149, PLW-150
        return TAKEN_UP
    s.leaving |= 1 << seat
    emit(events, RESIGNS, EVERYBODY, seat)
    answer_for_leavers(box, s, chance, events)
    return TAKEN_UP


@rule
def answer_for_leavers(box, s, chance, events):
    """Decisions that fall to who has resigned are answered by default until the play is over (PLW-150)."""
    while not s.over and s.point != PLAY and (s.leaving >> s.actor) & 1:
        act(box, s, default(box, s), chance, events)
