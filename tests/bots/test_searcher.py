"""What holds for a searching bot: one choice in both forms, no peeking, a budget it keeps, and the better plan."""

from __future__ import annotations

from functools import cache
from math import comb, e
from types import SimpleNamespace
from typing import Any

import pytest

from tablee.bots import plans, search, searcher
from tablee.bots.plans import GLANCED, NEXT, PLANS, RACING, STAGE_ENDS, TRIED_IN
from tablee.bots.search import EVERYBODY, WORLDS, Desk, Rules
from tablee.bots.searcher import Budget, Manner, Searcher, Unheard, _Clock, _mind, _weighed
from tablee.core.chance import Fast
from tablee.core.events import SPECTATOR
from tests.bots.positions import BOOKS, SETTINGS, Setting, scattered

BRIEF = Manner(belief=0.2, draws=2, looks=1, notices=8, width=4, turns=1, horizon=2, positions=12, lookahead=2, lessons=True)
"""Every part of the search, as briefly as can be."""

GAMES = [next(setting for setting in SETTINGS if setting.book is book) for book in BOOKS]
every_game = pytest.mark.parametrize("setting", GAMES, ids=repr)


@cache
def positions(game: int) -> list[Any]:
    """Some positions of a game, found once: random play of the longer games takes its time."""
    return scattered(GAMES[game], seed=31, count=3)


def positions_of(setting: Setting) -> list[Any]:
    return positions(GAMES.index(setting))


def thought(setting: Setting, state: Any, seed: int, compiled: bool) -> searcher.Thought:
    world = state.copy()
    chance = Fast(seed)
    setting.book.redeal(setting.box, world, state.actor, chance)
    return Searcher(Budget(10), BRIEF, compiled).think(setting.book, setting.box, world, chance)


@every_game
def test_interpreted_and_compiled_search_think_the_same(setting: Setting) -> None:
    for seed, state in enumerate(positions_of(setting)[:2]):
        interpreted, compiled = thought(setting, state, seed, False), thought(setting, state, seed, True)
        assert compiled.compiled
        assert not interpreted.compiled
        assert interpreted._replace(choices=(), compiled=True) == compiled._replace(choices=())
        for mine, its in zip(interpreted.choices, compiled.choices, strict=True):
            assert (mine.action, mine.visits) == (its.action, its.visits)
            assert mine.chances == pytest.approx(its.chances)


@every_game
def test_a_search_is_legal_leaves_the_world_alone_and_depends_on_its_seed_alone(setting: Setting) -> None:
    for state in positions_of(setting):
        before = state.to_bytes()
        first = thought(setting, state, 3, True)
        assert first == thought(setting, state, 3, True)
        legal = set(setting.book.actions(setting.box, state))
        assert {one.action for one in first.choices} <= legal
        assert state.to_bytes() == before
        for one in first.choices:
            assert sum(one.chances) == pytest.approx(1)


@every_game
def test_a_searching_bot_cannot_peek(setting: Setting) -> None:
    book, box, _ = setting
    for seed, state in enumerate(positions_of(setting)):
        found = set()
        for number in range(3):
            world = state.copy()
            if number:
                book.redeal(box, world, state.actor, Fast(number, seed))
            found.add(Searcher(Budget(10), BRIEF, True).choose(book, box, world, state.actor, Fast(seed)))
        assert len(found) == 1


@every_game
def test_without_blinkers_every_legal_choice_is_weighed(setting: Setting) -> None:
    book, box, _ = setting
    state = min(positions_of(setting), key=lambda one: len(book.actions(box, one)))
    world = state.copy()
    book.redeal(box, world, state.actor, Fast(1))
    weighed = Searcher(Budget(8), BRIEF._replace(notices=plans.MOST_PLANS), True).think(book, box, world, Fast(2)).choices
    assert {one.action for one in weighed} == set(book.actions(box, state))
    assert all(one.plan[0] == one.action and len(one.plan) <= plans.LONGEST for one in weighed)


# --- The budget


class Watch:
    """A clock that runs only when somebody works."""

    def __init__(self) -> None:
        self.now = 100.0
        self.cost = 0.0

    def monotonic(self) -> float:
        return self.now

    def work(self, units: int) -> int:
        self.now += units * self.cost
        return 3 * units


