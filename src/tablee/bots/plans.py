"""What a searching bot has in mind: its plans, what each brought so far, and which are still in the race.

A plan is what one seat can do until its turn is over or something is drawn: a short row of decisions. Everything lies in
flat arrays, lists when interpreted and NumPy arrays when compiled, so that one source reads both.
"""

from __future__ import annotations

from typing import Any, NamedTuple

from tablee.bots.lessons import OWN
from tablee.core.position import SEATS
from tablee.core.rule import rule

LONGEST = 6
"""Decisions that a plan can hold."""

MOST_PLANS = 2048
"""Plans that a bot can have in mind; whatever comes after that is overlooked."""

MOST_WAITING = 512
"""Positions inside a turn that can wait to be followed further; beyond that a turn is judged as far as it has come."""

PLANS, GLANCED, RACING, NEXT, TRIED_IN, STAGE, STAGE_ENDS = range(7)
"""Columns of `count`: plans; glances taken; plans in the race, and the next of them to be tried; worlds they have all been
tried in; how many worlds this stage of the race has, and after how many it ends."""

NEVER = 1 << 40
"""Worlds that no stage of a race has."""

UNSEEN = -1e300
"""What a plan promises that was never looked at."""


class Plans(NamedTuple):
    """Plans, and room to work in."""

    count: Any
    length: Any
    action: Any
    """The decisions of all plans, LONGEST places for each."""
    sights: Any
    """How often the end of a plan's own turn was looked at."""
    sight: Any
    """The sum of what its seat's evaluation said there."""
    sight_worth: Any
    """The sum of what that was worth to each seat, on top of what the position was worth."""
    visits: Any
    worth: Any
    """The same after play went on for a while."""
    race: Any
    """The plans still in the race, the best at the last stage first."""
    waiting_length: Any
    waiting_action: Any
    """The way to each position that waits."""
    actions: Any
    chances: Any
    """What the position in hand is worth to each seat: chances to win that add up to 1."""
    before: Any
    """What the position to be decided in is worth in the world that is tried: some worlds are good for a seat whatever it
    does, and what a plan brings is told apart from that."""
    standing: Any
    """The sum of that over all worlds, and how many there were."""
    values: Any
    observed: Any
    excited: Any
    leads: Any
    """Room for what was learned: what a seat observes, what the neurons make of it, how far each seat leads."""


def blank(choices: int, inputs: int = 0, neurons: int = 0) -> Plans:
    """No plans yet; room for a network of this size."""
    return Plans(
        count=[0] * 7,
        length=[0] * MOST_PLANS,
        action=[0] * (MOST_PLANS * LONGEST),
        sights=[0] * MOST_PLANS,
        sight=[0.0] * MOST_PLANS,
        sight_worth=[0.0] * (MOST_PLANS * SEATS),
        visits=[0] * MOST_PLANS,
        worth=[0.0] * (MOST_PLANS * SEATS),
        race=[0] * MOST_PLANS,
        waiting_length=[0] * MOST_WAITING,
        waiting_action=[0] * (MOST_WAITING * LONGEST),
        actions=[0] * choices,
        chances=[0.0] * SEATS,
        before=[0.0] * SEATS,
        standing=[0.0] * (SEATS + 1),
        values=[0.0] * SEATS,
        observed=[0.0] * (inputs + OWN),
        excited=[0.0] * (neurons + 1),
        leads=[0.0] * SEATS,
    )


@rule
def note_plan(t: Any, way: int, action: int) -> None:
    """Note a plan: the way to a position that waited, then this decision. It is overlooked if there is no room."""
    plan = t.count[PLANS]
    if plan >= len(t.length):
        return
    t.count[PLANS] = plan + 1
    length = t.waiting_length[way]
    for k in range(length):
        t.action[plan * LONGEST + k] = t.waiting_action[way * LONGEST + k]
    t.action[plan * LONGEST + length] = action
    t.length[plan] = length + 1


@rule
def wait_there(t: Any, place: int, way: int, action: int) -> None:
    """Note the way to a position that waits: the way to the one before it, then this decision."""
    length = t.waiting_length[way]
    for k in range(length):
        t.waiting_action[place * LONGEST + k] = t.waiting_action[way * LONGEST + k]
    t.waiting_action[place * LONGEST + length] = action
    t.waiting_length[place] = length + 1


@rule
def forget_plan(t: Any, plan: int) -> None:
    """Take a plan out; the last one takes its number."""
    last = t.count[PLANS] - 1
    t.count[PLANS] = last
    t.length[plan] = t.length[last]
    for k in range(LONGEST):
        t.action[plan * LONGEST + k] = t.action[last * LONGEST + k]


@rule
def sighted(t: Any, plan: int) -> float:
    """What a plan promises at first sight."""
    return t.sight[plan] / t.sights[plan] if t.sights[plan] > 0 else UNSEEN


@rule
def proven(t: Any, plan: int, seat: int, trust: int) -> float:
    """What a plan is worth to a seat by all that is known: what was seen at first counts for `trust` tries."""
    seen = t.sight_worth[plan * SEATS + seat] / max(1, t.sights[plan])
    return (t.worth[plan * SEATS + seat] + trust * seen) / max(1, t.visits[plan] + trust)


@rule
def line_up(t: Any, width: int, stage: int) -> None:
    """The plans that promise most at first sight enter the race, the best first; its first stage has so many worlds."""
    plans = t.count[PLANS]
    for plan in range(plans):
        t.race[plan] = plan
    for place in range(min(width, plans)):
        best = place
        for other in range(place + 1, plans):
            if sighted(t, t.race[other]) > sighted(t, t.race[best]):
                best = other
        moved = t.race[best]
        for k in range(best, place, -1):
            t.race[k] = t.race[k - 1]
        t.race[place] = moved
    t.count[RACING] = min(width, plans)
    t.count[STAGE] = stage
    t.count[STAGE_ENDS] = stage


@rule
def rank(t: Any, seat: int, trust: int) -> None:
    """Order the plans in the race by what they proved to be worth; equals keep their order."""
    for place in range(1, t.count[RACING]):
        plan = t.race[place]
        value = proven(t, plan, seat, trust)
        at = place
        while at > 0 and proven(t, t.race[at - 1], seat, trust) < value:
            t.race[at] = t.race[at - 1]
            at -= 1
        t.race[at] = plan


@rule
def drop_worse_half(t: Any, seat: int, trust: int) -> None:
    """The end of a stage: the better half stays, two at the least, and the next stage is twice as long."""
    rank(t, seat, trust)
    t.count[RACING] = max(min(2, t.count[RACING]), (t.count[RACING] + 1) // 2)
    t.count[STAGE] *= 2
    t.count[STAGE_ENDS] += t.count[STAGE]


def do_nothing(t: Any) -> None:
    """The only plan is one without any decision."""
    t.count[PLANS] = 1
    t.length[0] = 0


def meet(t: Any, several: list[int], draws: int) -> None:
    """Whatever happened in the race, these plans meet now in worlds of the next deals, and none drops out any more."""
    for place, plan in enumerate(several):
        t.race[place] = plan
    t.count[RACING] = len(several)
    t.count[NEXT] = 0
    begun = t.count[TRIED_IN] + 1 if t.count[GLANCED] else 0
    t.count[TRIED_IN] = -(-begun // draws) * draws  # the world that was tried last may not have been tried by all
    t.count[STAGE_ENDS] = NEVER
