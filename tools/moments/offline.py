"""Ten moments of Offline, played as experts against a bot; the end is that of a finished game."""

from __future__ import annotations

import random
from collections.abc import Callable

from playwright.sync_api import Page

from tests.browser.playing import card, sit_against_bots, take_ad, take_turn, wait_for_turn

FINISHED = "finished-game.tablee"


def moments(page: Page, url: str, shoot: Callable[[str], None], finished: Callable[[str], None]) -> None:
    """From the first decision to the final scoring."""
    luck = random.Random(11)
    card(page).get_by_test_id("option-variant").select_option("expert")
    sit_against_bots(page)
    wait_for_turn(page)
    shoot("01-turn")
    take_ad(page)
    shoot("02-new-ad")
    page.locator(".site.put").nth(3).click(force=True)
    page.locator(".own .points strong, .site.chosen").first.wait_for()
    shoot("03-preview")
    refuse(page)
    shoot("04-refused")
    exchange(page)
    shoot("05-removed-ad")
    page.evaluate("localStorage.setItem('confirm', 'false')")
    page.reload()
    wait_for_turn(page)
    take_turn(page, luck)
    for _ in range(5):
        if wait_for_turn(page):
            take_turn(page, luck)
    wait_for_turn(page)
    page.evaluate("scrollTo(0, 0)")
    shoot("06-last-moves")
    page.get_by_test_id("majorities").locator("summary").click()
    page.get_by_test_id("majorities").evaluate("part => part.scrollIntoView({ block: 'center' })")
    shoot("07-majorities")
    page.evaluate("scrollTo(0, 0)")
    page.get_by_role("button", name=ANALYSIS[page.evaluate("document.documentElement.lang")]).click(force=True)
    page.locator(".site.pick").first.wait_for()
    shoot("08-market-analysis")
    page.goto(url)
    finished(FINISHED)
    page.get_by_test_id("result").wait_for()
    shoot("09-result")
    page.get_by_test_id("final").evaluate("part => part.scrollIntoView({ block: 'start' })")
    shoot("10-final-scoring")


ANALYSIS = {"fr": "Analyse de marché", "en": "Market analysis", "de": "Marktanalyse"}


def refuse(page: Page) -> None:
    """Point at a site where the ad in hand is not worth more."""
    page.locator(".site.refused").first.click(force=True)
    page.locator("[data-testid=reason] a").wait_for()


def exchange(page: Page) -> None:
    """Take ads until one can push another out, and do it."""
    for place in range(5):
        if page.locator(".site.exchange").count():
            page.locator(".site.exchange").first.click(force=True)
            page.locator(".site.exchange, .site.put").first.wait_for()
            return
        page.get_by_test_id("undo").click()
        page.locator(".hand:not(.full)").wait_for()
        page.locator(".display .tile.legal").nth(place).click()
        page.locator(".hand.full").wait_for()
