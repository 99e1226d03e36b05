"""The box of Offline: its table options, and an edition packed into the tables the rules read."""

from math import exp, sqrt
from typing import Any

from tablee.core.edition import Edition
from tablee.core.options import Value, choice, number
from tablee.games.offline.state import (
    ADS,
    ANALYSIS_CARDS,
    CATEGORIES,
    COUNT_BITS,
    LINKS_OF_A_SITE,
    NETWORK_SITES,
    NETWORKS,
    SITES,
    TALLY_BITS,
    Box,
)

SEATS = (2, 3, 4)

OPTIONS = (
    choice("variant", "basic", "expert", clause="OFF-040"),
    number("rounds", 1, 1, 4, clause="AMB-30"),
    choice("tie_break", "shared", "most_majorities", clause="AMB-29"),
    choice("analysis_deck", "printed", "one_each", clause="AMB-31"),
    choice("open_preferences", False, True, clause="AMB-45"),
    choice("take_back", True, False, clause="AMB-44"),
    choice("show_unseen", True, False, clause="AMB-46"),
    choice("show_projection", True, False, clause="OFF-100"),
    choice("on_leave", "bot", "void", clause="AMB-49"),
)

NETWORK_NAMES = "ABCDEFGH"
CARD_NAMES = "ABCD"
LETTERS = ("YRBG", "EDFS", "CMTB")
"""Company, language and product letters, in the order of their numbers."""

_PACKAGE = "tablee.games.offline"
_STATUS = ("known", "reconstructed")


