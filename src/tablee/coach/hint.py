"""A hint: the best choice and how it goes on, two alternatives, each seat's chance to win after them, and why."""

from __future__ import annotations

from functools import partial
from typing import Any, NamedTuple

import msgspec

from tablee.bots import openings
from tablee.bots.levels import level
from tablee.bots.searcher import Budget, Manner, Meet, Searcher, Thought, Weighed, is_ready
from tablee.coach.chances import Chances, Outlook, outlook, present, told
from tablee.coach.sequel import Plan, Step, destination, sequel
from tablee.core.chance import Fast
from tablee.core.rulebook import Rulebook
from tablee.core.texts import Complaint

BUDGET = Budget(600, 1.0)
"""How long a person waits for a hint."""

SHOWN = 3
"""Choices that a hint names: the best and two others."""

CANDIDATES = 4
"""Choices that are compared closely."""

LEADING, FOLLOWED = 12, 48
"""The best choices, from which those are taken: of these some come to the same, and if all do, so many are followed."""

ORDINARY, MANY = 6, 24
"""Choices that are not shown, from good ones to bad, beside which the best one is seen too: few to see what it is useful for,
many to see whether it matters what is chosen."""

MEETINGS = 64
"""Worlds in which choices meet at last, so that their chances can be compared."""

WORST, AGAIN = 3, 192
"""Of many that meet, one is always unlucky: so many that did worst meet the best one in so many more worlds."""

EVEN = 0.01
"""A lead that is nearly none, in chances to win."""

SIGHT = 12
"""Walks that a look at the end of the turn counts for: a choice that was seldom tried is judged by it."""

BRIEFLY = Manner(looks=1, width=4, turns=1, horizon=2, positions=30)
"""How a search thinks that has no compiled rules."""

MATTERS = 0.15
"""A term is named if it is at least this part of all that differs."""

NOTICED, ROUGHLY = 0.001, 4.0
"""What a choice is useful for must be at least this part of the lead that makes a seat e times as likely to win; so many
times as much beside choices of all kinds, whose plans do not go equally far."""

DEAR = 2.0
"""How many times as much as it gains a choice may cost and still be told to be useful: the search sees more than the terms."""

TINY = 1e-9
"""A difference that is none."""

REST = "rest"
"""A term that a game may have for what no other one says. It has no words and is never told."""


class Reason(msgspec.Struct, frozen=True):
    """A term of the evaluation, and by how much it is better for the seat (worse if negative)."""

    term: str
    gain: float


class Advice(msgspec.Struct, frozen=True):
    """A choice in its three forms, each seat's chance to win after it, and how often the search tried it."""

    action: int
    do: dict[str, Any]
    text: str
    chances: Chances
    visits: int
    then: tuple[Step, ...] = ()
    """How its best plan goes on within the turn, as far as that can be foreseen: nothing drawn, nothing shown."""
    either_way: bool = False
    """Whether the choice and the one step after it come to the same in the other order; other words may fit the step then."""


class Hint(msgspec.Struct, frozen=True):
    """What the coach advises a seat: choices, the best first, and what speaks for that one and against it."""

    seat: int
    choices: tuple[Advice, ...]
    why: tuple[Reason, ...]
    walks: int
    compiled: bool
    opening: bool = False
    """Whether the best choice is an opening that stood the test of many games."""
    only: bool = False
    """Whether the rules leave nothing else to choose."""
    use: tuple[Reason, ...] = ()
    """What the best choice and its plan do for the seat even if others do it as well: against how it stands now while its turn
    goes on, else against what other choices bring."""
    same: bool = False
    """Whether all choices that are shown come to the same."""
    stake: float = 0.0
    """Where the best choices are nearly even: what the first is ahead of the worst that was looked at, in chances to win."""


class Found(NamedTuple):
    """A choice with what was found out about it."""

    action: int
    visits: int
    chances: Chances
    outlook: Outlook
    plan: Plan


