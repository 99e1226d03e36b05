"""Ten moments of Insider: a turn of one's own, what interrupts it, an attack from both sides, evaluation and end."""

from __future__ import annotations

from collections.abc import Callable

from playwright.sync_api import Page

from tests.browser import insider
from tests.browser.playing import play_from, wait_for_turn

OPEN = "out: b3 c4 e3 b2\nturn: 12\n"
"""The INSIDER can be entered from the south and from the east."""
TOWN = OPEN + "scores: 9 14 -2\nblue: a3 b5 c4-c5 t2 a5\ngreen: d3 e4 d5 t1\ncard: 5C\n"
MOVE = TOWN + "point: MOVE\npoints: 6\nmode: roll\ndice: 3 3\nred: c2 d2 d3 b1 a1-b1\norigin: c2 d2 d3 b1 a1-b1\n"
CARDS = "hand red: ADM ADM HEL HEL SCA TRE BOD\nhand blue: BOD BOD SCA\nhand green: HEL TRE BOD ADM\n"


def moments(page: Page, url: str, shoot: Callable[[str], None], finished: Callable[[str], None]) -> None:
    """Every moment is a position of its own."""

    def at(position: str, players: int = 3) -> None:
        page.goto(url)
        play_from(page, "insider", position, players)
        if "\nactor: blue" not in position:
            wait_for_turn(page)

    at(TOWN + "point: START\nred: c2 d2 c2-d2 b1\n" + CARDS)
    shoot("01-start")
    at(MOVE + CARDS)
    page.locator('[data-pawn="d2"]').dispatch_event("click")
    shoot("02-walk")
    at(
        MOVE.replace("\nred: c2 d2 d3", "\nred: c2 d3 d3").replace("points: 6", "points: 2")
        + "arrived: 0 1 0\n"
        + CARDS.replace(" TRE BOD\n", " BOD\n", 1)
    )
    page.locator("[data-rob]").first.dispatch_event("click")
    shoot("03-rob")
    at(MOVE.replace("points: 6", "points: 1") + CARDS)
    page.locator('[data-kind="ADM"]').dispatch_event("click")
    page.locator('[data-play="ADM2"]').dispatch_event("click")
    page.locator("[data-targets]").first.wait_for()
    shoot("04-targets")
    at(TOWN + "point: OUT_TO\nused: 1\nset: TRE 2\nrelocations: 2\nlifted: b3\nred: c2 d2 b1\n" + CARDS)
    page.locator('[data-space="e4"]').dispatch_event("click")
    shoot("05-token")
    attacked = "used: 1\nactive: green\nactor: red\n" + CARDS.replace("SCA TRE BOD", "BOD BOD BOD")
    at(TOWN + "point: REACT\nset: HEL 3\nvictim: red\nred: t3 d2 b1 c2-c3\n" + attacked)
    shoot("06-attack")
    at(TOWN + "point: PLEDGE\nset: ADM 3\nto ask: blue\nred: t3 t4 b1\n" + attacked)
    shoot("07-pledge")
    at(
        TOWN.replace("t2 a5", "lobby a5").replace("t1\n", "lobby\n")
        + "point: VIP\nused: 1\nset: ADM 3\nred: lobby lobby b1\n"
        + CARDS
    )
    shoot("08-special-vip")
    at(TOWN + "point: MOVE\npoints: 1\nmode: move7\nred: t3 t4 c2-c3 b1\norigin: t3 t4 c2-c3 b1\n" + CARDS)
    page.evaluate("localStorage.setItem('confirm', 'false')")
    page.reload()
    wait_for_turn(page)
    insider.play(page, most=1)
    page.get_by_test_id("skip-show").wait_for()
    shoot("09-evaluation")
    end = "scores: 34 -4 14\nevaluations: 5\npoint: MOVE\npoints: 1\nmode: move7\nred: t3 t4 c2-c3 b1\norigin: t3 t4 c2-c3 b1\n"
    at(TOWN.replace("scores: 9 14 -2\n", "").replace("t1\n", "t1 t2\n").replace(" t2 a5", " a5") + end + CARDS)
    insider.play(page, most=1)
    page.get_by_test_id("result").wait_for()
    page.get_by_test_id("final").wait_for()
    shoot("10-end")
    page.evaluate("localStorage.setItem('confirm', 'true')")
