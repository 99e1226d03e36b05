"""Old databases are brought up to date with all that is in them; newer ones are left alone."""

from __future__ import annotations

import asyncio
import shutil
import sqlite3
import subprocess
import sys
from contextlib import closing
from pathlib import Path

import pytest
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import Connection, inspect

from tablee.server.settings import Settings
from tablee.server.store import CannotOpen, Person, Store, Wishes
from tablee.server.store.database import Database, house_url
from tablee.server.store.migrations import FOLDER, migrate, present
from tablee.server.store.schema import HEAD, metadata
from tests.server.store.keeping import kept

pytestmark = pytest.mark.usefixtures("in_a_file")

FIRST = """
INSERT INTO tables (id, revision, game, status, public, created, updated, people, secret, sheet) VALUES
  ('t1', 2, 'offline', 'running', 1, 1000, 2000, '["anna"]', x'00ff',
   '{"id":"t1","game":"offline","rules":1,"edition":"own","edition_hash":"00","options":{"variant":"basic"},'
   || '"seats":[{"person":"anna"},{"bot":"greedy","ready":true}],"pace":{"kind":"move","seconds":60,"increment":0},'
   || '"host":"anna","created":1000,"status":"running","public":true}');
INSERT INTO editions (table_id, source) VALUES ('t1', 'name = "mine"');
INSERT INTO entries (table_id, seq, entry) VALUES
  ('t1', 1, '{"seq":1,"kind":"new","ply":0,"digest":"aa","draws":[[6,2]]}'),
  ('t1', 2, '{"seq":2,"kind":"move","ply":1,"digest":"bb","seat":0,"do":"x C4"}');
INSERT INTO table_people (person, table_id) VALUES ('anna', 't1');
INSERT INTO jobs (table_id, kind, "key", due, ready) VALUES ('t1', 'clock', '2', 5000, 5000);
INSERT INTO people (id, name, folded, account, password, language, role, banned, created, seen, sessions, muted, erased) VALUES
  ('anna', 'Anna', 'anna', 'anna', 'hash', 'fr', 'player', 0, 7, 8, 1, '["x"]', 0);
INSERT INTO chat (table_id, person, seat, at, text, phrase) VALUES ('t1', 'anna', 0, 9, 'Salut', NULL);
INSERT INTO runs (node, since, until) VALUES ('node', 100, 900);
INSERT INTO house ("key", value) VALUES ('cookie-secret', x'0102');
"""
"""What a database of the first revision may hold. Never changed: such databases are out there."""


def _database(folder: Path) -> Database:
    database = Database(house_url(Settings(data=folder)))
    database.make_room()
    return database


def _at_revision(folder: Path, revision: str, sql: str) -> None:
    database = _database(folder)
    with database.writing.begin() as connection:
        migrate(connection, to=revision)
    database.close()
    with closing(sqlite3.connect(folder / "tablee.db")) as file:
        file.executescript(sql)


def test_a_database_of_the_first_revision_is_read_with_all_that_is_in_it(tmp_path: Path) -> None:
    _at_revision(tmp_path, "0001", FIRST)

    async def story(store: Store) -> None:
        found = await store.load_table("t1")
        assert found is not None
        assert (found.revision, found.secret, found.edition_source) == (2, b"\x00\xff", 'name = "mine"')
        assert found.sheet.seats_of("anna") == [0]
        assert [(one.kind, one.do, one.draws) for one in found.log] == [("new", None, ((6, 2),)), ("move", "x C4", ())]
        assert [one.id for one in await store.list_tables(person="anna", status=["running"], public=True)] == ["t1"]
        assert await store.person_by_name("ANNA") == Person("anna", "Anna", 7, "hash", "fr", seen=8, sessions=1, muted=["x"])
        assert [line.text for line in await store.lines("t1")] == ["Salut"]
        assert [(job.kind, job.due) for job in await store.lease_jobs("node", 5_000)] == [("clock", 5_000)]
        assert await store.house_secret() == b"\x01\x02"
        assert await store.wishes("anna") == Wishes()
        await store.hush("anna", "t1", True)
        assert await store.hushed("anna") == ["t1"]
        await store.beat("node", 1_500)
        assert await store.pauses(0) == [(900, 1_500)]

    kept(tmp_path, story)


