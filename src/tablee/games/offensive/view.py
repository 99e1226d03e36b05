"""What a seat may see of Offensive, as plain data (contract 5); `story` tells events."""

from __future__ import annotations

from typing import Any

import msgspec

from tablee.games.offensive import army, combat, deployment, terms
from tablee.games.offensive.actions import card_name
from tablee.games.offensive.maps import place_of
from tablee.games.offensive.state import (
    ABSENT,
    AT_LOST_LINE_UNIT,
    ATTACKED_BY_SEVERAL,
    BAR,
    BLUE,
    BUILD,
    CAMOUFLAGED,
    COUNTER,
    DEM,
    DEPLOY,
    EXB,
    EXPLORED,
    KIND_CODES,
    MIN,
    MOST_EXPLORED,
    NO_KIND,
    NO_PIECE,
    PIECES,
    POINTS,
    RED,
    SAB,
    SIDES,
    STEPPED,
    TARGET,
    UNIT,
    UNIT_KINDS,
)
from tablee.games.offensive.story import EVENTS as _EVENTS
from tablee.games.offensive.story import tell
from tablee.games.offensive.witness import is_open

__all__ = ["_EVENTS", "board", "phase", "preview", "tell"]

_PUBLIC = {TARGET: "CARDS", UNIT: "UNITS"}
"""Points that nobody else notices, and what is said instead."""


class Piece(msgspec.Struct, frozen=True, omit_defaults=True):
    """A piece on the board. `kind` is None where the viewer does not see it; `may_be` and `seen` are the memory aid."""

    side: str
    handle: int
    square: str
    face_up: bool
    kind: str | None = None
    may_be: tuple[str, ...] = ()
    seen: int = 0
    explored_by: tuple[str, ...] = ()
    cards: tuple[str, ...] = ()
    camouflaged: bool = False
    broken_down: bool = False
    one_die_against: str = ""
    """Whom it defends against with two dice: "" everybody, "-" nobody, else the square of its only attacker."""
    points: int | None = None
    attacks: int | None = None
    stepped: bool = False
    closed: bool = False


class Objective(msgspec.Struct, frozen=True):
    """An objective square and who controls it."""

    square: str
    side: str


class Side(msgspec.Struct, frozen=True):
    """What everybody knows of a side. `hidden_supply` is the sum of mines and explosives left, `hand` the number of cards."""

    hand: int
    lost: dict[str, int]
    supply: dict[str, int]
    hidden_supply: int
    jammed: bool


class Announced(msgspec.Struct, frozen=True):
    """A card that is being played, with the targets chosen so far."""

    card: str
    targets: tuple[str, ...]


class Army(msgspec.Struct, frozen=True):
    """The own army while it is built and deployed."""

    counts: dict[str, int]
    pool: dict[str, int]
    preset: dict[str, int]
    size: int
    next: str | None
    left: int


class Board(msgspec.Struct, frozen=True):
    """Everything on the table that this viewer may see."""

    turn: int
    turn_limit: int
    side: str
    needed: int
    objectives: tuple[Objective, ...]
    pieces: tuple[Piece, ...]
    sides: tuple[Side, Side]
    pontoons: tuple[str, ...]
    pile: int
    discard: dict[str, int]
    hand: dict[str, int] | None
    announced: Announced | None
    discarded: bool
    army: Army | None
    selected: str | None


def phase(box: Any, s: Any) -> str:
    """The public name of what is going on: of targets and selected units nobody else learns (5.3)."""
    return _PUBLIC.get(s.point, POINTS.get(s.point, "OVER"))


