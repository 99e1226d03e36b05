"""The box of Planet'Web: its table options, and an edition packed into the tables the rules read."""

from collections import Counter
from typing import Any

from tablee.core.edition import Edition
from tablee.core.options import Value, choice
from tablee.core.texts import LANGUAGES
from tablee.games.planetweb.state import (
    ACCESS,
    AT,
    BOURSE,
    BOURSE_CARDS,
    LISTING,
    NEWS,
    NEWS_CARDS,
    NO_PORTAL,
    PORTAL,
    PORTALS,
    SILICON,
    SITE,
    SQUARES,
    Box,
)

SEATS = (2, 3, 4, 5, 6)

OPTIONS = (
    choice("round_limit", 0, 90, 60, 45, 30, clause="PLW-142"),
    choice("clock_minutes", 0, 90, 60, 30, clause="PLW-142"),
    choice("starting_cash", 400_000, 500_000, 600_000, 800_000, 1_000_000, clause="PLW-145"),
    choice("control_target", 0, *range(3, PORTALS + 1), clause="PLW-148"),
    choice("counter_timing", "before", "after", clause="PLW-108"),
    choice("multi_buy", False, True, clause="PLW-044"),
    choice("free_portal", True, False, clause="PLW-083"),
    choice("leaver", "bankrupt", "bot", clause="PLW-149"),
)

SEAT_NAMES = "ABCDEF"
SQUARE_KINDS = {
    "at": AT,
    "site": SITE,
    "access": ACCESS,
    "silicon": SILICON,
    "listing": LISTING,
    "news": NEWS,
    "bourse": BOURSE,
}
SQUARES_OF_A_KIND = {"at": 1, "site": 4, "access": 4, "silicon": 2, "listing": 5, "news": 3, "bourse": 2}
BOURSE_KINDS = ("gain", "loss", "opa", "contre", "libre")

NOTE = 5_000
"""The smallest banknote: every amount is a multiple of it."""

LARGEST_AMOUNT = 150_000
"""Of a card. It bounds how many sales one debt can ask for, and so the events of one action."""

MOST_ROLLS = 9

_PACKAGE = "tablee.games.planetweb"
_STATUS = ("known", "reconstructed")


def portal_name(portal: int) -> str:
    """The id of a portal, such as P03."""
    return f"P{portal + 1:02}"


def portal_number(name: str) -> int:
    """The portal with this id, or -1; P3 is P03."""
    return _number(name, "P", PORTALS)


def news_name(card: int) -> str:
    """The id of an e-News card, such as N17."""
    return f"N{card + 1:02}"


def news_number(name: str) -> int:
    """The e-News card with this id, or -1."""
    return _number(name, "N", NEWS_CARDS)


def bourse_name(card: int) -> str:
    """The id of a Bourse card, such as B08."""
    return f"B{card + 1:02}"


def bourse_number(name: str) -> int:
    """The Bourse card with this id, or -1."""
    return _number(name, "B", BOURSE_CARDS)


def _number(name: str, letter: str, most: int) -> int:
    digits = name[1:]
    if name[:1].upper() != letter or not (digits.isascii() and digits.isdigit()) or len(digits) > 2:
        return -1
    return int(digits) - 1 if 1 <= int(digits) <= most else -1


def pack(edition: Edition, players: int, options: dict[str, Value]) -> Box:
    """Everything the rules read, in one record; complains about an edition that cannot be played."""
    box = Box()
    box.players = players
    box.stake = int(options["starting_cash"])
    box.round_limit = int(options["round_limit"])
    box.minutes = int(options["clock_minutes"])
    box.control = int(options["control_target"])
    box.counter_after = int(options["counter_timing"] == "after")
    box.multi_buy = int(options["multi_buy"])
    box.free_portal = int(options["free_portal"])
    box.out_on_leave = int(options["leaver"] == "bankrupt")
    if edition.name and edition.get("game", kind=str) != "planetweb":
        edition.complain("edition-other-game", "game", game="planetweb")
    _status(edition, "status")
    _pack_track(box, edition)
    _check_portals(edition)
    _pack_news(box, edition)
    _pack_bourse(box, edition)
    return box


def minutes(box: Any) -> int:
    """Minutes until the clock of the timed variant runs out, 0 without one (PLW-142)."""
    return int(box.minutes)


