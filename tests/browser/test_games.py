"""Whole games of Offline through the page."""

from __future__ import annotations

import random
from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect

from tests.browser.house import House
from tests.browser.playing import (
    expect_result,
    is_over,
    my_turn,
    sit_against_bots,
    take_turn,
    version,
    wait_for_change,
    wait_for_turn,
)

Visit = Callable[..., Page]


def invite(host: Page, variant: str) -> str:
    """A table for two with friends; its address."""
    host.get_by_test_id("option-variant").select_option(variant)
    host.get_by_test_id("with-friends").first.click()
    host.get_by_test_id("waiting-room").wait_for()
    return host.url


@pytest.mark.parametrize("variant", ["basic", "expert"])
def test_two_players_in_two_browsers_play_a_whole_game(visit: Visit, variant: str) -> None:
    luck = random.Random(variant)
    host, guest = visit("/"), visit("/", locale="fr-FR")
    address = invite(host, variant)
    guest.goto(address)
    guest.locator("[data-testid^=sit-]").first.click()
    guest.get_by_test_id("ready").click()
    host.get_by_test_id("ready").click()
    for page in (host, guest):
        page.get_by_test_id("board").wait_for()
    while not is_over(host):
        for page in (host, guest):
            if not is_over(page) and my_turn(page):
                take_turn(page, luck)
        host.wait_for_timeout(30)
    for page in (host, guest):
        expect_result(page)
    assert host.get_by_test_id("seat-0").inner_text().split()[-2] == guest.get_by_test_id("seat-0").inner_text().split()[-2]


def test_a_newcomer_plays_a_whole_game_against_bots(visit: Visit) -> None:
    luck = random.Random(3)
    page = visit("/")
    sit_against_bots(page)
    while wait_for_turn(page):
        take_turn(page, luck)
    expect_result(page)


def test_the_game_goes_on_after_the_server_was_killed(visit: Visit, house: House) -> None:
    luck = random.Random(4)
    page = visit("/")
    sit_against_bots(page)
    assert wait_for_turn(page)
    take_turn(page, luck)
    house.kill()
    expect(page.get_by_test_id("connection")).to_be_visible()
    house.open()
    expect(page.get_by_test_id("connection")).to_be_hidden(timeout=20_000)
    for _ in range(3):
        assert wait_for_turn(page)
        take_turn(page, luck)


def test_a_move_made_while_the_server_is_away_is_kept_and_sent(visit: Visit, house: House) -> None:
    page = visit("/")
    sit_against_bots(page)
    assert wait_for_turn(page)
    house.kill()
    expect(page.get_by_test_id("connection")).to_be_visible()
    page.locator(".display .tile.legal").first.click()
    house.open()
    expect(page.locator(".hand.full")).to_be_visible(timeout=20_000)


def test_a_game_on_a_phone_by_touch(visit: Visit) -> None:
    page = visit("/", viewport={"width": 360, "height": 740}, has_touch=True, is_mobile=True, confirm=True)
    sit_against_bots(page)
    assert wait_for_turn(page)
    page.locator(".display .tile.legal").first.tap()
    page.locator(".hand.full").wait_for()
    page.locator(".site.put").first.tap()
    page.get_by_test_id("confirm").tap()
    expect(page.locator(".hand.full")).to_have_count(0)
    assert page.evaluate("document.documentElement.scrollWidth <= document.documentElement.clientWidth")


def test_keyboard_alone_is_enough(visit: Visit) -> None:
    page = visit("/")
    page.get_by_test_id("play-now").first.focus()
    page.keyboard.press("Enter")
    page.get_by_test_id("board").wait_for()
    for _ in range(3):
        assert wait_for_turn(page)
        typed = page.get_by_test_id("typed")
        while my_turn(page):
            before = version(page)
            typed.focus()
            page.keyboard.type("1")
            page.keyboard.press("Enter")
            wait_for_change(page, before)


@pytest.mark.parametrize(("locale", "words"), [("fr-FR", "À vous"), ("en-GB", "Your turn"), ("de-DE", "Du bist dran")])
def test_each_language(visit: Visit, locale: str, words: str) -> None:
    page = visit("/", locale=locale)
    sit_against_bots(page)
    assert wait_for_turn(page)
    expect(page.get_by_test_id("status")).to_contain_text(words)


def test_the_language_changes_without_a_reload(visit: Visit) -> None:
    page = visit("/")
    sit_against_bots(page)
    assert wait_for_turn(page)
    page.evaluate("window.same = true")
    page.locator("#language").select_option("de")
    expect(page.get_by_test_id("status")).to_contain_text("Du bist dran")
    assert page.evaluate("window.same")


def test_a_refusal_says_its_reason_with_the_numbers(visit: Visit) -> None:
    page = visit("/")
    sit_against_bots(page)
    for _ in range(12):
        assert wait_for_turn(page)
        page.locator(".display .tile.legal").first.click()
        page.locator(".hand.full").wait_for()
        refused = page.locator(".site.refused")
        if refused.count():
            refused.first.click(force=True)
            expect(page.get_by_test_id("reason")).to_contain_text("OFF-053")
            return
        page.locator(".site.put").first.click(force=True)
    raise AssertionError("no refused exchange came up")


def test_taking_back_inside_ones_own_turn(visit: Visit) -> None:
    page = visit("/")
    sit_against_bots(page)
    assert wait_for_turn(page)
    page.locator(".display .tile.legal").first.click()
    page.locator(".hand.full").wait_for()
    page.get_by_test_id("undo").click()
    expect(page.locator(".hand.full")).to_have_count(0)
    assert page.locator(".display .tile.legal").count() == 5


def test_dragging_an_ad_onto_a_site(visit: Visit) -> None:
    page = visit("/")
    sit_against_bots(page)
    assert wait_for_turn(page)
    tile = page.locator(".display .tile.legal").first
    site = page.locator(".site .code").first
    ad = tile.get_attribute("data-ad")
    tile.hover()
    page.mouse.down()
    box = site.bounding_box()
    assert box is not None
    page.mouse.move(box["x"] + 5, box["y"] + 5, steps=8)
    page.mouse.up()
    expect(page.locator(".log p", has_text=str(ad))).to_have_count(3)


def test_one_device_for_two_shows_nothing_secret_in_between(visit: Visit) -> None:
    luck = random.Random(5)
    page = visit("/")
    page.get_by_test_id("on-one-device").first.click()
    page.get_by_test_id("waiting-room").or_(page.get_by_test_id("hand-over")).first.wait_for()
    if page.get_by_test_id("waiting-room").count():
        page.get_by_test_id("ready").click()
    seen = []
    for _ in range(4):
        page.get_by_test_id("hand-over").wait_for()
        assert page.get_by_test_id("own").count() == 0
        page.get_by_test_id("hand-over").get_by_role("button").click()
        seen.append(page.get_by_test_id("own").inner_text())
        take_turn(page, luck)
    assert seen[0].split("\n")[2:8] != seen[1].split("\n")[2:8]


def test_everything_works_on_plain_http_elsewhere_than_localhost(visit: Visit, house: House) -> None:
    luck = random.Random(6)
    page = visit("/", base=f"http://tablee.test:{house.port}")
    assert not page.evaluate("isSecureContext")
    sit_against_bots(page)
    for _ in range(2):
        assert wait_for_turn(page)
        take_turn(page, luck)
