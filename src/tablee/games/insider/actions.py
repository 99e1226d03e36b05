"""Actions of Insider in their three forms: number, object and short text.

| point            | text           | object                                              |
|------------------|----------------|-----------------------------------------------------|
| START            | `move7`        | `{"do": "move7"}`                                   |
|                  | `roll` `roll1` | `{"do": "roll"}`, rumoured: `{"do": "roll1"}`       |
|                  | `draw`         | `{"do": "draw"}`                                    |
| MOVE             | `step 3 N`     | `{"do": "step", "pawn": 3, "way": "N"}`             |
|                  | `forfeit`      | `{"do": "forfeit"}`                                 |
| MOVE, ACTION     | `rob 3 green`  | `{"do": "rob", "pawn": 3, "company": "green"}`      |
|                  | `play ADM 2`   | `{"do": "play", "card": "ADM", "count": 2}`         |
|                  | `relocate`     | `{"do": "relocate"}` (after a double)               |
| ACTION           | `cycle BOD`    | `{"do": "cycle", "card": "BOD"}`                    |
|                  | `end`          | `{"do": "end"}`                                     |
| SEAT             | `table t2`     | `{"do": "table", "table": "t2"}`                    |
| ADM_A, ADM_B     | `pawn green 1` | `{"do": "pawn", "company": "green", "pawn": 1}`     |
| HEL_PAWN         | `pawn red 3`   | the same, own pawns only                            |
| HEL_TO, OUT_TO   | `to d4`        | `{"do": "to", "square": "d4"}`                      |
| OUT_FROM         | `from c2`      | `{"do": "from", "square": "c2"}`                    |
|                  | `stop`         | `{"do": "stop"}` (Total OUT only)                   |
| VICTIM           | `victim green` | `{"do": "victim", "company": "green"}`              |
| REACT            | `pass`         | `{"do": "pass"}`                                    |
|                  | `counter`      | `{"do": "counter"}`                                 |
| PLEDGE           | `pledge 2`     | `{"do": "pledge", "count": 2}`                      |
| VIP              | `sit red`      | `{"do": "sit", "company": "red"}`                   |
|                  | `empty`        | `{"do": "empty"}`                                   |

Pawns are numbered 1 to 7. Companies are named by their colour: red, blue, green, yellow.
"""

from collections.abc import Mapping
from typing import Any

from tablee.core.decision import Unreadable
from tablee.games.insider import codes
from tablee.games.insider.box import COLOURS, KIND_NAMES, WAY_NAMES, colour_of, seat_of, square_name, square_number
from tablee.games.insider.state import MOST_OF_A_KIND, PAWNS, TABLES, WAYS

_PACKAGE = "tablee.games.insider"
_PLAIN = {
    "move7": codes.MOVE7,
    "roll": codes.ROLL,
    "roll1": codes.ROLL1,
    "draw": codes.DRAW,
    "relocate": codes.RELOCATE,
    "forfeit": codes.FORFEIT,
    "end": codes.END,
    "stop": codes.STOP,
    "empty": codes.LEAVE_EMPTY,
    "pass": codes.PASS,
    "counter": codes.COUNTER,
}
_SHAPES = {
    "step": ("pawn", "way"),
    "rob": ("pawn", "company"),
    "play": ("card", "count"),
    "cycle": ("card",),
    "table": ("table",),
    "pawn": ("company", "pawn"),
    "from": ("square",),
    "to": ("square",),
    "victim": ("company",),
    "sit": ("company",),
    "pledge": ("count",),
}
_NUMBERS = {"pawn": (1, PAWNS), "count": (0, MOST_OF_A_KIND)}
_NAMES = {
    "way": tuple(WAY_NAMES),
    "card": KIND_NAMES,
    "company": COLOURS,
    "table": tuple(f"t{table + 1}" for table in range(TABLES)),
    "square": tuple(square_name(square) for square in range(25)),
}


def count(box: Any) -> int:
    """How many action numbers there are."""
    return codes.ACTIONS


