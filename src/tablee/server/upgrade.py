"""A look before an upgrade: every running game replayed under the installed rules, beside the server that carries it.

Nothing of the house is changed. If its database is of an older revision, a copy is brought forward and looked at, which
rehearses the migrations too.
"""

from __future__ import annotations

from pathlib import Path
from tempfile import TemporaryDirectory

import msgspec
from sqlalchemy import Connection

from tablee.core.texts import Complaint
from tablee.server.carrier import table_of
from tablee.server.settings import Settings
from tablee.server.store import CannotOpen, shelf
from tablee.server.store.backup import Progress, opened, put_back, revision_of, shown, take
from tablee.server.store.schema import HEAD


class Differing(msgspec.Struct, frozen=True):
    """A running game that the installed rules would have led elsewhere: after how many of its entries, and why."""

    table: str
    game: str
    agreed: int
    entries: int
    reason: Complaint


def look(settings: Settings, progress: Progress) -> tuple[int, list[Differing]]:
    """How many running games the installed rules follow to their present position, and all those that they do not."""
    with opened(settings) as database:
        if database.file is not None and not database.file.exists():
            raise CannotOpen("backup-no-house", database=shown(database))
        with database.reading.connect() as connection:
            revision = revision_of(connection)
            if revision is None:
                raise CannotOpen("backup-no-house", database=shown(database))
            if revision == HEAD:
                return _look(connection, progress)
    with TemporaryDirectory(prefix="tablee-") as folder:
        copy, house = Path(folder, "copy"), Settings(data=Path(folder, "house"))
        take(settings, copy, progress)
        put_back(house, copy, progress)
        return look(house, progress)


def _look(connection: Connection, progress: Progress) -> tuple[int, list[Differing]]:
    same, differing = 0, []
    running = shelf.running(connection)
    for number, table_id in enumerate(running, start=1):
        stored = shelf.load(connection, table_id)
        progress(number, len(running))
        if stored is None:
            continue
        try:
            table = table_of(stored)
            reason: Complaint | None = table.differs
        except Complaint as unfit:  # an edition that the game no longer takes, or a game that is gone
            differing.append(Differing(table_id, stored.sheet.game, 0, len(stored.log), unfit))
            continue
        if reason is None:
            same += 1
        else:
            differing.append(Differing(table_id, stored.sheet.game, len(table.course.log), len(stored.log), reason))
    return same, differing
