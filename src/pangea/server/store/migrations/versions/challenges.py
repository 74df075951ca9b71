"""What people made of the challenge of a day."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "challenges"
down_revision = "talk"


def upgrade() -> None:
    op.create_table(
        "challenges",
        sa.Column("day", sa.Text, primary_key=True),
        sa.Column("person_id", sa.Text, primary_key=True),
        sa.Column("at", sa.Double, nullable=False),
        sa.Column("name", sa.Text, nullable=False),
        sa.Column("points", sa.Integer, nullable=False),
        sa.Column("place", sa.Integer, nullable=False),
        sa.Column("replay", sa.Text, nullable=False),
    )
    op.create_index("challenges_by_at", "challenges", ["at"])
