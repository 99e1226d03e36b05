"""Actions of Planet'Web in their three forms: number, object and short text.

| text                     | object                                              | at                                   |
|--------------------------|-----------------------------------------------------|--------------------------------------|
| `roll`                   | `{"do": "roll"}`                                    | PLAY                                 |
| `opa P03`                | `{"do": "opa", "portal": "P03"}`                    | PLAY, AT_MENU                        |
| `buy`                    | `{"do": "buy"}`                                     | BUY_…, OPA_BUY, CARD_OFFER           |
| `pass`                   | `{"do": "pass"}`                                    | wherever one may do nothing          |
| `S` `A` `SA` `SS` `AA`   | `{"do": "services", "cards": "SA"}`                 | SILICON                              |
| `list P03`               | `{"do": "list", "portal": "P03"}`                   | LIST, ASSIGN_LISTING                 |
| `take B site`            | `{"do": "take-card", "seat": 1, "card": "site"}`    | AT_MENU, AT_SECOND (site or access)  |
| `take P07`               | `{"do": "take-portal", "portal": "P07"}`            | AT_MENU, AT_SECOND                   |
| `listing`                | `{"do": "listing"}`                                 | AT_MENU                              |
| `counter`                | `{"do": "counter"}`                                 | COUNTER                              |
| `sell site`              | `{"do": "sell-card", "card": "site"}`               | LIQUIDATE (site, access, opa, contre)|
| `sell P07`               | `{"do": "sell-portal", "portal": "P07"}`            | LIQUIDATE                            |
| `sell listing P07`       | `{"do": "sell-listing", "portal": "P07"}`           | LIQUIDATE                            |

Seats are letters in a text and numbers from 0 in an object. A text may have colons for spaces, as the contract writes it.
"""

from collections.abc import Mapping
from typing import Any

from tablee.core.decision import Unreadable
from tablee.games.planetweb import codes
from tablee.games.planetweb.box import SEAT_NAMES, portal_name, portal_number
from tablee.games.planetweb.state import PLAYERS, PORTALS

_PACKAGE = "tablee.games.planetweb"

_PLAIN = {
    "roll": codes.ROLL,
    "buy": codes.BUY,
    "pass": codes.PASS,
    "listing": codes.BUY_LISTING,
    "counter": codes.LAY_COUNTER,
}
_WITH_PORTAL = {
    "opa": codes.TAKE_OVER,
    "list": codes.LIST_PORTAL,
    "take-portal": codes.TAKE_PORTAL,
    "sell-portal": codes.SELL_PORTAL,
    "sell-listing": codes.SELL_LISTING,
}
_SERVICES = ("S", "A", "SA", "SS", "AA")
_TAKEN = {"site": codes.TAKE_SITE, "access": codes.TAKE_ACCESS}
_SOLD = {"site": codes.SELL_SITE, "access": codes.SELL_ACCESS, "opa": codes.SELL_OPA, "contre": codes.SELL_CONTRE}


def _objects() -> list[dict[str, Any]]:
    """Every action as an object, by its number."""
    made: dict[int, dict[str, Any]] = {number: {"do": name} for name, number in _PLAIN.items()}
    for name, first in _WITH_PORTAL.items():
        made |= {first + portal: {"do": name, "portal": portal_name(portal)} for portal in range(PORTALS)}
    made |= {codes.SERVICES + place: {"do": "services", "cards": cards} for place, cards in enumerate(_SERVICES)}
    for card, first in _TAKEN.items():
        made |= {first + seat: {"do": "take-card", "seat": seat, "card": card} for seat in range(PLAYERS)}
    made |= {number: {"do": "sell-card", "card": card} for card, number in _SOLD.items()}
    return [made[number] for number in range(codes.ACTIONS)]


_OBJECTS = _objects()


def count(box: Any) -> int:
    """How many action numbers there are."""
    return codes.ACTIONS


def to_object(box: Any, s: Any, action: int) -> dict[str, Any]:
    """A legal action as an object."""
    return dict(_OBJECTS[action])


def from_object(box: Any, s: Any, named: Mapping[str, Any]) -> int:
    """The number of the action that an object names."""
    given = dict(named)
    if isinstance(given.get("portal"), str):
        portal = portal_number(given["portal"])
        if portal < 0:
            raise Unreadable("no-such-portal", package=_PACKAGE, name=given["portal"][:12])
        given["portal"] = portal_name(portal)
    for number, known in enumerate(_OBJECTS):
        if given == known and not any(isinstance(value, bool) for value in given.values()):
            return number
    raise Unreadable("action-unreadable", given=str(dict(named))[:60])


def to_text(named: Mapping[str, Any]) -> str:
    """An object in short notation."""
    kind = named["do"]
    if kind == "services":
        return str(named["cards"])
    words = {"take-portal": ["take"], "sell-portal": ["sell"], "sell-listing": ["sell", "listing"]}.get(kind, [kind])
    if kind in ("take-card", "sell-card"):
        words = [kind.partition("-")[0]]
    if "seat" in named:
        words.append(SEAT_NAMES[named["seat"]])
    return " ".join([*words, *(named[key] for key in ("card", "portal") if key in named)])


_TEXTS = {to_text(named).upper(): named for named in _OBJECTS}


def from_text(said: str) -> dict[str, Any]:
    """The object that a short text names; letters may be small, P3 may stand for P03."""
    words = said[:60].upper().replace(":", " ").split()
    if words and (portal := portal_number(words[-1])) >= 0:
        words[-1] = portal_name(portal)
    if named := _TEXTS.get(" ".join(words)):
        return dict(named)
    raise Unreadable("action-unreadable", given=said[:60])
