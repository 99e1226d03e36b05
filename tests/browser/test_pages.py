"""The pages around the board, and what everybody must be able to use."""

from __future__ import annotations

import gzip
import json
import random
import re
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.browser.house import House
from tests.browser.playing import (
    card,
    invite,
    my_turn,
    press,
    sit_against_bots,
    take_ad,
    take_turn,
    version,
    wait_for_change,
    wait_for_turn,
)

Visit = Callable[..., Page]
OpenHouse = Callable[..., House]
WEB = Path(__file__).resolve().parents[2] / "web"
AXE = (WEB / "node_modules" / "axe-core" / "axe.min.js").read_text(encoding="utf-8")
FINISHED = WEB / "src" / "lib" / "finished-game.tablee"
STILL = """async () => {
  const ends = (one) => one.effect.getComputedTiming().endTime < Infinity;
  const moving = document.getAnimations().filter((one) => one.playState === 'running' && ends(one));
  await Promise.allSettled(moving.map((one) => one.finished));
}"""
LARGEST_SCRIPT = 150_000
"""Bytes of compressed script that the first load of a table may need."""


def violations(page: Page, *rules: str) -> list[str]:
    """What axe-core calls serious or critical on a page, by all its rules or by some, once nothing fades in any more."""
    page.evaluate(STILL)
    page.evaluate(AXE)
    only = {"runOnly": list(rules)} if rules else {}
    found: Any = page.evaluate("async (only) => (await axe.run(document, only)).violations", only)
    return [
        f"{problem['id']}: {problem['nodes'][0]['html'][:120]}"
        for problem in found
        if problem["impact"] in ("serious", "critical")
    ]


def open_finished_game(page: Page) -> None:
    """Bring a game file in on the first page; it opens as a replay."""
    page.get_by_test_id("import").set_input_files(FINISHED)
    page.get_by_test_id("position").wait_for()


@pytest.mark.parametrize(("scheme", "width"), [("light", 1280), ("dark", 360)])
def test_no_page_has_a_serious_fault_of_access(visit: Visit, house: House, scheme: str, width: int) -> None:
    page = visit("/", color_scheme=scheme, viewport={"width": width, "height": 800}, confirm=True)
    found: dict[str, list[str]] = {}

    def look(name: str) -> None:
        page.evaluate("document.querySelectorAll('details').forEach((part) => (part.open = true))")
        found[name] = violations(page)

    card(page).wait_for()
    look("home")
    invite(page, "expert")
    look("waiting room")
    for name in ("rules/offline", "learn/offline", "account", "learn/nothing"):
        page.goto(f"{house.url}/{name}")
        page.locator("main h1, main p").first.wait_for()
        look(name)
    page.goto(house.url)
    card(page).get_by_test_id("on-one-device").click()
    page.get_by_test_id("hand-over").wait_for()
    look("hand-over")
    page.get_by_test_id("hand-over").get_by_role("button").click()
    take_ad(page)
    press(page.locator(".site.put").first)
    page.get_by_role("tab").last.click()
    look("table")
    page.goto(house.url)
    open_finished_game(page)
    page.get_by_test_id("verify").click()
    look("replay with the final scoring")
    page.get_by_role("link", name="To the table").click()
    page.get_by_test_id("result").wait_for()
    look("result")
    assert {name: problems for name, problems in found.items() if problems} == {}


def test_a_finished_game_is_replayed_linked_verified_saved_and_played_on(visit: Visit) -> None:
    page = visit("/")
    open_finished_game(page)
    position = page.get_by_test_id("position")
    last = int(position.input_value())
    page.keyboard.press("ArrowLeft")
    page.keyboard.press("ArrowLeft")
    expect(position).to_have_value(str(last - 2))
    told = page.get_by_test_id("happened").inner_text()
    link = page.get_by_test_id("position-link").input_value()
    page.get_by_test_id("verify").click()
    expect(page.get_by_test_id("verdict").locator("li")).to_have_count(3)
    expect(page.get_by_test_id("verdict").locator(".problem")).to_have_count(0)
    with page.expect_download() as saved:
        page.get_by_test_id("export").click()
    assert json.loads(Path(saved.value.path()).read_bytes())["header"]["game"] == "offline"
    other = visit(link.removeprefix(page.url.split("/replay")[0]))
    expect(other.get_by_test_id("position")).to_have_value(str(last - 2))
    expect(other.get_by_test_id("happened")).to_have_text(told)
    position.fill("4")
    table = page.url.split("/replay/")[1].split("?")[0]
    page.get_by_test_id("fork").click()
    page.wait_for_url("**/t/*")
    page.get_by_test_id("board").wait_for()
    assert table not in page.url


