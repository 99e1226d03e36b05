"""The pieces and cards of Offensive: where they can be, and every world that fits what a seat knows."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterator
from itertools import permutations, product
from typing import Any

from tablee.core.edition import Edition
from tablee.core.events import SPECTATOR
from tablee.core.rulebook import Rulebook
from tablee.games.offensive import dealing, exploration, terms
from tablee.games.offensive.state import (
    ABSENT,
    AGR,
    ANY_UNIT,
    BAR,
    BLUE,
    BUILD,
    CARDS,
    CLOSED,
    CLOSED_UNSEEN,
    DEM,
    DEPLOY,
    ENG,
    EXB,
    EXPLORED,
    FOR_GOOD,
    KINDS,
    LAID_ONE,
    LAYS,
    MIN,
    NO_KIND,
    NO_PIECE,
    ONLOOKER,
    PIECES,
    PIECES_A_SIDE,
    RED,
    RETURNED,
    SHOWN,
    STEPPED,
    TARGET,
    UNIT,
    UNIT_KINDS,
    UNITS,
)

BRIEF = {"turn_limit": 5}
"""Random players never take an objective in time: the later turns of their games show nothing that the first ones do not."""


def numbers(side: int) -> range:
    """The piece numbers of a side."""
    return range(1 + side * PIECES_A_SIDE, 1 + (side + 1) * PIECES_A_SIDE)


def conserved(box: Any, s: Any) -> None:
    """Every unit, marker and card is in one place, and everything that is counted twice is counted the same."""
    _squares(box, s)
    for side in (RED, BLUE):
        _army(box, s, side)
        _markers(box, s, side)
        _manche(box, s, side)
    _cards(box, s)
    _sight(box, s)
    assert not any(s.work + s.lay_pick)
    assert s.concluded == 0
    assert not any(s.score[2:])


def _squares(box: Any, s: Any) -> None:
    standing = {s.where[p]: p for p in range(1, PIECES) if s.kind[p] != NO_KIND and s.where[p] != ABSENT}
    assert standing == {square: p for square, p in enumerate(s.at) if p != NO_PIECE}, "one piece on a square (OFN-007)"
    assert all(square < box.squares for square in standing)
    for p in range(PIECES):
        if s.kind[p] == NO_KIND:
            assert not any(row[p] for row in (s.where, s.handle, s.face, s.may_be, s.seen_turn))
        elif s.turn:
            assert s.may_be[p] >> s.kind[p] - 1 & 1, "what a piece is cannot be excluded"
            assert p <= s.top[terms.side_of(p)]
        square = s.where[p]
        if s.kind[p] not in (NO_KIND, ENG) and square != ABSENT and s.point != DEPLOY:
            assert not box.river[square] or terms.is_bridge(box, s, square)
        if terms.is_unit(s.kind[p]) and terms.is_heavy(box, s.kind[p]) and square != ABSENT:
            assert not terms.heavy_barred(box, square)
    for side in (RED, BLUE):
        handles = [s.handle[p] for p in numbers(side) if s.handle[p]]
        assert len(set(handles)) == len(handles)
        assert max(handles, default=0) <= s.handles[side]


def _army(box: Any, s: Any, side: int) -> None:
    if s.point == BUILD:
        assert sum(s.army[side]) <= box.army_size
        return
    army_of = s.army[side]
    if sum(army_of):
        assert sum(army_of) == box.army_size or s.over or not _complete(box, s)
    assert all(army_of[kind] <= box.pool[side][kind] for kind in range(1, UNIT_KINDS + 1)) or not _complete(box, s)
    if s.turn and s.point:
        alive = [s.kind[p] for p in numbers(side) if terms.is_unit(s.kind[p]) and s.where[p] != ABSENT]
        assert [alive.count(kind) + s.removed[side][kind] for kind in range(1, UNIT_KINDS + 1)] == army_of[1:]
        assert any(terms.is_line(kind) for kind in alive), "a side without line units has lost (OFN-133)"


def _complete(box: Any, s: Any) -> bool:
    """Whether whole armies stand, as in every game that was played from the start."""
    return all(sum(s.army[side]) == box.army_size for side in (RED, BLUE))


def _markers(box: Any, s: Any, side: int) -> None:
    for kind in range(BAR, DEM + 1):
        there = sum(s.kind[p] == kind for p in numbers(side))
        assert there <= s.used[side][kind - BAR] <= box.supply[kind], "supplies (OFN-143)"
    active = [lay for lay in range(side * LAYS, (side + 1) * LAYS) if s.lay_turn[lay]]
    assert active == list(range(side * LAYS, side * LAYS + len(active)))
    for lay in range(side * LAYS, (side + 1) * LAYS):
        doers = [p for p in s.lay_doer[lay] if p]
        assert bool(doers) == (lay in active)
        assert all(s.kind[p] != NO_KIND and terms.side_of(p) == side for p in doers)
        assert lay not in active or s.lay_piece[lay] or s.lay_kind[lay]


def _manche(box: Any, s: Any, side: int) -> None:
    for p in numbers(side):
        slot = terms.slot_of(p)
        if side == s.side:
            used = (s.granted[slot], s.done[slot], s.attacks[slot], *s.spent[slot])
            assert (s.turn and s.may_be[p] & ANY_UNIT) or not any(used), "points and attacks belong to the own manche"
            assert terms.attacks_left(s, p) >= 0
        else:
            assert terms.is_unit(s.kind[p]) or not s.attacked_by[slot]
    assert s.point != UNIT or s.where[s.selected] >= 0
    assert (s.point == UNIT) == (s.selected != NO_PIECE) or s.over
    assert s.attached == sum(piece != NO_PIECE for piece in s.attached_piece)


def _cards(box: Any, s: Any) -> None:
    assert not any(s.pile[s.pile_count :])
    for card in range(1, box.cards + 1):
        places = s.pile[: s.pile_count].count(card) + s.discard[card] + s.hand[RED][card] + s.hand[BLUE][card]
        assert places == (box.copies[card] if s.turn and box.cards_on else 0)
        if s.turn and box.cards_on:
            in_pile = s.pile[: s.pile_count].count(card)
            for knower in (RED, BLUE, ONLOOKER):
                unseen = box.copies[card] - s.discard[card] - (s.hand[knower][card] if knower != ONLOOKER else 0)
                assert in_pile <= min(s.pile_max[knower][card], unseen)
    assert all(sum(s.hand[side]) <= box.hand_limit for side in (RED, BLUE))


def _sight(box: Any, s: Any) -> None:
    """What is kept of exploration is what a fresh look would find (OFN-099)."""
    for p in range(1, PIECES):
        if s.kind[p] != NO_KIND and s.where[p] != ABSENT and s.turn and box.exploration:
            assert bool(s.face[p] & EXPLORED) == exploration.is_explored(box, s, p)
            assert bool(s.face[p] & SHOWN) == bool(terms.face_up(box, s, p))
            assert not terms.face_up(box, s, p) or not dealing.is_open(s, p)
            assert s.kind[p] in (MIN, EXB, *range(1, UNIT_KINDS + 1)) or s.face[p] & FOR_GOOD


# --- Every world that a seat cannot rule out, reckoned in the plainest way


def canonical(box: Any, s: Any, seat: int) -> Any:
    """The position without what nobody but its owner sees: choices under way, what others know of the pile."""
    world = s.copy()
    world.ply = 0
    for side in (RED, BLUE):
        if side != seat and not s.over:
            world.pile_max[side] = list(s.pile_max[ONLOOKER])
            if world.actor == side and world.point == UNIT:
                world.point, world.selected, world.acted = UNITS, NO_PIECE, 0
            if world.actor == side and world.point == TARGET:
                world.point, world.card, world.targets, world.target = CARDS, 0, 0, [0] * len(world.target)
    return world


def worlds(box: Any, s: Any, seat: int) -> Iterator[tuple[Any, float]]:
    """Every deal of kinds and cards that fits what the seat knows, with its weight."""
    if s.over:
        yield s.copy(), 1
        return
    hidden = [side for side in (RED, BLUE) if side != seat]
    kinds = [list(_deals(box, s, side)) for side in hidden]
    cards = list(_hands(box, s, seat)) if box.cards_on else [(None, 1.0)]
    for deals in product(*kinds):
        for dealt, times in cards:
            world, weight = canonical(box, s, seat), times
            for side, (deal, chance) in zip(hidden, deals, strict=True):
                _put(box, world, side, deal)
                weight *= chance
            if dealt:
                world.hand, world.pile = [list(dealt[0]), list(dealt[1])], list(dealt[2])
            yield world, weight


Deal = tuple[dict[int, int], tuple[tuple[int, int], ...]]
"""The kind of each open piece, and who laid each marker unseen, as (place among the possible doers, its kind)."""


def _deals(box: Any, s: Any, side: int) -> Iterator[tuple[Deal, float]]:
    """Every way to deal the kinds of a side, with the chance that the contract's procedure comes to it."""
    lays = [lay for lay in range(side * LAYS, (side + 1) * LAYS) if s.lay_turn[lay]]
    whole = list(_all_deals(box, s, side, lays))
    for doers, given, chance in _explained(box, s, side, lays, (), 1.0, whole):
        for kinds, times in _dealt(box, s, side, given, chance, whole, doers):
            yield (kinds, doers), times


