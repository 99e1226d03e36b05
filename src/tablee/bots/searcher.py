"""The searching bot: it thinks as long as its budget allows and carries out the plan that proved best.

It searches in the compiled form of a game if that lies ready, else interpreted with the same code; the same walks give the
same choice in both.
"""

from __future__ import annotations

import time
from collections.abc import Callable, Sequence
from contextlib import nullcontext
from typing import Any, NamedTuple

from tablee.bots import openings, plans, search
from tablee.bots.lessons import NONE, Lessons, lessons
from tablee.bots.plans import LONGEST, PLANS, RACING, Plans
from tablee.bots.player import Bot
from tablee.bots.search import EVERYBODY, LUCKS, MOST_DRAWN, WALKED, WORLDS, Desk, Mind, Rules
from tablee.core.chance import Chance, Fast
from tablee.core.events import Event, Events
from tablee.core.position import SEATS
from tablee.core.rulebook import Rulebook

AT_A_TIME = 0.01
"""Seconds that pass, as near as can be told, between two looks at the clock."""

TOGETHER = 16
"""Units of work before the first look at the clock where each is quick: to begin them one by one costs more than they do."""


DOUBTED, LOOK_AGAIN = 0.02, 3
"""What a choice may give away before both meet in so many times as many more worlds: in a few it may be bad luck."""


class Budget(NamedTuple):
    """How long a bot may think: so many walks, or so many seconds if that is less (0: the clock does not matter)."""

    walks: int
    seconds: float = 0.0


class Manner(NamedTuple):
    """How a bot thinks about a game; see `search.Mind`."""

    spread: float = 0.0
    """0: as much as the game says."""
    belief: float = 0.0
    draws: int = 1
    looks: int = 2
    notices: int = plans.MOST_PLANS
    blur: float = 0.0
    width: int = 16
    stage: int = 0
    """0: as many worlds as make all stages cost about the same within the budget's walks."""
    trust: int = 1
    turns: int = 2
    horizon: int = 24
    positions: int = 400
    lookahead: int = 0
    """Decisions of a turn that are followed; 0: as many as the game says."""
    lessons: bool = False
    """Whether walks are judged by what was learned from many games."""
    openings: bool = False
    """Whether the game's openings are followed, without thinking."""
    deep: tuple[int, ...] = ()
    """The decision points at which that counts; at others as many as the game says. None named: at all of them."""


Chances = tuple[float, ...]
"""Each seat's chance to win; together 1."""


class Weighed(NamedTuple):
    """A choice after the search: how often its plans were tried, and each seat's chance to win after the best of them."""

    action: int
    visits: int
    chances: Chances
    plan: tuple[int, ...] = ()
    """The decisions of that plan, this one first; none where nothing was planned."""


class Thought(NamedTuple):
    """What a search found: the choices, best first, and what it took."""

    choices: tuple[Weighed, ...]
    walks: int
    decisions: int
    nodes: int
    """Plans that were weighed."""
    compiled: bool


Told = Callable[[Any, Chances], Chances]
"""The chances at a position as people are told them, from those that bots go by."""


Meet = Callable[[Sequence[Weighed], int], list[Weighed]]
"""Lets some choices meet in so many fresh worlds: the same, with the chances that they had there."""


class Duel(NamedTuple):
    """The choice that a search found best and another one, as they did in the same worlds; both may be the same."""

    best: Weighed
    made: Weighed


class Unheard(Events):
    """Where events go that nobody listens to."""

    def append(self, event: Event) -> None:
        """Forget it."""


class Steps(NamedTuple):
    """A search that has been laid out, in either form; each step tells how many decisions it tried."""

    plans: Plans
    list_plans: Callable[[], int]
    glances: Callable[[int], int]
    make_up_mind: Callable[[], None]
    walks: Callable[..., int]
    """So many of them; each may end so many turns later."""
    walked: Callable[[], Any]
    """The position that the last walk led to."""


