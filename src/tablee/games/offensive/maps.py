"""Maps and scenarios: two grids of characters read and checked, and what the rules want to know of them worked out."""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache
from typing import Any, NamedTuple

from tablee.core.edition import Edition
from tablee.games.offensive.state import (
    BUILT_UP,
    COVERED,
    MOST_DIRECT,
    MOST_EXPLORED,
    OBJECTIVES,
    OPEN,
    SQUARES,
)

_PACKAGE = "tablee.games.offensive"
_TERRAIN = {".": OPEN, "~": OPEN, "B": BUILT_UP, "F": COVERED}
_ROAD = {".": 0, "r": 1, "y": 2}
_TERRAIN_NAMES = {"open": OPEN, "built-up": BUILT_UP, "covered": COVERED}
HEAVY_WAY, LIGHT_WAY, FOOT_WAY = range(3)
NO_ROUTE = 127
MOST_TURNS = 60
SMALLEST, LARGEST = 3, 100
"""Columns or rows that a map may have."""

_COMPASS = tuple((dx, dy) for dy in (-1, 0, 1) for dx in (-1, 0, 1) if dx or dy)
_STRAIGHT = ((0, -1), (-1, 0), (1, 0), (0, 1))


class Map(NamedTuple):
    """A map as it is printed; squares are numbered row by row from the top left."""

    width: int
    height: int
    terrain: tuple[int, ...]
    road: tuple[int, ...]
    river: tuple[bool, ...]
    disputed: tuple[tuple[int, tuple[int, ...]], ...] = ()

    def square(self, x: int, y: int) -> int:
        return y * self.width + x

    def column(self, square: int) -> int:
        return square % self.width

    def row(self, square: int) -> int:
        return square // self.width


class Scenario(NamedTuple):
    """What is fought for on a map."""

    map: Map
    armies: tuple[int, ...]
    zones: tuple[tuple[int, int], tuple[int, int]]
    objectives: tuple[int, ...]
    needed: int
    turns: int


# --- Reading


def read_scenario(edition: Edition, name: str) -> Scenario:
    """The scenario of this name with its map, both checked (contract 7.6.4)."""
    at = _find(edition, "scenario", name)
    chart = read_map(edition, _find(edition, "map", edition.get("scenario", at, "map", kind=str)))
    here = ("scenario", at)
    armies = edition.get(*here, "armies", kind=list)
    if not armies or not all(type(size) is int and 12 <= size <= 30 for size in armies):
        edition.complain("edition-armies", *here, "armies", package=_PACKAGE)
    red, blue = (_zone(edition, here, side, chart) for side in ("red", "blue"))
    front = edition.number(*here, "front", low=0, high=chart.width - 2)
    if not red[1] <= front < blue[0]:
        edition.complain("edition-front", *here, "front", package=_PACKAGE, front=str(front))
    objectives = tuple(
        _square(edition, chart, *here, "objectives", at) for at in range(len(edition.get(*here, "objectives", kind=list)))
    )
    if not 1 <= len(objectives) <= OBJECTIVES or len(set(objectives)) != len(objectives):
        edition.complain("edition-objectives", *here, "objectives", package=_PACKAGE, most=str(OBJECTIVES))
    for number, square in enumerate(objectives):
        in_red = red[0] <= chart.column(square) <= red[1]
        if in_red or (chart.river[square] and not chart.road[square]):
            where = f"{chart.column(square)},{chart.row(square)}"
            edition.complain("edition-objective", *here, "objectives", number, package=_PACKAGE, square=where)
    needed = edition.number(*here, "needed", low=1, high=len(objectives))
    turns = edition.number(*here, "turns", low=1, high=MOST_TURNS)
    return Scenario(chart, tuple(armies), (red, blue), objectives, needed, turns)


def _find(edition: Edition, kind: str, name: str) -> int:
    listed = edition.get(kind, kind=list)
    found = [at for at in range(len(listed)) if edition.get(kind, at, "id", kind=str) == name]
    if not found:
        edition.complain(f"edition-no-{kind}", kind, package=_PACKAGE, name=name[:40])
    return found[0]


