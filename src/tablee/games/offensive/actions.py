"""Actions of Offensive in their three forms: number, object and short text.

| text             | object                                                |
|------------------|-------------------------------------------------------|
| `preset`         | `{"do": "preset"}`                                    |
| `count 4`        | `{"do": "count", "number": 4}`                        |
| `place 3,10`     | `{"do": "place", "square": "3,10"}`                   |
| `lay BAR 3,11`   | `{"do": "lay", "marker": "BAR", "square": "3,11"}`    |
| `auto`           | `{"do": "auto"}`                                      |
| `play C04`       | `{"do": "play", "card": "C04"}`                       |
| `discard C04`    | `{"do": "discard", "card": "C04"}`                    |
| `target 18,9`    | `{"do": "target", "square": "18,9"}`                  |
| `type TNK`       | `{"do": "type", "kind": "TNK"}`                       |
| `done`           | `{"do": "done"}`                                      |
| `counter C23`    | `{"do": "counter", "card": "C23"}`                    |
| `pass`           | `{"do": "pass"}`                                      |
| `select 3,10`    | `{"do": "select", "square": "3,10"}`                  |
| `move 4,10`      | `{"do": "move", "square": "4,10"}`                    |
| `contact 5,10`   | `{"do": "contact", "square": "5,10"}`                 |
| `fire 9,10`      | `{"do": "fire", "square": "9,10"}`                    |
| `clear 4,11`     | `{"do": "clear", "square": "4,11"}`                   |
| `back`           | `{"do": "back"}`                                      |
| `end-cards`      | `{"do": "end-cards"}`                                 |
| `end-manche`     | `{"do": "end-manche"}`                                |
"""

from collections.abc import Mapping
from typing import Any

from tablee.core.decision import Refused, Unreadable
from tablee.games.offensive import terms
from tablee.games.offensive.maps import place_of, square_of
from tablee.games.offensive.refusals import REASONS, explain
from tablee.games.offensive.state import (
    BAR,
    COUNTER,
    DEPLOY,
    DIRECTIONS,
    EXB,
    FREE,
    KIND_CODES,
    MIN,
    NO_PIECE,
    TARGET,
    UNIT,
    UNIT_KINDS,
    UNITS,
)

_PACKAGE = "tablee.games.offensive"
_PLAIN = {
    "preset": terms.PRESET,
    "auto": terms.AUTO,
    "done": terms.DONE,
    "pass": terms.PASS,
    "end-cards": terms.END_CARDS,
    "back": terms.BACK,
    "end-manche": terms.END_MANCHE,
}
_WORDS = {number: word for word, number in _PLAIN.items()}
_SQUARES = {"place": (DEPLOY, FREE), "target": (TARGET,), "select": (UNITS,), "move": (UNIT,), "contact": (UNIT,)}
_AT = {DEPLOY: "place", FREE: "place", TARGET: "target", UNITS: "select"}
_CARDS = ("play", "counter", "discard")
_KEYS = {
    **dict.fromkeys(_PLAIN, ()),
    **dict.fromkeys((*_SQUARES, "fire", "clear"), ("square",)),
    **dict.fromkeys(_CARDS, ("card",)),
    "count": ("number",),
    "type": ("kind",),
    "lay": ("marker", "square"),
}
"""What each kind of action names."""


def count(box: Any) -> int:
    """How many action numbers there are: twice the squares, then the others."""
    return 2 * int(box.squares) + terms.AFTER_SQUARES


def card_name(card: int) -> str:
    """The id of a card, such as C04."""
    return f"C{card:02}"


