"""Boards that people brought along, each kept once, by its digest."""

from __future__ import annotations

import json
import time
from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from sqlalchemy import delete, exists, select, update
from sqlalchemy.ext.asyncio import AsyncEngine

from pangea.core.content import DRAWING, digest_of, without_drawing, written
from pangea.server.store.models import BoardRow, HeadRow, RecordRow
from pangea.server.store.pens import dialect_of


@dataclass(frozen=True)
class BoardKept:
    """A board as it is kept: what is played by and how it is drawn, both as JSON."""

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
        wanted = select(BoardRow.content, BoardRow.drawing).where(BoardRow.digest == digest)
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

    async def remove_unused(self, before: float) -> int:
        """Remove the boards that no table and no record refers to, and nobody brought since; how many.

        A board is kept a moment before the table that refers to it: `before` must leave time for that.
        """
        is_used = exists().where(HeadRow.board == BoardRow.digest) | exists().where(
            RecordRow.board == BoardRow.digest
        )
        unused = delete(BoardRow).where(BoardRow.seen < before, ~is_used)
        async with self._engine.begin() as connection:
            return (await connection.execute(unused)).rowcount


def row_of(game: str, content: Mapping[str, Any]) -> dict[str, Any]:
    """What is kept of a board."""
    return {
        "digest": digest_of(game, content),
        "game": game,
        "content": written(without_drawing(content) or {}),
        "drawing": written(content.get(DRAWING) or {}),
    }