def _zone(edition: Edition, here: tuple[str | int, ...], side: str, chart: Map) -> tuple[int, int]:
    columns = edition.get(*here, side, kind=list)
    if len(columns) != 2 or not all(type(column) is int for column in columns) or columns[0] > columns[1]:
        edition.complain("edition-zone", *here, side, package=_PACKAGE)
    if columns[0] < 0 or columns[1] >= chart.width:
        edition.complain("edition-zone", *here, side, package=_PACKAGE)
    return columns[0], columns[1]


def _square(edition: Edition, chart: Map, *path: str | int) -> int:
    place = edition.get(*path, kind=list)
    if len(place) != 2 or not all(type(number) is int for number in place):
        edition.complain("edition-square", *path, package=_PACKAGE, value=str(place)[:40])
    x, y = place
    if not (0 <= x < chart.width and 0 <= y < chart.height):
        edition.complain("edition-square", *path, package=_PACKAGE, value=str(place)[:40])
    return chart.square(x, y)


def read_map(edition: Edition, at: int) -> Map:
    """The map at this place in the file."""
    rows = _grid(edition, at, "terrain", _TERRAIN)
    roads = _grid(edition, at, "roads", _ROAD)
    width, height = len(rows[0]), len(rows)
    if (len(roads[0]), len(roads)) != (width, height):
        edition.complain("edition-grids", "map", at, "roads", package=_PACKAGE)
    printed = "".join(rows)
    chart = Map(
        width,
        height,
        tuple(_TERRAIN[mark] for mark in printed),
        tuple(_ROAD[mark] for mark in "".join(roads)),
        tuple(mark == "~" for mark in printed),
    )
    _check_river(edition, at, chart)
    _check_regions(edition, at, chart)
    return chart._replace(disputed=_disputed(edition, at, chart))


def _grid(edition: Edition, at: int, name: str, known: dict[str, int]) -> list[str]:
    """The rows of a grid of characters: all of one length, and only of listed characters."""
    rows = edition.get("map", at, name, kind=str).removesuffix("\n").split("\n")
    for number, row in enumerate(rows):
        for column, mark in enumerate(row):
            if mark not in known:
                said = {"mark": mark, "known": " ".join(known)}
                edition.complain_in_text("edition-mark", "map", at, name, row=number, column=column, package=_PACKAGE, **said)
        if len(row) != len(rows[0]):
            edition.complain_in_text(
                "edition-row", "map", at, name, row=number, column=min(len(row), len(rows[0])), package=_PACKAGE,
                length=str(len(row)), wanted=str(len(rows[0])),
            )  # fmt: skip
    fits = SMALLEST <= len(rows[0]) <= LARGEST and SMALLEST <= len(rows) <= LARGEST
    if not fits or len(rows) * len(rows[0]) > SQUARES:
        edition.complain("edition-map-size", "map", at, name, package=_PACKAGE, most=str(SQUARES))
    return rows


def _disputed(edition: Edition, at: int, chart: Map) -> tuple[tuple[int, tuple[int, ...]], ...]:
    """Squares with two or three terrain types (OFN-003)."""
    listed = []
    for number in range(len(edition.data["map"][at].get("disputed", []))):
        here = ("map", at, "disputed", number)
        square = _square(edition, chart, *here, "square")
        names = edition.get(*here, "terrains", kind=list)
        known = [_TERRAIN_NAMES.get(name) if isinstance(name, str) else None for name in names]
        types = tuple(kind for kind in known if kind is not None)
        if len(types) != len(names) or not 2 <= len(set(types)) == len(types) or types[0] != chart.terrain[square]:
            edition.complain("edition-disputed", *here, package=_PACKAGE)
        if chart.river[square]:
            edition.complain("edition-disputed", *here, package=_PACKAGE)  # OFN-006
        listed.append((square, types))
    return tuple(listed)


# --- Checking (contract 7.6.4)


