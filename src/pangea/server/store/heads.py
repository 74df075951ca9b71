"""Tables at a glance: what the lists show, and which tables wait for a bot or a clock."""

from __future__ import annotations

from collections.abc import Collection, Iterator, Sequence

from sqlalchemy import ColumnElement, Row, Select, and_, func, or_, select, update
from sqlalchemy.ext.asyncio import AsyncEngine

from pangea.server.store.models import HeadRow, SitterRow

Head = Row[tuple[HeadRow]]
"""The columns of a HeadRow."""
MOST_LISTED = 100
MOST_SWEPT = 200
ASLEEP = ""
"""The thinker of a table where a bot is to move, but which sleeps: no person plays there or watches."""


class Heads:
    def __init__(self, engine: AsyncEngine) -> None:
        self._engine = engine

    async def number(self, table_id: str) -> int | None:
        """The number of the last entry of a table, for somebody who would see whether he is up to date."""
        numbers = await self.numbers([table_id])
        return numbers.get(table_id)

    async def head(self, table_id: str) -> Head | None:
        async with self._engine.connect() as connection:
            return (await connection.execute(_columns().where(HeadRow.table_id == table_id))).first()

    async def numbers(self, table_ids: Collection[str]) -> dict[str, int]:
        wanted = select(HeadRow.table_id, HeadRow.number).where(HeadRow.table_id.in_(table_ids))
        async with self._engine.connect() as connection:
            return {row.table_id: row.number for row in await connection.execute(wanted)}

    async def of_person(self, person_id: str) -> Sequence[Head]:
        """The tables at which somebody sits or which they made, those that go on first."""
        sits = select(SitterRow.table_id).where(SitterRow.person_id == person_id)
        return await self._listed(
            _columns()
            .where(or_(HeadRow.table_id.in_(sits), HeadRow.host == person_id))
            .order_by(HeadRow.status == "over", HeadRow.touched.desc())
        )

    async def public(self, status: str, among: Sequence[str] | None = None) -> Sequence[Head]:
        """The tables that everybody may see, all or only some, those touched last first."""
        wanted = _columns().where(HeadRow.status == status, HeadRow.private.is_(False))
        if among is not None:
            wanted = wanted.where(HeadRow.table_id.in_(among))
        return await self._listed(wanted.order_by(HeadRow.touched.desc()))

    async def made_by(self, person_id: str) -> int:
        """How many tables that are not over somebody has made."""
        wanted = select(func.count()).where(HeadRow.host == person_id, HeadRow.status != "over")
        async with self._engine.connect() as connection:
            return (await connection.execute(wanted)).scalar_one()

    async def bots_of(self, source: str) -> int:
        """How many tables at which a bot is to move come from a source, those that sleep too."""
        wanted = select(func.count()).where(
            HeadRow.source == source, HeadRow.status == "playing", HeadRow.thinker.is_not(None)
        )
        async with self._engine.connect() as connection:
            return (await connection.execute(wanted)).scalar_one()

    async def run_out(self, now: float) -> list[str]:
        """The tables at which a clock has run out."""
        wanted = select(HeadRow.table_id).where(HeadRow.deadline <= now).limit(MOST_SWEPT)
        async with self._engine.connect() as connection:
            return list((await connection.execute(wanted)).scalars())

    async def take_over(
        self, thinker: str, now: float, until: float, versions: Collection[tuple[str, int]]
    ) -> Sequence[Head]:
        """Take tables at which a bot is to move and nobody thinks for it any more: some of every source."""
        played = or_(*(and_(HeadRow.game == game, HeadRow.version == version) for game, version in versions))
        orphaned = and_(HeadRow.thinks_until < now, played)
        place = func.row_number().over(partition_by=HeadRow.source, order_by=HeadRow.touched).label("place")
        queue = select(HeadRow.table_id, place).where(orphaned).subquery()
        async with self._engine.connect() as connection:
            # Usually there are none, and who only reads is in nobody's way.
            first = select(queue.c.table_id).order_by(queue.c.place).limit(MOST_SWEPT)
            table_ids = list((await connection.execute(first)).scalars())
        if not table_ids:
            return []
        found = and_(HeadRow.table_id.in_(table_ids), orphaned)
        return await self._set(found, thinker=thinker, thinks_until=until)

    async def still_thinking(self, thinker: str, table_ids: Sequence[str], until: float) -> None:
        """A sign of life for the tables that a process thinks about."""
        for some in _in_parts(table_ids):
            await self._set(_thought_about(thinker, some), thinks_until=until)

    async def fall_asleep(self, thinker: str, table_ids: Sequence[str]) -> None:
        """A process thinks no longer about tables that nobody looks at."""
        for some in _in_parts(table_ids):
            await self._set(_thought_about(thinker, some), thinker=ASLEEP, thinks_until=None)

    async def wake(
        self, thinker: str, table_ids: Sequence[str], until: float, versions: Collection[tuple[str, int]]
    ) -> list[Head]:
        """Those of these tables that slept: a process thinks about them from now on."""
        played = or_(*(and_(HeadRow.game == game, HeadRow.version == version) for game, version in versions))
        woken: list[Head] = []
        for some in _in_parts(table_ids):
            sleeps = and_(HeadRow.table_id.in_(some), HeadRow.thinker == ASLEEP, played)
            woken += await self._set(sleeps, thinker=thinker, thinks_until=until)
        return woken

    async def give_up(self, thinker: str) -> None:
        """A process closes: others may think at once."""
        await self._set(and_(HeadRow.thinker == thinker, HeadRow.thinks_until.is_not(None)), thinks_until=0.0)

    async def _set(self, which: ColumnElement[bool], **values: object) -> Sequence[Head]:
        # A row that another process writes just now is skipped: nobody waits here, so nobody waits in a ring.
        found = select(HeadRow.table_id).where(which).limit(MOST_SWEPT).with_for_update(skip_locked=True)
        changed = update(HeadRow).where(HeadRow.table_id.in_(found)).values(**values)
        async with self._engine.begin() as connection:
            return (await connection.execute(changed.returning(*HeadRow.__table__.columns))).all()

    async def _listed(self, wanted: Select[tuple[HeadRow]]) -> Sequence[Head]:
        async with self._engine.connect() as connection:
            return (await connection.execute(wanted.limit(MOST_LISTED))).all()


def _thought_about(thinker: str, table_ids: Sequence[str]) -> ColumnElement[bool]:
    return and_(
        HeadRow.table_id.in_(table_ids), HeadRow.thinker == thinker, HeadRow.thinks_until.is_not(None)
    )


def _in_parts(table_ids: Sequence[str]) -> Iterator[Sequence[str]]:
    return (table_ids[first : first + MOST_SWEPT] for first in range(0, len(table_ids), MOST_SWEPT))


def _columns() -> Select[tuple[HeadRow]]:
    return select(*HeadRow.__table__.columns)
