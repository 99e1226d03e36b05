"""What a seat may see of Offline, as plain data, and events as sentences to be said."""

from collections.abc import Callable
from functools import cache
from typing import Any

import msgspec

from tablee.core.events import SPECTATOR, Event
from tablee.core.view import Told
from tablee.games.offline import rules
from tablee.games.offline.box import CARD_NAMES, LETTERS, NETWORK_NAMES, ad_name, site_name
from tablee.games.offline.position import goal_name
from tablee.games.offline.state import ABANDONED, ADS, ANALYSE, CATEGORIES, ENDS, NO_AD, NO_CARD, POINTS, TYPES


class Majority(msgspec.Struct, frozen=True):
    """One judgement as it stands: who leads in a network and category, and by how much."""

    counts: tuple[int, ...]
    leader: str | None
    lead: int


class Network(msgspec.Struct, frozen=True):
    """A network with its ads, their values and its three judgements (company, language, product).

    `offers` are the values that the ad in hand would have on each site, None while nobody holds one.
    """

    name: str
    ads: tuple[str | None, ...]
    values: tuple[int | None, ...]
    offers: tuple[int, ...] | None
    majorities: tuple[Majority, ...]


class Card(msgspec.Struct, frozen=True):
    """A preference card's points: in each network, the multiplier and the sum."""

    type: str
    networks: tuple[int, ...]
    times: int
    points: int


class Tally(msgspec.Struct, frozen=True):
    """A player's points: three cards, the analysis bonus, the total."""

    cards: tuple[Card, ...]
    bonus: int
    total: int


class Analysis(msgspec.Struct, frozen=True):
    """A market analysis that was made."""

    card: str
    ad: str


class Board(msgspec.Struct, frozen=True):
    """Everything on the table that this viewer may see. `goals` has None for cards that are hidden."""

    networks: tuple[Network, ...]
    display: tuple[str | None, ...]
    offline: tuple[str | None, ...]
    hand: str | None
    bag: int
    unseen: tuple[str, ...] | None
    box: tuple[str, ...]
    goals: tuple[str | None, ...]
    cards_left: str
    analyses: tuple[Analysis | None, ...]
    free_sites: int
    turn: int
    round: int
    first: int
    earlier_points: tuple[int, ...]
    projection: Tally | None
    final: tuple[Tally, ...] | None


def phase(box: Any, s: Any) -> str:
    """Nothing in a turn of Offline is hidden, so the decision point itself is public."""
    return POINTS.get(s.point, "OVER")


def everybodys(box: Any, s: Any) -> Board:
    """What everybody may see, with nobody's own cards: every viewer's board is made of it."""
    ended = s.over not in (0, ABANDONED)
    seats = range(box.players)
    networks = tuple([_network(box, s, network) for network in range(box.networks)])
    return Board(
        networks=networks,
        display=tuple(map(_ad, s.display)),
        offline=tuple(map(_ad, s.offline)),
        hand=_ad(s.hand),
        bag=s.bag_count,
        unseen=tuple(map(_NAMES.__getitem__, sorted(s.bag[: s.bag_count]))) if box.show_unseen else None,
        box=tuple(map(_NAMES.__getitem__, s.boxed[: s.boxed_count])),
        goals=tuple([goal_name(s.goal[other]) if ended or box.open_preferences else None for other in seats]),
        cards_left="".join([CARD_NAMES[card] for card in range(len(CARD_NAMES)) if s.cards_left[card]]),
        analyses=tuple([_analysis(s, other) for other in seats]),
        free_sites=s.free_sites,
        turn=s.turn,
        round=s.round,
        first=s.first,
        earlier_points=tuple(s.score[: box.players]) if not ended else (),
        projection=None,
        final=tuple(_tally(box, s, other, networks) for other in seats) if ended else None,
    )


def board(box: Any, s: Any, seat: int, common: Board | None = None) -> Board:
    """The board as `seat` (or a spectator) sees it; `common` is everybody's, if it is at hand."""
    common = common or everybodys(box, s)
    if seat == SPECTATOR:
        return common
    goals = (*common.goals[:seat], goal_name(s.goal[seat]), *common.goals[seat + 1 :])
    projection = _tally(box, s, seat, common.networks) if box.show_projection and not s.over else None
    return msgspec.structs.replace(common, goals=goals, projection=projection)


class Preview(msgspec.Struct, frozen=True):
    """What a choice would change: the networks it touches, and one's own projected score."""

    networks: tuple[Network, ...]
    projection: Tally | None


