"""What people say to each other at a table."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "talk"
down_revision = "results"


def upgrade() -> None:
    op.create_table(
        "talk",
        sa.Column("table_id", sa.Text, primary_key=True),
        sa.Column("number", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("at", sa.Double, nullable=False),
        sa.Column("kind", sa.Text, nullable=False),
        sa.Column("text", sa.Text, nullable=False),
        sa.Column("channel", sa.Text, nullable=False),
        sa.Column("person_id", sa.Text, nullable=False),
        sa.Column("name", sa.Text, nullable=False),
        sa.Column("seat", sa.Integer),
    )
