"""Walks of several steps, as a person points at them: each stops where something new can happen (contract, 4.1)."""

from typing import Any, NamedTuple

from tablee.games.insider import codes
from tablee.games.insider.movement import is_open, landing, rob_refusal, step_cost
from tablee.games.insider.pawns import arrive, stands_on
from tablee.games.insider.state import PATH, SQUARES, WAYS


class Way(NamedTuple):
    """What a walk costs, its steps, and the pawn that each of them names."""

    cost: int
    steps: tuple[int, ...]
    pawns: tuple[int, ...]


def ways_of(box: Any, s: Any, pawn: int) -> dict[int, Way]:
    """The cheapest way of a pawn of the active player to every space within the points left."""
    start = s.place[s.active][pawn]
    alone = s.copy()
    if start >= PATH:
        alone.taken[start - PATH] = 0  # it may come back
    best = {start: Way(0, (), ())}
    waiting = [start]
    for points in range(s.mp):
        for space in [space for space in waiting if best[space].cost == points]:
            _, steps, pawns = best[space]
            walker = _first_twin(box, s, pawn, pawns[-1] if pawns else pawn, space)
            for way in range(WAYS):
                to = landing(box, alone, space, way)
                cost = points + step_cost(box, alone, space, way)
                if cost <= s.mp and (to not in best or best[to].cost > cost) and is_open(box, s, to):
                    best[to] = Way(cost, (*steps, way), (*pawns, walker))
                    if to not in waiting and to != box.centre and not _could_rob(box, s, pawn, to):
                        waiting.append(to)
    del best[start]
    return best


def _first_twin(box: Any, s: Any, pawn: int, walker: int, space: int) -> int:
    """The smallest number among the walker, once it stands here, and the pawns here that are its twins then."""
    arrived = space < SQUARES and box.normal >> space & 1 and space != s.origin[pawn]
    for other in range(walker):
        twin = s.origin[other] == s.origin[pawn] and bool(s.arrived[other]) == bool(arrived) and not s.frozen[other]
        if other != pawn and twin and s.place[s.active][other] == space:
            return other
    return walker


def _could_rob(box: Any, s: Any, pawn: int, space: int) -> bool:
    """Whether a pawn that comes here could rob somebody."""
    if space >= SQUARES or not any(stands_on(s, rival, space) for rival in range(box.players) if rival != s.active):
        return False
    then = s.copy()
    arrive(box, then, pawn, space)
    return any(rob_refusal(box, then, pawn, rival) == codes.ALLOWED for rival in range(codes.RIVALS))
