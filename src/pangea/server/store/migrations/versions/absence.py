"""When each person was last at each of their tables."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "absence"
down_revision = "secret_fingerprint"


def upgrade() -> None:
    op.add_column("sitters", sa.Column("seen", sa.Double, nullable=False, server_default="0"))
