"""Money, cards and portals of Planet'Web: where they can be, and every order of the stacks that nobody can rule out."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import permutations, product
from typing import Any

from tablee.core.position import NOBODY
from tablee.core.rulebook import Rulebook
from tablee.games.planetweb import codes
from tablee.games.planetweb.state import (
    BOURSE_CARDS,
    BOURSE_STACK,
    CONTRE_CARDS,
    DEALT,
    GAIN,
    LIBRE,
    LOSS,
    NEWS_CARDS,
    NEWS_STACK,
    NO_CARD,
    OPA_CARDS,
    PLAYERS,
    PORTALS,
    SETS,
)

NOTE = 5_000

turning = frozenset({codes.NEWS_DRAWN, codes.BOURSE_DRAWN})
"""A drawn card is carried out at once: what follows depends on it."""


def conserved(box: Any, s: Any) -> None:
    """The invariants of the contract, section 3.14, money to the last euro, and nothing where nothing is."""
    money(box, s)
    cards(box, s)
    listed = sum(s.listed)
    assert s.site_stack + sum(s.sites) + listed == SETS
    assert s.access_stack + sum(s.accesses) + listed == SETS
    assert s.listing_stack + sum(s.spares) + listed == SETS
    assert min(s.site_stack, s.access_stack, s.listing_stack, *s.sites, *s.accesses, *s.spares) >= 0
    for portal in range(PORTALS):
        owner = s.owner[portal]
        assert owner == NOBODY or (0 <= owner < box.players and not s.out[owner])
        assert owner != NOBODY or not s.listed[portal]
        assert owner == NOBODY or s.pot[portal] == 0
    players(box, s)


def money(box: Any, s: Any) -> None:
    """What the Bourse has paid out is in hands or in pots."""
    assert sum(s.cash) + sum(s.pot) + s.till == box.players * box.stake
    assert all(amount >= 0 and amount % NOTE == 0 for amount in (*s.cash, *s.pot, *s.earned, s.owed))


def cards(box: Any, s: Any) -> None:
    """Every numbered card is in one place, every dealt card in a hand, on a portal or in the tray."""
    news = s.news[: s.news_count] + s.claim[: s.claims] + ([s.news_shown] if s.open_card == NEWS_STACK else [])
    assert sorted(news) == list(range(NEWS_CARDS))
    laid = [card for card in (s.opa_laid, s.contre_laid) if card not in (DEALT, NO_CARD)]
    bourse = s.bourse[: s.bourse_count] + s.kept[: s.kept_count] + laid
    bourse += [s.bourse_shown] if s.open_card == BOURSE_STACK else []
    assert sorted(bourse) == list(range(BOURSE_CARDS))
    assert not any(s.news[s.news_count :] + s.bourse[s.bourse_count :])
    assert not any(s.claim[s.claims :] + s.claim_by[s.claims :] + s.kept[s.kept_count :] + s.kept_by[s.kept_count :])
    assert 0 <= s.news_fresh <= s.news_count
    assert 0 <= s.bourse_fresh <= s.bourse_count
    assert s.tray_opa + sum(s.opa) + (s.opa_laid == DEALT) == OPA_CARDS
    assert s.tray_contre + sum(s.contre) + (s.contre_laid == DEALT) == CONTRE_CARDS
    assert min(*s.opa, *s.contre, s.tray_opa, s.tray_contre) >= 0
    for at in range(s.claims):
        assert box.news_out[s.claim[at]]
        assert s.owner[box.news_portal[s.claim[at]]] == NOBODY
    assert not {GAIN, LOSS} & {box.bourse_kind[card] for card in s.kept[: s.kept_count]}


def players(box: Any, s: Any) -> None:
    """Who is out has nothing; nobody keeps a listing that could be used, once a landing is over."""
    gone = sorted(order for order in s.out if order)
    assert gone == list(range(1, len(gone) + 1))
    assert {s.double, s.free, s.bell, s.insolvent, *s.listed} <= {0, 1}
    for seat in range(PLAYERS):
        libre = [s.kept[at] for at in range(s.kept_count) if s.kept_by[at] == seat and box.bourse_kind[s.kept[at]] == LIBRE]
        assert 0 <= s.rolls[seat] <= (box.bourse_amount[libre[0]] if libre else 0)
        if seat >= box.players or s.out[seat]:
            held = (s.cash, s.sites, s.accesses, s.spares, s.opa, s.contre, s.rolls, s.square)
            assert not any(row[seat] for row in held)
            assert seat not in (*s.owner, *s.claim_by[: s.claims], *s.kept_by[: s.kept_count])
            assert not s.leaving >> seat & 1
        unlisted = any(s.owner[portal] == seat and not s.listed[portal] for portal in range(PORTALS))
        if s.point == 1:
            assert not (s.spares[seat] and s.sites[seat] and s.accesses[seat] and unlisted)
            assert s.leaving == s.free == s.owed == s.open_card == 0


def canonical(box: Any, s: Any, seat: int) -> Any:
    """Nobody is credited with anything that the others do not know as well."""
    return s.copy()


def worlds(box: Any, s: Any, seat: int) -> Iterator[tuple[Any, int]]:
    """Every order of the cards never drawn, all equally likely; the others keep theirs (contract, section 5)."""
    fresh = s.news[: s.news_fresh], s.bourse[: s.bourse_fresh]
    for news, bourse in product(permutations(fresh[0]), permutations(fresh[1])):
        world = s.copy()
        world.news[: len(news)] = news
        world.bourse[: len(bourse)] = bourse
        yield world, 1


def small(book: Rulebook) -> Iterator[tuple[Any, Any]]:
    """Positions near the end of the first pass through the stacks: 6 x 2, 1 x 24 and 720 orders."""
    for players, news, bourse in ((2, 3, 2), (4, 0, 4), (6, 6, 1)):
        box = book.box(players)
        yield (
            box,
            book.read_position(box, f"news_fresh: {news}\nbourse_fresh: {bourse}\nclaims: N10-A\nkept: B21-B B28-A\nrolls: 2"),
        )
