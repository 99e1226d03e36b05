"""One page, one server for each worker and one browser for each file of tests; fresh contexts, so new people, for each test."""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any
from urllib.parse import urlsplit

import pytest
from playwright.sync_api import Browser, BrowserContext, Page, sync_playwright

sys.path.insert(0, str(Path(__file__).resolve().parents[2]))

import hatch_build
from tests.browser.house import House
from tools import browser as browsers

OURS = {"127.0.0.1", "tablee.test"}


# First of all: xdist reads the groups in the same hook.
@pytest.hookimpl(tryfirst=True)
def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """The browser tests of a file share one worker, so that one browser serves them."""
    for item in items:
        if "tests/browser" in item.path.as_posix():
            item.add_marker(pytest.mark.xdist_group(f"browser {item.path.stem}"))


@pytest.fixture(scope="session")
def built_page() -> None:
    hatch_build.build_page()


# Playwright keeps an event loop in this thread while it runs, so it must be gone before other tests start theirs.
@pytest.fixture(scope="module")
def chromium(built_page: None) -> Iterator[Browser]:
    with sync_playwright() as playwright:
        browser = browsers.launch(playwright, "--host-resolver-rules=MAP tablee.test 127.0.0.1")
        yield browser
        browser.close()


@pytest.fixture(scope="session")
def house(tmp_path_factory: pytest.TempPathFactory, built_page: None) -> Iterator[House]:
    made = House(tmp_path_factory.mktemp("house") / "data")
    made.open()
    yield made
    made.close()


@pytest.fixture
def open_house(tmp_path: Path, built_page: None) -> Iterator[Callable[..., House]]:
    """Opens a server of its own with other settings, or one that may be killed."""
    houses: list[House] = []

    def open_house(**settings: str) -> House:
        houses.append(House(tmp_path / f"data-{len(houses)}", **settings))
        houses[-1].open()
        return houses[-1]

    yield open_house
    for made in houses:
        made.close()


@pytest.fixture
def visit(chromium: Browser, house: House) -> Iterator[Callable[..., Page]]:
    """Opens a page in a browser of its own. A script error, or a request that leaves the house, fails the test."""
    contexts: list[BrowserContext] = []
    problems: list[str] = []
    asked: list[str] = []

    def visit(path: str = "/", *, base: str | None = None, confirm: bool = False, script: str = "", **context: Any) -> Page:
        made = chromium.new_context(**{"locale": "en-GB", "viewport": {"width": 1280, "height": 860}} | context)
        made.add_init_script(f"localStorage.setItem('confirm', '{str(confirm).lower()}')")
        made.add_init_script(script)
        contexts.append(made)
        page = made.new_page()
        page.set_default_timeout(15_000)
        page.on("pageerror", lambda error: problems.append(str(error)))
        page.on("request", lambda request: asked.append(request.url))
        page.on("websocket", lambda socket: asked.append(socket.url))
        page.goto((base or house.url) + path)
        return page

    yield visit
    for context in contexts:
        context.close()
    assert problems == []
    assert {urlsplit(url).hostname for url in asked if not url.startswith(("data:", "blob:"))} <= OURS
