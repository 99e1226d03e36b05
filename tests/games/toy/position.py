"""Positions of the flea market as readable text, both ways. What a text leaves out stands at its default.

point: TURN
actor: 0
coins: 3 1 0
hand 0: dog lamp
hand 1: book
crate: vase clock
known 0 1: book
"""

from typing import Any

from tablee.core.position import NOBODY
from tablee.core.texts import Complaint

from .box import KIND_NAMES
from .state import DEALERS, ENDS, KINDS, LOTS, NO_KIND, POINTS, TURN, State

_NUMBERS = ("ply", "actor", "winners", "turn", "bell", "thief", "victim", "creditor", "depth")
_ROWS = ("present", "coins", "owed", "score", "pending_point", "pending_actor")
_NO_LOT = "-"


def write(box: Any, s: Any) -> str:
    """The position as text."""
    lines = {name: str(getattr(s, name)) for name in _NUMBERS}
    lines["point"] = POINTS.get(s.point, _NO_LOT)
    lines["over"] = ENDS.get(s.over, _NO_LOT)
    lines |= {name: " ".join(map(str, getattr(s, name))) for name in _ROWS}
    for seat in range(box.players):
        lines[f"hand {seat}"] = _lots(s.hand[seat])
        for holder in range(box.players):
            lines[f"known {seat} {holder}"] = _lots(s.known[seat][holder])
    lines["crate"] = " ".join(KIND_NAMES[kind] for kind in s.crate[: s.crate_count])
    lines["heap"] = _lots(s.heap)
    lines["peeked"] = " ".join(_NO_LOT if kind == NO_KIND else KIND_NAMES[kind] for kind in s.peeked)
    return "".join(f"{name}: {value}".rstrip() + "\n" for name, value in lines.items())


def _lots(counts: list[int]) -> str:
    return " ".join(name for name, count in zip(KIND_NAMES, counts, strict=True) for _ in range(count))


def read(box: Any, source: str) -> State:
    """The position that the text describes."""
    s = State()
    s.point = TURN
    s.thief = s.victim = s.creditor = NOBODY
    s.present[: box.players] = [1] * box.players
    s.peeked = [NO_KIND] * DEALERS
    for number, line in enumerate(source.splitlines(), start=1):
        name, colon, value = line.partition(":")
        if line.strip() and not (colon and _take(s, name.split(), value.split())):
            raise Complaint("position-line", line=str(number), text=line.strip()[:60])
    return s


def _take(s: State, name: list[str], words: list[str]) -> bool:
    """Take in one line; whether it made sense."""
    key, *seats = name or [""]
    places = [int(seat) for seat in seats if seat in ("0", "1", "2")]
    if key in _NUMBERS and len(words) == 1 and _is_number(words[0]):
        setattr(s, key, int(words[0]))
        return not seats
    if key in _ROWS and len(words) <= len(getattr(s, key)) and all(map(_is_number, words)):
        getattr(s, key)[: len(words)] = [int(word) for word in words]
        return not seats
    if key in ("point", "over"):
        known = {text: number for number, text in (POINTS if key == "point" else ENDS).items()} | {_NO_LOT: 0}
        setattr(s, key, known.get(" ".join(words), 0))
        return " ".join(words) in known
    kinds = [NO_KIND if word == _NO_LOT else KIND_NAMES.index(word) for word in words if word in (*KIND_NAMES, _NO_LOT)]
    return len(kinds) == len(words) and len(places) == len(seats) and _take_lots(s, key, places, kinds)


def _take_lots(s: State, key: str, places: list[int], kinds: list[int]) -> bool:
    if key == "peeked" and len(kinds) <= DEALERS:
        s.peeked[: len(kinds)] = kinds
        return not places
    if NO_KIND in kinds or len(kinds) > LOTS:
        return False
    if key == "crate":
        s.crate[: len(kinds)] = kinds
        s.crate_count = len(kinds)
        return not places
    into = {("heap", 0): s.heap, ("hand", 1): s.hand, ("known", 2): s.known}.get((key, len(places)))
    for place in places:
        into = into and into[place]
    for kind in range(KINDS):
        if into:
            into[kind] = kinds.count(kind)
    return into is not None


def _is_number(word: str) -> bool:
    digits = word.removeprefix("-")
    return digits.isascii() and digits.isdigit() and len(digits) < 5
