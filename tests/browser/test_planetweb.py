"""Planet'Web through the page: whole games, takeovers, debts and ruin, by mouse, touch and keyboard."""

from __future__ import annotations

import asyncio
import contextlib
import re
from collections.abc import Callable, Iterator
from threading import Thread

import pytest
from playwright.sync_api import Page, expect

from tablee.client import Client, SeatRefused
from tests.browser.house import SHORT_MINUTES, House
from tests.browser.planetweb import ATTACKED, ATTACKING, IN_DEBT, LISTED, PORTALS, choice, decide, play_from, square
from tests.browser.playing import version, wait_for_change, wait_for_turn
from tests.browser.test_pages import violations

Visit = Callable[..., Page]
PHONE = {"width": 360, "height": 740}


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory, built_page: None) -> Iterator[House]:
    """One server for all these tests: each opens tables of its own."""
    data = tmp_path_factory.mktemp("planetweb") / "data"
    made = House(data, SHORT_MINUTES, TABLEE_BOT_PAUSE="0", TABLEE_REACTION_PAUSE="0")
    made.open()
    yield made
    made.close()


LIKED = ("list", "S", "buy", "listing", "take", "roll", "pass")
"""What a builder prefers, as choices begin in short notation."""

PLAY_ON = """async (liked) => {
    const moment = () => new Promise((done) => setTimeout(done, 5));
    const find = (what) => document.querySelector(what);
    const seen = new Set();
    for (let wait = 0; !find('[data-testid=result]'); wait++) {
        if (wait > 6000) throw new Error('nothing happens any more');
        const allowed = [...document.querySelectorAll('.actions .legal')];
        const text = (line) => line.dataset.do.replace('services:', '');
        const wanted = liked.flatMap((wish) => allowed.filter((line) => text(line).startsWith(wish)));
        const best = wanted[0] ?? allowed[0];
        if (best) {
            seen.add(best.dataset.do.split(':')[0]);
            const version = () => find('[data-testid=status]').dataset.version;
            const before = version();
            best.click();
            for (wait = 0; version() === before && wait < 6000; wait++) await moment();
        } else await moment();
    }
    return [...seen];
}"""
"""Presses what is liked best of what is allowed until the game is over."""


async def company(url: str, table: str) -> None:
    """Five others sit down at a table and play to the end."""

    async def guest(number: int) -> None:
        async with Client(url, name=f"Guest {number}") as me:
            await me.sit(table, number)
            async with await me.connect(table) as seat:
                await seat.ready()
                async for frame in seat:
                    if frame.view.decision is None or seat.frame is None or frame.version != seat.frame.version:
                        continue
                    allowed = [option.text for option in frame.view.decision.choices]
                    best = next((text for wish in LIKED for text in allowed if text.startswith(wish)), allowed[0])
                    with contextlib.suppress(SeatRefused):  # the table itself was faster where only one choice was left
                        await seat.play(best)

    await asyncio.gather(*map(guest, range(1, 6)))


def test_six_play_a_whole_game_against_the_clock(visit: Visit, house: House) -> None:
    page = visit("/", reduced_motion="reduce")
    card = page.locator("article", has_text="Planet'Web")
    card.get_by_test_id("players").select_option("6")
    card.locator("summary").click()
    card.get_by_test_id("option-clock_minutes").select_option("30")
    card.get_by_test_id("with-friends").click()
    page.get_by_test_id("waiting-room").wait_for()
    table = page.url.rsplit("/", 1)[1]
    others = Thread(target=lambda: asyncio.run(company(house.url, table)), daemon=True)
    others.start()
    page.get_by_test_id("ready").click()
    page.get_by_test_id("board").wait_for()
    expect(page.get_by_test_id("bell")).to_have_text(re.compile(r"Playing time left\s*0:0[1-8]"))
    played = page.evaluate(PLAY_ON, LIKED)
    others.join(30)
    assert not others.is_alive()
    assert "roll" in played
    expect(page.get_by_test_id("status")).to_contain_text("The agreed time is over")
    expect(page.get_by_test_id("bell")).to_have_count(0)
    expect(page.locator(".log p", has_text="this round is the last")).to_have_count(1)
    places = page.get_by_test_id("final").locator("tbody tr")
    expect(places).to_have_count(6)
    expect(page.get_by_test_id("ledger").locator("tbody tr")).to_have_count(7)
    expect(page.get_by_test_id("ledger").locator("li")).not_to_have_count(0)
    expect(page.locator("[data-pawn]")).to_have_count(6 - places.filter(has_text="eliminated").count())