def untold(position: Any, chances: tuple[float, ...]) -> tuple[float, ...]:
    """Chances as bots go by them."""
    return chances


@every_game
def test_a_choice_meets_the_best_one_in_both_forms_alike_and_the_best_one_meets_nobody(setting: Setting) -> None:
    book, box, _ = setting
    for seed, state in enumerate(positions_of(setting)[:2]):
        world = state.copy()
        book.redeal(box, world, state.actor, Fast(seed))
        found = Searcher(Budget(10), BRIEF, True).think(book, box, world, Fast(seed)).choices
        for one in (found[0], found[-1]):
            ways = (Searcher(Budget(10), BRIEF, compiled) for compiled in (False, True))
            slowly, quickly = (way.compare(book, box, world, one.action, 3, Fast(seed), untold) for way in ways)
            assert quickly.best.action == slowly.best.action == found[0].action
            assert quickly.made.action == slowly.made.action == one.action
            assert quickly.best.chances == pytest.approx(slowly.best.chances)
            assert quickly.made.chances == pytest.approx(slowly.made.chances)
            assert (quickly.made == quickly.best) == (one is found[0])


def test_who_seems_to_have_given_something_away_is_looked_at_again(monkeypatch: pytest.MonkeyPatch) -> None:
    book, box, _ = GAMES[0]
    world = positions_of(GAMES[0])[0]
    way = Searcher(Budget(10), BRIEF, True)
    worst = way.think(book, box, world, Fast(1)).choices[-1].action
    duels = {}
    for doubted in (-1.0, 1.0):
        monkeypatch.setattr(searcher, "DOUBTED", doubted)
        duels[doubted] = [way.compare(book, box, world, worst, count, Fast(1), untold) for count in (3, 12)]
    assert duels[-1.0][0] == duels[1.0][1], "four times as many worlds in all"
    assert duels[-1.0][0] != duels[1.0][0]


def test_those_who_meet_stay_in_the_race() -> None:
    t = plans.blank(4)
    t.count[PLANS], t.count[GLANCED], t.count[RACING], t.count[NEXT], t.count[TRIED_IN] = 4, 8, 4, 1, 6
    plans.meet(t, [2, 0, 3], 1)
    assert list(t.race[:3]) == [2, 0, 3]
    assert (t.count[RACING], t.count[NEXT]) == (3, 0)
    assert t.count[TRIED_IN] == 7, "a world that only some were tried in is left out"
    assert t.count[STAGE_ENDS] > 10**9
    plans.meet(t, [1], 4)
    assert t.count[TRIED_IN] == 8, "so are those drawn from the same deal"
    t = plans.blank(4)
    plans.do_nothing(t)
    plans.meet(t, [0], 4)
    assert t.count[TRIED_IN] == 0, "whoever looks ahead at once begins with a deal"


@every_game
def test_whoever_looks_ahead_without_a_plan_sees_the_same_in_both_forms(setting: Setting) -> None:
    book, box, _ = setting
    state = positions_of(setting)[0]
    for seat in (*range(box.players), SPECTATOR, EVERYBODY):
        ways = (Searcher(Budget(4), BRIEF, compiled) for compiled in (False, True))
        slowly, quickly = (way.look_ahead(book, box, state, seat, Fast(5), untold) for way in ways)
        assert quickly == pytest.approx(slowly)
        assert sum(quickly) == pytest.approx(1.0)


@every_game
def test_at_the_open_table_no_world_is_dealt_and_chances_are_told_where_play_has_led(setting: Setting) -> None:
    book, box, _ = setting
    state = positions_of(setting)[-1]
    seen: list[Any] = []

    def told(position: Any, chances: tuple[float, ...]) -> tuple[float, ...]:
        seen.append(position.copy())
        return chances

    still = BRIEF._replace(turns=0, belief=0.5)
    Searcher(Budget(3), still, True).look_ahead(book, box, state, EVERYBODY, Fast(5), told)
    assert seen == [state] * 3
    seen.clear()
    Searcher(Budget(3), still, True).look_ahead(book, box, state, int(state.actor), Fast(5), told)
    assert all(book.view(box, one, state.actor) == book.view(box, state, state.actor) for one in seen)
    seen.clear()
    Searcher(Budget(3), BRIEF._replace(turns=1, horizon=1), True).look_ahead(book, box, state, EVERYBODY, Fast(5), told)
    assert len(seen) == 3
    assert all(one != state for one in seen)


