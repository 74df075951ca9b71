"""Other worlds: a table as it might be, for all that a pair of eyes can know.

A world is put into the place of the true table, in the memory of the service alone. What is sent meanwhile
comes from it, over the real wire; then the true table is put back, and nothing has happened.
"""

from __future__ import annotations

from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager, contextmanager
from copy import deepcopy
from unittest import mock

from pangea.core.chance import Random, below, random_from
from pangea.core.errors import BadMove
from pangea.core.record import Record, copied, same
from pangea.core.views import veiled
from pangea.server.tables.open_tables import OpenTable
from pangea.server.tables.table_match import TableMatch

from .serving import LiveService

DRAWS = 12
"""So many worlds are drawn to find one in which a move can be made."""


class Worlds:
    """The true table, and those it might be."""

    def __init__(self, service: LiveService, table_id: str) -> None:
        self._inside, self._id = service.inside, table_id
        self._referee = service.inside.tables.referee
        self._luck = random_from(len(table_id))
        self.others = 0
        """How many of the worlds were not the true one after all."""

    async def true(self) -> OpenTable:
        found = await self._referee.open_tables.table(self._id, at_least=0)
        assert found is not None
        return found

    async def state(self) -> Record:
        """What truly lies on the table, now and for good."""
        return copied(_match(await self.true()).state)

    @asynccontextmanager
    async def imagined(self, eyes: int) -> AsyncIterator[TableMatch]:
        """In a world that these eyes can't tell from the true one."""
        table = await self.true()
        async with self._instead(table, _imagined(_match(table), eyes, self._luck)) as match:
            yield match

    @asynccontextmanager
    async def rehearsal(self, eyes: int, move: str) -> AsyncIterator[TableMatch | None]:
        """In such a world, for a move that is possible there; None if no such world was found.

        Nature may deal something else there. Nothing is written down, and no bot thinks about it.
        """
        table = await self.true()
        drawn = (_imagined(_match(table), eyes, self._luck) for _ in range(DRAWS))
        world = next((match for match in drawn if _is_possible(match, move)), None)
        if world is None:
            yield None
            return
        world.seed += below(self._luck, 2)
        with self._nothing_is_written():
            async with self._instead(table, world) as match:
                yield match

    @asynccontextmanager
    async def _instead(self, true: OpenTable, match: TableMatch) -> AsyncIterator[TableMatch]:
        self.others += not same(match.state, _match(true).state)
        open_tables = self._referee.open_tables
        open_tables.put(OpenTable(true.id, deepcopy(true.state), match, plays_on=true.plays_on))
        try:
            yield match
        finally:
            open_tables.put(true)

    @contextmanager
    def _nothing_is_written(self) -> Iterator[None]:
        written = mock.AsyncMock(return_value=True)
        with (
            mock.patch.object(self._inside.store.ledger, "append", written),
            mock.patch.object(self._referee, "sleeps", return_value=True),
        ):
            yield


def look_alike(match: TableMatch, state: Record, eyes: int) -> bool:
    """Can't these eyes tell what lies on this table from that state?"""
    return same(veiled(match.edition, match.state, eyes), veiled(match.edition, state, eyes))


def _match(table: OpenTable) -> TableMatch:
    assert table.match is not None
    return table.match


def _imagined(true: TableMatch, eyes: int, luck: Random) -> TableMatch:
    """The same match, but for what these eyes can't know; nothing has been shown of it yet."""
    match = true.at(len(true.moves))
    match.edition.rules.imagine(match.state, eyes, luck)
    return match


def _is_possible(match: TableMatch, move: str) -> bool:
    try:
        return match.edition.is_possible(match.state, match.edition.read(match.state, move))
    except BadMove:
        return False
