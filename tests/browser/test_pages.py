"""The pages around the board, and what everybody must be able to use."""

from __future__ import annotations

import random
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.browser.playing import sit_against_bots, take_turn, wait_for_turn

Visit = Callable[..., Page]
AXE = Path(__file__).resolve().parents[2] / "web" / "node_modules" / "axe-core" / "axe.min.js"


def violations(page: Page) -> list[str]:
    """What axe-core calls serious or critical on a page."""
    page.evaluate(AXE.read_text(encoding="utf-8"))
    found: Any = page.evaluate("async () => (await axe.run(document)).violations")
    return [
        f"{problem['id']}: {problem['nodes'][0]['html'][:120]}"
        for problem in found
        if problem["impact"] in ("serious", "critical")
    ]


def finished_game(page: Page) -> str:
    """Play a game to its end; the id of its table."""
    luck = random.Random(8)
    sit_against_bots(page)
    while wait_for_turn(page):
        take_turn(page, luck)
    return page.url.rsplit("/", 1)[1]


@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_no_page_has_a_serious_fault_of_access(visit: Visit, scheme: str) -> None:
    page = visit("/", color_scheme=scheme)
    page.get_by_test_id("play-now").first.wait_for()
    assert violations(page) == []
    for path in ("/rules/offline", "/learn/offline", "/account"):
        page.goto(page.url.split("/", 3)[0] + "//" + page.url.split("/")[2] + path)
        page.locator("main h1").first.wait_for()
        assert violations(page) == [], path
    page.goto("/".join(page.url.split("/")[:3]))
    page.get_by_test_id("with-friends").first.click()
    page.get_by_test_id("waiting-room").wait_for()
    assert violations(page) == []
    page.goto("/".join(page.url.split("/")[:3]))
    sit_against_bots(page)
    assert wait_for_turn(page)
    page.locator(".display .tile.legal").first.click()
    page.locator(".hand.full").wait_for()
    assert violations(page) == []


def test_a_finished_game_is_replayed_verified_and_played_on(visit: Visit) -> None:
    page = visit("/")
    table = finished_game(page)
    page.locator(f'a[href="/replay/{table}"]').first.click()
    position = page.get_by_test_id("position")
    position.wait_for()
    position.focus()
    last = int(position.input_value())
    page.keyboard.press("ArrowLeft")
    page.keyboard.press("ArrowLeft")
    expect(position).to_have_value(str(last - 2))
    page.get_by_test_id("verify").click()
    expect(page.get_by_test_id("verdict")).to_contain_text(".", timeout=20_000)
    expect(page.get_by_test_id("verdict").locator(".problem")).to_have_count(0)
    page.get_by_test_id("fork").click()
    page.wait_for_url("**/t/*")
    page.get_by_test_id("board").wait_for()
    assert table not in page.url


def test_the_rules_can_be_searched_and_every_clause_has_an_address(visit: Visit) -> None:
    page = visit("/rules/offline")
    page.get_by_test_id("rules-search").fill("OFF-053")
    expect(page.locator("#OFF-053")).to_be_visible()
    page.reload()
    expect(page.locator("[id^=OFF-]")).to_have_count(85)


def test_the_introduction_leads_into_a_real_game(visit: Visit) -> None:
    page = visit("/learn/offline")
    page.get_by_test_id("begin").click()
    page.get_by_test_id("guide").wait_for()
    page.get_by_test_id("board").wait_for()
    assert wait_for_turn(page)
    take_turn(page, random.Random(9))
    expect(page.get_by_test_id("guide")).to_be_visible()


def test_an_account_from_opening_to_erasure(visit: Visit) -> None:
    page = visit("/account")
    page.locator("input[autocomplete=username]").first.fill("Camille")
    for field in page.locator("input[type=password]").all():
        field.fill("a long enough secret")
    page.get_by_test_id("come-in").click()
    expect(page.locator("header .account")).to_contain_text("Camille")
    page.get_by_test_id("erase").click()
    page.locator("input[type=password]").last.fill("a long enough secret")
    page.get_by_test_id("erase-sure").click()
    expect(page.locator("header .account")).not_to_contain_text("Camille")


def test_a_link_into_the_page_survives_a_reload(visit: Visit) -> None:
    page = visit("/")
    sit_against_bots(page)
    address = page.url
    page.reload()
    page.get_by_test_id("board").wait_for()
    assert page.url == address


def test_no_request_leaves_the_house(visit: Visit) -> None:
    page = visit("/")
    host = page.url.split("/")[2]
    asked: list[str] = []
    page.on("request", lambda request: asked.append(request.url))
    sit_against_bots(page)
    assert wait_for_turn(page)
    take_turn(page, random.Random(1))
    assert asked
    assert {url.split("/")[2] for url in asked} == {host}