@pytest.mark.parametrize(("cost", "together"), [(0.00001, 1), (0.0007, 1), (0.03, 1), (0.00001, 16), (0.0007, 16)])
def test_thinking_time_is_used_and_never_exceeded(cost: float, together: int) -> None:
    watch = Watch()
    watch.cost = cost
    clock = _Clock(0.25, watch.monotonic)
    done, told = clock.spend(watch.work, 10**9, together)
    assert told == 3 * done
    assert watch.now <= 100.25 + 1e-9
    assert watch.now + cost > 100.25 - 1e-9


def test_enough_is_enough_however_much_time_is_left() -> None:
    watch = Watch()
    watch.cost = 0.001
    assert _Clock(60.0, watch.monotonic).spend(watch.work, 37) == (37, 111)
    assert _Clock(0.0, watch.monotonic).spend(watch.work, 5000) == (5000, 15000)


def test_nothing_is_done_together_once_time_is_nearly_up() -> None:
    watch = Watch()
    watch.cost = 0.001
    clock = _Clock(0.25, watch.monotonic)
    watch.now += 0.249
    assert clock.spend(watch.work, 1000, together=16) == (1, 3)


def test_out_of_time_it_still_answers(monkeypatch: pytest.MonkeyPatch) -> None:
    setting = GAMES[0]
    state = positions_of(setting)[0]
    watch = Watch()
    monkeypatch.setattr(watch, "monotonic", lambda: setattr(watch, "now", watch.now + 1.0) or watch.now)
    found = Searcher(Budget(1000, 0.5), BRIEF, False, watch.monotonic).think(setting.book, setting.box, state, Fast(1))
    assert found.walks == 0
    assert setting.book.refusal(setting.box, state, found.choices[0].action) == 0


# --- A game that can be solved: take one, two or three matches, who takes the last one wins. Greedy replies see two steps ahead


class Heap:
    """A position: who must take, and how many matches there are."""

    def __init__(self, matches: int, actor: int = 0) -> None:
        self.matches, self.actor, self.over, self.winners = matches, actor, 0, 0

    def copy(self) -> Heap:
        return Heap(self.matches, self.actor)


def legal(box: Any, heap: Heap, out: Any) -> int:
    out[:3] = [1, 2, 3]
    return min(3, heap.matches)


def apply(box: Any, heap: Heap, taken: int, chance: Any, events: Any) -> None:
    heap.matches -= taken
    if heap.matches == 0:
        heap.over, heap.winners, heap.actor = 1, 1 << heap.actor, -1
    else:
        heap.actor = 1 - heap.actor


def evaluate(box: Any, heap: Heap, out: Any) -> None:
    for seat in range(2):
        out[seat] = 10.0 * (heap.winners >> seat & 1)


MATCHES = Rules(legal, apply, lambda box, heap, taken: int(taken > heap.matches), lambda *_: None, evaluate, lambda *_: None)


@pytest.mark.parametrize(("matches", "best"), [(2, 2), (3, 3), (5, 1), (6, 2)])
def test_a_game_that_can_be_solved_is_solved(matches: int, best: int) -> None:
    book = SimpleNamespace(lookahead=1, spread=lambda box: 4.0, is_prepared=lambda state: True)
    mind = _mind(book, SimpleNamespace(players=2), Heap(matches), 7, Manner(width=3, turns=9), walks=30)  # type: ignore[arg-type]
    t = plans.blank(3)
    desk = Desk(None, Heap(matches), [None] * WORLDS, Fast(0), Fast(0), Fast(0), Unheard(), [0.0])
    search.list_plans(MATCHES, desk, t, mind)
    assert t.count[PLANS] == min(3, matches)
    search.glances(MATCHES, desk, t, mind, 100)
    search.make_up_mind(t, desk, mind)
    search.walks(MATCHES, desk, t, mind, 30)
    chosen = _weighed(t, mind)[0]
    assert chosen.action == best
    assert chosen.chances[0] == pytest.approx(1.0)