def _check_river(edition: Edition, at: int, chart: Map) -> None:
    """River squares that touch by a corner are joined by a third one, so that nothing slips between them."""
    for square, river in enumerate(chart.river):
        x, y = chart.column(square), chart.row(square)
        for dx in (-1, 1):
            if river and y + 1 < chart.height and 0 <= x + dx < chart.width:
                beside, below = chart.square(x + dx, y), chart.square(x, y + 1)
                if chart.river[chart.square(x + dx, y + 1)] and not chart.river[beside] and not chart.river[below]:
                    edition.complain_in_text("edition-river", "map", at, "terrain", row=y, column=x, package=_PACKAGE)


def _check_regions(edition: Edition, at: int, chart: Map) -> None:
    """All squares that heavy vehicles can enter hang together, and so do those for everybody else."""
    for way in (HEAVY_WAY, LIGHT_WAY):
        prices = entry_prices(chart)[way]
        inside = [square for square, price in enumerate(prices) if price]
        reached = {inside[0]} if inside else set()
        waiting = list(reached)
        for square in waiting:
            for beside in _steps(chart, square):
                if prices[beside] and beside not in reached:
                    reached.add(beside)
                    waiting.append(beside)
        lost = next((square for square in inside if square not in reached), None)
        if lost is not None or not inside:
            place = lost or 0
            edition.complain_in_text(
                "edition-region", "map", at, "terrain", row=chart.row(place), column=chart.column(place), package=_PACKAGE,
                who="heavy" if way == HEAVY_WAY else "other",
            )  # fmt: skip


# --- What the rules want to know


def _beside(chart: Map, square: int) -> list[int]:
    """The neighbour in each of the eight directions, -1 beyond the edge."""
    x, y = chart.column(square), chart.row(square)
    return [
        chart.square(x + dx, y + dy) if 0 <= x + dx < chart.width and 0 <= y + dy < chart.height else -1 for dx, dy in _COMPASS
    ]


def step_bits(chart: Map, square: int) -> int:
    """A bit for each direction in which a step is possible."""
    x, y = chart.column(square), chart.row(square)
    bits = 0
    for direction, ((dx, dy), beside) in enumerate(zip(_COMPASS, _beside(chart, square), strict=True)):
        if beside >= 0:
            between = dx and dy and chart.river[chart.square(x + dx, y)] and chart.river[chart.square(x, y + dy)]
            bits |= 0 if between else 1 << direction  # OFN-091
    return bits


def _steps(chart: Map, square: int) -> Iterator[int]:
    bits = step_bits(chart, square)
    return (beside for direction, beside in enumerate(_beside(chart, square)) if bits >> direction & 1)


@lru_cache(maxsize=16)
def entry_prices(chart: Map) -> tuple[tuple[int, ...], tuple[int, ...], tuple[int, ...]]:
    """Points that heavy vehicles, light vehicles and foot units pay to enter each square; 0 where they cannot."""
    heavy, light, foot = [], [], []
    for terrain, road, river in zip(chart.terrain, chart.road, chart.river, strict=True):
        passable = not river or road > 0  # OFN-085, OFN-086
        in_cover = int(road > 0)  # OFN-074, OFN-075
        heavy.append((1, 2, in_cover)[terrain] if passable else 0)  # OFN-071, OFN-076
        light.append(int(passable))
        foot.append(2 * passable)
    return tuple(heavy), tuple(light), tuple(foot)


class Geometry(NamedTuple):
    """Neighbours, exploration zones and lines of direct fire of every square."""

    near: tuple[tuple[int, ...], ...]
    steps: tuple[int, ...]
    zone: tuple[tuple[tuple[int, int], ...], ...]
    seers: tuple[tuple[tuple[int, int], ...], ...]
    shots: tuple[tuple[tuple[int, int], ...], ...]


