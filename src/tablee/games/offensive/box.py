"""The box of Offensive: its table options, and an edition packed into the tables the rules read."""

from __future__ import annotations

from functools import lru_cache
from itertools import product
from typing import Any

from tablee.core.edition import Edition
from tablee.core.options import Value, choice, words_or_number
from tablee.core.texts import Complaint
from tablee.games.offensive import maps
from tablee.games.offensive.autodeploy import ranks
from tablee.games.offensive.deck import pack_cards
from tablee.games.offensive.maps import Scenario
from tablee.games.offensive.state import (
    AGR,
    BAR,
    BLUE,
    BUILT_UP,
    CONTACT,
    DEM,
    ENG,
    ENGINEERS,
    EXB,
    FOOT,
    HEAVY,
    HUN,
    INF,
    KIND_CODES,
    LAYS,
    LIGHT,
    MIN,
    MOR,
    MOST_DIRECT,
    MOST_EXPLORED,
    MOST_MARGIN,
    MPO,
    PIECES_A_SIDE,
    RANGED,
    RED,
    SQUARES,
    TNK,
    UNIT_KINDS,
    Box,
)

SEATS = (2,)
SIZES = (20, 30, 12)
SCENARIOS = ("breakthrough", "town", "bridges", "free", "learning")

OPTIONS = (
    choice("scenario", *SCENARIOS, clause="OFN-021"),
    choice("army_size", "scenario", *SIZES, clause="OFN-023"),
    choice("army_mode", "free", "preset", clause="OFN-024"),
    choice("exploration", True, False, clause="OFN-160"),
    choice("cards", True, False, clause="OFN-161"),
    choice("symmetric", "off", "on", "strict", clause="OFN-162"),
    choice("distance", "rays", "staircase", clause="OFN-009"),
    choice("explore_edge", "exclude", "first", clause="OFN-097"),
    choice("blind_fire", "built_up", "free", "forbidden", clause="OFN-126"),
    choice("hand_limit", 6, 8, 12, clause="OFN-065"),
    choice("pools", "asymmetric", "equal", clause="OFN-024"),
    choice("infiltration", True, False, clause="OFN-030"),
    choice("capture_units", "line", "any", clause="OFN-131"),
    choice("control", "flag", "occupation", clause="OFN-131"),
    choice("capture_check", "end_of_turn", "immediate", clause="OFN-130"),
    words_or_number("turn_limit", "scenario", "none", low=1, high=maps.MOST_TURNS, clause="OFN-132"),
    choice("prepared_obstacles", 0, 1, 2, 3, 4, clause="OFN-140"),
    choice("hidden_markers", True, False, clause="OFN-101"),
    choice("table_mor_hun", "list_order", "swapped", clause="OFN-103"),
    choice("memory_aid", True, False, clause="OFN-099"),
)

_PACKAGE = "tablee.games.offensive"
_STATUS = ("known", "reconstructed")
_WAYS = {"H": HEAVY, "L": LIGHT, "F": FOOT}
_ROUTES = {HEAVY: 0, ENGINEERS: 0, LIGHT: 1, FOOT: 2}
_TABLES = ("contact_attack", "contact_defence", "ranged_attack", "ranged_defence")
_FEWEST_LINE_UNITS = 3
_WEIGHTS = (0.25, 0.5, 12.0, 5.0, 0.6, 1.5, 1.0, 0.15)
"""In the order of bot.py; found by play between bots."""

_WORTH = {
    "TNK": 5.0, "MEC": 5.0, "INF": 3.0, "HUN": 4.0, "EXP": 2.0, "ENG": 3.0, "MOR": 4.0, "ART": 6.0, "MPO": 1.5, "AGR": 1.5
}  # fmt: skip


class OptionsClash(Complaint):
    """Two options that cannot both be had."""


def pack(edition: Edition, players: int, options: dict[str, Value]) -> Box:
    """Everything the rules read, in one record; complains about an edition that cannot be played."""
    if edition.name and edition.get("game", kind=str) != "offensive":
        edition.complain("edition-other-game", "game", game="offensive")
    return _packed(_Source(edition), players, tuple(sorted(options.items(), key=str)))


