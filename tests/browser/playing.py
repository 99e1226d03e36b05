"""Playing through the page as a person does; what concerns every game comes first, then Offline's board."""

from __future__ import annotations

import random
from typing import Any

import msgspec
from playwright.sync_api import Locator, Page, expect

from tablee import game as games
from tablee.core import record as records

BUSY = 60_000
"""Milliseconds in which a bot answers even where other tests keep every core busy."""


def card(page: Page, game: str = "offline") -> Locator:
    """A game's card on the first page."""
    return page.get_by_test_id(f"game-{game}")


def sign_up(page: Page, name: str) -> None:
    """From the account's page to an account."""
    page.locator("#account-name").fill(name)
    page.locator("#account-password").fill("very secret")
    page.get_by_test_id("come-in").click()
    page.get_by_test_id("sign-out").wait_for()


def sit_against_bots(page: Page, game: str = "offline", bot: str | None = "novice") -> None:
    """From the first page into a running game, against bots that need not think long; None: against those that are offered."""
    if bot:
        card(page, game).get_by_test_id("bot").select_option(bot)
    card(page, game).get_by_test_id("play-now").click()
    page.get_by_test_id("board").wait_for()


def play_from(page: Page, game: str, position: str, players: int = 2, **options: Any) -> None:
    """From the first page into a game that goes on from a position in words, in the first seat against bots."""
    made = games.new(game, players, seed=1, **options)
    header = msgspec.structs.replace(made.header, start=position)
    begun = games.Game(made.book, made.edition, header, made._secret, made._entropies)
    begun.course.begin()
    file = {"name": "position.tablee", "mimeType": "application/json", "buffer": records.write(begun.record)}
    page.get_by_test_id("import").set_input_files(file)  # type: ignore[arg-type]
    page.get_by_test_id("board").wait_for()


def import_game(page: Page, game: games.Game) -> None:
    """From the first page to the replay of a game from a file."""
    file = {"name": "game.tablee", "mimeType": "application/json", "buffer": records.write(game.record)}
    page.get_by_test_id("import").set_input_files(file)  # type: ignore[arg-type]


def invite(host: Page, variant: str, game: str = "offline") -> str:
    """A table for friends; its address."""
    card(host, game).get_by_test_id("option-variant").select_option(variant)
    card(host, game).get_by_test_id("with-friends").click()
    host.get_by_test_id("waiting-room").wait_for()
    return host.url


def sit_together(host: Page, guest: Page, variant: str) -> None:
    """Two people at one table, in a running game."""
    guest.goto(invite(host, variant))
    guest.locator("[data-testid^=sit-]").first.click()
    guest.get_by_test_id("ready").click()
    host.get_by_test_id("ready").click()
    for page in (host, guest):
        page.get_by_test_id("board").wait_for()


def is_over(page: Page) -> bool:
    return page.get_by_test_id("result").count() > 0


def my_turn(page: Page) -> bool:
    return page.locator(".bar.mine").count() > 0


def wait_for_turn(page: Page) -> bool:
    """Wait until it is my turn, however long bots think on a busy machine; whether it is (else the game is over)."""
    page.locator(".bar.mine, [data-testid=result]").first.wait_for(timeout=BUSY)
    return not is_over(page)


def version(page: Page) -> str:
    return page.get_by_test_id("status").get_attribute("data-version") or ""


def wait_for_change(page: Page, before: str) -> None:
    """Wait for a later version of the view than `before`."""
    page.locator(f'[data-testid=status]:not([data-version="{before}"])').wait_for()


def type_something(page: Page, luck: random.Random) -> None:
    """Make a random decision by the keyboard: the number of a choice in words."""
    before = version(page)
    count = int(page.get_by_test_id("choices").get_attribute("data-count") or 0)
    page.get_by_test_id("typed").focus()
    page.keyboard.type(str(luck.randint(1, count)))
    page.keyboard.press("Enter")
    wait_for_change(page, before)


# Offline

LEGAL = ".tile.legal, .site.put, .site.exchange, .site.pick, .acts button.main:enabled"


def press(thing: Locator) -> None:
    """Click on a part of the board, in the middle of the window: the status bar stays on top and may lie over it."""
    thing.evaluate("element => element.scrollIntoView({ block: 'center' })")
    thing.click(force=True)


def click_something(page: Page, luck: random.Random) -> None:
    """Make a random decision by clicking on something that reacts."""
    before = version(page)
    choices = page.locator(LEGAL)
    count = choices.count()
    if count:
        press(choices.nth(luck.randrange(count)))
        wait_for_change(page, before)


def take_turn(page: Page, luck: random.Random) -> None:
    """Decide until somebody else must, or the game is over."""
    while not is_over(page) and my_turn(page):
        click_something(page, luck)


def take_ad(page: Page) -> str:
    """Take the first ad of the display in hand; its code."""
    tile = page.locator(".display .tile.legal").first
    ad = tile.get_attribute("data-ad") or ""
    tile.click()
    page.locator(".hand.full").wait_for()
    return ad


def expect_result(page: Page) -> None:
    expect(page.get_by_test_id("result")).to_be_visible()
    expect(page.get_by_test_id("final")).to_be_visible()
