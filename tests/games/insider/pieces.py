"""Pawns, tokens and cards of Insider: where they can be, and every world that fits what a seat is credited with knowing."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import permutations
from math import comb, factorial
from typing import Any

from tablee.core.events import SPECTATOR
from tablee.core.rulebook import Rulebook
from tablee.games.insider.box import CARD_NAMES, KIND_NAMES
from tablee.games.insider.knowledge import credit_others
from tablee.games.insider.state import (
    EVALUATIONS,
    HAND,
    KINDS,
    LOBBY,
    ONLOOKER,
    PATH,
    PAWNS,
    PLAYERS,
    POINTS,
    SQUARES,
    TABLE,
    TOKENS,
    VIEWERS,
)
from tablee.games.insider.tokens import encloses, survey

BRIEF = {"turn_cap": 60}
"""Options that keep random games short."""


def conserved(box: Any, s: Any) -> None:
    """INS-240 to INS-249 hold, derived fields agree with what they are derived from, and nothing lies beyond."""
    _cards_are_conserved(box, s)
    _pawns_are_conserved(box, s)
    _records_are_true(box, s)
    assert s.evaluations + (0 if s.over in (1, 2) else 1) + s.pile_count == EVALUATIONS or s.over == 1  # INS-245
    assert all(box.floor <= score <= box.goal - 1 for score in s.score[: box.players]) or s.over  # INS-246
    assert 0 <= s.mp <= 12  # INS-248
    assert s.used in (0, 1)
    assert not s.extra or s.used  # INS-249
    assert s.turn <= box.turn_cap


def _cards_are_conserved(box: Any, s: Any) -> None:
    deck = s.deck[: s.deck_count]
    for kind in range(KINDS):
        assert deck.count(kind) + s.discard[kind] + sum(hand[kind] for hand in s.hand) == box.copies[kind]  # INS-240
    assert not any(s.deck[s.deck_count :])
    assert all(0 <= sum(hand) <= HAND and min(hand) >= 0 for hand in s.hand)  # INS-241
    assert not any(map(any, s.hand[box.players :]))
    assert all(s.pledged[seat] <= s.hand[seat][KIND_NAMES.index("BOD")] for seat in range(PLAYERS))
    cards = [s.card, *s.pile[: s.pile_count]]
    assert len(set(cards)) == len(cards)
    assert set(cards) <= set(box.pool)
    assert not any(s.pile[s.pile_count :])
    assert 0 <= s.pile_known <= s.pile_count
    assert [bool(s.shown >> card & 1) for card in cards] == [True, *(at < s.pile_known for at in range(s.pile_count))]
    assert bin(s.shown).count("1") == s.evaluations + 1 + s.pile_known - (s.over in (1, 2))


def _pawns_are_conserved(box: Any, s: Any) -> None:
    point = POINTS.get(s.point)
    assert bin(s.tokens).count("1") == TOKENS  # INS-242
    assert s.tokens & ~box.normal == 0
    places = [place for seat in range(box.players) for place in s.place[seat]]
    for seat in range(box.players):
        assert len(s.place[seat]) == PAWNS  # INS-243
        for place in s.place[seat]:
            assert place >= SQUARES or not s.tokens >> place & 1
            assert place >= SQUARES or not box.corners >> place & 1 or place == box.base[seat]
            assert place != LOBBY or point == "VIP"
            assert place != box.centre or point == "SEAT"
    assert not any(map(any, s.place[box.players :]))
    single = [place for place in places if place >= PATH or TABLE <= place < LOBBY]
    assert len(set(single)) == len(single)
    assert [PATH + at for at, taken in enumerate(s.taken) if taken] == sorted(place for place in single if place >= PATH)
    seated = [place - TABLE for place in single if place < LOBBY]
    assert s.tables == sum(1 << table for table in seated)
    assert len(seated) + places.count(LOBBY) < box.tables[s.card] or s.over  # INS-244
    assert not encloses(box, s, s.tokens, -1)  # INS-247
    again = s.copy()
    survey(box, again)
    assert (again.reach, again.away) == (s.reach, s.away)


def _records_are_true(box: Any, s: Any) -> None:
    """Nobody knows what is not so (contract, 5.1)."""
    deck = s.deck[: s.deck_count]
    for viewer in range(VIEWERS):
        if box.players <= viewer < ONLOOKER:
            assert not any(map(any, s.holds[viewer]))
            assert not any(s.pile_max[viewer])
            continue
        for kind in range(KINDS):
            assert all(0 <= s.holds[viewer][seat][kind] <= s.hand[seat][kind] for seat in range(PLAYERS))
            assert deck.count(kind) <= s.pile_max[viewer][kind] <= _free(box, s, viewer, kind)
        assert viewer == ONLOOKER or not any(s.holds[viewer][viewer])


def _free(box: Any, s: Any, viewer: int, kind: int) -> int:
    """Cards of a kind of which the viewer does not know where they are."""
    own = 0 if viewer == ONLOOKER else s.hand[viewer][kind]
    return int(box.copies[kind] - own - s.discard[kind] - sum(s.holds[viewer][seat][kind] for seat in range(PLAYERS)))


def canonical(box: Any, s: Any, seat: int) -> Any:
    """The position with all others credited with an onlooker's knowledge, save that of the own hand."""
    world = s.copy()
    credit_others(box, world, ONLOOKER if seat == SPECTATOR else seat)
    return world