class Searcher(Bot):
    """Thinks ahead over redealt worlds."""

    name = "search"

    def __init__(
        self,
        budget: Budget,
        manner: Manner | None = None,
        compiled: bool | None = None,
        clock: Callable[[], float] = time.monotonic,
    ) -> None:
        self.budget = budget
        self.manner = manner
        self.compiled = compiled
        """Whether to search compiled; None: if the compiled form is ready."""
        self.clock = clock
        """What the budget's seconds are counted by: a comparison on a busy machine counts those of the processor."""

    def decide(self, book: Rulebook, box: Any, world: Any, chance: Chance) -> int:
        legal = book.actions(box, world)
        return legal[0] if len(legal) == 1 else self.think(book, box, world, chance).choices[0].action

    def think(self, book: Rulebook, box: Any, world: Any, chance: Chance) -> Thought:
        """Search from a redealt world for its acting seat, or follow an opening."""
        clock = _Clock(self.budget.seconds, self.clock)
        followed = openings.answer(book, box, world) if self.manner and self.manner.openings else None
        if followed is not None:
            return Thought((Weighed(followed, 0, (1.0 / box.players,) * box.players),), 0, 0, 0, self._is_compiled(book))
        return self._search(book, box, world, chance, clock)[0]

    def advise(self, book: Rulebook, box: Any, world: Any, chance: Chance, told: Told) -> tuple[Thought, Meet]:
        """Search, whatever openings say; then some of the choices can meet in so many fresh worlds as in `compare`."""
        thought, steps, mind = self._search(book, box, world, chance, _Clock(self.budget.seconds, self.clock))

        def meet(choices: Sequence[Weighed], worlds: int) -> list[Weighed]:
            met = _Meeting(steps, mind, [one.action for one in choices], told)
            met.go_on(worlds)
            return [one._replace(chances=chances) for one, chances in zip(choices, met.chances(), strict=True)]

        return thought, meet

    def compare(self, book: Rulebook, box: Any, world: Any, action: int, meetings: int, chance: Chance, told: Told) -> Duel:
        """Search, whatever openings say; then the best plan of all and the best that begins with `action` meet in fresh worlds.

        What was found best was lucky in the worlds that made it so, and what dropped out early was tried in few. Only
        where both are tried with the same luck their difference tells something.
        """
        thought, steps, mind = self._search(book, box, world, chance, _Clock(self.budget.seconds, self.clock))
        best = thought.choices[0]
        made = next((one for one in thought.choices if one.action == action), best)
        met = _Meeting(steps, mind, [best.action] if made is best else [best.action, action], told)
        met.go_on(meetings)
        after = met.chances()
        if after[0][mind.seat] - after[-1][mind.seat] > DOUBTED:
            met.go_on(meetings * LOOK_AGAIN)
            after = met.chances()
        return Duel(best._replace(chances=after[0]), made._replace(chances=after[-1]))

    def look_ahead(self, book: Rulebook, box: Any, state: Any, seat: int, chance: Chance, told: Told) -> Chances:
        """Each seat's chance as `seat` can judge it; it may be a spectator, or EVERYBODY at the open table.

        In as many worlds as there are walks, play goes on for a while as greedy players would play.
        """
        steps, mind = self._lay_out(book, box, state, chance, seat=seat)
        plans.do_nothing(steps.plans)
        met = _Meeting(steps, mind, [], told)
        met.go_on(self.budget.walks)
        return met.chances()[0]

    def _is_compiled(self, book: Rulebook) -> bool:
        return is_ready(book) if self.compiled is None else self.compiled

    def _lay_out(self, book: Rulebook, box: Any, world: Any, chance: Chance, seat: int | None = None) -> tuple[Steps, Mind]:
        """A search that has not begun; for another seat than the one to act if it is named."""
        manner = self.manner or Manner()
        known = lessons(book, box) if manner.lessons else NONE
        mind = _mind(book, box, world, chance.below(LUCKS), manner, self.budget.walks, known)
        if seat is not None:
            mind = mind._replace(seat=seat, belief=0.0 if seat == EVERYBODY else mind.belief)
        lay_out = _lay_out_compiled if self._is_compiled(book) else _lay_out
        return lay_out(book, box, world, mind, known.weights), mind

    def _search(self, book: Rulebook, box: Any, world: Any, chance: Chance, clock: _Clock) -> tuple[Thought, Steps, Mind]:
        """What was found, and the search as it was left."""
        compiled = self._is_compiled(book)
        together = TOGETHER if compiled else 1
        steps, mind = self._lay_out(book, box, world, chance)
        decisions = steps.list_plans()
        found = int(steps.plans.count[PLANS])
        seen, tried = clock.spend(steps.glances, found * mind.looks, together)
        decisions += tried
        steps.make_up_mind()
        walked = 0
        if found > 1 and seen >= found:
            walked, tried = clock.spend(steps.walks, self.budget.walks, together)
            decisions += tried
        return Thought(_weighed(steps.plans, mind), walked, decisions, found, compiled), steps, mind