def test_a_bid_against_me_is_countered(visit: Visit) -> None:
    page = visit("/")
    play_from(page, ATTACKED)
    stage = page.get_by_test_id("takeover")
    expect(stage).to_contain_text("Papotronic")
    expect(page.locator(".place.attacked [data-portal=P07]")).to_have_count(1)
    expect(page.get_by_test_id("panel-0").locator(".counts .contre")).to_have_attribute("data-count", "2")
    decide(page, choice(page, "counter"))
    expect(stage.locator(".laid.guard")).to_be_visible()
    expect(page.get_by_test_id("panel-0").locator(".counts .contre")).to_have_attribute("data-count", "1")
    if int(stage.locator(".attack .throw b").inner_text()) % 2:
        expect(stage).to_have_attribute("data-result", "failed")
        expect(stage.locator(".defence .throw")).to_have_count(0)
        return
    defence = int(stage.locator(".defence .throw b").inner_text())
    expect(stage).to_have_attribute(
        "data-result", "cancelled" if defence % 2 == 0 else re.compile("bought|declined"), timeout=8_000
    )


def test_my_bid_from_the_ring_to_its_result(visit: Visit) -> None:
    page = visit("/", confirm=True)
    play_from(page, ATTACKING)
    expect(page.locator(".place.open [data-portal]")).to_have_count(1)
    square(page, "P03").click(force=True)
    expect(page.get_by_test_id("then")).to_contain_text("18 rolls of 36")
    expect(page.locator('.actions .waits[data-do="opa:P03"]')).to_be_visible()
    decide(page, page.get_by_test_id("confirm"))
    stage = page.get_by_test_id("takeover")
    if int(stage.locator(".attack .throw b").inner_text()) % 2:
        expect(stage).to_have_attribute("data-result", "failed")
    else:
        decide(page, choice(page, "buy"))
        expect(stage).to_have_attribute("data-result", "bought")
        expect(page.get_by_test_id("cash-0")).to_have_text("€135,000")
        expect(page.get_by_test_id("ledger")).to_contain_text("takeover of Plumopost")
    expect(page.get_by_test_id("panel-0").locator(".counts .opa")).to_have_attribute("data-count", "4")


def test_a_debt_goes_down_with_every_sale_until_it_is_paid(visit: Visit) -> None:
    page = visit("/", confirm=True)
    play_from(page, IN_DEBT)
    debt = page.get_by_test_id("debt")
    expect(page.get_by_test_id("now")).to_contain_text("owes the Bourse €60,000 and is €30,000 short")
    expect(debt).to_have_attribute("data-short", "30000")
    choice(page, "sell-card:site").click()
    expect(page.get_by_test_id("then")).to_contain_text("€25,000")
    decide(page, choice(page, "sell-card:site"))
    expect(debt).to_have_attribute("data-short", "25000")
    # A square with two possible sales does nothing by itself: it leads to them.
    square(page, "P01").click(force=True)
    expect(choice(page, "sell-portal:P01")).to_be_focused()
    choice(page, "sell-portal:P01").click()
    expect(page.get_by_test_id("then")).to_contain_text("Zanzibazard is listed with its cards")
    decide(page, choice(page, "sell-portal:P01"))
    expect(page.locator("[data-testid=panel-0] .set")).to_contain_text("Zanzibazard")
    expect(debt).to_have_attribute("data-short", "15000")
    for name in ("sell-card:opa", "sell-listing:P02"):
        choice(page, name).click()
        decide(page, choice(page, name))
    expect(debt).to_have_count(0)
    expect(page.get_by_test_id("ledger").locator("li", has_text="loss on the Bourse")).to_have_count(1)


def fits(page: Page) -> bool:
    """Whether nothing has to be scrolled sideways."""
    return bool(page.evaluate("document.documentElement.scrollWidth <= document.documentElement.clientWidth"))


def test_ruin_ends_the_game_for_me_and_its_table_fits_a_phone(visit: Visit) -> None:
    page = visit("/", viewport=PHONE, has_touch=True, is_mobile=True)
    owned = [f"{portal}: B listed" for portal in PORTALS]
    play_from(page, ["point: PLAY", "active: A", "cash: 0 400000", "opa: 0 0", "contre: 0 0", *owned])
    expect(page.get_by_test_id("danger")).to_contain_text("listed portals within reach")
    while wait_for_turn(page):
        decide(page, page.locator(".actions .legal").last)
    expect(page.get_by_test_id("result")).to_contain_text("Mina")
    expect(page.get_by_test_id("final").locator("tbody tr").last).to_contain_text("first to be eliminated")
    expect(page.locator("[data-pawn]")).to_have_count(1)
    assert fits(page)