def test_a_bot_may_plan_further_at_some_decisions_alone() -> None:
    book = SimpleNamespace(lookahead=2, spread=lambda box: 4.0, is_prepared=lambda state: True)

    def followed(point: int, **manner: Any) -> int:
        world = SimpleNamespace(actor=1, point=point)
        return _mind(book, SimpleNamespace(players=2), world, 7, Manner(**manner), walks=30).lookahead  # type: ignore[arg-type]

    assert [followed(point) for point in (4, 7)] == [2, 2]
    assert [followed(point, lookahead=3) for point in (4, 7)] == [3, 3]
    assert [followed(point, lookahead=3, deep=(7, 8)) for point in (4, 7)] == [2, 3]


def test_while_the_game_is_prepared_nothing_is_played_on() -> None:
    def turns(prepared: bool) -> int:
        book = SimpleNamespace(lookahead=2, spread=lambda box: 4.0, is_prepared=lambda state: prepared)
        world = SimpleNamespace(actor=1, point=4)
        return _mind(book, SimpleNamespace(players=2), world, 7, Manner(turns=3), walks=30).turns  # type: ignore[arg-type]

    assert (turns(True), turns(False)) == (3, 0)


@pytest.mark.parametrize(("blur", "chosen"), [(0.0, {3}), (0.5, {3}), (20.0, {1, 2, 3})])
def test_who_misjudges_far_enough_overlooks_the_best_choice(blur: float, chosen: set[int]) -> None:
    book = SimpleNamespace(lookahead=1, spread=lambda box: 4.0, is_prepared=lambda state: True)
    found = set()
    for luck in range(30):
        mind = _mind(book, SimpleNamespace(players=2), SimpleNamespace(actor=0, point=0), luck, Manner(blur=blur), walks=0)  # type: ignore[arg-type]
        t = plans.blank(3)
        desk = Desk(None, Heap(3), [None] * WORLDS, Fast(0), Fast(0), Fast(0), Unheard(), [0.0])
        search.list_plans(MATCHES, desk, t, mind)
        search.glances(MATCHES, desk, t, mind, 100)
        search.make_up_mind(t, desk, mind)
        found.add(_weighed(t, mind)[0].action)
    assert found == chosen


def test_the_worse_half_drops_out_until_two_are_left() -> None:
    t = plans.blank(1)
    for plan in range(8):
        plans.note_plan(t, 0, plan)
        t.sights[plan], t.sight[plan] = 1, float(plan)
    plans.line_up(t, 6, 5)
    assert t.race[:6] == [7, 6, 5, 4, 3, 2]
    for plan in range(8):
        t.visits[plan], t.worth[plan * 6] = 1, float(-plan)
    left = []
    for _ in range(3):
        plans.drop_worse_half(t, seat=0, trust=0)
        left.append(t.race[: t.count[RACING]])
    assert left == [[2, 3, 4], [2, 3], [2, 3]]


class Coins:
    """A game with one hidden thing: whether the other seat holds a coin, which makes it one point better off."""

    @staticmethod
    def redeal(box: Any, world: list[int], seat: int, chance: Fast) -> None:
        world[0] = chance.below(2)

    @staticmethod
    def evaluate(box: Any, world: list[int], values: list[float]) -> None:
        values[0], values[1] = 0.0, float(world[0])


def test_every_world_drawn_from_a_deal_is_as_likely_as_if_it_were_the_only_one() -> None:
    t, mind = SimpleNamespace(values=[0.0, 0.0]), SimpleNamespace(players=2, seat=0, belief=1.0, spread=1.0, draws=3)
    worlds: list[list[int]] = [[0]] * WORLDS
    desk: Any = SimpleNamespace(box=None, state=[0], worlds=worlds, chance=Fast(7))
    found, tries = [0, 0, 0], 4_000
    for _ in range(tries):
        search.draw_worlds(Coins, desk, t, mind)
        for k in range(3):
            found[k] += worlds[search.DRAWN + k][0]
    held = [comb(search.DEALS, coins) / 2**search.DEALS for coins in range(search.DEALS + 1)]
    right = sum(share * coins * e / (coins * e + search.DEALS - coins) for coins, share in enumerate(held))
    assert all(abs(count / tries - right) < 0.03 for count in found)