class _Source:
    """An edition that is known by its hash and file, so that all tables that play with it share their boxes."""

    def __init__(self, edition: Edition) -> None:
        self.edition = edition
        self._key = edition.hash, edition.file, edition.source

    def __hash__(self) -> int:
        return hash(self._key)

    def __eq__(self, other: object) -> bool:
        return isinstance(other, _Source) and self._key == other._key


@lru_cache(maxsize=32)
def _packed(source: _Source, players: int, chosen: tuple[tuple[str, Value], ...]) -> Box:
    edition, options = source.edition, dict(chosen)
    box = Box()
    box.players = players
    _status(edition, "status")
    scenario = maps.read_scenario(edition, str(options["scenario"]))
    _pack_options(box, options, scenario)
    _pack_map(box, scenario.map, options)
    _pack_units(box, edition, swapped=options["table_mor_hun"] == "swapped")
    _pack_odds(box)
    _pack_armies(box, edition, str(options["pools"]), str(options["symmetric"]), players)
    _pack_scenario(box, edition, scenario)
    pack_cards(box, edition, exploration=bool(box.exploration), objects=bool(box.objects))
    return box


def _pack_options(box: Box, options: dict[str, Value], scenario: Scenario) -> None:
    size = options["army_size"]
    box.army_size = scenario.armies[0] if size == "scenario" else int(size)
    if options["symmetric"] == "strict" and box.army_size > 20:
        raise OptionsClash("options-strict-thirty", package=_PACKAGE)  # OFN-162
    box.preset_only = int(options["army_mode"] == "preset")
    box.exploration = int(options["exploration"])
    box.cards_on = int(options["cards"])
    box.objects = int(options["symmetric"] == "off")
    box.staircase = int(options["distance"] == "staircase")
    box.blind = ("built_up", "free", "forbidden").index(str(options["blind_fire"]))
    box.hand_limit = int(options["hand_limit"])
    box.infiltration = int(options["infiltration"])
    box.capture_any = int(options["capture_units"] == "any")
    box.occupation = int(options["control"] == "occupation")
    box.immediate = int(options["capture_check"] == "immediate")
    box.prepared = int(options["prepared_obstacles"]) if box.objects else 0
    box.hidden_markers = int(options["hidden_markers"]) if box.exploration else 0
    box.memory_aid = int(options["memory_aid"])
    limit = options["turn_limit"]
    box.turn_limit = scenario.turns if limit == "scenario" else maps.MOST_TURNS if limit == "none" else int(limit)
    box.needed = scenario.needed