class _Meeting:
    """The best plans of some choices (or the only plan there is) are tried in the same worlds with the same luck.

    What each leads to is told there: how much a lead means depends on how far the game has come, and an end is an end. A
    position flatters whoever has just played, so walks end after everybody's turn alike, where they go on at all.
    """

    def __init__(self, steps: Steps, mind: Mind, choices: list[int], told: Told) -> None:
        t, order = steps.plans, _order(steps.plans) if choices else []
        self._best = [next(plan for plan in order if _first(t, plan) == action) for action in choices] or [0]
        self._steps, self._mind, self._told = steps, mind, told
        self._sums = {plan: [0.0] * mind.players for plan in self._best}
        self._worlds = 0
        plans.meet(t, self._best, mind.draws)

    def go_on(self, worlds: int) -> None:
        """Try all of them in so many more worlds."""
        for world in range(self._worlds, self._worlds + worlds):
            later = world % self._mind.players if self._mind.turns else 0
            for plan in self._best:
                self._steps.walks(1, later)
                worth = tuple(map(float, self._steps.plans.chances[: self._mind.players]))
                for seat, chance in enumerate(self._told(self._steps.walked(), worth)):
                    self._sums[plan][seat] += chance
        self._worlds += worlds

    def chances(self) -> list[Chances]:
        """What each has brought on average."""
        return [tuple(one / self._worlds for one in self._sums[plan]) for plan in self._best]


class _Clock:
    """Spends time in portions, and never more than there is."""

    def __init__(self, seconds: float, now: Callable[[], float]) -> None:
        self.seconds = seconds
        self._now = now
        self._end = now() + seconds

    def spend(self, work: Callable[[int], int], units: int, together: int = 1) -> tuple[int, int]:
        """Do so many units of work, or as many as fit: how many were done, and what they told in all.

        So many are done `together` before anything is known of how long one takes, unless time is nearly up.
        """
        if not self.seconds:
            return units, work(units)
        done = told = 0
        now = self._now()
        portion = together if now + AT_A_TIME < self._end else 1
        while done < units:
            count = min(portion, units - done)
            told += work(count)
            done += count
            before, now = now, self._now()
            one = (now - before) / count
            if now + one > self._end:
                break
            portion = max(1, min(2 * count, int(min(AT_A_TIME, self._end - now) / max(one, 1e-9))))
        return done, told