def hint(
    book: Rulebook,
    box: Any,
    state: Any,
    seat: int,
    *,
    budget: Budget = BUDGET,
    seed: int = 0,
    compiled: bool | None = None,
) -> Hint:
    """What `seat`, which must be the one to act, had best do, judged by what it may know.

    The same in any two worlds that the seat cannot tell apart; the same each time for a seed and a budget in walks, in either
    form of the rules (None takes the compiled one if it is ready, and thinks more thoroughly with it).

    >>> from tablee import games
    >>> book = games.rulebook("offline")
    >>> box = book.box(2)
    >>> state, _ = book.start(box, Fast(7))
    >>> advised = hint(book, box, state, state.actor, budget=Budget(8))
    >>> len(advised.choices), advised.choices[0].action in book.actions(box, state)
    (3, True)
    """
    if state.over or state.actor != seat:
        raise Complaint("hint-not-your-turn", package="tablee.coach")
    world = state.copy()
    book.redeal(box, world, seat, Fast(seed))
    ready = is_ready(book) if compiled is None else compiled
    searcher, luck = Searcher(budget, manner(book, box, briefly=not ready), ready), Fast(seed, 1)
    followed = openings.answer(book, box, world)
    meet = None
    if ready:
        thought, meet = searcher.advise(book, box, world, luck, partial(told, book, box))
        met = meet(distinct(book, box, world, thought.choices), MEETINGS)
        found = ranked(book, box, world, thought, [one for one in met if one.action != followed], seed)
    else:
        thought = searcher.think(book, box, world, luck)
        actions = [one.action for one in distinct(book, box, world, thought.choices) if one.action != followed]
        found = weigh(book, box, world, thought, actions, seed)
    if followed is not None:  # what many games have shown is known better than any search can tell
        found = weigh(book, box, world, thought, [followed], seed) + found
    found = found[:SHOWN]
    others = [one.outlook for one in found[1:]]
    rest = [_seen(book, box, world, one, thought, seed) for one in ordinary(thought, found, ORDINARY)]
    even = len(found) > 1 and found[0].chances[seat] - found[1].chances[seat] < EVEN
    return Hint(
        seat=seat,
        choices=tuple(_advice(book, box, world, one, thought) for one in found),
        why=reasons(found[0].outlook, others) if others else (),
        walks=thought.walks,
        compiled=thought.compiled,
        opening=followed is not None,
        only=len(book.actions(box, world)) == 1,
        use=use(book, box, world, found[0].outlook, others, rest, seed) if others else (),
        same=len(found) > 1 and len({destination(book, box, world, one.plan) for one in found}) == 1,
        stake=stake(book, box, world, thought, found, rest, meet) if even else 0.0,
    )


def manner(book: Rulebook, box: Any, *, briefly: bool) -> Manner:
    """How the coach thinks: as the expert does, or briefly where there are no compiled rules."""
    return BRIEFLY if briefly else level("expert", book).at(book, box).manner._replace(openings=False)


def _advice(book: Rulebook, box: Any, world: Any, one: Found, thought: Thought) -> Advice:
    """A choice in its three forms, and how its plan goes on."""
    do, said = book.to_object(box, world, one.action), book.to_text(box, world, one.action)
    then, turned = sequel(book, box, world, one.plan), one.plan[::-1]
    either_way = (
        len(one.plan) == 2
        and len(then) == 1
        and any(other.plan == turned != one.plan for other in thought.choices)
        and destination(book, box, world, turned) == destination(book, box, world, one.plan)
    )
    return Advice(one.action, do, said, one.chances, one.visits, then, either_way)


def distinct(book: Rulebook, box: Any, world: Any, choices: tuple[Weighed, ...]) -> list[Weighed]:
    """The best choices that are really others: of those whose plans come to the same, that with the shortest stands for all."""
    ends: dict[Any, Weighed] = {}
    for number, one in enumerate(choices[:FOLLOWED]):
        if number >= LEADING and len(ends) > 1:
            break
        end = destination(book, box, world, one.plan)
        known = ends.get(end)
        if known is None or len(one.plan) < len(known.plan):
            ends[end] = one
    several = list(ends.values()) + [one for one in choices if one not in ends.values()][: max(0, 2 - len(ends))]
    return several[:CANDIDATES]


def ranked(book: Rulebook, box: Any, world: Any, thought: Thought, met: list[Weighed], seed: int) -> list[Found]:
    """Some choices as a thorough search ranked them, with the chances that they had when they met.

    The search knows more of them than one meeting tells: nothing is said to be better than what stands before it.
    """
    seat = int(world.actor)
    found: list[Found] = []
    for one in met:
        most = found[-1].chances[seat] if found else 1.0
        seen = _seen(book, box, world, one, thought, seed)
        found.append(Found(one.action, one.visits, _at_most(one.chances, seat, most), seen, one.plan))
    return found


def _at_most(chances: Chances, seat: int, most: float) -> Chances:
    """Chances of which a seat has no more than this; what it loses goes to the others."""
    lost = chances[seat] - most
    if lost <= 0.0:
        return chances
    return tuple(most if other == seat else chance + lost / (len(chances) - 1) for other, chance in enumerate(chances))


