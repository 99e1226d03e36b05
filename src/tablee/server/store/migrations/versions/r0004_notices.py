"""What people wish to be told and how, and the letters that tell them."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"

NUMBER = sa.BigInteger().with_variant(sa.Integer(), "sqlite")


def _of_person(table: str) -> tuple[sa.Column[str], sa.ForeignKeyConstraint]:
    person = sa.ForeignKeyConstraint(["person"], ["people.id"], name=f"fk_{table}_person", ondelete="CASCADE")
    return sa.Column("person", sa.String(64), nullable=False), person


def _of_table(table: str, *, nullable: bool = False) -> tuple[sa.Column[str], sa.ForeignKeyConstraint]:
    held = sa.ForeignKeyConstraint(["table_id"], ["tables.id"], name=f"fk_{table}_table_id", ondelete="CASCADE")
    return sa.Column("table_id", sa.String(64), nullable=nullable), held


def upgrade() -> None:
    """Room for wishes, devices, hushed tables, invitations and letters; nobody wishes anything yet."""
    op.create_table(
        "wishes",
        *_of_person("wishes"),
        sa.Column("turn", sa.Boolean, nullable=False),
        sa.Column("invitation", sa.Boolean, nullable=False),
        sa.Column("mail", sa.Text),
        sa.Column("mail_state", sa.String(16), nullable=False),
        sa.Column("hook", sa.Text),
        sa.Column("hook_key", sa.String(64), nullable=False),
        sa.Column("digest", sa.Boolean, nullable=False),
        sa.Column("digest_hour", sa.Integer, nullable=False),
        sa.Column("zone", sa.String(64), nullable=False),
        sa.Column("next_digest", sa.BigInteger),
        sa.PrimaryKeyConstraint("person", name="pk_wishes"),
    )
    op.create_index("wishes_next_digest", "wishes", ["next_digest"])
    op.create_table(
        "devices",
        sa.Column("id", NUMBER, nullable=False),
        *_of_person("devices"),
        sa.Column("endpoint", sa.Text, nullable=False),
        sa.Column("p256dh", sa.String(100), nullable=False),
        sa.Column("auth", sa.String(32), nullable=False),
        sa.Column("added", sa.BigInteger, nullable=False),
        sa.PrimaryKeyConstraint("id", name="pk_devices"),
        sa.UniqueConstraint("endpoint", name="uq_devices_endpoint"),
    )
    op.create_index("devices_person", "devices", ["person"])
    op.create_table(
        "hushed",
        *_of_person("hushed"),
        *_of_table("hushed"),
        sa.PrimaryKeyConstraint("person", "table_id", name="pk_hushed"),
        sqlite_with_rowid=False,
    )
    op.create_index("hushed_table", "hushed", ["table_id"])
    op.create_table(
        "invitations",
        *_of_person("invitations"),
        *_of_table("invitations"),
        sa.Column("host", sa.String(64), nullable=False),
        sa.Column("at", sa.BigInteger, nullable=False),
        sa.PrimaryKeyConstraint("person", "table_id", name="pk_invitations"),
        sqlite_with_rowid=False,
    )
    op.create_index("invitations_table", "invitations", ["table_id"])
    op.create_table(
        "letters",
        sa.Column("id", NUMBER, nullable=False),
        *_of_person("letters"),
        *_of_table("letters", nullable=True),
        sa.Column("kind", sa.String(16), nullable=False),
        sa.Column("way", sa.String(16), nullable=False),
        sa.Column("device", NUMBER, nullable=False),
        sa.Column("key", sa.String(100), nullable=False),
        sa.Column("tries", sa.Integer, nullable=False),
        sa.Column("ready", sa.BigInteger, nullable=False),
        sa.Column("lease", sa.String(64)),
        sa.Column("node", sa.String(64)),
        sa.PrimaryKeyConstraint("id", name="pk_letters"),
        sa.UniqueConstraint("person", "kind", "way", "device", "key", name="uq_letters_person"),
    )
    op.create_index("letters_ready", "letters", ["ready"])
    op.create_index("letters_table", "letters", ["table_id"])
