"""Whole games of Insider through the page, with attacks that are countered and attacks that are not."""

from __future__ import annotations

from collections.abc import Callable, Iterator

import pytest
from playwright.sync_api import Page, expect

from tests.browser import insider
from tests.browser.house import House
from tests.browser.playing import card, is_over, my_turn, play_from, sit_against_bots, version, wait_for_change, wait_for_turn
from tests.browser.test_pages import violations

Visit = Callable[..., Page]
PHONE = {"viewport": {"width": 360, "height": 740}, "has_touch": True, "is_mobile": True}


@pytest.fixture(scope="module")
def quick(tmp_path_factory: pytest.TempPathFactory, built_page: None) -> Iterator[str]:
    """A house that lets nobody wait."""
    made = House(tmp_path_factory.mktemp("quick") / "data", TABLEE_BOT_PAUSE="5", TABLEE_REACTION_PAUSE="30")
    made.open()
    yield made.url
    made.close()


def limit_turns(page: Page, turns: int) -> None:
    """Agree on the number of turns after which the game ends, on the first page."""
    own = card(page, "insider")
    own.locator("summary").click()
    own.get_by_test_id("option-turn_cap").fill(str(turns))


def sit_together(host: Page, guest: Page) -> None:
    """Two people at one table, in a running game."""
    card(host, "insider").get_by_test_id("with-friends").click()
    host.get_by_test_id("waiting-room").wait_for()
    guest.goto(host.url)
    guest.locator("[data-testid^=sit-]").first.click()
    guest.get_by_test_id("ready").click()
    host.get_by_test_id("ready").click()
    for page in (host, guest):
        page.get_by_test_id("board").wait_for()


def sit_alone(page: Page) -> str:
    """A table for two on one device, at the first decision; the base of whoever begins. Nobody else does anything there."""
    card(page, "insider").get_by_test_id("on-one-device").click()
    page.get_by_test_id("hand-over").get_by_role("button").click()
    page.locator("[data-mode]").first.wait_for()
    return ("a1", "e5")[page.get_by_test_id("companies").locator("li.turn ~ li").count() == 0]


NEAR = {"a1": ("a1-a2", "b2", "b1", "a2", "e5"), "e5": ("e4-e5", "d4", "d5", "e4", "a1")}
"""For each base: a path square beside it, a square across, one beside it and one beyond that path square; a base of others."""


def test_two_browsers_a_whole_game_with_an_attack_that_is_countered_and_one_that_is_not(visit: Visit, quick: str) -> None:
    host = visit("/", base=quick, reduced_motion="reduce")
    guest = visit("/", base=quick, reduced_motion="reduce", locale="de-DE")
    limit_turns(host, 50)
    sit_together(host, guest)
    countered = suffered = 0
    while not is_over(host):
        for page, other in ((host, guest), (guest, host)):
            while insider.play(page, "REACT", attack=not (countered and suffered)) == "REACT":
                expect(page.get_by_test_id("attack")).to_have_attribute("data-power", "SCA1")
                expect(other.get_by_test_id("attack")).to_be_visible()
                if page.get_by_test_id("counter").count() and countered <= suffered:
                    insider.press(page, "[data-testid=counter]")
                    expect(other.get_by_test_id("moment")).to_contain_text(("repelled", "abgewehrt")[other is guest])
                    countered += 1
                else:
                    insider.press(page, "[data-testid=pass]")
                    expect(page.get_by_test_id("moment")).to_contain_text(("Scandal", "Skandal")[page is guest])
                    suffered += 1
    assert countered
    assert suffered
    for page in (host, guest):
        expect(page.get_by_test_id("final")).to_be_visible()
    scores = [page.get_by_test_id("final").locator("strong").all_inner_texts() for page in (host, guest)]
    assert [text.split()[0] for text in scores[0]] == [text.split()[0] for text in scores[1]]