def worlds(box: Any, s: Any, seat: int) -> Iterator[tuple[Any, int]]:
    """Every world of contract 5.1 with its weight: decks of the stock in every order, hands from what is left, piles."""
    viewer = ONLOOKER if seat == SPECTATOR else seat
    free = [_free(box, s, viewer, kind) for kind in range(KINDS)]
    stock = [min(s.pile_max[viewer][kind], free[kind]) for kind in range(KINDS)]
    others = [holder for holder in range(box.players) if holder != viewer]
    places = [sum(s.hand[holder]) - sum(s.holds[viewer][holder]) for holder in others]
    for pile, pile_weight in _piles(box, s):
        for deck, deck_weight in _sequences(stock, s.deck_count):
            left = [free[kind] - deck.count(kind) for kind in range(KINDS)]
            for hands, hands_weight in _hands(left, places):
                world = s.copy()
                world.pile[: s.pile_count] = pile
                world.deck[: s.deck_count] = deck
                for holder, hand in zip(others, hands, strict=True):
                    world.hand[holder] = [s.holds[viewer][holder][kind] + hand[kind] for kind in range(KINDS)]
                yield canonical(box, world, seat), pile_weight * deck_weight * hands_weight


def _piles(box: Any, s: Any) -> Iterator[tuple[list[int], int]]:
    fresh = [card for card in box.pool if not s.shown >> card & 1]
    for order in permutations(fresh, s.pile_count - s.pile_known):
        yield [*s.pile[: s.pile_known], *order], 1


def _sequences(stock: list[int], count: int) -> Iterator[tuple[list[int], int]]:
    """Every order of `count` cards of the stock, with the number of ways to draw it."""
    if count == 0:
        yield [], 1
        return
    for kind in range(KINDS):
        if stock[kind]:
            less = [held - (kind == other) for other, held in enumerate(stock)]
            for rest, weight in _sequences(less, count - 1):
                yield [kind, *rest], weight * stock[kind]


def _hands(left: list[int], places: list[int]) -> Iterator[tuple[list[list[int]], int]]:
    """Every way to fill the hands, with its weight in deals of single cards."""
    if not places:
        yield [], 1
        return
    for hand, weight in _one_hand(left, places[0]):
        rest = [count - taken for count, taken in zip(left, hand, strict=True)]
        for hands, more in _hands(rest, places[1:]):
            yield [hand, *hands], weight * more


def _one_hand(left: list[int], places: int) -> Iterator[tuple[list[int], int]]:
    def fill(kind: int, free: int) -> Iterator[list[int]]:
        if kind == KINDS - 1:
            if free <= left[kind]:
                yield [free]
            return
        for count in range(min(free, left[kind]) + 1):
            for rest in fill(kind + 1, free - count):
                yield [count, *rest]

    for hand in fill(0, places):
        weight = factorial(places)
        for count, held in zip(hand, left, strict=True):
            weight *= comb(held, count)
        yield hand, weight


_LAST = f"evaluations: 6\ncard: 3A\npile:\nshown: {' '.join(CARD_NAMES[:7])}\n"
POSITIONS = (
    # Two players, the seventh card, a small draw pile.
    (
        2,
        _LAST
        + "hand red: ADM ADM\nhand green: HEL BOD\ndeck: SCA TRE ADM\n"
        + "discard: "
        + " ".join(["ADM"] * 8 + ["HEL"] * 10 + ["SCA"] * 10 + ["TRE"] * 10 + ["BOD"] * 10),
    ),
    # Three players: Green's Bodyguards are known from a pledge, Blue's Scandal to Red from a robbery.
    (
        3,
        f"evaluations: 5\ncard: 4A\npile: 5D\nshown: {' '.join(CARD_NAMES[4:10])}\n"
        + "hand red: HEL\nhand blue: SCA TRE\nhand green: BOD BOD ADM\ndeck: TRE\n"
        + "holds red blue: SCA\nholds red green: BOD BOD\nholds blue green: BOD BOD\nholds onlooker green: BOD BOD\n"
        + "discard: "
        + " ".join(["ADM"] * 10 + ["HEL"] * 10 + ["SCA"] * 10 + ["TRE"] * 9 + ["BOD"] * 9),
    ),
    # After a reshuffle Red knows more of Green's hand than the pile's size tells (V-54 in small).
    (
        2,
        _LAST
        + "hand red: ADM ADM\nhand green: ADM ADM HEL\ndeck: SCA BOD\n"
        + "pile_max red: 0 1 1 1 1\npile_max green: 0 1 1 1 1\npile_max onlooker: 0 1 1 1 1\n"
        + "discard: "
        + " ".join(["ADM"] * 7 + ["HEL"] * 10 + ["SCA"] * 10 + ["TRE"] * 11 + ["BOD"] * 10),
    ),
    # Bomb threats have put two cards under the pile; two cards of the pool were never seen.
    (
        2,
        "evaluations: 3\ncard: 3A\npile: 3D 4A 5A\nknown: 2\nshown: 3A 3B 3C 4A 5A 5B\n"
        + "hand red: ADM\nhand green: HEL\ndeck:\ndiscard: "
        + " ".join(["ADM"] * 10 + ["HEL"] * 10 + ["SCA"] * 11 + ["TRE"] * 11 + ["BOD"] * 11),
    ),
)


def small(book: Rulebook) -> Iterator[tuple[Any, Any]]:
    """Positions with few cards left to be anywhere: much known, little known, and after a reshuffle."""
    for players, source in POSITIONS:
        box = book.box(players)
        yield box, book.read_position(box, source)
