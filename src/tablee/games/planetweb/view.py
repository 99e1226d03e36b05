"""What is seen of Planet'Web, as plain data, and events as sentences to be said.

Everything but the order of two stacks lies open, so all viewers see the same board. Seats are numbers from 0, portals and
cards are named by their ids in the edition (P03, N17, B08), money is in euros.
"""

from typing import Any

import msgspec

from tablee.core.events import Event
from tablee.core.position import NOBODY
from tablee.core.view import Told
from tablee.games.planetweb import codes, holdings
from tablee.games.planetweb.box import bourse_name, news_name, portal_name
from tablee.games.planetweb.state import (
    AT_MENU,
    BOURSE_PRICE,
    BOURSE_STACK,
    BUY_ACCESS,
    BUY_PORTAL,
    BUY_SERVICES,
    BUY_SITE,
    CARD_OFFER,
    CARD_PRICE,
    CONTRE,
    CREDITOR_PRICE,
    DEALT,
    ENDS,
    LIBRE,
    LIST,
    NEWS_STACK,
    NO_CARD,
    NO_PORTAL,
    OPA,
    OPA_BUY,
    POINTS,
    PORTAL_PRICE,
    PORTALS,
    TAKEOVER_PRICE,
    THE_BOURSE,
    UNOWNED,
)


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


class Purchase(msgspec.Struct, frozen=True):
    """What the open decision of the active player sells: price of one card or portal, pot gained, claims due."""

    what: str
    portal: str | None
    price: int
    pot: int
    claims: int
    cash_after: int


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


def board(box: Any, s: Any, seat: int) -> Board:
    """The board; everybody sees the same."""
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
        purchase=_purchase(box, s),
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


def _purchase(box: Any, s: Any) -> Purchase | None:
    """What is for sale where the active player has landed."""
    what = {BUY_PORTAL: "portal", BUY_SITE: "site", BUY_ACCESS: "access", BUY_SERVICES: "services", LIST: "listing"}.get(
        s.point
    )
    if what is None:
        return None
    portal = box.portal_at[s.square[s.active]]
    if s.point != BUY_PORTAL:
        price = 0 if s.free else CARD_PRICE
        return Purchase(what, None, price, 0, 0, s.cash[s.active] - price)
    covered = s.free and box.free_portal
    price = 0 if covered else PORTAL_PRICE
    claims = 0 if covered else holdings.claims_on(box, s, portal, s.active)
    after = s.cash[s.active] - price + s.pot[portal] - claims
    return Purchase(what, portal_name(portal), price, s.pot[portal], claims, after)


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
    to = _creditor(s.creditor)
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


def _creditor(creditor: int) -> dict[str, Any]:
    if creditor < THE_BOURSE:
        return {"to": "player", "other": creditor}
    if creditor == THE_BOURSE:
        return {"to": "bourse"}
    return {"to": "portal", "portal": portal_name(creditor - UNOWNED)}


def ranking(box: Any, s: Any) -> tuple[tuple[int, ...], ...]:
    """Places of a finished game: winners, other survivors by wealth, then the eliminated, last one first (PLW-152)."""
    places: dict[tuple[int, ...], list[int]] = {}
    for seat in range(box.players):
        won = s.winners >> seat & 1
        standing = () if won or s.out[seat] else holdings.standing_of(s, seat)
        place = (-won, s.out[seat] > 0, -s.out[seat], *(-number for number in standing))
        places.setdefault(place, []).append(seat)
    return tuple(tuple(places[place]) for place in sorted(places))


# --- Before a choice is made


class Preview(msgspec.Struct, frozen=True):
    """What a choice would do to who makes it.

    `cash` is the money left, `short` what then still lacks to pay the debt, `chances` how many of 36 rolls a takeover
    succeeds with, alone and if it is countered. A sale that breaks a listing up unbinds a site and an access; `lists` names
    the portals of which one is then listed with the cards set free, `sells_listing` that there is none.
    """

    cash: int
    short: int
    chances: int | None = None
    chances_if_countered: int | None = None
    unbinds: bool = False
    lists: tuple[str, ...] = ()
    sells_listing: bool = False