@lru_cache(maxsize=16)
def geometry(chart: Map, staircase: bool, edge: bool) -> Geometry:
    """The lists are pairs of distance and square, nearest first; `edge` adds the first blocking square to a zone."""
    squares = range(chart.width * chart.height)
    zone, shots = [], []
    seers: list[list[tuple[int, int]]] = [[] for _ in squares]
    for square in squares:
        met = _met(chart, square, MOST_EXPLORED, staircase)
        seen = [(distance, other) for distance, other in met if edge or chart.terrain[other] == OPEN]  # OFN-097
        zone.append(tuple(seen))
        shots.append(tuple((distance, other) for distance, other in met if distance <= MOST_DIRECT))  # OFN-122
        for distance, other in seen:
            seers[other].append((distance, square))
    return Geometry(
        tuple(tuple(_beside(chart, square)) for square in squares),
        tuple(step_bits(chart, square) for square in squares),
        tuple(zone),
        tuple(tuple(sorted(pairs)) for pairs in seers),
        tuple(shots),
    )


def _met(chart: Map, square: int, most: int, staircase: bool) -> list[tuple[int, int]]:
    """The squares met on clear ways of at most so many steps, blocking ones included but not passed."""
    return _met_by_steps(chart, square, most) if staircase else _met_on_rays(chart, square, most)


def _met_on_rays(chart: Map, square: int, most: int) -> list[tuple[int, int]]:
    x, y = chart.column(square), chart.row(square)
    met = []
    for dx, dy in _STRAIGHT:  # OFN-096
        for distance in range(1, most + 1):
            column, row = x + dx * distance, y + dy * distance
            if not (0 <= column < chart.width and 0 <= row < chart.height):
                break
            other = chart.square(column, row)
            met.append((distance, other))
            if chart.terrain[other] != OPEN:
                break
    return sorted(met)


def _met_by_steps(chart: Map, square: int, most: int) -> list[tuple[int, int]]:
    """With the option `staircase`: by shortest ways of horizontal and vertical steps."""
    x, y = chart.column(square), chart.row(square)
    reached = {(0, 0)}
    met = []
    for distance in range(1, most + 1):
        for dx in range(-distance, distance + 1):
            for dy in {distance - abs(dx), abs(dx) - distance}:
                column, row = x + dx, y + dy
                if not (0 <= column < chart.width and 0 <= row < chart.height):
                    continue
                before = [(dx - (dx > 0) + (dx < 0), dy)] if dx else []
                before += [(dx, dy - (dy > 0) + (dy < 0))] if dy else []
                clear = [
                    step in reached and (step == (0, 0) or chart.terrain[chart.square(x + step[0], y + step[1])] == OPEN)
                    for step in before
                ]
                if any(clear):
                    reached.add((dx, dy))
                    met.append((distance, chart.square(column, row)))
    return sorted(met)


@lru_cache(maxsize=256)
def routes(chart: Map, goal: int, way: int) -> tuple[int, ...]:
    """Points that a unit pays from each square to the goal over the empty map, at the most NO_ROUTE."""
    prices = entry_prices(chart)[way]
    far = [NO_ROUTE] * len(prices)
    far[goal] = 0
    waves: list[list[int]] = [[goal], [], []]
    cost = 0
    while any(waves):
        for square in waves[0]:
            if far[square] == cost and prices[square]:
                for beside in _steps(chart, square):
                    if cost + prices[square] < far[beside]:
                        far[beside] = cost + prices[square]
                        waves[prices[square]].append(beside)
        waves = [waves[1], waves[2], []]
        cost += 1
    return tuple(far)


def deployable(scenario: Scenario, side: int) -> list[int]:
    """1 where foot units and light vehicles may deploy, 3 where heavy vehicles may too (OFN-029 to OFN-032)."""
    chart, (first, last) = scenario.map, scenario.zones[side]
    allowed = []
    for square in range(len(chart.terrain)):
        inside = first <= chart.column(square) <= last and not chart.river[square]
        heavy = chart.terrain[square] != COVERED or chart.road[square]
        allowed.append(0 if not inside else 3 if heavy else 1)
    return allowed


def place_of(box: Any, square: int) -> str:
    """A square as people write it: column and row, both counted from 0."""
    return f"{square % box.width},{square // box.width}"


def square_of(box: Any, place: str) -> int:
    """The square of this name, or -1."""
    x, comma, y = place.partition(",")
    if not comma or not all(part.isascii() and part.isdigit() and len(part) < 4 for part in (x, y)):
        return -1
    return int(y) * box.width + int(x) if int(x) < box.width and int(y) < box.height else -1
