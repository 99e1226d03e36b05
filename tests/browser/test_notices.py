"""Notices in the page: the bell, what one wishes to be told, links in letters, and a table that is hushed."""

from __future__ import annotations

import json
import re
from collections.abc import Callable

from playwright.sync_api import Page, expect

from tests.browser.house import House
from tests.browser.playing import card, sign_up
from tests.browser.test_pages import violations
from tests.server.notices.receivers import posting

Visit = Callable[..., Page]
OpenHouse = Callable[..., House]


def test_who_is_invited_sees_it_everywhere_and_is_told_as_they_wish(visit: Visit, open_house: OpenHouse) -> None:
    with posting() as sink:
        house = open_house(
            TABLEE_SMTP_HOST="127.0.0.1",
            TABLEE_SMTP_PORT=str(sink.port),
            TABLEE_SMTP_TLS="none",
            TABLEE_MAIL_FROM="tablee@games.example",
            TABLEE_NOTICE_LIVE="0",
        )
        anna = visit("/account", base=house.url, viewport={"width": 360, "height": 800}, color_scheme="dark")
        sign_up(anna, "Anna")
        anna.get_by_test_id("wish-digest").check()
        expect(anna.get_by_label("Hour of the daily notice")).to_have_value("8")
        anna.locator("#mail").fill("anna@mail.example")
        anna.get_by_test_id("set-mail").click()
        expect(anna.get_by_test_id("mail-unconfirmed")).to_contain_text("anna@mail.example")
        anna.locator("summary").filter(has_text="webhook").click()
        anna.locator("#hook").fill("https://127.0.0.1/here")
        anna.get_by_test_id("set-hook").click()
        expect(anna.get_by_role("alert")).to_have_text("This must be a public https address.")
        assert anna.evaluate("document.documentElement.scrollWidth") == 360
        assert violations(anna) == []

        while not sink.letters:
            anna.wait_for_timeout(50)
        link = re.search(r"https?://\S+(/confirm/\S+)", sink.to("anna@mail.example")[0].get_content())
        assert link
        anna.goto(house.url + link.group(1))
        anna.get_by_test_id("follow").click()
        expect(anna.get_by_role("status")).to_have_text("The address is confirmed.")
        anna.get_by_role("link", name="How you are told").click()
        expect(anna.get_by_test_id("mail-confirmed")).to_be_visible()

        ben = visit("/", base=house.url)
        card(ben).get_by_test_id("with-friends").click()
        ben.locator("#invite-name").fill("anna")
        ben.get_by_test_id("invite-by-name").click()
        expect(ben.get_by_text("anna is invited.")).to_be_visible()
        while len(sink.letters) < 2:
            anna.wait_for_timeout(50)

        anna.goto(house.url)
        expect(anna.get_by_test_id("notices-count")).to_have_text("1")
        expect(anna).to_have_title("(1) Tablée")
        anna.get_by_test_id("notices").click()
        assert violations(anna) == []
        anna.locator("#notices").get_by_role("link").first.click()
        anna.get_by_test_id("waiting-room").wait_for()
        expect(anna.get_by_test_id("notices-count")).to_have_count(0)  # it is in plain sight here
        anna.locator("[data-testid^=sit-]").first.click()
        for page in (anna, ben):
            page.get_by_test_id("ready").click()
        for page in (anna, ben):
            page.get_by_test_id("board").wait_for()

        table = anna.url
        acting, waiting = (anna, ben) if anna.locator(".bar.mine").count() else (ben, anna)
        acting.goto(house.url)
        expect(acting.get_by_test_id("notices-count")).to_have_text("1")
        acting.goto(table)
        acting.locator(".menu summary").click()
        with acting.expect_response(lambda answer: answer.url.endswith("/hush")):
            acting.get_by_test_id("told").uncheck()
        expect(acting.get_by_test_id("told")).not_to_be_checked()
        acting.goto(house.url)
        acting.get_by_test_id("notices").click()
        expect(acting.locator("#notices")).to_contain_text("Nothing at other tables right now.")
        expect(waiting.get_by_test_id("notices-count")).to_have_count(0)


def test_a_push_is_shown_once_and_leads_to_the_table(visit: Visit, house: House) -> None:
    page = visit("/account")
    page.context.grant_permissions(["notifications"], origin=house.url)
    browser = page.context.new_cdp_session(page)
    known: list[dict[str, str]] = []
    browser.on("ServiceWorker.workerRegistrationUpdated", lambda told: known.extend(told["registrations"]))
    browser.send("ServiceWorker.enable")
    page.evaluate("navigator.serviceWorker.register('/sw.js').then(() => navigator.serviceWorker.ready).then(() => true)")
    while not known:
        page.wait_for_timeout(20)
    told = {"title": "Your turn: Offline with Ben", "body": "It is your turn.", "path": "/t/abc", "tag": "key"}
    pushed = {"origin": house.url, "registrationId": known[0]["registrationId"], "data": json.dumps(told)}
    worker = page.context.service_workers[0]
    worker.evaluate("""() => {
        const registration = self.registration;
        const show = registration.showNotification.bind(registration);
        self.asked = [];
        registration.showNotification = (title, options) => {
            const { body, data, tag } = options;
            self.asked.push({ title, body, path: data.path, tag });
            return show(title, options).catch(() => undefined);
        };
    }""")
    for _ in range(2):  # the same letter again, as after a crash
        browser.send("ServiceWorker.deliverPushMessage", pushed)
    while len(worker.evaluate("self.asked")) < 2:
        page.wait_for_timeout(20)
    assert worker.evaluate("self.asked") == [told, told], "of two with one tag the later takes the other's place"
    if page.evaluate("Notification.permission") == "granted":  # a Chromium without a screen of its own shows none at all
        tags = "navigator.serviceWorker.ready.then((w) => w.getNotifications()).then((all) => all.map(({ tag }) => tag))"
        while page.evaluate(tags) != [told["tag"]]:
            page.wait_for_timeout(20)
