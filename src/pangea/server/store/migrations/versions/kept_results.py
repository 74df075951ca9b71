"""How games came out is kept for the lists, and who took which finished table off their list."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "results"
down_revision = "boards"


def upgrade() -> None:
    op.add_column("heads", sa.Column("result", sa.Text))
    op.create_table(
        "unlisted",
        sa.Column("table_id", sa.Text, primary_key=True),
        sa.Column("person_id", sa.Text, primary_key=True),
    )
    op.create_index("ix_unlisted_person_id", "unlisted", ["person_id"])