def preview(box: Any, s: Any, action: int, seat: int) -> Preview:
    """What a legal choice would change, before it is made; nothing is drawn for it."""
    sold = action - codes.SELL_PORTAL if codes.SELL_PORTAL <= action < codes.SELL_LISTING else NO_PORTAL
    unbinds = codes.SELL_LISTING <= action < codes.SELL_OPA or (sold != NO_PORTAL and bool(s.listed[sold]))
    heirs = _unlisted_but(s, seat, sold) if unbinds and sold != NO_PORTAL else ()
    sells_listing = unbinds and sold != NO_PORTAL and not heirs
    cash = s.cash[seat] + _brings(box, s, action) + (CARD_PRICE // 2 if sells_listing else 0)
    alone, countered = _chances(box, s, action)
    return Preview(
        cash=cash,
        short=max(0, s.owed - cash) if s.debtor == seat else 0,
        chances=alone,
        chances_if_countered=countered,
        unbinds=unbinds,
        lists=heirs,
        sells_listing=sells_listing,
    )


def _unlisted_but(s: Any, seat: int, sold: int) -> tuple[str, ...]:
    """The player's unlisted portals, without the one that is sold."""
    return tuple(portal_name(p) for p in range(PORTALS) if p != sold and s.owner[p] == seat and not s.listed[p])


def _brings(box: Any, s: Any, action: int) -> int:
    """What a choice adds to the cash of who makes it; a takeover is only paid once it has succeeded."""
    if action in (codes.SELL_OPA, codes.SELL_CONTRE):
        return CREDITOR_PRICE if holdings.creditor_can_buy(s) else BOURSE_PRICE
    if action >= codes.SELL_SITE:
        return PORTAL_PRICE // 2 if codes.SELL_PORTAL <= action < codes.SELL_LISTING else CARD_PRICE // 2
    if s.point == CARD_OFFER:
        return -CREDITOR_PRICE if action == codes.BUY else 0
    if s.free or action in (codes.ROLL, codes.PASS):
        return s.pot[box.portal_at[s.square[s.active]]] if s.point == BUY_PORTAL and action == codes.BUY else 0
    if s.point == OPA_BUY:
        return -TAKEOVER_PRICE
    purchase = _purchase(box, s)
    if purchase and action == codes.BUY:
        return purchase.cash_after - s.cash[s.active]
    if codes.SERVICES <= action < codes.LIST_PORTAL:
        return -CARD_PRICE * (codes.SITES_IN[action - codes.SERVICES] + codes.ACCESSES_IN[action - codes.SERVICES])
    if codes.TAKE_PORTAL <= action < codes.BUY_LISTING:
        return -PORTAL_PRICE
    listing = action == codes.BUY_LISTING or (s.point == LIST and codes.LIST_PORTAL <= action < codes.TAKE_SITE)
    return -CARD_PRICE if listing or codes.TAKE_SITE <= action < codes.TAKE_PORTAL else 0


def _chances(box: Any, s: Any, action: int) -> tuple[int | None, int | None]:
    """Of 36 rolls, how many take the portal over: any but a double at the @, half with a card, a quarter if countered."""
    if not codes.TAKE_OVER <= action < codes.BUY:
        return None, None
    if s.point == AT_MENU:
        return 30, None
    guarded = holdings.contre_cards(box, s, s.owner[action - codes.TAKE_OVER]) > 0
    return 18, 9 if guarded else None


# --- Events

_EVENTS = {
    codes.STARTING_ROLL: ("starting-roll", ("seat", "one", "two")),
    codes.BEGINS: ("begins", ("seat",)),
    codes.ROUND: ("round", ("round",)),
    codes.ROLLED: ("rolled", ("seat", "one", "two", "square")),
    codes.FREE_LANDING: ("free-landing", ("seat", "rolls")),
    codes.OUT_OF_REACH: ("out-of-reach", ("seat", "why")),
    codes.PASSED: ("passed", ("seat",)),
    codes.BOUGHT_PORTAL: ("bought-portal", ("seat", "portal", "amount")),
    codes.POT_TAKEN: ("pot-taken", ("seat", "portal", "amount")),
    codes.CLAIM_PAID: ("claim-paid", ("seat", "other", "news", "amount")),
    codes.CLAIM_LAPSED: ("claim-lapsed", ("seat", "news")),
    codes.BOUGHT_SITES: ("bought-sites", ("seat", "count", "amount")),
    codes.BOUGHT_ACCESSES: ("bought-accesses", ("seat", "count", "amount")),
    codes.BOUGHT_LISTING: ("bought-listing", ("seat", "amount")),
    codes.LISTED: ("listed", ("seat", "portal")),
    codes.NEWS_DRAWN: ("news-drawn", ("seat", "news")),
    codes.NEWS_VOID: ("news-void", ("seat", "portal")),
    codes.NEWS_WAIVED: ("news-waived", ("seat", "amount")),
    codes.CLAIM_KEPT: ("claim-kept", ("seat", "news", "portal", "amount")),
    codes.STACK_EMPTY: ("stack-empty", ("seat", "stack")),
    codes.BOURSE_DRAWN: ("bourse-drawn", ("seat", "bourse")),
    codes.GAINED: ("gained", ("seat", "amount")),
    codes.LOSS_WAIVED: ("loss-waived", ("seat", "amount")),
    codes.CARD_KEPT: ("card-kept", ("seat", "kind", "rolls")),
    codes.LIBRE_ENDED: ("libre-ended", ("seat",)),
    codes.ROYALTIES_DUE: ("royalties-due", ("seat", "other", "portal", "amount")),
    codes.PAID: ("paid", ("seat", "creditor", "amount")),
    codes.TOOK_SITE: ("took-site", ("seat", "other", "amount")),
    codes.TOOK_ACCESS: ("took-access", ("seat", "other", "amount")),
    codes.TOOK_PORTAL: ("took-portal", ("seat", "other", "portal", "amount")),
    codes.ATTACKED: ("attacked", ("seat", "other", "portal", "from_at")),
    codes.COUNTERED: ("countered", ("seat", "portal")),
    codes.NOT_COUNTERED: ("not-countered", ("seat", "portal")),
    codes.ATTACK_ROLLED: ("attack-rolled", ("seat", "one", "two", "success")),
    codes.COUNTER_ROLLED: ("counter-rolled", ("seat", "one", "two", "success")),
    codes.TAKEN_OVER: ("taken-over", ("seat", "other", "portal", "amount")),
    codes.NOT_BOUGHT: ("not-bought", ("seat", "portal")),
    codes.DEBT: ("debt", ("seat", "creditor", "amount", "short")),
    codes.SOLD_PORTAL: ("sold-portal", ("seat", "portal", "amount", "listed")),
    codes.UNLISTED: ("unlisted", ("seat", "portal", "amount")),
    codes.SOLD_LISTINGS: ("sold-listings", ("seat", "count", "amount")),
    codes.SOLD_SITES: ("sold-sites", ("seat", "count", "amount")),
    codes.SOLD_ACCESSES: ("sold-accesses", ("seat", "count", "amount")),
    codes.OFFERED: ("offered", ("seat", "other", "kind", "amount")),
    codes.CARD_BOUGHT: ("card-bought", ("seat", "other", "kind", "amount")),
    codes.CARDS_SOLD: ("cards-sold", ("seat", "kind", "count", "amount")),
    codes.INSOLVENT: ("insolvent", ("seat", "amount")),
    codes.ELIMINATED: ("eliminated", ("seat",)),
    codes.RESIGNS: ("resigns", ("seat",)),
    codes.LEFT: ("left", ("seat",)),
    codes.BELL: ("bell", ()),
    codes.WEALTH: ("wealth", ("seat", "amount")),
    codes.ENDED: ("ended", ("reason",)),
}
"""The key of each event's sentence and what its numbers mean."""


def _yes_or_no(number: int) -> str:
    return "yes" if number else "no"


_NAMES: dict[str, Any] = {
    "portal": portal_name,
    "news": news_name,
    "bourse": bourse_name,
    "reason": ENDS.__getitem__,
    "why": {
        codes.NO_CASH: "cash",
        codes.NO_STOCK: "stock",
        codes.NO_CASH_FOR_CLAIMS: "claims",
        codes.NO_SET: "set",
    }.__getitem__,
    "stack": {NEWS_STACK: "news", BOURSE_STACK: "bourse"}.__getitem__,
    "kind": ("gain", "loss", "opa", "contre", "libre").__getitem__,
    "success": _yes_or_no,
    "from_at": _yes_or_no,
    "listed": _yes_or_no,
}
"""How numbers that are no numbers to the reader are named."""


def tell(box: Any, event: Event) -> Told:
    """An event as the key of a sentence and its values; seats are numbers, the reader knows their names."""
    key, names = _EVENTS[event.kind]
    values: dict[str, Any] = {}
    for name, number in zip(names, event[2:], strict=False):
        if name == "creditor":
            values |= _creditor(number)
        else:
            values[name] = _NAMES[name](number) if name in _NAMES else number
    return Told(f"event-{key}", values)