def test_what_others_did_since_my_last_turn_is_a_film(visit: Visit) -> None:
    page = visit("/")
    sit_against_bots(page)
    assert wait_for_turn(page)
    take_turn(page, random.Random(1))
    assert wait_for_turn(page)
    shown = int(version(page))
    page.get_by_test_id("since").click()
    expect(page.get_by_test_id("film")).to_have_attribute("aria-pressed", "true")
    position = page.get_by_test_id("position")
    assert int(position.input_value()) < shown - 1
    expect(page.get_by_test_id("film")).to_have_attribute("aria-pressed", "false")
    expect(position).to_have_value(str(shown - 1))


def test_the_rules_can_be_searched_and_every_clause_has_an_address(visit: Visit) -> None:
    page = visit("/rules/offline#OFF-053")
    expect(page.locator("#OFF-053")).to_be_in_viewport()
    expect(page.locator("#OFF-053.marked")).to_have_count(1)
    expect(page.locator("[id^=OFF-]")).to_have_count(85)
    page.get_by_test_id("rules-search").fill("greater exchange")
    expect(page.locator("#OFF-053")).to_be_visible()
    expect(page.locator("#OFF-001")).to_have_count(0)


def test_the_introduction_is_a_real_game_with_a_guide_to_its_end(visit: Visit) -> None:
    luck = random.Random(9)
    page = visit("/learn/offline")
    page.get_by_test_id("begin").click()
    page.get_by_test_id("guide").wait_for()
    finish = page.get_by_test_id("finish")
    for _ in range(300):
        if finish.count():
            break
        if page.get_by_test_id("read").count():
            page.get_by_test_id("read").click()
        elif my_turn(page):
            take_turn(page, luck)
        page.wait_for_timeout(50)
    finish.click()
    page.wait_for_url("**/t/*")
    assert wait_for_turn(page)


def test_an_account_from_opening_to_erasure_and_a_rated_table_in_between(visit: Visit, house: House) -> None:
    page = visit("/")
    card(page).get_by_text("More options").click()
    expect(card(page).get_by_test_id("rated")).to_be_disabled()
    expect(card(page)).to_contain_text("Rated games are for players with an account")
    page.goto(f"{house.url}/account")
    page.locator("input[autocomplete=username]").first.fill("Camille")
    for field in page.locator("input[type=password]").all():
        field.fill("a long enough secret")
    page.get_by_test_id("come-in").click()
    expect(page.locator("header .account")).to_contain_text("Camille")
    page.goto(house.url)
    card(page).get_by_text("More options").click()
    card(page).get_by_test_id("rated").check()
    invite(page, "basic")
    expect(page.get_by_text("rated", exact=True)).to_be_visible()
    expect(page.locator("[data-testid^=bot-]")).to_have_count(0)
    guest = visit(page.url.removeprefix(house.url))
    guest.locator("[data-testid^=sit-]").first.click()
    expect(guest.get_by_role("alert")).to_contain_text("account")
    page.goto(f"{house.url}/account")
    page.get_by_test_id("erase").click()
    page.locator("input[type=password]").last.fill("a long enough secret")
    page.get_by_test_id("erase-sure").click()
    expect(page.locator("header .account")).not_to_contain_text("Camille")


def test_an_invitation_leads_to_an_address_that_other_devices_reach(visit: Visit, open_house: OpenHouse) -> None:
    page = visit("/", base=open_house(TABLEE_PUBLIC_URL="http://192.0.2.7:8000").url)
    page.goto(invite(page, "basic"))
    assert page.get_by_test_id("invite").input_value() == f"http://192.0.2.7:8000/t/{page.url.rsplit('/', 1)[1]}"
    expect(page.get_by_test_id("qr").locator("path")).to_have_attribute("d", re.compile("^M"))


