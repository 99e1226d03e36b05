"""Where tables, people and chat are kept: SQLite by default, PostgreSQL by one setting. Committed means kept."""

from tablee.server.store.models import (
    CannotOpen,
    ChatLine,
    Conflict,
    LeasedJob,
    NameTaken,
    Person,
    ReadOnly,
    StoredTable,
    TableNews,
    Wishes,
)
from tablee.server.store.store import Store

__all__ = [
    "CannotOpen",
    "ChatLine",
    "Conflict",
    "LeasedJob",
    "NameTaken",
    "Person",
    "ReadOnly",
    "Store",
    "StoredTable",
    "TableNews",
    "Wishes",
]
