"""Offensive through the page: hidden deployment, fog seen from both sides at once, a countered card, a win by objective."""

from __future__ import annotations

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import Locator, Page, expect

from tablee import game as games
from tests.browser.offensive import Table, against_a_bot, at, click, drag_from_tray, near_goal, piece, say, two_players
from tests.browser.playing import import_game, is_over, my_turn, version, wait_for_change
from tests.browser.test_pages import violations

Visit = Callable[..., Page]


def nothing_hidden_is_sent(seat: Table, enemy: str) -> None:
    """No view that this page ever got names a face-down piece of the enemy, or a card of its hand."""
    for frame in seat.frames:
        board = frame["view"]["board"]
        for shown in board["pieces"]:
            if shown["side"] == enemy and not frame["view"].get("over"):
                assert shown["face_up"] or shown.get("kind") is None, shown
        assert all(isinstance(side["hand"], int) for side in board["sides"])


def test_two_players_deploy_in_secret_meet_in_the_fog_counter_a_card_and_win_by_objective(visit: Visit) -> None:
    for _ in range(6):
        red, blue = visit("/"), visit("/", locale="fr-FR")
        tables = Table(red), Table(blue)
        two_players(red, blue, near_goal(C01=24, C23=36))
        play_to_the_cards(red, blue, *tables)
        if "C01" in tables[0].board["hand"] and "C23" in tables[1].board["hand"]:
            break
    else:
        raise AssertionError("no deal with both cards in six tables")
    dealt = version(red)
    card_is_countered(red, blue)
    meet_in_the_fog(red, blue, *tables)
    win_by_objective(red, blue)
    nothing_hidden_is_sent(tables[0], "blue")
    nothing_hidden_is_sent(tables[1], "red")
    look_back(red, dealt)


def play_to_the_cards(red: Page, blue: Page, of_red: Table, of_blue: Table) -> None:
    expect(red.get_by_test_id("waiting-prepare")).to_be_visible()
    blue.get_by_test_id("army-done").click()
    red.get_by_test_id("army-done").wait_for()
    seen = version(red)
    deployed = "place 9,7"
    red.get_by_test_id("army-done").click()
    wait_for_change(red, seen)
    blue.get_by_test_id("tray").wait_for()
    quiet = len(of_red.frames)
    say(blue, deployed, "place 9,0")
    blue.locator("[data-template=cover]").click()
    red.evaluate("fetch('/api/v1/me').then(() => null)")
    assert len(of_red.frames) == quiet, "what Blue deploys is no news to Red"
    assert of_red.pieces("blue") == {}
    blue.get_by_test_id("auto").click()
    red.get_by_test_id("tray").wait_for()
    assert of_red.pieces("blue") == {}
    deploy_red(red)
    red.get_by_test_id("hand").wait_for()
    expect(red.locator('[data-side="1"]')).to_have_count(12)
    expect(blue.locator('[data-side="0"]')).to_have_count(12)
    assert len(of_red.pieces("blue")) == len(of_blue.pieces("red")) == 12


def deploy_red(page: Page) -> None:
    """By dragging, by pointing and by a template."""
    drag_from_tray(page, "EXP", "4,7")
    for kind, square in (("ART", "0,7"), ("TNK", "4,5")):
        page.locator(f"[data-kind={kind}].unit").click()
        click(page, square)
    expect(piece(page, "4,7")).to_have_attribute("data-kind", "EXP")
    expect(piece(page, "0,7")).to_have_attribute("data-kind", "ART")
    page.locator("[data-kind=MEC].unit").click()
    click(page, "2,0")
    expect(page.get_by_test_id("reason")).to_contain_text("OFN-032")
    page.locator("[data-template=depth]").click()
    page.get_by_test_id("deploy").click()


def card_is_countered(red: Page, blue: Page) -> None:
    red.locator("[data-card=C01]").click()
    red.get_by_test_id("play-card").click()
    red.locator('.cell[data-square="4,5"]').wait_for()
    assert blue.get_by_test_id("moment").count() == 0, "until its target is chosen the card is nobody's business"
    click(red, "4,5")
    for page in (red, blue):
        expect(page.get_by_test_id("moment")).to_contain_text("4,5")
    expect(blue.get_by_test_id("moment")).to_contain_text("Marche forcée")
    assert violations(blue) == []
    blue.locator("[data-testid=moment] [data-card=C23]").click()
    blue.get_by_test_id("counter").click()
    red.get_by_test_id("hand").wait_for()
    for page in (red, blue):
        expect(page.locator("[data-played=C01][data-answer=countered]")).to_contain_text("4,5")
    expect(red.locator(".log")).to_contain_text("counters")
    red.get_by_test_id("end").click()