def _mind(book: Rulebook, box: Any, world: Any, luck: int, manner: Manner, walks: int, known: Lessons = NONE) -> Mind:
    """The manner applied to a position; the walks are shared out so that all stages of the race cost about the same."""
    width = max(1, manner.width)
    stages = max(1, (width - 1).bit_length())
    lookahead = manner.lookahead if not manner.deep or world.point in manner.deep else 0
    prepared = book.is_prepared(
        world
    )  # while armies are deployed there is nothing to play on for, and pairs of squares are many
    return Mind(
        players=int(box.players),
        seat=int(world.actor),
        luck=luck,
        lookahead=min(lookahead or book.lookahead, LONGEST) if prepared else 1,
        spread=float(manner.spread or book.spread(box)),
        belief=float(manner.belief),
        draws=max(1, min(manner.draws, MOST_DRAWN)),
        looks=max(1, manner.looks),
        notices=max(1, manner.notices),
        blur=float(manner.blur),
        width=width,
        stage=manner.stage or max(1, walks // (width * stages)),
        trust=manner.trust,
        turns=manner.turns if prepared else 0,
        horizon=manner.horizon,
        positions=manner.positions,
        inputs=known.inputs,
        neurons=known.neurons,
    )


def is_ready(book: Rulebook) -> bool:
    """Whether a game can be searched in its compiled form without compiling anything first."""
    from tablee.bots.compiled import search_is_ready
    from tablee.core import compiled

    return compiled.is_ready(book) and search_is_ready()


def prepare(book: Rulebook) -> None:
    """Compile all that a search of this game needs; it lies ready for every process then, and none compiles it twice."""
    from tablee.bots.compiled import prepare_search
    from tablee.core.compiled import alone_on_this_machine, compiled

    with nullcontext() if is_ready(book) else alone_on_this_machine():
        compiled(book)
        prepare_search()


def _lay_out(book: Rulebook, box: Any, world: Any, mind: Mind, weights: Any) -> Steps:
    """An interpreted search."""
    t = plans.blank(book.most_choices, mind.inputs, mind.neurons)
    game = Rules(book.legal, book.apply, book.refusal, book.redeal, book.evaluate, book.observe)
    desk = Desk(box, world, [world] * WORLDS, Fast(0), Fast(0), Fast(0), Unheard(), weights)
    return Steps(
        t,
        lambda: search.list_plans(game, desk, t, mind),
        lambda count: search.glances(game, desk, t, mind, count),
        lambda: search.make_up_mind(t, desk, mind),
        lambda count, later=0: search.walks(game, desk, t, mind._replace(turns=mind.turns + later), count),
        lambda: desk.worlds[WALKED],
    )


def _lay_out_compiled(book: Rulebook, box: Any, world: Any, mind: Mind, weights: Any) -> Steps:
    """A compiled search."""
    from tablee.bots.compiled import lay_out

    return Steps(*lay_out(book, box, world, mind, weights))


def _first(t: Plans, plan: int) -> int:
    """The choice that a plan begins with."""
    return int(t.action[plan * LONGEST])


def _decisions(t: Plans, plan: int) -> tuple[int, ...]:
    """All decisions of a plan."""
    first = plan * LONGEST
    return tuple(map(int, t.action[first : first + int(t.length[plan])]))


def _brought(sums: Any, plan: int, times: Any, mind: Mind) -> list[float]:
    """What a plan brought each seat on average."""
    return [float(sums[plan * SEATS + seat]) / max(1, int(times[plan])) for seat in range(mind.players)]


def _standing(t: Plans, mind: Mind) -> list[float]:
    """Each seat's chance in the worlds that were dealt, before anything was done."""
    return [float(t.standing[seat]) / float(t.standing[SEATS]) for seat in range(mind.players)]


def _chances(t: Plans, mind: Mind, plan: int) -> tuple[float, ...]:
    """Each seat's chance after a plan that was tried."""
    return tuple(a + b for a, b in zip(_standing(t, mind), _brought(t.worth, plan, t.visits, mind), strict=True))


def _order(t: Plans) -> list[int]:
    """The plans, best first: those that lasted longest in the race, then those that promised most."""
    racing = int(t.count[RACING])
    place = {int(t.race[at]): at for at in range(racing)}
    return sorted(
        range(int(t.count[PLANS])),
        key=lambda plan: (place.get(plan, racing), -int(t.visits[plan]), -plans.sighted(t, plan), plan),
    )


def _weighed(t: Plans, mind: Mind) -> tuple[Weighed, ...]:
    """The choices, best first, as their best plans are."""
    if mind.blur == 0.0:  # who misjudges keeps to her first judgement
        plans.rank(t, mind.seat, mind.trust)
    walked = [plan for plan in range(int(t.count[PLANS])) if t.visits[plan]]
    standing = _standing(t, mind)

    def chances(plan: int) -> tuple[float, ...]:
        """Where a plan was not tried, what it promised, corrected by what the others taught about promises."""
        if t.visits[plan]:
            return _chances(t, mind, plan)
        return tuple(a + b + c for a, b, c in zip(standing, _brought(t.sight_worth, plan, t.sights, mind), later, strict=True))

    later = [0.0] * mind.players
    for plan in walked:
        after, at_first = _brought(t.worth, plan, t.visits, mind), _brought(t.sight_worth, plan, t.sights, mind)
        later = [sum_ + (a - b) / len(walked) for sum_, a, b in zip(later, after, at_first, strict=True)]
    choices: dict[int, Weighed] = {}
    for plan in _order(t):
        action = _first(t, plan)
        known = choices.get(action)
        visits = int(t.visits[plan])
        if known:
            choices[action] = known._replace(visits=known.visits + visits)
        else:
            choices[action] = Weighed(action, visits, chances(plan), _decisions(t, plan))
    return tuple(choices.values())
