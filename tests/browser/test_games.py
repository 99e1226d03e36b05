"""Games of Offline through the page: with whom, on what, and by what means one plays."""

from __future__ import annotations

import random
import time
from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect

from tests.browser.house import House
from tests.browser.playing import (
    card,
    expect_result,
    is_over,
    my_turn,
    press,
    sit_against_bots,
    sit_together,
    take_ad,
    take_turn,
    type_something,
    version,
    wait_for_change,
    wait_for_turn,
)

Visit = Callable[..., Page]
OpenHouse = Callable[..., House]


@pytest.mark.parametrize("variant", ["basic", "expert"])
def test_two_players_in_two_browsers_play_a_whole_game(visit: Visit, variant: str) -> None:
    luck = random.Random(variant)
    host, guest = visit("/"), visit("/", locale="fr-FR")
    sit_together(host, guest, variant)
    while not is_over(host):
        for page in (host, guest):
            if not is_over(page) and my_turn(page):
                take_turn(page, luck)
        host.wait_for_timeout(10)
    for page in (host, guest):
        expect_result(page)
    assert host.get_by_test_id("seat-0").inner_text().split()[-2] == guest.get_by_test_id("seat-0").inner_text().split()[-2]


def test_without_a_clock_too_the_players_tell_whose_turn_it_is(visit: Visit) -> None:
    luck = random.Random(6)
    pages = (visit("/"), visit("/"))
    sit_together(*pages, "basic")
    for _ in range(3):
        seat = next(seat for seat, page in enumerate(pages) if my_turn(page))
        for page in pages:
            expect(page.locator(".acting")).to_have_attribute("data-testid", f"seat-{seat}")
        take_turn(pages[seat], luck)
        expect(pages[1 - seat].locator(".bar.mine")).to_be_visible()


def test_a_newcomer_plays_a_whole_game_against_bots_and_checks_its_dice(visit: Visit) -> None:
    luck = random.Random(3)
    page = visit("/")
    before = time.perf_counter()
    sit_against_bots(page, bot=None)
    assert time.perf_counter() - before < 5, "one click, and a running game"
    while wait_for_turn(page):
        take_turn(page, luck)
    expect_result(page)
    rows = page.get_by_test_id("final").locator("tbody tr")
    expect(rows).to_have_count(8)
    page.get_by_test_id("step-by-step").click()
    expect(rows).to_have_count(1)
    table = page.url.rsplit("/", 1)[1]
    page.locator(f'a[href="/replay/{table}"]').first.click()
    page.get_by_test_id("verify").click()
    expect(page.get_by_test_id("verdict").locator("li")).to_have_count(3, timeout=20_000)
    expect(page.get_by_test_id("verdict").locator(".problem")).to_have_count(0)


def test_the_game_goes_on_after_the_server_was_killed_and_no_move_is_lost(visit: Visit, open_house: OpenHouse) -> None:
    luck = random.Random(4)
    house = open_house()
    page = visit("/", base=house.url)
    sit_against_bots(page)
    assert wait_for_turn(page)
    take_turn(page, luck)
    assert wait_for_turn(page)
    house.kill()
    expect(page.get_by_test_id("connection")).to_be_visible()
    page.locator(".display .tile.legal").first.click()
    expect(page.get_by_test_id("connection")).to_contain_text("your move is kept")
    assert page.locator(".hand.full").count() == 0
    house.open()
    expect(page.locator(".hand.full")).to_be_visible(timeout=20_000)
    expect(page.get_by_test_id("connection")).to_be_hidden()
    house.kill()
    expect(page.get_by_test_id("connection")).to_be_visible()
    press(page.locator(".site.put").first)
    expect(page.get_by_test_id("connection")).to_contain_text("your move is kept")
    page.locator("header .house").click()  # a move on its way is delivered even by somebody who has left the table
    house.open()
    page.go_back()
    expect(page.get_by_test_id("status")).to_be_visible(timeout=20_000)
    expect(page.locator(".hand.full")).to_have_count(0, timeout=20_000)
    assert wait_for_turn(page)


def test_a_missed_message_heals_by_itself(visit: Visit) -> None:
    deaf = """
        const Socket = WebSocket;
        window.WebSocket = class extends Socket {
            set onmessage(hear) {
                super.onmessage = (event) => { if (!window.deaf || !event.data.includes('"frame"')) hear(event); };
            }
        };
    """
    page = visit("/", script=deaf)
    sit_against_bots(page)
    assert wait_for_turn(page)
    before = version(page)
    page.evaluate("window.deaf = true")
    tile = page.locator(".display .tile.legal").first
    ad = tile.get_attribute("data-ad")
    tile.click()
    page.wait_for_timeout(500)
    assert version(page) == before
    page.evaluate("window.deaf = false")
    wait_for_change(page, before)
    expect(page.locator(".hand.full")).to_be_visible()
    expect(page.locator(".log p", has_text=f"takes {ad}")).to_have_count(1)