def board(box: Any, s: Any, seat: int) -> Board:
    """The board as `seat` (or a spectator) sees it."""
    preparing = s.point in (BUILD, DEPLOY)
    mine = seat == s.actor
    return Board(
        turn=s.turn,
        turn_limit=box.turn_limit,
        side=SIDES[s.side],
        needed=box.needed,
        objectives=tuple(
            Objective(place_of(box, box.objective[n]), "red" if s.control >> n & 1 else "blue") for n in range(box.objectives)
        ),
        pieces=tuple(_pieces(box, s, seat, preparing)),
        sides=(_side(box, s, RED, preparing), _side(box, s, BLUE, preparing)),
        pontoons=tuple(place_of(box, square) for square in s.pontoon[: s.pontoons]),
        pile=s.pile_count,
        discard=_hand(s.discard),
        hand=_hand(s.hand[seat]) if seat >= 0 else None,
        announced=_announced(box, s, mine),
        discarded=bool(s.discarded),
        army=_army(box, s, seat) if preparing and seat >= 0 else None,
        selected=place_of(box, s.where[s.selected]) if mine and s.point == UNIT else None,
    )


def _pieces(box: Any, s: Any, seat: int, preparing: bool) -> Any:
    for p in range(1, PIECES):
        own = terms.side_of(p) == seat
        if s.kind[p] != NO_KIND and s.where[p] != ABSENT and (own or not preparing):
            yield _piece(box, s, p, own)


def _piece(box: Any, s: Any, p: int, own: bool) -> Piece:
    up = bool(terms.face_up(box, s, p)) and s.point not in (BUILD, DEPLOY)
    known = own or up or s.over > 0
    remembered = box.memory_aid and not known and s.point not in (BUILD, DEPLOY)
    active = own and s.side == terms.side_of(p) and s.turn > 0 and not s.over and s.kind[p] <= UNIT_KINDS
    slot = terms.slot_of(p)
    attacker = s.attacked_by[slot] if terms.side_of(p) != s.side else NO_PIECE
    met = "-" if attacker == ATTACKED_BY_SEVERAL else place_of(box, s.where[attacker]) if attacker != NO_PIECE else ""
    return Piece(
        side=SIDES[terms.side_of(p)],
        handle=s.handle[p],
        square=place_of(box, s.where[p]),
        face_up=up,
        kind=KIND_CODES[s.kind[p]] if known else None,
        may_be=_codes(s.may_be[p]) if remembered else (),
        seen=s.seen_turn[p] if remembered and not is_open(s, p) else 0,
        explored_by=tuple(_explorers(box, s, p)) if s.face[p] & EXPLORED else (),
        cards=tuple(card_name(s.attached_card[k]) for k in range(s.attached) if s.attached_piece[k] == p),
        camouflaged=bool(s.face[p] & CAMOUFLAGED),
        broken_down=bool(terms.broken_down(s, p)),
        one_die_against=met,
        points=terms.points_left(box, s, p) if active else None,
        attacks=terms.attacks_left(s, p) if active else None,
        stepped=active and bool(s.done[slot] & STEPPED),
        closed=active and bool(terms.movement_closed(s, p)),
    )


def _codes(kinds: int) -> tuple[str, ...]:
    return tuple(code for kind, code in enumerate(KIND_CODES) if kind and kinds >> kind - 1 & 1)


def _explorers(box: Any, s: Any, p: int) -> Any:
    """The squares of the enemy pieces that explore the piece (OFN-099)."""
    square = s.where[p]
    for distance in range(1, MOST_EXPLORED + 1):
        for k in range(box.seers_end[square][distance - 1], box.seers_end[square][distance]):
            e = s.at[box.seers[square][k]]
            if e != NO_PIECE and terms.side_of(e) != terms.side_of(p) and box.explores[s.kind[e]] >= distance:
                yield place_of(box, s.where[e])


def _side(box: Any, s: Any, side: int, preparing: bool) -> Side:
    used = [0] * len(s.used[side]) if preparing else s.used[side]
    open_kinds = (BAR, SAB, DEM) if box.hidden_markers and not s.over else (BAR, MIN, EXB, SAB, DEM)
    hidden = () if len(open_kinds) == 5 else (MIN, EXB)
    left = {kind: box.supply[kind] - used[kind - BAR] for kind in range(BAR, DEM + 1)}
    return Side(
        hand=sum(s.hand[side]),
        lost={KIND_CODES[kind]: number for kind, number in enumerate(s.removed[side]) if number},
        supply={KIND_CODES[kind]: left[kind] for kind in open_kinds},
        hidden_supply=_hidden_supply(box, s, side, [left[kind] for kind in hidden]),
        jammed=bool(s.jammed[side]),
    )


