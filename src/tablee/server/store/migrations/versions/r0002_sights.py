"""Files of what one viewer saw of a game that had not ended, each shown at a table of its own."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"


def upgrade() -> None:
    """Room for the files."""
    op.create_table(
        "sights",
        sa.Column("table_id", sa.String(64), nullable=False),
        sa.Column("file", sa.LargeBinary, nullable=False),
        sa.PrimaryKeyConstraint("table_id", name="pk_sights"),
        sa.ForeignKeyConstraint(["table_id"], ["tables.id"], name="fk_sights_table_id", ondelete="CASCADE"),
    )