def test_a_reload_loses_nothing_of_the_story(visit: Visit) -> None:
    page = visit("/")
    sit_against_bots(page)
    assert wait_for_turn(page)
    take_turn(page, random.Random(2))
    assert wait_for_turn(page)
    page.wait_for_timeout(200)
    address, told = page.url, page.locator(".log p").all_inner_texts()
    marked = page.locator(".site.marked").count()
    page.reload()
    expect(page.locator(".log p")).to_have_count(len(told))
    assert (page.url, page.locator(".log p").all_inner_texts()) == (address, told)
    expect(page.locator(".site.marked")).to_have_count(marked)
    assert 1 <= marked <= 3, "what others did since my turn, never the set-up"


def test_on_a_phone_by_touch(visit: Visit) -> None:
    page = visit("/", viewport={"width": 360, "height": 740}, has_touch=True, is_mobile=True, confirm=True)
    card(page).get_by_test_id("play-now").tap()
    page.get_by_test_id("board").wait_for()
    for _ in range(2):
        assert wait_for_turn(page)
        page.locator(".display .tile.legal").first.tap()
        page.locator(".hand.full").wait_for()
        site = page.locator(".site.put").first
        site.scroll_into_view_if_needed()
        site.tap()
        expect(page.get_by_test_id("confirm")).to_be_in_viewport()
        expect(page.get_by_test_id("reason")).to_contain_text("or confirm")
        page.get_by_test_id("confirm").tap()
        expect(page.locator(".hand.full")).to_have_count(0)
    assert page.evaluate("document.documentElement.scrollWidth <= document.documentElement.clientWidth")


def test_keyboard_alone_is_enough(visit: Visit) -> None:
    luck = random.Random(7)
    page = visit("/", confirm=True)
    card(page).get_by_test_id("play-now").focus()
    page.keyboard.press("Enter")
    page.get_by_test_id("board").wait_for()
    assert wait_for_turn(page)
    step_to(page, ".display .tile.legal")
    page.keyboard.press("Enter")
    page.locator(".hand.full").wait_for()
    step_to(page, ".site.put")
    page.keyboard.press("Enter")
    expect(page.get_by_test_id("confirm")).to_be_enabled()
    page.keyboard.press("Enter")
    expect(page.locator(".hand.full")).to_have_count(0)
    assert wait_for_turn(page)
    while my_turn(page):
        type_something(page, luck)


def step_to(page: Page, selector: str) -> None:
    """Press the tab key until something of that kind has the focus."""
    for _ in range(80):
        page.keyboard.press("Tab")
        if page.evaluate("selector => !!document.activeElement?.closest(selector)", selector):
            return
    raise AssertionError(f"the keyboard does not reach {selector}")


def test_every_language_and_a_switch_between_them_without_a_reload(visit: Visit) -> None:
    words = {
        "fr": ("À vous", "prend", "supérieure à", "Journal"),
        "de": ("Du bist dran", "nimmt", "größer sein als", "Verlauf"),
        "en": ("Your turn", "takes", "greater than", "Log"),
    }
    page = visit("/", locale="fr-FR")
    sit_against_bots(page)
    page.evaluate("window.same = true")
    for language, (turn, takes, refused, log) in words.items():
        page.locator("#language").select_option(language)
        expect(page.locator("html")).to_have_attribute("lang", language)
        expect(page.get_by_role("tab").first).to_have_text(log)
        assert wait_for_turn(page)
        expect(page.get_by_test_id("status")).to_contain_text(turn)
        take_ad(page)
        expect(page.locator(".log p").last).to_contain_text(takes)
        refuse(page)
        expect(page.get_by_test_id("reason")).to_contain_text(refused)
        expect(page.get_by_test_id("reason").get_by_role("link", name="OFF-053")).to_be_visible()
        page.locator("#language").select_option("en")
        expect(page.get_by_test_id("reason")).to_contain_text("greater than")
        page.get_by_test_id("undo").click()
        expect(page.locator(".hand.full")).to_have_count(0)
    assert page.evaluate("window.same")
    for locale, (turn, *_) in {"de-AT": words["de"], "pl-PL": words["en"]}.items():
        other = visit("/", locale=locale)
        sit_against_bots(other)
        assert wait_for_turn(other)
        expect(other.get_by_test_id("status")).to_contain_text(turn)