def _hidden_supply(box: Any, s: Any, side: int, left: list[int]) -> int:
    """Mines and explosives left, as far as everybody knows: prepared mines count once they are known (5.1)."""
    unknown = 0
    for p in range(terms.first_piece(side), s.top[side] + 1):
        if terms.on_board(s, p) and s.kind[p] == MIN and s.may_be[p] & (1 << UNIT_KINDS) - 1:
            unknown += 1
    return sum(left) + (unknown if left else 0)


def _hand(row: list[int]) -> dict[str, int]:
    return {card_name(card): number for card, number in enumerate(row) if number}


def _announced(box: Any, s: Any, mine: bool) -> Announced | None:
    """The card in the window is seen by all, one that is still being aimed by its player alone (OFN-058)."""
    if s.point != COUNTER and not (s.point == TARGET and mine):
        return None
    targets = [place_of(box, square) for square in s.target[: s.targets]]
    if targets and box.aim[s.card] == AT_LOST_LINE_UNIT:
        targets[0] = KIND_CODES[s.target[0]]
    return Announced(card_name(s.card), tuple(targets))


def _army(box: Any, s: Any, seat: int) -> Army:
    mine = seat == s.actor
    kind = NO_KIND
    left = 0
    if mine and s.point == BUILD:
        kind, left = s.building, army.missing(box, s, seat)
    elif mine:
        kind = deployment.next_kind(box, s, seat)
        left = max(0, deployment.sector_units(box, s, seat) - s.placed)
    return Army(
        counts={KIND_CODES[kind]: number for kind, number in enumerate(s.army[seat]) if number},
        pool={KIND_CODES[kind]: box.pool[seat][kind] for kind in range(1, UNIT_KINDS + 1)},
        preset={KIND_CODES[kind]: box.preset[seat][kind] for kind in range(1, UNIT_KINDS + 1)},
        size=box.army_size,
        next=KIND_CODES[kind] or None,
        left=left,
    )


# --- Before a choice is made


class Chances(msgspec.Struct, frozen=True):
    """A combat before it is fought: kinds, modifiers, dice, and of all throws those that win, tie and lose."""

    attacker: str
    defender: str | None
    combat: str
    attack: int | None
    defence: int | None
    dice: int
    win: int
    tie: int
    lose: int


def preview(box: Any, s: Any, action: int, seat: int) -> Chances | None:
    """What a contact attack or a shot can come to, as far as the seat knows the target."""
    if s.point != UNIT or action >= 2 * box.squares or s.at[action % box.squares] == NO_PIECE:
        return None
    p, q = s.selected, s.at[action % box.squares]
    ranged = action >= box.squares
    hidden = not terms.face_up(box, s, q)
    dice = int(combat.defence_dice(s, p, q))
    kind, fought = KIND_CODES[s.kind[p]], "ranged" if ranged else "contact"
    if hidden and not (ranged and box.blind == 0):
        return Chances(kind, None, fought, None, None, dice, 0, 0, 0)
    attack = int(combat.attack_modifier(box, s, p, q, int(ranged), hidden))
    defence = int(combat.defence_modifier(box, s, p, q, int(ranged), hidden))
    return Chances(
        kind, None if hidden else KIND_CODES[s.kind[q]], fought, attack, defence, dice, *outcomes(attack - defence, dice)
    )


def outcomes(margin: int, dice: int) -> tuple[int, int, int]:
    """Of all throws of two dice against two or one, those where the attacker is higher, equal and lower (contract 7.8)."""
    faces = range(1, 7)
    defences = [one + two for one in faces for two in faces] if dice == 2 else list(faces)
    totals = [one + two + margin - other for one in faces for two in faces for other in defences]
    return sum(total > 0 for total in totals), sum(total == 0 for total in totals), sum(total < 0 for total in totals)
