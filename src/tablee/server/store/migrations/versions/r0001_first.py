"""Tables with their logs, people and jobs; accounts; chat; when the house was open."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0001"
down_revision = None


def _moment(name: str) -> sa.Column[int]:
    return sa.Column(name, sa.BigInteger, nullable=False)


def _number(name: str) -> sa.Column[int]:
    return sa.Column(name, sa.BigInteger().with_variant(sa.Integer(), "sqlite"), nullable=False)


def _of_table(table: str) -> tuple[sa.Column[str], sa.ForeignKeyConstraint]:
    reference = sa.ForeignKeyConstraint(["table_id"], ["tables.id"], name=f"fk_{table}_table_id", ondelete="CASCADE")
    return sa.Column("table_id", sa.String(64), nullable=False), reference


def upgrade() -> None:
    """An empty house."""
    _tables()
    _people()


def _tables() -> None:
    op.create_table(
        "tables",
        sa.Column("id", sa.String(64), nullable=False),
        sa.Column("revision", sa.Integer, nullable=False),
        sa.Column("game", sa.String(64), nullable=False),
        sa.Column("status", sa.String(16), nullable=False),
        sa.Column("public", sa.Boolean, nullable=False),
        _moment("created"),
        _moment("updated"),
        sa.Column("people", sa.Text, nullable=False),
        sa.Column("secret", sa.LargeBinary, nullable=False),
        sa.Column("sheet", sa.Text, nullable=False),
        sa.PrimaryKeyConstraint("id", name="pk_tables"),
    )
    op.create_index("tables_created", "tables", ["created"])
    op.create_index("tables_status", "tables", ["status", "created"])
    op.create_table(
        "editions",
        *_of_table("editions"),
        sa.Column("source", sa.Text, nullable=False),
        sa.PrimaryKeyConstraint("table_id", name="pk_editions"),
    )
    op.create_table(
        "entries",
        *_of_table("entries"),
        sa.Column("seq", sa.Integer, nullable=False, autoincrement=False),
        sa.Column("entry", sa.Text, nullable=False),
        sa.PrimaryKeyConstraint("table_id", "seq", name="pk_entries"),
        sqlite_with_rowid=False,
    )
    op.create_table(
        "table_people",
        sa.Column("person", sa.String(64), nullable=False),
        *_of_table("table_people"),
        sa.PrimaryKeyConstraint("person", "table_id", name="pk_table_people"),
        sqlite_with_rowid=False,
    )
    op.create_index("table_people_table", "table_people", ["table_id"])
    op.create_table(
        "jobs",
        _number("id"),
        *_of_table("jobs"),
        sa.Column("kind", sa.String(16), nullable=False),
        sa.Column("key", sa.String(64), nullable=False),
        _moment("due"),
        _moment("ready"),
        sa.Column("lease", sa.String(64)),
        sa.Column("node", sa.String(64)),
        sa.PrimaryKeyConstraint("id", name="pk_jobs"),
        sa.UniqueConstraint("table_id", "kind", "key", name="uq_jobs_table_id"),
    )
    op.create_index("jobs_ready", "jobs", ["ready"])


def _people() -> None:
    op.create_table(
        "people",
        sa.Column("id", sa.String(64), nullable=False),
        sa.Column("name", sa.Text, nullable=False),
        sa.Column("folded", sa.Text, nullable=False),
        sa.Column("account", sa.Text),
        sa.Column("password", sa.Text),
        sa.Column("language", sa.String(8), nullable=False),
        sa.Column("role", sa.String(16), nullable=False),
        sa.Column("banned", sa.Boolean, nullable=False),
        _moment("created"),
        _moment("seen"),
        sa.Column("sessions", sa.Integer, nullable=False),
        sa.Column("muted", sa.Text, nullable=False),
        sa.Column("erased", sa.Boolean, nullable=False),
        sa.PrimaryKeyConstraint("id", name="pk_people"),
        sa.UniqueConstraint("account", name="uq_people_account"),
    )
    op.create_index("people_created", "people", ["created"])
    op.create_table(
        "chat",
        _number("id"),
        *_of_table("chat"),
        sa.Column("person", sa.String(64), nullable=False),
        sa.Column("seat", sa.Integer, nullable=False),
        _moment("at"),
        sa.Column("text", sa.Text),
        sa.Column("phrase", sa.String(40)),
        sa.PrimaryKeyConstraint("id", name="pk_chat"),
    )
    op.create_index("chat_table", "chat", ["table_id", "id"])
    op.create_index("chat_person", "chat", ["person", "id"])
    op.create_table(
        "runs",
        sa.Column("node", sa.String(64), nullable=False),
        sa.Column("since", sa.BigInteger, nullable=False, autoincrement=False),
        _moment("until"),
        sa.PrimaryKeyConstraint("node", "since", name="pk_runs"),
    )
    op.create_index("runs_until", "runs", ["until"])
    op.create_table(
        "house",
        sa.Column("key", sa.String(64), nullable=False),
        sa.Column("value", sa.LargeBinary, nullable=False),
        sa.PrimaryKeyConstraint("key", name="pk_house"),
    )
