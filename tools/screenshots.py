"""Pictures of every page and of ten moments of each game, light and dark, desktop and phone: `make screenshots`."""

from __future__ import annotations

import base64
import sys
import tempfile
from collections.abc import Callable
from importlib import import_module
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, Page, sync_playwright

ROOT = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT))

from tablee import games  # noqa: E402
from tests.browser.house import House  # noqa: E402
from tests.browser.playing import card, invite, wait_for_turn  # noqa: E402
from tools import browser as browsers  # noqa: E402

FOLDER = ROOT / "docs" / "screenshots"
FINISHED = ROOT / "web" / "src" / "lib"
SIZES = {"wide": {"width": 1280, "height": 860}, "phone": {"width": 360, "height": 740}}
LOOKS = [("wide", "light", "fr-FR"), ("wide", "dark", "en-GB"), ("phone", "light", "de-DE"), ("phone", "dark", "fr-FR")]
QUALITY = 72


def main() -> int:
    """Take them all anew; words given name the games and leave the other pictures alone."""
    wanted = sys.argv[1:]
    FOLDER.mkdir(parents=True, exist_ok=True)
    for old in [] if wanted else FOLDER.iterdir():
        old.unlink()
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        house = House(Path(folder) / "data", TABLEE_PUBLIC_URL="http://192.168.1.20:8000")
        house.open()
        browser = browsers.launch(playwright)
        try:
            for look in LOOKS:
                if not wanted:
                    _tour(browser, house.url, look, lambda page, shoot: _pages(page, house.url, shoot))
                for game in wanted or games.HOUSE:
                    _tour(browser, house.url, look, lambda page, shoot, game=game: _game(page, house.url, game, shoot))
        finally:
            browser.close()
            house.close()
    return 0


Shoot = Callable[[str], None]


def _tour(browser: Browser, url: str, look: tuple[str, Any, str], go: Callable[[Page, Shoot], None]) -> None:
    size, theme, locale = look
    context = browser.new_context(viewport=SIZES[size], color_scheme=theme, locale=locale)  # type: ignore[arg-type]
    page = context.new_page()
    camera = context.new_cdp_session(page)

    def shoot(name: str) -> None:
        page.wait_for_timeout(300)
        taken = camera.send("Page.captureScreenshot", {"format": "webp", "quality": QUALITY})
        path = FOLDER / f"{name}-{size}-{theme}.webp"
        path.write_bytes(base64.b64decode(taken["data"]))
        print(f"{path.stem}: {path.stat().st_size / 1000:.0f} KB", flush=True)

    page.goto(url)
    go(page, shoot)
    context.close()


def _pages(page: Page, url: str, shoot: Shoot) -> None:
    card(page).wait_for()
    shoot("home")
    invite(page, "basic")
    shoot("waiting-room")
    page.goto(f"{url}/account")
    page.locator("main h1").wait_for()
    shoot("account")
    page.goto(f"{url}/rules/offline")
    page.locator("main h1").wait_for()
    shoot("rules")
    page.goto(f"{url}/learn/offline")
    page.get_by_test_id("begin").click()
    page.get_by_test_id("read").click()
    wait_for_turn(page)
    shoot("learn")
    page.goto(url)
    card(page).get_by_test_id("on-one-device").click()
    page.get_by_test_id("hand-over").wait_for()
    shoot("hand-over")
    page.goto(url)
    page.get_by_test_id("import").set_input_files(FINISHED / "finished-game.tablee")
    page.get_by_test_id("position").fill("41")
    shoot("replay")


def _game(page: Page, url: str, game: str, shoot: Shoot) -> None:
    """The moments that a module of `tools.moments` shows of its game."""

    def finished(name: str) -> None:
        """Bring a finished game in and go to its table."""
        page.get_by_test_id("import").set_input_files(FINISHED / name)
        page.get_by_test_id("position").wait_for()
        page.locator('main a[href^="/t/"]').first.click()

    import_module(f"tools.moments.{game}").moments(page, url, lambda name: shoot(f"{game}-{name}"), finished)


if __name__ == "__main__":
    sys.exit(main())
