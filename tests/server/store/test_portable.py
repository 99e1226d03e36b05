"""The same statements for SQLite and PostgreSQL: what SQLAlchemy makes of them for each."""

from __future__ import annotations

import pytest
from sqlalchemy import Dialect
from sqlalchemy.dialects import postgresql, sqlite
from sqlalchemy.schema import CreateIndex, CreateTable

from tablee.server.store import commits
from tablee.server.store.database import Database, read_url
from tablee.server.store.prepared import Prepared
from tablee.server.store.schema import house, metadata

DIALECTS: list[Dialect] = [sqlite.dialect(), postgresql.dialect()]


@pytest.mark.parametrize("dialect", DIALECTS, ids=lambda dialect: dialect.name)
def test_statements_of_the_hot_path_can_be_written_for_both(dialect: Dialect) -> None:
    prepared = {name: one for name, one in vars(commits).items() if isinstance(one, Prepared)}
    assert len(prepared) == 8
    for one in (*prepared.values(), *(commits._standing(size) for size in commits.SIZES)):
        text, order = one._render(dialect)
        assert (order is not None) == (dialect.name == "sqlite")
        assert "RETURNING" not in text  # many rows go through one statement
        assert ("FOR NO KEY UPDATE" in text or "FOR UPDATE" in text) == (dialect.name == "postgresql" and "SELECT" in text)


def test_the_schema_can_be_made_on_both() -> None:
    for dialect in DIALECTS:
        for table in metadata.sorted_tables:
            assert str(CreateTable(table).compile(dialect=dialect))
            for index in table.indexes:
                assert str(CreateIndex(index).compile(dialect=dialect))
    entries = CreateTable(metadata.tables["entries"])
    assert "WITHOUT ROWID" in str(entries.compile(dialect=DIALECTS[0]))
    assert "ROWID" not in str(entries.compile(dialect=DIALECTS[1]))


@pytest.mark.parametrize(
    ("written", "driver"),
    [
        ("sqlite:///house.db", "sqlite"),
        ("sqlite+aiosqlite:///house.db", "sqlite"),
        ("postgres://me:hush@host/house", "postgresql+psycopg"),
        ("postgresql+asyncpg://me:hush@host/house", "postgresql+psycopg"),
    ],
)
def test_an_address_names_the_database_and_we_choose_the_driver(written: str, driver: str) -> None:
    url = read_url(written)
    assert url.drivername == driver
    assert url.database in ("house", "house.db")


def test_an_insert_that_leaves_rows_alone_is_said_alike() -> None:
    database = Database(read_url("sqlite:///house.db"))
    said = str(database.insert_if_new(house).compile(dialect=DIALECTS[0]))
    assert said.endswith("ON CONFLICT DO NOTHING")
    database.is_sqlite = False
    assert str(database.insert_if_new(house).compile(dialect=DIALECTS[1])).endswith("ON CONFLICT DO NOTHING")
    database.close()
