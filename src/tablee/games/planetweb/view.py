"""What is seen of Planet'Web, as plain data; `preview` has what a choice would do, `told` the sentences of events.

Everything but the order of two stacks lies open, so all viewers see the same board. Seats are numbers from 0, portals and
cards are named by their ids in the edition (P03, N17, B08), money is in euros.
"""

from typing import Any

import msgspec

from tablee.core.position import NOBODY
from tablee.games.planetweb import holdings
from tablee.games.planetweb.box import bourse_name, news_name, portal_name
from tablee.games.planetweb.preview import Purchase, preview, purchase_here
from tablee.games.planetweb.state import (
    BOURSE_STACK,
    CONTRE,
    DEALT,
    LIBRE,
    NEWS_STACK,
    NO_CARD,
    NO_PORTAL,
    OPA,
    POINTS,
    PORTALS,
    TAKEOVER_PRICE,
)
from tablee.games.planetweb.told import EVENTS as _EVENTS
from tablee.games.planetweb.told import creditor_named, tell

__all__ = ["_EVENTS", "board", "phase", "preview", "tell"]


class Claim(msgspec.Struct, frozen=True):
    """An e-News card kept against whoever buys the portal."""

    news: str
    seat: int
    amount: int


class Portal(msgspec.Struct, frozen=True):
    """A portal: `owner` is None while it is for sale; only then can it have a pot and claims."""

    id: str
    square: int
    owner: int | None
    listed: bool
    pot: int
    claims: tuple[Claim, ...]
    earned: int


class Libre(msgspec.Struct, frozen=True):
    """A Libre Circulation card and the movement rolls left on it; the first of a player is the one in use."""

    bourse: str
    rolls: int


class Danger(msgspec.Struct, frozen=True):
    """Opponents' listed portals that the next roll can hit, and how many of the 36 rolls do."""

    portals: int
    of_36: int


class Player(msgspec.Struct, frozen=True):
    """All that a player has, as it lies open. `opa` and `contre` count the dealt kind, `…_bourse` name the others.

    `out` is None while in the game, else 1 for the first who was eliminated, 2 for the second …
    """

    cash: int
    wealth: int
    square: int
    portals: tuple[str, ...]
    listed: tuple[str, ...]
    sites: int
    accesses: int
    spare_listings: int
    opa: int
    opa_bourse: tuple[str, ...]
    contre: int
    contre_bourse: tuple[str, ...]
    libre: tuple[Libre, ...]
    out: int | None
    leaving: bool
    danger: Danger
    takeovers_won: int
    portals_lost: int


class Stacks(msgspec.Struct, frozen=True):
    """Cards left in each stack, and the dealt cards in the storage tray."""

    sites: int
    accesses: int
    listings: int
    news: int
    bourse: int
    tray_opa: int
    tray_contre: int


class Shown(msgspec.Struct, frozen=True):
    """The card drawn last of a stack; `open` while it is being carried out."""

    id: str
    open: bool


class Takeover(msgspec.Struct, frozen=True):
    """A portal under attack. `opa` is "dealt", a Bourse card, or None from the @; dice are None before they are rolled."""

    seat: int
    owner: int
    portal: str
    from_at: bool
    opa: str | None
    contre: str | None
    attack: tuple[int, int] | None
    defence: tuple[int, int] | None
    price: int


class Debt(msgspec.Struct, frozen=True):
    """An open debt. `to` is "player" (then `creditor` is a seat), "bourse" or "portal" (then `portal` names it).

    `why` is "royalties", "news" or "loss". `insolvent`: everything is being sold. `offered`: the card that the creditor
    may buy for 20 000, "opa" or "contre".
    """

    debtor: int
    to: str
    creditor: int | None
    portal: str | None
    why: str
    amount: int
    cash: int
    short: int
    can_raise: int
    insolvent: bool
    offered: str | None


class Board(msgspec.Struct, frozen=True):
    """Everything on the table."""

    active: int
    first: int
    round: int
    round_limit: int
    minutes: int
    last_round: bool
    play: int
    double: bool
    dice: tuple[int, int] | None
    free: bool
    players: tuple[Player, ...]
    portals: tuple[Portal, ...]
    stacks: Stacks
    news: Shown | None
    bourse: Shown | None
    purchase: Purchase | None
    takeover: Takeover | None
    debt: Debt | None
    ranking: tuple[tuple[int, ...], ...]
    """Once the game is over: seats from first to last place, equal ones together."""


def phase(box: Any, s: Any) -> str:
    """Who is asked depends only on what lies open, so the decision point itself is public (contract, section 5)."""
    return POINTS.get(s.point, "OVER")


def board(box: Any, s: Any, seat: int, common: Board | None = None) -> Board:
    """The board; everybody sees the same."""
    return common or everybodys(box, s)