def meet_in_the_fog(red: Page, blue: Page, of_red: Table, of_blue: Table) -> None:
    expect(piece(red, "9,7")).to_have_attribute("data-kind", "hidden")
    click(red, "4,7")
    expect(red.get_by_test_id("sheet")).to_contain_text("4,7")
    click(red, "5,7")
    expect(piece(red, "9,7")).to_have_attribute("data-kind", "TNK")
    expect(piece(blue, "5,7")).to_have_attribute("data-kind", "hidden")
    click(red, "6,7")
    expect(piece(blue, "6,7")).to_have_attribute("data-kind", "EXP")
    assert of_red.pieces("blue")["9,7"] == "TNK"
    assert of_blue.pieces("red")["6,7"] == "EXP"
    hidden = [square for square, kind in of_red.pieces("blue").items() if kind is None]
    assert hidden
    for square in hidden:
        expect(piece(red, square)).to_have_attribute("data-kind", "hidden")
        assert of_blue.pieces("blue")[square] is not None
    click(red, "0,7")
    click(red, "9,7")
    expect(red.get_by_test_id("combat")).to_be_visible()
    assert red.locator("[data-testid=combat] [data-die]").count() == 4
    expect(blue.get_by_test_id("combat")).to_contain_text("artillerie lourde")
    assert violations(red) == []


def win_by_objective(red: Page, blue: Page) -> None:
    click(red, "4,5")
    click(red, "9,0")
    expect(red.get_by_test_id("reason")).to_contain_text("OFN-121")
    expect(red.locator("[data-missed]")).to_have_count(1)
    before = version(red)
    click(red, "5,5")
    wait_for_change(red, before)
    expect(red.get_by_test_id("mission")).to_contain_text("Red holds 1 of 1")
    expect(blue.get_by_test_id("mission")).to_contain_text("1")
    say(red, "end-manche")
    blue.get_by_test_id("hand").wait_for()
    say(blue, "end-cards", "end-manche")
    for page in (red, blue):
        expect(page.get_by_test_id("result")).to_be_visible()
    expect(red.get_by_test_id("status")).to_contain_text("objectives")
    assert is_over(red)


def look_back(page: Page, position: str) -> None:
    """The replay lays both sides open, unless one wants to see again what one saw."""
    hidden = page.locator('[data-side="1"][data-kind=hidden]')
    page.goto(page.url.replace("/t/", "/replay/"))
    page.get_by_test_id("position").fill(position)
    expect(page.locator('[data-side="1"]')).to_have_count(12)
    expect(hidden).to_have_count(0)
    expect(page.get_by_test_id("open-hand")).to_contain_text("Counter-order")
    page.get_by_test_id("open").uncheck()
    expect(hidden).not_to_have_count(0)
    expect(page.get_by_test_id("open-hand")).to_have_count(0)


def test_looking_back_on_a_usual_screen_all_of_the_map_is_seen(visit: Visit) -> None:
    page = visit("/")
    game = games.new("offensive", 2, seed=1, names=("Anna", "Bert"))
    game.resign(0)
    import_game(page, game)
    seen = page.get_by_test_id("map")
    width = seen.evaluate("map => map.getBoundingClientRect().width")
    assert width >= 30 * float(seen.get_attribute("data-scale") or 0)


def test_what_was_counted_by_typing_stands_in_the_army_and_the_rest_is_added(visit: Visit) -> None:
    page = visit("/")
    against_a_bot(page)
    page.get_by_test_id("army-done").wait_for()

    def counted(kind: str) -> Locator:
        return page.locator(f"output[data-count={kind}]")

    say(page, "count 3", "count 4", "count 0")
    for kind, number in (("TNK", "3"), ("MEC", "4"), ("INF", "0")):
        expect(counted(kind)).to_have_text(number)
        expect(counted(kind).locator("..").get_by_role("button").last).to_be_disabled()
    expect(page.get_by_test_id("choices")).to_contain_text("tank hunter")
    fewer, more = counted("MOR").locator("..").get_by_role("button").all()
    more.click()
    expect(page.get_by_test_id("army-total")).to_contain_text("13 / 12 · 1 unit too many.")
    fewer.click()
    expect(page.get_by_test_id("army-total")).to_contain_text("12 / 12")
    page.get_by_test_id("army-done").click()
    expect(page.get_by_test_id("tray")).to_be_visible()


def test_on_a_phone_by_touch(visit: Visit) -> None:
    page = visit("/", viewport={"width": 360, "height": 740}, has_touch=True, is_mobile=True, confirm=True)
    against_a_bot(page, cards=False, army_mode="preset")
    page.get_by_test_id("army-done").tap()
    page.locator("[data-template=forward]").tap()
    page.get_by_test_id("deploy").tap()
    page.get_by_test_id("next-unit").tap()
    page.locator(".cell[data-kinds=move]").first.wait_for()
    map_ = page.get_by_test_id("map")
    map_.scroll_into_view_if_needed()
    pinch(page)
    square = page.locator(".cell[data-kinds=move]").first.get_attribute("data-square") or ""
    before = version(page)
    page.get_by_test_id("map").tap(position=at(page, square))
    wait_for_change(page, before)
    expect(piece(page, square)).to_have_count(1)
    assert page.evaluate("document.documentElement.scrollWidth <= document.documentElement.clientWidth")
    assert violations(page) == []


