"""How long a move takes in a real Chromium: from the click to the picture with its result, server and disk included."""

from __future__ import annotations

import argparse
import sys
import tempfile
from pathlib import Path
from statistics import quantiles

from playwright.sync_api import Page, sync_playwright
from rich.console import Console

sys.path.insert(0, str(Path(__file__).resolve().parent.parent))

from board import WIDTH, Row, rows_table
from tests.browser.house import House
from tests.browser.playing import sit_against_bots, version, wait_for_change, wait_for_turn
from tools import browser as browsers

GOAL = 100.0
"""Milliseconds from the click to the picture."""

# The frame that shows a new version has been painted when a message sent from its animation callback arrives.
_WATCH = """
    window.painted = [];
    let clicked = null;
    addEventListener('click', (event) => (clicked = event.timeStamp), { capture: true });
    new MutationObserver(() => {
        const since = clicked;
        if (since === null) return;
        clicked = null;
        requestAnimationFrame(() => {
            const { port1, port2 } = new MessageChannel();
            port1.onmessage = () => window.painted.push(performance.now() - since);
            port2.postMessage(null);
        });
    }).observe(document.querySelector('[data-testid=status]'), { attributeFilter: ['data-version'] });
"""


def moves(page: Page, count: int) -> list[float]:
    """Take an ad and take that back, again and again; milliseconds of each."""
    sit_against_bots(page)
    wait_for_turn(page)
    page.evaluate(_WATCH)
    for _ in range(count):
        for what in (page.locator(".display .tile.legal button").first, page.get_by_test_id("undo")):
            before = version(page)
            what.click()
            wait_for_change(page, before)
            page.wait_for_timeout(50)
    found: list[float] = page.evaluate("window.painted")
    return found


def main() -> int:
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("--moves", type=int, default=60, help="how many pairs of moves (default 60)")
    given = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        house = House(Path(folder))
        house.open()
        browser = browsers.launch(playwright)
        try:
            page = browser.new_page(viewport={"width": 1280, "height": 860})
            page.goto(house.url)
            times = moves(page, given.moves)
        finally:
            browser.close()
            house.close()
    marks = quantiles(times, n=100)
    measured = f"median {marks[49]:.0f} ms, p95 {marks[94]:.0f} ms"
    row = Row(
        f"From click to picture, {len(times)} moves", f"below {GOAL:.0f} ms", measured, GOAL / marks[49], marks[49] < GOAL
    )
    console = Console(width=None if sys.stdout.isatty() else WIDTH)
    console.print(rows_table([row]))
    console.print("- Offline on loopback; every move is stored on disk before it is answered.", style="dim")
    return 0


if __name__ == "__main__":
    raise SystemExit(main())
