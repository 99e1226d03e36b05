"""The rules are corrected while games are under way: those that differ are paused, their players choose; the others go on."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest

from tablee import games
from tablee.cli.run import run
from tablee.client import Client, Seat, SeatRefused
from tablee.core.rulebook import Rulebook
from tablee.server.settings import Settings
from tests.server.running import House, eventually, play_on, start_two, tell
from tests.tables.corrected import CORRECTED

OFFLINE = games.rulebook("offline")

pytestmark = pytest.mark.usefixtures("in_a_file")


def install(monkeypatch: pytest.MonkeyPatch, book: Rulebook) -> None:
    """Another version of the rules of Offline."""
    monkeypatch.setattr(games, "rulebook", lambda name: book)
    monkeypatch.setattr(games, "names", lambda: ("offline",))


def paused(folder: Path) -> set[str]:
    """The tables that are stored as paused."""

    async def look() -> set[str]:
        from tablee.server.admin import opened

        async with opened(Settings(data=folder)) as store:
            return {sheet.id for sheet in await store.list_tables() if sheet.paused}

    return asyncio.run(look())


def rules_of(folder: Path) -> str | None:
    """The rules under which the games were last replayed."""

    async def look() -> str | None:
        from tablee.server.admin import opened

        async with opened(Settings(data=folder)) as store:
            return await store.rules()

    return asyncio.run(look())


async def _pair(house: House, cookies: dict[str, str | None], table: str) -> tuple[Client, Client, Seat, Seat]:
    one, two = Client(house.url, cookie=cookies["anna"]), Client(house.url, cookie=cookies["bo"])
    await one.__aenter__()
    await two.__aenter__()
    return one, two, await one.connect(table), await two.connect(table)


def test_a_corrected_rule_pauses_the_games_that_differ_and_no_others(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    cookies: dict[str, str | None] = {}
    tables: dict[str, str] = {}

    async def before(house: House) -> None:
        async with house.client("Anna") as anna, house.client("Bo") as bo:
            for name, most in (("fresh", 0), ("long", 40)):
                one, two = await start_two(anna, bo)
                tables[name] = one.table_id
                made = 0
                while made < most:
                    actor = one if one.frame is not None and one.frame.view.decision else two
                    if actor.frame is not None and actor.frame.view.decision is not None:
                        await actor.play(actor.frame.view.decision.choices[-1].text)
                        made += 1
                    await asyncio.sleep(0)
                await one.close()
                await two.close()
            cookies.update(anna=anna.cookie, bo=bo.cookie)

    with House(tmp_path) as house:
        tell(before(house))
        # Whoever upgrades looks first, while the old server runs.
        assert run(["admin", "replay", "--data", str(tmp_path), "--lang", "fr"]) == 0
        assert "Sur 2 parties en cours, 2 peuvent continuer" in capsys.readouterr().out
        install(monkeypatch, CORRECTED)
        assert run(["admin", "replay", "--data", str(tmp_path), "--lang", "en"]) == 1
        said = capsys.readouterr().out
        assert "Of 2 running games, 1 can go on" in said
        assert tables["long"] in said
        assert tables["fresh"] not in said
        assert "rules have changed" in said
        install(monkeypatch, OFFLINE)
        assert paused(tmp_path) == set()

    install(monkeypatch, CORRECTED)
    with House(tmp_path) as house:
        eventually(lambda: "offline:2" in str(rules_of(tmp_path)))  # nobody has come yet
        assert paused(tmp_path) == {tables["long"]}
        assert run(["admin", "list", "--data", str(tmp_path)]) == 0
        assert f"{tables['long']}  offline  paused" in capsys.readouterr().out

    # Back to the old rules, as if nothing had happened; then for good to the new ones.
    install(monkeypatch, OFFLINE)
    with House(tmp_path):
        eventually(lambda: paused(tmp_path) == set())
    install(monkeypatch, CORRECTED)

    async def after(house: House) -> None:
        one, two, anna, bo = await _pair(house, cookies, tables["long"])
        assert anna.table.paused
        assert anna.table.actor is None
        with pytest.raises(SeatRefused) as refused:
            await (anna if anna.frame and anna.frame.view.decision else bo).play("x A1")
        assert refused.value.key == "paused"
        await anna.propose_resume()
        await bo.answer(True)
        while anna.table.paused or bo.table.paused:
            await asyncio.sleep(0.01)
        await asyncio.gather(play_on(anna), play_on(bo))
        await one.check_dice(tables["long"])
        assert (await one.info(tables["fresh"])).status == "running"
        for thing in (anna, bo):
            await thing.close()
        for client in (one, two):
            await client.__aexit__(None, None, None)

    with House(tmp_path) as house:
        tell(after(house))


def test_a_house_of_an_older_revision_is_looked_at_without_changing_it(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    from tests.server.store.test_old_houses import HOUSES, lay_down, read, revision_of, tables_of

    settings, rows = Settings(data=tmp_path), read(HOUSES[0])
    lay_down(settings, "0001", rows)
    assert run(["admin", "replay", "--data", str(tmp_path), "--lang", "de"]) == 0
    assert f"Von {len(tables_of(rows)['running'])} laufenden Partien können 2" in capsys.readouterr().out
    assert revision_of(settings) == "0001"