def _pack_map(box: Box, chart: maps.Map, options: dict[str, Value]) -> None:
    squares = chart.width * chart.height
    box.width, box.height, box.squares = chart.width, chart.height, squares
    box.column[:squares] = [square % chart.width for square in range(squares)]
    box.row[:squares] = [square // chart.width for square in range(squares)]
    box.terrain[:squares] = chart.terrain
    box.road[:squares] = chart.road
    box.river[:squares] = map(int, chart.river)
    for square, listed in chart.disputed:
        box.disputed[square] = sum((terrain + 1) << 2 * place for place, terrain in enumerate(listed))
    heavy, light, foot = maps.entry_prices(chart)
    engineers = [1 if river and not price else price for river, price in zip(chart.river, heavy, strict=True)]  # OFN-087
    for way, prices in ((HEAVY, heavy), (ENGINEERS, engineers), (LIGHT, light), (FOOT, foot)):
        box.price[way][:squares] = prices
    drawn = maps.geometry(chart, options["distance"] == "staircase", options["explore_edge"] == "first")
    box.steps[:squares] = drawn.steps
    for square in range(squares):
        box.near[square] = list(drawn.near[square])
        _pack_reach(box.zone, box.zone_end, square, drawn.zone[square], MOST_EXPLORED)
        _pack_reach(box.seers, box.seers_end, square, drawn.seers[square], MOST_EXPLORED)
        _pack_reach(box.shots, box.shots_end, square, drawn.shots[square], MOST_DIRECT)
    for square in range(squares, SQUARES):
        box.near[square] = [-1] * len(box.near[square])


def _pack_reach(into: Any, ends: Any, square: int, pairs: tuple[tuple[int, int], ...], most: int) -> None:
    """Squares, nearest first, and how many of them lie within each distance."""
    into[square][: len(pairs)] = [other for _, other in pairs]
    for distance in range(1, most + 1):
        ends[square][distance] = sum(far <= distance for far, _ in pairs)


def _pack_units(box: Box, edition: Edition, *, swapped: bool) -> None:
    _status(edition, "units", "status")
    for kind in range(TNK, UNIT_KINDS + 1):
        here = ("units", KIND_CODES[kind])
        group = edition.get(*here, "class", kind=str)
        if group not in _WAYS or (kind == ENG and group != "H"):
            edition.complain("edition-class", *here, "class", package=_PACKAGE)
        box.way[kind] = ENGINEERS if kind == ENG else _WAYS[group]
        box.moving[box.way[kind]] |= 1 << kind - 1
        box.route[kind] = _ROUTES[box.way[kind]]
        box.lunge[kind] = 1 if box.way[kind] == FOOT else 2
        box.explores[kind] = edition.number(*here, "explores", low=1, high=MOST_EXPLORED)
        fire = "indirect" if edition.data["units"][here[1]].get("fire") == "indirect" else "direct"
        box.indirect[kind] = int(fire == "indirect")
        box.fires[kind] = edition.number(*here, "fires", low=0, high=100 if fire == "indirect" else MOST_DIRECT)
        box.shells[kind] = box.fires[kind] + 2 if box.fires[kind] else 0
        box.menace[kind] = max(2 * box.lunge[kind], box.shells[kind])
    for reach in range(1, MOST_EXPLORED + 1):
        box.reaching[reach] = sum(1 << kind - 1 for kind in range(TNK, UNIT_KINDS + 1) if box.explores[kind] >= reach)
    for table in _TABLES:
        _status(edition, "modifiers", table, "status")
        combat, role = (CONTACT if table.startswith("contact") else RANGED), table.rpartition("_")[2]
        into = box.attack if role == "attack" else box.defence
        for kind in range(TNK, UNIT_KINDS + 1):
            if table == "ranged_attack" and not box.fires[kind]:
                continue
            column = {MOR: HUN, HUN: MOR}.get(kind, kind) if swapped else kind
            row = edition.get("modifiers", table, KIND_CODES[column], kind=list)
            if len(row) != 3 or not all(type(number) is int and -20 <= number <= 20 for number in row):
                edition.complain("edition-modifiers", "modifiers", table, KIND_CODES[column], package=_PACKAGE)
            into[combat][kind] = list(row)
    box.blind_defence = box.defence[RANGED][TNK][BUILT_UP]
    for kind in range(TNK, UNIT_KINDS + 1):
        if box.defence[RANGED][kind][BUILT_UP] != box.blind_defence:  # else blind fire would tell the type: OFN-126
            edition.complain("edition-blind", "modifiers", "ranged_defence", KIND_CODES[kind], package=_PACKAGE)


def _pack_odds(box: Box) -> None:
    """What bots go by: the outcome table (contract 7.8) and the worth of each kind of unit."""
    faces = range(1, 7)
    pairs = [one + two for one in faces for two in faces]
    for dice, defences in ((0, list(faces)), (1, pairs)):
        for margin in range(-MOST_MARGIN, MOST_MARGIN + 1):
            won = sum(mine + margin > theirs for mine in pairs for theirs in defences)
            box.odds[dice][margin + MOST_MARGIN] = won / (len(pairs) * len(defences))
    for combat, attacker, defender in product((CONTACT, RANGED), range(TNK, UNIT_KINDS + 1), range(TNK, UNIT_KINDS + 1)):
        modifiers = zip(box.attack[combat][attacker], box.defence[combat][defender], strict=True)
        margins = [max(-MOST_MARGIN, min(MOST_MARGIN, attack - defence)) for attack, defence in modifiers]
        box.risk[combat][attacker][defender] = [box.odds[1][margin + MOST_MARGIN] for margin in margins]
    box.weigh = list(_WEIGHTS)
    for code, worth in _WORTH.items():
        box.worth[KIND_CODES.index(code)] = worth


def _pack_armies(box: Box, edition: Edition, pools: str, symmetric: str, players: int) -> None:
    for name in ("pools", "presets", "supply"):
        _status(edition, name, "status")
    for side, colour in ((RED, "red"), (BLUE, "blue")):
        name = colour if pools == "asymmetric" else "equal"
        for kind in range(TNK, UNIT_KINDS + 1):
            code = KIND_CODES[kind]
            box.pool[side][kind] = edition.number("pools", name, code, low=0, high=33)
            box.preset[side][kind] = edition.number("presets", name, str(box.army_size), code, low=0, high=33)
        if symmetric == "strict":  # OFN-162
            for kind in (MPO, AGR):
                box.preset[side][INF] += box.preset[side][kind]
                box.preset[side][kind] = box.pool[side][kind] = 0
            box.pool[side][INF] = max(box.pool[side][INF], box.preset[side][INF])
        _check_army(box, edition, side, name)
    for kind in range(BAR, DEM + 1):
        box.supply[kind] = edition.number("supply", KIND_CODES[kind], low=0, high=9)
    if box.supply[BAR] + box.supply[MIN] + box.supply[EXB] > LAYS or sum(box.supply) > PIECES_A_SIDE - 30:
        edition.complain("edition-supply", "supply", package=_PACKAGE, most=str(LAYS))


def _check_army(box: Box, edition: Edition, side: int, name: str) -> None:
    """The preset is an army that could be built: its size, the pool, three line units (OFN-023 to OFN-025)."""
    preset, pool = box.preset[side], box.pool[side]
    size = str(box.army_size)
    if sum(preset) != box.army_size:
        edition.complain("edition-preset-size", "presets", name, size, package=_PACKAGE, size=size, sum=str(sum(preset)))
    for kind in range(TNK, UNIT_KINDS + 1):
        if preset[kind] > pool[kind]:
            edition.complain("edition-preset-pool", "presets", name, size, package=_PACKAGE, kind=KIND_CODES[kind])
    if sum(preset[TNK : INF + 1]) < _FEWEST_LINE_UNITS:
        edition.complain("edition-preset-line", "presets", name, size, package=_PACKAGE)


def _pack_scenario(box: Box, edition: Edition, scenario: Scenario) -> None:
    squares = box.squares
    box.objectives = len(scenario.objectives)
    box.objective[: box.objectives] = scenario.objectives
    for number, square in enumerate(scenario.objectives):
        box.objective_at[square] = number + 1
        for way in range(3):
            far = maps.routes(scenario.map, square, way)
            box.to_objective[number][way][:squares] = [points // 2 for points in far] if way == _ROUTES[FOOT] else far
    for way in range(3):
        ways = [box.to_objective[number][way] for number in range(box.objectives)]
        box.to_nearest[way][:squares] = [min(far[square] for far in ways) for square in range(squares)]
    for side in (RED, BLUE):
        allowed = maps.deployable(scenario, side)
        box.deployable[side][:squares] = allowed
        _check_zone(box, edition, side, allowed)
        for kind, order in enumerate(ranks(scenario, side, box)):
            box.auto_rank[side][kind][:squares] = order


def _check_zone(box: Box, edition: Edition, side: int, allowed: list[int]) -> None:
    """Twice as many squares as an army can have units of each class (contract 7.6.4)."""
    pool = box.pool[side]
    heavy = sum(pool[kind] for kind in range(TNK, UNIT_KINDS + 1) if box.way[kind] in (HEAVY, ENGINEERS))
    wanted = {3: min(heavy, box.army_size), 1: box.army_size}
    for least, units in wanted.items():
        room = sum(square >= least for square in allowed)
        if room < 2 * units:
            edition.complain(
                "edition-zone-room", "scenario", package=_PACKAGE, side=("red", "blue")[side], room=str(room), units=str(units)
            )


def _status(edition: Edition, *path: str | int) -> None:
    """Everything in an edition says whether it is known or reconstructed."""
    if edition.get(*path, kind=str) not in _STATUS:
        edition.complain("edition-status", *path)
