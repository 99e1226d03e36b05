"""Playing Insider through the page as a person does, well enough that a game comes to its end."""

from __future__ import annotations

import re
from typing import Any

from playwright.sync_api import Page

from tests.browser.playing import version, wait_for_change

CENTRE = (2.0, 2.0)


def point(page: Page) -> str:
    """The decision point, empty where somebody else decides."""
    return (page.get_by_test_id("desk").get_attribute("data-point") or "") if page.locator(".bar.mine").count() else ""


def at(place: str) -> tuple[float, float]:
    """Where a space lies: column and row; a path square between its ends."""
    ends = re.findall(r"([a-e])([1-5])", place)
    return sum("abcde".index(column) for column, _ in ends) / len(ends), sum(int(row) - 1 for _, row in ends) / len(ends)


def far(place: str) -> float:
    """How far a space is from the INSIDER."""
    column, row = at(place)
    return abs(column - CENTRE[0]) + abs(row - CENTRE[1])


def press(page: Page, selector: str) -> None:
    """Press something and wait until it has happened."""
    before = version(page)
    page.locator(selector).first.dispatch_event("click")
    wait_for_change(page, before)


def names(page: Page, selector: str, attribute: str) -> list[str]:
    """An attribute of everything that fits."""
    every = "([s, a]) => [...document.querySelectorAll(s)].map((one) => one.getAttribute(a))"
    found: Any = page.evaluate(every, [selector, attribute])
    return [str(name) for name in found]


def is_closed(page: Page) -> bool:
    """Whether Total OUT tokens close every way into the INSIDER."""
    return all(page.locator(f'[data-space="{square}"][aria-label*="OUT"]').count() for square in ("b3", "c2", "c4", "d3"))


def start(page: Page) -> None:
    """Roll while the INSIDER is closed, since a double opens it; else take the seven points."""
    wanted = "roll" if is_closed(page) else "move7"
    press(page, f'[data-mode="{wanted}"], [data-mode="roll1"]')


def walk(page: Page) -> None:
    """Bring the pawn nearest to the INSIDER as far as it gets."""
    pawns = sorted(names(page, "[data-pawn]", "data-pawn"), key=far)
    for pawn in pawns:
        chip = page.locator(f'[data-pawn="{pawn}"]')
        if chip.get_attribute("aria-pressed") != "true":
            chip.dispatch_event("click")
        spaces = names(page, '[data-does="walk"] [data-space], [data-space="c3"].live', "data-space")
        nearer = [space for space in spaces if far(space) < far(pawn)]
        if nearer:
            press(page, f'[data-space="{min(nearer, key=far)}"]')
            settle(page)
            return
    spaces = names(page, '[data-does="walk"] [data-space]', "data-space")
    press(page, f'[data-space="{max(spaces, key=far)}"]')
    settle(page)


def settle(page: Page) -> None:
    """Wait until a walk has come to its end."""
    page.locator("[data-testid=board]:not([data-walking])").wait_for()


def decide(page: Page) -> None:
    """Make one decision."""
    now = point(page)
    if now == "START":
        start(page)
    elif now in ("MOVE", "ACTION") and page.get_by_test_id("relocate").count() and is_closed(page):
        press(page, "[data-testid=relocate]")
    elif now == "MOVE" and page.get_by_test_id("forfeit").count():
        press(page, "[data-testid=forfeit]")
    elif now == "MOVE":
        walk(page)
    elif now == "ACTION":
        press(page, "[data-testid=end-turn]")
    elif now == "SEAT":
        press(page, "[data-seat]:enabled")
    elif now == "OUT_FROM":
        press(page, '[data-does="aim"] [data-space]')
    elif now == "OUT_TO":
        spaces = names(page, '[data-does="aim"] [data-space]', "data-space")
        press(page, f'[data-space="{max(spaces, key=far)}"]')
    elif now == "REACT":
        press(page, "[data-testid=pass]")
    elif now == "PLEDGE":
        press(page, '[data-pledge="0"]')
    elif now:
        press(page, "[data-company], [data-testid=leave-empty], .hit.live, [data-testid=stop]")
