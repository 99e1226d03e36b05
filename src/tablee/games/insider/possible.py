"""What can be a position of Insider: whatever a text describes, the rules can go on from it."""

from collections import Counter
from typing import Any

from tablee.core.position import NOBODY
from tablee.core.texts import Complaint
from tablee.games.insider.box import KIND_NAMES, colour_of, space_name
from tablee.games.insider.state import (
    ADM,
    BOD,
    CARDS_DRAWN,
    HEL,
    KINDS,
    LOBBY,
    NO_KIND,
    NO_SPACE,
    ONLOOKER,
    PLAYERS,
    POINTS,
    SCA,
    SQUARES,
    TABLE,
    TRE,
    State,
)

_PACKAGE = "tablee.games.insider"


def check(box: Any, s: State) -> None:
    """Complain about what no position can be."""
    if not (s.over > 0) == (s.actor == NOBODY) == (s.point == 0):
        _wrong("actor, point, over")
    _check_pawns(box, s)
    _check_cards(box, s)
    if s.point:
        _check_point(box, s)


def _wrong(where: str) -> None:
    raise Complaint("position-impossible", package=_PACKAGE, where=where)


def _check_pawns(box: Any, s: State) -> None:
    point = POINTS.get(s.point)
    single: Counter[int] = Counter()
    for seat in range(box.players):
        for place in s.place[seat]:
            single[place] += place >= TABLE and place != LOBBY
            foreign = place < SQUARES and box.corners >> place & 1 and place != box.base[seat]
            closed = place < SQUARES and s.tokens >> place & 1
            beyond = TABLE + box.tables[s.card] <= place < LOBBY
            astray = (place == LOBBY and point != "VIP") or (place == box.centre and point != "SEAT")
            if foreign or closed or beyond or astray:
                _wrong(f"{colour_of(box, seat)}: {space_name(box, place)}")
    for place, count in single.items():
        if count > 1:
            _wrong(space_name(box, place))
    seated = sum(TABLE <= place <= LOBBY for places in s.place[: box.players] for place in places)
    if not s.over and seated >= box.tables[s.card]:
        _wrong("card")


def _check_cards(box: Any, s: State) -> None:
    for kind, name in enumerate(KIND_NAMES):
        if s.deck[: s.deck_count].count(kind) + s.discard[kind] + sum(hand[kind] for hand in s.hand) > box.copies[kind]:
            _wrong(name)
        for viewer in (*range(box.players), ONLOOKER):
            if any(s.holds[viewer][holder][kind] > s.hand[holder][kind] for holder in range(PLAYERS)):
                _wrong(f"holds: {name}")
            if s.deck[: s.deck_count].count(kind) > s.pile_max[viewer][kind]:
                _wrong(f"pile_max: {name}")
    if any(s.holds[seat][seat][kind] for seat in range(PLAYERS) for kind in range(KINDS)):
        _wrong("holds")
    cards = [s.card, *s.pile[: s.pile_count]]
    if len(set(cards)) != len(cards) or not set(cards) <= set(box.pool) or s.pile_known > s.pile_count:
        _wrong("card, pile, known")
    if any(not s.shown >> card & 1 for card in [s.card, *s.pile[: s.pile_known]]):
        _wrong("shown")
    if any(s.shown >> card & 1 for card in s.pile[s.pile_known : s.pile_count]):
        _wrong("shown")


def _check_point(box: Any, s: State) -> None:
    """The open decision needs what it is about."""
    point = POINTS[s.point]
    asked = point in ("REACT", "PLEDGE")
    set_of = {
        "ADM_A": (ADM, (1, 2)),
        "ADM_B": (ADM, (1, 2)),
        "HEL_PAWN": (HEL, (1, 2)),
        "HEL_TO": (HEL, (1, 2)),
        "PLEDGE": (ADM, (3,)),
        "VIP": (ADM, (3,)),
    }
    if point in set_of and (s.kind != set_of[point][0] or s.level not in set_of[point][1]):
        _wrong("set")
    if point == "VICTIM" and (s.kind, s.level) not in ((HEL, 3), (SCA, 1), (SCA, 2)):
        _wrong("set")
    if asked == (s.actor == s.active):
        _wrong("actor, active")
    if (point == "MOVE") != (s.mp > 0 and point == "MOVE") or (point == "ACTION" and s.mp > 0):
        _wrong("points")
    if point in ("SEAT", "ADM_B", "HEL_TO") and s.first < 0:
        _wrong("first")
    if point == "SEAT" and s.place[s.first // 8][s.first % 8] != box.centre:
        _wrong("first")
    if point in ("SEAT", "HEL_TO") and s.first // 8 != s.active:
        _wrong("first")
    if point == "REACT":
        _check_attack(box, s)
    if point in ("OUT_FROM", "OUT_TO") and (s.relocations == 0 or (s.kind != NO_KIND and (s.kind, s.level) != (TRE, 2))):
        _wrong("relocations, set")
    if (point == "OUT_TO") != (s.lifted != NO_SPACE) or (s.lifted != NO_SPACE and not s.tokens >> s.lifted & 1):
        _wrong("lifted")
    if s.mode == CARDS_DRAWN and point != "ACTION":
        _wrong("mode")
    waiting = sum(place == LOBBY for places in s.place[: box.players] for place in places)
    taken = waiting > 0 and s.tables >> s.table > 0
    if (point == "VIP") != (waiting > 0) or s.table + waiting > box.tables[s.card] or taken:
        _wrong("table")


def _check_attack(box: Any, s: State) -> None:
    if s.kind == ADM and s.level < 3 and (s.first < 0 or s.second < 0 or s.first // 8 == s.second // 8):
        _wrong("first, second")
    named = s.kind == HEL or (s.kind == SCA and s.level < 3)
    if named != (s.victim != NOBODY) or (named and s.victim == s.active):
        _wrong("victim")
    if s.kind in (NO_KIND, BOD) or (s.kind in (HEL, TRE) and s.level < 3) or (s.kind == ADM and s.level == 3):
        _wrong("set")