def _pack_track(box: Box, edition: Edition) -> None:
    """The squares: as many of each kind as the printed board has, in any order, the @ first (PLW-002)."""
    where = ("track", "squares")
    squares = edition.get(*where, kind=list)
    if len(squares) != SQUARES or squares[0] != "at":
        edition.complain("edition-track", *where, package=_PACKAGE, count=str(len(squares)))
    for square, name in enumerate(squares):
        portal = portal_number(name) if isinstance(name, str) else -1
        if not isinstance(name, str) or (portal < 0 and name not in SQUARE_KINDS):
            edition.complain("edition-square", *where, package=_PACKAGE, square=str(square), value=str(name)[:24])
        box.kind[square] = PORTAL if portal >= 0 else SQUARE_KINDS[name]
        box.portal_at[square] = portal if portal >= 0 else NO_PORTAL
        if portal >= 0:
            box.square_of[portal] = square
    wanted = Counter({portal_name(portal): 1 for portal in range(PORTALS)} | SQUARES_OF_A_KIND)
    for name, count in Counter(squares).items():
        if count != wanted[name]:
            edition.complain(
                "edition-square-count", *where, package=_PACKAGE, name=str(name), count=str(count), wanted=str(wanted[name])
            )
    _status(edition, "track", "status", "kinds")
    _status(edition, "track", "status", "order")


def _check_portals(edition: Edition) -> None:
    for here in _entries(edition, "portal", PORTALS, portal_name):
        if not edition.get(*here, "title", kind=str).strip():
            edition.complain("edition-empty-text", *here, "title", package=_PACKAGE)
        edition.get(*here, "key", kind=str)
        _texts(edition, *here, "sector")
        _texts(edition, *here, "slogan")
        _status(edition, *here, "status")


def _pack_news(box: Box, edition: Edition) -> None:
    for card, here in enumerate(_entries(edition, "news", NEWS_CARDS, news_name)):
        portal = portal_number(edition.get(*here, "portal", kind=str))
        if portal < 0:
            edition.complain("edition-news-portal", *here, "portal", package=_PACKAGE)
        direction = edition.get(*here, "direction", kind=str)
        if direction not in ("in", "out"):
            edition.complain("edition-direction", *here, "direction", package=_PACKAGE)
        box.news_portal[card] = portal
        box.news_out[card] = int(direction == "out")
        box.news_amount[card] = _amount(edition, *here, "amount")
        _texts(edition, *here, "title")
        _texts(edition, *here, "line")
        _status(edition, *here, "status")


def _pack_bourse(box: Box, edition: Edition) -> None:
    for card, here in enumerate(_entries(edition, "bourse", BOURSE_CARDS, bourse_name)):
        kind = edition.get(*here, "kind", kind=str)
        if kind not in BOURSE_KINDS:
            edition.complain("edition-bourse-kind", *here, "kind", package=_PACKAGE, known=", ".join(BOURSE_KINDS))
        box.bourse_kind[card] = BOURSE_KINDS.index(kind)
        if kind in ("gain", "loss"):
            box.bourse_amount[card] = _amount(edition, *here, "amount")
        elif kind == "libre":
            box.bourse_amount[card] = edition.number(*here, "rolls", low=1, high=MOST_ROLLS)
        _texts(edition, *here, "title")
        for part in ("kind", "split", "title"):
            _status(edition, *here, "status", part)


def _entries(edition: Edition, name: str, count: int, id_of: Any) -> list[tuple[str, int]]:
    """Where the entries of a list stand; there must be so many, with the ids that follow from their places."""
    entries = edition.get(name, kind=list)
    if len(entries) != count:
        edition.complain("edition-entries", name, package=_PACKAGE, name=name, count=str(len(entries)), wanted=str(count))
    for place in range(count):
        if edition.get(name, place, "id", kind=str) != id_of(place):
            edition.complain("edition-id", name, place, "id", package=_PACKAGE, expected=id_of(place))
    return [(name, place) for place in range(count)]


def _amount(edition: Edition, *path: str | int) -> int:
    amount = edition.number(*path, low=NOTE, high=LARGEST_AMOUNT)
    if amount % NOTE:
        edition.complain("edition-amount", *path, package=_PACKAGE, value=str(amount))
    return amount


def _texts(edition: Edition, *path: str | int) -> None:
    """A text in every language of the house."""
    for language in LANGUAGES:
        if not edition.get(*path, language, kind=str).strip():
            edition.complain("edition-empty-text", *path, language, package=_PACKAGE)


def _status(edition: Edition, *path: str | int) -> None:
    """Everything in an edition says whether it is known or reconstructed."""
    if edition.get(*path, kind=str) not in _STATUS:
        edition.complain("edition-status", *path)
