"""Editions that the house keeps for everybody."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"


def upgrade() -> None:
    """The shelf."""
    op.create_table(
        "house_editions",
        sa.Column("hash", sa.String(64), nullable=False),
        sa.Column("game", sa.String(64), nullable=False),
        sa.Column("name", sa.String(64), nullable=False),
        sa.Column("added", sa.BigInteger, nullable=False),
        sa.Column("person", sa.String(64)),
        sa.Column("source", sa.Text, nullable=False),
        sa.PrimaryKeyConstraint("hash", name="pk_house_editions"),
    )