def test_a_whole_game_against_bots(visit: Visit, quick: str) -> None:
    page = visit("/", base=quick, reduced_motion="reduce")  # how an evaluation is shown has a test of its own
    limit_turns(page, 50)
    sit_against_bots(page, "insider")
    while wait_for_turn(page):
        insider.play(page)
    expect(page.get_by_test_id("final")).to_be_visible()
    expect(page.get_by_test_id("result")).to_contain_text("point")


LAST_STEP = """
point: MOVE
points: 1
mode: move7
card: 3A
out: b3 c4 d3 b2
red: c2-c3 t2 b1
green: t1 e4
hand red: ADM
hand green: SCA
"""
"""One step before the last free table: the card is evaluated."""


def test_targets_before_a_set_is_played_pawns_that_walk_home_and_clauses_in_the_log(visit: Visit, quick: str) -> None:
    page = visit("/", base=quick)
    play_from(page, "insider", LAST_STEP)
    expect(page.locator('[data-targets="ADM1"]')).to_contain_text("b1 and e4")
    insider.play(page, most=1)
    expect(page.get_by_test_id("moment")).to_be_visible()
    page.get_by_test_id("skip-show").click()
    expect(page.locator(".homeward > g")).to_have_count(3)
    expect(page.locator(".homeward")).to_have_count(0)
    page.get_by_test_id("log-clauses").check()
    expect(page.locator(".log .clause", has_text="INS-210")).to_be_visible()


FULL_HAND = """
point: START
card: 3A
out: b3 c4 d3 b2
red: c2-c3 t2 b1
green: t1 e4
hand red: ADM ADM ADM HEL HEL SCA TRE
hand green: SCA
"""


def test_why_no_cards_can_be_drawn_follows_the_language(visit: Visit, quick: str) -> None:
    page = visit("/", base=quick, locale="fr-FR")
    play_from(page, "insider", FULL_HAND)
    draw = page.locator('[data-mode="draw"]')
    expect(draw).to_contain_text("Personne ne peut avoir plus de 7 cartes. (INS-092)")
    draw.press("Enter")
    expect(page.get_by_test_id("reason")).to_contain_text("Personne ne peut avoir")
    page.locator("#language").select_option("en")
    expect(draw).to_contain_text("Nobody may hold more than 7 cards. (INS-092)")
    expect(page.get_by_test_id("reason")).to_contain_text("Nobody may hold")


def test_a_turn_on_a_phone_by_touch(visit: Visit, quick: str) -> None:
    page = visit("/", base=quick, confirm=True, **PHONE)
    base = sit_alone(page)
    path, across, beside, _, _ = NEAR[base]
    points = page.get_by_test_id("points")
    page.locator('[data-mode="move7"]').tap()
    expect(points).to_have_attribute("data-points", "7")
    page.locator(f'[data-space="{path}"]').tap()
    expect(points).to_have_attribute("data-points", "6")
    page.locator(f'[data-space="{base}"]').tap()
    page.locator(f'[data-space="{across}"]').tap()
    expect(points).to_have_attribute("data-points", "2")
    page.locator(f'[data-space="{base}"]').tap()
    page.locator(f'[data-space="{beside}"]').tap()
    expect(page.get_by_test_id("desk")).to_have_attribute("data-point", "ACTION")
    assert page.evaluate("document.documentElement.scrollWidth <= document.documentElement.clientWidth")
    for square in ("a1", "c3", "b3"):
        box = page.locator(f'[data-space="{square}"]').bounding_box()
        assert box is not None
        assert min(box["width"], box["height"]) >= 36
    page.get_by_test_id("end-turn").tap()
    expect(page.get_by_test_id("reason")).not_to_be_empty()
    page.get_by_test_id("confirm").tap()
    expect(page.get_by_test_id("hand-over")).to_be_visible()