def ad_name(ad: int) -> str:
    """The three letters of an ad: company, language, product."""
    return LETTERS[0][ad // 16] + LETTERS[1][ad // 4 % 4] + LETTERS[2][ad % 4]


def ad_number(name: str) -> int:
    """The ad with these letters, or -1."""
    code = name.upper()
    if len(code) != CATEGORIES or any(letter not in LETTERS[k] for k, letter in enumerate(code)):
        return -1
    company, language, product = (LETTERS[k].index(letter) for k, letter in enumerate(code))
    return 16 * company + 4 * language + product


def site_name(box: Any, site: int) -> str:
    """The code of a site, such as C4."""
    network = box.network_of[site]
    return f"{NETWORK_NAMES[network]}{site - box.first_site[network] + 1}"


def site_number(box: Any, name: str) -> int:
    """The site with this code, or -1."""
    network = NETWORK_NAMES.find(name[:1].upper()) if name else -1
    if not 0 <= network < box.networks or not (name[1:].isascii() and name[1:].isdigit()):
        return -1
    place = int(name[1:]) if len(name) < 4 else 0
    return box.first_site[network] + place - 1 if 1 <= place <= box.network_sites[network] else -1


def pack(edition: Edition, players: int, options: dict[str, Value]) -> Box:
    """Everything the rules read, in one record; complains about an edition that cannot be played."""
    box = Box()
    box.players = players
    box.expert = int(options["variant"] == "expert")
    box.rounds = int(options["rounds"])
    box.most_majorities = int(options["tie_break"] == "most_majorities")
    box.open_preferences = int(options["open_preferences"])
    box.void_on_leave = int(options["on_leave"] == "void")
    box.show_unseen = int(options["show_unseen"])
    box.show_projection = int(options["show_projection"])
    if edition.name and edition.get("game", kind=str) != "offline":
        edition.complain("edition-other-game", "game", game="offline")
    _status(edition, "status")
    _pack_networks(box, edition)
    _pack_analysis(box, edition, players, str(options["analysis_deck"]))
    _pack_ads(box)
    _pack_majority_chances(box)
    return box


def _pack_networks(box: Box, edition: Edition) -> None:
    networks = edition.get("network", kind=list)
    if len(networks) != NETWORKS:
        edition.complain("edition-networks", "network", package=_PACKAGE, count=str(len(networks)))
    box.networks = len(networks)
    for index, expected in enumerate(NETWORK_NAMES):
        here = ("network", index)
        if edition.get(*here, "id", kind=str) != expected:
            edition.complain("edition-network-id", *here, "id", package=_PACKAGE, expected=expected)
        edition.number(*here, "piece", low=1, high=4)
        sites = edition.get(*here, "sites", kind=list)
        if not 4 <= len(sites) <= NETWORK_SITES:
            edition.complain("edition-network-size", *here, "sites", package=_PACKAGE, network=expected, count=str(len(sites)))
        for site in sites:
            if not _is_pair(site) or not all(0 <= place <= 100 for place in site):
                edition.complain("edition-place", *here, "sites", package=_PACKAGE, value=str(site)[:40])
        _status(edition, *here, "status", "sites")
        _status(edition, *here, "status", "links")
        box.first_site[index] = box.sites
        box.network_sites[index] = len(sites)
        for site in range(len(sites)):
            box.network_of[box.sites + site] = index
        _pack_links(box, edition, index)
        box.sites += len(sites)
    assert box.sites <= SITES


def _pack_links(box: Box, edition: Edition, network: int) -> None:
    """The links of one network, both ways (OFF-006)."""
    where = ("network", network, "links")
    name = NETWORK_NAMES[network]
    size = box.network_sites[network]
    first = box.first_site[network]
    for link in edition.get(*where, kind=list):
        if not _is_pair(link):
            edition.complain("edition-link", *where, package=_PACKAGE, value=str(link)[:40])
        for end in link:
            if not 1 <= end <= size:
                edition.complain(
                    "edition-link-site", *where, package=_PACKAGE, network=name, site=str(end)[:12], size=str(size)
                )
        one, other = first + link[0] - 1, first + link[1] - 1
        if one == other or other in box.linked[one][: box.links[one]]:
            edition.complain("edition-link-twice", *where, package=_PACKAGE, network=name, link=f"{link[0]}-{link[1]}")
        for site, end in ((one, other), (other, one)):
            box.linked[site][box.links[site]] = end
            box.links[site] += 1
    assert max(box.links) <= LINKS_OF_A_SITE
    for site in range(first, first + size):
        if box.links[site] == 0:
            edition.complain("edition-lone-site", *where, package=_PACKAGE, network=name, site=str(site - first + 1))


def _pack_analysis(box: Box, edition: Edition, players: int, deck: str) -> None:
    for card, name in enumerate(CARD_NAMES):
        values = edition.get("analysis", name, kind=list)
        rising = len(values) == CATEGORIES and all(type(value) is int and 0 <= value <= 999 for value in values)
        if not rising or sorted(values) != values:
            edition.complain("edition-analysis", "analysis", name, package=_PACKAGE, card=name)
        _status(edition, "analysis", "status", name)
        box.bonus[card] = list(values)
    for kind in ("printed", "one_each"):
        for seats in SEATS:
            cards = edition.get("analysis_deck", kind, str(seats), kind=str)
            if not cards or "".join(sorted(set(cards) & set(CARD_NAMES))) != cards:
                edition.complain("edition-deck", "analysis_deck", kind, str(seats), package=_PACKAGE, cards=cards[:40])
    if box.expert:
        cards = edition.get("analysis_deck", deck, str(players), kind=str)
        box.deck = [int(CARD_NAMES[card] in cards) for card in range(ANALYSIS_CARDS)]


def _pack_ads(box: Box) -> None:
    for ad in range(ADS):
        box.type_of[ad] = [ad // 16, ad // 4 % 4, ad % 4]
        box.counted[ad] = sum(1 << TALLY_BITS * category + COUNT_BITS * kind for category, kind in enumerate(box.type_of[ad]))
    for one in range(ADS):
        for other in range(ADS):
            box.shared[one][other] = sum(a == b for a, b in zip(box.type_of[one], box.type_of[other], strict=True))


def _pack_majority_chances(box: Box) -> None:
    """The chance that a lead (or deficit) is a sole majority in the end, by free sites: contract, section 9.2."""
    for lead in range(-NETWORK_SITES, NETWORK_SITES + 1):
        box.hold[lead + NETWORK_SITES][0] = float(lead > 0)
        for free in range(1, NETWORK_SITES + 1):
            box.hold[lead + NETWORK_SITES][free] = 1 / (1 + exp(-2.2 * (lead - 0.35) / sqrt(free)))


def _is_pair(value: Any) -> bool:
    return isinstance(value, list) and len(value) == 2 and all(type(part) is int for part in value)


def _status(edition: Edition, *path: str | int) -> None:
    """Everything in an edition says whether it is known or reconstructed."""
    if edition.get(*path, kind=str) not in _STATUS:
        edition.complain("edition-status", *path)
