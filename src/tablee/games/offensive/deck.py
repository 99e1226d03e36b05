"""The Offensive cards of an edition, packed: each is one effect of a small closed set (contract 7.5)."""

from __future__ import annotations

from typing import Any

from tablee.core.edition import Edition
from tablee.games.offensive.state import (
    AT_FREE_SQUARE,
    AT_HIDDEN_PIECE,
    AT_LOST_LINE_UNIT,
    AT_MARKER,
    AT_NOTHING,
    AT_OWN_UNITS,
    AT_OWN_VEHICLES_ON_ROADS,
    AT_RIVER,
    AT_SEEN_UNIT,
    AT_SEEN_VEHICLE,
    ATTACHED,
    ATTACKS_MORE,
    BAR,
    BRIDGE,
    CAMOUFLAGE,
    CANCEL,
    CARD_KINDS,
    DECK,
    DEM,
    DRAW,
    IMMOBILISE,
    ITS_NEXT_MANCHE,
    JAM,
    KIND_CODES,
    MODIFIER,
    PEEK,
    PLACE,
    POINTS_MORE,
    REMOVE,
    RETURN,
    REVEAL,
    STRIKE,
    TARGETS,
    THIS_MANCHE,
    UNTIL_OWN_MANCHE,
)

_PACKAGE = "tablee.games.offensive"
_STATUS = ("known", "reconstructed")

EFFECTS = {
    "MP": (POINTS_MORE, AT_OWN_UNITS, THIS_MANCHE),
    "MOD": (MODIFIER, AT_OWN_UNITS, THIS_MANCHE),
    "ATTACKS": (ATTACKS_MORE, AT_OWN_UNITS, THIS_MANCHE),
    "STRIKE": (STRIKE, AT_SEEN_UNIT, THIS_MANCHE),
    "REVEAL": (REVEAL, AT_HIDDEN_PIECE, THIS_MANCHE),
    "PEEK": (PEEK, AT_NOTHING, THIS_MANCHE),
    "CAMO": (CAMOUFLAGE, AT_OWN_UNITS, UNTIL_OWN_MANCHE),
    "PLACE": (PLACE, AT_FREE_SQUARE, THIS_MANCHE),
    "REMOVE": (REMOVE, AT_MARKER, THIS_MANCHE),
    "RETURN": (RETURN, AT_LOST_LINE_UNIT, THIS_MANCHE),
    "DRAW": (DRAW, AT_NOTHING, THIS_MANCHE),
    "JAM": (JAM, AT_NOTHING, THIS_MANCHE),
    "IMMOBILISE": (IMMOBILISE, AT_SEEN_VEHICLE, ITS_NEXT_MANCHE),
    "BRIDGE": (BRIDGE, AT_RIVER, THIS_MANCHE),
    "CANCEL": (CANCEL, AT_NOTHING, THIS_MANCHE),
}
"""Each effect's number, what it is aimed at and how long it lasts unless the card says otherwise."""

_LYING = (POINTS_MORE, MODIFIER, ATTACKS_MORE, CAMOUFLAGE, IMMOBILISE)
"""Effects that lie on pieces."""

_NUMBERED = {"MP": (1, 9), "MOD": (-9, 9), "ATTACKS": (1, 3), "REVEAL": (0, 9), "DRAW": (1, 6), "CANCEL": (0, 6)}
_SEVERAL = ("MP", "MOD", "ATTACKS", "CAMO")
_TARGETS = {"units": AT_OWN_UNITS, "vehicles on roads": AT_OWN_VEHICLES_ON_ROADS}
_UNTIL = {"manche": THIS_MANCHE, "next": UNTIL_OWN_MANCHE}
_ROLES = {"attack": (0,), "defence": (1,), "any": (0, 1)}
_COMBATS = {"contact": (0,), "ranged": (1,), "any": (0, 1)}