def to_object(box: Any, s: Any, action: int) -> dict[str, Any]:
    """A legal action as an object."""
    if action < 2 * box.squares:
        return _square_object(box, s, action)
    choice = action - 2 * box.squares
    if choice < terms.COUNT:
        square = place_of(box, box.near[s.where[s.selected]][choice % DIRECTIONS])
        if choice >= terms.CLEAR:
            return {"do": "clear", "square": square}
        return {"do": "lay", "marker": KIND_CODES[BAR + choice // DIRECTIONS], "square": square}
    if choice < terms.TYPE:
        return {"do": "count", "number": choice - terms.COUNT}
    if choice < terms.PLAY:
        return {"do": "type", "kind": KIND_CODES[choice - terms.TYPE]}
    if choice < terms.DISCARD:
        return {"do": "counter" if s.point == COUNTER else "play", "card": card_name(choice - terms.PLAY)}
    if choice < terms.PRESET:
        return {"do": "discard", "card": card_name(choice - terms.DISCARD)}
    return {"do": _WORDS[choice]}


def _square_object(box: Any, s: Any, action: int) -> dict[str, Any]:
    square = action % box.squares
    place = place_of(box, square)
    if action >= box.squares:
        return {"do": "fire", "square": place} if s.point == UNIT else {"do": "lay", "marker": "MIN", "square": place}
    if s.point == UNIT:
        return {"do": "move" if s.at[square] == NO_PIECE else "contact", "square": place}
    if s.point == DEPLOY and _prepares(box, s):
        return {"do": "lay", "marker": "BAR", "square": place}
    return {"do": _AT[s.point], "square": place}


def _prepares(box: Any, s: Any) -> bool:
    from tablee.games.offensive.choices import prepares_now

    return bool(prepares_now(box, s))


def from_object(box: Any, s: Any, named: Mapping[str, Any]) -> int:
    """The number of the action that an object names; refuses what cannot mean any action here."""
    kind = str(named.get("do"))  # whatever a stranger sends, it can be looked up
    if kind not in _KEYS or set(named) != {"do", *_KEYS[kind]}:
        raise Unreadable("action-unreadable", given=str(dict(named))[:60])
    others = 2 * int(box.squares)
    if kind in _PLAIN:
        return others + _PLAIN[kind]
    if kind == "count":
        return others + terms.COUNT + _number(named["number"])
    if kind == "type":
        return others + terms.TYPE + _kind(named["kind"], 1, UNIT_KINDS)
    if kind in _CARDS:
        return others + _card(box, s, kind, named["card"])
    square = _square(box, named["square"])
    if kind in _SQUARES:
        return _on_square(box, s, kind, square)
    if kind == "fire":
        return _in_unit(box, s, int(box.squares) + square)
    if kind == "clear":
        return _in_unit(box, s, others + terms.CLEAR + _direction(box, s, square, "clear"))
    return _lay(box, s, _kind(named["marker"], BAR, EXB), square)


def _number(given: Any) -> int:
    if type(given) is not int or not 0 <= given <= terms.MOST_COUNTED:
        raise Unreadable("no-such-number", package=_PACKAGE, name=str(given)[:12])
    return given


def _kind(given: Any, low: int, high: int) -> int:
    known = KIND_CODES[low : high + 1]
    if not isinstance(given, str) or given not in known:
        raise Unreadable("no-such-kind", package=_PACKAGE, name=str(given)[:12], known=", ".join(known))
    return KIND_CODES.index(given)


def _square(box: Any, given: Any) -> int:
    square = square_of(box, given) if isinstance(given, str) else -1
    if square < 0:
        raise Unreadable("no-such-square", package=_PACKAGE, name=str(given)[:12], width=str(box.width), height=str(box.height))
    return square


def _card(box: Any, s: Any, kind: str, given: Any) -> int:
    names = [card_name(card) for card in range(1, box.cards + 1)]
    if not isinstance(given, str) or given not in names:
        raise Unreadable("no-such-card", package=_PACKAGE, name=str(given)[:12], last=names[-1])
    if (kind == "counter") != (s.point == COUNTER):
        raise _refusal(box, s, terms.NOT_NOW)
    return (terms.DISCARD if kind == "discard" else terms.PLAY) + names.index(given) + 1


def _on_square(box: Any, s: Any, kind: str, square: int) -> int:
    if s.point not in _SQUARES[kind] or (s.point == DEPLOY and _prepares(box, s)):
        raise _refusal(box, s, terms.NOT_NOW)
    if s.point == UNIT:
        q = s.at[square]
        enemy = q != NO_PIECE and terms.side_of(q) != s.actor
        if kind == "move" and enemy:
            raise _refusal(box, s, terms.ENEMY_THERE, square)
        if kind == "contact" and not enemy:
            raise _refusal(box, s, terms.NO_ENEMY_THERE, square)
    return square


def _in_unit(box: Any, s: Any, action: int) -> int:
    if s.point != UNIT:
        raise _refusal(box, s, terms.NOT_NOW)
    return action


def _direction(box: Any, s: Any, square: int, do: str) -> int:
    """The direction from the selected unit to a square beside it."""
    if s.point != UNIT:
        raise _refusal(box, s, terms.NOT_NOW)
    near = list(box.near[s.where[s.selected]])
    if square not in near:
        raise Unreadable("not-beside", package=_PACKAGE, name=place_of(box, square), do=do)
    return near.index(square)


def _lay(box: Any, s: Any, marker: int, square: int) -> int:
    if s.point == DEPLOY:
        if not _prepares(box, s) or marker not in (BAR, MIN):
            raise _refusal(box, s, terms.NOT_NOW)
        return square if marker == BAR else int(box.squares) + square
    direction = _direction(box, s, square, "lay")
    return 2 * int(box.squares) + DIRECTIONS * (marker - BAR) + direction


def _refusal(box: Any, s: Any, reason: int, action: int = -1) -> Refused:
    if s.over:
        reason = terms.GAME_IS_OVER
    return Refused(_PACKAGE, REASONS[reason], **explain(box, s, action, reason))


def to_text(named: Mapping[str, Any]) -> str:
    """An object in short notation."""
    return " ".join([named["do"], *(str(named[key]) for key in _KEYS[named["do"]])])


def from_text(said: str) -> dict[str, Any]:
    """The object that a short text names; letters may be small."""
    words = said.split()
    kind = words[0].lower() if words else ""
    if kind not in _KEYS or len(words) != 1 + len(_KEYS[kind]):
        raise Unreadable("action-unreadable", given=said[:60])
    named: dict[str, Any] = {"do": kind} | dict(zip(_KEYS[kind], (word.upper() for word in words[1:]), strict=True))
    if kind == "count":
        digits = words[1]
        if not (digits.isascii() and digits.isdigit() and len(digits) < 4):
            raise Unreadable("action-unreadable", given=said[:60])
        named["number"] = int(digits)
    return named
