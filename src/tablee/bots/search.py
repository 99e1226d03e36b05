"""Information-set Monte-Carlo tree search: many walks through worlds that the seat cannot tell from the true one.

Each walk deals a world anew, goes down the tree by what looked best so far, adds one node where it leaves the tree, plays
on a little at random and asks the game's evaluation how each seat stands. One source serves every game and both forms:
the game's rules come in as functions, its positions as whatever these functions take.
"""

from __future__ import annotations

from math import exp, log, sqrt
from typing import Any, NamedTuple

from tablee.bots.tree import NONE, child, grown, new_edge
from tablee.bots.worlds import drawn, keep, seen
from tablee.core.position import SEATS
from tablee.core.rule import rule

WALKED, TRIED, DEALT, NEXT = range(4)
"""The worlds on the desk: the one walked through, one to try a decision in, one that may take the walk's place, and one
to look a single step further."""
WORLDS = 4

DEALS = 4
"""Worlds dealt for a walk where some are likelier than others; one of them is walked through."""

LOOKED_AT = 40
"""Decisions that are compared, at the most, where a turn is played to its end."""

OPEN, OPENED_BY_A_VISIT = 24, 4
"""Decisions a node looks at when it is first visited, and how many more with each visit: progressive widening."""

FIRST_SIGHT = 2.0
"""Visits that the first look at a decision counts for."""

FINE = 1 << 20
"""Steps of a fraction drawn at random."""

INFINITY = 1e300

FAR = 60.0
"""How far apart two worlds' likelihoods can be, as a logarithm."""


class Rules(NamedTuple):
    """The rules of the game that is searched."""

    legal: Any
    apply: Any
    redeal: Any
    evaluate: Any
    choose: Any


class Desk(NamedTuple):
    """What lies before the bot: the position it must decide in, room for worlds, and its own chance."""

    box: Any
    state: Any
    worlds: Any
    chance: Any
    events: Any


class Mind(NamedTuple):
    """How a bot thinks about a game."""

    players: Any
    spread: Any
    """The lead, in the evaluation's points, that makes a seat e times as likely to win."""
    explore: Any
    """How much a seldom tried decision is favoured."""
    belief: Any
    """How much an opponent is thought to have played towards what she holds; 0 if every world is equally likely."""
    horizon: Any
    """Decisions at the most until a turn that leaves the tree has been played to its end."""


@rule
def judge(game: Any, desk: Any, world: Any, t: Any, mind: Any) -> None:
    """What a position is worth to each seat: the result once the game is over, else the chances its evaluation means."""
    now = seen(world)
    if now.over != 0:
        won = 0
        for seat in range(mind.players):
            won += (now.winners >> seat) & 1
        for seat in range(mind.players):
            t.worth[seat] = 1.0 / mind.players if won == 0 else 1.0 * ((now.winners >> seat) & 1) / won
        return
    game.evaluate(desk.box, world, t.values)
    best = t.values[0]
    for seat in range(1, mind.players):
        best = max(best, t.values[seat])
    total = 0.0
    for seat in range(mind.players):
        t.worth[seat] = exp((t.values[seat] - best) / mind.spread)
        total += t.worth[seat]
    for seat in range(mind.players):
        t.worth[seat] /= total


@rule
def likelihood(game: Any, desk: Any, world: Any, t: Any, mind: Any, seat: int) -> float:
    """How well a world explains the position: the others have played towards what they hold."""
    game.evaluate(desk.box, world, t.values)
    gain = 0.0
    for other in range(mind.players):
        if other != seat:
            gain += t.values[other]
    return exp(min(FAR, max(-FAR, mind.belief * gain)))


@rule
def deal(game: Any, desk: Any, t: Any, mind: Any, seat: int) -> None:
    """Deal the world of a walk: any that the seat cannot rule out, the likelier ones more often."""
    keep(desk.worlds, WALKED, desk.state)
    game.redeal(desk.box, desk.worlds[WALKED], seat, desk.chance)
    if mind.belief == 0.0:
        return
    total = likelihood(game, desk, desk.worlds[WALKED], t, mind, seat)
    for _ in range(DEALS - 1):
        keep(desk.worlds, DEALT, desk.state)
        game.redeal(desk.box, desk.worlds[DEALT], seat, desk.chance)
        weight = likelihood(game, desk, desk.worlds[DEALT], t, mind, seat)
        total += weight
        if drawn(desk.chance, FINE) * total < weight * FINE:
            keep(desk.worlds, WALKED, desk.worlds[DEALT])


@rule
def next_step(game: Any, desk: Any, t: Any, mind: Any, world: Any) -> int:
    """The decision that leaves its seat best off one step later, of all or of some drawn at random."""
    count = game.legal(desk.box, world, t.moves)
    if count == 1:
        return t.moves[0]
    seat = seen(world).actor
    best = t.moves[0]
    best_value = -INFINITY
    for k in range(min(count, LOOKED_AT)):
        if count > LOOKED_AT:
            pick = k + drawn(desk.chance, count - k)
            swapped = t.moves[pick]
            t.moves[pick] = t.moves[k]
            t.moves[k] = swapped
        keep(desk.worlds, NEXT, world)
        game.apply(desk.box, desk.worlds[NEXT], t.moves[k], desk.chance, desk.events)
        game.evaluate(desk.box, desk.worlds[NEXT], t.values)
        if t.values[seat] > best_value:
            best_value = t.values[seat]
            best = t.moves[k]
    return best