def to_object(box: Any, s: Any, action: int) -> dict[str, Any]:
    """A legal action as an object."""
    for name, number in _PLAIN.items():
        if action == number:
            return {"do": name}
    if action < codes.ROB:
        pawn, way = divmod(action - codes.STEP, WAYS)
        return {"do": "step", "pawn": pawn + 1, "way": WAY_NAMES[way]}
    if action < codes.PLAY:
        pawn, rival = divmod(action - codes.ROB, codes.RIVALS)
        return {"do": "rob", "pawn": pawn + 1, "company": _rival(box, s, rival)}
    if action < codes.RELOCATE:
        kind, cards = divmod(action - codes.PLAY, MOST_OF_A_KIND)
        return {"do": "play", "card": KIND_NAMES[kind], "count": cards + 1}
    if action < codes.FORFEIT:
        return {"do": "cycle", "card": KIND_NAMES[action - codes.CYCLE]}
    if action < codes.PAWN:
        return {"do": "table", "table": f"t{action - codes.TAKE_TABLE + 1}"}
    if action < codes.FROM:
        seat, pawn = divmod(action - codes.PAWN, PAWNS)
        return {"do": "pawn", "company": colour_of(box, seat), "pawn": pawn + 1}
    if action < codes.TO:
        return {"do": "from", "square": square_name(action - codes.FROM)}
    if action < codes.STOP:
        return {"do": "to", "square": square_name(action - codes.TO)}
    if action < codes.SIT:
        return {"do": "victim", "company": _rival(box, s, action - codes.ATTACK)}
    if action < codes.LEAVE_EMPTY:
        return {"do": "sit", "company": colour_of(box, action - codes.SIT)}
    return {"do": "pledge", "count": action - codes.PLEDGED}


def _rival(box: Any, s: Any, clockwise: int) -> str:
    """The company so many seats (less one) clockwise from the player whose turn it is."""
    return colour_of(box, (s.active + 1 + clockwise) % box.players)


def from_object(box: Any, s: Any, named: Mapping[str, Any]) -> int:
    """The number of the action that an object names; refuses what cannot mean any action here."""
    kind = str(named.get("do"))  # whatever a stranger sends, it can be looked up
    if kind in _PLAIN and set(named) == {"do"}:
        return _PLAIN[kind]
    if kind not in _SHAPES or set(named) != {"do", *_SHAPES[kind]}:
        raise Unreadable("action-unreadable", given=str(dict(named))[:60])
    for part in _SHAPES[kind]:
        if not _fits(part, named[part]):
            raise Unreadable("action-unreadable", given=str(dict(named))[:60])
    return _numbered(box, s, kind, dict(named))


def _fits(part: str, given: Any) -> bool:
    """Whether this can be meant."""
    if part in _NUMBERS:
        low, high = _NUMBERS[part]
        return type(given) is int and low <= given <= high
    return isinstance(given, str) and given in _NAMES[part]


def _numbered(box: Any, s: Any, kind: str, named: dict[str, Any]) -> int:
    if kind == "step":
        return codes.STEP + WAYS * (named["pawn"] - 1) + WAY_NAMES.index(named["way"])
    if kind == "play":
        if named["count"] == 0:
            raise Unreadable("action-unreadable", given=str(named)[:60])
        return codes.PLAY + MOST_OF_A_KIND * KIND_NAMES.index(named["card"]) + named["count"] - 1
    if kind == "cycle":
        return codes.CYCLE + KIND_NAMES.index(named["card"])
    if kind == "table":
        return codes.TAKE_TABLE + int(named["table"][1:]) - 1
    if kind in ("from", "to"):
        return (codes.FROM if kind == "from" else codes.TO) + square_number(named["square"])
    if kind == "pledge":
        return codes.PLEDGED + int(named["count"])
    seat = seat_of(box, named["company"])
    if seat < 0:
        raise Unreadable("company-not-playing", package=_PACKAGE, company=named["company"])
    if kind == "pawn":
        return codes.PAWN + PAWNS * seat + named["pawn"] - 1
    if kind == "sit":
        return codes.SIT + seat
    clockwise = (seat - s.active) % box.players - 1
    if clockwise < 0:
        raise Unreadable("company-is-own", package=_PACKAGE, company=named["company"])
    if kind == "rob":
        return codes.ROB + codes.RIVALS * (named["pawn"] - 1) + clockwise
    return codes.ATTACK + clockwise


def to_text(named: Mapping[str, Any]) -> str:
    """An object in short notation."""
    kind = named["do"]
    return " ".join([kind, *(str(named[part]) for part in _SHAPES.get(kind, ()))])


def from_text(said: str) -> dict[str, Any]:
    """The object that a short text names; letters may be small or large."""
    words = said.split()
    kind = words[0].lower() if words else ""
    if kind in _PLAIN and len(words) == 1:
        return {"do": kind}
    if kind not in _SHAPES or len(words) != len(_SHAPES[kind]) + 1:
        raise Unreadable("action-unreadable", given=said[:60])
    named: dict[str, Any] = {"do": kind}
    for part, word in zip(_SHAPES[kind], words[1:], strict=True):
        if part in _NUMBERS:
            if not (word.isascii() and word.isdigit() and len(word) == 1):
                raise Unreadable("action-unreadable", given=said[:60])
            named[part] = int(word)
        else:
            named[part] = word.upper() if part in ("way", "card") else word.lower()
    return named
