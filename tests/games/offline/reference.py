"""A second reading of the contract, as slow and plain as its formulas, to compare the rules with.

A board is a mapping from site codes to ads: `{"C1": "YFB", "C2": "YEM"}`. Links and sizes are typed from the contract's
section 7, not read from the edition.
"""

from __future__ import annotations

from collections import Counter
from random import Random

from tablee.games.offline.box import CARD_NAMES
from tests.games.offline.table import ALL_ADS, Table

SIZES = {"A": 7, "B": 6, "C": 5, "D": 5, "E": 5, "F": 4, "G": 4, "H": 4}
LINKS = {
    "A": "12 23 34 45 56 61 17 37 57",
    "B": "12 23 45 56 14 25 36",
    "C": "12 23 14 24 45 35",
    "D": "12 34 15 25 35 45",
    "E": "12 23 34 45 51",
    "F": "12 23 34 41 24",
    "G": "12 23 34",
    "H": "12 23 31 34",
}
BONUS = {"A": (15, 25, 35), "B": (12, 20, 28), "C": (9, 15, 21), "D": (6, 10, 14)}
SITES = [f"{network}{place}" for network, size in SIZES.items() for place in range(1, size + 1)]

Board = dict[str, str]


def linked(site: str) -> list[str]:
    """The sites at the other ends of a site's links."""
    network, place = site[0], site[1]
    return [network + link.replace(place, "") for link in LINKS[network].split() if place in link]


def shared(one: str, other: str) -> int:
    """Characteristics that two ads have in common."""
    return sum(a == b for a, b in zip(one, other, strict=True))


def value(board: Board, ad: str, site: str) -> int:
    """OFF-030 to OFF-034."""
    return sum(shared(ad, board[other]) for other in linked(site) if other in board)


def exchanges(board: Board, ad: str) -> list[str]:
    """OFF-053: the sites where the ad beats the one lying there."""
    return [site for site in SITES if site in board and value(board, ad, site) > value(board, board[site], site)]


def counted(board: Board, network: str, category: int) -> Counter[str]:
    """The ads of each type in a network."""
    return Counter(ad[category] for site, ad in board.items() if site[0] == network)


def majority(board: Board, network: str, category: int) -> str:
    """The type with the sole majority, empty if there is none (OFF-101, OFF-102)."""
    ranking = counted(board, network, category).most_common()
    if not ranking or (len(ranking) > 1 and ranking[0][1] == ranking[1][1]):
        return ""
    return ranking[0][0]


def card_points(board: Board, category: int, kind: str, expert: bool) -> int:
    """OFF-104 to OFF-106."""
    won = [network for network in SIZES if majority(board, network, category) == kind]
    ads = {network: counted(board, network, category)[kind] for network in won}
    if not expert:
        return sum(ads.values())
    return sum(ads[network] * SIZES[network] for network in won) * len(won)


def bonus(board: Board, card: str, ad: str, own: str) -> int:
    """OFF-110 to OFF-112."""
    paid = 0
    for category in range(3):
        enough = any(counted(board, network, category)[ad[category]] >= 4 for network in SIZES)
        paid += enough and ad[category] != own[category]
    return sum(BONUS[card][:paid])


def points(board: Board, own: str, expert: bool, analysed: str = "---") -> int:
    """A player's total; `analysed` is written as in a position: B-YDM."""
    total = sum(card_points(board, category, own[category], expert) for category in range(3))
    return total + (bonus(board, analysed[0], analysed[2:], own) if analysed[0] in CARD_NAMES else 0)


def board_of(table: Table) -> Board:
    """The board of a table."""
    rows = {network: table[network].split() for network in SIZES}
    return {f"{name}{place}": ad for name, row in rows.items() for place, ad in enumerate(row, start=1) if ad != "---"}


def random_board(seed: int, full: float = 0.7, ads: int = 64) -> Board:
    """Some sites filled with different ads; few kinds of `ads` make clusters and majorities more likely."""
    dice = Random(seed)
    chosen = [site for site in SITES if dice.random() < full]
    return dict(zip(chosen, dice.sample(ALL_ADS[:ads], len(chosen)), strict=True))


def rows(board: Board) -> dict[str, str]:
    """A board as the lines of a position."""
    return {
        network: " ".join(board.get(f"{network}{place}", "---") for place in range(1, size + 1))
        for network, size in SIZES.items()
    }
