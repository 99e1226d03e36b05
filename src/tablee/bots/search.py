"""Search over the worlds that a seat cannot tell from the true one: its plans race against each other.

The bot lists what it can do with its turn, looks at where each plan leads, and lets the most promising ones race: all of
them are tried in the same redealt worlds with the same luck, play goes on for a while as greedy players would play, and the
game's evaluation says how each seat stands then. After each stage of the race the worse half drops out. So most of the
thinking goes into the few plans between which it matters, and the luck of a world does not speak for any of them.

One source serves every game and both forms: the game's rules come in as functions, its positions as whatever these
functions take.
"""

from __future__ import annotations

from math import exp
from typing import Any, NamedTuple

from tablee.bots.lessons import reconsider, weigh_leads
from tablee.bots.plans import (
    GLANCED,
    LONGEST,
    MOST_WAITING,
    NEXT,
    PLANS,
    RACING,
    STAGE_ENDS,
    TRIED_IN,
    drop_worse_half,
    forget_plan,
    line_up,
    note_plan,
    wait_there,
)
from tablee.bots.worlds import actor_of, drawn, has_ended, keep, keep_again, same_luck, seed, was_drawn, winners_of
from tablee.core.position import SEATS
from tablee.core.rule import rule

MOST_DRAWN = 8
"""Worlds that can be drawn from one deal."""

DEALT, WALKED, TRIED, OTHER, DRAWN = range(5)
WAITING = DRAWN + MOST_DRAWN
"""The worlds on the desk: the one that all plans are tried in, the one walked through, one to try a decision in, one that
may be dealt instead; then those that were drawn from a deal, and those inside a turn that wait to be followed further."""
WORLDS = WAITING + MOST_WAITING

DEALS = 8
"""Worlds dealt where some are likelier than others; of these one or more are drawn, the likelier ones more often."""

FINE = 1 << 20
"""Steps of a fraction drawn at random."""

LUCKS = 1 << 30
"""Kinds of luck that a search can meet."""

DEALING, WALKING, GLANCING, LISTING, STRIDING = range(1, 6)
"""What chance is for; each draws its own."""

EVERYBODY = -2
"""In the place of a seat: whoever sees the open table. Only the true world is one that she cannot tell from it."""

INFINITY = 1e300

FAR = 60.0
"""How far apart two worlds' likelihoods can be, as a logarithm."""


class Rules(NamedTuple):
    """The rules of the game that is searched."""

    legal: Any
    apply: Any
    refusal: Any
    redeal: Any
    evaluate: Any
    observe: Any


class Desk(NamedTuple):
    """What lies before the bot: the position it must decide in, room for worlds, and its own chance."""

    box: Any
    state: Any
    worlds: Any
    chance: Any
    start: Any
    """The luck that all ways through a turn meet."""
    dice: Any
    events: Any
    weights: Any
    """The network of what was learned about the game."""


class Mind(NamedTuple):
    """Who thinks, and how."""

    players: Any
    seat: Any
    luck: Any
    lookahead: Any
    """Decisions of one turn that are followed."""
    spread: Any
    """The lead, in the evaluation's points, that makes a seat e times as likely to win."""
    belief: Any
    """How much an opponent is thought to have played towards what she holds; 0 if every world is equally likely."""
    draws: Any
    """Worlds drawn from one deal, where some are likelier: to deal and to weigh them costs more than to walk through one."""
    looks: Any
    """Worlds in which the end of every plan is looked at before the race."""
    notices: Any
    """Plans that the bot thinks of at the most; it overlooks the others."""
    blur: Any
    """How far off its first judgement of a plan can be, in spreads."""
    width: Any
    """Plans in the race."""
    stage: Any
    """Worlds of the race's first stage; each later one has twice as many."""
    trust: Any
    """Tries that the first glance counts for."""
    turns: Any
    """How often another seat's turn may come until a walk ends."""
    horizon: Any
    """Strides that a walk goes on after its plan, at the most."""
    positions: Any
    """Positions of a turn that are looked at, at the most, where play goes on."""
    inputs: Any
    neurons: Any
    """The size of the network; 0 if the evaluation alone must do."""


# --- What a world is worth, and which to think of


@rule
def judge(game: Any, desk: Any, place: int, t: Any, mind: Any) -> None:
    """What a position is worth to each seat: the result once the game is over, else the chances its evaluation means."""
    game.evaluate(desk.box, desk.worlds[place], t.values)
    if has_ended(desk.worlds, place):
        winners = winners_of(desk.worlds, place)
        won = 0
        for seat in range(mind.players):
            won += (winners >> seat) & 1
        for seat in range(mind.players):
            t.chances[seat] = 1.0 / mind.players if won == 0 else 1.0 * ((winners >> seat) & 1) / won
        return
    weigh_leads(t.values, mind.spread, mind.players, t.chances)


