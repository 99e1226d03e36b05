"""The lots of the flea market: where they can be, and every world that fits what a dealer knows."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from itertools import permutations
from typing import Any

from tablee.core.events import SPECTATOR
from tablee.core.position import DEPTH
from tablee.core.rulebook import Rulebook

from .state import DEALERS, KINDS, NO_KIND, POINTS


def conserved(box: Any, s: Any) -> None:
    """Every lot is in one hand, in the crate or on the heap; nobody knows what is not so; nothing lies where nothing is."""
    for kind in range(KINDS):
        in_hands = sum(s.hand[seat][kind] for seat in range(DEALERS))
        assert in_hands + s.crate[: s.crate_count].count(kind) + s.heap[kind] == box.copies[kind]
    assert not any(s.crate[s.crate_count :])
    for seat in range(DEALERS):
        assert s.coins[seat] >= 0
        assert s.present[seat] == 0 or seat < box.players
        assert s.present[seat] or sum(s.hand[seat]) + s.coins[seat] + s.owed[seat] == 0
        assert s.peeked[seat] in (NO_KIND, *s.crate[max(0, s.crate_count - 1) : s.crate_count])
        for holder in range(DEALERS):
            assert all(0 <= s.known[seat][holder][kind] <= s.hand[holder][kind] for kind in range(KINDS))
    assert s.depth in (0, 1)
    assert all(s.pending_point[at] in POINTS for at in range(s.depth))
    assert not any(s.pending_point[s.depth : DEPTH] + s.pending_actor[s.depth : DEPTH])


def canonical(box: Any, s: Any, seat: int) -> Any:
    """The position with nothing known to anybody but `seat`."""
    world = s.copy()
    for other in range(DEALERS):
        if other != seat:
            world.peeked[other] = NO_KIND
            world.known[other] = [[0] * KINDS for _ in range(DEALERS)]
    return world


def worlds(box: Any, s: Any, seat: int) -> Iterator[tuple[Any, int]]:
    """Every way to lay the lots that `seat` does not know into the places where they can be, with its weight."""
    known = [[_known(s, seat, holder, kind) for kind in range(KINDS)] for holder in range(DEALERS)]
    top = NO_KIND if seat == SPECTATOR else s.peeked[seat]
    unknown = s.crate[: s.crate_count - (top != NO_KIND)]
    for holder in range(DEALERS):
        unknown += [kind for kind in range(KINDS) for _ in range(s.hand[holder][kind] - known[holder][kind])]
    found: Counter[bytes] = Counter()
    for order in permutations(unknown):
        world, left = canonical(box, s, seat), list(order)
        for holder in range(DEALERS):
            missing = sum(s.hand[holder]) - sum(known[holder])
            dealt, left = left[:missing], left[missing:]
            world.hand[holder] = [known[holder][kind] + dealt.count(kind) for kind in range(KINDS)]
        crate = left if top == NO_KIND else [*left, top]
        world.crate[: len(crate)] = crate
        found[world.to_bytes()] += 1
    for image, weight in found.items():
        yield type(s).from_bytes(image), weight


def _known(s: Any, seat: int, holder: int, kind: int) -> int:
    if seat == holder or s.over:
        return int(s.hand[holder][kind])
    return 0 if seat == SPECTATOR else int(s.known[seat][holder][kind])


POSITIONS = (
    """
    coins: 3 2
    hand 0: dog lamp
    hand 1: book clock
    crate: vase lamp
    heap: dog dog lamp lamp book book book vase vase clock
    """,
    """
    coins: 3 2 0
    actor: 1
    point: REACT
    depth: 1
    pending_point: 1
    thief: 0
    victim: 2
    hand 0: dog
    hand 1: book dog
    hand 2: clock clock
    known 0 2: clock
    known 1 2: clock
    crate: lamp
    peeked: lamp - -
    heap: dog lamp lamp lamp book book book vase vase vase
    """,
    """
    actor: -1
    point: -
    over: turns
    coins: 3 2 0
    hand 0: dog
    hand 1: book
    crate: lamp vase clock dog
    heap: dog lamp lamp lamp book book book vase vase clock
    """,
)


def small(book: Rulebook) -> Iterator[tuple[Any, Any]]:
    """Positions with few lots left: a turn, a reaction under way with much known, and the end."""
    for source in POSITIONS:
        box = book.box(3 if "hand 2" in source else 2)
        yield box, book.read_position(box, source)
