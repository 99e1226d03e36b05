"""Furnish a house and print every row of its database: the data file of a revision, made once by the program of its time.

    python -m tests.server.store.furnish > tests/server/store/houses/0004.jsonl

Such a file is never changed afterwards: databases like it are out there. A revision that only adds to the one before needs
none: the test brings every file forward through all revisions.
"""

from __future__ import annotations

import base64
import json
import sqlite3
import tempfile
from contextlib import closing
from pathlib import Path
from typing import Any

from tablee.games import offline
from tablee.tables.sheet import Pace
from tests.server.running import House, acting_first, play_on, start_two, tell

BOX = Path(offline.__file__).with_name("edition.toml")
ANNA, PASSWORD = "Anna", "le vaisseau fantôme"


async def furnish(house: House) -> None:
    """An account and a guest with a game over, one against a bot, one with clocks, an open table, and some talk."""
    async with house.client(language="fr") as anna, house.client("Bo") as bo:
        await anna.register(ANNA, PASSWORD)
        over = await anna.play_now("offline", 2)
        async with await anna.connect(over) as seat:
            await play_on(seat)
        one, other = await start_two(anna, bo, pace=Pace("game", 600, 5), public=True)
        actor, _ = acting_first(one, other)
        await play_on(actor, 1)
        await one.say("Salut, Bo")
        await one.close()
        await other.close()
        running = await anna.play_now("offline", 3)
        async with await anna.connect(running) as seat:
            await play_on(seat, 2)
        await anna.create("offline", players=2, public=True)
        await anna.import_record(await anna.export(running))
        await anna.call(dict, "POST", "/editions", {"edition": BOX.read_text("utf-8"), "keep": True})


def rows(file: Path) -> list[tuple[str, dict[str, Any]]]:
    """Every row of a database, table by table, those that others refer to first."""
    with closing(sqlite3.connect(file)) as database:
        database.row_factory = sqlite3.Row
        names = [name for (name,) in database.execute("SELECT name FROM sqlite_master WHERE type = 'table' ORDER BY name")]
        names.sort(key=lambda name: name != "tables")
        return [(name, dict(row)) for name in names for row in database.execute(f"SELECT * FROM {name}")]


def written(value: Any) -> Any:
    """A value for JSON; bytes are told from text."""
    return {"bytes": base64.b64encode(value).decode()} if isinstance(value, bytes) else value


def main() -> None:
    with tempfile.TemporaryDirectory() as folder:
        with House(Path(folder)) as house:
            tell(furnish(house))
        for table, row in rows(Path(folder) / "tablee.db"):
            print(json.dumps([table, {name: written(value) for name, value in row.items()}], ensure_ascii=False))


if __name__ == "__main__":
    main()
