"""Actions of the flea market in their three forms: number, object and short text.

| text        | object                           |
|-------------|----------------------------------|
| `roll`      | `{"do": "roll"}`                 |
| `peek`      | `{"do": "peek"}`                 |
| `rob 2`     | `{"do": "rob", "seat": 2}`       |
| `sell lamp` | `{"do": "sell", "lot": "lamp"}`  |
| `let`       | `{"do": "let"}`                  |
| `guard`     | `{"do": "guard"}`                |
"""

from collections.abc import Mapping
from typing import Any

from tablee.core.decision import Unreadable

from . import rules
from .box import KIND_NAMES
from .state import DEALERS

_PLAIN = {"roll": rules.ROLL, "peek": rules.PEEK, "let": rules.LET, "guard": rules.GUARD}


def count(box: Any) -> int:
    """How many action numbers there are."""
    return rules.ACTIONS


def to_object(box: Any, s: Any, action: int) -> dict[str, Any]:
    """A legal action as an object."""
    if rules.ROB <= action < rules.SELL:
        return {"do": "rob", "seat": action - rules.ROB + 1}
    if rules.SELL <= action < rules.LET:
        return {"do": "sell", "lot": KIND_NAMES[action - rules.SELL]}
    return {"do": next(name for name, number in _PLAIN.items() if number == action)}


def from_object(box: Any, s: Any, named: Mapping[str, Any]) -> int:
    """The number of the action that an object names."""
    kind = named.get("do")
    if isinstance(kind, str) and kind in _PLAIN and set(named) == {"do"}:
        return _PLAIN[kind]
    if kind == "rob" and set(named) == {"do", "seat"} and named["seat"] in range(1, DEALERS + 1):
        return rules.ROB + int(named["seat"]) - 1
    if kind == "sell" and set(named) == {"do", "lot"} and named["lot"] in KIND_NAMES:
        return rules.SELL + KIND_NAMES.index(named["lot"])
    raise Unreadable("action-unreadable", given=str(dict(named))[:60])


def to_text(named: Mapping[str, Any]) -> str:
    """An object in short notation."""
    return " ".join(str(value) for value in named.values())


def from_text(said: str) -> dict[str, Any]:
    """The object that a short text names."""
    words = said.lower().split()
    if len(words) == 1 and words[0] in _PLAIN:
        return {"do": words[0]}
    if len(words) == 2 and words[0] == "rob" and words[1].isascii() and words[1].isdigit() and len(words[1]) == 1:
        return {"do": "rob", "seat": int(words[1])}
    if len(words) == 2 and words[0] == "sell":
        return {"do": "sell", "lot": words[1]}
    raise Unreadable("action-unreadable", given=said[:60])
