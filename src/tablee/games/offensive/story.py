"""What happens in Offensive and what its cards do, as sentences to be said."""

from __future__ import annotations

from typing import Any

from tablee.core.events import Event
from tablee.core.view import Told
from tablee.games.offensive import terms
from tablee.games.offensive.actions import card_name
from tablee.games.offensive.deck import EFFECTS
from tablee.games.offensive.maps import place_of
from tablee.games.offensive.state import (
    AT_OWN_UNITS,
    ENDS,
    KIND_CODES,
    SAB,
    THIS_MANCHE,
)

EVENTS = {
    terms.PLACED: ("placed", ("seat", "kind", "square")),
    terms.DEPLOYED: ("deployed", ()),
    terms.GROUP_PLACED: ("group-placed", ("seat", "square")),
    terms.DEALT: ("dealt", ("seat", "card")),
    terms.HAND_DEALT: ("hand-dealt", ("red", "blue", "pile")),
    terms.MANCHE: ("manche", ("seat", "turn")),
    terms.PLAYED: ("played", ("seat", "card")),
    terms.AIMED: ("aimed", ("seat", "square")),
    terms.AIMED_AT_KIND: ("aimed-at-kind", ("seat", "kind")),
    terms.COUNTERED: ("countered", ("seat", "card", "cancelled")),
    terms.LET_PASS: ("let-pass", ("seat", "card")),
    terms.DISCARDED: ("discarded", ("seat", "card")),
    terms.DREW: ("drew", ("seat", "card")),
    terms.DREW_HIDDEN: ("drew-hidden", ("seat",)),
    terms.RESHUFFLED: ("reshuffled", ("count",)),
    terms.MOVED: ("moved", ("seat", "handle", "from", "square")),
    terms.PASSED: ("passed", ("seat", "handle", "square")),
    terms.SEEN: ("seen", ("seat", "handle", "kind", "square")),
    terms.LOST_FROM_SIGHT: ("lost-from-sight", ("seat", "handle", "square")),
    terms.ATTACKED: ("attacked", ("seat", "kind", "from", "square")),
    terms.FIRED: ("fired", ("seat", "kind", "from", "square")),
    terms.STRUCK: ("struck", ("seat", "kind", "square")),
    terms.ROLLED: ("rolled", ("one", "two", "three", "four")),
    terms.TOTALS: ("totals", ("attack", "attacker", "defence", "defender")),
    terms.HELD: ("held", ("seat", "handle", "square")),
    terms.TIED: ("tied", ("seat", "from", "square")),
    terms.DESTROYED: ("destroyed", ("seat", "handle", "kind", "square")),
    terms.EXPLODED: ("exploded", ("seat", "kind", "square")),
    terms.CONQUERED: ("conquered", ("seat", "square")),
    terms.LAID: ("laid", ("seat", "kind", "square")),
    terms.LAID_OPENLY: ("laid-openly", ("seat", "kind", "square", "handle")),
    terms.CLEARED: ("cleared", ("seat", "handle", "kind", "square")),
    terms.REMOVED: ("removed", ("seat", "kind", "square")),
    terms.PUT_BY_CARD: ("put-by-card", ("seat", "kind", "square")),
    terms.CAME_BACK: ("came-back", ("seat", "kind", "square")),
    terms.BRIDGED: ("bridged", ("square",)),
    terms.JAMMED: ("jammed", ("seat",)),
    terms.ATTACHED_TO: ("attached", ("seat", "card", "square")),
    terms.PEEKED: ("peeked", ("seat", "card", "count")),
    terms.PEEKED_HIDDEN: ("peeked-hidden", ("seat",)),
    terms.CONCLUDED: ("concluded", ("count",)),
    terms.ENDED: ("ended", ("reason", "seat")),
}
"""The key of each event's sentence and what its numbers mean."""

REVEALING = frozenset(
    {
        terms.DREW,
        terms.DREW_HIDDEN,
        terms.RESHUFFLED,
        terms.SEEN,
        terms.LOST_FROM_SIGHT,
        terms.ATTACKED,
        terms.FIRED,
        terms.STRUCK,
        terms.ROLLED,
        terms.TOTALS,
        terms.HELD,
        terms.TIED,
        terms.DESTROYED,
        terms.EXPLODED,
        terms.CONQUERED,
        terms.REMOVED,
        terms.CLEARED,
        terms.PEEKED,
        terms.PEEKED_HIDDEN,
        terms.CONCLUDED,
        terms.DEALT,
        terms.HAND_DEALT,
        terms.DEPLOYED,
        terms.MANCHE,
        terms.LET_PASS,
        terms.COUNTERED,
        terms.ENDED,
    }
)
"""Events that show somebody what the position hid before."""


def tell(box: Any, event: Event) -> Told:
    """An event as the key of a sentence and its values; seats are numbers, the reader knows their names."""
    key, names = EVENTS[event.kind]
    values: dict[str, Any] = {}
    for name, number in zip(names, event[2:], strict=False):
        if name in ("square", "from"):
            values[name] = place_of(box, number)
        elif name == "kind":
            values[name] = KIND_CODES[number] or "hidden"
        elif name in ("card", "cancelled"):
            values[name] = card_name(number)
        elif name == "reason":
            values[name] = ENDS[number]
        else:
            values[name] = number
    return Told(f"event-{key}", values)


# --- Cards in words


def card_text(box: Any, card: int) -> Told:
    """What a card does, ready to be said in any language; its name is the text `card-<id>`."""
    name = next(name for name, (effect, _, _) in EFFECTS.items() if effect == box.effect[card])
    number = box.number[card]
    values: dict[str, Any] = {"n": f"{number:+}" if name == "MOD" else number, "most": box.most_targets[card]}
    if name == "MP":
        values["aim"] = "units" if box.aim[card] == AT_OWN_UNITS else "roads"
    elif name == "MOD":
        values |= {"scope": _scope(box.modifies[card]), "until": "manche" if box.lasts[card] == THIS_MANCHE else "next"}
    elif name == "STRIKE":
        values |= dict(zip(("open", "built_up", "covered"), (f"{part:+}" for part in box.strike[card]), strict=True))
    elif name == "PLACE":
        values["marker"] = next(code for kind, code in enumerate(KIND_CODES) if kind and box.markers[card] >> kind - 1 & 1)
    elif name == "REMOVE":
        values["scope"] = "blocking" if box.markers[card] >> SAB - 1 & 1 else "laid"
    elif name == "CANCEL":
        cancelled = [card_name(other) for other in range(1, box.cards + 1) if box.cancels[card][other]]
        values["against"] = "any" if len(cancelled) == box.cards else ", ".join(cancelled)
    return Told(f"effect-{name}", values)


def _scope(modifies: int) -> str:
    """Which combats a modifier counts in, as the texts name it."""
    roles = [role for role in range(2) if modifies >> 2 * role & 3]
    combats = [combat for combat in range(2) if modifies >> combat & 1 or modifies >> 2 + combat & 1]
    role = "any" if len(roles) == 2 else ("attack", "defence")[roles[0]]
    return f"{role}-{'any' if len(combats) == 2 else ('contact', 'ranged')[combats[0]]}"
