"""The fixed program that deploys an army by itself (contract 7.9), as an order in which squares are filled."""

from __future__ import annotations

from typing import Any

from tablee.games.offensive import maps
from tablee.games.offensive.maps import FOOT_WAY, HEAVY_WAY, LIGHT_WAY, Scenario
from tablee.games.offensive.state import (
    AGR,
    ART,
    BUILT_UP,
    ENGINEERS,
    FOOT,
    HEAVY,
    HUN,
    INF,
    LIGHT,
    MEC,
    MOR,
    NO_KIND,
    OPEN,
    RED,
    TNK,
    UNIT_KINDS,
)

_WAYS = {HEAVY: HEAVY_WAY, ENGINEERS: HEAVY_WAY, LIGHT: LIGHT_WAY, FOOT: FOOT_WAY}
_NEVER = -1000.0


def ranks(scenario: Scenario, side: int, box: Any) -> list[list[int]]:
    """For each kind the place of every square in the order of AUTO; kind 0 is any land square, nearest first."""
    made = []
    for kind in range(UNIT_KINDS + 1):
        way = FOOT_WAY if kind in (NO_KIND, AGR) else _WAYS[box.way[kind]]
        routes = [maps.routes(scenario.map, goal, way) for goal in scenario.objectives]
        far = [min(points) for points in zip(*routes, strict=True)]
        made.append(_rank(scenario, [_score(scenario, side, kind, square, far[square]) for square in range(len(far))]))
    return made


def _rank(scenario: Scenario, scores: list[float]) -> list[int]:
    """The place of each square: the best score first, then the middle of the map, then the top left."""
    chart = scenario.map

    def place(square: int) -> tuple[float, int, int]:
        return -scores[square], abs(2 * chart.row(square) - chart.height), square

    order = sorted(range(len(scores)), key=place)
    places = [0] * len(order)
    for number, square in enumerate(order):
        places[square] = number
    return places


def _score(scenario: Scenario, side: int, kind: int, square: int, far: int) -> float:
    if kind in (NO_KIND, AGR):
        return _group_score(scenario, kind, square, far)
    return _red_score(scenario, kind, square, far) if side == RED else _blue_score(scenario, kind, square, far)


def _rows_off(scenario: Scenario, square: int) -> int:
    """Rows to the nearest row with an objective."""
    chart = scenario.map
    return min(abs(chart.row(goal) - chart.row(square)) for goal in scenario.objectives)


def _red_score(scenario: Scenario, kind: int, square: int, far: int) -> float:
    if kind in (TNK, MEC, INF):
        return -far
    if kind in (ART, MOR):
        behind = scenario.map.column(square) <= scenario.zones[RED][1] - 2
        return -0.3 * far - 0.6 * _rows_off(scenario, square) if behind else _NEVER
    return -0.8 * far


def _blue_score(scenario: Scenario, kind: int, square: int, far: int) -> float:
    chart = scenario.map
    terrain, held = chart.terrain[square], square in scenario.objectives
    if kind == INF:
        return 4 * held + (0, 6, 2)[terrain] - 0.5 * far
    if kind == MEC:
        return 3 * held + 5 * (terrain == BUILT_UP) - 0.5 * far
    if kind == TNK:
        return -abs(far - 5)
    if kind == HUN:
        return 3 * (terrain != OPEN) - 0.6 * abs(far - 4)
    if kind in (ART, MOR):
        return -0.4 * abs(chart.column(square) - (chart.width - 5)) - 0.5 * _rows_off(scenario, square) + 2 * (terrain != OPEN)
    return -abs(far - 4)


def _group_score(scenario: Scenario, kind: int, square: int, far: int) -> float:
    """Armed groups: the nearest cover; kind 0 is the second choice, the nearest land square."""
    chart = scenario.map
    if chart.river[square] or square in scenario.objectives or (kind == AGR and chart.terrain[square] == OPEN):
        return _NEVER - far
    return -far