def refuse(page: Page) -> None:
    """Point at a site where the ad in hand is not worth more; an ad that could go anywhere is taken back first."""
    for place in range(5):
        if page.locator(".site.refused").count():
            press(page.locator(".site.refused").first)
            return
        page.get_by_test_id("undo").click()
        expect(page.locator(".hand.full")).to_have_count(0)
        page.locator(".display .tile.legal").nth(place).click()
        page.locator(".hand.full").wait_for()
    raise AssertionError("no exchange is refused")


def sit_with_an_empty_sector(visit: Visit) -> Page:
    """On turn at a table where no bot that began has put an ad into the offline sector yet."""
    for _ in range(8):
        page = visit("/")
        sit_against_bots(page)
        assert wait_for_turn(page)
        if page.locator(".offline-sector [data-ad]").count() == 0:
            return page
    raise AssertionError("every table begins with ads in the sector")


def test_a_refusal_says_its_reason_with_numbers_and_clause(visit: Visit) -> None:
    page = sit_with_an_empty_sector(visit)
    page.get_by_role("button", name="Empty the sector").click(force=True)
    expect(page.get_by_test_id("reason")).to_contain_text("nothing to empty")
    take_ad(page)
    refuse(page)
    site = page.locator(".site.refused").first
    numbers = site.locator(".compare").text_content() or ""
    expect(page.get_by_test_id("reason")).to_contain_text(numbers)
    page.get_by_test_id("help").locator("summary").click()
    expect(page.get_by_test_id("help").locator(".clause")).to_contain_text("OFF-053")


def test_taking_back_inside_ones_own_turn(visit: Visit) -> None:
    page = visit("/")
    sit_against_bots(page)
    assert wait_for_turn(page)
    take_ad(page)
    page.get_by_test_id("undo").click()
    expect(page.locator(".hand.full")).to_have_count(0)
    expect(page.locator(".display .tile.legal")).to_have_count(5)


def test_dragging_an_ad_onto_a_site(visit: Visit) -> None:
    page = visit("/")
    sit_against_bots(page)
    assert wait_for_turn(page)
    tile = page.locator(".display .tile.legal").first
    ad = str(tile.get_attribute("data-ad"))
    site = page.locator(".site:has(.code)").first
    place = site.get_attribute("data-site")
    box = site.locator(".code").bounding_box()
    assert box is not None
    tile.hover()
    page.mouse.down()
    page.mouse.move(box["x"] + 5, box["y"] + 5, steps=8)
    page.mouse.up()
    expect(page.locator(".log p", has_text=f"{ad} on {place}")).to_have_count(1)


def test_one_device_for_two_shows_nothing_secret_in_between(visit: Visit) -> None:
    luck = random.Random(5)
    page = visit("/")
    card(page).get_by_test_id("on-one-device").click()
    goals = []
    for _ in range(4):
        page.get_by_test_id("hand-over").wait_for()
        assert page.get_by_test_id("own").count() == 0
        assert "preference cards" not in page.locator("body").inner_text()
        page.get_by_test_id("hand-over").get_by_role("button").click()
        page.get_by_test_id("own").wait_for()
        goals.append(page.get_by_test_id("own").locator("li strong").all_inner_texts()[:3])
        take_turn(page, luck)
    assert goals[0] == goals[2] != goals[1] == goals[3]


def test_everything_works_on_plain_http_elsewhere_than_localhost(visit: Visit, house: House) -> None:
    luck = random.Random(6)
    base = f"http://tablee.test:{house.port}"
    page, guest = visit("/", base=base), visit("/", base=base)
    assert not page.evaluate("isSecureContext")
    sit_together(page, guest, "expert")
    for player in (page, guest, page, guest) if my_turn(page) else (guest, page, guest, page):
        assert wait_for_turn(player)
        take_turn(player, luck)


def test_a_game_ended_by_vote_is_opened_by_vote(visit: Visit) -> None:
    """What was hidden stays hidden until everybody agrees; then it can be verified like any other game."""
    host, guest = visit("/"), visit("/")
    sit_together(host, guest, "basic")
    host.locator(".menu summary").click()
    host.get_by_role("button", name="Propose to end the game").click()
    guest.get_by_test_id("vote").get_by_role("button", name="Yes").click()
    for page in (host, guest):
        page.get_by_test_id("result").wait_for()
        expect(page.locator(".tile.legal")).to_have_count(0)
    guest.get_by_test_id("propose-open").click()
    expect(host.get_by_test_id("vote")).to_contain_text("open everything that was hidden")
    host.get_by_test_id("vote").get_by_role("button", name="Yes").click()
    for page in (host, guest):
        expect(page.get_by_test_id("propose-open")).to_have_count(0)
        expect(page.get_by_test_id("vote")).to_have_count(0)