def test_people_at_an_open_table_have_clocks_and_watchers_talk_ask_and_leave(visit: Visit) -> None:
    luck = random.Random(12)
    host, guest = visit("/"), visit("/", locale="de-DE")
    card(host).get_by_text("More options").click()
    card(host).get_by_label("Show the table to everybody").check()
    card(host).get_by_label("Clock").select_option("1")
    invite(host, "basic")
    guest.get_by_test_id("tables-open").locator(f'a[href="/t/{host.url.rsplit("/", 1)[1]}"]').click()
    guest.get_by_test_id("sit-1").click()
    guest.get_by_test_id("ready").click()
    host.get_by_test_id("ready").click()
    for page in (host, guest):
        page.get_by_test_id("board").wait_for()
    expect(host.get_by_role("timer")).to_have_text(re.compile(r"^1:\d\d$"))
    watcher = visit("/t/" + host.url.rsplit("/", 1)[1])
    watcher.get_by_test_id("board").wait_for()
    assert watcher.get_by_test_id("own").count() == 0
    expect(host.get_by_role("region", name="Players")).to_contain_text("1 person is watching")
    first, second = (host, guest) if my_turn(host) else (guest, host)
    for page in (host, guest):
        page.get_by_role("tab").last.click()
    host.locator("#chat").fill("<b>Bonjour</b>")
    host.keyboard.press("Enter")
    expect(guest.get_by_role("tabpanel")).to_contain_text("<b>Bonjour</b>")
    guest.get_by_role("button", name="Viel Glück!").click()
    expect(host.get_by_role("tabpanel")).to_contain_text("Good luck!")
    take_turn(first, luck)
    before = version(second)
    first.get_by_test_id("undo").click()
    second.get_by_test_id("vote").get_by_role("button").first.click()
    wait_for_change(second, before)
    assert wait_for_turn(first)
    guest.get_by_test_id("resign").click()
    guest.get_by_test_id("resign-sure").click()
    expect(host.get_by_test_id("seat-1")).to_contain_text("bot")


def test_what_is_drawn_is_spoken_too(visit: Visit) -> None:
    page = visit("/")
    sit_against_bots(page)
    assert wait_for_turn(page)
    live = page.locator("[aria-live=polite].hidden")
    expect(live).to_contain_text("Your turn")
    ad = take_ad(page)
    expect(live).to_contain_text(f"Place the new ad {ad}")
    sites = page.locator(".site [role=button]").evaluate_all("sites => sites.map((site) => site.ariaLabel)")
    assert len(sites) == 40
    assert all(f"{ad} would be worth" in spoken for spoken in sites)
    free = re.search(r"(\d+) free sites", page.get_by_test_id("board").inner_text())
    assert free, "the number of free sites is shown"
    assert sum("is free" in spoken for spoken in sites) == int(free[1]) > 20
    assert page.locator(".display button").first.get_attribute("aria-label") == "empty place"
    choices = page.get_by_test_id("choices")
    choices.locator("summary").click()
    expect(choices.get_by_role("button")).to_have_count(int(choices.get_attribute("data-count") or 0))


def test_tab_title_icon_sound_and_theme(visit: Visit) -> None:
    listening = """
        window.heard = 0;
        const Audio = AudioContext;
        window.AudioContext = class extends Audio { createOscillator() { window.heard++; return super.createOscillator(); } };
        localStorage.setItem('sounds', 'true');
    """
    page = visit("/", script=listening, color_scheme="dark")
    expect(page.locator("html")).to_have_attribute("data-theme", "dark")
    page.get_by_role("button", name="Theme").click()
    expect(page.locator("html")).to_have_attribute("data-theme", "light")
    sit_against_bots(page)
    assert wait_for_turn(page)
    expect(page).to_have_title("● Your turn · Tablée")
    assert page.locator("#icon").get_attribute("href") == "/icon-turn.svg"
    assert page.evaluate("window.heard") > 0
    page.locator("header .house").click()
    expect(page).to_have_title("(1) Tablée")
    expect(page.get_by_test_id("tables-mine")).to_contain_text("Your turn")
    assert page.locator("#icon").get_attribute("href") == "/icon.svg"
    page.reload()
    expect(page.locator("html")).to_have_attribute("data-theme", "light")


