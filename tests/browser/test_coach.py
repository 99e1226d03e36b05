"""The coach on the page: a hint that can be played, the bar of chances, and the review beside a replay."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from playwright.sync_api import Page, Route, expect

from tablee import game as games
from tablee.core.chance import Fast
from tests.browser.house import House
from tests.browser.playing import (
    BUSY,
    card,
    import_game,
    invite,
    sign_up,
    sit_against_bots,
    version,
    wait_for_change,
    wait_for_turn,
)


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
    expect(advice.get_by_role("button").first).to_contain_text("Ensuite : ")
    expect(page.get_by_test_id("chances")).to_contain_text("%", timeout=BUSY)
    before = version(page)
    advice.get_by_role("button").first.press("Enter")
    wait_for_change(page, before)
    expect(advice).to_have_count(0)
    expect(ask).to_be_focused()


def test_a_hint_where_there_is_one_choice_says_so(visit: Callable[..., Page]) -> None:
    page = visit("/", locale="de-DE")
    sit_against_bots(page, "planetweb")
    wait_for_turn(page)
    page.get_by_test_id("hint").click()
    advice = page.get_by_test_id("advice")
    expect(advice.locator("li")).to_have_count(1, timeout=BUSY)
    expect(advice).to_contain_text("Hier gibt es nur eine Möglichkeit.")


BENEATH = "review => review.querySelector('.points').getBoundingClientRect().y - review.getBoundingClientRect().y"
"""How far below the top of the review its turning points stand."""


def finished(game: str, decisions: int = 40, **options: Any) -> games.Game:
    """A game for two that was played at random until somebody gave up."""
    made = games.new(game, 2, seed=3, names=("Anna", "Bert"), **options)
    chance = Fast(8)
    while not made.is_over and len(made.log) < decisions:
        made.play(made.book.choose(made.box, made.state, chance, [0] * made.book.most_choices))
    made.resign(made.actor or 0)
    while not made.is_over:
        made.play(made.choices[0].action)
    return made


def test_a_finished_game_is_reviewed_beside_its_replay(visit: Callable[..., Page]) -> None:
    page = visit("/", viewport={"width": 390, "height": 844})
    import_game(page, finished("planetweb", round_limit=30))
    page.get_by_test_id("ask-review").press("Enter")
    review = page.get_by_test_id("review")
    expect(review.get_by_role("heading").first).to_be_focused()
    expect(review.get_by_test_id("curve").locator("polyline")).to_have_count(2, timeout=60_000)
    expect(review.get_by_test_id("review-ready")).to_have_text("The review of the game is ready.")
    expect(review.get_by_role("row")).to_have_count(3)
    page.get_by_test_id("position").focus()
    page.keyboard.press("Home")
    review.get_by_test_id("curve").click(position={"x": 300, "y": 40})
    expect(page.get_by_test_id("position")).not_to_have_value("0")
    expect(page.locator(".rating").first).to_be_attached()
    expect(review.get_by_test_id("signs").locator("dt")).to_have_text(["✓", "·", "?!", "?", "??"])
    page.get_by_test_id("eyes").select_option("0")
    page.locator("#language").select_option("de")
    page.set_viewport_size({"width": 320, "height": 844})
    expect(page.get_by_test_id("film")).to_have_text("Film abspielen")
    tops: set[float] = set()
    for place in range(int(page.get_by_test_id("position").get_attribute("max") or 0) + 1):
        page.get_by_test_id("position").fill(str(place))
        tops.add(review.evaluate(BENEATH))  # both places at one moment: the board above may still find its size
    assert len(tops) == 1, "what is said of a decision moves nothing"
    for width in (390, 360, 320):
        page.set_viewport_size({"width": width, "height": 844})
        assert page.evaluate("document.documentElement.scrollWidth") <= width
        tops = [box["y"] for one in ("film", "since") if (box := page.get_by_test_id(one).bounding_box())]
        assert len(set(tops)) == 1, "the controls leave the board its room"


def test_a_turning_point_shows_the_step_that_did_it_until_somebody_goes_elsewhere(visit: Callable[..., Page]) -> None:
    page = visit("/", viewport={"width": 390, "height": 844})
    import_game(page, finished("planetweb", round_limit=30))
    found: dict[str, Any] = {}
    at = 9

    def unseen(route: Route) -> None:
        """One step did most, and of the next one the viewer saw nothing."""
        answer = route.fetch()
        found.update(answer.json())
        if found["review"]:
            found["review"]["turning"][0]["at"] = at
            found["versions"][at + 1] = found["versions"][at]
        route.fulfill(json=found)

    page.route("**/review?*", unseen)
    page.get_by_test_id("ask-review").click()
    curve, points = page.get_by_test_id("curve"), page.locator(".points button")
    expect(curve).to_be_visible(timeout=60_000)
    moments = found["review"]["moments"]
    points.first.click()
    expect(curve).to_have_attribute("data-ply", str(at))
    expect(points.first).to_contain_text(f"Move {at + 1} ")
    expect(page.get_by_test_id("verdict-here")).to_have_count(int("verdict" in moments[at]))
    expect(page.get_by_test_id("board")).to_be_in_viewport(ratio=0.5)
    page.get_by_test_id("position").focus()
    for _ in range(2):
        page.keyboard.press("ArrowRight")
    expect(curve).to_have_attribute("data-ply", str(at + 2))
    for _ in range(2):
        page.keyboard.press("ArrowLeft")
    expect(curve).to_have_attribute("data-ply", str(at + 1))
    box = curve.bounding_box()
    assert box
    curve.click(position={"x": at / (len(moments) - 1) * box["width"], "y": 40})
    expect(curve).to_have_attribute("data-ply", str(at))


def test_without_the_wish_a_game_against_bots_has_no_coach(visit: Callable[..., Page]) -> None:
    page = visit("/")
    card(page).get_by_text("More options").click()
    card(page).get_by_test_id("coach").uncheck()
    sit_against_bots(page)
    wait_for_turn(page)
    expect(page.get_by_test_id("hint")).to_have_count(0)


def test_rated_games_are_without_the_coach_and_say_so(visit: Callable[..., Page], open_house: Callable[..., House]) -> None:
    house = open_house()
    host, guest = visit("/account", base=house.url), visit("/account", base=house.url)
    for page, name in ((host, "Ines"), (guest, "Omar")):
        sign_up(page, name)
        page.goto(house.url)
    card(host).get_by_text("More options").click()
    card(host).get_by_test_id("rated").check()
    coach = card(host).get_by_test_id("coach")
    expect(coach).to_be_checked()
    expect(coach).to_have_accessible_description("never in a rated game")
    expect(card(host).get_by_role("group", name="At tables with friends only").get_by_test_id("rated")).to_be_checked()
    host.goto(house.url)
    guest.goto(invite(host, "basic"))
    guest.locator("[data-testid^=sit-]").first.click()
    for page in (guest, host):
        page.get_by_test_id("ready").click()
    for page in (guest, host):
        page.get_by_test_id("board").wait_for()
        expect(page.get_by_test_id("rated-table")).to_have_text("Rated game")
        expect(page.get_by_test_id("no-coach")).to_be_visible()


def test_a_game_against_bots_is_never_rated_and_keeps_its_coach(
    visit: Callable[..., Page], open_house: Callable[..., House]
) -> None:
    house = open_house()
    page = visit("/account", base=house.url)
    sign_up(page, "Ines")
    page.goto(house.url)
    card(page).get_by_text("More options").click()
    card(page).get_by_test_id("rated").check()
    sit_against_bots(page)
    wait_for_turn(page)
    expect(page.get_by_test_id("rated-table")).to_have_count(0)
    expect(page.get_by_test_id("no-coach")).to_have_count(0)
    expect(page.get_by_test_id("hint")).to_be_enabled()
    page.goto(house.url)
    card(page).get_by_test_id("on-one-device").click()
    page.get_by_test_id("hand-over").wait_for()
    expect(page.get_by_test_id("rated-table")).to_have_count(0)
    expect(page.get_by_test_id("no-coach")).to_have_count(0)


def test_what_the_coach_could_not_be_asked_is_forgotten_once_the_house_is_back(
    visit: Callable[..., Page], open_house: Callable[..., House]
) -> None:
    house = open_house()
    page = visit("/", base=house.url)
    sit_against_bots(page)
    wait_for_turn(page)
    house.kill()
    page.get_by_test_id("hint").click()
    problem = page.get_by_role("alert")
    expect(problem).to_have_text("The server cannot be reached just now.")
    house.open()
    expect(page.get_by_test_id("connection")).to_have_count(0, timeout=BUSY)
    expect(problem).to_have_count(0)