def weigh(book: Rulebook, box: Any, world: Any, thought: Thought, actions: list[int], seed: int) -> list[Found]:
    """Some choices, the best first: what a brief search found, and a look at the end of the turn."""
    tried = {one.action: one for one in thought.choices}
    found = []
    for action in actions:
        one = tried.get(action)
        plan = one.plan if one else ()
        seen = outlook(book, box, world, action, plan[1:], seed=seed, compiled=thought.compiled)
        visits = one.visits if one else 0
        searched = one.chances if one and visits else seen.chances
        blend = tuple((visits * a + SIGHT * b) / (visits + SIGHT) for a, b in zip(searched, seen.chances, strict=True))
        found.append(Found(action, visits, told(book, box, world, sound(blend)), seen, plan))
    seat = int(world.actor)
    return sorted(found, key=lambda one: (-one.chances[seat], -one.visits, one.action))


def sound(found: Chances) -> Chances:
    """Chances as they must be: a search estimates differences, and its sums can leave 0 to 1 a little."""
    held = [min(1.0, max(0.0, chance)) for chance in found]
    total = sum(held)
    return tuple(chance / total for chance in held) if total else tuple(1 / len(held) for _ in held)


def ordinary(thought: Thought, found: list[Found], most: int) -> list[Weighed]:
    """Some choices that are not shown, from good ones to bad, the one that the search put last among them."""
    shown = {one.action for one in found}
    rest = [one for one in thought.choices if one.action not in shown]
    some = rest[:: -(-len(rest) // most) or 1]
    return some if some[-1:] == rest[-1:] else [*some, rest[-1]]


def _seen(book: Rulebook, box: Any, world: Any, one: Weighed, thought: Thought, seed: int) -> Outlook:
    """What a choice and its plan bring."""
    return outlook(book, box, world, one.action, one.plan[1:], seed=seed, compiled=thought.compiled)


def use(
    book: Rulebook, box: Any, world: Any, best: Outlook, shown: list[Outlook], rest: list[Outlook], seed: int
) -> tuple[Reason, ...]:
    """What the best choice is good for, though others that are shown may be nearly as good; nothing if it costs far more.

    While its turn goes on a seat sees best what it does against doing nothing. Where others have acted since, or may have,
    that would put down to the choice what it had no part in: there it is seen beside other choices.
    """
    least, others = NOTICED * book.spread(box), shown + rest
    seen = [(shown, others, least), (others, shown, ROUGHLY * least)]
    if best.goes_on and world.point not in book.reactions:
        seen.insert(0, ([present(book, box, world, seed=seed)], others, least))
    several = (reasons(best, against, beside=beside, least=least) for against, beside, least in seen)
    return next((some for some in several if sum(max(one.gain, one.gain / DEAR) for one in some) > 0.0), ())


def stake(
    book: Rulebook, box: Any, world: Any, thought: Thought, found: list[Found], rest: list[Outlook], meet: Meet | None
) -> float:
    """What the best choice is ahead of the worst of all kinds; briefly, by what their turns bring, if they cannot meet."""
    seat, best = int(world.actor), found[0]
    among = best.chances[seat] - min(one.chances[seat] for one in found)
    several = [one for one in thought.choices if one.action == best.action] + ordinary(thought, found, MANY)
    if meet and len(several) > 1 and several[0].action == best.action:
        worst = sorted(meet(several, MEETINGS)[1:], key=lambda one: one.chances[seat])[:WORST]
        ahead, *behind = (one.chances[seat] for one in meet([several[0], *worst], AGAIN))
        return max(among, ahead - min(behind))
    seen = [told(book, box, world, one.chances)[seat] for one in (best.outlook, *rest)]
    return max(among, best.chances[seat] * (1.0 - min(seen) / seen[0] if seen[0] else 0.0))


def reasons(
    one: Outlook, others: list[Outlook], *, beside: list[Outlook] | None = None, least: float = 0.0
) -> tuple[Reason, ...]:
    """What a choice has over others: up to two terms that gain, then one that costs; none if nothing differs.

    What gains less than `beside` others on average speaks not for it, what costs no more than they do not against it.
    """
    gains = _gains(one, others)
    if beside is not None:
        further = _gains(one, beside)
        gains = {name: gain for name, gain in gains.items() if (further[name] > -TINY if gain > 0 else further[name] < -least)}
    total = sum(abs(gain) for gain in gains.values())
    enough = max(MATTERS * total, least)
    told = [Reason(name, gain) for name, gain in gains.items() if total > TINY and abs(gain) >= enough]
    told.sort(key=lambda reason: -abs(reason.gain))
    return (*[reason for reason in told if reason.gain > 0][:2], *[reason for reason in told if reason.gain < 0][:1])


def _gains(one: Outlook, others: list[Outlook]) -> dict[str, float]:
    """By how much each term that has words is better than among others on average."""
    worded = {name: value for name, value in one.terms.items() if name != REST}
    return {name: value - sum(other.terms[name] for other in others) / len(others) for name, value in worded.items()}
