"""Playing Offline through the page as a person does."""

from __future__ import annotations

import random

from playwright.sync_api import Page, expect

LEGAL = ".tile.legal, .site.put, .site.exchange, .site.pick, .acts button.main:enabled"


def sit_against_bots(page: Page) -> None:
    """From the first page into a running game."""
    page.get_by_test_id("play-now").first.click()
    page.get_by_test_id("board").wait_for()


def is_over(page: Page) -> bool:
    return page.get_by_test_id("result").count() > 0


def my_turn(page: Page) -> bool:
    return page.locator(".bar.mine").count() > 0


def wait_for_turn(page: Page) -> bool:
    """Wait until it is my turn; whether it is (else the game is over)."""
    page.locator(".bar.mine, [data-testid=result]").first.wait_for()
    return not is_over(page)


def version(page: Page) -> str:
    return page.get_by_test_id("status").get_attribute("data-version") or ""


def wait_for_change(page: Page, before: str) -> None:
    """Wait for a later version of the view than `before`."""
    page.locator(f'[data-testid=status]:not([data-version="{before}"])').wait_for()


def click_something(page: Page, luck: random.Random) -> None:
    """Make a random decision by clicking on something that reacts."""
    before = version(page)
    choices = page.locator(LEGAL)
    count = choices.count()
    if count:
        chosen = choices.nth(luck.randrange(count))
        chosen.evaluate("element => element.scrollIntoView({ block: 'center' })")
        chosen.click(force=True)
        wait_for_change(page, before)


def take_turn(page: Page, luck: random.Random) -> None:
    """Decide until somebody else must, or the game is over."""
    while not is_over(page) and my_turn(page):
        click_something(page, luck)


def expect_result(page: Page) -> None:
    expect(page.get_by_test_id("result")).to_be_visible()
    expect(page.get_by_test_id("final")).to_be_visible()
