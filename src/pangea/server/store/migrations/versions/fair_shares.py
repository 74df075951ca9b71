"""Who uses how much: where things come from, when they were last used, and who is shut out."""

from __future__ import annotations

import time

import sqlalchemy as sa
from alembic import op

revision = "shares"
down_revision = "first"


def upgrade() -> None:
    for table in ("people", "heads", "records"):
        op.add_column(table, sa.Column("source", sa.Text, nullable=False, server_default=""))
    for table in ("people", "heads", "records", "analyses"):
        op.add_column(table, sa.Column("seen", sa.Double, nullable=False, server_default="0"))
        # Nobody knows when it was last opened: its time begins now.
        op.execute(sa.update(sa.table(table, sa.column("seen", sa.Double))).values(seen=time.time()))
        op.create_index(f"{table}_by_seen", table, ["seen"])
    op.create_index("heads_by_source", "heads", ["source", "status"])
    op.create_table(
        "usage",
        sa.Column("source", sa.Text, primary_key=True),
        sa.Column("day", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("bytes", sa.BigInteger, nullable=False),
    )
    op.create_table(
        "jobs", sa.Column("name", sa.Text, primary_key=True), sa.Column("begun", sa.Double, nullable=False)
    )
    op.create_table(
        "bans",
        sa.Column("kind", sa.Text, primary_key=True),
        sa.Column("value", sa.Text, primary_key=True),
        sa.Column("since", sa.Double, nullable=False),
        sa.Column("until", sa.Double),
        sa.Column("why", sa.Text, nullable=False),
    )