@rule
def likelihood(game: Any, desk: Any, place: int, t: Any, mind: Any) -> float:
    """How well a world explains the position: the others have played towards what they hold."""
    game.evaluate(desk.box, desk.worlds[place], t.values)
    gain = 0.0
    for other in range(mind.players):
        if other != mind.seat:
            gain += t.values[other]
    return exp(min(FAR, max(-FAR, mind.belief * gain / mind.spread)))


@rule
def draw_worlds(game: Any, desk: Any, t: Any, mind: Any) -> None:
    """Deal worlds and draw some of them, each by how likely it is beside those dealt before."""
    total = 0.0
    for dealt in range(DEALS):
        keep(desk.worlds, OTHER, desk.state)
        game.redeal(desk.box, desk.worlds[OTHER], mind.seat, desk.chance)
        weight = likelihood(game, desk, OTHER, t, mind)
        total += weight
        for k in range(mind.draws):
            if dealt == 0 or drawn(desk.chance, FINE) * total < weight * FINE:
                keep_again(desk.worlds, DRAWN + k, OTHER)


@rule
def deal(game: Any, desk: Any, t: Any, mind: Any, purpose: int, number: int) -> None:
    """Deal a world: any that the seat cannot rule out, the likelier ones more often."""
    seed(desk.chance, mind.luck, purpose, number)
    if mind.belief > 0.0:
        if number % mind.draws == 0:
            draw_worlds(game, desk, t, mind)
        keep_again(desk.worlds, DEALT, DRAWN + number % mind.draws)
    else:
        keep(desk.worlds, DEALT, desk.state)
        if mind.seat != EVERYBODY:
            game.redeal(desk.box, desk.worlds[DEALT], mind.seat, desk.chance)
    judge(game, desk, DEALT, t, mind)
    for seat in range(mind.players):
        t.before[seat] = t.chances[seat]
        t.standing[seat] += t.chances[seat]
    t.standing[SEATS] += 1.0


# --- A turn


@rule
def list_plans(game: Any, desk: Any, t: Any, mind: Any) -> int:
    """Note every plan that the seat can think of; how many decisions were tried for that."""
    deal(game, desk, t, mind, LISTING, 0)
    keep_again(desk.worlds, WAITING, DEALT)
    seed(desk.start, mind.luck, LISTING, 1)
    t.waiting_length[0] = 0
    arrived = 1
    reached = 0
    at = 0
    while at < arrived:
        count = game.legal(desk.box, desk.worlds[WAITING + at], t.actions)
        for k in range(count):
            keep_again(desk.worlds, TRIED, WAITING + at)
            same_luck(desk.dice, desk.start)
            game.apply(desk.box, desk.worlds[TRIED], t.actions[k], desk.dice, desk.events)
            reached += 1
            goes_on = actor_of(desk.worlds, TRIED) == mind.seat and not was_drawn(desk.dice, desk.start)
            if goes_on and t.waiting_length[at] + 1 < mind.lookahead and arrived < MOST_WAITING:
                keep_again(desk.worlds, WAITING + arrived, TRIED)
                wait_there(t, arrived, at, t.actions[k])
                arrived += 1
            else:
                note_plan(t, at, t.actions[k])
        at += 1
    seed(desk.chance, mind.luck, LISTING, 2)
    while t.count[PLANS] > mind.notices:
        forget_plan(t, drawn(desk.chance, t.count[PLANS]))
    return reached


@rule
def stride(game: Any, desk: Any, t: Any, mind: Any, number: int) -> int:
    """Play on as a greedy player would, to the end of the turn or the next draw; how many decisions were tried for that.

    What the player imagines comes from luck of its own, so that thinking does not use up the dice: in one world two plans
    meet the same throws until they lead to different ones.
    """
    count = game.legal(desk.box, desk.worlds[WALKED], t.actions)
    if count == 1:
        game.apply(desk.box, desk.worlds[WALKED], t.actions[0], desk.chance, desk.events)
        return 1
    seat = actor_of(desk.worlds, WALKED)
    seed(desk.start, mind.luck, STRIDING, number)
    keep_again(desk.worlds, WAITING, WALKED)
    t.waiting_length[0] = 0
    best = -INFINITY
    best_at = 0
    best_action = t.actions[0]
    arrived = 1
    reached = 0
    at = 0
    while at < arrived:
        if at > 0:
            count = game.legal(desk.box, desk.worlds[WAITING + at], t.actions)
        for k in range(count):
            keep_again(desk.worlds, TRIED, WAITING + at)
            same_luck(desk.dice, desk.start)
            game.apply(desk.box, desk.worlds[TRIED], t.actions[k], desk.dice, desk.events)
            reached += 1
            goes_on = actor_of(desk.worlds, TRIED) == seat and not was_drawn(desk.dice, desk.start)
            room = arrived < MOST_WAITING and reached < mind.positions
            if goes_on and room and t.waiting_length[at] + 1 < mind.lookahead:
                keep_again(desk.worlds, WAITING + arrived, TRIED)
                t.waiting_length[arrived] = t.waiting_length[at] + 1
                arrived += 1
            else:
                game.evaluate(desk.box, desk.worlds[TRIED], t.values)
                if t.values[seat] > best:
                    best = t.values[seat]
                    best_at = at
                    best_action = t.actions[k]
        at += 1
    keep_again(desk.worlds, WALKED, WAITING + best_at)
    game.apply(desk.box, desk.worlds[WALKED], best_action, desk.chance, desk.events)  # with luck that it did not foresee
    return reached + 1


