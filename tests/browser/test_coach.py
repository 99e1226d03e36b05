"""The coach on the page: a hint that can be played, the bar of chances, and the review beside a replay."""

from __future__ import annotations

from collections.abc import Callable

from playwright.sync_api import Page, expect

from tablee import game as games
from tablee.core import record as records
from tablee.core.chance import Fast
from tests.browser.playing import BUSY, card, sit_against_bots, version, wait_for_change, wait_for_turn


def test_a_hint_says_what_to_do_and_why_and_can_be_played(visit: Callable[..., Page]) -> None:
    page = visit("/", locale="fr-FR")
    sit_against_bots(page)
    wait_for_turn(page)
    page.get_by_test_id("show-chances").check()
    ask, advice = page.get_by_test_id("hint"), page.get_by_test_id("advice")
    ask.press("Enter")
    expect(ask).to_be_focused()
    expect(advice.locator("li")).to_have_count(3, timeout=BUSY)  # the first one while its worker still loads the rules
    expect(advice).to_contain_text("choix")
    expect(page.get_by_test_id("chances")).to_contain_text("%", timeout=BUSY)
    before = version(page)
    advice.get_by_role("button").first.press("Enter")
    wait_for_change(page, before)
    expect(advice).to_have_count(0)
    expect(ask).to_be_focused()


def test_a_finished_game_is_reviewed_beside_its_replay(visit: Callable[..., Page]) -> None:
    game = games.new("planetweb", 2, seed=3, names=("Anna", "Bert"), round_limit=30)
    chance = Fast(8)
    while not game.is_over and len(game.log) < 40:
        game.play(game.book.choose(game.box, game.state, chance, [0] * game.book.most_choices))
    game.resign(game.actor or 0)
    while not game.is_over:
        game.play(game.choices[0].action)
    page = visit("/", viewport={"width": 390, "height": 844})
    file = {"name": "game.tablee", "mimeType": "application/json", "buffer": records.write(game.record)}
    page.get_by_test_id("import").set_input_files(file)  # type: ignore[arg-type]
    page.get_by_test_id("ask-review").click()
    review = page.get_by_test_id("review")
    expect(review.get_by_test_id("curve").locator("polyline")).to_have_count(2, timeout=60_000)
    expect(review.get_by_role("row")).to_have_count(3)
    page.get_by_test_id("position").focus()
    page.keyboard.press("Home")
    review.get_by_test_id("curve").click(position={"x": 300, "y": 40})
    expect(page.get_by_test_id("position")).not_to_have_value("0")
    expect(page.locator(".rating").first).to_be_attached()
    expect(review.get_by_test_id("signs").locator("dt")).to_have_text(["✓", "·", "?!", "?", "??"])
    for width in (390, 320):
        page.set_viewport_size({"width": width, "height": 844})
        assert page.evaluate("document.documentElement.scrollWidth") <= width


def test_without_the_wish_a_game_against_bots_has_no_coach(visit: Callable[..., Page]) -> None:
    page = visit("/")
    card(page).get_by_text("More options").click()
    card(page).get_by_test_id("coach").uncheck()
    sit_against_bots(page)
    wait_for_turn(page)
    expect(page.get_by_test_id("hint")).to_have_count(0)
