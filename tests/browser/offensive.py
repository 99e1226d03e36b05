"""Playing Offensive through the page as a person does: two players on the learning map, squares by their coordinates."""

from __future__ import annotations

import json
import re
from pathlib import Path
from typing import Any

from playwright.sync_api import Locator, Page, Position

from tablee.games import offensive
from tests.browser.playing import version, wait_for_change

EDITION = Path(offensive.__file__).with_name("edition.toml")


class Table:
    """What a page has received over its socket, read back as views."""

    def __init__(self, page: Page) -> None:
        self.page = page
        self.received: list[str] = []
        page.on("websocket", lambda socket: socket.on("framereceived", self._keep))

    def _keep(self, payload: str | bytes) -> None:
        self.received.append(payload.decode() if isinstance(payload, bytes) else payload)

    @property
    def frames(self) -> list[dict[str, Any]]:
        messages = [json.loads(text) for text in self.received]
        inside = [message.get("frame") for message in messages if message["type"] == "welcome"]
        return [frame for frame in inside if frame] + [message for message in messages if message["type"] == "frame"]

    @property
    def board(self) -> dict[str, Any]:
        """The newest board."""
        board: dict[str, Any] = max(self.frames, key=lambda frame: int(frame["version"]))["view"]["board"]
        return board

    def pieces(self, side: str) -> dict[str, str | None]:
        """The pieces of a side by their squares, with the kind that was told."""
        return {piece["square"]: piece.get("kind") for piece in self.board["pieces"] if piece["side"] == side}


def near_goal(**cards: int) -> str:
    """The learning map with one objective in front of Red's zone, and a deck of these cards alone."""
    text = EDITION.read_text(encoding="utf-8")
    text = text.replace('name = "reconstruction-1"', 'name = "near-goal"')
    text = re.sub(r'id = "(C\d\d)"\ncopies = \d+', lambda card: f'id = "{card[1]}"\ncopies = {cards.get(card[1], 0)}', text)
    learning = text.index('id = "learning"')
    return text[:learning] + re.sub(
        r"objectives = .*\nneeded = 2", "objectives = [[5, 5], [12, 5]]\nneeded = 1", text[learning:]
    )


def call(page: Page, path: str, body: dict[str, Any]) -> dict[str, Any]:
    """Ask the server as this page's guest."""
    asked = """async ([path, body]) => {
        const send = (to, what) => fetch('/api/v1' + to, {
            method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(what),
        });
        if ((await fetch('/api/v1/me')).status === 401) await send('/guests', {});
        const answer = await send(path, body);
        if (!answer.ok) throw new Error(await answer.text());
        return answer.json();
    }"""
    answer: dict[str, Any] = page.evaluate(asked, [path, body])
    return answer


def against_a_bot(page: Page, **options: Any) -> None:
    """Sit down as Red against a bot on the learning map."""
    wish = {"game": "offensive", "players": 2, "bot": "random", "options": {"scenario": "learning", **options}}
    table = call(page, "/play", wish)
    page.goto(f"{'/'.join(page.url.split('/')[:3])}/t/{table['id']}")


def two_players(red: Page, blue: Page, edition: str) -> None:
    """A table for two on the learning map of this edition; both are ready."""
    wish = {"game": "offensive", "players": 2, "options": {"scenario": "learning"}, "edition": edition}
    table = call(red, "/tables", wish)["id"]
    call(red, f"/tables/{table}/sit", {"seat": 0})
    call(blue, f"/tables/{table}/sit", {"seat": 1})
    for page in (red, blue):
        page.goto(f"{'/'.join(page.url.split('/')[:3])}/t/{table}")
        page.get_by_test_id("ready").click()
    for page in (red, blue):
        page.get_by_test_id("board").wait_for()


def at(page: Page, square: str) -> Position:
    """The middle of a square, in pixels inside the map."""
    map_ = page.get_by_test_id("map")
    scale, left, top = (float(map_.get_attribute(f"data-{name}") or 0) for name in ("scale", "x", "y"))
    column, row = (int(number) for number in square.split(","))
    return {"x": (column + 0.5 - left) * scale, "y": (row + 0.5 - top) * scale}


def click(page: Page, square: str) -> None:
    page.get_by_test_id("map").click(position=at(page, square))


def say(page: Page, *moves: str) -> None:
    """Type decisions, each after the one before was carried out."""
    for move in moves:
        before = version(page)
        page.get_by_test_id("typed").fill(move)
        page.get_by_test_id("typed").press("Enter")
        wait_for_change(page, before)


def piece(page: Page, square: str) -> Locator:
    return page.locator(f'[data-piece="{square}"]')


def drag_from_tray(page: Page, kind: str, square: str) -> None:
    page.locator(f"[data-kind={kind}].unit").hover()
    page.mouse.down()
    box = page.get_by_test_id("map").bounding_box()
    assert box is not None
    place = at(page, square)
    page.mouse.move(box["x"] + place["x"], box["y"] + place["y"], steps=6)
    page.mouse.up()