def everybodys(box: Any, s: Any) -> Board:
    """The board, from what lies open: that is everything but the order of the stacks."""
    return Board(
        active=s.active,
        first=s.first,
        round=s.round,
        round_limit=box.round_limit,
        minutes=box.minutes,
        last_round=bool(s.bell) or s.round == box.round_limit,
        play=s.play,
        double=bool(s.double),
        dice=_dice(s.dice),
        free=bool(s.free),
        players=tuple(_player(box, s, seat) for seat in range(box.players)),
        portals=tuple(_portal(box, s, portal) for portal in range(PORTALS)),
        stacks=Stacks(s.site_stack, s.access_stack, s.listing_stack, s.news_count, s.bourse_count, s.tray_opa, s.tray_contre),
        news=_shown(s, s.news_shown, news_name, NEWS_STACK),
        bourse=_shown(s, s.bourse_shown, bourse_name, BOURSE_STACK),
        purchase=purchase_here(box, s),
        takeover=_takeover(s),
        debt=_debt(box, s),
        ranking=ranking(box, s) if s.over else (),
    )


def _dice(dice: list[int]) -> tuple[int, int] | None:
    return (dice[0], dice[1]) if dice[0] else None


def _shown(s: Any, card: int, name: Any, stack: int) -> Shown | None:
    return None if card == NO_CARD else Shown(name(card), s.open_card == stack)


def _player(box: Any, s: Any, seat: int) -> Player:
    owned = [portal for portal in range(PORTALS) if s.owner[portal] == seat]
    kept = [s.kept[at] for at in range(s.kept_count) if s.kept_by[at] == seat]
    of_kind = {
        kind: tuple(bourse_name(card) for card in kept if box.bourse_kind[card] == kind) for kind in (OPA, CONTRE, LIBRE)
    }
    libre = [card for card in kept if box.bourse_kind[card] == LIBRE]
    return Player(
        cash=s.cash[seat],
        wealth=holdings.wealth_of(s, seat),
        square=s.square[seat],
        portals=tuple(map(portal_name, owned)),
        listed=tuple(portal_name(portal) for portal in owned if s.listed[portal]),
        sites=s.sites[seat],
        accesses=s.accesses[seat],
        spare_listings=s.spares[seat],
        opa=s.opa[seat],
        opa_bourse=of_kind[OPA],
        contre=s.contre[seat],
        contre_bourse=of_kind[CONTRE],
        libre=tuple(
            Libre(bourse_name(card), box.bourse_amount[card] if place else s.rolls[seat]) for place, card in enumerate(libre)
        ),
        out=s.out[seat] or None,
        leaving=bool(s.leaving >> seat & 1),
        danger=_danger(box, s, seat),
        takeovers_won=s.won[seat],
        portals_lost=s.lost[seat],
    )


def _danger(box: Any, s: Any, seat: int) -> Danger:
    """Listed portals of opponents 2 to 12 squares ahead (PLW-038); none for who is out."""
    hit = holdings.royalty_squares_ahead(box, s, seat) if not s.out[seat] else 0
    ahead = [total for total in range(2, 13) if hit >> total & 1]
    return Danger(len(ahead), sum(6 - abs(7 - total) for total in ahead))


def _portal(box: Any, s: Any, portal: int) -> Portal:
    claims = [
        Claim(news_name(s.claim[at]), s.claim_by[at], box.news_amount[s.claim[at]])
        for at in range(s.claims)
        if box.news_portal[s.claim[at]] == portal
    ]
    return Portal(
        id=portal_name(portal),
        square=box.square_of[portal],
        owner=None if s.owner[portal] == NOBODY else s.owner[portal],
        listed=bool(s.listed[portal]),
        pot=s.pot[portal],
        claims=tuple(claims),
        earned=s.earned[portal],
    )


def _takeover(s: Any) -> Takeover | None:
    if s.target == NO_PORTAL:
        return None
    return Takeover(
        seat=s.active,
        owner=s.owner[s.target],
        portal=portal_name(s.target),
        from_at=s.opa_laid == NO_CARD,
        opa=_laid(s.opa_laid),
        contre=_laid(s.contre_laid),
        attack=_dice(s.attack),
        defence=_dice(s.defence),
        price=0 if s.free else TAKEOVER_PRICE,
    )


def _laid(card: int) -> str | None:
    return None if card == NO_CARD else "dealt" if card == DEALT else bourse_name(card)


def _debt(box: Any, s: Any) -> Debt | None:
    if s.debtor == NOBODY:
        return None
    to = creditor_named(s.creditor)
    return Debt(
        debtor=s.debtor,
        to=to["to"],
        creditor=to.get("other"),
        portal=to.get("portal"),
        why={0: "royalties", NEWS_STACK: "news"}.get(s.open_card, "loss"),
        amount=s.owed,
        cash=s.cash[s.debtor],
        short=max(0, s.owed - s.cash[s.debtor]),
        can_raise=holdings.can_raise(box, s),
        insolvent=bool(s.insolvent),
        offered={OPA: "opa", CONTRE: "contre"}.get(s.offered),
    )


def ranking(box: Any, s: Any) -> tuple[tuple[int, ...], ...]:
    """Places of a finished game: winners, other survivors by wealth, then the eliminated, last one first (PLW-152)."""
    places: dict[tuple[int, ...], list[int]] = {}
    for seat in range(box.players):
        won = s.winners >> seat & 1
        standing = () if won or s.out[seat] else holdings.standing_of(s, seat)
        place = (-won, s.out[seat] > 0, -s.out[seat], *(-number for number in standing))
        places.setdefault(place, []).append(seat)
    return tuple(tuple(places[place]) for place in sorted(places))
