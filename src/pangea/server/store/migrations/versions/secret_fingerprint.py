"""The fingerprint of the secret that a database was created with."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "secret_fingerprint"
down_revision = "challenges"


def upgrade() -> None:
    op.create_table("secret", sa.Column("fingerprint", sa.Text, primary_key=True))
