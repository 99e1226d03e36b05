"""Ten moments of Planet'Web, each from a position; bots hold the other seats."""

from __future__ import annotations

from collections.abc import Callable, Iterable

from playwright.sync_api import Page

from tests.browser.planetweb import ATTACKED, choice, decide, play_from, square
from tests.browser.playing import wait_for_turn

MIDDLE = (
    *("cash: 185000 240000 95000 310000", "square: 6 21 30 2", "round: 14", "dice: 2 4", "opa: 4 5 3 5", "contre: 2 1 2 2"),
    *("sites: 1 0 2 0", "accesses: 0 1 0 0", "news_shown: N17", "bourse_shown: B08", "claims: N30-C", "P15: pot 40000"),
    *("P01: A", "P02: D", "P03: B listed earned 120000", "P05: A", "P07: A listed earned 60000", "P08: D listed", "P09: B"),
    *("P10: C listed", "P12: A listed", "P13: C", "P16: D", "P18: B listed"),
)
SALE = ("point: BUY_PORTAL", "actor: A", "active: A", "square: 9 17 2", "dice: 5 4", "P05: pot 40000", "claims: N10-B")
LISTING = ("point: LIST", "actor: A", "active: A", "square: 12 21 30 2", "dice: 3 4", "sites: 1 0 0 0", "accesses: 1 0 0 0")
IN_DEBT = (
    *("point: LIQUIDATE", "actor: A", "active: A", "square: 15 0 20", "cash: 10000 400000 250000", "round: 31"),
    *("sites: 1 0 0", "accesses: 2 0 0", "opa: 3 5 5", "contre: 1 2 2", "debtor: A", "creditor: B", "owed: 60000"),
    *("P01: A listed", "P02: A", "P04: A listed", "P06: A", "P08: B listed", "P11: B listed"),
)
SIX = (
    *("point: PLAY", "active: A", "square: 3 11 17 24 31 36", "cash: 120000 240000 95000 310000 45000 500000", "round: 22"),
    *("kept: B28-A", "rolls: 2 0 0 0 0 0", "sites: 1 0 2 0 1 0", "accesses: 1 0 0 3 0 0", "claims: N30-C N18-F"),
    *("P01: A listed", "P02: B", "P03: B listed", "P04: C listed", "P05: D", "P06: E listed", "P07: F", "P08: F listed"),
    *("P10: C", "P11: A listed", "P12: D listed", "P14: E", "P16: B listed"),
)
LAST = (
    *("point: PLAY", "active: A", "square: 38 38", "cash: 400000 0", "opa: 0 0", "contre: 0 0", "won: 3 1", "lost: 1 3"),
    *(f"P{number:02}: A listed earned {number % 5 * 60000}" for number in range(1, 19)),
)


def moments(page: Page, url: str, shoot: Callable[[str], None], finished: Callable[[str], None]) -> None:
    """From a turn in the middle of a game to its end."""

    def show(start: Iterable[str], players: int, **options: object) -> None:
        page.goto(url)
        play_from(page, start, players, **options)
        page.evaluate("scrollTo(0, 0)")

    show(("point: PLAY", "active: A", *MIDDLE), 4, clock_minutes=60)
    shoot("01-turn")
    square(page, "P03").dispatch_event("click")
    page.get_by_test_id("then").wait_for()
    shoot("02-bid")
    show(SALE, 3)
    shoot("03-portal-for-sale")
    show((*LISTING, *(line for line in MIDDLE if not line.startswith(("square", "dice", "sites", "accesses")))), 4)
    shoot("04-listing")
    show(("point: AT_MENU", "actor: A", "active: A", *MIDDLE, "square: 0 21 30 2"), 4)
    shoot("05-at")
    show(ATTACKED, 2)
    shoot("06-attacked")
    decide(page, choice(page, "counter"))
    shoot("07-countered")
    show(IN_DEBT, 3)
    choice(page, "sell-portal:P01").click()
    page.get_by_test_id("then").wait_for()
    page.get_by_test_id("debt").evaluate("part => part.scrollIntoView({ block: 'center' })")
    shoot("08-debt")
    show(SIX, 6, round_limit=45)
    shoot("09-six-seats")
    show(LAST, 2)
    while wait_for_turn(page):
        decide(page, page.locator(".actions .legal").last)
    page.evaluate("scrollTo(0, 0)")
    shoot("10-end")