def test_a_turn_moves_nothing_that_was_not_moved(visit: Visit) -> None:
    """What the browser itself counts as layout shift, also right after a click, over two turns; the status' own text aside."""
    watching = """
        window.shifts = [];
        new PerformanceObserver((list) => {
            for (const { value, sources } of list.getEntries())
                for (const { node } of sources)
                    if (!node?.parentElement?.closest(".words")) shifts.push([value, node?.parentElement?.className]);
        }).observe({ type: 'layout-shift', buffered: true });
    """
    for width in (1280, 360):
        page = visit("/", script=watching, viewport={"width": width, "height": 800}, confirm=True, locale="de-DE")
        sit_against_bots(page)
        assert wait_for_turn(page)
        page.wait_for_timeout(400)
        page.evaluate("window.shifts.length = 0")
        for _ in range(2):
            assert wait_for_turn(page)
            take_ad(page)
            page.locator(".site.put").first.hover(force=True)
            page.evaluate("document.querySelector('.site.put .hit').dispatchEvent(new MouseEvent('click', { bubbles: true }))")
            expect(page.get_by_test_id("confirm")).to_be_enabled()
            page.get_by_test_id("confirm").click()
            expect(page.locator(".hand.full")).to_have_count(0)
        assert wait_for_turn(page)
        page.wait_for_timeout(200)
        assert page.evaluate("window.shifts") == [], f"at {width} px"


def test_the_first_load_of_a_table_needs_little_script(visit: Visit) -> None:
    page = visit("/")
    sit_against_bots(page)
    scripts: set[str] = set()
    other = visit("/account")
    other.on("request", lambda request: scripts.add(request.url) if request.resource_type == "script" else None)
    other.goto(page.url)
    other.get_by_test_id("board").wait_for()
    size = sum(len(gzip.compress(other.request.get(script).body())) for script in scripts)
    print(f"first load of a table: {size / 1000:.1f} KB of compressed script in {len(scripts)} files")
    assert 10_000 < size < LARGEST_SCRIPT


def test_it_can_be_installed(visit: Visit) -> None:
    page = visit("/")
    manifest = page.request.get(page.locator("link[rel=manifest]").evaluate("link => link.href")).json()
    assert {"name", "start_url", "display", "icons"} <= manifest.keys()
    sizes = page.evaluate(
        """async (sources) => Promise.all(sources.map(async (src) => {
            const image = new Image();
            image.src = src;
            await image.decode();
            return image.naturalWidth;
        }))""",
        [icon["src"] for icon in manifest["icons"] if icon["type"] == "image/png"],
    )
    assert sorted(sizes) == [192, 512, 512]


# Editions


def test_an_owner_plays_with_a_box_of_her_own(visit: Visit, tmp_path: Path) -> None:
    page = visit()
    insider = card(page, "insider")
    insider.locator("summary").click()
    with page.expect_download() as taken:
        insider.get_by_test_id("edition-template").click()
    template = Path(taken.value.path()).read_text(encoding="utf-8")
    mine = template.replace('name = "reconstruction-1"', 'name = "grandmas-box"').replace('goal = "known"', 'goal = "guessed"')
    line = next(number for number, text in enumerate(mine.split("\n"), 1) if '"guessed"' in text)
    box = tmp_path / "box.toml"
    box.write_text(mine, encoding="utf-8")
    insider.get_by_test_id("edition-file").set_input_files(box)
    expect(insider.get_by_role("alert")).to_contain_text(f"edition.toml:{line}: ")
    box.write_text(mine.replace("guessed", "known"), encoding="utf-8")
    insider.get_by_test_id("edition-file").set_input_files(box)
    expect(insider.get_by_test_id("edition-news")).to_contain_text("“grandmas-box” can be played.")
    insider.get_by_test_id("play-now").click()
    edition = page.get_by_test_id("table-edition")
    expect(edition).to_contain_text("grandmas-box")
    edition.locator("summary").click()
    expect(edition.get_by_test_id("reconstructed")).to_contain_text("lanes")
    with page.expect_download() as shared:
        edition.get_by_role("link").click()
    assert shared.value.suggested_filename == "insider-grandmas-box.toml"
    assert Path(shared.value.path()).read_text(encoding="utf-8") == box.read_text(encoding="utf-8")
