"""Playing Planet'Web through the page as a person does, from any position."""

from __future__ import annotations

from collections.abc import Iterable

from playwright.sync_api import Locator, Page

from tablee import games
from tablee.core import fairness
from tablee.core import record as records
from tablee.game import Game
from tests.browser.playing import version, wait_for_change

PORTALS = [f"P{number:02}" for number in range(1, 19)]

LISTED = ["cash: 185000 240000 95000", "P03: B listed", "P05: A", "P07: A listed", "P10: C listed"]
TWO = ["cash: 185000 240000", "P03: B listed", "P05: A", "P07: A listed"]
ATTACKED = ["point: COUNTER", "actor: A", "active: B", "opa: 5 4", "target: P07", "opa_laid: dealt", *TWO]
ATTACKING = ["point: PLAY", "active: A", "square: 0 20", "opa: 5 0", "contre: 2 0", "news: N36 N35", *TWO]
"""The other cannot answer with a bid, nor land on what is mine."""

IN_DEBT = [
    *(
        "point: LIQUIDATE",
        "actor: A",
        "active: A",
        "square: 16 0",
        "cash: 30000 400000",
        "sites: 1 0",
        "opa: 1 5",
        "contre: 0 2",
    ),
    *("P01: A listed", "P02: A", "debtor: A", "creditor: bourse", "owed: 60000", "open_card: bourse", "bourse_shown: B18"),
]


def game_file(start: str, players: int, **options: object) -> bytes:
    """A game that has only just begun, at a position, as a file that the page can open."""
    book = games.rulebook("planetweb")
    header = records.Header(
        table="position",
        game=book.id,
        rules=book.version,
        edition=book.edition.name,
        edition_hash=book.edition.hash,
        options=book.read_options(options),
        seats=tuple(f"player {seat + 1}" for seat in range(players)),
        start=start,
    )
    game = Game(book, book.edition, header, bytes(32), (fairness.NO_ENTROPY,) * players)
    game.course.begin()
    return records.write(game.record)


def play_from(page: Page, start: Iterable[str], players: int = 2, **options: object) -> None:
    """Open a position from a file: seat A is mine, bots hold the others."""
    data = game_file("\n".join(start), players, **options)
    page.get_by_test_id("import").set_input_files({"name": "position.tablee", "mimeType": "application/json", "buffer": data})
    page.get_by_test_id("board").wait_for()


def choice(page: Page, name: str) -> Locator:
    """The line of a choice, by what it does: `roll`, `opa:P03`, `sell-card:site`."""
    return page.locator(f'.actions [data-do="{name}"]')


def square(page: Page, portal: str) -> Locator:
    return page.locator(f'[data-portal="{portal}"]')


def decide(page: Page, wanted: Locator) -> None:
    """Press something and wait until it has happened."""
    before = version(page)
    wanted.click()
    wait_for_change(page, before)