def _open(s: Any, side: int) -> list[int]:
    return [
        p for p in numbers(side) if s.kind[p] and s.where[p] != ABSENT and _size(s.may_be[p]) > 1 and s.may_be[p] & ANY_UNIT
    ]


def _size(kinds: int) -> int:
    return bin(kinds).count("1")


def _known(s: Any, side: int) -> list[int]:
    """Units of each kind that are known: lost ones, and those on the board that can be nothing else."""
    counts = list(s.removed[side])
    for p in numbers(side):
        if terms.is_unit(s.kind[p]) and s.where[p] != ABSENT and _size(s.may_be[p]) == 1:
            counts[s.kind[p]] += 1
    return counts


def _all_deals(box: Any, s: Any, side: int, lays: list[int]) -> Iterator[Deal]:
    """Every deal that fits the pool, the three line units, the line unit always alive and the markers laid (5.4)."""
    pieces, known = _open(s, side), _known(s, side)
    alive = [p for p in numbers(side) if s.kind[p] and s.where[p] != ABSENT and not s.face[p] & RETURNED]
    choices = [[kind for kind in range(1, UNIT_KINDS + 1) if s.may_be[p] >> kind - 1 & 1] for p in pieces]
    for kinds in product(*choices):
        deal = dict(zip(pieces, kinds, strict=True))
        counts = [known[kind] + kinds.count(kind) for kind in range(UNIT_KINDS + 1)]
        line = sum(counts[1:4])
        lives = s.carried[side] or any(terms.is_line(deal.get(p, s.kind[p] if _size(s.may_be[p]) == 1 else 0)) for p in alive)
        if all(counts[kind] <= box.pool[side][kind] for kind in range(1, UNIT_KINDS + 1)) and line >= 3 and lives:
            for doers in product(range(16), repeat=len(lays)):
                said = tuple((choice // 2, AGR if choice % 2 else ENG) for choice in doers)
                if _explains(box, s, side, lays, said, deal):
                    yield deal, said


def _explains(box: Any, s: Any, side: int, lays: list[int], said: tuple[tuple[int, int], ...], deal: dict[int, int]) -> bool:
    used = {kind: s.used[side][kind - BAR] - _unknown(s, side, kind) for kind in range(BAR, KINDS)}
    for at, (lay, (place, kind)) in enumerate(zip(lays, said, strict=True)):
        p = s.lay_doer[lay][place]
        marker = s.may_be[s.lay_piece[lay]] if s.lay_piece[lay] else 1 << s.lay_kind[lay] - 1
        laid = EXB if kind == AGR else BAR if marker >> BAR - 1 & 1 else MIN
        if p == NO_PIECE or deal.get(p, s.kind[p]) != kind or not marker >> laid - 1 & 1:
            return False
        before = [s.lay_doer[lays[k]][said[k][0]] for k in range(at) if s.lay_turn[lays[k]] == s.lay_turn[lay]]
        if before.count(p) >= s.lay_left[lay][place]:
            return False
        if _size(marker) > 1:
            used[laid] += 1
    return all(used[kind] <= box.supply[kind] for kind in (MIN, EXB))


def _unknown(s: Any, side: int, kind: int) -> int:
    """Markers of a kind that the enemy cannot tell from the other kind."""
    return sum(s.kind[p] == kind and _size(s.may_be[p]) > 1 and not s.may_be[p] & ANY_UNIT for p in numbers(side))


def _explained(
    box: Any, s: Any, side: int, lays: list[int], doers: Any, chance: float, whole: list[Deal]
) -> Iterator[tuple[Any, dict[int, int], float]]:
    """Settle the LAYs one by one: a known doer weighs as much as all counters left, another as those of its kind."""
    given = {}
    for lay, (place, kind) in zip(lays, doers, strict=False):
        if _size(s.may_be[s.lay_doer[lay][place]]) > 1:
            given[s.lay_doer[lay][place]] = kind
    if len(doers) == len(lays):
        yield doers, given, chance
        return
    counts = _known(s, side)
    for kind in given.values():
        counts[kind] += 1
    left = [box.pool[side][kind] - counts[kind] for kind in range(UNIT_KINDS + 1)]
    weights = {}
    for option in {said[len(doers)] for _, said in whole if said[: len(doers)] == doers}:
        p = s.lay_doer[lays[len(doers)]][option[0]]
        weights[option] = left[option[1]] if p not in given and _size(s.may_be[p]) > 1 else max(1, sum(left[1:]))
    for option, weight in weights.items():
        yield from _explained(box, s, side, lays, (*doers, option), chance * weight / sum(weights.values()), whole)


def _dealt(
    box: Any, s: Any, side: int, given: dict[int, int], chance: float, whole: list[Deal], doers: Any
) -> Iterator[tuple[dict[int, int], float]]:
    """Deal the other pieces, smallest sets first, counters at random among those that can still be completed."""
    rest = sorted((p for p in _open(s, side) if p not in given), key=lambda p: (_size(s.may_be[p]), p))
    if not rest:
        yield given, chance
        return
    counts = _known(s, side)
    for kind in given.values():
        counts[kind] += 1
    possible = {deal[rest[0]] for deal, said in whole if said == doers and all(deal[p] == kind for p, kind in given.items())}
    weights = {kind: box.pool[side][kind] - counts[kind] for kind in possible}
    for kind, weight in weights.items():
        more = given | {rest[0]: kind}
        yield from _dealt(box, s, side, more, chance * weight / sum(weights.values()), whole, doers)


def _put(box: Any, world: Any, side: int, deal: Deal) -> None:
    """Make a deal true in a world."""
    kinds, doers = deal
    for kind in (MIN, EXB):
        world.used[side][kind - BAR] -= _unknown(world, side, kind)
    if side == world.side:
        world.done[:] = [done & (STEPPED | CLOSED) for done in world.done]
    for p, kind in kinds.items():
        world.kind[p] = kind
    lays = [lay for lay in range(side * LAYS, (side + 1) * LAYS) if world.lay_turn[lay]]
    for lay, (place, kind) in zip(lays, doers, strict=True):
        m, p = world.lay_piece[lay], world.lay_doer[lay][place]
        if m and _size(world.may_be[m]) > 1:
            world.kind[m] = EXB if kind == AGR else MIN
            world.used[side][world.kind[m] - BAR] += 1
        if world.lay_turn[lay] == world.turn and world.side == side and world.where[p] != ABSENT:
            world.done[terms.slot_of(p)] += LAID_ONE
            if world.lay_stepped[lay] >> place & 1:
                world.done[terms.slot_of(p)] |= CLOSED_UNSEEN
    known = _known(world, side)
    for kind in range(1, UNIT_KINDS + 1):
        world.army[side][kind] = known[kind] + list(kinds.values()).count(kind)


def _hands(box: Any, s: Any, seat: int) -> Iterator[tuple[Any, float]]:
    """Every pile and hidden hands, by labelled cards."""
    knower = ONLOOKER if seat == SPECTATOR else seat
    own = [s.hand[seat][card] if seat != SPECTATOR else 0 for card in range(len(s.discard))]
    unseen = [box.copies[card] - s.discard[card] - own[card] for card in range(len(s.discard))]
    for_pile = [card for card in range(len(unseen)) for _ in range(min(unseen[card], s.pile_max[knower][card]))]
    for_hands = [card for card in range(len(unseen)) for _ in range(max(0, unseen[card] - s.pile_max[knower][card]))]
    found: Counter[Any] = Counter()
    for order in permutations(for_pile):
        pile, rest = order[: s.pile_count], [*order[s.pile_count :], *for_hands]
        splits = permutations(rest) if seat == SPECTATOR else [tuple(rest)]
        for split in splits:
            red = split[: sum(s.hand[RED])] if seat == SPECTATOR else split if seat == BLUE else ()
            blue = split[sum(s.hand[RED]) :] if seat == SPECTATOR else split if seat == RED else ()
            hands = [
                list(s.hand[RED]) if seat == RED else _counted(red, s),
                list(s.hand[BLUE]) if seat == BLUE else _counted(blue, s),
            ]
            found[tuple(hands[0]), tuple(hands[1]), (*pile, *[0] * (len(s.pile) - len(pile)))] += 1
    for dealt, times in found.items():
        yield dealt, float(times)


def _counted(cards: Any, s: Any) -> list[int]:
    return [list(cards).count(card) for card in range(len(s.discard))]


POSITIONS = (
    # Three open pieces, one of them in a wood, one that has shown by its moves that it is no foot unit.
    """
    red 1: TNK 3,3 may=TNK
    red 2: INF 3,5 may=INF
    red 3: MEC 3,7 may=MEC
    blue 1: INF 12,5 may=INF
    blue 2: TNK 13,7 may=TNK+MEC+ART
    blue 3: HUN 14,10 may=HUN+EXP+INF+MPO
    blue 4: INF 13,3 may=INF+MPO
    """,
    # A marker laid unseen in the present manche; two pieces may have done it, one of them after a step.
    """
    side: blue
    red 1: TNK 3,3 may=TNK
    red 2: INF 3,5 may=INF+MPO
    red 3: MEC 3,7 may=MEC
    red 4: MEC 3,8 may=MEC
    blue 1: INF 12,5 may=INF
    blue 2: INF 12,6 may=INF
    blue 3: ENG 13,8 may=ENG+TNK+EXP attacks=1 points=2 done=8
    blue 4: AGR 13,9 may=AGR attacks=1 points=2 done=1 spent=1/1
    blue 5: TNK 15,1 may=TNK+ENG
    blue 6: MIN 12,8 may=MIN+EXB
    lay blue 1: 1 - blue6 blue3x1 blue4x1s -x0 -x0 -x0 -x0 -x0 -x0
    """,
    # The last line unit was lost long ago, but for a piece that nobody has seen: it must be one.
    """
    red 1: TNK 3,3 may=TNK
    red 2: INF 3,5 may=INF
    red 3: MEC 3,7 may=MEC
    blue 1: INF 12,5 may=INF+MPO
    blue 2: HUN 14,10 may=HUN+EXP+INF
    removed blue: INF=1 TNK=1
    """,
)
TINY_DECK = {"C01": 2, "C12": 1, "C21": 1, "C23": 1}
WITH_CARDS = """
    red 1: TNK 3,3 may=TNK
    red 2: INF 3,5 may=INF
    red 3: MEC 3,7 may=MEC
    blue 1: INF 12,5 may=INF
    blue 2: INF 12,6 may=INF
    blue 3: INF 12,7 may=INF+MPO
    hand red: C01
    hand blue: C12 C23
    point: CARDS
    """


def small(book: Rulebook) -> Iterator[tuple[Any, Any]]:
    """Positions with few worlds: kinds alone, a marker laid unseen, the last line unit, and a deck of five cards."""
    for source in POSITIONS:
        box = book.box(2, {"scenario": "learning", "cards": False})
        yield box, book.read_position(box, source)
    text = re.sub(r"copies = \d+", "copies = 0", book.edition.source)
    for card, copies in TINY_DECK.items():
        text = text.replace(f'id = "{card}"\ncopies = 0', f'id = "{card}"\ncopies = {copies}')
    box = book.box(2, {"scenario": "learning"}, Edition(text))
    yield box, book.read_position(box, WITH_CARDS)
    yield box, book.read_position(box, f"{WITH_CARDS}known red: C01 C21\n")
