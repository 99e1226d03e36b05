"""The ads and preference cards of Offline: where they can be, and every deal that fits what a player knows."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import permutations, product
from typing import Any

from tablee.core.chance import Fast
from tablee.core.events import SPECTATOR
from tablee.core.rulebook import Rulebook
from tablee.games.offline.state import ABANDONED, ADS, CATEGORIES, NO_AD, NO_CARD, PLAYERS, TYPES


def conserved(box: Any, s: Any) -> None:
    """Every ad is in exactly one place (OFF-120), every preference card with one player, and nothing lies beyond."""
    places = [*s.site_ad[: box.sites], *s.display, *s.offline, s.hand, *s.analysis_ad[: box.players]]
    ads = [ad for ad in places if ad != NO_AD] + s.bag[: s.bag_count] + s.boxed[: s.boxed_count]
    assert sorted(ads) == list(range(ADS))
    assert s.free_sites == s.site_ad[: box.sites].count(NO_AD)
    assert s.offline_count == len(s.offline) - s.offline.count(NO_AD)
    assert not any(s.bag[s.bag_count :] + s.boxed[s.boxed_count :] + s.site_ad[box.sites :])
    for category in range(CATEGORIES):
        held = [s.goal[seat][category] for seat in range(box.players)]
        assert len(set(held)) == box.players
        assert set(held) <= set(range(TYPES))
    taken = [card for card in s.analysis_card[: box.players] if card != NO_CARD]
    assert len(set(taken)) == len(taken)
    assert [int(card in taken) + left for card, left in enumerate(s.cards_left)] == box.deck
    assert not any(map(any, s.goal[box.players :]))
    assert not any(s.score[box.players :])


def canonical(box: Any, s: Any, seat: int) -> Any:
    """Nobody is credited with knowing anything of the others' cards."""
    return s.copy()


def worlds(box: Any, s: Any, seat: int) -> Iterator[tuple[Any, int]]:
    """Every deal of the cards that `seat` does not hold, all equally likely (contract, section 5)."""
    if box.open_preferences or s.over not in (0, ABANDONED):
        yield s.copy(), 1
        return
    others = [other for other in range(box.players) if other != seat]
    own = s.goal[seat] if seat != SPECTATOR else [-1] * CATEGORIES
    deals = [
        permutations([kind for kind in range(TYPES) if kind != own[category]], len(others)) for category in range(CATEGORIES)
    ]
    for deal in product(*deals):
        world = s.copy()
        for place, other in enumerate(others):
            world.goal[other] = [deal[category][place] for category in range(CATEGORIES)]
        yield world, 1


def small(book: Rulebook) -> Iterator[tuple[Any, Any]]:
    """A new game for each number of players: 27 deals with two, 216 with three or four, seen from a seat."""
    for players in range(2, PLAYERS + 1):
        box = book.box(players)
        yield box, book.start(box, Fast(players))[0]


def back_to_start(start: Any, world: Any) -> Any:
    """The set-up as it would have been, were `world` the true one."""
    put_back = start.copy()
    put_back.goal = [list(goal) for goal in world.goal]
    return put_back