@rule
def follow(game: Any, desk: Any, t: Any, mind: Any, plan: int) -> int:
    """Carry out a plan in the world walked through, as far as it goes there; how many decisions that took."""
    for k in range(t.length[plan]):
        action = t.action[plan * LONGEST + k]
        if k > 0:
            gone_on = not has_ended(desk.worlds, WALKED) and actor_of(desk.worlds, WALKED) == mind.seat
            if not gone_on or game.refusal(desk.box, desk.worlds[WALKED], action) != 0:
                return k
        game.apply(desk.box, desk.worlds[WALKED], action, desk.chance, desk.events)
    return t.length[plan]


# --- First glances


@rule
def glances(game: Any, desk: Any, t: Any, mind: Any, count: int) -> int:
    """So many more looks at where a plan leads, or fewer if that is enough; how many decisions were tried for that."""
    plans = t.count[PLANS]
    tried = 0
    for _ in range(count):
        glanced = t.count[GLANCED]
        if glanced >= plans * mind.looks:
            break
        if glanced % plans == 0:
            deal(game, desk, t, mind, GLANCING, glanced // plans)
        plan = glanced % plans
        keep_again(desk.worlds, WALKED, DEALT)
        seed(desk.chance, mind.luck, GLANCING, -1 - glanced // plans)
        tried += follow(game, desk, t, mind, plan)
        judge(game, desk, WALKED, t, mind)
        t.sights[plan] += 1
        t.sight[plan] += t.values[mind.seat]
        for seat in range(mind.players):
            t.sight_worth[plan * SEATS + seat] += t.chances[seat] - t.before[seat]
        t.count[GLANCED] = glanced + 1
    return tried


@rule
def make_up_mind(t: Any, desk: Any, mind: Any) -> None:
    """Choose the plans that race, as well as the bot can judge them at first sight."""
    if mind.blur > 0.0:
        seed(desk.chance, mind.luck, LISTING, 3)
        for plan in range(t.count[PLANS]):
            error = 2.0 * drawn(desk.chance, FINE) / FINE - 1.0
            t.sight[plan] += error * mind.blur * mind.spread * t.sights[plan]
    line_up(t, mind.width, mind.stage)


# --- The race


@rule
def walk(game: Any, desk: Any, t: Any, mind: Any, plan: int, number: int) -> int:
    """Try a plan in the world that was dealt and see where it leads; how many decisions were tried on the way."""
    keep_again(desk.worlds, WALKED, DEALT)
    seed(desk.chance, mind.luck, WALKING, number)
    tried = follow(game, desk, t, mind, plan)
    turns = 0
    strides = 0
    while not has_ended(desk.worlds, WALKED) and turns < mind.turns and strides < mind.horizon:
        actor = actor_of(desk.worlds, WALKED)
        tried += stride(game, desk, t, mind, number * mind.horizon + strides)
        strides += 1
        if actor_of(desk.worlds, WALKED) != actor:
            turns += 1
    judge(game, desk, WALKED, t, mind)
    if mind.neurons > 0 and not has_ended(desk.worlds, WALKED):
        reconsider(game, desk.box, desk.worlds[WALKED], t, desk.weights, mind.inputs, mind.neurons, mind.players)
    t.visits[plan] += 1
    for seat in range(mind.players):
        t.worth[plan * SEATS + seat] += t.chances[seat] - t.before[seat]
    return tried


@rule
def walks(game: Any, desk: Any, t: Any, mind: Any, count: int) -> int:
    """So many more walks of the race; how many decisions were tried on them."""
    tried = 0
    for _ in range(count):
        number = t.count[TRIED_IN]
        if t.count[NEXT] == 0:
            deal(game, desk, t, mind, DEALING, number)
        tried += walk(game, desk, t, mind, t.race[t.count[NEXT]], number)
        t.count[NEXT] += 1
        if t.count[NEXT] == t.count[RACING]:
            t.count[NEXT] = 0
            t.count[TRIED_IN] = number + 1
            if number + 1 >= t.count[STAGE_ENDS] and t.count[RACING] > 2:
                drop_worse_half(t, mind.seat, mind.trust)
    return tried
