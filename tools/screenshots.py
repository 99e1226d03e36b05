"""Pictures of every page and of moments of a game, light and dark, desktop and phone: `make screenshots`."""

from __future__ import annotations

import random
import sys
import tempfile
from collections.abc import Callable
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, Page, sync_playwright

ROOT = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT))

from tests.browser.house import House  # noqa: E402
from tests.browser.playing import sit_against_bots, take_turn, wait_for_turn  # noqa: E402
from tools import browser as browsers  # noqa: E402

FOLDER = ROOT / "docs" / "screenshots"
SIZES = {"wide": {"width": 1280, "height": 860}, "phone": {"width": 360, "height": 740}}
LOOKS = [("wide", "light", "fr-FR"), ("wide", "dark", "en-GB"), ("phone", "light", "de-DE"), ("phone", "dark", "fr-FR")]


def main() -> int:
    """Take them all."""
    FOLDER.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        house = House(Path(folder) / "data")
        house.open()
        browser = browsers.launch(playwright)
        try:
            for size, theme, locale in LOOKS:
                _tour(browser, house.url, size, theme, locale)
        finally:
            browser.close()
            house.close()
    return 0


def _tour(browser: Browser, url: str, size: str, theme: Any, locale: str) -> None:
    context = browser.new_context(viewport=SIZES[size], color_scheme=theme, locale=locale)  # type: ignore[arg-type]
    page = context.new_page()

    def shoot(name: str) -> None:
        page.wait_for_timeout(350)
        page.screenshot(path=FOLDER / f"{name}-{size}-{theme}.jpg", type="jpeg", quality=78)
        print(f"{name}-{size}-{theme}", flush=True)

    page.goto(url)
    page.get_by_test_id("play-now").first.wait_for()
    shoot("home")
    _pages(page, url, shoot)
    page.goto(url)
    _game(page, shoot)
    context.close()


def _pages(page: Page, url: str, shoot: Callable[[str], None]) -> None:
    page.get_by_test_id("with-friends").first.click()
    page.get_by_test_id("waiting-room").wait_for()
    shoot("waiting-room")
    for path in ("account", "rules/offline", "learn/offline"):
        page.goto(f"{url}/{path}")
        page.wait_for_timeout(600)
        shoot(path.split("/")[0])


def _game(page: Page, shoot: Callable[[str], None]) -> None:
    """Ten moments of a game of the expert variant."""
    luck = random.Random(11)
    page.get_by_test_id("option-variant").select_option("expert")
    sit_against_bots(page)
    wait_for_turn(page)
    shoot("01-turn")
    page.locator(".display .tile.legal").first.click()
    page.locator(".hand.full").wait_for()
    shoot("02-new-ad")
    page.locator(".site.put").first.click(force=True)
    shoot("03-preview")
    refused = page.locator(".site.refused")
    if refused.count():
        refused.first.click(force=True)
        shoot("04-refused")
    page.evaluate("localStorage.setItem('confirm', 'false')")
    page.reload()
    page.get_by_test_id("board").wait_for()
    take_turn(page, luck)
    shoot("05-waiting")
    wait_for_turn(page)
    page.get_by_test_id("majorities").locator("summary").click()
    page.get_by_test_id("majorities").scroll_into_view_if_needed()
    shoot("06-majorities")
    for _ in range(6):
        if wait_for_turn(page):
            take_turn(page, luck)
    page.evaluate("scrollTo(0, 0)")
    shoot("07-middle-game")
    page.get_by_test_id("own").scroll_into_view_if_needed()
    shoot("08-own-goals")
    while wait_for_turn(page):
        take_turn(page, luck)
    page.evaluate("scrollTo(0, 0)")
    shoot("09-result")
    page.get_by_test_id("final").scroll_into_view_if_needed()
    shoot("10-final-scoring")


if __name__ == "__main__":
    sys.exit(main())
