"""What a seat may see of the flea market, as plain data, and events as sentences to be said."""

from typing import Any

import msgspec

from tablee.core.events import SPECTATOR, Event
from tablee.core.position import NOBODY
from tablee.core.view import Told

from . import rules
from .box import KIND_NAMES
from .lots import knows, lots_of
from .state import ENDS, NO_KIND, POINTS


class Dealer(msgspec.Struct, frozen=True):
    """A dealer as the viewer sees her; `known` lists the lots the viewer knows her to hold."""

    present: bool
    coins: int
    lots: int
    known: tuple[str, ...]
    owes: int


class Board(msgspec.Struct, frozen=True):
    """Everything on the table that this viewer may see."""

    dealers: tuple[Dealer, ...]
    crate: int
    top: str | None
    heap: tuple[str, ...]
    turn: int
    turns: int
    bell: bool
    thief: int | None
    victim: int | None


def phase(box: Any, s: Any) -> str:
    """Everybody entitled is asked whatever she holds, so the decision point itself is public."""
    return POINTS.get(s.point, "OVER")


def board(box: Any, s: Any, seat: int) -> Board:
    """The board as `seat` (or a spectator) sees it."""
    return Board(
        dealers=tuple(_dealer(s, seat, other) for other in range(box.players)),
        crate=s.crate_count,
        top=None if seat == SPECTATOR else _lot(s.peeked[seat]),
        heap=_lots(s.heap),
        turn=s.turn,
        turns=box.turns,
        bell=bool(s.bell),
        thief=None if s.thief == NOBODY else s.thief,
        victim=None if s.victim == NOBODY else s.victim,
    )


def _dealer(s: Any, viewer: int, seat: int) -> Dealer:
    known = _lots([knows(s, viewer, seat, kind) for kind in range(len(KIND_NAMES))])
    return Dealer(bool(s.present[seat]), s.coins[seat], lots_of(s, seat), known, s.owed[seat])


def _lot(kind: int) -> str | None:
    return None if kind == NO_KIND else KIND_NAMES[kind]


def _lots(counts: list[int]) -> tuple[str, ...]:
    return tuple(name for name, count in zip(KIND_NAMES, counts, strict=True) for _ in range(count))


_EVENTS = {
    rules.BEGINS: ("begins", ("seat",)),
    rules.DEALT: ("dealt", ("seat", "lot")),
    rules.PEEKED: ("peeked", ("seat", "lot")),
    rules.ROLLED: ("rolled", ("seat", "die")),
    rules.TOOK: ("took", ("seat", "lot")),
    rules.SOLD: ("sold", ("seat", "lot", "coins")),
    rules.ROBS: ("robs", ("seat", "victim")),
    rules.GUARDED: ("guarded", ("seat",)),
    rules.DID_NOTHING: ("did-nothing", ("seat",)),
    rules.ROBBED: ("robbed", ("seat", "victim", "lot")),
    rules.PAID: ("paid", ("seat", "creditor", "coins")),
    rules.DROPPED: ("dropped", ("seat", "lot")),
    rules.LEFT: ("left", ("seat",)),
    rules.BELL: ("bell", ()),
    rules.SCORED: ("scored", ("seat", "points")),
    rules.ENDED: ("ended", ("reason",)),
}
"""The key of each event's sentence and what its numbers mean."""


def tell(box: Any, event: Event) -> Told:
    """An event as the key of a sentence and its values; seats are numbers, the reader knows their names."""
    key, names = _EVENTS[event.kind]
    values: dict[str, Any] = {}
    for name, number in zip(names, event[2:], strict=False):
        if name == "lot":
            values[name] = _lot(number) or "unseen"
        elif name == "reason":
            values[name] = ENDS[number]
        else:
            values[name] = number
    return Told(f"event-{key}", values)
