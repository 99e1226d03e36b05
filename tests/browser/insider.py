"""Playing Insider through the page as a person does, well enough that a game comes to its end."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from playwright.sync_api import Page

from tests.browser.playing import version, wait_for_change

_PLAY = (Path(__file__).parent / "insider.js").read_text(encoding="utf-8").partition("\nasync ")[2].rstrip().removesuffix(";")
"""A whole turn is played inside the page: one call in place of some twenty for every decision."""


def point(page: Page) -> str:
    """The decision point, empty where somebody else decides."""
    return (page.get_by_test_id("desk").get_attribute("data-point") or "") if page.locator(".bar.mine").count() else ""


def press(page: Page, selector: str) -> None:
    """Press something and wait until it has happened."""
    before = version(page)
    page.locator(selector).first.dispatch_event("click")
    wait_for_change(page, before)


def play(page: Page, *until: str, attack: bool = False, most: int = 1000) -> str:
    """Decide until somebody else must, the game is over or one of these points comes up; the point it stopped at."""
    wish: dict[str, Any] = {"until": list(until), "attack": attack, "most": most}
    return str(page.evaluate(f"async {_PLAY}", wish))
