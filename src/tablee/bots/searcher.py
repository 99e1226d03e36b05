"""The searching bot: as many walks as its time or its budget allows, then the decision that was tried most."""

from __future__ import annotations

import time
from typing import Any, NamedTuple

from tablee.bots import search, tree
from tablee.bots.player import Bot
from tablee.bots.search import Desk, Mind, Rules
from tablee.bots.tree import NONE, Tree
from tablee.core.chance import Chance, Fast
from tablee.core.events import Event, Events
from tablee.core.position import SEATS
from tablee.core.rulebook import Rulebook

BATCH = 32
"""Walks between two looks at the clock."""


class Strength(NamedTuple):
    """How hard a bot thinks."""

    walks: int = 1000
    seconds: float = 0.0
    """Time after which no further walks begin; 0 if only their number counts."""
    spread: float = 8.0
    explore: float = 0.4
    belief: float = 0.0
    horizon: int = 0


class Unheard(Events):
    """Where events go that nobody listens to."""

    def append(self, event: Event) -> None:
        """Forget it."""


class Searcher(Bot):
    """Searches interpreted."""

    name = "search"

    def __init__(self, strength: Strength) -> None:
        self.strength = strength
        self.decisions = 0
        self.walked = 0

    def decide(self, book: Rulebook, box: Any, world: Any, chance: Chance) -> int:
        t = self.think(book, box, world, Fast(chance.below(1 << 30)))
        return self.best(t)[0]

    def best(self, t: Tree) -> list[int]:
        edges = []
        edge = t.node_edge[0]
        seat = t.node_actor[0]
        while edge != NONE:
            edges.append((t.edge_visits[edge], t.edge_worth[edge * SEATS + seat], -t.edge_action[edge]))
            edge = t.edge_next[edge]
        return [-int(action) for _, _, action in sorted(edges, reverse=True)]

    def planted(self, book, box):
        walks = self.strength.walks
        return tree.planted(4 + walks, 64 * (4 + walks), book.action_count(box), book.most_choices, 200)

    def think(self, book: Rulebook, box: Any, world: Any, chance: Chance) -> Tree:
        s = self.strength
        t = self.planted(book, box)
        root = tree.new_node(t, world.actor, world.point)
        game = Rules(book.legal, book.apply, book.redeal, book.evaluate, book.choose)
        desk = Desk(box, world, [world.copy() for _ in range(search.WORLDS)], chance, Unheard())
        mind = Mind(box.players, s.spread, s.explore, s.belief, s.horizon)
        self.go(lambda count: search.walks(game, desk, t, mind, root, count))
        return t

    def go(self, walks):
        s = self.strength
        began = time.monotonic()
        done = 0
        while done < s.walks:
            count = min(BATCH, s.walks - done)
            self.decisions += walks(count)
            done += count
            if s.seconds and time.monotonic() - began > s.seconds:
                break
        self.walked += done


class CompiledSearcher(Searcher):
    name = "compiled-search"

    def think(self, book, box, world, chance):
        import numpy as np
        from tablee.bots import compiled as drivers
        from tablee.core import compiled as forms
        from tablee.core.compiled_chance import ChanceRecord

        game = forms.compiled(book)
        s = self.strength
        t = self.planted(book, box)
        t = Tree(*(np.array(array, np.float64 if isinstance(array[0], float) else np.int64) for array in t))
        root = tree.new_node(t, world.actor, world.point)
        state = forms.buffer(world)
        record = ChanceRecord()
        record.sfc = [chance.a, chance.b, chance.c, chance.d]
        desk = Desk(forms.buffer(box), state, np.zeros((search.WORLDS, state.size), np.uint8), forms.buffer(record), game.events())
        mind = Mind(int(box.players), float(s.spread), float(s.explore), float(s.belief), s.horizon)
        rules = (game.legal, game.apply, game.redeal, game.evaluate, game.choose)
        driver = drivers._driver(drivers.searching)
        self.go(lambda count: driver(*rules, desk, t, mind, root, count))
        return t
