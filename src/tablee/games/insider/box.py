"""The box of Insider: its table options, and an edition packed into the tables the rules read."""

from functools import cache
from typing import Any

from tablee.core.edition import Edition
from tablee.core.options import Value, choice, number
from tablee.games.insider.state import (
    ACTION_CARDS,
    CARDS,
    EACH_PAIR,
    EAST,
    LANES,
    LOBBY,
    NO_SPACE,
    NORTH,
    ONCE_A_PAWN,
    ONCE_A_TURN,
    PATH,
    PLAYERS,
    SOUTH,
    SPACES,
    SQUARES,
    TABLE,
    TABLES,
    WEST,
    Box,
)

SEATS = (2, 3, 4)

OPTIONS = (
    choice("path_len", 1, 2, 3, clause="INS-008"),
    choice("floor", -7, -5, -10, clause="INS-213"),
    choice("jump_cost", "counted", "free", clause="INS-064"),
    choice("cards_before_first_step", True, False, clause="INS-050"),
    choice("rob_scope", "pawn_and_opponent", "per_pawn", "once_per_turn", clause="INS-083"),
    choice("cycle_after_draw", False, True, clause="INS-046"),
    choice("rumours_may_draw", True, False, clause="INS-156"),
    choice("admin_needs_own_pawn", False, True, clause="INS-124"),
    choice("bomb_counter", "cancels_all", "protects_self", clause="INS-163"),
    choice("scandal_adds_up", False, True, clause="INS-151"),
    number("turn_cap", 400, 50, 2000, clause="INS-235"),
)

KIND_NAMES = ("ADM", "HEL", "SCA", "TRE", "BOD")
CARD_NAMES = tuple(f"{tables}{letter}" for tables in range(3, 8) for letter in "ABCD")
COLOURS = ("red", "blue", "green", "yellow")
COLUMNS, ROWS = "abcde", "12345"
WAY_NAMES = "NESW"

_SCOPES = {"pawn_and_opponent": EACH_PAIR, "per_pawn": ONCE_A_PAWN, "once_per_turn": ONCE_A_TURN}
_PACKAGE = "tablee.games.insider"
_STATUS = ("known", "reconstructed")


