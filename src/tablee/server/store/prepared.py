"""Statements of the hot path: rendered once for the database in use, then handed to its driver as they are.

SQLAlchemy writes them, so they stay portable, but does not carry them out: that alone cost more CPU than all the rest of a
change. Errors are those of the driver.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from contextlib import closing
from typing import Any

from sqlalchemy import Connection, Dialect
from sqlalchemy.sql import ClauseElement

Values = Mapping[str, Any]


class Prepared:
    """A statement whose values are named by its bound parameters; for an insert `columns` says which it gives."""

    def __init__(self, statement: ClauseElement, *columns: str) -> None:
        self._statement = statement
        self._columns = list(columns) or None
        self._rendered: dict[str, tuple[str, tuple[str, ...] | None]] = {}

    def _render(self, dialect: Dialect) -> tuple[str, tuple[str, ...] | None]:
        """The text, and the order of its values if the driver wants them by position."""
        compiled: Any = self._statement.compile(dialect=dialect, column_keys=self._columns)
        order = tuple(compiled.positiontup) if compiled.positional else None
        rendered = self._rendered[dialect.name] = (str(compiled), order)
        return rendered

    def run(self, connection: Connection, rows: Sequence[Values]) -> None:
        """Carry it out for each row of values."""
        if rows:
            text, order = self._rendered.get(connection.dialect.name) or self._render(connection.dialect)
            given: Any = rows if order is None else [tuple([row[name] for name in order]) for row in rows]
            with closing(connection.connection.cursor()) as cursor:
                cursor.executemany(text, given)

    def fetch(self, connection: Connection, values: Values) -> list[tuple[Any, ...]]:
        """Every row that a query finds."""
        text, order = self._rendered.get(connection.dialect.name) or self._render(connection.dialect)
        given: Any = values if order is None else tuple([values[name] for name in order])
        with closing(connection.connection.cursor()) as cursor:
            cursor.execute(text, given)
            return list(cursor.fetchall())
