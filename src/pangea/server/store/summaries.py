"""Tables at a glance: what the lists show, and which tables wait for a bot or a clock."""

from __future__ import annotations

from collections.abc import Collection, Iterator, Sequence

from sqlalchemy import ColumnElement, Row, Select, and_, func, or_, select, update
from sqlalchemy.ext.asyncio import AsyncEngine

from pangea.server.store.models import SitterRow, SummaryRow, UnlistedRow
from pangea.server.store.writer import dialect_of

Summary = Row[tuple[SummaryRow]]
"""The columns of a SummaryRow."""
MOST_LISTED = 100
MOST_SWEPT = 200
ASLEEP = ""
"""The thinker of a table where a bot is to move, but which sleeps: no person plays there or watches."""


class Summaries:
    def __init__(self, engine: AsyncEngine) -> None:
        self._engine = engine
        self._dialect = dialect_of(engine)

    async def number(self, table_id: str) -> int | None:
        """The number of the last entry of a table, to see whether what is known of it is up to date."""
        numbers = await self.numbers([table_id])
        return numbers.get(table_id)

    async def summary(self, table_id: str) -> Summary | None:
        async with self._engine.connect() as connection:
            return (await connection.execute(_columns().where(SummaryRow.table_id == table_id))).first()

    async def numbers(self, table_ids: Collection[str]) -> dict[str, int]:
        wanted = select(SummaryRow.table_id, SummaryRow.number).where(SummaryRow.table_id.in_(table_ids))
        async with self._engine.connect() as connection:
            return {row.table_id: row.number for row in await connection.execute(wanted)}

    async def of_person(self, person_id: str) -> Sequence[Summary]:
        """The tables at which somebody sits or which they made, those that go on first."""
        sits = select(SitterRow.table_id).where(SitterRow.person_id == person_id)
        off = select(UnlistedRow.table_id).where(UnlistedRow.person_id == person_id)
        return await self._listed(
            _columns()
            .where(or_(SummaryRow.table_id.in_(sits), SummaryRow.host == person_id))
            .where(SummaryRow.table_id.not_in(off))
            .order_by(SummaryRow.status == "over", SummaryRow.touched.desc())
        )

    async def going_on(self, person_id: str) -> Sequence[Summary]:
        """Return the tables that are not over and at which this person sits."""
        sits = select(SitterRow.table_id).where(SitterRow.person_id == person_id)
        wanted = _columns().where(SummaryRow.table_id.in_(sits), SummaryRow.status != "over")
        async with self._engine.connect() as connection:
            return (await connection.execute(wanted)).all()

    async def public(self, status: str, among: Sequence[str] | None = None) -> Sequence[Summary]:
        """The tables that everybody may see, all or only some, those touched last first."""
        wanted = _columns().where(SummaryRow.status == status, SummaryRow.private.is_(False))
        if among is not None:
            wanted = wanted.where(SummaryRow.table_id.in_(among))
        return await self._listed(wanted.order_by(SummaryRow.touched.desc()))

    async def to_watch(self) -> Sequence[Summary]:
        """The games that everybody may watch. What somebody plays alone, against bots, is for nobody else."""
        people = select(func.count()).where(SitterRow.table_id == SummaryRow.table_id).scalar_subquery()
        wanted = _columns().where(SummaryRow.status == "playing", SummaryRow.private.is_(False), people != 1)
        return await self._listed(wanted.order_by(SummaryRow.touched.desc()))

    async def take_off_list(self, table_id: str, person_id: str) -> None:
        """Somebody has no use for a table on their list any more. The table itself stays."""
        new = self._dialect.insert(UnlistedRow).values(table_id=table_id, person_id=person_id)
        async with self._engine.begin() as connection:
            await connection.execute(new.on_conflict_do_nothing())

    async def note_result(self, table_id: str, result: str) -> None:
        """How a game came out that was over before that was kept."""
        is_unknown = and_(SummaryRow.table_id == table_id, SummaryRow.result.is_(None))
        async with self._engine.begin() as connection:
            await connection.execute(update(SummaryRow).where(is_unknown).values(result=result))

    async def made_by(self, person_id: str) -> int:
        """How many tables that are not over somebody has made."""
        wanted = select(func.count()).where(SummaryRow.host == person_id, SummaryRow.status != "over")
        async with self._engine.connect() as connection:
            return (await connection.execute(wanted)).scalar_one()

    async def sitting_at(self, people: Collection[str], since: float) -> dict[str, int]:
        """At how many tables these people have a seat, or one is kept for them: of those that go on, and at
        which something has happened since."""
        wanted = (
            select(SitterRow.person_id, func.count().label("tables"))
            .join(SummaryRow, SummaryRow.table_id == SitterRow.table_id)
            .where(SitterRow.person_id.in_(people))
            .where(SummaryRow.status != "over", SummaryRow.touched >= since)
            .group_by(SitterRow.person_id)
        )
        async with self._engine.connect() as connection:
            return {row.person_id: row.tables for row in await connection.execute(wanted)}

    async def bots_of(self, source: str) -> int:
        """How many tables at which a bot is to move come from a source, those that sleep too."""
        wanted = select(func.count()).where(
            SummaryRow.source == source, SummaryRow.status == "playing", SummaryRow.thinker.is_not(None)
        )
        async with self._engine.connect() as connection:
            return (await connection.execute(wanted)).scalar_one()

    async def run_out(self, now: float) -> list[str]:
        """The tables at which a clock has run out."""
        wanted = select(SummaryRow.table_id).where(SummaryRow.deadline <= now).limit(MOST_SWEPT)
        async with self._engine.connect() as connection:
            return list((await connection.execute(wanted)).scalars())

    async def take_over(
        self, thinker: str, now: float, until: float, versions: Collection[tuple[str, int]]
    ) -> Sequence[Summary]:
        """Take tables at which a bot is to move and nobody thinks for it any more: some of every source."""
        played = or_(
            *(and_(SummaryRow.game == game, SummaryRow.version == version) for game, version in versions)
        )
        orphaned = and_(SummaryRow.thinks_until < now, played)
        place = (
            func.row_number().over(partition_by=SummaryRow.source, order_by=SummaryRow.touched).label("place")
        )
        queue = select(SummaryRow.table_id, place).where(orphaned).subquery()
        async with self._engine.connect() as connection:
            # Usually there are none, and whoever only reads is in nobody's way.
            first = select(queue.c.table_id).order_by(queue.c.place).limit(MOST_SWEPT)
            table_ids = list((await connection.execute(first)).scalars())
        if not table_ids:
            return []
        found = and_(SummaryRow.table_id.in_(table_ids), orphaned)
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
    ) -> list[Summary]:
        """Those of these tables that slept: a process thinks about them from now on."""
        played = or_(
            *(and_(SummaryRow.game == game, SummaryRow.version == version) for game, version in versions)
        )
        woken: list[Summary] = []
        for some in _in_parts(table_ids):
            sleeps = and_(SummaryRow.table_id.in_(some), SummaryRow.thinker == ASLEEP, played)
            woken += await self._set(sleeps, thinker=thinker, thinks_until=until)
        return woken

    async def give_up(self, thinker: str) -> None:
        """A process closes: others may think at once."""
        await self._set(
            and_(SummaryRow.thinker == thinker, SummaryRow.thinks_until.is_not(None)), thinks_until=0.0
        )

    async def _set(self, which: ColumnElement[bool], **values: object) -> Sequence[Summary]:
        # A row that another process is writing is skipped: nobody waits here, so nobody waits in a ring.
        found = select(SummaryRow.table_id).where(which).limit(MOST_SWEPT).with_for_update(skip_locked=True)
        changed = update(SummaryRow).where(SummaryRow.table_id.in_(found)).values(**values)
        async with self._engine.begin() as connection:
            return (await connection.execute(changed.returning(*SummaryRow.__table__.columns))).all()

    async def _listed(self, wanted: Select[tuple[SummaryRow]]) -> Sequence[Summary]:
        async with self._engine.connect() as connection:
            return (await connection.execute(wanted.limit(MOST_LISTED))).all()


def _thought_about(thinker: str, table_ids: Sequence[str]) -> ColumnElement[bool]:
    return and_(
        SummaryRow.table_id.in_(table_ids),
        SummaryRow.thinker == thinker,
        SummaryRow.thinks_until.is_not(None),
    )


def _in_parts(table_ids: Sequence[str]) -> Iterator[Sequence[str]]:
    return (table_ids[first : first + MOST_SWEPT] for first in range(0, len(table_ids), MOST_SWEPT))


def _columns() -> Select[tuple[SummaryRow]]:
    return select(*SummaryRow.__table__.columns)