def test_a_phone_by_touch_with_six_seats(visit: Visit) -> None:
    page = visit("/", viewport=PHONE, has_touch=True, is_mobile=True, confirm=True)
    start = ["point: BUY_PORTAL", "actor: A", "active: A", "square: 9 17 2 20 9 36", "dice: 5 4", "P05: pot 40000"]
    play_from(page, [*start, "claims: N10-B", "P03: B listed", "P07: C"], players=6)
    expect(page.get_by_test_id("purchase")).to_contain_text("+€40,000")
    expect(page.get_by_test_id("purchase")).to_contain_text("\u2212€30,000")
    square(page, "P03").tap(force=True)
    expect(page.locator("footer")).to_contain_text("landing costs €60,000")
    before = version(page)
    choice(page, "buy").tap()
    wait_for_change(page, before)
    expect(page.get_by_test_id("cash-0")).to_have_text("€390,000")
    for seat in range(6):
        expect(page.get_by_test_id(f"panel-{seat}")).to_be_visible()
    assert fits(page)


def test_no_square_lies_under_what_stands_inside_the_ring(visit: Visit) -> None:
    page = visit("/", viewport={"width": 320, "height": 700}, has_touch=True, is_mobile=True)
    play_from(page, ["point: BUY_PORTAL", "actor: A", "active: A", "square: 9 17", "dice: 5 4"])
    inside = page.locator(".ring .centre").bounding_box()
    assert inside is not None
    for place in page.locator("[data-square]").all():
        box = place.bounding_box()
        assert box is not None
        across = min(box["x"] + box["width"], inside["x"] + inside["width"]) - max(box["x"], inside["x"])
        down = min(box["y"] + box["height"], inside["y"] + inside["height"]) - max(box["y"], inside["y"])
        assert min(across, down) <= 0
    assert fits(page)


def test_the_keyboard_alone_is_enough(visit: Visit) -> None:
    page = visit("/", confirm=True)
    play_from(page, ["point: PLAY", "active: A", *LISTED], players=3)
    page.locator("[data-square='4']").focus()
    page.keyboard.press("ArrowRight")
    expect(page.locator("footer")).to_contain_text("Plumopost (free webmail)")
    before = version(page)
    page.keyboard.press("Enter")
    expect(page.get_by_test_id("reason")).to_contain_text("Bid for Plumopost")
    page.keyboard.press("ArrowRight")
    page.keyboard.press("Enter")
    assert version(page) == before
    choice(page, "roll").focus()
    page.keyboard.press("Enter")
    wait_for_change(page, before)
    expect(page.get_by_test_id("dice").locator(".throw")).to_have_count(1)


def test_what_does_not_go_says_why_with_its_clause(visit: Visit) -> None:
    page = visit("/")
    poor = ["point: SILICON", "actor: A", "active: A", "square: 10 0", "dice: 6 4", "cash: 10000 400000"]
    play_from(page, poor)
    expect(choice(page, "services:SA")).to_contain_text("not enough cash")
    choice(page, "services:SA").click(force=True)
    expect(page.get_by_test_id("reason")).to_contain_text("PLW-026")


def test_three_languages_without_a_reload(visit: Visit) -> None:
    page = visit("/", locale="fr-FR")
    play_from(page, ["point: PLAY", "active: A", "news_shown: N17", *LISTED], players=3)
    for language, roll, money, card in (
        ("fr", "Lancer les dés", "185\u202f000\u00a0€", "Frais sur frais"),
        ("en", "Roll the dice", "€185,000", "Fees on fees"),
        ("de", "Würfeln", "185.000\u00a0€", "Gebührengebühr"),
    ):
        page.locator("#language").select_option(language)
        expect(choice(page, "roll")).to_have_text(roll)
        expect(page.get_by_test_id("cash-0")).to_have_text(money)
        expect(page.get_by_test_id("drawn-news")).to_contain_text(card)


def test_no_serious_fault_of_access(visit: Visit) -> None:
    page = visit("/", color_scheme="light", reduced_motion="reduce")
    laden = ["point: PLAY", "active: A", "claims: N18-C", "P09: pot 50000", "kept: B28-A", "rolls: 2 0 0", *LISTED]
    for start, players in ((IN_DEBT, 2), (ATTACKED, 2), (laden, 3)):
        play_from(page, start, players)
        page.emulate_media(color_scheme="light")
        assert violations(page) == []
        page.emulate_media(color_scheme="dark")
        assert violations(page, "color-contrast") == [], "all else is the same in the dark"
        page.locator("header .house").click()


def test_rules_and_introduction(visit: Visit) -> None:
    page = visit("/rules/planetweb")
    expect(page.locator("li[id^=PLW-]")).to_have_count(152)
    expect(page.locator("h3[id^=chapter-]")).to_have_count(14)
    page.goto("/".join(page.url.split("/")[:3]) + "/learn/planetweb")
    page.get_by_test_id("begin").click()
    guide = page.get_by_test_id("guide")
    expect(guide).to_contain_text("1/10")
    page.get_by_test_id("read").click()
    page.get_by_test_id("read").click()
    assert wait_for_turn(page)
    expect(guide).to_contain_text("roll the dice")
    decide(page, choice(page, "roll"))
    expect(guide).to_be_visible()
