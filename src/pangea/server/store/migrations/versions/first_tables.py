"""All tables that a new database has."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "first_tables"
down_revision = None


def upgrade() -> None:
    _people_and_hosts()
    _tables()
    _kept_games()
    _marks_of_the_database()


def _people_and_hosts() -> None:
    op.create_table(
        "people",
        sa.Column("id", sa.Text, primary_key=True),
        sa.Column("name", sa.Text, nullable=False),
        sa.Column("is_bot", sa.Boolean, nullable=False),
        sa.Column("token_hash", sa.Text, unique=True),
        sa.Column("owner", sa.Text, index=True),
        sa.Column("since", sa.Double, nullable=False),
        sa.Column("source", sa.Text, nullable=False, server_default=""),
        sa.Column("seen", sa.Double, nullable=False, server_default="0"),
    )
    op.create_index("people_by_seen", "people", ["seen"])
    op.create_table(
        "usage",
        sa.Column("source", sa.Text, primary_key=True),
        sa.Column("day", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("bytes", sa.BigInteger, nullable=False),
    )
    op.create_table(
        "bans",
        sa.Column("kind", sa.Text, primary_key=True),
        sa.Column("value", sa.Text, primary_key=True),
        sa.Column("since", sa.Double, nullable=False),
        sa.Column("until", sa.Double),
        sa.Column("why", sa.Text, nullable=False),
    )


def _tables() -> None:
    op.create_table(
        "entries",
        sa.Column("table_id", sa.Text, primary_key=True),
        sa.Column("number", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("at", sa.Double, nullable=False),
        sa.Column("kind", sa.Text, nullable=False),
        sa.Column("body", sa.Text, nullable=False),
    )
    op.create_table(
        "snapshots",
        sa.Column("table_id", sa.Text, primary_key=True),
        sa.Column("number", sa.Integer, nullable=False),
        sa.Column("packed", sa.LargeBinary, nullable=False),
    )
    op.create_table(
        "heads",
        sa.Column("table_id", sa.Text, primary_key=True),
        sa.Column("game", sa.Text, nullable=False),
        sa.Column("version", sa.Integer, nullable=False),
        sa.Column("status", sa.Text, nullable=False),
        sa.Column("private", sa.Boolean, nullable=False),
        sa.Column("host", sa.Text, nullable=False),
        sa.Column("number", sa.Integer, nullable=False),
        sa.Column("moves", sa.Integer, nullable=False),
        sa.Column("turn", sa.Integer, nullable=False),
        sa.Column("seats", sa.Text, nullable=False),
        sa.Column("touched", sa.Double, nullable=False),
        sa.Column("deadline", sa.Double, index=True),
        sa.Column("thinker", sa.Text),
        sa.Column("thinks_until", sa.Double, index=True),
        sa.Column("source", sa.Text, nullable=False, server_default=""),
        sa.Column("seen", sa.Double, nullable=False, server_default="0"),
        sa.Column("board", sa.Text),
        sa.Column("result", sa.Text),
    )
    op.create_index("heads_by_board", "heads", ["board"])
    op.create_index("heads_by_status", "heads", ["status", "private", "touched"])
    op.create_index("heads_by_host", "heads", ["host", "status"])
    op.create_index("heads_by_source", "heads", ["source", "status"])
    op.create_index("heads_by_seen", "heads", ["seen"])
    op.create_table(
        "sitters",
        sa.Column("table_id", sa.Text, primary_key=True),
        sa.Column("person_id", sa.Text, primary_key=True, index=True),
        sa.Column("seen", sa.Double, nullable=False, server_default="0"),
    )
    op.create_table(
        "unlisted",
        sa.Column("table_id", sa.Text, primary_key=True),
        sa.Column("person_id", sa.Text, primary_key=True, index=True),
    )
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


def _kept_games() -> None:
    op.create_table(
        "boards",
        sa.Column("digest", sa.Text, primary_key=True),
        sa.Column("game", sa.Text, nullable=False),
        sa.Column("content", sa.Text, nullable=False),
        sa.Column("drawing", sa.Text, nullable=False),
        sa.Column("seen", sa.Double, nullable=False, server_default="0"),
    )
    op.create_table(
        "records",
        sa.Column("id", sa.Text, primary_key=True),
        sa.Column("text", sa.Text, nullable=False),
        sa.Column("at", sa.Double, nullable=False),
        sa.Column("source", sa.Text, nullable=False, server_default=""),
        sa.Column("seen", sa.Double, nullable=False, server_default="0"),
        sa.Column("board", sa.Text),
    )
    op.create_index("records_by_seen", "records", ["seen"])
    op.create_index("records_by_board", "records", ["board"])
    op.create_table(
        "analyses",
        sa.Column("replay_id", sa.Text, primary_key=True),
        sa.Column("iterations", sa.Integer, nullable=False),
        sa.Column("status", sa.Text, nullable=False),
        sa.Column("done", sa.Integer, nullable=False),
        sa.Column("total", sa.Integer, nullable=False),
        sa.Column("alive_until", sa.Double, nullable=False),
        sa.Column("report", sa.Text),
        sa.Column("seen", sa.Double, nullable=False, server_default="0"),
    )
    op.create_index("analyses_by_seen", "analyses", ["seen"])
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


def _marks_of_the_database() -> None:
    op.create_table(
        "jobs", sa.Column("name", sa.Text, primary_key=True), sa.Column("begun", sa.Double, nullable=False)
    )
    op.create_table("secret", sa.Column("fingerprint", sa.Text, primary_key=True))
    op.create_table(
        "contents",
        sa.Column("game", sa.Text, primary_key=True),
        sa.Column("content_hash", sa.Text, nullable=False),
    )
