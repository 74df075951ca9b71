"""Boards that people brought along are kept once, and tables and records refer to them."""

from __future__ import annotations

import json
import time
from collections.abc import Iterator
from itertools import chain
from typing import Any

import sqlalchemy as sa
from alembic import op

from pangea.server.store.boards import row_of

revision = "boards"
down_revision = "shares"

_ENTRIES = sa.table(
    "entries", sa.column("table_id"), sa.column("number"), sa.column("kind"), sa.column("body")
)
_RECORDS = sa.table("records", sa.column("id"), sa.column("text"), sa.column("board"))
_HEADS = sa.table("heads", sa.column("table_id"), sa.column("board"))


def upgrade() -> None:
    boards = op.create_table(
        "boards",
        sa.Column("digest", sa.Text, primary_key=True),
        sa.Column("game", sa.Text, nullable=False),
        sa.Column("content", sa.Text, nullable=False),
        sa.Column("drawing", sa.Text, nullable=False),
        sa.Column("seen", sa.Double, nullable=False, server_default="0"),
    )
    for table in ("heads", "records"):
        op.add_column(table, sa.Column("board", sa.Text))
        op.create_index(f"{table}_by_board", table, ["board"])
    assert boards is not None
    known: set[str] = set()
    for refers, game, content in chain(_of_tables(), _of_records()):
        row = row_of(game, content)
        if row["digest"] not in known:
            known.add(row["digest"])
            op.execute(sa.insert(boards).values(**row, seen=time.time()))
        op.execute(refers.values(board=row["digest"]))


Found = tuple[sa.Update, str, dict[str, Any]]
"""What refers to a board, the game, and the whole content."""


def _of_tables() -> Iterator[Found]:
    """The contents that stand in the first entries of tables."""
    first = _ENTRIES.c.number == 1
    for table_id, body in _each(_ENTRIES.c.table_id, _ENTRIES.c.body, first):
        entry = json.loads(body)
        if isinstance(entry.get("content"), dict):
            yield sa.update(_HEADS).where(_HEADS.c.table_id == table_id), entry["game"], entry["content"]


def _of_records() -> Iterator[Found]:
    for record_id, text in _each(_RECORDS.c.id, _RECORDS.c.text, sa.true()):
        record = json.loads(text)
        content = record.get("options", {}).get("content")
        if isinstance(content, dict):
            yield sa.update(_RECORDS).where(_RECORDS.c.id == record_id), record["game"], content


def _each(key: Any, text: Any, which: Any) -> Iterator[tuple[str, str]]:
    """The texts that may hold a content, read one by one: all of them might not fit into memory."""
    connection = op.get_bind()
    keys = connection.scalars(sa.select(key).where(which, text.like('%"content"%'))).all()
    for found in keys:
        yield found, str(connection.scalar(sa.select(text).where(which, key == found)))
