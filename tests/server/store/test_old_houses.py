"""Houses of every revision that ever was, with people, games and talk in them, are brought forward and played on."""

from __future__ import annotations

import asyncio
import base64
import json
import time
from pathlib import Path
from typing import Any

import pytest

from tablee.server.settings import Settings
from tablee.server.store import Store
from tablee.server.store.backup import VERSION, put_back, shape, take
from tablee.server.store.database import Database, house_url
from tablee.server.store.migrations import known, migrate, present
from tablee.server.store.schema import HEAD
from tests import postgres
from tests.server.running import House, play_on, tell
from tests.server.store.furnish import ANNA, PASSWORD

HOUSES = sorted(Path(__file__).with_name("houses").glob("*.jsonl"))

Rows = list[tuple[str, dict[str, Any]]]


def read(file: Path) -> Rows:
    """The rows of a data file."""

    def value(one: Any) -> Any:
        return base64.b64decode(one["bytes"]) if isinstance(one, dict) else one

    lines = (json.loads(line) for line in file.read_text("utf-8").splitlines())
    return [(table, {name: value(one) for name, one in row.items()}) for table, row in lines if table != VERSION]


def lay_down(settings: Settings, revision: str, rows: Rows) -> None:
    """A database of a revision with these rows; its tables were made just now, or those that never began would be swept."""
    now = int(time.time() * 1000)
    database = Database(house_url(settings))
    database.make_room()
    tables = shape(revision).tables
    with database.writing.begin() as connection:
        migrate(connection, to=revision)
        for name, row in rows:
            types = {column: tables[name].c[column].type.python_type for column in row}
            if name == "tables":
                row = {**row, "created": now, "updated": now}
            given = {column: bool(one) if types[column] is bool else one for column, one in row.items()}
            connection.execute(tables[name].insert().values(given))
        if not database.is_sqlite:
            for name in ("jobs", "chat"):
                connection.exec_driver_sql(f"SELECT setval('{name}_id_seq', (SELECT coalesce(max(id), 1) FROM {name}))")
    database.close()


def revision_of(settings: Settings) -> str | None:
    database = Database(house_url(settings))
    with database.reading.connect() as connection:
        found = present(connection)
    database.close()
    return found


def tables_of(rows: Rows) -> dict[str, list[dict[str, Any]]]:
    """The sheets in a data file, by status."""
    found: dict[str, list[dict[str, Any]]] = {}
    for name, row in rows:
        if name == "tables":
            found.setdefault(row["status"], []).append(json.loads(row["sheet"]))
    return found


async def visit(house: House, rows: Rows) -> None:
    """Anna comes back: everything is there, and her games go on."""
    sheets = tables_of(rows)
    async with house.client(language="fr") as anna:
        me = await anna.sign_in(ANNA, PASSWORD)
        assert me.name == ANNA
        await anna.check_dice(sheets["over"][0]["id"])
        lobby = await anna.lobby()
        assert {table.id for table in lobby.mine} == {sheet["id"] for group in sheets.values() for sheet in group}
        timed = next(sheet for sheet in sheets["running"] if sheet["pace"]["kind"] == "game")
        async with await anna.connect(timed["id"]) as seat:
            assert [line.text for line in seat.chat] == ["Salut, Bo"]
            clocks = [one.clock for one in seat.table.seats]
            assert clocks == [one.get("clock") for one in timed["seats"]], "time in which no server ran was charged"
        against_bots = next(sheet for sheet in sheets["running"] if sheet["pace"]["kind"] == "none")
        async with await anna.connect(against_bots["id"]) as seat:
            assert await play_on(seat, 2) == 2
        shown = [sheet for sheet in sheets.get("closed", []) if sheet.get("sight")]
        for sheet in shown:
            assert await anna.frames(sheet["id"])
        shelf = await anna.call(dict[str, list[Any]], "GET", "/editions")
        assert len(shelf["editions"]) == sum(name == "house_editions" for name, _ in rows)
        sat = await anna.sit(sheets["open"][0]["id"], 0)
        assert sat.seats[0].name == ANNA


def test_the_first_revision_has_a_house_and_every_house_a_revision() -> None:
    revisions = {file.stem for file in HOUSES}
    assert "0001" in revisions
    assert revisions <= known()


@pytest.mark.xdist_group("postgres")
@pytest.mark.usefixtures("in_a_file")
@pytest.mark.parametrize("kind", ["sqlite", "postgresql"])
@pytest.mark.parametrize("file", HOUSES, ids=lambda file: file.stem)
def test_a_house_of_any_revision_is_brought_forward_and_played_on(file: Path, kind: str, tmp_path: Path) -> None:
    rows = read(file)
    with postgres.database() as url:
        here, there = {"database_url": url}, {"data": tmp_path / "other"}
        if kind == "sqlite":
            here, there = {"data": tmp_path / "house"}, {"database_url": url}
        settings, other = Settings(**here), Settings(**there)
        lay_down(settings, file.stem, rows)
        backup = tmp_path / "before-the-upgrade"
        assert take(settings, backup, lambda *_: None).revision == file.stem
        assert revision_of(settings) == file.stem, "a backup leaves the database at its revision"
        with House(tmp_path / "house", **({} if kind == "sqlite" else here)) as house:
            tell(visit(house, rows))
        assert revision_of(settings) == HEAD
        # The backup that was taken before the upgrade is of the old revision; restored elsewhere, it is the same house.
        put_back(other, backup, lambda *_: None)
        assert revision_of(other) == HEAD
        assert asyncio.run(_counts(other)) == {name: len(group) for name, group in tables_of(rows).items()}


async def _counts(settings: Settings) -> dict[str, int]:
    store = await Store.open(settings)
    stats = await store.stats()
    await store.close()
    return {name.removeprefix("tables_"): count for name, count in stats.items() if name.startswith("tables_") and count}