def test_keyboard_alone_is_enough(visit: Visit, quick: str) -> None:
    page = visit("/", base=quick)
    path = NEAR[sit_alone(page)][0]
    page.locator('[data-mode="move7"]').focus()
    page.keyboard.press("Enter")
    page.locator("[data-pawn]").wait_for()
    before = version(page)
    page.locator(f'[data-space="{path}"]').focus()
    page.keyboard.press(" ")
    wait_for_change(page, before)
    while my_turn(page) and insider.point(page) == "MOVE":
        before = version(page)
        page.get_by_test_id("typed").fill("1")
        page.keyboard.press("Enter")
        wait_for_change(page, before)
    page.get_by_test_id("end-turn").focus()
    page.keyboard.press("Enter")
    expect(page.get_by_test_id("hand-over")).to_be_visible()


def test_dragging_a_pawn_and_the_reasons_for_what_is_not_allowed(visit: Visit, quick: str) -> None:
    page = visit("/", base=quick)
    base = sit_alone(page)
    *_, beyond, foreign = NEAR[base]
    points = page.get_by_test_id("points")
    expect(page.locator('[data-mode="draw"]')).to_contain_text("INS-09")
    page.locator('[data-mode="move7"]').click()
    page.locator("[data-pawn]").wait_for()
    page.locator(f'[data-space="{foreign}"]').click(force=True)
    expect(page.get_by_test_id("reason")).to_contain_text(foreign)
    page.locator('[data-kind="BOD"]').click()
    start, goal = page.locator(f'[data-space="{base}"]').bounding_box(), page.locator(f'[data-space="{beyond}"]').bounding_box()
    assert start is not None
    assert goal is not None
    page.mouse.move(start["x"] + 20, start["y"] + 20)
    page.mouse.down()
    page.mouse.move(goal["x"] + 20, goal["y"] + 20, steps=6)
    page.mouse.up()
    expect(points).to_have_attribute("data-points", "5")
    page.get_by_test_id("undo").click()
    expect(points).to_have_attribute("data-points", "6")


def test_each_language_without_a_reload_and_a_standing_order(visit: Visit, quick: str) -> None:
    page = visit("/", base=quick)
    sit_alone(page)
    words = {"fr": ("À vous", "Hélicoptère"), "de": ("Du bist dran", "Hubschrauber"), "en": ("Your turn", "Helicopter")}
    page.locator('[data-kind="HEL"]').click()
    for language, (turn, kind) in words.items():
        page.locator("#language").select_option(language)
        expect(page.get_by_test_id("status")).to_contain_text(turn)
        expect(page.get_by_test_id("desk")).to_contain_text(turn)
        expect(page.get_by_test_id("hand").locator("li").first).to_contain_text(kind)
    order = page.get_by_test_id("order-insider-order-pass")
    page.locator("summary", has_text="Options").click()
    order.check()
    page.locator("#language").select_option("de")
    expect(order).to_be_checked()


@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_no_serious_fault_of_access(visit: Visit, quick: str, scheme: str) -> None:
    page = visit("/", base=quick, color_scheme=scheme)
    sit_alone(page)
    assert violations(page) == []
    page.locator('[data-mode="roll"]').click()
    page.locator("[data-pawn]").first.wait_for()
    page.get_by_test_id("standing").locator("summary").nth(1).click()
    assert violations(page) == []


def test_the_introduction_and_the_rule_book(visit: Visit, quick: str) -> None:
    page = visit("/learn/insider", base=quick)
    page.get_by_test_id("begin").click()
    guide = page.get_by_test_id("guide")
    expect(guide).to_contain_text("INSIDER")
    page.get_by_test_id("read").click()
    page.get_by_test_id("read").click()
    while wait_for_turn(page) and not page.get_by_test_id("read").count():
        insider.play(page, most=1)
    expect(guide).to_contain_text("4/8")
    page.goto(quick + "/rules/insider")
    expect(page.locator("[id^=INS-]")).to_have_count(177)
    expect(page.locator("dl dt").first).to_have_text("INSIDER")
