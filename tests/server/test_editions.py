"""An owner's box on a running house: taken as a template, filled in, checked, kept, played with, shared, taken away."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Iterator

import httpx
import pytest

from tablee import games
from tablee.core.edition import BadEdition, Edition
from tablee.server import examiner
from tablee.server.examiner import Examiner
from tablee.server.rest.problems import TurnedAway
from tests.server.running import House


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    with House(tmp_path_factory.mktemp("house")) as house:
        yield house


@pytest.fixture
def owner(house: House) -> Iterator[httpx.Client]:
    with house.http() as http:
        name = f"Owner {time.monotonic_ns()}"
        assert http.post("/accounts", json={"name": name, "password": "long enough"}).status_code == 201
        yield http


def filled_in(http: httpx.Client, game: str, name: str) -> str:
    answer = http.get(f"/games/{game}/edition/file")
    assert answer.headers["content-type"].startswith("application/toml")
    assert f'filename="{game}-reconstruction-1.toml"' in answer.headers["content-disposition"]
    return answer.text.replace('name = "reconstruction-1"', f'name = "{name}"', 1)


@pytest.mark.parametrize("game", ["offline", "insider", "planetweb"])
def test_a_box_goes_from_template_to_table_and_out_again(house: House, owner: httpx.Client, game: str) -> None:
    source = filled_in(owner, game, "grandmas-box")
    checked = owner.post("/editions", json={"edition": source})
    assert checked.status_code == 200, checked.text
    assert [checked.json()[key] for key in ("game", "name")] == [game, "grandmas-box"]
    assert any(part["reconstructed"] for part in checked.json()["parts"])
    assert owner.get(f"/editions?game={game}").json()["editions"] == []
    hashed = owner.post("/editions", json={"edition": source, "keep": True}).json()["hash"]
    with house.guest() as guest:
        (kept,) = guest.get(f"/editions?game={game}").json()["editions"]
        assert (kept["name"], kept["hash"], kept["mine"]) == ("grandmas-box", hashed, False)
        table = guest.post("/play", json={"game": game, "edition_hash": hashed}).json()
        assert (table["edition"], table["edition_hash"], table["status"]) == ("grandmas-box", hashed, "running")
        assert guest.get(f"/tables/{table['id']}/edition/file").text == source
        assert guest.get(f"/editions/{hashed}/file").text == source
        assert guest.delete(f"/editions/{hashed}").status_code == 403
        assert owner.delete(f"/editions/{hashed}").status_code == 204
        assert guest.get(f"/editions/{hashed}").json()["key"] == "no-such-edition"
        assert guest.get(f"/tables/{table['id']}").json()["edition"] == "grandmas-box"
        assert guest.post("/play", json={"game": game, "edition_hash": hashed}).status_code == 404


def test_what_is_wrong_names_its_line(owner: httpx.Client) -> None:
    source = filled_in(owner, "insider", "grandmas-box")
    line = next(number for number, text in enumerate(source.split("\n"), 1) if text.startswith("goal = "))
    answer = owner.post("/editions", json={"edition": source.replace("goal = 35", "goal = 0"), "keep": True})
    assert answer.status_code == 400
    assert answer.json()["text"].startswith(f"edition.toml:{line}: ")
    assert owner.get("/editions").json()["editions"] == []


def test_a_guest_plays_with_a_file_but_keeps_none_here(house: House) -> None:
    with house.guest() as guest:
        source = filled_in(guest, "offline", "on-a-visit")
        assert guest.post("/editions", json={"edition": source, "keep": True}).json()["key"] == "account-needed"
        table = guest.post("/play", json={"game": "offline", "edition": source}).json()
        assert table["edition"] == "on-a-visit"
        other = guest.post("/play", json={"game": "insider", "edition": source})
        assert (other.status_code, other.json()["key"]) == (400, "edition-line")
        own = games.rulebook("offline").edition.hash
        assert guest.post("/play", json={"game": "offline", "edition_hash": own}).json()["edition_hash"] == own


def test_a_file_that_takes_too_long_ends_with_its_process() -> None:
    """Nobody else waits for it, and the next file is looked at by a new process."""
    source = games.rulebook("offline").edition.source.replace("reconstruction-1", "endless")

    async def story() -> None:
        hasty, patient = Examiner(patience=0.0), Examiner()
        try:
            with pytest.raises(TurnedAway, match="longer than 0 seconds"):
                await hasty.check("offline", Edition(source))
            await patient.check("offline", Edition(source))
            with pytest.raises(BadEdition, match="not for insider"):
                await patient.check("insider", Edition(source))
        finally:
            hasty.close()
            patient.close()

    asyncio.run(story())


def test_not_everybody_waits_for_the_one_examiner(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(examiner, "WAITING", 0)

    async def story() -> None:
        with pytest.raises(TurnedAway) as refused:
            await Examiner().check("offline", games.rulebook("offline").edition)
        assert refused.value.status == 503

    asyncio.run(story())