@rule
def settle(game: Any, desk: Any, t: Any, mind: Any, world: Any) -> int:
    """Play a turn that has begun to its end, as a greedy player would; how many decisions that took."""
    now = seen(world)
    seat = now.actor
    decisions = 0
    while decisions < mind.horizon and now.over == 0 and now.actor == seat:
        game.apply(desk.box, world, next_step(game, desk, t, mind, world), desk.chance, desk.events)
        decisions += 1
    return decisions


@rule
def look_at(game: Any, desk: Any, t: Any, mind: Any, node: int, action: int) -> int:
    """A new edge for a legal decision, with what it seems worth at first sight; NONE if there is no room."""
    edge = new_edge(t, node, action)
    if edge != NONE:
        keep(desk.worlds, TRIED, desk.worlds[WALKED])
        game.apply(desk.box, desk.worlds[TRIED], action, desk.chance, desk.events)
        if seen(desk.worlds[TRIED]).actor == t.node_actor[node]:
            settle(game, desk, t, mind, desk.worlds[TRIED])
        judge(game, desk, desk.worlds[TRIED], t, mind)
        seat = t.node_actor[node]
        t.edge_prior[edge] = t.worth[seat] - t.before[seat]
    return edge


@rule
def open_edges(game: Any, desk: Any, t: Any, mind: Any, node: int) -> int:
    """Find the node's edges that are legal in this world and open some new ones; `t.actions` begins with them."""
    count = game.legal(desk.box, desk.worlds[WALKED], t.actions)
    known = 0
    for k in range(count):
        if t.edge_of[t.actions[k]] != NONE:
            swapped = t.actions[known]
            t.actions[known] = t.actions[k]
            t.actions[k] = swapped
            known += 1
    wanted = min(count, OPEN + OPENED_BY_A_VISIT * t.node_visits[node])
    while known < wanted:
        pick = known + drawn(desk.chance, count - known)
        action = t.actions[pick]
        edge = look_at(game, desk, t, mind, node, action)
        if edge == NONE:
            break
        t.actions[pick] = t.actions[known]
        t.actions[known] = action
        t.edge_of[action] = edge
        known += 1
    return known


@rule
def best_edge(game: Any, desk: Any, t: Any, mind: Any, node: int) -> int:
    """The decision to try from a node: what went best so far, with a bonus for what was seldom tried; NONE if none fits."""
    edge = t.node_edge[node]
    while edge != NONE:
        t.edge_of[t.edge_action[edge]] = edge
        edge = t.edge_next[edge]
    known = open_edges(game, desk, t, mind, node)
    t.node_visits[node] += 1
    seat = t.node_actor[node]
    best = NONE
    best_score = -INFINITY
    for k in range(known):
        edge = t.edge_of[t.actions[k]]
        t.edge_offered[edge] += 1
        visits = t.edge_visits[edge]
        mean = (t.edge_worth[edge * SEATS + seat] + FIRST_SIGHT * t.edge_prior[edge]) / (visits + FIRST_SIGHT)
        score = mean + mind.explore * sqrt(log(1.0 + t.edge_offered[edge]) / (visits + 1.0))
        if score > best_score:
            best_score = score
            best = edge
    edge = t.node_edge[node]
    while edge != NONE:
        t.edge_of[t.edge_action[edge]] = NONE
        edge = t.edge_next[edge]
    return best


@rule
def walk(game: Any, desk: Any, t: Any, mind: Any, root: int) -> int:
    """One walk from the root; how many decisions were played on it."""
    deal(game, desk, t, mind, t.node_actor[root])
    world = desk.worlds[WALKED]
    judge(game, desk, world, t, mind)
    for seat in range(mind.players):
        t.before[seat] = t.worth[seat]
        t.standing[seat] += t.worth[seat]
    now = seen(world)
    node = root
    last = root
    steps = 0
    decisions = 0
    while node != NONE and now.over == 0 and steps < len(t.path):
        edge = best_edge(game, desk, t, mind, node)
        if edge == NONE:
            break
        last = node
        t.path[steps] = edge
        steps += 1
        game.apply(desk.box, world, t.edge_action[edge], desk.chance, desk.events)
        decisions += 1
        if now.over == 0:
            node = child(t, edge, now.actor, now.point)
            if node == NONE:
                grown(t, edge, now.actor, now.point)
    if steps > 0 and now.over == 0 and now.actor == t.node_actor[last]:
        decisions += settle(game, desk, t, mind, world)
    judge(game, desk, world, t, mind)
    for k in range(steps):
        edge = t.path[k]
        t.edge_visits[edge] += 1
        for seat in range(mind.players):
            t.edge_worth[edge * SEATS + seat] += t.worth[seat] - t.before[seat]
    return decisions


@rule
def walks(game: Any, desk: Any, t: Any, mind: Any, root: int, count: int) -> int:
    """So many walks; how many decisions were played on them."""
    decisions = 0
    for _ in range(count):
        decisions += walk(game, desk, t, mind, root)
    return decisions
