"""Boards that people brought along, each kept once, by its digest."""

from __future__ import annotations

import json
import time
from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from sqlalchemy import ColumnElement, and_, exists, select, update
from sqlalchemy.ext.asyncio import AsyncEngine

from pangea.core.content import DRAWING, digest_of, without_drawing, written
from pangea.server.store.models import BoardRow, RecordRow, SummaryRow
from pangea.server.store.writer import dialect_of

SPARED = 24 * 3600
"""Seconds for which a board stays although nothing refers to it: it is kept before its table is."""


@dataclass(frozen=True)
class BoardKept:
    """A board as it is kept: what is played by and how it is drawn, both as JSON."""

    game: str
    content: str
    drawing: str


class Boards:
    def __init__(self, engine: AsyncEngine) -> None:
        self._engine = engine
        self._dialect = dialect_of(engine)

    async def put(self, game: str, content: Mapping[str, Any]) -> str:
        """Keep a board, and return its digest; the same one twice is kept once."""
        row = {**row_of(game, content), "seen": time.time()}
        new = self._dialect.insert(BoardRow).values(row)
        again = new.on_conflict_do_update(index_elements=["digest"], set_={"seen": new.excluded.seen})
        async with self._engine.begin() as connection:
            await connection.execute(again)
        return str(row["digest"])

    async def use(self, digest: str) -> bool:
        """Somebody is about to refer to a board; False if there is none."""
        used = update(BoardRow).where(BoardRow.digest == digest).values(seen=time.time())
        async with self._engine.begin() as connection:
            return (await connection.execute(used)).rowcount > 0

    async def get(self, digest: str) -> BoardKept | None:
        wanted = select(BoardRow.game, BoardRow.content, BoardRow.drawing).where(BoardRow.digest == digest)
        async with self._engine.connect() as connection:
            row = (await connection.execute(wanted)).first()
        return None if row is None else BoardKept(*row)

    async def content(self, digest: str) -> dict[str, Any] | None:
        """What a board is played by; its drawing is not even read."""
        wanted = select(BoardRow.content).where(BoardRow.digest == digest)
        async with self._engine.connect() as connection:
            text = await connection.scalar(wanted)
        content: dict[str, Any] | None = None if text is None else json.loads(text)
        return content


def is_unused(now: float, opened_since: float = float("-inf")) -> ColumnElement[bool]:
    """Does no table and no record refer to a board, and has nobody brought it lately?

    Only tables and records that were opened since then count: those that were not are about to go.
    """
    of_table = exists().where(SummaryRow.board == BoardRow.digest, SummaryRow.seen >= opened_since)
    of_record = exists().where(RecordRow.board == BoardRow.digest, RecordRow.seen >= opened_since)
    return and_(BoardRow.seen < now - SPARED, ~of_table, ~of_record)


def row_of(game: str, content: Mapping[str, Any]) -> dict[str, Any]:
    """What is kept of a board."""
    return {
        "digest": digest_of(game, content),
        "game": game,
        "content": written(without_drawing(content) or {}),
        "drawing": written(content.get(DRAWING) or {}),
    }