def pack_cards(box: Any, edition: Edition, *, exploration: bool, objects: bool) -> None:
    """The deck, without the cards that a variant leaves out."""
    listed = edition.get("card", kind=list)
    if not 1 <= len(listed) < CARD_KINDS:
        edition.complain("edition-cards", "card", package=_PACKAGE, most=str(CARD_KINDS - 1))
    box.cards = len(listed)
    ids = [card_id(edition, at) for at in range(len(listed))]
    if ids != [f"C{number:02}" for number in range(1, len(ids) + 1)]:
        edition.complain("edition-card-ids", "card", package=_PACKAGE)
    lying = 0
    for at in range(len(listed)):
        _pack_card(box, edition, at, ids)
        card = at + 1
        left_out = (box.effect[card] in (REVEAL, CAMOUFLAGE) and not exploration) or (  # OFN-160
            box.effect[card] in (PLACE, REMOVE) and not objects  # OFN-162
        )
        lying += box.copies[card] * box.most_targets[card] * (box.effect[card] in _LYING)
        if left_out:
            box.copies[card] = 0
    if sum(box.copies) > DECK:
        edition.complain("edition-deck", "card", package=_PACKAGE, most=str(DECK))
    if 2 * lying > ATTACHED:  # after a reshuffle a card can come a second time
        edition.complain("edition-modifier-cards", "card", package=_PACKAGE)


def card_id(edition: Edition, at: int) -> str:
    """The id of the card at this place in the file."""
    name: str = edition.get("card", at, "id", kind=str)
    return name


def _pack_card(box: Any, edition: Edition, at: int, ids: list[str]) -> None:
    card, here = at + 1, ("card", at)
    name = edition.get(*here, "effect", kind=str)
    if name not in EFFECTS:
        edition.complain("edition-effect", *here, "effect", package=_PACKAGE, name=name[:24], known=", ".join(EFFECTS))
    if edition.get(*here, "status", kind=str) not in _STATUS:
        edition.complain("edition-status", *here, "status")
    box.copies[card] = edition.number(*here, "copies", low=0, high=DECK)
    box.effect[card], box.aim[card], box.lasts[card] = EFFECTS[name]
    data = edition.data["card"][at]
    box.most_targets[card] = 0 if box.aim[card] == AT_NOTHING else 1
    if name in _NUMBERED:
        box.number[card] = edition.number(*here, "n", low=_NUMBERED[name][0], high=_NUMBERED[name][1])
    if name in _SEVERAL and "most" in data:
        box.most_targets[card] = edition.number(*here, "most", low=1, high=TARGETS)
    if name == "MP" and "target" in data:
        box.aim[card] = _word(edition, here, "target", _TARGETS)
    if name == "MOD":
        box.lasts[card] = _word(edition, here, "until", _UNTIL)
        roles, combats = _word(edition, here, "role", _ROLES), _word(edition, here, "combat", _COMBATS)
        box.modifies[card] = sum(1 << 2 * role + combat for role in roles for combat in combats)
    if name == "STRIKE":
        box.strike[card] = [edition.number(*here, terrain, low=-20, high=20) for terrain in ("open", "built_up", "covered")]
    if name in ("PLACE", "REMOVE"):
        box.markers[card] = _markers(edition, here, most=1 if name == "PLACE" else 5)
    if name == "CANCEL":
        for other in _cancelled(edition, here, ids):
            box.cancels[card][other] = 1


def _word(edition: Edition, here: tuple[str, int], name: str, known: dict[str, Any]) -> Any:
    word = edition.get(*here, name, kind=str)
    if word not in known:
        edition.complain("edition-word", *here, name, package=_PACKAGE, name=name, known=", ".join(known))
    return known[word]


def _markers(edition: Edition, here: tuple[str, int], most: int) -> int:
    codes = edition.get(*here, "markers", kind=list)
    known = KIND_CODES[BAR : DEM + 1]
    if not 1 <= len(codes) <= most or not all(isinstance(code, str) and code in known for code in codes):
        edition.complain("edition-word", *here, "markers", package=_PACKAGE, name="markers", known=", ".join(known))
    if most == 1 and codes[0] not in ("SAB", "DEM", "MIN"):
        edition.complain("edition-word", *here, "markers", package=_PACKAGE, name="markers", known="SAB, DEM, MIN")
    return sum(1 << KIND_CODES.index(code) - 1 for code in set(codes))


def _cancelled(edition: Edition, here: tuple[str, int], ids: list[str]) -> list[int]:
    against = edition.data["card"][here[1]].get("against")
    if against == "any":
        return list(range(1, len(ids) + 1))
    if not isinstance(against, list) or not all(isinstance(name, str) and name in ids for name in against):
        edition.complain("edition-word", *here, "against", package=_PACKAGE, name="against", known=f"any, {ids[0]}, …")
    return [ids.index(name) + 1 for name in against]