def square_name(square: int) -> str:
    """The name of a big square, such as c3."""
    return COLUMNS[square // 5] + ROWS[square % 5]


def square_number(name: str) -> int:
    """The big square of this name, or -1."""
    if len(name) != 2 or name[0] not in COLUMNS or name[1] not in ROWS:
        return -1
    return 5 * COLUMNS.index(name[0]) + ROWS.index(name[1])


def space_name(box: Any, space: int) -> str:
    """What a space is called: c2, t3 for a table, c2-c3 for a path square (c2-c3.1 and so on on longer lanes)."""
    return _space_names(_lanes(box), box.path_len)[space]


def space_number(box: Any, name: str) -> int:
    """The space of this name, or -1."""
    return _space_numbers(_lanes(box), box.path_len).get(name, -1)


def _lanes(box: Any) -> tuple[int, int]:
    return box.north, box.east


@cache
def _space_names(lanes: tuple[int, int], path_len: int) -> dict[int, str]:
    names = {square: square_name(square) for square in range(SQUARES)}
    names |= {TABLE + table: f"t{table + 1}" for table in range(TABLES)} | {LOBBY: "lobby"}
    space = PATH
    for one, other in _pairs(*lanes):
        for place in range(path_len):
            lane = f"{square_name(one)}-{square_name(other)}"
            names[space] = lane if path_len == 1 else f"{lane}.{place + 1}"
            space += 1
    return names


@cache
def _space_numbers(lanes: tuple[int, int], path_len: int) -> dict[str, int]:
    return {name: space for space, name in _space_names(lanes, path_len).items()}


def _pairs(north: int, east: int) -> list[tuple[int, int]]:
    """The two ends of every lane, in the order of their names."""
    found = [(square, square + 1) for square in range(SQUARES) if north >> square & 1]
    found += [(square, square + 5) for square in range(SQUARES) if east >> square & 1]
    return sorted(found)


def colour_of(box: Any, seat: int) -> str:
    """The company of a seat; bases stand in the order of the colours."""
    return COLOURS[box.colour[seat]]


def seat_of(box: Any, colour: str) -> int:
    """The seat of a company, or -1 if it does not play."""
    return next((seat for seat in range(box.players) if colour_of(box, seat) == colour), -1)


def pack(edition: Edition, players: int, options: dict[str, Value]) -> Box:
    """Everything the rules read, in one record; complains about an edition that cannot be played."""
    box = Box()
    box.players = players
    box.path_len = int(options["path_len"])
    box.floor = int(options["floor"])
    box.free_jumps = int(options["jump_cost"] == "free")
    box.step_first = int(not options["cards_before_first_step"])
    box.rob_scope = _SCOPES[str(options["rob_scope"])]
    box.cycle_after_draw = int(options["cycle_after_draw"])
    box.no_draw_in_rumours = int(not options["rumours_may_draw"])
    box.own_pawn_in_swap = int(options["admin_needs_own_pawn"])
    box.bomb_guards_self = int(options["bomb_counter"] == "protects_self")
    box.skips_add_up = int(options["scandal_adds_up"])
    box.turn_cap = int(options["turn_cap"])
    if edition.name and edition.get("game", kind=str) != "insider":
        edition.complain("edition-other-game", "game", game="insider")
    _status(edition, "status")
    _pack_companies(box, edition, players)
    _pack_board(box, edition)
    _pack_ways(box)
    _pack_action_cards(box, edition)
    _pack_evaluation_cards(box, edition, players)
    box.goal = edition.number("staircase", "goal", low=10, high=99)
    for part in ("goal", "floor"):
        _status(edition, "staircase", "status", part)
    return box


def _pack_companies(box: Box, edition: Edition, players: int) -> None:
    """The four corners (INS-003) and who plays from which (INS-027)."""
    companies = edition.get("company", kind=list)
    if len(companies) != PLAYERS:
        edition.complain("edition-companies", "company", package=_PACKAGE, count=str(len(companies)))
    bases = []
    for index, expected in enumerate(COLOURS):
        if edition.get("company", index, "colour", kind=str) != expected:
            edition.complain("edition-colour", "company", index, "colour", package=_PACKAGE, expected=expected)
        base = _square(edition, "company", index, "base")
        if base not in (0, 4, 20, 24) or base in bases:
            edition.complain("edition-base", "company", index, "base", package=_PACKAGE, value=square_name(base))
        _status(edition, "company", index, "status")
        bases.append(base)
        box.corners |= 1 << base
    for count in SEATS:
        seats = edition.get("seats", str(count), kind=list)
        if len(seats) != count or len(set(map(str, seats))) != count or not set(map(str, seats)) <= set(COLOURS):
            edition.complain("edition-seats", "seats", str(count), package=_PACKAGE, count=str(count))
    _status(edition, "seats", "status")
    for seat, colour in enumerate(edition.get("seats", str(players), kind=list)):
        box.colour[seat] = COLOURS.index(colour)
        box.base[seat] = bases[box.colour[seat]]


def _pack_board(box: Box, edition: Edition) -> None:
    """Centre, inner squares and lanes, which must be as INS-004 to INS-010 have them."""
    box.centre = _square(edition, "board", "centre")
    if box.centre != square_number("c3"):
        edition.complain("edition-centre", "board", "centre", package=_PACKAGE)  # INS-004
    box.normal = (1 << SQUARES) - 1 & ~box.corners & ~(1 << box.centre)
    for index in range(len(edition.get("board", "inner", kind=list))):
        box.inner |= 1 << _square(edition, "board", "inner", index)
    for index, lane in enumerate(edition.get("board", "lanes", kind=list)):
        one, other = _lane(edition, index, lane)
        if other == one + 1:
            box.north |= 1 << one
        else:
            box.east |= 1 << one
    links = {square: [a + b - square for a, b in _pairs(box.north, box.east) if square in (a, b)] for square in range(SQUARES)}
    if (
        sorted(links[box.centre]) != [square for square in range(SQUARES) if box.inner >> square & 1]
        or len(links[box.centre]) != 4
    ):
        edition.complain("edition-inner", "board", "inner", package=_PACKAGE)  # INS-005, INS-010
    for square in range(SQUARES):
        lanes = len(links[square])
        if lanes == 0 or (box.corners >> square & 1 and lanes != 2):  # INS-009
            edition.complain("edition-lanes", "board", "lanes", package=_PACKAGE, square=square_name(square), count=str(lanes))
    for part in ("centre", "inner", "lanes"):
        _status(edition, "board", "status", part)


def _lane(edition: Edition, index: int, lane: Any) -> tuple[int, int]:
    """The two neighbours that a lane joins (INS-007)."""
    one, _, other = lane.partition("-") if isinstance(lane, str) else ("", "", "")
    ends = square_number(one), square_number(other)
    beside = ends[1] == ends[0] + 5 or (ends[1] == ends[0] + 1 and ends[0] // 5 == ends[1] // 5)
    lanes = edition.get("board", "lanes", kind=list)
    if -1 in ends or not beside or lanes.index(lane) != index:
        edition.complain("edition-lane", "board", "lanes", index, package=_PACKAGE, lane=str(lane)[:20])
    return ends


def _pack_ways(box: Box) -> None:
    """Which space lies next to which, and which squares each space leads to."""
    box.next = [[NO_SPACE] * len(WAY_NAMES) for _ in range(SPACES)]
    for square in range(SQUARES):
        box.ends[square] = 1 << square
    for space in range(TABLE, PATH):
        box.ends[space] = 1 << box.centre
    space = PATH
    for one, other in _pairs(box.north, box.east):
        there, back = (NORTH, SOUTH) if other == one + 1 else (EAST, WEST)
        for before, after in zip(
            [one, *range(space, space + box.path_len)], [*range(space, space + box.path_len), other], strict=True
        ):
            box.next[before][there] = after
            box.next[after][back] = before
        for path in range(space, space + box.path_len):
            box.ends[path] = 1 << one | 1 << other
        space += box.path_len
    assert space <= PATH + LANES * box.path_len <= SPACES


def _pack_action_cards(box: Box, edition: Edition) -> None:
    for kind, name in enumerate(KIND_NAMES):
        box.copies[kind] = edition.number("action", name, low=1, high=ACTION_CARDS)
    if sum(box.copies) != ACTION_CARDS:
        edition.complain("edition-action", "action", package=_PACKAGE, count=str(sum(box.copies)))
    for part in ("total", "split"):
        _status(edition, "action", "status", part)


def _pack_evaluation_cards(box: Box, edition: Edition, players: int) -> None:
    """Every card, and the twelve that can come up: those with players + 1 to players + 3 tables (INS-024)."""
    edition.get("evaluation", kind=dict)
    for card, name in enumerate(CARD_NAMES):
        size = int(name[0])
        values = edition.get("evaluation", name, "tables", kind=list)
        falling = all(type(value) is int and 0 <= value <= 20 for value in values) and sorted(values, reverse=True) == values
        if len(values) != size or not falling:
            edition.complain("edition-tables", "evaluation", name, package=_PACKAGE, card=name, count=str(size))
        box.tables[card] = size
        box.value[card][:size] = values
        box.penalty[card] = edition.number("evaluation", name, "penalty", low=0, high=20)
        _status(edition, "evaluation", name, "status")
    box.pool = [card for card in range(CARDS) if players + 1 <= box.tables[card] <= players + 3]


def _square(edition: Edition, *path: str | int) -> int:
    name = edition.get(*path, kind=str)
    square = square_number(name)
    if square < 0:
        edition.complain("edition-square", *path, package=_PACKAGE, value=name[:20])
    return square


def _status(edition: Edition, *path: str | int) -> None:
    """Everything in an edition says whether it is known or reconstructed."""
    if edition.get(*path, kind=str) not in _STATUS:
        edition.complain("edition-status", *path)