def preview(box: Any, s: Any, action: int, seat: int) -> Preview:
    """What a legal choice would change on the board, before it is made; nothing is drawn for it."""
    then = s.copy()
    touched = []
    if action < box.sites:
        then.site_ad[action] = NO_AD if s.point == ANALYSE else s.hand
        touched = [box.network_of[action]]
    if s.point == ANALYSE:
        then.analysis_card[seat] = rules.next_card(s)
        then.analysis_ad[seat] = rules.ad_at(box, s, action)
    then.hand = NO_AD
    networks = tuple(_network(box, then, network) for network in range(box.networks))
    return Preview(
        networks=tuple(networks[network] for network in touched),
        projection=_tally(box, then, seat, networks) if box.show_projection else None,
    )


_NAMES = tuple(ad_name(ad) for ad in range(ADS))
_ad: Callable[[int], str | None] = (*_NAMES, None).__getitem__
"""What an ad is called; NO_AD stands after the last one and has no name."""


def _network(box: Any, s: Any, network: int) -> Network:
    first = box.first_site[network]
    sites = range(first, first + box.network_sites[network])
    ads = s.site_ad[first : sites.stop]
    value_at = rules.value_at
    return Network(
        name=NETWORK_NAMES[network],
        ads=tuple(map(_ad, ads)),
        values=tuple([None if ad == NO_AD else value_at(box, s, ad, site) for ad, site in zip(ads, sites, strict=True)]),
        offers=tuple([value_at(box, s, s.hand, site) for site in sites]) if s.hand != NO_AD else None,
        majorities=tuple([_majority(category, rules.tally(box, s, network, category)) for category in range(CATEGORIES)]),
    )


@cache
def _majority(category: int, packed: int) -> Majority:
    """The judgement that a tally leads to; there are some hundreds of them."""
    counts = tuple([rules.count_of(packed, kind) for kind in range(TYPES)])
    *_, second, best = sorted(counts)
    leader = LETTERS[category][counts.index(best)] if best > second else None
    return Majority(counts, leader, best - second)


def _tally(box: Any, s: Any, seat: int, networks: tuple[Network, ...]) -> Tally:
    cards = tuple(_card(box, category, s.goal[seat][category], networks) for category in range(CATEGORIES))
    bonus = rules.analysis_bonus(box, s, seat)
    return Tally(cards, bonus, sum(card.points for card in cards) + bonus)


def _card(box: Any, category: int, kind: int, networks: tuple[Network, ...]) -> Card:
    """A card's points from the judgements of all networks (OFF-100 to OFF-106)."""
    type_name = LETTERS[category][kind]
    won = []
    for number, network in enumerate(networks):
        majority = network.majorities[category]
        worth = majority.counts[kind] if majority.leader == type_name else 0
        won.append(worth * (box.network_sites[number] if box.expert else 1))
    times = sum(points > 0 for points in won) if box.expert else 1
    return Card(type_name, tuple(won), times, sum(won) * times)


def _analysis(s: Any, seat: int) -> Analysis | None:
    card = s.analysis_card[seat]
    return None if card == NO_CARD else Analysis(CARD_NAMES[card], ad_name(s.analysis_ad[seat]))


_EVENTS = {
    rules.FIRST_PLAYER: ("first-player", ("seat", "round")),
    rules.STARTING_AD: ("starting-ad", ("ad", "site")),
    rules.GOALS_DEALT: ("goals-dealt", ("seat", "goals")),
    rules.DRAWN: ("drawn", ("ad", "slot")),
    rules.TAKEN: ("taken", ("seat", "ad", "slot")),
    rules.PUT: ("put", ("seat", "ad", "site")),
    rules.EXCHANGED: ("exchanged", ("seat", "ad", "removed", "site")),
    rules.WENT_OFFLINE: ("went-offline", ("seat", "ad", "square")),
    rules.EMPTIED: ("emptied", ("seat", "count")),
    rules.KEPT: ("kept", ("seat", "ad", "square")),
    rules.BOXED: ("boxed", ("ad",)),
    rules.ANALYSED: ("analysed", ("seat", "card", "ad")),
    rules.GOALS_REVEALED: ("goals-revealed", ("seat", "goals")),
    rules.SCORED: ("scored", ("seat", "points", "total")),
    rules.ENDED: ("ended", ("reason", "round")),
}
"""The key of each event's sentence and what its numbers mean."""


def tell(box: Any, event: Event) -> Told:
    """An event as the key of a sentence and its values; seats are numbers, the reader knows their names."""
    key, names = _EVENTS[event.kind]
    values: dict[str, Any] = {}
    for name, number in zip(names, event[2:], strict=False):
        if name in ("ad", "removed"):
            values[name] = ad_name(number)
        elif name == "site":
            values[name] = site_name(box, number)
        elif name == "card":
            values[name] = CARD_NAMES[number]
        elif name == "reason":
            values[name] = ENDS[number]
        elif name == "goals":
            values[name] = goal_name(list(event[3:6]))
        else:
            values[name] = number
    return Told(f"event-{key}", values)