@pytest.mark.parametrize(("width", "height"), [(1280, 800), (1366, 768)])
def test_the_whole_of_the_large_map_stands_beside_the_desk(visit: Visit, width: int, height: int) -> None:
    page = visit("/", viewport={"width": width, "height": height})
    against_a_bot(page, scenario="breakthrough", army_mode="preset")
    page.get_by_test_id("army-done").click()
    page.get_by_test_id("tray").wait_for()
    map_, desk = page.get_by_test_id("map"), page.get_by_test_id("desk").bounding_box()
    box = map_.bounding_box()
    assert box is not None
    assert desk is not None
    scale, left, top = (float(map_.get_attribute(f"data-{name}") or 0) for name in ("scale", "x", "y"))
    assert left <= 0 <= 30 <= left + box["width"] / scale
    assert top <= 0 <= 20 <= top + box["height"] / scale
    assert scale >= 19
    assert box["x"] + box["width"] <= desk["x"]
    assert box["y"] + box["height"] <= height


def pinch(page: Page) -> None:
    """Two fingers apart: the map grows; together again: it shrinks."""
    map_ = page.get_by_test_id("map")
    box = map_.bounding_box()
    assert box is not None
    x, y = box["x"] + box["width"] / 2, box["y"] + box["height"] / 2
    session = page.context.new_cdp_session(page)

    def touch(kind: str, apart: float) -> None:
        points = [] if kind == "touchEnd" else [{"x": x - apart, "y": y, "id": 0}, {"x": x + apart, "y": y, "id": 1}]
        session.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": points})

    scale = float(map_.get_attribute("data-scale") or 0)
    for wide, narrow in ((40, 80), (80, 40)):
        touch("touchStart", wide)
        for step in range(1, 5):
            touch("touchMove", wide + (narrow - wide) * step / 4)
        touch("touchEnd", 0)
        now = float(map_.get_attribute("data-scale") or 0)
        assert now > 1.5 * scale if narrow > wide else now < 1.2 * scale


def test_a_whole_turn_by_keyboard_alone_with_the_squares_read_out(visit: Visit) -> None:
    page = visit("/")
    against_a_bot(page, cards=False, army_mode="preset")
    press(page, "army-done")
    page.get_by_test_id("tray").wait_for()
    page.get_by_test_id("map").focus()
    for key in ("ArrowUp", "ArrowLeft", "Enter"):
        page.keyboard.press(key)
    expect(page.locator("[data-piece][data-side='0'][data-kind=TNK]")).to_have_count(1)
    page.locator("[data-template=forward]").focus()
    page.keyboard.press("Enter")
    press(page, "deploy")
    page.get_by_test_id("sheet").wait_for()
    page.get_by_test_id("map").focus()
    for _ in range(12):
        page.keyboard.press("n")
        if "ngineer" in page.get_by_test_id("sheet").inner_text():
            break
    target = page.locator('.cell[data-kinds="move lay"]').first.get_attribute("data-square") or ""
    unit = re.search(r"(\d+),(\d+)", page.get_by_test_id("sheet").inner_text())
    assert unit is not None
    column, row = (int(number) for number in target.split(","))
    for key, count in (("Right", column - int(unit[1])), ("Down", row - int(unit[2]))):
        for _ in range(abs(count)):
            page.keyboard.press(f"Arrow{key if count > 0 else {'Right': 'Left', 'Down': 'Up'}[key]}")
    expect(page.locator("[aria-live=polite]", has_text=f"{target}:").first).to_be_attached()
    page.keyboard.press("Enter")
    expect(page.locator("[data-option=move]")).to_be_focused()
    before = version(page)
    page.keyboard.press("Enter")
    wait_for_change(page, before)
    expect(piece(page, target)).to_have_count(1)
    expect(page.get_by_test_id("map")).to_be_focused()
    page.keyboard.press("f")
    page.locator("[data-testid=turn]:has-text('Turn 2')").wait_for()


def press(page: Page, button: str) -> None:
    """A button by its key."""
    page.get_by_test_id(button).focus()
    page.keyboard.press("Enter")


def test_three_languages_and_the_introduction_by_day_and_by_night(visit: Visit) -> None:
    page = visit("/learn/offensive", locale="fr-FR", color_scheme="light")
    page.get_by_test_id("begin").click()
    page.get_by_test_id("army-done").wait_for()
    for language, words in (("fr", "Vous êtes Rouge"), ("en", "You are Red"), ("de", "Du bist Rot")):
        page.locator("#language").select_option(language)
        expect(page.locator("main")).to_contain_text(words)
        expect(page.locator("main")).not_to_contain_text("offensive-")
    assert violations(page) == []
    page.emulate_media(color_scheme="dark")
    page.locator("html[data-theme=dark]").wait_for()
    page.get_by_test_id("army-done").click()
    page.locator("[data-template=forward]").click()
    page.get_by_test_id("deploy").click()
    page.get_by_test_id("sheet").wait_for()
    assert my_turn(page)
    expect(page.locator("main")).to_contain_text("Nebel")
    assert violations(page) == []
