"""Ten moments of Offensive on the learning map: Red as the camera sees it, Blue in a browser of its own."""

from __future__ import annotations

from collections.abc import Callable

from playwright.sync_api import Page

from tests.browser.offensive import click, near_goal, say, two_players
from tests.browser.playing import version, wait_for_change

Shoot = Callable[[str], None]
RESTS = 500
"""Milliseconds after which nothing moves any more."""
DECK = {"C01": 18, "C23": 30, "C04": 3, "C11": 3, "C12": 3, "C20": 3}


def moments(page: Page, url: str, shoot: Shoot, finished: Callable[[str], None]) -> None:
    """From the army to the end; a deal without the cards that are to be shown is dealt again."""
    context = page.context.browser.new_context()  # type: ignore[union-attr]
    context.add_init_script("localStorage.setItem('confirm', 'false')")
    blue = context.new_page()
    for number in range(10):
        page.goto(url)
        blue.goto(url)
        two_players(page, blue, near_goal(**DECK))
        prepare(page, blue, shoot if number == 0 else lambda name: None)
        if page.locator("[data-card=C01]").count() and blue.locator("[data-card=C01]").count() and may_counter(page, blue):
            break
    cards(page, blue, shoot)
    units(page, shoot)
    answer(page, blue, shoot)
    context.close()


def may_counter(red: Page, blue: Page) -> bool:
    """Whether both hold a Counter-order."""
    return all(side.locator("[data-card=C23]").count() > 0 for side in (red, blue))


def prepare(red: Page, blue: Page, shoot: Shoot) -> None:
    """Both armies and both deployments."""
    blue.get_by_test_id("army-done").click()
    red.get_by_test_id("army-done").wait_for()
    shoot("01-army")
    red.get_by_test_id("army-done").click()
    blue.get_by_test_id("tray").wait_for()
    say(blue, "place 9,7")
    blue.get_by_test_id("auto").click()
    red.get_by_test_id("tray").wait_for()
    for kind, square in (("EXP", "4,7"), ("ART", "0,7"), ("TNK", "4,5"), ("TNK", "4,6")):
        red.locator(f"[data-kind={kind}].unit").click()
        click(red, square)
    red.locator("[data-kind=MEC].unit").click()
    shoot("02-deployment")
    red.locator("[data-template=depth]").click()
    red.get_by_test_id("deploy").click()
    red.get_by_test_id("hand").wait_for()


def cards(red: Page, blue: Page, shoot: Shoot) -> None:
    """A card is announced and countered."""
    red.get_by_test_id("hand").locator("[data-card=C01]").click()
    see(red, "hand")
    shoot("03-cards")
    red.get_by_test_id("play-card").click()
    red.locator('.cell[data-square="4,5"]').wait_for()
    click(red, "4,5")
    blue.locator("[data-testid=moment] [data-card=C23]").click()
    see(red, "moment")
    shoot("04-announced")
    blue.get_by_test_id("counter").click()
    red.get_by_test_id("hand").wait_for()
    red.get_by_test_id("end").click()


def see(page: Page, part: str) -> None:
    """Scroll as little as it takes to have a part of the page in the picture."""
    page.get_by_test_id(part).evaluate("part => part.scrollIntoView({ block: 'nearest' })")


def units(red: Page, shoot: Shoot) -> None:
    """A unit explores, another one fires, a third one takes the objective."""
    red.evaluate("scrollTo(0, 0)")
    click(red, "4,7")
    red.locator(".cell[data-kinds=move]").first.wait_for()
    shoot("05-range")
    go(red, "6,7")
    shoot("06-seen")
    click(red, "0,7")
    aim(red, "9,7")
    shoot("07-chances")
    red.locator("[data-option=fire]").click()
    red.get_by_test_id("combat").wait_for()
    see(red, "combat")
    shoot("08-combat")
    click(red, "4,5")
    go(red, "5,5")
    say(red, "end-manche")


def go(page: Page, square: str) -> None:
    """Move the chosen unit, step by step, until it rests."""
    before = version(page)
    click(page, square)
    wait_for_change(page, before)
    while before != version(page):
        before = version(page)
        page.wait_for_timeout(RESTS)


def aim(page: Page, square: str) -> None:
    """Point an attack out without making it."""
    click(page, square)
    page.locator("[data-option=fire]").wait_for()


def answer(red: Page, blue: Page, shoot: Shoot) -> None:
    """Blue plays a card, Red may counter; then the objective decides."""
    blue.get_by_test_id("hand").locator("[data-card=C01]").click()
    blue.get_by_test_id("play-card").click()
    blue.locator(".cell").first.wait_for()
    say(blue, f"target {blue.locator('.cell').first.get_attribute('data-square')}")
    red.locator("[data-testid=moment] [data-card=C23]").click()
    see(red, "moment")
    shoot("09-counter")
    red.get_by_test_id("pass").click()
    blue.get_by_test_id("hand").wait_for()
    say(blue, "end-cards", "end-manche")
    red.get_by_test_id("result").wait_for()
    red.evaluate("scrollTo(0, 0)")
    shoot("10-result")