def test_the_migrated_database_is_the_one_the_program_describes(tmp_path: Path) -> None:
    database = _database(tmp_path)
    with database.writing.begin() as connection:
        migrate(connection)
    with database.reading.connect() as connection:
        context = MigrationContext.configure(connection, opts={"compare_type": True})
        assert compare_metadata(context, metadata) == []
        assert present(connection) == HEAD
        for table in metadata.tables.values():
            described = {key.constraint.name for key in table.foreign_keys if key.constraint is not None}
            assert {key["name"] for key in inspect(connection).get_foreign_keys(table.name)} == described
        without_rowid = {table.name for table in metadata.tables.values() if not table.dialect_options["sqlite"]["with_rowid"]}
        made = connection.exec_driver_sql("SELECT name FROM sqlite_master WHERE sql LIKE '%WITHOUT ROWID%'").scalars()
        assert set(made) == without_rowid
    database.close()


def test_the_program_names_the_last_revision() -> None:
    assert ScriptDirectory(str(FOLDER)).get_heads() == [HEAD]


def test_migrating_again_changes_nothing(tmp_path: Path) -> None:
    _at_revision(tmp_path, "0001", FIRST)
    for _ in range(2):
        assert kept(tmp_path, lambda store: store.stats())["tables_running"] == 1


def test_a_start_with_nothing_to_migrate_does_not_wait_for_alembic(tmp_path: Path) -> None:
    kept(tmp_path, lambda store: store.stats())
    script = (
        "import asyncio, sys\n"
        "from pathlib import Path\n"
        "from tablee.server.settings import Settings\n"
        "from tablee.server.store import Store\n"
        "async def story():\n"
        "    await (await Store.open(Settings(data=Path(sys.argv[1])))).close()\n"
        "asyncio.run(story())\n"
        "sys.exit(' '.join(name for name in ('alembic', 'numba', 'numpy') if name in sys.modules))\n"
    )
    ended = subprocess.run([sys.executable, "-c", script, str(tmp_path)], capture_output=True, text=True, check=False)
    assert ended.stderr.strip() == ""


def test_a_database_from_a_later_program_is_refused_in_one_line_and_left_alone(tmp_path: Path) -> None:
    _at_revision(tmp_path, "0001", FIRST + "UPDATE alembic_version SET version_num = '9999';")
    with pytest.raises(CannotOpen) as refused:
        asyncio.run(Store.open(Settings(data=tmp_path)))
    for language in ("fr", "en", "de"):
        said = refused.value.say(language)
        assert "9999" in said
        assert HEAD in said
        assert "\n" not in said
    with closing(sqlite3.connect(tmp_path / "tablee.db")) as file:
        assert file.execute("SELECT version_num FROM alembic_version").fetchall() == [("9999",)]


def test_a_migration_that_breaks_leaves_the_database_as_it_was(tmp_path: Path) -> None:
    _at_revision(tmp_path, HEAD, FIRST)
    folder = tmp_path / "migrations"
    shutil.copytree(FOLDER, folder, ignore=shutil.ignore_patterns("__pycache__"))
    (folder / "versions" / "r9998_breaks.py").write_text(
        "from alembic import op\n"
        "import sqlalchemy as sa\n"
        f"revision, down_revision = '9998', '{HEAD}'\n"
        "def upgrade():\n"
        "    op.create_table('half', sa.Column('id', sa.Integer, primary_key=True))\n"
        "    op.execute('DELETE FROM people')\n"
        "    op.execute('SELECT nonsense')\n"
    )
    database = _database(tmp_path)

    def attempt(connection: Connection) -> None:
        with connection.begin():
            migrate(connection, to="9998", folder=folder)

    with database.writing.connect() as connection:
        with pytest.raises(Exception, match="nonsense"):
            attempt(connection)
        assert present(connection) == HEAD
        assert "half" not in inspect(connection).get_table_names()
        assert connection.exec_driver_sql("SELECT count(*) FROM people").scalar() == 1
    database.close()
