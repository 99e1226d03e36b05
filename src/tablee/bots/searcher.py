"""The searching bot: as many walks as its budget allows, then the decision that was tried most.

It searches in the compiled form of a game if that lies ready, else interpreted with the same code; the same walks give the
same choice in both.
"""

from __future__ import annotations

import time
from collections.abc import Callable
from typing import Any, NamedTuple

from tablee.bots import search, tree
from tablee.bots.player import Bot
from tablee.bots.search import Desk, Mind, Rules
from tablee.bots.tree import NODES, NONE, Tree
from tablee.core.chance import Chance, Fast
from tablee.core.events import Event, Events
from tablee.core.position import SEATS
from tablee.core.rulebook import Rulebook

BATCH = 16
"""Walks between two looks at the clock."""

LUCKS = 1 << 30
"""Kinds of luck that a search can meet."""

EDGES_A_NODE = 24
"""Room for edges, for each node."""

LONGEST = 400
"""Decisions from the root that a tree can hold in a row."""


class Budget(NamedTuple):
    """How long a bot may think: so many walks, or so many seconds if that is less (0: the clock does not matter)."""

    walks: int
    seconds: float = 0.0


class Manner(NamedTuple):
    """How a bot thinks about a game; see `search.Mind`."""

    spread: float = 4.0
    explore: float = 0.1
    belief: float = 0.0
    horizon: int = 0


class Weighed(NamedTuple):
    """A choice after the search: how often it was tried, and each seat's chance to win after it."""

    action: int
    visits: int
    chances: tuple[float, ...]


class Thought(NamedTuple):
    """What a search found: the choices, best first, and what it took."""

    choices: tuple[Weighed, ...]
    walks: int
    decisions: int
    nodes: int
    compiled: bool


class Unheard(Events):
    """Where events go that nobody listens to."""

    def append(self, event: Event) -> None:
        """Forget it."""


class Searcher(Bot):
    """Thinks ahead over redealt worlds."""

    name = "search"

    def __init__(self, budget: Budget, manner: Manner | None = None, compiled: bool | None = None) -> None:
        self.budget = budget
        self.manner = manner
        self.compiled = compiled
        """Whether to search compiled; None: if the compiled form is ready."""

    def decide(self, book: Rulebook, box: Any, world: Any, chance: Chance) -> int:
        return self.think(book, box, world, chance).choices[0].action

    def think(self, book: Rulebook, box: Any, world: Any, chance: Chance) -> Thought:
        """Search from a redealt world for its acting seat."""
        luck = Fast(chance.below(LUCKS))
        manner = self.manner or Manner()
        compiled = _is_ready(book) if self.compiled is None else self.compiled
        begin = _begin_compiled if compiled else _begin
        t = tree.planted(
            2 + self.budget.walks,
            EDGES_A_NODE * (2 + self.budget.walks) + book.most_choices,
            book.action_count(box),
            book.most_choices,
            LONGEST,
        )
        t, walks = begin(book, box, world, luck, t, Mind(int(box.players), *manner))
        done, decisions = self._walk(walks)
        return Thought(_weighed(t, box.players, done), done, decisions, int(t.used[NODES]), compiled)

    def _walk(self, walks: Callable[[int], int]) -> tuple[int, int]:
        """Walk until the budget is spent: how many walks, and decisions on them."""
        began = time.monotonic()
        done = decisions = 0
        while done < self.budget.walks:
            count = min(BATCH, self.budget.walks - done)
            decisions += walks(count)
            done += count
            if self.budget.seconds and time.monotonic() - began >= self.budget.seconds:
                break
        return done, decisions


def _is_ready(book: Rulebook) -> bool:
    from tablee.core.compiled import is_ready

    return is_ready(book)


def _begin(book: Rulebook, box: Any, world: Any, luck: Fast, t: Tree, mind: Mind) -> tuple[Tree, Callable[[int], int]]:
    """An interpreted search, ready to walk."""
    root = tree.new_node(t, world.actor, world.point)
    game = Rules(book.legal, book.apply, book.redeal, book.evaluate, book.choose)
    desk = Desk(box, world, [world] * search.WORLDS, luck, Unheard())
    return t, lambda count: search.walks(game, desk, t, mind, root, count)


def _begin_compiled(book: Rulebook, box: Any, world: Any, luck: Fast, t: Tree, mind: Mind) -> tuple[Tree, Callable[[int], int]]:
    """A compiled search, ready to walk."""
    from tablee.bots.compiled import begin_search

    return begin_search(book, box, world, luck, t, mind)


def _weighed(t: Tree, players: int, walks: int) -> tuple[Weighed, ...]:
    """The choices at the root, the most tried first, among equals the one that went better."""
    seat = int(t.node_actor[0])
    found = []
    edge = t.node_edge[0]
    while edge != NONE:
        visits = int(t.edge_visits[edge])
        chances = (
            tuple(
                float(t.standing[other]) / walks + float(t.edge_worth[edge * SEATS + other]) / visits
                for other in range(players)
            )
            if visits
            else ()
        )
        found.append(Weighed(int(t.edge_action[edge]), visits, chances))
        edge = t.edge_next[edge]
    return tuple(sorted(found, key=lambda one: (-one.visits, -one.chances[seat] if one.visits else 0.0, one.action)))
